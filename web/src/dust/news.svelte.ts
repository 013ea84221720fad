/** What has happened that is still to be shown? The last battle, ways on the map, news, a round's points, things that move. */

import { eventsOf, facesOf } from "../lib/match/events";
import type { MatchModel } from "../lib/match/match.svelte";
import { markActed } from "../lib/match/seats";
import { preferences } from "../lib/page/preferences.svelte";
import { soundConquest, soundDice, soundEnd } from "../lib/page/sound";
import type { CardScene, DustEvent, DustScene, HappenedAnswer } from "../lib/wire/server-types";
import { fallOf } from "./battle/fall";
import { told, type BattleStory } from "./battle/story";
import { deedsOf, type Deed } from "./map/moving/drama";
import { arrowsAfter, waysOf, type Arrow } from "./map/moving/recent";
import { pointsOf, type RoundPoints } from "./points/scored";
import { waitedAfter, type Deed as News } from "./turn/waited/waited";

/** The question after a battle that is about the next one: there the report stays. */
const GOES_ON = "attack";

const MOST_DEEDS = 6;

export class DustNews {
  private readonly match: MatchModel;
  /** The battle that is fought or was fought last. */
  story = $state.raw<BattleStory>();
  /** What the others have done since one's own last deed. */
  private recent = $state.raw<Arrow[]>([]);
  /** The same in words, until one's own next turn is under way. */
  waited = $state.raw<News[]>([]);
  /** What is moving on the map right now. */
  deeds = $state.raw<Deed[]>([]);
  /** The past moment that was looked at last, and who held what. */
  private seen: { step: number; held: Map<string, number> } | undefined;
  /** The cards that were just turned over, in the order of the turns, until they have been seen. */
  revealed = $state.raw<{ seat: number; card: CardScene }[]>([]);
  /** The round whose points are being told; what comes after it has begun when somebody acts. */
  scored = $state.raw<RoundPoints>();
  /** The battle since which something else than the next attack was asked, by its version. */
  passed = $state(0);
  /** The battle whose window was closed, by its version. */
  closed = $state(0);
  /** Whether a battle going on is out of the way, to look at the map. */
  hideBattle = $state(false);

  constructor(match: MatchModel) {
    this.match = match;
    this.catchUp(match.connection.story);
    let held = new Map<string, number>();
    let round = this.scene?.round ?? 0;
    match.connection.watch((frame) => {
      const isMine = (area: string) => match.seat >= 0 && held.get(area) === match.seat;
      const before = this.story?.version;
      for (const happened of frame.happened) {
        this.story = told(this.story, happened, match.seat, isMine);
        this.recent = arrowsAfter(this.recent, happened, match.seat);
        if (match.seat >= 0) this.waited = waitedAfter(this.waited, happened, match.seat, isMine);
      }
      // Whoever opens the match again is told it again, though they may have answered in a battle meanwhile.
      const [first] = this.waited;
      if (first && frame.happened.length) markActed(match.id, first.version - 1);
      const scene = frame.scene as DustScene | undefined;
      for (const happened of frame.happened) {
        if (happened.what === "input" && goesOn(happened, match.seat)) this.scored = undefined;
        this.scored = pointsOf(happened, round) ?? this.scored;
      }
      // The end of the match has a screen of its own.
      if (frame.table.status === "over") {
        this.scored = undefined;
        if (frame.happened.length) soundEnd();
      }
      round = scene?.round ?? round;
      if (scene && frame.happened.some(turnsOver)) this.show(scene);
      if (!match.past) this.stir(frame.happened.flatMap((happened) => deedsOf(happened, (area) => held.get(area) ?? -1)));
      if (this.story && !this.story.ended && !scene?.battle && !scene?.special) this.story = { ...this.story, ended: true };
      if (frame.happened.some((happened) => eventsOf(happened).some((event) => facesOf(event).length))) soundDice();
      if (this.story?.version !== before) this.hideBattle = false;
      if (this.story && !scene?.battle && frame.choice && frame.pending?.point !== GOES_ON) this.passed = this.story.version;
      held = new Map(scene?.areas.map((area) => [area.id, area.owner]));
    });
    held = new Map(this.scene?.areas.map((area) => [area.id, area.owner]));
  }

  /** What had happened before the page was opened: whose areas they were is known by who was attacked. */
  private catchUp(story: HappenedAnswer[]): void {
    const { seat } = this.match;
    const own = story.filter((happened) => happened.seat === seat).flatMap((happened) => eventsOf<DustEvent>(happened));
    const called = own.map((event) => ("player" in event ? event.player : "")).find(Boolean);
    const events = story.flatMap((happened) => eventsOf<DustEvent>(happened));
    const attacked = new Set(events.flatMap((event) => ("defender" in event && "target" in event && event.defender === called ? [event.target] : [])));
    for (const happened of story) {
      this.recent = arrowsAfter(this.recent, happened, seat);
      if (seat >= 0) this.waited = waitedAfter(this.waited, happened, seat, (area) => attacked.has(area));
    }
  }

  private get scene(): DustScene | undefined {
    return this.match.scene as DustScene | undefined;
  }

  /** Ways to draw: of the others since one's own last deed, or of a past moment's last steps. */
  readonly arrows = $derived.by(() => (this.match.past ? waysOf(this.match.past.told) : this.recent));

  /** The battle to tell of: the last one, or that of a past moment. */
  readonly battleStory = $derived.by(() => {
    const { past, seat } = this.match;
    if (!past) return this.story;
    const found = past.told.reduce((story: BattleStory | undefined, happened) => told(story, happened, seat, () => false), undefined);
    return found?.ended ? undefined : found;
  });

  /** Whether the battle going on is one's own; for who only looks on, every one is. */
  readonly isOwnBattle = $derived.by(() => {
    const battle = this.scene?.battle;
    const { seat } = this.match;
    return Boolean(battle && (seat < 0 || battle.attacker.seat === seat || battle.defender.seat === seat));
  });

  /** A past moment is looked at: what led to it moves, if one comes from the moment before. */
  look(past: MatchModel["past"]): void {
    const before = this.seen;
    const held = new Map((past?.scene as DustScene | undefined)?.areas.map((area) => [area.id, area.owner]));
    this.seen = past && { step: past.step, held };
    const happened = past?.told.at(-1);
    if (!past || !before || before.step + 1 !== past.step || happened?.version !== past.step) return;
    this.stir(deedsOf(happened, (area) => before.held.get(area) ?? -1));
  }

  /** Show everybody's card; whoever wants no pauses, or does not look, finds them on the plates. */
  private show({ order, players }: DustScene): void {
    if (this.match.past || preferences.pace === "none" || document.hidden) return;
    this.revealed = order.flatMap((seat) => (players[seat]?.played ? [{ seat, card: players[seat].played }] : []));
  }

  /** Show deeds; many at once are the past, and somebody who likes no motion, or does not look, sees none. */
  private stir(deeds: Deed[]): void {
    const taken = deeds.find((deed) => deed.kind === "conquest");
    if (taken) soundConquest(this.fallFor(taken.area) / 1_000);
    const isShown = preferences.animation && !document.hidden && deeds.length <= MOST_DEEDS;
    if (isShown && deeds.length) this.deeds = deeds;
  }

  /** How long the dice fall by which an area changes hands. */
  fallFor(area: string): number {
    if (this.match.past || this.story?.target !== area) return 0;
    return fallOf(this.story.lines.findLast((line) => line.faces.length)?.faces.length ?? 0);
  }

  /** A deed has been seen, or all of them. */
  calm(key?: string): void {
    this.deeds = key ? this.deeds.filter((deed) => deed.key !== key) : [];
  }
}

/** Whether cards were turned over. */
function turnsOver(happened: HappenedAnswer): boolean {
  return eventsOf<DustEvent>(happened).some((event) => event.kind === "card-revealed");
}

/** Whether the round after a scoring has begun for somebody: with one's own deed, or with the first turn. */
function goesOn(happened: HappenedAnswer, seat: number): boolean {
  return (happened.how === "person" && happened.seat === seat) || eventsOf<DustEvent>(happened).some((event) => event.kind === "turn-began");
}
