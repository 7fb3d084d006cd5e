/** Forbids `{ ...{ a, b } }` and `[...[a, b]]`: the literal says the same without the spread. */

const LITERALS = { ObjectExpression: 'properties', ArrayExpression: 'elements' };

/** The text between the brackets of a literal, without a comma at its end. */
const contentText = (sourceCode, literal) =>
  sourceCode.getText(literal).slice(1, -1).trim().replace(/,$/, '');

export const noLiteralSpread = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    messages: { spread: 'Write the content of the literal without spreading it.' },
    schema: [],
  },
  create: (context) => ({
    SpreadElement(node) {
      const { argument, parent } = node;
      if (argument.type !== parent.type || !Object.hasOwn(LITERALS, argument.type)) return;
      const content = contentText(context.sourceCode, argument);
      context.report({
        node,
        messageId: 'spread',
        fix: (fixer) => (content === '' ? null : fixer.replaceText(node, content)),
      });
    },
  }),
};
