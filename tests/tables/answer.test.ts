import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { BoardData } from '../../src/games/gug/board-data.ts';
import { makeBoard } from '../../src/games/gug/board.ts';
import { makeNetwork } from '../../src/games/gug/network.ts';
import { DEFAULT_RULINGS, type Rulings } from '../../src/games/gug/rulings.ts';
import { parseSituation } from '../../src/games/gug/situation.ts';
import { judgeTurn } from '../../src/games/gug/turn.ts';
import { GUG_EN } from '../../src/i18n/gug/en.ts';
import { GUG_NB } from '../../src/i18n/gug/nb.ts';
import { answerOf, clausesOf, rulingsOf } from '../../src/tables/gug/Ticket.tsx';
import { namesOf } from '../../src/tables/gug/names.ts';

const BOARDS = ['london-2025', 'london-2003'].map((id) =>
  makeBoard(JSON.parse(readFileSync(new URL(`../../content/boards/${id}.json`, import.meta.url), 'utf8')) as BoardData),
);

function judged(link: string, chosen: Partial<Rulings> = {}) {
  const { situation, problems } = parseSituation(
    new URLSearchParams(link),
    new Map(BOARDS.map((each) => [each.id, each])),
  );
  expect(problems).toEqual([]);
  if (!situation.position) throw new Error(`nobody stands anywhere in ${link}`);
  const board = BOARDS.find(({ id }) => id === situation.board)!;
  const rulings = { ...DEFAULT_RULINGS, ...chosen };
  const verdict = judgeTurn(makeNetwork(board, rulings, situation.works), situation.position, situation);
  const said = (['en', 'nb'] as const).map((lang) => {
    const words = lang === 'en' ? GUG_EN : GUG_NB;
    return answerOf(verdict, situation.position!, words, namesOf(board, words, lang));
  });
  return { verdict, english: said[0]!, norwegian: said[1]! };
}

const WARREN_STREET =
  'at=victoria&die=4&route=victoria:green-park,victoria:oxford-circus,victoria:warren-street,northern:goodge-street';

describe('the answer in one line', () => {
  test('what is not legal names the step and its reason', () => {
    const { english, norwegian, verdict } = judged(WARREN_STREET);
    expect(english).toEqual({ main: ['Not legal:'], rest: 'step 4 turns back at Warren Street, which has one dot.' });
    expect(norwegian.main).toEqual(['Ikke lov:']);
    expect(norwegian.rest).toContain('Warren Street');
    expect(clausesOf(verdict)).toEqual(['gug-10.2']);
    expect(rulingsOf(verdict)).toContain('R2');
  });

  test('two stations from an end, a 5 outside: eight sips', () => {
    const { english, verdict } = judged(
      'at=east-finchley&from=highgate&by=northern&die=5&route=northern:finchley-central,northern:mill-hill-east',
    );
    expect(english).toEqual({ main: ['Legal.', 'Drink 8 sips.'], rest: 'You may drop an inhibition here.' });
    expect(clausesOf(verdict)).toEqual(expect.arrayContaining(['gug-8.4', 'gug-12.1', 'gug-12.4', 'gug-12.2']));
  });

  test('why nothing is dropped is said', () => {
    const { english } = judged(
      'at=east-finchley&from=highgate&by=northern&die=5&route=northern:finchley-central,northern:mill-hill-east&drops=northern:edgware',
    );
    expect(english.rest).toMatch(/^You cannot drop an inhibition: .*Edgware/);
  });

  test('a table where a possible drop is made says so', () => {
    const link =
      'at=east-finchley&from=highgate&by=northern&die=5&route=northern:finchley-central,northern:mill-hill-east';
    expect(judged(link, { R19: 'must-drop' }).english.rest).toBe('You drop an inhibition here.');
  });

  test.each([
    ['at=bank&die=2&route=dlr:limehouse', ['Penalty.', 'Drink 3 sips.'], 'Your turn is lost: back to Bank.'],
    [
      'at=victoria&die=2&route=national-rail:waterloo',
      ['Penalty.', 'Drink one whole beer (12 sips).'],
      'Your turn is lost: back to Victoria.',
    ],
  ])('%s', (link, main, rest) => {
    expect(judged(link).english).toEqual({ main, rest });
  });

  test('points left are told, and what to do', () => {
    expect(judged('at=victoria&die=4&route=victoria:green-park').english).toEqual({
      main: ['3 points left.'],
      rest: 'Tap the next station.',
    });
  });

  test('a full stop in a name ends no sentence', () => {
    const { english } = judged('board=london-2003&at=bank&die=4&route=central:st-pauls&works=st-pauls~chancery-lane');
    expect(english).toEqual({ main: ["No legal way on from St. Paul's."], rest: 'Undo and go another way.' });
  });

  test('who cannot move is told so', () => {
    const { english, norwegian } = judged('at=pimlico&die=2&works=victoria~pimlico,pimlico~vauxhall');
    expect(english.main[0]).toBe('You cannot move: stay at Pimlico.');
    expect(norwegian.main[0]).toBe('Du kan ikke flytte: Bli på Pimlico.');
  });

  test('at Leicester Square everybody gets to know it', () => {
    const { english } = judged('at=green-park&die=2&route=piccadilly:piccadilly-circus,piccadilly:leicester-square');
    expect(english.rest).toContain('Toss the die');
  });
});
