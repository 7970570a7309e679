import { CARD_POINTS_MOST, type GabongSetup, PRESETS, RANKS } from '../../../games/gabong/match-setup.ts';
import { fill } from '../../../i18n/fill.ts';
import { NumberKeys } from '../../../ui/NumberKeys.tsx';
import { OwnFold } from '../../shell/setup/SetupFold.tsx';
import type { SetupDraft } from '../../shell/setup/use-start.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { rankName } from '../cards/card-words.ts';
import { useGabong } from '../table.ts';
import { isSameCount, PRESET_IDS, type PresetId, presetOf, withPreset } from './presets.ts';

/** The limit that a preset is named by. */
const { limit } = PRESETS['to-500'].ends;

/** What a table counts by: one of the presets, or what its cards count in its own way. */
export function CountingPart(form: SetupDraft<GabongSetup>) {
  const { draft, change } = form;
  const { counting: text } = useGabong().words.setup;
  const nameOf = (preset: PresetId) => fill(text.presets[preset].name, { limit });
  const chosen = presetOf(draft);
  return (
    <OwnFold id="gabong-counting" name={text.name} value={chosen ? nameOf(chosen) : text.own}>
      <fieldset>
        <legend class="visually-hidden">{text.legend}</legend>
        {PRESET_IDS.map((preset) => (
          <div key={preset} class="variation card">
            <label class="reading">
              <input
                type="radio"
                name="gabong-preset"
                checked={chosen === preset}
                onChange={() => change((now) => withPreset(now, preset), nameOf(preset))}
              />
              <span>
                <strong>{nameOf(preset)}</strong>
                <span class="what">{fill(text.presets[preset].what, { limit })}</span>
              </span>
            </label>
          </div>
        ))}
      </fieldset>
      <CardCounts {...form} standard={nameOf('ntnu-2010')} />
    </OwnFold>
  );
}

const BOOK = PRESETS['ntnu-2010'];

interface CardCountsProps extends SetupDraft<GabongSetup> {
  /** What the rule book's way to count is called. */
  standard: string;
}

/** What each card left in a hand counts, and which double it; folded up, for most tables count as others do. */
function CardCounts({ draft, change, standard }: CardCountsProps) {
  const { setup, cards } = useGabong().words;
  const { counting: text } = setup;
  const { points } = draft;
  return (
    <details class="card-counts unfolds">
      <summary>{text.cards}</summary>
      <p class="soft">
        {text.left} <ClauseTag clause="gabong-11.1" />
      </p>
      <ul>
        {RANKS.map((rank) => {
          const card = rankName(rank, cards, 'long');
          return (
            <li key={rank} class="line">
              <CardFace rank={rank} />
              <NumberKeys
                label={card}
                value={points[rank]}
                least={1}
                most={CARD_POINTS_MOST}
                by={1}
                words={{ less: fill(text.fewer, { card }), more: fill(text.more, { card }) }}
                set={(count) =>
                  change((now) => ({ points: { ...now.points, [rank]: count } }), text.undo.points, `points ${rank}`)
                }
              />
            </li>
          );
        })}
      </ul>
      <DoublerKeys draft={draft} change={change} />
      <button
        type="button"
        class="key"
        aria-disabled={isSameCount(draft, BOOK)}
        onClick={() => {
          if (isSameCount(draft, BOOK)) return;
          change(() => ({ points: BOOK.points, doublers: BOOK.doublers }), text.undo.points);
        }}
      >
        {fill(text.reset, { preset: standard })}
      </button>
    </details>
  );
}

/** Which cards double the sum of a hand they are left in (11.2). */
function DoublerKeys({ draft, change }: SetupDraft<GabongSetup>) {
  const { setup, cards } = useGabong().words;
  const { counting: text } = setup;
  const toggle = (rank: number) =>
    change(
      ({ doublers }) => ({
        doublers: doublers.includes(rank)
          ? doublers.filter((each) => each !== rank)
          : [...doublers, rank].sort((one, other) => one - other),
      }),
      text.undo.doublers,
    );
  return (
    <fieldset>
      <legend>
        {text.doublers} <ClauseTag clause="gabong-11.2" />
      </legend>
      <div class="signs stack tight">
        {RANKS.map((rank) => {
          const doubles = draft.doublers.includes(rank);
          return (
            <button
              key={rank}
              type="button"
              class="key"
              aria-pressed={doubles}
              aria-label={rankName(rank, cards, 'long')}
              onClick={() => toggle(rank)}
            >
              {rankName(rank, cards)}
              {doubles && <small>{text.double}</small>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
