import type { ExpandedAdTag } from '../ad-tags/expand-ad-tag.js';
import type { Finding } from '../finding.js';
import { expansionReports } from '../lint/ad-tag/expansion-reports.js';
import { similarMacro } from '../lint/ad-tag/near-miss.js';
import { viewerField } from '../lint/ad-tag/viewer-field.js';

/** Unknown placeholders of one tag that are compared with the known ones, which takes long. */
const MAX_COMPARED = 20;

/** The findings of an expansion with remedies that name the macro that was meant, or what gives the value. */
export const withRemedies = (expanded: ExpandedAdTag): readonly Finding[] => {
  let compared = 0;
  return expansionReports(expanded).map(({ finding, expansions: [expansion] }) => {
    const { placeholder = '', name = null } = expansion ?? {};
    if (finding.id === 'macro-unknown' && compared < MAX_COMPARED) {
      compared += 1;
      const macro = similarMacro(name ?? '');
      return macro === null
        ? finding
        : { ...finding, remedy: `Write [${macro}] instead of ${placeholder}.` };
    }
    const field = finding.id === 'macro-value-missing' ? viewerField(name ?? '') : null;
    return field === null
      ? finding
      : { ...finding, remedy: `Provide \`${field}\` for ${placeholder}, or remove the macro.` };
  });
};
