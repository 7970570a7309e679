import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { AskTwice } from '../../shared/AskTwice.tsx';
import { drawOf } from '../../shared/chance.ts';
import { focusLater } from '../../shared/focus-later.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { SeatChips } from './SeatChips.tsx';

const NOW = 'gabong-gm';

/** Who is the GM, and how the post changes hands in the middle of a round (2.4): by lot, or as the table says. */
export function MasterPart() {
  const { words, saved, state, name, play } = useTable();
  const { table: text } = words.play;
  const [drawn, setDrawn] = useState<number>();
  const { master } = state;
  const others = saved.setup.players.map((_, seat) => seat).filter((seat) => seat !== master);
  const draw = () => {
    const seat = others[drawOf(others.length)]!;
    if (play({ kind: 'master', seat })) setDrawn(seat);
  };
  return (
    <section class="master-part">
      <h4>{text.master}</h4>
      <p id={NOW} role="status" tabIndex={-1}>
        {drawn === master && `${fill(text.drawn, { name: name(drawn) })} `}
        <strong>{fill(text.isMaster, { name: name(master) })}</strong>
      </p>
      <p class="line soft">
        <span>{text.lost}</span> <ClauseTag clause="gabong-2.4" />
      </p>
      <AskTwice label={text.lot} yes={text.lotNow} no={text.stays} press={draw} />
      <p>{text.byHand}</p>
      <SeatChips
        seats={others}
        chosen={undefined}
        label={text.byHand}
        // The key that was pressed is gone: its player is no other any more.
        press={(seat) => {
          if (play({ kind: 'master', seat })) focusLater(NOW);
        }}
      />
    </section>
  );
}
