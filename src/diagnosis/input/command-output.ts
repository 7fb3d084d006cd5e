import type { JsonObject } from '../../text/json.js';
import { webAddress } from '../../vast/web-address.js';
import { fileFormat, isCompressed } from '../evidence/file-format.js';
import { hasAdDocument } from '../evidence/text-form.js';
import { harOfLog } from './access-log.js';
import { withoutChunks } from './chunked-body.js';
import { TYPED_KIND } from './har.js';
import { networkError } from './network-error.js';

/** One request: the lines of its parts as they are written. */
interface Exchange extends Record<'request' | 'headers' | 'body', string[]> {
  part: 'request' | 'headers' | 'body' | null;
  url: string;
  /** Of the connection. */
  origin: string;
  status: number;
  error: string;
  /** IP address of the server; empty if it is not shown. */
  address: string;
  method: string;
  durationMs: number;
}

/** What only the output of curl has: a status with its version, or an error with its number. */
const OUTPUT = /^(?:< )?HTTP\/[\d.]{1,3} \d{3}|^curl: \(\d{1,3}\) /m;
const WGET = /^--\d{4}-\d\d-\d\d |^wget: |^ERROR: .{1,300}certificate/m;
const POWERSHELL =
  /^(?:StatusCode {1,20}: |(?:Invoke-(?:WebRequest|RestMethod)|iwr|irm|curl|wget)(?: :|:) )/im;
const TUNNEL = /^> CONNECT (?=[\w.-]{1,253}:\d{1,5} )/m;
const OF_PROXY = /^\* {1,3}(?:Trying|Connected to) \S{1,300}(?: \(.*|\.{3})$/gm;
const HTTPIE = /^[A-Z]{3,10} \/\S* HTTP\/\d/m;
/** What the output of another command has where that of curl has lines of its own. */
const OTHER_COMMANDS: readonly (readonly [command: RegExp, line: RegExp, asCurl: string])[] = [
  [WGET, /^--[\d: -]{19,21}--\s{1,9}(?=http)/gm, '$ curl '],
  [WGET, /^ {2}(?=HTTP\/\d|[\w-]{1,100}: )/gm, ''],
  [WGET, /^HTTP request sent, awaiting response\.\.\. (?=\d{3} )/gm, 'HTTP/1.1 '],
  [WGET, /^wget: /gm, 'curl: (6) '],
  [WGET, /^ERROR: (?=.{1,300}certificate)/gm, 'curl: (60) '],
  [WGET, /^(?=Unable to establish SSL|No data received|Read error )/gm, 'curl: (35) '],
  [WGET, /^(curl: \(60\) .{1,400}:)\r?\n(?= )/gm, '$1 '],
  [WGET, /^(?=Connecting to .{1,300} failed: )/gm, 'curl: (7) '],
  [WGET, /^(?:Resolving|Connecting to|Saving to:|Length:) .*$/gm, '* '],
  [WGET, /^(?: {0,6}\d{1,9}K[ .]{5}|\d{4}-\d\d-\d\d [\d:]{8} (?:\(|ERROR)).*$/gm, '* Closing '],
  [
    POWERSHELL,
    /^(?:StatusCode {1,20}|Invoke-\w{10} ?|(?:iwr|irm|curl|wget) ):.{1,80}?(?=\b[1-5]\d{2}\b)/gim,
    'HTTP/1.1 ',
  ],
  [
    POWERSHELL,
    /^(?:Invoke-\w{10} ?|(?:iwr|irm|curl|wget) ): (?=.{0,200}(?:connect|host|resolve|SSL|TLS|certificate|time))/gim,
    'curl: (0) ',
  ],
  [POWERSHELL, /^StatusDescription {1,20}:.*\r?\n/gm, ''],
  [POWERSHELL, /^Content {1,20}: /gm, '\n'],
  [POWERSHELL, /^ {20}/gm, ''],
  [POWERSHELL, /^RawContent {1,20}:[^]*/m, ''],
  // A proxy that reads what is in its tunnel has a root of its own.
  [TUNNEL, /^(curl: \(60\) .{0,80})unable to get local.*/gm, '$1self-signed certificate in chain'],
  [HTTPIE, /^(?=[A-Z]{3,10} \/\S* HTTP\/\d)/gm, '> '],
];
const CONTINUED = /[\\^`]\r?\n[ \t]{0,20}(?=-|["']?https?:)/g;
/** What stands behind a body. curl writes its notes and errors to the end of one without a line break. */
const BODY_END = /^\* (?:Connection #\d|[Cc]losing |transfer )/;
const AFTER_BODY = /(?<=[^\n])(?=curl: \(\d{1,3}\) |\* (?:Connection #\d|[Cc]losing |transfer ))/g;
/** The command of a tool that requests an address. */
export const COMMAND =
  /(?:^|[$#%>]\s)(?:curl(?:\.exe)?|wget|https?|Invoke-WebRequest|Invoke-RestMethod|iwr|irm)\s/;
/** The address among the arguments that is requested: neither that of a header nor that of a proxy. */
const ADDRESS = /(?<!:|\s-[A-Za-z]{0,3}[ex]|--referer|--proxy)\s["']?(https?:\/\/[^\s"']+)/i;
const REQUEST = /^> ([A-Z]{3,10}) (\S+) HTTP\//;
/** What has a command send HEAD. */
const HEAD =
  /\s(?:-[A-Za-z]{0,9}I[A-Za-z]{0,9}|--head|--spider|(?:-X|--request|-{1,2}[Mm]ethod)[ =]?["']?H(?:EAD|ead))(?![\w-])/;
/** What has a command send POST. */
const POST =
  /\s(?:(?:-X|--request|-{1,2}[Mm]ethod)[ =]?["']?P(?:OST|ost)|(?:-d|--data(?:-\w{1,20})?|--json)[ =])/;
const DURATION = /\bafter (\d{1,9}) (?:ms|milliseconds)\b/;
const STATUS = /^(?:< )?HTTP\/[\d.]{1,3} (\d{3})/;
/** Bytes of the shortest document. */
const MIN_LENGTH = '<VAST/>'.length;
const HEADER = /^(?:[<>] )?([\w-]{1,100}):(.*)$/;
const ERROR = /^curl: \(\d{1,3}\) (.*)$/;
const CONNECTION =
  /(?:onnect(?:ed)? to|host:|cannot verify(?= [\w-]{1,63}\.)) ([\w.-]{1,253})(?:.{0,80}? port (\d{1,5}))?/;
/** The IP address to which a note says that a name leads. */
const IP_ADDRESS =
  /(?:Trying \[?|IPv[46]: |[|(])(\d{1,3}(?:\.\d{1,3}){3}|[\da-f]{0,4}:[\da-f:]{1,36})/;

/** Notes, the meter of the progress, and what is said of bytes. */
const ASIDE = /^(?:\* |[{}] \[\d|\s{0,9}(?:% Total|Dload ))|--:--:--/;
const BINARY = /^(?:Warning: [Bb]inary output|\| NOTE: binary data)/;
/** More than a picture by which a server counts has. */
const MANY_BYTES = 1000;
/** PowerShell ends a body so that is longer than what it shows. */
const CUT_OFF = /(?:\.{3}|…)\s*$/;

const headersOf = (lines: readonly string[]) =>
  lines
    .map((line) => HEADER.exec(line) ?? [])
    .map(([, name = '', value = '']) => ({ name: name.toLowerCase(), value: value.trim() }));

const headerOf = ({ headers }: Exchange, name: string): string =>
  headersOf(headers).find((header) => header.name === name)?.value ?? '';

/** In place of bytes that are not shown. */
const hiddenBytes = (exchange: Exchange): string =>
  '\0'.repeat(Math.min(Number(headerOf(exchange, 'content-length')) || MANY_BYTES, MANY_BYTES));

/** The address of a request without a command: that of its host, which servers of ads have with https. */
const urlOf = ({ request }: Exchange): string => {
  const host = headersOf(request).find(({ name }) => name === 'host')?.value ?? '';
  const [, , path] = REQUEST.exec(request[0] ?? '') ?? [];
  return host === '' || path === undefined ? '' : (webAddress(path, `https://${host}`)?.href ?? '');
};

const entryOf = (exchange: Exchange): JsonObject => {
  const { status, error: _error, body, address, method, durationMs: time } = exchange;
  const text = body.join('\n');
  // An empty body that was saved elsewhere, or that was not asked for, is not known.
  const length = headerOf(exchange, 'content-length') || (status === 205 ? 0 : MIN_LENGTH);
  const isEmpty = method !== 'HEAD' && Number(length) < MIN_LENGTH;
  // A browser decompresses what a raw session shows as it was sent.
  const isEncoded = headerOf(exchange, 'content-encoding') !== '' && isCompressed(fileFormat(text));
  const isKnown =
    (body.some((line) => line !== '') || isEmpty) && (!isEncoded || text === hiddenBytes(exchange));
  const content = isKnown && !CUT_OFF.test(text) ? { text } : {};
  const url = exchange.url || urlOf(exchange);
  return {
    _resourceType: TYPED_KIND,
    serverIPAddress: address,
    time,
    request: { method, url, headers: headersOf(exchange.request) },
    response: { status, headers: headersOf(exchange.headers), content, _error },
  };
};

/** The address of the connection that a note or an error names; empty if it names none. */
const originIn = (line: string): string => {
  const [, host = '', port = '443'] = CONNECTION.exec(line) ?? [];
  return webAddress(`http${port.endsWith('443') ? 's' : ''}://${host}:${port}/`)?.href ?? '';
};

const begin = (exchanges: Exchange[], url: string): Exchange => {
  const origin = exchanges.at(-1)?.origin ?? '';
  const lines = { request: [], headers: [], body: [] };
  const none = { part: null, status: 0, error: '', address: '', durationMs: 0 };
  const method = exchanges.at(-1)?.method ?? 'GET';
  const exchange: Exchange = { ...lines, ...none, url, origin, method };
  exchanges.push(exchange);
  return exchange;
};

/** Where a redirect leads; empty for other responses. */
const locationOf = (exchange: Exchange): string => {
  const location = headerOf(exchange, 'location');
  return location && (webAddress(location, exchange.url || undefined)?.href ?? '');
};

const methodOf = (command: string): string => {
  if (HEAD.test(command)) return 'HEAD';
  return POST.test(command) ? 'POST' : 'GET';
};

const readLine = (exchanges: Exchange[], line: string): void => {
  const last = exchanges.at(-1) ?? begin(exchanges, '');
  const [, method = '', path] = REQUEST.exec(line) ?? [];
  const [, status] = STATUS.exec(line) ?? [];
  const [, error] = ERROR.exec(line) ?? [];
  const [, address = ''] =
    ASIDE.test(line) || error !== undefined ? (IP_ADDRESS.exec(line) ?? []) : [];
  last.address = address || last.address;
  if (COMMAND.test(line)) {
    const url = ADDRESS.exec(line)?.[1] ?? '';
    // The log of wget begins with the address of its command.
    if (url === '' || url !== last.url || last.status > 0 || last.error !== '')
      begin(exchanges, url).method = methodOf(line);
  } else if (path !== undefined) {
    const location = locationOf(last);
    const isSent = last.status > 0 || last.request.length > 0;
    const next = isSent ? begin(exchanges, location.endsWith(path) ? location : '') : last;
    next.url ||= webAddress(path, next.origin || undefined)?.href ?? '';
    next.request.push(line);
    next.method = method;
    next.part = 'request';
  } else if (status !== undefined) {
    // A status without a request: `curl -i` shows no requests, and a server may send 100 before.
    const location = locationOf(last);
    const next = location === '' ? last : begin(exchanges, location);
    Object.assign(next, { status: Number(status), headers: [], part: 'headers' });
  } else if (error !== undefined) {
    last.url ||= originIn(error) || last.origin;
    last.error = networkError(error);
    last.durationMs = Number(DURATION.exec(error)?.[1] ?? 0);
    last.status ||= Number(/ returned error: (\d{3})/.exec(error)?.[1] ?? 0);
    last.part = null;
  } else if (BINARY.test(line)) last.body.push(hiddenBytes(last));
  else if (BODY_END.test(line)) last.part = null;
  else if (ASIDE.test(line)) last.origin = originIn(line) || last.origin;
  else if (last.part === 'headers' && !HEADER.test(line)) last.part = 'body';
  else if (last.part !== null) last[last.part].push(line);
};

/** The output without what curl says of a proxy, but for a tunnel that it refuses. */
const withoutProxies = (text: string): string => {
  const [direct = '', ...tunnels] = text.split(TUNNEL);
  if (tunnels.length === 0) return text;
  const inside = tunnels.map((tunnel) => {
    const [target = ''] = tunnel.split(' ', 1);
    const [line = '', status = ''] = /^< HTTP\/\S{1,3} (\d{3}).*$/m.exec(tunnel) ?? [];
    const refusal = status.startsWith('2') ? '' : `curl: (56) CONNECT tunnel: ${status}\n`;
    const start = tunnel.indexOf(line) + line.length;
    return `* Connected to ${target.replace(':', ' port ')}\n${refusal}${tunnel.slice(start)}`;
  });
  return [direct, ...inside].map((part) => part.replace(OF_PROXY, '')).join('');
};

/** A document of a server that is not known: it is inspected as one that was pasted without its headers. */
const isDocument = ({ url, status, request, body }: Exchange): boolean =>
  url === '' &&
  request.length === 0 &&
  status < 300 &&
  /^\s*</.test(body.join('\n')) &&
  hasAdDocument(body.join('\n'));

/** The requests in the output of one or several runs of a command, as a HAR file; null for other texts. */
export const harOfCommand = (text: string): JsonObject | null => {
  const asCurl = OTHER_COMMANDS.filter(([command]) => command.test(text)).reduce(
    (read, [, line, replacement]) => read.replace(line, replacement),
    withoutProxies(withoutChunks(text)),
  );
  if (!OUTPUT.test(asCurl)) return harOfLog(text);
  const exchanges: Exchange[] = [];
  for (const line of asCurl.replace(CONTINUED, ' ').replace(AFTER_BODY, '\n').split(/\r?\n/))
    readLine(exchanges, line);
  const sent = exchanges.filter(({ url, status }) => url !== '' || status > 0);
  return sent.every(isDocument) ? null : { log: { entries: sent.map(entryOf) } };
};
