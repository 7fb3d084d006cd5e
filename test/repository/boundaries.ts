import { type Import, importsOf } from './imports.js';

/** Who may not import what, and why. */
export interface Boundary {
  readonly because: string;
  readonly from: RegExp;
  readonly to: RegExp;
  /** Types alone may cross. */
  readonly typesMayCross?: boolean;
  /** A file and its source that cross the boundary: the proof that it is watched. */
  readonly crossing: readonly [file: string, source: string];
}

/** The sandbox's server; its hosted player page is made of our own elements and is not part of it. */
const SERVER = /^demo\/sandbox\/(?!hosted-player\/)/;

export const boundaries: readonly Boundary[] = [
  {
    because: 'the library does not import its elements',
    from: /^src\//,
    to: /^(components|demo|test)\//,
    crossing: ['src/resolve/size.ts', "import type { Box } from '../../components/box.js';"],
  },
  {
    because: 'the core does not import the player, the network or the DOM',
    from: /^src\/(?!(api|vast|player)\/)/,
    to: /^src\/(api|vast|player)\//,
    crossing: ['src/resolve/size.ts', "import type { Player } from '../player/player.js';"],
  },
  {
    because: 'VAST is read without a player',
    from: /^src\/(api|vast)\//,
    to: /^src\/player\//,
    crossing: ['src/vast/linear.ts', "import type { AdStage } from '../player/ads/ad-stage.js';"],
  },
  {
    because: 'the elements do not import the demo',
    from: /^components\//,
    to: /^(demo|test)\//,
    crossing: ['components/define.ts', "export * from '../demo/publisher/publisher.js';"],
  },
  {
    because: 'the demo pages speak to the sandbox through HTTP alone',
    from: /^demo\/(?!sandbox\/)/,
    to: /^(demo\/sandbox|test)\//,
    crossing: ['demo/cms/cms.ts', "import { seed } from '../sandbox/seed.js';"],
  },
  {
    because: 'the sandbox is a second reading of the interface',
    from: SERVER,
    to: /^(src|components|test|demo\/(?!sandbox\/))/,
    crossing: ['demo/sandbox/app.ts', "import type { Embed } from '../../src/schema/embed.js';"],
  },
  {
    because: 'zod weighs more than the whole core',
    from: /^(src\/(?!schema\/)|components\/|demo\/(?!sandbox\/))/,
    to: /^package:zod(\/|$)/,
    crossing: ['src/resolve/size.ts', "import * as z from 'zod/mini';"],
  },
  {
    because: 'a value of the schemas brings zod along',
    from: /^(src\/(ad-tags|resolve|render|locales|vast|player)\/|src\/[^/]+$|components\/)/,
    to: /^src\/schema\//,
    typesMayCross: true,
    crossing: ['src/resolve/size.ts', "import { EmbedSchema } from '../schema/embed.js';"],
  },
  {
    because: 'the schemas say how the wire is shaped, not what it means',
    from: /^src\/schema\//,
    to: /^src\/(ad-tags|resolve|render|api)\//,
    typesMayCross: true,
    crossing: ['src/schema/embed.ts', "import { size } from '../resolve/size.js';"],
  },
  {
    because: 'the network lives in the client',
    from: /^(src\/(?!api\/)|components\/|demo\/)/,
    to: /^package:ky(\/|$)/,
    crossing: ['components/embed-source/fetch-embed.ts', "import ky from 'ky';"],
  },
  {
    because: 'a page loads nothing of a server',
    from: /^(src\/(?!cli\/)|components\/|demo\/(?!sandbox\/)|demo\/sandbox\/hosted-player\/)/,
    to: /^package:(hono|@hono\/[^/]+|@libsql\/[^/]+|@fastify\/[^/]+)(\/|$)/,
    crossing: ['src/resolve/bulk.ts', "import { Hono } from 'hono';"],
  },
  {
    because: 'the core and the sandbox have no elements',
    from: /^(src\/(?!player\/)|demo\/sandbox\/(?!hosted-player\/))/,
    to: /^package:(lit|lit-html|lit-element|@lit\/[^/]+)(\/|$)/,
    crossing: ['src/render/amp.ts', "const lit = await import('lit');"],
  },
  {
    because: 'ad tags are expanded without an embed',
    from: /^src\/ad-tags\//,
    to: /^src\/(resolve|render)\//,
    crossing: ['src/ad-tags/fill.ts', "import type { Ad } from '../resolve/player-config.js';"],
  },
  {
    because: 'what an embed means does not depend on how it is written',
    from: /^src\/resolve\//,
    to: /^src\/(render|api)\//,
    crossing: ['src/resolve/size.ts', "export { amp } from '../render/amp.js';"],
  },
  {
    because: 'the core and the elements run in a browser',
    from: /^(src\/(?!cli\/)|components\/)/,
    to: /^node:/,
    crossing: ['src/render/amp.ts', "import { join } from 'node:path';"],
  },
];

const crosses = (boundary: Boundary, file: string, found: Import): boolean =>
  boundary.from.test(file) &&
  boundary.to.test(found.target) &&
  !(boundary.typesMayCross === true && found.isType);

/** The imports of one source file that cross a boundary, in words. */
export const crossings = (file: string, source: string): readonly string[] =>
  importsOf(file, source).flatMap((found) =>
    boundaries
      .filter((boundary) => crosses(boundary, file, found))
      .map(({ because }) => `${file} imports ${found.target}, yet ${because}.`),
  );
