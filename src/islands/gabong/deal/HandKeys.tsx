import { useState } from 'preact/hooks';
import type { Rank } from '../../../games/gabong/cards.ts';
import { copiesMost } from '../../../games/gabong/match-hand.ts';
import { fill } from '../../../i18n/fill.ts';
import { rankName } from '../cards/card-words.ts';
import { RankKeys } from '../cards/RankKeys.tsx';
import { useTable } from '../table.ts';
import { useEntry } from './entry-context.ts';
import { GabongedQuestion } from './GabongedQuestion.tsx';
import { GoOnKeys } from './GoOnKeys.tsx';
import { HandMore, moreKey } from './HandMore.tsx';
import { NumberField } from './NumberField.tsx';
import { handOf, withCard, withoutCard } from './hands.ts';

/** The keys for the hand that is being counted: its cards or its number, θ, out, and on to the next. */
export function HandKeys({ write }: { write: string }) {
  const { words, name } = useTable();
  const { place, state, seat, hands, edit } = useEntry();
  const { deal, cards } = words;
  // It closes with the hand: the keys of the next one want its room.
  const here = `${state.deals.length} ${seat}`;
  const [opened, setOpened] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const wantsMore = opened === here;
  const hand = handOf(hands, seat);
  const isGabonged = hand !== undefined && 'isGabonged' in hand && hand.isGabonged;
  const isTyped = hand?.by === 'typed';
  const isMore = wantsMore || isTyped || isGabonged;
  const isAsking = isMore && !isGabonged && asked === here;
  const ask = (asks: boolean) => setAsked(asks ? here : undefined);

  const countIn = (one: typeof hand, rank: Rank) =>
    one?.by === 'cards' ? one.cards.filter((card) => card === rank).length : 0;
  const elsewhere = (rank: Rank) => hands.reduce((all, one) => (one.seat === seat ? all : all + countIn(one, rank)), 0);
  const labelled = (template: string, rank: Rank) => fill(template, { name: name(seat), card: rankName(rank, cards) });

  return (
    <>
      {isMore && <HandMore isAsking={isAsking} ask={ask} />}
      {isAsking ? (
        <GabongedQuestion close={() => ask(false)} />
      ) : isTyped ? (
        <NumberField />
      ) : (
        <RankKeys
          label={fill(deal.keys, { name: name(seat) })}
          counts={(rank) => countIn(hand, rank)}
          most={(rank) => copiesMost(state.setup.packs) - elsewhere(rank)}
          tap={(rank) => edit((before, at) => withCard(before, at, rank), labelled(deal.undo.card, rank))}
          remove={(rank) => edit((before) => withoutCard(before, rank), labelled(deal.undo.cardOut, rank))}
        >
          <button
            type="button"
            class="rank-key"
            id={moreKey(place)}
            data-do="more"
            aria-label={deal.more}
            title={deal.more}
            aria-expanded={isMore}
            onClick={() => setOpened(wantsMore ? undefined : here)}
          >
            <span class="rank-sign">…</span>
          </button>
        </RankKeys>
      )}
      {!isAsking && <GoOnKeys write={write} />}
    </>
  );
}
