import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lintAdTag } from '../../../../../src/lint/ad-tag/lint-ad-tag.js';
import { idsIn, type ReportRow, reportsOf } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
  [
    '&a=x&lt;b&gt;&quot;c&apos;d',
    [
      'tag-html-escaped 1:53 → repair-replace-html-escapes → &a=x&lt;b&gt;%22c%27d',
      'macro-unresolved 1:44 placeholders=&lt;b&gt;',
    ],
  ],
  ['&a=x&#39;y&#x27;z', ['tag-html-escaped 1:44 → repair-replace-html-escapes → &a=x%27y%27z']],
  [
    '&a=x&AMP;b=2&#038;g=1&#x0026;h=1',
    ['tag-html-escaped 1:44 → repair-replace-html-escapes → &a=x&b=2&g=1&h=1'],
  ],
  ['&a=x&amp;amp;b=2', ['tag-html-escaped 1:44 → repair-replace-html-escapes → &a=x&b=2']],
  ['&a=x&ampb=2', []],
  ['&a=x&nbsp;', []],
  [
    'http://u:p@ads.example/v?cb=[CACHEBUSTING]',
    [
      'tag-userinfo 1:1 → repair-remove-user → http://ads.example/v?cb=[CACHEBUSTING]',
      'tag-http-on-https 1:1 → repair-use-https → https://u:p@ads.example/v?cb=[CACHEBUSTING]',
    ],
  ],
  ['https://u@ads.example/v?cb=[CACHEBUSTING]', ['tag-userinfo 1:1 → repair-remove-user → ']],
  ['https://ads.example/@v?cb=[CACHEBUSTING]&a=b@c', []],
  ['hhttps://ads.example/v?cb=[CACHEBUSTING]', ['tag-scheme 1:1 → repair-start-with-https → ']],
  ['hxxps://ads.example/v?cb=[CACHEBUSTING]', ['tag-scheme 1:1 → repair-start-with-https → ']],
  ['https:////ads.example/v?cb=[CACHEBUSTING]', ['tag-scheme 1:1 → repair-start-with-https → ']],
  ['///ads.example/v?cb=[CACHEBUSTING]', ['tag-scheme 1:1 → repair-start-with-https → ']],
  ['https:ads.example/v?cb=[CACHEBUSTING]', ['tag-scheme 1:1 → repair-start-with-https → ']],
  [
    'HTP:/ADS.example/v?cb=[CACHEBUSTING]',
    ['tag-scheme 1:1 → repair-start-with-https → https://ADS.example/v?cb=[CACHEBUSTING]'],
  ],
  ['ftp://ads.example/v?cb=[CACHEBUSTING]', ['tag-scheme 1:1']],
  [
    'ads.example:8080/v?cb=[CACHEBUSTING]',
    ['tag-scheme 1:1 → repair-start-with-https → https://ads.example:8080/v?cb=[CACHEBUSTING]'],
  ],
  ['ads example/v?cb=[CACHEBUSTING]', ['tag-not-absolute 1:1']],
  [
    'ads.example?cb=[CACHEBUSTING]',
    ['tag-not-absolute 1:1 → repair-start-with-https → https://ads.example?cb=[CACHEBUSTING]'],
  ],
  [
    'ads.example#cb=[CACHEBUSTING]',
    [
      'tag-not-absolute 1:1 → repair-start-with-https → https://ads.example#cb=[CACHEBUSTING]',
      'tag-fragment 1:12',
    ],
  ],
  ['-ads.example/v?cb=[CACHEBUSTING]', ['tag-not-absolute 1:1']],
  ['v/ads.example?cb=[CACHEBUSTING]', ['tag-not-absolute 1:1']],
  ['ads.e/v?cb=[CACHEBUSTING]', ['tag-not-absolute 1:1']],
  ['ads.ex4mple/v?cb=[CACHEBUSTING]', ['tag-not-absolute 1:1']],
  ['/ads.example/v?cb=[CACHEBUSTING]', ['tag-not-absolute 1:1']],
  ['https:///v?cb=[CACHEBUSTING]', ['tag-scheme 1:1']],
  ['https://ads.example:99999/v?cb=[CACHEBUSTING]', ['tag-host 1:1']],
  [
    'HTTP://ads.example/v?cb=[CACHEBUSTING]',
    ['tag-http-on-https 1:1 → repair-use-https → HTTPs://ads.example/v?cb=[CACHEBUSTING]'],
  ],
  [
    'http://ads.example/v?cb=[CACHEBUSTING]',
    ['tag-http-on-https 1:1 → repair-use-https → '],
    { page: { url: 'HTTPS://www.example.com/' }, random: 0.5 },
  ],
  [
    'http://ads.example/v?cb=[CACHEBUSTING]',
    [],
    { page: { url: 'http://https.example/' }, random: 0.5 },
  ],
  ['http://ads.example/v?cb=[CACHEBUSTING]', [], { random: 0.5 }],
  [
    '[tag]',
    ['tag-http-on-https 1:1'],
    {
      page: { url: 'https://www.example.com/' },
      random: 0.5,
      embed: { primaryUrl: 'http://ads.example/v' },
      replaceRules: [{ subject: '[tag]', value: 'url-primary' }],
    },
  ],
  ['//ads.example/v?cb=[CACHEBUSTING]', ['tag-protocol-relative 1:1 → repair-start-with-https → ']],
  ['//?cb=[CACHEBUSTING]', ['tag-scheme 1:1']],
  ['https://ad4.liverail.com./v?cb=[CACHEBUSTING]', ['ad-host-gone 1:9 server=liverail']],
  [
    'https://u@LIVERAIL.com:443/v?cb=[CACHEBUSTING]',
    [
      'tag-userinfo 1:1 → repair-remove-user → https://LIVERAIL.com:443/v?cb=[CACHEBUSTING]',
      'ad-host-gone 1:11 server=liverail',
    ],
  ],
  ['https://notliverail.com/v?cb=[CACHEBUSTING]', []],
  ['https://liverail.com.example/v?cb=[CACHEBUSTING]', []],
  ['https://ads.example/liverail.com?cb=[CACHEBUSTING]', []],
  [
    '//adtech.de/v?cb=[CACHEBUSTING]',
    [
      'tag-protocol-relative 1:1 → repair-start-with-https → https://adtech.de/v?cb=[CACHEBUSTING]',
      'ad-host-gone 1:3 server=adtech',
    ],
  ],
  ['https://a.adtechus.com/v?cb=[CACHEBUSTING]', ['ad-host-gone 1:9 server=adtech']],
  ['https://ads.mopub.com/v?cb=[CACHEBUSTING]', ['ad-host-gone 1:9 server=mopub']],
  ['https://www.mopub.com/v?cb=[CACHEBUSTING]', []],
  ['https://a.adaptv.advertising.com/v?cb=[CACHEBUSTING]', ['ad-host-gone 1:9 server=adaptv']],
  ['https://advertising.com/v?cb=[CACHEBUSTING]', []],
  ['https://cs.emxdgt.com/v?cb=[CACHEBUSTING]', ['ad-host-gone 1:9 server=emx']],
  ['https://bs.serving-sys.com/v?cb=[CACHEBUSTING]', ['ad-host-gone 1:9 server=sizmek']],
  ['https://ads.example/live.m3u8?cb=[CACHEBUSTING]', ['tag-media 1:1 fault=stream']],
  ['https://dai.google.com/linear/x?cb=[CACHEBUSTING]', ['tag-media 1:1 fault=stream']],
  ['https://ads.example/a.MP4?cb=[CACHEBUSTING]', ['tag-media 1:1 fault=video']],
  ['https://youtu.be/7?cb=[CACHEBUSTING]', ['tag-media 1:1 fault=platform']],
  ['https://ads.example/a.mp4/v?cb=[CACHEBUSTING]', []],
  ['&a=b.mp4', []],
  ['&a=1#b', ['tag-fragment 1:44 → repair-encode-hash → &a=1%23b']],
  ['&a=1#b=[PAGEURL]', ['tag-fragment 1:44']],
  ['&a=[PAGEURL]#b#c', ['tag-fragment 1:52 → repair-encode-hash → &a=[PAGEURL]%23b%23c']],
  ['https://ads.example/v#a?cb=[CACHEBUSTING]&b=#c', ['tag-fragment 1:22']],
  [
    'https://ads.example/a%?cb=[CACHEBUSTING]&b=%&c=%2&d=%2G&e=%aF',
    [
      'tag-bad-percent 1:22 fault=sign → repair-encode-percent-sign → https://ads.example/a%25?cb=[CACHEBUSTING]&b=%25&c=%252&d=%252G&e=%aF',
    ],
  ],
  ['&a=%%20', ['tag-bad-percent 1:43 fault=sign → repair-encode-percent-sign → &a=%25%20']],
  [
    '&a=é&b="&c=\\a&d=^&e=`&f={&g=|',
    [
      'tag-illegal-chars 1:43 → repair-encode-characters → &a=%C3%A9&b=%22&c=%5Ca&d=%5E&e=%60&f=%7B&g=%7C',
    ],
  ],
  ['https://ads.éxample/v?cb=[CACHEBUSTING]', []],
  ['&a= b', ['tag-whitespace 1:43 → repair-remove-characters → &a=b']],
  ["&a=a~b_c-d.e!f*g(h)i'j$k,l:m@n/o?p", []],
];

describe('the rules about the URL of an ad tag', () => {
  for (const [tag, reports, context] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(context ? [tag, context] : tag)}`, () => {
      assert.deepEqual(reportsOf(tag, context), reports);
    });
});

describe('the rule about ad servers that were closed', () => {
  const closedServer = (host: string): unknown =>
    lintAdTag(`https://${host}/v?cb=[CACHEBUSTING]`).find(({ id }) => id === 'ad-host-gone')
      ?.params['server'];

  for (const [host, server] of [
    ['liverail.com', 'liverail'],
    ['ads.adtech.de', 'adtech'],
    ['a.b.adtechus.com', 'adtech'],
    ['ads.mopub.com', 'mopub'],
    ['ads.adaptv.advertising.com', 'adaptv'],
    ['cs.emxdgt.com', 'emx'],
    ['bs.serving-sys.com', 'sizmek'],
  ] as const)
    it(`names the ad server at ${host}, in any case and with a dot at the end`, () => {
      for (const written of [host, host.toUpperCase(), `${host}.`])
        assert.equal(closedServer(written), server);
      assert.equal(closedServer(`not${host.split('.').slice(-2).join('.')}`), undefined);
      assert.equal(closedServer(`${host}.example`), undefined);
    });

  it('reports no host that still answers', () => {
    for (const host of ['', '.', 'mopub.com', 'advertising.com', 'ads.example'])
      assert.equal(closedServer(host), undefined, host);
  });
});
