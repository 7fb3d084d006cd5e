/** A file of a linear creative (VAST 4.2, section 3.9.1). */
export interface CreativeFile {
  /** Path on the sandbox. */
  readonly path: string;
  readonly type: string;
  readonly delivery: 'progressive' | 'streaming';
  /** An interactive unit instead of media. */
  readonly apiFramework?: 'VPAID';
}

/** A video that ships with the sandbox, as the creative of a linear ad. */
export interface Creative {
  /** `HH:MM:SS`. */
  readonly duration: string;
  /** `HH:MM:SS` after which a skippable ad may be skipped, and a progress tracker is due. */
  readonly moment: string;
  readonly files: readonly CreativeFile[];
}

const file = (path: string, type: string): CreativeFile => ({
  path,
  type,
  delivery: type === 'video/mp4' ? 'progressive' : 'streaming',
});

const MP4 = file('/media/advert.mp4', 'video/mp4');

const STREAM = file('/media/advert-stream/master.m3u8', 'application/vnd.apple.mpegurl');

/** 6 seconds: the creative when none is asked for. */
export const ADVERT: Creative = { duration: '00:00:06', moment: '00:00:03', files: [MP4] };

/** What the parameter `creative` may ask for: `short` of 2 seconds, `stream` as HLS alone. */
export const CREATIVES: ReadonlyMap<string, Creative> = new Map([
  ['advert', ADVERT],
  [
    'short',
    {
      duration: '00:00:02',
      moment: '00:00:01',
      files: [file('/media/short-advert.mp4', 'video/mp4')],
    },
  ],
  ['stream', { duration: '00:00:04', moment: '00:00:02', files: [STREAM] }],
]);

/** The advert with a file that cannot be played, as ad servers come to name one. */
const unplayable = (path: string, type: string): Creative => ({
  ...ADVERT,
  files: [file(path, type)],
});

/** A type that no browser plays. */
export const FOREIGN = unplayable('/media/advert.flv', 'video/x-flv');

/** A file that is not there. */
export const MISSING = unplayable('/media/none.mp4', 'video/mp4');

/** A picture that is called a video. */
export const MISNAMED = unplayable('/media/watermark.png', 'video/mp4');

/** A script that wants to play itself. */
export const INTERACTIVE: Creative = {
  ...ADVERT,
  files: [{ ...file('/media/unit.js', 'application/javascript'), apiFramework: 'VPAID' }],
};
