import { importsOf } from './imports.js';

/**
 * What the files of a folder may import besides each other: folders, packages and `node:`. `type:` allows only
 * imports of types. A folder without its own line belongs to the one above it.
 */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  src: ['src/messages', 'src/ad-tags', 'src/lint', 'src/render', 'src/resolve', 'type:src/schema'],
  'src/ad-tags': ['src', 'src/messages'],
  'src/resolve': ['src', 'src/messages', 'src/ad-tags', 'type:src/schema'],
  'src/render': ['src', 'src/messages', 'src/ad-tags', 'src/resolve', 'type:src/schema'],
  'src/lint': [
    'src',
    'src/messages',
    'src/ad-tags',
    'src/consent-strings',
    'src/resolve',
    'type:src/schema',
  ],
  // What the elements and the command inspect with: it reads the answers that src/vast requested.
  'src/lint/response': ['src', 'src/messages', 'src/ad-tags', 'src/lint', 'src/vast'],
  'src/consent-strings': ['src/messages'],
  // The texts for viewers are objects that pages can register too.
  'src/messages': ['type:src/locales'],
  'src/locales': ['src/messages', 'src/lint'],
  'src/schema': ['src', 'package:zod'],
  'src/api': ['src', 'src/schema', 'package:ky'],
  'src/publish': ['src', 'src/api', 'src/render', 'src/resolve', 'type:src/schema'],
  'src/vast': ['src', 'src/messages', 'src/ad-tags', 'src/resolve', 'src/lint/response'],
  'src/vast/node': ['node:', 'src', 'src/vast', 'src/lint/response'],
  'src/diagnosis': [
    'src',
    'src/ad-tags',
    'src/consent-strings',
    'src/lint',
    'src/resolve',
    'src/vast',
    'type:src/schema',
    'src/locales',
    'src/lint/response',
    'src/messages',
  ],
  'src/audit': [
    'node:',
    'package:zod',
    'src',
    'src/ad-tags',
    'src/api',
    'src/diagnosis',
    'src/lint',
    'src/lint/response',
    'src/messages',
    'src/resolve',
    'src/vast',
    'src/vast/node',
    'type:src/schema',
  ],
  'src/editors': ['src', 'src/messages', 'src/render'],
  // Each command loads only the folders that it needs; test/src/cli/command-list.test.ts says which.
  'src/cli': [
    'node:',
    'package:playwright-core',
    'src',
    'src/ad-tags',
    'src/api',
    'src/audit',
    'src/lint',
    'src/lint/response',
    'src/resolve',
    'src/render',
    'src/vast',
    'src/vast/node',
    'src/diagnosis',
    'src/messages',
    'type:src/schema',
  ],
  'src/player': [
    'src',
    'src/ad-tags',
    'src/resolve',
    'type:src/schema',
    'src/locales',
    'src/vast',
    'package:lit',
    'package:hls.js',
  ],
  components: [
    'src',
    'src/messages',
    'src/resolve',
    'type:src/schema',
    'src/render',
    'src/locales',
    'src/player',
    'components/ad-tag-debugger',
    'components/controllers',
    'package:lit',
    'package:@lit/reactive-element',
  ],
  'components/controllers': [
    'src',
    'src/resolve',
    'type:src/schema',
    'src/locales',
    'src/player',
    'type:package:lit',
  ],
  'components/ad-tag-debugger': [
    'src',
    'src/ad-tags',
    'src/consent-strings',
    'src/diagnosis',
    'src/lint',
    'src/player',
    'src/resolve',
    'src/vast',
    'src/locales',
    'src/messages',
    'type:src/schema',
    'components',
    'components/controllers',
    'package:lit',
  ],
  'components/server': [
    'src',
    'src/messages',
    'src/resolve',
    'type:src/schema',
    'src/render',
    'src/locales',
    'type:src/messages',
    'components',
    'components/controllers',
  ],
  demo: [
    'src',
    'src/messages',
    'src/player',
    'components',
    'components/ad-tag-debugger',
    'src/locales',
    'package:lit',
  ],
  'demo/docs': [
    'src',
    'src/player',
    'components',
    'components/ad-tag-debugger',
    'demo',
    'package:lit',
    'package:minisearch',
  ],
  // The page calls its server by HTTP and shares only types with it.
  'demo/cms': [
    'src',
    'src/editors',
    'src/messages',
    'components',
    'demo',
    'type:demo/cms/server',
    'src/locales',
    'package:lit',
    'package:@tiptap/core',
    'package:@tiptap/pm',
    'package:@tiptap/starter-kit',
    'package:node-diff3',
  ],
  // The server of a publisher: it uses the service by the library's client alone.
  'demo/cms/server': [
    'node:',
    'src',
    'src/api',
    'src/editors',
    'src/messages',
    'src/publish',
    'package:hono',
    'package:minisearch',
    'package:zod',
  ],
  // The texts of its pages say nothing about the interface that it implements.
  'demo/sandbox': ['node:', 'package:*', 'src/messages', 'demo/sandbox/embeds', 'demo/cms/server'],
  'demo/sandbox/embeds': ['src/publish'],
  'demo/sandbox/hosted-player': [
    'src',
    'src/resolve',
    'type:src/schema',
    'src/player',
    'components',
  ],
};

/** The folder of the table that a file, or a module without extension, belongs to. */
const folderOf = (path: string): string | null => {
  const folders = Object.keys(IMPORTS).filter((folder) => path.startsWith(`${folder}/`));
  return folders.sort((a, b) => b.length - a.length)[0] ?? null;
};

/** A target as the table writes it: a folder, `package:NAME` or `node:`; null for a folder outside the table. */
const written = (target: string): string | null => {
  if (target.startsWith('node:')) return 'node:';
  return /^package:(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? folderOf(target);
};

/** One sentence for each import of a source file that the table does not allow. */
export const crossings = (file: string, source: string): readonly string[] => {
  const folder = folderOf(file);
  if (folder === null) return [];
  const allowed = IMPORTS[folder] ?? [];
  return importsOf(file, source).flatMap(({ target, isType }) => {
    const to = written(target);
    const names = to === null ? [] : [to, ...(to.startsWith('package:') ? ['package:*'] : [])];
    const isAllowed =
      to === folder ||
      names.some((name) => allowed.includes(name) || (isType && allowed.includes(`type:${name}`)));
    return isAllowed ? [] : [`${file} imports ${target}, which ${folder} may not.`];
  });
};
