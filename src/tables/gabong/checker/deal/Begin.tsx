import type { ComponentChildren } from 'preact';
import { type Card, effectOf, SUITS } from '../../../../games/gabong/check-card.ts';
import { turned } from '../../../../games/gabong/ring.ts';
import { type AskedCard, type AskedOpening, CHECKED_DEAL, type CheckedDeal } from '../../../../storage/checked-deal.ts';
import { NumberKeys } from '../../../../ui/NumberKeys.tsx';
import type { OwnStep } from '../../../shell/TableFrame.tsx';
import { useGabong } from '../../table.ts';
import { NO_CARD, wholeCard } from '../card/asked.ts';
import { CheckerStage } from '../CheckerStage.tsx';
import { CardRanks, CardSuits, NamedKeys } from '../NamedKeys.tsx';
import { Ring } from './Ring.tsx';
import { marksOf } from './seat-marks.ts';

interface BeginProps {
  deal: CheckedDeal;
  undo: OwnStep | undefined;
  more: (close: () => void) => ComponentChildren;
}

const NOTHING_SAID: AskedOpening = { is: 'asked', card: NO_CARD, by: 0, named: null, direction: 1, twos: 1 };

/** Where the sequence begins: before the first card (9.4), or with a card that was just laid. */
export function Begin({ deal, undo: earlier, more }: BeginProps) {
  const { words } = useGabong();
  const { deal: text, card: cardText, undo } = words.checker;
  const { change } = CHECKED_DEAL;
  const { players, master, packs, opening } = deal;
  const isLaid = opening?.is === 'asked';
  const said = isLaid ? opening : NOTHING_SAID;
  const { by, named, direction, twos } = said;
  const say = (changed: Partial<AskedOpening>, label: string, stroke = '') =>
    change({ ...deal, opening: { ...said, ...changed } }, label, stroke);
  const card = wholeCard(said.card);
  const effect = card && effectOf(card);
  const laid = Math.min(by, players.length - 1);
  const begin = (top: Card) => {
    const on = { named: effect === 'name-suit' ? named : null, twos: effect === 'draw-two' ? twos : 0 };
    change({ ...deal, opening: { is: 'laid', card: top, by: laid, direction, ...on } }, undo.opening);
  };
  const choose = (asked: AskedCard) => say({ card: asked }, undo.top, 'top');
  return (
    <CheckerStage
      verdict={{ outcome: 'ask', word: isLaid ? text.laidCard : text.begin }}
      scene={
        <>
          <Ring
            players={players}
            marks={(seat) => [
              ...marksOf(undefined, master, seat),
              ...(isLaid && seat === laid ? (['laid'] as const) : []),
            ]}
            direction={isLaid ? direction : null}
            card={isLaid ? card : undefined}
            named={effect === 'name-suit' ? named : null}
            chosen={isLaid ? laid : undefined}
            choose={(seat) => say({ by: seat }, isLaid ? undo.who : undo.opening)}
            turnRound={isLaid ? () => say({ direction: turned(direction) }, undo.way) : undefined}
          />
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
        </>
      }
      kept={CHECKED_DEAL}
      undo={earlier}
      more={more}
    >
      {effect === 'name-suit' ? (
        <NamedKeys label={cardText.said} named={named} choose={(suit) => say({ named: suit }, undo.said)} />
      ) : (
        isLaid && (
          <CardRanks
            label={cardText.top}
            card={said.card}
            // A card that is whole gives way to another one.
            choose={({ rank }) => choose({ rank, suit: null })}
          />
        )
      )}
      <div class="acts">
        {card ? (
          <button type="button" class="key go" data-do="begin" onClick={() => begin(card)}>
            {text.start}
          </button>
        ) : isLaid ? (
          said.card.rank !== null && <CardSuits card={said.card} choose={choose} />
        ) : (
          <>
            <button
              type="button"
              class="key"
              data-do="from-deal"
              onClick={() => change({ ...deal, opening: { is: 'deal' } }, undo.opening)}
            >
              {text.fromDeal}
            </button>
            <button type="button" class="key" data-do="from-laid" onClick={() => say({}, undo.opening)}>
              {text.fromLaid}
            </button>
          </>
        )}
      </div>
    </CheckerStage>
  );
}
