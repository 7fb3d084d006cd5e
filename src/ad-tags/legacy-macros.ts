import type { AdTagContext, AdTagValue } from './ad-tag-context.js';
import { deviceOf } from './device-of.js';
import type { ContextSource, Draw, Macro } from './macro.js';
import { milliseconds } from './time-formats.js';

const seconds = ({ content }: AdTagContext): AdTagValue =>
  typeof content?.duration === 'number' ? Math.round(content.duration) : undefined;

/**
 * Bracketed names in wide use that are no macros of the IAB, one row a meaning:
 * its names, context source, value, and the standard macro
 * that tells the same, if there is one. They are found whatever their case, and
 * stay in the tag when nothing is known. Source: public ad tags and the
 * documentation of players and ad servers.
 *
 * `[timestamp]` is a cache-busting integer, unlike the ISO text of `[TIMESTAMP]`.
 * `[referrer_url]` and `[description_url]` are what Google Ad Manager's tags call the
 * page that asks for the ad.
 */
const LEGACY: readonly (readonly [
  string,
  ContextSource,
  (context: AdTagContext, draw: Draw) => AdTagValue,
  string?,
])[] = [
  ['timestamp', 'time', ({ now }) => milliseconds(now)],
  [
    'random random-number random_number cachebuster cache_buster cache-buster cache_breaker cb rnd ord',
    'random',
    (_, draw) => draw.cachebuster(),
  ],
  ['correlator', 'page', ({ page }) => page?.correlator],
  [
    'url page page_url page-url referrer_url description_url embedding_page_url',
    'page',
    ({ page }) => page?.url,
    'PAGEURL',
  ],
  ['referrer referer ref', 'page', ({ page }) => page?.referrer],
  ['page_title', 'page', ({ page }) => page?.title],
  ['language lang', 'page', ({ page }) => page?.language],
  ['primary_url', 'embed', ({ embed }) => embed?.primaryUrl],
  ['secondary_url', 'embed', ({ embed }) => embed?.secondaryUrl],
  ['tertiary_url', 'embed', ({ embed }) => embed?.tertiaryUrl],
  ['keywords tags', 'embed', ({ embed }) => embed?.tags],
  [
    'video_id videoid media_id media_file_id content_id',
    'content',
    ({ content }) => content?.id,
    'CONTENTID',
  ],
  [
    'video_title media_title media_file_title content_title',
    'content',
    ({ content }) => content?.title,
  ],
  ['video_description media_description', 'content', ({ content }) => content?.description],
  ['video_duration media_duration duration', 'content', seconds],
  [
    'video_url video_file_url media_url media_file_url',
    'content',
    ({ content }) => content?.url,
    'CONTENTURI',
  ],
  ['player_width width', 'player', ({ player }) => player?.width, 'PLAYERSIZE'],
  ['player_height height', 'player', ({ player }) => player?.height, 'PLAYERSIZE'],
  ['ua user_agent useragent', 'device', ({ device }) => deviceOf(device)?.userAgent, 'DEVICEUA'],
  ['ip ip_address geo_ip', 'device', ({ device }) => deviceOf(device)?.ip, 'DEVICEIP'],
  ['idfa gaid advertising_id device_id', 'device', ({ device }) => deviceOf(device)?.ifa, 'IFA'],
  ['lat geo_lat latitude', 'device', ({ device }) => deviceOf(device)?.latLong?.[0], 'LATLONG'],
  [
    'lon lng geo_long longitude',
    'device',
    ({ device }) => deviceOf(device)?.latLong?.[1],
    'LATLONG',
  ],
  ['lmt', 'device', ({ device }) => deviceOf(device)?.limitAdTracking, 'LIMITADTRACKING'],
  ['bundle bundle_id bundleid app_bundle app_id', 'app', ({ app }) => app?.bundle, 'APPBUNDLE'],
  ['gdpr', 'consent', ({ consent }) => consent?.gdprApplies],
  ['gdpr_consent tc_string tcstring', 'consent', ({ consent }) => consent?.tcString, 'GDPRCONSENT'],
  ['addtl_consent', 'consent', ({ consent }) => consent?.addtlConsent],
  ['us_privacy usp', 'consent', ({ consent }) => consent?.uspString],
  ['gpp gpp_string', 'consent', ({ consent }) => consent?.gppString, 'GPPSTRING'],
  ['gpp_sid', 'consent', ({ consent }) => consent?.gppSectionIds, 'GPPSECTIONID'],
  ['coppa', 'consent', ({ consent }) => consent?.coppa],
];

/** The names above, one macro each. */
export const LEGACY_MACROS: readonly Macro[] = LEGACY.flatMap(
  ([row, source, value, standardName]) => {
    const names = row.split(' ');
    const sameAs = standardName ?? names[0] ?? row;
    return names.map((name) => ({ name, source, standard: false, sameAs, value }));
  },
);
