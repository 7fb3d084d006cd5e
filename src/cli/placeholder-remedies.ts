import type { ExpandedAdTag } from '../ad-tags/expand-ad-tag.js';
import type { ExpansionMessages } from '../ad-tags/expansion-findings.js';
import type { Finding } from '../finding.js';
import { similarMacro } from '../lint/ad-tag/near-miss.js';
import { viewerField } from '../lint/ad-tag/viewer-field.js';

/** Unknown placeholders of one tag that are compared with the known ones, which takes long. */
const MAX_COMPARED = 20;

/** The findings of an expansion with remedies that name the macro that was meant, or what gives the value. */
export const withRemedies = ({ expansions, findings }: ExpandedAdTag): readonly Finding[] => {
  const names = new Map(expansions.map(({ placeholder, name }) => [placeholder, name ?? '']));
  let compared = 0;
  return findings.map((finding) => {
    const { id, params } = finding;
    if (id !== 'macro-unknown' && id !== 'macro-value-missing') return finding;
    const [placeholder = ''] = (params as ExpansionMessages[typeof id]).placeholders;
    const name = names.get(placeholder) ?? '';
    if (id === 'macro-value-missing') {
      const field = viewerField(name);
      return field === null
        ? finding
        : { ...finding, remedy: `Provide \`${field}\` for ${placeholder}, or remove the macro.` };
    }
    compared += 1;
    const macro = compared > MAX_COMPARED ? null : similarMacro(name);
    return macro === null
      ? finding
      : { ...finding, remedy: `Write [${macro}] instead of ${placeholder}.` };
  });
};
