import type { SiteTexts } from '../page-language/site-texts.js';
import type { EffectTexts } from './effects/effect-texts.js';

/** The texts of the page with the attribute `data-label` of that name. */
export type LabelId = 'skipLink' | 'markup' | 'fieldsOfEmbed' | 'foot' | 'footId';

/** The explanations of players with the attribute `data-caption` of that name. */
export type CaptionId =
  | 'plainVideo'
  | 'scrollMode'
  | 'live'
  | 'adBreaks'
  | 'portrait'
  | 'watermark'
  | 'overlays'
  | 'italian'
  | 'arabic'
  | 'customLook'
  | 'autoplay'
  | 'converting';

/** All sentences and labels of the page in one language. The article itself is in English. */
export interface PublisherTexts extends SiteTexts {
  readonly labels: Readonly<Record<LabelId, string>>;
  readonly captions: Readonly<Record<CaptionId, string>>;
  /** Accessible name of the panel with the fields. */
  readonly panel: string;
  readonly fieldsLabel: string;
  /** The link in place of a player. */
  readonly watch: string;
  readonly intro: string;
  /** Heading of the log of events. */
  readonly events: string;
  /** Caption of the embed that the URL chooses. */
  readonly chosen: (name: string) => string;
  /** In front of the field that caused an event. */
  readonly causedBy: string;
  /** Position of an ad in its break. */
  readonly adPosition: (index: number, count: number) => string;
  readonly vastError: (code: number) => string;
  readonly effects: EffectTexts;
}
