import type { ParsedFormat } from '../../games/tournament/parse-format.ts';
import { fill } from '../fill.ts';
import type { FaultWords } from './en.ts';

type Unread = Extract<ParsedFormat, { readonly ok: false }>;

/** Says why a tournament code cannot be read or played, and at which of its characters. */
export function explainFault(fault: Unread, words: FaultWords): string {
  const said = sentence(fault, words);
  return fault.why === 'no-layers' ? said : fill(words.placed, { place: fault.at + 1, fault: said });
}

function sentence(fault: Unread, words: FaultWords): string {
  if (fault.why === 'no-layers') return words['no-layers'];
  if (fault.why === 'number-out-of-range') return fill(words['number-out-of-range'][fault.of], pick(fault));
  if (fault.why === 'players-do-not-add-up') {
    return fill(words['players-do-not-add-up'], { ...pick(fault), from: fromWords(fault.from, words) });
  }
  if (fault.why === 'no-later-layer' || fault.why === 'kind-twice') {
    const { count, to } = fault.onward;
    return fill(words[fault.why], { layer: fault.layer, piece: `${count}${to}`, to });
  }
  if (fault.why === 'expected') {
    const found = fault.found === '' ? words.found.end : fill(words.found.sign, { sign: fault.found });
    return fill(words.expected[fault.expected], { layer: fault.layer, found });
  }
  return fill(words[fault.why], pick(fault));
}

/** The numbers and signs of a fault. */
const pick = (fault: Unread): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(fault).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );

function fromWords(from: readonly { readonly layer: number; readonly players: number }[], words: FaultWords): string {
  // From one layer, they are those who come.
  if (from.length < 2) return '';
  const parts = from.map((part) => fill(words.from.part, { ...part }));
  const [last, ...others] = [...parts].reverse();
  return fill(words.from.list, { parts: [...others].reverse().join(', ') + words.from.and + last! });
}
