import type { AdTagContext } from '../../../src/ad-tags/ad-tag-context.js';
import { fullContext } from './full-context.js';

/** The context with every value that a macro can have. */
export const MACRO_CONTEXT: AdTagContext = {
  ...fullContext,
  embed: {
    ...fullContext.embed,
    primaryUrl: 'https://one.example/',
    secondaryUrl: 'https://two.example/',
    tertiaryUrl: 'https://three.example/',
  },
};

/** Names in wide use with the text in the URL for that context, one row per value. */
export const MACRO_TEXTS: readonly (readonly [names: string, text: string])[] = [
  ['timestamp', '1769817600000'],
  ['correlator', '4711'],
  [
    'url page page_url referrer_url referer_url description_url embedding_page_url realpage_url site_url',
    'https%3A%2F%2Fnews.example%2Fa%3Fb%3D1',
  ],
  ['secure muted vpmute autoplay vconp gdpr gdpr_applies plcmt lmt limit_ad_tracking is_lat', '1'],
  ['referrer referer ref', 'https%3A%2F%2Fsearch.example%2F'],
  ['page_title', 'Page'],
  ['language lang', 'it'],
  ['embed_id', 'e1'],
  ['primary_url', 'https%3A%2F%2Fone.example%2F'],
  ['secondary_url', 'https%3A%2F%2Ftwo.example%2F'],
  ['tertiary_url', 'https%3A%2F%2Fthree.example%2F'],
  ['keywords tags', 'a,b%20c'],
  ['video_id media_id media_file_id content_id', 'c42'],
  ['video_title media_title media_file_title content_title', 'Film%20%26%20more'],
  ['video_description media_description content_description', 'About%20it'],
  ['video_duration media_duration duration content_length content_duration', '61'],
  ['livestream dnt coppa', '0'],
  ['player_width width video_w video_width window_width', '640'],
  ['player_height height video_h video_height window_height', '360'],
  ['vpa playmode', 'auto'],
  ['position', 'midroll'],
  ['lat geo_lat latitude', '51.0047'],
  ['lon lng geo_long geo_lon longitude longtitude', '3.7548'],
  ['browser_language', 'de-AT'],
  ['device device_type', 'mobile'],
  ['device_os os osplatform', 'Android'],
  ['device_model', 'Pixel%208'],
  ['bundle bundle_id app_bundle app_id app_bundle_id', 'com.example.app'],
  ['app_name', 'Example'],
  ['addtl_consent', '1~7.12'],
  ['us_privacy usp', '1YNN'],
  [
    'random random_number cachebuster cache_breaker cb rnd ord insert_random_number_here',
    '55000000',
  ],
  ['host hostname', 'news.example'],
  [
    'video_url video_file_url media_url media_file_url content_url',
    'https%3A%2F%2Fcdn.example%2F42.m3u8',
  ],
  ['playback_method', '2'],
  ['ua user_agent', 'Agent%2F1.0'],
  ['ip ip_address geo_ip', '192.0.2.7'],
  ['idfa gaid advertising_id device_id device_ifa', '6f1c-ifa'],
  ['app_store_url', 'https%3A%2F%2Fstore.example%2F1'],
  ['gdpr_consent gdpr_consent_string consent consent_string tc_string', 'CPXx'],
  ['gpp gpp_string', 'DBAA~x.y'],
  ['gpp_sid', '2,6'],
];
