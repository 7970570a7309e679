import { EQUIVALENT_OF_ADVISORS } from './equivalent-advisors.ts';
import { type Equivalent, EQUIVALENT_OF_GUG } from './equivalent-gug.ts';
import { EQUIVALENT_OF_MAP } from './equivalent-map.ts';
import { EQUIVALENT_OF_SHARED } from './equivalent-shared.ts';
import { EQUIVALENT_OF_TOURNAMENT } from './equivalent-tournament.ts';
import { EQUIVALENT_OF_WORKS } from './equivalent-works.ts';

/** Mutants that no test can notice, since they decide as the source does. */
export const EQUIVALENT: readonly Equivalent[] = [
  ...[
    'games/gabong/check-state.ts',
    'games/gabong/match-decision.ts',
    'games/gabong/match-play.ts',
    'games/gools/play-seats.ts',
    'games/three-man/play-state.ts',
    'games/tournament/tournament-decision.ts',
  ].map((file) => ({
    file: `src/${file}`,
    from: "'never'",
    to: ['""'],
    because: 'A decision that is neither allowed nor the table’s is refused, by whatever name; the type has this one.',
  })),
  {
    file: 'src/games/gabong/card-link.ts',
    from: "''",
    to: ['"Stryker was here!"'],
    because: 'Neither is a rank.',
  },
  ...["stage.is !== 'turn'", "before.is !== 'turn'"].flatMap((from) =>
    ['check-draw.ts', 'check-lay.ts'].map((file) => ({
      file: `src/games/gabong/${file}`,
      from,
      to: ['false'],
      because: 'No other stage in which this is asked has a seat or something pending; the type wants to be told.',
    })),
  ),
  {
    file: 'src/games/gabong/check-draw.ts',
    from: "stage.is === 'turn'",
    to: ['true'],
    because: 'After a card that passes the turn on it is always somebody’s turn.',
  },
  ...["'first'", "'race'", "'turn'", "case 'turn': return undefined;"].map((from) => ({
    file: 'src/games/gabong/check-lay.ts',
    from,
    to: ['""', "case 'turn':"],
    because: 'The first card is asked about before; and where nothing else is returned, nothing is.',
  })),
  {
    file: 'src/games/gabong/check-gabong.ts',
    from: '[]',
    to: ['["Stryker was here"]'],
    because: 'A text is no card that another is like.',
  },
  ...[
    { from: "decision.is !== 'allowed' || !fit?.goes", to: ["decision.is !== 'allowed' && !fit?.goes"] },
    { from: "decision.is !== 'allowed'", to: ['false'] },
    { from: 'fit?.goes', to: ['fit.goes'] },
  ].map((mutant) => ({
    file: 'src/games/gabong/check-play.ts',
    ...mutant,
    because: 'What is allowed goes, and of what is not the fit is not asked; the type wants to be told both.',
  })),
  {
    file: 'src/games/gabong/check-turn.ts',
    from: "stage.is === 'turn'",
    to: ['true'],
    because: 'On no other stage is anything pending.',
  },
  {
    file: 'src/games/gabong/check-turn.ts',
    from: 'ways.length > 1',
    to: ['ways.length >= 1'],
    because: 'With one way the direction is known, and this is not asked.',
  },
  {
    file: 'src/games/gabong/check-turn.ts',
    from: "'laid'",
    to: ['""'],
    because: 'Only whether it says "drawn" is asked.',
  },
  {
    file: 'src/games/gabong/match-booking.ts',
    from: "hand.by === 'theta'",
    to: ['false'],
    because: 'A θ has no points: no total is found about them, which is no finding either.',
  },
  {
    file: 'src/games/gabong/match-booking.ts',
    from: "'theta'",
    to: ['""'],
    because: 'As above.',
  },
  {
    file: 'src/games/gabong/match-booking.ts',
    from: 'doubling < least',
    to: ['true', 'doubling <= least'],
    because: 'Otherwise the same set is worked out anew, which only takes longer.',
  },
  {
    file: 'src/games/gabong/match-check-setup.ts',
    from: 'packs < PACKS_LEAST',
    to: ['packs <= PACKS_LEAST'],
    because: 'So many packs are allowed, and do not come here.',
  },
  {
    file: 'src/games/gabong/match-hand-check.ts',
    from: "hand.by === 'theta'",
    to: ['false'],
    because: 'A θ does not say whether it was gabonged, which the second half of the question takes for no.',
  },
  { file: 'src/games/gabong/match-hand-check.ts', from: "'theta'", to: ['""'], because: 'As above.' },
  {
    file: 'src/games/gabong/match-hand-check.ts',
    from: "hand.by === 'cards'",
    to: ['true'],
    because: 'Points have no cards; nothing is no rank, and is counted among none.',
  },
  {
    file: 'src/games/gabong/match-hand-check.ts',
    from: '[]',
    to: ['["Stryker was here"]'],
    because: 'A text is no rank, and is counted among none.',
  },
  {
    file: 'src/games/gabong/match-play.ts',
    from: "hand.by !== 'theta'",
    to: ['true'],
    because: 'A θ does not say whether it was gabonged, and loses nothing.',
  },
  { file: 'src/games/gabong/match-play.ts', from: "'theta'", to: ['""'], because: 'As above.' },
  {
    file: 'src/games/gabong/match-play.ts',
    from: "hand.by === 'points'",
    to: ['true'],
    because: 'Cards have no points of their own: nothing is not above zero.',
  },
  {
    file: 'src/games/gabong/match-play.ts',
    from: '[]',
    within: 'newcomersIn',
    to: ['["Stryker was here"]'],
    because: 'A text is no seat, and nobody sits out an extra deal.',
  },
  {
    file: 'src/games/gabong/match-standing.ts',
    from: '[]',
    to: ['["Stryker was here"]'],
    because: 'Who is not in the extra deal ties with nobody who is; among themselves they stay level, as they were.',
  },
  {
    file: 'src/games/three-man/play.ts',
    from: "stage.is === 'throw' || stage.is === 'hand-out'",
    to: ['true'],
    because: 'Nobody rolls on any other stage: none of them has a roller. The types ask.',
  },
  {
    file: 'src/games/three-man/play-throw.ts',
    from: "effects.some(({ effect }) => effect === 'reversal')",
    to: ["effects.every(({ effect }) => effect === 'reversal')"],
    because: 'A 1 and a 2 do nothing but the reversal, and a throw without effects has gone on before.',
  },
  {
    file: 'src/games/three-man/play-throw.ts',
    from: 'before !== null',
    to: ['true'],
    because: 'The types ask; nobody of the ring has the seat null.',
  },
  {
    file: 'src/games/three-man/play-throw.ts',
    from: 'before !== from',
    to: ['true'],
    because:
      'Only in a ring of two has the roller thrown before as well, and there the other way leads to the same seat.',
  },
  {
    file: 'src/games/kits/gabong.ts',
    from: 'other.seat > one.seat',
    to: ['other.seat >= one.seat'],
    because: 'No two are one seat.',
  },
  {
    file: 'src/games/kits/gabong.ts',
    from: 'seats.some((seat) => seat.deals === deals)',
    to: ['seats.every(seat => seat.deals === deals)'],
    because: 'Of two seats of one player, each of which has had a deal, neither has had them all.',
  },
  {
    file: 'src/storage/reconcile.ts',
    from: "header && sure?.kind === 'game'",
    to: ["header || sure?.kind === 'game'"],
    because: 'Without a header nothing was read of it either.',
  },
  {
    file: 'src/storage/reconcile.ts',
    from: 'text !== undefined',
    to: ['true'],
    because: 'No text is in accord with nothing: the two are compared next. The types ask.',
  },
  {
    file: 'src/storage/reconcile.ts',
    from: 'sure?.kind',
    to: ['sure.kind'],
    because: 'Asked only where there is a header, of which `sure` was read. The types ask.',
  },
  {
    file: 'src/storage/reconcile.ts',
    from: 'written.entries.length > 0',
    to: ['false'],
    because: 'What was written before is written again: it takes longer, and is the same.',
  },
  {
    file: 'src/storage/reconcile.ts',
    from: "header['v'] !== SAVED_VERSION",
    to: ['false'],
    because: 'A header of another version is no game of this one, and does not come here.',
  },
  {
    file: 'src/storage/reconcile.ts',
    from: 'from < records.length',
    to: ['from <= records.length'],
    because: 'A part without events has nothing to be read.',
  },
  {
    file: 'src/storage/reconcile.ts',
    from: 'all',
    to: ['false'],
    because: 'Then each event is read by itself, with the same outcome, only later.',
  },
  {
    file: 'src/storage/reconcile.ts',
    from: '{ readable.push(...all); continue; }',
    to: ['{}'],
    because: 'As above.',
  },
  {
    file: 'src/storage/merge.ts',
    from: "''",
    to: ['"Stryker was here!"'],
    because: 'Any id will do that is the same for all.',
  },
  {
    file: 'src/storage/merge.ts',
    from: 'same !== entry',
    to: ['true'],
    because: 'What is one thing is also alike; that only takes longer to see.',
  },
  {
    file: 'src/storage/merge.ts',
    from: 'JSON.stringify(one) === JSON.stringify(other)',
    to: ['false'],
    because: 'The second comparison says the same of it, only later.',
  },
  {
    file: 'src/storage/merge.ts',
    from: '[]',
    to: ['["Stryker was here"]'],
    because: 'Whatever stands in the place of the events stands there in both texts.',
  },
  {
    file: 'src/storage/merge.ts',
    from: 'Array.isArray(value)',
    to: ['false'],
    because: 'A list taken for a record of its numbers is compared number by number as well.',
  },
  {
    file: 'src/storage/merge.ts',
    from: 'one < other',
    to: ['one <= other', 'one >= other'],
    because: 'No key stands twice, and any one order will do.',
  },
  ...EQUIVALENT_OF_ADVISORS,
  ...EQUIVALENT_OF_GUG,
  ...EQUIVALENT_OF_MAP,
  ...EQUIVALENT_OF_SHARED,
  ...EQUIVALENT_OF_TOURNAMENT,
  ...EQUIVALENT_OF_WORKS,
];
