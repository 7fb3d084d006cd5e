import { documentRule, type DocumentRule, type HitsOf } from '../response-rule.js';
import type { ResponseLintMessages } from '../../../messages/generated/response-lint/index.js';
import { linkAddress } from '../../../vast/web-address.js';
import type { LintedDocument } from '../vast-document.js';
import { textOf, type XmlElement } from '../../../text/xml/xml-tree.js';
import { attributeOf, childrenOf, elementsAt, valueOf } from '../../../text/xml/xml-lookup.js';
import { durationOf, timecodeSeconds } from './ad-rules.js';
import { excerpt } from './excerpt.js';
import { roundSeconds } from '../../../time/seconds.js';

/** Types of caption files that the player reads. */
const CAPTION_TYPE = /vtt|srt|subrip|^text\/plain|^$/i;

const isPicture = (resource: XmlElement): boolean =>
  /^image\/|^$/i.test(valueOf(resource, 'creativeType') ?? '') &&
  linkAddress(textOf(resource)) !== null;

/** Why the player shows nothing of an element. */
type MissingPicture = ResponseLintMessages['overlay-not-shown'];

const missing = (
  reason: MissingPicture['reason'],
  details: Partial<MissingPicture> = {},
): MissingPicture => ({ element: '', type: '', ...details, reason });

/** Why an element has no picture that the player shows; null if it has one. */
const missingPicture = (element: XmlElement): MissingPicture | null => {
  const resources = childrenOf(element, 'StaticResource');
  if (resources.some(isPicture)) return null;
  const [resource] = resources;
  if (resource === undefined) {
    const otherResource = element.children.find(
      ({ key }) => key === 'iframeresource' || key === 'htmlresource',
    );
    return otherResource === undefined
      ? missing('missing')
      : missing('never-loaded', { element: otherResource.localName });
  }
  const type = valueOf(resource, 'creativeType') ?? '';
  return linkAddress(textOf(resource)) === null
    ? missing('not-url')
    : missing('not-picture', { type: excerpt(type) });
};

const programOf = (icon: XmlElement): string => excerpt(valueOf(icon, 'program') ?? '');

const iconHits = (document: LintedDocument): HitsOf<'icon-not-shown'> =>
  document.ads
    .flatMap(({ icons }) => icons)
    .flatMap((icon) => {
      const picture = missingPicture(icon);
      return picture === null
        ? []
        : document.hit(icon.start, { program: programOf(icon), ...picture });
    });

const duplicateIconHits = (document: LintedDocument): HitsOf<'icon-duplicate'> =>
  document.ads.flatMap(({ icons }) => {
    const seen = new Set<string>();
    return icons.flatMap((icon) => {
      const program = valueOf(icon, 'program')?.toLowerCase() ?? '';
      if (program === '' || missingPicture(icon) !== null) return [];
      const isRepeated = seen.has(program);
      seen.add(program);
      return isRepeated ? document.hit(icon.start, { program: programOf(icon) }) : [];
    });
  });

const lateIconHits = (document: LintedDocument): HitsOf<'icon-late'> =>
  document.ads
    .flatMap(({ linears }) => linears)
    .flatMap((linear) => {
      const duration = durationOf(linear);
      return elementsAt(linear, 'Icons', 'Icon').flatMap((icon) => {
        const offset = timecodeSeconds(valueOf(icon, 'offset'));
        return duration === null || offset === null || offset < duration
          ? []
          : document.hit(attributeOf(icon, 'offset')?.start ?? icon.start, {
              program: programOf(icon),
              offset: roundSeconds(offset),
              duration: roundSeconds(duration),
            });
      });
    });

const captionHits = (document: LintedDocument): HitsOf<'captions-not-shown'> =>
  document.ads
    .flatMap(({ linears }) => linears)
    .flatMap((linear) =>
      elementsAt(linear, 'MediaFiles', 'ClosedCaptionFiles', 'ClosedCaptionFile'),
    )
    .flatMap((file) => {
      const type = valueOf(file, 'type') ?? '';
      const isUrl = linkAddress(textOf(file)) !== null;
      if (isUrl && CAPTION_TYPE.test(type)) return [];
      return document.hit(file.start, { fault: isUrl ? 'type' : 'url', type: excerpt(type) });
    });

const missingOverlay = (nonLinear: XmlElement): MissingPicture | null => {
  const resource = childrenOf(nonLinear, 'StaticResource').at(-1);
  const text = resource === undefined ? '' : textOf(resource);
  const type =
    resource === undefined ? '' : (valueOf(resource, 'creativeType') ?? '').toLowerCase();
  if (type === 'text/plain' && text !== '' && linkAddress(text) === null) return null;
  if (resource !== undefined && type === '') return missing('without-type');
  return missingPicture(nonLinear);
};

const overlays = ({ ads }: LintedDocument): readonly (readonly XmlElement[])[] =>
  ads
    .filter(({ kind, linears }) => kind === 'InLine' && linears.length === 0)
    .map(({ nonLinearAds }) => nonLinearAds.flatMap((all) => childrenOf(all, 'NonLinear')));

const isShown = (nonLinear: XmlElement): boolean => missingOverlay(nonLinear) === null;

const overlayFaults = (
  document: LintedDocument,
  variations: readonly XmlElement[],
): HitsOf<'overlay-not-shown'> =>
  variations.flatMap((variation) => {
    const picture = missingOverlay(variation);
    return picture === null ? [] : document.hit(variation.start, picture);
  });

const overlayHits = (document: LintedDocument): HitsOf<'overlay-not-shown'> =>
  overlays(document)
    .filter((variations) => !variations.some(isShown))
    .flatMap((variations) => overlayFaults(document, variations.slice(0, 1)));

const variationHits = (document: LintedDocument): HitsOf<'overlay-variation-not-shown'> =>
  overlays(document)
    .filter((variations) => variations.some(isShown))
    .flatMap((variations) => overlayFaults(document, variations));

const companionHits = (document: LintedDocument): HitsOf<'companion-required'> =>
  document.context.hasCompanionSlots
    ? []
    : document.ads
        .flatMap(({ companionAds }) => companionAds)
        .filter((companions) => childrenOf(companions, 'Companion').length > 0)
        .flatMap((companions) => {
          const required = valueOf(companions, 'required')?.toLowerCase() ?? 'none';
          return required === 'all' || required === 'any'
            ? document.hit(attributeOf(companions, 'required')?.start ?? companions.start, {
                required,
              })
            : [];
        });

const hasOmid = (verification: XmlElement): boolean =>
  childrenOf(verification, 'JavaScriptResource').some(
    (resource) =>
      valueOf(resource, 'apiFramework')?.toLowerCase() === 'omid' && textOf(resource) !== '',
  );

const omidHits = (document: LintedDocument): HitsOf<'omid-partial'> =>
  document.ads
    .flatMap(({ verifications }) => verifications)
    .filter((verification) => !hasOmid(verification))
    .map((verification) =>
      document.hit(verification.start, {
        vendor: excerpt(valueOf(verification, 'vendor') ?? ''),
      }),
    );

/** Rules about icons, captions, overlays, companions and measurement. */
export const ADDITION_RULES: readonly DocumentRule[] = [
  documentRule('icon-not-shown', 'info', 'response', iconHits),
  documentRule('icon-duplicate', 'info', 'response', duplicateIconHits),
  documentRule('icon-late', 'info', 'response', lateIconHits),
  documentRule('captions-not-shown', 'info', 'response', captionHits),
  documentRule('overlay-not-shown', 'error', 'response', overlayHits),
  documentRule('overlay-variation-not-shown', 'info', 'response', variationHits),
  documentRule('companion-required', 'warning', 'response', companionHits),
  documentRule('omid-partial', 'info', 'response', omidHits),
];
