import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { DOCUMENTS } from '../../../../demo/sandbox/ad-server/documents.js';
import { locations } from '../../../../demo/sandbox/locations.js';
import { readSeed, type Seed, SHIPPED_SEED } from '../../../../demo/sandbox/seed/seed.js';
import { expandAdTag } from '../../../../src/ad-tags/expand-ad-tag.js';
import {
  CODE_FORMATS,
  CodeUnavailableError,
  renderCode,
} from '../../../../src/render/render-code.js';
import type { Ad, Ads, PlayerConfig } from '../../../../src/resolve/player-config.js';
import { resolveEmbed } from '../../../../src/resolve/resolve-embed.js';
import { adTagContext, slottedAds } from '../../../../src/resolve/slot-context.js';
import { check, EmbedSchema } from '../../../../src/schema/index.js';
import type { Embed } from '../../../../src/schema/embed.js';
import { checkFields, EMBED, FIELDS } from '../../../conformance/interface/spec-fields.js';
import { ampDocument, ampValidator } from '../../../src/render/amp-validator.js';
import { writtenCode } from '../../../src/render/required-options.js';
import { openSandbox } from '../open-sandbox.js';

/** This embed is wrong on purpose. */
const BROKEN = 'invalid-fields';

/** The name of an embed in URLs: its public id if it has one, else its id. */
const nameOf = ({ id, public_id: publicId }: Embed): string => String(publicId ?? id);

const readJson = async (path: string): Promise<unknown> => {
  const { read, close } = await openSandbox({ after: () => undefined }, { log: () => undefined });
  const reply = await read(path);
  await close();
  return reply.json();
};

/** Names of the documents that an ad requests, in order. */
const documentsOf = (ad: Ad): readonly string[] =>
  ad.kind === 'tag'
    ? ad.tags.map((tag) => new URL(tag).pathname.replace(/^\/ads\/vast\/|\.xml$/g, ''))
    : [];

/** Embeds of the seed with the documents of their prerolls. */
const PREROLLS: readonly (readonly [string, string, readonly string[]])[] = [
  ['ad-breaks', 'two different ads', ['inline', 'skippable']],
  ['ad-waterfall-failures', 'a waterfall that succeeds', ['error-500', 'no-ad', 'inline']],
  ['ad-wrappers', 'three wrappers', ['wrapper-chain']],
  ['ad-pod', 'a pod', ['pod']],
  ['ad-vmap', 'a VMAP playlist', ['vmap']],
  ['ad-vast-2', 'VAST 2.0 and a wrapper', ['old', 'wrapper']],
  ['no-ad', 'no ad', ['no-ad']],
  ['ad-vpaid', 'only VPAID', ['vpaid']],
  ['ad-server-error', 'an error status', ['error-500']],
  ['ad-server-slow', 'a slow server', ['slow']],
  ['ad-server-stalled', 'a stalled server', ['stalled']],
  ['ad-truncated', 'truncated XML', ['broken']],
  ['ad-html', 'HTML', ['html']],
  ['ad-no-cors', 'a response without CORS', ['no-cors']],
  ['ad-unsupported-format', 'an unsupported format', ['no-media']],
  ['ad-missing-file', 'a missing file', ['missing-media']],
  ['ad-not-a-video', 'a file that is not a video', ['bad-media']],
  ['ad-wrapper-loop', 'a loop of wrappers', ['wrapper-loop']],
  ['ad-wrapper-nowhere', 'a wrapper without a target', ['wrapper-nowhere']],
];

/** Features that the demonstration has to show. */
const FEATURES: Readonly<Record<string, (config: PlayerConfig) => boolean>> = {
  ...Object.fromEntries(
    ['ready', 'processing', 'failed', 'empty'].map((state) => [
      `the state ${state}`,
      (config: PlayerConfig) => config.state === state,
    ]),
  ),
  ...Object.fromEntries(
    ['player', 'unchecked', 'on', 'off'].map((volume) => [
      `ad volume ${volume}`,
      ({ ads }: PlayerConfig) => ads.volume === volume,
    ]),
  ),
  'all analytics': ({ analytics }) => new Set(analytics.map(({ provider }) => provider)).size === 4,
  'a live': ({ source }) => source?.kind === 'live',
  'a public id': ({ identity }) => identity.publicId !== null,
  'an id alone': ({ identity }) => identity.publicId === null,
  'a bulk': ({ bulk }) => bulk !== null,
  'a watermark': ({ watermark }) => watermark !== null,
  'scroll mode': ({ scrollMode }) => scrollMode.enabled && scrollMode.muteOnMouseOver,
  'a known destroy event': ({ scrollMode }) => scrollMode.destroyOn.some(({ known }) => known),
  'an unknown destroy event': ({ scrollMode }) => scrollMode.destroyOn.some(({ known }) => !known),
  'a skippable preroll': ({ ads }) => ads.preroll.length > 0 && ads.skip !== null,
  'midrolls at given times': ({ ads }) => ads.midroll.some(({ at }) => at !== null),
  'several midrolls': ({ ads }) => ads.midroll.length > 1,
  'a postroll': ({ ads }) => ads.postroll.length > 0,
  'an initial overlay': ({ ads }) => ads.overlayInitial.length > 0,
  'a main overlay with a size': ({ ads }) =>
    ads.overlayMain.some(({ maxWidth }) => maxWidth !== null),
  'a waterfall': ({ ads }) => ads.preroll.some((ad) => ad.kind === 'tag' && ad.tags.length > 1),
  'a hosted video ad': ({ ads }) => ads.preroll.some(({ kind }) => kind === 'video'),
  'mobile ads': ({ ads, device }) => device === 'mobile' && ads.preroll.length > 0,
  'subtitles in two languages': ({ subtitles }) => subtitles.tracks.length > 1,
  categories: ({ categories }) => categories.length > 0,
  'a portrait video': ({ size }) => size.aspectRatio < 1,
  'a cropped video': ({ size }) => size.crop,
  'a background image': ({ look }) => look.backgroundImage !== null,
  'no control bar': ({ controls }) => !controls.visible,
  'no seeking': ({ controls }) => !controls.seekable,
  'picture-in-picture': ({ playback }) => playback.pictureInPicture,
  'muted autoplay': ({ playback }) => playback.autoplay && playback.muted,
};

const REPLACE_RULES = [
  'random-number',
  'url-video',
  'url-page',
  'url-primary',
  'url-secondary',
  'url-tertiary',
  'weather-report',
];

describe('the shipped seed', () => {
  let seed: Seed = [];
  const embeds = new Map<string, Embed>();
  before(async () => {
    seed = await readSeed(SHIPPED_SEED);
    const all = (await readJson('/rest/embed.json')) as readonly Embed[];
    for (const embed of all) embeds.set(nameOf(embed), embed);
  });

  const embedOf = (id: string): Embed => embeds.get(id) ?? ({} as Embed);

  const adsOf = (id: string): Ads => resolveEmbed(embedOf(id), { device: 'desktop' }).config.ads;

  it('has embeds with the fields of the specification', () => {
    assert.ok(embeds.size > 50);
    for (const [id, embed] of embeds) {
      if (id === BROKEN) continue;
      const checked = check(EmbedSchema, embed);
      assert.deepEqual(checked.ok ? [] : checked.problems, [], id);
      checkFields(embed, EMBED, `embed ${id}`);
    }
  });

  it('has preview pictures that exist, and none that most embeds share', () => {
    const counts = new Map<string, number>();
    for (const { config } of [...embeds.values()].map((embed) => resolveEmbed(embed, {}))) {
      const path = new URL(config.source?.poster ?? 'http://sandbox.test/none').pathname;
      if (path.startsWith('/media/')) counts.set(path, (counts.get(path) ?? 0) + 1);
    }
    for (const path of counts.keys())
      assert.ok(existsSync(join(locations.media, path.slice('/media/'.length))), path);
    assert.ok(counts.size >= 8, [...counts.keys()].join());
    for (const [path, count] of counts) assert.ok(count < embeds.size / 4, `${path}: ${count}`);
  });

  it('has the same embeds in generation 2', async () => {
    const { data } = (await readJson('/rest/v2/embed.json')) as { data: readonly Embed[] };
    assert.deepEqual(data, [...embeds.values()]);
  });

  it('has templates with the fields of the specification', async () => {
    const { data } = (await readJson('/rest/v2/embedtemplate.json')) as { data: readonly object[] };
    assert.equal(data.length, 2);
    for (const template of data) checkFields(template, FIELDS.template, 'a template');
  });

  it('shows every feature of a player configuration', () => {
    const configs = (['desktop', 'mobile'] as const).flatMap((device) =>
      [...embeds.values()].map((embed) => resolveEmbed(embed, { device }).config),
    );
    for (const [feature, isShown] of Object.entries(FEATURES))
      assert.ok(configs.some(isShown), feature);
  });

  it('shows every replace rule, video and live at once, and several bulks', () => {
    const text = JSON.stringify(seed);
    for (const rule of REPLACE_RULES) assert.ok(text.includes(`"value":"${rule}"`), rule);
    const all = [...embeds.values()];
    assert.ok(all.some(({ video, live }) => Boolean(video) && Boolean(live)));
    assert.ok(all.some(({ bulks }) => Array.isArray(bulks) && bulks.length > 2));
  });

  it('has code in every format, except data for search engines of embeds that cannot be played', () => {
    for (const [id, embed] of embeds)
      for (const { format } of CODE_FORMATS) {
        const code = writtenCode(embed, format);
        if (code instanceof CodeUnavailableError)
          assert.ok(
            ['json-ld', 'video-sitemap', 'mrss'].includes(format),
            `${id}: ${code.message}`,
          );
        else assert.notEqual(code, '', `${id} ${format}`);
      }
  });

  it('has AMP code that passes the official validator', async () => {
    const validator = await ampValidator();
    for (const [id, embed] of embeds) {
      const { errors } = validator.validateString(ampDocument(renderCode(embed, 'amp')), 'AMP');
      assert.deepEqual(errors, [], id);
    }
  });

  for (const [id, what, documents] of PREROLLS) {
    it(`shows ${what} in the prerolls of ${id}`, () => {
      assert.deepEqual(adsOf(id).preroll.flatMap(documentsOf), documents);
    });
  }

  it('has different ads before, during and after ad-breaks', () => {
    const { preroll, midroll, postroll } = adsOf('ad-breaks');
    const [only] = midroll;
    assert.deepEqual([midroll.length, only?.at], [1, 12]);
    const ads = [...preroll, ...midroll.map(({ ad }) => ad), ...postroll];
    assert.deepEqual(ads.flatMap(documentsOf), ['inline', 'skippable', 'progress', 'viewable']);
  });

  it('lets viewers skip the ad of ad-skippable after a second', () => {
    assert.deepEqual(adsOf('ad-skippable').skip, { after: 1 });
  });

  it('has early overlays of every kind in overlays-timed and overlay-fixed', () => {
    const timed = adsOf('overlays-timed');
    const times = [...timed.overlayInitial, ...timed.overlayMain].map(
      ({ ad, after, stay, delay, fixed }) => [documentsOf(ad)[0], after, stay, delay, fixed],
    );
    assert.deepEqual(times, [
      ['non-linear', 1, 3, 0, false],
      ['non-linear-text', 6, 4, 3, false],
    ]);
    const [fixed] = adsOf('overlay-fixed').overlayMain;
    assert.deepEqual(
      [fixed?.fixed, fixed?.stay, fixed?.maxWidth, fixed?.maxHeight],
      [true, null, { value: 320, unit: 'px' }, { value: 60, unit: 'px' }],
    );
  });

  it('has a hosted video ad with a destination in ad-hosted', () => {
    const [ad] = adsOf('ad-hosted').preroll;
    assert.ok(ad?.kind === 'video');
    assert.match(ad.url ?? '', /\/media\/short-advert\.mp4$/);
    assert.match(ad.destinationUrl ?? '', /\/ads\/landing$/);
  });

  it('uses the IMA SDK only in ads-by-ima', () => {
    const ids = [...embeds.keys()].filter((id) => adsOf(id).manager === 'ima');
    assert.deepEqual(ids, ['ads-by-ima']);
  });

  it('measures audience-beacons with the beacons of the sandbox', () => {
    const [ama] = resolveEmbed(embedOf('audience-beacons'), {}).config.analytics;
    assert.equal(ama?.provider, 'ama');
    const { pathname, search } = new URL(ama.settings['url_beacon'] ?? '');
    assert.equal(pathname + search, '/analytics/beacon.xml?run=audience-beacons');
  });

  it('has only ad tags that request existing documents', () => {
    let tags = 0;
    for (const [id, embed] of embeds) {
      if (id === BROKEN) continue;
      const { config } = resolveEmbed(embed, {});
      for (const { ad, position } of slottedAds(config)) {
        if (ad.kind !== 'tag') continue;
        for (const tag of ad.tags) {
          const { url } = expandAdTag(tag, adTagContext(config, ad, {}, position));
          const { pathname } = new URL(url);
          assert.ok(DOCUMENTS.has(pathname.replace(/^\/ads\/vast\/|\.xml$/g, '')), url);
          tags += 1;
        }
      }
    }
    assert.ok(tags > 40, `${tags} tags`);
  });
});
