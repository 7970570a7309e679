import type { Outcome, TableOf, TournamentEvent } from '../../../games/tournament/tournament-events.ts';
import { fill } from '../../../i18n/fill.ts';
import { listed, type Teller } from './teller.ts';

/** What undo and redo call an event: a few words, no sentence. */
export function called(event: TournamentEvent, teller: Teller): string {
  const { called: words } = teller.words.play;
  switch (event.kind) {
    case 'draw':
      return fill(words.draw, { layer: teller.layer(event.layer) });
    case 'result':
      return fill(words.result, { game: teller.game(event.layer, event.game) });
    case 'toss':
    case 'decide':
      return fill(words[event.kind], { where: whereOf(event, teller) });
    case 'withdraw':
      return fill(words.withdraw, { name: teller.name(event.player) });
    case 'ruling':
      return fill(words.ruling, { ruling: teller.gap(event.ruling) });
    case 'end':
      return words.end;
  }
}

/** What happened, in a sentence. */
export function eventSentence(event: TournamentEvent, teller: Teller): string {
  const { events, ruling } = teller.words.play;
  switch (event.kind) {
    case 'draw':
      return fill(events.draw, { layer: teller.layer(event.layer), seed: event.seed });
    case 'result':
      return fill(events.result, { game: teller.game(event.layer, event.game), order: finishInWords(event, teller) });
    case 'toss': {
      const throws = event.throws.map(({ player, eyes }) => fill(events.throw, { name: teller.name(player), eyes }));
      return fill(events.toss, { where: whereOf(event, teller), throws: throws.join(', ') });
    }
    case 'decide':
      return fill(events.decide, { where: whereOf(event, teller), order: event.order.map(teller.name).join(', ') });
    case 'withdraw':
      return fill(events.withdraw, { name: teller.name(event.player) });
    case 'ruling':
      return fill(ruling, { ruling: teller.gap(event.ruling), option: teller.option(event.ruling, event.option) });
    case 'end':
      return events.end;
  }
}

/** The order of finishing: 1. Anna, 2. Bo and Per, DNF Kari. */
export function finishInWords({ order, dnf }: Outcome, teller: Teller): string {
  const { play } = teller.words;
  const groups = order.map((group, index) => {
    const place = 1 + order.slice(0, index).flat().length;
    return fill(play.placed, { place, names: listed(teller, group) });
  });
  const out = dnf.length > 0 ? [fill(play.unfinished, { names: listed(teller, dnf) })] : [];
  return [...groups, ...out].join(', ');
}

const whereOf = ({ layer, game }: TableOf, teller: Teller): string =>
  game === null ? fill(teller.words.play.whole, { layer: teller.layer(layer) }) : teller.game(layer, game);
