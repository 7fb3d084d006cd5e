import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { resolveEmbed } from '../../../src/resolve/resolve-embed.js';
import type { ResolveOptions } from '../../../src/resolve/resolve-options.js';
import type { Viewer } from '../../../src/viewer.js';
import { deepFreeze } from '../../deep-freeze.js';
import { anyEmbed } from './embed-arbitrary.js';
import { assertInvariants } from './invariants.js';
import { asEmbed } from './rule-table.js';

const viewers: readonly Viewer[] = [
  {},
  { device: 'mobile', page: { url: 'https://www.example/story' } },
  { device: { type: 'desktop' }, page: { url: 'not an address' } },
  JSON.parse('{"device":null,"page":null,"now":null}') as Viewer,
];

const options: readonly ResolveOptions[] = [
  {},
  { bulkLabel: 'news', midrollAt: [3, Number.NaN, -1] },
  { streamUrl: ({ kind, id }) => `https://streams.example/${kind}/${encodeURIComponent(id)}.m3u8` },
  {
    streamUrl: () => {
      throw new Error('no stream');
    },
  },
];

const check = (embed: unknown, viewer: Viewer = {}, option: ResolveOptions = {}): void => {
  assertInvariants(resolveEmbed(asEmbed(embed), viewer, option));
};

test('any JSON resolves to a configuration that keeps the invariants', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (json) => {
      check(JSON.parse(JSON.stringify(json)));
    }),
    { numRuns: 700 },
  );
});

test('any value in a known field keeps the invariants for any viewer, and the embed is not changed', () => {
  fc.assert(
    fc.property(
      anyEmbed,
      fc.constantFrom(...viewers),
      fc.constantFrom(...options),
      (embed, viewer, option) => {
        const before = JSON.stringify(embed);
        check(deepFreeze(embed), viewer, option);
        assert.equal(JSON.stringify(embed), before);
      },
    ),
    { numRuns: 500 },
  );
});

test('the same embed and viewer always have the same result', () => {
  fc.assert(
    fc.property(anyEmbed, (embed) => {
      assert.deepEqual(resolveEmbed(asEmbed(embed), {}), resolveEmbed(asEmbed(embed), {}));
    }),
    { numRuns: 300 },
  );
});

test('a value that is not an object is read as an empty embed, with a finding', () => {
  for (const embed of [null, 5, 'text', true, [], [{ id: '7' }], undefined]) {
    const { config, findings } = resolveEmbed(asEmbed(embed), {});
    const found = findings.map(({ id, path }) => `${id} ${path}`);
    assert.deepEqual([config.identity.id, config.state, found], ['', 'empty', ['not-object ']]);
  }
});

test('a value with 100,000 levels is read without an error, as the embed and in any field', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  const names = 'id title width autoplay video bulks preroll subtitles watermark'.split(' ');
  const everywhere = Object.fromEntries(names.map((name) => [name, deep]));
  assert.equal(resolveEmbed(asEmbed(deep), {}).config.state, 'empty');
  assert.ok(resolveEmbed(asEmbed(everywhere), {}).findings.length >= names.length - 1);
});

test('200,000 elements are read without overflowing the stack', () => {
  const many: readonly unknown[] = new Array(200_000).fill({ source_url: 'https://ads.example/' });
  const { config } = resolveEmbed(asEmbed({ preroll: many }), {});
  assert.equal(config.ads.preroll.length, 200_000);
});

test('names that objects inherit have no effect, and the prototype is not changed', () => {
  const json =
    '{"__proto__":{"autoplay":"1"},"constructor":"x","toJSON":"x","then":"x","hasOwnProperty":1}';
  const { config, findings } = resolveEmbed(asEmbed(JSON.parse(json)), {});
  assert.deepEqual([config.playback.autoplay, findings.length], [false, 0]);
  assert.equal('autoplay' in {}, false);
});

test('inherited fields are not read', () => {
  const embed: unknown = Object.create({ title: 'inherited', autoplay: '1' });
  const { config } = resolveEmbed(asEmbed(embed), {});
  assert.deepEqual([config.title, config.playback.autoplay], ['', false]);
});

test('the secrets of a live are not in the result (spec 2.3)', () => {
  const secrets = ['user', 'pass', 'stream_name', 'entry_point_primary', 'entry_point_backup'];
  const more = ['secondary_streams', 'multi_stream_name_fmle', 'xml1', 'xml2', 'source_url'];
  const live = Object.fromEntries([...secrets, ...more].map((name) => [name, `canary-${name}`]));
  const lives = [
    live,
    { ...live, id: '3', title: 'Live', url_iphone: 'canary' },
    'canary',
    ['canary'],
  ];
  for (const wire of lives) {
    for (const video of [null, { id: '4' }]) {
      const result = resolveEmbed(
        asEmbed({ id: '7', live: wire, video, bulks: [{ context_rules: ['*'], live: wire }] }),
        {},
      );
      assert.doesNotMatch(JSON.stringify(result), /canary/);
    }
  }
});

test('findings never contain addresses, which may have tokens', () => {
  const odd = 'ftp://user:canary@host.example/?token=canary';
  const names = 'watermark background_image primary_url code_iframe video live preroll'.split(' ');
  const fields = Object.fromEntries(names.map((name) => [name, odd]));
  const ads = { postroll: { source_url: odd }, midroll: [{ adv_type: 'advideo', url_video: odd }] };
  const { findings } = resolveEmbed(
    asEmbed({ ...fields, ...ads, bulks: odd, subtitles: [odd] }),
    {},
  );
  assert.ok(findings.length >= names.length);
  assert.doesNotMatch(JSON.stringify(findings), /canary/);
});

test('an address of millions of characters is refused with a finding', () => {
  const long = `https://a.example/${'a/'.repeat(3_500_000)}`;
  const { config, findings } = resolveEmbed(asEmbed({ id: '7', watermark: long, title: 'a' }));
  assert.equal(config.watermark, null);
  assert.deepEqual(
    findings.map(({ id, path }) => [id, path]),
    [['out-of-bounds', '/watermark']],
  );
});

test('a text of millions of characters is cut with a finding, and not within a character', () => {
  const long = `${'a'.repeat(99_999)}\u{1F30A}${'<'.repeat(5_000_000)}`;
  const { config, findings } = resolveEmbed(asEmbed({ id: '7', title: long }));
  assert.equal(config.title, 'a'.repeat(99_999));
  assert.deepEqual(
    findings.map(({ id, path }) => [id, path]),
    [['out-of-bounds', '/title']],
  );
});

test('an ad tag is never cut', () => {
  const tag = `https://ads.example/?a=${'a'.repeat(200_000)}`;
  const { config } = resolveEmbed(asEmbed({ id: '7', preroll: { source_url: tag } }));
  const [ad] = config.ads.preroll;
  assert.deepEqual(ad?.kind === 'tag' && ad.tags, [tag]);
});
