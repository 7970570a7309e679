import { describe, expect, test } from 'vitest';
import { pastOf, type Situation, withDrops, withPast } from '../../../src/games/gug/situation.ts';
import type { Drop } from '../../../src/games/gug/position.ts';
import { situationOf } from './ask.ts';

const [edgware, brixton] = situationOf('london-2025', 'at=victoria&drops=northern:edgware,victoria:brixton').position
  .drops as readonly [Drop, Drop];
const asked = (situation: Situation) => {
  const { drops, touched, leicester } = pastOf(situation);
  return { drops, touched, leicester, asks: situation.asksTouched === true };
};

describe('14.1, 16.4: what happened since the last drop', () => {
  const before = situationOf('london-2025', 'at=victoria&leicester=2');
  const after = withDrops(before, [edgware]);

  test('begins anew with a drop: the loop is asked about, and not assumed', () => {
    expect(asked(after)).toEqual({ drops: [edgware], touched: false, leicester: 0, asks: true });
  });

  test('is known once it is answered, either way', () => {
    for (const touched of [true, false])
      expect(asked(withPast(after, { touched }))).toEqual({ drops: [edgware], touched, leicester: 0, asks: false });
  });

  test('is still asked about when something else is said', () => {
    expect(asked(withPast(after, { leicester: 1 }))).toMatchObject({ touched: false, asks: true });
  });

  test('is asked about once more for each drop', () => {
    const answered = withPast(after, { touched: true });
    expect(asked(withDrops(answered, [edgware, brixton]))).toMatchObject({ touched: false, asks: true });
  });

  test('R13: without a drop the start of the game has touched the loop', () => {
    expect(asked(withDrops(after, []))).toEqual({ drops: [], touched: true, leicester: 0, asks: false });
  });
});
