import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Documents for users. Tests run their code blocks. */
export const DOCUMENTS: readonly string[] = [
  'README.md',
  'docs/errors.md',
  ...['docs/guides', 'docs/reference'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .sort(),
  ),
];

/** A code block of a document. */
export interface CodeBlock {
  /** Path of the document. */
  readonly document: string;
  /** Line of the fence, from 1. */
  readonly line: number;
  readonly language: string;
  readonly text: string;
  /** What the block prints: the `text` block behind it, or null. */
  readonly output: string | null;
  /** The source of a page that `npm run integrations hosts` or `frameworks` measures. */
  readonly isMeasured: boolean;
}

/** A block, and a `text` block that follows it without other lines between them. */
const BLOCK =
  /^( *)```(\w+)\n([^]*?)^ *```\n(?:\n```text\n([^]*?)^```\n)?(?=(\n<!-- end of generated -->)?)/gm;

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** The code blocks of a text in their order. A `text` block with the output of a program belongs to the program. */
export const codeBlocksIn = (document: string, text: string): readonly CodeBlock[] =>
  [...text.matchAll(BLOCK)].map((match) => ({
    document,
    line: lineOf(text, match.index),
    language: match[2] ?? '',
    text: match[3] ?? '',
    output: match[4] ?? null,
    isMeasured: match[5] !== undefined,
  }));

/** The code blocks of one document. */
const codeBlocksOf = (document: string): readonly CodeBlock[] =>
  codeBlocksIn(document, readFileSync(document, 'utf8'));

/** The code blocks of all documents. */
export const codeBlocks: readonly CodeBlock[] = DOCUMENTS.flatMap(codeBlocksOf);

/** The text of the only block of a document in this language that matches. Throws an Error if it is not the only one. */
export const onlyBlock = (document: string, language: string, pattern = /(?:)/): string => {
  const found = codeBlocksOf(document).filter(
    (block) => block.language === language && pattern.test(block.text),
  );
  const [block, ...others] = found;
  if (block === undefined || others.length > 0)
    throw new Error(
      `${document} has ${found.length} blocks in ${language} with ${pattern.source}.`,
    );
  return block.text;
};

/** What runs a block. */
export type BlockRun =
  | 'program in Node'
  | 'unit test'
  | 'snippet in a page'
  | 'whole page'
  | 'type check'
  | 'template types'
  | 'calls of the service'
  | 'command lines'
  | 'style sheet'
  | 'strict policy'
  | 'embed'
  | 'foreign CMS'
  | 'audit rules'
  | 'measured host';

const SERVICE = 'docs/guides/cms/service.md';

/** Its blocks are one site. */
const FRAMED_BUILDER = 'docs/guides/cms/builder-in-a-frame.md';

/** Modules that need Node or a key. */
const SERVER_MODULE = /from '(?:node:|media-embed-elements\/(?:api|publish|schema|server)')/;

/** Packages other than this one. */
const OTHER_PACKAGE = /from '(?!node:|\/|https?:|\.|media-embed-elements)/;

const IMPORTS_PACKAGE = /\b(?:from|import) ?\(?'(?!node:|\/|https?:|\.)/;

const isScript = ({ language }: CodeBlock): boolean => language === 'js' || language === 'ts';

const isWholePage = ({ document, language, text }: CodeBlock): boolean =>
  document !== FRAMED_BUILDER && language === 'html' && text.startsWith('<!doctype html>');

/** Scripts of a page are files of the folder for pages without a bundler; Decap CMS is not. */
const isSnippet = (block: CodeBlock): boolean => {
  if (block.document === FRAMED_BUILDER) return false;
  if (block.language === 'html')
    return !isWholePage(block) && !block.text.includes('/decap-cms.js');
  return isScript(block) && !SERVER_MODULE.test(block.text) && !OTHER_PACKAGE.test(block.text);
};

const isAuditRules = ({ language, text }: CodeBlock): boolean =>
  language === 'json' && text.includes('audit-rules.schema.json');

const RUNS: readonly (readonly [BlockRun, (block: CodeBlock) => boolean])[] = [
  [
    'calls of the service',
    ({ document, language, text }) =>
      (document === SERVICE && language !== 'text') || text.startsWith('curl '),
  ],
  ['measured host', ({ isMeasured }) => isMeasured],
  ['program in Node', (block) => block.language === 'js' && block.output !== null],
  ['unit test', ({ text, isMeasured }) => !isMeasured && text.includes("from 'vitest'")],
  ['whole page', isWholePage],
  ['snippet in a page', (block) => isSnippet(block) && !block.isMeasured],
  [
    'type check',
    (block) =>
      isScript(block) &&
      !block.isMeasured &&
      IMPORTS_PACKAGE.test(block.text) &&
      !block.text.includes("from 'vitest'"),
  ],
  ['template types', ({ text }) => text.startsWith('/// <reference')],
  [
    'command lines',
    ({ language, text }) => language === 'sh' && /^(?:[A-Z_]+=\S+ )?np[mx] /.test(text),
  ],
  ['style sheet', ({ language }) => language === 'css'],
  ['strict policy', ({ language }) => language === 'http'],
  ['foreign CMS', ({ document }) => document === FRAMED_BUILDER],
  ['audit rules', isAuditRules],
  [
    'embed',
    (block) => block.language === 'json' && block.document !== SERVICE && !isAuditRules(block),
  ],
];

/** Everything that runs a block; empty if nothing does. */
export const runsOf = (block: CodeBlock): readonly BlockRun[] =>
  RUNS.filter(([, matches]) => matches(block)).map(([run]) => run);

/** The blocks that are run this way, in the order of the documents. */
export const blocksRunAs = (run: BlockRun): readonly CodeBlock[] =>
  codeBlocks.filter((block) => runsOf(block).includes(run));
