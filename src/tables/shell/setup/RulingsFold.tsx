import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { groupBy } from '../../../games/shared/group.ts';
import type { RulingForm } from '../../../games/shared/ruling.ts';
import { fill } from '../../../i18n/fill.ts';
import type { TableWords } from '../../../i18n/table/en.ts';
import { RULES_MARK } from '../../../storage/code-text.ts';
import {
  forgetProfile,
  HOUSE_PROFILES,
  keepProfile,
  profileOf,
  readingsIn,
  writeProfile,
} from '../../../storage/house-profiles.ts';
import type { GameId } from '../../../storage/registry.ts';
import { AskTwice } from '../../../ui/AskTwice.tsx';
import { AS_TYPED } from '../../../ui/NameField.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { share } from '../../../ui/share.ts';
import { cleaned, faultOf } from '../player-names.ts';
import type { RulingWords } from '../table.ts';
import { useSettings } from '../use-settings.ts';
import { OwnFold } from './SetupFold.tsx';

type Text = TableWords['setup']['rulings'];
type Moment = keyof Text['moments'];
type Chosen = Readonly<Record<string, string>>;

/** When a table needs a rule: by its book, from which chapter on. */
const MOMENTS: readonly (readonly [book: string, from: number, moment: Moment])[] = [
  ['gug', 1, 'start'],
  ['gug', 8, 'move'],
  ['gug', 12, 'drop'],
  ['gug', 15, 'price'],
  ['gug', 17, 'variations'],
  ['gools', 1, 'round'],
  ['gools', 4, 'ties'],
  ['gools', 5, 'drinks'],
  ['gools', 8, 'smoking'],
  ['three-man', 7, 'threeMan'],
  ['gabong', 1, 'start'],
  ['gabong', 3, 'gabong'],
  ['gabong', 7, 'end'],
  ['gabong', 8, 'deal'],
  ['gabong', 11, 'cards'],
];

function momentOf({ on: [clause = ''] }: RulingForm<string>): Moment {
  const [, of, chapter] = /^(.*)-(\d+)\./.exec(clause) ?? [];
  return MOMENTS.findLast(([book, from]) => book === of && from <= Number(chapter))?.[2] ?? 'start';
}

const orderOf = (moment: Moment): number => MOMENTS.findIndex(([, , each]) => each === moment);

interface RulingsFoldProps<All extends object> {
  id: string;
  game: GameId;
  words: Pick<TableWords, 'setup' | 'rulings'>;
  /** Every gap, and what it is called. */
  forms: Readonly<Record<string, RulingForm<string>>>;
  titles: Readonly<Record<string, RulingWords>>;
  /** How long the readings hold, in a sentence. */
  intro: string;
  chosen: All;
  /** How the rules are read where nobody says more, and as this phone's tables read them. */
  defaults: All;
  own: All;
  /** All readings at once. @param as - the defaults and this phone's may hold more than readings. */
  take: (readings: All, as: 'defaults' | 'own' | 'profile') => void;
  /** Some gaps, one by one. */
  list: (ids: readonly string[]) => ComponentChildren;
  /** What belongs to them beside. */
  children?: ComponentChildren;
}

/** How a table that is set up reads what the rule book leaves open: by a name, and gap by gap where somebody looks. */
export function RulingsFold<All extends object>(props: RulingsFoldProps<All>) {
  const { id, game, words, forms, titles, intro, list, children } = props;
  const { rulings: text } = words.setup;
  const [chosen, defaults, own] = [props.chosen, props.defaults, props.own] as unknown as readonly [
    Chosen,
    Chosen,
    Chosen,
  ];
  const profiles = useSettings(HOUSE_PROFILES).filter((each) => each.game === game);
  const ids = Object.keys(forms).filter((ruling) => forms[ruling]!.options.length > 1);
  const isChanged = (ruling: string) => chosen[ruling] !== defaults[ruling];
  const changed = ids.filter(isChanged);
  const holds = (readings: Chosen) => ids.every((ruling) => chosen[ruling] === readings[ruling]);
  const profile = changed.length === 0 ? undefined : profiles.find((each) => holds(readingsIn(each, forms)));
  const value =
    profile?.name ??
    (changed.length === 0
      ? text.asWritten
      : fill(text.changed, {
          count: changed.length,
          rulings: changed.map((ruling) => titles[ruling]!.title).join(' · '),
        }));
  return (
    <OwnFold id={id} name={words.rulings.heading} value={value}>
      <p class="soft">{intro}</p>
      <ProfileKeys
        game={game}
        text={text}
        forms={forms}
        chosen={chosen}
        profiles={profiles.map(({ name }) => name)}
        name={profile?.name}
        choices={[
          ['defaults', text.asWritten, changed.length === 0],
          ...(ids.some((ruling) => own[ruling] !== defaults[ruling]) ? [['own', text.own, holds(own)] as const] : []),
        ]}
        choose={(as, name) => {
          const named = profiles.find((each) => each.name === name);
          if (named) props.take(readingsIn(named, forms) as All, 'profile');
          else if (as !== 'profile') props.take(as === 'own' ? props.own : props.defaults, as);
        }}
      />
      <RulingGroups text={text} ids={ids} forms={forms} titles={titles} isChanged={isChanged} list={list} />
      {children}
    </OwnFold>
  );
}

interface RulingGroupsProps extends Pick<RulingsFoldProps<object>, 'forms' | 'titles' | 'list'> {
  text: Text;
  ids: readonly string[];
  isChanged: (ruling: string) => boolean;
}

/** Gaps of the rule books by the moment when a table needs them, folded away; or those that a search finds. */
export function RulingGroups({ text, ids, forms, titles, isChanged, list }: RulingGroupsProps) {
  const [sought, seek] = useState('');
  const wanted = sought.trim().toLocaleLowerCase();
  const found = ids.filter((ruling) => {
    const { title, gap, options } = titles[ruling]!;
    return [ruling, title, gap, ...Object.values(options)].join(' ').toLocaleLowerCase().includes(wanted);
  });
  const byMoment = groupBy(ids, (ruling) => momentOf(forms[ruling]!));
  const groups = [...byMoment].sort(([one], [other]) => orderOf(one) - orderOf(other));
  if (groups.length === 1) return <div>{list(ids)}</div>;
  return (
    <>
      <SearchField label={text.search} text={sought} type={seek} />
      {wanted !== '' ? (
        <div>
          <p role="status">{found.length === 0 && text.none}</p>
          {list(found)}
        </div>
      ) : (
        groups.map(([moment, some]) => {
          const count = some.filter(isChanged).length;
          return (
            <details key={moment} class="unfolds rulings-of">
              <summary>
                {text.moments[moment]} {count > 0 && <span class="ruling-now">{fill(text.count, { count })}</span>}
              </summary>
              {list(some)}
            </details>
          );
        })
      )}
    </>
  );
}

interface ProfileKeysProps {
  game: GameId;
  text: Text;
  forms: RulingsFoldProps<object>['forms'];
  chosen: Chosen;
  /** The names of this game's profiles, and of the one that holds. */
  profiles: readonly string[];
  name: string | undefined;
  /** What there is beside them, and whether it holds. */
  choices: readonly (readonly [as: 'defaults' | 'own', label: string, holds: boolean])[];
  choose: (as: 'defaults' | 'own' | 'profile', name?: string) => void;
}

const focusEmpty = (field: HTMLInputElement | null): void => {
  if (field?.value === '') field.focus();
};

/** House rules by their names: chosen, saved under one, handed on, deleted. */
function ProfileKeys(props: ProfileKeysProps) {
  const { game, text, forms, chosen, profiles, name, choices, choose } = props;
  const [typed, type] = useState<string>();
  const [said, say] = useState('');
  const held = choices.find(([, , holds]) => holds)?.[0];
  // A profile may be called like one of the others.
  const value = held ?? (name === undefined ? '' : `=${name}`);
  const save = (event: Event) => {
    event.preventDefault();
    if (typed === undefined) return;
    const isNamed = faultOf(typed) === undefined;
    const isKept = isNamed && keepProfile(profileOf(game, cleaned(typed), forms, chosen));
    say(isKept ? '' : isNamed ? text.full : text.noName);
    if (isKept) type(undefined);
  };
  const handOn = async (called: string) => {
    const code = writeProfile(profileOf(game, called, forms, chosen));
    const url = `${location.origin}${location.pathname}${RULES_MARK}${code}`;
    const became = await share({ url });
    say(became === 'copied' ? text.copied : became === 'refused' ? `${text.notCopied} ${url}` : '');
  };
  return (
    <>
      {(profiles.length > 0 || choices.length > 1 || value !== 'defaults') && (
        <select
          class="field"
          data-do="profile"
          aria-label={text.choose}
          value={value}
          onChange={({ currentTarget: { value: chosen } }) =>
            chosen.startsWith('=') ? choose('profile', chosen.slice(1)) : choose(chosen as 'defaults' | 'own')
          }
        >
          {value === '' && (
            <option value="" disabled>
              {text.mixed}
            </option>
          )}
          {choices.map(([as, label]) => (
            <option key={as} value={as}>
              {label}
            </option>
          ))}
          {profiles.map((each) => (
            <option key={`=${each}`} value={`=${each}`}>
              {each}
            </option>
          ))}
        </select>
      )}
      {typed !== undefined ? (
        <form class="names-form stack" onSubmit={save}>
          <input
            class="field"
            name="profile-name"
            aria-label={text.name}
            placeholder={text.name}
            {...AS_TYPED}
            value={typed}
            ref={focusEmpty}
            onInput={({ currentTarget }) => type(currentTarget.value)}
          />
          <div class="row">
            <button type="submit" class="key go" data-do="profile-save">
              {text.save}
            </button>
            <button type="button" class="key" onClick={() => type(undefined)}>
              {text.leave}
            </button>
          </div>
        </form>
      ) : name !== undefined ? (
        <div class="row">
          <button type="button" class="key" data-do="profile-share" onClick={() => void handOn(name)}>
            {text.share}
          </button>
          <AskTwice
            label={text.forget}
            yes={fill(text.forgetNow, { name })}
            no={text.leave}
            press={() => forgetProfile({ game, name })}
          />
        </div>
      ) : (
        held !== 'defaults' && (
          <div class="row">
            <button type="button" class="key" data-do="profile-new" onClick={() => type('')}>
              {text.saveAs}
            </button>
          </div>
        )
      )}
      <p role="status">{said}</p>
    </>
  );
}
