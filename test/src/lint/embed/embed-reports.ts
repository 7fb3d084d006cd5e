import { lintEmbed } from '../../../../src/lint/embed/lint-embed.js';
import type { Viewer } from '../../../../src/viewer.js';
import { asEmbed } from '../../resolve/rule-table.js';

/** Fields of an embed with a line for each finding, as `embedReports` writes it. */
export type EmbedRow = readonly [fields: object, reports: readonly string[]];

/** A viewer whose browser knows what most browsers do. */
export const VIEWER: Viewer = { random: 0.5, now: 1, page: { url: 'https://www.example.com/' } };

/**
 * The findings about an embed with these fields for a viewer on a desktop, a line each: the id, the path, the message,
 * and behind arrows the label of the repair and its operations.
 */
export const embedReports = (fields: object): readonly string[] =>
  lintEmbed(asEmbed({ id: '7', ...fields }), VIEWER).map(({ id, path, message, repair }) => {
    const found = `${id} ${path} ${message}`;
    if (repair === null) return found;
    const operations = repair.operations.map((operation) =>
      [
        operation.op,
        operation.path,
        ...(operation.op === 'remove' ? [] : [JSON.stringify(operation.value)]),
      ].join(' '),
    );
    return `${found} → ${repair.label} → ${operations.join(', ')}`;
  });
