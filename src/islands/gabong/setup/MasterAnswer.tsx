import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { drawOf } from '../../shared/chance.ts';
import type { Chairs } from '../../shared/setup/chairs.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useGabong } from '../table.ts';
import { namedAmong, type Reigning, successionOf } from './claims.ts';

interface MasterAnswerProps {
  chairs: Chairs;
  reigning: Reigning;
  called: (seat: number) => string;
  take: (seat: number) => void;
}

/** Who is the GM by what the table has said, or lots drawn by the phone. */
export function MasterAnswer({ chairs, reigning, called, take }: MasterAnswerProps) {
  const { lang, words } = useGabong();
  const { master: text } = words.setup;
  const [drawn, setDrawn] = useState<number>();
  const succession = successionOf(chairs.length, reigning);
  const among = succession.is === 'lot' ? namedAmong(chairs, succession.among) : [];
  const found = succession.is === 'master' ? succession.seat : drawn;
  const said =
    succession.is === 'master'
      ? fill(text.by[succession.by], { name: called(succession.seat) })
      : drawn !== undefined
        ? fill(text.drawn, { name: called(drawn) })
        : reigning.seats.length === 0
          ? text.lot
          : fill(text.lotAmong, { names: new Intl.ListFormat(lang).format(among.map(called)) });
  return (
    <div class="master-answer">
      <p role="status">
        <span class={found === undefined ? undefined : 'lead'}>{said}</span> <ClauseTag clause="gabong-2.3" />
      </p>
      <button
        type="button"
        class="key go wide"
        data-do={found === undefined ? 'draw' : 'take'}
        onClick={() => (found === undefined ? setDrawn(among[drawOf(among.length)]) : take(found))}
      >
        {found === undefined
          ? text.draw
          : drawn === undefined
            ? fill(text.take, { name: called(found) })
            : text.takeLot}
      </button>
      {succession.is === 'lot' && drawn === undefined && <p class="soft">{text.cards}</p>}
    </div>
  );
}
