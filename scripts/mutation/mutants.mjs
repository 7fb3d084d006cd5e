/** Finds the mutants of a compiled module: copies with one change that a test should notice. */
import ts from 'typescript';

const { SyntaxKind } = ts;

const OPERATORS = new Map([
  [SyntaxKind.EqualsEqualsEqualsToken, ['!==']],
  [SyntaxKind.ExclamationEqualsEqualsToken, ['===']],
  [SyntaxKind.LessThanToken, ['<=', '>=']],
  [SyntaxKind.LessThanEqualsToken, ['<', '>']],
  [SyntaxKind.GreaterThanToken, ['>=', '<=']],
  [SyntaxKind.GreaterThanEqualsToken, ['>', '<']],
  [SyntaxKind.AmpersandAmpersandToken, ['||']],
  [SyntaxKind.BarBarToken, ['&&']],
  [SyntaxKind.QuestionQuestionToken, ['&&']],
  [SyntaxKind.PlusToken, ['-']],
  [SyntaxKind.MinusToken, ['+']],
  [SyntaxKind.AsteriskToken, ['/']],
  [SyntaxKind.SlashToken, ['*']],
]);

/** Methods of which the result is replaced by the object itself, or by another method's. */
const METHODS = {
  trim: null,
  slice: null,
  filter: null,
  sort: null,
  toLowerCase: null,
  replace: null,
  replaceAll: null,
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

/** Patterns that match more or less. */
const patterns = (text) =>
  [
    text.replace(/^\/\^/, '/'),
    text.replace(/\$(\/[a-z]*)$/, '$1'),
    text.replace('[^', '['),
    text.replace('\\d', '\\D'),
    text.replace(/([^/\\[(])\+/, '$1'),
    text.replace(/\/([a-z]*)i([a-z]*)$/, '/$1$2'),
    text.replace(/\/([a-z]*)g([a-z]*)$/, '/$1$2'),
  ].filter((each) => each !== text);

const isText = (node) =>
  ts.isStringLiteral(node) ||
  ts.isTemplateExpression(node) ||
  ts.isNoSubstitutionTemplateLiteral(node);

const isModuleName = ({ parent }) =>
  ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);

const isName = (node) =>
  (ts.isPropertyAssignment(node.parent) || ts.isMethodDeclaration(node.parent)) &&
  node.parent.name === node;

const stringMutants = (node) => {
  if (isModuleName(node) || isName(node)) return [];
  return [node.text === '' ? "'mutated'" : "''"];
};

const binaryMutants = (node, textOf) => {
  const { left, right, operatorToken } = node;
  if (operatorToken.kind === SyntaxKind.PlusToken && (isText(left) || isText(right))) return [];
  return (OPERATORS.get(operatorToken.kind) ?? []).map(
    (operator) => `${textOf(left)} ${operator} ${textOf(right)}`,
  );
};

const callMutants = (node, textOf) => {
  const { expression } = node;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const name = expression.name.text;
  if (!Object.hasOwn(METHODS, name)) return [];
  const object = textOf(expression.expression);
  const other = METHODS[name];
  if (other === null) return [object];
  return [`${object}.${other}(${node.arguments.map(textOf).join(', ')})`];
};

const functionMutants = ({ body }, textOf) => {
  if (body === undefined) return [];
  if (ts.isBlock(body)) return body.statements.length === 0 ? [] : [[body, '{}']];
  return ts.isIdentifier(body) && textOf(body) === 'undefined' ? [] : [[body, 'undefined']];
};

/** The replacements of a node, as pairs of the replaced node and its text. */
const replacementsOf = (node, textOf) => {
  const all = (texts) => texts.map((text) => [node, text]);
  if (ts.isBinaryExpression(node)) return all(binaryMutants(node, textOf));
  if (ts.isConditionalExpression(node) || ts.isIfStatement(node)) {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    return [
      [condition, 'true'],
      [condition, 'false'],
    ];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
    return all([textOf(node.operand)]);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return all(stringMutants(node));
  if (ts.isTemplateExpression(node)) return all(["''"]);
  if (ts.isNumericLiteral(node) && !isName(node))
    return all([String(Number(node.text.replaceAll('_', '')) + 1)]);
  if (node.kind === SyntaxKind.TrueKeyword) return all(['false']);
  if (node.kind === SyntaxKind.FalseKeyword) return all(['true']);
  if (ts.isArrayLiteralExpression(node)) return node.elements.length === 0 ? [] : all(['[]']);
  if (ts.isObjectLiteralExpression(node)) return node.properties.length === 0 ? [] : all(['{}']);
  if (ts.isRegularExpressionLiteral(node)) return all(patterns(node.text));
  if (ts.isArrowFunction(node) || ts.isMethodDeclaration(node))
    return functionMutants(node, textOf);
  if (ts.isCallExpression(node)) return all(callMutants(node, textOf));
  return [];
};

/** All mutants of the source of a module: the line, what was replaced by what, and the changed source. */
export const mutantsOf = (source) => {
  const tree = ts.createSourceFile('module.js', source, ts.ScriptTarget.ESNext, true);
  const textOf = (node) => node.getText(tree);
  const found = [];
  const visit = (node) => {
    for (const [replaced, text] of replacementsOf(node, textOf)) {
      const isObjectBody =
        text === '{}' && ts.isArrowFunction(replaced.parent) && !ts.isBlock(replaced);
      const written = isObjectBody ? '({})' : text;
      const start = replaced.getStart(tree);
      found.push({
        line: tree.getLineAndCharacterOfPosition(start).line + 1,
        from: textOf(replaced),
        to: text,
        source: source.slice(0, start) + written + source.slice(replaced.getEnd()),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};
