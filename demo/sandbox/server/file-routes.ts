import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { playerOrigin } from '../origin-placeholders.js';
import type { SandboxContext, SandboxEnv, Services } from './environment.js';
import type { ServedFile } from './file-folder.js';
import { fileResponse } from './file-response.js';
import { livePlaylist, parseVodPlaylist } from './hls-playlist.js';

const missing = (): HTTPException => new HTTPException(404, { message: 'There is no such file.' });

const pathOf = (c: SandboxContext): string => new URL(c.req.url).pathname;

type FolderName = keyof Services['folders'];

const fileOf = async (c: SandboxContext, folder: FolderName, path: string): Promise<ServedFile> => {
  const file = await c.env.folders[folder].file(path);
  if (file === null) throw missing();
  return file;
};

/** Serves the files of a folder, for an hour from caches: media never change. */
const serveFolder = (prefix: string, folder: FolderName) => async (c: SandboxContext) =>
  fileResponse(c, await fileOf(c, folder, pathOf(c).slice(prefix.length)), 'public, max-age=3600');

const serveFile = (folder: FolderName, name: string) => async (c: SandboxContext) =>
  fileResponse(c, await fileOf(c, folder, name));

/** The name of a stream or rendition in the path, without the extension. */
const nameIn = (c: SandboxContext, parameter: string): string => {
  const name = c.req.param(parameter)?.replace(/\.m3u8$/, '') ?? '';
  if (!/^[a-z0-9-]{1,40}$/.test(name)) throw missing();
  return name;
};

const readMedia = async (c: SandboxContext, path: string): Promise<string> =>
  readFile((await fileOf(c, 'media', path)).path, 'utf8');

const playlist = (c: SandboxContext, text: string): Response =>
  c.body(text, 200, { 'Content-Type': 'application/vnd.apple.mpegurl' });

/** The renditions of a live stream: those of the recorded stream that it repeats. */
const liveMaster = async (c: SandboxContext): Promise<Response> => {
  const master = await readMedia(c, `${nameIn(c, 'stream')}/master.m3u8`);
  return playlist(c, master.replace(/^([^#\s]+)\/index\.m3u8$/gm, '$1.m3u8'));
};

const liveRendition = async (c: SandboxContext, rendition: string): Promise<Response> => {
  const folder = `${nameIn(c, 'stream')}/${rendition}`;
  const recorded = parseVodPlaylist(await readMedia(c, `${folder}/index.m3u8`));
  const now = c.env.clock();
  return playlist(c, livePlaylist(recorded, { now, folder: `/media/${folder}/` }));
};

const liveFile = (c: SandboxContext): Promise<Response> => {
  const name = nameIn(c, 'rendition');
  return name === 'master' ? liveMaster(c) : liveRendition(c, name);
};

export const fileRoutes = new Hono<SandboxEnv>()
  .get('/media/live/:stream/:rendition{[^/]+\\.m3u8}', liveFile)
  .get('/media/*', serveFolder('/media/', 'media'))
  .get('/uploads/*', serveFolder('/uploads/', 'uploads'))
  .get('/scripts/latest/embed.js', serveFile('playerScript', 'embed.js'))
  .get('/hosted-player/hosted-player.css', serveFile('playerStyle', 'hosted-player.css'));

/** The ad-ops page requests ad servers anywhere when the person permits it. */
const connectSources = (path: string): string =>
  path.startsWith('ad-ops/') ? "'self' http: https:" : "'self'";

/**
 * Policies beside those of the elements, by the folder of the page. The editor of the CMS page parses what is pasted
 * in a separate document; the documentation shows the markup that its reader edits.
 */
const OWN_POLICIES: Readonly<Record<string, string>> = {
  cms: ' ProseMirrorClipboard',
  docs: ' live-example',
};

const trustedTypes = (path: string): string =>
  `lit-html media-embed${OWN_POLICIES[path.split('/')[0] ?? ''] ?? ''}`;

/**
 * The policy of the demo pages: scripts come from the page and the player, and text never becomes
 * script or markup.
 */
const policyFor = (path: string, page: URL): string => {
  // Any other name of the machine is `'self'`, and may have characters that end a directive.
  const player = playerOrigin(page) === page.origin ? "'self'" : `'self' ${playerOrigin(page)}`;
  return [
    "default-src 'none'",
    `script-src ${player}`,
    "style-src 'self'",
    `img-src ${player} https: data:`,
    "media-src 'self' blob:",
    `frame-src ${player}`,
    `connect-src ${connectSources(path)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes(path)}`,
  ].join('; ');
};

/** A demo page or one of its scripts; null if there is none. Folders get a trailing slash, for relative addresses. */
export const demoPage = async (c: SandboxContext): Promise<Response | null> => {
  const url = new URL(c.req.url);
  const path = url.pathname.slice(1);
  const { site } = c.env.folders;
  const file = await site.file(path === '' || path.endsWith('/') ? `${path}index.html` : path);
  if (file !== null) {
    if (file.mediaType.startsWith('text/html'))
      c.header('Content-Security-Policy', policyFor(path, url));
    return fileResponse(c, file);
  }
  const isFolder = path !== '' && (await site.hasFolder(path));
  return isFolder ? c.redirect(`${url.pathname}/${url.search}`, 308) : null;
};
