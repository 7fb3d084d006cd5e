/** Rollup plugins that copy files other than modules beside the bundles. */
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { root } from '../run.mjs';

const filesBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, folder).length + 1));

const copy = (from, to, isWanted) => {
  for (const file of filesBelow(from).filter(isWanted)) {
    cpSync(join(root, from, file), join(root, to, file));
  }
};

const STATIC = new Set(['.html', '.css', '.svg', '.vtt', '.png', '.jpg', '.webp', '.ico']);

const PAGES = ['index.html', 'publisher/index.html', 'cms/index.html', 'ad-ops/index.html'];

const isStatic = (file) => STATIC.has(extname(file)) && file.split(sep)[0] !== 'sandbox';

const isSeed = (file) => extname(file) === '.json';

const isMedia = (file) => extname(file) !== '.sh';

const PLAYER_FILES = [
  ['demo/sandbox', 'hosted-player/hosted-player.css'],
  ['.build/demo/sandbox', 'hosted-player/embed.js'],
];

/** Copies the files that the sandbox reads and serves. */
export const copySandboxFiles = (to) => ({
  name: 'copy-sandbox-files',
  writeBundle() {
    copy('demo/sandbox/seed', join(to, 'seed'), isSeed);
    copy('demo/sandbox/media', join(to, 'media'), isMedia);
    for (const [from, file] of PLAYER_FILES) cpSync(join(root, from, file), join(root, to, file));
  },
});

/** Copies the pages, styles and images of the demo; the sandbox serves its own. */
export const copyPages = (from, to) => ({
  name: 'copy-pages',
  writeBundle() {
    copy(from, to, isStatic);
    const missing = PAGES.filter((page) => !existsSync(join(root, to, page)));
    if (missing.length > 0) throw new Error(`Pages of ${from}/ are missing: ${missing.join(', ')}`);
  },
});
