import type { Overlay } from '../../../resolve/player-config.js';
import { guardedTracker } from '../guarded.js';
import type { VastAd, VastNonLinear } from '../../../vast/vast-ad.js';
import { AdFailure } from './ad-failure.js';
import { askForAds } from './ad-question.js';
import type { BreakSetting } from './linear-break.js';
import { OverlayAd, type OverlayCreative } from './overlay-ad.js';
import { loadPicture } from './picture.js';

/** What showing an overlay needs beside what a break does. */
export interface OverlaySetting extends BreakSetting {
  /** Overlays that are on; a linear ad covers them. */
  readonly shown: Set<OverlayAd>;
  /** Whether a linear break is under way. */
  readonly isCovered: () => boolean;
}

/** What of an answer can be shown over the content. Throws AdFailure: 201 for a linear ad, 503 when there is nothing. */
const nonLinearsOf = ({ nonLinears, linear }: VastAd): readonly VastNonLinear[] => {
  const shown = nonLinears.filter(({ image, text }) => image !== null || text !== null);
  if (shown.length > 0) return shown;
  if (linear !== null) throw new AdFailure(201, 'The ad is linear, and the slot is for overlays.');
  throw new AdFailure(503, 'The ad has neither a picture nor a text.');
};

/** The overlay on the stage, not shown yet. Throws AdFailure when none of them can be. */
const placed = async (vast: VastAd, overlay: Overlay, setting: OverlaySetting) => {
  const { stage, options, signal } = setting;
  const details = detailsOf(vast, overlay);
  let failure: unknown;
  for (const nonLinear of nonLinearsOf(vast)) {
    try {
      const { image } = nonLinear;
      const limit = options.settings.mediaTimeout;
      const picture = image === null ? null : await loadPicture(image, limit, signal);
      const tracker = guardedTracker(vast.tracker);
      return new OverlayAd({ nonLinear, picture, overlay, details, tracker }, stage);
    } catch (error) {
      signal.throwIfAborted();
      failure = error;
    }
  }
  throw failure;
};

const detailsOf = (vast: VastAd, { ad }: Overlay): OverlayCreative['details'] => ({
  position: 'overlay',
  id: vast.id || ad.id,
  title: vast.title || ad.title,
  path: ad.path,
  linearity: 'non-linear',
  tag: vast.tag,
  duration: null,
  skipAfter: null,
  index: 1,
  count: 1,
});

/** Shows one answer to its end. Throws AdFailure when it cannot be shown; its servers are told. */
const showVast = async (vast: VastAd, overlay: Overlay, setting: OverlaySetting): Promise<void> => {
  const { stage, signal, shown, isCovered } = setting;
  try {
    const ad = await placed(vast, overlay, setting);
    shown.add(ad);
    ad.isCovered = isCovered();
    await ad.run(signal);
    shown.delete(ad);
  } catch (error) {
    if (!signal.aborted) guardedTracker(vast.tracker).error(AdFailure.of(error).code);
    throw error;
  }
  stage.tell('adend', { position: 'overlay', ad: detailsOf(vast, overlay) });
};

/** Shows the first of an ad object's answers that can be shown. Throws AdFailure when there is none to ask for. */
const showFirst = async (
  overlay: Overlay,
  setting: OverlaySetting,
  fail: (error: unknown) => void,
): Promise<void> => {
  const { stage, options, signal } = setting;
  const { ad } = overlay;
  if (ad.kind !== 'tag') throw new AdFailure(200, 'The ad object is none for an overlay.');
  const { loadVast, settings } = options;
  const timeout = settings.requestTimeout;
  const question = { ad, position: 'overlay' as const, stage, loadVast, timeout, signal };
  for (const vast of await askForAds(question)) {
    try {
      await showVast(vast, overlay, setting);
      return;
    } catch (error) {
      fail(error);
    }
  }
};

/** Shows an overlay to its end, and tells of whatever goes wrong. Rejects only when the signal aborts. */
export const showOverlay = async (overlay: Overlay, setting: OverlaySetting): Promise<void> => {
  const { stage, signal } = setting;
  const fail = (error: unknown): void => {
    signal.throwIfAborted();
    const { code, message } = AdFailure.of(error);
    stage.tell('aderror', { position: 'overlay', errorCode: code, message });
  };
  await showFirst(overlay, setting, fail).catch(fail);
};
