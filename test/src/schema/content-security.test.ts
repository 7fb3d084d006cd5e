import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';

/** Counts what is made with `new Function` while the schemas load and check. */
const program = (schemas: string): string => `
  let calls = 0;
  globalThis.Function = new Proxy(Function, {
    construct(target, parts) {
      calls += 1;
      return Reflect.construct(target, parts);
    },
  });
  const { check, EmbedSchema } = await import('${schemas}');
  const { ok } = check(EmbedSchema, { id: '1', preroll: { id: '2', source_url: '' }, bulks: [{ id: '3' }] });
  console.log(JSON.stringify({ ok, calls }));
`;

void describe('the schemas under a strict content security policy', () => {
  void it('make no code from text, neither to load nor to check', () => {
    const schemas = new URL('../../../src/schema/index.js', import.meta.url).href;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', program(schemas)],
      { encoding: 'utf8' },
    );
    assert.equal(stderr, '');
    assert.deepEqual(JSON.parse(stdout), { ok: true, calls: 0 });
  });
});
