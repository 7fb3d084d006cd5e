import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bundle } from './bundle.js';
import { ceilings, largest, weigh } from './ceilings.js';
import { root } from './project.js';

describe('what a page has to load', () => {
  for (const ceiling of ceilings) {
    it(`${ceiling.name}: at most ${ceiling.most} bytes after brotli, and nothing heavy`, async () => {
      const weight = await weigh(ceiling);
      assert.ok(
        weight.size <= ceiling.most,
        `${ceiling.name} has grown to ${weight.size} B, its ceiling is ${ceiling.most} B. ` +
          'See `npm run sizes`, load the part lazily or write it shorter; raise the ceiling in ' +
          `test/repository/ceilings.ts only in the change that needs it. Largest (not minified):\n${largest(weight, 12)}`,
      );
      assert.deepEqual(
        weight.appeared,
        [],
        `${ceiling.name} loads what it must not: import its types alone, or load it lazily.`,
      );
    });
  }

  it('weighs what is there: an element keeps its definition although nothing of it is imported', async () => {
    const { code } = await bundle(`import '${root}.build/components/media-embed/define.js';`);
    assert.match(code, /customElements/);
  });
});
