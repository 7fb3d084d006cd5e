import { type DocumentRule, rulesAbout } from '../response-rule.js';
import type { ResponseLintMessages } from '../../../messages/generated/response-lint/index.js';
import { linkAddress } from '../../../vast/web-address.js';
import type { LintedDocument } from '../vast-document.js';
import { textOf, type XmlElement } from '../../../text/xml/xml-tree.js';
import { attributeOf, childrenOf, elementsAt, valueOf } from '../../../text/xml/xml-lookup.js';
import { durationOf, timecodeSeconds } from './ad-rules.js';
import { repeated } from '../repeated.js';
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

/** Icons of one program are shown once. */
const programKey = (icon: XmlElement): string | null =>
  missingPicture(icon) === null ? (valueOf(icon, 'program')?.toLowerCase() ?? null) : null;

const programOf = (icon: XmlElement): string => excerpt(valueOf(icon, 'program') ?? '');

const linears = ({ ads }: LintedDocument): readonly XmlElement[] => ads.flatMap((ad) => ad.linears);

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

/** The variations by which an overlay is not shown: the first one if none of them is, and each one beside others. */
const hiddenVariations =
  (hasShown: boolean) =>
  (document: LintedDocument): readonly XmlElement[] =>
    overlays(document)
      .filter((variations) => variations.some(isShown) === hasShown)
      .flatMap((variations) => (hasShown ? variations : variations.slice(0, 1)));

const hasOmid = (verification: XmlElement): boolean =>
  childrenOf(verification, 'JavaScriptResource').some(
    (resource) =>
      valueOf(resource, 'apiFramework')?.toLowerCase() === 'omid' && textOf(resource) !== '',
  );

/** Rules about icons, captions, overlays, companions and measurement. */
export const ADDITION_RULES: readonly DocumentRule[] = [
  rulesAbout('response', ({ ads }) => ads.flatMap(({ icons }) => icons))(
    'icon-not-shown',
    'info',
    (document, icon) => {
      const picture = missingPicture(icon);
      return picture && document.hit(icon.start, { program: programOf(icon), ...picture });
    },
  ),
  rulesAbout('response', ({ ads }) => ads.flatMap(({ icons }) => repeated(icons, programKey)))(
    'icon-duplicate',
    'info',
    (document, icon) => document.hit(icon.start, { program: programOf(icon) }),
  ),
  rulesAbout('response', linears)('icon-late', 'info', (document, linear) => {
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
  }),
  rulesAbout('response', (document) =>
    linears(document).flatMap((linear) =>
      elementsAt(linear, 'MediaFiles', 'ClosedCaptionFiles', 'ClosedCaptionFile'),
    ),
  )('captions-not-shown', 'info', (document, file) => {
    const type = valueOf(file, 'type') ?? '';
    const isUrl = linkAddress(textOf(file)) !== null;
    if (isUrl && CAPTION_TYPE.test(type)) return null;
    return document.hit(file.start, { fault: isUrl ? 'type' : 'url', type: excerpt(type) });
  }),
  rulesAbout('response', hiddenVariations(false))(
    'overlay-not-shown',
    'error',
    (document, variation) => {
      const picture = missingOverlay(variation);
      return picture && document.hit(variation.start, picture);
    },
  ),
  rulesAbout('response', hiddenVariations(true))(
    'overlay-variation-not-shown',
    'info',
    (document, variation) => {
      const picture = missingOverlay(variation);
      return picture && document.hit(variation.start, picture);
    },
  ),
  rulesAbout('response', ({ ads, context }) =>
    context.hasCompanionSlots ? [] : ads.flatMap(({ companionAds }) => companionAds),
  )('companion-required', 'warning', (document, companions) => {
    const attribute = attributeOf(companions, 'required');
    const required = attribute?.value.trim().toLowerCase();
    const hasCompanion = childrenOf(companions, 'Companion').length > 0;
    return hasCompanion && (required === 'all' || required === 'any')
      ? document.hit((attribute ?? companions).start, { required })
      : null;
  }),
  rulesAbout('response', ({ ads }) => ads.flatMap(({ verifications }) => verifications))(
    'omid-partial',
    'info',
    (document, verification) =>
      hasOmid(verification)
        ? null
        : document.hit(verification.start, {
            vendor: excerpt(valueOf(verification, 'vendor') ?? ''),
          }),
  ),
];
