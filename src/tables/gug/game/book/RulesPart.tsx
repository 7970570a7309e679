import { DEFAULT_RULINGS, readingsOfKept, RULING_IDS } from '../../../../games/gug/rulings.ts';
import { sipsInBottle } from '../../../../games/gug/sips.ts';
import { makeVariationCode } from '../../../../games/gug/variation-code.ts';
import { fill } from '../../../../i18n/fill.ts';
import { Figures } from '../../../../ui/Figures.tsx';
import { Fold } from '../../../../ui/Disclosure.tsx';
import { usePanel } from '../../panel-context.ts';
import { RulingChoice } from '../../RulingChoice.tsx';
import { useTable } from '../game-context.ts';
import { $replayStep } from '../../session.ts';
import { DrawList } from './StationKey.tsx';
import { numberOf } from '../../../../i18n/numbers.ts';
import { useStore } from '../../../../ui/use-store.ts';

/** What this table plays by: variation, board, works, the draw, and its reading of every gap of the rule book. */
export function RulesPart() {
  const { words: panelWords, rulings: texts, names, lang } = usePanel();
  const { words, saved, state } = useTable();
  const isReplay = useStore($replayStep) !== null;
  const { rules: text } = words.book;
  const { setup, changed, phase, referee } = state;
  const began = readingsOfKept(saved.rulings);
  const chosen = { ...began, ...changed };
  const { ledger } = panelWords.panel;
  const closed = [...setup.works.stations.map(names.station), ...setup.works.stretches.map(names.stretch)];
  const sides = Object.entries(saved.sides).map(
    ([station, side]) => `${names.station(station)}: ${ledger.places[side]}`,
  );
  const facts: readonly (readonly [string, string])[] = [
    [
      text.code,
      `${makeVariationCode(setup.variation, setup.closedStations !== null)} (${words.setup.variations[setup.variation].name})`,
    ],
    ...(setup.isFriendly ? [[text.friendly, text.yes] as const] : []),
    [text.board, fill(text.boardVersion, { board: names.board(saved.board.id), version: saved.board.version })],
    [
      text.bottle,
      fill(text.bottleOf, {
        centilitres: numberOf(setup.bottle, lang, 1),
        count: sipsInBottle(setup.bottle, chosen),
      }),
    ],
    [text.referee, referee ?? text.nobody],
    [text.works, closed.length > 0 ? closed.join(', ') : text.noWorks],
    ...(chosen.R22 === 'referee' && sides.length > 0 ? [[text.sides, sides.join(', ')] as const] : []),
  ];
  return (
    <section class="part" aria-labelledby="book-rules">
      <h3 id="book-rules">{text.heading}</h3>
      <Figures class="book-facts" figures={facts} />
      <DrawList />
      <h4>{text.readings}</h4>
      <dl class="book-rulings ruled">
        {RULING_IDS.map((id) => {
          const option: string = chosen[id];
          return (
            <div key={id} data-ruling={id} data-changed={option !== DEFAULT_RULINGS[id]}>
              <dt>
                <span class="ruling-id">{id}</span> {texts[id].title}
              </dt>
              <dd>
                {texts[id].options[option]}
                {option !== DEFAULT_RULINGS[id] && <strong class="happened-mark">{text.notDefault}</strong>}
                {option !== began[id] && <strong class="happened-mark">{text.changed}</strong>}
              </dd>
            </div>
          );
        })}
      </dl>
      <div class="screen-only">
        {phase !== 'over' && !isReplay && (
          <Fold title={text.change}>
            {RULING_IDS.map((id) => (
              <RulingChoice key={id} id={id} place="game" />
            ))}
          </Fold>
        )}
        <button type="button" class="key wide" data-do="print" onClick={() => print()}>
          {text.print}
        </button>
      </div>
    </section>
  );
}
