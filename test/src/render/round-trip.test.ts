import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  CODE_FORMATS,
  type CodeOptions,
  CodeUnavailableError,
  renderCode,
} from '../../../src/render/render-code.js';
import type { Embed } from '../../../src/schema/embed.js';
import {
  HOSTILE_CHARACTERS,
  inexpressibleCharacters,
  withTextInEachString,
} from '../../hostile-characters.js';
import { sampled } from '../../sample.js';
import { embed as fullEmbed } from '../schema/sample.js';
import { HOSTILE } from './hostile-texts.js';
import { elementsOf, htmlTree } from './html-tree.js';
import { REQUIRED } from './required-options.js';
import { checkRoundTrip, inlineJson } from './round-trip.js';
import { sampleEmbed } from './sample-embed.js';

for (const [behavior, hostile] of HOSTILE) {
  test(`a text that ${behavior} is unchanged when it is parsed from any code`, () => {
    checkRoundTrip(hostile);
  });
}

test('any text is unchanged when it is parsed from any code', () => {
  const piece = fc.constantFrom(' ', '\n', '\0', ...`< > " ' \` & = / -- ! script on`.split(' '));
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    }),
    fc.array(piece).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(text, (hostile) => {
      checkRoundTrip(hostile);
    }),
    { numRuns: 1000 },
  );
});

/** The code of every format that can be written. */
const allCodes = (embed: unknown, options: CodeOptions): readonly (readonly [string, string])[] =>
  CODE_FORMATS.flatMap(({ format }) => {
    try {
      const written = renderCode(embed as Embed, format, { ...REQUIRED[format], ...options });
      return [[format, written] as const];
    } catch (error) {
      assert.ok(error instanceof CodeUnavailableError, String(error));
      return [];
    }
  });

/** One string of an embed in this many has the hostile characters of a kind in a run. */
const STEP = 3;

test('no code has a character that HTML and XML cannot express, whichever field or option has it', () => {
  const embed = { ...fullEmbed, ...sampleEmbed(), preroll: fullEmbed['preroll'] };
  const formats = new Set<string>();
  const check = (at: string, json: unknown, options: CodeOptions): void => {
    for (const [format, code] of allCodes(json, options)) {
      formats.add(format);
      assert.deepEqual(inexpressibleCharacters(code), [], `${format} ${at}`);
    }
  };
  for (const [index, hostile] of HOSTILE_CHARACTERS.entries()) {
    for (const [path, json] of sampled([...withTextInEachString(embed, hostile)], STEP, index))
      check(path, json, {});
    for (const name of new Set(CODE_FORMATS.flatMap((row): readonly string[] => row.options)))
      for (const value of [hostile, `https://a.example/${hostile}`])
        check(`option ${name}`, embed, { [name]: value });
  }
  assert.deepEqual([...formats].sort(), CODE_FORMATS.map(({ format }) => format).sort());
});

const NAMES = [
  'id public_id title width height responsive code code_iframe code_360 code_instant_article video live',
  'preroll bulks subtitles watermark background_image user pass constructor toJSON',
]
  .join(' ')
  .split(' ');

const wireValue = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  fc.constantFrom<unknown>(
    '1',
    '0',
    '',
    '640',
    1e309,
    -0,
    'https://a.example/x',
    'javascript:alert(1)',
  ),
  fc.constantFrom<unknown>(
    '<iframe src="https://a.example/iframe.php/1/c"></iframe>',
    '<iframe src=http://[::1',
    '<div data-embed="1" data-customer="c" onclick="x"></div><script src="//a.example/s.js"></script>',
  ),
);
const wireEmbed = fc.oneof(fc.dictionary(fc.constantFrom(...NAMES), wireValue), fc.jsonValue());

const option = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, NaN, Infinity, -1, 0.2, 3, true, false, {}),
  fc.string(),
  fc.webUrl(),
);
const anyOptions = fc
  .dictionary(
    fc.constantFrom(
      ...new Set(CODE_FORMATS.flatMap(({ options }) => options as readonly string[])),
    ),
    option,
  )
  .map((options) => options as CodeOptions);

test('any embed and options result in code or a CodeUnavailableError', () => {
  fc.assert(
    fc.property(wireEmbed, anyOptions, (embed, options) => {
      for (const { format } of CODE_FORMATS) {
        try {
          assert.notEqual(renderCode(embed as Embed, format, options), '');
        } catch (error) {
          assert.ok(error instanceof CodeUnavailableError, String(error));
        }
      }
    }),
    { numRuns: 700 },
  );
});

test('new code has only http(s) addresses, no event handler, and no script except JSON', () => {
  fc.assert(
    fc.property(wireEmbed, anyOptions, (embed, options) => {
      for (const format of ['iframe', 'amp', 'media-embed'] as const) {
        let code: string;
        try {
          code = renderCode(embed as Embed, format, options);
        } catch {
          continue;
        }
        const elements = elementsOf(htmlTree(code, false));
        for (const { name, attributes } of elements) {
          for (const attribute of Object.keys(attributes)) assert.doesNotMatch(attribute, /^on/);
          for (const address of [attributes['src'], attributes['href']]) {
            if (address !== undefined) assert.match(new URL(address).protocol, /^https?:$/);
          }
          if (name === 'script') assert.equal(attributes['type'], 'application/json');
        }
        assert.ok(elements.filter(({ name }) => name === 'script').length <= 1);
      }
    }),
    { numRuns: 700 },
  );
});

test('inline JSON is parsed to the same values', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      (text, number) => {
        const embed = sampleEmbed({
          title: text,
          description: text,
          watermark_opacity: number,
          video: { title: text },
        });
        const { title, description, watermark_opacity, video } = inlineJson(embed) as Record<
          string,
          unknown
        >;
        assert.deepEqual(
          { title, description, watermark_opacity, video },
          { title: text, description: text, watermark_opacity: number + 0, video: { title: text } },
        );
      },
    ),
  );
});

test('a megabyte of text is written in one pass', () => {
  const title = '<&"\n'.repeat(250_000);
  const [frame] = elementsOf(htmlTree(renderCode(sampleEmbed(), 'iframe', { title })));
  assert.equal(frame?.attributes['title'], title);
});
