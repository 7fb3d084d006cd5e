import { timecode } from '../../ad-tags/value-formats.js';
import type {
  Ad,
  Midroll,
  Overlay,
  PlayerConfig,
  TagAd,
  VideoAd,
} from '../../resolve/player-config.js';
import { interpretEmbed } from '../../resolve/interpret-embed.js';
import type { Embed } from '../../schema/embed.js';
import { codeSize, type CodeRequest, type CodeWriter } from '../code-request.js';
import { publicEmbed } from '../public-embed.js';
import { type Xml, xmlElement, xmlText, xmlUrl } from '../xml.js';

interface BreakInput {
  readonly ad: Ad;
  readonly timeOffset: string;
  readonly breakType: 'linear' | 'nonlinear';
  readonly breakId: string;
}

/** Macros that stand for replace rules whose value is known only to the player (platform facts 1.1). */
const RULE_MACROS: ReadonlyMap<string, string> = new Map([
  ['random-number', '[CACHEBUSTING]'],
  ['url-page', '[PAGEURL]'],
  ['url-video', '[CONTENTURI]'],
]);

/** The URL of the embed that a replace rule names, or null. */
const ruleUrl = (rule: string, { urls }: PlayerConfig): string | null => {
  const [, hyphenated = '', underscored = ''] = /^url-(\w+)$|^(\w+)_url$/.exec(rule) ?? [];
  return (
    new Map<string, string | null>(Object.entries(urls)).get(hyphenated || underscored) ?? null
  );
};

/** A tag without the replace rules, which only players of this service know. A rule for the whole tag is its URL. */
const portableTag = (tag: string, { replaceRules }: TagAd, config: PlayerConfig): string =>
  replaceRules.reduce((text, { subject, value }) => {
    const url = ruleUrl(value, config);
    if (url !== null && subject === tag) return url;
    const replacement = RULE_MACROS.get(value) ?? (url === null ? null : encodeURIComponent(url));
    return replacement === null ? text : text.replaceAll(subject, () => replacement);
  }, tag);

const vast = (...ads: readonly Xml[]): Xml =>
  xmlElement('vmap:VASTAdData', {}, xmlElement('VAST', { version: '3.0' }, ...ads));

const AD_SYSTEM = xmlElement('AdSystem', {}, xmlText('media-embed'));

/** Required in every ad; the service counts no impressions. */
const IMPRESSION = xmlElement('Impression', {});

/** The schema of VAST 3.0 requires the element in wrappers too, although it may be empty. */
const NO_CREATIVES = xmlElement('Creatives', {});

/** The tags of a waterfall as wrappers, of which a player takes the next if one leads to no ad (VAST 3.0 section 2.3.4). */
const waterfall = (ad: TagAd, tags: readonly string[]): Xml =>
  vast(
    ...tags.map((tag) =>
      xmlElement(
        'Ad',
        { id: ad.id },
        xmlElement(
          'Wrapper',
          { followAdditionalWrappers: 'true', allowMultipleAds: 'true', fallbackOnNoAd: 'true' },
          AD_SYSTEM,
          xmlElement('VASTAdTagURI', {}, xmlUrl(tag)),
          IMPRESSION,
          NO_CREATIVES,
        ),
      ),
    ),
  );

const MEDIA_TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.m3u8$/i, 'application/vnd.apple.mpegurl'],
  [/\.webm$/i, 'video/webm'],
];

const mediaType = (url: string): string => {
  const path = url.replace(/[?#].*/, '');
  return MEDIA_TYPES.find(([ending]) => ending.test(path))?.[1] ?? 'video/mp4';
};

/** A video ad as an inline ad. Its duration is not known, which 00:00:00 stands for. */
const videoAd = (
  { id, title, destinationUrl }: VideoAd,
  url: string,
  request: CodeRequest,
): Xml => {
  const { width, height } = codeSize({ ...request, options: {} });
  const type = mediaType(url);
  const delivery = type === 'application/vnd.apple.mpegurl' ? 'streaming' : 'progressive';
  const size = { width: String(width), height: String(height) };
  const clickThrough = xmlElement('ClickThrough', {}, xmlUrl(destinationUrl ?? ''));
  const clicks = destinationUrl === null ? [] : [xmlElement('VideoClicks', {}, clickThrough)];
  const file = xmlElement('MediaFile', { delivery, type, ...size }, xmlUrl(url));
  const linear = xmlElement(
    'Linear',
    {},
    xmlElement('Duration', {}, xmlText('00:00:00')),
    ...clicks,
    xmlElement('MediaFiles', {}, file),
  );
  const creatives = xmlElement('Creatives', {}, xmlElement('Creative', { id }, linear));
  const adTitle = xmlElement('AdTitle', {}, xmlText(title));
  const inLine = xmlElement('InLine', {}, AD_SYSTEM, adTitle, IMPRESSION, creatives);
  return vast(xmlElement('Ad', { id }, inLine));
};

/** The content of an `AdSource`, or null for an ad that cannot be played. */
const adData = (ad: Ad, request: CodeRequest, config: PlayerConfig): Xml | null => {
  if (ad.kind === 'unknown') return null;
  if (ad.kind === 'video') return ad.url === null ? null : videoAd(ad, ad.url, request);
  const tags = ad.tags.map((tag) => portableTag(tag, ad, config));
  const [tag] = tags;
  if (tag === undefined) return null;
  if (tags.length > 1) return waterfall(ad, tags);
  return xmlElement('vmap:AdTagURI', { templateType: 'vast3' }, xmlUrl(tag));
};

/** The time of a midroll; without one an even share of the content, which a live does not have. */
const midrollOffset = (
  { at }: Midroll,
  index: number,
  { ads, source }: PlayerConfig,
): string | undefined => {
  if (at !== null) return timecode(at);
  const percent = Math.round((100 * (index + 1)) / (ads.midroll.length + 1));
  return source?.kind === 'live' ? undefined : `${percent}%`;
};

const overlayBreak = ({ ad, after, delay }: Overlay, breakId: string): BreakInput => ({
  ad,
  timeOffset: timecode(after + delay) ?? 'start',
  breakType: 'nonlinear',
  breakId,
});

const breaksOf = (config: PlayerConfig): readonly BreakInput[] => {
  const { preroll, midroll, postroll, overlayInitial, overlayMain } = config.ads;
  const linear = (ad: Ad, timeOffset: string, breakId: string): BreakInput => ({
    ad,
    timeOffset,
    breakId,
    breakType: 'linear',
  });
  return [
    ...preroll.map((ad, index) => linear(ad, 'start', `preroll-${index + 1}`)),
    ...overlayInitial.map((each, index) => overlayBreak(each, `overlay-initial-${index + 1}`)),
    ...overlayMain.map((each, index) => overlayBreak(each, `overlay-main-${index + 1}`)),
    ...midroll.flatMap((each, index) => {
      const timeOffset = midrollOffset(each, index, config);
      return timeOffset === undefined ? [] : [linear(each.ad, timeOffset, `midroll-${index + 1}`)];
    }),
    ...postroll.map((ad, index) => linear(ad, 'end', `postroll-${index + 1}`)),
  ];
};

/**
 * The ads of the embed on a desktop as a VMAP 1.0 document, for players of others. Replace rules are filled or become
 * macros of VAST; ads of an unknown kind and midrolls of a live are left out. Source: VMAP 1.0 section 2.3.
 */
export const vmapCode: CodeWriter = (request) => {
  // Without the user names and passwords in addresses.
  const config = interpretEmbed(publicEmbed(request.embed) as Embed, {});
  const breaks = breaksOf(config).flatMap(({ ad, ...attributes }, index) => {
    const data = adData(ad, request, config);
    if (data === null) return [];
    const limits = { id: String(index + 1), allowMultipleAds: 'true', followRedirects: 'true' };
    const { timeOffset, breakType, breakId } = attributes;
    const source = xmlElement('vmap:AdSource', limits, data);
    return [xmlElement('vmap:AdBreak', { timeOffset, breakType, breakId }, source)];
  });
  const namespace = { 'xmlns:vmap': 'http://www.iab.net/videosuite/vmap', version: '1.0' };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement('vmap:VMAP', namespace, ...breaks)}\n`;
};
