import { isJsonObject, type JsonObject, objectOf } from '../../text/json.js';
import { scanXml } from '../../text/xml/scan-xml.js';
import { elementsAt, valueOf } from '../../text/xml/xml-lookup.js';
import { textOf, type XmlElement } from '../../text/xml/xml-tree.js';
import { webAddress } from '../../vast/web-address.js';
import { errorCode } from './error-text.js';
import { readHar } from './har.js';
import { networkError, UNTRUSTED } from './network-error.js';
import type { RecognizedInput } from './recognized-input.js';

/** Whether this is the JSON of a session of Charles: a list of transactions. */
export const isCharlesSession = (json: unknown): json is readonly JsonObject[] =>
  Array.isArray(json) &&
  json.length > 0 &&
  json.every(
    (transaction) =>
      isJsonObject(transaction) && 'host' in transaction && isJsonObject(transaction['request']),
  );

const PARTS_OF_URL = ['scheme', 'host', 'actualPort', 'path', 'query'];

/** Charles writes -1 and null for what it does not know. */
const urlOf = (transaction: JsonObject): string => {
  const parts = PARTS_OF_URL.map((name) => transaction[name] ?? '').map(String);
  const [scheme = '', host = '', given = '', path = '', query = ''] = parts;
  const port = given.replace(/^-.*/, '');
  return webAddress(`${scheme}://${host}:${port}${path}${query && `?${query}`}`)?.href ?? '';
};

const headersOf = (message: JsonObject): unknown => objectOf(message['header'])['headers'];

/** The error of a transaction that failed; empty for others. Not each has a message. */
const errorOf = ({ status, errorMessage }: JsonObject): string => {
  if (typeof errorMessage === 'string' && errorMessage !== '') return networkError(errorMessage);
  return status === 'EXCEPTION' || status === 'FAILED' ? status : '';
};

const entryOf = (transaction: JsonObject): JsonObject => {
  const { method, times, durations } = transaction;
  const _error = errorOf(transaction);
  const request = objectOf(transaction['request']);
  const response = objectOf(transaction['response']);
  const { text, encoded } = objectOf(response['body']);
  const headers = headersOf(response);
  // Without a response, a transaction that failed has the status 200.
  const hasResponse = _error === '' || (Array.isArray(headers) && headers.length > 0);
  return {
    startedDateTime: objectOf(times)['start'],
    time: objectOf(durations)['total'],
    request: { method, url: urlOf(transaction), headers: headersOf(request) },
    response: {
      status: hasResponse ? response['status'] : 0,
      headers,
      content: encoded === undefined ? { text } : { text: encoded, encoding: 'base64' },
      _error,
    },
  };
};

/** The HAR file of a session of Charles. A tunnel is a connection, and no request. */
const harOfCharles = (session: readonly JsonObject[]): JsonObject => ({
  log: { entries: session.filter(({ method }) => method !== 'CONNECT').map(entryOf) },
});

/** The requests of a session, or that the certificate of Charles is not trusted, so that it recorded none for an ad. */
export const readCharles = (session: readonly JsonObject[]): RecognizedInput => {
  const har = readHar(harOfCharles(session), 'charles');
  const refused = session.find(({ errorMessage }) => UNTRUSTED.test(String(errorMessage)));
  return har.requests.length > 0 || refused === undefined
    ? har
    : errorCode('browser', 'proxy-untrusted', String(refused['host']));
};

const textAt = (parent: XmlElement, name: string): string | undefined =>
  elementsAt(parent, name).map(textOf)[0];

const messageOf = (transaction: XmlElement, name: string): JsonObject => {
  const [message = transaction] = elementsAt(transaction, name);
  const [encoding] = elementsAt(message, 'body').map((body) => valueOf(body, 'encoding'));
  const headers = elementsAt(message, 'headers', 'header').map((header) => ({
    name: textAt(header, 'name'),
    value: textAt(header, 'value'),
  }));
  return {
    status: Number(valueOf(message, 'status')),
    header: { headers },
    body: { [encoding === 'base64' ? 'encoded' : 'text']: textAt(message, 'body') },
  };
};

/** The transactions of a session of Charles that was exported as XML. */
export const transactionsIn = (text: string): readonly JsonObject[] => {
  const { root } = scanXml(text);
  const transactions = root === null ? [] : elementsAt(root, 'transaction');
  return transactions.map((transaction) => ({
    ...Object.fromEntries(transaction.attributes.map(({ name, value }) => [name, value])),
    scheme: valueOf(transaction, 'protocol'),
    times: { start: valueOf(transaction, 'startTime') },
    request: messageOf(transaction, 'request'),
    response: messageOf(transaction, 'response'),
  }));
};
