/** A rollup plugin that writes the licences of the bundled packages beside the bundles, because minifying removes their notices. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

const licenceOf = (folder) => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined) throw new Error(`${folder} would be bundled, but has no licence file.`);
  const { name, version } = JSON.parse(
    readFileSync(join(folder, 'package.json'), { encoding: 'utf8' }),
  );
  return `${name} ${version}\n\n${readFileSync(join(folder, file), { encoding: 'utf8' }).trim()}\n`;
};

export const licences = () => ({
  name: 'licences',
  generateBundle() {
    const folders = [...this.getModuleIds()].flatMap((id) => PACKAGE.exec(id)?.[0] ?? []);
    const source = [...new Set(folders)]
      .sort()
      .map(licenceOf)
      .join(`\n${'-'.repeat(72)}\n\n`);
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
  },
});
