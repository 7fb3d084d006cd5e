import assert from 'node:assert/strict';
import { before, describe, it, test } from 'node:test';
import { parseFragment } from 'parse5';
import type { CodeOption } from '../../../../src/render/code-options.js';
import { CODE_FORMATS, type CodeFormat } from '../../../../src/render/render-code.js';
import type { Embed } from '../../../../src/schema/embed.js';
import { ampDocument, ampValidator } from '../../../src/render/amp-validator.js';
import { elementsOf, htmlTree, type TreeElement } from '../../../src/render/html-tree.js';
import type { XmlElement } from '../../../../src/text/xml/xml-tree.js';
import { attributeOf } from '../../../../src/text/xml/xml-lookup.js';
import { elementsNamed, fullText, parseXml } from '../../../src/render/xml-document.js';
import { optionSets, seededCodes, seededEmbeds, valuesOf } from './seeded-codes.js';

const PIXELS = /^[1-9]\d{0,4}$/;

const checkFrame = ({ attributes }: TreeElement, about: string): void => {
  assert.ok(attributes['title']?.trim(), `${about}: no title`);
  assert.match(attributes['width'] ?? '', PIXELS, about);
  assert.match(attributes['height'] ?? '', PIXELS, about);
};

const checkHtml = (code: string, about: string): void => {
  const errors: string[] = [];
  parseFragment(code, { onParseError: ({ code: error }) => errors.push(error) });
  assert.deepEqual(errors, [], about);
  const ids = elementsOf(htmlTree(code, false)).filter(({ name }) => name === 'iframe');
  for (const frame of ids) checkFrame(frame, about);
};

const texts = (root: XmlElement, name: string): readonly string[] =>
  elementsNamed(root, name).map(fullText);

/** The children of the only element of that name, in order. */
const childNames = (root: XmlElement, name: string): readonly string[] =>
  (elementsNamed(root, name)[0]?.children ?? []).map((child) => child.name);

const valueOf = (element: XmlElement | undefined, name: string): string | undefined =>
  element && attributeOf(element, name)?.value;

const SITEMAP_ORDER = [
  'video:thumbnail_loc',
  'video:title',
  'video:description',
  'video:content_loc',
  'video:player_loc',
  'video:duration',
  'video:publication_date',
  'video:tag',
  'video:live',
];

/** Types of the schema of video sitemaps 1.1 and of the schema of sitemaps 0.9. */
const SITEMAP_VALUES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['loc', /^https?:\/\/\S{1,2040}$/],
  ['video:thumbnail_loc', /^https?:\/\/\S+$/],
  ['video:title', /^[^]{1,100}$/u],
  ['video:description', /^[^]{1,2048}$/u],
  ['video:content_loc', /^https?:\/\/\S+$/],
  ['video:player_loc', /^https?:\/\/\S+$/],
  ['video:publication_date', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/],
  ['video:live', /^(?:yes|no)$/],
];

const checkSitemap = (code: string, about: string): void => {
  const root = parseXml(code);
  assert.deepEqual(childNames(root, 'url'), ['loc', 'video:video'], about);
  const names = childNames(root, 'video:video');
  const positions = names.map((name) => SITEMAP_ORDER.indexOf(name));
  assert.deepEqual(
    positions,
    [...positions].sort((a, b) => a - b),
    about,
  );
  for (const name of SITEMAP_ORDER.slice(0, 3)) assert.equal(texts(root, name).length, 1, about);
  assert.ok(names.includes('video:content_loc') || names.includes('video:player_loc'), about);
  for (const duration of texts(root, 'video:duration'))
    assert.ok(Number(duration) >= 1 && Number(duration) <= 28_800, about);
  for (const [name, pattern] of SITEMAP_VALUES)
    for (const value of texts(root, name)) assert.match(value, pattern, `${about}: ${name}`);
  assert.ok(texts(root, 'video:tag').length <= 32, about);
  assert.notEqual(texts(root, 'video:content_loc')[0], texts(root, 'loc')[0], about);
};

/** Required elements and attributes of RSS 2.0 and Media RSS 1.5.1, of which there is no schema. */
const checkMrss = (code: string, about: string): void => {
  const root = parseXml(code);
  assert.equal(texts(root, 'title').length, 1, about);
  assert.ok(texts(root, 'guid')[0] !== '', about);
  const [content] = elementsNamed(root, 'media:content');
  const player = elementsNamed(root, 'media:player').length;
  assert.ok(valueOf(content, 'url') !== undefined || player === 1, about);
  assert.match(valueOf(content, 'width') ?? '', PIXELS, about);
  assert.match(valueOf(content, 'height') ?? '', PIXELS, about);
  assert.equal(valueOf(content, 'medium'), 'video', about);
  assert.match(valueOf(content, 'duration') ?? '0', /^\d+$/, about);
  for (const name of ['media:player', 'media:thumbnail'])
    for (const one of elementsNamed(root, name))
      assert.match(valueOf(one, 'url') ?? '', /^https?:/, `${about}: ${name}`);
  // RFC 822, as RSS 2.0 requires.
  for (const date of texts(root, 'pubDate'))
    assert.match(date, /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/, about);
};

/** Section 2.3 of VMAP 1.0, of which no npm package has the schema. */
const checkVmap = (code: string, about: string): void => {
  const root = parseXml(code);
  assert.equal(valueOf(root, 'version'), '1.0', about);
  for (const one of elementsNamed(root, 'vmap:AdBreak')) {
    const offset = valueOf(one, 'timeOffset') ?? '';
    assert.match(offset, /^(?:start|end|\d{1,3}%|\d{2}:\d{2}:\d{2}(?:\.\d{3})?)$/, about);
    assert.match(valueOf(one, 'breakType') ?? '', /^(?:linear|nonlinear)$/, about);
    const sources = elementsNamed(one, 'vmap:AdSource');
    assert.equal(sources.length, 1, about);
    assert.equal(sources[0]?.children.length, 1, about);
    const [data] = sources[0].children;
    assert.match(data?.name ?? '', /^vmap:(?:AdTagURI|VASTAdData|CustomAdData)$/, about);
    for (const flag of ['allowMultipleAds', 'followRedirects'])
      assert.match(valueOf(sources[0], flag) ?? 'true', /^(?:true|false)$/, about);
  }
};

const checkJsonLd = (code: string, about: string): void => {
  checkHtml(code, about);
  const [script] = elementsOf(htmlTree(code, false));
  const [content = ''] = script?.children ?? [];
  assert.ok(typeof content === 'string', about);
  const video = JSON.parse(content) as Readonly<Record<string, unknown>>;
  for (const name of ['name', 'description', 'uploadDate'])
    assert.ok(typeof video[name] === 'string' && video[name] !== '', `${about}: ${name}`);
  assert.match(String(video['uploadDate']), /^\d{4}-\d\d-\d\dT[\d:]+Z$/, about);
  assert.ok(Array.isArray(video['thumbnailUrl']) && video['thumbnailUrl'].length === 1, about);
  assert.match(String(video['thumbnailUrl'][0]), /^https?:/, about);
  assert.ok('contentUrl' in video || 'embedUrl' in video, `${about}: no media`);
};

const checkOEmbed = (code: string, about: string): void => {
  const response = JSON.parse(code) as Readonly<Record<string, unknown>>;
  assert.deepEqual([response['version'], response['type']], ['1.0', 'video'], about);
  for (const side of ['width', 'height']) assert.ok(Number.isInteger(response[side]), about);
  const thumbnail = ['thumbnail_url', 'thumbnail_width', 'thumbnail_height'];
  assert.ok([0, 3].includes(thumbnail.filter((name) => name in response).length), about);
  assert.ok(typeof response['html'] === 'string' && response['html'] !== '', about);
  checkHtml(response['html'], about);
};

type Judge = (code: string, about: string) => void;

const JUDGES: Readonly<Partial<Record<CodeFormat, Judge>>> = {
  'json-ld': checkJsonLd,
  oembed: checkOEmbed,
  vmap: checkVmap,
  mrss: checkMrss,
  'video-sitemap': checkSitemap,
};

describe('the code of the seeded embeds', () => {
  let embeds: readonly Embed[] = [];

  before(async () => {
    embeds = await seededEmbeds();
    assert.ok(embeds.length > 50);
  });

  for (const { format, options } of CODE_FORMATS) {
    it(`is valid as ${format} for every embed with every pair of options`, async () => {
      const amp = format === 'amp' ? await ampValidator() : null;
      const judge = JUDGES[format] ?? checkHtml;
      const codes = seededCodes(embeds, format);
      for (const { code, about } of codes) {
        judge(code, about);
        if (amp !== null)
          assert.deepEqual(amp.validateString(ampDocument(code), 'AMP').errors, [], about);
      }
      const sets = optionSets(options).length;
      assert.ok(codes.length > (sets * embeds.length) / 3, `${codes.length} codes of ${sets} sets`);
    });
  }
});

test('the sets of options contain every pair of values', () => {
  for (const { options } of CODE_FORMATS) {
    const names: readonly CodeOption[] = options;
    const sets = optionSets(names);
    for (const name of names)
      for (const other of names)
        for (const value of valuesOf(name))
          for (const otherValue of name === other ? [] : valuesOf(other))
            assert.ok(
              sets.some((set) => set[name] === value && set[other] === otherValue),
              `${name} ${String(value)}, ${other} ${String(otherValue)}`,
            );
  }
});
