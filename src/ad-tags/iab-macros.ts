import type { AdTagContext, AdTagValue } from './ad-tag-context.js';
import { deviceOf } from './device-of.js';
import { pageDomain } from './page-domain.js';
import type { ContextSource, Macro } from './macro.js';
import { isoTimestamp, timecode } from './time-formats.js';

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

/** Both numbers or neither: half a size or place says something else. */
const pair = (one: number | undefined, other: number | undefined): AdTagValue =>
  Number.isFinite(one) && Number.isFinite(other) ? [Number(one), Number(other)] : undefined;

/**
 * The macros of VAST 4.x section 6.1 that may stand in a request, one row a
 * macro: name, context source, value.
 */
const REQUEST_MACROS: readonly (readonly [string, ContextSource, NonNullable<Macro['value']>])[] = [
  ['TIMESTAMP', 'time', ({ now }) => isoTimestamp(now)],
  ['CACHEBUSTING', 'random', (_, draw) => draw.cachebuster()],
  // Both playheads are the content's: the first is the name of VAST 3, the second that of 4.1.
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
  ['IFA', 'device', ({ device }) => deviceOf(device)?.ifa],
  ['IFATYPE', 'device', ({ device }) => deviceOf(device)?.ifaType],
  ['CLIENTUA', 'player', ({ player }) => player?.userAgent],
  ['SERVERUA', 'player', ({ player }) => player?.serverUserAgent],
  ['SERVERSIDE', 'player', ({ player }) => player?.serverSide],
  ['DEVICEUA', 'device', ({ device }) => deviceOf(device)?.userAgent],
  ['DEVICEIP', 'device', ({ device }) => deviceOf(device)?.ip],
  [
    'LATLONG',
    'device',
    ({ device }) => pair(deviceOf(device)?.latLong?.[0], deviceOf(device)?.latLong?.[1]),
  ],
  ['LIMITADTRACKING', 'device', ({ device }) => deviceOf(device)?.limitAdTracking],
  ['DOMAIN', 'page', ({ page }) => pageDomain(page?.url)],
  // 0 is the standard's "does not apply": a page inside an app, a bundle on the web.
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

/** The macros of VAST 4.x section 6.1 for trackers alone: a request can only say -1. */
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

const standard = (name: string, source: ContextSource, value: Macro['value']): Macro => ({
  name,
  source,
  standard: true,
  sameAs: name,
  value,
});

/** Every macro of VAST 4.x section 6.1. Source: the IAB's list, `macros-data.json`, and BREAKMINDURATION. */
export const IAB_MACROS: readonly Macro[] = [
  ...REQUEST_MACROS.map(([name, source, value]) => standard(name, source, value)),
  ...TRACKER_MACROS.map(([name, source]) => standard(name, source, null)),
];
