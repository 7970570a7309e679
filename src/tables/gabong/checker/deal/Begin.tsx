import { effectOf, SUITS } from '../../../../games/gabong/check-card.ts';
import { turned } from '../../../../games/gabong/ring.ts';
import type { AskedOpening, CheckedDeal } from '../../../../storage/checked-deal.ts';
import { NumberKeys } from '../../../../ui/NumberKeys.tsx';
import { useGabong } from '../../table.ts';
import { NO_CARD, wholeCard } from '../card/asked.ts';
import { CardKeys, NamedKeys } from '../NamedKeys.tsx';
import { Ring } from './Ring.tsx';
import { marksOf } from './seat-marks.ts';

interface BeginProps {
  deal: CheckedDeal;
  change: (deal: CheckedDeal, label: string, stroke?: string) => void;
}

const NOTHING_SAID: AskedOpening = { is: 'asked', card: NO_CARD, by: 0, named: null, direction: 1, twos: 1 };

/** Where the sequence begins: before the first card (9.4), or with a card that was just laid. */
export function Begin({ deal, change }: BeginProps) {
  const { words } = useGabong();
  const { deal: text, card: cardText, undo } = words.checker;
  const { players, master, packs, opening } = deal;
  const isLaid = opening?.is === 'asked';
  const said = isLaid ? opening : NOTHING_SAID;
  const { by, named, direction, twos } = said;
  const say = (more: Partial<AskedOpening>, label: string, stroke = '') =>
    change({ ...deal, opening: { ...said, ...more } }, label, stroke);
  const card = wholeCard(said.card);
  const effect = card && effectOf(card);
  const laid = Math.min(by, players.length - 1);
  const begin = () => {
    if (!card) return;
    const more = { named: effect === 'name-suit' ? named : null, twos: effect === 'draw-two' ? twos : 0 };
    change({ ...deal, opening: { is: 'laid', card, by: laid, direction, ...more } }, undo.opening);
  };
  return (
    <>
      <h3>{isLaid ? text.laidCard : text.begin}</h3>
      {!isLaid && (
        <div class="options keys">
          <button
            type="button"
            class="option"
            data-do="from-deal"
            onClick={() => change({ ...deal, opening: { is: 'deal' } }, undo.opening)}
          >
            {text.fromDeal}
          </button>
          <button type="button" class="option" data-do="from-laid" onClick={() => say({}, undo.opening)}>
            {text.fromLaid}
          </button>
        </div>
      )}
      <Ring
        players={players}
        marks={(seat) => [...marksOf(undefined, master, seat), ...(isLaid && seat === laid ? (['laid'] as const) : [])]}
        direction={isLaid ? direction : null}
        card={isLaid ? card : undefined}
        named={effect === 'name-suit' ? named : null}
        chosen={isLaid ? laid : undefined}
        choose={(seat) => say({ by: seat }, isLaid ? undo.who : undo.opening)}
        turnRound={isLaid ? () => say({ direction: turned(direction) }, undo.way) : undefined}
      />
      {isLaid && (
        <>
          {effect === 'name-suit' && (
            <NamedKeys label={cardText.said} named={named} choose={(suit) => say({ named: suit }, undo.said)} />
          )}
          {effect === 'draw-two' && (
            <NumberKeys
              label={cardText.twos}
              value={twos}
              least={1}
              most={packs * SUITS.length}
              by={1}
              words={cardText}
              set={(count) => say({ twos: count }, undo.twos, 'twos')}
            />
          )}
          <CardKeys label={cardText.top} card={said.card} choose={(asked) => say({ card: asked }, undo.top, 'top')} />
          <button
            type="button"
            class={card ? 'key go wide' : 'key wide'}
            data-do="begin"
            aria-disabled={!card}
            onClick={begin}
          >
            {text.start}
          </button>
        </>
      )}
    </>
  );
}
