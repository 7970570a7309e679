import { expect, test } from 'vitest';
import type { GabongEvent } from '../../src/games/gabong/match-events.ts';
import { DEFAULT_TOURNAMENT_READINGS } from '../../src/games/tournament/rulings.ts';
import { SAVED_VERSION, type SavedTournament } from '../../src/storage/saved-game.ts';
import { NAMES, savedRound } from '../browser/gabong-round.ts';
import { PHONE } from '../browser/gug.ts';
import { logged } from '../browser/logged.ts';
import { openState } from '../browser/states/state.ts';
import { onTable } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/** Ten deals that Per is out of, and that Ola pays least for. */
const POINTS = [300, 100, 200];
const DEAL: GabongEvent = {
  kind: 'deal',
  hands: NAMES.map((_, seat) =>
    seat === 3 ? { seat, by: 'theta' } : { seat, by: 'points', points: POINTS[seat]!, isGabonged: false },
  ),
};
const ROUND = savedRound(Array.from({ length: 10 }, () => DEAL));
const TOURNAMENT: SavedTournament = {
  v: SAVED_VERSION,
  id: 'tournament-1',
  game: 'tournament',
  name: '',
  ...logged([{ kind: 'draw', layer: 0, seed: 7 }]),
  setup: {
    format: '1H4/4F-F4',
    of: { is: 'gabong' },
    // As another hand wrote them down.
    players: ['ola', 'Per', 'MAYA', 'Siri'].map((name) => ({ name })),
    rulings: DEFAULT_TOURNAMENT_READINGS,
  },
};

test('18.1: a game takes its result from a finished round of its players, once; mended, it can take it again', () =>
  visit(
    '/rules/',
    async ({ page, problems }) => {
      const kept = { ...onTable(TOURNAMENT), [`game:${ROUND.id}`]: JSON.stringify(ROUND) };
      const openLog = () => page.locator('#log .view-keys button').nth(2).tap();
      await openState(
        page,
        { name: '', kind: 'filled', address: '', kept, prepare: openLog, shows: '.bracket-box' },
        '/#log',
      );
      const sheet = page.locator('.sheet');
      const taking = sheet.locator('[data-do="take"]');
      const openBox = async (at: number) => {
        await page.locator('.tournament-bracket .bracket-box').nth(at).locator('button').tap();
        await sheet.waitFor();
      };
      const close = async () => {
        await page.keyboard.press('Escape');
        await sheet.waitFor({ state: 'detached' });
      };

      await openBox(0);
      await taking.waitFor();
      expect(await taking.count()).toBe(1);
      await taking.tap();
      await sheet.waitFor({ state: 'detached' });
      await openBox(0);
      const order = () => sheet.locator('.finish-list li span:nth-of-type(1)').allInnerTexts();
      expect(await order()).toEqual(['Per', 'ola', 'Siri', 'MAYA']);
      await sheet.locator('[data-do="mend"]').tap();
      await taking.waitFor();
      await close();

      // The same four meet in the final, and that round is theirs no more.
      await openBox(1);
      await sheet.locator('.from-phone').waitFor();
      expect(await taking.count()).toBe(0);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));
