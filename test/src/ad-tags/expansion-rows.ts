import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdTagContext } from '../../../src/ad-tags/ad-tag-context.js';
import { compileAdTag, expandAdTag } from '../../../src/ad-tags/expand-ad-tag.js';

/** One template under one context: the URL to request, and the ids of all findings in order. */
export interface ExpansionRow {
  readonly template: string;
  readonly context?: AdTagContext;
  readonly url: string;
  readonly findings?: readonly string[];
}

/** A test for each row, named by its key, also with the compiled tag. */
export const expansionRows = (rows: Readonly<Record<string, ExpansionRow>>): void => {
  for (const [behavior, row] of Object.entries(rows)) {
    const { template, context = {}, url, findings = [] } = row;
    test(behavior, () => {
      const expanded = expandAdTag(template, context);
      assert.equal(expanded.url, url);
      assert.deepEqual(
        expanded.findings.map(({ id }) => id),
        findings,
      );
      assert.equal(compileAdTag(template, context.replaceRules)(context), url);
    });
  }
};
