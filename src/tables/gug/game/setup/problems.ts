import { checkNumber, checkSetup } from '../../../../games/gug/check-setup.ts';
import type { drawClosed } from '../../../../games/gug/closed-draw.ts';
import type { Network } from '../../../../games/gug/network.ts';
import type { PlayFinding } from '../../../../games/gug/play-state.ts';
import { DEFAULT_RULINGS } from '../../../../games/gug/rulings.ts';
import type { GugSetup, Seat } from '../../../../games/gug/setup.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { GugGameWords } from '../../../../i18n/gug-game/en.ts';
import type { SetupDraft } from '../../../../storage/gug-form.ts';
import { cleaned, faultOf, isTakenBefore, type NameFault, quoted } from '../../../shell/player-names.ts';

/** What stands between a table and its game. */
export type Problem =
  | { readonly kind: 'name'; readonly seat: number; readonly player: number; readonly why: NameFault | 'taken' }
  | { readonly kind: 'team'; readonly seat: number; readonly why: NameFault }
  | { readonly kind: 'referee'; readonly why: NameFault }
  | { readonly kind: 'draw' }
  /** The board of the setup is not there yet. */
  | { readonly kind: 'board' }
  | { readonly kind: 'rule'; readonly finding: PlayFinding };

/** @param network - of the draft's board; undefined while that is being fetched. */
export function problemsOf(draft: SetupDraft, network: Network | undefined, drawn: Drawn | null): readonly Problem[] {
  const { seats, referee } = draft;
  const taken = takenSeats(seats);
  const isMissed = taken.length < seats.length && isTooFew(draft, network);
  const names = seats.flatMap(({ players }, seat) =>
    players.flatMap(({ name }, player): Problem[] => {
      const why = faultOf(name) ?? (isTaken(seats, seat, player) ? 'taken' : undefined);
      // A seat that nobody sits on is missed only where too few play.
      return why && (taken.includes(seat) || isMissed) ? [{ kind: 'name', seat, player, why }] : [];
    }),
  );
  const teams = seats.flatMap(({ team }, seat): Problem[] => {
    const why = cleaned(team) === '' ? undefined : faultOf(team);
    return why ? [{ kind: 'team', seat, why }] : [];
  });
  const judge = cleaned(referee) === '' ? undefined : faultOf(referee);
  const rest: Problem[] = [];
  if (judge) rest.push({ kind: 'referee', why: judge });
  if (!network) return [...names, ...teams, ...rest, { kind: 'board' }];
  const setup = setupOf(draft, drawn);
  if (!setup) rest.push({ kind: 'draw' });
  else {
    rest.push(
      ...checkSetup(network, setup).flatMap((finding) => {
        // An empty seat says it.
        if (isMissed && ['seats-number', 'people-number', 'sprint-number'].includes(finding.reason)) return [];
        const { seat } = finding.data;
        const data = seat === undefined ? finding.data : { ...finding.data, seat: taken[seat] ?? seat };
        return { kind: 'rule' as const, finding: { ...finding, data } };
      }),
    );
  }
  return [...names, ...teams, ...rest];
}

/** The seats that somebody sits on, or that have a team's name, by their places. */
const takenSeats = (seats: readonly Seat[]): readonly number[] =>
  seats.flatMap(({ team, players }, seat) =>
    [team, ...players.map(({ name }) => name)].some((name) => cleaned(name) !== '') ? [seat] : [],
  );

/** Whether fewer sit there than may play. */
function isTooFew({ seats, isFriendly, variation }: SetupDraft, network: Network | undefined): boolean {
  const rulings = network?.rulings ?? DEFAULT_RULINGS;
  const wrongWith = (count: number) =>
    checkNumber(rulings, { seats: seats.slice(0, count), isFriendly, variation }).length > 0;
  const taken = takenSeats(seats).length;
  // More than may play are too many, with or without the empty seats.
  return wrongWith(taken) && !seats.slice(0, taken).some((_, fewer) => fewer > 0 && !wrongWith(fewer));
}

/** What is wrong with a name, in words; undefined for problems that are not about names. */
export function nameFault(
  problem: Problem,
  { seats, referee }: SetupDraft,
  { problems }: GugGameWords['setup']['start'],
): string | undefined {
  switch (problem.kind) {
    case 'name': {
      const players = seats[problem.seat]!.players;
      if (problem.why !== 'missing')
        return fill(problems[problem.why], { name: quoted(players[problem.player]!.name) });
      return fill(players.length > 1 ? problems.missingOne : problems.missing, { seat: problem.seat + 1 });
    }
    case 'team':
    case 'referee': {
      if (problem.why === 'missing') return undefined;
      return fill(problems[problem.why], {
        name: quoted(problem.kind === 'team' ? seats[problem.seat]!.team : referee),
      });
    }
    case 'draw':
    case 'board':
    case 'rule':
      return undefined;
  }
}

/** Why the end stations that were asked for cannot be drawn, in words; undefined when they can. */
export function drawFault(
  drawn: Drawn | null,
  { impossible }: Pick<GugGameWords['setup']['draw'], 'impossible'>,
): string | undefined {
  if (!drawn || drawn.ok) return undefined;
  switch (drawn.why) {
    case 'too-many-south':
    case 'too-many-north':
    case 'too-many-factors':
      return fill(impossible[drawn.why], { count: drawn.count });
    case 'bad-number':
    case 'leaves-no-eleven':
      return impossible['leaves-no-eleven'];
  }
}

/** The names of a table, seat by seat. */
export const namesIn = (seats: readonly Seat[]): readonly string[] =>
  seats.flatMap(({ players }) => players.map(({ name }) => name));

/** Whether the name has been given to somebody before this place at the table. */
export function isTaken(seats: readonly Seat[], at: number, player: number): boolean {
  return isTakenBefore(namesIn(seats), namesIn(seats.slice(0, at)).length + player);
}

/** What came of a draw of closed stations. */
export type Drawn = ReturnType<typeof drawClosed>;

const LEAST = 10;
const MOST = 200;

/** Reads centilitres as people type them, with a comma or a point. @returns undefined for what is no bottle. */
export function parseCentilitres(text: string): number | undefined {
  const typed = text.trim();
  if (!/^\d{1,3}(?:[.,]\d{1,2})?$/.test(typed)) return undefined;
  const centilitres = Number(typed.replace(',', '.'));
  return centilitres >= LEAST && centilitres <= MOST ? centilitres : undefined;
}

/**
 * The setup that a draft has come to; undefined while its draw is wanting.
 *
 * @param drawn - null where none is asked for, or its board is not there.
 */
export function setupOf(draft: SetupDraft, drawn: Drawn | null): GugSetup | undefined {
  const { variation, isFriendly, bottle, works, closed } = draft;
  if (closed && !drawn?.ok) return undefined;
  const referee = cleaned(draft.referee);
  return {
    variation,
    closedStations: closed && drawn?.ok ? { ...closed, draw: drawn.draw } : null,
    isFriendly,
    bottle,
    referee: referee === '' ? null : referee,
    works,
    seats: takenSeats(draft.seats).map((at) => {
      const { team, marker, players } = draft.seats[at]!;
      return {
        team: cleaned(team),
        marker,
        players: players.map(({ name, drink }) => ({ name: cleaned(name), drink })),
      };
    }),
  };
}
