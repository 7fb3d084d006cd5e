import { copyFile, open } from 'node:fs/promises';
import { join } from 'node:path';
import { playableExtension, SIGNATURE_BYTES } from '../file-signature.js';
import { type Encoder, InvalidVideoError } from './encoder.js';

const startOf = async (path: string): Promise<Uint8Array> => {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(SIGNATURE_BYTES));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/** Where there is no ffmpeg: what browsers play as it is, MP4 and WebM by their first bytes, is served so. */
export const plainEncoder: Encoder = {
  async convert({ source, folder }) {
    const extension = playableExtension(await startOf(source));
    if (extension === null)
      throw new InvalidVideoError('The file is neither MP4 nor WebM, and there is no ffmpeg.');
    const file = `source.${extension}`;
    await copyFile(source, join(folder, file));
    return { file, preview: null, duration: null };
  },
};
