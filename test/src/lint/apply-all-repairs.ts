import { applyRepair } from '../../../src/lint/apply-repair.js';
import { lintAdTag } from '../../../src/lint/ad-tag/lint-ad-tag.js';

/** More than any damaged tag of the tests needs. */
const MAX_REPAIRS = 20;

/** An ad tag after every repair, one after another, and the rules whose findings are left. */
export const applyAllRepairs = (
  text: string,
): { readonly tag: string; readonly left: readonly string[] } => {
  let tag = text;
  for (let count = 0; count < MAX_REPAIRS; count += 1) {
    const repair = lintAdTag(tag).find((finding) => finding.repair !== null)?.repair;
    if (repair == null) break;
    tag = applyRepair(tag, repair);
  }
  return { tag, left: lintAdTag(tag).map(({ id }) => id) };
};
