import { WATERFALL_SEPARATOR } from '../../src/ad-tags/split-waterfall.js';
import type { Repair } from '../../src/lint/lint-finding.js';
import type { Entry } from './entries.js';
import { repairedText } from './apply-repair.js';

/** The steps of a waterfall with one of them replaced. Empty steps keep their places. */
const withStep = (waterfall: string, step: number, template: string): string => {
  let index = 0;
  return waterfall
    .split(WATERFALL_SEPARATOR)
    .map((part) => {
      if (part.trim() === '') return part;
      index += 1;
      return index === step ? part.replace(part.trim(), () => template) : part;
    })
    .join(WATERFALL_SEPARATOR);
};

/**
 * Replaces the tag of an entry in the input, which is the text of a tag or the JSON of an embed. Null if the input has
 * no such tag.
 */
export const replaceTemplate = (
  input: string,
  { ad, step }: Entry,
  template: string,
): string | null => {
  if (ad === null) return withStep(input, step, template);
  if (ad.ad.kind !== 'tag') return null;
  const waterfall = ad.ad.tags.join(WATERFALL_SEPARATOR);
  const operation = {
    op: 'replace',
    path: `${ad.ad.path}/source_url`,
    value: withStep(waterfall, step, template),
  } as const;
  const repair: Repair = { id: '', params: {}, label: '', operations: [operation] };
  return repairedText(input, repair);
};
