import type { AdTagContext, AdTagValue } from '../ad-tag-context.js';
import { pageVariableAt } from '../page-variable.js';
import type { Dialect } from './dialect.js';

const PAGE_VARIABLE = 'pageVariable.';

/** As in contrib-ads, a boolean becomes a word, and a value that is neither text nor a number is unknown. */
const pageVariable =
  (path: string) =>
  (context: AdTagContext): AdTagValue => {
    const value = pageVariableAt(context, path);
    if (typeof value === 'boolean') return String(value);
    return typeof value === 'string' || typeof value === 'number' ? value : undefined;
  };

/** Every dialect. A name that two of them share belongs to the first. */
export const DIALECTS: readonly Dialect[] = [
  /**
   * The consent macros of the IAB for URLs: TCF, US Privacy and GPP leave it to whoever makes the call to
   * fill them. A name may end with the id of the vendor that is called: `${GDPR_CONSENT_755}`.
   */
  {
    name: 'iab-consent',
    label: 'IAB consent',
    syntaxes: ['dollar-brace'],
    macros: {},
    prefixes: ['GDPR', 'GPP', 'ADDTL_CONSENT', 'US_PRIVACY'],
    isStandard: true,
  },
  {
    name: 'jw',
    label: 'JW Player',
    syntaxes: ['double-underscore'],
    macros: {
      'item-title': 'video_title',
      'item-description': 'video_description',
      'item-duration': 'exact_duration',
      'item-mediaid': 'video_id',
      'item-file': 'video_url',
      'integer-duration': 'video_duration',
      'item-tags': 'tags_text',
      'item-tags-list': 'tags',
    },
    prefixes: [''],
  },
  {
    name: 'radiant',
    label: 'Radiant Media Player',
    syntaxes: ['double-underscore'],
    macros: {
      'current-time': 'playhead_seconds',
    },
  },
  /** The macros of videojs-contrib-ads, which the Brightcove Player uses, too. */
  {
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
  },
  {
    name: 'nexxplay',
    label: 'nexxPLAY',
    syntaxes: ['curly'],
    macros: {
      'general.random': 'cachebuster',
      'session.gdprapplies': 'gdpr',
      'session.consentstring': 'gdpr_consent',
      'app.adidentifier': 'idfa',
    },
    prefixes: ['general.', 'page.', 'media.', 'container.', 'session.', 'user.', 'app.'],
  },
  {
    name: 'blue-billywig',
    label: 'Blue Billywig',
    syntaxes: ['bracket'],
    macros: {
      // Without a deep link of the clip, which an embed does not have, it is the URL of the page.
      deeplink: 'page_url',
      clipTitle: 'video_title',
      clipID: 'video_id',
    },
  },
  /** Google Ad Manager and IMA. `%%…%%` is also how AppLovin's ad server writes its macros. */
  {
    name: 'google-ad-manager',
    label: 'Google Ad Manager',
    syntaxes: ['bracket'],
    adServerSyntaxes: ['percent'],
    macros: {},
    creativeMacros: {
      CACHEBUSTER: 'CACHEBUSTING',
      REFERRER_URL: 'PAGEURL',
      REFERRER_URL_ESC: 'PAGEURL',
      REFERRER_URL_UNESC: 'PAGEURL',
      SITE: 'DOMAIN',
      ADVERTISING_IDENTIFIER_PLAIN: 'IFA',
      ADVERTISING_IDENTIFIER_TYPE: 'IFATYPE',
      ADVERTISING_IDENTIFIER_IS_LAT: 'LIMITADTRACKING',
      'PATTERN:url': 'PAGEURL',
    },
    adServer: ['GOOGLE_INSTREAM_VIDEO_NONCE'],
  },
  {
    name: 'springserve',
    label: 'SpringServe',
    syntaxes: ['double-curly'],
    macros: {
      DETECTED_WIDTH: 'player_width',
      DETECTED_HEIGHT: 'player_height',
      ENCODED_URL: 'page_url',
      CONTENT_LIVESTREAM: 'livestream',
      MINIMUM_DURATION: 'BREAKMINADLENGTH',
      MAXIMUM_DURATION: 'BREAKMAXADLENGTH',
      POD_MAX_DUR: 'BREAKMAXDURATION',
      POD_AD_SLOTS: 'BREAKMAXADS',
    },
    adServer: ['BID_PRICE', 'NETWORK_NAME', 'SCHAIN', 'SUPPLY_TAG_ID'],
    prefixes: [''],
  },
  /** Column 6 has the same placeholders. */
  {
    name: 'lkqd',
    label: 'LKQD',
    syntaxes: ['double-dollar'],
    macros: {
      loclat: 'lat',
      loclong: 'lon',
      userid: 'idfa',
      gdprcs: 'gdpr_consent',
    },
    adServer: ['cpm', 'creativeid', 'partner'],
    prefixes: [''],
  },
  {
    name: 'aniview',
    label: 'Aniview',
    syntaxes: ['bracket'],
    macros: {
      AV_URL: 'page_url',
      AV_DOMAIN: 'host',
      AV_CB: 'cachebuster',
      AV_WIDTH: 'player_width',
      AV_HEIGHT: 'player_height',
      AV_USERAGENT: 'ua',
      AV_IP: 'ip',
      AV_CONTENT_TITLE: 'video_title',
      AV_TITLE: 'video_title',
      AV_GDPR: 'gdpr',
      AV_CONSENT: 'gdpr_consent',
      AV_CCPA: 'us_privacy',
    },
    adServer: ['AV_SCHAIN', 'AV_PUBLISHERID', 'AV_CHANNELID', 'AV_FLOOR'],
    prefixes: ['AV_'],
  },
  /** AWS MediaTailor fills its session and SCTE-35 variables on the server; a player has only few of the values. */
  {
    name: 'mediatailor',
    label: 'AWS MediaTailor',
    syntaxes: ['bracket'],
    macros: {
      'avail.random': 'cachebuster',
      'session.avail_duration_secs': 'BREAKMAXDURATION',
      'session.client_ip': 'ip',
      'session.user_agent': 'ua',
    },
    adServer: ['avail_num'],
    adServerPrefixes: ['session.', 'avail.', 'scte.'],
  },
  /** `#{…}` is evaluated by its ad server. */
  {
    name: 'freewheel',
    label: 'FreeWheel',
    syntaxes: ['bracket'],
    adServerSyntaxes: ['hash-brace'],
    macros: {
      CACHEBUSTER_PLACEHOLDER: 'cachebuster',
    },
  },
  /** What describes the content is known; ids of campaigns, insertions and formats are not. */
  {
    name: 'equativ',
    label: 'Equativ',
    syntaxes: ['bracket'],
    macros: {
      sas_contentid: 'video_id',
      sas_videoContentDuration: 'equativ_duration',
      sas_videoContentCategory: 'CONTENTCAT',
      sas_videoContentTags: 'tags',
    },
    adServerPrefixes: ['sas_'],
  },
  {
    name: 'spotx',
    label: 'SpotX',
    syntaxes: ['dollar-name'],
    macros: {
      IP_ADX: 'ip',
      DEVICE_DNT: 'dnt',
    },
    adServer: ['SCHAIN'],
    prefixes: [''],
  },
  {
    name: 'aerserv',
    label: 'AerServ',
    syntaxes: ['dollar-bracket'],
    macros: {
      eua: 'ua',
      long: 'lon',
      adid: 'idfa',
      enc_model: 'device_model',
      eappname: 'app_name',
    },
    prefixes: [''],
  },
  {
    name: 'dailymotion',
    label: 'Dailymotion',
    syntaxes: ['dollar-brace'],
    macros: {
      'context.embedder': 'page_url',
      'context.position': 'position',
      'context.realautoplay': 'autoplay',
      'context.width': 'player_width',
      'context.height': 'player_height',
      'reader.gdpr.flag': 'gdpr',
      'reader.gdpr.consent': 'gdpr_consent',
      DMX_VPA: 'vpa',
      DMX_VPMUTE: 'muted',
    },
    prefixes: ['content.', 'context.', 'reader.', 'DMX_'],
  },
  {
    name: 'primis',
    label: 'Primis',
    syntaxes: ['dollar-brace'],
    macros: {
      VIDEO_PLAYER_REFERER_URL_ENC: 'page_url',
      VIDEO_PLAYER_CACHE_BUSTER: 'cachebuster',
      VIDEO_PLAYER_WIDTH: 'player_width',
      VIDEO_PLAYER_HEIGHT: 'player_height',
      VIDEO_PLAYER_CONTENT_URL_ENC: 'video_url',
      VIDEO_PLAYER_CONTENT_ID: 'video_id',
      VIDEO_PLAYER_CONTENT_TITLE: 'video_title',
      VIDEO_PLAYER_CONTENT_DESC: 'video_description',
      VIDEO_PLAYER_CONTENT_DURATION: 'video_duration',
      VIDEO_PLAYER_USER_AGENT: 'ua',
    },
    prefixes: ['VIDEO_PLAYER_'],
  },
  /** Prices and ids of an auction, which only the exchange knows (OpenRTB section 4.4). */
  {
    name: 'openrtb',
    label: 'OpenRTB',
    syntaxes: ['dollar-brace'],
    macros: {},
    adServerPrefixes: ['AUCTION_'],
  },
];
