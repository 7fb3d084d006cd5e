import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idsIn, type ReportRow, reportsOf } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
  [
    '&a=x&lt;b&gt;&quot;c&apos;d',
    [
      'tag-html-escaped 1:53 The ad tag has characters that are escaped as in HTML, such as &amp;. → Replace the escapes of HTML by their characters. → &a=x&lt;b&gt;%22c%27d',
      'macro-unresolved 1:44 Nothing fills &lt;b&gt;.',
    ],
  ],
  [
    '&a=x&#39;y&#x27;z',
    [
      'tag-html-escaped 1:44 The ad tag has characters that are escaped as in HTML, such as &amp;. → Replace the escapes of HTML by their characters. → &a=x%27y%27z',
      'tag-fragment 1:45 The ad tag has a #, and what follows it is not sent to the ad server.',
    ],
  ],
  [
    '&a=x&AMP;b=2&#038;g=1&#x0026;h=1',
    [
      'tag-html-escaped 1:44 The ad tag has characters that are escaped as in HTML, such as &amp;. → Replace the escapes of HTML by their characters. → &a=x&b=2&g=1&h=1',
      'tag-fragment 1:53 The ad tag has a #, and what follows it is not sent to the ad server.',
    ],
  ],
  [
    '&a=x&amp;amp;b=2',
    [
      'tag-html-escaped 1:44 The ad tag has characters that are escaped as in HTML, such as &amp;. → Replace the escapes of HTML by their characters. → &a=x&b=2',
    ],
  ],
  ['&a=x&ampb=2', []],
  ['&a=x&nbsp;', []],
  [
    'http://u:p@ads.example/v?cb=[CACHEBUSTING]',
    [
      'tag-userinfo 1:1 The ad tag contains a user name or password. → Remove the user name and the password. → http://ads.example/v?cb=[CACHEBUSTING]',
      'tag-http-on-https 1:1 The ad tag is an http URL, and the page is https. → Use https. The ad server must support it. → https://u:p@ads.example/v?cb=[CACHEBUSTING]',
    ],
  ],
  [
    'https://u@ads.example/v?cb=[CACHEBUSTING]',
    [
      'tag-userinfo 1:1 The ad tag contains a user name or password. → Remove the user name and the password. → ',
    ],
  ],
  ['https://ads.example/@v?cb=[CACHEBUSTING]&a=b@c', []],
  [
    'hhttps://ads.example/v?cb=[CACHEBUSTING]',
    ['tag-scheme 1:1 The ad tag is not an http(s) URL. → Start the tag with https://. → '],
  ],
  [
    'hxxps://ads.example/v?cb=[CACHEBUSTING]',
    ['tag-scheme 1:1 The ad tag is not an http(s) URL. → Start the tag with https://. → '],
  ],
  [
    'https:////ads.example/v?cb=[CACHEBUSTING]',
    ['tag-scheme 1:1 The ad tag is not an http(s) URL. → Start the tag with https://. → '],
  ],
  [
    '///ads.example/v?cb=[CACHEBUSTING]',
    ['tag-scheme 1:1 The ad tag is not an http(s) URL. → Start the tag with https://. → '],
  ],
  [
    'https:ads.example/v?cb=[CACHEBUSTING]',
    ['tag-scheme 1:1 The ad tag is not an http(s) URL. → Start the tag with https://. → '],
  ],
  [
    'HTP:/ADS.example/v?cb=[CACHEBUSTING]',
    [
      'tag-scheme 1:1 The ad tag is not an http(s) URL. → Start the tag with https://. → https://ADS.example/v?cb=[CACHEBUSTING]',
    ],
  ],
  ['ftp://ads.example/v?cb=[CACHEBUSTING]', ['tag-scheme 1:1 The ad tag is not an http(s) URL.']],
  [
    'ads.example:8080/v?cb=[CACHEBUSTING]',
    [
      'tag-scheme 1:1 The ad tag is not an http(s) URL. → Start the tag with https://. → https://ads.example:8080/v?cb=[CACHEBUSTING]',
    ],
  ],
  ['ads example/v?cb=[CACHEBUSTING]', ['tag-not-absolute 1:1 The ad tag is not an absolute URL.']],
  [
    'ads.example?cb=[CACHEBUSTING]',
    [
      'tag-not-absolute 1:1 The ad tag is not an absolute URL. → Start the tag with https://. → https://ads.example?cb=[CACHEBUSTING]',
    ],
  ],
  [
    'ads.example#cb=[CACHEBUSTING]',
    [
      'tag-not-absolute 1:1 The ad tag is not an absolute URL. → Start the tag with https://. → https://ads.example#cb=[CACHEBUSTING]',
      'tag-fragment 1:12 The ad tag has a #, and what follows it is not sent to the ad server.',
    ],
  ],
  ['-ads.example/v?cb=[CACHEBUSTING]', ['tag-not-absolute 1:1 The ad tag is not an absolute URL.']],
  ['v/ads.example?cb=[CACHEBUSTING]', ['tag-not-absolute 1:1 The ad tag is not an absolute URL.']],
  ['ads.e/v?cb=[CACHEBUSTING]', ['tag-not-absolute 1:1 The ad tag is not an absolute URL.']],
  ['ads.ex4mple/v?cb=[CACHEBUSTING]', ['tag-not-absolute 1:1 The ad tag is not an absolute URL.']],
  ['/ads.example/v?cb=[CACHEBUSTING]', ['tag-not-absolute 1:1 The ad tag is not an absolute URL.']],
  ['https:///v?cb=[CACHEBUSTING]', ['tag-scheme 1:1 The ad tag is not an http(s) URL.']],
  ['https://ads.example:99999/v?cb=[CACHEBUSTING]', ['tag-host 1:1 The ad tag has no valid host.']],
  [
    'HTTP://ads.example/v?cb=[CACHEBUSTING]',
    [
      'tag-http-on-https 1:1 The ad tag is an http URL, and the page is https. → Use https. The ad server must support it. → HTTPs://ads.example/v?cb=[CACHEBUSTING]',
    ],
  ],
  [
    'http://ads.example/v?cb=[CACHEBUSTING]',
    [
      'tag-http-on-https 1:1 The ad tag is an http URL, and the page is https. → Use https. The ad server must support it. → ',
    ],
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
    ['tag-http-on-https 1:1 The ad tag is an http URL, and the page is https.'],
    {
      page: { url: 'https://www.example.com/' },
      random: 0.5,
      embed: { primaryUrl: 'http://ads.example/v' },
      replaceRules: [{ subject: '[tag]', value: 'url-primary' }],
    },
  ],
  [
    '//ads.example/v?cb=[CACHEBUSTING]',
    ['tag-protocol-relative 1:1 The ad tag has no scheme. → Start the tag with https://. → '],
  ],
  ['//?cb=[CACHEBUSTING]', ['tag-scheme 1:1 The ad tag is not an http(s) URL.']],
  [
    'https://ad4.liverail.com./v?cb=[CACHEBUSTING]',
    ['ad-host-gone 1:9 The host belongs to LiveRail, whose ad server Facebook closed in 2016.'],
  ],
  [
    'https://u@LIVERAIL.com:443/v?cb=[CACHEBUSTING]',
    [
      'tag-userinfo 1:1 The ad tag contains a user name or password. → Remove the user name and the password. → https://LIVERAIL.com:443/v?cb=[CACHEBUSTING]',
      'ad-host-gone 1:11 The host belongs to LiveRail, whose ad server Facebook closed in 2016.',
    ],
  ],
  ['https://notliverail.com/v?cb=[CACHEBUSTING]', []],
  ['https://liverail.com.example/v?cb=[CACHEBUSTING]', []],
  ['https://ads.example/liverail.com?cb=[CACHEBUSTING]', []],
  [
    '//adtech.de/v?cb=[CACHEBUSTING]',
    [
      'tag-protocol-relative 1:1 The ad tag has no scheme. → Start the tag with https://. → https://adtech.de/v?cb=[CACHEBUSTING]',
      'ad-host-gone 1:3 The host belongs to the Adtech ad server, which Verizon Media closed in 2020.',
    ],
  ],
  [
    'https://a.adtechus.com/v?cb=[CACHEBUSTING]',
    [
      'ad-host-gone 1:9 The host belongs to the Adtech ad server, which Verizon Media closed in 2020.',
    ],
  ],
  [
    'https://ads.mopub.com/v?cb=[CACHEBUSTING]',
    ['ad-host-gone 1:9 The host belongs to MoPub, which was closed in 2022.'],
  ],
  ['https://www.mopub.com/v?cb=[CACHEBUSTING]', []],
  [
    'https://a.adaptv.advertising.com/v?cb=[CACHEBUSTING]',
    [
      "ad-host-gone 1:9 The host belongs to Yahoo's supply-side platform, which was closed in 2023.",
    ],
  ],
  ['https://advertising.com/v?cb=[CACHEBUSTING]', []],
  [
    'https://cs.emxdgt.com/v?cb=[CACHEBUSTING]',
    ['ad-host-gone 1:9 The host belongs to EMX Digital, which became insolvent in 2023.'],
  ],
  [
    'https://bs.serving-sys.com/v?cb=[CACHEBUSTING]',
    [
      'ad-host-gone 1:9 The host belongs to the Sizmek ad server, which Amazon closed at the end of 2024.',
    ],
  ],
  [
    '&a=1#b',
    [
      'tag-fragment 1:44 The ad tag has a #, and what follows it is not sent to the ad server. → Replace # by %23. → &a=1%23b',
    ],
  ],
  [
    '&a=1#b=[PAGEURL]',
    ['tag-fragment 1:44 The ad tag has a #, and what follows it is not sent to the ad server.'],
  ],
  [
    '&a=[PAGEURL]#b#c',
    [
      'tag-fragment 1:52 The ad tag has a #, and what follows it is not sent to the ad server. → Replace # by %23. → &a=[PAGEURL]%23b%23c',
    ],
  ],
  [
    'https://ads.example/v#a?cb=[CACHEBUSTING]&b=#c',
    ['tag-fragment 1:22 The ad tag has a #, and what follows it is not sent to the ad server.'],
  ],
  [
    'https://ads.example/a%?cb=[CACHEBUSTING]&b=%&c=%2&d=%2G&e=%aF',
    [
      'tag-bad-percent 1:22 The ad tag has a percent sign without two hexadecimal digits after it. → Write the percent sign as %25. → https://ads.example/a%25?cb=[CACHEBUSTING]&b=%25&c=%252&d=%252G&e=%aF',
    ],
  ],
  [
    '&a=%%20',
    [
      'tag-bad-percent 1:43 The ad tag has a percent sign without two hexadecimal digits after it. → Write the percent sign as %25. → &a=%25%20',
    ],
  ],
  [
    '&a=é&b="&c=\\a&d=^&e=`&f={&g=|',
    [
      'tag-illegal-chars 1:43 The ad tag has characters that a URL may not contain unencoded. → Percent-encode these characters. → &a=%C3%A9&b=%22&c=%5Ca&d=%5E&e=%60&f=%7B&g=%7C',
    ],
  ],
  ['https://ads.éxample/v?cb=[CACHEBUSTING]', []],
  [
    '&a= b',
    [
      'tag-whitespace 1:43 The ad tag has blanks, line breaks or invisible characters that do not belong to it. → Remove these characters. → &a=b',
    ],
  ],
  ["&a=a~b_c-d.e!f*g(h)i'j$k,l:m@n/o?p", []],
];

describe('the rules about the URL of an ad tag', () => {
  for (const [tag, reports, context] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(context ? [tag, context] : tag)}`, () => {
      assert.deepEqual(reportsOf(tag, context), reports);
    });
});
