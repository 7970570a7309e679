import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { EYES, type Thrown } from '../../../games/shared/eyes.ts';
import { fill } from '../../../i18n/fill.ts';
import { isHandheld, throwDie } from '../../../ui/chance.ts';
import { Die } from './Die.tsx';

interface DiceKeysProps {
  /** How many dice are thrown: 1-5. */
  count: number;
  /** Hears all of them at once, in the order in which they were given; false where they were refused, and stay. */
  say: (dice: readonly number[], by: Thrown) => boolean;
  words: DiceWords;
  /** The dice have been thrown already, and are only told: the phone throws none. */
  isTold?: boolean;
  /** Waits for a press when the last die is given, as a correction does; elsewhere that die is the throw. */
  isAsked?: boolean;
  /** What was told before, where it is corrected. */
  from?: readonly number[];
}

/**
 * Takes dice as they lie on the table, one key a face, or throws them; the last die given is the throw, as undo is one
 * tap away. With the keyboard: digits give dice, Backspace takes the last one out.
 */
export function DiceKeys({ count, say, words, isTold = false, isAsked = false, from = [] }: DiceKeysProps) {
  const [given, give] = useState<readonly number[]>(from);
  const { seen, roll } = useRoll(count, (dice) => void say(dice, 'phone'));
  const isRolling = seen !== undefined;
  const left = count - given.length;
  // In one row where there are so many that each would have its own: the places come with the first die.
  const isOneRow = count > BESIDE && !isAsked;
  const showsPlaces = !isOneRow || isTold || isRolling || given.length > 0;
  const showsKey = !isOneRow || !showsPlaces || (!isRolling && left === 0);
  const named = (dice: readonly number[]) => dice.map((eyes) => fill(words.eyes, { eyes })).join(', ');

  const add = (eyes: number) => {
    if (isRolling || left === 0) return;
    const dice = [...given, eyes];
    give(dice);
    if (dice.length === count && !isAsked && say(dice, 'hand')) give([]);
  };
  const takeOut = (at: number) => give(given.filter((_, index) => index !== at));
  const confirm = () => {
    if (isRolling || left > 0) return;
    if (say(given, 'hand')) give([]);
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isFace = EYES.some((eyes) => `${eyes}` === event.key);
    // A key held down throws once, and is one die.
    if (event.repeat && (isFace || event.key === 'Enter')) {
      event.preventDefault();
      return;
    }
    if (isFace) add(Number(event.key));
    else if (event.key === 'Backspace') takeOut(given.length - 1);
    // On a die that lies there Enter takes it out.
    else if (event.key === 'Enter' && left === 0 && !isPlace(event.target)) confirm();
    else return;
    event.preventDefault();
    // The first die, and the last one out, change the big key for another: whoever types stays here.
    if (event.target instanceof Element && event.target.closest('.go'))
      event.currentTarget.focus({ preventScroll: true });
  };

  return (
    <div
      class="dice-keys stack"
      role="group"
      aria-label={fill(words.keys, { count })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <p class="visually-hidden" role="status">
        {given.length > 0 && fill(words.given, { dice: named(given) })}
      </p>
      <div class="dice-faces" data-taps="each">
        {EYES.map((eyes) => (
          <button
            key={eyes}
            type="button"
            class="dice-face bare"
            data-eyes={eyes}
            aria-label={fill(words.eyes, { eyes })}
            aria-disabled={left === 0 || isRolling}
            onClick={() => add(eyes)}
          >
            <Die eyes={eyes} size={48} />
          </button>
        ))}
      </div>
      <div class="dice-given">
        {showsPlaces && (
          <div class="dice-places" data-taps="each" data-count={count}>
            {Array.from({ length: count }, (_, index) => {
              const eyes = seen?.[index] ?? given[index];
              const isGiven = given[index] !== undefined;
              return (
                <button
                  key={index}
                  type="button"
                  class="dice-place bare"
                  data-rolling={isRolling}
                  aria-label={isGiven ? fill(words.takeOut, { eyes: given[index]! }) : words.place}
                  aria-disabled={!isGiven}
                  onClick={() => takeOut(index)}
                >
                  <Die eyes={eyes ?? 0} size={48} />
                </button>
              );
            })}
          </div>
        )}
        {!showsKey ? null : given.length === 0 && !isTold ? (
          <button
            key="roll"
            type="button"
            class="key go"
            data-do="roll"
            aria-disabled={isRolling}
            onClick={() => !isRolling && roll()}
          >
            {isRolling ? words.rolling : isHandheld() ? fill(words.byPhone, { count }) : words.forMe}
          </button>
        ) : (
          <button key="dice" type="button" class="key go" data-do="dice" aria-disabled={left > 0} onClick={confirm}>
            {left > 0 ? fill(words.left, { count: left }) : words.confirm}
          </button>
        )}
      </div>
    </div>
  );
}

/** So many dice have room beside the key that throws them. */
const BESIDE = 3;

function isPlace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.dice-place') !== null;
}

/** What is said around the keys that take dice. */
interface DiceWords {
  /** Over the keys, to who cannot see them; {count}: how many dice are asked for. */
  readonly keys: string;
  /** The name of a face, and of a die that lies there; {eyes}. */
  readonly eyes: string;
  /** A die that was given, pressed to take it out again; {eyes}. */
  readonly takeOut: string;
  /** The place of a die that is still to be given. */
  readonly place: string;
  /** What has been given so far, to who cannot see it; {dice}: names of faces. */
  readonly given: string;
  /** On the confirm key before all are there; {count}. */
  readonly left: string;
  /** On the confirm key when all are there. */
  readonly confirm: string;
  /** The key that has the phone throw; {count}. */
  readonly byPhone: string;
  /** The same where the device is no phone. */
  readonly forMe: string;
  /** While the phone throws. */
  readonly rolling: string;
}

/** Milliseconds between two faces of a die that rolls, and how many faces are seen. */
const BETWEEN = 70;
const FACES = 7;

const throwAll = (count: number) => Array.from({ length: count }, () => throwDie());

/** Dice that the phone throws: what is seen of them while they roll, and the hand that throws. */
interface Roll {
  readonly seen: readonly number[] | undefined;
  readonly roll: () => void;
}

/** @param lie - hears what lies there in the end; at once, where no motion is wanted. */
function useRoll(count: number, lie: (dice: readonly number[]) => void): Roll {
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
