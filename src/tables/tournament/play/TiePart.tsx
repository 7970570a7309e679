import { useState } from 'preact/hooks';
import { isEyes, type Thrown } from '../../../games/shared/eyes.ts';
import type { Tie } from '../../../games/tournament/tournament-state.ts';
import { fill } from '../../../i18n/fill.ts';
import { DiceKeys } from '../../gools/dice/DiceKeys.tsx';
import { ChoiceKeys } from '../../shell/ChoiceKeys.tsx';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { listed, describerOf } from './describer.ts';

/** Players whom the rules cannot part: they throw a die each, or the referee says who is first (R25). */
export function TiePart({ tie }: { tie: Tie }) {
  const table = useTable();
  const { words, layers, play, name } = table;
  const isLast = tie.layer === layers.length - 1;
  const { tie: text } = words.play;
  const { among, by, ...where } = tie;
  const describer = describerOf(table);
  const toss = (dice: readonly number[], thrown: Thrown): boolean => {
    const throws = among.flatMap((player, index) => {
      const eyes = dice[index] ?? 0;
      return isEyes(eyes) ? [{ player, eyes }] : [];
    });
    return play({ kind: 'toss', ...where, throws, by: thrown });
  };
  return (
    <section class="tournament-tie stack" aria-label={text.heading}>
      <p>
        {fill(isLast ? text.levelLast : text.level, { names: listed(describer, among) })}{' '}
        <ClauseTag clause="gug-18.1" />
      </p>
      {by === 'toss' ? (
        <>
          <p class="soft">{fill(text.toss, { names: among.map(name).join(', ') })}</p>
          <DiceKeys count={among.length} say={toss} words={words.dice} />
        </>
      ) : (
        <OrderKeys among={among} put={(order) => play({ kind: 'decide', ...where, order })} />
      )}
    </section>
  );
}

interface OrderKeysProps {
  among: readonly number[];
  put: (order: readonly number[]) => unknown;
}

/** The referee taps them in order; the last one follows from the others. */
export function OrderKeys({ among, put }: OrderKeysProps) {
  const { words, name } = useTable();
  const { tie: text } = words.play;
  const [order, setOrder] = useState<readonly number[]>([]);
  const press = (player: number) => {
    if (order.includes(player)) {
      setOrder(order.filter((each) => each !== player));
      return;
    }
    const next = [...order, player];
    const rest = among.filter((each) => !next.includes(each));
    if (rest.length > 1) setOrder(next);
    else put([...next, ...rest]);
  };
  return (
    <>
      <p class="soft">{text.referee}</p>
      <ChoiceKeys items={among} isChosen={(player) => order.includes(player)} label={text.referee} choose={press}>
        {(player) => (
          <span>
            {order.includes(player) && <b class="finish-place">{order.indexOf(player) + 1}</b>} {name(player)}
          </span>
        )}
      </ChoiceKeys>
    </>
  );
}
