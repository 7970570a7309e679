import { describe, expect, test } from 'vitest';
import { reduceEvents } from '../../src/games/shared/reduction.ts';
import type { TournamentEvent } from '../../src/games/tournament/tournament-events.ts';
import { layersOf } from '../../src/games/tournament/tournament-layers.ts';
import { isTournamentOver } from '../../src/games/tournament/tournament-places.ts';
import { TOURNAMENT } from '../../src/games/tournament/tournament-play.ts';
import { TOURNAMENT_EN } from '../../src/i18n/tournament/en.ts';
import { TOURNAMENT_NB } from '../../src/i18n/tournament/nb.ts';
import { placeRows, tournamentText } from '../../src/tables/tournament/paper/tournament-text.ts';
import { called, describerOf, stageInWords, told } from '../../src/tables/tournament/play/describer.ts';
import type { SavedTournament } from '../../src/storage/saved-game.ts';
import { drawn, result, setupOf, toss, withdraw } from '../games/tournament/tournament-table.ts';

const FORMAT = '2H3/1F1R-1R2/1F-F3';
const SETUP = setupOf(FORMAT, 6);
const TEXTS = { title: 'Places', gap: '', options: { 'sum-of-places': 'Sums.', referee: 'The referee.' } };
const WORDS = { en: TOURNAMENT_EN, nb: TOURNAMENT_NB } as const;

/** A tournament after some events, and how it is told; players are called by their letters. */
function after(lang: keyof typeof WORDS, ...events: readonly TournamentEvent[]) {
  const plays = events.map((event, index) => ({ id: `e${index}`, at: index, event, isCorrected: false }));
  const { steps, rejectedEvents, state } = reduceEvents(TOURNAMENT, SETUP, plays);
  expect(rejectedEvents).toEqual([]);
  const words = WORDS[lang];
  const describer = describerOf({
    words,
    name: (player) => 'abcdef'[player]!,
    rulings: { R24: TEXTS, R25: TEXTS },
    state,
  });
  const layers = layersOf(state);
  return {
    words,
    describer,
    state,
    layers,
    last: steps.at(-1)!,
    stage: stageInWords(layers, isTournamentOver(state, layers), describer),
  };
}

/** Who is in a heat follows from the seed. */
const [ONE, TWO] = ((): readonly [string, string] => {
  const { layers } = after('en', drawn(0));
  const heats = layers[0]!.games.map(({ players }) => players.map((player) => 'abcdef'[player]!).join(' '));
  return [heats[0]!, heats[1]!];
})();
const [a1, b1, c1] = ONE.split(' ') as [string, string, string];
const [a2, b2, c2] = TWO.split(' ') as [string, string, string];
/** Those who come in together in the first heat, as they were put down. */
const LEVEL = [a1, b1].toSorted();
const HEATS = [drawn(0), result(0, 0, ONE), result(0, 1, TWO)] as const;
const BACK = result(1, 0, `${b1} ${b2}`);

describe('18.1: what happened, in both languages', () => {
  test.each<[readonly TournamentEvent[], en: readonly string[], nb: readonly string[]]>([
    [[drawn(0, 7)], ['Draw for the heats. The seed is 7.'], ['Trekning av heatene. Nøkkel: 7.']],
    [
      [...HEATS],
      [
        `Result of heat 2: 1. ${a2}, 2. ${b2}, 3. ${c2}.`,
        `To the final: ${a1} and ${a2}. [gug-18.1]`,
        `To the repêchage: ${b1} and ${b2}. [gug-18.1]`,
      ],
      [
        `Resultat av heat 2: 1. ${a2}, 2. ${b2}, 3. ${c2}.`,
        `Videre til finalen: ${a1} og ${a2}. [gug-18.1]`,
        `Videre til oppsamlingsheatet: ${b1} og ${b2}. [gug-18.1]`,
      ],
    ],
    [
      [drawn(0), result(0, 0, `${a1}=${b1} | ${c1}`)],
      [
        `Result of heat 1: 1. ${a1} and ${b1}, did not finish: ${c1}.`,
        `${LEVEL.join(' and ')} tied, which leaves open who goes on. [gug-18.1]`,
      ],
      [
        `Resultat av heat 1: 1. ${a1} og ${b1}, kom ikke i mål: ${c1}.`,
        `${LEVEL.join(' og ')} står likt, og det må avgjøres hvem som går videre. [gug-18.1]`,
      ],
    ],
    [
      [drawn(0), result(0, 0, `${a1}=${b1} | ${c1}`), result(0, 1, TWO)],
      [`Result of heat 2: 1. ${a2}, 2. ${b2}, 3. ${c2}.`],
      [`Resultat av heat 2: 1. ${a2}, 2. ${b2}, 3. ${c2}.`],
    ],
    [
      [drawn(0), result(0, 0, `${a1}=${b1} | ${c1}`), toss(0, 0, `${a1}2 ${b1}5`)],
      [`Toss in heat 1: ${a1} 2, ${b1} 5.`],
      [`Terningkast i heat 1: ${a1} 2, ${b1} 5.`],
    ],
    [[withdraw('c')], ['c goes home.'], ['c går hjem.']],
    [
      [...HEATS, BACK, result(2, 0, `${a1} ${a2} ${b1}`)],
      [`Result of the final: 1. ${a1}, 2. ${a2}, 3. ${b1}.`, `${a1} wins the tournament. [gug-18.1]`],
      [`Resultat av finalen: 1. ${a1}, 2. ${a2}, 3. ${b1}.`, `${a1} vinner turneringen. [gug-18.1]`],
    ],
  ])('%#', (events, en, nb) => {
    for (const [lang, wanted] of [
      ['en', en],
      ['nb', nb],
    ] as const) {
      const { last, describer } = after(lang, ...events);
      expect(told(last, describer).map(({ text, clause }) => (clause ? `${text} [${clause}]` : text))).toEqual(wanted);
    }
  });

  test.each<[readonly TournamentEvent[], en: string, nb: string]>([
    [[], 'Draw the heats', 'Trekk heatene'],
    [[drawn(0)], 'heats: 2 games to play', 'heatene: 2 spill igjen'],
    [[drawn(0), result(0, 0, ONE)], 'To play: heat 2', 'Skal spilles: heat 2'],
    [[...HEATS], 'To play: the repêchage', 'Skal spilles: oppsamlingsheatet'],
    [[...HEATS, BACK], 'To play: the final', 'Skal spilles: finalen'],
    [[{ kind: 'end' }], 'The tournament is over', 'Turneringen er over'],
  ])('what it waits for: %#', (events, en, nb) => {
    expect([after('en', ...events).stage, after('nb', ...events).stage]).toEqual([en, nb]);
  });

  test.each<[TournamentEvent, string]>([
    [drawn(0), 'the draw for the heats'],
    [result(0, 1, TWO), 'the result of heat 2'],
    [toss(0, null, 'a1 b2'), 'the toss in the heats'],
    [withdraw('b'), 'b going home'],
    [{ kind: 'ruling', ruling: 'R25', option: 'referee' }, 'the house rule “Places”'],
    [{ kind: 'end' }, 'the end of the tournament'],
  ])('undo calls it so: %#', (event, name) => {
    expect(called(event, after('en').describer)).toBe(name);
  });
});

describe('18.1: what a withdrawal leads to is told', () => {
  test('who goes on instead, and nobody who has gone home', () => {
    const { last, describer } = after('en', ...HEATS, withdraw(a1));
    expect(told(last, describer).map(({ text }) => text)).toEqual([
      `${a1} goes home.`,
      `To the final: ${b1}.`,
      `To the repêchage: ${c1}.`,
    ]);
  });

  test('a seat that stays empty is nobody’s: who has gone home is not said to go on', () => {
    const { last, describer } = after('en', drawn(0), withdraw(a1), withdraw(b1), result(0, 1, TWO));
    expect(told(last, describer).map(({ text }) => text)).toEqual([
      `Result of heat 2: 1. ${a2}, 2. ${b2}, 3. ${c2}.`,
      `To the final: ${c1} and ${a2}.`,
      `To the repêchage: ${b2}.`,
      // There is nobody to play against there.
      `To the final: ${b2}.`,
    ]);
  });

  test('where everybody in the final has gone home nobody wins', () => {
    const events = [...['a', 'b', 'c', 'd', 'e', 'f'].map(withdraw), drawn(0)];
    const en = after('en', ...events);
    expect(told(en.last, en.describer).map(({ text }) => text)[1]).toBe(
      'Nobody wins the tournament: everybody in the final has gone home.',
    );
    const nb = after('nb', ...events);
    expect(told(nb.last, nb.describer).map(({ text }) => text)[1]).toBe(
      'Ingen vinner turneringen: Alle i finalen har gått hjem.',
    );
  });
});

describe('18.1: the places as they are sent and saved', () => {
  const sent = (lang: keyof typeof WORDS, ...events: readonly TournamentEvent[]) => {
    const { words, describer, state, layers } = after(lang, ...events);
    const saved = { setup: SETUP } as SavedTournament;
    const table = { words, saved, state, layers, name: describer.name };
    return { text: tournamentText(table, describer).split('\n'), rows: placeRows(table, describer) };
  };

  test('before anything is played nobody has a place', () => {
    expect(sent('en').text.slice(-2)).toEqual(['Standings', 'Still in: a, b, c, d, e and f']);
    expect(sent('nb').text.slice(-2)).toEqual(['Stillingen', 'Fortsatt med: a, b, c, d, e og f']);
    expect(
      sent('en')
        .rows.slice(1)
        .map(([place]) => place),
    ).toEqual(['', '', '', '', '', '']);
  });

  test('who is out has a place, and who has gone home is said to have', () => {
    const { text, rows } = sent('en', ...HEATS, withdraw(a1), result(1, 0, `${b2} ${c1}`));
    const [still, ...out] = text.slice(text.indexOf('Standings') + 1);
    expect(still).toBe(
      `Still in: ${[b1, a2, b2]
        .toSorted()
        .join(', ')
        .replace(/, (.)$/, ' and $1')}`,
    );
    expect(out).toEqual([`4. ${c1}`, `5. ${c2}`, `5. ${a1}, went home`]);
    expect(rows.slice(1).map(([place]) => place)).toEqual(['', '', '', 4, 5, 5]);
  });

  test('once the final is won everybody has', () => {
    const { text } = sent('en', ...HEATS, BACK, result(2, 0, `${a1} ${a2} ${b1}`));
    expect(text.slice(-6).map((line) => line[0])).toEqual(['1', '2', '3', '4', '5', '5']);
  });
});
