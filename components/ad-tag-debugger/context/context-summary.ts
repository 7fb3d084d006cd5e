import type { DebuggerText } from '../../../src/messages/generated/debugger/index.js';
import { type DebuggerContext, withheldIn } from './fields.js';
import type { Moment } from './viewers.js';

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
