import type { Embed } from '../schema/embed.js';
import { slotDevice } from './ad-slots.js';
import { adsOf } from './ads.js';
import { analytics } from './analytics.js';
import { layeredBulk } from './bulk.js';
import { hostedPlayerUrl } from './hosted-player.js';
import { identity } from './identity.js';
import { categories, description, embedUrls, tags } from './metadata.js';
import type { PlayerConfig } from './player-config.js';
import { playback } from './playback-settings.js';
import { controlSettings, look, size } from './player-settings.js';
import type { ResolveOptions } from './resolve-options.js';
import { scrollMode } from './scroll-mode.js';
import { source } from './source.js';
import { subtitles } from './subtitles.js';
import type { Viewer } from '../viewer.js';
import { watermark } from './watermark.js';
import { readRoot } from './field-reader.js';
import type { FindingReporter } from './resolve-findings.js';
import { text } from './read-value.js';
import { dateTime } from './read-format.js';

/**
 * Reads an embed as one viewer's player configuration, as `resolveEmbed` does, and passes what is wrong with it to
 * `report`. Nothing in here has the texts of findings, which a page that only plays does not need.
 */
export const interpretEmbed = (
  embed: Embed,
  viewer: Viewer = {},
  options: ResolveOptions = {},
  report?: FindingReporter,
): PlayerConfig => {
  const fields = readRoot(embed, report);
  const { bulk, settings } = layeredBulk(fields, viewer, options);
  const { state, source: content } = source(fields, options);
  const device = slotDevice(viewer);
  return {
    identity: identity(fields),
    title: text(fields, 'title'),
    description: description(fields),
    tags: tags(fields),
    urls: embedUrls(fields),
    createdAt: dateTime(fields, 'created_at'),
    bulk,
    device,
    state,
    source: content,
    hostedPlayerUrl: hostedPlayerUrl(fields),
    size: size(settings),
    playback: playback(settings),
    controls: controlSettings(settings),
    look: look(settings),
    watermark: watermark(settings),
    scrollMode: scrollMode(settings),
    ads: adsOf(settings, { device, duration: content?.duration ?? null, options }),
    subtitles: subtitles(fields),
    categories: categories(fields),
    analytics: analytics(fields),
  };
};
