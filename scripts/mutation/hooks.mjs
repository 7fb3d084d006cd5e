/**
 * Loader hooks: `?mutant=N` in the URL of a test passes on to the tests and modules that it imports, so that each
 * mutant has modules of its own. The mutated one has the source of the mutant, and node:test is a list of tests.
 */
import { readFileSync } from 'node:fs';

let settings;

/** `folder`: where the mutants are; `reloaded`: the URLs below which modules are loaded for each mutant. */
export const initialize = (data) => {
  settings = data;
};

const mutantOf = (url) => new URL(url).searchParams.get('mutant');

let read = { mutant: null };

const mutation = (mutant) => {
  if (read.mutant !== mutant) {
    const text = readFileSync(`${settings.folder}/${mutant}.json`, { encoding: 'utf8' });
    read = { mutant, ...JSON.parse(text) };
  }
  return read;
};

export const resolve = async (specifier, context, next) => {
  const mutant = context.parentURL?.startsWith('file:') ? mutantOf(context.parentURL) : null;
  if (mutant === null) return next(specifier, context);
  if (specifier === 'node:test')
    return { url: `${settings.collector}?mutant=${mutant}`, shortCircuit: true };
  // What tests of Chromium use of it that runs in Node too.
  const name = specifier === '@open-wc/testing' ? '@esm-bundle/chai/esm/chai.js' : specifier;
  const resolved = await next(name, context);
  const isReloaded = settings.reloaded.some((base) => resolved.url.startsWith(base));
  return isReloaded ? { ...resolved, url: `${resolved.url}?mutant=${mutant}` } : resolved;
};

export const load = async (url, context, next) => {
  const mutant = url.startsWith('file:') ? mutantOf(url) : null;
  if (mutant === null) return next(url, context);
  const { file, source } = mutation(mutant);
  const isMutated = url.startsWith(`${file}?`);
  return isMutated ? { format: 'module', source, shortCircuit: true } : next(url, context);
};
