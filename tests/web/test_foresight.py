"""What a page promises of a sketch before it is laid is what the rules foresee."""

import msgspec

from app.web.site import TableSite
from engine.games import yokai
from engine.games.yokai import COLOURS, VALUE, Distracted, Hid, Laid, Lay, Summoned, Took, View, foresee, view_of
from tests.games.test_conformance import whole_match
from tests.web.conftest import Company

MATCHES = 6
MOST = 1500

FORESEEN = """
const [address, asked, done] = arguments;
const all = (module) => done(asked.map(([view, move]) => module.foresee(view, move)));
import(address).then(all, (fault) => done(String(fault)));
"""


def as_page(view: View, move: Lay) -> dict[str, object]:
    """As the page says it, in English."""
    seen = foresee(view, move)
    after = [step for step in seen.steps if not isinstance(step, Laid | Summoned | Distracted)]
    says = []
    for step in after:
        assert isinstance(step, Took | Hid)
        if isinstance(step, Hid):
            says.append("the yokai hides")
        else:
            says.append(f"{VALUE[step.yokai]} points for {'you' if step.seat == view.turn else 'them'}")
    stack = seen.stacks[COLOURS.index(move.on)]
    left = None if stack.top is None else VALUE[stack.top] - sum(len(side) for side in stack.sides)
    return {"told": says, "left": left}


def test_a_page_foresees_what_the_rules_do(company: Company, site: TableSite) -> None:
    moments = [moment for seed in range(MATCHES) for moment in whole_match("yokai", "duel", 2, seed)]
    states = [moment.position.state for moment in moments]
    asked = [
        (view_of(state, state.turn), move)
        for state in states[::3]
        if state.turn is not None
        for move in yokai.choices(state, state.turn).moves
        if isinstance(move, Lay)
    ][:MOST]
    expected = [as_page(view, move) for view, move in asked]
    assert sum(bool(one["told"]) for one in expected) > 50, "something happens"
    said = msgspec.to_builtins(asked)
    found = company.mia.look().execute_async_script(FORESEEN, f"/{site.version}/boards/yokai.js", said)
    assert isinstance(found, list), found
    for (_view, move), one, right in zip(asked, found, expected, strict=True):
        assert one["told"] == right["told"], move
        if not right["told"]:
            assert one["left"] == right["left"], move
