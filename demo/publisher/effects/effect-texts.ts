import type { PlayerConfig } from '../../../src/index.js';

/** Why a bulk applies. */
export type BulkMatch = NonNullable<PlayerConfig['bulk']>['by'];

/** The settings of the volume of ads that change something. */
export type AdVolume = Exclude<PlayerConfig['ads']['volume'], 'player'>;

/** What the fields of an embed do, as sentences in one language. Durations are texts such as `5 seconds`. */
export interface EffectTexts {
  readonly title: string;
  readonly converting: string;
  readonly conversionFailed: string;
  readonly plays: string;
  readonly live: string;
  readonly crop: string;
  readonly autoplay: string;
  readonly mute: string;
  readonly preload: string;
  readonly pictureInPicture: string;
  readonly noBar: string;
  readonly keepsBar: string;
  readonly noSeeking: string;
  readonly backgroundImage: string;
  readonly floats: string;
  readonly floatMuted: string;
  readonly watermark: string;
  readonly watermarkHidden: string;
  readonly fallback: string;
  readonly ima: string;
  readonly analytics: string;
  readonly publicId: (id: string) => string;
  readonly playsFor: (duration: string) => string;
  readonly subtitles: (labels: string) => string;
  readonly subtitlesDefault: (language: string) => string;
  readonly background: (color: string) => string;
  readonly playerColor: (color: string) => string;
  readonly destroyOn: (events: string) => string;
  readonly watermarkWidth: (pixels: number) => string;
  readonly watermarkHeight: (pixels: number) => string;
  readonly watermarkOpacity: (percent: string) => string;
  readonly watermarkTime: (duration: string) => string;
  readonly watermarkLink: (url: string) => string;
  readonly preroll: (ads: string) => string;
  readonly midroll: (times: string) => string;
  readonly postroll: (ads: string) => string;
  readonly skip: (time: string) => string;
  readonly overlayFor: (ads: string, time: string, duration: string) => string;
  readonly overlayToEnd: (ads: string, time: string) => string;
  /** By why the bulk applies. */
  readonly bulk: Readonly<Record<BulkMatch, (label: string) => string>>;
  readonly watermarkOffset: Readonly<
    Record<'top' | 'right' | 'bottom' | 'left', (length: string) => string>
  >;
  readonly volumes: Readonly<Record<AdVolume, string>>;
  /** A number of ads, as the object of a sentence. */
  readonly ads: (count: number) => string;
  /** Appended to a number of ads: how many of them the service hosts. */
  readonly hosted: (count: number) => string;
}
