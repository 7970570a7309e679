import { describe, expect, test } from 'vitest';
import { asPlayed } from '../../../src/games/gug/as-played.ts';
import type { GugEvent } from '../../../src/games/gug/events.ts';
import type { SeatState } from '../../../src/games/gug/play-state.ts';
import type { GugSetup } from '../../../src/games/gug/setup.ts';
import { corrected, lostBy, previewCorrection } from '../../../src/games/shared/correction.ts';
import { reduceEvents } from '../../../src/games/shared/reduction.ts';
import type { Entry } from '../../../src/games/shared/history.ts';
import { playedOf, undoOf } from '../../../src/games/shared/played.ts';
import { drinking, GAME, moving, NOON, passing, placing, rolling, setupOf, STARTED, throwing } from './table.ts';

const EVENTS: readonly GugEvent[] = [
  ...STARTED,
  rolling(0, 2),
  moving(0, 'victoria:green-park,victoria:oxford-circus'),
  passing(0),
  drinking(0, 1),
];
const ROLL = 'e6';
const lines = (events: readonly GugEvent[]): readonly Entry<GugEvent>[] =>
  events.map((event, index) => ({ id: `e${index}`, seq: index + 1, at: NOON + index * 1000, kind: 'play', event }));
const LOG = lines(EVENTS);
interface Look {
  readonly entry?: string;
  readonly log?: typeof LOG;
  readonly referee?: string | null;
  readonly by?: string;
  readonly variation?: GugSetup['variation'];
}
const look = (event: GugEvent, { entry = ROLL, log = LOG, referee = 'Ref', by = '', variation = 'C' }: Look = {}) => {
  const setup = setupOf(2, { referee, variation });
  const plays = playedOf(log);
  const before = reduceEvents(GAME, setup, plays);
  const word = { reason: 'Kept', ...(by !== '' && { by }) };
  const preview = previewCorrection(GAME, setup, before, { entry, event }, plays, (was, now) =>
    asPlayed(was, now, word),
  );
  const line: Entry<GugEvent> = { id: 'c', seq: 99, at: NOON, kind: 'correct', entry, event, also: preview.kept.also };
  const after = reduceEvents(GAME, setup, playedOf([...log, line]));
  return { ...preview, before, after, log: [...log, line] };
};
/** Where a seat stands and what it has drunk, without how its sums came about. */
const standing = ({ icons, owed, players, pending }: SeatState) => ({ icons, owed, players, pending });
const ids = (found: readonly { readonly play: { readonly id: string } }[]) => found.map(({ play }) => play.id);

describe('an old die corrected', () => {
  test('says beforehand how many later entries no longer fit: as many as do not once it is corrected', () => {
    const { lost } = look(rolling(0, 1));
    const corrected: Entry<GugEvent> = {
      id: 'c',
      seq: 99,
      at: NOON,
      kind: 'correct',
      entry: ROLL,
      event: rolling(0, 1),
    };
    expect(ids(lost)).toEqual(ids(reduceEvents(GAME, setupOf(2), playedOf([...LOG, corrected])).rejectedEvents));
    expect(ids(lost)).toEqual(['e7', 'e8', 'e9']);
  });

  test('that changes nothing later loses nothing, and keeps nothing', () => {
    const { lost, kept } = look(throwing(0, 4), { entry: 'e4' });
    expect(lost).toEqual([]);
    expect(kept).toEqual({ also: [], lost: [] });
  });

  test('the later entries stay as they were played by the referee’s word, and all is one step to undo', () => {
    const { kept, before, after, log } = look(rolling(0, 1));
    expect(kept.lost).toEqual([]);
    expect(after.rejectedEvents).toEqual([]);
    expect(after.state.seats.map(standing)).toEqual(before.state.seats.map(standing));
    expect(after.steps[6]?.play.event).toEqual(rolling(0, 1));
    expect(after.steps[7]?.judgement.findings.map(({ clause }) => clause)).toContain('gug-4.1');
    expect(undoOf(log)).toEqual(['c']);
    const undone: Entry<GugEvent> = { id: 'u', seq: 100, at: NOON, kind: 'undo', entries: ['c'] };
    expect(playedOf([...log, undone])).toEqual(playedOf(LOG));
  });

  test('a table without a referee names one for it; without a name nothing is let through', () => {
    const named = look(rolling(0, 1), { referee: null, by: 'Kari' });
    expect(named.after.rejectedEvents).toEqual([]);
    expect(named.after.state.referee).toBeNull();
    const unnamed = look(rolling(0, 1), { referee: null });
    expect(unnamed.kept).toEqual({ also: [], lost: ['e7', 'e8', 'e9'] });
  });

  test('a move that still fits costs what it cost, where the later drinking rests on it', () => {
    const arrived = [
      rolling(0, 5),
      moving(0, 'district:earls-court,district:kensington-olympia'),
      passing(0),
      drinking(0, 3),
    ];
    const log = lines([...STARTED.with(2, placing(0, 'high-street-kensington')), ...arrived]);
    const { lost, kept, before, after } = look(rolling(0, 4), { log });
    expect(ids(lost)).toEqual(['e9']);
    expect(kept.also.map(({ entry }) => entry)).toEqual(['e7']);
    expect(kept.lost).toEqual([]);
    expect(after.state.seats.map(standing)).toEqual(before.state.seats.map(standing));
  });

  test('17.3: so does a move in a sprint, which ends the turn by itself', () => {
    const log = lines([
      throwing(0, 6),
      throwing(1, 2),
      placing(0, 'high-street-kensington'),
      rolling(0, 5),
      moving(0, 'district:earls-court,district:kensington-olympia'),
      drinking(0, 3),
      rolling(0, 1),
    ]);
    const { lost, kept, before, after } = look(rolling(0, 4), { entry: 'e3', log, variation: 'CSP' });
    expect(before.rejectedEvents).toEqual([]);
    expect(ids(lost)).toEqual(['e5', 'e6']);
    expect(kept.also).toMatchObject([{ entry: 'e4', event: { overrule: { sips: 3 } } }]);
    expect(kept.lost).toEqual([]);
    expect(after.state.seats.map(standing)).toEqual(before.state.seats.map(standing));
  });

  test('of the first entry is looked at from there on', () => {
    const { lost, kept } = look(throwing(0, 1), { entry: 'e0' });
    expect(ids(lost)).toContain('e2');
    expect(kept.lost).toContain('e2');
  });

  test('is the play that it makes of it, and no other', () => {
    const correction = { entry: ROLL, event: rolling(0, 1) };
    const came = { began: 2, seats: new Map(), rules: new Map(), left: new Map() };
    const plays = corrected(playedOf(LOG), correction, came);
    expect(plays[6]).toMatchObject({ id: ROLL, event: rolling(0, 1), isCorrected: true });
    expect(plays.filter(({ isCorrected }) => isCorrected)).toHaveLength(1);
  });

  test('a corrected move is not kept as it was, and what did not fit after it is not lost by it', () => {
    const log = lines([...EVENTS.slice(0, 8), passing(1), ...EVENTS.slice(8)]);
    const { lost, kept, before } = look(moving(0, 'victoria:green-park,jubilee:westminster'), { entry: 'e7', log });
    expect(ids(before.rejectedEvents)).toEqual(['e8']);
    expect(kept.also.map(({ entry }) => entry)).not.toContain('e7');
    expect([...ids(lost), ...kept.lost]).not.toContain('e8');
    expect(ids(lost)).not.toEqual([]);
  });

  test('what did not fit before it changes nothing', () => {
    const [before, after] = [EVENTS.slice(0, STARTED.length), EVENTS.slice(STARTED.length)];
    const {
      lost,
      kept,
      before: was,
    } = look(rolling(0, 1), { entry: 'e7', log: lines([...before, passing(1), ...after]) });
    expect(ids(was.rejectedEvents)).toEqual([ROLL]);
    expect(ids(lost)).toEqual(['e8', 'e9', 'e10']);
    expect(kept.lost).toEqual([]);
  });

  test('a move that still fits costs something else, where nothing rests on it: nothing is kept', () => {
    const arrived = [rolling(0, 5), moving(0, 'district:earls-court,district:kensington-olympia'), passing(0)];
    const log = lines([...STARTED.with(2, placing(0, 'high-street-kensington')), ...arrived]);
    const { lost, kept, before, after } = look(rolling(0, 4), { log });
    expect([lost, kept]).toEqual([[], { also: [], lost: [] }]);
    expect(after.state.seats[0]!.owed).not.toBe(before.state.seats[0]!.owed);
  });

  test('what makes no sense any more is lost whatever the referee says, and is counted so', () => {
    const { lost, kept } = look(throwing(1, 6), { entry: 'e1' });
    expect(ids(lost)).toContain('e2');
    expect(kept.lost).toContain('e2');
  });
});

describe('4.1: what a later play needs of the referee’s word to hold as it was played', () => {
  const theirs = [rolling(1, 1), moving(1, 'district:temple'), passing(1)];
  const again = [rolling(0, 1), moving(0, 'victoria:warren-street'), passing(0), drinking(0, 1)];
  const { steps, rejectedEvents } = reduceEvents(GAME, setupOf(2), playedOf(lines([...EVENTS, ...theirs, ...again])));
  const [move, drink] = [steps[7]!, steps[9]!];
  /** Of a seat that has drunk before. */
  const later = steps[14]!;
  /** The same move, which another turn before it has made cost nothing. */
  const free = { ...move, after: { ...move.after, seats: move.before.seats } };
  const word = { reason: 'Kept', by: 'Kari' };

  test.each([
    { say: 'a move that is refused: what it cost', was: move, now: undefined, needs: { ...word, sips: 1 } },
    { say: 'a later one too: what that alone cost', was: later, now: undefined, needs: { ...word, sips: 1 } },
    { say: 'one that cost nothing: that it is free', was: free, now: undefined, needs: { ...word, sips: 0 } },
    { say: 'one that now costs something: that it is free', was: free, now: move, needs: { ...word, sips: 0 } },
    { say: 'one that costs what it cost: nothing', was: move, now: move, needs: undefined },
    { say: 'drinking that is refused: the word alone', was: drink, now: undefined, needs: word },
    { say: 'drinking that still fits: nothing', was: drink, now: drink, needs: undefined },
  ])('$say', ({ was, now, needs }) => {
    expect(rejectedEvents).toEqual([]);
    expect(asPlayed(was, now, word)).toEqual(needs && { ...was.play.event, overrule: needs });
  });

  test('a word that it was played by is kept', () => {
    const event = { ...drink.play.event, overrule: { reason: 'Thirst' } };
    const was = { ...drink, play: { ...drink.play, event } };
    expect(asPlayed(was, undefined, word)).toEqual({ ...event, overrule: { reason: 'Thirst', by: 'Kari' } });
  });
});

test('an old entry taken out says beforehand how many later ones no longer fit', () => {
  const setup = setupOf(2);
  const before = reduceEvents(GAME, setup, playedOf(LOG));
  const without = playedOf([...LOG, { id: 'u', seq: 99, at: NOON, kind: 'undo', entries: [ROLL] }]);
  expect(ids(lostBy(GAME, setup, before, without))).toEqual(['e7', 'e8', 'e9']);
  expect(lostBy(GAME, setup, before, playedOf(LOG))).toEqual([]);
});
