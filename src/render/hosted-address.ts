import { percentEncode } from '../text/percent-encode.js';
import type { Identity } from '../resolve/player-config.js';

/** The hosted player's address: `…/iframe.php/{embed}/{customer}`, then an optional label (platform facts 4.1). */
const HOSTED = /^([^?#]*\/iframe\.php\/)([^/?#]+)(\/[^/?#]+)/;

/** A URL parser reads these as steps up the path, percent-encoded or not. */
const isDotSegment = (segment: string): boolean => /^\.{1,2}$/.test(segment);

export const namesEmbed = (address: string, id: string): boolean =>
  HOSTED.exec(address)?.[2] === percentEncode(id);

/** The address with the public id instead of the id, if it is an address of the hosted player. */
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
 * The hosted player's address with the public id instead of the id, and the label as a path segment.
 * Null when a path cannot contain the label. An empty label is left out.
 */
export const hostedAddress = (base: string, identity: Identity, label: string): string | null => {
  if (isDotSegment(label)) return null;
  const address = withPublicId(base, identity);
  return label === '' ? address : withLabel(address, label);
};
