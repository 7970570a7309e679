import { useId, useMemo, useState } from 'preact/hooks';
import { type FormatPlan, planFormat } from '../../../games/tournament/format-plan.ts';
import { type ParsedFormat, parseFormat } from '../../../games/tournament/parse-format.ts';
import {
  type Suggestion,
  type FormatWishes,
  SIZES,
  type Suggested,
  suggestFormats,
} from '../../../games/tournament/suggest.ts';
import { type PlayedGame, PLAYERS_LEAST, type TournamentSetup } from '../../../games/tournament/tournament-setup.ts';
import { fill } from '../../../i18n/fill.ts';
import { listed } from '../../../i18n/listed.ts';
import { explainFault } from '../../../i18n/tournament/explain-fault.ts';
import { explainFormat } from '../../../i18n/tournament/explain.ts';
import type { TournamentSetupWords } from '../../../i18n/tournament/en.ts';
import { NumberKeys } from '../../../ui/NumberKeys.tsx';
import { takenAt } from '../../shell/setup/chairs.ts';
import { OwnFold } from '../../shell/setup/SetupFold.tsx';
import type { SetupDraft } from '../../shell/setup/use-start.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useTournament } from '../table.ts';
import { CODE_ID } from './problems.ts';
import { AS_TYPED } from '../../../ui/NameField.tsx';

/** By which format the tournament is played: one of those that fit, or a code of one's own. */
export function FormatPart({ draft, change }: SetupDraft<TournamentSetup>) {
  const { words } = useTournament();
  const { format: text } = words.setup;
  const [wished, wish] = useState<Wishes>();
  const wishes = wished ?? { ...PLAIN_WISHES, pace: { ...PLAIN_WISHES.pace, minutesAGame: MINUTES_OF[draft.of.is] } };
  // Whoever has a name plays; before there are enough of them, as many as there are chairs.
  const named = takenAt(draft.players).length;
  const players = named < PLAYERS_LEAST ? draft.players.length : named;
  const { R24 } = draft.rulings;
  const suggested = useMemo(() => suggestFormats({ ...wishes, players }, R24), [wished, draft.of.is, players, R24]);
  const parsed = useMemo(() => parseFormat(draft.format, R24), [draft.format, R24]);
  const choose = (code: string, stroke?: string) => change(() => ({ format: code }), text.undo, stroke);
  return (
    <section class="setup-part format-part" aria-labelledby="tournament-format">
      <h4 id="tournament-format">
        {text.heading} <ClauseTag clause="gug-18.1" />
      </h4>
      {players < PLAYERS_LEAST ? (
        <p class="soft">{text.few}</p>
      ) : (
        <SuggestionList key={players} players={players} suggested={suggested} chosen={draft.format} choose={choose} />
      )}
      <WishesFold wishes={wishes} wish={wish} />
      <CodeField code={draft.format} parsed={parsed} set={(code) => choose(code, 'code')} />
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
    <div class="field-part">
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

/** So many are shown before somebody asks for more. */
const FIRST = 4;

interface SuggestionListProps {
  players: number;
  suggested: Suggested;
  /** The code that is chosen. */
  chosen: string;
  choose: (code: string) => void;
}

/** Formats that meet what the table wants; or what would have to be given up. */
function SuggestionList({ players, suggested, chosen, choose }: SuggestionListProps) {
  const { words, lang } = useTournament();
  const { format: text } = words.setup;
  const [isWhole, setWhole] = useState(false);
  const row = ({ code, ...suggestion }: Suggestion, title?: string) => (
    <label key={`${title} ${code}`} class="reading">
      <input type="radio" name="tournament-format" checked={chosen === code} onChange={() => choose(code)} />
      <span>
        {title !== undefined && <span class="soft">{title} </span>}
        <strong>{explainFormat(suggestion.plan, words.explain).layers.map(firstSentence).join(' ')}</strong>
        <span class="what">
          {suggestionInWords(suggestion, text)} · <code class="format-code">{code}</code>
        </span>
      </span>
    </label>
  );
  if (!suggested.ok) {
    if (suggested.why === 'no-such-wish') return <p class="soft">{text.few}</p>;
    if (suggested.why === 'no-format') return <p class="soft">{fill(text.noFormat, { count: players })}</p>;
    return (
      <fieldset>
        <legend>{text.nothing}</legend>
        {suggested.waysOut.map(({ giveUp, instead }) =>
          row(
            instead,
            listed(
              giveUp.map((each) => text.wishes.names[each]),
              lang,
            ),
          ),
        )}
      </fieldset>
    );
  }
  const shown = isWhole ? suggested.suggestions : suggested.suggestions.slice(0, FIRST);
  const left = suggested.suggestions.length - shown.length;
  return (
    <fieldset>
      <legend>{fill(text.suggested, { count: players })}</legend>
      {shown.map((suggestion) => row(suggestion))}
      {left > 0 && (
        <button type="button" class="key" data-do="more" onClick={() => setWhole(true)}>
          {fill(text.more, { count: left })}
        </button>
      )}
    </fieldset>
  );
}

/** What is played in a layer, without where its players go. */
const firstSentence = (said: string): string => /^.*?[.:](?= |$)/.exec(said)?.[0] ?? said;

const MINUTES = 60;

/** What a format comes to, in a line: games in all and for each, the ways to the final, and the length of the day. */
function suggestionInWords(
  { plan, day }: Pick<Suggestion, 'plan' | 'day'>,
  text: TournamentSetupWords['format'],
): string {
  const { least, most } = plan.gamesEach;
  return [
    fill(text.games, { count: plan.games }),
    least === most ? fill(text.each, { count: least }) : fill(text.between, { least, most }),
    fill(text.routes, { count: plan.routes }),
    fill(text.day, { hours: Math.floor(day.minutes / MINUTES), minutes: day.minutes % MINUTES }),
  ].join(' · ');
}

/** What a table wants of a format, but for its players. */
type Wishes = Omit<FormatWishes, 'players'>;

/** Games that nobody plays more of in a day. */
const GAMES_MOST = 12;

/** A day has no more; none is as long as it takes. */
const HOURS_MOST = 24;

/** How long a game takes, as a table plans it. */
const MINUTES_OF: Readonly<Record<PlayedGame['is'], number>> = { gug: 90, gools: 30, gabong: 60, other: 60 };

/** Whatever format, two games at a time. */
const PLAIN_WISHES: Wishes = {
  sizes: SIZES,
  least: 1,
  most: GAMES_MOST,
  routes: 'any',
  hours: null,
  pace: { minutesAGame: 90, sideBySide: 2 },
};

const ROUTES = ['any', 1, 2] as const;

interface CountRange {
  readonly least: number;
  readonly most: number;
  readonly by: number;
}

/** What the table wants: sizes, games for each, ways to the final, and how it plays. */
function WishesFold({ wishes, wish }: { wishes: Wishes; wish: (wishes: Wishes) => void }) {
  const { wishes: text } = useTournament().words.setup.format;
  const { sizes, least, most, routes, hours, pace } = wishes;
  const count = (label: string, value: number, range: CountRange, set: (value: number) => void) => (
    <NumberKeys label={label} value={value} {...range} words={{ less: text.fewer, more: text.more }} set={set} />
  );
  const toggle = (size: number) => {
    const next = SIZES.filter((each) => (each === size ? !sizes.includes(each) : sizes.includes(each)));
    if (next.length > 0) wish({ ...wishes, sizes: next });
  };
  const named = { any: text.any, 1: text.one, 2: text.two };
  return (
    <OwnFold id="tournament-wishes" name={text.name} value={[...sizes].join(', ')}>
      <div class="signs" role="group" aria-label={text.sizes}>
        <span>{text.sizes}</span>
        {SIZES.map((size) => (
          <button key={size} type="button" class="key" aria-pressed={sizes.includes(size)} onClick={() => toggle(size)}>
            {size}
          </button>
        ))}
      </div>
      {count(text.least, least, { least: 1, most, by: 1 }, (games) => wish({ ...wishes, least: games }))}
      {count(text.most, most, { least, most: GAMES_MOST, by: 1 }, (games) => wish({ ...wishes, most: games }))}
      <fieldset>
        <legend>{text.routes}</legend>
        {ROUTES.map((each) => (
          <label key={each} class="reading">
            <input
              type="radio"
              name="tournament-routes"
              checked={routes === each}
              onChange={() => wish({ ...wishes, routes: each })}
            />
            <span>{named[each]}</span>
          </label>
        ))}
      </fieldset>
      {count(text.hours, hours ?? 0, { least: 0, most: HOURS_MOST, by: 1 }, (most) =>
        wish({ ...wishes, hours: most === 0 ? null : most }),
      )}
      {count(text.minutes, pace.minutesAGame, { least: 15, most: 360, by: 15 }, (minutesAGame) =>
        wish({ ...wishes, pace: { ...pace, minutesAGame } }),
      )}
      {count(text.side, pace.sideBySide, { least: 1, most: 16, by: 1 }, (sideBySide) =>
        wish({ ...wishes, pace: { ...pace, sideBySide } }),
      )}
    </OwnFold>
  );
}
