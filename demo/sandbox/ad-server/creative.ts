/** A media file of a linear creative (VAST 4.2, section 3.9.1). */
export interface CreativeFile {
  readonly path: string;
  readonly type: string;
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

/** The default creative: 6 seconds. */
export const ADVERT: Creative = {
  duration: '00:00:06',
  skipOffset: '00:00:03',
  files: [{ path: '/media/advert.mp4', type: 'video/mp4' }],
};

/** Creatives by the value of the parameter `creative`: `short` takes 2 seconds, `stream` is HLS only. */
export const CREATIVES: ReadonlyMap<string, Creative> = new Map([
  ['advert', ADVERT],
  [
    'short',
    {
      duration: '00:00:02',
      skipOffset: '00:00:01',
      files: [{ path: '/media/short-advert.mp4', type: 'video/mp4' }],
    },
  ],
  [
    'stream',
    {
      duration: '00:00:04',
      skipOffset: '00:00:02',
      files: [{ path: '/media/advert-stream/master.m3u8', type: 'application/vnd.apple.mpegurl' }],
    },
  ],
]);

/** The advert with a file that cannot be played. */
const unplayable = (file: CreativeFile): Creative => ({ ...ADVERT, files: [file] });

/** A type that no browser plays. */
export const UNSUPPORTED = unplayable({ path: '/media/advert.flv', type: 'video/x-flv' });

export const MISSING = unplayable({ path: '/media/none.mp4', type: 'video/mp4' });

/** An image that is declared as a video. */
export const MISNAMED = unplayable({ path: '/media/watermark.png', type: 'video/mp4' });

export const INTERACTIVE = unplayable({
  path: '/media/unit.js',
  type: 'application/javascript',
  apiFramework: 'VPAID',
});
