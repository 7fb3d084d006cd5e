import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicEmbed } from '../../../src/render/public-embed.js';
import { CODE_FORMATS, CodeUnavailableError } from '../../../src/render/render-code.js';
import { resolveEmbed } from '../../../src/resolve/resolve-embed.js';
import { writtenCode } from './required-options.js';
import { sampleEmbed, SECRETS } from './sample-embed.js';

const AD = {
  id: 'a1',
  adv_type: 'dart',
  type: 'linear',
  title: 'Ad',
  source_url: 'https://ads.example/?r=[r]',
  replace_rules: [{ subject: '[r]', value: 'random-number' }],
};
const OVERLAY = {
  ...AD,
  after_time: 1,
  stay_time: 2,
  fixed: 1,
  delay_time: 3,
  max_width: '50%',
  max_height: '10',
};
const VIDEO_AD = {
  id: 'a2',
  adv_type: 'advideo',
  title: 'Creative',
  available_video: '1',
  url_video: 'https://media.example.com/a.m3u8',
  destination_url: 'https://shop.example/',
  destination_url_title: 'Shop',
  preview_image: 'https://images.example.com/a.jpg',
};
const SLOTS = {
  preroll: [AD, VIDEO_AD],
  midroll: { 0: AD, 1: VIDEO_AD },
  postroll: AD,
  overlay_initial: OVERLAY,
  overlay_main: OVERLAY,
};
const MOBILE = Object.fromEntries(
  Object.entries(SLOTS).map(([name, ads]) => [`mobile_${name}`, ads]),
);

const SETTINGS = {
  crop: 1,
  responsive: '1',
  skin: 'dark',
  background_color: '000000',
  background_image: 'https://images.example.com/b.jpg',
  player_color: '#ffce3e',
  autoplay: '1',
  mute: 1,
  controlbar_visible: '0',
  controlbar_auto_hide: '1',
  seekable: '0',
  preload: '1',
  pip: '1',
  desktop_player: 'html5',
  skip_preroll: '1',
  skip_time: '7',
  setting_volume: 'defaultOff',
  player_adv_manager: 'ima',
  adsdk_vpaid_mode: 'secure',
  scrollmode_enabled: '1',
  scrollmode_mute_on_mouse_over: '1',
  scrollmode_destroy_on: ['ENDED', 'AD_ERROR'],
  watermark: 'https://images.example.com/w.png',
  watermark_width: '10',
  watermark_height: '20',
  watermark_opacity: '0.5',
  watermark_displaytime: '9',
  watermark_hide: '1',
  watermark_link: 'https://w.example/',
  watermark_top: '1px',
  watermark_left: '2%',
  ...SLOTS,
  ...MOBILE,
};

const FULL = {
  public_id: 'p1',
  short_description: 'Short',
  description: 'Long',
  tags: 'a, b',
  primary_url: 'https://p.example/',
  secondary_url: 'https://s.example/',
  tertiary_url: 'https://t.example/',
  created_at: '2026-01-02 03:04:05',
  ...SETTINGS,
  video: {
    id: 'v1',
    title: 'Video',
    available_video: '1',
    invalid_video: '0',
    duration: 61.5,
    preview_image: 'https://images.example.com/v.jpg',
    url_iphone: 'https://media.example.com/v.m3u8',
    url_video_mp4: 'https://media.example.com/v.mp4',
  },
  bulks: [
    {
      id: 'b1',
      label: 'sport',
      title: 'Sport',
      context_rules: ['https://a.example/*'],
      ...SETTINGS,
      autoplay: '0',
    },
    { id: 'b2', label: 'any', title: 'Any', context_rules: ['*'], skin: 'light' },
  ],
  subtitles: [
    'https://s.example/it.vtt',
    { url: 'https://s.example/en.vtt', lang: 'en', label: 'English' },
  ],
  subtitles_default_lang: 'it',
  categories: [{ id: 'c1', title: 'News', father_id: 3 }],
  tracka_account: { id: 't1', title: 'A', track_id: '1', track_domain: 'd', mg: 'mg8=1' },
  ama_configuration: { id: 't2', title: 'B', url_beacon: 'https://b.example/x.xml' },
  trackb_account: {
    id: 't3',
    clientid: '3',
    adtrack_start: 's',
    adtrack_complete: 'c',
    adtrack_standard: 'x',
  },
  trackc_account: { id: 't4', clientid: '4', vcid: 'v', cisuffix: 'i', sfcode: 'f', prod: 'p' },
};

const LIVE = {
  video: null,
  live: { id: 'l1', title: 'Live', url_hls: 'https://media.example.com/l.m3u8', ...SECRETS },
};

/** The embed with secrets and unknown fields in every object, and a password in every address. */
const infected = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(/^https:\/\//, 'https://u:canary-url@');
  if (Array.isArray(value)) return value.map(infected);
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.entries(value).map(([name, part]) => [name, infected(part)] as const);
  return {
    ...Object.fromEntries(inside),
    ...SECRETS,
    token: 'canary-token',
    nested: [{ key: 'canary-key' }],
  };
};

const VIEWERS = [
  {},
  { device: 'mobile', page: { url: 'https://a.example/x' } },
  { device: 'desktop', page: { url: 'https://b.example/' } },
] as const;

for (const [behavior, fields] of [
  ['a full video embed', FULL],
  ['a full live embed', { ...FULL, ...LIVE }],
  ['a small embed', {}],
  ['an embed without source', { video: null }],
] as const) {
  test(`the public part of ${behavior} resolves to the same configuration`, () => {
    const embed = sampleEmbed(fields);
    const published = publicEmbed(embed) as typeof embed;
    for (const viewer of VIEWERS) {
      for (const bulkLabel of ['', 'sport', 'any']) {
        const { config } = resolveEmbed(embed, viewer, { bulkLabel });
        assert.deepEqual(resolveEmbed(published, viewer, { bulkLabel }).config, config);
      }
    }
  });

  test(`no secret and no unknown field of ${behavior} is in any code`, () => {
    const embed = infected(sampleEmbed(fields)) as ReturnType<typeof sampleEmbed>;
    assert.match(JSON.stringify(embed), /canary/);
    for (const { format } of CODE_FORMATS) {
      for (const options of [{}, { width: 100, label: 'sport', frame: 'https://a.example/' }]) {
        const code = writtenCode(embed, format, options);
        assert.doesNotMatch(code instanceof CodeUnavailableError ? code.message : code, /canary/);
      }
    }
  });
}

test('values of other types than their fields are not public', () => {
  const embed = sampleEmbed({
    title: { pass: 'canary' },
    tags: [['canary']],
    width: { toJSON: 'canary' },
    live: 'canary',
    preroll: ['canary'],
    bulks: 'canary',
  });
  assert.doesNotMatch(JSON.stringify(publicEmbed(embed)), /canary/);
});

const WITH_PASSWORD: readonly (readonly [string, string, string])[] = [
  ['an address', 'https://u:canary@o.test/a?b=@', 'https://o.test/a?b=@'],
  ['an address in a lenient form', 'htt\tps:/\\u:canary@o.test/a', 'https://o.test/a'],
  ['an address of another scheme', 'rtmp://u:canary@o.test/a', 'rtmp://o.test/a'],
  ['an address without a scheme', '//u:canary@o.test/a@b', '//o.test/a@b'],
  ['a template', 'https://u:canary@[host]/?u=[u]', 'https://[host]/?u=[u]'],
];

for (const [behavior, written, published] of WITH_PASSWORD) {
  test(`a password in ${behavior} is not public`, () => {
    const tags = publicEmbed(sampleEmbed({ preroll: { source_url: `${written}***${written}` } }));
    assert.deepEqual(tags, {
      ...publicEmbed(sampleEmbed()),
      preroll: { source_url: `${published}***${published}` },
    });
    const fields = { primary_url: written, code_iframe: `<iframe src="${written}"></iframe>` };
    const addresses = publicEmbed(sampleEmbed(fields)) as typeof fields;
    assert.equal(addresses.primary_url, published);
    assert.doesNotMatch(JSON.stringify(addresses), /canary/);
  });
}

test('addresses without a password are published unchanged', () => {
  const url = 'HTTPS://Ads.example/{path}?mail=a@b.test&u=[url]***[url]@***TAG';
  const embed = sampleEmbed({ preroll: { source_url: url }, primary_url: 'me@b.test' });
  const { preroll, primary_url } = publicEmbed(embed) as {
    preroll: { source_url: string };
    primary_url: string;
  };
  assert.deepEqual([preroll.source_url, primary_url], [url, 'me@b.test']);
});

test('a rule with a password is left out of a bulk, for every form of the list', () => {
  const rules = ['https://u:canary@x.test/*', 'https://a.example/*'];
  for (const context_rules of [
    rules,
    rules.join(),
    JSON.stringify(rules),
    { 0: rules[0], 1: rules[1] },
  ]) {
    const embed = sampleEmbed({ bulks: [{ id: 'b', label: 'b', context_rules }] });
    const published = publicEmbed(embed) as typeof embed;
    assert.doesNotMatch(JSON.stringify(published), /canary/);
    for (const url of ['https://x.test/', 'https://a.example/']) {
      const { config } = resolveEmbed(embed, { page: { url } });
      assert.deepEqual(resolveEmbed(published, { page: { url } }).config, config);
    }
  }
});

test('hostile text is read in time linear to its length', () => {
  for (const shape of ['/', ':', '//', '\\', ' ', '\t', 'a', 'a:', '//a', '=']) {
    const url = shape.repeat(1_000_000 / shape.length);
    const embed = sampleEmbed({ primary_url: url, code: url, preroll: { source_url: url } });
    assert.equal(typeof publicEmbed(embed), 'object', shape);
  }
});

test('only those codes of the service are public that the element shows', () => {
  const published = Object.keys(publicEmbed(sampleEmbed()));
  assert.deepEqual(
    published.filter((name) => name.startsWith('code')),
    ['code', 'code_iframe'],
  );
});

test('a value that is not an object has no public part', () => {
  for (const value of [null, undefined, 7, 'text', [], [{ id: 'x' }]]) {
    assert.deepEqual(publicEmbed(value as never), {});
  }
});

test('fields that an embed inherits are not public', () => {
  assert.deepEqual(publicEmbed(Object.create({ id: 'x', title: 'y' }) as never), {});
});

test('no address has a password, even if white space hides its form', () => {
  for (const address of [
    '/\t/user:canary@a.example/x',
    '\n/\r/\tuser:canary@a.example/x',
    'h\tttp\n:\r//user:canary@a.example/x',
    '\\\\user:canary@a.example',
    'unknown:user:canary@a.example',
    'https:user:canary@a.example',
  ]) {
    const published = publicEmbed(
      sampleEmbed({ primary_url: address, watermark_link: address, video: null }),
    );
    assert.doesNotMatch(JSON.stringify(published), /canary/, JSON.stringify(address));
  }
});

test('a number that JSON cannot express is null, and a flag stays one', () => {
  const published = publicEmbed(sampleEmbed({ autoplay: false, mute: true, skip_time: Infinity }));
  const { autoplay, mute, skip_time } = published as Readonly<Record<string, unknown>>;
  assert.deepEqual({ autoplay, mute, skip_time }, { autoplay: false, mute: true, skip_time: null });
});
