import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { parseFragment } from 'parse5';
import type { CodeOption, CodeOptions } from '../../../../src/render/code-options.js';
import {
  CODE_FORMATS,
  type CodeFormat,
  CodeUnavailableError,
} from '../../../../src/render/render-code.js';
import type { Embed } from '../../../../src/schema/embed.js';
import { ampDocument, ampValidator } from '../../../src/render/amp-validator.js';
import { elementsOf, htmlTree, type TreeElement } from '../../../src/render/html-tree.js';
import { writtenCode } from '../../../src/render/required-options.js';
import { parseXml, type XmlDocument } from '../../../src/render/xml-document.js';
import { openSandbox } from '../open-sandbox.js';

/** Two values of each option. */
const VALUES: Readonly<Record<CodeOption, readonly [unknown, unknown]>> = {
  width: [320, 1920],
  height: [180, 99_999],
  aspectRatio: [1, 9 / 16],
  responsive: [true, false],
  autoplay: [true, false],
  mute: [true, false],
  loop: [true, false],
  captions: [true, false],
  start: [0, 12.5],
  end: [10, 99],
  label: ['newsletter', 'a/b "c" ü'],
  title: ['Other title', '</script><!-- & "\u2028'],
  lazy: [true, false],
  src: ['https://cdn.example/e.json', 'https://cdn.example/e.json?a=1&b="2"'],
  elementFormat: ['player', 'standard'],
  elementLoading: ['click', 'eager'],
  consent: ['required', undefined],
  fallback: [true, false],
  page: ['https://page.example/', 'https://page.example/?a=1&b=<2>'],
  timeZone: ['Europe/Rome', 'Pacific/Apia'],
  customer: ['acme', 'a "b"'],
  script: ['https://media.example/s.js', 'https://media.example/s.js?a=1&b=2'],
  frame: ['https://player.example/p', 'https://player.example/p?a=1&b=2#c'],
};

/** Options in which every value of an option meets every value of each other one. */
const pairs = (names: readonly CodeOption[]): readonly CodeOptions[] =>
  names.flatMap((first, index) =>
    names
      .slice(index + 1)
      .flatMap((second) =>
        VALUES[first].flatMap((one) =>
          VALUES[second].map((other) => ({ [first]: one, [second]: other })),
        ),
      ),
  );

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

const texts = (document: XmlDocument, name: string): readonly string[] =>
  Array.from(document.getElementsByTagName(name), (element) => element.textContent ?? '');

/** The children of the only element of that name, in order. */
const childNames = (document: XmlDocument, name: string): readonly string[] =>
  Array.from(document.getElementsByTagName(name)[0]?.childNodes ?? [], ({ nodeName }) => nodeName);

const SITEMAP_ORDER = [
  ...['video:thumbnail_loc', 'video:title', 'video:description', 'video:content_loc'],
  ...['video:player_loc', 'video:duration', 'video:publication_date', 'video:tag', 'video:live'],
];

const checkSitemap = (code: string, about: string): void => {
  const document = parseXml(code);
  assert.deepEqual(childNames(document, 'url'), ['loc', 'video:video'], about);
  const names = childNames(document, 'video:video');
  const positions = names.map((name) => SITEMAP_ORDER.indexOf(name));
  assert.deepEqual(
    positions,
    [...positions].sort((a, b) => a - b),
    about,
  );
  for (const name of SITEMAP_ORDER.slice(0, 3))
    assert.equal(texts(document, name).length, 1, about);
  assert.ok(names.includes('video:content_loc') || names.includes('video:player_loc'), about);
  for (const duration of texts(document, 'video:duration'))
    assert.ok(Number(duration) >= 1 && Number(duration) <= 28_800, about);
};

const checkMrss = (code: string, about: string): void => {
  const document = parseXml(code);
  assert.equal(texts(document, 'title').length, 1, about);
  assert.ok(texts(document, 'guid')[0] !== '', about);
  const [content] = Array.from(document.getElementsByTagName('media:content'));
  const player = document.getElementsByTagName('media:player').length;
  assert.ok(content?.hasAttribute('url') === true || player === 1, about);
  for (const date of texts(document, 'pubDate')) assert.match(date, / GMT$/, about);
};

/** Breaks of VMAP 1.0 have a time, a type and exactly one source of ads. */
const checkVmap = (code: string, about: string): void => {
  const document = parseXml(code);
  for (const one of Array.from(document.getElementsByTagName('vmap:AdBreak'))) {
    const offset = one.getAttribute('timeOffset') ?? '';
    assert.match(offset, /^(?:start|end|\d{1,3}%|\d{2}:\d{2}:\d{2}(?:\.\d{3})?)$/, about);
    assert.match(one.getAttribute('breakType') ?? '', /^(?:linear|nonlinear)$/, about);
    const sources = Array.from(one.getElementsByTagName('vmap:AdSource'));
    assert.equal(sources.length, 1, about);
    assert.equal(sources[0]?.childNodes.length, 1, about);
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
  assert.ok(Array.isArray(video['thumbnailUrl']), about);
};

const checkOEmbed = (code: string, about: string): void => {
  const response = JSON.parse(code) as Readonly<Record<string, unknown>>;
  assert.deepEqual([response['version'], response['type']], ['1.0', 'video'], about);
  for (const side of ['width', 'height']) assert.ok(Number.isInteger(response[side]), about);
  checkHtml(String(response['html']), about);
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
    const { read, close } = await openSandbox({ after: () => undefined }, { log: () => undefined });
    embeds = (await (await read('/rest/embed.json')).json()) as readonly Embed[];
    await close();
    assert.ok(embeds.length > 50);
  });

  for (const { format, options, verbatim } of CODE_FORMATS) {
    it(`is valid as ${format} with every pair of options`, async () => {
      const amp = format === 'amp' ? await ampValidator() : null;
      const judge = JUDGES[format] ?? checkHtml;
      const all: readonly CodeOptions[] = [{}, ...pairs(options)];
      let written = 0;
      // Every embed without options, and every pair of options with one of the embeds.
      const runs = Math.max(embeds.length, all.length);
      for (let index = 0; index < runs; index += 1) {
        const embed = embeds[index % embeds.length] as Embed;
        const each = index < embeds.length ? [{}, all[index % all.length]] : [all[index]];
        for (const set of each) {
          const about = `${format} of ${String(embed.id)} with ${JSON.stringify(set)}`;
          const code = writtenCode(embed, format, set);
          if (code instanceof CodeUnavailableError) continue;
          written += 1;
          // The service's own code is not ours to judge.
          if (verbatim !== null && code === embed[verbatim]) continue;
          judge(code, about);
          if (amp !== null)
            assert.deepEqual(amp.validateString(ampDocument(code), 'AMP').errors, [], about);
        }
      }
      assert.ok(written > embeds.length / 2, `${written} codes`);
    });
  }
});
