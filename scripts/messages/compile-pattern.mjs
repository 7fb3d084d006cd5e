/**
 * Compiles a pattern of Fluent to a TypeScript expression. Terms and references to messages are resolved here; what is
 * left are texts, the parameters and `f` (the formats of the language).
 */

const PLURAL_CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The code of a number, or of a list of numbers that are written alike. */
const numbers = (value, options, type) =>
  type === 'number'
    ? `f.number(${value}${options})`
    : `f.list(${value}.map((n) => f.number(n${options})))`;

/** The functions of messages: the type of their variable and the code of their result. */
const FUNCTIONS = {
  NUMBER: {
    types: ['number', 'readonly number[]'],
    write: numbers,
  },
  LIST: { types: ['readonly string[]'], write: (value, options) => `f.list(${value}${options})` },
  LENGTH: {
    types: ['readonly string[]', 'readonly number[]', 'string'],
    write: (value, options) => `f.number(${value}.length${options})`,
  },
};

/** Intl takes `false`, which Fluent does not have: `useGrouping: 0`. */
const optionValue = (name, { type, value }) => {
  if (name === 'useGrouping') return String(value !== '0');
  return type === 'NumberLiteral' ? value : JSON.stringify(value);
};

const optionsCode = ({ named }) => {
  const options = named.map(({ name, value }) => `${name.name}: ${optionValue(name.name, value)}`);
  return options.length === 0 ? '' : `, { ${options.join(', ')} }`;
};

/** Text that is known here, or code that is run later. */
const code = (written) => [{ code: written }];

/** What there is, at the end of a fault. */
const listOf = (names) => (names.length === 0 ? 'there is none' : `there are ${names.join(', ')}`);

const parameter = (node, context) => {
  const type = context.variables.get(node.id.name);
  if (type === undefined)
    context.fault(
      node,
      `$${node.id.name} is not documented in the comment of the English message: ${listOf([...context.variables.keys()].map((name) => `$${name}`))}`,
    );
  context.used.add(node.id.name);
  return { type, written: context.form.value(node.id.name) };
};

const variable = (node, context) => {
  if (context.termArguments !== null) {
    const text = context.termArguments.get(node.id.name);
    if (text === undefined) context.fault(node, `the term is used without $${node.id.name}`);
    return [text ?? ''];
  }
  const { type, written } = parameter(node, context);
  if (type === 'number' && !context.form.hasFormats) return code(written);
  if (type === 'number' || type === 'readonly number[]') return code(numbers(written, '', type));
  return code(type === 'readonly string[]' ? `f.list(${written})` : written);
};

/** The function and its only positional argument, a variable; null if they are not there. */
const readCall = (node, context) => {
  const known = Object.hasOwn(FUNCTIONS, node.id.name) ? FUNCTIONS[node.id.name] : null;
  const [first, ...rest] = node.arguments.positional;
  if (known === null || first?.type !== 'VariableReference' || rest.length > 0) {
    const names = Object.keys(FUNCTIONS).join(', ');
    context.fault(node, `${node.id.name}() is not a function of one variable; there are ${names}`);
    return null;
  }
  if (context.termArguments !== null) {
    context.fault(node, 'a term has texts as arguments, which no function takes');
    return null;
  }
  const { type, written } = parameter(first, context);
  if (type !== undefined && !known.types.includes(type))
    context.fault(node, `${node.id.name}() does not take $${first.id.name}, a ${type}`);
  return { written, type, ...known };
};

const functionCall = (node, context) => {
  const call = readCall(node, context);
  return call === null
    ? []
    : code(call.write(call.written, optionsCode(node.arguments), call.type));
};

/** The text of another pattern of the file. */
const reference = (node, name, context, termArguments) => {
  const target = context.file.patterns.get(name);
  if (target === undefined || target.value === null) {
    context.fault(node, `there is no ${name} in this file`);
    return [];
  }
  if (context.names.includes(name)) {
    context.fault(node, `${[...context.names, name].join(' → ')} is a cycle`);
    return [];
  }
  return segments(target.value, { ...context, names: [...context.names, name], termArguments });
};

const nameOf = ({ id, attribute }) => (attribute ? `${id.name}.${attribute.name}` : id.name);

const message = (node, context) => {
  if (context.termArguments === null) return reference(node, nameOf(node), context, null);
  context.fault(node, 'a term cannot have the text of a message');
  return [];
};

const term = (node, context) => {
  const named = (node.arguments?.named ?? []).map(({ name, value }) => {
    if (value.type !== 'StringLiteral') context.fault(value, 'a term takes texts: write "…"');
    return [name.name, value.parse().value];
  });
  return reference(node, `-${nameOf(node)}`, context, new Map(named));
};

/** The variant for a text that is known here. */
const knownVariant = (text, { variants }, context) => {
  const variant =
    variants.find(({ key }) => key.type === 'Identifier' && key.name === text) ??
    variants.find((each) => each.default);
  return segments(variant.value, context);
};

/** The condition under which a variant is chosen. */
const condition = ({ key }, { isNumber, type, written, plural }, context) => {
  if (!isNumber) {
    const isKnown =
      key.type === 'Identifier' && (type === 'string' || type?.includes(`"${key.name}"`));
    if (!isKnown)
      context.fault(
        key,
        `[${key.name ?? key.value}] is not a value of the variable: ${listOf(type?.match(/(?<=")[\w-]+(?=")/g) ?? [])}`,
      );
    return `${written} === ${JSON.stringify(key.name)}`;
  }
  if (key.type === 'NumberLiteral') return `${written} === ${key.value}`;
  if (!PLURAL_CATEGORIES.includes(key.name))
    context.fault(
      key,
      `[${key.name}] is neither a number nor one of ${PLURAL_CATEGORIES.join(', ')}`,
    );
  return `${plural} === "${key.name}"`;
};

/** What a selection compares: a text or a number with its plural category. */
const selection = (node, context) => {
  if (node.type === 'FunctionReference') {
    const call = readCall(node, context);
    const isNumber = node.id.name === 'LENGTH' || call?.type === 'number';
    if (call === null || !isNumber) return null;
    const written = node.id.name === 'LENGTH' ? `${call.written}.length` : call.written;
    const plural = `f.plural(${written}${optionsCode(node.arguments)})`;
    return { isNumber: true, written, plural };
  }
  const { type, written } = parameter(node, context);
  if (type?.startsWith('readonly')) return null;
  return { isNumber: type === 'number', type, written, plural: `f.plural(${written})` };
};

const select = ({ selector, variants }, context) => {
  if (selector.type === 'TermReference') {
    const text = term(selector, context).join('');
    return knownVariant(text, { variants }, context);
  }
  if (selector.type === 'VariableReference' && context.termArguments !== null)
    return knownVariant(context.termArguments.get(selector.id.name), { variants }, context);
  const isSelectable = ['VariableReference', 'FunctionReference'].includes(selector.type);
  const chosen = isSelectable ? selection(selector, context) : null;
  if (chosen === null) {
    context.fault(selector, 'only a text, a number or the attribute of a term can be selected by');
    return [];
  }
  const written = (variant) => expressionCode(segments(variant.value, context));
  const fallback = variants.find((variant) => variant.default);
  // The first variant that matches is chosen, the default one only at the end.
  const cases = variants.at(-1) === fallback ? variants.slice(0, -1) : variants;
  const choices = cases.map((each) => `${condition(each, chosen, context)} ? ${written(each)} : `);
  return code(`(${choices.join('')}${written(fallback)})`);
};

const EXPRESSIONS = {
  StringLiteral: (node) => [node.parse().value],
  VariableReference: variable,
  FunctionReference: functionCall,
  MessageReference: message,
  TermReference: term,
  SelectExpression: select,
};

const expression = (node, context) => {
  if (node.type === 'Placeable') return expression(node.expression, context);
  if (Object.hasOwn(EXPRESSIONS, node.type)) return EXPRESSIONS[node.type](node, context);
  context.fault(node, 'write numbers as text');
  return [];
};

/** The parts of a pattern: strings, and `{ code }`. */
const segments = ({ elements }, context) =>
  elements.flatMap((each) =>
    each.type === 'TextElement' ? [each.value] : expression(each.expression, context),
  );

const inTemplate = (text) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

const expressionCode = (parts) => {
  if (parts.every((part) => typeof part === 'string')) return JSON.stringify(parts.join(''));
  if (parts.length === 1) return parts[0].code;
  const written = parts.map((part) =>
    typeof part === 'string' ? inTemplate(part) : `\${${part.code}}`,
  );
  return `\`${written.join('')}\``;
};

/** A message is a function of an object, and of the formats if it needs them. */
export const BY_NAME = {
  value: (name) => `p.${name}`,
  parameters: () => 'p',
  hasFormats: true,
};

/** The code of a message: a string, or a function if it depends on parameters. */
export const compilePattern = (file, name, { value }, variables, form = BY_NAME) => {
  const fault = file.fault;
  const used = new Set();
  file.used.set(name, used);
  const context = { file, fault, variables, form, used, names: [name], termArguments: null };
  const parts = segments(value, context);
  const written = expressionCode(parts);
  const formats = parts.some(
    (part) => typeof part !== 'string' && /\bf\.(list|number|plural)\(/.test(part.code),
  );
  if (parts.every((part) => typeof part === 'string')) return written;
  if (formats && !form.hasFormats)
    fault(value, `${name} has no formats of numbers and lists: document its variables as String`);
  return `(${form.parameters([...variables.keys()])}${formats ? ', f' : ''}) => ${written}`;
};
