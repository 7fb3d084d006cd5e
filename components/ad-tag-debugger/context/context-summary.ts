import type { DebuggerMessages } from '../locales/messages.js';
import { type DebuggerContext, withheldIn } from './fields.js';
import type { Moment } from './viewers.js';

const pageName = (url: string): string =>
  URL.canParse(url) ? new URL(url).host + new URL(url).pathname : '';

const flagOf = (value: string | undefined): '' | '0' | '1' =>
  value === '0' || value === '1' ? value : '';

/** The context in one line. */
export const contextSummary = (
  context: DebuggerContext,
  { now }: Moment,
  { context: texts }: DebuggerMessages,
): string => {
  const withheld = withheldIn(context);
  return [
    pageName(context['page-url'] ?? ''),
    texts.tcf[flagOf(context['gdpr'])],
    withheld.length === 0 ? texts.nothingWithheld : texts.withheld(withheld.join(', ')),
    `${texts.moments[context['moment'] === 'fixed' ? 'fixed' : 'live']} ${new Date(now).toISOString()}`,
  ]
    .filter((text) => text !== '')
    .join(' · ');
};
