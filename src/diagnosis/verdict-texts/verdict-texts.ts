import { texts as english } from './en.js';
import type { VerdictTexts } from './language-texts.js';

export type * from './language-texts.js';

/** The languages besides English. A new language needs its file and a line here. */
const LOADERS: ReadonlyMap<string, () => Promise<{ readonly texts: VerdictTexts }>> = new Map([
  ['it', () => import('./it.js')],
]);

/** The texts for a language tag: those of its primary language (`it` for `it-CH`), else English. */
export const verdictTexts = async (language: string): Promise<VerdictTexts> => {
  const [primary = ''] = language.toLowerCase().split('-', 1);
  const load = LOADERS.get(primary);
  return load === undefined ? english : (await load()).texts;
};
