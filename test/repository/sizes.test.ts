import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ceilings, largest, weigh } from './ceilings.js';

describe('what a page has to load', () => {
  for (const ceiling of ceilings) {
    it(`${ceiling.name} is at most ${ceiling.maxBytes} bytes after brotli, without heavy packages`, async () => {
      const weight = await weigh(ceiling);
      assert.ok(
        weight.size <= ceiling.maxBytes,
        `${ceiling.name} has grown to ${weight.size} B, its ceiling is ${ceiling.maxBytes} B. ` +
          'Run `npm run sizes`, then load the part lazily or shorten it. Raise the ceiling in ' +
          `test/repository/ceilings.ts only in the change that needs it. Largest (not minified):\n${largest(weight, 12)}`,
      );
      assert.deepEqual(
        weight.appeared,
        [],
        `${ceiling.name} loads packages that it must not: import only their types, or load them lazily.`,
      );
    });
  }

  it('has no indents in style sheets and markup', async () => {
    for (const entry of ceilings)
      assert.doesNotMatch((await weigh(entry)).code, /\n\s/, entry.name);
  });

  it('has nothing of the debugger that reads or repairs a text, until there is one', async () => {
    const entry = ceilings.find(({ name }) => name.startsWith('<ad-tag-debugger>'));
    assert.ok(entry !== undefined);
    const { modules } = await weigh(entry);
    const readers = modules.filter(
      ([path, bytes]) =>
        bytes > 0 &&
        /\/(?:diagnosis\/(?!case\/redaction\/|input\/base64)|lint|text\/xml)\//.test(path),
    );
    assert.deepEqual(readers, []);
  });

  it('has no code of the recorder of ads, until a page records', async () => {
    const entries = ceilings.filter(({ name }) => /^<media-embed|^ads|^a player in/.test(name));
    assert.equal(entries.length, 6);
    for (const entry of entries) {
      const { modules } = await weigh(entry);
      const found = modules.filter(
        ([path, bytes]) => path.includes('/player/recorder/') && bytes > 0,
      );
      const loaders = found.map(([path]) => path.split('/').at(-1));
      const allowed = ['load-recorder.js', 'page-recorder.js'];
      assert.deepEqual(
        loaders.filter((name) => !allowed.includes(name ?? '')),
        [],
        entry.name,
      );
      // The facade does not even ask.
      if (entry.name.startsWith('<')) assert.deepEqual(found, [], entry.name);
    }
  });
});
