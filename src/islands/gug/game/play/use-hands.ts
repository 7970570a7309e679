import { useLayoutEffect } from 'preact/hooks';
import type { Due } from '../../../../games/gug/play-state.ts';
import { fill } from '../../../../i18n/fill.ts';
import { $past, $situation } from '../../../../log/situation.ts';
import { usePanel } from '../../panel-context.ts';
import { undo as undoChange } from '../../settings.ts';
import { tapOn } from '../../tap.ts';
import { useGame } from '../game-context.ts';
import type { PlayDesk } from './play-context.ts';

/** Takes the map's taps, undo and the house rules in hand for as long as a game is on the screen. */
export function useHands(due: Due, what: string, { act, say }: Pick<PlayDesk, 'act' | 'say'>): void {
  const { hands, network, names, words, ask, open } = usePanel();
  const game = useGame();
  const { notice } = game.words.play;
  useLayoutEffect(() => {
    hands.current = {
      tap(station, lines) {
        say(undefined);
        if (due.kind === 'place') act({ kind: 'place', seat: due.seat, icon: due.icon, station });
        else if (due.kind === 'move') tapOn({ network, names, words, question: 'route', ask, open }, station, lines);
        else say({ kind: 'said', text: fill(notice.first, { what: what.charAt(0).toLowerCase() + what.slice(1) }) });
      },
      undo() {
        say(undefined);
        if (due.kind === 'move' && ($past.get().length > 0 || $situation.get().route.length > 0)) undoChange();
        else game.undo();
      },
      chooseReading: (ruling, option) => void act({ kind: 'ruling', ruling, option }),
    };
  });
  useLayoutEffect(
    () => () => {
      hands.current = undefined;
    },
    [],
  );
}
