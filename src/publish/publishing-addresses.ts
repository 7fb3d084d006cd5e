import type { PageAddresses } from './embed-page.js';
import type { NormalizedSettings } from './publisher-options.js';

/** Ids that may be published. Not in the specification, where ids are text; the client accepts no others. */
const ID = /^[\w-]{1,64}$/;

/** Name of the oEmbed endpoint. An embed with this id has JSON, but no page. */
const OEMBED = 'oembed';

export type Route =
  | { readonly kind: 'json' | 'page'; readonly id: string }
  | { readonly kind: 'oembed' }
  | { readonly kind: 'invalid-id' }
  | { readonly kind: 'unknown' };

/** A copy: engines keep a part of a text as a reference to the whole, here to a request of any length. */
const copyOf = (text: string): string => Array.from(text).join('');

type Addresses = Pick<NormalizedSettings, 'publicUrl' | 'basePath'>;

/** Reads a path as the URL parser serializes it. The host of a request decides nothing. */
export const routeOf = (path: string, { basePath }: Addresses): Route => {
  if (!path.startsWith(`${basePath}/`)) return { kind: 'unknown' };
  const name = path.slice(basePath.length + 1);
  if (name === OEMBED) return { kind: 'oembed' };
  if (name === '' || name.includes('/')) return { kind: 'unknown' };
  const isJson = name.endsWith('.json');
  const id = isJson ? name.slice(0, -'.json'.length) : name;
  if (!ID.test(id)) return { kind: 'invalid-id' };
  return { kind: isJson ? 'json' : 'page', id: copyOf(id) };
};

export const pageUrlOf = (id: string, { publicUrl }: Addresses): PageAddresses => ({
  pageUrl: `${publicUrl}/${id}`,
  oEmbedUrl: `${publicUrl}/${OEMBED}`,
});

const withoutScheme = (address: string): string => address.replace(/^https?:/, '');

/**
 * The id of the embed whose page or JSON has this address; null for any other. The scheme may be http or
 * https, and query, fragment and a slash at the end are ignored, because people paste such links.
 */
export const idOfPage = (address: string, addresses: Addresses): string | null => {
  if (!URL.canParse(address)) return null;
  const { protocol, origin, pathname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  if (withoutScheme(origin) !== withoutScheme(new URL(addresses.publicUrl).origin)) return null;
  const route = routeOf(pathname.replace(/\/$/, ''), addresses);
  return 'id' in route ? route.id : null;
};
