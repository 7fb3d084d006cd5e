import type { AdTagContext, AdTagValue } from './ad-tag-context.js';
import { deviceDetails, isoTimestamp, pageDomain, timecode } from './value-formats.js';
import type { ContextSource, MacroDefinition } from './macro.js';

const BREAK_POSITION = { preroll: 1, midroll: 2, postroll: 3, overlay: 0 } as const;

const regulations = ({ consent }: AdTagContext): AdTagValue => {
  if (consent?.coppa === undefined && consent?.gdprApplies === undefined) return undefined;
  const inForce: string[] = [];
  if (consent.coppa === true) inForce.push('coppa');
  if (consent.gdprApplies === true) inForce.push('gdpr');
  return inForce;
};

const contentId = ({ content, page }: AdTagContext): AdTagValue => {
  const id = content?.id;
  const domain = pageDomain(page?.url);
  return typeof id === 'string' && domain !== undefined ? `${domain} ${id}` : id;
};

/** Both numbers or neither, because half a size or location would be wrong. */
const pair = (first: number | undefined, second: number | undefined): AdTagValue =>
  Number.isFinite(first) && Number.isFinite(second) ? [Number(first), Number(second)] : undefined;

/** The macros of VAST 4.x section 6.1 for ad requests, one per row: name, context source, value. */
const REQUEST_MACROS: readonly (readonly [
  string,
  ContextSource,
  NonNullable<MacroDefinition['value']>,
])[] = [
  ['TIMESTAMP', 'time', ({ now }) => isoTimestamp(now)],
  ['CACHEBUSTING', 'random', (_, shared) => shared.cachebuster()],
  // Both are the playhead of the content: VAST 3 has the first name, VAST 4.1 the second.
  ['CONTENTPLAYHEAD', 'player', ({ player }) => timecode(player?.playhead)],
  ['MEDIAPLAYHEAD', 'player', ({ player }) => timecode(player?.playhead)],
  ['BREAKPOSITION', 'slot', ({ slot }) => slot?.position && BREAK_POSITION[slot.position]],
  ['BLOCKEDADCATEGORIES', 'slot', ({ slot }) => slot?.blockedCategories],
  ['ADCATEGORIES', 'slot', ({ slot }) => slot?.categories],
  ['ADCOUNT', 'slot', ({ slot }) => slot?.adCount],
  ['TRANSACTIONID', 'slot', ({ slot }) => slot?.transactionId],
  ['PLACEMENTTYPE', 'slot', ({ slot }) => slot?.placementType],
  ['ADTYPE', 'slot', ({ slot }) => slot?.adType],
  ['BREAKMINDURATION', 'slot', ({ slot }) => slot?.minDuration],
  ['BREAKMAXDURATION', 'slot', ({ slot }) => slot?.maxDuration],
  ['BREAKMAXADS', 'slot', ({ slot }) => slot?.maxAds],
  ['BREAKMINADLENGTH', 'slot', ({ slot }) => slot?.minAdLength],
  ['BREAKMAXADLENGTH', 'slot', ({ slot }) => slot?.maxAdLength],
  ['IFA', 'device', ({ device }) => deviceDetails(device)?.ifa],
  ['IFATYPE', 'device', ({ device }) => deviceDetails(device)?.ifaType],
  ['CLIENTUA', 'player', ({ player }) => player?.userAgent],
  ['SERVERUA', 'player', ({ player }) => player?.serverUserAgent],
  ['SERVERSIDE', 'player', ({ player }) => player?.serverSide],
  ['DEVICEUA', 'device', ({ device }) => deviceDetails(device)?.userAgent],
  ['DEVICEIP', 'device', ({ device }) => deviceDetails(device)?.ip],
  [
    'LATLONG',
    'device',
    ({ device }) => pair(deviceDetails(device)?.latLong?.[0], deviceDetails(device)?.latLong?.[1]),
  ],
  ['LIMITADTRACKING', 'device', ({ device }) => deviceDetails(device)?.limitAdTracking],
  ['DOMAIN', 'page', ({ page }) => pageDomain(page?.url)],
  // 0 means "not applicable" in the standard: a page inside an app, a bundle on the web.
  ['PAGEURL', 'page', ({ page, app }) => page?.url ?? (app && 0)],
  ['APPBUNDLE', 'app', ({ page, app }) => app?.bundle ?? (page && 0)],
  ['STOREID', 'app', ({ app }) => app?.storeId],
  ['STOREURL', 'app', ({ app }) => app?.storeUrl],
  ['VASTVERSIONS', 'player', ({ player }) => player?.vastVersions],
  ['APIFRAMEWORKS', 'player', ({ player }) => player?.apiFrameworks],
  ['EXTENSIONS', 'player', ({ player }) => player?.extensions],
  ['VERIFICATIONVENDORS', 'player', ({ player }) => player?.verificationVendors],
  ['OMIDPARTNER', 'player', ({ player }) => player?.omidPartner],
  ['MEDIAMIME', 'player', ({ player }) => player?.mimeTypes],
  ['PLAYERCAPABILITIES', 'player', ({ player }) => player?.capabilities],
  ['CLICKTYPE', 'player', ({ player }) => player?.clickType],
  ['INVENTORYSTATE', 'player', ({ player }) => player?.inventoryState],
  ['PLAYBACKMETHODS', 'player', ({ player }) => player?.playbackMethod],
  ['PLAYERSIZE', 'player', ({ player }) => pair(player?.width, player?.height)],
  ['CONTENTID', 'content', contentId],
  ['CONTENTURI', 'content', ({ content }) => content?.url],
  ['CONTENTCAT', 'content', ({ content }) => content?.categories],
  ['REGULATIONS', 'consent', regulations],
  ['GDPRCONSENT', 'consent', ({ consent }) => consent?.tcString],
  ['GPPSTRING', 'consent', ({ consent }) => consent?.gppString],
  ['GPPSECTIONID', 'consent', ({ consent }) => consent?.gppSectionIds],
  ['DSAREQUIRED', 'consent', ({ consent }) => consent?.dsaRequired],
  ['DSAPARAMS', 'consent', ({ consent }) => consent?.dsaParams],
  ['DSAPUBRENDER', 'consent', ({ consent }) => consent?.dsaPubRender],
];

/** The macros of VAST 4.x section 6.1 for tracking URLs only; in an ad request they are -1. */
const TRACKER_MACROS: readonly (readonly [string, ContextSource])[] = [
  ['UNIVERSALADID', 'response'],
  ['ASSETURI', 'response'],
  ['PODSEQUENCE', 'response'],
  ['ADSERVINGID', 'response'],
  ['PLAYERSTATE', 'player'],
  ['ADPLAYHEAD', 'event'],
  ['CLICKPOS', 'event'],
  ['ERRORCODE', 'event'],
  ['REASON', 'event'],
];

const standard = (
  name: string,
  source: ContextSource,
  value: MacroDefinition['value'],
): MacroDefinition => ({
  name,
  source,
  standard: true,
  sameAs: name,
  value,
});

/** Every macro of VAST 4.x section 6.1. Source: the IAB's list, `macros-data.json`, and BREAKMINDURATION. */
export const IAB_MACROS: readonly MacroDefinition[] = [
  ...REQUEST_MACROS.map(([name, source, value]) => standard(name, source, value)),
  ...TRACKER_MACROS.map(([name, source]) => standard(name, source, null)),
];
