import type { BuilderTexts } from './builder-texts.js';

export const english: BuilderTexts = {
  language: 'en',
  format: 'Format',
  destinations: {
    themeWithScript: 'Sites whose theme loads the script',
    editorWithoutHtml: 'WordPress posts and other editors without HTML',
    htmlWithoutScripts: 'HTML of a CMS that removes scripts',
    amp: 'AMP pages',
    newsletter: 'Newsletters',
    searchAndNetworks: 'Search engines and social networks',
    otherPlayers: 'Other players and feeds',
    archive: 'Archived pages',
  },
  options: 'Options',
  byDefault: 'Default',
  yes: 'Yes',
  no: 'No',
  reset: 'Reset the options',
  insert: 'Insert code',
  inserted: 'Code inserted.',
  script: 'This code needs a script, once per page:',
  copyScript: 'Copy script',
  legacy: 'Deprecated; kept for archived pages.',
  labels: {
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
    timeZone: 'Time zone of the dates',
    customer: 'Customer',
    script: 'URL of the embed script',
    frame: 'URL of the hosted player',
  },
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
};
