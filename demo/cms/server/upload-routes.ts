import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Hono } from 'hono';
import { articleTitle } from './article.js';
import { CmsError } from './cms-error.js';
import type { CmsContext, CmsEnv, CmsServices } from './cms-services.js';
import type { TrackedUpload } from './upload-tracker.js';

export interface UploadListReply {
  readonly uploads: readonly TrackedUpload[];
}

export interface UploadReply {
  readonly embedId: string;
}

/** Not in the specification, which shows no limit (spec 8). */
const MAX_UPLOAD_BYTES = 2 ** 31;

const limitBytes = (): Transform => {
  let size = 0;
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      size += chunk.length;
      if (size > MAX_UPLOAD_BYTES) done(new CmsError(413, 'upload-too-large'));
      else done(null, chunk);
    },
  });
};

/**
 * Writes a stream to a file, lends it as a Blob that is read from the disk, and removes it. So an upload of any size
 * takes no memory, and the client can send it again after a network failure. Rejects with CmsError 413.
 */
const withTemporaryFile = async <T>(
  stream: ReadableStream,
  use: (file: Blob) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'cms-upload-'));
  try {
    const path = join(folder, 'video');
    await pipeline(Readable.fromWeb(stream), limitBytes(), createWriteStream(path));
    return await use(await openAsBlob(path));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Passes a file on to the service and makes an embed of the new video. */
const store = async (
  { client, catalogue, uploads }: CmsServices,
  title: string,
  file: Blob,
): Promise<UploadReply> => {
  const video = await client.v2.videos.create({ title, video: file });
  const embed = await client.v2.embeds.create({ title, video_id: video.id });
  uploads.add({ embedId: embed.id, videoId: video.id, title });
  await catalogue.update(embed.id);
  return { embedId: embed.id };
};

/** The body is the file itself. A file that is sent again, because the reply was lost, becomes no second video. */
const upload = async (c: CmsContext): Promise<Response> => {
  const title = articleTitle(c.req.query('title'));
  const id = c.req.query('id') ?? randomUUID();
  const { body } = c.req.raw;
  if (title === '' || body === null) throw new CmsError(400, 'invalid-request');
  const reply = await withTemporaryFile(body, (file) =>
    c.env.uploads.once(id, () => store(c.env, title, file)),
  );
  return c.json(reply satisfies UploadReply, 201);
};

const listUploads = async (c: CmsContext): Promise<Response> =>
  c.json({ uploads: await c.env.uploads.read() } satisfies UploadListReply);

export const uploadRoutes = new Hono<CmsEnv>()
  .post('/cms/api/uploads', upload)
  .get('/cms/api/uploads', listUploads);
