import { useState } from 'preact/hooks';
import { effectOf, type NamedSuit, SUITS } from '../../../../games/gabong/check-card.ts';
import type { Direction } from '../../../../games/gabong/ring.ts';
import { turned } from '../../../../games/gabong/ring.ts';
import type { AskedCard, CheckedDeal } from '../../../../log/checked-deal.ts';
import { NumberKeys } from '../../../shared/NumberKeys.tsx';
import { useGabong } from '../../texts-context.ts';
import { NO_CARD, wholeCard } from '../card/asked.ts';
import { CardKeys } from '../CardKeys.tsx';
import { NamedKeys } from '../NamedKeys.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import { Ring } from './Ring.tsx';
import { marksOf } from './seat-marks.ts';

interface BeginProps {
  deal: CheckedDeal;
  change: (deal: CheckedDeal, label: string) => void;
}

/** Where the sequence begins: before the first card (9.4), or with a card that was just laid. */
export function Begin({ deal, change }: BeginProps) {
  const { words } = useGabong();
  const { deal: text, card: cardText, undo } = words.checker;
  const [isLaid, setLaid] = useState(false);
  const [by, setBy] = useState(0);
  const [asked, setAsked] = useState<AskedCard>(NO_CARD);
  const [named, setNamed] = useState<NamedSuit | null>(null);
  const [direction, setDirection] = useState<Direction>(1);
  const [twos, setTwos] = useState(1);
  useKeptFocus(isLaid);
  const { players, master, packs } = deal;
  const card = wholeCard(asked);
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
        <div class="options">
          <button
            type="button"
            class="option"
            data-do="from-deal"
            onClick={() => change({ ...deal, opening: { is: 'deal' } }, undo.opening)}
          >
            {text.fromDeal}
          </button>
          <button type="button" class="option" data-do="from-laid" onClick={() => setLaid(true)}>
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
        choose={(seat) => {
          setBy(seat);
          setLaid(true);
        }}
        turnRound={isLaid ? () => setDirection(turned(direction)) : undefined}
      />
      {isLaid && (
        <>
          {effect === 'name-suit' && <NamedKeys label={cardText.said} named={named} choose={setNamed} />}
          {effect === 'draw-two' && (
            <NumberKeys
              label={cardText.twos}
              value={twos}
              least={1}
              most={packs * SUITS.length}
              by={1}
              words={cardText}
              set={setTwos}
            />
          )}
          <CardKeys label={cardText.top} card={asked} choose={setAsked} />
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
