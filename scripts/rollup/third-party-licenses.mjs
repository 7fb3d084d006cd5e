/** A rollup plugin that writes the licenses of the bundled packages beside the bundles, because minifying removes their notices. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'THIRD-PARTY-LICENSES.txt';

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

const licenseOf = (folder) => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined) throw new Error(`${folder} would be bundled, but has no license file.`);
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), { encoding: 'utf8' }),
  );
  const text = readFileSync(join(folder, file), { encoding: 'utf8' }).trim();
  return `${name} ${version} (${license})\n\n${text}\n`;
};

/** Builds of the same folder share one plugin: each adds the packages of its modules. */
export const thirdPartyLicenses = () => {
  const folders = new Set();
  return {
    name: 'third-party-licenses',
    writeBundle({ dir }) {
      for (const id of this.getModuleIds()) {
        const [folder] = PACKAGE.exec(id) ?? [];
        if (folder !== undefined) folders.add(folder);
      }
      const text = [...folders]
        .sort()
        .map(licenseOf)
        .join(`\n${'-'.repeat(72)}\n\n`);
      mkdirSync(dir, { recursive: true });
      writeFileSync(join(dir, FILE), text);
    },
  };
};
