import { expandTemplate } from '../../ad-tags/expand-template.js';
import type { PlayerConfig } from '../../resolve/player-config.js';
import { embedContext } from '../../resolve/slot-context.js';
import { childrenOf, type XmlNodeDocument } from '../../vast/read/xml-element.js';
import { isMixed, webAddress } from '../../vast/web-address.js';
import { requestXml } from '../../vast/request/xml-request.js';
import type { XmlError } from '../../vast/request/xml-transport.js';
import type { Viewer } from '../../viewer.js';
import { BEACON_EVENTS } from './beacon-events.js';
import { MILESTONES } from './milestones.js';

const MAX_BYTES = 100_000;
const TIMEOUT_MS = 10_000;
const MAX_BEACONS = 100;
const MAX_URL_LENGTH = 8192;

export interface Beacon {
  readonly event: string;
  /** May contain placeholders, like an ad tag. */
  readonly url: string;
}

const EVENT_NAMES: readonly string[] = [...MILESTONES, ...BEACON_EVENTS];

/**
 * The beacons of a document: `<beacons><beacon event="start" url="https://…"/></beacons>`, at most
 * 100. A beacon without a known event or without an address is ignored. Null for any other document.
 * Not in the specification, which does not describe the beacon XML.
 */
export const readBeacons = (document: XmlNodeDocument | null): readonly Beacon[] | null => {
  if (document?.documentElement.localName !== 'beacons') return null;
  return childrenOf(document.documentElement, 'beacon')
    .slice(0, MAX_BEACONS)
    .map((element) => ({
      event: element.getAttribute('event') ?? '',
      url: element.getAttribute('url') ?? '',
    }))
    .filter(
      ({ event, url }) => EVENT_NAMES.includes(event) && url !== '' && url.length <= MAX_URL_LENGTH,
    );
};

/** Whether the page may request an address: an http(s) URL, on an https page only https or the local machine. */
export const isAllowedAddress = (address: string, protocol = location.protocol): boolean => {
  const url = webAddress(address);
  return url !== null && !isMixed(url, protocol);
};

/** The address to request for a beacon, or null if it is not allowed. */
export const beaconAddress = (
  { url: template }: Beacon,
  config: PlayerConfig,
  viewer: Viewer,
): string | null => {
  const { url } = expandTemplate(template, embedContext(config, viewer));
  return isAllowedAddress(url) ? url : null;
};

const ERRORS: Readonly<Record<XmlError, string>> = {
  unreachable: 'The beacon XML could not be loaded.',
  policy: 'The Content Security Policy of the page does not allow the beacon XML.',
  aborted: 'The beacon XML was not loaded within 10 s.',
};

/**
 * Loads the beacons of an address, without cookies. Rejects with an Error when the address is not
 * allowed, when there is no complete response with status 2xx within 10 s and 100 kB, when the
 * response is not a list of beacons, or when `signal` aborts.
 */
export const loadBeacons = async (
  address: string,
  signal: AbortSignal,
): Promise<readonly Beacon[]> => {
  if (!isAllowedAddress(address)) throw new Error('The beacon XML has no allowed address.');
  const response = await requestXml(address, {
    withCredentials: false,
    maxBytes: MAX_BYTES,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (typeof response === 'string') throw new Error(ERRORS[response]);
  const { status, fault, document } = response;
  if (fault === 'too-large') throw new Error('The beacon XML is larger than 100 kB.');
  if (status < 200 || status > 299)
    throw new Error(`The beacon XML was answered with status ${status}.`);
  const beacons = readBeacons(document);
  if (beacons === null) throw new Error('The beacon XML is not a list of beacons.');
  return beacons;
};
