import { constantText, isPattern } from './constant-text.mjs';
import { slowText } from './slow-text.mjs';

/** Methods that make a regular expression of a string. */
const PATTERN_METHODS = new Set(['match', 'matchAll', 'search']);

const results = new Map();

const checked = (pattern, flags) => {
  const key = `/${pattern}/${flags}`;
  if (!results.has(key)) results.set(key, slowText(pattern, flags));
  return results.get(key);
};

/**
 * An ESLint rule: a text of others must not stop the page, so that each regular expression takes linear time for every
 * text. An expression that is only built when the code runs is checked as far as its parts are constant.
 */
export const linearPattern = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      slow: 'The time of /{{pattern}}/{{flags}} grows with the square of the length or faster: {{text}}. Let each character match in only one way, or begin the expression where nothing it repeats can stand before it.',
    },
  },
  create: (context) => {
    const { program, esTreeNodeToTSNodeMap: nodes } = context.sourceCode.parserServices;
    const textOf = (node) =>
      program
        ? constantText(nodes.get(node), program.getTypeChecker())
        : typeof node.value === 'string'
          ? node.value
          : null;
    const check = (node, pattern, flags) => {
      const text = pattern === null ? null : checked(pattern, flags);
      if (text !== null)
        context.report({ node, messageId: 'slow', data: { pattern, flags, text } });
    };
    const checkConstructor = (node) => {
      const [pattern, flags] = node.arguments;
      if (node.callee.name !== 'RegExp' || pattern === undefined) return;
      // A copy has the flags of the original, which is checked where it stands.
      if (program && isPattern(nodes.get(pattern), program.getTypeChecker())) return;
      check(node, textOf(pattern), flags === undefined ? '' : (textOf(flags) ?? ''));
    };
    return {
      Literal: (node) => {
        if (node.regex) check(node, node.regex.pattern, node.regex.flags);
      },
      NewExpression: checkConstructor,
      CallExpression: (node) => {
        checkConstructor(node);
        const [pattern] = node.arguments;
        const method = node.callee.property?.name;
        if (PATTERN_METHODS.has(method) && typeof pattern?.value === 'string')
          check(node, pattern.value, '');
      },
    };
  },
};
