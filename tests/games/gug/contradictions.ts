import { type Reason, REASONS } from '../../../src/games/gug/clauses.ts';
import type { Finding } from '../../../src/games/gug/verdict.ts';

const DROPPED: readonly Reason[] = ['drop-place', 'drop-central', 'drop-by-approach'];
const REFUSED = REASONS.filter((reason) => reason.startsWith('drop-') && !DROPPED.includes(reason));

/** Findings that cannot both be so at the same step, or of the same turn. */
const PAIRS: readonly (readonly [Reason, Reason])[] = [
  // You may turn back here, and you may not.
  ['return-from-end', 'no-return-here'],
  ['return-two-dots', 'no-return-here'],
  ['return-from-end', 'return-same-line'],
  ['return-two-dots', 'return-few-dots'],
  // You may change here, and you may not; a change is not a return.
  ...(['change-at-junction', 'change-adjacent'] as const).flatMap((may) =>
    (
      [
        'change-not-adjacent',
        'change-turns',
        'change-needs-dot',
        'no-return-here',
        'return-few-dots',
        'return-same-line',
      ] as const
    ).map((not) => [may, not] as const),
  ),
  ['passes-closed', 'stretch-closed'],
  // The turn ends here, and it does not.
  ['points-inside', 'points-outside'],
  ...(['all-points-used', 'stopped-early', 'as-far-as-legal', 'arrives-end'] as const).flatMap((over) =>
    (['points-left', 'no-way-on', 'too-many-steps', 'after-end'] as const).map((on) => [over, on] as const),
  ),
  ['as-far-as-legal', 'third-leicester'],
  ['leicester-toss', 'third-leicester'],
  // It ends here and can be dropped, and it cannot.
  ['arrives-end', 'drop-not-an-end'],
  ['drop-inside', 'drop-near'],
  ['drop-no-place', 'drop-keeps-heathrow'],
  ['drop-no-place', 'drop-second-central'],
  ['drop-second-central', 'drop-keeps-heathrow'],
  ...DROPPED.flatMap((may) => REFUSED.map((not) => [may, not] as const)),
  ['drop-place', 'drop-central'],
];

/** The pairs of one verdict that contradict each other, in short. */
export function contradictions(findings: readonly Finding[]): readonly string[] {
  const isAtOne = (one: Finding, other: Finding) =>
    one.step === undefined || other.step === undefined || one.step === other.step;
  return PAIRS.filter(([one, other]) =>
    findings.some((a) => a.reason === one && findings.some((b) => b.reason === other && isAtOne(a, b))),
  ).map((pair) => pair.join(' and '));
}
