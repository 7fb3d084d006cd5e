/** The public members of an element class as members of a custom elements manifest. */
import ts from 'typescript';
import { commentOf, typeText, wordsText } from './class-comments.mjs';

const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;

/** Members that Lit and the browser call, and descriptions of the class. */
const INTERNAL = new Set([
  'addEventListener',
  'formAssociated',
  'observedAttributes',
  'properties',
  'removeEventListener',
  'shadowRootOptions',
  'styles',
]);

const isOwn = (symbol) =>
  symbol.declarations?.some((node) => !node.getSourceFile().fileName.includes('/node_modules/'));

const isPublic = (symbol) =>
  symbol.declarations.every((node) => !(ts.getCombinedModifierFlags(node) & HIDDEN)) &&
  !/^(?:__|#|render|.*Callback$|prototype$)/.test(symbol.name);

/** Whether a member is for pages. */
export const isListed = (symbol) => isOwn(symbol) && isPublic(symbol) && !INTERNAL.has(symbol.name);

export const isMethod = (symbol) =>
  symbol.declarations.some(
    (node) =>
      ts.isMethodDeclaration(node) ||
      (node.initializer !== undefined && ts.isArrowFunction(node.initializer)),
  );

const isReadonly = (symbol) => {
  const isGetter = symbol.declarations.some(ts.isGetAccessorDeclaration);
  if (isGetter) return !symbol.declarations.some(ts.isSetAccessorDeclaration);
  return symbol.declarations.some(
    (node) => ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly,
  );
};

/** The class and its base classes in this repository, the most derived first. */
const hierarchy = (checker, symbol) => {
  const [base] = checker.getBaseTypes(checker.getDeclaredTypeOfSymbol(symbol));
  return base?.symbol && isOwn(base.symbol)
    ? [symbol, ...hierarchy(checker, base.symbol)]
    : [symbol];
};

const literalText = (checker, expression) => {
  const type = checker.getTypeAtLocation(expression);
  if (type.isStringLiteral()) return `'${type.value}'`;
  const text = expression.getText();
  return /^(?:true|false|null|NaN|-?[\d.]+|'[^']*'|\{\}|\[\])$/.test(text) ? text : null;
};

const assignedName = ({ expression }) =>
  ts.isBinaryExpression(expression) &&
  expression.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  ts.isPropertyAccessExpression(expression.left) &&
  expression.left.expression.kind === ts.SyntaxKind.ThisKeyword
    ? expression.left.name.text
    : null;

/** The literals that the constructors of a class assign to properties, by their name. */
const constructedDefaults = (checker, classes) =>
  new Map(
    classes
      .toReversed()
      .flatMap(({ valueDeclaration }) =>
        valueDeclaration.members.filter(ts.isConstructorDeclaration),
      )
      .flatMap(({ body }) => body.statements.filter(ts.isExpressionStatement))
      .flatMap((statement) => {
        const name = assignedName(statement);
        const text = name && literalText(checker, statement.expression.right);
        return text ? [[name, text]] : [];
      }),
  );

const parameter = (checker, symbol) => {
  const { valueDeclaration } = symbol;
  const standard = valueDeclaration.initializer?.getText();
  return {
    name: symbol.name,
    type: { text: typeText(checker, checker.getTypeOfSymbol(symbol)) },
    ...(standard !== undefined && { default: standard, optional: true }),
    ...(valueDeclaration.questionToken && { optional: true }),
  };
};

const method = (checker, symbol) => {
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  return {
    kind: 'method',
    parameters: signature.getParameters().map((each) => parameter(checker, each)),
    return: { type: { text: typeText(checker, signature.getReturnType()) } },
  };
};

const fieldType = (checker, symbol) => {
  const type = checker.getTypeOfSymbol(symbol);
  return { text: wordsText(checker, type) ?? typeText(checker, type) };
};

const field = (checker, symbol, standard) => ({
  kind: 'field',
  type: fieldType(checker, symbol),
  ...(standard !== undefined && { default: standard }),
  ...(isReadonly(symbol) && { readonly: true }),
});

const member = (checker, symbol, defaults, isStatic) => ({
  name: symbol.name,
  description: commentOf(checker, symbol) || 'As in `HTMLMediaElement`.',
  privacy: 'public',
  ...(isStatic && { static: true }),
  ...(isMethod(symbol)
    ? method(checker, symbol)
    : field(checker, symbol, isStatic ? undefined : defaults.get(symbol.name))),
});

/**
 * The name of the property of each attribute, from the `properties` of Lit. A property that only observes an
 * attribute of HTML, such as `titleAttribute`, is left out.
 */
export const attributeFields = (checker, symbol) => {
  const instance = checker.getDeclaredTypeOfSymbol(symbol);
  const declarations = hierarchy(checker, symbol)
    .map(({ exports }) => exports.get('properties')?.valueDeclaration.initializer)
    .filter(Boolean)
    .flatMap(({ properties }) => [...properties]);
  return new Map(
    declarations
      .filter(({ name }) => instance.getProperty(name.text))
      .map(({ name, initializer }) => {
        const [, attribute = name.text.toLowerCase()] =
          /\battribute: (?:'([\w-]+)'|false)/.exec(initializer.getText()) ?? [];
        return [attribute, name.text];
      }),
  );
};

/** The static members of a class by name, with inherited ones. */
export const staticsOf = (checker, symbol) =>
  new Map(
    hierarchy(checker, symbol)
      .toReversed()
      .flatMap(({ exports }) => [...exports.values()].map((each) => [each.name, each])),
  );

/** Fields and methods, first of the instance, then of the class, with inherited ones. */
export const membersOf = (checker, symbol) => {
  const classes = hierarchy(checker, symbol);
  const defaults = constructedDefaults(checker, classes);
  const instance = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
  const statics = staticsOf(checker, symbol);
  return [
    ...instance.filter(isListed).map((each) => member(checker, each, defaults, false)),
    ...[...statics.values()].filter(isListed).map((each) => member(checker, each, defaults, true)),
  ];
};
