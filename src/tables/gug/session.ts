import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import type { StationId } from '../../games/gug/board-data.ts';
import { boardAsOf } from '../../games/gug/earlier-drawings.ts';
import { allowedDrops, judgeLedger } from '../../games/gug/ledger.ts';
import { type End, legalEnds } from '../../games/gug/moves.ts';
import { type Network, networkFor } from '../../games/gug/network.ts';
import type { judgeOnce } from '../../games/gug/play-move.ts';
import type { RulingId } from '../../games/gug/rulings.ts';
import type { Marker } from '../../games/gug/setup.ts';
import { CLASSIC, type Variation } from '../../games/gug/sips.ts';
import { emptySituation, pastOf, type Situation } from '../../games/gug/situation.ts';
import { placesAhead, waysThere } from '../../games/gug/route-to.ts';
import { judgeTurn } from '../../games/gug/turn.ts';
import { $houseRules, type HouseRules } from '../../storage/house-rules.ts';
import type { Question } from './asking.ts';
import { $boards, NEWEST_BOARD } from './boards.ts';

/** What the panel is for at the moment: a question of one's own, a game that is being set up, or the running game. */
export type Mode = 'ask' | 'setup' | 'game';

/** How the table of a running game plays: its house rules hold then, and its variation. */
export interface Table extends HouseRules {
  readonly variation: Variation;
  /** The version of the board when the game began; left out where the newest drawing holds. */
  readonly boardVersion?: number;
}

/** A player's icon on the map, beside the one whose move is asked about. */
export interface MapIcon {
  readonly at: StationId;
  readonly marker: Marker;
  /** The sign's letter: the first of the name. */
  readonly letter: string;
  readonly isTurn: boolean;
}

/** What stood before a change, and what the change was, in words. */
export interface Past {
  readonly label: string;
  readonly situation: Situation;
  readonly houseRules: HouseRules;
}

/** What lies before the judge and on the map; the network, the verdict and the ledger follow from it. */
export interface Shown {
  readonly situation: Situation;
  /** The changes of it that can be undone, the last one first. */
  readonly past: readonly Past[];
  /** Whether the legal ends are asked for: they are not worked out otherwise. */
  readonly showsEnds: boolean;
  /** Null while a question of one's own is asked; then the house rules of the phone hold, and the classic game. */
  readonly table: Table | null;
  /** The board as the table plays it, where a game has made it already. */
  readonly network?: Network;
  /** The judge of a running game, who has an answer ready when the turn is played. */
  readonly judge?: typeof judgeOnce;
  /** All icons of a running game; none while a question of one's own is asked. */
  readonly icons: readonly MapIcon[];
  /** Names the turn of a running game that is on: what somebody has opened, typed or picked is theirs, and goes with it. */
  readonly turn?: string;
}

export type Change = Partial<Pick<Shown, 'situation' | 'past' | 'showsEnds'>>;

/** A game takes taps, undo and house rules over while it is on the screen. */
export interface Controller {
  /** @returns whether the tap is a step of the route, which is nobody else's. */
  readonly tap: (station: StationId) => boolean;
  readonly undo: () => void;
  /** What a move waits for: nothing, one die that is still to be thrown, or its time. Left out where nothing is played. */
  readonly moveIsDue?: () => 'now' | 'after-throw' | 'not-now';
  /** Says the die that was thrown. */
  readonly throwDie?: (eyes: number) => void;
  /** @param label - what undo calls it. */
  readonly chooseReading: (id: RulingId, option: string, label: string) => void;
}

/** Whoever has the panel: what is shown for it, and what becomes of what is changed and tapped. */
export interface Session {
  readonly $shown: ReadableAtom<Shown>;
  readonly put: (change: Change) => void;
  /** Undefined where a tap answers the judge's own questions. */
  readonly controller?: Controller;
}

/** The question of one's own. */
export const $asked = atom<Shown>({
  situation: emptySituation(NEWEST_BOARD),
  past: [],
  showsEnds: false,
  table: null,
  icons: [],
});
const ASKING: Session = { $shown: $asked, put: (change) => $asked.set({ ...$asked.get(), ...change }) };

export const $mode = atom<Mode>('ask');
/** What is asked next in a question of one's own. */
export const $ownQuestion = atom<Question>('at');
/** In a game there is one question: where to. */
export const $question = computed([$mode, $ownQuestion], (mode, own): Question => (mode === 'ask' ? own : 'route'));
/** Whether the table throws two dice, of which the player gives one to this icon (17.4). */
export const $hasTwoDice = atom(false);

/** The sessions that come with the game's part; until it is there, the question of one's own stays on the map. */
export const $gameParts = atom<{
  readonly setup: Session;
  readonly game: Session;
  /** A game that is looked at again. */
  readonly replay: Session;
} | null>(null);

/**
 * The step of the game that is looked at again, from 0 for the start; null while the game itself is on the screen.
 * As long as it is set, the map belongs to the past and nothing is played.
 */
export const $replayStep = atom<number | null>(null);

/** The one who has the panel now. */
export const $session = computed([$mode, $gameParts, $replayStep], (mode, parts, step): Session => {
  if (mode === 'ask' || !parts) return ASKING;
  return parts[mode === 'game' && step !== null ? 'replay' : mode];
});

const $shown = heldIn(computed($session, (session) => session.$shown));

export const $situation = computed($shown, ({ situation }) => situation);
export const $past = computed($shown, ({ past }) => past);
export const $showsEnds = computed($shown, ({ showsEnds }) => showsEnds);
export const $table = computed($shown, ({ table }) => table);
export const $turn = computed($shown, ({ turn }) => turn);
export const $icons = computed($shown, ({ icons }) => icons);

/** A station that somebody asked to be shown on the map; the map forgets it when the question changes. */
export const $pointed = atom<StationId | null>(null);

export const $boardId = computed($situation, ({ board }) => board);
export const $works = computed($situation, ({ works }) => works);
const $drops = computed($situation, (situation) => pastOf(situation).drops);

// Each by itself: a table whose draw alone changes leaves the network what it is.
const $rulings = computed([$houseRules, $table], (houseRules, table) => (table ?? houseRules).rulings);
export const $sides = computed([$houseRules, $table], (houseRules, table) => (table ?? houseRules).sides);

const $board = computed([$boards, $boardId, $table], (boards, id, table) => {
  const board = boards.get(id);
  return board && boardAsOf(board, table?.boardVersion ?? board.version);
});

const $given = computed($shown, ({ network }) => network);
export const $network = computed(
  [$given, $board, $works, $rulings, $sides],
  (given, board, works, rulings, sides) => given ?? (board && networkFor(board, rulings, works, sides, [])),
);

/**
 * Where the player stands, with the drops that count: outside a game those that the rules allow, in one all, for what
 * the rules do not allow a referee let through (4.1).
 */
export const $standing = computed(
  [$network, computed($situation, ({ position }) => position), $table],
  (network, position, table) =>
    network && position && !table ? { ...position, drops: allowedDrops(network, position.drops) } : position,
);

const $judge = computed($shown, ({ judge }) => judge ?? judgeTurn);

/** Undefined until there is a whole question: a position and a die. */
export const $verdict = computed(
  [$network, $standing, $situation, $table, $judge],
  (network, position, { dice, route }, table, judge) =>
    network && position && dice.length > 0
      ? judge(network, position, { dice, route }, table?.variation ?? CLASSIC)
      : undefined,
);

const $dice = computed($situation, ({ dice }) => dice);

export const $ends = computed(
  [$network, $standing, $dice, $showsEnds, $table],
  (network, position, dice, isShown, table) =>
    network && position && dice.length > 0 && isShown
      ? legalEnds(network, position, dice, table?.variation ?? CLASSIC)
      : undefined,
);

/** Those of the legal ends that can still be reached from the head of the route: the map shows no others. */
export const $endsAhead = computed(
  [$network, $standing, $dice, computed($situation, ({ route }) => route), $ends],
  (network, position, dice, route, ends) => {
    if (!network || !position || !ends || route.length === 0) return ends;
    const places = placesAhead(network, position, dice, route);
    return ends.filter(({ at }) => places.has(network.place(at)));
  },
);

/**
 * The turns that end where the last ride led, from where the route was before it: they differ in the line of arrival, the
 * sips or the drop. None where that is no end, and none where a single step goes on.
 */
export const $ways = computed(
  [$network, $standing, $situation, $past, $table, $verdict],
  (network, position, { dice, route }, [last], table, verdict): readonly End[] => {
    const outcome = verdict?.outcome;
    if (!network || !position || !last || (outcome !== 'legal' && outcome !== 'incomplete')) return [];
    const before = last.situation.route;
    const differs = route.findIndex(({ line, to }, step) => before[step]?.line !== line || before[step].to !== to);
    const ridden = differs < 0 ? 0 : route.length - differs;
    if (ridden < (outcome === 'legal' ? 1 : 2)) return [];
    return waysThere(network, position, dice, route.slice(0, differs), route.at(-1)!.to, table?.variation);
  },
);

export const $ledger = computed(
  [$network, $drops, $table],
  (network, drops, table) =>
    network &&
    judgeLedger(network, drops, table?.variation.draw.closed, table ? 'all' : 'allowed', table?.variation.used),
);

/** Changes the question, so that it can be undone. @param label - what is done, in the player's language. */
export function change(situation: Situation, label: string): void {
  const now = $shown.get();
  const last = { label, situation: now.situation, houseRules: $houseRules.get() };
  $session.get().put({ situation, past: [last, ...now.past] });
}

/** Takes another of the ways to where the last ride led. Undo takes back the ride, whichever way it went. */
export function takeWay({ route }: End): void {
  $session.get().put({ situation: { ...$shown.get().situation, route } });
}

/** Remembers how things stand, before the house rules are changed. */
export function remember(label: string): void {
  change($situation.get(), label);
}

/**
 * Takes the last change of the question back; without one, the last step of a route from a link.
 *
 * @returns the house rules that stood before it; undefined where nothing was changed.
 */
export function undoChange(): HouseRules | undefined {
  const { situation, past } = $shown.get();
  const [last, ...earlier] = past;
  if (last) $session.get().put({ situation: last.situation, past: earlier });
  else if (situation.route.length > 0)
    $session.get().put({ situation: { ...situation, route: situation.route.slice(0, -1) } });
  return last?.houseRules;
}

/** Marks the legal ends on the map, and opens the best of them; or puts the marks away. */
export function toggleEnds(open: (sheet: { readonly kind: 'ends' }) => void): void {
  const shows = !$showsEnds.get();
  $session.get().put({ showsEnds: shows });
  if (shows) open({ kind: 'ends' });
}

/** What the store holds that a store holds. */
function heldIn<Value>($outer: ReadableAtom<ReadableAtom<Value>>): ReadableAtom<Value> {
  const $held = atom($outer.get().get());
  const get = $held.get.bind($held);
  const follow = () => $held.set($outer.get().get());
  $held.get = () => {
    follow();
    return get();
  };
  onMount($held, () => {
    let leave = (): void => undefined;
    const stop = $outer.subscribe(($inner) => {
      leave();
      leave = $inner.listen(follow);
      follow();
    });
    return () => {
      leave();
      stop();
    };
  });
  return $held;
}
