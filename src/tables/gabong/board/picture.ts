import { type MatchResult, penaltiesOf } from '../../../games/gabong/match-results.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GabongBoardWords } from '../../../i18n/gabong/en.ts';
import { handAlone } from './board-lines.ts';
import { type Ink, type Letters, type Measure, type Picture, type Stroke, wrapped } from '../../../ui/picture.ts';
import { dealsIn, isHalving, type RoundSheet } from './round-sheet.ts';

const EDGE = 48;
const PLACE = 84;
const NAME = 340;
const DEAL = 76;
const TOTAL = 150;
const TITLE: Letters = { size: 56, weight: 700 };
const WON: Letters = { size: 38, weight: 700 };
const PLAYER: Letters = { size: 32, weight: 700 };
const BIG: Letters = { size: 44, weight: 700 };
const PLAIN: Letters = { size: 30, weight: 400 };
const SMALL: Letters = { size: 24, weight: 400 };
const LEAST_WIDE = 1080;
/** The disc of a θ, and the letter on it, of the letters around it; and how high above their line its middle is. */
const THETA_WIDE = 1.3;
const THETA_LETTER = 0.9;
const THETA_UP = 0.35;
const line = ({ size }: Letters) => Math.round(size * 1.25);

/** The round as a picture: who has won, the places, and every deal's points. Players are rows, so that long names have room. */
export function roundPicture(sheet: RoundSheet, won: string | undefined, measure: Measure): Picture {
  const { words, date, names, lines, results } = sheet;
  const strokes: Stroke[] = [];
  const deals = EDGE + PLACE + NAME;
  const width = Math.max(LEAST_WIDE, deals + lines.length * DEAL + TOTAL + EDGE);
  const right = width - EDGE;
  let y = EDGE;
  const write = (
    text: string,
    x: number,
    letters: Letters,
    ink: Ink = 'ink',
    align: 'left' | 'center' | 'right' = 'left',
  ) => strokes.push({ is: 'text', text, x, y, align, ink, ...letters });

  /** Writes a text with every θ in it as the sign of a gabong: a zero looks much like one at a glance. */
  const withThetas = (text: string, x: number, letters: Letters, ink: Ink, align: 'left' | 'center') => {
    let from = align === 'left' ? x : x - widthOf(text, letters, measure) / 2;
    text.split('θ').forEach((part, index) => {
      if (index > 0) {
        const wide = THETA_WIDE * letters.size;
        const at = { x: from + wide / 2, y: y - THETA_UP * letters.size };
        const letter = { size: letters.size * THETA_LETTER, weight: 700 } as const;
        strokes.push({ is: 'disc', ...at, radius: wide / 2, ink: 'ink' });
        strokes.push({ is: 'text', text: 'θ', ...at, align: 'center', baseline: 'middle', ink: 'paper', ...letter });
        from += wide;
      }
      if (part === '') return;
      write(part, from, letters, ink);
      from += measure(part, letters);
    });
  };

  strokes.push({ is: 'mark', x: EDGE, y, size: 72 });
  y += 58;
  write(words.paper.title, EDGE + 92, TITLE);
  write(`${date} · ${fill(words.paper.deals, { count: dealsIn(sheet) })}`, right, PLAIN, 'soft', 'right');
  y += 44;
  if (won !== undefined)
    for (const part of wrapped(won, right - EDGE, (text) => measure(text, WON))) {
      y += line(WON);
      write(part, EDGE, WON, 'green');
    }
  y += 64;
  const dealX = (index: number) => right - TOTAL - (lines.length - index - 0.5) * DEAL;
  lines.forEach(({ number }, index) =>
    write(number === null ? words.extraShort : `${number}`, dealX(index), SMALL, 'soft', 'center'),
  );
  write(words.total, right, SMALL, 'soft', 'right');
  y += 18;
  for (const result of results) {
    const { seat, place, total } = result;
    const tally = tallyOf(result, words);
    strokes.push({ is: 'line', y, from: EDGE, to: right });
    const name = wrapped(names[seat]!, NAME - 24, (text) => measure(text, PLAYER));
    const top = y;
    y = top + 16 + line(PLAYER);
    if (place === 1 && lines.length > 0)
      strokes.push({ is: 'disc', x: EDGE + 30, y: y - 11, radius: 30, ink: 'amber' });
    write(`${place}`, EDGE + 30, PLAYER, place === 1 && lines.length > 0 ? 'on-amber' : 'ink', 'center');
    write(`${total}`, right, BIG, 'ink', 'right');
    lines.forEach(({ cells, master }, index) => {
      const cell = cells[seat];
      if (!cell) return;
      const text = handAlone(cell);
      const letters = widthOf(text, PLAIN, measure) > DEAL - 8 ? SMALL : PLAIN;
      withThetas(text, dealX(index), letters, 'ink', 'center');
      if (seat !== master) return;
      y += line(SMALL);
      write(words.master, dealX(index), SMALL, 'soft', 'center');
      y -= line(SMALL);
    });
    for (const part of name) {
      write(part, EDGE + PLACE, PLAYER);
      y += line(PLAYER);
    }
    if (tally.length > 0) withThetas(tally.join(' · '), EDGE + PLACE, SMALL, 'soft', 'left');
    else y -= line(SMALL);
    y = Math.max(y + 20, top + 112);
  }
  strokes.push({ is: 'line', y, from: EDGE, to: right });
  y += 52;
  const legend = [words.legend.theta, ...(isHalving(sheet) ? [words.legend.halved] : [])];
  for (const part of wrapped(legend.join(' '), right - EDGE, (text) => widthOf(text, SMALL, measure))) {
    withThetas(part, EDGE, SMALL, 'soft', 'left');
    y += line(SMALL);
  }
  return { width, height: y - line(SMALL) + EDGE, strokes };
}

/** How wide a text is whose θ are signs. */
const widthOf = (text: string, letters: Letters, measure: Measure): number =>
  text
    .split('θ')
    .reduce((wide, part) => wide + measure(part, letters), (text.split('θ').length - 1) * THETA_WIDE * letters.size);

const tallyOf = (result: MatchResult, words: GabongBoardWords): readonly string[] => {
  const penalties = penaltiesOf(result);
  return [
    ...(result.thetas > 0 ? [fill(words.thetas, { count: result.thetas })] : []),
    ...(penalties > 0 ? [fill(words.penalties, { count: penalties })] : []),
  ];
};
