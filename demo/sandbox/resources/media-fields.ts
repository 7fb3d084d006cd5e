import { HTTPException } from 'hono/http-exception';
import type { SandboxContext } from '../server/environment.js';
import type { Body } from '../server/request-body.js';
import { badRequest } from '../server/validation.js';
import { isDiskFull } from '../storage/data-folder.js';
import type { IncomingFile, UploadStore } from '../storage/upload-store.js';
import { httpUrl, isObject, type WireObject } from '../wire-object.js';

const DOWNLOAD_TIMEOUT_MS = 60_000;

/** A PHP client sends the properties of a file, in place of its content, for all objects but videos (platform facts 10). */
const isFlattenedFile = (value: unknown): boolean =>
  isObject(value) && ['name', 'mime', 'postname'].every((property) => property in value);

/**
 * The `preview_image` of a write: an image as a file part, whose type is detected from its bytes, or
 * the address of an image, which is stored and never fetched. A file without its content is ignored. Throws HTTPException 400 and 413.
 */
export const previewImage = async (
  { fields, files }: Body,
  uploads: UploadStore,
): Promise<WireObject> => {
  const file = files.get('preview_image');
  if (file !== undefined) return { preview_image: await uploads.keepImage(file) };
  const value = fields['preview_image'];
  if (value === undefined || value === null || value === '' || isFlattenedFile(value)) return {};
  if (typeof value !== 'string' || httpUrl(value) === null)
    throw badRequest('preview_image must be an image as a file part, or its http address.');
  return { preview_image: value };
};

/**
 * Checks the address of a video. The sandbox fetches only from itself and from 127.0.0.1, so that
 * callers cannot use it to reach other servers of its network (SSRF).
 */
const fetchableUrl = (value: unknown, requestUrl: URL): URL => {
  const url = typeof value === 'string' ? httpUrl(value) : null;
  if (url === null) throw badRequest('video must be a file part or the address of a file.');
  if (url.origin !== requestUrl.origin && url.hostname !== '127.0.0.1')
    throw badRequest(
      'video must be an address on 127.0.0.1 or of this sandbox, which fetches from nowhere else.',
    );
  return url;
};

const unreachable = (): HTTPException =>
  badRequest('The file at the address of video cannot be fetched.');

/** The sandbox's own files need no socket. Redirects are not followed, since they could lead anywhere. */
const fetchVideo = async (
  c: SandboxContext,
  value: unknown,
): Promise<AsyncIterable<Uint8Array>> => {
  const requestUrl = new URL(c.req.url);
  const url = fetchableUrl(value, requestUrl);
  const signal = AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS);
  const request = new Request(url, { redirect: 'error', signal });
  const fetching = url.origin === requestUrl.origin ? c.env.fetchOwn(request) : fetch(request);
  const response = await fetching.catch(() => null);
  if (response?.status !== 200 || response.body === null) throw unreachable();
  return response.body as AsyncIterable<Uint8Array>;
};

const checkSize = (file: IncomingFile): IncomingFile => {
  if (file.size === 0) throw badRequest('The file of video is empty.');
  return file;
};

/**
 * Calls `use` with the source of a new video: the file part `video` (spec 4.5), or the file at its
 * address (spec 4.6). Throws HTTPException 400 and 413.
 */
export const withSource = async <Result>(
  c: SandboxContext,
  { fields, files }: Body,
  use: (source: IncomingFile) => Promise<Result>,
): Promise<Result> => {
  const part = files.get('video');
  if (part !== undefined) return use(checkSize(part));
  if (fields['video'] === undefined) throw badRequest('video is missing.');
  const { uploads } = c.env;
  const file = await uploads
    .receive(await fetchVideo(c, fields['video']))
    .catch((error: unknown) => {
      throw error instanceof HTTPException || isDiskFull(error) ? error : unreachable();
    });
  return Promise.resolve(file)
    .then(checkSize)
    .then(use)
    .finally(() => uploads.discard([file]));
};
