import type { StationId } from './board-data.ts';
import { type Hop, isOpposite } from './hops.ts';
import { turnBetween } from './geometry.ts';
import type { Network } from './network.ts';
import type { RulingId, Rulings } from './rulings.ts';
import type { Finding } from './verdict.ts';

/** Keeping your direction (10.3): at most this many eighths of a turn, 45 degrees (R4). */
const DIRECTION_KEPT = 1;

/**
 * Judges leaving a place by a hop after having come in by another: 10.1-10.4.
 *
 * @param came - the hop the player came by; null when nothing is remembered (R1).
 * @param step - index of the hop in the route; 0 leaves the place where the turn began.
 * @returns every finding, those that break a clause and those that were used and kept. None when the
 *   player simply rides on.
 */
export function judgeLeaving(network: Network, came: Hop | null, hop: Hop, step: number): readonly Finding[] {
  if (!came) return [];
  const { rulings } = network;
  const at = network.place(hop.from);
  const isBack = network.place(hop.to) === network.place(came.from);
  const isReturn = isReturning(rulings, isBack, came, hop);
  const memory: readonly RulingId[] = step === 0 ? ['R1'] : [];
  const heading: readonly RulingId[] = isBack ? [] : ['R2'];
  const dotRulings = network.dotRulings(at);
  const note = (finding: Omit<Finding, 'step' | 'data'>, data: Finding['data'] = {}): Finding => ({
    ...finding,
    rulings: [...finding.rulings, ...memory],
    step,
    data: { station: at, line: hop.line, otherLine: came.line, other: hop.to, ...data },
  });
  const findings: Finding[] = [];

  if (came.line === hop.line) {
    if (rulings.R3 === 'only-back' ? isBack : isReturn) {
      const branch: readonly RulingId[] = isBack ? [] : ['R3'];
      const used = [...heading, ...branch];
      if (network.isEndFor(hop.from, hop.line)) {
        findings.push(note({ clause: 'gug-10.1', rulings: used, effect: 'applies', reason: 'return-from-end' }));
      } else {
        findings.push(note({ clause: 'gug-10.1', rulings: used, effect: 'breaks', reason: 'return-same-line' }));
      }
    }
  } else if (isReturn) {
    const count = network.dots(at);
    const isAtEnd = network.isEndFor(hop.from, came.line);
    const ends: readonly RulingId[] = isAtEnd && count < 2 ? ['R40'] : [];
    const byEnd = isAtEnd && count < 2 && rulings.R40 === 'end-too';
    findings.push(
      note(
        {
          clause: 'gug-10.2',
          rulings: [...heading, ...dotRulings, ...ends],
          effect: byEnd || count >= 2 ? 'applies' : 'breaks',
          reason: byEnd ? 'return-at-end' : count >= 2 ? 'return-two-dots' : 'return-few-dots',
        },
        { count },
      ),
    );
  } else {
    findings.push(...judgeChange(network, came, hop).map((finding) => note(finding)));
  }

  if (!isReturn || !isNoReturn(network, came, hop)) return findings;
  // 10.4 holds whatever the others say: what would let the player return there says nothing any more.
  const never = note({
    clause: 'gug-10.4',
    rulings: [...heading, ...noReturnRulings(network, hop)],
    effect: 'breaks',
    reason: 'no-return-here',
  });
  return [...findings.filter(({ effect }) => effect === 'breaks'), never];
}

/** "Returning in the opposite direction" (R2): by the headings, or by the station one came from. */
function isReturning(rulings: Rulings, isBack: boolean, came: Hop, hop: Hop): boolean {
  return (isBack && rulings.R2 !== 'only-180') || isOpposite(rulings, came.in, hop.out);
}

type ChangeFinding = Omit<Finding, 'step' | 'data'>;

/** Changing lines without turning back (10.3, R4, R5). */
function judgeChange(network: Network, came: Hop, hop: Hop): readonly ChangeFinding[] {
  const { rulings } = network;
  const clause = 'gug-10.3';
  const at = network.place(hop.from);
  if (network.dots(at) > 0) {
    return [{ clause, rulings: ['R4', ...network.dotRulings(at)], effect: 'applies', reason: 'change-at-junction' }];
  }
  if (rulings.R4 === 'dot') return [{ clause, rulings: ['R4'], effect: 'breaks', reason: 'change-needs-dot' }];
  const findings: ChangeFinding[] = [];
  if (turnBetween(came.in, hop.out) > DIRECTION_KEPT) {
    findings.push({ clause, rulings: ['R4'], effect: 'breaks', reason: 'change-turns' });
  }
  if (!areAdjacent(network, came, hop)) {
    findings.push({ clause, rulings: ['R4', 'R5'], effect: 'breaks', reason: 'change-not-adjacent' });
  }
  if (findings.length > 0) return findings;
  return [{ clause, rulings: ['R4', 'R5'], effect: 'applies', reason: 'change-adjacent' }];
}

/** Whether the strokes of two lines lie beside each other where one is left for the other (R5). */
function areAdjacent({ rulings }: Network, came: Hop, hop: Hop): boolean {
  const before = came.stretches.at(-1)!.beside.get(hop.line);
  const after = hop.stretches[0]!.beside.get(came.line);
  if (rulings.R5 === 'same-bundle') return before !== undefined || after !== undefined;
  if (rulings.R5 === 'both-stretches') return before === 'touching' && after === 'touching';
  return before === 'touching' || after === 'touching';
}

/** Whether a return is the one that 10.4 forbids, whatever the board shows. */
function isNoReturn({ board, place, rulings }: Network, came: Hop, hop: Hop): boolean {
  const [one, other] = board.data.noReturn as readonly [StationId, StationId];
  // The stretches next to the station, for one comes from Acton Town also where it is closed and passed (R20).
  const [at, from, to] = [place(hop.from), place(came.stretches.at(-1)!.a), place(hop.stretches[0]!.b)];
  if (at === one) return from === other;
  return at === other && (rulings.R37 === 'leaving' ? to : from) === one;
}

/** What "vice versa" means decides at Acton Town alone (R37). */
function noReturnRulings({ board, place }: Network, { from }: Hop): readonly RulingId[] {
  return place(from) === board.data.noReturn[1] ? ['R37'] : [];
}
