import { NAMED_SUITS, type NamedSuit } from '../../../games/gabong/check-card.ts';
import { suitName } from '../cards/card-words.ts';
import { useGabong } from '../table.ts';
import { SuitSign } from './CardKeys.tsx';

interface NamedKeysProps {
  label: string;
  named: NamedSuit | null;
  choose: (named: NamedSuit | null) => void;
}

/** The suit that was said for an eight, or none (11.8). */
export function NamedKeys({ label, named, choose }: NamedKeysProps) {
  const { words } = useGabong();
  return (
    <fieldset class="named-keys">
      <legend>{label}</legend>
      {NAMED_SUITS.map((suit) => (
        <button
          key={suit}
          type="button"
          class="key"
          data-named={suit}
          aria-pressed={named === suit}
          onClick={() => choose(suit)}
        >
          {suit !== 'tens' && <SuitSign suit={suit} />}
          {suitName(suit, words.cards)}
        </button>
      ))}
      <button type="button" class="key" data-named="none" aria-pressed={named === null} onClick={() => choose(null)}>
        {words.checker.card.own}
      </button>
    </fieldset>
  );
}
