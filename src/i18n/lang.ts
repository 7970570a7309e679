/** The languages of the site, the default first; each is the `lang` attribute and, but for the default, the path. */
export const LANGS = ['en', 'nb'] as const;
export type Lang = (typeof LANGS)[number];

/** The other of the two: what the language switch leads to. */
export const otherLang = (lang: Lang): Lang => (lang === 'en' ? 'nb' : 'en');

/** The path that the site stands under on its host, with a slash at both ends; scripts outside of the build know none. */
export const base = (import.meta.env as ImportMetaEnv | undefined)?.BASE_URL ?? '/';

/** A page's address in a language; `page` is '' for the companion, or like 'rules/gug/'. */
export const pathIn = (lang: Lang, page: string): string =>
  lang === 'en' ? `${base}${page}` : `${base}${lang}/${page}`;

/** For pages that stand in every language under `[...lang]`: the default has no path of its own. */
export const languagePaths = () =>
  LANGS.map((lang) => ({ params: { lang: lang === 'en' ? undefined : lang }, props: { lang } }));

/** The four panels of the companion, in the order of the bar; each is the hash that shows it. */
export const PANELS = ['gug', 'gools', 'gabong', 'log'] as const;
export type PanelId = (typeof PANELS)[number];

/** The groups and keys of one language's words, with any strings in them: what another language has to fill. */
export type Words<Group> = { readonly [Key in keyof Group]: Group[Key] extends string ? string : Words<Group[Key]> };
