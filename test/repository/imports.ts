import { posix } from 'node:path';
import ts from 'typescript';

/** One module that a source file names. */
export interface Import {
  /** Path in the project without extension (`src/finding`), or `package:lit`, or `node:fs`. */
  readonly target: string;
  /** Whether it does not exist at run time: `import type`, `export type`, `import('…')` as a type. */
  readonly isType: boolean;
}

const target = (file: string, specifier: string): string => {
  if (specifier.startsWith('node:')) return specifier;
  if (!specifier.startsWith('.')) return `package:${specifier}`;
  return posix.join(posix.dirname(file), specifier).replace(/\.js$/, '');
};

const textOf = (node: ts.Node | undefined): string | null =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : null;

/** Under verbatimModuleSyntax `import { type A }` still loads the module; only `import type` does not. */
const isTypeOnly = (node: ts.ImportDeclaration | ts.ExportDeclaration): boolean =>
  ts.isExportDeclaration(node)
    ? node.isTypeOnly
    : node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;

const named = (node: ts.Node): { specifier: string | null; isType: boolean } => {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return { specifier: textOf(node.moduleSpecifier), isType: isTypeOnly(node) };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { specifier: textOf(node.argument.literal), isType: true };
  }
  const isDynamic =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return { specifier: isDynamic ? textOf(node.arguments[0]) : null, isType: false };
};

/** Every module that a TypeScript source names, in order. */
export const importsOf = (file: string, source: string): readonly Import[] => {
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    const { specifier, isType } = named(node);
    if (specifier !== null) imports.push({ target: target(file, specifier), isType });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.ES2022));
  return imports;
};
