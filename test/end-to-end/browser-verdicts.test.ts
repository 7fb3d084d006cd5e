import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { BrowserRuntime } from '../laboratory/browser-runtime.js';
import { cells, runCells } from '../laboratory/matrix.js';
import { LaboratoryServers } from '../laboratory/servers.js';
import { sampled } from '../sample.js';

/** One cell of this many is tried in a run; `npm run verdicts` tries all. */
const STEP = 40;

/** Diagnoses at the same time. */
const PARALLEL = 6;

describe('the verdict of a page about a fault that was put into a chain that plays', () => {
  let servers: LaboratoryServers;
  let browser: BrowserRuntime;
  before(async () => {
    servers = await LaboratoryServers.start();
    browser = await BrowserRuntime.start();
  });
  after(async () => {
    await browser.stop();
    await servers.stop();
  });

  it('names the fault as far as a page can know it, and who has to act', async () => {
    const chosen = sampled(cells('browser'), STEP);
    const runtimes = { browser: browser.diagnose };
    const results = await runCells({ servers, runtimes }, chosen, PARALLEL);
    const faults = results
      .filter(({ judgement }) => judgement.grade !== 'right')
      .map(({ cell: { fault, place }, judgement }) => ({ fault: fault.name, place, judgement }));
    assert.deepEqual(faults, []);
    assert.ok(results.length > 100);
  });
});
