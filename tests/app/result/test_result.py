"""The end of a match on the screen, and the pause."""

import pytest
from msgspec.structs import replace

from app.ui.buttons import SignButton
from app.ui.words import Words
from engine import requests
from engine.dealer import Dealer
from engine.seats import Seat
from engine.table import Table, opening


def played(token, seed=3, seats=None, game="yokai", variant="duel"):
    """The last scene of a match, as the spectators see it."""
    opened = opening(game, seats or [Seat("Ada", 0), Seat("Bo", 1)], token, variant)
    table = Table.open(opened, None, Dealer(seed))
    said = 0
    while not table.position.ended:
        seat = table.game.waiting(table.position.state)[0]
        moves = table.game.choices(table.position.state, seat).all()
        said += 1
        answer = table.hear(token, requests.say(seat, table.position.heard[seat] + 1, moves[said * 7 % len(moves)]))
        assert answer.accepted
    scene = table.scene(None)
    table.close()
    return scene


@pytest.fixture
def scene(easel):
    return played(easel.app.library.token)


def test_the_result_names_the_winner_and_all_scores(easel, scene):
    easel.go("result", scene=scene)
    (winner,) = scene.result.winners
    assert easel.reads(f"{scene.seats[winner].name} wins!")
    for score in scene.result.scores:
        assert str(score) in easel.words()


def test_a_tap_on_a_score_says_why_line_by_line(easel, scene):
    easel.go("result", scene=scene)
    seat = scene.result.winners[0]
    lines = [line for line in scene.result.why if line.seat == seat]
    easel.page.podium.step_of(seat).block.dispatch("on_release")
    easel.frames()
    assert easel.reads(f"{scene.seats[seat].name}: why these points?")
    assert sum(word.startswith("+") for word in easel.words()) == sum(line.points > 0 for line in lines)
    assert easel.reads(f"Total: {scene.result.scores[seat]} points")


def test_scores_are_counted_up_line_by_line_and_a_touch_counts_the_rest(open_easel):
    easel = open_easel(less_motion=False)
    scene = played(easel.app.library.token)
    easel.go("result", scene=scene)
    assert easel.reads("Counting the points")
    assert not easel.reads("wins!")
    first = easel.wait(lambda: [word for word in easel.words() if word.startswith("+")], "the first line")
    assert first == [f"+{scene.result.why[0].points}"]
    easel.down(200, 200)
    easel.up()
    shown = [easel.page.podium.step_of(seat).points.text for seat in (0, 1)]
    assert shown == [str(score) for score in scene.result.scores]
    assert easel.reads("wins!")


def test_who_share_a_place_stand_equally_high_however_long_their_names_are(open_easel):
    easel = open_easel(size=(640, 360))
    seats = [Seat("Grandmother Hannah", 0), Seat("Bo", 1), Seat("Cy", 2), Seat("Di", 3)]
    scene = played(easel.app.library.token, seats=seats, game="pictoric", variant="open")
    easel.go("result", scene=replace(scene, result=replace(scene.result, winners=(0, 1, 2), scores=(4, 4, 4, 1))))
    easel.frames(2)
    steps = [easel.page.podium.step_of(seat) for seat in (0, 1, 2)]
    assert len({step.standing.place for step in steps}) == 1
    assert len({name.font_size for step in steps for name in step.names}) == 2, "one has small letters"
    assert len({step.block.height for step in steps}) == len({step.badges[0].y for step in steps}) == 1


def test_once_again_with_the_same_seats(easel):
    seats = [Seat("Ada", 4), Seat("Fox", 1, bot="strong")]
    easel.go("result", scene=played(easel.app.library.token, seats=[Seat("Ada", 4), Seat("Fox", 1)]))
    easel.page.scene = type(easel.page.scene)(**{**_fields(easel.page.scene), "seats": tuple(seats)})
    easel.tap("Play again")
    scenes = easel.wait(lambda: easel.app.bridge.latest, "the table")
    assert list(scenes.spectator.seats) == seats
    assert [type(page).__name__ for page in easel.app.room.way] == ["Home", "PlayPage"], "no result is left on the way"


def _fields(scene):
    return {name: getattr(scene, name) for name in scene.__struct_fields__}


def test_a_shared_victory_names_everybody(easel, scene):
    easel.go("result", scene=replace(scene, result=replace(scene.result, winners=(0, 1))))
    assert easel.reads("Ada and Bo share the victory!")
    assert {one.place for one in easel.page.standings} == {0}


def test_back_from_the_result_leads_home(easel, scene):
    easel.go("setup", game="yokai")
    easel.go("result", scene=scene)
    assert easel.back()
    assert easel.page.__class__.__name__ == "Home"


def test_the_curves_of_the_scores_end_at_the_scores(scene):
    from app.result.score_plot import courses

    found = courses(scene.result.why, 2)
    assert [course[-1][1] for course in found] == list(scene.result.scores)
    assert all(course[0][1] == 0 for course in found)


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_the_curves_take_what_the_rest_of_the_table_leaves(open_easel, size):
    """Four players: three stand on blocks, and one line says how the fourth did."""
    from app.result.score_plot import ScorePlot

    easel = open_easel(size=size)
    four = [Seat(name, place) for place, name in enumerate(("Ada", "Bo", "Cy", "Di"))]
    easel.go("result", scene=played(easel.app.library.token, seats=four, game="pictoric", variant="open"))
    (plot,) = easel.all(ScorePlot)
    assert plot.height >= 0.6 * plot.parent.parent.height


def test_the_curves_take_what_is_left_in_the_largest_letters_too(open_easel):
    from app.result.score_plot import ScorePlot
    from app.ui.scroll import Scroll

    easel = open_easel(letters="largest")
    four = [Seat(name, place) for place, name in enumerate(("Ada", "Bo", "Cy", "Di"))]
    easel.go("result", scene=played(easel.app.library.token, seats=four, game="pictoric", variant="open"))
    (plot,) = easel.all(ScorePlot)
    (scroll,) = easel.all(Scroll)
    column = scroll.children[0]
    assert column.height == pytest.approx(scroll.height, abs=2), "no empty paper, and nothing to scroll"
    assert plot.height >= 0.5 * scroll.height


def test_symbols_at_the_ends_of_the_curves_take_the_first_free_place_beside_each_other():
    from app.result.score_plot import apart, side_by_side

    assert side_by_side([10, 10, 50, 12, 10], 5) == [0, 1, 0, 2, 3]
    assert side_by_side([0, 4, 8], 5) == [0, 1, 0], "the third is far enough from the first"
    assert apart([-32, 1, 0, -15], 6) == [-32, 1, -15]


@pytest.mark.parametrize(
    ("score", "said", "headline"),
    [
        (30, "30", "12 players share the victory!"),
        (-3, "−3", "A tough match, but you made it together!"),
    ],
)
@pytest.mark.parametrize("letters", ["normal", "largest"])
def test_twelve_who_share_the_victory_fit_on_every_screen(open_easel, letters, score, said, headline):
    """So many are not named in the headline; three stand on the podium, all others in the list."""

    easel = open_easel(letters=letters)
    scene = played(easel.app.library.token)
    seats = tuple([Seat(f"Бабуся Ганна-Параскева {number}"[-24:], number) for number in range(12)])
    why = tuple([replace(line, seat=line.seat * 5) for line in scene.result.why])
    result = replace(scene.result, scores=(score,) * 12, winners=tuple(range(12)), why=why)
    easel.go("result", scene=replace(scene, seats=seats, bots=(None,) * 12, result=result))
    for size in ((1280, 800), (640, 360), (360, 740), (600, 1024)):
        easel.turn(*size)
        assert easel.reads(headline)
        assert not easel.outside() and not easel.too_small(), size
        assert said in easel.words() and "-3" not in easel.words(), size
        assert len(easel.page.podium.children) == 3


@pytest.mark.parametrize("letters", ["normal", "largest"])
def test_partners_win_together_and_stand_on_one_block(open_easel, letters):
    easel = open_easel(letters=letters)
    names = ("Ada", "Bartholomew-Alexander", "Cy", "Grandmother Hannah", "Eve", "Фросина-Святославівна")
    seats = [Seat(name, colour) for colour, name in enumerate(names)]
    scene = played(easel.app.library.token, seats=seats, game="dixit", variant="team")
    pairs, winners = scene.view.pairs, scene.result.winners
    easel.go("result", scene=scene)
    for size in ((1280, 800), (640, 360), (360, 640), (600, 1024)):
        easel.turn(*size)
        assert len(easel.page.podium.children) == len(pairs) == 3
        assert {easel.page.podium.step_of(seat).standing.place for seat in winners} == {0}
        assert not easel.outside() and not easel.too_small(), size
        for name in names:
            assert easel.reads(name.replace("-", " ").split()[0]), (size, name)
        said = [name for step in easel.page.podium.children for name in step.names]
        small = [name.text for name in said if name.font_size < 17.9 and {" ", "-"} & set(name.text)]
        assert small == [], (size, "rather a part of a name")
        cut = [words.text for words in easel.all(Words) if words.is_shortened]
        assert not cut, (size, cut)
    assert easel.reads(" win!")
    assert all(easel.page.podium.step_of(one) is easel.page.podium.step_of(other) for one, other in pairs)


def test_the_rest_of_the_table_is_seen_whole_where_there_is_room(open_easel):
    from app.ui.scroll import Scroll

    easel = open_easel(size=(800, 1280))
    seats = [Seat(f"P{number}", number) for number in range(6)]
    easel.go("result", scene=played(easel.app.library.token, seats=seats, game="dixit", variant="classic"))
    easel.frames(4)
    (scroll,) = easel.all(Scroll)
    assert scroll.children[0].height <= scroll.height


def test_the_peoples_favourite_is_shown_again_and_a_tap_draws_it_once_more(open_easel):
    from random import Random

    from app.boards.board import Keepsake
    from app.result.wall import OnTheWall
    from engine.bots.pictomania import scribble

    easel = open_easel(less_motion=False)
    kept = Keepsake(scribble(Random(4)), lambda: "spider", 1, why=lambda: "Everybody found it!")
    easel.go("result", scene=played(easel.app.library.token), keepsakes=[kept])
    easel.down(200, 200)
    easel.up()
    assert easel.reads("Everybody found it!") and easel.reads("spider · Bo")
    (shown,) = easel.all(OnTheWall)
    assert shown.view.position == shown.view.length > 0
    assert [in_room(shown.frame, wide) for wide in (400, 120)] == [("spider · Bo", ""), ("spider", "Bo")], (
        "no dot ends a line"
    )
    easel.frames(2)
    easel.tap(shown.frame)
    assert shown.view.playing and shown.view.position < shown.view.length


def in_room(frame, wide):
    frame.width = wide
    return frame._in_room


def test_bots_have_the_names_of_the_language_that_is_chosen_at_the_result(easel, scene):
    easel.go("result", scene=replace(scene, seats=(scene.seats[0], Seat("Owl", 1, bot="weak"))))
    for language, owl in (("uk", "Сова"), ("en", "Owl")):
        easel.app.change(language=language)
        easel.frames(3)
        assert easel.reads(owl)


def test_what_hangs_on_the_wall_is_told_in_the_language_chosen_meanwhile(easel, scene):
    from app.boards.best_card import BestCard
    from engine.decks.pictures import shipped_deck

    best = BestCard()
    best.see(next(iter(shipped_deck())), 3, "“Hm”", 1)
    easel.go("result", scene=scene, keepsakes=best.keepsakes())
    assert easel.reads("3 votes for this card")
    easel.app.change(language="uk")
    easel.frames(3)
    assert easel.reads("3 голоси за цю карту") and not easel.reads("votes for this card")


@pytest.mark.parametrize("people", [2, 4])
@pytest.mark.parametrize("size", [(640, 360), (360, 740), (1280, 800)])
def test_the_frame_of_the_best_drawing_is_seen_whole_before_one_scrolls(open_easel, size, people):
    from random import Random

    from app.boards.board import Keepsake
    from app.result.wall import OnTheWall
    from app.ui.scroll import Scroll
    from engine.bots.pictomania import scribble

    easel = open_easel(size=size, language="uk")
    token = easel.app.library.token
    seats = [Seat(name, place) for place, name in enumerate(("Ada", "Bo", "Cy", "Di", "Ed", "Fy")[:people])]
    scene = played(token) if people == 2 else played(token, seats=seats, game="pictoric", variant="open")
    kept = Keepsake(scribble(Random(4)), lambda: "павук", 1, why=lambda: "Усі вгадали!")
    easel.go("result", scene=scene, keepsakes=[kept])
    easel.frames(4)
    (shown,) = easel.all(OnTheWall)
    foot = [scroll.to_window(*scroll.pos)[1] for scroll in easel.all(Scroll) if shown in scroll.walk(restrict=True)]
    assert shown.frame.to_window(*shown.frame.pos)[1] >= max(foot, default=0)
    assert easel.reads("Усі вгадали!") and shown.view.height >= 64, (shown.height, shown.view.height)
    assert shown.view.height <= 1.1 * shown.view.sheet_box[3], "the frame is no higher than what hangs in it"
    assert easel.all(SignButton) == [] and easel.reads("Додому"), "what can be done is said in words"


def test_a_card_hangs_on_the_wall_whole(easel, scene):
    from app.boards.best_card import BestCard
    from app.boards.layout import CARD
    from app.result.wall import WOOD, OnTheWall
    from app.stage import sight
    from app.ui.picture import RoundPicture
    from engine.decks.pictures import shipped_deck

    first, second, third = list(shipped_deck())[:3]
    best = BestCard()
    best.see(first, 0, "nobody's", 0)
    assert not best.keepsakes()
    for card, votes, seat in ((first, 2, 0), (second, 3, 1), (third, 1, 0)):
        best.see(card, votes, f"“{votes}”", seat)
    easel.go("result", scene=scene, keepsakes=best.keepsakes())
    for size in ((1280, 800), (800, 1280), (640, 360)):
        easel.turn(*size)
        (hung,) = easel.all(OnTheWall)
        (card,) = [widget for widget in hung.walk(restrict=True) if isinstance(widget, RoundPicture)]
        assert second in str(card._path) and card.width / card.height == pytest.approx(CARD)
        assert easel.reads("3 votes for this card") and easel.reads("“3” · Bo"), size
        assert not easel.outside() and not easel.too_small(), size
        if size == (1280, 800):
            x, y = hung.frame.to_window(hung.frame.x + 4, hung.frame.center_y)
            wood = [round(255 * part) for part in WOOD[:3]]
            assert list(sight(int(x), int(y), 1, 1)[:3]) == pytest.approx(wood, abs=8), "it lies in its frame"


@pytest.mark.parametrize("people", [2, 4])
@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_on_an_upright_phone_what_is_told_of_a_card_stands_beside_it(open_easel, language, people):
    from app.boards.best_card import BestCard
    from app.result.wall import OnTheWall
    from app.ui.picture import RoundPicture
    from app.ui.scroll import Scroll
    from engine.decks.pictures import shipped_deck

    easel = open_easel(size=(360, 740), language=language)
    token = easel.app.library.token
    seats = [Seat(name, place) for place, name in enumerate(("Ada", "Bartholomew-Alexander", "Cy", "Di")[:people])]
    scene = played(token, seats=seats) if people == 2 else played(token, seats=seats, game="pictoric", variant="open")
    best = BestCard()
    best.see(next(iter(shipped_deck())), 3, "“Spot the difference”", 1)
    easel.go("result", scene=scene, keepsakes=best.keepsakes())
    easel.frames(4)
    (hung,) = easel.all(OnTheWall)
    (card,) = [widget for widget in hung.walk(restrict=True) if isinstance(widget, RoundPicture)]
    assert card.height > 0.75 * hung.frame.height, (card.height, hung.frame.height)
    (scroll,) = [scroll for scroll in easel.all(Scroll) if hung in scroll.walk(restrict=True)]
    foot = scroll.to_window(*scroll.pos)[1]
    for said in ("“Spot the difference”", "Bartholomew-\nAlexander"):
        (line,) = [line for line in hung.walk(restrict=True) if isinstance(line, Words) and said in line.text]
        assert line.font_size >= 18
        assert not line.is_shortened and line.to_window(line.x, line.y)[1] >= foot
        assert line.x >= card.right and line.right <= hung.frame.right


@pytest.mark.parametrize("long", [0, 1])
@pytest.mark.parametrize("size", [(360, 740), (360, 640), (640, 360), (800, 1280)])
def test_the_winner_stands_highest_however_long_a_name_is(open_easel, size, long):
    easel = open_easel(size=size)
    scene = played(easel.app.library.token)
    names = ["Ada", "Bo"]
    winner = scene.result.winners[0]
    names[winner if long else 1 - winner] = "Grandmother Hannah"
    seats = tuple(replace(seat, name=name) for seat, name in zip(scene.seats, names, strict=True))
    easel.go("result", scene=replace(scene, seats=seats))
    easel.frames(4)
    first, second = (easel.page.podium.step_of(seat).block.top for seat in (winner, 1 - winner))
    assert first > second + 6


def test_of_a_long_clue_no_word_is_left_out_on_the_wall(easel, scene):
    from app.boards.best_card import BestCard
    from app.result.wall import OnTheWall
    from engine.decks.pictures import shipped_deck

    best, said = BestCard(), "“They have already decided it all”"
    best.see(next(iter(shipped_deck())), 3, said, 1)
    easel.go("result", scene=scene, keepsakes=best.keepsakes())
    easel.turn(1280, 800)
    (hung,) = easel.all(OnTheWall)
    written = [label for label in hung.walk(restrict=True) if isinstance(label, Words)]
    lines = [" ".join(word.text for word in line.words) for label in written for line in label.writing._cached_lines]
    read = " ".join(lines).replace("\xa0", " ")
    assert said in read and "Bo" in read and not any(label.is_shortened for label in written), lines


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (640, 360), (360, 740)])
def test_snippets_in_the_winners_colour_lie_on_nothing_that_is_to_be_read(open_easel, size):
    easel = open_easel(size=size)
    easel.go("result", scene=played(easel.app.library.token))
    easel.frames(6)
    confetti, podium = easel.page.confetti, easel.page.podium
    assert len(confetti.boxes) >= 12
    for step in podium._steps:
        for piece in (step.block, *step.badges, *step.names):
            assert not any(_covers(piece, box) for box in confetti.boxes), piece
    assert confetti.above == 0, "with less motion they lie there at once"
    (winner,) = easel.page.result.winners
    others = [badge.width for step in podium._steps for badge in step.badges if step.standing.place]
    assert podium.step_of(winner).badges[0].width > max(others), "the winner's face is the largest"


def _covers(piece, box):
    from app.look.box import Box

    return Box(*piece.pos, *piece.size).overlap(box) > 0


def test_snippets_fall_when_the_winner_is_named_and_once_only(open_easel):
    easel = open_easel(less_motion=False)
    easel.go("result", scene=played(easel.app.library.token))
    assert easel.page.confetti is None, "nobody has won before all is counted"
    easel.down(200, 200)
    easel.up()
    confetti = easel.wait(lambda: easel.page.confetti, "the celebration")
    easel.wait(lambda: confetti.above > 0, "snippets in the air")
    easel.wait(lambda: confetti.above == 0, "snippets on the ground")
    assert easel.heard.count("fanfare") == 1
    easel.page.refill()
    easel.frames(4)
    assert easel.page.confetti.above == 0, "who turns the tablet does not win again"


def test_nothing_is_celebrated_where_nobody_has_won_anything(easel, scene):
    easel.go("result", scene=replace(scene, result=replace(scene.result, scores=(-12, -12), winners=(0, 1), why=())))
    assert easel.page.confetti is None


# Pause


def start(easel):
    easel.go("setup", game="yokai")
    easel.wait(lambda: easel.reads("Start"), "the set-up")
    easel.tap("Start")
    easel.wait(lambda: easel.app.bridge.latest is not None, "the table")
    easel.back()
    easel.wait(lambda: easel.reads("Leave and finish later"), "the pause")


def test_the_back_key_pauses_a_match_and_play_goes_on(easel):
    start(easel)
    assert easel.app.bridge.latest.spectator.paused_by is not None
    easel.tap("Play on")
    easel.wait(lambda: easel.app.bridge.latest.spectator.paused_by is None, "play")
    easel.wait(lambda: not easel.reads("Leave and finish later"), "the sheet is gone")


def test_the_rules_can_be_read_in_a_pause(easel):
    start(easel)
    easel.tap("Rules")
    easel.wait(lambda: easel.reads("Your sketches"), "the rules")
    easel.back()
    easel.wait(lambda: easel.reads("Leave and finish later"), "the pause again")


def test_a_bot_takes_a_seat_and_gives_it_back(easel):
    start(easel)
    easel.tap("Let a bot play")
    easel.wait(lambda: easel.app.bridge.latest.spectator.bots[0] is not None, "the bot sits there")
    easel.wait(lambda: easel.reads("Take back"), "the way back")
    easel.tap("Take back")
    easel.wait(lambda: easel.app.bridge.latest.spectator.bots[0] is None, "the person plays")


def test_leaving_loses_nothing(easel):
    start(easel)
    easel.tap("Leave and finish later")
    easel.wait(lambda: easel.reads("Play on"), "the match that waits at home")


def test_breaking_off_asks_first_and_ends_the_match(easel):
    start(easel)
    easel.tap("End the match")
    easel.wait(lambda: easel.reads("End the match?"), "the question")
    easel.tap("End match")
    easel.wait(lambda: easel.page.__class__.__name__ == "Home", "home")
    assert not easel.reads("Play on")


def test_a_tie_that_was_broken_says_what_broke_it(easel, scene):

    first, second = scene.result.scores
    assert first == second and scene.result.winners == (1,)
    easel.go("result", scene=scene)
    assert easel.reads("Ada: 3 elements in the album") and easel.reads("Bo: 4 elements in the album")
    easel.go("result", scene=replace(scene, result=replace(scene.result, scores=(first - 1, second))))
    assert not easel.reads("elements in the album")


CHEERED = ("win", "victory", "перем", "побед", "выигр")
"""What nobody who has less than nothing wants to hear, in three languages."""


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize(("scores", "winners"), [((-12, -12), (0, 1)), ((-3, -7), (0,)), ((0, 0), (0, 1))])
def test_who_ends_below_nothing_hears_kind_words_and_no_cheers(open_easel, language, scores, winners):

    easel = open_easel(language=language)
    scene = played(easel.app.library.token)
    easel.go("result", scene=replace(scene, result=replace(scene.result, scores=scores, winners=winners, why=())))
    said = easel.page._headline()
    assert easel.reads(said)
    assert not any(word in said.lower() for word in CHEERED), said
    names = [scene.seats[seat].name for seat in winners]
    assert len(winners) == 2 or all(name in said for name in names)


def test_one_point_is_cheered(easel, scene):
    easel.go("result", scene=replace(scene, result=replace(scene.result, scores=(1, -4), winners=(0,), why=())))
    assert easel.reads("Ada wins!")
