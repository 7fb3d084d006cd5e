import { MAX_QUOTE_LENGTH, VastError } from '../vast-error.js';
import * as xml from './xml-element.js';

export interface AdElement {
  readonly element: xml.XmlNode;
  /** Position in the pod, above 0; null for a stand-alone ad. */
  readonly sequence: number | null;
  /** Whether another ad may take its place if it leads to none; a wrapper may forbid that. */
  readonly fallbackOnNoAd: boolean;
  /** `Error` URLs of the ad. They are read even if nothing else of it can be. */
  readonly errors: readonly string[];
}

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
export const readDocument = (root: xml.XmlNode): VastDocument => {
  const { localName } = root;
  if (localName === 'VideoAdServingTemplate')
    throw new VastError(102, 'vast-version', { version: '1' });
  if (localName !== 'VAST')
    throw new VastError(101, 'not-vast', { root: localName.slice(0, MAX_QUOTE_LENGTH) });
  const version = xml.attribute(root, 'version') ?? '4';
  if (!SUPPORTED_VERSION.test(version))
    throw new VastError(102, 'vast-version', { version: version.slice(0, MAX_QUOTE_LENGTH) });
  return {
    ads: xml.childrenOf(root, 'Ad').map((element) => ({
      element,
      sequence: xml.positiveInteger(element, 'sequence'),
      fallbackOnNoAd: xml
        .childrenOf(element, 'Wrapper')
        .every((wrapper) => xml.booleanAttribute(wrapper, 'fallbackOnNoAd') ?? true),
      errors: xml.childElements(element).flatMap((child) => xml.textsAt(child, 'Error')),
    })),
    errors: xml.textsAt(root, 'Error'),
  };
};
