import type { BuilderTexts } from './builder-texts.js';
import { pluralText } from '../../../src/locales/plural-text.js';

const labels: BuilderTexts['labels'] = {
  width: 'Width, px',
  height: 'Height, px',
  aspectRatio: 'Aspect ratio',
  responsive: 'Responsive',
  autoplay: 'Autoplay',
  mute: 'Muted',
  loop: 'Loop',
  captions: 'Captions',
  start: 'Start, s',
  end: 'End, s',
  label: 'Bulk label',
  title: 'Title for screen readers',
  lazy: 'Lazy loading',
  src: 'URL of the published embed',
  elementFormat: 'Player',
  elementLoading: 'Loading',
  consent: 'Consent',
  fallback: 'Content without scripts',
  page: 'URL of the page',
  addressOnly: 'Only the address, without HTML',
  timeZone: 'Time zone of the dates',
  customer: 'Customer',
  script: 'URL of the embed script',
  frame: 'URL of the hosted player',
};

export const english: BuilderTexts = {
  language: 'en',
  destination: 'Where will you paste it?',
  destinations: {
    wordPress: 'WordPress',
    webPage: 'Web page with scripts',
    htmlWithoutScripts: 'CMS that removes scripts',
    amp: 'AMP page',
    newsletter: 'Newsletter',
    social: 'Social network or chat',
    search: 'Search engine or sitemap',
    otherPlayers: 'Feed, app or other player',
  },
  guides: {
    wordPress:
      'Paste the address into the post, on a line of its own. WordPress shows the player in its place. If it stays a link, choose the format “Responsive iframe” and paste that into a block “Custom HTML”, for which administrators and editors have the right.',
    webPage:
      'Paste the code where the player belongs. Paste the script below it once into the head of the page, unless the site already has it.',
    htmlWithoutScripts:
      'Paste the code into the HTML view of the editor. It needs no script, and fits columns of any width. If the CMS removes frames too, choose “Social network or chat” and paste the address.',
    amp: 'Paste the code into the body of the AMP page, and the script below it once into the head.',
    newsletter:
      'Paste the code into the HTML source of the newsletter. Readers see a picture and a button that leads to the video, since no mail program plays video.',
    social:
      'Paste the address into the post or message. Networks and chats show a preview of the page behind it.',
    search:
      'Paste the code into the head of the page that shows the video. Search engines then list the video with its picture.',
    otherPlayers:
      'Put the item into the feed that the app or partner reads, inside its channel element.',
  },
  format: 'Format',
  formats: {
    standard: 'Container and script',
    iframe: 'Iframe',
    amp: 'AMP',
    360: '360° video',
    'instant-article': 'Instant article',
    'media-embed': '<media-embed> with its data',
    'media-embed-src': '<media-embed src>, one line',
    'responsive-iframe': 'Responsive iframe',
    link: 'Link or address',
    email: 'E-mail with picture and button',
    'json-ld': 'JSON-LD for search engines',
    'open-graph': 'Open Graph and Twitter tags',
    oembed: 'oEmbed JSON',
    vmap: 'VMAP 1.0 ad playlist',
    mrss: 'Media RSS item',
    'video-sitemap': 'Video sitemap entry',
  },
  otherFormats: 'Other formats',
  groups: {
    size: 'Size',
    playback: 'Playback',
    appearance: 'Appearance',
    delivery: 'Delivery',
  },
  inUse: (count) => pluralText('en', count, { one: '# option set', other: '# options set' }),
  byDefault: 'Default',
  yes: 'Yes',
  no: 'No',
  choices: {
    iframe: 'Hosted player in a frame',
    standard: 'Player of the service’s script',
    player: 'Player in the page',
    near: 'Near the viewport',
    visible: 'When visible',
    eager: 'At once',
    click: 'On a click',
    required: 'Required',
  },
  reset: 'Reset the options',
  insert: 'Insert code',
  inserted: 'Code inserted.',
  script: 'This code needs a script, once per page:',
  scriptForm: 'The page loads it by',
  scriptForms: { html: 'a script tag', npm: 'npm and a bundler' },
  scriptAssumed:
    'The address of the script is assumed. A developer sets it with MediaEmbedCode.scriptSource.',
  copyScript: 'Copy script',
  legacy: 'Deprecated; kept for archived pages.',
  labels,
  notes: {
    standard:
      'For pages that allow scripts, such as a theme or a custom HTML block; WordPress and Drupal remove the script from posts of editors without unfiltered HTML.',
    iframe:
      'For HTML blocks and page builders; WordPress removes frames from posts of authors, and TinyMCE and CKEditor keep them only if their configuration allows iframe.',
    'responsive-iframe':
      'For HTML blocks in columns of any width; a CMS that removes the style attribute, as Drupal and Joomla filters do, leaves a frame of fixed size.',
    amp: 'For AMP pages only; the AMP plugin of WordPress keeps it, and other editors remove the unknown element.',
    '360':
      'For HTML blocks as any frame; a CMS that removes the allow attribute, as WordPress does for authors, turns off motion sensors and leaves dragging.',
    'instant-article': 'For archived instant articles; every other CMS shows it as a plain frame.',
    'media-embed':
      'For HTML blocks and Markdown of pages whose theme loads the script; WordPress and Drupal filters remove custom elements and the JSON inside them unless they are allowed.',
    'media-embed-src':
      'The first choice where the theme loads the script: one line that static site generators and Markdown keep; WordPress and Drupal filters need media-embed among the allowed elements.',
    link: 'For every editor, newsletter and chat; WordPress and Drupal turn the URL alone on a line into a player if the site knows it as an oEmbed provider.',
    email:
      'For the HTML source of a newsletter; Outlook and Gmail show the picture and the button, and no mail program plays video.',
    'json-ld':
      'For the head or body of the page that shows the embed; WordPress removes it from posts, so place it in the theme or an SEO plugin.',
    'open-graph':
      'For the head of the page; SEO plugins of WordPress and Drupal write the same tags, so keep only one of the two.',
    oembed:
      'For a file or an endpoint that an oEmbed provider serves; WordPress puts unknown providers into a sandboxed frame and removes their style.',
    vmap: 'For the ad settings of other players, as a file; never paste it into a post, where every CMS removes it.',
    mrss: 'For the feed of a syndication partner or smart TV, inside its channel element; never paste it into a post.',
    'video-sitemap':
      'For the sitemap of the site, inside its urlset element; sitemap plugins overwrite a file that they also write.',
  },
  problems: {
    wholeNumber: ({ found, min, max }) =>
      `“${found}” is not used. Enter a whole number from ${min} to ${max}.`,
    seconds: ({ found, min, max }) =>
      `“${found}” is not used. Enter seconds from ${min} to ${max}, such as 12.5.`,
    afterStart: ({ found }) => `“${found}” is not used. Enter an end after the start.`,
    address: ({ found }) => `“${found}” is not used. Enter a URL that starts with https://.`,
    timeZone: ({ found }) => `“${found}” is not used. Enter a time zone such as Europe/Rome.`,
  },
  quoted: (label) => `“${label}”`,
  missing: (names) => ({
    'bulk-label': 'The label of the bulk is one or two dots. Use a bulk with another label.',
    'customer-and-script': `The embed has no code of the service. Fill in ${names.customer} and ${names.script}.`,
    date: 'The embed has no date. Set it in the service as YYYY-MM-DD hh:mm:ss.',
    'embed-id': 'The embed has no id. Save it in the service first.',
    'embed-source': `The address of the published embed is not known. Fill in ${names.src}.`,
    format: 'The format is unknown. Choose another one.',
    media: `The embed has neither a video nor a player. Attach a video, or fill in ${names.frame}.`,
    'not-360': 'The embed is not a 360° video. Publish it as one, or choose another format.',
    'page-address': `The page that shows the video is not known. Fill in ${names.page}.`,
    'parameter-of-amp': `The address of the player contains __amp_source_origin, which AMP adds itself. Fill in ${names.frame} without it.`,
    'player-address': `The embed has no address of a hosted player. Fill in ${names.frame}.`,
    'player-address-360':
      'The frame in the 360° code has no web address. Set its src to an http(s) URL.',
    'playable-media':
      'The embed has no video or live that can be played. Attach one, or wait until it is ready.',
    'preview-image': 'The embed has no preview image. Upload one.',
    title: `The embed has no title. Set it, or fill in ${names.title}.`,
  }),
  findings: {
    'amp-needs-https': (hosts) =>
      `AMP accepts only https, and the player is at http (${hosts}). The code has https instead, which works only if the server answers there. Serve the player at https.`,
    'frame-needs-https': (hosts) =>
      `The player is at http (${hosts}). Pages at https do not show such a frame. Serve the player at https.`,
    'local-address': (hosts) =>
      `The code has an address of this computer or network (${hosts}). The video will not work from elsewhere. Copy the code from the public site instead.`,
  },
};
