import { STATUS_CODES } from 'node:http';
import { isIP } from 'node:net';
import type { Chain, ConnectionFailure } from './chain.js';
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
  readonly failure?: ConnectionFailure | undefined;
}

/** How the connection to the host of an address fails; undefined if it does not. */
const failureOf = ({ answers, addresses }: Chain, url: string) => {
  const hop = addresses.hops.findIndex((address) => new URL(address).host === new URL(url).host);
  return answers[hop]?.failure;
};

const entriesOf = (chain: Chain, fault: Fault, place: Place): readonly Entry[] =>
  (
    JSON.parse(harOf(chain, fault, place)) as { readonly log: { readonly entries: Entry[] } }
  ).log.entries
    .filter(({ _resourceType }) => _resourceType !== 'document')
    .map((entry) => ({ ...entry, failure: failureOf(chain, entry.request.url) }));

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

const messagesOf = ({ request: { url }, response: { _error = '' }, failure }: Entry) => {
  const { hostname, port, protocol } = new URL(url);
  const usual = protocol === 'https:' ? '443' : '80';
  if (failure !== undefined)
    return [failure.curl, failure.charles].map((text = '') => text.replace('HOST', hostname));
  return MESSAGES[_error]?.(hostname, port || usual) ?? ['', ''];
};

/** The body of a response, as far as a terminal can show it. */
const bodyOf = ({ response: { content } }: Entry): string =>
  content.encoding === 'base64'
    ? Buffer.from(content.text ?? '', 'base64').toString()
    : (content.text ?? '');

/** curl does not show a body with a zero byte. */
const isBinary = (entry: Entry): boolean => bodyOf(entry).slice(0, 2000).includes('\0');

const lines = (mark: string, headers: readonly Header[]): readonly string[] =>
  headers.map(({ name, value }) => `${mark} ${name}: ${value}`);

const curlRun = (entry: Entry): string => {
  const { request, response } = entry;
  const { hostname, host, port, pathname, search, protocol } = new URL(request.url);
  const [error = ''] = messagesOf(entry);
  const { text = '' } = response.content;
  const isConnected = !/^\((?:5|6|7|35|60|97)\)/.test(error);
  const { address } = entry.failure ?? {};
  const ip = address ?? (isIP(hostname) === 0 ? '203.0.113.9' : hostname);
  const sent = [
    `* Connected to ${hostname} (${ip}) port ${port || (protocol === 'https:' ? '443' : '80')}`,
    `> ${request.method} ${pathname}${search} HTTP/1.1`,
    ...lines('>', [{ name: 'Host', value: host }, ...request.headers]),
    '> ',
  ];
  const length = { name: 'content-length', value: String(Buffer.byteLength(text)) };
  const received = [
    `< HTTP/1.1 ${response.status} `,
    ...lines('<', [...response.headers, length]),
    '< ',
    isBinary(entry) ? 'Warning: Binary output can mess up your terminal.' : bodyOf(entry),
  ];
  const after = error === '' ? `* Connection #0 to host ${hostname} left intact` : '';
  return [
    `$ curl -v -H 'Origin: ${request.headers[0]?.value ?? ''}' '${request.url}'`,
    ...(address === undefined
      ? []
      : [`*   Trying ${isIP(address) === 6 ? `[${address}]` : address}:443...`]),
    ...(isConnected ? sent : []),
    `${response.status === 0 ? '' : received.join('\n')}${after}`,
    ...(error === '' ? [] : [`curl: ${error}`]),
  ].join('\n');
};

/** What the command line shows of a chain, with a run of curl for each address. */
export const curlOf = (chain: Chain, fault: Fault, place: Place): string =>
  entriesOf(chain, fault, place).map(curlRun).join('\n');

const headLines = (entry: Entry, indent = ''): readonly string[] =>
  [
    `HTTP/1.1 ${entry.response.status} ${STATUS_CODES[entry.response.status] ?? ''}`,
    `content-length: ${Buffer.byteLength(bodyOf(entry))}`,
    ...entry.response.headers.map(({ name, value }) => `${name}: ${value}`),
  ].map((line) => indent + line);

/** What `curl -i` shows behind a proxy, copied without the command. */
export const curlResponseOf = (chain: Chain, fault: Fault, place: Place): string => {
  const [entry] = entriesOf(chain, fault, place);
  if (entry === undefined) throw new Error('The chain has no request.');
  const [status = '', ...headers] = headLines(entry);
  return [
    'HTTP/1.1 200 Connection established\r\n\r',
    ...[status.replace('HTTP/1.1', 'HTTP/2'), ...headers, ''].map((line) => `${line}\r`),
    isBinary(entry) ? 'Warning: Binary output can mess up your terminal.' : bodyOf(entry),
  ].join('\n');
};

const wgetRun = (entry: Entry): string => {
  const { url } = entry.request;
  const { hostname, port } = new URL(url);
  const bytes = Buffer.byteLength(bodyOf(entry));
  return [
    `--2026-11-20 10:00:00--  ${url}`,
    `Resolving ${hostname} (${hostname})... 127.0.0.1`,
    `Connecting to ${hostname} (${hostname})|127.0.0.1|:${port || '443'}... connected.`,
    'HTTP request sent, awaiting response... ',
    ...headLines(entry, '  '),
    `Length: ${bytes} [text/xml]`,
    'Saving to: ‘STDOUT’',
    '',
    bodyOf(entry),
    `     0K ${'.'.repeat(10)}                                            100% 10.2M=0s`,
    '',
    entry.response.status < 300
      ? `2026-11-20 10:00:00 (10.2 MB/s) - written to stdout [${bytes}/${bytes}]`
      : `2026-11-20 10:00:00 ERROR ${entry.response.status}: ${STATUS_CODES[entry.response.status] ?? ''}.`,
    '',
  ].join('\n');
};

/** What `wget -S -O - --content-on-error` shows of a chain. */
export const wgetOf = (chain: Chain, fault: Fault, place: Place): string =>
  entriesOf(chain, fault, place).map(wgetRun).join('\n');

const httpieRun = (entry: Entry): string => {
  const { host, pathname, search } = new URL(entry.request.url);
  return [
    `GET ${pathname}${search} HTTP/1.1`,
    'Accept: */*',
    `Host: ${host}`,
    'User-Agent: HTTPie/3.2.2',
    '\n',
    ...headLines(entry),
    '',
    isBinary(entry)
      ? '+-----------------------------------------+\n| NOTE: binary data not shown in terminal |\n+-----------------------------------------+'
      : bodyOf(entry),
    '\n',
  ].join('\n');
};

/** What `http --verbose` of HTTPie shows of a chain, copied without the commands. */
export const httpieOf = (chain: Chain, fault: Fault, place: Place): string =>
  entriesOf(chain, fault, place).map(httpieRun).join('\n');

const powerShellRun = (entry: Entry): string => {
  const { request, response } = entry;
  const reason = STATUS_CODES[response.status] ?? '';
  const command = `PS C:\\> Invoke-WebRequest '${request.url}'`;
  if (response.status > 299)
    return `${command}\nInvoke-WebRequest : The remote server returned an error: (${response.status}) ${reason}.\nAt line:1 char:1`;
  const indented = (text: string): string => text.replaceAll('\n', `\n${' '.repeat(20)}`);
  return [
    `${command}\n\n`,
    `StatusCode        : ${response.status}`,
    `StatusDescription : ${reason}`,
    `Content           : ${indented(bodyOf(entry))}`,
    `RawContent        : ${indented(headLines(entry).join('\n'))}`,
    'Forms             : {}',
  ].join('\n');
};

/** What PowerShell shows of a chain. */
export const powerShellOf = (chain: Chain, fault: Fault, place: Place): string =>
  entriesOf(chain, fault, place).map(powerShellRun).join('\n');

const transactionOf = (entry: Entry) => {
  const { startedDateTime, time, request, response } = entry;
  const { hostname, port, pathname, search, protocol } = new URL(request.url);
  const scheme = protocol.slice(0, -1);
  const { text, encoding } = response.content;
  const [, errorMessage = ''] = messagesOf(entry);
  const destination = {
    name: 'Sec-Fetch-Dest',
    value: entry._resourceType === 'xhr' ? 'empty' : 'video',
  };
  const hasResponse = response.status !== 0;
  return {
    status: errorMessage === '' ? 'COMPLETE' : 'EXCEPTION',
    method: request.method,
    protocolVersion: 'HTTP/1.1',
    scheme,
    host: hostname,
    port: port === '' ? -1 : Number(port),
    actualPort: port === '' ? -1 : Number(port),
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
      : { status: 200 },
  };
};

/** The session of Charles in which a page requests a chain, as JSON. */
export const charlesOf = (chain: Chain, fault: Fault, place: Place): string =>
  JSON.stringify(entriesOf(chain, fault, place).map(transactionOf));
