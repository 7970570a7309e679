import { type Clause, PLAY_REASONS } from '../../../games/gug/clauses.ts';
import type { GugEvent } from '../../../games/gug/events.ts';
import { loopStations } from '../../../games/gug/loop-stations.ts';
import { clockClause } from '../../../games/gug/play-finish.ts';
import type { GugState, PlayFinding } from '../../../games/gug/play-state.ts';
import { isSprint } from '../../../games/gug/play-table.ts';
import type { GugFinding } from '../../../games/gug/play.ts';
import type { Between } from '../../../games/shared/reduction.ts';
import type { Throwing } from '../../../games/shared/thrown-again.ts';
import { fill, type Named } from '../../../i18n/fill.ts';
import type { GugWords } from '../../../i18n/gug/en.ts';
import type { GugGameWords } from '../../../i18n/gug-game/en.ts';
import { readingWords } from '../../shell/steps.ts';
import type { RulingWords, StepOf } from '../../shell/table.ts';
import type { Names } from '../names.ts';
import { chargesIn } from './book/charged.ts';
import type { GugForm, GugTable } from './game-context.ts';
import { isForPoints, seatNamed, whoIn } from './play/seat-words.ts';

/** What is needed to tell of a game in words. */
export interface Describer {
  readonly words: GugGameWords;
  /** A seat as the subject of a sentence. */
  readonly who: (seat: number) => Named;
  readonly station: (station: string) => string;
  /** Why a station is on the Circle line though the line does not call there (R18); empty where there is no reason. */
  readonly onLoop: (station: string) => string;
  readonly option: (ruling: string, option: string) => string;
  /** All that has been played, where what came later is told too. */
  readonly steps?: readonly Between<GugState>[];
}

interface Describing extends Pick<GugTable, 'words' | 'names' | 'state' | 'game'> {
  /** Rulings as the page words them; where it does not, a reading is told by its key. */
  readonly rulings: Readonly<Record<string, RulingWords>>;
  readonly reduction?: Pick<GugTable['reduction'], 'steps'>;
}

export const describerOf = ({ words, names, state, rulings, game, reduction }: Describing): Describer => ({
  words,
  steps: reduction?.steps ?? [],
  who: whoIn(state, words),
  station: names.station,
  onLoop(station) {
    const found = loopStations(game.turnNetwork(state)).find((one) => one.station === station);
    return names.onLoop(found?.because ?? null);
  },
  option: (ruling, option) =>
    Object.hasOwn(rulings, ruling) ? readingWords(rulings[ruling]!.options, option) : option,
});

interface Told {
  readonly play: { readonly event: GugEvent };
  /** The game before it, and after it where it stands. */
  readonly before: GugState;
  readonly after: GugState | undefined;
}

/** A play in one sentence, and what follows from it in more: sips, drops, finishes, the referee's word. */
export function told({ play: { event }, before, after }: Told, describer: Describer): readonly [string, ...string[]] {
  const { happened } = describer.words.book;
  const byPhone = 'by' in event && event.by === 'phone' ? [happened.byPhone] : [];
  const advised = event.kind === 'move' && event.advised ? [happened.advised] : [];
  const { overruled, overruledByTable } = happened;
  const byWhom = before.referee === null ? overruledByTable : overruled;
  const referee = event.overrule ? [fill(byWhom, { reason: event.overrule.reason })] : [];
  // Whoever plays on in a pause lets the clock run.
  const goesOn = before.pause?.isOn && after?.pause?.isOn === false && event.kind !== 'resume' ? [happened.resume] : [];
  const follows = after
    ? [...droppedIn(event, after, describer), ...consequences(event, before, after, describer)]
    : [];
  return [sentenceOf(event, before, after, describer), ...byPhone, ...advised, ...follows, ...goesOn, ...referee];
}

/** An event in a sentence, wherever it may stand. */
export const eventSentence = (event: GugEvent, before: GugState, describer: Describer): string =>
  sentenceOf(event, before, undefined, describer);

type Step = StepOf<GugForm>;

const isOfPause = (kind: GugEvent['kind']): boolean => kind === 'pause' || kind === 'resume';

/** The clauses that decided a step, those of its sips too. */
export function clausesIn({ play, before, after, judgement }: Step): readonly Clause[] {
  const terms = after.seats.flatMap((_, seat) =>
    chargesIn({ play, before, after }, seat).flatMap(({ charge }) => charge.sips.terms),
  );
  const clock = isOfPause(play.event.kind) ? [{ clause: clockClause(after) }] : [];
  return [...new Set([...judgement.findings, ...terms, ...clock].map(({ clause }) => clause))];
}

/** What an event left to the die. */
export function throwingOf(event: GugEvent): Throwing | undefined {
  if (event.kind === 'roll') return { who: event.seat, by: event.by, of: 'dice', shown: event.dice };
  if (event.kind !== 'throw' && event.kind !== 'toss') return undefined;
  return { who: event.seat, by: event.by, of: 'dice', shown: [event.eyes] };
}

const OF_A_TURN: readonly GugEvent['kind'][] = ['roll', 'move', 'toss', 'pass', 'skip', 'snol', 'drink'];
const isOfTurn = ({ play }: Step): boolean => OF_A_TURN.includes(play.event.kind);

/** Whether the die has gone on, and was not rolled yet. */
const isBetween = ({ before: { turn } }: Step): boolean => turn?.dice.length === 0 && turn.number > 1;

/** Whether somebody drinks for the turn before. */
const isAfterwards = (step: Step): boolean => step.play.event.kind === 'drink' && isBetween(step);

/** What the turn of a step is called; all that comes before the first turn is told as one. */
export function turnName(step: Step, { words }: Describer): string | undefined {
  const { before } = step;
  const { turn: template, opening, pause } = words.book.happened;
  if (!before.turn) return before.phase === 'over' ? undefined : opening;
  if (isOfPause(step.play.event.kind) && isBetween(step)) return pause;
  if (!isOfTurn(step)) return undefined;
  return fill(template, { number: before.turn.number - (isAfterwards(step) ? 1 : 0) });
}

/** The round that a step belongs to; in a sprint, where everybody plays their whole game in one go, whose it is. */
export function roundName(step: Step, describer: Describer): string | undefined {
  const { setup, seats, turn } = step.before;
  if (!turn) return undefined;
  if (isSprint(setup)) return describer.who(turn.seat).name;
  // Whoever came later has had fewer turns than the others.
  const had = seats.map(({ turns, skipped }) => turns + skipped);
  // What is neither of the turn before nor of the next, such as a reading chosen anew, is told with what came before it.
  const isBegun = turn.dice.length > 0 || isAfterwards(step) || (isBetween(step) && !isOfTurn(step));
  return fill(describer.words.book.happened.round, { round: Math.max(...had, had[turn.seat]! + (isBegun ? 0 : 1)) });
}

function sentenceOf(event: GugEvent, before: GugState, after: GugState | undefined, describer: Describer): string {
  const { happened } = describer.words.book;
  const name = 'seat' in event ? describer.who(event.seat) : '';
  switch (event.kind) {
    case 'throw':
      return fill(before.phase === 'begin' ? happened.begin : happened.order, { name, eyes: event.eyes });
    case 'place': {
      const station = [describer.station(event.station), describer.onLoop(event.station)].filter(Boolean).join(', ');
      const owner = ownerOf(before, event);
      return owner === undefined
        ? fill(happened.place, { name, station })
        : fill(happened.placeIcon, { owner, station });
    }
    case 'roll':
      return fill(happened.roll, { name, eyes: event.dice.join(' + ') });
    case 'move':
      return moveSentence(event, before, after, describer);
    case 'toss':
      return fill(happened.toss, { name, eyes: event.eyes });
    case 'snol':
      return fill(happened.snol[event.form], { name });
    case 'drink': {
      const seat = before.seats[event.seat];
      return fill(seat && isForPoints(seat) ? happened.drinkPoints : happened.drink, { name, count: event.sips });
    }
    case 'mode': {
      const player = before.setup.seats[event.seat]?.players[event.player]?.name ?? '';
      return fill(happened.mode, { player, drink: describer.words.play.table.drink[event.drink] });
    }
    case 'ruling':
      return fill(happened.ruling, { ruling: event.ruling, option: describer.option(event.ruling, event.option) });
    case 'referee':
      return event.name === null ? happened.noReferee : fill(happened.referee, { player: event.name });
    case 'skip':
      return fill(before.turn?.isLate || before.seats[event.seat]?.owed !== 0 ? happened.skip : happened.sitsOut, {
        name,
      });
    case 'pass':
    case 'retire':
      return fill(happened[event.kind], { name });
    case 'join':
      return fill(happened.join, { name: seatNamed(event.newcomer, describer.words.play) });
    case 'pause':
      return pauseSentence(before, after, describer);
    case 'resume':
    case 'time-up':
    case 'call-off':
      return happened[event.kind];
  }
}

const MINUTE = 60_000;

/** A pause, and once it is over how long it was by the phone's clock; nobody knows where that was set back. */
function pauseSentence(before: GugState, after: GugState | undefined, { words, who, steps = [] }: Describer): string {
  const { paused, pausedFor } = words.book.happened;
  const name = before.turn ? who(before.turn.seat) : '';
  const at = steps.findIndex((step) => step.after === after);
  const end = at < 0 ? undefined : steps.slice(at).find((step) => step.before.pause?.isOn && !step.after.pause?.isOn);
  // In a pause the game's time stands still: it lags behind the clock by so much more.
  const ms = end ? (end.before.lag ?? 0) - (end.after.lag ?? 0) : -1;
  if (ms < 0) return fill(paused, { name });
  return fill(pausedFor, { name, count: ms < MINUTE ? 0 : Math.round(ms / MINUTE) });
}

type Move = Extract<GugEvent, { readonly kind: 'move' }>;

/** Where it went; or, while that has no effect, where it was to go. */
function moveSentence(event: Move, before: GugState, after: GugState | undefined, describer: Describer): string {
  const { happened } = describer.words.book;
  const name = describer.who(event.seat);
  const from = before.seats[event.seat]?.icons[event.icon]?.position?.at;
  const to = event.route.at(-1)?.to;
  if (!after || from === undefined) {
    return fill(happened.tried, { name, station: describer.station(to ?? from ?? '') });
  }
  const stands = describer.station(after.seats[event.seat]!.icons[event.icon]!.position!.at);
  const owner = ownerOf(before, event);
  if (to === undefined) {
    return owner === undefined
      ? fill(happened.stay, { name, station: stands })
      : fill(happened.stayIcon, { owner, station: stands });
  }
  const isPenalty = chargesIn({ play: { event }, before, after }, event.seat).some(
    ({ charge }) => charge.cause === 'penalty',
  );
  if (isPenalty) return fill(happened.penalty, { name, station: stands });
  const way = { from: describer.station(from), station: stands };
  return owner === undefined ? fill(happened.move, { name, ...way }) : fill(happened.moveIcon, { owner, ...way });
}

/** Whose icon it is, where a seat has two (17.4). */
function ownerOf({ setup }: GugState, { seat, icon }: { readonly seat: number; readonly icon: number }) {
  return setup.variation === 'DUT' ? setup.seats[seat]?.players[icon]?.name : undefined;
}

function droppedIn(event: GugEvent, after: GugState, { words }: Describer): readonly string[] {
  if (event.kind !== 'move' || !event.drop) return [];
  const { drop, dropWaits } = words.book.happened;
  return [after.seats[event.seat]!.pending.length > 0 ? dropWaits : drop];
}

function consequences(event: GugEvent, before: GugState, after: GugState, describer: Describer): readonly string[] {
  const { happened } = describer.words.book;
  const given = after.seats.flatMap((drinker, seat) =>
    chargesIn({ play: { event }, before, after }, seat).map(({ charge }) => ({
      seat,
      count: charge.sips.total,
      inPoints: isForPoints(drinker),
    })),
  );
  const [first] = given;
  const isForAll = given.length > 1 && given.length === after.seats.length;
  const charges =
    first && isForAll && given.every(({ count, inPoints }) => count === first.count && inPoints === first.inPoints)
      ? [fill(first.inPoints ? happened.chargeAllPoints : happened.chargeAll, { count: first.count })]
      : given.map(({ seat, count, inPoints }) =>
          fill(inPoints ? happened.chargePoints : happened.charge, { name: describer.who(seat), count }),
        );
  const finishes = after.seats.flatMap(({ status }, seat) =>
    status.is === 'finished' && before.seats[seat]?.status.is === 'playing'
      ? [fill(happened.finished, { name: describer.who(seat) })]
      : [],
  );
  const over = after.phase === 'over' && before.phase !== 'over' ? [happened.over] : [];
  return [...charges, ...finishes, ...over];
}

const isOfPlay = (finding: GugFinding): finding is PlayFinding =>
  (PLAY_REASONS as readonly string[]).includes(finding.reason satisfies string);

interface Finding extends Pick<GugTable, 'words' | 'state'> {
  readonly panelWords: GugWords;
  readonly names: Names;
}

/** Why something is refused, in a sentence. */
export function findingInWords(finding: GugFinding, { words, panelWords, names, state }: Finding): string {
  if (!isOfPlay(finding)) return names.sentence(panelWords.reasons[finding.reason], finding.data);
  const { reason, data } = finding;
  return fill(words.play.reasons[reason], {
    name: whoIn(state, words)(data.seat ?? state.turn?.seat ?? 0),
    station: names.station(data.station ?? ''),
    count: data.count ?? 0,
  });
}

/** What undo and redo call an event: a few words, no sentence. @param state - the game as it was then. */
export function called(
  event: GugEvent,
  { words, who, station }: Pick<Describer, 'words' | 'who' | 'station'>,
  { setup, seats }: Pick<GugState, 'setup' | 'seats'>,
): string {
  const { events } = words.play;
  switch (event.kind) {
    case 'throw':
    case 'toss':
      return fill(events[event.kind], { name: who(event.seat), eyes: event.eyes });
    case 'place':
      return fill(events.place, { name: who(event.seat), station: station(event.station) });
    case 'roll':
      return fill(events.roll, { name: who(event.seat), eyes: event.dice.join(' + ') });
    case 'move': {
      const to = event.route.at(-1)?.to;
      const stood = seats[event.seat]?.icons[event.icon]?.position?.at;
      const data = { name: who(event.seat), station: station(to ?? stood ?? '') };
      return fill(to === undefined ? events.stay : events.move, data);
    }
    case 'snol':
      return fill(events.snol[event.form], { name: who(event.seat) });
    case 'drink':
      return fill(events.drink, { name: who(event.seat), count: event.sips });
    case 'mode':
      return fill(events.mode, { player: setup.seats[event.seat]?.players[event.player]?.name ?? '' });
    case 'ruling':
      return fill(events.ruling, { ruling: event.ruling });
    case 'referee':
      return event.name === null ? events.noReferee : fill(events.referee, { name: event.name });
    case 'pass':
    case 'skip':
    case 'retire':
      return fill(events[event.kind], { name: who(event.seat) });
    case 'join':
      return fill(events.join, { name: seatNamed(event.newcomer, words.play) });
    case 'pause':
    case 'resume':
    case 'time-up':
    case 'call-off':
      return events[event.kind];
  }
}
