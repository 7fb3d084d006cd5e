import type { Evidence } from '../evidence/evidence.js';
import { onOneLine } from '../evidence/quote.js';
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
  const [chain] = chains;
  const place = chain === undefined ? { host: '', slot: null, device: null } : requestOf(chain);
  const params = { ...place, by: scope.by, quote: onOneLine(scope.quote) };
  const { path, others = [] } = match;
  return { ...about('ad-server', { id: 'no-ad-for-some', params }, path), others };
};
