import ts from 'typescript';

/** Stands for a text that is known only when the code runs; such texts are escaped where they become part of an expression. */
const UNKNOWN = 'x';

/** The expression behind a name: the initializer of a constant of this or another file. */
const initializerOf = (node, checker) => {
  const symbol = checker.getSymbolAtLocation(node);
  const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const declaration = (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration;
  const isConstant =
    declaration !== undefined &&
    ts.isVariableDeclaration(declaration) &&
    (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
  return isConstant ? declaration.initializer : undefined;
};

/** Whether an expression is a regular expression or a constant that is one. */
export const isPattern = (node, checker) => {
  const initializer = ts.isIdentifier(node) ? initializerOf(node, checker) : node;
  return initializer !== undefined && ts.isRegularExpressionLiteral(initializer);
};

const templateText = ({ head, templateSpans }, checker, textOfPart) =>
  textOfPart(head) +
  templateSpans
    .map(({ expression, literal }) => constantText(expression, checker) + textOfPart(literal))
    .join('');

/** The texts of a list that is written out, or null. */
const listTexts = (node, checker) => {
  if (ts.isIdentifier(node)) {
    const initializer = initializerOf(node, checker);
    return initializer === undefined ? null : listTexts(initializer, checker);
  }
  if (ts.isAsExpression(node)) return listTexts(node.expression, checker);
  return ts.isArrayLiteralExpression(node)
    ? node.elements.map((element) => constantText(element, checker))
    : null;
};

/** `[…].join('|')`. */
const joined = (node, checker) => {
  const { expression, arguments: parameters } = node;
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'join') return UNKNOWN;
  const texts = listTexts(expression.expression, checker);
  return texts?.join(parameters[0] ? constantText(parameters[0], checker) : ',') ?? UNKNOWN;
};

/** The text of a TypeScript expression, as far as it is constant. A regular expression stands for its source. */
export const constantText = (node, checker) => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return /^\/(.*)\/\w*$/s.exec(node.text)?.[1] ?? UNKNOWN;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return constantText(node.expression, checker);
  if (ts.isTemplateExpression(node)) return templateText(node, checker, (part) => part.text);
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw')
    return ts.isTemplateExpression(node.template)
      ? templateText(node.template, checker, (part) => part.rawText)
      : node.template.rawText;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return constantText(node.left, checker) + constantText(node.right, checker);
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source')
    return constantText(node.expression, checker);
  if (ts.isCallExpression(node)) return joined(node, checker);
  const initializer = ts.isIdentifier(node) ? initializerOf(node, checker) : undefined;
  return initializer === undefined ? UNKNOWN : constantText(initializer, checker);
};
