/** The entries of the builds and their external packages. A missing entry ends the build. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

const readManifest = (folder) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), { encoding: 'utf8' }));

const library = readManifest('.');

const sandbox = readManifest('demo/sandbox');

const present = (entries) => {
  const missing = Object.values(entries).filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0) throw new Error(`These entries are not compiled: ${missing.join(', ')}.`);
  return entries;
};

/** Matches a dependency and the files inside it: `lit` and `lit/decorators.js`. */
const isDependencyOf =
  ({ dependencies, peerDependencies }) =>
  (id) =>
    Object.keys({ ...dependencies, ...peerDependencies }).some(
      (name) => id === name || id.startsWith(`${name}/`),
    );

/** `lit` only exports these modules again. Without it, npm installs one package less, and the others are the same. */
export const LIT_MODULES = {
  lit: 'lit-element/lit-element.js',
  'lit/directives/class-map.js': 'lit-html/directives/class-map.js',
  'lit/directives/live.js': 'lit-html/directives/live.js',
};

const isDependency = isDependencyOf(library);

export const isLibraryDependency = (id) => isDependency(id) || id in LIT_MODULES;

export const isSandboxDependency = isDependencyOf(sandbox);

const PUBLISHED = /^(?:\.\/)?dist\//;

/** Compiled files by the name that they have in the package, without extension. */
const byName = (paths, extension) =>
  Object.fromEntries(
    paths.map((path) => {
      const name = path.replace(PUBLISHED, '').slice(0, -extension.length);
      return [name, `.build/${name}${extension}`];
    }),
  );

/** The modules that package.json exports, selects by a condition, or runs as a command. */
export const npmEntries = () => {
  const modules = [...Object.values(library.exports), ...Object.values(library.imports)].flatMap(
    (target) => [target.development, target.node, target.default].filter(Boolean),
  );
  const commands = Object.values(library.bin);
  return present(byName([...modules, ...commands], '.js'));
};

/** The declarations of the exported modules; the build writes those of `frameworks` itself. */
export const npmTypeEntries = () =>
  present(
    byName(
      Object.values(library.exports)
        .filter((target) => target.types !== undefined && target.default !== undefined)
        .map(({ types }) => types),
      '.d.ts',
    ),
  );

export const sandboxEntries = () => present({ cli: '.build/demo/sandbox/cli.js' });

/** The modules of the package that pages use, by their file for pages without a bundler. They share state, such as settings. */
export const cdnEntries = () =>
  present({
    'media-embed': '.build/components/media-embed/define.js',
    'media-embed-code': '.build/components/media-embed-code/define.js',
    'media-embed-preview': '.build/components/media-embed-preview/define.js',
    'media-embed-loader': '.build/components/media-embed/loader.js',
    'media-embed-player': '.build/components/media-embed-player/define.js',
    'ad-tag-debugger': '.build/components/ad-tag-debugger/define.js',
    messages: '.build/src/locales/index.js',
    recorder: '.build/src/player/recorder/index.js',
  });

/** The pure functions, with the texts of their findings. */
export const cdnFunctionEntries = () =>
  present({
    index: '.build/src/index.js',
    vast: '.build/src/vast/index.js',
    diagnosis: '.build/src/diagnosis/index.js',
  });

/** Share no state with the elements, so they have builds of their own: each loads only what it uses, in few files. */
export const cdnSeparateEntries = () => [
  present({ analytics: '.build/src/player/analytics/index.js' }),
  present({ consent: '.build/components/consent.js' }),
  present({ frame: '.build/src/player/frame/index.js' }),
];

/** The element in one file, with all that a framed player needs. */
export const cdnBundle = () =>
  present({ 'media-embed.bundle': '.build/components/media-embed/define.js' });

/** A classic script, so it has a bundle of its own without exports and shared chunks. */
export const cdnScript = () =>
  present({ 'upgrade-links': '.build/components/upgrade-links/start.js' });

const docsScripts = (folder) => ({
  [`${folder}docs`]: '.build/demo/docs/docs.js',
  [`${folder}example-frame`]: '.build/demo/docs/example-frame.js',
});

/** The documentation as static files, without the demo pages. */
export const docsEntries = () => present(docsScripts(''));

export const siteEntries = () =>
  present({
    'start/start': '.build/demo/start/start.js',
    'publisher/publisher': '.build/demo/publisher/publisher.js',
    'cms/cms': '.build/demo/cms/cms.js',
    'ad-ops/ad-ops': '.build/demo/ad-ops/ad-ops.js',
    ...docsScripts('docs/'),
    // The elements for the articles that the CMS page publishes; upgrade-links.js is beside them.
    'media-embed': '.build/components/media-embed/define.js',
  });

/** Separate from the pages that frame it: code that both share could become part of a page's entry and run it. */
export const hostedPlayerEntries = () =>
  present({ 'hosted-player': '.build/demo/sandbox/hosted-player/hosted-player.js' });
