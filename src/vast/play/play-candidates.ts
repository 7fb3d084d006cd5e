import type { Deadline } from '../request/deadline.js';
import type { AdCandidate, AdCandidates, CandidateResult } from '../vast-ad.js';

/** Plays a candidate. `done` ends the response, whatever ads it still has. */
export type Play = (candidate: AdCandidate) => Promise<CandidateResult | 'done'>;

/** Plays the candidates of a response. The clock of the deadline is stopped while they play. Rejects if none played. */
export const playCandidates = async (
  candidates: AdCandidates,
  deadline: Deadline,
  play: Play,
): Promise<void> => {
  let step = await candidates.next();
  while (!step.done) {
    deadline.pause();
    const result = await play(step.value);
    if (result === 'done') return;
    if (result === 'played') deadline.reset();
    deadline.start();
    step = await candidates.next(result);
  }
  if (step.value !== 'played') throw step.value;
};
