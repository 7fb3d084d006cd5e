import '../../../components/media-embed-player/define.js';
import { amaBeacon } from '../../../src/player/analytics/ama-beacon.js';
import { registerAnalytics } from '../../../src/player/analytics/analytics-registry.js';
import { consentBeforeAds } from '../../../src/player/consent/consent-before-ads.js';
import type { ConsentReading } from '../../../src/player/consent/consent-reading.js';
import { browserViewer } from '../../../src/player/viewer/browser-viewer.js';
import { withholdingReason } from '../../../src/player/consent/withholding-policy.js';
import { serveAmpVideo, servePlayback } from '../../../src/player/frame/index.js';
import { playRange, withCaptions } from '../../../src/player/playback/play-range.js';
import { resolveEmbed } from '../../../src/resolve/resolve-embed.js';
import type { Embed } from '../../../src/schema/embed.js';
import type { Viewer } from '../../../src/viewer.js';
import { readUrlOptions } from './url-options.js';

const readEmbed = (): Embed =>
  JSON.parse(document.querySelector('#embed')?.textContent ?? '{}') as Embed;

/** Focuses the player when the embedding page focuses the frame, so that its keys work at once. */
const takeFocus = (player: HTMLElement, signal: AbortSignal): void => {
  const take = (): void => {
    if (document.hasFocus() && document.activeElement === document.body)
      player.focus({ preventScroll: true });
  };
  // Waits until the viewer's own click or Tab key has moved the focus.
  window.addEventListener('focus', () => setTimeout(take), { signal });
  take();
};

/** Whether a page is one of the sandbox, which has two names for its one port. */
const isOfSandbox = (origin: string): boolean =>
  ['127.0.0.1', 'localhost'].some((name) => origin === `http://${name}:${location.port}`);

/** Only the element lets the player start by itself; it connects as soon as its page has time. */
const CONNECT_TIMEOUT_MS = 1_000;

const start = async (container: Element, signal: AbortSignal): Promise<void> => {
  const urlOptions = readUrlOptions(location);
  const { bulkLabel, autoplay, muted, coppa, withoutControls, amp } = urlOptions;
  const options = bulkLabel === null ? {} : { bulkLabel };
  const { config: published } = resolveEmbed(readEmbed(), browserViewer(), options);
  const config = urlOptions.captions ? withCaptions(published) : published;
  const player = document.createElement('media-embed-player');
  player.lang = navigator.language;
  player.autoplay = autoplay;
  player.defaultMuted = muted;
  player.toggleAttribute('coppa', coppa);
  if (withoutControls) player.controls = 'none';
  player.config = config;
  playRange(player, urlOptions);
  let consent: ConsentReading | null = null;
  let knowConsent: (reading: ConsentReading) => void = () => undefined;
  const firstConsent = new Promise<ConsentReading>((resolve) => (knowConsent = resolve));
  // A viewer who presses before the choices are known is measured when they are.
  const allowed = async (): Promise<boolean> =>
    !coppa && withholdingReason(consent ?? (await firstConsent)) === null;
  const viewer = (): Viewer => ({ ...browserViewer({ player }), ...player.viewer });
  registerAnalytics('ama', amaBeacon({ allowed, viewer }));
  const onConsent = (reading: ConsentReading): void => {
    consent = reading;
    knowConsent(reading);
    player.viewer = { consent: reading.consent };
  };
  await consentBeforeAds(config, onConsent, signal);
  container.replaceChildren(player);
  takeFocus(player, signal);
  servePlayback(player, {
    signal,
    takesAds: isOfSandbox,
    sharesRecord: isOfSandbox,
    waitsForAds: autoplay && !amp ? CONNECT_TIMEOUT_MS : 0,
  });
  if (amp) serveAmpVideo(player, { signal });
};

const container = document.querySelector('main');
// The player lives as long as the page.
if (container !== null) void start(container, new AbortController().signal);
