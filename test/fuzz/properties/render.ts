import assert from 'node:assert/strict';
import fc from 'fast-check';
import { publicEmbed } from '../../../src/render/public-embed.js';
import {
  CODE_FORMATS,
  type CodeFormat,
  type CodeOptions,
  CodeUnavailableError,
  renderCode,
} from '../../../src/render/render-code.js';
import { resolveEmbed } from '../../../src/resolve/resolve-embed.js';
import type { Embed } from '../../../src/schema/embed.js';
import { anyEmbed } from '../../src/resolve/embed-arbitrary.js';
import { elementsOf, htmlTree } from '../../src/render/html-tree.js';
import { checkRoundTrip } from '../../src/render/round-trip.js';
import { sampleEmbed } from '../../src/render/sample-embed.js';
import { parseXml } from '../../src/render/xml-document.js';
import { deepFreeze } from '../../deep-freeze.js';
import { fuzzProperty } from '../fuzz-property.js';
import { anyHostileText } from '../hostile-text-arbitrary.js';

const XML_FORMATS: readonly CodeFormat[] = ['mrss', 'video-sitemap', 'vmap'];
const JSON_FORMATS: readonly CodeFormat[] = ['oembed'];

const JSON_SCRIPT = /^application\/(?:ld\+)?json$/;

/** Asserts that markup runs nothing but scripts of https addresses, and leads to http(s) addresses only. */
export const assertInert = (markup: string): void => {
  for (const { name, attributes, children } of elementsOf(htmlTree(markup, false))) {
    for (const attribute of Object.keys(attributes))
      assert.doesNotMatch(attribute, /^(?:on|srcdoc$)/);
    for (const field of ['src', 'href', 'data', 'action', 'poster'] as const) {
      const value = attributes[field];
      if (value !== undefined)
        assert.match(new URL(value, 'https://a.example/').protocol, /^https?:$/);
    }
    if (name !== 'script') continue;
    const isJson = JSON_SCRIPT.test(attributes['type'] ?? '');
    assert.ok(isJson || children.length === 0, 'a script has content');
  }
};

const TEXT_FIELDS = [
  'id',
  'public_id',
  'title',
  'description',
  'code',
  'code_iframe',
  'code_360',
  'code_instant_article',
  'watermark',
  'created_at',
  'width',
  'height',
] as const;

/** Embeds of the service with hostile texts in some fields. */
const hostileEmbed = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...TEXT_FIELDS), anyHostileText, { maxKeys: 4 }),
    fc.option(
      fc.dictionary(fc.constantFrom('id', 'title', 'preview_image', 'url_iphone'), anyHostileText),
    ),
  )
  .map(([fields, video]): unknown => sampleEmbed({ ...fields, ...(video && { video }) }));

const OPTIONS = [...new Set(CODE_FORMATS.flatMap(({ options }) => options as readonly string[]))];

const anyOptions = fc
  .dictionary(
    fc.constantFrom(...OPTIONS),
    fc.oneof(anyHostileText, fc.webUrl(), fc.boolean(), fc.double(), fc.constant(null)),
    { maxKeys: 6 },
  )
  .map((options) => options as CodeOptions);

const assertCode = (format: CodeFormat, code: string): void => {
  assert.notEqual(code, '');
  if (XML_FORMATS.includes(format)) parseXml(code);
  else if (JSON_FORMATS.includes(format))
    assertInert(String((JSON.parse(code) as { html?: string }).html));
  else assertInert(code);
};

/** Formats that are the service's own code, which is as safe as the service, and its field. */
const SERVICE_CODE: Readonly<Record<string, string>> = {
  standard: 'code',
  '360': 'code_360',
  'instant-article': 'code_instant_article',
};

/** Whether a format uses code of the service that is not the sample's. */
const hasForeignCode = (format: CodeFormat, embed: unknown): boolean => {
  const field = SERVICE_CODE[format];
  const codeOf = (source: unknown): unknown => (source as Record<string, unknown>)[field ?? ''];
  return field !== undefined && codeOf(embed) !== codeOf(sampleEmbed());
};

/** Objects as they were sent are left out: a list field with an object without a known field becomes an empty list. */
const withoutRaw = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, part: unknown) => (name === 'raw' ? undefined : part)));

const published = (embed: unknown): Embed => publicEmbed(embed as Embed) as unknown as Embed;

export const RENDER_PROPERTIES = [
  fuzzProperty(
    'renderCode writes every text so that it is read back unchanged from every format',
    1,
    anyHostileText,
    checkRoundTrip,
  ),
  fuzzProperty(
    'renderCode writes code that runs nothing, or a CodeUnavailableError, and changes nothing',
    2,
    fc.tuple(fc.oneof(hostileEmbed, anyEmbed), anyOptions),
    ([embed, options]) => {
      for (const { format } of CODE_FORMATS) {
        let code: string;
        try {
          code = renderCode(deepFreeze(embed) as Embed, format, deepFreeze(options));
        } catch (error) {
          assert.ok(error instanceof CodeUnavailableError, String(error));
          continue;
        }
        if (!hasForeignCode(format, embed)) assertCode(format, code);
      }
    },
  ),
  fuzzProperty(
    'publicEmbed keeps nothing private, and is the same when it is published again',
    4,
    fc.oneof(hostileEmbed, anyEmbed),
    (embed) => {
      const secret = {
        pass: 'canary',
        user: 'canary',
        stream_name: 'canary',
        access_token: 'canary',
      };
      const given = deepFreeze({ ...(embed as object), ...secret, live: secret });
      const once = published(given);
      assert.doesNotMatch(JSON.stringify(once), /canary(?!@|\.)/);
      assert.deepEqual(withoutRaw(resolveEmbed(published(once))), withoutRaw(resolveEmbed(once)));
    },
  ),
  fuzzProperty(
    'publicEmbed keeps everything that a player needs of an embed with texts',
    4,
    hostileEmbed,
    (embed) => {
      assert.deepEqual(resolveEmbed(published(embed)).config, resolveEmbed(embed as Embed).config);
    },
  ),
];
