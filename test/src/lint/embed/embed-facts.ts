import type { FindingParams } from '../../../../src/finding.js';
import { lintEmbed } from '../../../../src/lint/embed/lint-embed.js';
import type { RepairOperation } from '../../../../src/lint/lint-finding.js';
import { EMBED_RULES } from '../../../../src/lint/lint-rules.js';
import type { Viewer } from '../../../../src/viewer.js';
import { asEmbed } from '../../resolve/rule-table.js';

/** Fields of an embed with a line for each finding, as `embedFacts` writes it. */
export type EmbedRow = readonly [fields: object, facts: readonly string[]];

/** A viewer whose browser knows what most browsers do. */
export const VIEWER: Viewer = { random: 0.5, now: 1, page: { url: 'https://www.example.com/' } };

const NAMES: readonly string[] = EMBED_RULES.map(({ name }) => name);

const written = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ');

const factsOf = (params: FindingParams): string =>
  Object.keys(params).length === 0 ? '' : JSON.stringify(params);

const operationText = (operation: RepairOperation): string =>
  written(
    operation.op,
    operation.path,
    operation.op === 'remove' ? '' : JSON.stringify(operation.value),
  );

const factLines = (fields: object, isReported: (id: string) => boolean): readonly string[] =>
  lintEmbed(asEmbed({ id: '7', ...fields }), VIEWER)
    .filter(({ id }) => isReported(id))
    .map(({ id, path, params, repair }) => {
      const finding = written(id, path, factsOf(params));
      if (repair === null) return finding;
      const label = written(repair.id, factsOf(repair.params));
      return `${finding} → ${label} → ${repair.operations.map(operationText).join(', ')}`;
    });

/**
 * The findings about an embed with these fields on a desktop, a line each: the id, the path, the params, and behind
 * arrows the id and the params of the repair and its operations.
 */
export const allEmbedFacts = (fields: object): readonly string[] => factLines(fields, () => true);

/** The same for the rules about fields and slots. */
export const embedFacts = (fields: object): readonly string[] =>
  factLines(fields, (id) => NAMES.includes(id));
