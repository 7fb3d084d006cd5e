/** A page for each module that package.json exports, by TypeDoc from the sources. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { Application } from 'typedoc';
import { root } from '../run.mjs';

const OUTPUT = join(root, '.build/docs-api');

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), { encoding: 'utf8' }));

/** Modules that only define elements export nothing more than the class. Types of frameworks are written by the build. */
const hasApi = (types) => !/\/(?:define|loader)\.d\.ts$|\/frameworks\//.test(types);

/** Source files by the name under which users import them. */
const entries = () =>
  Object.entries(manifest.exports)
    .filter(([, { types }]) => types !== undefined && hasApi(types))
    .map(([name, { types }]) => ({
      name: posix.join(manifest.name, name),
      source: types.replace(/^\.\/dist\//, '').replace(/\.d\.ts$/, '.ts'),
    }));

/** TypeDoc names a module by its path without `/index.ts`. */
const moduleName = (source) => source.replace(/(?:\/index)?\.ts$/, '');

const ELEMENT_TAGS = ['@attr', '@fires', '@slot', '@csspart', '@cssprop', '@cssstate'];

const TABLES = Object.fromEntries(
  [
    'parametersFormat',
    'interfacePropertiesFormat',
    'classPropertiesFormat',
    'typeAliasPropertiesFormat',
    'enumMembersFormat',
    'propertyMembersFormat',
    'typeDeclarationFormat',
  ].map((option) => [option, 'table']),
);

const MAX_TYPE_DEPTH = 3;

/** The projects of the repository refer to each other; TypeDoc reads their sources as one program. */
const writeProject = (files) => {
  const path = join(OUTPUT, 'tsconfig.json');
  mkdirSync(OUTPUT, { recursive: true });
  const compilerOptions = {
    ...{ composite: false, declaration: false, declarationMap: false, noEmit: true },
    ...{ lib: ['ES2022', 'DOM', 'DOM.Iterable'], types: ['node'] },
    rootDir: root,
  };
  writeFileSync(
    path,
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files }),
  );
  return path;
};

const page = (file) => {
  const markdown = readFileSync(join(OUTPUT, 'pages', file), { encoding: 'utf8' });
  const [, heading] = /^# (.+)$/m.exec(markdown);
  const isList = file === 'index.md';
  return {
    source: posix.join('api', file),
    section: 'API',
    path: isList ? 'api/' : `api/${heading.replace(/\.js$/, '')}/`,
    title: isList ? 'Modules' : heading,
    // All names begin with that of the package.
    label: isList ? 'Modules' : heading.replace(`${manifest.name}/`, ''),
    order: isList ? -1 : undefined,
    markdown: isList ? markdown.replace(/^# .*$/m, '# Modules') : markdown,
  };
};

/** Runs TypeDoc. It throws if the sources cannot be read. */
export const apiPages = async () => {
  const modules = entries();
  const entryPoints = modules.map(({ source }) => join(root, source));
  rmSync(OUTPUT, { recursive: true, force: true });
  const app = await Application.bootstrapWithPlugins({
    ...TABLES,
    entryPoints,
    tsconfig: writeProject(entryPoints),
    basePath: root,
    plugin: ['typedoc-plugin-markdown'],
    outputs: [{ name: 'markdown', path: join(OUTPUT, 'pages') }],
    router: 'module',
    entryFileName: 'index',
    readme: 'none',
    tableColumnSettings: { hideModifiers: true, hideInherited: true, hideOverrides: true },
    // The types of schemas contain those of the objects in them, down to the last field.
    maxTypeConversionDepth: MAX_TYPE_DEPTH,
    // The compiler has checked the sources.
    skipErrorChecking: true,
    excludeExternals: true,
    excludePrivate: true,
    excludeInternal: true,
    disableSources: true,
    hidePageHeader: true,
    hideBreadcrumbs: true,
    blockTags: ['@param', '@returns', '@throws', '@typeParam', '@see', '@default', ...ELEMENT_TAGS],
    excludeTags: ELEMENT_TAGS,
    validation: false,
    logLevel: 'Error',
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('TypeDoc cannot read the sources: see above.');
  for (const reflection of project.children ?? []) {
    const entry = modules.find(({ source }) => moduleName(source) === reflection.name);
    if (entry !== undefined) reflection.name = entry.name;
  }
  await app.generateOutputs(project);
  return readdirSync(join(OUTPUT, 'pages'), { recursive: true })
    .filter((file) => file.endsWith('.md'))
    .map((file) => page(relative('', file).replaceAll('\\', '/')));
};
