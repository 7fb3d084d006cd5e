import { readProvider } from '../../../ad-tags/value-formats.js';
import type { AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import { filledMacro } from '../filled-macro.js';
import {
  CONSENT_MACROS,
  consentParameter,
  consentValue,
  gppSections,
  isConsentParameter,
  isTcString,
  US_PRIVACY,
} from './consent-parameters.js';
import { adTagRule, type AdTagRule, type HitsOf } from '../tag-rule.js';
import { hitForAll, withPlaceholder } from './edits.js';
import { listedNames } from './listed-names.js';

const CONSENT_NAME = /gdpr|consent|privacy|gpp|tcf|usp/i;

/** What the context says of the consent of its viewer; null if it says nothing. */
const knownConsent = ({ context: { consent } }: AdTagSubject): 'tcf' | 'gpp' | 'gdpr' | null => {
  const isGiven = (text: unknown): boolean => typeof text === 'string' && text !== '';
  if (isGiven(consent?.tcString)) return 'tcf';
  if (isGiven(consent?.gppString)) return 'gpp';
  return consent?.gdprApplies === true ? 'gdpr' : null;
};

const testAbsent = (tag: AdTagSubject): HitsOf<'consent-absent'> => {
  const { parameters, expanded, usesIma, hasViewer } = tag;
  const known = hasViewer ? knownConsent(tag) : null;
  const hasConsent =
    parameters.some(({ key }) => isConsentParameter(key)) ||
    expanded.expansions.some(({ name }) => CONSENT_NAME.test(name ?? ''));
  return known !== null && !hasConsent && !usesIma && !tag.isWhole
    ? [tag.hit({ known }, null)]
    : [];
};

const testLate = (tag: AdTagSubject): HitsOf<'consent-late'> => {
  const knownAt: unknown = tag.context.consent?.knownAt;
  const now = readProvider(tag.context.now);
  const expansion = tag.expanded.expansions.find(({ source }) => source === 'consent');
  return typeof knownAt === 'number' &&
    now !== undefined &&
    now < knownAt &&
    expansion !== undefined
    ? [tag.hit({}, expansion.start)]
    : [];
};

/** Literal consent that differs between viewers. `1---` is the same for all. */
const isFrozenConsent = (parameter: AdTagParameter): boolean => {
  const { key, isLiteral } = parameter;
  if (!isLiteral || !isConsentParameter(key)) return false;
  const value = consentValue(parameter);
  const macro = CONSENT_MACROS[key];
  if (macro === 'GDPRCONSENT') return isTcString(value);
  if (macro === 'us_privacy') return US_PRIVACY.test(value) && value !== '1---';
  return macro === 'GPPSTRING' && gppSections(value) !== null;
};

/** All at once, because a GPP string and its sections belong together. */
const testFrozen = (tag: AdTagSubject): HitsOf<'consent-frozen'> => {
  const frozen = tag.parameters.filter(isFrozenConsent);
  const sid = consentParameter(tag, 'GPPSECTIONID');
  const hasGpp = frozen.some(({ key }) => CONSENT_MACROS[key] === 'GPPSTRING');
  const replaced = tag.parameters.filter(
    (parameter) => frozen.includes(parameter) || (hasGpp && parameter === sid && sid.isLiteral),
  );
  return hitForAll(tag, frozen, listedNames(frozen), [
    'repair-replace-consent',
    replaced.map((parameter) =>
      withPlaceholder(parameter, filledMacro(tag, CONSENT_MACROS[parameter.key] ?? '')),
    ),
  ]);
};

export const CONSENT_SOURCE_RULES: readonly AdTagRule[] = [
  adTagRule('consent-frozen', 'error', 'template', testFrozen),
  adTagRule('consent-absent', 'info', 'expanded', testAbsent),
  adTagRule('consent-late', 'warning', 'expanded', testLate),
];
