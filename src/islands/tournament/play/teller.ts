import type { TournamentRulingId } from '../../../games/tournament/rulings.ts';
import type { LayerKind } from '../../../games/tournament/format.ts';
import type { FormatPlan } from '../../../games/tournament/format-plan.ts';
import { fill } from '../../../i18n/fill.ts';
import type { TournamentWords } from '../../../i18n/tournament/words.ts';
import { listed as listedNames, rulingNames } from '../../shell/steps.ts';
import type { TournamentTable } from '../table.ts';

/** What is needed to tell of a tournament in words. */
export interface Teller {
  readonly words: Pick<TournamentWords, 'play' | 'reasons'>;
  readonly name: (player: number) => string;
  /** A layer by its index: the heats, the second repêchage. */
  readonly layer: (layer: number) => string;
  /** A game: heat 2, the final. */
  readonly game: (layer: number, game: number) => string;
  /** What a gap in the rule book is called. */
  readonly gap: (ruling: TournamentRulingId) => string;
  /** A reading of a gap in the rule book, as the table may choose it. */
  readonly option: (ruling: TournamentRulingId, option: string) => string;
}

type Told = Pick<TournamentTable, 'words' | 'name' | 'rulings'> & { readonly state: { readonly plan: FormatPlan } };

export function tellerOf({ words, name, rulings, state: { plan } }: Told): Teller {
  const { play } = words;
  const kindOf = (layer: number): LayerKind => plan.layers[layer]?.kind ?? 'H';
  /** Of layers of one kind each has its number. */
  const numbered = (layer: number, one: string): string => {
    const kind = kindOf(layer);
    const alike = plan.layers.flatMap((each, index) => (each.kind === kind ? [index] : []));
    return alike.length < 2 ? one : fill(play.numbered, { name: one, number: alike.indexOf(layer) + 1 });
  };
  return {
    words,
    name,
    layer: (layer) => numbered(layer, play.layers[kindOf(layer)]),
    game(layer, game) {
      const isOnly = (plan.layers[layer]?.games ?? 1) === 1;
      const one = isOnly ? play.only[kindOf(layer)] : fill(play.games[kindOf(layer)], { number: game + 1 });
      return numbered(layer, one);
    },
    ...rulingNames(rulings),
  };
}

/** Some players: Kari, Ola and Per. */
export const listed = ({ words, name }: Pick<Teller, 'words' | 'name'>, players: readonly number[]): string =>
  listedNames(players.map(name), words.play.and);

/** Who has won, or that nobody has, in words of the same three forms. */
export function winnersInWords(
  winners: readonly number[],
  won: TournamentWords['play']['won'],
  teller: Pick<Teller, 'words' | 'name'>,
): string {
  if (winners.length === 0) return won.none;
  return fill(winners.length === 1 ? won.one : won.shared, { names: listed(teller, winners) });
}
