/** `npm run integrations NAME`: runs `integrations/NAME/run.mjs`, which needs packages of its own. */
import './node-version.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNode } from './run.mjs';

const folder = join(root, 'integrations');
const [name = '', ...parameters] = process.argv.slice(2);
const script = join(folder, name, 'run.mjs');

if (name === '' || !existsSync(script)) {
  const names = readdirSync(folder).filter((each) => existsSync(join(folder, each, 'run.mjs')));
  console.error(`"${name}" is not an integration: name one of ${names.join(', ')}.`);
  process.exitCode = 2;
} else process.exitCode = await runNode([script, ...parameters]);
