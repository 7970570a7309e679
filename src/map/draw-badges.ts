import type { Board, Line } from '../games/gug/board.ts';
import type { Badge } from './badges.ts';
import { element, escapeText } from './markup.ts';
import { makeNumber, makePath } from './path.ts';
import { TIERS } from './tiers.ts';

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance of `#rrggbb`, 0 to 1, as WCAG 2 has it. */
export function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((from) => channel(Number.parseInt(colour.slice(from, from + 2), 16) / 255));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Below this luminance white letters have more contrast than black ones. */
const MIDDLE = 0.179;

function drawLetters({ letter }: Line, badges: readonly Badge[], tier: number): string {
  if (badges.length === 0) return '';
  const discs = element('path', { class: `t${tier}`, d: makePath(...badges.map(({ at }) => [at, at])) });
  const letters = badges.map(({ at: [x, y] }) =>
    element('text', { class: `t${tier}`, x: makeNumber(x), y: makeNumber(y) }, escapeText(letter)),
  );
  return discs + letters.join('');
}

/** The letters of the lines, on discs of the line's colour. */
export function drawBadges(board: Board, badges: readonly Badge[]): string {
  const lines = [...board.lines.values()].map((line) => {
    const own = badges.filter((badge) => badge.line === line.id);
    const tiers = TIERS.map((_scale, tier) =>
      drawLetters(
        line,
        own.filter((badge) => badge.tier === tier),
        tier,
      ),
    );
    const look = luminance(line.colour) > MIDDLE ? 'i' : undefined;
    return element('g', { 'data-line': line.id, class: look, stroke: line.colour }, ...tiers);
  });
  return element('g', { class: 'letters' }, ...lines);
}
