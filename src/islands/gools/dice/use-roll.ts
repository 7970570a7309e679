import { useEffect, useRef, useState } from 'preact/hooks';
import { throwDie } from '../../gug/game/play/chance.ts';

/** Milliseconds between two faces of a die that rolls, and how many faces are seen. */
const BETWEEN = 70;
const FACES = 7;

const throwAll = (count: number) => Array.from({ length: count }, () => throwDie());

/** Dice that the phone throws: what is seen of them while they roll, and the hand that throws. */
export interface Roll {
  readonly seen: readonly number[] | undefined;
  readonly roll: () => void;
}

/** @param lie - hears what lies there in the end; at once, where no motion is wanted. */
export function useRoll(count: number, lie: (dice: readonly number[]) => void): Roll {
  const [seen, show] = useState<readonly number[]>();
  const rolling = useRef<ReturnType<typeof setInterval>>();
  useEffect(() => () => clearInterval(rolling.current), []);

  const roll = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      lie(throwAll(count));
      return;
    }
    let faces = 0;
    const tumble = () => {
      const dice = throwAll(count);
      faces += 1;
      if (faces <= FACES) show(dice);
      else {
        clearInterval(rolling.current);
        show(undefined);
        lie(dice);
      }
    };
    tumble();
    rolling.current = setInterval(tumble, BETWEEN);
  };
  return { seen, roll };
}
