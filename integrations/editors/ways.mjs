/** What an author pastes: a link, or the code of one embed in each of its forms. */
import { renderCode } from '../../.build/src/index.js';

export const NAME = 'plain-video';

/** The texts by way. `link` is an address, of which `inputOf` makes the link of a tool. */
export const waysOf = async (origin) => {
  const page = `${origin}/embeds/${NAME}`;
  const embed = await (await fetch(`${page}.json`)).json();
  return {
    link: page,
    address: page,
    element: renderCode(embed, 'media-embed-src', { src: `${page}.json` }),
    inView: renderCode(embed, 'media-embed-src', { src: `${page}.json`, lazy: false }),
    json: renderCode(embed, 'media-embed'),
    frame: renderCode(embed, 'iframe'),
    responsive: renderCode(embed, 'responsive-iframe'),
    container: embed.code,
    // AMP wants https, which the service of this test does not have.
    amp: renderCode(embed, 'amp').replace('src="https:', 'src="http:'),
    oembed: `<oembed url="${page}"></oembed>`,
  };
};

const TITLE = 'Plain video';

/** A text as authors give it to a tool: editors get a copied link as HTML, and sanitizers read what an editor wrote. */
export const inputOf = (way, text, reads) => {
  if (way === 'link' && reads === 'markdown') return { text: `[${TITLE}](${text})` };
  const link = `<p><a href="${text}">${TITLE}</a></p>`;
  if (way === 'link') return reads === 'html' ? { text: link } : { text: TITLE, html: link };
  return { text: way === 'address' && reads === 'html' ? `<p>${text}</p>` : text };
};

/** Texts that must neither run a script nor make a frame of another site. */
export const hostileTexts = (origin) => {
  const title = '&quot;&gt;&lt;img src=x onerror=window.hasRun=1&gt;';
  const page = `${origin}/embeds/${NAME}`;
  return [
    `<media-embed src="${page}.json" title="${title}"></media-embed>`,
    `<iframe src="${page}" title="${title}" onload="window.hasRun=1"></iframe>`,
    '<media-embed src="https://evil.example/embeds/7.json"></media-embed>',
    '<media-embed src="javascript:window.hasRun=1"></media-embed>',
    '<iframe src="https://evil.example/proxy/iframe.php/7/acme"></iframe>',
    '<div class="media-embed-container" data-embed="7"></div><script src="https://evil.example/embed.js"></script>',
    `<div class="media-embed-container" data-embed="../7&quot;><img src=x onerror=window.hasRun=1>"></div>`,
    'https://evil.example/embeds/7',
    `${origin.replace('//', '//evil@')}/embeds/7`,
    `${origin}/embeds/..%2f7`,
  ];
};
