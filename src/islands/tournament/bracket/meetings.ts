import { countMeetings } from '../../../games/tournament/rotation-meetings.ts';

type Two = readonly [one: number, other: number];

export interface Meetings {
  /** Who meets more than once. */
  readonly again: readonly { readonly pair: Two; readonly times: number }[];
  readonly never: readonly Two[];
}

/** Who meets whom in the games of a layer, by the players' own indexes. */
export function meetingsIn(groups: readonly (readonly number[])[]): Meetings {
  const players = [...new Set(groups.flat())];
  const seats = groups.map((group) => group.map((player) => players.indexOf(player)));
  const named = ([one, other]: Two): Two => [players[one]!, players[other]!];
  const { again, never } = countMeetings(players.length, [seats]);
  return { again: again.map(({ pair, times }) => ({ pair: named(pair), times })), never: never.map(named) };
}
