import * as api from '../../../src/api/index.js';
import { readMessages, Secrets } from '../../../src/api/redaction.js';
import { decodeConsentString } from '../../../src/consent-strings/decode-consent-string.js';
import * as diagnosis from '../../../src/diagnosis/index.js';
import * as vast from '../../../src/vast/node/index.js';
import { entryPoints } from './entry-point.js';
import { CONSENT, EMBED, HEADERS, JSON_TEXT, PASTE, XML } from './vocabularies.js';

const served = (text: string, headers: Readonly<Record<string, string>> = {}) => ({
  now: () => 0,
  fetch: (): Promise<Response> =>
    Promise.resolve(new Response(text, { headers: { 'content-type': 'text/xml', ...headers } })),
});

const clientOf = (reply: () => Response) =>
  api.createClient({
    baseUrl: 'https://media.example',
    authKey: 'key-1234567890',
    retries: 0,
    fetch: (request) =>
      Promise.resolve(
        new URL(request.url).pathname.startsWith('/restauth')
          ? Response.json({
              access_token: 'token-123456',
              refresh_token: 'refresh-123456',
              state: request.headers.get('state'),
            })
          : reply(),
      ),
  });

const DATE = { tokens: '0 9 - : T Z + . 2026-01-01', starts: ['', '2026-01-01T00:00:00'] };

const CURL = {
  tokens:
    '\nHTTP/1.1\t302 \n>\tGET\t/ \n*\t curl:\t(7)\t connect\tto location: \\\n -H" \ncurl\thttps://a',
  starts: ['', 'curl https://a.example/\nHTTP/1.1 302\n', '> GET / HTTP/1.1\n'],
};

const caseOf = async (text: string) => diagnosis.createCase(await diagnosis.diagnose(text));

const fragmentOf = (text: string): string => `#diagnosis=${encodeURIComponent(text)}`;

const harOf = (text: string): string =>
  JSON.stringify({
    log: {
      entries: [text, 'https://a.example/?e=900'].map((url) => ({
        request: { url, method: 'GET', headers: [] },
        response: {
          status: 200,
          headers: [],
          content: { mimeType: 'text/xml', text: `<VAST><Ad><InLine><Error>${text}` },
        },
      })),
    },
  });

export const SERVICES = [
  ...entryPoints('./vast', XML, {
    inspectDocument: (text) => vast.inspectDocument(text, served(text)),
    'inspectAdTag, the response': (text) => vast.inspectAdTag('https://a.example/', served(text)),
    lintVast: (text) => vast.lintVast(text),
    lintInspection: async (text) =>
      vast.lintInspection(await vast.inspectDocument(text, served(text))),
  }),
  ...entryPoints('./vast', PASTE, {
    inspectAdTag: (text) => vast.inspectAdTag(text, served('<VAST version="4.2"/>')),
  }),
  ...entryPoints('./vast', HEADERS, {
    'inspectAdTag, a header': (text) =>
      vast.inspectAdTag('https://a.example/', served('<VAST/>', { 'content-type': text })),
  }),
  ...entryPoints('./diagnosis', PASTE, {
    recognizeInput: (text) => diagnosis.recognizeInput(text),
    diagnose: (text) => diagnosis.diagnose(text),
    createCase: caseOf,
    replayCase: async (text) => diagnosis.replayCase(await caseOf(text)),
    caseReport: async (text) => diagnosis.caseReport(await caseOf(text)),
    shareFragment: async (text) => diagnosis.shareFragment(await diagnosis.diagnose(text)),
    'recognizeInput, a HAR file': (text) => diagnosis.recognizeInput(harOf(text)),
    'diagnose, a HAR file': (text) => diagnosis.diagnose(harOf(text)),
  }),
  ...entryPoints('./diagnosis', CURL, {
    'recognizeInput, the output of curl': (text) =>
      diagnosis.recognizeInput(`HTTP/1.1 200 OK\n${text.replaceAll('\t', ' ')}`),
    'recognizeInput, the output of other commands': (text) =>
      diagnosis.recognizeInput(
        `wget: \nStatusCode : 200\nGET / HTTP/1.1\n${text.replaceAll('\t', ' ')}`,
      ),
  }),
  ...entryPoints('./diagnosis', XML, {
    'recognizeInput, a document': (text) => diagnosis.recognizeInput(text),
    'diagnose, a document': (text) => diagnosis.diagnose(text),
  }),
  ...entryPoints('./diagnosis', JSON_TEXT, {
    'recognizeInput, JSON': (text) => diagnosis.recognizeInput(text),
    readCase: (text) => diagnosis.readCase(text),
    readShareFragment: (text) => diagnosis.readShareFragment(fragmentOf(text)),
  }),
  ...entryPoints('./api', EMBED, {
    'createClient, a reply': (text) => clientOf(() => new Response(text)).v2.embeds.get('e1'),
    'createClient, a field': (text) =>
      clientOf(() => Response.json({ id: 'e1', title: text, width: text })).v2.embeds.get('e1'),
    'createClient, an error': (text) =>
      clientOf(() => Response.json({ messages: [text] }, { status: 400 })).v2.embeds.get('e1'),
    'toGeneration1 and toGeneration2': (text) =>
      api.toGeneration2(api.toGeneration1({ id: text, title: text })),
    readMessages: (text) => readMessages(text, new Secrets('key-1234567890').redact),
  }),
  ...entryPoints('./api', HEADERS, {
    'createClient, a header': (text) =>
      clientOf(() => new Response('{', { headers: { 'content-type': text } })).v2.embeds.get('e1'),
  }),
  ...entryPoints('./api', DATE, {
    isDateTime: (text) => api.isDateTime(text),
    parseDateTime: (text) => api.parseDateTime(text, 'Europe/Rome'),
    isSet: (text) => api.isSet(text as never),
  }),
  ...entryPoints('src/consent-strings', CONSENT, {
    decodeConsentString: (text) => decodeConsentString(text),
  }),
];
