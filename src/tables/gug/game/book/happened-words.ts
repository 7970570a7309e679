import type { GugEvent } from '../../../../games/gug/events.ts';
import type { GugState } from '../../../../games/gug/play-state.ts';
import { fill, type Named } from '../../../../i18n/fill.ts';
import type { GugGameWords } from '../../../../i18n/gug-game/en.ts';
import { againWords } from '../../../shell/again-words.ts';
import { isForPoints, seatNamed } from '../play/seat-words.ts';
import { chargesIn } from './charged.ts';
import type { Happened } from './happened.ts';

/** What is spoken of, in words. */
export interface BookNames {
  readonly words: GugGameWords;
  readonly seat: (seat: number) => string | Named;
  readonly station: (station: string) => string;
  /** Why a station is on the Circle line though the line does not call there (R18); empty where there is no reason. */
  readonly onLoop: (station: string) => string;
  readonly option: (ruling: string, option: string) => string;
}

type Told = Pick<Happened, 'event' | 'before' | 'after'> & Partial<Pick<Happened, 'again'>>;

/** A play in one sentence, and what follows from it in more: sips, drops, finishes, the referee's word. */
export function happenedWords(
  { event, before, after, again = [] }: Told,
  names: BookNames,
): readonly [string, ...string[]] {
  const { happened } = names.words.book;
  const byPhone = 'by' in event && event.by === 'phone' ? [happened.byPhone] : [];
  const advised = event.kind === 'move' && event.advised ? [happened.advised] : [];
  const referee = event.overrule ? [fill(happened.overruled, { reason: event.overrule.reason })] : [];
  const follows = after ? [...droppedIn(event, after, names), ...consequences(event, before, after, names)] : [];
  return [
    sentenceOf(event, before, after, names),
    ...byPhone,
    ...advised,
    ...againWords(again, happened.again),
    ...follows,
    ...referee,
  ];
}

function sentenceOf(event: GugEvent, before: GugState, after: GugState | undefined, names: BookNames): string {
  const { happened } = names.words.book;
  const name = 'seat' in event ? names.seat(event.seat) : '';
  switch (event.kind) {
    case 'throw':
      return fill(before.phase === 'begin' ? happened.begin : happened.order, { name, eyes: event.eyes });
    case 'place': {
      const station = [names.station(event.station), names.onLoop(event.station)].filter(Boolean).join(', ');
      const owner = ownerOf(before, event);
      return owner === undefined
        ? fill(happened.place, { name, station })
        : fill(happened.placeIcon, { owner, station });
    }
    case 'roll':
      return fill(happened.roll, { name, eyes: event.dice.join(' + ') });
    case 'move':
      return moveSentence(event, before, after, names);
    case 'toss':
      return fill(happened.toss, { name, eyes: event.eyes });
    case 'snol':
      return fill(happened.snol[event.form], { name });
    case 'drink': {
      const seat = before.seats[event.seat];
      return fill(seat && isForPoints(seat) ? happened.drinkPoints : happened.drink, { name, count: event.sips });
    }
    case 'mode': {
      const player = before.setup.seats[event.seat]?.players[event.player]?.name ?? '';
      return fill(happened.mode, { player, drink: names.words.play.table.drink[event.drink] });
    }
    case 'ruling':
      return fill(happened.ruling, { ruling: event.ruling, option: names.option(event.ruling, event.option) });
    case 'referee':
      return event.name === null ? happened.noReferee : fill(happened.referee, { player: event.name });
    case 'skip':
      return fill(before.turn?.isLate || before.seats[event.seat]?.owed !== 0 ? happened.skip : happened.sitsOut, {
        name,
      });
    case 'pass':
    case 'retire':
      return fill(happened[event.kind], { name });
    case 'join':
      return fill(happened.join, { name: seatNamed(event.newcomer, names.words.play) });
    case 'time-up':
    case 'call-off':
      return happened[event.kind];
  }
}

type Move = Extract<GugEvent, { readonly kind: 'move' }>;

/** Where it went; or, while that has no effect, where it was to go. */
function moveSentence(event: Move, before: GugState, after: GugState | undefined, names: BookNames): string {
  const { happened } = names.words.book;
  const name = names.seat(event.seat);
  const from = before.seats[event.seat]?.icons[event.icon]?.position?.at;
  const to = event.route.at(-1)?.to;
  if (!after || from === undefined) {
    return fill(happened.tried, { name, station: names.station(to ?? from ?? '') });
  }
  const stands = names.station(after.seats[event.seat]!.icons[event.icon]!.position!.at);
  const owner = ownerOf(before, event);
  if (to === undefined) {
    return owner === undefined
      ? fill(happened.stay, { name, station: stands })
      : fill(happened.stayIcon, { owner, station: stands });
  }
  const isPenalty = chargesIn({ play: { event }, before, after }, event.seat).some(
    ({ charge }) => charge.cause === 'penalty',
  );
  if (isPenalty) return fill(happened.penalty, { name, station: stands });
  const way = { from: names.station(from), station: stands };
  return owner === undefined ? fill(happened.move, { name, ...way }) : fill(happened.moveIcon, { owner, ...way });
}

/** Whose icon it is, where a seat has two (17.4). */
function ownerOf({ setup }: GugState, { seat, icon }: { readonly seat: number; readonly icon: number }) {
  return setup.variation === 'DUT' ? setup.seats[seat]?.players[icon]?.name : undefined;
}

function droppedIn(event: GugEvent, after: GugState, { words }: BookNames): readonly string[] {
  if (event.kind !== 'move' || !event.drop) return [];
  const { drop, dropWaits } = words.book.happened;
  return [after.seats[event.seat]!.pending.length > 0 ? dropWaits : drop];
}

function consequences(event: GugEvent, before: GugState, after: GugState, names: BookNames): readonly string[] {
  const { happened } = names.words.book;
  const given = after.seats.flatMap((drinker, seat) =>
    chargesIn({ play: { event }, before, after }, seat).map(({ charge }) => ({
      seat,
      count: charge.sips.total,
      inPoints: isForPoints(drinker),
    })),
  );
  const [first] = given;
  const isForAll = given.length > 1 && given.length === after.seats.length;
  const charges =
    first && isForAll && given.every(({ count, inPoints }) => count === first.count && inPoints === first.inPoints)
      ? [fill(first.inPoints ? happened.chargeAllPoints : happened.chargeAll, { count: first.count })]
      : given.map(({ seat, count, inPoints }) =>
          fill(inPoints ? happened.chargePoints : happened.charge, { name: names.seat(seat), count }),
        );
  const finishes = after.seats.flatMap(({ status }, seat) =>
    status.is === 'finished' && before.seats[seat]?.status.is === 'playing'
      ? [fill(happened.finished, { name: names.seat(seat) })]
      : [],
  );
  const over = after.phase === 'over' && before.phase !== 'over' ? [happened.over] : [];
  return [...charges, ...finishes, ...over];
}
