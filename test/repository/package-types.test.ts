import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { manifest } from './project.js';

const FOLDER = '.build/package-types';

const FOR_SERVERS = ['api', 'schema', 'server'].map((name) => `./${name}`);

const forPages = Object.keys(manifest.exports).filter(
  (name) => !name.endsWith('.json') && !FOR_SERVERS.includes(name),
);

const PAGE = `${forPages.map((name, index) => `import * as module${index} from '${name.replace('.', manifest.name)}';\nconsole.log(module${index});`).join('\n')}
const embed = document.querySelector('media-embed');
embed?.addEventListener('adstart', ({ ad }) => ad.position);
embed?.addEventListener('adempty', ({ ad }) => ad?.position);
const rate: number | undefined = embed?.playbackRate;
console.log(rate);
`;

const CLIENT = `import { createClient } from '${manifest.name}/api';
const client = createClient({ baseUrl: 'https://media.example', authKey: 'key' });
console.log(client.v2);
`;

/** A page has the types of the DOM and none of Node, a server the other way round. */
const PROGRAMS = {
  page: { code: PAGE, lib: ['ES2022', 'DOM', 'DOM.Iterable'], types: [] },
  client: { code: CLIENT, lib: ['ES2022'], types: ['node'] },
} as const;

const RESOLUTIONS = [
  ['NodeNext', 'NodeNext'],
  ['Node16', 'Node16'],
  ['ESNext', 'Bundler'],
] as const;

/** TypeScript 6 and 7, by their package. */
const COMPILERS = ['typescript', 'typescript-native'] as const;

describe('the types of the package', () => {
  for (const compiler of COMPILERS)
    for (const [module, moduleResolution] of RESOLUTIONS)
      for (const [name, { code, lib, types }] of Object.entries(PROGRAMS)) {
        it(`compile in a ${name} with ${compiler}, ${moduleResolution} and skipLibCheck off`, () => {
          const folder = join(FOLDER, `${name}-${compiler}-${moduleResolution}`);
          rmSync(folder, { recursive: true, force: true });
          mkdirSync(folder, { recursive: true });
          writeFileSync(join(folder, 'program.ts'), code);
          const compilerOptions = {
            ...{
              strict: true,
              exactOptionalPropertyTypes: true,
              noEmit: true,
              skipLibCheck: false,
            },
            ...{ target: 'ES2022', module, moduleResolution, lib, types },
          };
          const configuration = { compilerOptions, files: ['program.ts'] };
          writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
          const tsc = join('node_modules', compiler, 'bin/tsc');
          const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', folder], {
            encoding: 'utf8',
          });
          assert.equal(status, 0, stdout.slice(0, 2_000));
        });
      }
});
