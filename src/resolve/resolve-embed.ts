import type { Finding } from '../finding.js';
import type { Embed } from '../schema/embed.js';
import { slotDevice } from './ad-slots.js';
import { adsOf } from './ads.js';
import { analytics } from './analytics.js';
import { layeredBulk } from './bulk.js';
import { resolveFinding } from './resolve-findings.js';
import { hostedPlayerUrl } from './hosted-player.js';
import { identity } from './identity.js';
import { categories, description, embedUrls, tags } from './metadata.js';
import type { PlayerConfig } from './player-config.js';
import { controlSettings, look, playback, size } from './player-settings.js';
import type { ResolveOptions } from './resolve-options.js';
import { scrollMode } from './scroll-mode.js';
import { source } from './source.js';
import { subtitles } from './subtitles.js';
import type { Viewer } from '../viewer.js';
import { watermark } from './watermark.js';
import { readRoot } from './field-reader.js';
import { text } from './read-value.js';
import { dateTime } from './read-format.js';

/** What an embed means for one viewer, and the findings about it. */
export interface ResolvedEmbed {
  readonly config: PlayerConfig;
  readonly findings: readonly Finding[];
}

/**
 * Reads an embed object (spec 2.5), an embed template (spec 2.6) or a published embed as one
 * viewer's player configuration.
 *
 * For any JSON, it returns a configuration that keeps the invariants of `PlayerConfig`, and a finding
 * for each value that it could not read. It never throws and never changes its input. Only the `raw` values of unknown ads and subtitles are the input's own objects.
 */
export const resolveEmbed = (
  embed: Embed,
  viewer: Viewer = {},
  options: ResolveOptions = {},
): ResolvedEmbed => {
  const findings: Finding[] = [];
  const fields = readRoot(embed, (id, path, found, expected) => {
    findings.push(resolveFinding(id, path, found, expected));
  });
  const { bulk, settings } = layeredBulk(fields, viewer, options);
  const { state, source: content } = source(fields, options);
  const device = slotDevice(viewer);
  const config: PlayerConfig = {
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
  return { config, findings };
};
