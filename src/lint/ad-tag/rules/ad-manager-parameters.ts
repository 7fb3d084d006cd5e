import { percentDecode } from '../../../ad-tags/encoding.js';
import { adManagerMacro } from '../../../ad-tags/google-ad-manager.js';
import type { AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import type { RepairData } from '../../lint-finding.js';
import { withValue } from './edits.js';
import { shownText } from '../../../text/shown-text.js';

/** Parameters without which Google Ad Manager returns no video ad, with their usual values. Source: answer 10678356. */
export const REQUIRED: Readonly<Record<string, string | null>> = {
  iu: null,
  sz: null,
  env: 'vp',
  gdfp_req: '1',
  output: 'vast',
  unviewed_position_start: '1',
};

export const isRequired = (key: string): boolean => Object.hasOwn(REQUIRED, key);

export const isFilledByPlayer = (key: string): boolean => adManagerMacro(key) !== undefined;

export const adManagerParameter = (
  { parameters }: AdTagSubject,
  name: string,
): AdTagParameter | undefined =>
  parameters.find(({ key, separator }) => key === name && separator !== ';');

/** The value in the request; undefined when it is empty, unknown or still a placeholder. */
export const knownValue = (parameter: AdTagParameter | undefined): string | undefined => {
  if (parameter === undefined || parameter.isKept) return undefined;
  const value = percentDecode(parameter.filled).trim();
  return value === '' || value === '-1' || value === '-2' ? undefined : value;
};

const SAMPLE_UNIT = /^\/(?:21775744923|124319096|6062)(?:\/|$)/;

/** Whether a tag is one of Google's samples, which always return an ad, and for which no buyer bids. */
export const isSample = (tag: AdTagSubject): boolean =>
  tag.isAdManager && SAMPLE_UNIT.test(knownValue(adManagerParameter(tag, 'iu')) ?? '');

export const forAdManager =
  <Hit>(test: (tag: AdTagSubject) => Hit | null): ((tag: AdTagSubject) => readonly Hit[]) =>
  (tag) => {
    const hit = tag.isAdManager ? test(tag) : null;
    return hit === null ? [] : [hit];
  };

/** The same for a parameter with a known value. */
export const forValueOf = <Hit>(
  name: string,
  test: (tag: AdTagSubject, parameter: AdTagParameter, value: string) => Hit | null,
): ((tag: AdTagSubject) => readonly Hit[]) =>
  forAdManager((tag) => {
    const parameter = adManagerParameter(tag, name);
    const value = knownValue(parameter);
    return parameter === undefined || value === undefined ? null : test(tag, parameter, value);
  });

/** Sets a literal value; null for one that is not literal, and without a value. */
export const settingTo = (
  tag: AdTagSubject,
  parameter: AdTagParameter,
  value: string | null,
): RepairData | null => {
  if (value === null || !parameter.isLiteral) return null;
  const settings = [`${shownText(parameter.name)}=${value}`];
  return tag.repair({ id: 'repair-set-parameters', params: { settings } }, [
    withValue(parameter, value),
  ]);
};

export const requestsVmap = (tag: AdTagSubject): boolean =>
  tag.isAdManager && (knownValue(adManagerParameter(tag, 'output')) ?? '').includes('vmap');

export const SIZES = /^\d{1,5}x\d{1,5}(?:\|\d{1,5}x\d{1,5})*$/;

/** The sizes in `sz`, in pixels. */
export const adManagerSizes = (
  tag: AdTagSubject,
): readonly (readonly [width: number, height: number])[] => {
  const value = tag.isAdManager ? (knownValue(adManagerParameter(tag, 'sz')) ?? '') : '';
  if (!SIZES.test(value)) return [];
  return value.split('|').map((size) => {
    const [width, height] = size.split('x').map(Number);
    return [width ?? 0, height ?? 0] as const;
  });
};
