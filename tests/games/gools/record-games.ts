/** Plays the evenings below by the bot, and writes them to `games/`: `node tests/games/gools/record-games.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { GoolsEvent } from '../../../src/games/gools/events.ts';
import { GOOLS } from '../../../src/games/gools/play.ts';
import type { GoolsState } from '../../../src/games/gools/play-state.ts';
import { DEFAULT_TABLE_RULINGS, type TableRulings } from '../../../src/games/gools/rulings.ts';
import type { GoolsSetup } from '../../../src/games/gools/setup.ts';
import { seeded } from '../../../src/games/shared/seeded.ts';
import { reduceEvents } from '../../../src/games/shared/reduction.ts';
import type { Entry, EntryBody } from '../../../src/games/shared/history.ts';
import { playedOf, redoOf, undoOf } from '../../../src/games/shared/played.ts';
import { botEvent } from './bot.ts';
import { outcomeOf, type WholeGame } from './whole-game.ts';

interface Plan {
  readonly name: string;
  readonly players: number;
  readonly seed: number;
  readonly rulings?: Partial<TableRulings>;
}

const PLANS: readonly Plan[] = [
  { name: 'two', players: 2, seed: 1 },
  { name: 'three', players: 3, seed: 2 },
  { name: 'six', players: 6, seed: 3 },
  { name: 'at-once', players: 4, seed: 4, rulings: { G5: 'at-once', G2: 'any-throw' } },
  { name: 'full-ranking', players: 4, seed: 5, rulings: { G1: 'full-ranking', G3: 'without-threes', T3: 'ends' } },
  { name: 'other-readings', players: 5, seed: 6, rulings: { G2: 'final', G4: 'all', G6: 'every-second-win' } },
  { name: 'smoking', players: 3, seed: 7, rulings: { G7: 'on' } },
];
const NAMES = ['Maya', 'Ola', 'Siri', 'Per', 'Liv', 'Tor'];
const EIGHT_IN_THE_EVENING = Date.UTC(2026, 10, 21, 19);
const LINES = 400;
/** Lines between two things that a table does beside playing. */
const BETWEEN = 12;
const ALL_AGREE = { reason: 'All agree.' };

/** What a table does beside playing, one after the other, each as soon as the judge lets it. */
const ASIDES: readonly GoolsEvent[] = [
  { kind: 'rule', seat: 0, text: 'No names.', overrule: ALL_AGREE },
  { kind: 'pour', rule: 0, to: [1], drinks: 2 },
  { kind: 'ruling', ruling: 'G4', option: 'all' },
  { kind: 'join', name: 'Åse', after: 0 },
  { kind: 'enter', seat: 1, dice: [3, 3, 1, 2, 6], last: [6], overrule: ALL_AGREE },
  { kind: 'repeal', rule: 0 },
  { kind: 'leave', seat: 0 },
  { kind: 'three-man', event: { kind: 'call-off' } },
];

mkdirSync(new URL('games/', import.meta.url), { recursive: true });
for (const plan of PLANS) {
  const whole = record(plan);
  writeFileSync(new URL(`games/${plan.name}.json`, import.meta.url), textOf(whole));
  console.log(plan.name.padEnd(16), `${whole.events.length} lines, ${whole.outcome.winners.length} rounds`);
}

function record({ name, players, seed, rulings }: Plan): WholeGame {
  const setup: GoolsSetup = {
    players: NAMES.slice(0, players).map((called) => ({ name: called })),
    rulings: { ...DEFAULT_TABLE_RULINGS, ...rulings },
  };
  const draw = seeded(seed);
  const events: Entry<GoolsEvent>[] = [];
  const state = (): GoolsState => reduceEvents(GOOLS, setup, playedOf(events)).state;
  const add = (body: EntryBody<GoolsEvent>) => {
    const seq = events.length;
    events.push({ id: `${name}-${seq}`, seq, at: EIGHT_IN_THE_EVENING + seq * 15_000, ...body });
  };
  const left = [...ASIDES];
  while (events.length < LINES) {
    const now = state();
    const aside =
      events.length % BETWEEN === BETWEEN - 1
        ? left.find((one) => GOOLS.decide(now, one, 0).judgement.allowed)
        : undefined;
    if (aside) left.splice(left.indexOf(aside), 1);
    const event = aside ?? botEvent(now, draw);
    add({ kind: 'play', event });
    // A slip of the thumb: taken back, and now and then put back again, or put right afterwards.
    if (draw(20) === 0) add({ kind: 'undo', entries: undoOf(events)! });
    const undone = redoOf(events);
    if (undone && draw(2) === 0) add({ kind: 'redo', entries: undone });
    const last = events.at(-1)!;
    if (last.kind === 'play' && last.event.kind === 'sloppy' && draw(2) === 0) {
      const seat = now.ring.find((other) => other !== (event as { seat?: number }).seat)!;
      add({ kind: 'correct', entry: last.id, event: { kind: 'sloppy', seat } });
    }
  }
  add({ kind: 'play', event: { kind: 'end' } });
  return { outcome: outcomeOf(state()), setup, events };
}

/** JSON, one line of the log a line. */
function textOf({ outcome, setup, events }: WholeGame): string {
  const lines = events.map((event) => JSON.stringify(event)).join(',\n');
  return `{"outcome":${JSON.stringify(outcome)},\n"setup":${JSON.stringify(setup)},\n"events":[\n${lines}\n]}\n`;
}
