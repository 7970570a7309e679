import { useId, useMemo } from 'preact/hooks';
import { type FormatPlan, planFormat } from '../../../games/tournament/format-plan.ts';
import { type FormatPreset, formatPresets, roundsOf } from '../../../games/tournament/format-presets.ts';
import { type ParsedFormat, parseFormat } from '../../../games/tournament/parse-format.ts';
import { type PlayedGame, PLAYERS_LEAST, type TournamentSetup } from '../../../games/tournament/tournament-setup.ts';
import { fill } from '../../../i18n/fill.ts';
import { listed } from '../../../i18n/listed.ts';
import { explainFault, explainFormat } from '../../../i18n/tournament/explain.ts';
import type { TournamentSetupWords } from '../../../i18n/tournament/en.ts';
import { OwnFold } from '../../shell/setup/SetupFold.tsx';
import type { SetupDraft } from '../../shell/setup/use-start.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useTournament } from '../table.ts';
import { CODE_ID, FORMAT_ID, formatOf, playersIn } from './problems.ts';
import { AS_TYPED } from '../../../ui/NameField.tsx';

/** By which format the tournament is played, folded up to what it comes to. */
export function FormatFold(form: SetupDraft<TournamentSetup>) {
  const { words } = useTournament();
  const { format: text, of } = words.setup;
  const { draft } = form;
  const parsed = parseFormat(formatOf(draft), draft.rulings.R24);
  return (
    <OwnFold
      id={FORMAT_ID}
      name={text.heading}
      value={parsed.ok ? gamesInWords(planFormat(parsed.format, draft.rulings.R24), text).join(' · ') : of.open}
    >
      <FormatPart {...form} />
    </OwnFold>
  );
}

/** By which format the tournament is played: a known one for so many players, or a code of one's own. */
export function FormatPart({ draft, change }: SetupDraft<TournamentSetup>) {
  const { words } = useTournament();
  const { format: text } = words.setup;
  const players = playersIn(draft);
  const { R24 } = draft.rulings;
  const format = formatOf(draft);
  const presets = useMemo(() => formatPresets(R24), [R24]);
  const parsed = useMemo(() => parseFormat(format, R24), [format, R24]);
  const choose = (code: string, stroke?: string) => change(() => ({ format: code }), text.undo, stroke);
  return (
    <section class="stack loose format-part" aria-label={text.heading}>
      {players < PLAYERS_LEAST ? (
        <p class="soft">{text.few}</p>
      ) : (
        <PresetList
          players={players}
          presets={presets}
          chosen={format}
          minutesAGame={MINUTES_OF[draft.of.is]}
          choose={choose}
        />
      )}
      <CodeField code={draft.format} parsed={parsed} set={(code) => choose(code, 'code')} />
      <ClauseTag clause="gug-18.1" />
      {parsed.ok && <FormatTold plan={planFormat(parsed.format, R24)} />}
    </section>
  );
}

/** What the chosen code means, layer by layer. */
function FormatTold({ plan }: { plan: FormatPlan }) {
  const { summary, layers } = explainFormat(plan, useTournament().words.explain);
  return (
    <div class="format-told">
      <p>{summary}</p>
      <ol>
        {layers.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </div>
  );
}

interface CodeFieldProps {
  code: string;
  parsed: ParsedFormat;
  set: (code: string) => void;
}

/** A code of one's own; what is wrong with it is said with the place. */
function CodeField({ code, parsed, set }: CodeFieldProps) {
  const { words } = useTournament();
  const { format: text } = words.setup;
  const hint = useId();
  const fault = code.trim() !== '' && !parsed.ok ? explainFault(parsed, words.faults) : undefined;
  return (
    <div class="stack">
      <label for={CODE_ID}>{text.own}</label>
      <input
        id={CODE_ID}
        type="text"
        class="field format-code"
        value={code}
        {...AS_TYPED}
        autoCapitalize="characters"
        aria-describedby={hint}
        aria-invalid={fault !== undefined}
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
      <p id={hint} class={fault === undefined ? 'soft' : 'fault'} role="status">
        {fault ?? text.hint}
      </p>
    </div>
  );
}

interface PresetListProps {
  players: number;
  presets: readonly FormatPreset[];
  /** The code that is chosen. */
  chosen: string;
  minutesAGame: number;
  choose: (code: string) => void;
}

/** The known formats for so many players; or for how many there are any. */
function PresetList({ players, presets, chosen, minutesAGame, choose }: PresetListProps) {
  const { words, lang } = useTournament();
  const { format: text } = words.setup;
  const fitting = presets.filter(({ plan }) => plan.players === players);
  if (fitting.length === 0) {
    const known = [...new Set(presets.map(({ plan }) => `${plan.players}`))];
    return <p class="soft">{fill(text.none, { count: players, known: listed(known, lang) })}</p>;
  }
  return (
    <fieldset>
      <legend>{fill(text.presets, { count: players })}</legend>
      {fitting.map(({ code, plan }) => (
        <label key={code} class="reading">
          <input type="radio" name="tournament-format" checked={chosen === code} onChange={() => choose(code)} />
          <span>
            <strong>{explainFormat(plan, words.explain).layers.map(firstSentence).join(' ')}</strong>
            <span class="what">{presetInWords(plan, minutesAGame, text)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What is played in a layer, without where its players go. */
const firstSentence = (said: string): string => /^.*?[.:](?= |$)/.exec(said)?.[0] ?? said;

const MINUTES = 60;

/** How long a game takes, as a table plans it. */
const MINUTES_OF: Readonly<Record<PlayedGame['is'], number>> = { gug: 90, gools: 30, gabong: 60, other: 60 };

/** How many games there are, in all and for each. */
const gamesInWords = ({ games, gamesEach: { least, most } }: FormatPlan, text: TournamentSetupWords['format']) => [
  fill(text.games, { count: games }),
  least === most ? fill(text.each, { count: least }) : fill(text.between, { least, most }),
];

/** What a format comes to, in a line: games in all and for each, the ways to the final, and the length of the day. */
function presetInWords(plan: FormatPlan, minutesAGame: number, text: TournamentSetupWords['format']): string {
  const minutes = roundsOf(plan, 2) * minutesAGame;
  return [
    ...gamesInWords(plan, text),
    fill(text.routes, { count: plan.routes }),
    fill(text.day, { hours: Math.floor(minutes / MINUTES), minutes: minutes % MINUTES }),
  ].join(' · ');
}
