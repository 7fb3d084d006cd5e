export interface Conversion {
  /** Path of the uploaded file. */
  readonly source: string;
  /** Path of an empty folder for the results. */
  readonly folder: string;
  /** Seconds at which the preview image is taken; null lets the encoder choose. */
  readonly snapshotAt: number | null;
}

/** The results; files are named relative to the folder. */
export interface ConversionResult {
  /** An HLS master playlist, or a video file. */
  readonly file: string;
  readonly preview: string | null;
  /** Seconds. */
  readonly duration: number | null;
}

/** Makes a video playable. Rejects with InvalidVideoError for a file that is not a video. */
export interface Encoder {
  convert(conversion: Conversion, signal: AbortSignal): Promise<ConversionResult>;
}

/** The source can never be converted. */
export class InvalidVideoError extends Error {
  override readonly name = 'InvalidVideoError';
}
