"""Settings: the table in docs, what is refused, and the secret that is made once."""

import stat
from pathlib import Path

import pytest

from server.config import SETTINGS, SettingError, settings_from

PAGE = (Path(__file__).parents[3] / "docs" / "settings.md").read_text("utf-8")


def test_the_page_lists_every_setting_as_it_is() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| `")]
    assert rows == [
        f"| `{one.name}` | {f'`{one.default}`' if one.default else '–'} | {one.meaning} |"
        for one in SETTINGS
    ]


def test_the_secret_is_made_once_and_kept_private(tmp_path: Path) -> None:
    first = settings_from({"SERAI_DATA": str(tmp_path / "data")})
    second = settings_from({"SERAI_DATA": str(tmp_path / "data")})
    assert first.secret == second.secret
    assert len(first.secret) == 64
    assert stat.S_IMODE((tmp_path / "data" / "secret").stat().st_mode) == 0o600
    assert first.secret not in repr(first)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SERAI_PORT", "eighty"),
        ("SERAI_PORT", "70000"),
        ("SERAI_SECRET", "short"),
        ("SERAI_ENV", "test"),
        ("SERAI_LOG", "loud"),
        ("SERAI_LIMITS_FACTOR", "-1"),
        ("SERAI_BOT_DELAY", "nan"),
        ("SERAI_ALLOW_UNSAFE_BOTS", "1"),
    ],
)
def test_bad_settings_are_refused_by_name(name: str, value: str, tmp_path: Path) -> None:
    with pytest.raises(SettingError, match=name):
        settings_from({"SERAI_DATA": str(tmp_path), name: value})


def test_unsafe_bots_are_never_allowed_in_production(tmp_path: Path) -> None:
    given = {"SERAI_DATA": str(tmp_path), "SERAI_ALLOW_UNSAFE_BOTS": "i-understand"}
    assert settings_from(given).allow_unsafe_bots
    with pytest.raises(SettingError, match="SERAI_ALLOW_UNSAFE_BOTS"):
        settings_from({**given, "SERAI_ENV": "production"})
