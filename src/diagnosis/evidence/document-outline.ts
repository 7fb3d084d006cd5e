import { xmlTokens } from './xml-tokens.js';

/** One media file of a document. */
export interface OutlineMedia {
  readonly url: string;
  /** MIME type, lower case; may be empty. */
  readonly type: string;
  /** `VPAID`, `SIMID`, …, or null. */
  readonly apiFramework: string | null;
}

/** One `<Ad>` of a document. */
export interface OutlineAd {
  /** `empty` has neither `<InLine>` nor `<Wrapper>`. */
  readonly kind: 'inline' | 'wrapper' | 'empty';
  /** The ad tag of a wrapper, as written; else the empty string. */
  readonly tagUri: string;
  readonly hasLinear: boolean;
  readonly hasNonLinear: boolean;
  readonly media: readonly OutlineMedia[];
  /** Which companions have to be shown for the ad to play. */
  readonly requiredCompanions: 'all' | 'any' | 'none';
}

/**
 * What a response is about, read without a DOM: less than the inspector of `src/vast` reads, and enough to name the
 * fault of a response that was not inspected.
 */
export interface DocumentOutline {
  /** Local name of the root element; null if the text is not markup. */
  readonly root: string | null;
  /** The attribute `version` of the root, or null. */
  readonly version: string | null;
  /** Whether an XML parser accepts the text. */
  readonly isWellFormed: boolean;
  readonly ads: readonly OutlineAd[];
  /** The `<AdBreak>` elements of VMAP. */
  readonly breaks: number;
  /** The ad tags of VMAP breaks, as written. */
  readonly breakTags: readonly string[];
}

const MARKUP =
  /<(?:\?xml|!doctype|html|(?:\w{1,20}:)?(?:VAST|VMAP|VideoAdServingTemplate)|media-embed|iframe|amp-iframe)[\s/>]/i;

/** Offset at which the markup of a text begins, for example after the headers of a response; -1 if it has none. */
export const markupStart = (text: string): number =>
  /^<(?:[a-z][\w.-]*(?::[a-z][\w.-]*)?[\s/>]|[!?/])/i.test(text) ? 0 : text.search(MARKUP);

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

interface DraftAd extends Mutable<Omit<OutlineAd, 'media'>> {
  media: Mutable<OutlineMedia>[];
}

/** Ads of one document that are read, as the player does. */
const MAX_ADS = 20;

/** Collects the outline from the tokens of a document. */
class OutlineReader {
  root: string | null = null;
  version: string | null = null;
  isWellFormed = true;
  breaks = 0;
  readonly ads: DraftAd[] = [];
  readonly breakTags: string[] = [];
  readonly #open: string[] = [];
  #text = '';

  read(text: string): DocumentOutline {
    for (const token of xmlTokens(text)) {
      if (token.kind === 'fault') this.isWellFormed = false;
      else if (token.kind === 'doctype') this.#doctype(text);
      else if (token.kind === 'text') this.#characters(token.text);
      else if (token.kind === 'close') this.#close(token.name);
      else {
        this.#start(token.name, token.attributes);
        if (token.isEmpty) this.#close(token.name);
      }
      if (!this.isWellFormed) break;
    }
    if (this.root === null || this.#open.length > 0) this.isWellFormed = false;
    const { root, version, isWellFormed, ads, breaks, breakTags } = this;
    return { root, version, isWellFormed, ads, breaks, breakTags };
  }

  /** A document type is refused, as the player does; that of HTML names the root. */
  #doctype(text: string): void {
    this.isWellFormed = false;
    this.root ??= /<!DOCTYPE\s+([\w:.-]{1,60})/i.exec(text)?.[1]?.toLowerCase() ?? null;
  }

  #characters(text: string): void {
    if (this.#open.length > 0) this.#text += text;
    else if (text.trim() !== '') this.isWellFormed = false;
  }

  #start(name: string, attributes: ReadonlyMap<string, string>): void {
    if (this.#open.length === 0) {
      if (this.root !== null) this.isWellFormed = false;
      this.root ??= name;
      this.version ??= attributes.get('version')?.trim() || null;
    }
    this.#open.push(name);
    this.#text = '';
    if (name === 'AdBreak') this.breaks += 1;
    else if (name === 'Ad') this.#startAd();
    else this.#startPart(name, attributes);
  }

  #startAd(): void {
    if (this.ads.length >= MAX_ADS) return;
    this.ads.push({
      kind: 'empty',
      tagUri: '',
      hasLinear: false,
      hasNonLinear: false,
      media: [],
      requiredCompanions: 'none',
    });
  }

  #startPart(name: string, attributes: ReadonlyMap<string, string>): void {
    const ad = this.ads.at(-1);
    if (ad === undefined) return;
    if (name === 'InLine') ad.kind = 'inline';
    else if (name === 'Wrapper') ad.kind = 'wrapper';
    else if (name === 'Linear') ad.hasLinear = true;
    else if (name === 'NonLinear') ad.hasNonLinear = true;
    else if (name === 'CompanionAds') {
      const required = attributes.get('required')?.trim().toLowerCase();
      if (required === 'all' || required === 'any') ad.requiredCompanions = required;
    } else if (name === 'MediaFile') {
      ad.media.push({
        url: '',
        type: attributes.get('type')?.trim().toLowerCase() ?? '',
        apiFramework: attributes.get('apiFramework')?.trim() || null,
      });
    }
  }

  #close(name: string): void {
    if (this.#open.pop() !== name) {
      this.isWellFormed = false;
      return;
    }
    const text = this.#text.trim();
    this.#text = '';
    const ad = this.ads.at(-1);
    const media = ad?.media.at(-1);
    if (name === 'AdTagURI') this.breakTags.push(text);
    else if (name === 'VASTAdTagURI' && ad !== undefined) ad.tagUri = text;
    else if (name === 'MediaFile' && media !== undefined) media.url = text;
  }
}

/** The outline of a response. Total; a document that is not well-formed has the outline of its beginning. */
export const documentOutline = (text: string): DocumentOutline => new OutlineReader().read(text);
