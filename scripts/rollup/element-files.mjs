/** Rollup plugin that writes the descriptions of the elements for editors and frameworks. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { elementFiles } from '../elements/element-files.mjs';
import { root } from '../run.mjs';

export const writeElementFiles = (to) => ({
  name: 'write-element-files',
  writeBundle() {
    for (const [file, text] of Object.entries(elementFiles())) {
      const path = join(root, to, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  },
});
