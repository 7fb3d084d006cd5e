import type { Verdict } from '../../../src/diagnosis/diagnosis.js';
import type { DebuggerText } from '../../../src/messages/generated/debugger/index.js';
import type { FieldLabel } from './fields.js';

/** The fields of the context editor for fields of the viewer. */
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

const withLabels = (text: string, translate: DebuggerText): string =>
  text.replace(/`(viewer(?:\.\w+)+)`/g, (code, path: string) => {
    const label = Object.hasOwn(LABELS, path) ? LABELS[path] : undefined;
    return label === undefined
      ? code
      : `${translate('section-context')} › ${translate(`context-field-${label}`)}`;
  });

/** A verdict with the fields of the context editor in place of those of the viewer. */
export const withFieldLabels = (verdict: Verdict, translate: DebuggerText): Verdict => ({
  ...verdict,
  nextStep: withLabels(verdict.nextStep, translate),
  note: withLabels(verdict.note, translate),
});
