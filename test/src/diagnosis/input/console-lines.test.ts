import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recognizeInput } from '../../../../src/diagnosis/input/recognize-input.js';

const TAG = 'https://ads.market.example/vast?pid=7';
const BLOCKED = `Access to fetch at '${TAG}' from origin 'https://www.publisher.example' has been blocked by CORS policy:`;

/** Lines that name the cause, by what they are read as. */
const CAUSES: Readonly<Record<string, string>> = {
  cors: `${BLOCKED} No 'Access-Control-Allow-Origin' header is present on the requested resource.`,
  preflight: `${BLOCKED} Request header field x-key is not allowed by Access-Control-Allow-Headers in preflight response.`,
  'blocked-by-client': `GET ${TAG} net::ERR_BLOCKED_BY_CLIENT`,
  'name-not-resolved': `GET ${TAG} net::ERR_NAME_NOT_RESOLVED`,
  'certificate-invalid': `GET ${TAG} net::ERR_CERT_DATE_INVALID`,
  csp: `Refused to connect to '${TAG}' because it violates the following Content Security Policy directive: "connect-src 'self'".`,
  'mixed-content': `Mixed Content: The page at 'https://www.publisher.example/' was loaded over HTTPS, but requested an insecure resource '${TAG.replace('https', 'http')}'. This request has been blocked.`,
  'sdk-missing': 'Uncaught ReferenceError: google is not defined',
  'plugin-missing': 'Uncaught TypeError: player.vast is not a function',
  'ima-plugin-missing': 'Uncaught TypeError: player.ima is not a function',
  'blocked-by-protection': `The resource at “${TAG}” was blocked because Enhanced Tracking Protection is enabled.`,
  'cache-missing':
    'ERROR: This bid contains only vastXml and will not work when a prebid cache url is not specified.',
  '901': '[player] VPAID is not supported in this mode',
};

/** Lines about a failure with many causes. */
const FAILURES: Readonly<Record<string, string>> = {
  'timed-out': `GET ${TAG} net::ERR_TIMED_OUT`,
  'connection-failed': `GET ${TAG} net::ERR_CONNECTION_CLOSED`,
  'status-failed': `GET ${TAG} 503 (Service Unavailable)`,
  'bidder-unavailable': 'Prebid ERROR: bidderX is not a registered adapter',
};

/** A line about a request that players send again without credentials. */
const REPEATED: Readonly<Record<string, string>> = {
  'cors-wildcard': `${BLOCKED} The value of the 'Access-Control-Allow-Origin' header in the response must not be the wildcard '*'.`,
};

/** Lines about what follows. */
const CONSEQUENCES: Readonly<Record<string, string>> = {
  '303': 'VIDEOJS: ERROR: vast-client: No Ads VAST response',
  'play-interrupted': 'AbortError: The play() request was interrupted by a call to pause().',
  'no-bid':
    'WARNING: Prebid: Invalid bid from bidderX. Ignoring bid: Video bid does not have required vastUrl or renderer property',
};

/** Lines about requests of the page that are not for ads. */
const ASIDES = [
  'GET https://www.publisher.example/analytics/collect?v=1 net::ERR_BLOCKED_BY_CLIENT',
  "Access to fetch at 'https://www.publisher.example/pixel?x=1' from origin 'https://www.publisher.example' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.",
  'GET https://www.publisher.example/logo.svg net::ERR_NAME_NOT_RESOLVED',
];

const codeOf = (...lines: readonly string[]): string => {
  const input = recognizeInput(lines.join('\n'));
  return input.kind === 'error-code' ? input.code : input.kind === 'unknown' ? input.reason : '';
};

const ofEach = (
  lines: Readonly<Record<string, string>>,
  others: readonly string[],
  check: (code: string, line: string, other: string) => void,
): void => {
  for (const [code, line] of Object.entries(lines))
    for (const other of others) check(code, line, other);
};

const eitherWay = (code: string, line: string, other: string): void => {
  assert.equal(codeOf(line, other), code, `${line}\n${other}`);
  assert.equal(codeOf(other, line), code, `${other}\n${line}`);
};

describe('the lines of a console', () => {
  it('are read alone', () => {
    for (const lines of [CAUSES, FAILURES, REPEATED, CONSEQUENCES])
      for (const [code, line] of Object.entries(lines)) assert.equal(codeOf(line), code, line);
  });

  it('give the cause before the failures and the consequences, in any order', () => {
    ofEach(CAUSES, [...Object.values(FAILURES), ...Object.values(CONSEQUENCES)], eitherWay);
  });

  it('give a failure before its consequences, in any order', () => {
    ofEach(FAILURES, Object.values(CONSEQUENCES), eitherWay);
  });

  it('give a request that is sent again behind every other failure, before the consequences', () => {
    ofEach({ ...CAUSES, ...FAILURES }, Object.values(REPEATED), eitherWay);
    ofEach(REPEATED, Object.values(CONSEQUENCES), eitherWay);
  });

  it('give the first of several causes', () => {
    for (const lines of [CAUSES, FAILURES, CONSEQUENCES])
      ofEach(lines, Object.values(lines), (code, line, other) =>
        assert.equal(codeOf(line, other), code, `${line}\n${other}`),
      );
  });

  it('give what is about the ads before what is not', () => {
    for (const lines of [CAUSES, FAILURES, REPEATED, CONSEQUENCES])
      ofEach(lines, ASIDES, eitherWay);
  });

  it('give the error code that names the fault before one that names its part', () => {
    for (const general of ['900', '400', '300', '1005'])
      for (const code of ['402', '303', '301', '901'])
        eitherWay(code, `AdError ${code}: a`, `AdError ${general}: b`);
  });
});

describe('the code of a page with its console', () => {
  for (const sdk of [
    '',
    '<script src="https://imasdk.googleapis.com/js/sdkloader/ima3.js"></script>\n',
  ])
    it(`has the plugin that the console misses, ${sdk === '' ? 'without' : 'with'} the SDK`, () => {
      const code = `${sdk}<script src="https://cdn.example/video.min.js"></script>\n<script>\nconst player = videojs('main');\nplayer.ima({ adTagUrl: '${TAG}' });\n</script>`;
      assert.equal(codeOf(code, CAUSES['ima-plugin-missing'] ?? ''), 'ima-plugin-missing');
    });
});
