import type { FindingParams } from '../../../../src/finding.js';
import { lintEmbed } from '../../../../src/lint/embed/lint-embed.js';
import type { RepairOperation } from '../../../../src/lint/lint-finding.js';
import { EMBED_RULES } from '../../../../src/lint/lint-rules.js';
import { asEmbed } from '../../resolve/rule-table.js';
import { type EmbedRow, VIEWER } from './embed-reports.js';

export type { EmbedRow };

const NAMES = EMBED_RULES.map(({ name }) => name);

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

/**
 * The findings of the rules about fields and slots for an embed with these fields on a desktop, a line each: the id, the
 * path, the params, and behind arrows the id and the params of the repair and its operations.
 */
export const embedFacts = (fields: object): readonly string[] =>
  lintEmbed(asEmbed({ id: '7', ...fields }), VIEWER)
    .filter(({ id }) => NAMES.includes(id))
    .map(({ id, path, params, repair }) => {
      const finding = written(id, path, factsOf(params));
      if (repair === null) return finding;
      const label = written(repair.id, factsOf(repair.params));
      return `${finding} → ${label} → ${repair.operations.map(operationText).join(', ')}`;
    });
