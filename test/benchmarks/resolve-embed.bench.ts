import { resolveEmbed } from '../../src/resolve/resolve-embed.js';
import type { Embed } from '../../src/schema/embed.js';
import { embed } from './embed.js';
import { compare } from './measure.js';

const json = JSON.stringify(embed);
const parsed = JSON.parse(json) as Embed;
const viewer = { device: 'desktop', page: { url: 'https://news.example/sport/1' } } as const;

const { config, findings } = resolveEmbed(parsed, viewer);
const { preroll, midroll, postroll, overlayInitial, overlayMain } = config.ads;
const ads = [preroll, midroll, postroll, overlayInitial, overlayMain].flat().length;
if (ads !== 10 || findings.length > 0) {
  throw new Error(`Ten ads and no finding were expected: ${ads}, ${JSON.stringify(findings)}`);
}

compare({
  what: `An embed of ten ads, resolved (${json.length} bytes of JSON)`,
  baseline: { name: 'JSON.parse of the embed', run: () => JSON.parse(json) as unknown },
  subject: { name: 'resolveEmbed', run: () => resolveEmbed(parsed, viewer) },
  most: 1,
});
