import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Linter, type Rule } from 'eslint';
import { root } from './project.js';

const { noLiteralSpread } = (await import(`${root}scripts/lint/no-literal-spread.mjs`)) as {
  readonly noLiteralSpread: Rule.RuleModule;
};

const CONFIG: Linter.Config = {
  plugins: { local: { rules: { 'no-literal-spread': noLiteralSpread } } },
  rules: { 'local/no-literal-spread': 'error' },
};

const fixed = (code: string): string => new Linter().verifyAndFix(code, [CONFIG]).output;

describe('the check of spread literals', () => {
  it('writes the content of a literal in its place', () => {
    assert.equal(fixed('f({ ...{ a, b }, c });'), 'f({ a, b, c });');
    assert.equal(fixed('f([...[1, 2,], ...[3]]);'), 'f([1, 2, 3]);');
  });

  it('leaves spread values and literals of another kind', () => {
    for (const code of ['f({ ...a });', 'f([...a, ...{}]);', 'f(...[1, 2]);'])
      assert.deepEqual(new Linter().verify(code, [CONFIG]), []);
  });
});
