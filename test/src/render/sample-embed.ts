import type { Embed } from '../../../src/schema/embed.js';

export const CODE =
  '<div class="media-embed-container" data-embed="e1" data-customer="acme" data-nfs="acme-net" data-width="640" data-height="360"></div><script src="https://media.example.com/scripts/latest/embed.js"></script>';

export const FRAME = 'https://media.example.com/proxy/iframe.php/e1/acme';

/** The secrets of a live, which must never be in a page. */
export const SECRETS = {
  entry_point_primary: 'rtmp://canary-primary',
  entry_point_backup: 'rtmp://canary-backup',
  stream_name: 'canary-stream-name',
  user: 'canary-user',
  pass: 'canary-pass',
  secondary_streams: 'canary-secondary',
  multi_stream_name_fmle: 'canary-fmle',
} as const;

/** An embed as the service sends it, with some fields replaced. */
export const sampleEmbed = (fields: object = {}): Embed => ({
  id: 'e1',
  public_id: null,
  title: 'Morning news',
  width: '640',
  height: '360',
  code: CODE,
  code_iframe: `<iframe src="${FRAME}" width="640" height="360" scrolling="auto" frameborder="0" allowfullscreen></iframe>`,
  code_360:
    '<iframe src="https://media.example.com/360/e1?view=1" allow="autoplay *" width="9"></iframe>',
  code_instant_article: `<figure class="op-interactive"><iframe width="640" height="360" src="${FRAME}"></iframe></figure>`,
  video: {
    id: 'v1',
    title: 'News at eight',
    preview_image: 'https://images.example.com/news.jpg',
  },
  live: null,
  ...fields,
});
