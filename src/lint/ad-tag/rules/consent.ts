import type { AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import type { TextEdit } from '../ad-tag-text.js';
import { filledMacro } from '../filled-macro.js';
import {
  consentParameter,
  consentValue,
  gppSections,
  isFilledElsewhere,
  isSent,
  isTcParameter,
  isTcString,
  US_PRIVACY,
} from './consent-parameters.js';
import type { RepairData } from '../../lint-finding.js';
import { adTagRule, type AdTagRule, type HitOf, type HitsOf } from '../tag-rule.js';
import { settingTo } from './ad-manager-parameters.js';
import { withAddedParameters, withValue } from './edits.js';
import { hasValueText } from './macro-values.js';
import { shownText } from '../../../text/shown-text.js';

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
const withMacros = (tag: AdTagSubject, fixes: readonly ParameterFix[]): RepairData | null => {
  const set: TextEdit[] = [];
  const added: string[] = [];
  for (const { parameter, name, macro } of fixes) {
    const placeholder = filledMacro(tag, macro);
    if (placeholder === null) return null;
    if (parameter === undefined) added.push(`${name}=${placeholder}`);
    else set.push(withValue(parameter, placeholder));
  }
  const settings = fixes.map(({ name, macro }) => `${shownText(name)}=[${macro}]`);
  const edits = added.length === 0 ? [] : withAddedParameters(tag, added.join('&'));
  if (added.length > 0 && edits.length === 0) return null;
  const all = [...set, ...edits].sort((a, b) => a.start - b.start);
  return tag.repair({ id: 'repair-set-parameters', params: { settings } }, all);
};

const testFlagWithoutString = (tag: AdTagSubject): HitsOf<'consent-flag-without-string'> => {
  const flag = consentParameter(tag, 'gdpr');
  const parameter = consentParameter(tag, 'GDPRCONSENT');
  if (flag === undefined || flag.isKept || !isYes(consentValue(flag))) return [];
  if (isSent(parameter) || isFilledElsewhere(tag, parameter)) return [];
  const fix = { parameter, name: parameter?.name ?? 'gdpr_consent', macro: 'GDPRCONSENT' };
  const placeholder = (of: AdTagParameter | undefined): string =>
    of === undefined || of.isLiteral ? '' : shownText(of.value);
  return [
    tag.hit(
      { flag: placeholder(flag), consent: placeholder(parameter) },
      flag.start,
      withMacros(tag, [fix]),
    ),
  ];
};

const testStringWithoutFlag = (tag: AdTagSubject): HitsOf<'consent-string-without-flag'> => {
  const flag = consentParameter(tag, 'gdpr');
  const consent = consentParameter(tag, 'GDPRCONSENT');
  if (consent === undefined || !isTcParameter(consent) || !isSent(consent)) return [];
  if (consentValue(flag) !== '' || isFilledElsewhere(tag, flag)) return [];
  const fix = { parameter: flag, name: flag?.name ?? 'gdpr', macro: 'gdpr' };
  return [tag.hit({}, consent.start, withMacros(tag, [fix]))];
};

const testFlagForm = (tag: AdTagSubject): HitsOf<'consent-flag-form'> => {
  const flag = consentParameter(tag, 'gdpr');
  const value = consentValue(flag);
  if (flag === undefined || flag.isKept || /^[01]?$/.test(value)) return [];
  const word = value.toLowerCase();
  const number = YES.has(word) ? '1' : NO.has(word) ? '0' : null;
  return [tag.hit({ name: shownText(flag.name) }, flag.start, settingTo(tag, flag, number))];
};

/** A hit for a value in the wrong form, which a macro replaces if it is literal. */
const wrongForm = (
  tag: AdTagSubject,
  parameter: AdTagParameter,
  macro: string,
): HitOf<'consent-tcstring-form' | 'consent-usp-form'> => {
  const { name, start, isLiteral } = parameter;
  const repair = isLiteral ? withMacros(tag, [{ parameter, name, macro }]) : null;
  return tag.hit({ name: shownText(name) }, start, repair);
};

const testTcString = (tag: AdTagSubject): HitsOf<'consent-tcstring-form'> => {
  const parameter = consentParameter(tag, 'GDPRCONSENT');
  if (parameter === undefined || !isSent(parameter) || !isTcParameter(parameter)) return [];
  const value = consentValue(parameter);
  // Another rule is about the text of a missing value.
  return isTcString(value) || hasValueText(value) ? [] : [wrongForm(tag, parameter, 'GDPRCONSENT')];
};

const testUsPrivacy = (tag: AdTagSubject): HitsOf<'consent-usp-form'> => {
  const parameter = consentParameter(tag, 'us_privacy');
  if (parameter === undefined || !isSent(parameter)) return [];
  return US_PRIVACY.test(consentValue(parameter)) ? [] : [wrongForm(tag, parameter, 'us_privacy')];
};

/** What is wrong with a GPP string and its sections; null if they belong together. */
const gppFault = (
  tag: AdTagSubject,
  gpp: AdTagParameter | undefined,
  sid: AdTagParameter | undefined,
): 'other-sections' | 'no-sections' | 'no-string' | null => {
  if (isSent(gpp) && isSent(sid)) {
    const sections = gppSections(consentValue(gpp));
    const ids = consentValue(sid).split(/[,_]/).map(Number);
    const isPart = ids.every((id) => !(id > 0) || sections?.includes(id) !== false);
    return isPart ? null : 'other-sections';
  }
  if (isSent(gpp)) {
    // -1 means that no section applies.
    const isStated = isFilledElsewhere(tag, sid) || consentValue(sid) === '-1';
    return isStated ? null : 'no-sections';
  }
  return isSent(sid) && !isFilledElsewhere(tag, gpp) ? 'no-string' : null;
};

const testGpp = (tag: AdTagSubject): HitsOf<'consent-gpp-sid'> => {
  const gpp = consentParameter(tag, 'GPPSTRING');
  const sid = consentParameter(tag, 'GPPSECTIONID');
  const fault = gppFault(tag, gpp, sid);
  if (fault === null) return [];
  // Both come from one viewer, so that a literal one cannot stay beside a macro.
  const fixes = [
    { parameter: gpp, name: gpp?.name ?? 'gpp', macro: 'GPPSTRING' },
    { parameter: sid, name: sid?.name ?? 'gpp_sid', macro: 'GPPSECTIONID' },
  ].filter(({ parameter }) => parameter?.isLiteral !== false);
  return [tag.hit({ fault }, (gpp ?? sid)?.start ?? null, withMacros(tag, fixes))];
};

/** Rules about the form of consent in a tag. Messages never show the value. */
export const CONSENT_RULES: readonly AdTagRule[] = [
  adTagRule('consent-flag-without-string', 'error', 'expanded', testFlagWithoutString),
  adTagRule('consent-string-without-flag', 'warning', 'expanded', testStringWithoutFlag),
  adTagRule('consent-flag-form', 'error', 'expanded', testFlagForm),
  adTagRule('consent-tcstring-form', 'error', 'expanded', testTcString),
  adTagRule('consent-usp-form', 'error', 'expanded', testUsPrivacy),
  adTagRule('consent-gpp-sid', 'warning', 'expanded', testGpp),
];
