import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table.ts';
import { WithThetas } from '../Theta.tsx';
import { useEntry } from './entry-context.ts';
import { handOf, isCounted, nextUncounted } from './hands.ts';

/** θ and out in one tap, and on to the next player; once all are counted, the key that writes the deal. */
export function GoOnKeys({ write }: { write: string }) {
  const { words, name } = useTable();
  const { state, among, seat, hands, edit, goOn } = useEntry();
  const { deal } = words;
  const hand = handOf(hands, seat);
  const isReady = isCounted(state, hand);
  const next = nextUncounted(state, among, hands, seat);

  const zero = (by: 'theta' | 'out', label: string, spoken: string) => {
    const is = hand?.by === by;
    return (
      <button
        type="button"
        class="key"
        data-do={by}
        aria-label={spoken}
        aria-pressed={is}
        onClick={() =>
          edit(
            (_, at) => (is ? undefined : { seat: at, by }),
            fill(is ? deal.undo.clear : deal.undo[by], { name: name(seat) }),
            { isWhole: true },
          )
        }
      >
        <WithThetas text={label} />
      </button>
    );
  };
  const said = () => {
    if (!isReady) return fill(deal.undone, { name: name(seat) });
    return next === undefined ? write : fill(deal.next, { name: name(next) });
  };
  return (
    // The second tap of two belongs to the player before.
    <div class="deal-on" data-taps="once">
      {zero('theta', deal.theta, deal.thetaName)}
      {zero('out', deal.out, deal.outName)}
      <button
        type="button"
        class="key go"
        data-do={isReady && next === undefined ? 'write' : 'next'}
        aria-disabled={!isReady}
        onClick={() => goOn()}
      >
        <span>{said()}</span>
      </button>
    </div>
  );
}
