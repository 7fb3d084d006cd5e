import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseVodPlaylist } from '../server/hls-playlist.js';
import { type Conversion, type Encoder, InvalidVideoError } from './encoder.js';

export interface CommandResult {
  /** Null if a signal ended it. */
  readonly code: number | null;
  readonly errors: string;
}

const MAX_ERROR_CHARACTERS = 64 * 1024;

/** Runs a command without a shell. Rejects if it cannot start or is aborted. */
export const runCommand = (
  command: string,
  parameters: readonly string[],
  signal: AbortSignal,
): Promise<CommandResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      stdio: ['ignore', 'ignore', 'pipe'],
      signal,
      killSignal: 'SIGKILL',
    });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-MAX_ERROR_CHARACTERS);
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, errors }));
  });

/** Accepted formats (platform facts 1.3, and those that browsers record). No playlists: they could name other files. */
const FORMATS = 'mov,mp4,m4a,3gp,3g2,mj2,avi,mpeg,mpegts,mpegvideo,flv,asf,matroska,webm,ogg';

const words = (commandLine: string): readonly string[] => commandLine.split(' ');

const QUIET = '-hide_banner -nostdin -y';

/** Reads only the source itself, not the files that its content may name. */
const input = (path: string): readonly string[] => [
  ...words(`-protocol_whitelist file -format_whitelist ${FORMATS} -i`),
  path,
];

const scaled = (lines: number): string => `scale=-2:trunc(min(${lines}\\,ih)/2)*2`;

const FILTER = `[0:v:0]split=2[a][b];[a]${scaled(360)}[large];[b]${scaled(180)}[small]`;

/** H.264 for both renditions, with a key frame every 4 seconds, where segments are cut. */
const VIDEO =
  '-c:v libx264 -preset veryfast -profile:v main -pix_fmt yuv420p ' +
  '-b:v:0 800k -maxrate:v:0 1000k -bufsize:v:0 2000k ' +
  '-b:v:1 250k -maxrate:v:1 320k -bufsize:v:1 640k ' +
  '-force_key_frames expr:gte(t,n_forced*4)';

const SOUND = '-c:a aac -ac 2 -ar 48000 -b:a 96k';

const hls = ({ source, folder }: Conversion, hasSound: boolean): readonly string[] => {
  const sound = hasSound ? ' -map 0:a:0' : '';
  const streams = hasSound ? 'v:0,a:0,name:360 v:1,a:1,name:180' : 'v:0,name:360 v:1,name:180';
  return [
    ...words(`${QUIET} -loglevel error`),
    ...input(source),
    ...words(`-filter_complex ${FILTER} -map [large]${sound} -map [small]${sound}`),
    ...words(hasSound ? `${VIDEO} ${SOUND}` : VIDEO),
    ...words('-map_metadata -1 -f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4'),
    '-hls_segment_filename',
    join(folder, '%v', '%05d.m4s'),
    ...words('-master_pl_name master.m3u8 -var_stream_map'),
    streams,
    join(folder, '%v', 'index.m3u8'),
  ];
};

const snapshot = ({ source }: Conversion, second: number, path: string): readonly string[] => [
  ...words(`${QUIET} -loglevel error -ss ${second}`),
  ...input(source),
  ...words(`-frames:v 1 -vf ${scaled(720)} -q:v 4`),
  path,
];

/** Checks that the source has a video stream; without an output, ffmpeg prints the streams and ends. */
const probe = async (command: string, source: string, signal: AbortSignal) => {
  const { code, errors } = await runCommand(command, [...words(QUIET), ...input(source)], signal);
  if (code === null) throw new Error('The conversion was killed.');
  if (!/^ *Stream #.*: Video:/m.test(errors))
    throw new InvalidVideoError('The file contains no video.');
  return { hasSound: /^ *Stream #.*: Audio:/m.test(errors) };
};

const durationIn = async (folder: string): Promise<number> => {
  const { segments } = parseVodPlaylist(await readFile(join(folder, '360', 'index.m3u8'), 'utf8'));
  const seconds = segments.reduce((sum, { duration }) => sum + duration, 0);
  return Math.round(seconds * 1000) / 1000;
};

const isFilled = async (path: string): Promise<boolean> =>
  ((await stat(path).catch(() => null))?.size ?? 0) > 0;

const PREVIEW = 'preview.jpg';

/** Converts to HLS in two renditions with ffmpeg, and takes a preview image. */
export const ffmpegEncoder = (command: string): Encoder => ({
  async convert(conversion, signal) {
    const { source, folder, snapshotAt } = conversion;
    const { hasSound } = await probe(command, source, signal);
    const { code } = await runCommand(command, hls(conversion, hasSound), signal);
    if (code === null) throw new Error('The conversion was killed.');
    if (code !== 0 || !(await isFilled(join(folder, 'master.m3u8'))))
      throw new InvalidVideoError('The file cannot be converted.');
    const duration = await durationIn(folder);
    const image = join(folder, PREVIEW);
    for (const second of [snapshotAt ?? Math.min(1, duration / 2), 0]) {
      if (!(await isFilled(image)))
        await runCommand(command, snapshot(conversion, second, image), signal);
    }
    return {
      file: 'master.m3u8',
      preview: (await isFilled(image)) ? PREVIEW : null,
      duration,
    };
  },
});
