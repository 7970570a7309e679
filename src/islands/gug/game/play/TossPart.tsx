import { useGame } from '../game-context.ts';
import { act } from '../game-session.ts';
import { throwDie } from './chance.ts';
import { DieKeys } from './DieKeys.tsx';

/** Leicester Square: the die that everybody drinks (16.4). */
export function TossPart({ seat }: { seat: number }) {
  const { dice } = useGame().words.play;
  return (
    <DieKeys
      label={dice.keys}
      take={(eyes) => act({ kind: 'toss', seat, eyes, by: 'hand' })}
      byPhone={() => act({ kind: 'toss', seat, eyes: throwDie(), by: 'phone' })}
    />
  );
}
