import { PLAY_REASONS, type PlayReason } from '../../../../games/gug/clauses.ts';
import type { GugState, PlayFinding } from '../../../../games/gug/play-state.ts';
import type { GugFinding } from '../../../../games/gug/play.ts';
import type { GugEvent } from '../../../../games/gug/events.ts';
import { fill, type Named } from '../../../../i18n/fill.ts';
import type { GugWords } from '../../../../i18n/gug/en.ts';
import type { GugGameWords } from '../../../../i18n/gug-game/en.ts';
import type { Names } from '../../names.ts';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';
import { eventWords } from './event-words.ts';
import { seatNamed } from './seat-words.ts';

/** What is spoken of in a running game, in words. */
export interface Called {
  readonly seat: (seat: number) => string;
  /** The seat as the subject of a sentence. */
  readonly who: (seat: number) => Named;
  readonly event: (event: GugEvent) => string;
  readonly finding: (finding: GugFinding) => string;
}

const isOfPlay = (finding: GugFinding): finding is PlayFinding =>
  (PLAY_REASONS as readonly string[]).includes(finding.reason satisfies string);

/** What names and sentences are made of. */
interface Calling {
  readonly words: GugGameWords;
  readonly panelWords: GugWords;
  readonly names: Names;
  readonly state: GugState;
}

/** The names and sentences of a game. */
export function calledIn({ words: { play }, panelWords, names, state }: Calling): Called {
  const who = (index: number): Named => {
    const found = state.setup.seats[index];
    return found ? seatNamed(found, play) : { name: '', count: 1 };
  };
  return {
    seat: (index) => who(index).name,
    who,
    event: (event) =>
      eventWords(event, {
        words: play,
        who,
        player: (index, player) => state.setup.seats[index]?.players[player]?.name ?? '',
        station: names.station,
        stood: (index, icon) => names.station(state.seats[index]?.icons[icon]?.position?.at ?? ''),
      }),
    finding(finding) {
      if (!isOfPlay(finding)) return names.sentence(panelWords.reasons[finding.reason], finding.data);
      const { data } = finding;
      const template = play.reasons[finding.reason satisfies PlayReason];
      return fill(template, {
        name: who(data.seat ?? state.turn?.seat ?? 0),
        station: names.station(data.station ?? ''),
        count: data.count ?? 0,
      });
    },
  };
}

/** The names and sentences of the game on the screen. */
export function useCalled(): Called {
  const { words: panelWords, names } = usePanel();
  const { words, state } = useGame();
  return calledIn({ words, panelWords, names, state });
}
