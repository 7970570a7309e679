import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Point, StationId } from '../../../games/gug/board-data.ts';
import type { Board } from '../../../games/gug/board.ts';
import { dueOf } from '../../../games/gug/due.ts';
import { stationsOfSteps } from '../../../games/gug/journey.ts';
import type { GugState } from '../../../games/gug/play-state.ts';
import { positionOf } from '../../../games/gug/play-table.ts';
import { results } from '../../../games/gug/results.ts';
import { readingsOfKept } from '../../../games/gug/rulings.ts';
import { fill } from '../../../i18n/fill.ts';
import { GUG_EN } from '../../../i18n/gug/en.ts';
import { GUG_NB } from '../../../i18n/gug/nb.ts';
import { LATE_WORDS } from '../../../i18n/late/words.ts';
import { drawBoard, type DrawOptions } from '../../../map/draw.ts';
import { overlayOn } from '../../../map/overlay.ts';
import { UNITS } from '../../../map/path.ts';
import type { Leg, Overlay } from '../../../map/shown.ts';
import { parseDrawing, setScale, showOverlay } from '../../../map/svg-element.ts';
import { reduceSaved, judgeOfSaved } from '../../../storage/gug-reduction.ts';
import type { SavedGugGame } from '../../../storage/saved-game.ts';
import lateStyles from '../../../styles/gug-late.css?url';
import { withStyleSheet } from '../../../ui/style-sheet.ts';
import { $boards, bringBoard, isBoardId } from '../boards.ts';
import { describerOf, told } from './describer.ts';
import { iconsOf } from './icons.ts';
import { isAbsurd, measuredNow, sprintTime, stillClock, timeLeft } from './play/clock.ts';
import { dueWords, wonWords } from './play/due-words.ts';
import { inhibitionsOf } from './play/seat-words.ts';
import { handFor, mainDue } from './play/turn-plays.ts';
import { namesOf } from '../names.ts';
import { lastPlay, type TvGame, type TvView } from '../../shell/tv-view.ts';

/** The page hands them to the panel alone. */
const PANEL_WORDS = { en: GUG_EN, nb: GUG_NB } as const;

/** A game of Gaa Under Gunnar: the map follows whose turn it is, and the ledger stands beside it. */
export const gugOnTv: TvGame = async (lang, tv) => {
  const panelWords = PANEL_WORDS[lang];
  const [words] = await Promise.all([
    LATE_WORDS.gug[lang](),
    bringBoard('london-2025'),
    bringBoard('london-2003'),
    withStyleSheet(lateStyles),
  ]);
  return (any): TvView => {
    const saved = any as SavedGugGame;
    const board = isBoardId(saved.board.id) ? $boards.get().get(saved.board.id) : undefined;
    if (!board) return { who: '', what: tv.trouble, last: [], rows: [] };
    const game = judgeOfSaved(saved, board);
    const { state, steps } = reduceSaved(saved, board);
    const all = dueOf(game, state, measuredNow(saved.id, state));
    const due = mainDue(all);
    const hand = handFor(all, { icon: 0, die: 0 });
    const names = namesOf(board, panelWords, lang);
    const up = 'seat' in due ? due.seat : state.turn?.seat;
    const last = lastPlay(steps);
    const network = game.turnNetwork(state);
    const isOver = state.phase === 'over';
    const describer = describerOf({ words, names, state, game, rulings: {} });
    const { who } = describer;
    const moved = steps.findLast(({ play }) => play.event.kind === 'move');
    const legs =
      moved?.play.event.kind === 'move' ? legsOf(game.turnNetwork(moved.before), moved.before, moved.play.event) : [];
    const time = timeLeft(saved.id, state);
    const sprint = sprintTime(saved.id, state);
    const { clock } = words.play;
    const still = stillClock(saved.id, state, clock);
    const of = inhibitionsOf(state.setup, network.rulings);
    return {
      who: isOver ? wonWords({ words, state, who }, lang) : up === undefined ? '' : who(up).name,
      what: isOver ? '' : dueWords(due, { words, state, who, game, hand }),
      last: last ? told(last, describer) : [],
      rows: results(state, { ...readingsOfKept(saved.rulings), ...state.changed }).map(
        ({ seat, place, drops, sips, counted }) => {
          const owed = state.seats[seat]?.owed ?? 0;
          const drunk = sips.reduce((sum, each) => sum + each, 0);
          const points = counted.reduce((sum, each) => sum + each, 0);
          return {
            name: who(seat).name,
            isUp: !isOver && seat === up,
            figure: place === null ? String(drops) : `${place}.`,
            facts: [
              fill(tv.dropped, { count: drops, of }),
              points > 0 ? fill(tv.points, { count: points }) : fill(tv.sips, { count: drunk }),
              ...(owed > 0 ? [fill(tv.owes, { count: owed })] : []),
            ],
          };
        },
      ),
      picture: (
        <TvMap
          board={board}
          options={{
            title: fill(panelWords.panel.map.label, { board: board.name }),
            railways: panelWords.panel.railways,
          }}
          overlay={{
            at: null,
            legs,
            ends: [],
            dropped: [],
            closed: state.setup.works,
            circles: network.rulings.R21 === 'every-circle',
            icons: iconsOf(state).filter((icon) => board.stations.has(icon.at)),
          }}
          look={lookOf(state, up, legs)}
        />
      ),
      ...(state.pause?.isOn
        ? { clock: { label: `${clock.paused}. ${still.label}`, still: still.face } }
        : time && !isAbsurd(time)
          ? { clock: { label: clock[time.isSure ? 'finish' : 'unsure'], to: Date.now() + time.left } }
          : sprint !== undefined && { clock: { label: clock.sprint, from: Date.now() - sprint } }),
    };
  };
};

type Shown = Parameters<ReturnType<typeof overlayOn>>[0];
type Network = Parameters<typeof stationsOfSteps>[0];
interface Move {
  readonly seat: number;
  readonly icon: number;
  readonly route: Parameters<typeof stationsOfSteps>[2];
}

/** The way of a move along its lines. */
function legsOf(network: Network, before: GugState, { seat, icon, route }: Move): readonly Leg[] {
  if (!before.seats[seat]?.icons[icon]?.position) return [];
  const ridden = stationsOfSteps(network, positionOf(network, before, seat, icon), route);
  return ridden.map((stations, index) => ({ line: route[index]!.line, stations }));
}

/** What the map shows: where whose turn it is stands, and the last ride; all icons before anybody rides. */
function lookOf({ seats }: GugState, up: number | undefined, legs: readonly Leg[]): readonly StationId[] {
  const standing = (own: GugState['seats']) =>
    own.flatMap(({ icons }) => icons.flatMap(({ position }) => (position ? [position.at] : [])));
  const mine = up === undefined ? [] : standing(seats.filter((_, seat) => seat === up));
  const ridden = legs.flatMap(({ stations }) => stations);
  return mine.length + ridden.length > 0 ? [...mine, ...ridden] : standing(seats);
}

interface TvMapProps {
  board: Board;
  options: DrawOptions;
  overlay: Shown;
  look: readonly StationId[];
}

/** Grid units that are shown around what is looked at, and the least that is shown at all. */
const AROUND = 4;
const LEAST = 15;
/** Letters and signs are so much larger than on a screen that is at hand, and there are as few of them as seen from so much farther. */
const LARGER = 1.5;
/**
 * How much wider each width is than the one before it. Few widths are shown: while one stays, names keep their size, and are
 * not laid out again for every move.
 */
const WIDER = 1.5;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The board around what is looked at. */
function TvMap({ board, options, overlay, look }: TvMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const drawing = useMemo(() => parseDrawing(drawBoard(board, options)), [board]);
  const draw = useMemo(() => overlayOn(board, drawing.dataset['sides']), [board]);
  const marks: Overlay = draw(overlay);
  const [size, setSize] = useState<Size>();
  const scale = useRef<number>();
  useLayoutEffect(() => {
    box.current!.replaceChildren(drawing);
    scale.current = undefined;
    // Told, not asked for with each move: the whole drawing would be laid out for the answer.
    const watch = new ResizeObserver(([entry]) => setSize(entry!.contentRect));
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, [drawing]);
  useLayoutEffect(() => {
    showOverlay(drawing, marks);
    const shown = size && show(drawing, size, pointsOf(board, look));
    if (shown === undefined || shown === scale.current) return;
    scale.current = shown;
    for (const part of setScale(drawing, shown)) part();
  }, [drawing, marks.above, marks.below, look.join(), size]);
  return <div ref={box} class="tv-map" />;
}

const pointsOf = (board: Board, stations: readonly StationId[]): readonly Point[] =>
  stations
    .map((station) => (board.stations.get(station) ?? board.others.get(station))?.at)
    .filter((point) => point !== undefined);

/**
 * Turns the drawing's window to some points, in the form of the room there is; the whole board where there are none.
 *
 * @returns the scale for its letters, in CSS pixels to a grid unit.
 */
function show(drawing: SVGSVGElement, room: Size, points: readonly Point[]): number | undefined {
  if (points.length === 0 || room.height === 0) return undefined;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND];
  const [top, bottom] = [Math.min(...ys) - AROUND, Math.max(...ys) + AROUND];
  const ratio = room.width / room.height;
  const least = Math.max(right - left, (bottom - top) * ratio);
  let width = LEAST;
  while (width < least) width *= WIDER;
  const height = width / ratio;
  const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2];
  drawing.setAttribute('viewBox', [x, y, width, height].map((length) => (length * UNITS).toFixed(1)).join(' '));
  return room.width / width / LARGER;
}
