import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Catalogue } from '../../../src/messages/format.js';
import { type CompiledMessages, withRemedies } from '../../../src/messages/with-remedies.js';
import { root } from '../../repository/project.js';

/** What the build step makes of the files of an audience. */
export interface CompiledAudience {
  /** Lines of the modules by their names. */
  readonly modules: ReadonlyMap<string, readonly string[]>;
  /** The code of each message by language and id. */
  readonly texts: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly faults: readonly string[];
}

/** The build step. It is a script, which is not compiled with the tests. */
export const { compileAudience } = (await import(
  `${root}scripts/messages/compile-audience.mjs`
)) as {
  readonly compileAudience: (
    audience: string,
    sources: ReadonlyMap<string, string>,
    path: (language: string) => string,
  ) => CompiledAudience;
};

/** The files of messages in a folder by their languages. */
export const readSources = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.ftl'))
      .map((name) => [name.replace('.ftl', ''), readFileSync(join(root, folder, name), 'utf8')]),
  );

/** The audiences of the product. */
export const AUDIENCES = readdirSync(join(root, 'src/messages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
  .map(({ name }) => name);

export type TestMessages = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Runs a module of the build step. */
export const loadCatalogue = async (
  lines: readonly string[] | undefined,
): Promise<Catalogue<TestMessages>> => {
  const { outputText } = ts.transpileModule(lines?.join('\n') ?? '', {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const sources = new URL('../../../src/messages/', import.meta.url).href;
  const code = outputText.replace("'../../", `'${sources}`);
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const { messages } = (await import(url)) as { readonly messages: CompiledMessages<TestMessages> };
  return withRemedies(messages);
};

/** The variables of each message with their TypeScript types, as the types of an audience state them. */
export const variablesOf = (
  lines: readonly string[] | undefined,
): ReadonlyMap<string, ReadonlyMap<string, string>> =>
  new Map(
    (lines ?? []).flatMap((line) => {
      const [, id, params = ''] = /^ {2}readonly "([^"]+)": (.*);$/.exec(line) ?? [];
      if (id === undefined) return [];
      const fields = [...params.matchAll(/readonly (\w+): ([^;]+);/g)];
      return [[id, new Map(fields.map(([, name = '', type = '']) => [name, type]))] as const];
    }),
  );
