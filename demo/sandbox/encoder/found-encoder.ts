import type { Encoder } from './encoder.js';
import { ffmpegEncoder } from './ffmpeg-encoder.js';
import { plainEncoder } from './plain-encoder.js';
import { runCommand } from './run-command.js';

const PATIENCE = 10_000;

/** ffmpeg where it is on the machine; else videos are served as they are, and `log` is told so. */
export const foundEncoder = async (
  command: string,
  log: (line: string) => void,
): Promise<Encoder> => {
  const { code } = await runCommand(command, ['-version'], AbortSignal.timeout(PATIENCE)).catch(
    () => ({ code: null }),
  );
  if (code === 0) return ffmpegEncoder(command);
  log('There is no ffmpeg here: uploaded videos are served as they are.');
  return plainEncoder;
};
