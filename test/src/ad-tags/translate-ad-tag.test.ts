import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import type { AdTagContext } from '../../../src/ad-tags/ad-tag-context.js';
import { DIALECTS } from '../../../src/ad-tags/dialects/dialect-tables.js';
import { macroOf } from '../../../src/ad-tags/dialects/dialects.js';
import { IAB } from '../../../src/ad-tags/dialects/iab.js';
import { expandAdTag } from '../../../src/ad-tags/expand-ad-tag.js';
import { MACROS } from '../../../src/ad-tags/macro-registry.js';
import { writePlaceholder } from '../../../src/ad-tags/placeholder-syntax.js';
import { translateAdTag } from '../../../src/ad-tags/translate-ad-tag.js';
import { root } from '../../repository/project.js';
import { fullContext } from './full-context.js';

const dialects = [IAB, ...DIALECTS];

const placeholders = dialects.flatMap(({ syntaxes, macros }) =>
  syntaxes.flatMap((syntax) => Object.keys(macros).map((name) => writePlaceholder(syntax, name))),
);

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...placeholders) },
  fc.constantFrom(...MACROS.map(({ name }) => `%5B${name}%5D`)),
  fc.constantFrom(
    ...['&a=', '&', '=', '/', ';', '#', '%26b%3D', '%253D', '_', '$', '{', '}', '[', ']', 'x', '%'],
    ...['${X}', '%%X%%', '{player.width=1}', '{x=y}', '[u]', '__', '-', '.', ',', '|', ' '],
  ),
);

const tag = fc
  .array(piece, { maxLength: 12 })
  .map((pieces) => `https://a.test/v?x=${pieces.join('')}`);

const context = fc.record({
  url: fc.webUrl(),
  text: fc.string({ minLength: 1 }),
  width: fc.nat(),
  flag: fc.boolean(),
});

const contextOf = ({
  url,
  text,
  width,
  flag,
}: {
  readonly url: string;
  readonly text: string;
  readonly width: number;
  readonly flag: boolean;
}): AdTagContext => ({
  ...fullContext,
  page: { ...fullContext.page, url },
  content: { ...fullContext.content, title: text },
  player: { ...fullContext.player, width, muted: flag },
  replaceRules: [{ subject: '[u]', value: 'page_url' }],
});

test('a translated tag expands to the same URL in every dialect', () => {
  fc.assert(
    fc.property(tag, fc.constantFrom(...dialects), context, (given, { name }, values) => {
      const under = contextOf(values);
      const translated = translateAdTag(given, name, under.replaceRules);
      assert.equal(expandAdTag(translated, under).url, expandAdTag(given, under).url, translated);
    }),
    { numRuns: 20_000 },
  );
});

/** Every placeholder of docs/vendor-placeholders.json, by vendor; docs/macros.md is made of it. */
const documented = (
  JSON.parse(readFileSync(`${root}docs/vendor-placeholders.json`, 'utf8')) as readonly {
    readonly vendor: string;
    readonly placeholders: Readonly<Record<string, string>>;
  }[]
).flatMap(({ vendor, placeholders: own }) => Object.keys(own).map((text) => ({ vendor, text })));

/** The macros of this library in brackets, and with the brackets encoded. */
const bracketed = MACROS.flatMap(({ name }) => [`[${name}]`, `%5B${name}%5D`]);

const withPlaceholder = (placeholder: string): string =>
  `https://a.test/v?a=1&x=${placeholder}&y=k%3D${placeholder}`;

test('every documented placeholder and macro expands to the same URL in every dialect', () => {
  const texts = [...new Set([...documented.map(({ text }) => text), ...bracketed])];
  assert.ok(texts.length > 400, `${texts.length} placeholders`);
  fc.assert(
    fc.property(context, (values) => {
      const under = contextOf(values);
      for (const text of texts) {
        const given = withPlaceholder(text);
        const { url } = expandAdTag(given, under);
        for (const { name } of dialects) {
          const translated = translateAdTag(given, name, under.replaceRules);
          assert.equal(expandAdTag(translated, under).url, url, `${text} as ${name}`);
        }
      }
    }),
    { numRuns: 5 },
  );
});

test('every documented placeholder with a meaning that the IAB has a macro for is translated to it', () => {
  const values = new Map(
    Object.values(IAB.macros).map((means) => [macroOf(means)?.value ?? null, means]),
  );
  const untranslated = documented.filter(({ text }) => {
    const [expansion] = expandAdTag(`https://a.test/v?x=${text}`, fullContext).expansions;
    if (expansion?.by !== 'macro' || expansion.dialect === null) return false;
    const value = macroOf(expansion.name ?? '')?.value ?? null;
    return (
      values.has(value) &&
      value !== null &&
      expansion.syntax !== 'empty-parameter' &&
      translateAdTag(`https://a.test/v?x=${text}`, 'iab') === `https://a.test/v?x=${text}`
    );
  });
  assert.deepEqual(untranslated, []);
});

for (const [from, to, dialect] of [
  ['w=__player-width__&u=__page-url__', 'w={player.width}&u={player.pageUrl}', 'contrib-ads'],
  ['w={player.width}&u={player.pageUrl}', 'w={{WIDTH}}&u={{URL}}', 'springserve'],
  ['w={{WIDTH}}&c={{GDPR_CONSENT}}', 'w=$$width$$&c=$$gdprcs$$', 'lkqd'],
  ['u=$$pageurl$$&cb=$$cachebuster$$', 'u=[PAGEURL]&cb=[CACHEBUSTING]', 'iab'],
  ['u=[PAGEURL]&cb=[CACHEBUSTING]', 'u=__page-url__&cb=__random-number__', 'jw'],
  ['u=%5BPAGEURL%5D', 'u=[AV_URL]', 'aniview'],
  ['c=[GDPRCONSENT]', 'c=${GDPR_CONSENT}', 'iab-consent'],
  ['p=k%3D[video_title]%26x', 'p=k%3D__item-title__%26x', 'jw'],
] as const) {
  test(`"${from}" is "${to}" in the dialect ${dialect}`, () => {
    const head = 'https://a.test/v?';
    assert.equal(translateAdTag(head + from, dialect), head + to);
  });
}

test('what has no counterpart, a default or a replace rule stays', () => {
  const given =
    'https://a.test/v?a={{SCHAIN}}&b={player.width=1}&c=[PAGEURL]&d=%%X%%&e=[ERRORCODE]';
  const rules = [{ subject: '[PAGEURL]', value: 'url-primary' }];
  assert.equal(translateAdTag(given, 'jw', rules), given);
});

test('a placeholder that the other dialect could not read where it stands stays', () => {
  assert.equal(
    translateAdTag('https://a.test/v?a=x[PAGEURL]&b=[PAGEURL]&c=[DEVICEUA]', 'jw'),
    'https://a.test/v?a=x[PAGEURL]&b=__page-url__&c=__device-ua__',
  );
});

test('a dialect with an unknown name is refused', () => {
  assert.throws(() => translateAdTag('https://a.test/', 'klingon'), {
    name: 'RangeError',
    message: /"klingon" is not a dialect of ad tags\. Use one of these: iab, .*jw/,
  });
});
