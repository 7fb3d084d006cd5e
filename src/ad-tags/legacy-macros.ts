import type { AdTagContext, AdTagValue } from './ad-tag-context.js';
import { deviceDetails, milliseconds } from './value-formats.js';
import type { ContextSource, MacroDefinition, SharedValues } from './macro.js';

const seconds = ({ content }: AdTagContext): AdTagValue =>
  typeof content?.duration === 'number' ? Math.round(content.duration) : undefined;

/**
 * Bracketed names in wide use that are not IAB macros, one value per row: its names, context source,
 * value, and the standard macro with the same value, if there is one. They are found in any case and
 * stay in the tag when their value is not known. Source: public ad tags and the documentation of
 * players and ad servers (ad tags 1.3 to 1.5).
 *
 * `[timestamp]` is a cache-busting integer, unlike the ISO text of `[TIMESTAMP]`. Google Ad Manager's
 * tags use `[referrer_url]` and `[description_url]` for the page that requests the ad.
 */
const LEGACY: readonly (readonly [
  string,
  ContextSource,
  (context: AdTagContext, shared: SharedValues) => AdTagValue,
  string?,
])[] = [
  ['timestamp', 'time', ({ now }) => milliseconds(now)],
  [
    'random random-number random_number cachebuster cache_buster cache-buster cache_breaker cb rnd ord',
    'random',
    (_, shared) => shared.cachebuster(),
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
  [
    'ua user_agent useragent',
    'device',
    ({ device }) => deviceDetails(device)?.userAgent,
    'DEVICEUA',
  ],
  ['ip ip_address geo_ip', 'device', ({ device }) => deviceDetails(device)?.ip, 'DEVICEIP'],
  [
    'idfa gaid advertising_id device_id',
    'device',
    ({ device }) => deviceDetails(device)?.ifa,
    'IFA',
  ],
  [
    'lat geo_lat latitude',
    'device',
    ({ device }) => deviceDetails(device)?.latLong?.[0],
    'LATLONG',
  ],
  [
    'lon lng geo_long longitude',
    'device',
    ({ device }) => deviceDetails(device)?.latLong?.[1],
    'LATLONG',
  ],
  ['lmt', 'device', ({ device }) => deviceDetails(device)?.limitAdTracking, 'LIMITADTRACKING'],
  ['bundle bundle_id bundleid app_bundle app_id', 'app', ({ app }) => app?.bundle, 'APPBUNDLE'],
  ['gdpr', 'consent', ({ consent }) => consent?.gdprApplies],
  ['gdpr_consent tc_string tcstring', 'consent', ({ consent }) => consent?.tcString, 'GDPRCONSENT'],
  ['addtl_consent', 'consent', ({ consent }) => consent?.addtlConsent],
  ['us_privacy usp', 'consent', ({ consent }) => consent?.uspString],
  ['gpp gpp_string', 'consent', ({ consent }) => consent?.gppString, 'GPPSTRING'],
  ['gpp_sid', 'consent', ({ consent }) => consent?.gppSectionIds, 'GPPSECTIONID'],
  ['coppa', 'consent', ({ consent }) => consent?.coppa],
];

/** The names above, one macro per name. */
export const LEGACY_MACROS: readonly MacroDefinition[] = LEGACY.flatMap(
  ([row, source, value, standardName]) => {
    const names = row.split(' ');
    const sameAs = standardName ?? names[0] ?? row;
    return names.map((name) => ({ name, source, standard: false, sameAs, value }));
  },
);
