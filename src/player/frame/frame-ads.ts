import { AdBreakStartEvent } from '../playback/ad-break-start-event.js';
import { receivedAd, readAdEvent } from './frame-ad-data.js';
import { type FramedCompanions, offerFramedCompanions } from './frame-companions.js';
import type { AdBreakReply } from './frame-messages.js';
import type { FrameAds } from './report-queue.js';

const responseTo = async (event: AdBreakStartEvent): Promise<AdBreakReply['response']> => {
  try {
    const response = await event.response;
    if (response === null || response === undefined) return null;
    return typeof response === 'string' || response instanceof URL ? String(response) : '';
  } catch {
    return '';
  }
};

/** Sends the ads that the listeners of an event give, if it is the start of a numbered break. */
const reply = async (port: MessagePort, adBreak: unknown, event: Event | null): Promise<void> => {
  if (typeof adBreak !== 'number' || !(event instanceof AdBreakStartEvent)) return;
  const response = await responseTo(event);
  port.postMessage({ adBreak, response } satisfies AdBreakReply);
};

export interface FrameAdsOptions extends FramedCompanions {
  readonly onReport: (event: Event | null) => void;
}

export const frameAds = (options: FrameAdsOptions): FrameAds => ({
  readAd: receivedAd,
  receive: ({ event, details, adBreak }, port) => {
    if (event === 'adcompanions') {
      offerFramedCompanions(details, options);
      return;
    }
    const read = readAdEvent(event, details);
    options.onReport(read);
    void reply(port, adBreak, read);
  },
});
