import type { RecordMessage } from '../frame/frame-messages.js';
import { recordAds } from './ad-recorder.js';

/** Milliseconds between two messages with the record, which may be large. */
const MIN_INTERVAL_MS = 250;

/** Records the ads of this frame, and sends the record of its player to a page after each change. */
export const serveRecord = (port: MessagePort): void => {
  const recorder = recordAds();
  let isDue = false;
  const send = (): void => {
    isDue = false;
    const [adRecord] = recorder.record.players;
    if (adRecord !== undefined) port.postMessage({ adRecord } satisfies RecordMessage);
  };
  recorder.addEventListener('change', () => {
    if (isDue) return;
    isDue = true;
    setTimeout(send, MIN_INTERVAL_MS);
  });
  send();
};
