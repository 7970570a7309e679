import { expect, test } from 'vitest';
import type { GoolsEvent } from '../../src/games/gools/events.ts';
import { GOOLS } from '../../src/games/gools/play.ts';
import { reduceEvents } from '../../src/games/shared/reduction.ts';
import { GOOLS_EN } from '../../src/i18n/gools/en.ts';
import { GOOLS_NB } from '../../src/i18n/gools/nb.ts';
import { told } from '../../src/tables/gools/play/describer.ts';
import { miniDueInWords } from '../../src/tables/gools/three-man/due-words.ts';
import { mini, round, setupOf } from '../games/gools/table.ts';

/** Maya is the Three Man, and the dice go from Ola over Siri to Per. */
const MADE = round('331|26 221|14 221|55 441|44', 0, 4);
const pass = (seat: number): GoolsEvent => mini({ kind: 'throw', seat, dice: [1, 5], by: 'hand' });
const playsOf = (events: readonly GoolsEvent[]) =>
  events.map((event, at) => ({ id: `${at}`, at, event, isCorrected: false }));
const leave = (seat: number): GoolsEvent => ({ kind: 'leave', seat });
const COMES: GoolsEvent = { kind: 'join', name: 'Åse', after: 0 };

test.each([
  [GOOLS_EN, 'picks a Three Man', /^Two 3s! Tap a name\b/, 'Stay the Three Man'],
  [GOOLS_NB, 'velger ny Three Man', /^To treere! Trykk på et navn\b/, 'Forbli Three Man'],
])('7.4: two 3s offer both: a name to tap, and a key', ({ threeMan }, due, hint, key) => {
  const shown = (eyes: number): GoolsEvent => mini({ kind: 'one-die', seat: 0, eyes, by: 'hand' });
  const events = [...MADE, pass(1), pass(2), pass(3), shown(3), shown(3)];
  const { state } = reduceEvents(GOOLS, setupOf(4), playsOf(events));
  expect(miniDueInWords(state, threeMan.due)).toEqual({ seat: 0, what: due });
  expect(threeMan.hints.passOn['new-game']).toMatch(hint);
  expect(threeMan.hints.passOn.ends).toMatch(hint);
  expect(threeMan.passOn.keep).toBe(key);
});

test.each([
  [
    'who comes',
    [COMES],
    'Åse sits down, to the left of Maya. Ola throws',
    'Åse setter seg, til venstre for Maya. Ola kaster',
  ],
  ['who goes', [leave(3)], 'Per leaves. Ola throws', 'Per går. Ola kaster'],
  ['7.2: who goes with the dice', [leave(1)], 'Ola leaves. Siri throws', 'Ola går. Siri kaster'],
  [
    '7.7: who goes with drinks to hand out',
    [mini({ kind: 'throw', seat: 1, dice: [2, 2], by: 'hand' }), leave(1)],
    'Ola leaves. Siri throws',
    'Ola går. Siri kaster',
  ],
  [
    '7.4: who goes before the dice come back',
    [pass(1), pass(2), leave(3)],
    'Per leaves. Maya throws one die',
    'Per går. Maya kaster én terning',
  ],
  [
    'the Three Man',
    [leave(0)],
    'Maya leaves. Three Man is over because Maya has left.',
    'Maya går. Three Man er over fordi Maya har gått.',
  ],
] as const)('Three Man: %s, and who is up then, in one breath', (_, events, en, nb) => {
  const { state, steps, rejectedEvents } = reduceEvents(GOOLS, setupOf(4), playsOf([...MADE, ...events]));
  expect(rejectedEvents).toEqual([]);
  const name = (seat: number) => state.players[seat]?.name ?? '';
  const said = (words: typeof GOOLS_EN) => {
    const lines = told(steps.at(-1)!, { words, name, gap: String, option: String });
    const next = miniDueInWords(state, words.threeMan.due);
    return [...lines.map(({ text }) => text), ...(next ? [`${name(next.seat)} ${next.what}`] : [])].join(' ');
  };
  expect(said(GOOLS_EN)).toBe(en);
  expect(said(GOOLS_NB)).toBe(nb);
});
