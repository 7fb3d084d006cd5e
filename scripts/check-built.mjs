/** Ends `npm pack` and `npm publish` with an error if what they pack is not built: `node scripts/check-built.mjs PATH …`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const missing = process.argv.slice(2).filter((path) => !existsSync(join(root, path)));
if (missing.length > 0) {
  console.error(`Run "npm run build" first: ${missing.join(', ')} is missing.`);
  process.exitCode = 1;
}
