/** A media file of a linear creative (VAST 4.2, section 3.9.1). */
export interface CreativeFile {
  readonly path: string;
  readonly type: string;
  readonly delivery: 'progressive' | 'streaming';
  /** Set for an interactive unit instead of media. */
  readonly apiFramework?: 'VPAID';
}

export interface Creative {
  /** `HH:MM:SS`. */
  readonly duration: string;
  /** `HH:MM:SS` after which a skippable ad can be skipped, and a progress tracker fires. */
  readonly skipOffset: string;
  readonly files: readonly CreativeFile[];
}

const file = (path: string, type: string): CreativeFile => ({
  path,
  type,
  delivery: type === 'video/mp4' ? 'progressive' : 'streaming',
});

const MP4 = file('/media/advert.mp4', 'video/mp4');

const STREAM = file('/media/advert-stream/master.m3u8', 'application/vnd.apple.mpegurl');

/** The default creative: 6 seconds. */
export const ADVERT: Creative = { duration: '00:00:06', skipOffset: '00:00:03', files: [MP4] };

/** Creatives by the value of the parameter `creative`: `short` takes 2 seconds, `stream` is HLS only. */
export const CREATIVES: ReadonlyMap<string, Creative> = new Map([
  ['advert', ADVERT],
  [
    'short',
    {
      duration: '00:00:02',
      skipOffset: '00:00:01',
      files: [file('/media/short-advert.mp4', 'video/mp4')],
    },
  ],
  ['stream', { duration: '00:00:04', skipOffset: '00:00:02', files: [STREAM] }],
]);

/** The advert with a file that cannot be played. */
const unplayable = (path: string, type: string): Creative => ({
  ...ADVERT,
  files: [file(path, type)],
});

/** A type that no browser plays. */
export const UNSUPPORTED = unplayable('/media/advert.flv', 'video/x-flv');

export const MISSING = unplayable('/media/none.mp4', 'video/mp4');

/** An image that is declared as a video. */
export const MISNAMED = unplayable('/media/watermark.png', 'video/mp4');

export const INTERACTIVE: Creative = {
  ...ADVERT,
  files: [{ ...file('/media/unit.js', 'application/javascript'), apiFramework: 'VPAID' }],
};
