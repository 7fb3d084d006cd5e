import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { blocksRunAs } from '../documents.js';

const FOLDER = '.build/documented-types';

/** Packages of the examples that the library does not install. Their types are checked by `npm run integrations editors` and `servers`. */
const OTHER_PACKAGES = [
  '@editorjs/editorjs',
  '@vitejs/plugin-vue',
  'ckeditor5',
  'dompurify',
  'express',
  'fastify',
  'lexical',
  'markdown-it',
  'prosemirror-schema-basic',
  'quill',
  'rehype-sanitize',
  'sanitize-html',
  'tinymce',
  'unstorage',
];

/** What the examples take from the program around them. */
const SURROUNDINGS = `
${OTHER_PACKAGES.map((name) => `declare module '${name}';`).join('\n')}
declare module 'ce-la-react' {
  export const createComponent: (options: object) => unknown;
  export type EventName<Type extends Event> = string & { readonly event?: Type };
}
declare const embed: import('media-embed-elements').Embed;
declare const nonce: string;
declare const element: HTMLElement;
declare const holder: HTMLElement;
declare const html: string;
declare const options: { embeds: string[]; players: string[] };
declare const processor: any;
`;

/** The command of our node, which programs in TypeScript declare for themselves. */
const TIPTAP_COMMANDS = `
import '@tiptap/core';
declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    mediaEmbed: { setMediaEmbed: (text: string) => ReturnType };
  }
}
`;

const COMPILER_OPTIONS = {
  strict: true,
  noEmit: true,
  target: 'ES2022',
  module: 'NodeNext',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: ['node'],
  skipLibCheck: true,
};

const examples = blocksRunAs('type check');

it('the examples of the documents compile under strict', () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'surroundings.d.ts'), SURROUNDINGS);
  writeFileSync(join(FOLDER, 'tiptap.d.ts'), TIPTAP_COMMANDS);
  for (const { document, line, text } of examples) {
    const name = `${document.replaceAll('/', '-')}-${line}.ts`;
    writeFileSync(join(FOLDER, name), `${text}\nexport {};\n`);
  }
  const configuration = { compilerOptions: COMPILER_OPTIONS, include: ['*.ts'] };
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(configuration));
  const compiler = 'node_modules/typescript/bin/tsc';
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', FOLDER], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, stdout);
  assert.ok(examples.length > 20, `${examples.length} examples`);
});
