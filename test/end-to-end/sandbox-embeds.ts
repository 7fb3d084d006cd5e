import { type Loopback, startLoopback } from '../loopback.js';
import { cdnFiles } from './cdn-files.js';

const EMBEDS = ['plain-video', 'ad-skippable', 'scroll-mode'] as const;

const SHEET =
  'media-embed{display:block;aspect-ratio:16/9;max-inline-size:640px}.below{block-size:3000px}';

const documentOf = (embed: string, attributes: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Embed</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css"><script type="module" src="media-embed.js"></script><script type="module" src="media-embed-code.js"></script></head><body>
<media-embed ${attributes}><script type="application/json">${embed}</script><a href="/">Watch</a></media-embed>
<media-embed-code format="iframe"><script type="application/json">${embed}</script></media-embed-code>
<div class="below"></div></body></html>`;

/**
 * Serves `/EMBED?ATTRIBUTES` until it is stopped: a page with that embed of the sandbox in `<media-embed>`
 * with these attributes, and its code. `/without/SCRIPT/in/EMBED` is the same page where this script is missing.
 */
export const serveSandboxEmbeds = async (sandbox: string): Promise<Loopback> => {
  const embeds = new Map<string, string>();
  for (const name of EMBEDS) {
    const reply = await fetch(`${sandbox}/published/embed/${name}.json`);
    embeds.set(name, (await reply.text()).replaceAll('<', '\\u003C'));
  }
  const scripts = await cdnFiles();
  return startLoopback(() => ({ path }) => {
    if (path === '/page.css') return { type: 'text/css', body: SHEET };
    const { pathname, searchParams } = new URL(path, 'http://page.test');
    const [, missing, file = ''] = /^(?:\/without(\/.+)\/in)?(\/.+)$/.exec(pathname) ?? [];
    const embed = embeds.get(file.slice(1));
    if (embed === undefined) return file === missing ? undefined : scripts[file];
    const attributes = [...searchParams].map(([name, value]) => `${name}="${value}"`).join(' ');
    return { type: 'text/html; charset=utf-8', body: documentOf(embed, attributes) };
  });
};
