import { MATCH_REASONS, type MatchReason } from '../../src/games/gabong/clauses.ts';
import { describe, expect, test } from 'vitest';
import { type GabongEvent, PENALTY_CLAUSES } from '../../src/games/gabong/match-events.ts';
import { GABONG } from '../../src/games/gabong/match-play.ts';
import type { GabongSetup } from '../../src/games/gabong/match-setup.ts';
import { reduceEvents } from '../../src/games/shared/reduction.ts';
import { GABONG_EN } from '../../src/i18n/gabong/en.ts';
import { GABONG_NB } from '../../src/i18n/gabong/nb.ts';
import {
  called,
  dealName,
  listed,
  type Describer,
  describerOf,
  stageInWords,
  eventSentence,
  told,
} from '../../src/tables/gabong/play/describer.ts';
import { findingInWords } from '../../src/tables/gabong/play/finding-words.ts';
import { GABONG_RULINGS } from '../../src/games/gabong/rulings.ts';
import { changeSaid } from '../../src/tables/shell/steps.ts';
import { deal, dealsOf, limitOf, reading, setupOf } from '../games/gabong/match-table.ts';

const NAMES = ['Maya', 'Ola', 'Siri'];
const TEXTS = { title: 'Ties', gap: '', options: { 'extra-deal': 'One more deal.' } };
const RULINGS = Object.fromEntries(Object.keys(GABONG_RULINGS).map((id) => [id, TEXTS])) as unknown as Parameters<
  typeof describerOf
>[0]['rulings'];
const describerIn = (words: Describer['words'] & typeof GABONG_EN): Describer =>
  describerOf({ words, name: (seat) => NAMES[seat] ?? `player ${seat}`, rulings: RULINGS });
const EN = describerIn(GABONG_EN);
const NB = describerIn(GABONG_NB);
const BOTH = [
  ['en', EN],
  ['nb', NB],
] as const;

const plays = (events: readonly GabongEvent[]) =>
  events.map((event, index) => ({ id: `e${index}`, at: index, event, isCorrected: false }));

function stepsOf(setup: Partial<GabongSetup>, events: readonly GabongEvent[]) {
  const { steps, rejectedEvents } = reduceEvents(GABONG, setupOf(3, setup), plays(events));
  expect(rejectedEvents).toEqual([]);
  return steps;
}

/** What is told of the last of some events: `sentence [clause]`. */
const lastTold = (describer: Describer, setup: Partial<GabongSetup>, ...events: readonly GabongEvent[]) =>
  told(stepsOf(setup, events).at(-1)!, describer).map(({ text, clause }) => (clause ? `${text} [${clause}]` : text));

const state = (setup: Partial<GabongSetup>, ...events: readonly GabongEvent[]) =>
  stepsOf(setup, events).at(-1)?.after ?? GABONG.start(setupOf(3, setup));

const penalty: GabongEvent = { kind: 'penalty', seat: 1, clause: 'gabong-9.3' };
const master: GabongEvent = { kind: 'master', seat: 2 };
const extra: GabongEvent = { kind: 'ruling', ruling: 'B6', option: 'extra-deal' };
const end: GabongEvent = { kind: 'end' };

describe('each kind of event, in both languages', () => {
  const cases: readonly (readonly [GabongEvent, en: readonly string[], nb: readonly string[]])[] = [
    [
      deal('θ 2A =45'),
      [
        'Deal 1: Maya gabong (θ), Ola 50, Siri 45. [gabong-10.1]',
        'Maya gabonged: a θ. [gabong-4.4]',
        'Maya leads with 0. [gabong-7.1]',
      ],
      [
        'Omgang 1: Maya gabong (θ), Ola 50, Siri 45. [gabong-10.1]',
        'Maya gabonget: en θ. [gabong-4.4]',
        'Maya leder med 0. [gabong-7.1]',
      ],
    ],
    [
      penalty,
      ['Penalty card for Ola. Touched the pile or the stock. [gabong-9.3]'],
      ['Straffekort til Ola. Tok i bunken eller stokken. [gabong-9.3]'],
    ],
    [master, ['Siri is the GM from here on. [gabong-2.4]'], ['Siri er GM fra nå av. [gabong-2.4]']],
    [
      extra,
      ['House rule from here on, “Ties”: One more deal. [gabong-7.1]'],
      ['Husregel fra nå av, «Ties»: One more deal. [gabong-7.1]'],
    ],
    [
      end,
      ['The table ends the round here.', 'Nobody won. The round was ended before a deal was counted. [gabong-7.1]'],
      ['Bordet avslutter runden her.', 'Ingen vant. Runden ble avsluttet før en omgang var talt opp. [gabong-7.1]'],
    ],
  ];
  test.each(cases)('$0.kind', (event, en, nb) => {
    expect(lastTold(EN, {}, event)).toEqual(en);
    expect(lastTold(NB, {}, event)).toEqual(nb);
  });

  test('and what undo calls it', () => {
    const before = state({}, deal('θ =5 =5'));
    const events = [deal('θ =5 =5'), penalty, master, extra, end];
    expect(events.map((event) => called(event, before, EN))).toEqual([
      'deal 2',
      'the penalty card for Ola',
      'Siri as the GM',
      'the house rule “Ties”',
      'the end of the round',
    ]);
    expect(events.map((event) => called(event, before, NB))).toEqual([
      'omgang 2',
      'straffekortet til Ola',
      'Siri som GM',
      'husregelen «Ties»',
      'slutten på runden',
    ]);
    expect(called(events[0]!, undefined, EN)).toBe('a deal');
  });

  test.each(PENALTY_CLAUSES)('a penalty card by %s says what for', (clause) => {
    for (const [, describer] of BOTH) {
      const seat = clause === 'gabong-8.2' ? 0 : 1;
      const [line] = told(stepsOf({}, [{ kind: 'penalty', seat, clause }])[0]!, describer);
      expect(line.clause).toBe(clause);
      expect(line.text).toContain(describer.words.play.penalty.for[clause]);
    }
  });
});

describe('what a deal has led to', () => {
  test('the last card laid, and who has as many points', () => {
    expect(lastTold(EN, {}, deal('- =20 =45'), deal('=20 - =45')).slice(1)).toEqual([
      'Ola laid the last card. [gabong-9.5]',
      'Maya and Ola are tied on 20. [gabong-7.1]',
    ]);
    expect(lastTold(NB, {}, deal('- =20 =45'), deal('=20 - =45')).slice(1)).toEqual([
      'Ola la det siste kortet. [gabong-9.5]',
      'Maya og Ola står likt med 20. [gabong-7.1]',
    ]);
  });

  test('a gabong that was gabonged', () => {
    expect(lastTold(EN, {}, deal('θ =45! =10'))).toContain(
      'Ola gabonged, was gabonged in turn, and still has a θ. [gabong-4.3]',
    );
    expect(lastTold(NB, {}, deal('θ =45! =10'))).toContain('Ola gabonget, ble gabonget og har θ likevel. [gabong-4.3]');
  });

  test('a whole hundred that is halved', () => {
    const setup = reading({ B8: 'halved' });
    expect(lastTold(EN, setup, deal('θ =100 =45'))).toContain(
      'Ola came to a whole hundred: halved to 50. [gabong-7.1]',
    );
    expect(lastTold(NB, setup, deal('θ =100 =45'))).toContain(
      'Ola landet på et rundt hundretall: halvert til 50. [gabong-7.1]',
    );
  });

  test('an extra deal that is due, one that is counted, and who has won by it', () => {
    const setup = { ...dealsOf(2), ...reading({ B6: 'extra-deal' }) };
    const tied = [deal('θ =20 =45'), deal('=20 θ =45')];
    expect(lastTold(EN, setup, ...tied)).toContain(
      'Maya and Ola are tied on points and θ: an extra deal decides. [gabong-7.1]',
    );
    expect(lastTold(NB, setup, ...tied)).toContain(
      'Maya og Ola står likt i poeng og θ: En ekstraomgang avgjør. [gabong-7.1]',
    );
    expect(lastTold(EN, setup, ...tied, deal('=5 -'))).toEqual([
      'Extra deal: Maya 5, Ola 0. [gabong-10.1]',
      'Ola laid the last card. [gabong-9.5]',
      'Ola won. Tied with Maya on points and θ. The extra deal decided (B6). [gabong-7.1]',
    ]);
    expect(lastTold(NB, setup, ...tied, deal('=5 -'))[0]).toBe('Ekstraomgang: Maya 5, Ola 0. [gabong-10.1]');
    expect(called(deal('=5 -'), state(setup, ...tied), NB)).toBe('ekstraomgangen');
  });

  test('what the table let through has its clause and its reason', () => {
    const event = { ...deal('=5 =10 =20'), overrule: { reason: 'Nåde' } };
    expect(lastTold(EN, {}, event)).toEqual([
      'Deal 1: Maya 5, Ola 10, Siri 20. [gabong-9.5]',
      'The table let it through: Nåde',
      'Maya leads with 5. [gabong-7.1]',
    ]);
  });

  test('what was corrected says so', () => {
    const [step] = stepsOf({}, [penalty]);
    const mended = { ...step!, play: { ...step!.play, isCorrected: true } };
    expect(told(mended, EN).map(({ text }) => text)).toContain('Corrected later.');
    expect(told(mended, NB).map(({ text }) => text)).toContain('Rettet senere.');
  });
});

test('a deal that did not happen has a sentence all the same', () => {
  expect(eventSentence(deal('=5 θ'), state({}), EN)).toBe('Deal 1: Maya 5, Ola gabong (θ).');
});

describe('which deal it is', () => {
  test('of so many', () => {
    expect(stageInWords(state({}, deal('θ =5 =5')), EN)).toEqual({ what: 'Deal 2 of 10', more: '' });
    expect(stageInWords(state({}), NB)).toEqual({ what: 'Omgang 1 av 10', more: '' });
  });
  test('until so many points', () => {
    expect(stageInWords(state(limitOf(100), deal('θ =5 =45')), EN)).toEqual({
      what: 'Deal 2',
      more: 'until somebody has 100 points; the highest total is 45',
    });
  });
  test('an extra deal, and who plays it', () => {
    const setup = { ...dealsOf(1), ...reading({ B6: 'extra-deal' }) };
    const event = { ...deal('- - =45'), overrule: { reason: 'both' } };
    expect(stageInWords(state(setup, event), NB)).toEqual({ what: 'Ekstraomgang', more: 'Maya og Ola står likt' });
    expect(dealName(state(setup, event), EN)).toBe('Extra deal');
  });
  test('or that it is over', () => {
    expect(stageInWords(state({}, end), EN)).toEqual({ what: 'The round is over', more: '' });
  });
  test('as the heading of what happened in it', () => {
    expect([state({}), state({}, deal('θ =5 =5')), state({}, end)].map((each) => dealName(each, NB))).toEqual([
      'Omgang 1',
      'Omgang 2',
      undefined,
    ]);
  });
});

describe('each change is said once', () => {
  const events = [deal('θ =5 =5'), penalty, penalty];
  const said = (from: readonly GabongEvent[], to: readonly GabongEvent[]) =>
    changeSaid(
      stepsOf({}, from),
      stepsOf({}, to),
      { told: (step) => told(step, EN), called: ({ play, before }) => called(play.event, before, EN) },
      GABONG_EN.shared.undo,
    );

  test('a play with all that it led to', () => {
    expect(said([], events.slice(0, 1))).toBe(
      'Deal 1: Maya gabong (θ), Ola 5, Siri 5. Maya gabonged: a θ. Maya leads with 0.',
    );
  });
  test('the same again', () => {
    expect(said(events.slice(0, 2), events)).toBe('Penalty card for Ola. Touched the pile or the stock.');
  });
  test('what was taken back', () => {
    expect(said(events, events.slice(0, 2))).toBe('Undone: the penalty card for Ola.');
    expect(said(events, [])).toBe('Undone: 3 entries at once.');
  });
  test('a correction of an earlier one', () => {
    expect(said(events, [deal('=5 θ =5'), penalty, penalty])).toBe(
      'Deal 1: Maya 5, Ola gabong (θ), Siri 5. Ola gabonged: a θ. Ola leads with 0.',
    );
  });
  test('and nothing where nothing has changed', () => {
    expect(said(events, events)).toBeUndefined();
  });
});

describe('each reason', () => {
  const data = { seat: 1, seats: [0, 1], count: 8, rank: 7 };
  test.each(MATCH_REASONS)('%s is a sentence in both languages', (reason: MatchReason) => {
    const sentences = BOTH.map(([, describer]) => findingInWords(describer, { clause: 'gabong-10.1', reason, data }));
    for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Lu}\p{N}][^{}|]*[.?]$/u);
    expect(new Set(sentences).size).toBe(2);
  });

  test('names who, how many and which card', () => {
    const copies = { clause: 'gabong-5.1', reason: 'too-many-copies', data: { rank: 7, count: 8 } } as const;
    expect(findingInWords(EN, copies)).toBe('The packs hold only 8 of this card: seven.');
    expect(findingInWords(NB, copies)).toBe('Kortstokkene har bare 8 av dette kortet: syver.');
    const missing = { clause: 'gabong-10.1', reason: 'hand-missing', data: { seat: 2 } } as const;
    expect(findingInWords(EN, missing)).toBe('Siri’s hand has not been counted.');
    expect(findingInWords(NB, missing)).toBe('Hånden til Siri er ikke talt.');
  });
});

test('some players in one breath', () => {
  expect([listed(EN, []), listed(EN, [0]), listed(EN, [0, 1]), listed(NB, [0, 1, 2])]).toEqual([
    '',
    'Maya',
    'Maya and Ola',
    'Maya, Ola og Siri',
  ]);
});
