import type { Row } from './code-row.js';
import { FRAME } from './sample-embed.js';

/** The formats without a player: links, data for search engines and networks, and documents for other players. */
export const FEED_ROWS = {
  link: {
    'a link leads to the hosted player': {
      options: { title: 'A & B', label: 'x', start: 10 },
      code: `<a href="${FRAME}/x#t=10">A &amp; B</a>`,
    },
    'a link leads to the page': {
      options: { page: 'https://page.example/news', start: 10 },
      code: '<a href="https://page.example/news">Morning news</a>',
    },
    'an address alone is the page': {
      options: { page: 'https://page.example/news?a=1&b=2', addressOnly: true },
      code: 'https://page.example/news?a=1&b=2',
    },
    'an address alone is the hosted player': {
      options: { addressOnly: true, start: 10 },
      code: `${FRAME}#t=10`,
    },
  },
  email: {
    'a message has the preview image and a button, both links': {
      options: { page: 'https://page.example/news' },
      code:
        '<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;border-collapse:collapse"><tbody>' +
        '<tr><td><a href="https://page.example/news" target="_blank"><img src="https://images.example.com/news.jpg" width="600" height="338" alt="Morning news" border="0" style="display:block;width:100%;max-width:600px;height:auto;border:0"></a></td></tr>' +
        '<tr><td align="center" bgcolor="#16181d"><a href="https://page.example/news" target="_blank" style="display:block;padding:14px 16px;color:#ffffff;font:bold 16px Arial,Helvetica,sans-serif;text-decoration:none">▶ Morning news</a></td></tr></tbody></table>',
    },
    'a message without a preview image has only the button': {
      fields: { video: null },
      options: { width: 320 },
      code:
        '<table role="presentation" width="320" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:320px;border-collapse:collapse"><tbody>' +
        `<tr><td align="center" bgcolor="#16181d"><a href="${FRAME}" target="_blank" style="display:block;padding:14px 16px;color:#ffffff;font:bold 16px Arial,Helvetica,sans-serif;text-decoration:none">▶ Morning news</a></td></tr></tbody></table>`,
    },
  },
  'json-ld': {
    'a video is described, with its date in UTC': {
      fields: { title: '</script>', created_at: '2026-07-01 10:00:00' },
      options: { timeZone: 'Europe/Rome' },
      code: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"VideoObject","name":"\\u003C/script\\u003E","description":"\\u003C/script\\u003E","thumbnailUrl":["https://images.example.com/news.jpg"],"uploadDate":"2026-07-01T08:00:00Z","embedUrl":"${FRAME}"}</script>`,
    },
  },
  'open-graph': {
    'tags describe the page': {
      fields: { video: null, code_iframe: null },
      options: { page: 'https://page.example/news' },
      code: '<meta property="og:type" content="video.other">\n<meta property="og:title" content="Morning news">\n<meta property="og:url" content="https://page.example/news">\n<meta name="twitter:card" content="summary_large_image">\n<meta name="twitter:title" content="Morning news">\n',
    },
  },
  oembed: {
    'a response has the size of the options': {
      fields: { video: null },
      options: { width: 320, title: 'News' },
      code: `{\n  "version": "1.0",\n  "type": "video",\n  "title": "News",\n  "html": "\\u003Ciframe src=\\"${FRAME}\\" title=\\"News\\" width=\\"320\\" height=\\"180\\" frameborder=\\"0\\" allow=\\"autoplay; fullscreen; picture-in-picture; encrypted-media\\" allowfullscreen referrerpolicy=\\"strict-origin-when-cross-origin\\" loading=\\"lazy\\">\\u003C/iframe>",\n  "width": 320,\n  "height": 180\n}\n`,
    },
  },
  mrss: {
    'an item has the media, its texts and its player': {
      fields: {
        description: 'All & "news"',
        tags: 'news,italy',
        created_at: '2026-07-01 10:00:00',
        video: {
          preview_image: 'https://images.example.com/news.jpg?a=1&b=2',
          duration: '61.6',
          url_video: 'https://media.example.com/v1.mp4',
        },
      },
      options: { timeZone: 'Europe/Rome', page: 'https://page.example/news' },
      code: `<item xmlns:media="http://search.yahoo.com/mrss/"><title>Morning news</title><link>https://page.example/news</link><description>All &amp; &quot;news&quot;</description><guid isPermaLink="false">e1</guid><pubDate>Wed, 01 Jul 2026 08:00:00 GMT</pubDate><media:content url="https://media.example.com/v1.mp4" type="video/mp4" medium="video" isDefault="true" duration="62" width="640" height="360"><media:title type="plain">Morning news</media:title><media:description type="plain">All &amp; &quot;news&quot;</media:description><media:keywords>news, italy</media:keywords><media:thumbnail url="https://images.example.com/news.jpg?a=1&amp;b=2"/><media:player url="${FRAME}" width="640" height="360"/></media:content></item>\n`,
    },
    'an item of an audio file says so': {
      fields: { video: { url_video_mp4: 'https://media.example.com/a1.MP3?a=1' } },
      code: `<item xmlns:media="http://search.yahoo.com/mrss/"><title>Morning news</title><guid isPermaLink="false">e1</guid><media:content url="https://media.example.com/a1.MP3?a=1" type="audio/mpeg" medium="audio" isDefault="true" width="640" height="360"><media:title type="plain">Morning news</media:title><media:player url="${FRAME}" width="640" height="360"/></media:content></item>\n`,
    },
    'an item without media has the hosted player': {
      fields: { video: null },
      code: `<item xmlns:media="http://search.yahoo.com/mrss/"><title>Morning news</title><guid isPermaLink="false">e1</guid><media:content medium="video" isDefault="true" width="640" height="360"><media:title type="plain">Morning news</media:title><media:player url="${FRAME}" width="640" height="360"/></media:content></item>\n`,
    },
  },
  'video-sitemap': {
    'an entry has its elements in the order of the schema, within its limits': {
      fields: {
        title: `${'😀'.repeat(99)}ab`,
        tags: Array.from({ length: 40 }, (_, index) => `t${index}`).join(','),
        created_at: '2026-01-01 10:00:00',
        video: {
          preview_image: 'https://images.example.com/news.jpg',
          duration: 28_801,
        },
      },
      options: { page: 'https://page.example/?a=1&b=2', timeZone: 'Europe/Rome' },
      code: `<url xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"><loc>https://page.example/?a=1&amp;b=2</loc><video:video><video:thumbnail_loc>https://images.example.com/news.jpg</video:thumbnail_loc><video:title>${'😀'.repeat(99)}…</video:title><video:description>${'😀'.repeat(99)}ab</video:description><video:player_loc>${FRAME}</video:player_loc><video:publication_date>2026-01-01T09:00:00Z</video:publication_date>${Array.from({ length: 32 }, (_, index) => `<video:tag>t${index}</video:tag>`).join('')}<video:live>no</video:live></video:video></url>\n`,
    },
  },
  vmap: {
    'an embed without ads is a document without breaks, whatever the options': {
      options: { width: 1, label: 'x', title: 'y' },
      code: '<?xml version="1.0" encoding="UTF-8"?>\n<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0"/>\n',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Row>>>>;
