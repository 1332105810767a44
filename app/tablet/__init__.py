"""What the tablet gives: its screen and edges, files, sharing, work beside the Kivy thread."""
