import type { Finding } from '../finding.js';
import type { Embed } from '../schema/embed.js';
import { ads } from './ads.js';
import { analytics } from './analytics.js';
import { layeredBulk } from './bulk.js';
import { categories } from './categories.js';
import { controls } from './controls.js';
import { description, tags } from './description.js';
import { deviceType } from './device-type.js';
import { resolveFinding } from './findings.js';
import { embedUrls } from './embed-urls.js';
import { hostedPlayerUrl } from './hosted-player.js';
import { identity } from './identity.js';
import { look } from './look.js';
import { playback } from './playback.js';
import type { PlayerConfig } from './player-config.js';
import type { ResolveOptions } from './resolve-options.js';
import { scrollMode } from './scroll-mode.js';
import { size } from './size.js';
import { source } from './source.js';
import { subtitles } from './subtitles.js';
import type { Viewer } from '../viewer.js';
import { watermark } from './watermark.js';
import { rootWire } from './wire.js';
import { text } from './wire-value.js';
import { dateTime } from './wire-format.js';

export type { ResolveOptions, StreamRequest } from './resolve-options.js';

/** What an embed means for one viewer, and what is worth telling about it. */
export interface ResolvedEmbed {
  readonly config: PlayerConfig;
  readonly findings: readonly Finding[];
}

/**
 * Reads an embed object (spec 2.5), an embed template (spec 2.6) or a published embed as one
 * viewer's player configuration.
 *
 * It is total: whatever JSON it is given, it returns a configuration that holds the invariants of
 * `PlayerConfig`, and a finding for each value it could not read. It never throws and changes
 * nothing it is given. Only the kept wire values (unknown ads, subtitles) are the input's own objects.
 */
export const resolveEmbed = (
  embed: Embed,
  viewer: Viewer = {},
  options: ResolveOptions = {},
): ResolvedEmbed => {
  const findings: Finding[] = [];
  const wire = rootWire(embed, (id, path, shown) => {
    findings.push(resolveFinding(id, path, shown));
  });
  const { bulk, settings } = layeredBulk(wire, viewer, options);
  const { state, source: content } = source(wire, options);
  const device = deviceType(viewer);
  const config: PlayerConfig = {
    identity: identity(wire),
    title: text(wire, 'title'),
    description: description(wire),
    tags: tags(wire),
    urls: embedUrls(wire),
    createdAt: dateTime(wire, 'created_at'),
    bulk,
    device,
    state,
    source: content,
    hostedPlayerUrl: hostedPlayerUrl(wire),
    size: size(settings),
    playback: playback(settings),
    controls: controls(settings),
    look: look(settings),
    watermark: watermark(settings),
    scrollMode: scrollMode(settings),
    ads: ads(settings, { device, duration: content?.duration ?? null, options }),
    subtitles: subtitles(wire),
    categories: categories(wire),
    analytics: analytics(wire),
  };
  return { config, findings };
};
