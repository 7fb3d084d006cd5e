import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';

/** Counts the calls of `new Function` while the schemas are loaded and used. */
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

void describe('a strict content security policy', () => {
  void it('the schemas create no code from text, neither when they are loaded nor in a check', () => {
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
