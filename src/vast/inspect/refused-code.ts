import type { ResolvedAd } from '../read/read-ad.js';
import { attribute, childElements, elementsAt, type XmlNode } from '../read/xml-element.js';

/** Names of one ad that are kept. */
const MAX_NAMES = 10;

const frameworksOf = (elements: readonly XmlNode[], byDefault: readonly string[] = []) =>
  elements.flatMap((element) => attribute(element, 'apiFramework') ?? byDefault);

/** Elements of a linear or non-linear creative that may be code. */
const creativeCode = (content: XmlNode): readonly XmlNode[] => {
  const creatives = elementsAt(content, 'Creatives', 'Creative');
  return creatives.flatMap((creative) => [
    ...elementsAt(creative, 'Linear', 'MediaFiles').flatMap(childElements),
    ...elementsAt(creative, 'NonLinearAds', 'NonLinear'),
  ]);
};

const verificationCode = (content: XmlNode): readonly XmlNode[] =>
  [content, ...elementsAt(content, 'Extensions', 'Extension')]
    .flatMap((parent) => elementsAt(parent, 'AdVerifications', 'Verification'))
    .flatMap((verification) => [
      ...elementsAt(verification, 'JavaScriptResource'),
      ...elementsAt(verification, 'ExecutableResource'),
    ]);

/** The API frameworks of the code that an ad and its wrappers bring: `VPAID`, `SIMID`, `OMID`, … None of it is run. */
export const refusedCode = ({ wrappers, inline }: ResolvedAd): readonly string[] => {
  const names = [
    ...frameworksOf(creativeCode(inline.element)),
    ...[...wrappers, inline].flatMap(({ element }) =>
      frameworksOf(verificationCode(element), ['OMID']),
    ),
  ].map((name) => name.toUpperCase().slice(0, 40));
  return [...new Set(names)]
    .filter((name) => name !== 'VAST' && name !== 'NONE')
    .slice(0, MAX_NAMES);
};
