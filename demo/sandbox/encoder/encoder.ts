/** A video to convert. */
export interface Conversion {
  /** Path of the file as it was uploaded. */
  readonly source: string;
  /** Path of an empty folder for what comes out. */
  readonly folder: string;
  /** Seconds at which the preview image is taken; null leaves it to the encoder. */
  readonly snapshotAt: number | null;
}

/** What came out; files are named relative to the folder. */
export interface Converted {
  /** An HLS master playlist, or a file to play as it is. */
  readonly file: string;
  readonly preview: string | null;
  /** Seconds. */
  readonly duration: number | null;
}

/** Makes a video playable. Rejects with InvalidVideoError for a file that is no video. */
export interface Encoder {
  convert(conversion: Conversion, signal: AbortSignal): Promise<Converted>;
}

/** The source cannot be converted, however often it is tried. */
export class InvalidVideoError extends Error {
  override readonly name = 'InvalidVideoError';
}
