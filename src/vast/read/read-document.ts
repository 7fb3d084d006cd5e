import { VastError } from '../vast-error.js';
import {
  attribute,
  booleanAttribute,
  childElements,
  childrenOf,
  positiveInteger,
  textsAt,
} from './xml-element.js';

/** One `<Ad>` of a document, not read yet. */
export interface AdElement {
  readonly element: Element;
  /** Position in the pod, above 0; null for a stand-alone ad. */
  readonly sequence: number | null;
  /** Whether another ad may take its place if it leads to none; a wrapper may forbid that. */
  readonly fallbackOnNoAd: boolean;
  /** `Error` URLs of the ad. They are read even if nothing else of it can be. */
  readonly errors: readonly string[];
}

/** The content of a VAST document. */
export interface VastDocument {
  readonly ads: readonly AdElement[];
  /** `Error` URLs for a document without an ad. */
  readonly errors: readonly string[];
}

const SUPPORTED_VERSION = /^[234](\.|$)/;

/**
 * Reads the root element of a document as far as its ads. Throws VastError: 101 if it is not VAST, 102 for
 * VAST 1 and for versions other than 2 to 4. A document without a version is accepted, as other players do.
 */
export const readDocument = (root: Element): VastDocument => {
  if (root.localName === 'VideoAdServingTemplate')
    throw new VastError(102, 'The response is VAST 1; versions 2 to 4 are supported.');
  if (root.localName !== 'VAST')
    throw new VastError(101, 'The root element of the response is not <VAST>.');
  if (!SUPPORTED_VERSION.test(attribute(root, 'version') ?? '4'))
    throw new VastError(102, 'The VAST version is not supported; versions 2 to 4 are.');
  return {
    ads: childrenOf(root, 'Ad').map((element) => ({
      element,
      sequence: positiveInteger(element, 'sequence'),
      fallbackOnNoAd: childrenOf(element, 'Wrapper').every(
        (wrapper) => booleanAttribute(wrapper, 'fallbackOnNoAd') ?? true,
      ),
      errors: childElements(element).flatMap((child) => textsAt(child, 'Error')),
    })),
    errors: textsAt(root, 'Error'),
  };
};
