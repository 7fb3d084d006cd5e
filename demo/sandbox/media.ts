import { readFile } from 'node:fs/promises';
import type { Answer, Call } from './call.js';
import { Failure } from './failure.js';
import { fileReply } from './file-reply.js';
import { livePlaylist } from './live-playlist.js';
import { parseVodPlaylist } from './vod-playlist.js';

const ROOT = '/media/';

/** A stream or rendition of the shipped media. */
const NAME = /^[a-z0-9-]{1,40}$/;

const missing = (): Failure => new Failure(404, 'There is no such file.');

const playlist = (text: string): Response =>
  new Response(text, {
    headers: { 'Content-Type': 'application/vnd.apple.mpegurl', 'Cache-Control': 'no-store' },
  });

const shippedText = async ({ services }: Call, path: string): Promise<string> => {
  const file = await services.media.file(path);
  if (file === null) throw missing();
  return readFile(file.path, 'utf8');
};

const nameOf = ({ parameters }: Call, parameter: string): string => {
  const name = parameters[parameter] ?? '';
  if (!NAME.test(name)) throw missing();
  return name;
};

/** A file that ships with the sandbox, whole or in part. */
export const mediaFile: Answer = async ({ request, url, services }) => {
  const file = await services.media.file(url.pathname.slice(ROOT.length));
  if (file === null) throw missing();
  return fileReply(file, request, { 'Cache-Control': 'public, max-age=3600' });
};

/** The renditions of a live stream: those of the recorded stream that it repeats. */
export const liveMaster: Answer = async (call) => {
  const master = await shippedText(call, `${nameOf(call, 'stream')}/master.m3u8`);
  return playlist(master.replace(/^([^#\n]+)\/index\.m3u8$/gm, '$1.m3u8'));
};

/** One rendition of a live stream, as it stands now. */
export const liveRendition: Answer = async (call) => {
  const folder = `${nameOf(call, 'stream')}/${nameOf(call, 'rendition')}`;
  const recorded = parseVodPlaylist(await shippedText(call, `${folder}/index.m3u8`));
  return playlist(
    livePlaylist(recorded, { now: call.services.clock(), folder: `${ROOT}${folder}/` }),
  );
};
