import type { AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import type { TextEdit } from '../ad-tag-text.js';
import { filledMacro } from '../filled-macro.js';
import { gppSections } from '../gpp-header.js';
import type { SentenceRepair } from '../../sentence-rule.js';
import type { LintRule, RuleHit } from '../../sentence-rule.js';
import {
  US_PRIVACY,
  consentParameter,
  consentValue,
  isFilledElsewhere,
  isSent,
  isTcParameter,
  isTcString,
} from './consent-parameters.js';
import { withAddedParameters, withValue } from './edits.js';
import { listed } from './parameter-names.js';

const YES = new Set(['true', 'yes', 'y']);

const NO = new Set(['false', 'no', 'n']);

const isYes = (value: string): boolean => value === '1' || YES.has(value.toLowerCase());

/** A parameter that gets the value of a macro; it is added if it is not in the tag. */
interface ParameterFix {
  readonly parameter?: AdTagParameter | undefined;
  readonly name: string;
  readonly macro: string;
}

/** Applies the fixes, unless nothing fills one of the macros. */
const withMacros = (tag: AdTagSubject, fixes: readonly ParameterFix[]): SentenceRepair | null => {
  const set: TextEdit[] = [];
  const added: string[] = [];
  for (const { parameter, name, macro } of fixes) {
    const placeholder = filledMacro(tag, macro);
    if (placeholder === null) return null;
    if (parameter === undefined) added.push(`${name}=${placeholder}`);
    else set.push(withValue(parameter, placeholder));
  }
  const label = `Set ${listed(fixes.map(({ name, macro }) => `${name}=[${macro}]`))}.`;
  const edits = added.length === 0 ? [] : withAddedParameters(tag, added.join('&'));
  if (added.length > 0 && edits.length === 0) return null;
  const all = [...set, ...edits].sort((one, other) => one.start - other.start);
  return tag.repair(label, all);
};

const testFlagWithoutString = (tag: AdTagSubject): readonly RuleHit[] => {
  const flag = consentParameter(tag, 'gdpr');
  const parameter = consentParameter(tag, 'GDPRCONSENT');
  if (flag === undefined || flag.isKept || !isYes(consentValue(flag))) return [];
  if (isSent(parameter) || isFilledElsewhere(tag, parameter)) return [];
  const fix = { parameter, name: parameter?.name ?? 'gdpr_consent', macro: 'GDPRCONSENT' };
  const message = flag.isLiteral
    ? 'The ad tag says that the GDPR applies, and has no consent string.'
    : `If the GDPR applies, ${flag.value} becomes 1, and the ad tag sends no consent string.`;
  const hit = tag.hit(message, flag.start, withMacros(tag, [fix]));
  if (parameter === undefined || parameter.isLiteral) return [hit];
  const remedy = `Request the ad after the consent platform has answered: ${parameter.value} has no value before.`;
  return [{ ...hit, remedy }];
};

const testStringWithoutFlag = (tag: AdTagSubject): readonly RuleHit[] => {
  const flag = consentParameter(tag, 'gdpr');
  const consent = consentParameter(tag, 'GDPRCONSENT');
  if (consent === undefined || !isTcParameter(consent) || !isSent(consent)) return [];
  if (consentValue(flag) !== '' || isFilledElsewhere(tag, flag)) return [];
  const fix = { parameter: flag, name: flag?.name ?? 'gdpr', macro: 'gdpr' };
  return [
    tag.hit(
      'The ad tag has a consent string, and does not say whether the GDPR applies.',
      consent.start,
      withMacros(tag, [fix]),
    ),
  ];
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

/** A hit for a value in the wrong form, which a macro replaces if it is literal. */
const wrongForm = (
  tag: AdTagSubject,
  parameter: AdTagParameter,
  [expected, macro]: readonly [expected: string, macro: string],
): readonly RuleHit[] => {
  const { name, start, isLiteral } = parameter;
  return [
    tag.hit(
      `The value of the parameter ${listed([name])} is not ${expected}.`,
      start,
      isLiteral ? withMacros(tag, [{ parameter, name, macro }]) : null,
    ),
  ];
};

const testTcString = (tag: AdTagSubject): readonly RuleHit[] => {
  const parameter = consentParameter(tag, 'GDPRCONSENT');
  if (parameter === undefined || !isSent(parameter) || !isTcParameter(parameter)) return [];
  return isTcString(consentValue(parameter))
    ? []
    : wrongForm(tag, parameter, ['a consent string of TCF 2', 'GDPRCONSENT']);
};

const testUsPrivacy = (tag: AdTagSubject): readonly RuleHit[] => {
  const parameter = consentParameter(tag, 'us_privacy');
  if (parameter === undefined || !isSent(parameter)) return [];
  return US_PRIVACY.test(consentValue(parameter))
    ? []
    : wrongForm(tag, parameter, ['a US privacy string such as 1YNN', 'us_privacy']);
};

/** What is wrong with a GPP string and its sections; null if they belong together. */
const gppFault = (
  tag: AdTagSubject,
  gpp: AdTagParameter | undefined,
  sid: AdTagParameter | undefined,
): string | null => {
  if (isSent(gpp) && isSent(sid)) {
    const sections = gppSections(consentValue(gpp));
    const ids = consentValue(sid).split(/[,_]/).map(Number);
    const isPart = ids.every((id) => !(id > 0) || sections?.includes(id) !== false);
    return isPart ? null : 'The GPP string does not have all of the sections in gpp_sid.';
  }
  if (isSent(gpp)) {
    // -1 means that no section applies.
    const isStated = isFilledElsewhere(tag, sid) || consentValue(sid) === '-1';
    return isStated ? null : 'The ad tag has a GPP string without its sections.';
  }
  return isSent(sid) && !isFilledElsewhere(tag, gpp)
    ? 'The ad tag has sections of a GPP string without the string.'
    : null;
};

const testGpp = (tag: AdTagSubject): readonly RuleHit[] => {
  const gpp = consentParameter(tag, 'GPPSTRING');
  const sid = consentParameter(tag, 'GPPSECTIONID');
  const fault = gppFault(tag, gpp, sid);
  if (fault === null) return [];
  // Both come from one viewer, so that a literal one cannot stay beside a macro.
  const fixes = [
    { parameter: gpp, name: gpp?.name ?? 'gpp', macro: 'GPPSTRING' },
    { parameter: sid, name: sid?.name ?? 'gpp_sid', macro: 'GPPSECTIONID' },
  ].filter(({ parameter }) => parameter?.isLiteral !== false);
  return [tag.hit(fault, (gpp ?? sid)?.start ?? null, withMacros(tag, fixes))];
};

/** Rules about the form of consent in a tag. Messages never show the value. */
export const CONSENT_RULES: readonly LintRule<AdTagSubject>[] = [
  {
    name: 'consent-flag-without-string',
    severity: 'error',
    stage: 'expanded',
    remedy:
      'Request the ad after the consent platform has answered, and fill gdpr_consent with [GDPRCONSENT].',
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
      'Send the string of the consent platform with the macro [GDPRCONSENT]. Version 1 is not valid any more.',
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
    remedy: 'Send gpp=[GPPSTRING] and gpp_sid=[GPPSECTIONID] together.',
    test: testGpp,
  },
];
