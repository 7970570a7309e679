import { expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/lang.ts';
import { TV_EN } from '../../src/i18n/tv/en.ts';
import { TV_NB } from '../../src/i18n/tv/nb.ts';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { gabongOnTv } from '../../src/tables/gabong/on-tv.ts';
import { goolsOnTv } from '../../src/tables/gools/on-tv.ts';
import { goldenGame } from '../storage/golden.ts';

const TV = { en: TV_EN, nb: TV_NB } as const;

/** The same game with nothing played, or what was, and then the end. */
const ended = (game: SavedGame, hasPlayed: boolean): SavedGame =>
  ({
    ...game,
    events: [
      ...(hasPlayed ? game.events : []),
      { id: 'end', seq: 1_000, at: game.createdAt, kind: 'play', event: { kind: 'end' } },
    ],
  }) as SavedGame;

const GOOLS = goldenGame('v1-gools-smoking.json.txt');
const TIED = goldenGame('v1-gools-six.json.txt');
const GABONG = goldenGame('v1-gabong-ten-deals.json.txt');

const ROWS = [
  {
    say: 'Gools, won',
    on: goolsOnTv,
    game: ended(GOOLS, true),
    who: { en: 'Siri wins the evening: 5 rounds', nb: 'Siri vinner kvelden: 5 vunne runder' },
    what: { en: 'The evening is over', nb: 'Kvelden er over' },
  },
  {
    say: 'Gools, shared',
    on: goolsOnTv,
    game: ended(TIED, true),
    who: {
      en: 'Maya, Siri and Tor share the win, with one round each',
      nb: 'Maya, Siri og Tor deler seieren med én runde hver',
    },
    what: { en: 'The evening is over', nb: 'Kvelden er over' },
  },
  {
    say: 'Gools, nobody',
    on: goolsOnTv,
    game: ended(GOOLS, false),
    who: { en: 'Nobody has won a round.', nb: 'Ingen har vunnet noen runde.' },
    what: { en: 'The evening is over', nb: 'Kvelden er over' },
  },
  {
    say: 'Gabong, won',
    on: gabongOnTv,
    game: GABONG,
    who: { en: 'Åse won', nb: 'Åse vant' },
    what: { en: 'The round is over', nb: 'Runden er over' },
  },
  {
    say: 'Gabong, nobody',
    on: gabongOnTv,
    game: ended(GABONG, false),
    who: { en: 'Nobody won', nb: 'Ingen vant' },
    what: { en: 'The round is over', nb: 'Runden er over' },
  },
];

test.each(ROWS.flatMap((row) => LANGS.map((lang) => ({ ...row, lang }))))(
  'the big screen names who has won, or that nobody has: $say ($lang)',
  async ({ on, game, lang, who, what }) => {
    const view = (await on(lang, TV[lang]))(game);
    expect([view.who, view.what]).toEqual([who[lang], what[lang]]);
  },
);
