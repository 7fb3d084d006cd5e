import { gzipSync } from 'node:zlib';
import { inlineVast } from '../documents.js';
import type { Expectation, Fault } from '../fault.js';

const pasted = (name: string, paste: string, expected: Expectation): Fault => ({
  name: `chunked-${name}`,
  part: 'paste',
  hops: 'alone',
  forms: ['unsent'],
  inject: (chain) => ({ ...chain, paste }),
  expected: () => ({ ...expected, isAboutHost: false }),
});

/** A body as HTTP/1.1 transfers it, in chunks of this many bytes. */
const chunked = (body: string, bytes: number, extension = ''): string => {
  const parts = Array.from({ length: Math.ceil(body.length / bytes) }, (_, index) =>
    body.slice(index * bytes, (index + 1) * bytes),
  );
  const sizes = parts.map(
    (part) => `${Buffer.byteLength(part).toString(16)}${extension}\r\n${part}\r\n`,
  );
  return `${sizes.join('')}0\r\n\r\n`;
};

const MEDIA = 'https://cdn.market.example/7/spot_1080.mp4';
const AD = inlineVast('3.0', MEDIA).replace('</AdTitle>', ' in Köln</AdTitle>');

const BODIES: readonly (readonly [name: string, body: string, expected: Expectation])[] = [
  ['ad', AD, { id: 'ad-plays', owner: 'nobody' }],
  ['ad-on-lines', AD.replaceAll('><', '>\r\n<'), { id: 'ad-plays', owner: 'nobody' }],
  ['ad-on-unix-lines', AD.replaceAll('><', '>\n<'), { id: 'ad-plays', owner: 'nobody' }],
  [
    'comment',
    '<VAST version="3.0"><!-- no consent string --></VAST>',
    { id: 'no-ad', owner: 'consent', facts: { reason: 'consent' } },
  ],
  ['empty', '<VAST version="4.2"/>\n', { id: 'no-ad', owner: 'ad-server' }],
  [
    'malformed',
    '<VAST version="3.0"><Ad></VAST>\n',
    { id: 'xml-malformed', owner: 'ad-server', facts: { line: 1, column: 25 } },
  ],
];

const REQUEST = [
  'GET /vast?zone=88213&page=https%3A%2F%2Fnews.example%2Fstory&cb=5512345 HTTP/1.1',
  'Host: ads.market.example',
  'Connection: keep-alive',
  '',
  '',
].join('\r\n');
const HEAD = (more: string): string =>
  `HTTP/1.1 200 OK\r\nContent-Type: application/xml\r\n${more}\r\n\r\n`;
const CODING = 'Transfer-Encoding: chunked';

/** Where a tool shows a response with its transfer coding. */
const SESSIONS: Readonly<Record<string, (body: string) => string>> = {
  'proxy-session': (body) => `${REQUEST}${HEAD(CODING)}${body}`,
  'copied-session': (body) => `${REQUEST}${HEAD(CODING)}${body}`.replaceAll('\r\n', '\n'),
  response: (body) => `${HEAD(CODING)}${body}`.replaceAll('\r\n', '\n'),
  'lower-case': (body) => `${HEAD(CODING.toLowerCase())}${body}`,
  'curl-raw': (body) =>
    `$ curl --raw -i 'https://ads.market.example/vast?zone=88213&cb=5512345'\n${HEAD(CODING)}${body}`,
  'two-codings': (body) => `${REQUEST}${HEAD('transfer-encoding: gzip, chunked')}${body}`,
};

const SIZES: readonly (readonly [bytes: number, extension: string])[] = [
  [4096, ''],
  [90, ''],
  [18, ''],
  [90, ';ext=1'],
];

const TRANSFERRED: readonly Fault[] = Object.entries(SESSIONS).flatMap(([session, write]) =>
  BODIES.flatMap(([name, body, expected]) =>
    SIZES.map(([bytes, extension], index) =>
      pasted(`${session}-${name}-${index}`, write(chunked(body, bytes, extension)), expected),
    ),
  ),
);

/** A body that a tool shows as it was transferred, compressed: a browser would read it. */
const COMPRESSED: readonly Fault[] = ['gzip', 'br'].flatMap((coding) =>
  (['utf8', 'latin1'] as const).map((encoding) => {
    const bytes = gzipSync(AD);
    const text =
      coding === 'gzip' ? bytes.toString(encoding) : '\u0019\u0001\u0003\ufffd\u0002K\u0004';
    return pasted(
      `compressed-${coding}-${encoding}`,
      `${REQUEST}${HEAD(`Content-Encoding: ${coding}\r\n${CODING}`)}${bytes.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`,
      { id: 'har-without-bodies', owner: 'unknown' },
    );
  }),
);

/** Responses that a tool shows with their transfer coding. */
export const CHUNK_FAULTS: readonly Fault[] = [...TRANSFERRED, ...COMPRESSED];
