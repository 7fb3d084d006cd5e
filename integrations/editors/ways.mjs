/** What an editor pastes: a link, or the code of one embed in each of its forms. */
import { renderCode } from '../../.build/src/index.js';

export const NAME = 'plain-video';

/** The texts by the name of their column. Sanitizers receive a link as the link that an editor makes of it. */
export const waysOf = async (origin) => {
  const page = `${origin}/embeds/${NAME}`;
  const embed = await (await fetch(`${page}.json`)).json();
  return {
    link: page,
    '`<media-embed src>`': renderCode(embed, 'media-embed-src', { src: `${page}.json` }),
    'inline JSON': renderCode(embed, 'media-embed'),
    'responsive iframe': renderCode(embed, 'responsive-iframe'),
    "service's code": embed.code,
  };
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
