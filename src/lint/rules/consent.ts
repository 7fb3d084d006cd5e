import { readProvider } from '../../ad-tags/value-formats.js';
import { percentDecode } from '../../ad-tags/encoding.js';
import type { AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import { filledMacro } from '../filled-macro.js';
import { gppSections } from '../gpp-header.js';
import type { LintRule, RuleHit } from '../rule.js';
import { withAddedParameters, withValue } from './edits.js';
import { listed, parametersNamed } from './named.js';

/** Parameters with consent, each with the macro that has its value. */
const PARAMETERS: Readonly<Record<string, string>> = {
  gdpr: 'gdpr',
  gdpr_applies: 'gdpr',
  gdpr_consent: 'gdpr_consent',
  gdprconsent: 'gdpr_consent',
  consent: 'gdpr_consent',
  tcstring: 'gdpr_consent',
  tc_string: 'gdpr_consent',
  addtl_consent: 'addtl_consent',
  us_privacy: 'us_privacy',
  ccpa: 'us_privacy',
  gpp: 'gpp',
  gpp_string: 'gpp',
  gpp_sid: 'gpp_sid',
};

/** Whether a parameter of this name has consent. */
export const isConsentParameter = (key: string): boolean => Object.hasOwn(PARAMETERS, key);

/** Length of the core segment of a TCF 2 string at least. */
const MIN_TC_LENGTH = 36;
/** A TCF 2 string begins with its version in 6 bits, which is the letter C. */
const TC_STRING = /^C[\w-]+(?:\.[\w-]+)*$/;
const US_PRIVACY = /^1[YN-]{3}$/;
/** The IAB's values for unknown and withheld, and what some platforms send instead of nothing. */
const NOTHING = new Set(['', '-1', '-2', '0']);

const YES = new Set(['true', 'yes', 'y']);
const NO = new Set(['false', 'no', 'n']);

const isYes = (value: string): boolean => value === '1' || YES.has(value.toLowerCase());

/** The first parameter with the value of a macro. A value that is no known consent is not read as one. */
const find = ({ parameters }: AdTagSubject, macro: string): AdTagParameter | undefined =>
  parameters.find(({ key }) => Object.hasOwn(PARAMETERS, key) && PARAMETERS[key] === macro);

const valueOf = (parameter: AdTagParameter | undefined): string =>
  parameter === undefined ? '' : percentDecode(parameter.filled).trim();

const isSent = (parameter: AdTagParameter | undefined): boolean =>
  parameter !== undefined && !parameter.isKept && !NOTHING.has(valueOf(parameter));

/** A hit that sets a parameter to a macro, or adds it; without a repair if nothing fills the macro. */
const hitWithMacro = (
  tag: AdTagSubject,
  message: string,
  {
    parameter,
    name,
    macro,
  }: {
    readonly parameter?: AdTagParameter | undefined;
    readonly name: string;
    readonly macro: string;
  },
  at: number,
): RuleHit => {
  const placeholder = filledMacro(tag, macro);
  if (placeholder === null) return tag.hit(message, at);
  const edit =
    parameter === undefined
      ? withAddedParameters(tag, `${name}=${placeholder}`)
      : withValue(parameter, placeholder);
  const label = `${parameter === undefined ? 'Add' : 'Set'} ${name}=${placeholder}.`;
  return tag.hit(message, at, tag.repair(label, [edit]));
};

const testFlagWithoutString = (tag: AdTagSubject): readonly RuleHit[] => {
  const flag = find(tag, 'gdpr');
  const parameter = find(tag, 'gdpr_consent');
  if (flag === undefined || flag.isKept || !isYes(valueOf(flag))) return [];
  if (isSent(parameter) || parameter?.isKept === true) return [];
  const message = 'The ad tag says that the GDPR applies, and has no consent string.';
  const fix = { parameter, name: parameter?.name ?? 'gdpr_consent', macro: 'gdpr_consent' };
  return [hitWithMacro(tag, message, fix, flag.start)];
};

const testStringWithoutFlag = (tag: AdTagSubject): readonly RuleHit[] => {
  const flag = find(tag, 'gdpr');
  const consent = find(tag, 'gdpr_consent');
  if (consent === undefined || !isTcParameter(consent) || !isSent(consent)) return [];
  if (flag !== undefined && (flag.isKept || valueOf(flag) !== '')) return [];
  const message = 'The ad tag has a consent string, and does not say whether the GDPR applies.';
  const fix = { parameter: flag, name: flag?.name ?? 'gdpr', macro: 'gdpr' };
  return [hitWithMacro(tag, message, fix, consent.start)];
};

/** `consent` is also a name for other things. */
const isTcParameter = ({ key, filled }: AdTagParameter): boolean =>
  key !== 'consent' || filled.length >= MIN_TC_LENGTH;

const testFlagForm = (tag: AdTagSubject): readonly RuleHit[] => {
  const flag = find(tag, 'gdpr');
  const value = valueOf(flag);
  if (flag === undefined || flag.isKept || /^[01]?$/.test(value)) return [];
  const word = value.toLowerCase();
  const number = YES.has(word) ? '1' : NO.has(word) ? '0' : null;
  const repair =
    number !== null && flag.isLiteral
      ? tag.repair(`Set ${listed([flag.name])}=${number}.`, [withValue(flag, number)])
      : null;
  return [tag.hit(`The parameter ${listed([flag.name])} is neither 0 nor 1.`, flag.start, repair)];
};

const isTcString = (value: string): boolean =>
  value.length >= MIN_TC_LENGTH && TC_STRING.test(value);

const testTcString = (tag: AdTagSubject): readonly RuleHit[] => {
  const parameter = find(tag, 'gdpr_consent');
  if (parameter === undefined || !isSent(parameter) || !isTcParameter(parameter)) return [];
  if (isTcString(valueOf(parameter))) return [];
  const message = `The value of the parameter ${listed([parameter.name])} is not a consent string of TCF 2.`;
  const fix = { parameter, name: parameter.name, macro: 'gdpr_consent' };
  return [
    parameter.isLiteral
      ? hitWithMacro(tag, message, fix, parameter.start)
      : tag.hit(message, parameter.start),
  ];
};

const testUsPrivacy = (tag: AdTagSubject): readonly RuleHit[] => {
  const parameter = find(tag, 'us_privacy');
  if (parameter === undefined || !isSent(parameter) || US_PRIVACY.test(valueOf(parameter)))
    return [];
  const message = `The value of the parameter ${listed([parameter.name])} is not a US privacy string such as 1YNN.`;
  const fix = { parameter, name: parameter.name, macro: 'us_privacy' };
  return [
    parameter.isLiteral
      ? hitWithMacro(tag, message, fix, parameter.start)
      : tag.hit(message, parameter.start),
  ];
};

const isMissing = (parameter: AdTagParameter | undefined): boolean =>
  !isSent(parameter) && parameter?.isKept !== true;

const testGpp = (tag: AdTagSubject): readonly RuleHit[] => {
  const gpp = find(tag, 'gpp');
  const sid = find(tag, 'gpp_sid');
  if (isSent(gpp) && isMissing(sid) && valueOf(sid) !== '-1') {
    const fix = { parameter: sid, name: 'gpp_sid', macro: 'gpp_sid' };
    return [
      hitWithMacro(tag, 'The ad tag has a GPP string without its sections.', fix, gpp?.start ?? 0),
    ];
  }
  if (isSent(sid) && isMissing(gpp)) {
    const fix = { parameter: gpp, name: 'gpp', macro: 'gpp' };
    return [
      hitWithMacro(
        tag,
        'The ad tag has sections of a GPP string without the string.',
        fix,
        sid?.start ?? 0,
      ),
    ];
  }
  if (!isSent(gpp) || !isSent(sid)) return [];
  const sections = gppSections(valueOf(gpp));
  const ids = valueOf(sid)
    .split(/[,_]/)
    .map(Number)
    .filter((id) => id > 0);
  return sections === null || ids.every((id) => sections.includes(id))
    ? []
    : [tag.hit('The GPP string does not have all of the sections in gpp_sid.', sid?.start ?? 0)];
};

const CONSENT_NAME = /gdpr|consent|privacy|gpp|tcf|usp/i;

const testAbsent = (tag: AdTagSubject): readonly RuleHit[] => {
  const { context, parameters, expanded, usesIma, hasViewer } = tag;
  const { consent } = context;
  const hasPlatform =
    hasViewer &&
    (consent?.gdprApplies === true ||
      consent?.tcString !== undefined ||
      consent?.gppString !== undefined);
  const hasConsent =
    parameters.some(({ key }) => isConsentParameter(key)) ||
    expanded.expansions.some(({ name }) => CONSENT_NAME.test(name ?? ''));
  return hasPlatform && !hasConsent && !usesIma && !tag.isWhole
    ? [
        tag.hit(
          'The page has a consent platform, and the ad tag has no parameter for consent.',
          null,
        ),
      ]
    : [];
};

const testLate = (tag: AdTagSubject): readonly RuleHit[] => {
  const knownAt: unknown = tag.context.consent?.knownAt;
  const now = readProvider(tag.context.now);
  const expansion = tag.expanded.expansions.find(({ source }) => source === 'consent');
  return typeof knownAt === 'number' &&
    now !== undefined &&
    now < knownAt &&
    expansion !== undefined
    ? [
        tag.hit(
          'The ad tag was expanded before the consent platform had answered.',
          expansion.start,
        ),
      ]
    : [];
};

/** Literal consent that differs between viewers. `1---` is the same for all. */
const isFrozenConsent = (parameter: AdTagParameter): boolean => {
  const { key, isLiteral } = parameter;
  if (!isLiteral || !isConsentParameter(key)) return false;
  const value = valueOf(parameter);
  const macro = PARAMETERS[key];
  if (macro === 'gdpr_consent') return isTcString(value);
  if (macro === 'us_privacy') return US_PRIVACY.test(value) && value !== '1---';
  return macro === 'gpp' && gppSections(value) !== null;
};

/** All at once, because a GPP string and its sections belong together. */
const testFrozen = (tag: AdTagSubject): readonly RuleHit[] => {
  const frozen = tag.parameters.filter(isFrozenConsent);
  const [first] = frozen;
  if (first === undefined) return [];
  const sid = find(tag, 'gpp_sid');
  const hasGpp = frozen.some(({ key }) => PARAMETERS[key] === 'gpp');
  const replaced = tag.parameters.filter(
    (parameter) => frozen.includes(parameter) || (hasGpp && parameter === sid && sid.isLiteral),
  );
  const edits = replaced.flatMap((parameter) => {
    const macro = filledMacro(tag, PARAMETERS[parameter.key] ?? '');
    return macro === null ? [] : withValue(parameter, macro);
  });
  const isRepairable = edits.length === replaced.length;
  return [
    tag.hit(
      `The literal consent of one viewer is in the ${parametersNamed(frozen.map(({ name }) => name))}.`,
      first.start,
      isRepairable ? tag.repair('Replace the consent by macros.', edits) : null,
    ),
  ];
};

/** Rules about consent. Messages never show the value. */
export const CONSENT_RULES: readonly LintRule<AdTagSubject>[] = [
  {
    name: 'consent-flag-without-string',
    severity: 'error',
    stage: 'expanded',
    remedy:
      'Add gdpr_consent=[gdpr_consent], and request the ad after the consent platform has answered.',
    test: testFlagWithoutString,
  },
  {
    name: 'consent-string-without-flag',
    severity: 'warning',
    stage: 'expanded',
    remedy: 'Add gdpr=[gdpr].',
    test: testStringWithoutFlag,
  },
  {
    name: 'consent-flag-form',
    severity: 'error',
    stage: 'expanded',
    remedy: 'Send 1 or 0, or the macro [gdpr].',
    test: testFlagForm,
  },
  {
    name: 'consent-tcstring-form',
    severity: 'error',
    stage: 'expanded',
    remedy:
      'Send the string of the consent platform with the macro [gdpr_consent]. Version 1 is not valid any more.',
    test: testTcString,
  },
  {
    name: 'consent-usp-form',
    severity: 'error',
    stage: 'expanded',
    remedy: 'Send four characters such as 1YNN, or the macro [us_privacy].',
    test: testUsPrivacy,
  },
  {
    name: 'consent-gpp-sid',
    severity: 'warning',
    stage: 'expanded',
    remedy: 'Send gpp=[gpp] and gpp_sid=[gpp_sid] together.',
    test: testGpp,
  },
  {
    name: 'consent-frozen',
    severity: 'error',
    stage: 'template',
    remedy: 'Replace it by a macro such as [gdpr_consent]: the tag was copied after its expansion.',
    test: testFrozen,
  },
  {
    name: 'consent-absent',
    severity: 'info',
    stage: 'expanded',
    remedy:
      'Add gdpr=[gdpr] and gdpr_consent=[gdpr_consent], unless the ad server reads consent itself.',
    test: testAbsent,
  },
  {
    name: 'consent-late',
    severity: 'warning',
    stage: 'expanded',
    remedy: 'Wait longer for the platform, or expand the tag again when it has answered.',
    test: testLate,
  },
];
