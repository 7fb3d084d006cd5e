import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const COMPILED = new URL('./', import.meta.url);

/** In the published package, media files are next to the compiled code; in the repository, next to the sources. */
const isPackage = existsSync(new URL('media/', COMPILED));

const PROJECT = new URL('../../../', COMPILED);

const SOURCES = isPackage ? COMPILED : new URL('demo/sandbox/', PROJECT);

const SITE = isPackage ? new URL('site/', COMPILED) : new URL('.build/site/', PROJECT);

const pathIn = (folder: URL, path: string): string => fileURLToPath(new URL(path, folder));

export const locations = {
  manifest: isPackage
    ? pathIn(COMPILED, '../package.json')
    : pathIn(PROJECT, 'demo/sandbox/package.json'),
  seed: pathIn(SOURCES, 'seed/embeds.json'),
  media: pathIn(SOURCES, 'media'),
  /** The demo pages, bundled. */
  site: pathIn(SITE, './'),
  playerScript: pathIn(COMPILED, 'hosted-player'),
  playerStyle: pathIn(SOURCES, 'hosted-player'),
} as const;
