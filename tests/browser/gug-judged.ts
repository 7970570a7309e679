import { readFileSync } from 'node:fs';
import type { BoardData } from '../../src/games/gug/board-data.ts';
import { makeBoard } from '../../src/games/gug/board.ts';
import { makeNetwork, type Network } from '../../src/games/gug/network.ts';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import type { Situation } from '../../src/games/gug/situation.ts';
import { judgeTurn } from '../../src/games/gug/turn.ts';
import { GUG_EN } from '../../src/i18n/gug/en.ts';
import { GUG_NB } from '../../src/i18n/gug/nb.ts';
import { answerOf, clausesOf } from '../../src/tables/gug/Ticket.tsx';
import { namesOf } from '../../src/tables/gug/names.ts';
import type { Answered } from './gug.ts';

const WORDS = { en: GUG_EN, nb: GUG_NB } as const;

/** A board as nobody has changed it, by the readings that hold unless others are chosen. */
export const networkOf = (board: string): Network =>
  makeNetwork(
    makeBoard(
      JSON.parse(readFileSync(new URL(`../../content/boards/${board}.json`, import.meta.url), 'utf8')) as BoardData,
    ),
    DEFAULT_RULINGS,
  );

/** The judge asked without a page. @returns what a page is to show for a whole question. */
export function judgeOn(network: Network, lang: keyof typeof WORDS): (situation: Situation) => Answered {
  const names = namesOf(network.board, WORDS[lang], lang);
  return ({ position, dice, route }) => {
    const verdict = judgeTurn(network, position!, { dice, route });
    const { main, rest } = answerOf(verdict, position!, WORDS[lang], names);
    return {
      text: [...main, rest].join(' ').trim().replace(/\s+/g, ' '),
      verdict: verdict.outcome,
      clauses: clausesOf(verdict),
      sips: verdict.sips.total,
      drop: verdict.drop.allowed,
    };
  };
}
