import type { AdTagContext, AdTagValue } from '../ad-tag-context.js';
import type { Dialect } from './dialect.js';

const PAGE_VARIABLE = 'pageVariable.';

const own = (object: unknown, key: string): unknown =>
  typeof object === 'object' && object !== null && Object.hasOwn(object, key)
    ? (object as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** A variable of the page by its path. As in contrib-ads, a boolean becomes a word, and a value that is neither text nor a number is unknown. */
const pageVariable =
  (path: string) =>
  ({ page }: AdTagContext): AdTagValue => {
    const value = path.split('.').reduce<unknown>(own, page?.variables);
    if (typeof value === 'boolean') return String(value);
    return typeof value === 'string' || typeof value === 'number' ? value : undefined;
  };

/** The macros of videojs-contrib-ads, which the Brightcove Player uses, too. */
export const CONTRIB_ADS: Dialect = {
  name: 'contrib-ads',
  label: 'Brightcove and videojs-contrib-ads',
  syntaxes: ['curly'],
  macros: {
    random: 'cachebuster',
    timestamp: 'timestamp',
    'player.id': 'embed_id',
    'player.widthInt': 'player_width',
    'player.heightInt': 'player_height',
    'player.duration': 'exact_duration',
    'player.durationInt': 'video_duration',
    'player.live': 'livestream',
    'player.autoplay': 'autoplay',
    'player.muted': 'muted',
    'player.language': 'language',
    'player.pageUrl': 'page_url',
    'window.location.href': 'page_url',
    'document.referrer': 'referrer',
    'mediainfo.id': 'video_id',
    'mediainfo.name': 'video_title',
    'mediainfo.description': 'video_description',
    'mediainfo.tags': 'tags_text',
    'mediainfo.duration': 'exact_duration',
    'tcf.tcString': 'gdpr_consent',
    'tcf.gdprApplies': 'gdpr_text',
    'tcf.gdprAppliesInt': 'gdpr',
    'tcf.addtlConsent': 'addtl_consent',
    'usp.uspString': 'us_privacy',
  },
  prefixes: ['player.', 'mediainfo.', 'playlistinfo.', 'tcf.', PAGE_VARIABLE],
  read: (name) =>
    name.startsWith(PAGE_VARIABLE) ? pageVariable(name.slice(PAGE_VARIABLE.length)) : undefined,
};
