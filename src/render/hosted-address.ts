import { percentEncode } from '../ad-tags/encoding.js';
import type { Identity } from '../resolve/player-config.js';

/** The hosted player's address: `…/iframe.php/{embed}/{customer}`, then perhaps a label (platform facts 4.1). */
const HOSTED = /^([^?#]*\/iframe\.php\/)([^/?#]+)(\/[^/?#]+)/;

/** A URL parser takes these for steps up the path, percent-encoded or not. */
const isDotSegment = (segment: string): boolean => /^\.{1,2}$/.test(segment);

/** Whether an address of the hosted player names the embed so. */
export const namesEmbed = (address: string, id: string): boolean =>
  HOSTED.exec(address)?.[2] === percentEncode(id);

/** The address with the public id in place of the id, if it is one of the hosted player. */
export const withPublicId = (address: string, { embedId, publicId }: Identity): string =>
  publicId === null || isDotSegment(publicId) || !namesEmbed(address, embedId)
    ? address
    : address.replace(
        HOSTED,
        (_, before: string, __, customer: string) => before + percentEncode(publicId) + customer,
      );

const withLabel = (address: string, label: string): string => {
  const [path = ''] = address.split(/[?#]/, 1);
  const base = HOSTED.exec(path)?.[0] ?? path.replace(/\/$/, '');
  return `${base}/${percentEncode(label)}${address.slice(path.length)}`;
};

/**
 * The hosted player's address with the public id in place of the id, and the label as a path segment;
 * null when no path can carry the label. An empty label is none.
 */
export const hostedAddress = (base: string, identity: Identity, label: string): string | null => {
  if (isDotSegment(label)) return null;
  const address = withPublicId(base, identity);
  return label === '' ? address : withLabel(address, label);
};
