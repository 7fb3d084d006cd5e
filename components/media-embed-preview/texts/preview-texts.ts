import type { BulkPart, TimelineKind } from '../preview-model.js';

/** Texts of the preview, for editors. Not part of the texts for viewers, which every page may load. */
export interface PreviewTexts {
  /** BCP 47 tag. */
  readonly language: string;
  readonly devices: { readonly desktop: string; readonly mobile: string };
  readonly play: string;
  readonly back: string;
  readonly states: { readonly processing: string; readonly failed: string; readonly empty: string };
  readonly live: string;
  readonly untitled: string;
  readonly timeline: string;
  readonly kinds: Readonly<Record<TimelineKind, string>>;
  readonly noAds: string;
  /** Seconds as people read them are `m:ss`. */
  readonly at: (time: string) => string;
  readonly between: (from: string, to: string) => string;
  readonly until: (from: string) => string;
  readonly afterEnd: string;
  readonly unknownTime: string;
  readonly settings: string;
  readonly size: string;
  readonly responsive: string;
  readonly playback: string;
  readonly autoplay: string;
  readonly onClick: string;
  readonly muted: string;
  readonly withSound: string;
  readonly bar: string;
  readonly barVisible: string;
  readonly barHides: string;
  readonly barNone: string;
  readonly noSeeking: string;
  readonly scroll: string;
  readonly scrollOff: string;
  readonly scrollOn: string;
  readonly scrollMutes: string;
  readonly scrollEnds: (events: string) => string;
  readonly watermark: string;
  readonly watermarkNone: string;
  readonly always: string;
  readonly shownFor: (seconds: number) => string;
  readonly hidesWithBar: string;
  readonly opacity: (percent: number) => string;
  readonly skip: string;
  readonly skipAfter: (seconds: number) => string;
  readonly skipNever: string;
  readonly bulk: string;
  readonly bulkNone: string;
  readonly bulkBy: { readonly label: string; readonly origin: string; readonly any: string };
  readonly bulkChanges: (parts: string) => string;
  readonly bulkParts: Readonly<Record<BulkPart, string>>;
  readonly findings: string;
  readonly noFindings: string;
  readonly severities: {
    readonly error: string;
    readonly warning: string;
    readonly info: string;
  };
}
