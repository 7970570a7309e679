import type { Ledger } from '../../../../games/gug/ledger.ts';
import { kindOf } from '../../../../games/gug/places.ts';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';
import { StationKey } from './StationKey.tsx';

const KINDS = ['north', 'south', 'heathrow', 'central'] as const;

interface UsefulEndsProps {
  ledger: Ledger;
  /** Whether it is unfolded from the start. */
  isOpen: boolean;
}

/** Where an inhibition can still be dropped, by what it would count as; a press shows the station on the map. */
export function UsefulEnds({ ledger, isOpen }: UsefulEndsProps) {
  const { words: panelWords, network, names } = usePanel();
  const { players: text } = useGame().words.book;
  const { places } = panelWords.panel.ledger;
  const ends = ledger.useful.toSorted((one, other) =>
    names.station(one.drop.station).localeCompare(names.station(other.drop.station)),
  );
  return (
    <details class="ruling sheet-fold" open={isOpen}>
      <summary>
        <span class="ruling-title">{text.where}</span>
        <span class="soft">{ends.length}</span>
      </summary>
      {KINDS.map((kind) => ({ kind, own: ends.filter(({ drop }) => kindOf(network, drop) === kind) }))
        .filter(({ own }) => own.length > 0)
        .map(({ kind, own }) => (
          <div key={kind} class="useful" role="group" aria-label={kind === 'central' ? text.centralKind : places[kind]}>
            <p class="soft">{kind === 'central' ? text.centralKind : places[kind]}</p>
            <div class="row">
              {own.map(({ drop: { station, line }, keepsReachable }) => (
                <StationKey
                  key={`${station} ${line}`}
                  station={station}
                  line={line}
                  {...(ledger.isReachable && !keepsReachable && { note: text.spoils })}
                />
              ))}
            </div>
          </div>
        ))}
    </details>
  );
}
