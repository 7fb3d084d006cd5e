import '../../../components/media-embed-player/define.js';
import { amaBeacon } from '../../../src/player/analytics/ama-beacon.js';
import { registerAnalytics } from '../../../src/player/analytics/analytics-registry.js';
import { consentBeforeAds } from '../../../src/player/consent/consent-before-ads.js';
import type { ConsentReading } from '../../../src/player/consent/consent-reading.js';
import { browserViewer } from '../../../src/player/viewer/viewer.js';
import { withholdingReason } from '../../../src/player/consent/withheld-macros.js';
import { serveAmpVideo, servePlayback } from '../../../src/player/frame/index.js';
import { resolveEmbed } from '../../../src/resolve/resolve-embed.js';
import type { Embed } from '../../../src/schema/embed.js';
import type { Viewer } from '../../../src/viewer.js';
import { wishesOf } from './wishes.js';

/** The published embed that the page carries. */
const readEmbed = (): Embed =>
  JSON.parse(document.querySelector('#embed')?.textContent ?? '{}') as Embed;

/** A page that gives its frame the focus means the player: its keys are heard at once. */
const takeFocus = (player: HTMLElement, signal: AbortSignal): void => {
  const take = (): void => {
    if (document.hasFocus() && document.activeElement === document.body)
      player.focus({ preventScroll: true });
  };
  // By then the viewer's own way in, by click or by Tab, has found its target.
  window.addEventListener('focus', () => setTimeout(take), { signal });
  take();
};

/** Puts our player in the place of the video that plays without script. */
const start = async (place: Element, signal: AbortSignal): Promise<void> => {
  const { bulkLabel, autoplay, muted, amp } = wishesOf(location);
  const options = bulkLabel === null ? {} : { bulkLabel };
  const { config } = resolveEmbed(readEmbed(), browserViewer(), options);
  const player = document.createElement('media-embed-player');
  player.lang = navigator.language;
  player.autoplay = autoplay;
  player.defaultMuted = muted;
  player.config = config;
  let known: ConsentReading | null = null;
  const allowed = (): boolean => known !== null && withholdingReason(known) === null;
  const viewer = (): Viewer => ({ ...browserViewer({ player }), ...player.viewer });
  registerAnalytics('ama', amaBeacon({ allowed, viewer }));
  const hear = (reading: ConsentReading): void => {
    known = reading;
    player.viewer = { consent: reading.consent };
  };
  await consentBeforeAds(config, hear, signal);
  place.replaceChildren(player);
  takeFocus(player, signal);
  servePlayback(player, { signal });
  if (amp) serveAmpVideo(player, { signal });
};

const place = document.querySelector('main');
// Nothing but the end of the page ends its player.
if (place !== null) void start(place, new AbortController().signal);
