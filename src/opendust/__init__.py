"""OpenDust: DUST and Dust Tactics by the book, for players, students and bots.

    import opendust as od

    match = od.Match("dust", seats=["Ada", "Bob"], edition="premium-en", seed=7)
    result = od.play(match, [od.bot("captain"), od.bot("recruit")])

Everything here is loaded when it is first used. `od.dust` and `od.tactics` are the bare functions
of the games, `od.games()` lists all games with their names, those of other packages included.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from opendust import dust as dust
    from opendust import envs as envs
    from opendust import tactics as tactics
    from opendust.front.action import Action as Action
    from opendust.front.action import Option as Option
    from opendust.front.game import Game as Game
    from opendust.front.game import games as games
    from opendust.front.match import Bot as Bot
    from opendust.front.match import Match as Match
    from opendust.front.match import Record as Record
    from opendust.front.match import Result as Result
    from opendust.front.match import bot as bot
    from opendust.front.match import check as check
    from opendust.front.match import load as load
    from opendust.front.match import play as play
    from opendust.front.match import playout as playout
    from opendust.front.state import State as State
    from opendust.kernel.contract import Setup as Setup
    from opendust.kernel.entry import GameEntry as GameEntry
    from opendust.kernel.event import Event as Event
    from opendust.kernel.pending import Chance as Chance
    from opendust.kernel.pending import Choice as Choice
    from opendust.kernel.refusal import BadText as BadText
    from opendust.kernel.refusal import Refused as Refused
    from opendust.odds import odds as odds

__version__ = "0.1.0"

PLACES = {
    "Action": "opendust.front.action:Action",
    "BadText": "opendust.kernel.refusal:BadText",
    "Bot": "opendust.front.match:Bot",
    "Chance": "opendust.kernel.pending:Chance",
    "Choice": "opendust.kernel.pending:Choice",
    "Event": "opendust.kernel.event:Event",
    "Game": "opendust.front.game:Game",
    "GameEntry": "opendust.kernel.entry:GameEntry",
    "Match": "opendust.front.match:Match",
    "Option": "opendust.front.action:Option",
    "Record": "opendust.front.match:Record",
    "Refused": "opendust.kernel.refusal:Refused",
    "Result": "opendust.front.match:Result",
    "Setup": "opendust.kernel.contract:Setup",
    "State": "opendust.front.state:State",
    "bot": "opendust.front.match:bot",
    "check": "opendust.front.match:check",
    "dust": "opendust.dust",
    "envs": "opendust.envs",
    "games": "opendust.front.game:games",
    "load": "opendust.front.match:load",
    "odds": "opendust.odds",
    "play": "opendust.front.match:play",
    "playout": "opendust.front.match:playout",
    "tactics": "opendust.tactics",
}
"""Where each name comes from: nothing heavy is imported before somebody asks for it."""


def __getattr__(name: str) -> Any:
    if name not in PLACES:
        raise AttributeError(f"module 'opendust' has no attribute {name!r}")
    module, _, attribute = PLACES[name].partition(":")
    found = import_module(module)
    return getattr(found, attribute) if attribute else found


def __dir__() -> list[str]:
    return sorted([*PLACES, "__version__"])
