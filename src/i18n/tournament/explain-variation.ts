import type { GugSetup } from '../../games/gug/setup.ts';
import { makeShortCode, variationParts } from '../../games/gug/variation-code.ts';
import { fill } from '../fill.ts';
import type { VariationWords } from './en.ts';

/** Says what the code on a result sheet means: “CT is Classic Team: T, teams of two; 1D1I, one die and one icon; …”. */
export function explainVariation(variation: GugSetup['variation'], isClosed: boolean, words: VariationWords): string {
  const parts = variationParts(variation, isClosed).map((part) => fill(words.part, { part, means: words.parts[part] }));
  const code = makeShortCode(variation, isClosed);
  return fill(words.whole, { code, name: words.names[variation], parts: parts.join(words.between) });
}
