import type { AdTagContext, AdTagValue } from './ad-tag-context.js';
import { deviceDetails, milliseconds, startsAutomatically, whole } from './value-formats.js';
import { IAB_MACROS } from './iab-macros.js';
import type { ContextSource, MacroDefinition } from './macro.js';

const deviceHints = ({ device }: AdTagContext) => deviceDetails(device)?.clientHints;

const deviceType = ({ device }: AdTagContext): AdTagValue =>
  typeof device === 'string' ? device : device?.type;

const isSecure = ({ page }: AdTagContext): AdTagValue => {
  const [, secure] = /^http(s?):/i.exec(page?.url ?? '') ?? [];
  return secure === undefined ? undefined : secure !== '';
};

const videoPlayAutomatic = (context: AdTagContext): AdTagValue => {
  const isAutomatic = startsAutomatically(context);
  return isAutomatic === undefined ? undefined : isAutomatic ? 'auto' : 'click';
};

/** Google Ad Manager's `vconp`: 2 is on, 1 is off. */
const continuousPlay = ({ player }: AdTagContext): AdTagValue => {
  const isContinuous = player?.continuousPlayback;
  return isContinuous === undefined ? undefined : isContinuous ? 2 : 1;
};

/**
 * Names in wide use that are not IAB macros, one value per row: its names, context source, value, and the
 * standard macro that describes the same, if there is one. They are found in every syntax, in any case, with any
 * separators (`macro-registry.ts`), and stay in the tag when their value is not known. The tables of dialects name
 * these macros, too. Source: public ad tags and the documentation of players and ad servers (ad tags 1.3 to 1.5).
 *
 * `[timestamp]` is a cache-busting integer, unlike the ISO text of `[TIMESTAMP]`. Google Ad Manager's
 * tags use `[referrer_url]` and `[description_url]` for the page that requests the ad.
 */
const DE_FACTO: readonly (readonly [
  string,
  ContextSource,
  (context: AdTagContext) => AdTagValue,
  string?,
])[] = [
  ['timestamp', 'time', ({ now }) => milliseconds(now)],
  ['correlator', 'page', ({ page }) => page?.correlator],
  [
    'url page page_url referrer_url referer_url description_url embedding_page_url realpage_url site_url',
    'page',
    ({ page }) => page?.url,
    'PAGEURL',
  ],
  ['secure', 'page', isSecure, 'PAGEURL'],
  ['referrer referer ref', 'page', ({ page }) => page?.referrer],
  ['page_title', 'page', ({ page }) => page?.title],
  ['language lang', 'page', ({ page }) => page?.language],
  ['embed_id', 'embed', ({ embed }) => embed?.id],
  ['primary_url', 'embed', ({ embed }) => embed?.primaryUrl],
  ['secondary_url', 'embed', ({ embed }) => embed?.secondaryUrl],
  ['tertiary_url', 'embed', ({ embed }) => embed?.tertiaryUrl],
  ['keywords tags', 'embed', ({ embed }) => embed?.tags],
  [
    'video_id media_id media_file_id content_id',
    'content',
    ({ content }) => content?.id,
    'CONTENTID',
  ],
  [
    'video_title media_title media_file_title content_title',
    'content',
    ({ content }) => content?.title,
  ],
  [
    'video_description media_description content_description',
    'content',
    ({ content }) => content?.description,
  ],
  [
    'video_duration media_duration duration content_length content_duration',
    'content',
    ({ content }) => whole(content?.duration),
  ],
  ['livestream', 'content', ({ content }) => content?.live],
  [
    'player_width width video_w video_width window_width',
    'player',
    ({ player }) => whole(player?.width),
    'PLAYERSIZE',
  ],
  [
    'player_height height video_h video_height window_height',
    'player',
    ({ player }) => whole(player?.height),
    'PLAYERSIZE',
  ],
  ['muted vpmute', 'player', ({ player }) => player?.muted],
  ['autoplay', 'player', startsAutomatically],
  ['vpa playmode', 'player', videoPlayAutomatic],
  ['vconp', 'player', continuousPlay],
  ['position', 'slot', ({ slot }) => slot?.position],
  [
    'lat geo_lat latitude',
    'device',
    ({ device }) => deviceDetails(device)?.latLong?.[0],
    'LATLONG',
  ],
  [
    'lon lng geo_long geo_lon longitude longtitude',
    'device',
    ({ device }) => deviceDetails(device)?.latLong?.[1],
    'LATLONG',
  ],
  ['dnt', 'device', ({ device }) => deviceDetails(device)?.doNotTrack],
  ['browser_language', 'device', ({ device }) => deviceDetails(device)?.language],
  ['device device_type', 'device', deviceType],
  ['device_os os osplatform', 'device', (context) => deviceHints(context)?.platform],
  ['device_model', 'device', (context) => deviceHints(context)?.model],
  [
    'bundle bundle_id app_bundle app_id app_bundle_id',
    'app',
    ({ app }) => app?.bundle,
    'APPBUNDLE',
  ],
  ['app_name', 'app', ({ app }) => app?.name],
  ['gdpr gdpr_applies', 'consent', ({ consent }) => consent?.gdprApplies],
  ['addtl_consent', 'consent', ({ consent }) => consent?.addtlConsent],
  ['us_privacy usp', 'consent', ({ consent }) => consent?.uspString],
  ['coppa', 'consent', ({ consent }) => consent?.coppa],
];

/** Names for the values of standard macros, one macro per row. */
const ALIASES: readonly (readonly [names: string, standardName: string])[] = [
  [
    'random random_number cachebuster cache_breaker cb rnd ord insert_random_number_here',
    'CACHEBUSTING',
  ],
  ['host hostname', 'DOMAIN'],
  ['video_url video_file_url media_url media_file_url content_url', 'CONTENTURI'],
  ['playback_method', 'PLAYBACKMETHODS'],
  ['plcmt', 'PLACEMENTTYPE'],
  ['ua user_agent', 'DEVICEUA'],
  ['ip ip_address geo_ip', 'DEVICEIP'],
  ['idfa gaid advertising_id device_id device_ifa', 'IFA'],
  ['lmt limit_ad_tracking is_lat', 'LIMITADTRACKING'],
  ['app_store_url', 'STOREURL'],
  ['gdpr_consent gdpr_consent_string consent consent_string tc_string', 'GDPRCONSENT'],
  ['gpp gpp_string', 'GPPSTRING'],
  ['gpp_sid', 'GPPSECTIONID'],
];

const aliasesOf = (row: string, standardName: string): readonly MacroDefinition[] =>
  IAB_MACROS.filter(({ name }) => name === standardName).flatMap((macro) =>
    row.split(' ').map((name) => ({ ...macro, name, standard: false })),
  );

/** The names above, one macro per name. */
export const DE_FACTO_MACROS: readonly MacroDefinition[] = [
  ...DE_FACTO.flatMap(([row, source, value, standardName]) => {
    const names = row.split(' ');
    const sameAs = standardName ?? names[0] ?? row;
    return names.map((name) => ({ name, source, standard: false, sameAs, value }));
  }),
  ...ALIASES.flatMap(([row, standardName]) => aliasesOf(row, standardName)),
];
