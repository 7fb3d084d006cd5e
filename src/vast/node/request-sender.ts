import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isLocalAddress, isLocalHost, isSinkhole } from '../../network/local-host.js';
import type { FetchOptions } from '../inspect/inspect-options.js';
import type { Send, SentResponse } from '../inspect/media-request.js';

/** A request that was not sent, since its URL is in a private network and not allowed. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
  readonly url: string;
  /** Whether a filter of names gives the address in place of that of the host. */
  readonly isSinkhole: boolean;

  constructor(url: string, isSinkhole = false) {
    super('The address is in a private network.');
    this.url = url;
    this.isSinkhole = isSinkhole;
  }
}

/** WHATWG Fetch, "bad port". */
const BAD_PORTS = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
  995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
  6669, 6679, 6697, 10080,
]);

/** A body that is cut off is read to where it ends. */
const ZLIB = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const BROTLI = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
};

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: () => createGunzip(ZLIB),
  'x-gzip': () => createGunzip(ZLIB),
  deflate: () => createInflate(ZLIB),
  br: () => createBrotliDecompress(BROTLI),
};

/** A body without its content codings, which were applied in order; as it is if one is unknown. */
const decoded = (message: IncomingMessage): Readable => {
  const codings = (message.headers['content-encoding'] ?? '')
    .split(',')
    .map((coding) => coding.trim().toLowerCase());
  const decoders = codings.reverse().map((coding) => DECODERS[coding]);
  return decoders.reduce<Readable>(
    (body, create) => (create === undefined ? body : pipeline(body, create(), () => undefined)),
    message,
  );
};

const readResponse = (message: IncomingMessage): SentResponse => {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(message.headersDistinct))
    for (const value of values) headers.append(name, value);
  const body = Readable.toWeb(decoded(message)) as ReadableStream<Uint8Array<ArrayBuffer>>;
  return { status: message.statusCode ?? 0, headers, body };
};

/** A name whose addresses are checked when it is connected to: a second lookup could have another result. */
const publicLookup =
  (url: URL, resolve: LookupFunction): LookupFunction =>
  (name, options, callback) => {
    resolve(name, options, (error, result, family) => {
      if (error !== null) {
        callback(error, result, family);
        return;
      }
      const addresses =
        typeof result === 'string' ? [result] : result.map(({ address }) => address);
      callback(
        addresses.some(isLocalAddress)
          ? new PrivateAddressError(url.href, addresses.every(isSinkhole))
          : null,
        result,
        family,
      );
    });
  };

/** Sends a request as `fetch` does, without redirects, cookies and a shared connection. */
const sendRequest = (
  url: URL,
  { method, headers, signal }: Parameters<Send>[1],
  resolveName: LookupFunction,
): Promise<SentResponse> =>
  new Promise((resolve, reject) => {
    if (url.username !== '' || url.password !== '' || BAD_PORTS.has(Number(url.port || 80)))
      throw new TypeError('The URL has a user name, a password or a port that is not requested.');
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    request(url, {
      method,
      signal,
      agent: false,
      lookup: resolveName,
      headers: {
        accept: '*/*',
        'accept-encoding': 'br, gzip, deflate',
        'user-agent': 'node',
        ...headers,
      },
    })
      .on('response', (message) => {
        resolve(readResponse(message));
      })
      .on('error', reject)
      .end();
  });

/**
 * What sends the requests of an inspection. Rejects with a `PrivateAddressError` if the address is in a private network
 * and its origin is not allowed; with `fetch` of the options, that is known only of hosts and not of what they resolve to.
 */
export const requestSender = (
  { allowPrivate = false, fetch }: FetchOptions,
  resolve: LookupFunction = lookup,
): Send => {
  const isAllowed = ({ origin }: URL): boolean =>
    typeof allowPrivate === 'boolean' ? allowPrivate : allowPrivate.includes(origin);
  return async (address, init) => {
    const url = new URL(address);
    const isFree = isAllowed(url);
    if (!isFree && isLocalHost(url.hostname)) throw new PrivateAddressError(url.href);
    if (fetch !== undefined) return fetch(url, { ...init, redirect: 'manual' });
    return sendRequest(url, init, isFree ? resolve : publicLookup(url, resolve));
  };
};
