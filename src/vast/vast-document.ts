import { type ParsedAd, parseAd } from '@dailymotion/vast-client/src/parser/ad_parser.js';
import { VastFailure } from './vast-failure.js';

/** One `<Ad>` of a document, not read yet. */
export interface AdElement {
  readonly element: Element;
  /** Place in the pod, above 0; null for an ad that stands alone. */
  readonly sequence: number | null;
}

/** What a VAST document offers. */
export interface VastDocument {
  readonly ads: readonly AdElement[];
  /** `Error` addresses for an answer without an ad. */
  readonly errors: readonly string[];
}

/** An ad as the document has it: a wrapper has an address, an inline ad has creatives. */
export interface ReadAd {
  readonly kind: 'inline' | 'wrapper';
  readonly parsed: ParsedAd;
}

const SUPPORTED_VERSION = /^\s*[234](\.|\s*$)/;

const childrenOf = (parent: Element, name: string): readonly Element[] =>
  [...parent.children].filter(({ localName }) => localName === name);

const textOf = ({ textContent }: Element): string => textContent.trim();

const sequenceOf = (ad: Element): number | null => {
  const sequence = Number.parseInt(ad.getAttribute('sequence') ?? '', 10);
  return sequence > 0 ? sequence : null;
};

/**
 * Opens a document. Throws VastFailure: 100 for a document type, 101 when it is no VAST, 102 for VAST 1 and for versions that are not 2 to 4;
 * one without a version is taken, as others do.
 */
export const openVastDocument = (document: Document): VastDocument => {
  const root = document.documentElement;
  if (document.doctype !== null) throw new VastFailure(100, 'Document type after all.');
  if (root.nodeName === 'VideoAdServingTemplate') throw new VastFailure(102, 'VAST 1.');
  if (root.nodeName !== 'VAST') throw new VastFailure(101, 'Not VAST.');
  if (!SUPPORTED_VERSION.test(root.getAttribute('version') ?? '4')) {
    throw new VastFailure(102, 'Version.');
  }
  return {
    ads: childrenOf(root, 'Ad').map((element) => ({ element, sequence: sequenceOf(element) })),
    errors: childrenOf(root, 'Error').map(textOf),
  };
};

/** `Error` addresses of an ad; they are there even when nothing else of it can be read. */
export const errorsOf = ({ element }: AdElement): readonly string[] =>
  [...element.children].flatMap((child) => childrenOf(child, 'Error').map(textOf));

/** Extensions mean nothing here, and they alone may be nested without end. */
const dropExtensions = (ad: Element): void => {
  for (const extra of ad.querySelectorAll('Extensions, CreativeExtensions')) extra.remove();
};

const ignoreWarning = (): void => undefined;

/** Reads an ad. Throws VastFailure: 101 for one that is neither inline nor wrapper, 300 for a wrapper without an address. */
export const readAd = ({ element }: AdElement): ReadAd => {
  dropExtensions(element);
  const result = parseAd(element, ignoreWarning);
  if (result === undefined) throw new VastFailure(101, 'Neither InLine nor Wrapper.');
  const { ad, type } = result;
  if (ad === undefined) throw new VastFailure(300, 'Wrapper without an address.');
  return { kind: type === 'WRAPPER' ? 'wrapper' : 'inline', parsed: ad };
};
