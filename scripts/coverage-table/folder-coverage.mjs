/** Adds up the coverage of files by folder, and writes it as a table. */
import { relative } from 'node:path';
import { root } from '../run.mjs';

/** Folders with code of the packages; tests and scripts are not counted. */
const COUNTED = /^(?:src|components|demo)\//;

const KINDS = ['lines', 'functions', 'branches'];

/** The source path of a compiled file, or of a source file that a source map names. */
const sourceOf = (path) =>
  relative(root, path)
    .replaceAll('\\', '/')
    .replace(/^\.build\//, '');

/** A file as the reporter of node:test describes it. */
export const nodeFile = (file) => ({
  path: sourceOf(file.path),
  lines: [file.coveredLineCount, file.totalLineCount],
  functions: [file.coveredFunctionCount, file.totalFunctionCount],
  branches: [file.coveredBranchCount, file.totalBranchCount],
});

const counted = (counts) => [counts.filter((count) => count > 0).length, counts.length];

/** How often each line with a statement ran. */
const lineCounts = ({ statementMap, s }) => {
  const lines = new Map();
  for (const [id, { start }] of Object.entries(statementMap))
    lines.set(start.line, Math.max(s[id], lines.get(start.line) ?? 0));
  return [...lines.values()];
};

/** A file as Istanbul describes it. */
export const browserFile = (file) => ({
  path: sourceOf(file.path),
  lines: counted(lineCounts(file)),
  functions: counted(Object.values(file.f)),
  branches: counted(Object.values(file.b).flat()),
});

/** `src/lint` for any file below it, and `src` for a file in it. */
const folderOf = (path) => path.split('/').slice(0, -1).slice(0, 2).join('/');

const sum = (one, other) => one.map((count, index) => count + other[index]);

/** The files added up by folder. */
export const byFolder = (files) => {
  const folders = new Map();
  for (const file of files.filter(({ path }) => COUNTED.test(path))) {
    const folder = folderOf(file.path);
    const before = folders.get(folder) ?? Object.fromEntries(KINDS.map((kind) => [kind, [0, 0]]));
    folders.set(
      folder,
      Object.fromEntries(KINDS.map((kind) => [kind, sum(before[kind], file[kind])])),
    );
  }
  return folders;
};

const percent = (counts) => {
  const [covered, total] = counts ?? [0, 0];
  return total === 0 ? '–' : `${((100 * covered) / total).toFixed(1)} %`;
};

const cellsOf = (folders, folder) => KINDS.map((kind) => percent(folders.get(folder)?.[kind]));

/** Per cent of what ran in Node and in Chromium, a row for each folder, as Markdown. */
export const coverageTable = (node, browser) => {
  const head = [
    'Folder',
    ...['Node', 'Chromium'].flatMap((name) => KINDS.map((kind) => `${name}: ${kind}`)),
  ];
  const folders = [...new Set([...node.keys(), ...browser.keys()])].sort();
  const rows = folders.map((folder) => [
    folder,
    ...cellsOf(node, folder),
    ...cellsOf(browser, folder),
  ]);
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column].length)),
  );
  const line = (cells) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
};
