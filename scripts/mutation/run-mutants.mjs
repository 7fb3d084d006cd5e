/** Runs mutants one after the other in processes that are replaced when they hang or have many modules in memory. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../run.mjs';

/** A mutant that takes longer is an endless loop, which a test would notice. */
const MUTANT_TIMEOUT_MS = 60_000;

/** Modules stay in memory, so a process ends after this many mutants. */
const MUTANTS_PER_PROCESS = 150;

/** A test that takes longer is about what others test too: of properties, or of time. */
const MAX_TEST_MS = 250;

const startWorker = (settings) =>
  fork(join(root, 'scripts/mutation/worker.mjs'), [JSON.stringify(settings)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** What a worker says next, or a failure when it ends or takes too long. */
const answer = (worker, milliseconds = MUTANT_TIMEOUT_MS) =>
  new Promise((resolve) => {
    const done = (value) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      resolve(value);
    };
    const timer = setTimeout(() => done({ failure: 'time-out', isOver: true }), milliseconds);
    worker.once('message', done);
    worker.once('exit', () => done({ failure: 'the process ended', isOver: true }));
  });

/** Runs all tests without a mutation: `{ failure, slow }`, with the names of the tests that take long. */
export const runUnchanged = async (settings) => {
  const worker = startWorker(settings);
  await answer(worker);
  worker.send({ mutant: 0, file: '', maxTestMs: MAX_TEST_MS });
  const { failure, slow = [] } = await answer(worker, 10 * MUTANT_TIMEOUT_MS);
  worker.kill('SIGKILL');
  return { failure, slow };
};

/** Calls back with the number and the failure of each mutant, or null. `mutants` are their numbers and files. */
export const runMutants = async (settings, mutants, onResult) => {
  let worker = null;
  for (const [index, { mutant, file }] of mutants.entries()) {
    if (worker === null) {
      worker = startWorker(settings);
      await answer(worker);
    }
    worker.send({ mutant, file, maxTestMs: Infinity });
    const { failure, isOver } = await answer(worker);
    onResult(mutant, failure);
    if (isOver || index % MUTANTS_PER_PROCESS === MUTANTS_PER_PROCESS - 1) {
      worker.kill('SIGKILL');
      worker = null;
    }
  }
  worker?.kill();
};
