/** Hooks of the module loader that write each English catalogue anew; see scramble-wording.mjs. */
import { randomBytes } from 'node:crypto';

const ENGLISH = /\/messages\/generated\/[\w-]+\/en\.js$/;

const word = () => `x${randomBytes(6).toString('hex')}`;

const scrambled = `
for (const id of Object.keys(messages)) {
  const text = WORDS.pop();
  messages[id] = (params = {}) => [text, ...Object.values(params)].join(' ');
}`;

export const load = async (url, context, nextLoad) => {
  const loaded = await nextLoad(url, context);
  if (!ENGLISH.test(url)) return loaded;
  const source = String(loaded.source);
  // A line has the text of a finding and what to do about it.
  const length = 2 * source.split('\n').length;
  const words = JSON.stringify(Array.from({ length }, word));
  return { ...loaded, source: `${source}\nconst WORDS = ${words};${scrambled}` };
};
