import { THREE_MAN_REASONS } from '../../src/games/three-man/clauses.ts';
import { GOOLS_REASONS } from '../../src/games/gools/clauses.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GoolsEvent } from '../../src/games/gools/events.ts';
import { GOOLS } from '../../src/games/gools/play.ts';
import { TABLE_RULINGS, type TableRulings } from '../../src/games/gools/rulings.ts';
import { reduceEvents } from '../../src/games/shared/reduction.ts';
import { playedOf } from '../../src/games/shared/played.ts';
import { GOOLS_EN } from '../../src/i18n/gools/en.ts';
import { GOOLS_NB } from '../../src/i18n/gools/nb.ts';
import {
  called,
  listed,
  type Describer,
  describerOf,
  findingInWords,
  eventSentence,
  roundName,
  told,
} from '../../src/tables/gools/play/describer.ts';
import {
  entering,
  making,
  mini,
  naming,
  oneDie,
  overruled,
  rollingOff,
  round,
  setupOf,
  throwing,
} from '../games/gools/table.ts';
import type { WholeGame } from '../games/gools/whole-game.ts';

const NAMES = ['Maya', 'Ola', 'Siri', 'Per', 'Liv', 'Tor'];
const describerIn = (words: Describer['words']): Describer => ({
  words,
  name: (seat) => NAMES[seat] ?? `player ${seat}`,
  gap: (ruling) => `gap ${ruling}`,
  option: (ruling, option) => `${ruling} ${option}`,
});
const EN = describerIn(GOOLS_EN);
const NB = describerIn(GOOLS_NB);

const plays = (events: readonly GoolsEvent[]) =>
  events.map((event, index) => ({ id: `e${index}`, at: index, event, isCorrected: false }));

/** What is told of the last of some events: `sentence [clause]`. */
const lastTold = (describer: Describer, ...events: readonly GoolsEvent[]) => lastToldBy({}, describer, ...events);

/** The same at a table that reads the rules in its own way. */
function lastToldBy(
  rulings: Partial<TableRulings>,
  describer: Describer,
  ...events: readonly GoolsEvent[]
): readonly string[] {
  const { steps, rejectedEvents } = reduceEvents(GOOLS, setupOf(3, rulings), plays(events));
  expect(rejectedEvents).toEqual([]);
  return told(steps.at(-1)!, describer).map(({ text, clause }) => (clause ? `${text} [${clause}]` : text));
}

const leave = (seat: number): GoolsEvent => ({ kind: 'leave', seat });
/** Maya is the Three Man after one round. */
const begun = round('111|26 333|14 455|41');
/** The dice come around to Maya, who throws her own. */
const lastDice = (...shown: readonly number[]): readonly GoolsEvent[] => [
  mini({ kind: 'throw', seat: 1, dice: [1, 5], by: 'hand' }),
  mini({ kind: 'throw', seat: 2, dice: [1, 5], by: 'hand' }),
  ...shown.map((eyes) => mini({ kind: 'one-die', seat: 0, eyes, by: 'hand' })),
];

const tied = [entering(0, '33|124'), entering(1, '33|124')];

test('a turn that leads, with a 6 at its end', () => {
  expect(lastTold(EN, entering(0, '331|26'))).toEqual([
    'Maya ends on 3, 3, 1, 2, 6; the 2, 6 came last.',
    'Sum 9. [gools-3.4]',
    'Maya leads. [gools-2.3]',
    'A 6 in the last throw: Maya may become the Three Man. [gools-6.3]',
  ]);
});

test.each([
  ['after-the-round', ' after the round. [gools-6.5]'],
  ['at-once', '. [gools-6.5]'],
] as const)('when a point 6 names the Three Man: %s', (G5, when) =>
  expect(lastToldBy({ G5 }, EN, entering(0, '3666|6')).at(-1)).toBe(
    `A point 6 that ends on a 6: Maya names the Three Man${when}`,
  ),
);

test('who was named has thrown no 6 at the end', () => {
  const later: GoolsEvent = { kind: 'ruling', ruling: 'G5', option: 'after-the-round' };
  const named = [entering(0, '3666|6'), later, naming(0, 1)];
  expect(lastToldBy({ G5: 'at-once' }, EN, ...named, entering(1, '331|24')).join(' ')).not.toContain('Three Man');
});

test('five 3s are an event', () =>
  expect(lastTold(EN, entering(0, '331|24'), entering(1, '33|333')).slice(1)).toEqual([
    'Gools! [gools-3.1]',
    'Ola leads. [gools-2.3]',
  ]));

test('a tie for the win, in Norwegian', () => {
  expect(lastTold(NB, ...tied, entering(2, '55|524')).slice(1)).toEqual([
    'Sum 21. [gools-3.4]',
    'Omkast mellom Maya og Ola. [gools-4.1]',
  ]);
});

test.each([
  [EN, 'Tied again, 9–9: Maya and Ola throw once more. [gools-4.1]'],
  [NB, 'Likt igjen, 9–9: Maya og Ola kaster én gang til. [gools-4.1]'],
])('a roll-off that is tied again, with what they threw', (describer, line) => {
  const rolled = [...tied, entering(2, '55|524'), rollingOff(0, '33144'), rollingOff(1, '33522')];
  expect(lastTold(describer, ...rolled).at(-1)).toBe(line);
});

test('a roll-off that is won, and who drinks', () => {
  const before = [...tied, entering(2, '55|524'), rollingOff(0, '11111')];
  expect(lastTold(EN, ...before, rollingOff(1, '33311'))).toEqual([
    'Ola throws 3, 3, 3, 1, 1 in the roll-off.',
    'Rolled on the phone.',
    'Ola wins round 1. [gools-4.1]',
    'Everybody: one drink. “Social!” Ola has a full house. [gools-6.2]',
    'Maya and Siri: one drink. “Hail Ola!” [gools-6.1]',
  ]);
});

test('what the table let through has its clause and its reason', () => {
  expect(lastTold(EN, entering(0, '33|124'), overruled(throwing(2, '12456')))).toEqual([
    'Siri throws 1, 2, 4, 5, 6. [gools-2.1]',
    'The table let it through: so be it',
  ]);
});

describe('who becomes the Three Man, and by which clause', () => {
  const atOnce = { G5: 'at-once' } as const;
  const rolling = [...round('111|26 331|26 455|41'), oneDie(0, 2)];
  const cases: readonly {
    readonly say: string;
    readonly rulings?: Partial<TableRulings>;
    readonly events: readonly GoolsEvent[];
    readonly line: string;
  }[] = [
    { say: 'by the last throw', events: round('111|26 333|14 455|41'), line: 'Maya is the Three Man. [gools-6.3]' },
    {
      say: 'by the last throw, in the middle of a round',
      rulings: atOnce,
      events: [entering(0, '111|26')],
      line: 'Maya is the Three Man. [gools-6.3]',
    },
    {
      say: 'named',
      events: [...round('6663|6 333|14 455|41'), naming(0, 2)],
      line: 'Siri is the Three Man. [gools-6.5]',
    },
    {
      say: 'named by one, when the other who was to name has left',
      events: [...round('6666|6 222|14 3666|6'), naming(0, 1), leave(2)],
      line: 'Ola is the Three Man. [gools-6.5]',
    },
    { say: 'by a roll-off', events: [...rolling, oneDie(1, 5)], line: 'Ola is the Three Man. [gools-6.4]' },
    {
      say: 'the only one left of a roll-off',
      events: [...rolling, leave(0)],
      line: 'Ola is the Three Man. [gools-6.3]',
    },
    {
      say: 'named, and the only one left of a roll-off',
      events: [...round('111|26 6663|6 455|41'), naming(1, 2), leave(0)],
      line: 'Siri is the Three Man. [gools-6.5]',
    },
    {
      say: 'handed on after two 3s',
      events: [...begun, ...lastDice(3, 3), mini({ kind: 'pass-on', seat: 0, to: 2 })],
      line: 'Siri is the Three Man. [three-man-7.4]',
    },
  ];
  test.each(cases)('$say', ({ rulings = {}, events, line }) => {
    expect(lastToldBy(rulings, EN, ...events)).toContain(line);
  });
});

describe('why Three Man is over', () => {
  test.each([
    {
      say: 'by the last die',
      rulings: {},
      events: lastDice(1),
      line: 'Maya is no longer the Three Man. [three-man-7.4]',
    },
    {
      say: 'by the part handed on, where that ends it',
      rulings: { T3: 'ends' } as const,
      events: [...lastDice(3, 3), mini({ kind: 'pass-on', seat: 0, to: 2 })],
      line: 'Maya is no longer the Three Man. [three-man-7.4]',
    },
    {
      say: 'called off, by no clause',
      rulings: {},
      events: [mini({ kind: 'call-off' })],
      line: 'Three Man is over: the table called it off.',
    },
    { say: 'left, by no clause', rulings: {}, events: [leave(0)], line: 'Three Man is over because Maya has left.' },
  ])('$say', ({ rulings, events, line }) => {
    expect(lastToldBy(rulings, EN, ...begun, ...events).at(-1)).toBe(line);
  });

  test('in Norwegian too', () => {
    expect(lastTold(NB, ...begun, mini({ kind: 'call-off' })).at(-1)).toBe('Three Man er over: Bordet avbrøt spillet.');
    expect(lastTold(NB, ...begun, leave(0)).at(-1)).toBe('Three Man er over fordi Maya har gått.');
  });

  test('not with somebody else who leaves', () => {
    expect(lastTold(EN, ...begun, leave(2))).toEqual(['Siri leaves.']);
  });
});

test('each step is listed under its round, what comes between two under the earlier one', () => {
  const roundsOf = (...events: readonly GoolsEvent[]) =>
    reduceEvents(GOOLS, setupOf(3), plays(events)).steps.map((step) => roundName(step, EN));
  expect(roundsOf({ kind: 'join', name: 'Per', after: 2 })).toEqual(['Round 1']);
  const first = [...round('331|24 124|55 224|55'), { kind: 'drunk' }] as const;
  expect(roundsOf(...first, throwing(0, '12456'))).toEqual([...first.map(() => 'Round 1'), 'Round 2']);
});

test('some players in one breath', () => {
  expect([listed(EN, []), listed(EN, [0]), listed(EN, [0, 1]), listed(NB, [0, 1, 2])]).toEqual([
    '',
    'Maya',
    'Maya and Ola',
    'Maya, Ola og Siri',
  ]);
});

test.each([
  [EN, 'Ola’s rule', 'no rule from Ola', 'drinks from Ola'],
  [NB, 'regelen til Ola', 'ingen regel fra Ola', 'slurkene fra Ola'],
])('what undo calls a rule, one that was not made, and drinks', (describer, ...names) => {
  const drinks = mini({ kind: 'hand-out', seat: 1, shares: [] });
  const events = [making(1, 'Ingen navn'), making(1, null), drinks];
  expect(events.map((event) => called(event, describer))).toEqual(names);
});

describe('a reading of a gap', () => {
  const texts = { title: 'Roll-off', gap: '', options: { 'plain-sum': 'The plain sum.' } };
  const ids = Object.keys(TABLE_RULINGS) as (keyof typeof TABLE_RULINGS)[];
  const rulings = Object.fromEntries(ids.map((id) => [id, texts])) as Record<(typeof ids)[number], typeof texts>;
  const describer = describerOf({ words: GOOLS_EN, name: EN.name, rulings });

  test('is told in its own words', () => {
    expect(describer.option('G1', 'plain-sum')).toBe('The plain sum.');
  });

  test.each(['constructor', 'toString', '__proto__', 'of-another-time'])(
    'that there is not is told as %s',
    (option) => {
      const event = { kind: 'ruling', ruling: 'G1', option } as const;
      expect(reduceEvents(GOOLS, setupOf(3), plays([event])).rejectedEvents).toHaveLength(1);
      expect(eventSentence(event, GOOLS.start(setupOf(3)), describer)).toBe(
        `House rule from here on, “${describer.gap(event.ruling)}”: ${option}`,
      );
    },
  );
});

const FOLDER = new URL('../games/gools/games/', import.meta.url);

describe.each(readdirSync(FOLDER))('every step of %s', (file) => {
  const { setup, events } = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as WholeGame;
  const { steps } = reduceEvents(GOOLS, setup, playedOf(events));

  test.each([
    ['English', EN],
    ['Norwegian', NB],
  ])('can be told in %s, and called by undo', (_, describer) => {
    for (const step of steps) {
      const words = [...told(step, describer).map(({ text }) => text), called(step.play.event, describer)];
      expect(words.filter((text) => text.trim() === '' || /[{}]|undefined/.test(text))).toEqual([]);
    }
  });

  test('tells of every pour with its clause', () => {
    for (const step of steps) {
      const clauses = told(step, EN).flatMap(({ clause }) => clause ?? []);
      for (const { clause } of step.after.pours.slice(step.before.pours.length))
        if (clause !== 'house-rule') expect(clauses).toContain(clause);
    }
  });
});

test.each([...new Set([...GOOLS_REASONS, ...THREE_MAN_REASONS])])('%s is a sentence in both languages', (reason) => {
  const finding = { clause: 'gools-2.1', reason, data: { seat: 1, count: 2, eyes: 3 } } as const;
  const said = [EN, NB].map((describer) => findingInWords(describer, finding as Parameters<typeof findingInWords>[1]));
  for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*[.?]$/u);
  expect(said[0]).not.toBe(said[1]);
});
