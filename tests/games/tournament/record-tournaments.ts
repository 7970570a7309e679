import { writeFileSync } from 'node:fs';
import { playedOf } from '../../../src/games/shared/played.ts';
import { endOf } from '../../../src/games/shared/reduction.ts';
import type { Entry, EntryBody } from '../../../src/games/shared/history.ts';
import { seeded } from '../../../src/games/shared/seeded.ts';
import type { TournamentEvent } from '../../../src/games/tournament/tournament-events.ts';
import { layersOf } from '../../../src/games/tournament/tournament-layers.ts';
import { tournamentPlaces } from '../../../src/games/tournament/tournament-places.ts';
import { TOURNAMENT } from '../../../src/games/tournament/tournament-play.ts';
import { DEFAULT_TOURNAMENT_READINGS } from '../../../src/games/tournament/rulings.ts';
import type { TournamentSetup } from '../../../src/games/tournament/tournament-setup.ts';
import { botEvent } from './tournament-bot.ts';

// Plays the whole tournaments of `tournaments/` anew: `node tests/games/tournament/record-tournaments.ts`. What it writes is
// looked through by hand, and then it is what every later build has to come to.
const NAMES = 'Åse Bo Cato Dina Eva Finn Gro Hans Ida Jo Kari Lars Maya Nils Ola Siri'.split(' ');
const RECORDED = [
  { name: 'eight', format: '2H4/1F2R-1R4/2F-F4', players: 8, of: { is: 'gug', variation: 'C' }, seed: 3, leaving: 0 },
  {
    name: 'nine',
    format: '3H3/2SF-2SF3/1F2R-1R4/2F-F4',
    players: 9,
    of: { is: 'gug', variation: 'C-CS' },
    seed: 11,
    leaving: 0,
  },
  { name: 'rotated', format: '6H4@8/4F-F4', players: 8, of: { is: 'other', name: 'Sjakk' }, seed: 5, leaving: 0 },
  {
    name: 'withdrawn',
    format: '4H4/1SF2R-2R4/2SF-2SF4/2F-F4',
    players: 16,
    of: { is: 'gabong' },
    seed: 8,
    leaving: 5,
    R25: 'referee',
  },
] as const;

for (const { name, format, players, of, seed, leaving, ...readings } of RECORDED) {
  const setup: TournamentSetup = {
    format,
    of,
    players: NAMES.slice(0, players).map((name) => ({ name })),
    rulings: { ...DEFAULT_TOURNAMENT_READINGS, ...readings },
  };
  const events: Entry<TournamentEvent>[] = [];
  const write = (body: EntryBody<TournamentEvent>) => {
    const seq = events.length;
    events.push({ id: `${name}-${seq.toString(36)}`, seq, at: 1795284000000 + seq * 600_000, ...body });
  };
  const draw = seeded(seed);
  const mood = { leaving, seeds: 2 ** 32 };
  const stateNow = () => endOf(TOURNAMENT, setup, playedOf(events)).state;
  for (let event = botEvent(stateNow(), draw, mood); event; event = botEvent(stateNow(), draw, mood)) {
    const isFirst = !events.some((entry) => entry.kind === 'play' && entry.event.kind === 'result');
    if (event.kind === 'result' && isFirst) {
      // The first result was put down the wrong way round: taken back in one tournament, corrected in the next.
      write({ kind: 'play', event: { ...event, order: event.order.toReversed() } });
      const { id } = events.at(-1)!;
      if (name === 'nine') {
        write({ kind: 'correct', entry: id, event });
        continue;
      }
      write({ kind: 'undo', entries: [id] });
    }
    write({ kind: 'play', event });
  }
  const state = stateNow();
  const views = layersOf(state);
  const outcome = {
    came: views.map(({ arrivals }) => arrivals.map(({ player }) => player).toSorted((one, other) => one - other)),
    places: tournamentPlaces(state, views).map(({ player, place }) => [place, player]),
  };
  const lines = events.map((entry) => JSON.stringify(entry)).join(',\n');
  const text = `{"outcome":${JSON.stringify(outcome)},\n"setup":${JSON.stringify(setup)},\n"events":[\n${lines}\n]}\n`;
  writeFileSync(new URL(`tournaments/${name}.json`, import.meta.url), text);
}
