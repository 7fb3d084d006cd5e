import type { Viewer } from '../viewer.js';
import type { PlannedTag } from './diagnosis-plan.js';
import { hostOf } from './evidence/url-host.js';

/** What is known of the viewer for whom an ad tag was expanded; null is not known. */
export interface AssumedContext {
  readonly pageHost: string | null;
  readonly gdprApplies: boolean | null;
  readonly hasConsentString: boolean;
}

const dependsOnViewer = ({ expanded }: PlannedTag): boolean =>
  expanded.expansions.some(({ source }) => source === 'page' || source === 'consent');

/** What the verdict about these tags assumes of the page and the consent; null if no macro in them depends on either. */
export const assumedContext = (
  tags: readonly PlannedTag[],
  { page, consent }: Viewer,
): AssumedContext | null => {
  if (!tags.some(dependsOnViewer)) return null;
  const host = hostOf(typeof page?.url === 'string' ? page.url : '');
  const { tcString, gppString } = consent ?? {};
  const isGiven = (text: unknown): boolean => typeof text === 'string' && text !== '';
  return {
    pageHost: host === '' ? null : host,
    gdprApplies: typeof consent?.gdprApplies === 'boolean' ? consent.gdprApplies : null,
    hasConsentString: isGiven(tcString) || isGiven(gppString),
  };
};
