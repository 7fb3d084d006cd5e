import type { AdTagSubject } from '../ad-tag-subject.js';
import { filledMacro } from '../filled-macro.js';
import type { LintRule, RuleHit } from '../../sentence-rule.js';
import {
  REQUIRED,
  adManagerParameter,
  forAdManager,
  isSample,
  knownValue,
} from './ad-manager-parameters.js';
import { withAddedParameters, withValue, withoutParameters } from './edits.js';
import { listed, parametersNamed } from './parameter-names.js';

const testRequired = (tag: AdTagSubject): RuleHit | null => {
  const missing = Object.keys(REQUIRED).filter(
    (name) => (adManagerParameter(tag, name)?.value ?? '') === '',
  );
  if (missing.length === 0) return null;
  const written = missing.map((name) => ({
    name,
    value: REQUIRED[name],
    at: adManagerParameter(tag, name),
  }));
  const message = `The ad tag lacks the ${parametersNamed(missing)}.`;
  const isRepairable = written.every(({ value, at }) => value !== null && at === undefined);
  const added = written.map(({ name, value }) => `${name}=${value ?? ''}`).join('&');
  return tag.hit(
    message,
    null,
    isRepairable ? tag.repair(`Add ${added}.`, withAddedParameters(tag, added)) : null,
  );
};

const testCorrelator = (tag: AdTagSubject): RuleHit | null => {
  const correlator = adManagerParameter(tag, 'correlator');
  if (correlator?.isKept === true) return null;
  // An empty parameter is filled by this player and by IMA, and by no other.
  const isEmpty = correlator?.value === '';
  const isNumber = /^[1-9]\d*$/.test(knownValue(correlator) ?? '');
  if ((tag.usesIma && isEmpty) || (isNumber && !isEmpty)) return null;
  const macro = filledMacro(tag, 'timestamp');
  const edits =
    correlator === undefined
      ? withAddedParameters(tag, `correlator=${macro ?? ''}`)
      : [withValue(correlator, macro ?? '')];
  const found =
    correlator === undefined ? 'is missing' : isEmpty ? 'is empty' : 'is no positive integer';
  return tag.hit(
    `The correlator ${found}.`,
    correlator?.start ?? null,
    macro === null ? null : tag.repair(`Set correlator=${macro}.`, edits),
  );
};

/** Parameters with the address of the page. IMA adds the first one itself. */
const pageParameters = ({ usesIma }: AdTagSubject): readonly string[] =>
  usesIma ? ['description_url'] : ['url', 'description_url'];

const testPage = (tag: AdTagSubject): RuleHit | null => {
  if (isSample(tag)) return null;
  const missing = pageParameters(tag).filter((name) => adManagerParameter(tag, name) === undefined);
  if (missing.length === 0) return null;
  const macro = filledMacro(tag, 'PAGEURL');
  const added = missing.map((name) => `${name}=${macro ?? ''}`).join('&');
  return tag.hit(
    `The ad tag lacks the ${parametersNamed(missing)}.`,
    null,
    macro === null ? null : tag.repair(`Add ${added}.`, withAddedParameters(tag, added)),
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
  const parameter = adManagerParameter(tag, 'impl');
  return parameter?.value === 's'
    ? tag.hit(
        'The ad tag has the parameter impl=s, which is out of use.',
        parameter.start,
        tag.repair(
          'Remove impl=s.',
          withoutParameters(tag, ({ key, value }) => key === 'impl' && value === 's'),
        ),
      )
    : null;
};

const PLAYBACK = ['vpmute', 'vpa', 'plcmt'];

const testPlayback = (tag: AdTagSubject): RuleHit | null => {
  if (isSample(tag)) return null;
  const missing = PLAYBACK.filter((name) => adManagerParameter(tag, name) === undefined);
  if (missing.length === 0) return null;
  const added = missing.map((name) => `${name}=`).join('&');
  return tag.hit(
    `The ad tag lacks the ${parametersNamed(missing)}.`,
    null,
    tag.repair(
      `Add ${listed(missing)} without values, which the player fills.`,
      withAddedParameters(tag, added),
    ),
  );
};

const testSample = (tag: AdTagSubject): RuleHit | null =>
  isSample(tag)
    ? tag.hit(
        "The ad unit is one of Google's samples, which pay nothing.",
        adManagerParameter(tag, 'iu')?.start ?? 0,
      )
    : null;

/** Rules about what a tag of Google Ad Manager needs. */
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
    name: 'gam-page-missing',
    severity: 'warning',
    stage: 'expanded',
    remedy:
      'Add url=[PAGEURL] and description_url=[PAGEURL]: without the page there is less demand.',
    test: forAdManager(testPage),
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
    name: 'gam-test-unit',
    severity: 'warning',
    stage: 'expanded',
    remedy: 'Use an ad unit of your own before you publish.',
    test: forAdManager(testSample),
  },
];
