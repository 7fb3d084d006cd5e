import type { Repair } from '../../src/lint/lint-finding.js';
import { repairedText } from './apply-repair.js';
import { diffTexts } from './text-diff.js';
import type { AppliedRepair } from './views/finding-list.js';

/** The ad object that the first operation of a repair changes, in a repaired embed. */
const changedAd = (text: string, { operations }: Repair): Readonly<Record<string, unknown>> => {
  const [, slot = '', index = ''] = /^\/([^/]+)\/(\d+)\//.exec(operations[0]?.path ?? '') ?? [];
  try {
    const embed = JSON.parse(text) as Record<string, unknown>;
    const ads: unknown = Object.hasOwn(embed, slot) ? embed[slot] : null;
    const ad: unknown = Array.isArray(ads) ? ads[Number(index)] : ads;
    return typeof ad === 'object' && ad !== null ? (ad as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** JSON with one field on each line, so that a diff shows the fields that changed; other texts as they are. */
const byLine = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const AD_TAG = /^\s*(?:https?:)?\/\//i;

/** Applies a repair to an input, and says what it changed; null if the repair does not fit or changes nothing. */
export const repairInput = (input: string, repair: Repair): AppliedRepair | null => {
  const repaired = repairedText(input, repair);
  if (repaired === null || repaired === input) return null;
  const ad = changedAd(repaired, repair);
  const isTag = AD_TAG.test(repaired);
  const changes = (field: string): boolean =>
    repair.operations.some(({ path }) => path.includes(`/${field}`));
  return {
    label: repair.label,
    diff: isTag ? diffTexts(input, repaired) : diffTexts(byLine(input), byLine(repaired)),
    tag: isTag
      ? repaired
      : changes('source_url') && typeof ad['source_url'] === 'string'
        ? ad['source_url']
        : null,
    replaceRules: changes('replace_rules')
      ? JSON.stringify(ad['replace_rules'] ?? [], null, 2)
      : null,
    input: repaired,
  };
};
