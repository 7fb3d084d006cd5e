import type { Entry } from './entries.js';
import type { DebuggerText } from '../../src/messages/generated/debugger/index.js';

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
