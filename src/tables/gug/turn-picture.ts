import type { LineId } from '../../games/gug/board-data.ts';
import type { Clause } from '../../games/gug/clauses.ts';
import { isOtherRailway } from '../../games/gug/position.ts';
import type { Verdict } from '../../games/gug/verdict.ts';
import { fill } from '../../i18n/fill.ts';
import {
  drawnAsPng,
  type Colour,
  type Letters,
  type Measure,
  type Picture,
  paragraph,
  type Stroke,
} from '../../ui/picture.ts';
import type { JudgedTurn, Panel } from './panel-context.ts';
import { amountOf, answerOf, breaks, decidedBy } from './Ticket.tsx';

/** What a picture of a judged turn says. */
export interface TurnSaid {
  readonly outcome: Verdict['outcome'];
  /** What the die gave; undefined where the judge says nothing of it. */
  readonly roll: string | undefined;
  /** The answer: what is set large, and what follows. */
  readonly answer: string;
  readonly reason: string;
  /** The rule that decides, by its number and in one sentence. */
  readonly rule: { readonly number: string; readonly text: string } | undefined;
  /** How the sips add up, a line for each term; empty where the rule that decides says it all. */
  readonly sum: readonly string[];
  readonly start: { readonly name: string; readonly came: string | undefined };
  /** The stations of the route, each with the line that leads there; a railway that may not be used has no colour. */
  readonly stops: readonly {
    readonly name: string;
    readonly line: string;
    readonly colour: string | undefined;
    readonly isFault: boolean;
  }[];
}

/** A turn with its verdict, as the panel's language has it. */
export function turnSaid(
  { verdict, position, route }: JudgedTurn,
  { words, names, clauses, network }: Pick<Panel, 'words' | 'names' | 'clauses' | 'network'>,
): TurnSaid {
  const { panel, reasons } = words;
  const { main, rest } = answerOf(verdict, position, words, names);
  const roll = verdict.findings.find(({ reason }) => reason === 'points-inside' || reason === 'points-outside');
  const faults = new Set(verdict.findings.filter(breaks).map(({ step }) => step));
  const clause = decidedBy(verdict);
  const { came } = position;
  const { terms } = verdict.sips;
  const sipsSayMore = terms.length > 1 || (terms[0] !== undefined && terms[0].clause !== clause);
  return {
    outcome: verdict.outcome,
    roll: roll && names.sentence(reasons[roll.reason], roll.data),
    answer: main.join(' '),
    reason: rest,
    rule: clause && { number: numberOf(clause), text: clauses[clause] },
    sum: sipsSayMore
      ? terms.map((term) => `${words.terms[term.term]}: ${amountOf(term, words)} (${numberOf(term.clause)})`)
      : [],
    start: {
      name: names.station(position.at),
      came: came ? fill(panel.ask.cameBy, { station: names.station(came.from), line: names.line(came.by) }) : undefined,
    },
    stops: route.map(({ line, to }, index) => ({
      name: names.station(to),
      line: isOtherRailway(line) ? names.line(line) : fill(panel.map.line, { line: names.line(line) }),
      colour: network.board.lines.get(line as LineId)?.colour,
      isFault: faults.has(index),
    })),
  };
}

const numberOf = (clause: Clause): string => clause.slice('gug-'.length);

const WIDTH = 1080;
const EDGE = 48;
const MARK = 72;
const TITLE: Letters = { size: 44, weight: 700 };
const ROLL: Letters = { size: 30, weight: 400 };
const ANSWER: Letters = { size: 76, weight: 700 };
const REASON: Letters = { size: 42, weight: 400 };
const NUMBER: Letters = { size: 32, weight: 700 };
const RULE: Letters = { size: 32, weight: 400 };
const NAME: Letters = { size: 40, weight: 700 };
const SMALL: Letters = { size: 28, weight: 400 };
const STEP: Letters = { size: 28, weight: 700 };
/** The strip: where its middle is, and how wide its line is. */
const STRIP = EDGE + 30;
const TRACK = 18;
const STOP = 25;
const NAMES = STRIP + 60;
const INKS: Readonly<Record<TurnSaid['outcome'], Colour>> = {
  legal: '--green',
  illegal: '--brick',
  penalty: '--brick',
  incomplete: '--ink',
};
const CREDIT = 'Powered by TfL Open Data';
const high = ({ size }: Letters) => Math.round(size * 1.25);

/** Lays a judged turn out to be sent: the answer with the rule that decides, and the journey stop by stop below it. */
export function turnPicture(said: TurnSaid, measure: Measure): Picture {
  const right = WIDTH - EDGE;
  const strokes: Stroke[] = [{ is: 'mark', x: EDGE, y: EDGE, size: MARK }];
  let y = EDGE - 6;
  const write = (text: string, x: number, letters: Letters, ink: Colour = '--ink') => {
    const written = paragraph(text, { x, y, width: right - x, letters, ink }, measure);
    strokes.push(...written.strokes);
    y += written.height;
  };
  write('Gaa Under Gunnar', EDGE + MARK + 20, TITLE);
  if (said.roll !== undefined) write(said.roll, EDGE + MARK + 20, ROLL, '--ink-soft');
  y = Math.max(y, EDGE + MARK) + 16;
  write(said.answer, EDGE, ANSWER, INKS[said.outcome]);
  if (said.reason !== '') {
    y += 10;
    write(said.reason, EDGE, REASON);
  }
  if (said.rule) {
    const { number, text } = said.rule;
    const wide = measure(number, NUMBER) + 28;
    y += 30;
    strokes.push(
      outlined(`M0 0h${wide}v${high(NUMBER) + 12}h${-wide}Z`, EDGE, y + 5, { edge: { colour: '--ink', width: 3 } }),
    );
    const top = y;
    write(number, EDGE + 14, NUMBER);
    y = top;
    write(text, EDGE + wide + 20, RULE, '--ink-soft');
  }
  if (said.sum.length > 0) y += 20;
  for (const term of said.sum) write(term, EDGE, RULE);
  y += 44;
  strokes.push({ is: 'line', y, from: EDGE, to: right });
  y += 28;

  // A line is drawn before the stops at both its ends, which lie on it.
  const tracks: Stroke[] = [];
  const stops: Stroke[] = [];
  const { start } = said;
  const rows = [{ name: start.name, below: start.came, colour: undefined, isFault: false }, ...belowed(said.stops)];
  let before: number | undefined;
  rows.forEach(({ name, below, colour, isFault }, index) => {
    const middle = y + high(NAME) * 0.72;
    if (before !== undefined) tracks.push(...trackOf(before, middle, colour));
    stops.push(
      outlined(CIRCLE, STRIP, middle, {
        fill: isFault ? '--brick' : '--paper',
        edge: { colour: isFault ? '--brick' : '--ink', width: 5 },
      }),
    );
    if (index > 0)
      stops.push({
        is: 'text',
        text: `${index}`,
        x: STRIP,
        y: middle + STEP.size * 0.35,
        align: 'center',
        ink: isFault ? '--paper' : '--ink',
        ...STEP,
      });
    before = middle;
    write(name, NAMES, NAME, isFault ? '--brick' : '--ink');
    if (below !== undefined) write(below, NAMES, SMALL, '--ink-soft');
    y += 38;
  });
  strokes.push(...tracks, ...stops);
  write(CREDIT, EDGE, SMALL, '--ink-soft');
  return { width: WIDTH, height: Math.round(y + EDGE), strokes };
}

const outlined = (
  d: string,
  x: number,
  y: number,
  look: Pick<Extract<Stroke, { is: 'shape' }>, 'fill' | 'edge'>,
): Stroke => ({ is: 'shape', d, x, y, scale: 1, ...look });

const CIRCLE = `M${-STOP} 0a${STOP} ${STOP} 0 1 0 ${2 * STOP} 0a${STOP} ${STOP} 0 1 0 ${-2 * STOP} 0Z`;

/** A line that is ridden, from top to bottom, with an edge, as a light one would be lost on the paper; dotted where it has no colour. */
function trackOf(from: number, to: number, colour: string | undefined): readonly Stroke[] {
  const strip = `M0 0V${to - from}`;
  const rungs = Array.from({ length: Math.floor((to - from) / TRACK) }, (_, index) => `M0 ${index * TRACK}h.1`);
  return [
    outlined(strip, STRIP, from, { edge: { colour: '--ink', width: TRACK + 4 } }),
    outlined(strip, STRIP, from, {
      edge: { colour: colour === undefined ? '--paper' : (colour as Colour), width: TRACK },
    }),
    ...(colour === undefined
      ? [outlined(rungs.join(''), STRIP, from, { edge: { colour: '--ink-soft', width: 8 } })]
      : []),
  ];
}

/** The stops with what stands below their names: the line, where it is another than the one before. */
const belowed = (stops: TurnSaid['stops']) =>
  stops.map((stop, index) => ({ ...stop, below: stop.line === stops[index - 1]?.line ? undefined : stop.line }));

/** Draws it. @returns undefined where the browser cannot. */
export const turnPng = (turn: JudgedTurn, panel: Parameters<typeof turnSaid>[1]): Promise<Blob | undefined> =>
  drawnAsPng((measure) => turnPicture(turnSaid(turn, panel), measure));
