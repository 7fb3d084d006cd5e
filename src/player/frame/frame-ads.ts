import { companionOf, offerCompanions } from '../ads/companion-slots.js';
import { AdBreakStartEvent } from '../playback/ad-break-start-event.js';
import type { CompanionData } from '../playback/ad-companion.js';
import { AdEvent } from '../playback/ad-event.js';
import { fields } from '../untrusted-fields.js';
import {
  readAdEvent,
  readList,
  readLongText,
  readSize,
  receivedAd,
  receivedAddress,
} from './frame-ad-data.js';
import { readText } from './frame-data.js';
import type { AdBreakReply, CompanionCommand } from './frame-messages.js';
import type { FramePlayback } from './frame-playback.js';
import type { FrameAds } from './report-queue.js';

const MODES = ['default', 'end-card', 'concurrent'] as const;

const readCompanion = (sent: unknown): CompanionData => {
  const companion = fields(sent);
  return {
    key: Number(companion['key']),
    id: readText(companion['id']),
    adSlotId: readText(companion['adSlotId']),
    width: readSize(companion['width']),
    height: readSize(companion['height']),
    image: receivedAddress(companion['image']),
    iframe: receivedAddress(companion['iframe']),
    html: readLongText(companion['html']),
    altText: readText(companion['altText']),
    adParameters: readLongText(companion['adParameters']),
    clickThrough: receivedAddress(companion['clickThrough']),
    renderingMode: MODES.find((mode) => mode === companion['renderingMode']) ?? 'default',
  };
};

const ENDS = ['adend', 'adskip', 'aderror', 'adempty', 'adbreakend', 'adcompanions'];

const next = (target: EventTarget, names: readonly string[]): Promise<Event> =>
  new Promise((resolve) => {
    const controller = new AbortController();
    const onEvent = (event: Event): void => {
      controller.abort();
      resolve(event);
    };
    for (const name of names) target.addEventListener(name, onEvent, { signal: controller.signal });
  });

/** Resolves with the start of the ad that was announced; stays pending if the ad fails before. */
const startOf = (playback: FramePlayback): Promise<void> =>
  new Promise((resolve) => {
    if (playback.ad !== null) resolve();
    else
      void next(playback, ['adstart', ...ENDS]).then(({ type }) => {
        if (type === 'adstart') resolve();
      });
  });

export interface FrameAdsOptions {
  readonly frame: HTMLIFrameElement;
  readonly playback: FramePlayback;
  readonly onReport: (event: Event | null) => void;
  readonly send: (command: CompanionCommand, key: number) => void;
}

/** Emits companions that the frame offers, and shows those that nothing in the page took in its slots. */
const offerFramedCompanions = (
  details: unknown,
  { frame, playback, send }: FrameAdsOptions,
): void => {
  const read = readAdEvent('adstart', details);
  if (read === null) return;
  // The event of these companions ends those of the ad before, and is dispatched below.
  const started = Promise.resolve().then(() => startOf(playback));
  const ended = started.then(() => next(playback, ENDS));
  const companions = readList(fields(details)['companions'], readCompanion).map((data) =>
    companionOf(
      data,
      { started, ended },
      {
        loading: () => send('companionLoading', data.key),
        failed: () => send('companionFailed', data.key),
        viewed: () => send('companionViewed', data.key),
        clicked: () => send('companionClicked', data.key),
      },
    ),
  );
  const { position, ad } = read;
  offerCompanions(frame, companions, (offered) =>
    playback.dispatchEvent(new AdEvent('adcompanions', { position, ad, companions: offered })),
  );
};

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
