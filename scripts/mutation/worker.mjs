/** Runs the tests against each mutant that the parent sends, and answers whether a test failed. */
import { register } from 'node:module';
import { byLikelihood } from './targets.mjs';

const [settingsText] = process.argv.slice(2);
const settings = JSON.parse(settingsText);

register('./hooks.mjs', import.meta.url, { data: settings });

// Tests of Chromium import no collector: without it, each of them would fail, whatever the mutant.
await import(settings.collector);

const CONTEXT = { after: () => undefined, diagnostic: () => undefined, skip: () => undefined };

const skipped = new Set(settings.skipped);

/** Runs the tests of a file in order. `onTest` gets the name of each and its milliseconds. */
const runFile = async (file, mutant, onTest) => {
  globalThis.collectedTests = [];
  await import(`${file}?mutant=${mutant}`);
  for (const [index, run] of globalThis.collectedTests.entries()) {
    const name = `${file}#${index}`;
    if (skipped.has(name)) continue;
    const start = performance.now();
    await run(CONTEXT);
    onTest(name, performance.now() - start);
  }
};

/** The message of the first test that fails, or null, and the tests that took longer than the limit. */
const resultOf = async ({ mutant, file, maxTestMs }) => {
  const slow = [];
  for (const test of byLikelihood(settings.tests, file)) {
    try {
      await runFile(test, mutant, (name, milliseconds) => {
        if (milliseconds > maxTestMs) slow.push(name);
      });
    } catch (error) {
      return { failure: String(error?.message ?? error).slice(0, 500), slow };
    }
  }
  return { failure: null, slow };
};

process.on('message', async (message) => {
  process.send(await resultOf(message));
});
process.send({ ready: true });
