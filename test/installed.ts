import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const isInstalled = (command: string, versionFlag: string): boolean => {
  try {
    execFileSync(command, [versionFlag], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

export const hasFfmpeg = isInstalled('ffmpeg', '-version');
export const hasCurl = isInstalled('curl', '--version');

/** A video with sound: made by ffmpeg if it is installed, otherwise one that ships with the sandbox. */
export const testVideo = async ({ size = '', seconds = 0 }): Promise<Buffer> => {
  if (!hasFfmpeg) return readFile('demo/sandbox/media/test-card.mp4');
  const folder = await mkdtemp(join(tmpdir(), 'video-'));
  try {
    const path = join(folder, 'made.mp4');
    const sources = [
      '-f',
      'lavfi',
      '-i',
      `testsrc=size=${size}:rate=25`,
      '-f',
      'lavfi',
      '-i',
      'sine',
    ];
    const output = ['-t', String(seconds), '-pix_fmt', 'yuv420p', path];
    execFileSync('ffmpeg', ['-loglevel', 'error', ...sources, ...output]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
