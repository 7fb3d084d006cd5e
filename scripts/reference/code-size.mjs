/** How much code each part of the library is, for readers who ask what they may leave out. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { code, table } from './markdown.mjs';

/** The folders of each part, who needs it, and what leaves with it. A folder below another one counts here alone. */
const PARTS = [
  [
    'Core',
    [
      'src/text',
      'src/time',
      'src/network',
      'src/schema',
      'src/resolve',
      'src/ad-tags',
      'src/render',
      'src/consent-strings',
      'src/messages',
      'src/locales',
    ],
    'everybody: embeds, ad tags, embed code and texts',
    'nothing works without it',
  ],
  [
    'Elements and player',
    ['components', 'src/player'],
    'pages that show embeds',
    'playback: pages get embed code from the core alone',
  ],
  [
    'Ads in the page',
    ['src/player/ads', 'src/vast'],
    'pages whose own player shows ads; a framed player has its own',
    'the inspector, and with it the diagnosis',
  ],
  [
    'Builder and preview',
    ['components/media-embed-code', 'components/media-embed-preview', 'src/editors'],
    'CMS and their editors',
    'the CMS page of the demo',
  ],
  [
    'Linter',
    ['src/lint'],
    'who asks what is wrong with an embed, a tag or a response',
    'the diagnosis and the findings of preview and builder',
  ],
  [
    'Diagnosis',
    ['src/diagnosis', 'components/ad-tag-debugger', 'src/audit', 'src/cli'],
    'ad operations',
    'the command and the ad-ops page of the demo',
  ],
  [
    'Servers',
    ['src/api', 'src/publish'],
    'who publishes embeds or calls the service',
    'the server of the demo CMS',
  ],
  ['Demo and sandbox', ['demo'], 'who tries or changes the library', 'the end-to-end tests'],
];

const FOLDERS = PARTS.flatMap(([, folders]) => folders);

const isWritten = (path) => path.endsWith('.ts') && !path.includes('/generated/');

const filesBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => isWritten(path) && statSync(join(root, path)).isFile());

/** The most specific folder of the table that has the file. */
const folderOf = (path) =>
  FOLDERS.filter((folder) => path.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0];

const linesIn = (folder) =>
  filesBelow(folder)
    .filter((path) => folderOf(path) === folder)
    .reduce((sum, path) => sum + readFileSync(join(root, path), 'utf8').split('\n').length - 1, 0);

/** Rounded, so that not every change of the code changes the document. */
const rounded = (lines) => (Math.round(lines / 500) * 500).toLocaleString('en-US');

export const codeSize = () => {
  const rows = PARTS.map((part) => [
    part,
    part[1].reduce((sum, folder) => sum + linesIn(folder), 0),
  ]);
  const total = rows.reduce((sum, [, lines]) => sum + lines, 0);
  return table(
    ['Part', 'Lines', 'Folders', 'Who needs it', 'What goes with it'],
    [
      ...rows.map(([[name, folders, users, loss], lines]) => [
        name,
        rounded(lines),
        folders.map(code).join(', '),
        users,
        loss,
      ]),
      ['All', rounded(total), '', '', ''],
    ],
  );
};
