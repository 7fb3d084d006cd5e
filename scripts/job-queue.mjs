/**
 * Runs the jobs of all checks side by side, as many as keep the processors busy. Jobs that compute and jobs that wait
 * share the processors while there are both, so that one kind uses the time in which the other waits.
 */
import { availableParallelism } from 'node:os';

/** Share of a processor that a job gets: compilers, bundlers and tests in Node compute. */
export const COMPUTING = 1;

/** Tests in browsers mostly wait for media. */
export const WAITING_FOR_MEDIA = 0.5;

const waiting = new Set();
const running = new Set();

const sharesOf = (jobs) => [...jobs].reduce((sum, { share }) => sum + share, 0);

const isKind = (share) => (job) => job.share === share;

/** A machine with one processor runs one kind after the other. */
const fits = ({ share }) => {
  const processors = availableParallelism();
  if (running.size > 0 && sharesOf(running) + share > processors) return false;
  const ofKind = [...running].filter(isKind(share));
  const isMixed = [...waiting].some((job) => job.share !== share);
  return !isMixed || ofKind.length === 0 || sharesOf(ofKind) + share <= processors / 2;
};

const startJobs = () => {
  for (const job of waiting) {
    if (!fits(job)) continue;
    waiting.delete(job);
    running.add(job);
    job.start();
  }
};

/** Runs a job when the processors are free for it, in the order of the queue, and resolves with its result. */
export const queueJob = async (share, run) => {
  const job = { share };
  await new Promise((start) => {
    job.start = start;
    waiting.add(job);
    startJobs();
  });
  try {
    return await run();
  } finally {
    running.delete(job);
    startJobs();
  }
};
