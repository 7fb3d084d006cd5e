import type { ServerResponse } from 'node:http';
import { startLoopbackServer } from '../../loopback.js';
import { inlineVast, wrapperVast } from './inspections.js';

/** A server of ads on loopback, under one name for the tag and another one for what wrappers lead to. */
export interface AdServer {
  readonly tagOrigin: string;
  readonly networkOrigin: string;
  /** Paths with queries, in the order in which they were requested. */
  readonly requests: readonly string[];
  readonly stop: () => Promise<void>;
}

type Bodies = Readonly<Record<string, string>>;

/** VMAP with one break, whose tag this is. */
const vmapOf = (tag: string): string =>
  `<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0"><vmap:AdBreak timeOffset="start" breakType="linear"><vmap:AdSource><vmap:AdTagURI templateType="vast4"><![CDATA[${tag}]]></vmap:AdTagURI></vmap:AdSource></vmap:AdBreak></vmap:VMAP>`;

/**
 * What leads elsewhere at a path, or undefined: `/to/X` and `/vmap-of/X` lead to X, `/loop` to itself, `/deep/N` to
 * `/deep/N+1`, `/deep?N` to `/deep?N+1`. `/file/X` has an ad with the media file `/media/X`.
 */
const redirectionAt = (path: string, network: string): string | undefined => {
  if (path.startsWith('/to/')) return wrapperVast(`${network}${path.slice(3)}`);
  if (path.startsWith('/vmap-of/')) return vmapOf(`${network}${path.slice(8)}`);
  if (path.startsWith('/file/'))
    return inlineVast(
      `<MediaFile type="video/mp4" width="640" height="360">${network}/media/${path.slice(6)}</MediaFile>`,
    );
  if (path === '/ad') return redirectionAt('/file/video', network);
  if (path === '/loop') return wrapperVast(`${network}/loop`);
  const [, start = '', depth] = /^(\/deep[/?])(\d+)$/.exec(path) ?? [];
  return depth === undefined ? undefined : wrapperVast(`${network}${start}${Number(depth) + 1}`);
};

/** Where `/redirect/X` leads. */
const TARGETS: Readonly<Record<string, string>> = {
  '/redirect/file': 'file:///etc/passwd',
  '/redirect/data': 'data:text/xml,<VAST/>',
  '/redirect/circle': '/redirect/circle',
  '/redirect/private': 'http://169.254.169.254/latest/meta-data/',
};

const respond = (path: string, response: ServerResponse, bodies: Bodies, network: string): void => {
  if (path === '/stall') return;
  if (path === '/close') {
    response.destroy();
    return;
  }
  if (path.startsWith('/media/')) {
    const type = path === '/media/video' ? 'video/mp4' : 'text/html';
    response.writeHead(path === '/media/404' ? 404 : 200, { 'content-type': type }).end();
    return;
  }
  const location = TARGETS[path];
  if (location !== undefined) {
    response.writeHead(302, { location }).end();
    return;
  }
  const status = /^\/status\/(\d+)$/.exec(path)?.[1];
  const body = bodies[path] ?? redirectionAt(path, network);
  response.setHeader('content-type', 'application/xml');
  response.writeHead(status === undefined ? (body === undefined ? 404 : 200) : Number(status));
  response.end(body);
};

/** Serves the bodies by their paths. `/stall` never responds, `/close` closes, `/status/N` has this status. */
export const startAdServer = async (bodies: Bodies): Promise<AdServer> => {
  const requests: string[] = [];
  const { origin, foreign, stop } = await startLoopbackServer(
    (addresses) => (request, response) => {
      const { url = '/' } = request;
      requests.push(url);
      const path = url.startsWith('/deep?') ? url : (url.split('?', 1)[0] ?? '');
      respond(path, response, bodies, addresses.foreign);
    },
  );
  return { tagOrigin: origin, networkOrigin: foreign, requests, stop };
};
