import { createContext, type Context } from 'preact';
import { useContext } from 'preact/hooks';

/**
 * What a part hands to everything inside it.
 *
 * @param place - what it is asked for inside of, for who asks elsewhere. @returns the context, and the hook that reads it.
 */
export function contextOf<Held extends object>(place: string): readonly [Context<Held | undefined>, () => Held] {
  const HeldContext = createContext<Held | undefined>(undefined);
  const useHeld = (): Held => {
    const held = useContext(HeldContext);
    if (!held) throw new Error(`outside ${place}`);
    return held;
  };
  return [HeldContext, useHeld];
}
