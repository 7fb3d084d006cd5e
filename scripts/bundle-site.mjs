/**
 * Bundles the demo pages and the scripts of the documentation with rolldown, which takes a tenth of rollup's time; their
 * last bytes do not matter, unlike those of the library.
 */
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { compactTemplates } from './rollup/compact-templates.mjs';
import { copyPages } from './rollup/copies.mjs';
import { productionMessages } from './rollup/developer-messages.mjs';
import { cdnScript, docsEntries, hostedPlayerEntries, siteEntries } from './rollup/entries.mjs';
import { sourceMaps } from './rollup/source-maps.mjs';
import { thirdPartyLicenses } from './rollup/third-party-licenses.mjs';
import { root } from './run.mjs';

const onwarn = (warning) => {
  throw new Error(warning.message);
};

const write = async (entries, plugins, output) => {
  const input = Object.fromEntries(
    Object.entries(entries).map(([name, path]) => [name, join(root, path)]),
  );
  const build = await rolldown({
    input,
    plugins,
    onwarn,
    checks: { pluginTimings: false },
    cwd: root,
    platform: 'browser',
    resolve: { conditionNames: ['browser', 'import', 'default'] },
  });
  await build.write({ chunkFileNames: 'chunks/[name]-[hash].js', ...output });
  await build.close();
};

/**
 * The hosted player runs on another site than the pages, so it has its own bundle beside theirs. The published articles
 * have the script for themes.
 */
const writePages = async (groups, plugins, output) => {
  for (const entries of [...groups, hostedPlayerEntries()]) await write(entries, plugins, output);
  await write(cdnScript(), plugins, { ...output, format: 'iife' });
};

const SMALL = { minify: true, comments: { legal: false } };

const packed = () => [productionMessages(), compactTemplates(), thirdPartyLicenses()];

const BUNDLES = {
  /** For `npm start`. Each page shares nothing with the others, so that it loads few files. */
  site: (dir) => {
    const groups = Object.entries(siteEntries()).map((entry) => Object.fromEntries([entry]));
    const plugins = [sourceMaps(), copyPages('demo', dir)];
    return writePages(groups, plugins, { dir, sourcemap: true });
  },
  'packed-site': (dir) =>
    writePages([siteEntries()], [...packed(), copyPages('demo', dir)], { dir, ...SMALL }),
  docs: (dir) => write(docsEntries(), packed(), { dir, ...SMALL }),
};

/** Writes one of the bundles into a folder. */
export const bundleSite = (name, dir) => BUNDLES[name](dir);
