import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { resolveEmbed, type ResolvedEmbed } from '../../src/resolve/resolve-embed.js';
import type { Embed } from '../../src/schema/embed.js';
import { assertInvariants } from '../resolve/invariants.js';
import { ABSENT, readShared } from './corpus.js';

interface Corpus {
  readonly _rule: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, { readonly values: readonly unknown[] }>>;
}

type Kind = 'link_url' | 'media_url' | 'color' | 'length' | 'number' | 'flag' | 'text';

/** Where the rules read a field of each kind: a JSON Pointer, and the rest of the embed that it needs. */
const PLACES: Readonly<Record<Kind, readonly string[]>> = {
  link_url: ['/watermark_link', '/preroll/destination_url'],
  media_url: [
    '/background_image',
    '/watermark',
    '/video/preview_image',
    '/video/url_video',
    '/video/url_iphone',
    '/video/url_video_mp4',
    '/ama_configuration/url_beacon',
    '/primary_url',
    '/secondary_url',
    '/tertiary_url',
    '/preroll/preview_image',
    '/subtitles/url',
  ],
  color: ['/background_color', '/player_color'],
  length: [
    '/watermark_top',
    '/watermark_right',
    '/watermark_bottom',
    '/watermark_left',
    '/width',
    '/height',
    '/watermark_width',
    '/watermark_height',
    '/overlay_main/max_width',
    '/overlay_main/max_height',
  ],
  number: [
    '/watermark_opacity',
    '/watermark_displaytime',
    '/skip_time',
    '/video/duration',
    '/overlay_main/after_time',
    '/overlay_main/stay_time',
    '/overlay_main/delay_time',
    '/overlay_main/fixed',
  ],
  flag: [
    '/responsive',
    '/crop',
    '/autoplay',
    '/mute',
    '/controlbar_visible',
    '/controlbar_auto_hide',
    '/seekable',
    '/preload',
    '/pip',
    '/skip_preroll',
    '/scrollmode_enabled',
    '/scrollmode_mute_on_mouse_over',
    '/watermark_hide',
    '/video/available_video',
    '/video/invalid_video',
  ],
  text: [
    '/title',
    '/description',
    '/tags',
    '/skin',
    '/desktop_player',
    '/public_id',
    '/short_description',
    '/video/title',
    '/preroll/title',
    '/ama_configuration/title',
  ],
};

const isHttp = (value: unknown): boolean => {
  try {
    return typeof value === 'string' && /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
};

const isTextual = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** The grammar of each kind, read once more from the corpus's own words; colours may lack their #. */
const accepts = (kind: Kind, value: unknown): boolean => {
  switch (kind) {
    case 'link_url':
    case 'media_url':
      return isHttp(value);
    case 'color':
      return (
        typeof value === 'string' && /^#?(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value)
      );
    case 'length':
      return isTextual(value) && /^(?:0|\d{1,5}(?:\.\d{1,3})?)(?:px|%)?$/.test(String(value));
    case 'number':
      return isTextual(value) && /^-?\d+(?:\.\d+)?$/.test(String(value));
    case 'flag':
      return ['1', '0', 1, 0, true, false].includes(value as string | number | boolean);
    case 'text':
      return isTextual(value);
  }
};

/** An embed with the value at the pointer, and all around it that makes the rules read it. */
const embedWith = (pointer: string, value: unknown): Embed => {
  const [outer = '', inner] = pointer.slice(1).split('/');
  const whole: Record<string, unknown> = {
    id: '7',
    watermark: 'https://media.example/logo.png',
    video: { id: '1' },
    preroll: { id: '2', adv_type: 'advideo' },
    overlay_main: { id: '3', source_url: 'https://ads.example/' },
    subtitles: {},
    ama_configuration: { id: '4' },
  };
  const field = inner === undefined ? value : { ...(whole[outer] as object), [inner]: value };
  return { ...whole, [outer]: field } as unknown as Embed;
};

const isSize = (pointer: string): boolean =>
  /(?:^\/|_)(?:width|height)$/.test(pointer) && !pointer.includes('max_');

const check = (kind: Kind, pointer: string, value: unknown): ResolvedEmbed => {
  const name = `${pointer} ${JSON.stringify(value)}`;
  const result = resolveEmbed(embedWith(pointer, value), {});
  const found = result.findings.filter(({ path }) => path === pointer);
  assertInvariants(result);
  assert.deepEqual(result.findings, found, `${name}: only this field is told about`);
  assert.ok(found.length <= 1, `${name}: once`);
  const isRefused = found.some(({ id }) => id.startsWith('not-') || id === 'empty-value');
  const isAccepted = accepts(kind, value) && !(isSize(pointer) && String(value).endsWith('%'));
  assert.equal(isRefused, !isAccepted, name);
  return result;
};

const eachKind = (t: TestContext): void => {
  const corpus = readShared('corpora/hostile-field-values.json') as Corpus | undefined;
  if (corpus === undefined) {
    t.diagnostic(ABSENT);
    return;
  }
  let checks = 0;
  for (const [kind, pointers] of Object.entries(PLACES) as readonly [Kind, readonly string[]][]) {
    const values = corpus.kinds[kind]?.values ?? [];
    assert.ok(values.length > 0, `the corpus has values of the kind ${kind}`);
    for (const value of values) {
      for (const pointer of pointers) {
        check(kind, pointer, value);
        checks += 1;
      }
    }
  }
  t.diagnostic(`${String(checks)} fields read`);
};

test('hostile values are accepted by the grammar of their kind, else told about once', eachKind);

test('an address is accepted exactly when the URL Standard reads http(s)', (t) => {
  const corpus = readShared('corpora/wpt-url-cases.json') as readonly unknown[] | undefined;
  if (corpus === undefined) {
    t.diagnostic(ABSENT);
    return;
  }
  const inputs = corpus.flatMap((row) =>
    typeof row === 'object' && row !== null && 'input' in row && typeof row.input === 'string'
      ? row.input
      : [],
  );
  assert.ok(inputs.length > 500);
  for (const input of inputs) {
    const result = resolveEmbed(embedWith('/watermark_link', input), {});
    assertInvariants(result);
    assert.equal(result.config.watermark?.link !== null, isHttp(input), input);
  }
});
