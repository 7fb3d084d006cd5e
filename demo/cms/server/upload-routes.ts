import { Hono } from 'hono';
import { articleTitle } from './article.js';
import { CmsError } from './cms-error.js';
import type { CmsContext, CmsEnv } from './cms-services.js';
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

/** Passes a file on to the service and makes an embed of the new video. The body is the file itself. */
const upload = async (c: CmsContext): Promise<Response> => {
  const { client, catalogue, uploads } = c.env;
  const title = articleTitle(c.req.query('title'));
  const { body } = c.req.raw;
  if (title === '' || body === null) throw new CmsError(400, 'invalid-request');
  const video = await withTemporaryFile(body, MAX_UPLOAD_BYTES, (file) =>
    client.v2.videos.create({ title, video: file }),
  );
  const embed = await client.v2.embeds.create({ title, video_id: video.id });
  uploads.add({ embedId: embed.id, videoId: video.id, title });
  await catalogue.update(embed.id);
  return c.json({ embedId: embed.id } satisfies UploadReply, 201);
};

const listUploads = async (c: CmsContext): Promise<Response> =>
  c.json({ uploads: await c.env.uploads.read() } satisfies UploadListReply);

export const uploadRoutes = new Hono<CmsEnv>()
  .post('/cms/api/uploads', upload)
  .get('/cms/api/uploads', listUploads);
