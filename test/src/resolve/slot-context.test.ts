import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expandAdTag } from '../../../src/ad-tags/expand-ad-tag.js';
import { adTagContext, slottedAds } from '../../../src/resolve/slot-context.js';
import { resolveEmbed } from '../../../src/resolve/resolve-embed.js';

const ad = (id: string, source_url: string) => ({
  adv_type: 'dart',
  id,
  type: 'linear',
  title: id,
  source_url,
  replace_rules: [{ subject: '[url]', value: 'url-primary' }],
});

const embed = {
  id: '7',
  public_id: 'pub7',
  title: 'A film',
  tags: 'news, sport',
  primary_url: 'https://one.example/?a=1',
  video: { id: '42', title: 'Film', duration: 61.4, url_video: 'https://cdn.example/42.mp4' },
  preroll: [
    ad(
      'p',
      'https://ads.test/?u=[url]&pos=[BREAKPOSITION]&id=[CONTENTID]&d=[duration]&l=[livestream]',
    ),
  ],
  midroll: [ad('m', 'https://ads.test/?k=[keywords]&pos=[BREAKPOSITION]')],
  postroll: ad('q', 'https://ads.test/?v=[CONTENTURI]&pos=[BREAKPOSITION]'),
  overlay_initial: ad('i', 'https://ads.test/?pos=[BREAKPOSITION]'),
  overlay_main: ad('o', 'https://ads.test/?pos=[BREAKPOSITION]'),
};

const viewer = { page: { url: 'https://news.example/a' } } as const;

const urls = (): readonly (readonly [string, string, string])[] => {
  const { config } = resolveEmbed(embed, viewer);
  return slottedAds(config).flatMap(({ slot, position, ad: slotted }) =>
    slotted.kind === 'tag'
      ? slotted.tags.map((tag) => {
          const context = adTagContext(config, slotted, viewer, position);
          return [slot, expandAdTag(tag, context).url, context.path ?? ''] as const;
        })
      : [],
  );
};

test('every ad of a config is requested with the values of its embed, content and slot', () => {
  assert.deepEqual(urls(), [
    [
      'preroll',
      'https://ads.test/?u=https%3A%2F%2Fone.example%2F%3Fa%3D1&pos=1&id=news.example%2042&d=61&l=0',
      '/preroll/0/source_url',
    ],
    ['overlayInitial', 'https://ads.test/?pos=0', '/overlay_initial/source_url'],
    ['overlayMain', 'https://ads.test/?pos=0', '/overlay_main/source_url'],
    ['midroll', 'https://ads.test/?k=news,sport&pos=2', '/midroll/0/source_url'],
    [
      'postroll',
      'https://ads.test/?v=https%3A%2F%2Fcdn.example%2F42.mp4&pos=3',
      '/postroll/source_url',
    ],
  ]);
});

test('the context of an ad has what is known of the embed and its content, and nothing empty', () => {
  const { config } = resolveEmbed(embed, viewer);
  const [{ ad: first } = assert.fail()] = slottedAds(config);
  assert.ok(first.kind === 'tag');
  const { content, embed: embedValues, slot } = adTagContext(config, first, viewer, 'preroll');
  assert.deepEqual(content, {
    id: '42',
    title: 'Film',
    url: 'https://cdn.example/42.mp4',
    duration: 61.4,
    live: false,
  });
  assert.deepEqual(embedValues, {
    id: 'pub7',
    title: 'A film',
    tags: ['news', 'sport'],
    primaryUrl: 'https://one.example/?a=1',
    secondaryUrl: null,
    tertiaryUrl: null,
  });
  assert.deepEqual(slot, { position: 'preroll', adCount: 1 });
});

test('the context of an ad in a live says so, with the description and the other addresses', () => {
  const live = {
    description: 'About it.',
    secondary_url: 'https://two.example/',
    tertiary_url: 'https://three.example/',
    live: { id: '9', title: 'Now', url_hls: 'https://cdn.example/9.m3u8' },
    preroll: ad('p', 'https://ads.test/'),
  };
  const { config } = resolveEmbed(live as unknown as typeof embed, viewer);
  const [{ ad: first } = assert.fail()] = slottedAds(config);
  assert.ok(first.kind === 'tag');
  const { content, embed: embedValues } = adTagContext(config, first, viewer, 'preroll');
  assert.deepEqual(
    [content?.live, content?.description, content?.id, content?.title],
    [true, 'About it.', '9', 'Now'],
  );
  assert.deepEqual(
    [embedValues?.secondaryUrl, embedValues?.tertiaryUrl, 'id' in (embedValues ?? {})],
    ['https://two.example/', 'https://three.example/', false],
  );
});
