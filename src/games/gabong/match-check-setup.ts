import { areRead, nameFaults } from '../shared/set-up.ts';
import { finding, type MatchFinding } from './match-decision.ts';
import {
  CARD_POINTS_MOST,
  type Counting,
  DEALS_MOST,
  type Ends,
  type GabongSetup,
  LIMIT_MOST,
  PACKS_LEAST,
  PACKS_MOST,
  PLAYERS_LEAST,
  PLAYERS_MOST,
  RANKS,
} from './match-setup.ts';
import { FIRST_GABONG_DEFAULTS, GABONG_RULINGS } from './rulings.ts';

/** What of a setup cannot be played; nothing where the round can start. */
export function checkMatchSetup(setup: GabongSetup): readonly MatchFinding[] {
  return [...checkPlayers(setup), ...checkPacks(setup), ...checkCounting(setup)];
}

function checkPlayers({ players, master }: GabongSetup): readonly MatchFinding[] {
  const findings: MatchFinding[] = [];
  const count = players.length;
  if (count < PLAYERS_LEAST) findings.push(finding('gabong-2.1', 'players-number', { count: PLAYERS_LEAST }));
  if (count > PLAYERS_MOST) findings.push(finding('gabong-2.1', 'players-number', { count: PLAYERS_MOST }));
  for (const { reason, at } of nameFaults(players)) findings.push(finding('gabong-2.1', reason, { seat: at }));
  const isSeat = players.some((_, seat) => seat === master);
  return isSeat ? findings : [...findings, finding('gabong-2.3', 'no-such-seat', { seat: master })];
}

function checkPacks({ packs }: GabongSetup): readonly MatchFinding[] {
  if (isWithin(packs, PACKS_LEAST, PACKS_MOST)) return [];
  return [finding('gabong-5.1', 'packs-number', { count: packs < PACKS_LEAST ? PACKS_LEAST : PACKS_MOST })];
}

function checkCounting({ points, doublers, ends, rulings }: Counting): readonly MatchFinding[] {
  const isRead = areRead(GABONG_RULINGS, rulings, FIRST_GABONG_DEFAULTS);
  return [
    ...RANKS.filter((rank) => !isWithin(points[rank], 1, CARD_POINTS_MOST)).map((rank) =>
      finding('gabong-11.1', 'bad-card-points', { rank, count: CARD_POINTS_MOST }),
    ),
    ...doublers
      .filter((one, index) => !RANKS.some((rank) => rank === one) || doublers.indexOf(one) < index)
      .map((rank) => finding('gabong-11.2', 'bad-doubler', { rank })),
    ...checkEnds(ends),
    ...(isRead ? [] : [finding('gabong-2.2', 'no-such-reading')]),
  ];
}

function checkEnds(ends: Ends): readonly MatchFinding[] {
  if (ends.by === 'deals') {
    return isWithin(ends.deals, 1, DEALS_MOST) ? [] : [finding('gabong-3.1', 'deals-number', { count: DEALS_MOST })];
  }
  return isWithin(ends.limit, 1, LIMIT_MOST) ? [] : [finding('gabong-7.1', 'bad-limit', { count: LIMIT_MOST })];
}

/** A whole number from one to another, both among them. */
function isWithin(number: number, least: number, most: number): boolean {
  return Number.isInteger(number) && number >= least && number <= most;
}
