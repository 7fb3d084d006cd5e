import type { RequestVast, VastMedia } from '../vast/vast-ad.js';

/** Where media is to play. */
export interface MediaSurface {
  /** CSS pixels of the player. */
  readonly width: number;
  readonly height: number;
  readonly canPlay: (type: string) => boolean;
}

/** Chooses the file to play, or null when none plays. */
export type ChooseMedia = (media: readonly VastMedia[], surface: MediaSurface) => VastMedia | null;

/** What speaks VAST: heavy, and loaded at the first tag that is to be asked. */
export interface VastParts {
  readonly requestVast: RequestVast;
  readonly chooseMedia: ChooseMedia;
}
