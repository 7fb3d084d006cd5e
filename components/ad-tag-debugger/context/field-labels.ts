import type { DebuggerText } from '../../../src/messages/generated/debugger/index.js';
import type { FieldLabel } from './fields.js';

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
