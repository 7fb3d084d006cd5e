import { AD_EVENTS } from '../playback/player-events.js';
import type { MilestoneName } from './milestones.js';

/** An address that is to be asked for when something happens. */
export interface Beacon {
  readonly event: string;
  /** May hold placeholders, as an ad tag. */
  readonly url: string;
}

const MILESTONES: readonly MilestoneName[] = [
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
];

/** Events of the player that a beacon may name, beside the milestones. */
export const BEACON_EVENTS: readonly string[] = ['play', 'pause', 'seeked', 'ended', ...AD_EVENTS];

const NAMES: readonly string[] = [...MILESTONES, ...BEACON_EVENTS];

const MOST = 100;
/** Characters. */
const LONGEST = 8192;

/**
 * The beacons of a document: `<beacons><beacon event="start" url="https://…"/></beacons>`, at most
 * 100; what names no event or no address is left out. Null when it is not such a document, or one
 * with a DOCTYPE. Source: ours; the service does not say how its beacon XML is written.
 */
export const readBeacons = (document: Document | null): readonly Beacon[] | null => {
  if (document?.documentElement.localName !== 'beacons' || document.doctype !== null) return null;
  return [...document.documentElement.children]
    .filter(({ localName }) => localName === 'beacon')
    .slice(0, MOST)
    .map((element) => ({
      event: element.getAttribute('event') ?? '',
      url: element.getAttribute('url') ?? '',
    }))
    .filter(({ event, url }) => NAMES.includes(event) && url !== '' && url.length <= LONGEST);
};
