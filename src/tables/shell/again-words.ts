import type { Throwing } from '../../games/shared/thrown-again.ts';
import { fill } from '../../i18n/fill.ts';
import type { TableStepsWords } from '../../i18n/table/en.ts';

type Words = TableStepsWords['happened']['again'];

/** That a throw stands in the place of others, in sentences: what the phone threw before, and what was entered before. */
export function againWords(before: readonly Throwing[], words: Words): readonly string[] {
  return (['phone', 'hand'] as const).flatMap((by) => {
    const own = before.filter((one) => one.by === by);
    const [first, ...rest] = own.map(({ shown }) => shown.join(' '));
    if (first === undefined) return [];
    const was = rest.reduce((said, next) => fill(words.then, { was: said, next }), first);
    return [fill(own[0]?.of === 'draw' ? words.draw : words[by], { was })];
  });
}
