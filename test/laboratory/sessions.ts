import type { Chain } from './chain.js';
import type { Fault, Place } from './fault.js';
import { harOf } from './har.js';

interface Header {
  readonly name: string;
  readonly value: string;
}

interface Entry {
  readonly startedDateTime: string;
  readonly _resourceType: string;
  readonly time: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly Header[];
  };
  readonly response: {
    readonly status: number;
    readonly headers: readonly Header[];
    readonly content: { readonly text?: string; readonly encoding?: string };
    readonly _error?: string;
  };
}

const entriesOf = (chain: Chain, fault: Fault, place: Place): readonly Entry[] =>
  (JSON.parse(harOf(chain, fault, place)) as { readonly log: { readonly entries: Entry[] } }).log
    .entries;

/** What curl and Charles say where Chrome has its error. */
const MESSAGES: Readonly<
  Record<string, (host: string, port: string) => readonly [curl: string, charles: string]>
> = {
  'net::ERR_NAME_NOT_RESOLVED': (host) => [
    `(6) Could not resolve host: ${host}`,
    `java.net.UnknownHostException: ${host}`,
  ],
  'net::ERR_CONNECTION_REFUSED': (host, port) => [
    `(7) Failed to connect to ${host} port ${port} after 2 ms: Couldn't connect to server`,
    'java.net.ConnectException: Connection refused',
  ],
  'net::ERR_CONNECTION_RESET': () => [
    '(56) Recv failure: Connection reset by peer',
    'java.net.SocketException: Connection reset',
  ],
  'net::ERR_ABORTED': () => [
    '(28) Operation timed out after 5004 milliseconds with 0 bytes received',
    'java.net.SocketTimeoutException: Read timed out',
  ],
  'net::ERR_CONTENT_LENGTH_MISMATCH': () => [
    '(18) transfer closed with 112 bytes remaining to read',
    'java.io.IOException: Premature end of the response',
  ],
  'net::ERR_SSL_PROTOCOL_ERROR': () => [
    '(35) error:0A00010B:SSL routines::wrong version number',
    'javax.net.ssl.SSLException: Unrecognized SSL message, plaintext connection?',
  ],
  'net::ERR_CONTENT_DECODING_FAILED': () => [
    '(61) Error while processing content unencoding: incorrect header check',
    'java.util.zip.ZipException: Not in GZIP format: the encoding of the response is wrong',
  ],
  'net::ERR_TOO_MANY_REDIRECTS': () => [
    '(47) Maximum (50) redirects followed',
    'Too many redirects followed',
  ],
};

const messagesOf = ({ request: { url }, response: { _error = '' } }: Entry) => {
  const { hostname, port, protocol } = new URL(url);
  const usual = protocol === 'https:' ? '443' : '80';
  return MESSAGES[_error]?.(hostname, port || usual) ?? ['', ''];
};

const lines = (mark: string, headers: readonly Header[]): readonly string[] =>
  headers.map(({ name, value }) => `${mark} ${name}: ${value}`);

const curlRun = (entry: Entry): string => {
  const { request, response } = entry;
  const { hostname, host, port, pathname, search, protocol } = new URL(request.url);
  const [error] = messagesOf(entry);
  const { text = '', encoding } = response.content;
  const isConnected = !/^\((?:6|7|35)\)/.test(error);
  const sent = [
    `* Connected to ${hostname} (127.0.0.1) port ${port || (protocol === 'https:' ? '443' : '80')}`,
    `> ${request.method} ${pathname}${search} HTTP/1.1`,
    ...lines('>', [{ name: 'Host', value: host }, ...request.headers]),
    '> ',
  ];
  const length = { name: 'content-length', value: String(Buffer.byteLength(text)) };
  const received = [
    `< HTTP/1.1 ${response.status} `,
    ...lines('<', [...response.headers, length]),
    '< ',
    encoding === 'base64' ? 'Warning: Binary output can mess up your terminal.' : text,
  ];
  const after = error === '' ? `* Connection #0 to host ${hostname} left intact` : '';
  return [
    `$ curl -v -H 'Origin: ${request.headers[0]?.value ?? ''}' '${request.url}'`,
    ...(isConnected ? sent : []),
    `${response.status === 0 ? '' : received.join('\n')}${after}`,
    ...(error === '' ? [] : [`curl: ${error}`]),
  ].join('\n');
};

/** What the command line shows of a chain, with a run of curl for each address. */
export const curlOf = (chain: Chain, fault: Fault, place: Place): string =>
  entriesOf(chain, fault, place).map(curlRun).join('\n');

const transactionOf = (entry: Entry) => {
  const { startedDateTime, time, request, response } = entry;
  const { hostname, port, pathname, search, protocol } = new URL(request.url);
  const scheme = protocol.slice(0, -1);
  const { text, encoding } = response.content;
  const [, errorMessage] = messagesOf(entry);
  const destination = {
    name: 'Sec-Fetch-Dest',
    value: entry._resourceType === 'xhr' ? 'empty' : 'video',
  };
  const hasResponse = response.status !== 0;
  return {
    status: errorMessage === '' ? 'COMPLETE' : 'FAILED',
    method: request.method,
    protocolVersion: 'HTTP/1.1',
    scheme,
    host: hostname,
    port: port === '' ? null : Number(port),
    actualPort: Number(port) || (scheme === 'https' ? 443 : 80),
    path: pathname,
    query: search === '' ? null : search.slice(1),
    tunnel: false,
    errorMessage: errorMessage === '' ? null : errorMessage,
    times: { start: startedDateTime },
    durations: { total: time },
    request: { header: { headers: [...request.headers, destination] } },
    response: hasResponse
      ? {
          status: response.status,
          header: { headers: response.headers },
          body: encoding === 'base64' ? { encoded: text } : { text },
        }
      : { status: null },
  };
};

/** The session of Charles in which a page requests a chain, as JSON. */
export const charlesOf = (chain: Chain, fault: Fault, place: Place): string =>
  JSON.stringify(entriesOf(chain, fault, place).map(transactionOf));
