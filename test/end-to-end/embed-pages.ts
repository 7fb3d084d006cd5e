import { type Loopback, startLoopback } from '../loopback.js';
import { cdnFiles } from './cdn-files.js';

/** Pages that hold embeds of a service which stands at another origin: its posters and its player are there. */
export interface EmbedPages extends Loopback {
  /** The address of the page with this body; the element is defined in it. */
  show(body: string): string;
}

/** One pixel: every poster. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const PLAYER = '<!doctype html><html lang="en"><title>Player</title><button>Play</button>';

/** A published embed of that name. */
export const publishedEmbed = (name: string, foreign: string): object => ({
  id: name,
  title: `Video ${name}`,
  code: `<p>${name}</p>`,
  code_iframe: `<iframe src="${foreign}/proxy/iframe.php/${name}/client"></iframe>`,
  video: {
    id: `v${name}`,
    title: `Video ${name}`,
    preview_image: `${foreign}/poster/${name}.gif`,
    url_video_mp4: `${foreign}/media/${name}.mp4`,
  },
});

const SHEET = `body{margin:0 auto;max-width:640px;font-family:sans-serif}
p{margin:1em}
media-embed{display:block;aspect-ratio:16/9}`;

const documentOf = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Embeds</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><script type="module" src="/media-embed.js"></script></head><body><main><h1>Embeds</h1>${body}</main></body></html>`;

/** Serves such pages until it is stopped. */
export const startEmbedPages = async (): Promise<EmbedPages> => {
  const scripts = await cdnFiles();
  const bodies: string[] = [];
  const loopback = await startLoopback(({ foreign }) => ({ path, isForeign }) => {
    if (isForeign && path.startsWith('/poster/')) return { type: 'image/gif', body: PIXEL };
    if (isForeign) return { type: 'text/html', body: PLAYER };
    const script = scripts[path];
    if (script !== undefined) return script;
    if (path === '/page.css') return { type: 'text/css', body: SHEET };
    const [, kind, name = ''] = path.split('/');
    if (kind === 'page') return { type: 'text/html', body: documentOf(bodies[Number(name)] ?? '') };
    if (kind !== 'embed') return undefined;
    return { type: 'application/json', body: JSON.stringify(publishedEmbed(name, foreign)) };
  });
  return {
    ...loopback,
    show: (body) => `${loopback.origin}/page/${bodies.push(body) - 1}`,
  };
};
