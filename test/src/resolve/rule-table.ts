import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import { resolveEmbed } from '../../../src/resolve/resolve-embed.js';
import type { ResolveOptions } from '../../../src/resolve/resolve-options.js';
import type { Viewer } from '../../../src/viewer.js';
import type { Embed } from '../../../src/schema/embed.js';

export type Fields = Readonly<Record<string, unknown>>;

/** One case of a rule: the embed, the expected value and the expected findings. */
export interface Row {
  readonly embed: Fields;
  readonly viewer?: Viewer;
  readonly options?: ResolveOptions;
  readonly gives: unknown;
  /** `id path` of each finding, in order. Default: none. */
  readonly finds?: readonly string[];
}

/** Any value as an embed, because the service may send anything. */
export const asEmbed = (value: unknown): Embed => value as Embed;

export const resolved = (embed: Fields, viewer: Viewer = {}, options?: ResolveOptions) => {
  const { config, findings } = resolveEmbed(asEmbed({ id: '7', ...embed }), viewer, options);
  return { config, findings, finds: findings.map(({ id, path }) => `${id} ${path}`) };
};

/** Rows that differ in a few values only: each entry is a behavior with its values. */
export const rowsOf = <Values extends readonly unknown[]>(
  entries: readonly (readonly [behavior: string, ...values: Values])[],
  rowFor: (...values: Values) => Row,
): Readonly<Record<string, Row>> =>
  Object.fromEntries(entries.map(([behavior, ...values]) => [behavior, rowFor(...values)]));

/** Runs each row as a test, named by its key; `part` selects what the rule determines. */
export const ruleTable = (
  rule: string,
  part: (config: PlayerConfig) => unknown,
  rows: Readonly<Record<string, Row>>,
): void => {
  describe(rule, () => {
    for (const [behavior, row] of Object.entries(rows)) {
      const { embed, viewer, options, gives, finds = [] } = row;
      test(behavior, () => {
        const result = resolved(embed, viewer, options);
        assert.deepEqual(part(result.config), gives);
        assert.deepEqual(result.finds, finds);
      });
    }
  });
};
