import type { AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import { filledMacro } from '../filled-macro.js';
import { gppSections } from '../gpp-header.js';
import type { LintRule, RuleHit } from '../rule.js';
import {
  US_PRIVACY,
  consentParameter,
  consentValue,
  isSent,
  isTcParameter,
  isTcString,
} from './consent-parameters.js';
import { withAddedParameters, withValue } from './edits.js';
import { listed } from './parameter-names.js';

const YES = new Set(['true', 'yes', 'y']);

const NO = new Set(['false', 'no', 'n']);

const isYes = (value: string): boolean => value === '1' || YES.has(value.toLowerCase());

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
  const flag = consentParameter(tag, 'gdpr');
  const parameter = consentParameter(tag, 'gdpr_consent');
  if (flag === undefined || flag.isKept || !isYes(consentValue(flag))) return [];
  if (isSent(parameter) || parameter?.isKept === true) return [];
  const message = 'The ad tag says that the GDPR applies, and has no consent string.';
  const fix = { parameter, name: parameter?.name ?? 'gdpr_consent', macro: 'gdpr_consent' };
  return [hitWithMacro(tag, message, fix, flag.start)];
};

const testStringWithoutFlag = (tag: AdTagSubject): readonly RuleHit[] => {
  const flag = consentParameter(tag, 'gdpr');
  const consent = consentParameter(tag, 'gdpr_consent');
  if (consent === undefined || !isTcParameter(consent) || !isSent(consent)) return [];
  if (flag !== undefined && (flag.isKept || consentValue(flag) !== '')) return [];
  const message = 'The ad tag has a consent string, and does not say whether the GDPR applies.';
  const fix = { parameter: flag, name: flag?.name ?? 'gdpr', macro: 'gdpr' };
  return [hitWithMacro(tag, message, fix, consent.start)];
};

const testFlagForm = (tag: AdTagSubject): readonly RuleHit[] => {
  const flag = consentParameter(tag, 'gdpr');
  const value = consentValue(flag);
  if (flag === undefined || flag.isKept || /^[01]?$/.test(value)) return [];
  const word = value.toLowerCase();
  const number = YES.has(word) ? '1' : NO.has(word) ? '0' : null;
  const repair =
    number !== null && flag.isLiteral
      ? tag.repair(`Set ${listed([flag.name])}=${number}.`, [withValue(flag, number)])
      : null;
  return [tag.hit(`The parameter ${listed([flag.name])} is neither 0 nor 1.`, flag.start, repair)];
};

const testTcString = (tag: AdTagSubject): readonly RuleHit[] => {
  const parameter = consentParameter(tag, 'gdpr_consent');
  if (parameter === undefined || !isSent(parameter) || !isTcParameter(parameter)) return [];
  if (isTcString(consentValue(parameter))) return [];
  const message = `The value of the parameter ${listed([parameter.name])} is not a consent string of TCF 2.`;
  const fix = { parameter, name: parameter.name, macro: 'gdpr_consent' };
  return [
    parameter.isLiteral
      ? hitWithMacro(tag, message, fix, parameter.start)
      : tag.hit(message, parameter.start),
  ];
};

const testUsPrivacy = (tag: AdTagSubject): readonly RuleHit[] => {
  const parameter = consentParameter(tag, 'us_privacy');
  if (parameter === undefined || !isSent(parameter) || US_PRIVACY.test(consentValue(parameter)))
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
  const gpp = consentParameter(tag, 'gpp');
  const sid = consentParameter(tag, 'gpp_sid');
  if (isSent(gpp) && isMissing(sid) && consentValue(sid) !== '-1') {
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
  const sections = gppSections(consentValue(gpp));
  const ids = consentValue(sid)
    .split(/[,_]/)
    .map(Number)
    .filter((id) => id > 0);
  return sections === null || ids.every((id) => sections.includes(id))
    ? []
    : [tag.hit('The GPP string does not have all of the sections in gpp_sid.', sid?.start ?? 0)];
};

/** Rules about the form of consent in a tag. Messages never show the value. */
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
];
