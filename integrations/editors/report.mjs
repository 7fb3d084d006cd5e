/** Stores the results, and writes them to the guides. Results of tools that were not tested stay as they are. */
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { DOCUMENTS, withGenerated } from './table.mjs';
import { TOOLS } from './tools.mjs';

const root = new URL('../../', import.meta.url);
const RESULTS = new URL('results.json', import.meta.url);

const readSource = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

const writeFormatted = async (url, text) => {
  const path = fileURLToPath(url);
  const options = await resolveConfig(path);
  await writeFile(path, await format(text, { ...options, filepath: path }));
};

export const report = async (measured) => {
  const stored = JSON.parse(await readFile(RESULTS, 'utf8'));
  const all = { ...stored, ...measured };
  const results = Object.fromEntries(
    Object.keys(TOOLS).flatMap((tool) => (all[tool] ? [[tool, all[tool]]] : [])),
  );
  await writeFormatted(RESULTS, JSON.stringify(results));
  for (const path of DOCUMENTS) {
    const url = new URL(path, root);
    await writeFormatted(url, withGenerated(await readFile(url, 'utf8'), { results, readSource }));
  }
};
