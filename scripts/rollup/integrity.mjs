/** A rollup plugin that writes the hashes of the files for pages without a bundler, for the `integrity` of their scripts. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const hashOf = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A file and the chunks that a browser loads together with it; not those that it loads when they are needed. */
const importsOf = (bundle, fileName) => {
  const found = new Set();
  const visit = (name) => {
    for (const imported of bundle[name]?.imports ?? []) {
      if (bundle[imported] === undefined || found.has(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(fileName);
  return [...found].sort();
};

const sorted = (entries) =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

/**
 * Builds of the same folder share one plugin: each adds its files to `integrity.json`, which has the type
 * `CdnIntegrity` of src/render/cdn-integrity.ts.
 */
export const integrity = () => {
  const files = new Map();
  const imports = new Map();
  return {
    name: 'integrity',
    writeBundle({ dir }, bundle) {
      for (const [fileName, { type, code, isEntry }] of Object.entries(bundle)) {
        if (type !== 'chunk') continue;
        files.set(fileName, hashOf(code));
        if (isEntry) imports.set(fileName, importsOf(bundle, fileName));
      }
      const content = { files: sorted([...files]), imports: sorted([...imports]) };
      mkdirSync(dir, { recursive: true });
      writeFileSync(join(dir, 'integrity.json'), `${JSON.stringify(content, null, 2)}\n`);
    },
  };
};
