import type { ExpandedAdTag } from '../ad-tags/expand-ad-tag.js';
import type { ExpansionMessages } from '../ad-tags/expansion-findings.js';
import { fixesText } from '../diagnosis/placeholder-remedy.js';
import { placeholderFixes } from '../diagnosis/situations/placeholder-fixes.js';
import type { Finding } from '../finding.js';
import { verdictsMessages } from '../messages/generated/verdicts/index.js';
import { CONTEXT_OPTIONS, optionName } from './options.js';

const TEXTS = { text: verdictsMessages.messagesIn('en'), fieldName: optionName(CONTEXT_OPTIONS) };

/** The findings of an expansion with the remedies of a verdict, which name the macro that was meant, or the option. */
export const withRemedies = ({ expansions, findings }: ExpandedAdTag): readonly Finding[] => {
  const kept = expansions.filter(({ outcome }) => outcome === 'no-rule' || outcome === 'no-value');
  const fixes = placeholderFixes(kept);
  return findings.map((finding) => {
    if (finding.id !== 'macro-unknown' && finding.id !== 'macro-value-missing') return finding;
    const { placeholders } = finding.params as ExpansionMessages[typeof finding.id];
    const fix = fixes.filter(({ placeholder }) => placeholders.includes(placeholder));
    return { ...finding, remedy: fixesText(TEXTS, fix) || finding.remedy };
  });
};
