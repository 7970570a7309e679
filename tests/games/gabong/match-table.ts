import type { MatchFinding } from '../../../src/games/gabong/match-decision.ts';
import type { GabongEvent, Hand } from '../../../src/games/gabong/match-events.ts';
import { GABONG } from '../../../src/games/gabong/match-play.ts';
import { DEFAULT_GABONG_READINGS, type GabongReadings } from '../../../src/games/gabong/rulings.ts';
import { type Ends, type GabongSetup, PRESETS } from '../../../src/games/gabong/match-setup.ts';
import type { GabongState } from '../../../src/games/gabong/match-state.ts';
import { frozen } from '../frozen.ts';
import { playing } from '../playing.ts';

const NAMES = ['Maya', 'Ola', 'Siri', 'Per', 'Liv', 'Tor', 'Eli', 'Jon', 'Kari', 'Nils'];

export function setupOf(players: number, over: Partial<GabongSetup> = {}): GabongSetup {
  const seats = NAMES.slice(0, players).map((name) => ({ name }));
  return { players: seats, master: 0, packs: 2, ...PRESETS['ntnu-2010'], ...over };
}

export const reading = (rulings: Partial<GabongReadings>): Pick<GabongSetup, 'rulings'> => ({
  rulings: { ...DEFAULT_GABONG_READINGS, ...rulings },
});
export const dealsOf = (deals: number): { readonly ends: Ends } => ({ ends: { by: 'deals', deals } });
export const limitOf = (limit: number): { readonly ends: Ends } => ({ ends: { by: 'points', limit } });

/** Three at a table, before the first deal. */
export function seated(over: Partial<GabongSetup> = {}, players = 3): GabongState {
  return frozen(GABONG.start(frozen(setupOf(players, over))));
}

/** Plays events that must all be allowed, with nothing to be said against them. */
export const play = playing(GABONG, (finding) => brief(finding));

const LETTERS = '23456789TJQKA';

/** `22A`: two twos and an ace. */
export const cards = (text: string): readonly number[] => Array.from(text, (letter) => LETTERS.indexOf(letter) + 2);

/** `θ`; `22A` for cards, `-` for none; `=45` for points. With `!` behind it: a gabong that was gabonged. */
function hand(text: string): Hand {
  const isGabonged = text.endsWith('!');
  const left = text.replace('!', '');
  if (left === 'θ') return { by: 'theta' };
  if (left.startsWith('=')) return { by: 'points', points: Number(left.slice(1)), isGabonged };
  return { by: 'cards', cards: left === '-' ? [] : cards(left), isGabonged };
}

/** The hands of a deal, from seat 0 on, or with their seats: `θ 22A =45`, `2:θ 0:=45`. */
export function deal(text: string): GabongEvent {
  const hands = text.split(' ').map((part, index) => {
    const [left, seat] = part.split(':').toReversed();
    return { seat: Number(seat ?? index), ...hand(left ?? '') };
  });
  return { kind: 'deal', hands };
}
export const deals = (...texts: readonly string[]): readonly GabongEvent[] => texts.map(deal);
export const overruled = (event: GabongEvent): GabongEvent => ({ ...event, overrule: { reason: 'The GM says so.' } });

/** `4.3 two-thetas`. */
export function brief({ clause, reason }: MatchFinding): string {
  return `${clause.replace('gabong-', '')} ${reason}`;
}
