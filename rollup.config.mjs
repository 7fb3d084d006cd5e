/**
 * Bundles the compiled modules in .build/: the library for npm and for CDNs, and the sandbox package without its pages,
 * which scripts/bundle-site.mjs bundles. BUNDLE=npm, cdn or sandbox builds one of them alone.
 */
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { dts } from 'rollup-plugin-dts';
import { copySandboxFiles } from './scripts/rollup/copies.mjs';
import { builtHls } from './scripts/rollup/built-hls.mjs';
import { compactTemplates } from './scripts/rollup/compact-templates.mjs';
import { conditionalMessages, productionMessages } from './scripts/rollup/developer-messages.mjs';
import { writeElementFiles } from './scripts/rollup/element-files.mjs';
import {
  cdnBundle,
  cdnEntries,
  cdnFunctionEntries,
  cdnScript,
  cdnSeparateEntries,
  isLibraryDependency,
  isSandboxDependency,
  LIT_MODULES,
  npmEntries,
  npmTypeEntries,
  sandboxEntries,
} from './scripts/rollup/entries.mjs';
import {
  chunkGroups,
  isShared,
  packageGroups,
  translationGroup,
} from './scripts/rollup/chunk-groups.mjs';
import { integrity } from './scripts/rollup/integrity.mjs';
import { loaderGraph } from './scripts/rollup/loader-graph.mjs';
import { compact, minified } from './scripts/rollup/minified.mjs';
import { thirdPartyLicenses } from './scripts/rollup/third-party-licenses.mjs';
import { withoutPlayerInPage } from './scripts/rollup/without-player-in-page.mjs';

const browserModules = () => nodeResolve({ browser: true, exportConditions: ['browser'] });

/** zod names an annotation in a comment, and two of its modules import each other. */
const isOfZod = ({ code, ids, loc }) =>
  ['INVALID_ANNOTATION', 'CIRCULAR_DEPENDENCY'].includes(code) &&
  [...(ids ?? []), loc?.file ?? ''].some((id) => id.includes('/node_modules/zod/'));

/** A missing export or an unresolved import is only a warning of rollup, but an error in a page. */
const onwarn = (warning) => {
  if (!isOfZod(warning)) throw new Error(warning.message);
};

const chunkFileNames = 'chunks/[name]-[hash].js';

/** Code that two pages share never becomes part of one page's entry, because the other page would run that entry. */
const preserveEntrySignatures = 'strict';

const isExternal = (id) => id.startsWith('node:') || isLibraryDependency(id);

const configs = {
  npm: () => ({
    input: npmEntries(),
    external: isExternal,
    preserveEntrySignatures,
    onwarn,
    plugins: [
      conditionalMessages(),
      compactTemplates(),
      builtHls(),
      nodeResolve(),
      compact(),
      thirdPartyLicenses(),
      writeElementFiles('dist'),
    ],
    output: {
      dir: 'dist',
      paths: LIT_MODULES,
      // The package has them once, in the folder for pages without a bundler, which works without the others.
      chunkFileNames: (chunk) => (isShared(chunk) ? `cdn/${chunkFileNames}` : 'chunks/[name].js'),
      manualChunks: packageGroups(),
      onlyExplicitManualChunks: true,
      hoistTransitiveImports: false,
    },
  }),
  cdn: () => ({
    input: cdnEntries(),
    preserveEntrySignatures,
    onwarn,
    plugins: [
      productionMessages(),
      builtHls(),
      compactTemplates(),
      loaderGraph(),
      browserModules(),
      minified(),
      thirdPartyLicenses(),
      integrity(),
    ],
    output: { dir: 'dist/cdn', chunkFileNames },
  }),
  sandbox: () => ({
    input: sandboxEntries(),
    external: (id) => id.startsWith('node:') || isSandboxDependency(id),
    onwarn,
    plugins: [copySandboxFiles('demo/sandbox/dist')],
    output: { dir: 'demo/sandbox/dist' },
  }),
};

const chosen = process.env.BUNDLE ? [process.env.BUNDLE] : Object.keys(configs);

/** test/repository/tarball.test.ts checks that the public types can be named. */
const onTypesWarning = (warning) => {
  if (!warning.message.includes('with no public re-export')) onwarn(warning);
};

/** The types of the modules of the package, in as few files as the modules. */
const withTypes = (config) => [
  config,
  {
    input: npmTypeEntries(),
    external: isExternal,
    onwarn: onTypesWarning,
    plugins: [dts({ tsconfig: false, respectExternal: true })],
    output: {
      dir: 'dist',
      paths: LIT_MODULES,
      entryFileNames: '[name].d.ts',
      chunkFileNames: ({ name }) => `types/${name.replace(/\.d$/, '')}.d.ts`,
      hoistTransitiveImports: false,
    },
  },
];

/** Not minified; a request costs more than these bytes do in a file that does not need them. */
const MIN_CHUNK_BYTES = 4_000;

/** The modules of the CDN build, each set of entries with its own chunks. */
const cdnBuilds = (config) => {
  const output = { ...config.output, experimentalMinChunkSize: MIN_CHUNK_BYTES };
  const grouped = (manualChunks) => ({ ...output, manualChunks, onlyExplicitManualChunks: true });
  return [
    { ...config, output: grouped(chunkGroups()) },
    { ...config, input: cdnFunctionEntries(), output: grouped(translationGroup) },
    ...cdnSeparateEntries().map((input) => ({ ...config, input, output })),
    {
      ...config,
      input: cdnBundle(),
      plugins: [withoutPlayerInPage(), ...config.plugins],
      output: { ...config.output, inlineDynamicImports: true },
    },
    { ...config, input: cdnScript(), output: { ...config.output, format: 'iife' } },
  ];
};

const VARIANTS = {
  npm: withTypes,
  cdn: cdnBuilds,
};

export default chosen.flatMap((name) =>
  (VARIANTS[name] ?? ((config) => [config]))(configs[name]()),
);
