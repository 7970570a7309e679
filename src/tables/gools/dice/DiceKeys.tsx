import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { atom, type ReadableAtom } from 'nanostores';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { EYES, type Thrown } from '../../../games/shared/eyes.ts';
import { fill } from '../../../i18n/fill.ts';
import { isHandheld, throwDie } from '../../../ui/chance.ts';
import { likesMotion } from '../../../ui/motion.ts';
import { useStore } from '../../../ui/use-store.ts';
import { Die } from './Die.tsx';

/** Dice that are to be told, as they lie on the table, or thrown by the phone. */
export interface DiceAsked {
  /** Where the dice have come to: what is given at one moment belongs to no other. */
  readonly moment: string;
  /** How many dice are thrown: 1-5. */
  readonly count: number;
  /** Hears all of them at once, in the order in which they were given; false where they were refused, and stay. */
  readonly say: (dice: readonly number[], by: Thrown) => boolean;
  /** The dice have been thrown already, and are only told: the phone throws none. */
  readonly isTold?: boolean;
  /** Waits for a press when the last die is given, as a correction does; elsewhere that die is the throw. */
  readonly isAsked?: boolean;
  /** What was told before, where it is corrected. */
  readonly from?: readonly number[];
}

/** The same, and how far they have been given. */
export interface DiceEntry extends DiceAsked {
  readonly given: readonly number[];
  /** Whether the phone throws them just now, and the faces that are seen of them then. */
  readonly isRolling: boolean;
  readonly $faces: ReadableAtom<readonly number[]>;
  /** Whether any has been given, or rolls: then they lie on the table. */
  readonly isBegun: boolean;
  readonly add: (eyes: number) => void;
  readonly takeOut: (at: number) => void;
  readonly confirm: () => void;
  readonly roll: () => void;
}

const NONE: readonly number[] = [];

/** The last die given is the throw, as undo is one tap away. @returns undefined where none are asked for. */
export function useDice(asked: DiceAsked | undefined): DiceEntry | undefined {
  const moment = asked?.moment ?? '';
  const [kept, keep] = useState<{ readonly moment: string; readonly dice: readonly number[] }>();
  const { isRolling, $faces, roll } = useRoll(moment);
  if (!asked) return undefined;
  const { count, say, isAsked = false, from = NONE } = asked;
  const given = kept?.moment === moment ? kept.dice : from;
  const give = (dice: readonly number[]) => keep({ moment, dice });
  return {
    ...asked,
    given,
    isRolling,
    $faces,
    isBegun: isRolling || given.length > 0,
    add(eyes) {
      if (isRolling || given.length === count) return;
      const dice = [...given, eyes];
      give(dice);
      if (dice.length === count && !isAsked && say(dice, 'hand')) give([]);
    },
    takeOut: (at) => give(given.filter((_, index) => index !== at)),
    confirm() {
      if (!isRolling && given.length === count && say(given, 'hand')) give([]);
    },
    roll() {
      if (!isRolling) roll(count, (dice) => void say(dice, 'phone'));
    },
  };
}

interface DiceProps {
  dice: DiceEntry;
  words: DiceWords;
}

/** Keys for six faces, and below them what stands there. With the keyboard: digits give dice, Backspace takes the last one out. */
function DiceFaces({ dice, words, children }: DiceProps & { children: ComponentChildren }) {
  const { count, given, isRolling, add, takeOut, confirm } = dice;
  const left = count - given.length;
  const named = given.map((eyes) => fill(words.eyes, { eyes })).join(', ');
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
    // On another key Enter presses that one, and on a die that lies there takes it out.
    else if (event.key === 'Enter' && left === 0 && !isAnotherKey(event.target)) confirm();
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
        {given.length > 0 && fill(words.given, { dice: named })}
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
      {children}
    </div>
  );
}

/** The dice that have been given so far, each to be taken out again, and the places of those that are still to come. */
export function DicePlaces({ dice, words }: DiceProps) {
  const { count, given, isRolling, takeOut } = dice;
  return (
    <div class="dice-places" data-taps="each" data-count={count}>
      {Array.from({ length: count }, (_, index) => {
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
            {isRolling ? <RollingDie dice={dice} at={index} size={48} /> : <Die eyes={given[index] ?? 0} size={48} />}
          </button>
        );
      })}
    </div>
  );
}

/** One of the dice that roll: it changes its face by itself, and nothing around it is drawn again. */
export function RollingDie({ dice: { $faces }, at, size }: { dice: DiceEntry; at: number; size: number }) {
  return <Die eyes={useStore($faces)[at] ?? 0} size={size} />;
}

/** Has the phone throw; once dice are given, says that they are all there, which elsewhere the last of them does. */
function DiceGoKey({ dice, words }: DiceProps) {
  const { count, given, isRolling, isTold = false, isAsked = false, confirm, roll } = dice;
  const left = count - given.length;
  if (given.length === 0 && !isTold) {
    return (
      <button
        key="roll"
        type="button"
        class="key go"
        data-do="roll"
        aria-disabled={isRolling}
        onClick={({ currentTarget }) => {
          // It may go with the throw. A finger needs no focus on it, and the browser would lay the page out to take it away.
          if (!currentTarget.matches(':focus-visible'))
            currentTarget.closest<HTMLElement>('[data-taps][tabindex]')?.focus({ preventScroll: true });
          roll();
        }}
      >
        {isRolling ? words.rolling : isHandheld() ? fill(words.byPhone, { count }) : words.forMe}
      </button>
    );
  }
  if (left > 0 && !isAsked) return null;
  return (
    <button key="dice" type="button" class="key go" data-do="dice" aria-disabled={left > 0} onClick={confirm}>
      {left > 0 ? fill(words.left, { count: left }) : words.confirm}
    </button>
  );
}

interface ThrowKeysProps extends DiceProps {
  /** Keys before the one that has the phone throw, and after it. */
  before?: ComponentChildren;
  children?: ComponentChildren;
}

/** The keys of a stage that waits for dice: six faces, and below them the one that has the phone throw. */
export function ThrowKeys({ dice, words, before, children }: ThrowKeysProps) {
  return (
    <DiceFaces dice={dice} words={words}>
      <div class="acts">
        {before}
        <DiceGoKey dice={dice} words={words} />
        {children}
      </div>
    </DiceFaces>
  );
}

/** All of it below one another, for a sheet: dice are told, and then a press says that they are right. */
export function DiceKeys({ words, ...asked }: Omit<DiceAsked, 'moment' | 'isAsked'> & { words: DiceWords }) {
  const dice = useDice({ ...asked, moment: '', isAsked: true });
  return (
    dice && (
      <DiceFaces dice={dice} words={words}>
        <div class="dice-given row">
          <DicePlaces dice={dice} words={words} />
          <DiceGoKey dice={dice} words={words} />
        </div>
      </DiceFaces>
    )
  );
}

const isAnotherKey = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button:not(.dice-face, .go)') !== null;

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
interface Roll extends Pick<DiceEntry, 'isRolling' | '$faces'> {
  /** @param lie - hears what lies there in the end; at once, where no motion is wanted. */
  readonly roll: (count: number, lie: (dice: readonly number[]) => void) => void;
}

function useRoll(moment: string): Roll {
  const $faces = useMemo(() => atom<readonly number[]>([]), []);
  const [rolling, show] = useState<string>();
  const timer = useRef<ReturnType<typeof setInterval>>();
  // Undone, or played otherwise, while they still roll.
  useEffect(() => () => clearInterval(timer.current), [moment]);

  const roll: Roll['roll'] = (count, lie) => {
    if (!likesMotion()) {
      lie(throwAll(count));
      return;
    }
    let faces = 0;
    const tumble = () => {
      const dice = throwAll(count);
      faces += 1;
      if (faces <= FACES) $faces.set(dice);
      else {
        clearInterval(timer.current);
        show(undefined);
        lie(dice);
      }
    };
    tumble();
    show(moment);
    timer.current = setInterval(tumble, BETWEEN);
  };
  return { isRolling: rolling === moment, $faces, roll };
}
