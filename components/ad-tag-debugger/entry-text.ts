import { type Entry, statusOf } from './entries.js';
import type { DebuggerText } from '../../src/messages/generated/debugger/index.js';

export const entryStatusText = (entry: Entry, translate: DebuggerText): string => {
  const status = statusOf(entry);
  if (status.kind === 'result') return translate(`slot-result-${status.result}`);
  if (status.kind === 'failure') return translate('slot-failure', { code: status.code });
  const texts = {
    'no-url': translate('slot-no-url'),
    'not-requested': translate('slot-not-requested'),
    'no-tag': translate('slot-no-tag'),
    hosted: translate('slot-hosted'),
    'unknown-ad': translate('slot-unknown-ad'),
  };
  return texts[status.kind];
};

export const entryName = (entry: Entry, translate: DebuggerText): string => {
  const { slot, device, ad, step, steps } = entry;
  return [
    slot === null ? '' : translate(`slot-name-${slot}`),
    translate(`slot-device-${device}`),
    ad?.ad.title ?? '',
    steps > 1 ? translate('slot-step', { index: step, count: steps }) : '',
  ]
    .filter((text) => text !== '')
    .join(', ');
};
