import { percentDecode } from '../../../ad-tags/encoding.js';
import { percentEncode } from '../../../text/percent-encode.js';
import { startsAutomatically } from '../../../ad-tags/value-formats.js';
import { adManagerGroup } from '../../../ad-tags/google-ad-manager-names.js';
import {
  type AdManagerForm,
  findAdManagerParameter,
} from '../../../ad-tags/google-ad-manager-parameters.js';
import type { AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import { shownText } from '../../../text/shown-text.js';
import { adTagRule, type AdTagRule, type HitOf, type HitsOf } from '../tag-rule.js';
import {
  SIZES,
  adManagerParameter,
  forAdManager,
  forValueOf,
  isSample,
  knownValue,
  settingTo,
} from './ad-manager-parameters.js';
import { editsWithin, withAddedParameters, withValue } from './edits.js';
import { listedNames } from './listed-names.js';

type TestValue<Name extends Parameters<typeof adTagRule>[0]> = (
  tag: AdTagSubject,
  parameter: AdTagParameter,
  value: string,
) => HitOf<Name> | null;

const UNIT = /^\/\d+(?:,\d+)?(?:\/[^/]+)+\/?$/;

const testUnit: TestValue<'gam-iu'> = (tag, parameter, value) => {
  if (UNIT.test(value) || isSample(tag)) return null;
  const repair = settingTo(tag, parameter, `/${parameter.value}`);
  if (UNIT.test(`/${value}`)) return tag.hit({ fault: 'no-slash' }, parameter.start, repair);
  const fault = /^\/?\d+(?:,\d+)?\/?$/.test(value) ? 'no-unit' : 'no-network';
  return tag.hit({ fault }, parameter.start);
};

/** Keys of header bidding without a value, which stand for an auction without a bid. */
const testBids: TestValue<'gam-bids-empty'> = (tag, parameter, text) => {
  const pairs = text.split('&').map((pair) => pair.split('=', 2));
  const bids = pairs.filter(([name = '']) => /^hb_/i.test(name));
  return bids.length > 0 && bids.every(([, value = '']) => value === '')
    ? tag.hit(listedNames(bids.map(([name = '']) => ({ name }))), parameter.start)
    : null;
};

const testSize: TestValue<'gam-sz'> = (tag, parameter, value) => {
  if (SIZES.test(value)) return null;
  const corrected = value
    .replace(/\s+/g, '')
    .replace(/(?<=\d)[X×*](?=\d)/g, 'x')
    .replace(/[,;/]/g, '|');
  const sizes = SIZES.test(corrected) ? corrected.replaceAll('|', '%7C') : null;
  return tag.hit({}, parameter.start, settingTo(tag, parameter, sizes));
};

const OUTPUT = /^(?:vast|xml_vast[1-4](?:\.\d)?|vmap|xml_vmap1(?:\.0)?)$/;

const testOutput: TestValue<'gam-output'> = (tag, output, value) => {
  if (!OUTPUT.test(value)) {
    const corrected = /vmap/i.test(value) ? 'vmap' : 'vast';
    const needsRule =
      corrected === 'vmap' && knownValue(adManagerParameter(tag, 'ad_rule')) !== '1';
    const repair = settingTo(tag, output, needsRule ? null : corrected);
    return tag.hit({ fault: 'unknown-format' }, output.start, repair);
  }
  const rule = adManagerParameter(tag, 'ad_rule');
  if (!value.includes('vmap'))
    return rule?.isLiteral && knownValue(rule) === '1'
      ? tag.hit({ fault: 'no-vmap' }, output.start)
      : null;
  if (rule?.isKept === true || knownValue(rule) === '1') return null;
  const edits = rule === undefined ? withAddedParameters(tag, 'ad_rule=1') : [withValue(rule, '1')];
  return tag.hit(
    { fault: 'no-ad-rule' },
    output.start,
    tag.repair({ id: 'repair-set-parameters', params: { settings: ['ad_rule=1'] } }, edits),
  );
};

/** Parameters that other rules are about. */
const OF_OTHERS =
  /^(?:iu|sz|output|(?:description_)?url|correlator|gdpr.*|addtl_.*|us_privacy|gpp_.*)$/;

const EXAMPLES: Readonly<Partial<Record<AdManagerForm['id'], readonly string[]>>> = {
  'google-form-milliseconds': ['15000', '30000'],
  'google-form-hl': ['en', 'pt-BR'],
  'google-form-ciu_szs': ['300x250', '300x250,728x90'],
  'google-form-vconp': ['1', '2'],
};

const valuesOf = (form: AdManagerForm): readonly string[] =>
  'values' in form.params ? form.params.values : (EXAMPLES[form.id] ?? ['1', '2']);

/** What a script or a person writes for a value that is a number. */
const CORRECTIONS: Readonly<Record<string, string>> = { true: '1', yes: '1', false: '0', no: '0' };

/** Parameters that the tag of a page does not have. */
const NOT_OF_PAGES: Readonly<Record<string, 'server' | 'preview'>> = {
  ssss: 'server',
  gct: 'preview',
  google_preview: 'preview',
  preview: 'preview',
};

/** A parameter whose value is none that Google documents. */
const testValue = (tag: AdTagSubject, parameter: AdTagParameter): HitsOf<'gam-value'> => {
  const { key, name, start, isLiteral } = parameter;
  const value = knownValue(parameter);
  const { pattern = null, form = null } = findAdManagerParameter(key) ?? {};
  if (!isLiteral || value === undefined || OF_OTHERS.test(key)) return [];
  const shown = { name: shownText(name), value: shownText(value) };
  const other = NOT_OF_PAGES[key];
  if (other !== undefined) return [tag.hit({ ...shown, values: [], fault: other }, start)];
  if (form === null || pattern === null || pattern.test(value)) return [];
  const values = valuesOf(form);
  const corrected = values.length === 1 ? values[0] : CORRECTIONS[value.toLowerCase()];
  const isRepairable = corrected !== undefined && pattern.test(corrected);
  const fault = form.id === 'google-form-milliseconds' ? 'milliseconds' : 'value';
  const repair = isRepairable ? settingTo(tag, parameter, corrected) : null;
  return [tag.hit({ ...shown, values, fault }, start, repair)];
};

const DURATIONS = [
  ['min_ad_duration', 'max_ad_duration'],
  ['pmnd', 'pmxd'],
] as const;

/** A least duration above the greatest one, which no ad has. */
const testDurations = (tag: AdTagSubject): HitsOf<'gam-value'> =>
  DURATIONS.flatMap(([least, most]) => {
    const parameter = adManagerParameter(tag, least);
    const value = knownValue(parameter) ?? '';
    const isAbove = Number(value) > Number(knownValue(adManagerParameter(tag, most)) || NaN);
    return parameter !== undefined && isAbove
      ? tag.hit({ name: least, value, values: [most], fault: 'above' }, parameter.start)
      : [];
  });

const testValues = (tag: AdTagSubject): HitsOf<'gam-value'> =>
  tag.isAdManager
    ? [...tag.parameters.flatMap((parameter) => testValue(tag, parameter)), ...testDurations(tag)]
    : [];

const ABSOLUTE = /^https?:\/\/[^/?#\s]+/i;

const NO_PAGE =
  /^(?:about:|file:|blob:|data:)|^https?:\/\/(?:[\w-]+\.)*(?:safeframe\.googlesyndication\.com|googleusercontent\.com|localhost)(?=[:/?#]|$)/i;

const testPageValue = (tag: AdTagSubject): HitOf<'gam-url-params'> | null => {
  for (const name of ['url', 'description_url']) {
    const parameter = adManagerParameter(tag, name);
    const value = knownValue(parameter);
    if (parameter === undefined || value === undefined) continue;
    const at = parameter.start;
    if (NO_PAGE.test(value)) return tag.hit({ name, fault: 'no-page' }, at);
    if (!ABSOLUTE.test(value)) return tag.hit({ name, fault: 'not-absolute' }, at);
    if (parameter.isLiteral && /^https?:\/\//i.test(parameter.value)) {
      const repair = tag.repair({ id: 'repair-encode-parameter', params: { name } }, [
        withValue(parameter, percentEncode(percentDecode(parameter.value))),
      ]);
      return tag.hit({ name, fault: 'not-encoded' }, at, repair);
    }
  }
  return null;
};

/** The end of the key-values that begin with a parameter: the next ones are theirs as long as Google knows none of that name. */
const endOfKeyValues = ({ parameters }: AdTagSubject, first: AdTagParameter): number => {
  let last = first;
  for (const next of parameters.slice(parameters.indexOf(first) + 1)) {
    const { key, separator, isLiteral } = next;
    if (separator !== '&' || !isLiteral || adManagerGroup(key) !== undefined) break;
    last = next;
  }
  return last.end;
};

const testCustom = (tag: AdTagSubject): HitOf<'gam-cust-params'> | null => {
  const parameter = adManagerParameter(tag, 'cust_params');
  if (parameter === undefined || parameter.value === '') return null;
  const range = { start: parameter.valueStart, end: parameter.end };
  const value = tag.literals.slice(range.start, range.end);
  const isEncoded = /%(?:3D|26)/i.test(value);
  if (value.includes('=')) {
    const whole = { ...range, end: endOfKeyValues(tag, parameter) };
    const edits = editsWithin(tag, whole, /[=&]/g, encodeURIComponent);
    return tag.hit(
      { fault: 'not-encoded' },
      parameter.start,
      isEncoded
        ? null
        : tag.repair({ id: 'repair-encode-parameter', params: { name: 'cust_params' } }, edits),
    );
  }
  if (isEncoded || !/%253D/i.test(value)) return null;
  const edits = editsWithin(tag, range, /%25(?=[\da-f]{2})/gi, () => '%');
  return tag.hit(
    { fault: 'encoded-twice' },
    parameter.start,
    tag.repair('repair-encode-once', edits),
  );
};

const SLOTS: readonly string[] = ['preroll', 'midroll', 'postroll'];

const testPosition: TestValue<'gam-slot-vpos'> = (tag, parameter, value) => {
  const position = tag.context.slot?.position;
  if (position === undefined || value === position || !SLOTS.includes(position)) return null;
  return tag.hit({ position }, parameter.start, settingTo(tag, parameter, position));
};

const flagOf = (value: string | undefined, yes: string, no: string): boolean | undefined => {
  if (value === '1' || value === 'true' || value === yes) return true;
  return value === '0' || value === 'false' || value === no ? false : undefined;
};

/** A parameter about the start of the content that contradicts the player. */
const contradictions = (tag: AdTagSubject): readonly AdTagParameter[] =>
  (
    [
      ['vpmute', '1', '0', tag.context.player?.muted],
      ['vpa', 'auto', 'click', startsAutomatically(tag.context)],
    ] as const
  ).flatMap(([name, yes, no, actual]) => {
    const parameter = adManagerParameter(tag, name);
    const written = flagOf(knownValue(parameter), yes, no);
    const isOpposite = written !== undefined && actual !== undefined && written !== actual;
    return parameter?.isLiteral && isOpposite ? [parameter] : [];
  });

const testContradiction = (tag: AdTagSubject): HitOf<'gam-playback-contradiction'> | null => {
  const parameters = tag.hasPlayback ? contradictions(tag) : [];
  const [first] = parameters;
  const edits = parameters.map((parameter) => withValue(parameter, ''));
  const repair = tag.repair('repair-leave-values', edits);
  return first === undefined
    ? null
    : tag.hit({ names: parameters.map(({ name }) => name) }, first.start, repair);
};

export const AD_MANAGER_VALUE_RULES: readonly AdTagRule[] = [
  adTagRule('gam-iu', 'error', 'expanded', forValueOf('iu', testUnit)),
  adTagRule('gam-bids-empty', 'warning', 'expanded', forValueOf('cust_params', testBids)),
  adTagRule('gam-sz', 'warning', 'expanded', forValueOf('sz', testSize)),
  adTagRule('gam-output', 'warning', 'expanded', forValueOf('output', testOutput)),
  adTagRule('gam-value', 'warning', 'expanded', testValues),
  adTagRule('gam-url-params', 'warning', 'expanded', forAdManager(testPageValue)),
  adTagRule('gam-cust-params', 'warning', 'expanded', forAdManager(testCustom)),
  adTagRule('gam-slot-vpos', 'warning', 'expanded', forValueOf('vpos', testPosition)),
  adTagRule('gam-playback-contradiction', 'warning', 'expanded', forAdManager(testContradiction)),
];
