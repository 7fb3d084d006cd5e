import { embedInCode } from '../diagnosis/input/embed-in-code.js';
import { embedInJson } from '../diagnosis/input/embed-in-json.js';
import { decodeReferences } from '../text/character-references.js';
import { parseJson } from '../text/json.js';
import { fetchTransport } from '../vast/node/fetch-transport.js';
import { requestSender } from '../vast/node/request-sender.js';
import { webAddress } from '../vast/web-address.js';
import type { RequestLimits } from './audit-options.js';
import { type AuditObject, auditObject, type AuditSource } from './audit-source.js';
import { HostLimits, limitedSend } from './host-limits.js';

export interface PageSourceOptions extends RequestLimits {
  /** Called with the address of a page that cannot be read, without its query. */
  readonly onUnreadable?: (address: string) => void;
}

const MAX_PAGE_BYTES = 10_000_000;
const DEFAULT_PAGE_TIMEOUT_MS = 20_000;

/** Pages of one list with its sitemaps (sitemaps.org allows 50,000 in each). */
const MAX_PAGES = 200_000;

const LOCATION = /<loc>([^<]{1,4000})<\/loc>/gi;

const isSitemap = (text: string): boolean => /<(?:urlset|sitemapindex)[\s>]/.test(text);

/** The addresses in a sitemap, or in a text with one on each line. */
export const listedAddresses = (text: string): readonly string[] =>
  isSitemap(text)
    ? [...text.matchAll(LOCATION)].map(([, location = '']) => decodeReferences(location.trim()))
    : (text.match(/^https?:\/\/\S{1,8000}/gm) ?? []);

/** An address as a report shows it: a query may hold a secret. */
export const shownAddress = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
};

type Read = (address: string) => Promise<string | null>;

const pageReader = (options: PageSourceOptions, signal: AbortSignal): Read => {
  const { requestsPerSecond = 4, requestTimeoutMs = DEFAULT_PAGE_TIMEOUT_MS } = options;
  const limits = new HostLimits(requestsPerSecond);
  const transport = fetchTransport(options, limitedSend(requestSender(options), limits));
  return async (address) => {
    const response = await transport.request(address, {
      withCredentials: false,
      maxBytes: MAX_PAGE_BYTES,
      signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
    });
    signal.throwIfAborted();
    if (typeof response === 'object' && 'text' in response && response.status === 200)
      return response.text;
    options.onUnreadable?.(shownAddress(address));
    return null;
  };
};

/** The embed of a published JSON file, or those of the elements in a page. */
async function* embedsIn(text: string, address: string, read: Read): AsyncGenerator<AuditObject> {
  const from = shownAddress(address);
  const json = embedInJson(parseJson(text));
  if (json?.kind === 'embed') yield auditObject(json.embed, { from });
  if (json !== null) return;
  for (const element of text.split(/(?=<media-embed[\s>])/i).slice(1)) {
    const code = embedInCode(element);
    const source = code?.embed == null ? webAddress(code?.address ?? '', address) : null;
    const published = source && embedInJson(parseJson((await read(source.href)) ?? ''));
    const embed = published?.kind === 'embed' ? published.embed : code?.embed;
    if (embed != null) yield auditObject(embed, { from });
  }
}

/**
 * The embeds of published pages, of JSON files of embeds, and of the pages that sitemaps list. Each is requested once,
 * however often the source is read.
 */
export const pageSource = (
  addresses: readonly string[],
  options: PageSourceOptions = {},
): AuditSource => {
  let known: readonly AuditObject[] | null = null;
  async function* requested(signal: AbortSignal): AsyncGenerator<AuditObject> {
    const read = pageReader(options, signal);
    const objects: AuditObject[] = [];
    const open = new Set(addresses);
    for (const address of open) {
      const text = await read(address);
      if (text === null) continue;
      if (isSitemap(text)) {
        for (const listed of listedAddresses(text)) {
          const page = webAddress(listed, address);
          if (page !== null && open.size < MAX_PAGES) open.add(page.href);
        }
        continue;
      }
      for await (const object of embedsIn(text, address, read)) {
        objects.push(object);
        yield object;
      }
    }
    known = objects;
  }
  return {
    async *objects(signal) {
      yield* known ?? requested(signal);
    },
  };
};
