import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { AdTagContext, ReplaceRule } from '../../../../src/ad-tags/ad-tag-context.js';
import { expandAdTag } from '../../../../src/ad-tags/expand-ad-tag.js';
import { applyRepair } from '../../../../src/lint/apply-repair.js';
import { lintAdTag } from '../../../../src/lint/ad-tag/lint-ad-tag.js';
import { repairFaults, ruleExamples } from '../rule-examples.js';

const TAG = 'https://ads.example/vast?cb=[CACHEBUSTING]';

const idsOf = (tag: string, context?: AdTagContext): readonly string[] =>
  lintAdTag(tag, context).map(({ id }) => id);

/** The text after the repair of the first finding with that id. */
const repairedTag = (tag: string, id: string, context?: AdTagContext): string => {
  const finding = lintAdTag(tag, context).find((one) => one.id === id);
  assert.ok(finding?.repair, `${tag} has no repair for ${id}.`);
  return applyRepair(tag, finding.repair);
};

test('a tag without a fault has no findings', () => {
  for (const tag of [
    TAG,
    'https://ads.example/vast;ord=[timestamp]',
    'https://ads.example/a/b.xml?u=[PAGEURL]&w=[player_width]&ord=[random]&gdpr=[gdpr]&gdpr_consent=[gdpr_consent]',
    'https://ads.example/vast?cb=[CACHEBUSTING]&gdpr=${GDPR}&gdpr_consent=${GDPR_CONSENT_755}&us_privacy=${US_PRIVACY}',
  ]) {
    assert.deepEqual(lintAdTag(tag), [], tag);
  }
});

test('a position has the line and the column in the text that was linted, blanks and line breaks included', () => {
  const tag = `\n  https://ads.example/\n\tvast?cb=[CACHEBUSTING]\r\n&x=50%`;
  const finding = lintAdTag(tag).find(({ id }) => id === 'tag-bad-percent');
  assert.deepEqual(finding?.position, { line: 4, column: 6 });
  const whole = repairedTag(tag, 'tag-bad-percent');
  assert.equal(whole, `${tag}25`);
});

test('a position in a waterfall counts from the start of the whole text', () => {
  const finding = lintAdTag(`${TAG} *** ${TAG}&x=[UNKNOWN_NAME]`).find(
    ({ id }) => id === 'macro-unknown',
  );
  assert.deepEqual(finding?.position, { line: 1, column: 2 * TAG.length + 5 + 4 });
});

test('something that is missing has no position', () => {
  const [finding] = lintAdTag('https://ads.example/vast');
  assert.equal(finding?.id, 'cachebuster-missing');
  assert.equal(finding.position, null);
});

test('findings have the path of the context, and repairs replace the text', () => {
  const [finding] = lintAdTag('http://ads.example/?cb=[CACHEBUSTING]', {
    path: '/preroll/0/source_url',
  });
  assert.equal(finding?.path, '/preroll/0/source_url');
  assert.deepEqual(finding.repair?.operations, [
    { op: 'replace', path: '', value: 'https://ads.example/?cb=[CACHEBUSTING]' },
  ]);
});

test('every finding of expandAdTag is included, by its id, unless a more exact rule has it', () => {
  const replaced: Readonly<Record<string, string>> = { 'macro-unknown': 'macro-near-miss' };
  const context = {
    page: { url: 'https://www.example.com/' },
    replaceRules: [
      { subject: '[a]', value: 'no-such-rule' },
      { subject: '[b]', value: 'url-primary' },
      { subject: '[c]', value: 'url-page' },
      JSON.parse('{"subject":1}') as ReplaceRule,
    ],
  };
  const tag = `https://ads.example/[DOMAIN]?a=[a]&b=[b]&x=[UNKNOWN]&y=[PAGEURI]&e=[ERRORCODE]&i=[ip]&j=__page-url__&k={{IP}}&l=%%X%%`;
  const ids = idsOf(tag, context);
  for (const { id } of expandAdTag(tag, context).findings) {
    assert.ok(ids.includes(id) || ids.includes(replaced[id] ?? ''), id);
  }
});

test('one situation has one finding, however often it occurs in a tag', () => {
  const tag = `${TAG}&a=[A_ONE]&b=[B_TWO]&c=[A_ONE]&d=[ip]&e=[idfa]&f=a b c&g=50%&h=%&i=&j=`;
  const ids = idsOf(tag);
  assert.deepEqual([...ids].sort(), [...new Set(ids)].sort());
  const unknown = lintAdTag(tag).find(({ id }) => id === 'macro-unknown');
  assert.deepEqual(unknown?.params['placeholders'], ['[A_ONE]', '[B_TWO]']);
});

test('without a viewer, only what a browser never knows is reported as missing', () => {
  const tag = `${TAG}&u=[PAGEURL]&s=[PLAYERSIZE]&t=[TIMESTAMP]&c=[GDPRCONSENT]&g=[gpp]&d=[video_duration]`;
  assert.deepEqual(idsOf(tag), []);
  assert.deepEqual(idsOf(`${tag}&i=[ip]&f=[IFA]`), ['macro-value-missing', 'macro-value-unknown']);
});

test('a viewer is taken as it is', () => {
  const tag = 'https://ads.example/?cb=[CACHEBUSTING]&u=[page_url]&c=[gdpr_consent]';
  assert.deepEqual(idsOf(tag, { random: 0.5, page: { url: 'http://www.example.com/' } }), [
    'macro-value-missing',
  ]);
});

test('a page without https may request tags without https', () => {
  const tag = 'http://ads.example/?cb=[CACHEBUSTING]';
  assert.deepEqual(idsOf(tag, { random: 0.5, page: { url: 'http://www.example.com/' } }), []);
});

/** A tag, the id of a finding, and the tag after its repair. */
const REPAIRS: Readonly<Record<string, readonly [tag: string, id: string, repaired: string]>> = {
  'escaped ampersands become ampersands, also those that are escaped twice': [
    'https://ads.example/?a=1&amp;b=2&amp;amp;cb=[CACHEBUSTING]&#38;c=3',
    'tag-html-escaped',
    'https://ads.example/?a=1&b=2&cb=[CACHEBUSTING]&c=3',
  ],
  'a misspelled scheme is corrected': [
    'htps:/ads.example/?cb=[CACHEBUSTING]',
    'tag-scheme',
    'https://ads.example/?cb=[CACHEBUSTING]',
  ],
  'the question mark stays when the first parameter is removed': [
    'https://ads.example/?a=&b=&c=1&cb=[CACHEBUSTING]',
    'param-empty',
    'https://ads.example/?c=1&cb=[CACHEBUSTING]',
  ],
  'parameters that are repeated with the same value are removed': [
    `${TAG}&a=1&a=1&b=2&a=1`,
    'param-duplicate',
    `${TAG}&a=1&b=2`,
  ],
  'an added parameter is in front of a fragment': [
    'https://ads.example/?a=1#b',
    'cachebuster-missing',
    'https://ads.example/?cb=[CACHEBUSTING]&a=1#b',
  ],
  'a cache buster without a value gets one': [
    'https://ads.example/?ord=&a=1',
    'cachebuster-missing',
    'https://ads.example/?ord=[CACHEBUSTING]&a=1',
  ],
  'a misspelled time in a correlator becomes the number, not the text': [
    `${TAG}&correlator=[TIMESTMAP]`,
    'macro-near-miss',
    `${TAG}&correlator=[timestamp]`,
  ],
  'mismatched brackets become brackets': [
    'https://ads.example/?ord={timestamp]&a=[PAGEURL&b=[[DOMAIN]]',
    'macro-mismatched',
    'https://ads.example/?ord=[timestamp]&a=[PAGEURL]&b=[DOMAIN]',
  ],
  'a parameter with the word for a missing value gets the macro of its name': [
    `${TAG}&page_url=undefined`,
    'macro-value-text',
    `${TAG}&page_url=[page_url]`,
  ],
  'a server macro with a counterpart in the player becomes that one': [
    'https://ads.example/?cb=%%CACHEBUSTER%%',
    'macro-server-side',
    'https://ads.example/?cb=[CACHEBUSTING]',
  ],
  'the placeholders of another player become macros in brackets': [
    'https://ads.example/?p=__page-url__&w=__player-width__&cb=__random-number__',
    'dialect',
    'https://ads.example/?p=[PAGEURL]&w=[player_width]&cb=[CACHEBUSTING]',
  ],
  'a GPP string of one viewer is replaced with its sections': [
    `${TAG}&gpp=DBABLA~BVVqAAAAAgA.QA&gpp_sid=7`,
    'consent-frozen',
    `${TAG}&gpp=[GPPSTRING]&gpp_sid=[GPPSECTIONID]`,
  ],
  'sizes are written as Ad Manager reads them': [
    'https://pubads.g.doubleclick.net/gampad/ads?iu=/1234/a&sz=640X480,400x300&correlator=[timestamp]',
    'gam-sz',
    'https://pubads.g.doubleclick.net/gampad/ads?iu=/1234/a&sz=640x480%7C400x300&correlator=[timestamp]',
  ],
};

for (const [title, [tag, id, expected]] of Object.entries(REPAIRS)) {
  test(title, () => assert.equal(repairedTag(tag, id), expected));
}

test('repairs are applied one after another until none is left', () => {
  let tag =
    ' http://pubads.g.doubleclick.net/gampad/ads?iu=/1234/a&amp;sz=640X480&env=vp&output=vast&impl=s&correlator=&cust_params=a=b&gdpr=true ';
  for (let count = 0; count < 20; count += 1) {
    const next = lintAdTag(tag).find(({ repair }) => repair !== null);
    if (next?.repair == null) break;
    tag = applyRepair(tag, next.repair);
  }
  assert.deepEqual(idsOf(tag), []);
});

const HEADS = [
  'https://ads.example/vast?',
  'http://ads.example/vast?',
  '//ads.example/vast?',
  '',
  'ads.example/vast?',
  'htps://ads.example/v?',
  'https://u:p@ads.example/v',
  'https://',
  '{{HOST}}?',
  'https://[DOMAIN]/v?',
  'https://ads.example/a;ord=[timestamp];x=1',
  'https://ad4.liverail.com/?',
  '\u200bhttps://ads.example/v?',
  'https://pubads.g.doubleclick.net/gampad/ads?',
  'pubads.g.doubleclick.net/gampad/live/ads?iu=/1234/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1',
];

/** The parameters of all examples, and what breaks the text around them. */
const PIECES = [
  ...Object.values(ruleExamples).flatMap(({ trips, passes }) =>
    [trips, passes].flatMap((input) => ('tag' in input ? input.tag.split(/[?&]/).slice(1) : [])),
  ),
  '?',
  '&',
  '&amp;',
  '#',
  ';',
  ' ',
  '\n',
  '***',
  '[',
  ']',
  '{',
  '}',
  '%',
  '=',
  '<',
  '>',
  '|',
  'gdpr=false',
  'gdpr=',
  'gpp=',
  'gpp_sid=7',
  'us_privacy=1YNN',
  'correlator=[TIMESTMAP]',
  'cb=',
  'x={$timestamp$}',
  'w={{WIDTH}',
  'p=%%PAGEURL',
  'p=<page>',
  'u=a%3D%5BPAGEURL%5D',
  'x=\u200b',
].filter((piece) => piece.length < 200);

const CONTEXTS: readonly AdTagContext[] = [
  {},
  { slot: { position: 'preroll' }, content: { live: true } },
  { page: { url: 'https://www.example.com/' } },
  { random: 0.5, now: 1, consent: { gdprApplies: true, knownAt: 2 }, player: { muted: true } },
  {
    replaceRules: [
      { subject: '[pv_count]', value: 'url-page' },
      { subject: 'page', value: 'url-page' },
    ],
  },
];

const anyTag = fc
  .tuple(
    fc.constantFrom(...HEADS),
    fc.array(fc.tuple(fc.constantFrom('&', '&', '&', ''), fc.constantFrom(...PIECES)), {
      maxLength: 6,
    }),
  )
  .map(([head, pieces]) => head + pieces.flat().join(''));

test('in any tag with any faults, a repair removes its finding and adds none', () => {
  fc.assert(
    fc.property(anyTag, fc.constantFrom(...CONTEXTS), (tag, context) => {
      assert.deepEqual(repairFaults({ tag, context }), []);
    }),
    { numRuns: 150 },
  );
});

test('any text has findings with the position of a character in it', () => {
  const anyText = fc.oneof(anyTag, fc.string({ unit: 'binary', maxLength: 60 }));
  fc.assert(
    fc.property(anyText, (tag) => {
      const lines = tag.split(/\r\n?|\n/);
      for (const { id, position } of lintAdTag(tag)) {
        if (position === null) continue;
        const line = lines[position.line - 1];
        assert.ok(line !== undefined && position.column >= 1, id);
        assert.ok(position.column <= line.length + 2, id);
      }
    }),
    { numRuns: 500 },
  );
});

test('hostile text of 100,000 characters is linted in linear time', () => {
  const shapes = [
    '[',
    '{',
    '<',
    '%',
    '%7B',
    '$$',
    '?',
    '=',
    '#',
    ';a=1',
    '&amp;',
    '***',
    '\u200b',
    '\n',
    '[a]&',
    'a=[ab]&',
    '&a={b]',
    'a=1&',
    'gdpr=1&',
    '%253A',
    '\ud800',
    '\0',
  ];
  const texts = [
    ...shapes.map((shape) => `https://ads.example/?${shape.repeat(100_000 / shape.length)}`),
    ...['a', 'a.', '***', ' '].map((shape) => shape.repeat(100_000 / shape.length)),
    `https://pubads.g.doubleclick.net/gampad/ads?${'correlator=&'.repeat(9_000)}`,
  ];
  for (const text of texts) {
    // A quadratic pattern would take minutes here.
    assert.ok(lintAdTag(text).length < 20, text.slice(0, 80));
  }
});

test('a misspelt macro is corrected by its name, whether it has a value or not', () => {
  const viewers: readonly AdTagContext[] = [
    {},
    { consent: { gdprApplies: true } },
    { page: { url: 'https://news.example/' } },
  ];
  for (const viewer of viewers) {
    const tag = 'https://ads.example/v?cb=[CACHEBUSTIN]';
    assert.equal(repairedTag(tag, 'macro-near-miss', viewer), TAG.replace('vast', 'v'));
    assert.equal(
      repairedTag(`${TAG}&u=[PAGE_URLL]`, 'macro-near-miss', viewer),
      `${TAG}&u=[PAGEURL]`,
    );
  }
});

test('the finding about a misspelt macro has the one that was meant', () => {
  const [finding] = lintAdTag('https://ads.example/v?cb=[CACHEBUSTIN]');
  assert.deepEqual(finding?.params, { placeholder: '[CACHEBUSTIN]', macro: '[CACHEBUSTING]' });
});

test('the clock and the random number of a player are known, whatever the viewer says', () => {
  const tag =
    'https://ads.example/vast?cb=[CACHEBUSTING]&t=[TIMESTAMP]&r=[random]&gdpr_consent=[GDPRCONSENT]&gdpr=[gdpr]';
  const consent = { gdprApplies: false, tcString: `C${'A'.repeat(40)}`, knownAt: 9e12 };
  assert.deepEqual(idsOf(tag, { consent }), []);
});

test('a name in capitals that the IAB does not have is reported once, with the macro of the IAB', () => {
  const found = lintAdTag(`${TAG}&u=[PAGE_URL]&v=[PAGE_URL]&w=[VIDEO_W]`);
  assert.deepEqual(
    found.map(({ id, params }) => [id, params]),
    [
      [
        'macro-not-iab',
        {
          placeholders: ['[PAGE_URL]', '[VIDEO_W]'],
          more: 0,
          known: ['[PAGE_URL]'],
          macros: ['[PAGEURL]'],
          unknown: ['[VIDEO_W]'],
        },
      ],
    ],
  );
});

test('a flag that is a macro is said to depend on the viewer, and gets the consent macro of the IAB', () => {
  const tag = `${TAG}&gdpr=[gdpr]`;
  const [finding] = lintAdTag(tag);
  assert.deepEqual(finding?.params, { flag: '[gdpr]', consent: '' });
  assert.equal(
    repairedTag(tag, 'consent-flag-without-string'),
    `${tag}&gdpr_consent=[GDPRCONSENT]`,
  );
});
