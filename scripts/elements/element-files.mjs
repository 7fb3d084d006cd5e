/** The files that describe the elements to editors and frameworks, from the doc comments of their classes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { frameworkTypes } from './framework-types.mjs';
import { createElementsManifest } from './manifest.mjs';
import { vsCodeData } from './vs-code-data.mjs';
import { webTypes } from './web-types.mjs';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The text of each file by its path below `dist`. */
export const elementFiles = () => {
  const manifest = createElementsManifest();
  const library = JSON.parse(readFileSync(join(root, 'package.json'), { encoding: 'utf8' }));
  const types = Object.entries(frameworkTypes(manifest));
  return {
    'custom-elements.json': json(manifest),
    'vscode.html-custom-data.json': json(vsCodeData(manifest)),
    'web-types.json': json(webTypes(manifest, library)),
    ...Object.fromEntries(types.map(([name, text]) => [`frameworks/${name}.d.ts`, text])),
  };
};
