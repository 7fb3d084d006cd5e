import type { JsonObject } from '../../text/json.js';
import { webAddress } from '../../vast/web-address.js';
import { TYPED_KIND } from './har.js';
import { networkError } from './network-error.js';

type Part = 'request' | 'headers' | 'body';

/** One request: the lines of each part as they are written. */
type Exchange = Record<Part, string[]> & { url: string; status: number; error: string };

interface Output {
  readonly exchanges: Exchange[];
  part: Part | null;
  /** Of the connection. */
  origin: string;
}

/** What only the output of curl has: a status with its version, or an error with its number. */
const OUTPUT = /^(?:< )?HTTP\/[\d.]{1,3} \d{3}|^curl: \(\d{1,3}\) /m;
const CONTINUED = /[\\^`]\r?\n[ \t]{0,20}(?=-|["']?https?:)/g;
/** curl writes its notes and errors to the end of a body without a line break. */
const AFTER_BODY = /(?<=[^\n])(?=curl: \(\d{1,3}\) |\* (?:Connection #\d|[Cc]losing |transfer ))/g;
const COMMAND = /(?:^|[$#%>]\s)curl(?:\.exe)?\s/;
/** Options with an address that is not requested. */
const OPTION =
  /\s(?:-[AHbex]|--(?:header|referer|proxy|cookie|user-agent))[\s=]?(?:"[^"]*"|'[^']*'|\S+)/g;
const ADDRESS = /https?:\/\/[^\s"']+/i;
const REQUEST = /^> [A-Z]{3,10} (\S+) HTTP\//;
const STATUS = /^(?:< )?HTTP\/[\d.]{1,3} (\d{3})/;
const HEADER = /^(?:[<>] )?([\w-]{1,100}):(.*)$/;
const ERROR = /^curl: \(\d{1,3}\) (.*)$/;
const CONNECTION = /(?:onnect(?:ed)? to|host:) ([\w.-]{1,253})(?:.{0,80}? port (\d{1,5}))?/;
/** Notes, the meter of the progress, and what is said of bytes. */
const ASIDE = /^(?:\* |[{}] \[\d|\s{0,9}(?:% Total|Dload )|Warning: [Bb]inary output)|--:--:--/;

const headersOf = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const [, name, value = ''] = HEADER.exec(line) ?? [];
    return name === undefined ? [] : [{ name: name.toLowerCase(), value: value.trim() }];
  });

const headerOf = ({ headers }: Exchange, name: string): string =>
  headersOf(headers).find((header) => header.name === name)?.value ?? '';

/** An empty body that was saved elsewhere, or that was not asked for, is not known. */
const isBodyKnown = (exchange: Exchange): boolean =>
  exchange.body.some((line) => line !== '') || headerOf(exchange, 'content-length') === '0';

const entryOf = (exchange: Exchange): JsonObject => ({
  _resourceType: TYPED_KIND,
  request: { method: 'GET', url: exchange.url, headers: headersOf(exchange.request) },
  response: {
    status: exchange.status,
    headers: headersOf(exchange.headers),
    content: isBodyKnown(exchange) ? { text: exchange.body.join('\n') } : {},
    _error: exchange.error,
  },
});

/** The address of the connection that a note or an error names; empty if it names none. */
const originIn = (line: string): string => {
  const [, host = '', port = '443'] = CONNECTION.exec(line) ?? [];
  return webAddress(`http${port.endsWith('443') ? 's' : ''}://${host}:${port}/`)?.href ?? '';
};

const begin = (output: Output, url: string): Exchange => {
  const exchange = { url, status: 0, error: '', request: [], headers: [], body: [] };
  output.exchanges.push(exchange);
  output.part = null;
  return exchange;
};

/** Where a redirect leads; empty for other responses. */
const locationOf = (exchange: Exchange): string => {
  const location = headerOf(exchange, 'location');
  return location && (webAddress(location, exchange.url || undefined)?.href ?? '');
};

const readLine = (output: Output, line: string): void => {
  const last = output.exchanges.at(-1) ?? begin(output, '');
  const [, path] = REQUEST.exec(line) ?? [];
  const [, status] = STATUS.exec(line) ?? [];
  const [, error] = ERROR.exec(line) ?? [];
  if (COMMAND.test(line)) begin(output, ADDRESS.exec(line.replace(OPTION, ''))?.[0] ?? '');
  else if (path !== undefined) {
    const location = locationOf(last);
    const isSent = last.status > 0 || last.request.length > 0;
    const next = isSent ? begin(output, location.endsWith(path) ? location : '') : last;
    next.url ||= webAddress(path, output.origin || undefined)?.href ?? '';
    next.request.push(line);
    output.part = 'request';
  } else if (status !== undefined) {
    // A status without a request: `curl -i` shows no requests, and a server may send 100 before.
    const location = locationOf(last);
    const next = location === '' ? last : begin(output, location);
    next.status = Number(status);
    next.headers = [];
    output.part = 'headers';
  } else if (error !== undefined) {
    last.url ||= originIn(error) || output.origin;
    last.error = networkError(error);
    last.status ||= Number(/ returned error: (\d{3})/.exec(error)?.[1] ?? 0);
    output.part = null;
  } else if (ASIDE.test(line)) output.origin = originIn(line) || output.origin;
  else if (output.part === 'headers' && !HEADER.test(line)) output.part = 'body';
  else if (output.part !== null) last[output.part].push(line);
};

/** The requests in the output of one or several runs of `curl -v` or `curl -i`, as a HAR file; null for other texts. */
export const harOfCurl = (text: string): JsonObject | null => {
  if (!OUTPUT.test(text)) return null;
  const output: Output = { exchanges: [], part: null, origin: '' };
  for (const line of text.replace(CONTINUED, ' ').replace(AFTER_BODY, '\n').split(/\r?\n/))
    readLine(output, line);
  const entries = output.exchanges.filter(({ url }) => url !== '').map(entryOf);
  return entries.length === 0 ? null : { log: { entries } };
};
