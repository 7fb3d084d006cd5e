import { type Answer, answerAt, type Chain } from './chain.js';
import { ELSEWHERE } from './documents.js';
import type { Fault, Place } from './fault.js';

/** Of the page that is recorded. */
export const PAGE_URL = 'http://127.0.9.1/story';

const START = Date.UTC(2026, 10, 20, 10);

/** What Chrome writes for a connection that failed. */
const ERRORS: Readonly<Partial<Record<Answer['connection'], string>>> = {
  'no-name': 'net::ERR_NAME_NOT_RESOLVED',
  refuses: 'net::ERR_CONNECTION_REFUSED',
  resets: 'net::ERR_CONNECTION_RESET',
  stalls: 'net::ERR_ABORTED',
  trickles: 'net::ERR_ABORTED',
  'breaks-off': 'net::ERR_CONTENT_LENGTH_MISMATCH',
  'no-tls': 'net::ERR_SSL_PROTOCOL_ERROR',
  blocked: 'net::ERR_BLOCKED_BY_CLIENT',
  'against-policy': 'net::ERR_BLOCKED_BY_CSP',
  'mixed-content': 'mixed-content',
};

const isLate = ({ connection }: Answer): boolean =>
  connection === 'stalls' || connection === 'trickles';

/** Connections that give a status before they fail. */
const hasStatus = ({ connection }: Answer): boolean =>
  connection === 'answers' || connection === 'breaks-off' || connection === 'trickles';

const pairs = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

/** Without a body: Chrome then writes no text. */
const isEmpty = ({ body, connection }: Answer): boolean =>
  connection === 'answers' && body.length === 0;

const contentOf = (answer: Answer, recordedBody?: Chain['recordedBody']) => {
  const { body, headers } = answer;
  const mimeType = headers['content-type'] ?? 'x-unknown';
  const content = { mimeType, size: Buffer.byteLength(body) };
  if (recordedBody === null || isEmpty(answer)) return content;
  if (recordedBody === '') return { ...content, text: recordedBody };
  const isText = /xml|html|json|text|script/.test(mimeType);
  const charset =
    Buffer.from(body).subarray(0, 2).toString('latin1') === '\xff\xfe' ? 'utf-16le' : 'utf-8';
  if (isText) return { ...content, text: new TextDecoder(charset).decode(Buffer.from(body)) };
  return typeof body === 'string'
    ? { ...content, text: body }
    : { ...content, text: Buffer.from(body).toString('base64'), encoding: 'base64' };
};

/** What Chrome says about a response that it cannot use. */
const errorOf = (url: string, { connection, headers, failure }: Answer): string | undefined => {
  if (connection === 'fails') return failure?.chrome;
  if (headers['content-encoding'] !== undefined) return 'net::ERR_CONTENT_DECODING_FAILED';
  return headers['location'] === url ? 'net::ERR_TOO_MANY_REDIRECTS' : ERRORS[connection];
};

const responseOf = (url: string, answer: Answer, { recordedBody }: Chain) => {
  const error = errorOf(url, answer);
  const failed = error !== undefined && { _error: error };
  return hasStatus(answer)
    ? {
        status: answer.status,
        ...(answer.statusText !== undefined && { statusText: answer.statusText }),
        headers: pairs({ ...answer.headers, ...(isEmpty(answer) && { 'content-length': '0' }) }),
        content: contentOf(
          answer.connection === 'trickles' ? { ...answer, body: '' } : answer,
          recordedBody,
        ),
        ...failed,
      }
    : { status: 0, headers: [], content: { size: 0, mimeType: 'x-unknown' }, ...failed };
};

const TIME_MS = 120;

const entryOf = (url: string, answer: Answer, index: number, chain: Chain, start = START) => ({
  startedDateTime: new Date(start + index * 200).toISOString(),
  _resourceType: url.endsWith('.mp4') ? 'media' : url.startsWith(ELSEWHERE) ? 'image' : 'xhr',
  time: isLate(answer) ? 5004.2 : TIME_MS,
  ...(answer.failure?.address !== undefined && { serverIPAddress: answer.failure.address }),
  request: {
    method: chain.recorded?.method ?? 'GET',
    url,
    headers: [
      { name: 'Origin', value: chain.recorded?.origin ?? new URL(PAGE_URL).origin },
      { name: 'Referer', value: PAGE_URL },
      ...(chain.recorded?.cookie === undefined
        ? []
        : [{ name: 'Cookie', value: chain.recorded.cookie }]),
    ],
  },
  response: { ...responseOf(url, answer, chain), ...chain.recorded?.fields },
  ...chain.recorded?.fields,
});

/** A URL as a browser requests it. */
const asSent = (url: string): string => (URL.canParse(url) ? new URL(url).href : url);

/** The response with the page, by the clock of the server. */
const pageEntry = (clockOffsetMs: number) => ({
  startedDateTime: new Date(START).toISOString(),
  _resourceType: 'document',
  time: 80,
  request: { method: 'GET', url: PAGE_URL, headers: [] },
  response: {
    status: 200,
    headers: pairs({ date: new Date(START + clockOffsetMs).toUTCString() }),
    content: { size: 900, mimeType: 'text/html' },
  },
});

const choiceEntry = (text: string) => ({
  startedDateTime: new Date(START).toISOString(),
  _resourceType: 'fetch',
  time: 80,
  request: {
    method: 'POST',
    url: 'https://cmp.consent.example/v2/choice',
    headers: [],
    postData: { mimeType: 'application/json', text },
  },
  response: { status: 204, headers: [], content: { size: 0, mimeType: '' } },
});

const IMA_SDK = 'https://imasdk.googleapis.com/js/sdkloader/ima3.js';

/** The recording of a page that requests a chain, as far as its fault lets a player get. */
export const harOf = (chain: Chain, { endsAt = 'hop' }: Fault, { hop }: Place): string => {
  const { hops, media, otherMedia } = chain.addresses;
  const sent = [chain.tag, ...hops.slice(1)].map(asSent);
  const requested = endsAt === 'hop' ? sent.slice(0, hop + 1) : endsAt === 'page' ? [] : sent;
  const { earlier } = chain.recorded ?? {};
  const entries = [
    ...(earlier === undefined
      ? []
      : [
          entryOf(
            earlier.url,
            earlier.answer,
            0,
            { ...chain, recorded: {} },
            START - earlier.waitMs - TIME_MS,
          ),
        ]),
    ...(chain.clockOffsetMs === undefined ? [] : [pageEntry(chain.clockOffsetMs)]),
    ...(chain.choice === undefined ? [] : [choiceEntry(chain.choice)]),
    ...(chain.recorded?.others ?? []).map(({ url, kind, answer }) => ({
      ...entryOf(url, answer, 0, { ...chain, recorded: {} }),
      _resourceType: kind,
    })),
    ...(chain.imaSdk === undefined ? [] : [entryOf(IMA_SDK, chain.imaSdk, 0, chain)]),
    ...requested.flatMap((url, index) => [
      entryOf(url, answerAt(chain, index), index, chain),
      ...(chain.redirect?.hop === index
        ? [entryOf(chain.addresses.redirected, chain.redirect.answer, index, chain)]
        : []),
    ]),
    ...(endsAt === 'hop' || endsAt === 'page'
      ? []
      : [entryOf(media, chain.media, requested.length, chain)]),
    ...(chain.reports ?? []).map(([url, report]) =>
      entryOf(url, report, requested.length + 2, chain),
    ),
    ...(chain.otherMedia === undefined
      ? []
      : [entryOf(otherMedia, chain.otherMedia, requested.length + 1, chain)]),
  ];
  const page = { id: 'page_1', title: PAGE_URL, startedDateTime: new Date(START).toISOString() };
  return JSON.stringify({ log: { version: '1.2', pages: [page], entries } });
};
