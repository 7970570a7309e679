import type { GabongClause } from '../../../games/gabong/clauses.ts';
import { fill } from '../../../i18n/fill.ts';
import { focusLater } from '../../shared/focus-later.ts';
import { listed } from '../../shell/steps.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { SeatChips } from '../play/SeatChips.tsx';
import { useTable } from '../table.ts';
import { useEntry } from './entry-context.ts';
import { gabongedKey, moreKey } from './HandMore.tsx';
import { thetasBeside, withGabonged } from './hands.ts';

/**
 * Whose gabong was it? Only who made one that was gabonged keeps a θ (4.3); who laid the card under a gabong counts the
 * cards and has none (4.2). What each answer gives is said before it is tapped, and whoever gabonged has the θ with it.
 */
export function GabongedQuestion({ close }: { close: () => void }) {
  const { words, name } = useTable();
  const { place, among, seat, hands, edit } = useEntry();
  const { deal } = words;
  const { ask } = deal;
  const of = { name: name(seat) };
  const known = thetasBeside(hands, seat);
  const mark = (gabonger?: number) => {
    edit(withGabonged, fill(deal.undo.gabonged, of), gabonger === undefined ? {} : { gabonger });
    close();
    focusLater(gabongedKey(place));
  };
  const given = (text: string, clause: GabongClause) => (
    <p class="line soft">
      <span>{fill(text, of)}</span> <ClauseTag clause={clause} />
    </p>
  );
  const by = fill(ask.ownBy, of);
  return (
    <section class="deal-asks" aria-label={fill(ask.label, of)}>
      <div>
        {known.length > 0 ? (
          <button type="button" class="key" data-do="own-gabonged" onClick={() => mark()}>
            {fill(ask.own, { ...of, others: listed(known.map(name), words.play.or) })}
          </button>
        ) : (
          <>
            <p>{by}</p>
            <SeatChips seats={among.filter((one) => one !== seat)} chosen={undefined} label={by} press={mark} />
          </>
        )}
        {given(ask.ownGives, 'gabong-4.3')}
      </div>
      <div>
        <button
          type="button"
          class="key"
          data-do="laid-it"
          onClick={() => {
            close();
            focusLater(moreKey(place));
          }}
        >
          {fill(ask.laid, of)}
        </button>
        {given(ask.laidGives, 'gabong-4.2')}
      </div>
    </section>
  );
}
