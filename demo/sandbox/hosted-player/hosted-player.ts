import '../../../components/media-embed-player/define.js';
import { amaBeacon } from '../../../components/analytics/ama-beacon.js';
import {
  attachAnalytics,
  registerAnalytics,
} from '../../../components/analytics/analytics-registry.js';
import type { ConsentReading } from '../../../components/browser/consent-reading.js';
import { browserViewer } from '../../../components/browser/viewer.js';
import { withholdingReason } from '../../../components/browser/withheld-macros.js';
import { servePlayback } from '../../../components/frame-protocol/serve-playback.js';
import { resolveEmbed } from '../../../src/resolve/resolve-embed.js';
import { slottedAds } from '../../../src/resolve/slot-context.js';
import type { Embed } from '../../../src/schema/embed.js';
import { followChoices } from './viewer-choices.js';
import { wishesOf } from './wishes.js';

/** The published embed that the page carries. */
const readEmbed = (): Embed =>
  JSON.parse(document.querySelector('#embed')?.textContent ?? '{}') as Embed;

/** Puts our player in the place of the video that plays without script. */
const start = async (place: Element, signal: AbortSignal): Promise<void> => {
  const { bulkLabel, autoplay, muted } = wishesOf(location);
  const options = bulkLabel === null ? {} : { bulkLabel };
  const { config } = resolveEmbed(readEmbed(), browserViewer(), options);
  const player = document.createElement('media-embed-player');
  player.lang = navigator.language;
  player.autoplay = autoplay;
  player.defaultMuted = muted;
  player.config = config;
  let known: ConsentReading | null = null;
  const choices = followChoices((reading) => {
    known = reading;
    player.viewer = { consent: reading.consent };
  }, signal);
  const allowed = (): boolean => known !== null && withholdingReason(known) === null;
  registerAnalytics('ama', amaBeacon({ allowed }));
  // An ad tag tells who watches: it waits for what the viewer says to that.
  if (slottedAds(config).length > 0) await choices;
  place.replaceChildren(player);
  attachAnalytics(player, config, signal);
  servePlayback(player, { signal });
};

const place = document.querySelector('main');
// Nothing but the end of the page ends its player.
if (place !== null) void start(place, new AbortController().signal);
