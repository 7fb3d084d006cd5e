import type { Evidence } from '../evidence/evidence.js';
import { dayOutside } from '../input/flight-dates.js';
import type { VerdictId } from '../verdict-parameters.js';
import { about, requestOf, type SituationMatch } from './situation.js';

/** Verdicts by which nothing else is known to keep an ad from being shown. */
const OPEN: readonly VerdictId[] = [
  ...(['not-requested', 'input-unknown', 'no-ad', 'no-ad-after-wrapper', 'tag-copied'] as const),
];

/** The verdict about a message that says that the campaign of its tag does not run now. */
export const withFlight = (match: SituationMatch, evidence: Evidence): SituationMatch => {
  const { input, now = null, chains } = evidence;
  const day = input.flight && now !== null ? dayOutside(input.flight, now) : null;
  if (day === null || !OPEN.includes(match.verdict.id)) return match;
  const [chain] = chains;
  const place = chain === undefined ? { host: '', slot: null, device: null } : requestOf(chain);
  const { path, others = [] } = match;
  const owner = day.isOver ? 'ad-server' : 'nobody';
  return { ...about(owner, { id: 'campaign-dates', params: { ...place, ...day } }, path), others };
};
