import type { DebuggerText } from '../../../src/messages/generated/debugger/index.js';
import { type DebuggerContext, type FieldLabel, withheldIn } from './fields.js';
import type { Moment } from './viewers.js';

const LABELS: Readonly<Record<string, FieldLabel>> = {
  'viewer.page.url': 'page-url',
  'viewer.page.referrer': 'referrer',
  'viewer.page.title': 'page-title',
  'viewer.page.language': 'language',
  'viewer.page.correlator': 'correlator',
  'viewer.player.width': 'size',
  'viewer.player.height': 'size',
  'viewer.player.muted': 'muted',
  'viewer.device.latLong': 'lat-long',
  'viewer.consent.gdprApplies': 'gdpr',
  'viewer.consent.addtlConsent': 'addtl',
  'viewer.consent.uspString': 'usp',
  'viewer.consent.coppa': 'coppa',
};

/** What the texts of a verdict call a field of the viewer that the context editor has. */
export const fieldName = (path: string, translate: DebuggerText): string | undefined => {
  const label = Object.hasOwn(LABELS, path) ? LABELS[path] : undefined;
  return label === undefined
    ? undefined
    : `${translate('section-context')} › ${translate(`context-field-${label}`)}`;
};

const pageName = (url: string): string =>
  URL.canParse(url) ? new URL(url).host + new URL(url).pathname : '';

const flagOf = (value: string | undefined): 'unknown' | 'yes' | 'no' =>
  value === '1' ? 'yes' : value === '0' ? 'no' : 'unknown';

export const contextSummary = (
  context: DebuggerContext,
  { now }: Moment,
  translate: DebuggerText,
): string => {
  const withheld = withheldIn(context);
  return [
    pageName(context['page-url'] ?? ''),
    translate(`context-tcf-${flagOf(context['gdpr'])}`),
    withheld.length === 0
      ? translate('context-nothing-withheld')
      : translate('context-withheld', { names: withheld.join(', ') }),
    `${translate(`context-moment-${context['moment'] === 'fixed' ? 'fixed' : 'live'}`)} ${new Date(now).toISOString()}`,
  ]
    .filter((text) => text !== '')
    .join(' · ');
};
