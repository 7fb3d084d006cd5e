import type { Expectation, Fault, Place } from '../fault.js';
import { RECORDINGS } from '../forms.js';
import { damaged, of, query, unexplained } from './refused-tags.js';

/** Placeholders that nobody fills here, by the system that they are of. */
const FOREIGN: readonly (readonly [name: string, placeholder: string])[] = [
  ['jw', '__item-custom__'],
  ['radiant', '__current-time__'],
  ['contrib-ads', '{mediainfo.ad_keys}'],
  ['nexxplay', '{user.id}'],
  ['springserve', '{{DEVICE_ID}}'],
  ['lkqd', '$$idfa$$'],
  ['aniview', '[AV_IP]'],
  ['spotx', '$DEVICE_IFA'],
  ['aerserv', '$[bundleid]'],
  ['dailymotion', '${reader.user.id}'],
  ['primis', '${VIDEO_PLAYER_IP}'],
  ['mediatailor', '[session.client_ip]'],
];

/** Placeholders of many systems that the player of a page fills, which a diagnosis without a page cannot. */
const FILLED: readonly string[] = [
  '[PAGE_URL]',
  '[referrer_url]',
  '[description_url]',
  '[PLAYER_WIDTH]',
  '%5BPAGE_URL%5D',
  '{PAGEURL}',
  '${REFERER_URL_ENC}',
  '$REALPAGE_URL',
  '__page-url__',
  '{{PAGE_URL}}',
  '{page.url}',
  '{session.consentstring}',
  '$USER_AGENT_ENCODED',
  '${reader.gdpr.consent}',
  '${VIDEO_PLAYER_USER_AGENT}',
];

/** Placeholders that only the ad server of their system fills. */
const SERVERS: readonly (readonly [name: string, placeholder: string])[] = [
  ['google', '%%CACHEBUSTER%%'],
  ['google-pattern', '%%PATTERN:url%%'],
  ['google-click', '%%CLICK_URL_UNESC%%'],
  ['google-page', '%%REFERRER_URL_ESC%%'],
  ['springserve-price', '{{BID_PRICE}}'],
  ['aniview-chain', '[AV_SCHAIN]'],
  ['equativ', '[sas_siteid]'],
  ['mediatailor-event', '[scte.event_id]'],
  ['openrtb', '${AUCTION_PRICE}'],
];

/** Placeholders that no system has, or that were written wrong. */
const UNKNOWN: readonly (readonly [name: string, placeholder: string])[] = [
  ['unknown', '[SECTION_ID]'],
  ['unknown-mixed-case', '[mySection]'],
  ['misspelled', '[CACHEBUSTNG]'],
  ['encoded', '%5BSECTION_ID%5D'],
];

const BROKEN: readonly (readonly [name: string, placeholder: string])[] = [
  ['not-closed', '[CACHEBUSTING'],
  ['not-opened', 'CACHEBUSTING]'],
  ['other-bracket', '[CACHEBUSTING}'],
];

/** A tag that nobody requested is known to be one of this machine. */
const withoutFault = (place: Place, refusal: string): Expectation => {
  if (place.form === 'unsent') return { id: 'local-host', owner: 'publisher' };
  if (place.hop === 0) return unexplained(place, refusal);
  return refusal === 'bad-request'
    ? { id: 'http-client-error', owner: 'network', facts: { status: 400 } }
    : { id: 'no-ad-after-wrapper', owner: 'network' };
};

/** Placeholders that somebody has to fill, or that are filled elsewhere. */
export const PLACEHOLDER_FAULTS: readonly Fault[] = [
  ...FOREIGN.flatMap(([name, placeholder]) =>
    query(
      `placeholder-of-${name}`,
      `id=7&x=${placeholder}`,
      of('macro-foreign-player', { placeholders: [placeholder] }),
    ),
  ),
  ...SERVERS.flatMap(([name, placeholder]) =>
    query(
      `placeholder-of-server-${name}`,
      `id=7&x=${placeholder}`,
      of('macro-server-side', { placeholders: [placeholder] }),
    ),
  ),
  ...FILLED.flatMap((placeholder, index) =>
    query(`placeholder-filled-${index}`, `id=7&x=${placeholder}`, withoutFault, [
      'tag',
      'embed',
      'case',
    ]),
  ),
  // What a player fills stays only in the recording of one that does not.
  ...['[CACHEBUSTING]', '[PAGEURL]', '[VIDEO_WIDTH]', '%5BPAGEURL%5D'].flatMap(
    (placeholder, index) =>
      query(
        `placeholder-left-${index}`,
        `id=7&x=${placeholder}`,
        of('macro-unresolved', { placeholders: [placeholder] }),
        RECORDINGS,
      ),
  ),
  ...UNKNOWN.flatMap(([name, placeholder]) =>
    query(
      `placeholder-${name}`,
      `id=7&x=${placeholder}`,
      of('macro-unresolved', { placeholders: [placeholder] }),
    ),
  ),
  ...BROKEN.flatMap(([name, placeholder]) =>
    damaged(`placeholder-${name}`, (tag) => `${tag}?id=7&x=${placeholder}`, of('tag-fault'), [
      'tag',
      'embed',
      'case',
    ]),
  ),
];
