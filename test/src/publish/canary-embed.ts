import { canaries } from '../api/canaries.js';
import { sampleEmbed, SECRETS } from '../render/sample-embed.js';

/** User name and password in an address. */
const LOGIN = 'canary-login-user:canary-login-pass@';

/** An embed with a secret in every place where the service can have one. */
export const CANARY_EMBED = sampleEmbed({
  created_at: '2026-07-01 12:00:00',
  video: null,
  live: {
    id: 'l1',
    preview_image: `https://${LOGIN}images.example.com/news.jpg`,
    url_iphone: `https://${LOGIN}media.example.com/live.m3u8`,
    xml1: 'https://media.example.com/1.xml?token=canary-xml-one',
    xml2: 'https://media.example.com/2.xml?token=canary-xml-two',
    ...SECRETS,
  },
  access_token: 'canary-embed-token',
  unknown_field: { auth_key: 'canary-unknown-key' },
  primary_url: `https://${LOGIN}www.example/`,
  background_image: `https://${LOGIN}images.example.com/back.jpg`,
  code_iframe: `<iframe src="https://${LOGIN}media.example.com/proxy/iframe.php/e1/acme" data-key="canary-frame-key">`,
  preroll: [
    {
      id: 'a1',
      adv_type: 'dart',
      source_url: `//${LOGIN}ads.example/?a=1***https://b:canary-ad-pass@c.example`,
    },
    { id: 'a2', adv_type: 'advideo', url_video_mp4: `https://${LOGIN}ads.example/a.mp4` },
  ],
});

/** Every secret of the account and of the embed. */
export const CANARIES: readonly string[] = [
  canaries.authKey,
  canaries.token,
  canaries.refreshToken,
  ...Object.values(SECRETS),
  'canary-login-user',
  'canary-login-pass',
  'canary-xml-one',
  'canary-xml-two',
  'canary-embed-token',
  'canary-unknown-key',
  'canary-frame-key',
  'canary-ad-pass',
];

/** A text without the letters that encodings of URLs, JSON and HTML change. */
const plain = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The texts of which base64 at any offset contains one, without the characters that depend on the neighbors. */
const inBase64 = (canary: string): readonly string[] =>
  [0, 1, 2].map((offset) => btoa(' '.repeat(offset) + canary).slice(offset === 0 ? 0 : 4, -4));

/** The first secret in a text, as it is, encoded for URLs or in base64; null if there is none. */
export const canaryIn = (text: string): string | null =>
  CANARIES.find((canary) =>
    [canary, encodeURIComponent(canary), ...inBase64(canary)].some(
      (written) => text.includes(written) || plain(text).includes(written),
    ),
  ) ?? null;
