import type { Body } from '../bodies/body.js';
import { Failure } from '../failure.js';
import type { WireObject } from '../object-kind.js';
import type { UploadStore } from '../upload-store.js';
import { address } from '../write-rules.js';

/**
 * The `preview_image` of a write: an image as a file part, whose kind is told by its bytes, or the
 * address of one, which is passed on and never fetched. Throws Failure 400 and 413.
 */
export const previewImage = async (
  { fields, files }: Body,
  uploads: UploadStore,
): Promise<WireObject> => {
  const file = files.get('preview_image');
  if (file !== undefined) return { preview_image: await uploads.keepImage(file) };
  const value = fields['preview_image'];
  if (value === undefined || value === null || value === '') return {};
  if (address.read(value) === undefined)
    throw new Failure(400, 'preview_image must be an image as a file part, or its http address.');
  return { preview_image: value };
};
