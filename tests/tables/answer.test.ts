import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { BoardData } from '../../src/games/gug/board-data.ts';
import { makeBoard } from '../../src/games/gug/board.ts';
import { makeNetwork } from '../../src/games/gug/network.ts';
import { DEFAULT_RULINGS, type Rulings } from '../../src/games/gug/rulings.ts';
import { parseSituation } from '../../src/games/gug/situation.ts';
import { judgeTurn } from '../../src/games/gug/turn.ts';
import { GUG_CLAUSES } from '../../src/games/gug/clauses.ts';
import { GUG_EN } from '../../src/i18n/gug/en.ts';
import { GUG_NB } from '../../src/i18n/gug/nb.ts';
import { answerOf, clausesOf, rulingsOf } from '../../src/tables/gug/Ticket.tsx';
import { namesOf } from '../../src/tables/gug/names.ts';
import { turnPicture, turnSaid } from '../../src/tables/gug/turn-picture.ts';
import type { Measure } from '../../src/ui/picture.ts';

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
  const network = makeNetwork(board, rulings, situation.works);
  const verdict = judgeTurn(network, situation.position, situation);
  const said = (['en', 'nb'] as const).map((lang) => {
    const words = lang === 'en' ? GUG_EN : GUG_NB;
    return answerOf(verdict, situation.position!, words, namesOf(board, words, lang));
  });
  const turn = { verdict, position: situation.position, route: situation.route };
  return { verdict, network, turn, english: said[0]!, norwegian: said[1]! };
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

describe('a turn as a picture', () => {
  const byLetter: Measure = (text, { size }) => text.length * size * 0.6;
  const clauses = Object.fromEntries(GUG_CLAUSES.map((clause) => [clause, `The sentence of ${clause}.`])) as Readonly<
    Record<(typeof GUG_CLAUSES)[number], string>
  >;

  const HEATHROW =
    'at=hounslow-west&from=hounslow-central&by=piccadilly&die=6&route=piccadilly:hatton-cross,piccadilly:heathrow';

  const pictureOf = (link: string, lang: 'en' | 'nb') => {
    const { network, turn } = judged(link);
    const words = lang === 'en' ? GUG_EN : GUG_NB;
    const said = turnSaid(turn, { words, names: namesOf(network.board, words, lang), clauses, network });
    const { width, height, strokes } = turnPicture(said, byLetter);
    const texts = strokes.flatMap((stroke) => (stroke.is === 'text' ? [stroke] : []));
    const left = texts.filter(({ align }) => align === 'left');
    for (const text of left) expect(text.x + byLetter(text.text, text), text.text).toBeLessThanOrEqual(width);
    for (const { y } of texts) expect(y).toBeLessThan(height);
    const shapes = strokes.flatMap((stroke) => (stroke.is === 'shape' ? [stroke] : []));
    const stops = shapes.filter(({ d }) => d.includes('a'));
    return {
      said: left.map(({ text }) => text).join(' '),
      faults: stops.flatMap(({ fill }, index) => (fill === '--brick' ? [index] : [])),
      tracks: shapes.flatMap(({ edge }) => (edge?.width === 18 ? [edge.colour] : [])),
    };
  };

  test('holds the answer, the rule that decides, and the journey with the step that breaks it', () => {
    const { said, faults, tracks } = pictureOf(WARREN_STREET, 'en');
    expect(said).toBe(
      'Gaa Under Gunnar You start on or inside the Circle line: 4 eyes, 4 points. ' +
        'Not legal: step 4 turns back at Warren Street, which has one dot. 10.2 The sentence of gug-10.2. ' +
        'Victoria Green Park The Victoria line Oxford Circus Warren Street Goodge Street The Northern line ' +
        'Powered by TfL Open Data',
    );
    // The start is the stop before step 1.
    expect(faults).toEqual([4]);
    expect(new Set(tracks.slice(0, 3)).size).toBe(1);
    expect(tracks[3]).not.toBe(tracks[2]);
  });

  test('says what a legal turn costs, by the rule of the sum', () => {
    const { said, faults } = pictureOf(
      'at=victoria&from=pimlico&by=victoria&die=3&route=victoria:green-park,victoria:oxford-circus,victoria:warren-street',
      'nb',
    );
    expect(said).toContain('Fra Pimlico med Victoria-linjen');
    expect(said).toContain('Lovlig. Drikk én slurk.');
    expect(said).toContain('16.1 The sentence of gug-16.1.');
    expect(faults).toEqual([]);
  });

  test.each(['en', 'nb'] as const)('has room for long names, many stops and other railways: %s', (lang) => {
    const penalty = pictureOf('at=bank&die=2&route=dlr:limehouse', lang);
    expect(penalty.said).toContain('9.1');
    expect(penalty.tracks).toEqual(['--paper']);
    const { said, tracks } = pictureOf(
      'at=heathrow&from=hatton-cross&by=piccadilly&die=6&route=piccadilly:hatton-cross,piccadilly:hounslow-west,piccadilly:hounslow-central',
      lang,
    );
    expect(said).toContain('Hounslow Central');
    const { said: sum } = pictureOf(HEATHROW, lang);
    expect(sum).toMatch(/\+ 10 \(12\.4\).*× 4 \(16\.2\)/);
    expect(tracks).toHaveLength(3);
  });
});
