import { useEffect, useRef } from 'preact/hooks';
import type { Numbering } from '../../games/shared/seating.ts';

/**
 * Counts how often players or rules were given other numbers while the table lay there, because two phones have come together:
 * what was half entered by the old numbers would be about somebody else, and is begun anew.
 *
 * @param begin - puts away what has those numbers: a sheet, and a refusal that the table may still overrule.
 */
export function useMoves(now: Numbering, begin: () => void): number {
  const last = useRef({ now, count: 0 });
  const { now: before, count } = last.current;
  const hasMoved = (of: 'seats' | 'rules') =>
    [...before[of]].some(([line, number]) => (now[of].get(line) ?? number) !== number);
  if (now !== before) last.current = { now, count: count + Number(hasMoved('seats') || hasMoved('rules')) };
  const { count: moves } = last.current;
  useEffect(() => {
    if (moves > 0) begin();
  }, [moves]);
  return moves;
}
