"""What the assets weigh: a tablet that is nearly full must still have room for the app."""

from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"
ALL_TOGETHER = 30_000_000


def test_all_assets_together_stay_under_30_megabytes() -> None:
    weights = {path: path.stat().st_size for path in ASSETS.rglob("*") if path.is_file()}
    assert len(weights) > 200
    heaviest = sorted(weights, key=weights.__getitem__, reverse=True)[:5]
    assert sum(weights.values()) < ALL_TOGETHER, [str(path.relative_to(ASSETS)) for path in heaviest]
