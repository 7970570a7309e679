import { type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { AskedWord } from './table.ts';

/** The table's word as it is asked for, and what is still missing of it below its fields. */
interface Said {
  readonly asks: ComponentChildren;
  /** What is missing, in a sentence. */
  readonly miss: (sentence: string) => void;
  /** @returns the word; undefined where something is missing, which is said. */
  readonly take: () => object | undefined;
}

export function useSaid({ asks, take }: Pick<AskedWord, 'asks' | 'take'>): Said {
  const [missing, miss] = useState('');
  return {
    asks: (
      <>
        {asks}
        <p role="alert" class="missing">
          {missing}
        </p>
      </>
    ),
    miss,
    take() {
      const said = take();
      if (!('missing' in said)) return said.word;
      miss(said.missing);
      return undefined;
    },
  };
}
