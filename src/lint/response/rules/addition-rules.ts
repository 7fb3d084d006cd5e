import type { LintRule, RuleHit } from '../../sentence-rule.js';
import { linkAddress } from '../../../vast/web-address.js';
import { hitAt, type LintedDocument } from '../vast-document.js';
import {
  attributeOf,
  childrenOf,
  elementsAt,
  textOf,
  valueOf,
} from '../../../text/xml/xml-tree.js';
import type { XmlElement } from '../../../text/xml/xml-tree.js';
import { durationOf, timecodeSeconds } from './ad-rules.js';
import { quoted } from './quoted.js';
import { roundSeconds } from '../../../time/seconds.js';

type DocumentRule = LintRule<LintedDocument>;

/** Types of caption files that the player reads. */
const CAPTION_TYPE = /vtt|srt|subrip|^text\/plain|^$/i;

const isPicture = (resource: XmlElement): boolean =>
  /^image\/|^$/i.test(valueOf(resource, 'creativeType') ?? '') &&
  linkAddress(textOf(resource)) !== null;

/** Why an element has no picture that the player shows; null if it has one. */
const missingPicture = (element: XmlElement): string | null => {
  const resources = childrenOf(element, 'StaticResource');
  if (resources.some(isPicture)) return null;
  const [resource] = resources;
  if (resource === undefined) {
    const other = element.children.find(
      ({ key }) => key === 'iframeresource' || key === 'htmlresource',
    );
    return other === undefined
      ? 'it has no <StaticResource>'
      : `it is only <${other.localName}>, which is never loaded`;
  }
  const type = valueOf(resource, 'creativeType') ?? '';
  return linkAddress(textOf(resource)) === null
    ? 'its <StaticResource> is not an http(s) URL'
    : `its type is ${quoted(type)}, which is not a picture`;
};

const programOf = (icon: XmlElement): string => {
  const program = valueOf(icon, 'program');
  return program === null ? 'The icon' : `The icon ${quoted(program)}`;
};

const iconHits = (document: LintedDocument): readonly RuleHit[] =>
  document.ads
    .flatMap(({ icons }) => icons)
    .flatMap((icon) => {
      const reason = missingPicture(icon);
      return reason === null
        ? []
        : hitAt(document, icon.start, `${programOf(icon)} is not shown: ${reason}.`);
    });

const duplicateIconHits = (document: LintedDocument): readonly RuleHit[] =>
  document.ads.flatMap(({ icons }) => {
    const seen = new Set<string>();
    return icons.flatMap((icon) => {
      const program = valueOf(icon, 'program')?.toLowerCase() ?? '';
      if (program === '' || missingPicture(icon) !== null) return [];
      const isRepeated = seen.has(program);
      seen.add(program);
      return isRepeated
        ? hitAt(document, icon.start, `${programOf(icon)} is there twice; only the first is shown.`)
        : [];
    });
  });

const lateIconHits = (document: LintedDocument): readonly RuleHit[] =>
  document.ads
    .flatMap(({ linears }) => linears)
    .flatMap((linear) => {
      const duration = durationOf(linear);
      return elementsAt(linear, 'Icons', 'Icon').flatMap((icon) => {
        const offset = timecodeSeconds(valueOf(icon, 'offset'));
        return duration === null || offset === null || offset < duration
          ? []
          : hitAt(
              document,
              attributeOf(icon, 'offset')?.start ?? icon.start,
              `${programOf(icon)} begins after ${roundSeconds(offset)} s, and the ad ends after ${roundSeconds(duration)} s.`,
            );
      });
    });

const captionHits = (document: LintedDocument): readonly RuleHit[] =>
  document.ads
    .flatMap(({ linears }) => linears)
    .flatMap((linear) =>
      elementsAt(linear, 'MediaFiles', 'ClosedCaptionFiles', 'ClosedCaptionFile'),
    )
    .flatMap((file) => {
      const type = valueOf(file, 'type') ?? '';
      const isUrl = linkAddress(textOf(file)) !== null;
      if (isUrl && CAPTION_TYPE.test(type)) return [];
      return hitAt(
        document,
        file.start,
        isUrl
          ? `The captions have the type ${quoted(type)}; the player shows text/vtt and SubRip.`
          : 'The captions are not an http(s) URL, so they are never loaded.',
      );
    });

/** Why an overlay is not shown; null if it is. */
const missingOverlay = (nonLinear: XmlElement): string | null => {
  const resource = childrenOf(nonLinear, 'StaticResource').at(-1);
  const text = resource === undefined ? '' : textOf(resource);
  const type =
    resource === undefined ? '' : (valueOf(resource, 'creativeType') ?? '').toLowerCase();
  if (type === 'text/plain' && text !== '' && linkAddress(text) === null) return null;
  if (resource !== undefined && type === '') return 'its <StaticResource> has no creativeType';
  return missingPicture(nonLinear);
};

const overlays = ({ ads }: LintedDocument): readonly (readonly XmlElement[])[] =>
  ads
    .filter(({ kind, linears }) => kind === 'InLine' && linears.length === 0)
    .map(({ nonLinearAds }) => nonLinearAds.flatMap((all) => childrenOf(all, 'NonLinear')));

const isShown = (nonLinear: XmlElement): boolean => missingOverlay(nonLinear) === null;

const overlayHits = (document: LintedDocument): readonly RuleHit[] =>
  overlays(document)
    .filter((variations) => variations.length > 0 && !variations.some(isShown))
    .flatMap((variations) =>
      variations
        .slice(0, 1)
        .map((first) =>
          hitAt(
            document,
            first.start,
            `The overlay is not shown: ${missingOverlay(first) ?? ''} (VAST error 503).`,
          ),
        ),
    );

const variationHits = (document: LintedDocument): readonly RuleHit[] =>
  overlays(document)
    .filter((variations) => variations.some(isShown))
    .flatMap((variations) => variations.filter((variation) => !isShown(variation)))
    .map((variation) =>
      hitAt(
        document,
        variation.start,
        `A variation of the overlay is not shown: ${missingOverlay(variation) ?? ''}.`,
      ),
    );

const companionHits = (document: LintedDocument): readonly RuleHit[] =>
  document.context.hasCompanionSlots
    ? []
    : document.ads
        .flatMap(({ companionAds }) => companionAds)
        .filter((companions) => childrenOf(companions, 'Companion').length > 0)
        .flatMap((companions) => {
          const required = valueOf(companions, 'required')?.toLowerCase() ?? 'none';
          return required === 'all' || required === 'any'
            ? hitAt(
                document,
                attributeOf(companions, 'required')?.start ?? companions.start,
                `The ad requires companions (${required}): without slots in the page it does not play (VAST error 602).`,
              )
            : [];
        });

const hasOmid = (verification: XmlElement): boolean =>
  childrenOf(verification, 'JavaScriptResource').some(
    (resource) =>
      valueOf(resource, 'apiFramework')?.toLowerCase() === 'omid' && textOf(resource) !== '',
  );

const omidHits = (document: LintedDocument): readonly RuleHit[] =>
  document.ads
    .flatMap(({ verifications }) => verifications)
    .filter((verification) => !hasOmid(verification))
    .map((verification) =>
      hitAt(
        document,
        verification.start,
        `The verification ${quoted(valueOf(verification, 'vendor') ?? 'without a vendor')} has no <JavaScriptResource apiFramework="omid">, so no browser can run it.`,
      ),
    );

/** Rules about icons, captions, overlays, companions and measurement. */
export const ADDITION_RULES: readonly DocumentRule[] = [
  {
    name: 'icon-not-shown',
    severity: 'info',
    stage: 'response',
    remedy: 'Add a <StaticResource> with a picture and a creativeType such as image/png.',
    test: iconHits,
  },
  {
    name: 'icon-duplicate',
    severity: 'info',
    stage: 'response',
    remedy: 'Keep one icon of each program.',
    test: duplicateIconHits,
  },
  {
    name: 'icon-late',
    severity: 'info',
    stage: 'response',
    remedy: 'Write an offset within the duration of the ad.',
    test: lateIconHits,
  },
  {
    name: 'captions-not-shown',
    severity: 'info',
    stage: 'response',
    remedy: 'Ask for captions as WebVTT (text/vtt) at an https URL.',
    test: captionHits,
  },
  {
    name: 'overlay-not-shown',
    severity: 'error',
    stage: 'response',
    remedy: 'Ask for a <StaticResource> with a picture or a text.',
    test: overlayHits,
  },
  {
    name: 'overlay-variation-not-shown',
    severity: 'info',
    stage: 'response',
    remedy: 'Nothing has to be done: another variation is shown.',
    test: variationHits,
  },
  {
    name: 'companion-required',
    severity: 'warning',
    stage: 'response',
    remedy:
      'Add slots for the companions to the page, or have the ad server write required="none".',
    test: companionHits,
  },
  {
    name: 'omid-partial',
    severity: 'info',
    stage: 'response',
    remedy:
      'Ask the vendor for a script with apiFramework="omid"; the player reports verificationNotExecuted.',
    test: omidHits,
  },
];
