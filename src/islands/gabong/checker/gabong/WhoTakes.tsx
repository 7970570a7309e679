import { fill } from '../../../../i18n/fill.ts';
import type { GabongQuestion } from '../../../../log/checked-deal.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { rankName } from '../../cards/card-words.ts';
import { useGabong } from '../../table.ts';
import { useChecker } from '../checker-context.ts';
import type { Chain } from './chain.ts';
import { onTop, withHand } from './hands.ts';

interface WhoTakesProps {
  question: GabongQuestion;
  chain: Chain;
  change: (question: GabongQuestion, label: string) => void;
  /** Lets the keys change a hand. */
  openHand: (hand: number) => void;
}

/** Who laid the card and who gabongs, and a gabong on the last one (4.2, 4.3). */
export function WhoTakes({ question, chain, change, openHand }: WhoTakesProps) {
  const { words } = useGabong();
  const { gabong: text, undo } = words.checker;
  const { players } = useChecker();
  const { by, throws } = question;
  if (!chain.taken) return null;
  const last = throws.length - 1;
  const lastHand = throws[last]!;
  const isStanding = chain.taken.thetas.length === throws.length;
  const free = players.findIndex((_, seat) => throws.every((thrown) => thrown.seat !== seat) && seat !== by);
  const who = (id: string, label: string, seat: number, set: (seat: number) => GabongQuestion) => (
    <label key={id} class="master-choice">
      <span>{label}</span>
      <select
        class="field"
        data-who={id}
        value={seat}
        onChange={({ currentTarget }) => change(set(Number(currentTarget.value)), undo.who)}
      >
        {players.map((name, each) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <section class="who-takes">
      {who('by', text.by, by, (seat) => ({ ...question, by: seat }))}
      {throws.map((thrown, index) =>
        who(
          `${index}`,
          index === 0 ? text.thrower : `${fill(text.further, { number: index + 1 })}: ${text.thrower}`,
          thrown.seat,
          (seat) => ({ ...question, throws: throws.with(index, { ...thrown, seat }) }),
        ),
      )}
      {isStanding && new Set(lastHand.cards).size > 1 && (
        <fieldset class="named-keys">
          <legend>{text.onTop}</legend>
          {[...new Set(lastHand.cards)].map((rank) => (
            <button
              key={rank}
              type="button"
              class="key"
              data-on-top={rank}
              aria-label={rankName(rank, words.cards, 'long')}
              aria-pressed={lastHand.cards.at(-1) === rank}
              onClick={() => change(withHand(question, last, onTop(lastHand.cards, rank)), undo.card)}
            >
              <CardFace rank={rank} />
            </button>
          ))}
        </fieldset>
      )}
      <div class="row">
        {isStanding && free >= 0 && (
          <button
            type="button"
            class="key"
            data-do="more"
            onClick={() => {
              change({ ...question, throws: [...throws, { seat: free, cards: [] }] }, text.more);
              openHand(throws.length);
            }}
          >
            {text.more}
          </button>
        )}
        {last > 0 && (
          <button
            type="button"
            class="key"
            data-do="fewer"
            onClick={() => change({ ...question, throws: throws.slice(0, -1) }, text.fewer)}
          >
            {text.fewer}
          </button>
        )}
      </div>
    </section>
  );
}
