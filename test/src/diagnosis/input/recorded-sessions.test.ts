import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diagnose } from '../../../../src/diagnosis/diagnose.js';
import { recognizeInput } from '../../../../src/diagnosis/input/recognize-input.js';
import { inlineVast } from '../inspections.js';
import { factsOf } from '../read-verdict.js';

const TAG = 'https://ads.example/serve?id=7';
const VAST = inlineVast();

const requestsIn = (text: string) => {
  const input = recognizeInput(text);
  if (input.kind !== 'har') assert.fail(input.kind);
  return input.requests;
};

const verdictOf = async (text: string) => (await diagnose(text)).verdict;

describe('the output of curl', () => {
  it('has the address, the status, the headers and the body of a verbose run', () => {
    const [request] = requestsIn(
      [
        `user@host ~ % curl -v -H 'Referer: https://page.example/' \\`,
        `  "${TAG}"`,
        '* Host ads.example:443 was resolved.',
        '* Connected to ads.example (192.0.2.1) port 443',
        '  % Total    % Received % Xferd  Average Speed   Time    Time     Time  Current',
        '  0     0    0     0    0     0      0      0 --:--:-- --:--:-- --:--:--     0',
        '> GET /serve?id=7 HTTP/2',
        '> Host: ads.example',
        '> Origin: https://page.example',
        '>',
        '{ [5 bytes data]',
        '< HTTP/2 200 ',
        '< content-type: application/xml',
        '< ',
        '{ [600 bytes data]',
        `${VAST}* Connection #0 to host ads.example left intact`,
      ].join('\r\n'),
    );
    assert.equal(request?.url, TAG);
    assert.equal(request.status, 200);
    assert.equal(request.contentType, 'application/xml');
    assert.equal(request.text, VAST);
    assert.equal(request.lacksCors, true);
  });

  it('has the address of the connection if the command is missing', () => {
    const [request] = requestsIn(
      '* Connected to ads.example (192.0.2.1) port 8080\n> GET /serve?id=7 HTTP/1.1\n> Host: ads.example:8080\n> \n< HTTP/1.1 404 Not Found\n< \nno such tag',
    );
    assert.equal(request?.url, 'http://ads.example:8080/serve?id=7');
    assert.equal(request.text, 'no such tag');
  });

  it('follows redirects with and without the request lines', () => {
    const bare = `$ curl -iL ${TAG}\nHTTP/1.1 100 Continue\n\nHTTP/1.1 302 Found\nLocation: /next\n\nHTTP/1.1 503 Busy\nRetry-After: 1\n\nbusy`;
    assert.deepEqual(
      requestsIn(bare).map(({ url, status }) => [url, status]),
      [
        [TAG, 302],
        ['https://ads.example/next', 503],
      ],
    );
    const verbose = `$ curl -vL ${TAG}\n> GET /serve?id=7 HTTP/1.1\n> Host: ads.example\n>\n< HTTP/1.1 302 Found\n< Location: /next\n<\n* Connection #0 to host ads.example left intact\n> GET /next HTTP/1.1\n> Host: ads.example\n>\n< HTTP/1.1 503 Busy\n<\nbusy`;
    assert.deepEqual(
      requestsIn(verbose).map(({ url, status }) => [url, status]),
      requestsIn(bare).map(({ url, status }) => [url, status]),
    );
  });

  for (const [error, id, host] of [
    ['(6) Could not resolve host: ads.example', 'unreachable', 'ads.example'],
    [
      '(7) Failed to connect to ads.example port 443 after 1 ms: refused',
      'unreachable',
      'ads.example',
    ],
  ] as const)
    it(`names the host of an error without a command: ${error}`, async () => {
      const verdict = await verdictOf(`curl: ${error}`);
      assert.equal(verdict.id, id);
      assert.equal(factsOf(verdict)['host'], host);
    });

  for (const [error, id] of [
    ['(28) SSL connection timeout', 'response-timeout'],
    ['(35) Recv failure: Connection reset by peer', 'unreachable'],
    ['(52) Empty reply from server', 'unreachable'],
    ['(60) SSL certificate problem: certificate has expired', 'certificate-invalid'],
    ['(22) The requested URL returned error: 403', 'http-client-error'],
  ] as const)
    it(`explains an error of the command: ${error}`, async () => {
      assert.equal((await verdictOf(`$ curl -f ${TAG}\ncurl: ${error}`)).id, id);
    });

  for (const [error, code] of [
    ['(28) Operation timed out after 5001 milliseconds with 0 bytes received', 'timed-out'],
    ['(35) schannel: next InitializeSecurityContext failed', 'certificate-invalid'],
    ['(56) Recv failure: Connection reset by peer', 'connection-failed'],
    ['(60) SSL certificate problem: unable to get local issuer certificate', 'certificate-invalid'],
  ] as const)
    it(`explains an error of an unknown host: ${error}`, async () => {
      const verdict = await verdictOf(`curl: ${error}`);
      assert.deepEqual(factsOf(verdict), { system: 'browser', code });
    });

  it('does not take a body that was saved elsewhere for an empty response', async () => {
    const text = `$ curl -sv -o a.xml ${TAG}\n< HTTP/1.1 200 OK\n< content-length: 600\n< \n`;
    assert.equal((await verdictOf(text)).id, 'har-without-bodies');
    assert.equal((await verdictOf(text.replace('600', '0'))).id, 'no-ad');
  });

  it('is a response without its address if only headers are before it', () => {
    assert.equal(recognizeInput(`HTTP/1.1 200 OK\nContent-Type: text/xml\n\n${VAST}`).kind, 'vast');
  });
});

describe('a session of Charles', () => {
  const XML = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE charles-session SYSTEM "http://www.charlesproxy.com/dtd/charles-session-1_0.dtd">
<charles-session><transaction status="COMPLETE" method="CONNECT" protocol="https" host="ads.example" actualPort="443"><request/></transaction>
<transaction status="COMPLETE" method="GET" protocol="https" host="ads.example" actualPort="443" path="/vast" query="a=1&amp;b=2" startTime="2026-11-20T10:00:00.000+01:00" startTimeMillis="1000" endTimeMillis="1250">
<request headers="true" body="false"><headers><first-line><![CDATA[GET /vast HTTP/1.1]]></first-line><header><name>Host</name><value>ads.example</value></header></headers></request>
<response status="200" headers="true" body="true"><headers><header><name>Content-Type</name><value>text/xml</value></header></headers><body><![CDATA[${VAST.replaceAll(']]>', ']]]]><![CDATA[>')}]]></body></response></transaction></charles-session>`;

  const JSON_SESSION = JSON.stringify([
    { method: 'CONNECT', scheme: 'https', host: 'ads.example', tunnel: true, request: {} },
    {
      status: 'COMPLETE',
      method: 'GET',
      scheme: 'https',
      host: 'ads.example',
      actualPort: 443,
      path: '/vast',
      query: 'a=1&b=2',
      times: { start: '2026-11-20T10:00:00.000+01:00' },
      request: { header: { headers: [{ name: 'Host', value: 'ads.example' }] } },
      response: {
        status: 200,
        header: { headers: [{ name: 'Content-Type', value: 'text/xml' }] },
        body: { encoded: Buffer.from(VAST).toString('base64') },
      },
    },
  ]);

  it('has the same requests as JSON and as XML', () => {
    const [request] = requestsIn(XML);
    assert.equal(request?.url, 'https://ads.example/vast?a=1&b=2');
    assert.equal(request.status, 200);
    assert.equal(request.text, VAST);
    assert.deepEqual(recognizeInput(XML), recognizeInput(JSON_SESSION));
  });

  for (const [name, parts, expected] of [
    ['has no message', {}, { id: 'unreachable', fault: null }],
    [
      'has a status without a response',
      { response: { status: 200 } },
      { id: 'unreachable', fault: null },
    ],
    [
      'has a message',
      { errorMessage: 'java.net.UnknownHostException: ads.example', response: { status: 200 } },
      { id: 'unreachable', fault: 'dns' },
    ],
  ] as const)
    it(`is explained if a transaction failed and ${name}`, async () => {
      const failed = {
        status: 'EXCEPTION',
        method: 'GET',
        scheme: 'https',
        host: 'ads.example',
        actualPort: -1,
        path: '/vast',
        durations: { total: 3000 },
        request: { header: { headers: [] } },
        ...parts,
      };
      const { id, params } = await verdictOf(JSON.stringify([failed]));
      const { fault } = params as { readonly fault?: unknown };
      assert.deepEqual({ id, fault }, expected);
    });

  it('has to be exported if it is binary', async () => {
    for (const text of ['\ufffd\ufffd\0\x05sr\0', 'PK\x03\x04\x14\0\0', '\x1f\ufffd\x08\0'])
      assert.deepEqual(factsOf(await verdictOf(text)), { reason: 'binary' });
  });

  it('is read as far as possible if its transactions have a wrong form', () => {
    for (const part of [null, 7, 'x', [], {}])
      for (const name of ['request', 'response', 'times', 'durations', 'path', 'errorMessage'])
        assert.doesNotThrow(() =>
          recognizeInput(JSON.stringify([{ host: 'ads.example', request: {}, [name]: part }])),
        );
  });
});

describe('a line of a console', () => {
  it('is the one about a failure, before one about a request that players send again', async () => {
    const refused = (host: string): readonly string[] => [
      `Access to XMLHttpRequest at 'https://${host}/v' from origin 'https://page.example' has been blocked by CORS policy: The value of the 'Access-Control-Allow-Origin' header in the response must not be the wildcard '*' when the request's credentials mode is 'include'.`,
      `GET https://${host}/v net::ERR_FAILED 200 (OK)`,
    ];
    const broken = 'GET https://b.example/v net::ERR_CONNECTION_RESET';
    for (const [lines, code, host] of [
      [refused('a.example'), 'cors-wildcard', 'a.example'],
      [[...refused('a.example'), broken], 'connection-failed', 'b.example'],
      [[broken, ...refused('a.example')], 'connection-failed', 'b.example'],
    ] as const)
      assert.deepEqual(factsOf(await verdictOf(lines.join('\n'))), {
        system: 'browser',
        code,
        host,
      });
  });

  for (const [line, code, host] of [
    [
      "Uncaught (in promise) NotAllowedError: play() failed because the user didn't interact with the document first. https://goo.gl/xX8pDD",
      ...(['autoplay-refused', undefined] as const),
    ],
    [
      'NotAllowedError: The play method is not allowed by the user agent or the platform in the current context, possibly because the user denied permission.',
      ...(['autoplay-refused', undefined] as const),
    ],
    [
      "https://page.example/story:12 Access to fetch at 'https://ads.example/v' from origin 'https://page.example' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.",
      ...(['cors', 'ads.example'] as const),
    ],
    [
      "Access to XMLHttpRequest at 'https://ads.example/v' from origin 'https://page.example' has been blocked by CORS policy: The value of the 'Access-Control-Allow-Origin' header in the response must not be the wildcard '*' when the request's credentials mode is 'include'.",
      ...(['cors-wildcard', 'ads.example'] as const),
    ],
    [
      'Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at https://ads.example/v. (Reason: Credential is not supported if the CORS header ‘Access-Control-Allow-Origin’ is ‘*’).',
      ...(['cors-wildcard', 'ads.example'] as const),
    ],
    [
      'Cannot use wildcard in Access-Control-Allow-Origin when credentials flag is true.',
      ...(['cors-wildcard', undefined] as const),
    ],
    ['GET https://ads.example/v net::ERR_FAILED 200 (OK)', 'cors', 'ads.example'],
    [
      'GET https://ads.example/v net::ERR_BLOCKED_BY_RESPONSE.NotSameOrigin 200 (OK)',
      ...(['other-site', 'ads.example'] as const),
    ],
    [
      'Blocked loading mixed active content “http://ads.example/v”',
      ...(['mixed-content', 'ads.example'] as const),
    ],
    [
      "Content-Security-Policy: The page’s settings blocked the loading of a resource (connect-src) at https://ads.example/v because it violates the following directive: “connect-src 'self'”",
      ...(['csp', 'ads.example'] as const),
    ],
    ['GET https://ads.example/v net::ERR_TOO_MANY_REDIRECTS', 'response-broken', 'ads.example'],
    ['GET https://ads.example/v net::ERR_HTTP2_PROTOCOL_ERROR', 'response-broken', 'ads.example'],
    [
      `page.js:7 loaded https://page.example/a\nGET https://ads.example/v?x=${'a'.repeat(3000)} net::ERR_CERT_DATE_INVALID`,
      ...(['certificate-invalid', 'ads.example'] as const),
    ],
  ] as const)
    it(`is told by its words: ${line.slice(0, 100)}`, async () => {
      const { detail = '', ...facts } = factsOf(await verdictOf(line));
      assert.deepEqual(facts, { system: 'browser', code, ...(host !== undefined && { host }) });
      assert.equal(detail, code === 'csp' ? 'connect-src' : '');
    });
});
