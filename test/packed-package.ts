import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifest, root } from './repository/project.js';

interface PackReply {
  readonly filename: string;
}

/**
 * Packs the package and unpacks it below `node_modules` of a folder, as npm installs it. Its dependencies are those of
 * the repository. The package has to be built.
 */
export const installPacked = (folder: string): void => {
  const target = join(root, folder, 'node_modules', manifest.name);
  mkdirSync(target, { recursive: true });
  const parameters = [
    'pack',
    '--json',
    '--ignore-scripts',
    '--pack-destination',
    join(root, folder),
  ];
  const printed = execFileSync('npm', parameters, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [reply] = Object.values(JSON.parse(printed) as Record<string, PackReply>);
  if (reply === undefined) throw new Error('npm pack wrote no package.');
  const archive = join(root, folder, reply.filename);
  // A package of its own, so that the name does not mean the sources around it.
  writeFileSync(join(root, folder, 'package.json'), '{ "private": true, "type": "module" }');
  execFileSync('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
};
