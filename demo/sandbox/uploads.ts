import type { Answer } from './call.js';
import { Failure } from './failure.js';
import { fileReply } from './file-reply.js';

const ROOT = '/uploads/';

/** A converted video, or an image that was uploaded. Their names are random and never used again. */
export const uploadedFile: Answer = async ({ request, url, services }) => {
  const file = await services.uploaded.file(url.pathname.slice(ROOT.length));
  if (file === null) throw new Failure(404, 'There is no such file.');
  return fileReply(file, request, { 'Cache-Control': 'public, max-age=3600' });
};
