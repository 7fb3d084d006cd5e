import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import fc from 'fast-check';
import { applyAllRepairs } from '../apply-all-repairs.js';
import { lintAdTag } from '../../../../src/lint/ad-tag/lint-ad-tag.js';

const tagWith = (value: string): string =>
  `https://ads.example/v?cb=[CACHEBUSTING]&u=${value}&w=640`;

const SOUND = tagWith('[PAGEURL]');

/** What people write instead of `[PAGEURL]`, by the rule that reports it. */
const DAMAGED: Readonly<Record<string, readonly string[]>> = {
  'macro-mismatched': [
    '[PAGEURL',
    'PAGEURL]',
    '[[PAGEURL]',
    '[PAGEURL]]',
    '[[PAGEURL',
    'PAGEURL]]',
    '[[PAGEURL]]',
    '[[[PAGEURL]]]',
    '{PAGEURL',
    'PAGEURL}',
    '{{PAGEURL}',
    '{PAGEURL}}',
    '{{{PAGEURL}}}',
    '[{PAGEURL}]',
    '{[PAGEURL]}',
    '[PAGEURL}',
    '{PAGEURL]',
    '${PAGEURL',
    '$PAGEURL}',
    '[PAGEURL)',
    '[PAGEURL[',
    ']PAGEURL[',
    '%%PAGEURL%',
    '%PAGEURL%%',
    '%5B%5BPAGEURL%5D%5D',
    '%5B%5BPAGEURL%5D',
    '%5BPAGEURL',
    'PAGEURL%5D',
    '[ PAGEURL',
    '{{pageurl',
    '[[PageUrl]',
  ],
  'macro-unresolved': [
    '<PAGEURL>',
    '[<PAGEURL>]',
    '(PAGEURL)',
    '((PAGEURL))',
    '@@PAGEURL@@',
    '%PAGEURL%',
    '#PAGEURL#',
    '##PAGEURL##',
    '[PAGEURL%5D',
    '%5BPAGEURL]',
    '%255BPAGEURL%255D',
    '%25255BPAGEURL%25255D',
    '%7BPAGEURL%7D',
    '%7B%7BPAGEURL%7D%7D',
    '%257BPAGEURL%257D',
    '［PAGEURL］',
    '【PAGEURL】',
    '「PAGEURL」',
    '〔PAGEURL〕',
    '⟦PAGEURL⟧',
    '⁅PAGEURL⁆',
    '‹PAGEURL›',
    '«PAGEURL»',
    '＜PAGEURL＞',
    '｛PAGEURL｝',
    '（PAGEURL）',
    '[ＰＡＧＥＵＲＬ]',
    '[ PAGEURL ]',
    '[PAGEURL ]',
    '[ PAGEURL]',
    '[PAGE URL]',
    '[\u00a0PAGEURL\u00a0]',
    '[“PAGEURL”]',
    '["PAGEURL"]',
    "['PAGEURL']",
    '&lt;PAGEURL&gt;',
  ],
  'macro-quoted': [
    '"[PAGEURL]"',
    '“[PAGEURL]”',
    "'[PAGEURL]'",
    '‘[PAGEURL]’',
    '`[PAGEURL]`',
    '**[PAGEURL]**',
    '""[PAGEURL]""',
    '%22[PAGEURL]%22',
    '[PAGEURL]&quot;',
    '„[PAGEURL]“',
  ],
  'macro-case': ['[pageurl]', '[PageUrl]'],
  'macro-encoded-brackets': ['%5BPAGEURL%5D', '%5bPAGEURL%5d'],
  'tag-html-escaped': [
    '&lbrack;PAGEURL&rbrack;',
    '&lsqb;PAGEURL&rsqb;',
    '&#91;PAGEURL&#93;',
    '&#x5B;PAGEURL&#x5D;',
    '&amp;#91;PAGEURL&amp;#93;',
    '&lcub;PAGEURI&rcub;',
  ],
  'tag-whitespace': [
    '[PAGE\nURL]',
    '[PAGE\u00adURL]',
    '[PAGE\u200bURL]',
    ' [PAGEURL]',
    '[PAGEURL] ',
    '\u00a0[PAGEURL]',
    '[PAGEURL]%0A',
    '%E2%80%8B[PAGEURL]',
    '\u202a[PAGEURL]\u202c',
  ],
};

for (const [rule, values] of Object.entries(DAMAGED))
  describe(`the rule ${rule}`, () => {
    for (const value of values)
      it(`reports ${JSON.stringify(value)} and repairs it into [PAGEURL]`, () => {
        const [first] = lintAdTag(tagWith(value));
        assert.equal(first?.id, rule);
        assert.deepEqual(applyAllRepairs(tagWith(value)), { tag: SOUND, left: [] });
      });
  });

test('damaged placeholders beside each other are repaired each', () => {
  assert.deepEqual(
    applyAllRepairs('https://ads.example/v?cb=[[CACHEBUSTING]&u={{PAGEURL}&d="[DOMAIN]"&w=640'),
    { tag: 'https://ads.example/v?cb=[CACHEBUSTING]&u=[PAGEURL]&d=[DOMAIN]&w=640', left: [] },
  );
});

test('a bracket beside the subject of a replace rule is reported, and a subject with the brackets is not', () => {
  const found = (subject: string): readonly string[] =>
    lintAdTag(tagWith('[[custom]'), { replaceRules: [{ subject, value: 'url-page' }] })
      .map(({ id }) => id)
      .filter((id) => id.startsWith('macro'));
  assert.deepEqual(found('[custom]'), ['macro-mismatched']);
  assert.deepEqual(found('[[custom]'), []);
});

for (const value of [
  '["[PAGEURL]"]',
  '{"a":"[PAGEURL]"}',
  '(page)',
  '"random"',
  'a[0]',
  'ids[]',
  "it's",
  '#',
  '*',
  'https%3A%2F%2Fa.example%2F%3Fb%3D%255BPAGEURL%255D',
  '[PAGEURL],[DOMAIN]',
  '50%25',
  '(a)(b)',
])
  test(`the value ${value} is no damaged macro`, () => {
    const ids = lintAdTag(tagWith(value)).map(({ id }) => id);
    for (const rule of ['macro-mismatched', 'macro-unresolved', 'macro-quoted'])
      assert.ok(!ids.includes(rule), rule);
  });

test('any damage of two parameters is repaired, in any order', () => {
  const anyValue = fc.constantFrom(...Object.values(DAMAGED).flat());
  fc.assert(
    fc.property(anyValue, anyValue, (one, other) => {
      const text = `https://ads.example/v?cb=[CACHEBUSTING]&u=${one}&p=${other}&w=640`;
      assert.deepEqual(applyAllRepairs(text), {
        tag: 'https://ads.example/v?cb=[CACHEBUSTING]&u=[PAGEURL]&p=[PAGEURL]&w=640',
        left: [],
      });
    }),
    { numRuns: 200 },
  );
});
