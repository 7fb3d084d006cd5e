/** The break an ad belongs to. */
export type AdPosition = 'preroll' | 'midroll' | 'postroll' | 'overlay';

/** An ad on the screen, as plain JSON: it travels in events and in messages between frames. */
export interface AdDetails {
  readonly position: AdPosition;
  /** Id of the ad in the ad server's answer, else of the embed's ad object; may be empty. */
  readonly id: string;
  readonly title: string;
  /** JSON Pointer to the ad object in the embed, for example `/mobile_preroll/0`. */
  readonly path: string;
  readonly linearity: 'linear' | 'non-linear';
  /** Address of the ad request that gave it, its placeholders expanded; null for a creative of the embed itself. */
  readonly tag: string | null;
  /** Seconds, or null when it is not known. */
  readonly duration: number | null;
  /** Seconds after which it may be skipped, or null when never. */
  readonly skipAfter: number | null;
  /** Place among the linear ads of the break, from 1. */
  readonly index: number;
  /** Linear ads of the break, as far as they are known. */
  readonly count: number;
}
