import type { GoolsEvent } from '../../games/gools/events.ts';

interface Step {
  readonly play: { readonly id: string; readonly event: GoolsEvent; readonly isCorrected?: boolean };
}

/**
 * Where the dice of an evening have come to: another one after each throw and whatever else moves them on, and after
 * each that is taken back or corrected. What is half done at one moment belongs to no other.
 */
export function throwKey(steps: readonly Step[]): string {
  const last = steps.findLast(({ play: { event } }) => movesDice(event))?.play.id ?? '';
  const corrected = steps.flatMap(({ play }) => (play.isCorrected === true ? [JSON.stringify(play.event)] : []));
  return [last, ...corrected].join(' ');
}

function movesDice(event: GoolsEvent): boolean {
  switch (event.kind) {
    case 'throw':
    case 'keep':
    case 'enter':
    case 'roll-off':
    case 'one-die':
    case 'name':
    case 'end':
      return true;
    case 'three-man':
      return event.event.kind !== 'sloppy';
    case 'sloppy':
    case 'rule':
    case 'repeal':
    case 'pour':
    case 'drunk':
    case 'ruling':
    case 'join':
    case 'leave':
      return false;
  }
}
