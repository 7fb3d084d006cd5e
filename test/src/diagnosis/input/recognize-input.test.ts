import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  MAX_INPUT_LENGTH,
  recognizeInput,
} from '../../../../src/diagnosis/input/recognize-input.js';
import type { RecognizedInput } from '../../../../src/diagnosis/input/recognized-input.js';

const A = 'https://a.example/vast?x=[PAGEURL]&cb=[CACHEBUSTING]';
const B = 'https://b.example/vast';

const adTags = (...tags: readonly string[]): RecognizedInput => ({
  kind: 'ad-tag',
  tags,
  replaceRules: [],
});

const TAGS: readonly (readonly [title: string, text: string, tags: readonly string[]])[] = [
  ['alone', A, [A]],
  ['with blanks and a byte order mark around it', `\ufeff  ${A}\n`, [A]],
  ['in quotes', `"${A}"`, [A]],
  ['in typographic quotes', `“${A}”`, [A]],
  ['in angle brackets, as in a mail', `<${B}>`, [B]],
  ['after a label', `Tag: ${A}`, [A]],
  ['as a property of a script', `adTagUrl: '${A}',`, [A]],
  ['as an assignment', `ad_tag_url="${A}"`, [A]],
  ['in a sentence', `Please check ${B} today`, [B]],
  [
    'with escaped ampersands, which are kept',
    'https://a.example/?a=1&amp;b=2',
    ['https://a.example/?a=1&amp;b=2'],
  ],
  ['in a waterfall', `${A}***${B}`, [A, B]],
  ['in a waterfall of several lines', `${A}\n***\n${B}`, [A, B]],
  [
    'broken over several lines',
    'https://a.example/vast?iu=/1/2\n&sz=640x480\n&cb=[CACHEBUSTING]',
    ['https://a.example/vast?iu=/1/2&sz=640x480&cb=[CACHEBUSTING]'],
  ],
  ['without a scheme', '//a.example/vast', ['//a.example/vast']],
  ['in the lines of a quoted mail', `> ${A.replace('&', '\n> &')}`, [A]],
  ['with blanks before its parameters', A.replace('&', ' &'), [A]],
  ['escaped as in JSON', A.replaceAll('/', '\\/').replace('&', '\\u0026'), [A]],
  ['encoded twice', encodeURIComponent(encodeURIComponent(A)), [A]],
  ['encoded as in the source of a mail', A.replaceAll('=', '=3D'), [A]],
  ['in the formula of a table', `=HYPERLINK("${A}";"tag")`, [A]],
  ['in the property of an object of JSON', `{"adTagUrl": "${A}"}`, [A]],
  ['in an object of a script', `player.ima({ adTagUrl: '${A}' });`, [A]],
  ['in several strings of a script', `'${A.replace('&', "' +\n '&")}'`, [A]],
  ['in a link of Markdown', `[tag](${A})`, [A]],
  [
    'in a link of a mail program',
    `https://x.safelinks.protection.outlook.com/?url=${encodeURIComponent(A)}`,
    [A],
  ],
  ['in a script of a page', `<script src="${A.replace('&', '&amp;')}"></script>`, [A]],
  ['in a picture', `<img src="${A}" />`, [A]],
  ['in a link of a page', `<a href="${A}">tag</a>`, [A]],
  ['in the element of a wrapper', `<VASTAdTagURI><![CDATA[${A}]]></VASTAdTagURI>`, [A]],
  ['that begins with its host', 'ads.a.example/vast?x=1', ['ads.a.example/vast?x=1']],
  ['that is one placeholder', '[url]', ['[url]']],
  ['with the brackets of a list', 'https://a.example/?s=[[A]]', ['https://a.example/?s=[[A]]']],
];

const EMBED = { id: '7', preroll: [{ source_url: A }] };

const EMBEDS: readonly (readonly [title: string, json: unknown])[] = [
  ['alone', EMBED],
  ['in a list', [EMBED]],
  ['in a page of the service', { current_page: 1, data: [EMBED], total: 1 }],
  ['in a field', { embed: EMBED }],
  ['as text in JSON', JSON.stringify(EMBED)],
];

const CODES: readonly (readonly [
  title: string,
  html: string,
  address: string | null,
  label: string | null,
])[] = [
  [
    '<media-embed> with an address',
    '<media-embed src="https://p.example/7.json" label="live"></media-embed>',
    'https://p.example/7.json',
    'live',
  ],
  [
    'an escaped element',
    '&lt;media-embed src=&quot;https://p.example/7.json&quot;&gt;',
    'https://p.example/7.json',
    null,
  ],
  [
    'container and script',
    '<div data-embed="7" data-bulk-label="live"></div><script src="https://p.example/e.js"></script>',
    'https://p.example/e.js',
    'live',
  ],
  [
    'a frame',
    '<p>Video</p><iframe src="https://p.example/f/7?a=1&amp;b=2"></iframe>',
    'https://p.example/f/7?a=1&b=2',
    null,
  ],
  [
    'AMP',
    '<amp-iframe width="16" src="https://p.example/f/7"></amp-iframe>',
    'https://p.example/f/7',
    null,
  ],
  [
    'a frame for readers without scripts',
    '<noscript><iframe src="https://p.example/f/7"></iframe></noscript>',
    'https://p.example/f/7',
    null,
  ],
];

const ERRORS: readonly (readonly [text: string, system: string, code: string, host?: string])[] = [
  ['303', 'vast', '303'],
  ['VAST error 303', 'vast', '303'],
  ['Error code: 901', 'vast', '901'],
  ['[ERRORCODE]=402', 'vast', '402'],
  ['aderror 402', 'ima', '402'],
  ['AdError 1009: The VAST response document is empty.', 'ima', '1009'],
  ['VAST_EMPTY_RESPONSE', 'ima', '1009'],
  ['{"type":"adLoadError","errorCode":1009}', 'ima', '1009'],
  ['error 1007', 'ima', '1007'],
  ['VMAP error 1007', 'vmap', '1007'],
  ['no-stream', 'embed', 'no-stream'],
  ['EmbedError: source-refused', 'embed', 'source-refused'],
  [
    'GET https://ads.example/vast net::ERR_BLOCKED_BY_CLIENT',
    'browser',
    'blocked-by-client',
    'ads.example',
  ],
  [
    "Access to XMLHttpRequest at 'https://ads.example/v' from origin 'https://n.example' has been blocked by CORS policy",
    'browser',
    'cors',
    'ads.example',
  ],
  [
    "Mixed Content: The page at 'https://n.example/' requested an insecure resource 'http://ads.example/v'",
    'browser',
    'mixed-content',
    'ads.example',
  ],
];

const FAULTS: readonly (readonly [json: string, error: string, line: number, column: number])[] = [
  ['{\n "id": 1,\n "preroll": [],\n}', 'trailing-comma', 3, 15],
  ['[{"preroll": [1,]}]', 'trailing-comma', 1, 16],
  ["{'id': 1}", 'single-quotes', 1, 2],
  ['{“id": 1}', 'single-quotes', 1, 2],
  ['{id: 1}', 'unquoted-name', 1, 2],
  ['{"a" 1}', 'missing-colon', 1, 6],
  ['{"a": 1 "b": 2}', 'missing-comma', 1, 9],
  ['{"a": }', 'missing-value', 1, 7],
  ['{"a": 1 /* c */}', 'comment', 1, 9],
  ['{"a": "x\ny"}', 'unterminated-string', 1, 7],
  ['{"a": "\\x"}', 'bad-escape', 1, 8],
  ['{"a": "\t"}', 'control-character', 1, 8],
  ['{"a": 1', 'unexpected-end', 1, 8],
  ['{"a": 1} x', 'text-after-end', 1, 10],
  ['{"a": tru}', 'unexpected-character', 1, 7],
  ['\n\n{"a": 01}', 'unexpected-character', 3, 7],
];

describe('a response that is no VAST is recognized', () => {
  for (const [title, text, form] of [
    ['as an HTML page', '<!DOCTYPE html><html><body>Login</body></html>', 'html'],
    ['as an RSS feed', '<rss version="2.0"/>', 'feed'],
    [
      'as Media RSS',
      '<?xml version="1.0"?><rss xmlns:media="http://search.yahoo.com/mrss/"/>',
      'feed',
    ],
    ['as an Atom feed', '<feed xmlns="http://www.w3.org/2005/Atom"/>', 'feed'],
    ['as other XML', '<Error><Code>AccessDenied</Code></Error>', 'xml'],
  ] as const)
    it(title, () => assert.deepEqual(recognizeInput(text), { kind: 'response', form, text }));
});

describe('several ad tags are recognized', () => {
  for (const [title, text] of [
    ['one a line', `1. ${A}\n2. ${B}`],
    ['as a list of JSON', JSON.stringify([A, B])],
  ] as const)
    it(title, () => {
      const tags = { kind: 'ad-tag', tags: [A, B], replaceRules: [], isList: true };
      assert.deepEqual(recognizeInput(text), tags);
    });
});

describe('an ad tag is recognized', () => {
  for (const [title, text, tags] of TAGS)
    it(title, () => {
      const input = recognizeInput(text);
      if (input.kind !== 'ad-tag') assert.fail(input.kind);
      const { kind, tags: found, replaceRules } = input;
      assert.deepEqual({ kind, tags: found, replaceRules }, adTags(...tags));
    });

  it('in an ad object, with its replace rules', () => {
    const rule = { subject: '[u]', value: 'url-page' };
    const ad = { adv_type: 'dart', source_url: `${A}***${B}`, replace_rules: [rule] };
    assert.deepEqual(recognizeInput(JSON.stringify(ad)), {
      kind: 'ad-tag',
      tags: [A, B],
      replaceRules: [rule],
    });
  });
});

describe('an embed is recognized', () => {
  for (const [title, json] of EMBEDS)
    it(title, () =>
      assert.deepEqual(recognizeInput(JSON.stringify(json)), { kind: 'embed', embed: EMBED }),
    );

  it('in the code of an element', () => {
    const html = `<media-embed label="x"><script type="application/json">${JSON.stringify(EMBED)}</script></media-embed>`;
    assert.deepEqual(recognizeInput(html), {
      kind: 'embed-code',
      embed: EMBED,
      address: null,
      bulkLabel: 'x',
    });
  });

  for (const [title, html, address, bulkLabel] of CODES)
    it(`by its address in ${title}`, () =>
      assert.deepEqual(recognizeInput(html), {
        kind: 'embed-code',
        embed: null,
        address,
        bulkLabel,
        ...(html.startsWith('&lt;') && { changes: ['html-escaped'] }),
      }));
});

describe('a response is recognized', () => {
  for (const [title, text, kind] of [
    ['as VAST', '<?xml version="1.0"?>\n<VAST version="4.2"></VAST>', 'vast'],
    ['as VAST 1', '<VideoAdServingTemplate/>', 'vast'],
    ['as VMAP with a prefix', '<vmap:VMAP xmlns:vmap="x" version="1.0"/>', 'vmap'],
  ] as const)
    it(title, () => assert.deepEqual(recognizeInput(text), { kind, text }));

  for (const text of [
    '<VAST version="4.2"><Ad><InLi',
    '<VAST version="4.2"><Ad><Wrapper><VASTAdTagURI>a</VASTAdTagURI>',
    '<vmap:VMAP xmlns:vmap="x"><vmap:AdBreak><VAST></VAST>',
  ])
    it(`is copied again if it ends early: ${text}`, () => {
      const input = recognizeInput(text);
      assert.deepEqual([input.kind, 'reason' in input && input.reason], ['unknown', 'cut-off']);
    });

  it('behind its headers', () => {
    const text = 'HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\n\r\n<VAST version="4.2"></VAST>';
    assert.deepEqual(recognizeInput(text), { kind: 'vast', text: '<VAST version="4.2"></VAST>' });
  });
});

describe('an error is recognized', () => {
  for (const [text, system, code, host = ''] of ERRORS)
    it(text, () =>
      assert.deepEqual(recognizeInput(text), {
        kind: 'error-code',
        system,
        code,
        host,
        ...(code === 'csp' && text.includes('connect-src') && { detail: 'connect-src' }),
      }),
    );
});

describe('malformed JSON', () => {
  for (const [json, syntaxError, line, column] of FAULTS)
    it(`has the place of its first fault: ${JSON.stringify(json)}`, () =>
      assert.deepEqual(recognizeInput(json), {
        kind: 'unknown',
        reason: 'json-syntax',
        syntaxError,
        position: { line, column },
        ...(json.includes('preroll') && { isEmbed: true }),
      }));
});

describe('any other text', () => {
  for (const [text, reason] of [
    ['', 'empty'],
    [' \n ', 'empty'],
    ['hello', 'no-match'],
    ['javascript:alert(1)', 'no-match'],
    ['12345', 'no-match'],
    ['{"a":1}', 'json-content'],
    ['['.repeat(200_000), 'json-content'],
    ['x'.repeat(MAX_INPUT_LENGTH + 1), 'too-large'],
  ] as const)
    it(`is unknown, with the reason ${reason}: ${text.slice(0, 20)}`, () =>
      assert.deepEqual(recognizeInput(text), {
        kind: 'unknown',
        reason,
        position: null,
        syntaxError: null,
      }));

  for (const fragment of ['<a ', '"', '[', '{"a":"', '&lt;', 'a.', '***', '//', '<![CDATA[', '":'])
    it(`is read whatever it repeats: ${fragment}`, () => {
      const text = fragment.repeat(Math.floor(2_000_000 / fragment.length));
      assert.equal(typeof recognizeInput(text).kind, 'string');
    });
});

describe('an ad tag inside another address', () => {
  const AD_TAG = 'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/2&correlator=[CACHEBUSTING]';
  const ENCODED = encodeURIComponent(AD_TAG);

  it('is found if it is encoded as a whole', () => {
    const tag = { kind: 'ad-tag', tags: [AD_TAG], replaceRules: [] };
    assert.deepEqual(recognizeInput(ENCODED), { ...tag, changes: ['percent-encoded'] });
  });

  for (const [title, text] of [
    ['in a link of an inspector', `https://inspector.example/ads/vsi/?tag=${ENCODED}`],
    ['in a frame', `<iframe src="https://player.example/?adTagUrl=${ENCODED}"></iframe>`],
  ] as const)
    it(`is found if it is ${title}`, () => {
      assert.deepEqual(recognizeInput(text), { kind: 'ad-tag', tags: [AD_TAG], replaceRules: [] });
    });
});

describe('markup that is no response', () => {
  for (const text of ['<video src="a.mp4"></video>', '<script>var a = 1</script>'])
    it(`is HTML: ${text}`, () => {
      const input = recognizeInput(text);
      assert.deepEqual([input.kind, 'reason' in input && input.reason], ['unknown', 'html']);
    });

  it('is read if it shows an escaped document', () => {
    const input = recognizeInput('<pre>&lt;VAST version="4.2"&gt;&lt;/VAST&gt;</pre>');
    assert.equal(input.kind, 'vast');
  });
});

describe('JSON with little in it', () => {
  it('is an embed without ads if it has an id and a title', () => {
    assert.equal(recognizeInput('{"id":"7","title":"Test"}').kind, 'embed');
  });

  it('is not an empty text', () => {
    const input = recognizeInput('[]');
    assert.equal('reason' in input && input.reason, 'json-content');
  });
});

describe('a line of a console', () => {
  it('has its code behind the name of its source', () => {
    assert.deepEqual(recognizeInput('[IMA] AdError 301: The VAST redirect timed out.'), {
      kind: 'error-code',
      system: 'ima',
      code: '301',
      host: '',
    });
  });
});

describe('ad tags in a sentence', () => {
  const tagsIn = (text: string): readonly string[] => {
    const input = recognizeInput(text);
    return input.kind === 'ad-tag' ? input.tags : [];
  };
  const A = 'https://a.example/v?cb=[CACHEBUSTING]';
  const B = 'https://b.example/v?x=1';

  it('are those with parameters, not the address of a page before them', () => {
    assert.deepEqual(tagsIn(`We see on our page https://news.example/story no ad, tag ${A}`), [A]);
  });

  it('are all of them, whether a comma or a word is between them', () => {
    assert.deepEqual(tagsIn(`${A}, ${B}`), [A, B]);
    assert.deepEqual(tagsIn(`${A} and ${B}`), [A, B]);
  });
});
