"""`python3 -m engine.companion`: the companion's door.  What can be asked stands in docs/companions.md."""

import sys

from engine.companion.door import main

sys.exit(main())
