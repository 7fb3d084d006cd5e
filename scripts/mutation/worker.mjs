/** Runs the tests against each mutant that the parent sends, and answers whether a test failed. */
import { register } from 'node:module';

const [settingsText] = process.argv.slice(2);
const settings = JSON.parse(settingsText);

register('./hooks.mjs', import.meta.url, { data: settings });

const CONTEXT = { after: () => undefined, diagnostic: () => undefined, skip: () => undefined };

/** The message of the first test that fails, or null. */
const failureOf = async (mutant) => {
  for (const test of settings.tests) {
    globalThis.collectedTests = [];
    try {
      await import(`${test}?mutant=${mutant}`);
      for (const run of globalThis.collectedTests) await run(CONTEXT);
    } catch (error) {
      return String(error?.message ?? error).slice(0, 500);
    }
  }
  return null;
};

process.on('message', async (mutant) => {
  process.send({ mutant, failure: await failureOf(mutant) });
});
process.send({ ready: true });
