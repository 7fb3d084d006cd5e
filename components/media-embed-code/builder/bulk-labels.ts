import type { Embed } from '../../../src/schema/embed.js';

/** The labels of the embed's bulks, without duplicates. Bulks of any other shape are ignored. */
export const bulkLabels = (embed: Embed): readonly string[] => {
  const bulks: readonly unknown[] = Array.isArray(embed.bulks) ? embed.bulks : [];
  const labels = bulks.map((bulk) =>
    typeof bulk === 'object' && bulk !== null && 'label' in bulk ? bulk.label : null,
  );
  return [...new Set(labels)].filter(
    (label): label is string => typeof label === 'string' && label !== '',
  );
};
