import { companionOf, offerCompanions } from '../ads/companion-slots.js';
import type { CompanionData } from '../playback/ad-companion.js';
import { AdEvent } from '../playback/ad-event.js';
import { fields } from '../untrusted-fields.js';
import type { CompanionCommand } from './frame-messages.js';
import type { FramePlayback } from './frame-playback.js';
import { receivedAddress, readAdEvent, readList, readLongText, readSize } from './frame-ad-data.js';
import { readText } from './frame-data.js';

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

export interface FramedCompanions {
  readonly frame: HTMLIFrameElement;
  readonly playback: FramePlayback;
  readonly send: (command: CompanionCommand, key: number) => void;
}

/** Emits companions that the frame offers, and shows those that nothing in the page took in its slots. */
export const offerFramedCompanions = (
  details: unknown,
  { frame, playback, send }: FramedCompanions,
): void => {
  const read = readAdEvent('adstart', details);
  if (read === null) return;
  // The event of these companions ends those of the ad before, and is dispatched below.
  const started = Promise.resolve().then(() => startOf(playback));
  const ended = started.then(async () => {
    await next(playback, ENDS);
  });
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
