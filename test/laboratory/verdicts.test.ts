import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Cell, cells, runCells, sampledByKind } from './matrix.js';
import { diagnoseInNode } from './node-runtime.js';
import { pairCells } from './pairs.js';
import { ELSEWHERE } from './documents.js';
import { LaboratoryServers } from './servers.js';
import { countTrackerRequests } from './tracker-requests.js';

/** One kind of this many is tried in a run; `npm run verdicts` tries all cells. */
const STEP = 5;

describe('the verdict about a fault that was put into a chain that plays', () => {
  const trackerRequests = countTrackerRequests();
  let servers: LaboratoryServers;
  before(async () => {
    servers = await LaboratoryServers.start();
  });
  after(() => servers.stop());

  const assertRight = async (chosen: readonly Cell[]): Promise<void> => {
    const results = await runCells({ servers, runtimes: { node: diagnoseInNode } }, chosen);
    const faults = results
      .filter(({ judgement }) => judgement.grade !== 'right')
      .map(({ cell: { fault, place }, judgement }) => ({ fault: fault.name, place, judgement }));
    assert.deepEqual(faults, []);
    const worse = results.flatMap(({ cell: { fault, place }, repairs }) =>
      (repairs?.faults ?? []).map((after) => ({ fault: fault.name, place, after })),
    );
    assert.deepEqual(worse, []);
  };

  it('names the fault, its host and who has to act, and offers repairs that help', async () => {
    const chosen = sampledByKind(cells('node'), STEP);
    assert.ok(chosen.length > 1_000);
    await assertRight(chosen);
  });

  it('names the fault that stops the ad, and lists that of the tag', async () => {
    const chosen = pairCells();
    assert.ok(chosen.length > 300);
    await assertRight(chosen);
  });

  it('is found without a request to any tracker', async () => {
    assert.equal(trackerRequests(), 0);
    await assert.rejects(fetch(ELSEWHERE));
    assert.equal(trackerRequests(), 1);
  });
});
