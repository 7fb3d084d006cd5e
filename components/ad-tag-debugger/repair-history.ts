import type { Repair } from '../../src/lint/lint-finding.js';
import { applyRepair } from './apply-repair.js';
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

const AD_TAG = /^\s*(?:https?:)?\/\//i;

/** The repairs that were applied to the input, so that each can be undone. */
export class RepairHistory {
  readonly #inputs: string[] = [];
  /** The last repair, or null. */
  applied: AppliedRepair | null = null;

  clear(): void {
    this.#inputs.length = 0;
    this.applied = null;
  }

  /** Applies a repair, and returns the new input; null if the repair does not fit. */
  apply(input: string, repair: Repair): string | null {
    const repaired = applyRepair(input, repair);
    if (repaired === null || repaired === input) return null;
    const ad = changedAd(repaired, repair);
    const isTag = AD_TAG.test(repaired);
    const changes = (field: string): boolean =>
      repair.operations.some(({ path }) => path.includes(`/${field}`));
    this.#inputs.push(input);
    this.applied = {
      label: repair.label,
      diff: diffTexts(input, repaired),
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
    return repaired;
  }

  /** Returns the input before the last repair, or null. */
  undo(): string | null {
    this.applied = null;
    return this.#inputs.pop() ?? null;
  }
}
