import type { PropertyDeclarations } from 'lit';
import { keyword, pixels, text } from '../controllers/reflection.js';
import { consentWord, type EmbedConsent } from './consent-state.js';
import { type EmbedFormat, FORMATS } from './format.js';
import { type EmbedLoading, LOADINGS } from './loading.js';
import { PlayingElement } from './playing-element.js';

/** What a page declares of an embed: the attributes and their properties. */
export abstract class DeclaredEmbed extends PlayingElement {
  static override readonly properties: PropertyDeclarations = {
    embed: { attribute: false },
    src: text,
    format: keyword(FORMATS),
    loading: keyword(LOADINGS),
    consent: { ...text, converter: { fromAttribute: consentWord } },
    width: pixels,
    height: pixels,
    label: text,
    // HTML's own attributes: kept by HTML, and watched here for an update.
    titleAttribute: { attribute: 'title' },
    langAttribute: { attribute: 'lang' },
  };

  /** The embed itself, as the service or a published file gives it. Set a new object to change it. Never reflected. */
  declare embed: object | null;
  /** Reflects `src`: as written, not resolved. */
  declare src: string;
  /** Reflects `format`. */
  declare format: EmbedFormat;
  /** Reflects `loading`. */
  declare loading: EmbedLoading;
  /** Reflects `consent`. */
  declare consent: EmbedConsent;
  /** Reflects `width`; 0 when it is not given. */
  declare width: number;
  /** Reflects `height`; 0 when it is not given. */
  declare height: number;
  /** Reflects `label`. */
  declare label: string;

  constructor() {
    super();
    this.embed = null;
    this.src = '';
    this.format = 'iframe';
    this.loading = 'near';
    this.consent = '';
    this.width = 0;
    this.height = 0;
    this.label = '';
  }
}
