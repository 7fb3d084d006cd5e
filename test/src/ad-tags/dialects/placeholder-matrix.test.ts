import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { DIALECTS } from '../../../../src/ad-tags/dialects/dialect-tables.js';
import { expandAdTag } from '../../../../src/ad-tags/expand-ad-tag.js';
import type { Expansion } from '../../../../src/ad-tags/fill.js';
import {
  writePlaceholder,
  type PlaceholderSyntax,
} from '../../../../src/ad-tags/placeholder-syntax.js';
import { readJson } from '../../../repository/project.js';
import { MACRO_CONTEXT, MACRO_TEXTS } from '../macro-texts.js';

/** Every syntax whose placeholders a player fills. */
const SYNTAXES: readonly PlaceholderSyntax[] = [
  'bracket',
  'encoded-bracket',
  'dollar-brace',
  'dollar-bracket',
  'double-dollar',
  'dollar-name',
  'curly-dollar',
  'double-curly',
  'curly',
  'double-underscore',
];

/** Ways to write a name that vendors have. */
const SPELLINGS: Readonly<Record<string, (name: string) => string>> = {
  small: (name) => name,
  capitals: (name) => name.toUpperCase(),
  hyphens: (name) => name.replaceAll('_', '-'),
  dots: (name) => name.replaceAll('_', '.'),
  joined: (name) => name.replaceAll('_', ''),
  'camel case': (name) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
  encoded: (name) => `${name}_enc`,
  'encoded, in capitals': (name) => `${name}_ENC`.toUpperCase(),
  'not encoded': (name) => `${name}_UNENC`.toUpperCase(),
};

/** How the text around a placeholder is encoded, and how many times its value is encoded more for that. */
const POSITIONS: readonly (readonly [before: string, depth: number, after: string])[] = [
  ['https://a.test/v?x=', 0, '&y=1'],
  ['https://a.test/', 0, '/v?y=1'],
  ['https://a.test/v;x=', 0, ';y=1'],
  ['https://a.test/v#x=', 0, ''],
  ['https://a.test/v?p=k%3D', 1, '%26l%3D2&y=1'],
  ['https://a.test/v?p=q%253D', 2, '%2526&y=1'],
];

interface Cell {
  readonly syntax: PlaceholderSyntax;
  readonly name: string;
  readonly text: string;
}

/** A name in a dialect's own table has that meaning there. */
const isListed = (syntax: PlaceholderSyntax, name: string): boolean =>
  DIALECTS.some(
    ({ syntaxes, macros, adServer = [] }) =>
      syntaxes.includes(syntax) &&
      [...Object.keys(macros), ...adServer].some(
        (listed) => listed.toLowerCase() === name.toLowerCase(),
      ),
  );

const names = MACRO_TEXTS.flatMap(([row, text]) => row.split(' ').map((name) => ({ name, text })));

const canWrite = (syntax: PlaceholderSyntax, name: string): boolean => {
  if (syntax === 'dollar-name') return /^[A-Z][A-Z_]+$/.test(name);
  return syntax !== 'double-underscore' || !name.includes('.');
};

/** In brackets, some other spellings are macros of the IAB, whose values have another form. */
const IN_BRACKETS = new Set(['contentid', 'timestamp']);

const isOther = (syntax: PlaceholderSyntax, name: string): boolean =>
  isListed(syntax, name) ||
  (syntax.endsWith('bracket') && name !== 'timestamp' && IN_BRACKETS.has(name.toLowerCase())) ||
  // Names in a form of the vendor, such as `{page.…}`, whose other meaning its dialect knows.
  expandAdTag(writePlaceholder(syntax, name), {}).expansions[0]?.outcome === 'ad-server';

const CELLS: readonly Cell[] = SYNTAXES.flatMap((syntax) =>
  names.flatMap(({ name, text }) =>
    [...new Set(Object.values(SPELLINGS).map((spell) => spell(name)))]
      .filter((spelled) => canWrite(syntax, spelled) && !isOther(syntax, spelled))
      .map((spelled) => ({ syntax, name: spelled, text })),
  ),
);

const encodedAgain = (text: string, depth: number): string => {
  let encoded = text;
  for (let level = 0; level < depth; level += 1) encoded = encodeURIComponent(encoded);
  return encoded;
};

const onlyExpansion = (template: string): Expansion => {
  const { expansions } = expandAdTag(template, MACRO_CONTEXT);
  assert.equal(expansions.length, 1, template);
  return expansions[0] as Expansion;
};

test('every macro is filled in every syntax, spelling and position, and nothing else is changed', () => {
  assert.ok(CELLS.length * POSITIONS.length > 20_000, `${CELLS.length * POSITIONS.length} cells`);
  for (const { syntax, name, text } of CELLS) {
    const placeholder = writePlaceholder(syntax, name);
    for (const [before, depth, after] of POSITIONS) {
      const template = before + placeholder + after;
      const { url } = expandAdTag(template, MACRO_CONTEXT);
      assert.equal(url, before + encodedAgain(text, depth) + after, template);
    }
  }
});

test('consent has the id of a vendor in every syntax, and no other name has a number', () => {
  const consent = [
    'gdpr_consent',
    'GDPR_CONSENT',
    'GPP_STRING',
    'gpp',
    'ADDTL_CONSENT',
    'us_privacy',
  ];
  for (const syntax of SYNTAXES.filter((one) => one !== 'dollar-name')) {
    for (const name of consent) {
      const placeholder = writePlaceholder(syntax, `${name}_755`);
      assert.equal(
        onlyExpansion(`https://a.test/v?x=${placeholder}`).outcome,
        'replaced',
        placeholder,
      );
    }
    const placeholder = writePlaceholder(syntax, 'page_url_2');
    const { encoded } = onlyExpansion(`https://a.test/v?x=${placeholder}`);
    assert.equal(encoded, null, placeholder);
  }
});

const unknownName = fc
  .array(fc.constantFrom('q', 'Z', 'x_', 'k', 'J'), { minLength: 6, maxLength: 12 })
  .map((letters) => `Q${letters.join('')}q`);

test('a placeholder of an unknown name stays as it is, with one finding, beside one that is filled', () => {
  fc.assert(
    fc.property(
      unknownName,
      fc.constantFrom(...SYNTAXES),
      fc.constantFrom(...CELLS),
      (name, syntax, cell) => {
        const unknown = writePlaceholder(
          syntax,
          syntax === 'dollar-name' ? name.toUpperCase() : name,
        );
        const known = writePlaceholder(cell.syntax, cell.name);
        const { url, findings } = expandAdTag(
          `https://a.test/v?x=${unknown}&y=${known}&z=1`,
          MACRO_CONTEXT,
        );
        assert.equal(url, `https://a.test/v?x=${unknown}&y=${cell.text}&z=1`);
        const about = findings.filter(({ params }) => JSON.stringify(params).includes(unknown));
        assert.equal(about.length, 1, unknown);
        assert.match(about[0]?.id ?? '', /^macro-(?:unknown|foreign-player)$/);
      },
    ),
    { numRuns: 3_000 },
  );
});

test('braces around a GUID or JSON are text, which only loses the characters that no URL allows', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.boolean(), (id, isUpper) => {
      const guid = isUpper ? id.toUpperCase() : id;
      const { url, expansions, findings } = expandAdTag(
        `https://a.test/v?x={${guid}}`,
        MACRO_CONTEXT,
      );
      assert.equal(url, `https://a.test/v?x=%7B${guid}%7D`);
      assert.deepEqual([expansions, findings], [[], []]);
    }),
  );
  for (const json of ['{"url":1}', "{'url':1}", '{url:1,width:2}', '{url: 1}', '{}', '{1}'])
    assert.deepEqual(expandAdTag(`https://a.test/v?x=${json}`, MACRO_CONTEXT).expansions, [], json);
});

const vendors = readJson('docs/vendor-placeholders.json') as readonly {
  readonly placeholders: Readonly<Record<string, string>>;
}[];

const documented = [...new Set(vendors.flatMap(({ placeholders }) => Object.keys(placeholders)))];

test('every placeholder in the documents of vendors is encoded as the text around it', () => {
  for (const placeholder of documented) {
    const { encoded } = onlyExpansion(`https://a.test/v?x=${placeholder}`);
    for (const [before, depth, after] of POSITIONS) {
      const expansion = onlyExpansion(before + placeholder + after);
      const expected = encoded === null ? null : encodedAgain(encoded, depth);
      assert.equal(expansion.encoded, expected, before + placeholder + after);
    }
  }
});

test('of the placeholders in the documents of vendors, those that a player can know are filled', (t) => {
  const outcomes = documented.map(
    (placeholder) => onlyExpansion(`https://a.test/v?x=${placeholder}`).outcome,
  );
  const filled = outcomes.filter((outcome) => outcome === 'replaced').length;
  t.diagnostic(`${filled} of ${documented.length} are filled`);
  assert.ok(filled / documented.length >= 0.78, `${filled} of ${documented.length}`);
});
