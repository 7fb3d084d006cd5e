import type { AdTagSubject } from '../ad-tag-subject.js';
import { filledMacro } from '../filled-macro.js';
import type { RepairData } from '../../lint-finding.js';
import { adTagRule, type AdTagRule, type HitOf } from '../tag-rule.js';
import {
  REQUIRED,
  adManagerParameter,
  forAdManager,
  isSample,
  knownValue,
} from './ad-manager-parameters.js';
import { withAddedParameters, withValue, withoutParameters } from './edits.js';

const adding = (tag: AdTagSubject, settings: readonly string[]): RepairData | null =>
  tag.repair(
    { id: 'repair-add-parameters', params: { settings } },
    withAddedParameters(tag, settings.join('&')),
  );

const testRequired = (tag: AdTagSubject): HitOf<'gam-missing-required'> | null => {
  const missing = Object.keys(REQUIRED).filter(
    (name) => (adManagerParameter(tag, name)?.value ?? '') === '',
  );
  if (missing.length === 0) return null;
  const written = missing.map((name) => ({
    name,
    value: REQUIRED[name],
    at: adManagerParameter(tag, name),
  }));
  const isRepairable = written.every(({ value, at }) => value !== null && at === undefined);
  const settings = written.map(({ name, value }) => (value === null ? name : `${name}=${value}`));
  return tag.hit({ names: missing, settings }, null, isRepairable ? adding(tag, settings) : null);
};

const testCorrelator = (tag: AdTagSubject): HitOf<'gam-correlator'> | null => {
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
  const settings = [`correlator=${macro ?? ''}`];
  return tag.hit(
    { fault: correlator === undefined ? 'missing' : isEmpty ? 'empty' : 'not-integer' },
    correlator?.start ?? null,
    macro === null
      ? null
      : tag.repair({ id: 'repair-set-parameters', params: { settings } }, edits),
  );
};

/** Parameters with the address of the page. IMA adds the first one itself. */
const pageParameters = ({ usesIma }: AdTagSubject): readonly string[] =>
  usesIma ? ['description_url'] : ['url', 'description_url'];

const testPage = (tag: AdTagSubject): HitOf<'gam-page-missing'> | null => {
  if (isSample(tag)) return null;
  const missing = pageParameters(tag).filter((name) => adManagerParameter(tag, name) === undefined);
  if (missing.length === 0) return null;
  const macro = filledMacro(tag, 'PAGEURL');
  const settings = missing.map((name) => `${name}=${macro ?? ''}`);
  return tag.hit({ names: missing }, null, macro === null ? null : adding(tag, settings));
};

const testLive = (tag: AdTagSubject): HitOf<'gam-live'> | null => {
  const path = /\/gampad\/(?=ads)/i.exec(tag.template);
  if (tag.context.content?.live !== true || path === null) return null;
  const end = path.index + path[0].length;
  return tag.hit(
    {},
    path.index,
    tag.repair('repair-use-live-path', [{ start: end, end, text: 'live/' }]),
  );
};

const testImpl = (tag: AdTagSubject): HitOf<'gam-impl-s'> | null => {
  const parameter = adManagerParameter(tag, 'impl');
  return parameter?.value === 's'
    ? tag.hit(
        {},
        parameter.start,
        tag.repair(
          { id: 'repair-remove-parameters', params: { names: ['impl'], more: 0 } },
          withoutParameters(tag, ({ key, value }) => key === 'impl' && value === 's'),
        ),
      )
    : null;
};

const PLAYBACK = ['vpmute', 'vpa', 'plcmt'];

const testPlayback = (tag: AdTagSubject): HitOf<'gam-vpa-vpmute'> | null => {
  if (isSample(tag)) return null;
  const missing = PLAYBACK.filter((name) => adManagerParameter(tag, name) === undefined);
  if (missing.length === 0) return null;
  const added = missing.map((name) => `${name}=`).join('&');
  return tag.hit(
    { names: missing },
    null,
    tag.repair(
      { id: 'repair-add-empty-parameters', params: { names: missing } },
      withAddedParameters(tag, added),
    ),
  );
};

const testSample = (tag: AdTagSubject): HitOf<'gam-test-unit'> | null =>
  isSample(tag) ? tag.hit({}, adManagerParameter(tag, 'iu')?.start ?? 0) : null;

export const AD_MANAGER_RULES: readonly AdTagRule[] = [
  adTagRule('gam-missing-required', 'error', 'expanded', forAdManager(testRequired)),
  adTagRule('gam-correlator', 'warning', 'expanded', forAdManager(testCorrelator)),
  adTagRule('gam-page-missing', 'warning', 'expanded', forAdManager(testPage)),
  adTagRule('gam-live', 'info', 'expanded', forAdManager(testLive)),
  adTagRule('gam-impl-s', 'info', 'expanded', forAdManager(testImpl)),
  adTagRule('gam-vpa-vpmute', 'info', 'expanded', forAdManager(testPlayback)),
  adTagRule('gam-test-unit', 'warning', 'expanded', forAdManager(testSample)),
];
