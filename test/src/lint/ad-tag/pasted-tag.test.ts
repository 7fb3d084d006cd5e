import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import fc from 'fast-check';
import { lintAdTag } from '../../../../src/lint/ad-tag/lint-ad-tag.js';
import { pastedTag } from '../../../../src/lint/ad-tag/pasted-tag.js';
import { applyAllRepairs } from '../apply-all-repairs.js';
import { messageText } from '../reports.js';

const TAG = 'https://ads.example/v?cb=[CACHEBUSTING]&u=[PAGEURL]&w=640';
const ENCODED = encodeURIComponent(TAG);
const HTML = TAG.replaceAll('&', '&amp;');
const JSON_ESCAPED = TAG.replaceAll('/', '\\/').replaceAll('&', '\\u0026');

/** Texts that people paste for `TAG`, by the first finding. All are repaired into `TAG`. */
const PASTED: Readonly<Record<string, readonly string[]>> = {
  'tag-surrounded fault=quotes': [
    `“${TAG}”`,
    `"${TAG}"`,
    `'${TAG}'`,
    `„${TAG}“`,
    `«${TAG}»`,
    `\`${TAG}\``,
    `<${TAG}>`,
    `(${TAG})`,
    `[${TAG}]`,
    `""${TAG}""`,
    `"""${TAG}"""`,
    `'${TAG}`,
    `${TAG}"`,
    `" ${TAG} "`,
    `"${TAG.replace('[PAGEURL]', '""[PAGEURL]""')}"`,
  ],
  'tag-surrounded fault=markup': [
    `<script src="${TAG}"></script>`,
    `<script src='${HTML}'></script>`,
    `${TAG}" width="640">`,
    `<iframe src="${HTML}" width="640"></iframe>`,
    `<img src="${TAG}" />`,
    `<a href="${TAG}">tag</a>`,
    `<a href="${HTML}">${HTML}</a>`,
    `<VASTAdTagURI><![CDATA[${TAG}]]></VASTAdTagURI>`,
    `<![CDATA[ ${TAG} ]]>`,
    `<VASTAdTagURI>${HTML}</VASTAdTagURI>`,
    `<video data-ad-tag="${TAG}"></video>`,
    `<script src="https://cdn.example/player.js"></script><script>play("${TAG}")</script>`,
  ],
  'tag-surrounded fault=code': [
    `adsRequest.adTagUrl = '${TAG}';`,
    `var adTagUrl = '${TAG}';`,
    `play("${TAG}");`,
    `{"adTagUrl": "${TAG}"}`,
    `{"adTagUrl":"${JSON_ESCAPED}"}`,
    `player.ima({ tag: '${TAG}' });`,
    `=HYPERLINK("${TAG}")`,
    `=HYPERLINK("${TAG}";"tag")`,
    `url(${TAG})`,
    `const tag = 'https://ads.example/v?cb=[CACHEBUSTING]' +\n  '&u=[PAGEURL]' +\n  "&w=640";`,
  ],
  'tag-surrounded fault=mail-quote': [
    `> ${TAG}`,
    `>> ${TAG}`,
    `> > ${TAG}`,
    TAG.replaceAll('&', '\n> &'),
    `> ${TAG}\n>`,
  ],
  'tag-surrounded fault=text': [
    `Tag: ${TAG}`,
    `VAST tag URL = ${TAG}`,
    `url=${ENCODED}`,
    `Please use ${TAG}.`,
    `Hi, here is the tag: ${TAG} thanks, Bob`,
    `${TAG}\n\nThanks,\nBob`,
    `https://${TAG}`,
    `Hi,\n\nthe tag is\n${TAG}\n\nThanks,\nBob`,
    `See https://a.example and use ${TAG}`,
  ],
  'tag-script-escaped': [
    JSON_ESCAPED,
    TAG.replaceAll('&', '\\x26'),
    TAG.replaceAll('/', '\\/'),
    `${TAG}\\n`,
    TAG.replace(/[[\]&]/g, '\\$&'),
    `${TAG}\\`,
    TAG.replaceAll('=', '\\u003D'),
  ],
  'tag-percent-encoded': [
    ENCODED,
    encodeURIComponent(ENCODED),
    TAG.replace(':', '%3A'),
    'https://ads.example/v%3Fcb=[CACHEBUSTING]%26u=[PAGEURL]%26w=640',
    'https://ads.example/v?cb%3D[CACHEBUSTING]%26u%3D[PAGEURL]%26w%3D640',
  ],
  'tag-mail-encoded': [
    TAG.replaceAll('=', '=3D'),
    TAG.replaceAll('=', '=3D').replace('PAGE', 'PA=\r\nGE'),
  ],
  'tag-lookalike-chars': [
    TAG.replace(':', '：'),
    TAG.replace('//', '／／'),
    TAG.replace('?', '？'),
    TAG.replace('&', '＆'),
    TAG.replaceAll('=', '＝'),
    TAG.replaceAll('//', '∕∕'),
  ],
  'tag-link-rewritten': [
    `https://eur01.safelinks.protection.outlook.com/?url=${ENCODED}&data=05`,
    `https://www.google.com/url?q=${ENCODED}&sa=D`,
    `https://www.google.com/url?sa=t&url=${ENCODED}`,
    `https://l.facebook.com/l.php?u=${ENCODED}&h=x`,
    `https://linkprotect.cudasvc.com/url?a=${ENCODED}&c=E`,
    `https://urldefense.com/v3/__${TAG}__;W10!!x`,
  ],
  'tag-whitespace': [
    `\ufeff${TAG}`,
    ` ${TAG} `,
    TAG.replaceAll('&', ' &'),
    TAG.replaceAll('&', '\r\n&'),
    TAG.replaceAll('=', ' = '),
    `${TAG}%20`,
    TAG.replace('.', '\u00ad.'),
  ],
};

const firstFinding = (text: string): string | undefined => lintAdTag(text).map(messageText)[0];

for (const [finding, texts] of Object.entries(PASTED))
  describe(`the finding ${finding}`, () => {
    for (const text of texts)
      it(`is about ${JSON.stringify(text)}, whose repairs give the tag`, () => {
        assert.equal(firstFinding(text), finding);
        assert.deepEqual(applyAllRepairs(text), { tag: TAG, left: [] });
      });
  });

describe('a text that nobody can repair has one finding, which says why', () => {
  for (const [text, expected] of [
    [`${TAG}…`, 'tag-cut-off'],
    [`${TAG}...`, 'tag-cut-off'],
    [`play("${TAG}&x=" + Math.random());`, 'tag-surrounded fault=computed'],
    [`${TAG}&x=' + page + '&y=1`, 'tag-surrounded fault=computed'],
    [`${TAG}&x=\${Date.now()}`, 'tag-surrounded fault=computed'],
    [`${TAG}&x=Math.random()`, 'tag-surrounded fault=computed'],
    [`Use ${TAG} or ${TAG}&b=2 please`, 'tag-surrounded fault=unclear'],
    ["googletag.defineSlot('/1/a', [[300, 250]], 'b');", 'tag-surrounded fault=no-url'],
    ['pbjs.buildVideoUrl({ params: { iu: "/1/a" } });', 'tag-surrounded fault=no-url'],
    ['<script>play()</script>', 'tag-surrounded fault=no-url'],
  ] as const)
    it(JSON.stringify(text), () => {
      const [finding, ...others] = lintAdTag(text);
      assert.equal(firstFinding(text), expected);
      assert.deepEqual([finding?.repair, others], [null, []]);
    });
});

for (const separator of ['\n', '\n\n', '\t', ' ', ', ', '; '])
  test(`two tags with ${JSON.stringify(separator)} between them become a waterfall`, () => {
    assert.equal(firstFinding(`${TAG}${separator}${TAG}&b=2`), 'tag-surrounded fault=several');
    assert.deepEqual(applyAllRepairs(`${TAG}${separator}${TAG}&b=2`), {
      tag: `${TAG} *** ${TAG}&b=2`,
      left: ['tag-waterfall'],
    });
  });

test('two tags in a quoted mail become a waterfall', () => {
  assert.deepEqual(applyAllRepairs(`> ${TAG}\n> ${TAG}&b=2`), {
    tag: `${TAG} *** ${TAG}&b=2`,
    left: ['tag-waterfall'],
  });
});

test('each tag of a waterfall is read by itself', () => {
  assert.deepEqual(applyAllRepairs(`"${TAG}" *** ${ENCODED}&b=2`), {
    tag: `${TAG} *** ${TAG}&b=2`,
    left: ['tag-waterfall'],
  });
});

for (const text of [
  TAG,
  '',
  '[TAG]',
  '{{tag}}',
  '{0',
  '//ads.example/v?u=https://a.example/',
  'ads.example/v?a=1',
  'ads.example/v?u=https://a.example/',
  `${TAG}&r=https://a.example/?b=1`,
  'not a tag',
  `${TAG}&t=My great video`,
  `${TAG}&t=a;b,c.`,
  `${TAG}&t=本当？`,
  `${TAG}&f=3D`,
  'hhttps://a.example',
  '[HOST]https://a.example/?b=1',
  `${TAG}&p=a%5Cb`,
  `${TAG}&q="a"`,
  'https://ads.example/v?u=a%3D1',
])
  test(`the text ${JSON.stringify(text)} is read as the tag itself`, () => {
    assert.equal(pastedTag(text), null);
  });

test('a text that a replace rule replaces as a whole is not searched for a tag', () => {
  const replaceRules = [{ subject: '<a href="https://a.example/">', value: 'url-page' }];
  assert.deepEqual(
    lintAdTag('<a href="https://a.example/">', { replaceRules })
      .map(({ id }) => id)
      .filter((id) => id === 'tag-surrounded'),
    [],
  );
});

test('the tag in a text is found in several layers of it', () => {
  const layers: readonly ((text: string) => string)[] = [
    (text) => `"${text}"`,
    (text) => `> ${text}`,
    (text) => `Tag: ${text}`,
    (text) => `<a href="${text}">tag</a>`,
    (text) => text.replaceAll('/', '\\/'),
    (text) => text.replaceAll('&', '&amp;'),
    (text) => ` ${text}\n`,
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray([...layers], { maxLength: 3 }), (chosen) => {
      const text = chosen.reduce((inner, layer) => layer(inner), TAG);
      assert.deepEqual(applyAllRepairs(text), { tag: TAG, left: [] }, text);
    }),
    { numRuns: 150 },
  );
});

test('hostile text is read in linear time', () => {
  for (const piece of [
    '"https://a',
    '(https://',
    '<',
    '> ',
    '\\/',
    '=3D',
    '%25',
    "'+'",
    ' &',
    '\n=',
  ]) {
    const text = `https://a.example/?${piece.repeat(60_000 / piece.length)}`;
    for (const one of [text, piece + text]) assert.doesNotThrow(() => pastedTag(one));
  }
});
