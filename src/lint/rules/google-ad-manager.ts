import { percentDecode, percentEncode } from '../../ad-tags/encoding.js';
import { adManagerMacro } from '../../ad-tags/google-ad-manager.js';
import { startsAutomatically } from '../../ad-tags/value-formats.js';
import type { AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import { filledMacro } from '../filled-macro.js';
import type { Repair } from '../lint-finding.js';
import type { LintRule, RuleHit } from '../rule.js';
import { withAddedParameters, withoutParameters, withValue } from './edits.js';
import { listed, parametersNamed } from './named.js';

/** Parameters without which Google Ad Manager returns no video ad, with their usual values. Source: answer 10678356. */
const REQUIRED: Readonly<Record<string, string | null>> = {
  iu: null,
  sz: null,
  env: 'vp',
  gdfp_req: '1',
  output: 'vast',
  unviewed_position_start: '1',
};

/** Whether a parameter of this name is required. */
export const isRequired = (key: string): boolean => Object.hasOwn(REQUIRED, key);

/** Whether the player fills a parameter of this name if it is empty. */
export const isFilledByPlayer = (key: string): boolean => adManagerMacro(key) !== undefined;

const find = ({ parameters }: AdTagSubject, name: string): AdTagParameter | undefined =>
  parameters.find(({ key, separator }) => key === name && separator !== ';');

/** The value in the request; undefined when it is empty, unknown or still a placeholder. */
const knownValue = (parameter: AdTagParameter | undefined): string | undefined => {
  if (parameter === undefined || parameter.isKept) return undefined;
  const value = percentDecode(parameter.filled).trim();
  return value === '' || value === '-1' || value === '-2' ? undefined : value;
};

const SAMPLE_UNIT = /^\/(?:21775744923|124319096|6062)(?:\/|$)/;

/** Whether a tag is one of Google's samples, which always return an ad, and for which no buyer bids. */
export const isSample = (tag: AdTagSubject): boolean =>
  tag.isAdManager && SAMPLE_UNIT.test(knownValue(find(tag, 'iu')) ?? '');

/** A rule that reads a tag of Google Ad Manager. */
const forAdManager =
  (test: (tag: AdTagSubject) => RuleHit | null): ((tag: AdTagSubject) => readonly RuleHit[]) =>
  (tag) => {
    const hit = tag.isAdManager ? test(tag) : null;
    return hit === null ? [] : [hit];
  };

const set = (tag: AdTagSubject, parameter: AdTagParameter, value: string): Repair | null =>
  tag.repair(`Set ${parameter.name}=${value}.`, [withValue(parameter, value)]);

const testRequired = (tag: AdTagSubject): RuleHit | null => {
  const missing = Object.keys(REQUIRED).filter((name) => (find(tag, name)?.value ?? '') === '');
  if (missing.length === 0) return null;
  const written = missing.map((name) => ({ name, value: REQUIRED[name], at: find(tag, name) }));
  const message = `The ad tag lacks the ${parametersNamed(missing)}.`;
  const isRepairable = written.every(({ value, at }) => value !== null && at === undefined);
  const added = written.map(({ name, value }) => `${name}=${value ?? ''}`).join('&');
  return tag.hit(
    message,
    null,
    isRepairable ? tag.repair(`Add ${added}.`, [withAddedParameters(tag, added)]) : null,
  );
};

const testCorrelator = (tag: AdTagSubject): RuleHit | null => {
  const correlator = find(tag, 'correlator');
  if (correlator?.isKept === true) return null;
  // An empty parameter is filled by this player and by IMA, and by no other.
  const isEmpty = correlator?.value === '';
  const isNumber = /^[1-9]\d*$/.test(knownValue(correlator) ?? '');
  if ((tag.usesIma && isEmpty) || (isNumber && !isEmpty)) return null;
  const macro = filledMacro(tag, 'timestamp');
  const edit =
    correlator === undefined
      ? withAddedParameters(tag, `correlator=${macro ?? ''}`)
      : withValue(correlator, macro ?? '');
  const found =
    correlator === undefined ? 'is missing' : isEmpty ? 'is empty' : 'is no positive integer';
  return tag.hit(
    `The correlator ${found}.`,
    correlator?.start ?? null,
    macro === null ? null : tag.repair(`Set correlator=${macro}.`, [edit]),
  );
};

const SIZES = /^\d{1,5}x\d{1,5}(?:\|\d{1,5}x\d{1,5})*$/;

const testSize = (tag: AdTagSubject): RuleHit | null => {
  const parameter = find(tag, 'sz');
  const value = knownValue(parameter);
  if (parameter === undefined || value === undefined || SIZES.test(value)) return null;
  const corrected = value
    .replace(/\s+/g, '')
    .replace(/(?<=\d)[X×*](?=\d)/g, 'x')
    .replace(/[,;/]/g, '|');
  const isRepairable = parameter.isLiteral && SIZES.test(corrected);
  return tag.hit(
    'The parameter sz is no list of sizes such as 640x480.',
    parameter.start,
    isRepairable ? set(tag, parameter, corrected.replaceAll('|', '%7C')) : null,
  );
};

const OUTPUT = /^(?:vast|xml_vast[1-4](?:\.\d)?|vmap|xml_vmap1(?:\.0)?)$/;

const testOutput = (tag: AdTagSubject): RuleHit | null => {
  const output = find(tag, 'output');
  const value = knownValue(output);
  if (output === undefined || value === undefined) return null;
  if (!OUTPUT.test(value)) {
    const corrected = /vmap/i.test(value) ? 'vmap' : 'vast';
    const needsRule = corrected === 'vmap' && knownValue(find(tag, 'ad_rule')) !== '1';
    const repair = output.isLiteral && !needsRule ? set(tag, output, corrected) : null;
    return tag.hit('The parameter output is neither vast nor vmap.', output.start, repair);
  }
  if (!value.includes('vmap')) return null;
  const rule = find(tag, 'ad_rule');
  if (rule?.isKept === true || knownValue(rule) === '1') return null;
  const edit = rule === undefined ? withAddedParameters(tag, 'ad_rule=1') : withValue(rule, '1');
  return tag.hit(
    'The ad tag requests VMAP without ad_rule=1.',
    output.start,
    tag.repair('Set ad_rule=1.', [edit]),
  );
};

/** Parameters with the address of the page. IMA adds the first one itself. */
const pageParameters = ({ usesIma }: AdTagSubject): readonly string[] =>
  usesIma ? ['description_url'] : ['url', 'description_url'];

const testPage = (tag: AdTagSubject): RuleHit | null => {
  if (isSample(tag)) return null;
  const missing = pageParameters(tag).filter((name) => find(tag, name) === undefined);
  if (missing.length === 0) return null;
  const macro = filledMacro(tag, 'PAGEURL');
  const added = missing.map((name) => `${name}=${macro ?? ''}`).join('&');
  return tag.hit(
    `The ad tag lacks the ${parametersNamed(missing)}.`,
    null,
    macro === null ? null : tag.repair(`Add ${added}.`, [withAddedParameters(tag, added)]),
  );
};

const ABSOLUTE = /^https?:\/\/[^/?#\s]+/i;
const NO_PAGE =
  /^(?:about:|file:|blob:|data:)|^https?:\/\/(?:[\w-]+\.)*(?:safeframe\.googlesyndication\.com|googleusercontent\.com|localhost)(?=[:/?#]|$)/i;

const testPageValue = (tag: AdTagSubject): RuleHit | null => {
  for (const name of ['url', 'description_url']) {
    const parameter = find(tag, name);
    const value = knownValue(parameter);
    if (parameter === undefined || value === undefined) continue;
    const at = parameter.start;
    if (NO_PAGE.test(value))
      return tag.hit(
        `The parameter ${name} is not the address of the page, but of a frame or a test.`,
        at,
      );
    if (!ABSOLUTE.test(value))
      return tag.hit(`The parameter ${name} is no absolute http(s) URL.`, at);
    if (parameter.isLiteral && /^https?:\/\//i.test(parameter.value)) {
      const message = `The parameter ${name} is not percent-encoded.`;
      const repair = tag.repair('Percent-encode the URL.', [
        withValue(parameter, percentEncode(percentDecode(parameter.value))),
      ]);
      return tag.hit(message, at, repair);
    }
  }
  return null;
};

const testCustom = (tag: AdTagSubject): RuleHit | null => {
  const parameter = find(tag, 'cust_params');
  if (parameter === undefined || parameter.value === '') return null;
  const { valueStart, end, start } = parameter;
  const value = tag.literals.slice(valueStart, end);
  if (value.includes('=')) {
    const edits = Array.from(value.matchAll(/=/g), ({ index }) => ({
      start: valueStart + index,
      end: valueStart + index + 1,
      text: '%3D',
    }));
    const repair = /%(?:3D|26)/i.test(value)
      ? null
      : tag.repair('Percent-encode cust_params.', edits);
    return tag.hit('The parameter cust_params is not percent-encoded.', start, repair);
  }
  if (!/%253D/i.test(value) || /%3D/i.test(value)) return null;
  const edits = Array.from(value.matchAll(/%25(?=[\da-f]{2})/gi), ({ index }) => ({
    start: valueStart + index,
    end: valueStart + index + 3,
    text: '%',
  }));
  return tag.hit(
    'The parameter cust_params is percent-encoded twice.',
    start,
    tag.repair('Encode cust_params once.', edits),
  );
};

const SLOTS: readonly unknown[] = ['preroll', 'midroll', 'postroll'];

const testPosition = (tag: AdTagSubject): RuleHit | null => {
  const position = tag.context.slot?.position;
  const parameter = find(tag, 'vpos');
  const value = knownValue(parameter);
  if (position === undefined || parameter === undefined || value === undefined) return null;
  if (value === position || !SLOTS.includes(position)) return null;
  const repair = parameter.isLiteral ? set(tag, parameter, position) : null;
  return tag.hit(
    `The parameter vpos is not ${position}, which is the slot of the ad.`,
    parameter.start,
    repair,
  );
};

const testLive = (tag: AdTagSubject): RuleHit | null => {
  const path = /\/gampad\/(?=ads)/i.exec(tag.template);
  if (tag.context.content?.live !== true || path === null) return null;
  const end = path.index + path[0].length;
  return tag.hit(
    'The content is live, and the ad tag does not have the path for live streams.',
    path.index,
    tag.repair('Use the path /gampad/live/ads.', [{ start: end, end, text: 'live/' }]),
  );
};

const testImpl = (tag: AdTagSubject): RuleHit | null => {
  const parameter = find(tag, 'impl');
  return parameter?.value === 's'
    ? tag.hit(
        'The ad tag has the parameter impl=s, which is out of use.',
        parameter.start,
        tag.repair(
          'Remove impl=s.',
          withoutParameters(tag, (other) => other === parameter),
        ),
      )
    : null;
};

const PLAYBACK = ['vpmute', 'vpa', 'plcmt'];

const testPlayback = (tag: AdTagSubject): RuleHit | null => {
  if (isSample(tag)) return null;
  const missing = PLAYBACK.filter((name) => find(tag, name) === undefined);
  if (missing.length === 0) return null;
  const added = missing.map((name) => `${name}=`).join('&');
  return tag.hit(
    `The ad tag lacks the ${parametersNamed(missing)}.`,
    null,
    tag.repair(`Add ${listed(missing)} without values, which the player fills.`, [
      withAddedParameters(tag, added),
    ]),
  );
};

const flagOf = (value: string | undefined, yes: string, no: string): boolean | undefined => {
  if (value === '1' || value === 'true' || value === yes) return true;
  return value === '0' || value === 'false' || value === no ? false : undefined;
};

/** A parameter about the start of the content that contradicts the player. */
const contradictions = (tag: AdTagSubject): readonly AdTagParameter[] => {
  const { player } = tag.context;
  const facts = [
    ['vpmute', flagOf(knownValue(find(tag, 'vpmute')), '1', '0'), player?.muted],
    [
      'vpa',
      flagOf(knownValue(find(tag, 'vpa')), 'auto', 'click'),
      startsAutomatically(tag.context),
    ],
  ] as const;
  return facts.flatMap(([name, written, actual]) => {
    const parameter = find(tag, name);
    return parameter?.isLiteral &&
      written !== undefined &&
      actual !== undefined &&
      written !== actual
      ? [parameter]
      : [];
  });
};

const testContradiction = (tag: AdTagSubject): RuleHit | null => {
  const found = tag.hasPlayback ? contradictions(tag) : [];
  const [first] = found;
  return first === undefined
    ? null
    : tag.hit(
        `The ${parametersNamed(found.map(({ name }) => name))} does not describe how the player starts.`,
        first.start,
        tag.repair(
          'Leave the values to the player.',
          found.map((one) => withValue(one, '')),
        ),
      );
};

const testSample = (tag: AdTagSubject): RuleHit | null =>
  isSample(tag)
    ? tag.hit(
        "The ad unit is one of Google's samples, which pay nothing.",
        find(tag, 'iu')?.start ?? 0,
      )
    : null;

/** Whether a tag requests a playlist of ad breaks and not one ad. */
export const requestsVmap = (tag: AdTagSubject): boolean =>
  tag.isAdManager && (knownValue(find(tag, 'output')) ?? '').includes('vmap');

/** The sizes in `sz`, in pixels. */
export const adManagerSizes = (
  tag: AdTagSubject,
): readonly (readonly [width: number, height: number])[] => {
  const value = tag.isAdManager ? (knownValue(find(tag, 'sz')) ?? '') : '';
  if (!SIZES.test(value)) return [];
  return value.split('|').map((size) => {
    const [width, height] = size.split('x').map(Number);
    return [width ?? 0, height ?? 0] as const;
  });
};

/** Rules about tags of Google Ad Manager. */
export const AD_MANAGER_RULES: readonly LintRule<AdTagSubject>[] = [
  {
    name: 'gam-missing-required',
    severity: 'error',
    stage: 'expanded',
    remedy: 'Add them; env=vp, gdfp_req=1, output=vast and unviewed_position_start=1 are usual.',
    test: forAdManager(testRequired),
  },
  {
    name: 'gam-correlator',
    severity: 'warning',
    stage: 'expanded',
    remedy: 'Write correlator=[timestamp]. Only the IMA SDK sets the correlator itself.',
    test: forAdManager(testCorrelator),
  },
  {
    name: 'gam-sz',
    severity: 'warning',
    stage: 'expanded',
    remedy: 'Write sizes as 640x480, several of them as 640x480%7C400x300.',
    test: forAdManager(testSize),
  },
  {
    name: 'gam-output',
    severity: 'warning',
    stage: 'expanded',
    remedy: 'Use output=vast for one ad break, or output=vmap with ad_rule=1 for all of them.',
    test: forAdManager(testOutput),
  },
  {
    name: 'gam-page-missing',
    severity: 'warning',
    stage: 'expanded',
    remedy:
      'Add url=[PAGEURL] and description_url=[PAGEURL]: without the page there is less demand.',
    test: forAdManager(testPage),
  },
  {
    name: 'gam-url-params',
    severity: 'warning',
    stage: 'expanded',
    remedy: 'Send the address of the top page, percent-encoded: url=[PAGEURL].',
    test: forAdManager(testPageValue),
  },
  {
    name: 'gam-cust-params',
    severity: 'warning',
    stage: 'expanded',
    remedy: 'Percent-encode key=value&key=value once, as a whole.',
    test: forAdManager(testCustom),
  },
  {
    name: 'gam-slot-vpos',
    severity: 'warning',
    stage: 'expanded',
    remedy: 'Set vpos to the slot, or move the ad to the slot that it was made for.',
    test: forAdManager(testPosition),
  },
  {
    name: 'gam-live',
    severity: 'info',
    stage: 'expanded',
    remedy: 'Use the path /gampad/live/ads, which is made for many requests at once.',
    test: forAdManager(testLive),
  },
  {
    name: 'gam-impl-s',
    severity: 'info',
    stage: 'expanded',
    remedy: 'Remove it.',
    test: forAdManager(testImpl),
  },
  {
    name: 'gam-vpa-vpmute',
    severity: 'info',
    stage: 'expanded',
    remedy: 'Add them without values: the player fills them, and programmatic buyers read them.',
    test: forAdManager(testPlayback),
  },
  {
    name: 'gam-playback-contradiction',
    severity: 'warning',
    stage: 'expanded',
    remedy: 'Leave the values empty, so that the player fills them.',
    test: forAdManager(testContradiction),
  },
  {
    name: 'gam-test-unit',
    severity: 'warning',
    stage: 'expanded',
    remedy: 'Use an ad unit of your own before you publish.',
    test: forAdManager(testSample),
  },
];
