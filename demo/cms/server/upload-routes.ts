import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { articleTitle } from './article.js';
import { CmsError } from './cms-error.js';
import type { CmsContext, CmsEnv, CmsServices } from './cms-services.js';
import type { TrackedUpload } from './upload-tracker.js';
import { withTemporaryFile } from './temporary-file.js';

export interface UploadListReply {
  readonly uploads: readonly TrackedUpload[];
}

export interface UploadReply {
  readonly embedId: string;
}

/** Not in the specification, which shows no limit (spec 8). */
const MAX_UPLOAD_BYTES = 2 ** 31;

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
  const reply = await withTemporaryFile(body, MAX_UPLOAD_BYTES, (file) =>
    c.env.uploads.once(id, () => store(c.env, title, file)),
  );
  return c.json(reply satisfies UploadReply, 201);
};

const listUploads = async (c: CmsContext): Promise<Response> =>
  c.json({ uploads: await c.env.uploads.read() } satisfies UploadListReply);

export const uploadRoutes = new Hono<CmsEnv>()
  .post('/cms/api/uploads', upload)
  .get('/cms/api/uploads', listUploads);
