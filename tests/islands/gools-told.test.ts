import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GoolsEvent } from '../../src/games/gools/events.ts';
import { GOOLS_REASONS } from '../../src/games/gools/play-decision.ts';
import { GOOLS } from '../../src/games/gools/play.ts';
import { TABLE_RULINGS } from '../../src/games/gools/rulings.ts';
import { fold } from '../../src/games/shared/fold.ts';
import { playedOf } from '../../src/games/shared/played.ts';
import { THREE_MAN_REASONS } from '../../src/games/three-man/play-state.ts';
import { GOOLS_EN } from '../../src/i18n/gools/en.ts';
import { GOOLS_NB } from '../../src/i18n/gools/nb.ts';
import type { GoolsTexts } from '../../src/islands/gools/table-context.ts';
import { called } from '../../src/islands/gools/told/called.ts';
import { eventSentence } from '../../src/islands/gools/told/event-sentence.ts';
import { findingInWords } from '../../src/islands/gools/told/finding-words.ts';
import { listed, type Teller, tellerOf } from '../../src/islands/gools/told/teller.ts';
import { told } from '../../src/islands/gools/told/told.ts';
import { entering, overruled, rollingOff, setupOf, throwing } from '../games/gools/table.ts';
import type { WholeGame } from '../games/gools/whole-game.ts';

const NAMES = ['Maya', 'Ola', 'Siri', 'Per', 'Liv', 'Tor'];
const tellerIn = (words: Teller['words']): Teller => ({
  words,
  name: (seat) => NAMES[seat] ?? `player ${seat}`,
  option: (ruling, option) => `${ruling} ${option}`,
});
const EN = tellerIn(GOOLS_EN);
const NB = tellerIn(GOOLS_NB);

const plays = (events: readonly GoolsEvent[]) =>
  events.map((event, index) => ({ id: `e${index}`, at: index, event, isCorrected: false }));

/** What is told of the last of some events: `sentence [clause]`. */
function lastTold(teller: Teller, ...events: readonly GoolsEvent[]): readonly string[] {
  const { steps, misfits } = fold(GOOLS, setupOf(3), plays(events));
  expect(misfits).toEqual([]);
  return told(steps.at(-1)!, teller).map(({ text, clause }) => (clause ? `${text} [${clause}]` : text));
}

const tied = [entering(0, '33|124'), entering(1, '33|124')];

test('a turn that leads, with a 6 at its end', () => {
  expect(lastTold(EN, entering(0, '331|26'))).toEqual([
    'Maya plays a turn: 3, 3, 1, 2, 6, with 2, 6 in the last throw.',
    'Sum 9. [gools-3.4]',
    'Maya leads. [gools-2.3]',
    'A 6 in the last throw: Maya is to be the Three Man. [gools-6.3]',
  ]);
});

test('a tie for the win, in Norwegian', () => {
  expect(lastTold(NB, ...tied, entering(2, '55|524')).slice(1)).toEqual([
    'Sum 21. [gools-3.4]',
    'Omkast mellom Maya og Ola. [gools-4.1]',
  ]);
});

test('a roll-off that is won, and who drinks', () => {
  const before = [...tied, entering(2, '55|524'), rollingOff(0, '11111')];
  expect(lastTold(EN, ...before, rollingOff(1, '33311'))).toEqual([
    'Ola throws 3, 3, 3, 1, 1 in the roll-off.',
    'Thrown by the phone.',
    'Ola wins round 1. [gools-4.1]',
    'Everybody: one drink. “Social!”, on a full house of Ola. [gools-6.2]',
    'Maya and Siri: one drink. “Hail Ola!” [gools-6.1]',
  ]);
});

test('what the table let through has its clause and its reason', () => {
  expect(lastTold(EN, entering(0, '33|124'), overruled(throwing(2, '12456')))).toEqual([
    'Siri throws 1, 2, 4, 5, 6. [gools-2.1]',
    'The table let it through: so be it',
  ]);
});

test('some players in one breath', () => {
  expect([listed(EN, []), listed(EN, [0]), listed(EN, [0, 1]), listed(NB, [0, 1, 2])]).toEqual([
    '',
    'Maya',
    'Maya and Ola',
    'Maya, Ola og Siri',
  ]);
});

describe('a reading of a gap', () => {
  const texts = { title: 'Roll-off', gap: '', options: { 'plain-sum': 'The plain sum.' } };
  const rulings = Object.fromEntries(Object.keys(TABLE_RULINGS).map((id) => [id, texts])) as GoolsTexts['rulings'];
  const teller = tellerOf({ words: GOOLS_EN, name: EN.name, rulings });

  test('is told in its own words', () => {
    expect(teller.option('G1', 'plain-sum')).toBe('The plain sum.');
  });

  test.each(['constructor', 'toString', '__proto__', 'of-another-time'])(
    'that there is not is told as %s',
    (option) => {
      const event = { kind: 'ruling', ruling: 'G1', option } as const;
      expect(fold(GOOLS, setupOf(3), plays([event])).misfits).toHaveLength(1);
      expect(eventSentence(event, GOOLS.start(setupOf(3)), teller)).toBe(`House rule G1 from here on: ${option}`);
    },
  );
});

const FOLDER = new URL('../games/gools/games/', import.meta.url);

describe.each(readdirSync(FOLDER))('every step of %s', (file) => {
  const { setup, events } = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as WholeGame;
  const { steps } = fold(GOOLS, setup, playedOf(events));

  test.each([
    ['English', EN],
    ['Norwegian', NB],
  ])('can be told in %s, and called by undo', (_, teller) => {
    for (const step of steps) {
      const words = [...told(step, teller).map(({ text }) => text), called(step.play.event, teller)];
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
  const said = [EN, NB].map((teller) => findingInWords(teller, finding as Parameters<typeof findingInWords>[1]));
  for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*[.?]$/u);
  expect(said[0]).not.toBe(said[1]);
});
