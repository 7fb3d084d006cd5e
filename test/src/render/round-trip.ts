import assert from 'node:assert/strict';
import type { XmlElement } from '../../../src/text/xml/xml-tree.js';
import { elementsNamed, fullText, parseXml } from './xml-document.js';
import { codeRequest } from '../../../src/render/code-request.js';
import { type OEmbed, oEmbed, oEmbedXml } from '../../../src/render/oembed.js';
import { CodeUnavailableError, renderCode } from '../../../src/render/render-code.js';
import type { CodeFormat, CodeOptions } from '../../../src/render/render-code.js';
import type { Embed } from '../../../src/schema/embed.js';
import { htmlTree, type Tree, type TreeElement } from './html-tree.js';
import { FRAME, sampleEmbed } from './sample-embed.js';

const SCRIPT = 'https://media.example.com/scripts/latest/embed.js';

/** The text as HTML and XML can represent it: without control characters, noncharacters and lone surrogates. */
const seen = (text: string): string =>
  text.replace(
    /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\p{Noncharacter_Code_Point}|\p{Surrogate}/gu,
    '\ufffd',
  );

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
  const elementRow = (format: CodeFormat, content: readonly Tree[]): Expected => ({
    format,
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
        ...(isDotSegment(hostile) ? [] : content),
      ),
    ],
  });
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
      format: 'responsive-iframe',
      embed: sampleEmbed(),
      options,
      tree: [
        node('iframe', {
          ...iframe(src, title).attributes,
          style: 'aspect-ratio:640/360;width:100%;max-width:100%;height:auto;border:0',
        }),
      ],
    },
    elementRow('media-embed-src', fallback.slice(0, 1)),
    elementRow('media-embed', fallback),
  ];
};

/** The text of the only element of that name in an XML document. */
const xmlTextOf = (root: XmlElement, name: string): string | null => {
  const [element, ...others] = elementsNamed(root, name);
  assert.equal(others.length, 0, name);
  return element === undefined ? null : fullText(element);
};

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
  assert.equal(xmlTextOf(item, 'media:title'), seen(title));
  assert.equal(xmlTextOf(item, 'link'), page);
  const entry = parseXml(renderCode(embed, 'video-sitemap', { page }));
  const shown = seen(title);
  const written = xmlTextOf(entry, 'video:title') ?? '';
  assert.ok(Array.from(written).length <= 100);
  assert.equal(written === shown || shown.startsWith(written.replace(/…$/, '')), true);
};

/** The parts of a tree that do not come from a text: names, and which attributes and children there are. */
const shapeOf = (trees: readonly Tree[]): unknown =>
  trees.map((tree) =>
    typeof tree === 'string'
      ? 'text'
      : [tree.name, Object.keys(tree.attributes), shapeOf(tree.children)],
  );

/** Every text and value of an attribute. */
const valuesOf = (trees: readonly Tree[]): readonly string[] =>
  trees.flatMap((tree) =>
    typeof tree === 'string'
      ? [tree]
      : [...Object.values(tree.attributes), ...valuesOf(tree.children)],
  );

/** Asserts that HTML with the text differs from HTML with a plain text only in the values that have it. */
const checkValues = (write: (title: string) => string, hostile: string): void => {
  const plain = htmlTree(write('Plain'), false);
  const tree = htmlTree(write(hostile), false);
  assert.deepEqual(shapeOf(tree), shapeOf(plain));
  const values = valuesOf(tree);
  for (const [index, value] of valuesOf(plain).entries())
    assert.equal(
      values[index],
      value.replace('Plain', () => seen(hostile)),
    );
};

/** Uses the text as the title in the formats for messages, networks and consumers of oEmbed. */
const checkPages = (hostile: string): void => {
  if (!isUsed(hostile)) return;
  const titled =
    (format: 'email' | 'open-graph') =>
    (title: string): string =>
      renderCode(sampleEmbed({ title }), format, { page: 'https://page.example/' });
  checkValues(titled('email'), hostile);
  checkValues(titled('open-graph'), hostile);
  const frame = (title: string): OEmbed => {
    const response = oEmbed(codeRequest(sampleEmbed({ title })));
    assert.ok('html' in response);
    return response;
  };
  checkValues((title) => frame(title).html, hostile);
  const parsed = JSON.parse(renderCode(sampleEmbed({ title: hostile }), 'oembed')) as OEmbed;
  assert.equal(parsed.title, hostile);
  const document = parseXml(oEmbedXml(frame(hostile)));
  assert.equal(xmlTextOf(document, 'title'), seen(hostile));
  assert.equal(xmlTextOf(document, 'html'), seen(frame(hostile).html));
};

/** Uses the text as the title of an ad. */
const checkAds = (hostile: string): void => {
  const preroll = [
    { id: 'a', adv_type: 'advideo', title: hostile, url_video_mp4: 'https://ads.example/a.mp4' },
  ];
  const document = parseXml(renderCode(sampleEmbed({ preroll }), 'vmap'));
  assert.equal(xmlTextOf(document, 'AdTitle'), seen(hostile));
  assert.equal(xmlTextOf(document, 'MediaFile'), 'https://ads.example/a.mp4');
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
  const withLabel = ['iframe', 'responsive-iframe', 'amp', 'instant-article', 'link'];
  return isDotSegment(label) && withLabel.includes(format);
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
  checkPages(hostile);
  checkAds(hostile);
  const json = inlineJson(sampleEmbed({ title: hostile, video: null })) as { title: string };
  assert.equal(json.title, hostile);
};
