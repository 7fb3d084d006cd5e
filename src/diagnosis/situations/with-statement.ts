import type { Evidence } from '../evidence/evidence.js';
import { onOneLine } from '../evidence/quote.js';
import { dayOutside } from '../input/flight-dates.js';
import type { VerdictId } from '../verdict-parameters.js';
import { about, requestOf, type SituationMatch } from './situation.js';

/** Whether a verdict only says that there was no ad. */
const isGeneral = ({ verdict: { id, params } }: SituationMatch): boolean => {
  if (id === 'no-ad' || id === 'no-ad-after-wrapper') return params.reason === 'unknown';
  return id === 'error-code' && /^(?:303|1009)$/.test(params.code);
};

/** The verdict about an empty response that a person says only some viewers get. */
export const withAround = (match: SituationMatch, { input, chains }: Evidence): SituationMatch => {
  const scope = input.around?.scope;
  if (!scope || !isGeneral(match)) return match;
  const params = { ...requestOf(chains[0]), by: scope.by, quote: onOneLine(scope.quote) };
  const { path, others = [] } = match;
  return { ...about('ad-server', { id: 'no-ad-for-some', params }, path), others };
};

/** Verdicts by which nothing else is known to keep an ad from being shown. */
const OPEN: readonly VerdictId[] = [
  ...(['not-requested', 'input-unknown', 'no-ad', 'no-ad-after-wrapper', 'tag-copied'] as const),
];

/** The verdict about a message that says that the campaign of its tag does not run now. */
export const withFlight = (match: SituationMatch, evidence: Evidence): SituationMatch => {
  const { input, now = null, chains } = evidence;
  const day = input.flight && now !== null ? dayOutside(input.flight, now) : null;
  if (day === null || !OPEN.includes(match.verdict.id)) return match;
  const { path, others = [] } = match;
  const owner = day.isOver ? 'ad-server' : 'nobody';
  return {
    ...about(owner, { id: 'campaign-dates', params: { ...requestOf(chains[0]), ...day } }, path),
    others,
  };
};
