import * as v from 'valibot';
import type { RulingForm } from '../games/shared/ruling.ts';
import { keptSettings } from './kept-settings.ts';
import { FORMS, type GameId } from './registry.ts';
import { listOf } from './shared-schema.ts';
import { Name } from './text-schema.ts';

/** The house rules of a table, under a name. */
export interface HouseProfile {
  readonly name: string;
  readonly game: GameId;
  /** What differs from the defaults alone, by ruling: a ruling that comes later finds its default. */
  readonly rulings: Readonly<Record<string, string>>;
}

type Forms = Readonly<Record<string, RulingForm<string>>>;
type Chosen = Readonly<Record<string, string>>;

/** So many a phone keeps. */
const PROFILES_MOST = 50;
/** The version of what is stored. */
const VERSION = 1;

const Profile = v.strictObject({
  name: Name,
  game: v.custom<GameId>((id) => typeof id === 'string' && Object.hasOwn(FORMS, id)),
  rulings: v.record(v.pipe(v.string(), v.regex(/^[A-Z]\d{1,3}$/)), v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))),
});
const Saved = v.strictObject({ v: v.literal(VERSION), profiles: listOf(Profile, PROFILES_MOST) });

/** Reads what is stored. @returns undefined for what is not of its form. */
export function parseProfiles(text: string): readonly HouseProfile[] | undefined {
  try {
    const read = v.safeParse(Saved, JSON.parse(text));
    return read.success ? read.output.profiles : undefined;
  } catch {
    return undefined;
  }
}

/** All house rules with a name on this phone. */
export const HOUSE_PROFILES = keptSettings<readonly HouseProfile[]>({
  key: 'house-rules:profiles',
  defaults: [],
  make: (profiles) => JSON.stringify({ v: VERSION, profiles }),
  parse: parseProfiles,
});

/** Whether both bear one name, in one game. */
export const isSameProfile = (one: HouseProfile, { game, name }: Pick<HouseProfile, 'game' | 'name'>): boolean =>
  one.game === game && one.name === name;

/** Keeps house rules, in the place of those of the same name. @returns false where there is no room for more. */
export function keepProfile(profile: HouseProfile): boolean {
  const others = HOUSE_PROFILES.$settings.get().filter((each) => !isSameProfile(each, profile));
  if (others.length >= PROFILES_MOST) return false;
  HOUSE_PROFILES.save([...others, profile]);
  return true;
}

export const forgetProfile = (profile: Pick<HouseProfile, 'game' | 'name'>): void =>
  HOUSE_PROFILES.save(HOUSE_PROFILES.$settings.get().filter((each) => !isSameProfile(each, profile)));

/** House rules under a name, as a table has chosen them. */
export const profileOf = (game: GameId, name: string, forms: Forms, chosen: Chosen): HouseProfile => ({
  name,
  game,
  rulings: Object.fromEntries(
    Object.entries(forms).flatMap(([id, { options }]) =>
      chosen[id] === undefined || chosen[id] === options[0] ? [] : [[id, chosen[id]]],
    ),
  ),
});

/** A reading for each ruling of the game; one that this release does not know has its default. */
export const readingsIn = ({ rulings }: HouseProfile, forms: Forms): Chosen =>
  Object.fromEntries(
    Object.entries(forms).map(([id, { options }]) => [
      id,
      options.find((option) => Object.hasOwn(rulings, id) && option === rulings[id]) ?? options[0],
    ]),
  );

/** The code that stands in a link: the game, what is read otherwise, and the name, as in `gools:G2.final,G4.all:Blue%20Monday`. */
export const writeProfile = ({ name, game, rulings }: HouseProfile): string =>
  [
    game,
    Object.entries(rulings)
      .map(([id, option]) => `${id}.${option}`)
      .join(','),
    encodeURIComponent(name),
  ].join(':');

/** Rulings and readings, as in `G2.final,G4.all`. */
const LISTED = /^(?:[A-Z]\d{1,3}\.[a-z0-9-]+(?:,(?!$)|$))*$/;

/** Reads such a code. @returns undefined for what is none. */
export function readProfile(code: string): HouseProfile | undefined {
  const [game, list = '', name = '', ...rest] = code.split(':');
  try {
    if (!LISTED.test(list)) return undefined;
    const each = list === '' ? [] : list.split(',').map((one): [string, string] => one.split('.') as [string, string]);
    const rulings: Readonly<Record<string, string>> = Object.fromEntries(each);
    const read = v.safeParse(Profile, { name: decodeURIComponent(name), game, rulings });
    return read.success && rest.length === 0 ? read.output : undefined;
  } catch {
    return undefined;
  }
}
