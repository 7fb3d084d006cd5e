import assert from 'node:assert/strict';
import { parseXml, type XmlDocument } from './xml-document.js';
import { CodeUnavailableError, renderCode } from '../../../src/render/render-code.js';
import type { CodeFormat, CodeOptions } from '../../../src/render/render-code.js';
import type { Embed } from '../../../src/schema/embed.js';
import { htmlTree, type Tree, type TreeElement } from './html-tree.js';
import { FRAME, sampleEmbed } from './sample-embed.js';

const SCRIPT = 'https://media.example.com/scripts/latest/embed.js';

/** The text as HTML can represent it: without NUL or lone surrogates. */
const seen = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '\ufffd');

const isUsed = (text: string): boolean => text.trim() !== '';

const node = (
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly Tree[]
): TreeElement => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  ),
  children,
});

const isDotSegment = (text: string): boolean => text === '.' || text === '..';

const frameOf = (label: string): string =>
  isUsed(label)
    ? `${FRAME}/${encodeURIComponent(label.replace(/\p{Surrogate}/gu, '\ufffd'))}`
    : FRAME;

const SIZE = { width: '640', height: '360' };
const FITTED = {
  ...SIZE,
  style: 'aspect-ratio:640/360;width:640px;max-width:100%;height:auto;border:0',
};
const ALLOW = 'autoplay; fullscreen; picture-in-picture; encrypted-media';

const iframe = (src: string, title: string) =>
  node('iframe', {
    src,
    title,
    ...FITTED,
    allow: ALLOW,
    allowfullscreen: '',
    referrerpolicy: 'strict-origin-when-cross-origin',
    loading: 'lazy',
  });

interface Expected {
  readonly format: CodeFormat;
  readonly embed: Embed;
  readonly options: CodeOptions;
  readonly tree: readonly Tree[];
}

const expectations = (hostile: string): readonly Expected[] => {
  const value = seen(hostile);
  const given = isUsed(hostile);
  const title = given ? value : 'Morning news';
  const src = frameOf(hostile);
  const options = { title: hostile, label: hostile };
  const published = 'https://cdn.example.com/e.json';
  const container = {
    class: 'media-embed-container',
    'data-embed': value,
    'data-customer': given ? value : 'acme',
    'data-nfs': given ? value : 'acme-net',
    'data-width': '9',
    'data-height': '9',
    'data-bulk-label': given ? value : undefined,
  };
  const fallback = [node('a', { href: src }, title), node('noscript', {}, iframe(src, title))];
  return [
    {
      format: 'standard',
      embed: sampleEmbed({ id: hostile }),
      options: { ...options, customer: hostile, width: 9, height: 9 },
      tree: [
        node('div', { ...container, 'data-embed': hostile === '' ? 'e1' : value }),
        node('script', { src: SCRIPT }),
      ],
    },
    { format: 'iframe', embed: sampleEmbed(), options, tree: [iframe(src, title)] },
    {
      format: 'amp',
      embed: sampleEmbed({ video: null, title: hostile }),
      options: { label: hostile },
      tree: [
        node(
          'amp-iframe',
          {
            ...SIZE,
            layout: 'responsive',
            sandbox:
              'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
            allow: ALLOW,
            allowfullscreen: '',
            frameborder: '0',
            title: given ? value : 'Media player',
            src,
          },
          node('div', { placeholder: '' }, given ? value : 'Media player'),
        ),
      ],
    },
    {
      format: '360',
      embed: sampleEmbed({ code_360: '<iframe src="https://a.example/"></iframe>' }),
      options,
      tree: [
        node('iframe', {
          src: 'https://a.example/',
          title,
          ...FITTED,
          allow: 'accelerometer; gyroscope; xr-spatial-tracking; fullscreen; autoplay',
          allowfullscreen: '',
        }),
      ],
    },
    {
      format: 'instant-article',
      embed: sampleEmbed({ code_instant_article: null }),
      options,
      tree: [
        node(
          'figure',
          { class: 'op-interactive' },
          node('iframe', { class: 'no-margin', ...FITTED, src, title }),
        ),
      ],
    },
    { format: 'link', embed: sampleEmbed(), options, tree: [node('a', { href: src }, title)] },
    {
      format: 'media-embed',
      embed: sampleEmbed(),
      options: { ...options, src: published },
      tree: [
        node(
          'media-embed',
          {
            src: published,
            ...SIZE,
            style: 'display:block;aspect-ratio:640/360;width:640px;max-width:100%',
            title: given ? value : undefined,
            label: given ? value : undefined,
          },
          ...(isDotSegment(hostile) ? [] : fallback),
        ),
      ],
    },
  ];
};

/** The text of the only element of that name in an XML document. */
const xmlTextOf = (document: XmlDocument, name: string): string | null => {
  const [found, ...others] = Array.from(document.getElementsByTagName(name));
  assert.equal(others.length, 0, name);
  return found?.textContent ?? null;
};

/** Control characters and surrogates that XML cannot express become U+FFFD, as `xml.ts` says. */
const seenInXml = (text: string): string =>
  text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu, '\ufffd');

/** Uses the text in the formats for feeds and search engines, and reads it back from them. */
const checkFeeds = (hostile: string): void => {
  const embed = sampleEmbed({
    title: hostile,
    description: hostile,
    created_at: '2026-03-01 10:00:00',
    video: { title: 'News at eight', preview_image: 'https://images.example.com/news.jpg' },
  });
  const title = isUsed(hostile) ? hostile : 'News at eight';
  const [script] = htmlTree(renderCode(embed, 'json-ld'), false) as readonly TreeElement[];
  const [content = ''] = script?.children ?? [];
  assert.ok(typeof content === 'string');
  const video = JSON.parse(content) as Record<string, unknown>;
  assert.equal(video['name'], title);
  assert.equal(video['description'], title);
  const page = 'https://page.example/?a=1&b=2';
  const item = parseXml(renderCode(embed, 'mrss', { page }));
  assert.equal(xmlTextOf(item, 'media:title'), seenInXml(title));
  assert.equal(xmlTextOf(item, 'link'), page);
  const entry = parseXml(renderCode(embed, 'video-sitemap', { page }));
  const shown = seenInXml(title);
  const written = xmlTextOf(entry, 'video:title') ?? '';
  assert.ok(Array.from(written).length <= 100);
  assert.equal(written === shown || shown.startsWith(written.replace(/…$/, '')), true);
};

/** The JSON that an element carries in its own code. */
export const inlineJson = (embed: Embed): unknown => {
  const [element, ...others] = htmlTree(renderCode(embed, 'media-embed'), false);
  assert.ok(typeof element === 'object' && others.length === 0);
  const [, script] = element.children;
  assert.ok(typeof script === 'object' && script.name === 'script');
  const [text = '', ...more] = script.children;
  assert.ok(typeof text === 'string' && more.length === 0);
  return JSON.parse(text) as unknown;
};

/** Labels that no frame address can carry. */
const isRefused = (format: CodeFormat, label: string): boolean => {
  if (format === 'amp' && label.includes('__amp_source_origin')) return true;
  return isDotSegment(label) && ['iframe', 'amp', 'instant-article', 'link'].includes(format);
};

/**
 * Uses a hostile text as every text option and field, and asserts that a browser parses the expected
 * tree with that text as a value, without further elements, attributes or scripts.
 */
export const checkRoundTrip = (hostile: string): void => {
  for (const { format, embed, options, tree } of expectations(hostile)) {
    const write = (): string => renderCode(embed, format, options);
    if (isRefused(format, hostile)) assert.throws(write, CodeUnavailableError, format);
    else assert.deepEqual(htmlTree(write(), false), tree, format);
  }
  checkFeeds(hostile);
  const json = inlineJson(sampleEmbed({ title: hostile, video: null })) as { title: string };
  assert.equal(json.title, hostile);
};
