import { copyFile, open } from 'node:fs/promises';
import { join } from 'node:path';
import { playableExtension, SIGNATURE_BYTES } from '../storage/file-signature.js';
import { type Encoder, InvalidVideoError } from './encoder.js';
import { ffmpegEncoder, runCommand } from './ffmpeg-encoder.js';

const firstBytes = async (path: string): Promise<Uint8Array> => {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(SIGNATURE_BYTES));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/** Used without ffmpeg: MP4 and WebM files, detected by their first bytes, are served unconverted. */
const copyingEncoder: Encoder = {
  async convert({ source, folder }) {
    const extension = playableExtension(await firstBytes(source));
    if (extension === null)
      throw new InvalidVideoError('The file is neither MP4 nor WebM, and ffmpeg is not installed.');
    const file = `source.${extension}`;
    await copyFile(source, join(folder, file));
    return { file, preview: null, duration: null };
  },
};

const VERSION_TIMEOUT_MS = 10_000;

/** ffmpeg if it is installed; otherwise videos are served unconverted, and `log` receives a notice. */
export const detectEncoder = async (
  command: string,
  log: (line: string) => void,
): Promise<Encoder> => {
  const { code } = await runCommand(
    command,
    ['-version'],
    AbortSignal.timeout(VERSION_TIMEOUT_MS),
  ).catch(() => ({ code: null }));
  if (code === 0) return ffmpegEncoder(command);
  log('ffmpeg is not installed: uploaded videos are served unconverted.');
  return copyingEncoder;
};
