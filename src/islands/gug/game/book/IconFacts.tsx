import { fill } from '../../../../i18n/fill.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { Sign } from '../../Sign.tsx';
import { useGame } from '../game-context.ts';
import { StationKey } from './StationKey.tsx';

/** 16.4: so often may a turn end at Leicester Square between two drops. */
const LEICESTER_MOST = 2;

interface IconFactsProps {
  seat: number;
  icon: number;
}

/** Where an icon stands, and what of its past still decides: the loop (14.1) and Leicester Square (16.4). */
export function IconFacts({ seat, icon }: IconFactsProps) {
  const { words, state, rulings } = useGame();
  const { players: text } = words.book;
  const position = state.seats[seat]?.icons[icon]?.position;
  if (!position) return <p>{text.nowhere}</p>;
  const { at, touched, leicester } = position;
  return (
    <dl class="book-facts">
      <div>
        <dt>{text.stands}</dt>
        <dd>
          <StationKey station={at} {...(position.came && { line: position.came.by })} />
        </dd>
      </div>
      <div>
        <dt class="with-sign">
          <Sign meaning={touched ? 'applies' : 'missing'} />
          {touched ? text.loop.touched : text.loop.not}
        </dt>
        <dd>
          <ClauseTag clause="gug-14.1" />
        </dd>
      </div>
      <div>
        <dt>{text.leicester}</dt>
        <dd>
          {rulings.R16 === 'twice'
            ? fill(text.leicesterOf, { count: leicester, most: LEICESTER_MOST })
            : fill(text.times, { count: leicester })}
          <ClauseTag clause="gug-16.4" />
        </dd>
      </div>
    </dl>
  );
}
