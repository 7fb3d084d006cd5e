import type { Embed } from '../../src/index.js';

/** Labels that can be forced: those of the embed's bulks, each once. Whatever the wire holds. */
export const bulkLabels = (embed: Embed): readonly string[] => {
  const bulks: readonly unknown[] = Array.isArray(embed.bulks) ? embed.bulks : [];
  const labels = bulks.map((bulk) =>
    typeof bulk === 'object' && bulk !== null && 'label' in bulk ? bulk.label : null,
  );
  return [
    ...new Set(labels.filter((label) => typeof label === 'string' && label !== '')),
  ] as string[];
};
