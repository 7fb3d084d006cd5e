import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { onlyBlock } from '../documents.js';
import { installPacked } from '../packed-package.js';
import { manifest } from './project.js';

const FOLDER = '.build/package-types';

const FOR_SERVERS = ['api', 'schema', 'server'].map((name) => `./${name}`);

/** Types for the templates of frameworks, which need those of the framework. */
const FOR_TEMPLATES = ['react', 'vue', 'svelte'].map((name) => `./${name}`);

const forPages = Object.keys(manifest.exports).filter(
  (name) => !name.endsWith('.json') && ![...FOR_SERVERS, ...FOR_TEMPLATES].includes(name),
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

/** A page of React 19 with correct and wrong attributes. */
const TEMPLATE = `${onlyBlock('docs/reference/exported-types.md', 'text')}import { createRef } from 'react';
import type { MediaEmbed } from '${manifest.name}/elements';
const element = createRef<MediaEmbed>();
export const right = (
  <main>
    <media-embed ref={element} key="a" src="/a.json" format="player" width={640} autoplay coppa className="wide" title="A"
      embed={{ id: '7' }} muted onadstart={({ ad }) => ad.position} onfloatend={({ reason }) => reason} onended={() => undefined}>
      <a href="/a">A</a>
    </media-embed>
    <media-embed-player config={null} controls="none" onadbreakstart={(event) => event.respondWith(null)} />
    <media-embed-code src="/a.json" format="amp" responsive={false} builder oncodeinsert={({ detail }) => detail} />
    <media-embed-preview src="/a.json" label="night" onerror={({ error }) => error.code} />
    <ad-tag-debugger device="mobile" value="https://ads.example/" ondiagnosis={({ diagnosis }) => diagnosis} />
  </main>
);
// @ts-expect-error -- There is no such format.
export const wrongWord = <media-embed format="flash" />;
// @ts-expect-error -- There is no such attribute.
export const wrongName = <media-embed source="/a.json" />;
// @ts-expect-error -- The width is a number.
export const wrongType = <media-embed width="wide" />;
// @ts-expect-error -- The event has another name.
export const wrongEvent = <media-embed onAdStart={() => undefined} />;
// @ts-expect-error -- React calls only the name in lower case.
export const wrongCase = <media-embed onPlay={() => undefined} />;
// @ts-expect-error -- The event of an error has no ad.
export const wrongField = <media-embed onerror={({ ad }) => ad} />;
`;

interface Program {
  readonly files: Readonly<Record<string, string>>;
  readonly lib: readonly string[];
  readonly types: readonly string[];
  /** Libraries whose types must not be needed. */
  readonly absent: RegExp;
}

/** A page has the types of the DOM and none of Node, a server and a worker the other way round. */
const PROGRAMS: Readonly<Record<string, Program>> = {
  page: {
    files: {
      'program.ts': PAGE,
      'template.tsx': TEMPLATE,
      'guide.tsx': onlyBlock('docs/guides/publisher/react.md', 'tsx'),
    },
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
    absent: /@types\/node\//,
  },
  server: {
    files: { 'program.ts': CLIENT },
    lib: ['ES2022'],
    types: ['node'],
    absent: /lib\.dom\.d\.ts/,
  },
  worker: {
    files: { 'program.ts': CLIENT },
    lib: ['ES2022', 'WebWorker'],
    types: [],
    absent: /@types\/node\/|lib\.dom\.d\.ts/,
  },
};

const RESOLUTIONS = [
  ['NodeNext', 'NodeNext'],
  ['Node16', 'Node16'],
  ['ESNext', 'Bundler'],
] as const;

/** TypeScript 5.9, 6 and 7, by their package. */
const COMPILERS = ['typescript-5.9', 'typescript', 'typescript-native'] as const;

/**
 * The older compilers need 6 s for a program, so they check the programs with a DOM and with Node once: all of them
 * resolve the modules of the package alike (test/repository/tarball.test.ts).
 */
const isChecked = (compiler: string, moduleResolution: string, name: string): boolean =>
  compiler === 'typescript-native' || (name !== 'worker' && moduleResolution === 'NodeNext');

const writeProgram = (
  folder: string,
  { files, lib, types }: Program,
  [module, moduleResolution]: (typeof RESOLUTIONS)[number],
): void => {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: false,
    // The libraries of the compiler itself, which take half of its time.
    skipDefaultLibCheck: true,
    target: 'ES2022',
    module,
    moduleResolution,
    lib,
    types,
    jsx: 'react-jsx',
  };
  const configuration = { compilerOptions, files: Object.keys(files) };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
};

describe('the types of the package', () => {
  before(() => {
    rmSync(FOLDER, { recursive: true, force: true });
    installPacked(FOLDER);
  });

  for (const compiler of COMPILERS)
    for (const resolution of RESOLUTIONS)
      for (const [name, program] of Object.entries(PROGRAMS)) {
        if (!isChecked(compiler, resolution[1], name)) continue;
        it(`compile in a ${name} with ${compiler}, ${resolution[1]} and skipLibCheck off`, () => {
          const folder = join(FOLDER, `${name}-${compiler}-${resolution[1]}`);
          writeProgram(folder, program, resolution);
          const tsc = join('node_modules', compiler, 'bin/tsc');
          const { status, stdout } = spawnSync(
            process.execPath,
            [tsc, '-p', folder, '--listFiles'],
            { encoding: 'utf8' },
          );
          const lines = stdout.split('\n');
          const errors = lines.filter((line) => !line.endsWith('.ts') && !line.endsWith('.tsx'));
          assert.equal(status, 0, errors.join('\n').slice(0, 2_000));
          assert.ok(stdout.includes(`${FOLDER}/node_modules/`), 'the published types are loaded');
          assert.deepEqual(
            lines.filter((line) => program.absent.test(line)),
            [],
          );
        });
      }
});
