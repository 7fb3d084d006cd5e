/** Reads a file of messages in Fluent's syntax. */
import { FluentParser } from '@fluent/syntax';

/** Messages with this prefix are parts of others: each language has those that it needs, and no code names them. */
export const PHRASE = 'phrase-';

const parser = new FluentParser({ withSpans: true });

const VARIABLE = /^\s*\$(?<name>[a-z][A-Za-z0-9]*) \((?<type>[^)]+)\) - \S/;

const TYPES = {
  Number: 'number',
  Numbers: 'readonly number[]',
  String: 'string',
  List: 'readonly string[]',
};

const LITERALS = /^"[\w-]+"( \| "[\w-]+")+$/;

/** The TypeScript type of a variable from its comment, or null. */
const typeOf = (written) => (LITERALS.test(written) ? written : (TYPES[written] ?? null));

/** The types of the variables that the comment above a message documents, by their names. */
const documentedVariables = (file, { comment }) => {
  const variables = new Map();
  for (const line of comment?.content.split('\n') ?? []) {
    if (!line.trim().startsWith('$')) continue;
    const { name, type } = VARIABLE.exec(line)?.groups ?? {};
    const known = type === undefined ? null : typeOf(type);
    if (known === null)
      file.fault(
        comment,
        `"${line.trim()}" has to be "$name (Number, Numbers, String, List or "a" | "b") - what it is"`,
      );
    else variables.set(name, known);
  }
  return variables;
};

const addEntry = (file, entries, name, entry) => {
  if (entries.has(name)) file.fault(entry, `${name} stands twice`);
  entries.set(name, entry);
};

/** What the comment above a message says besides its variables. */
const descriptionOf = ({ comment }) =>
  (comment?.content.split('\n') ?? [])
    .filter((line) => !/^(?:Variables:$|\s*\$)/.test(line))
    .join(' ')
    .trim();

const readEntry = (file, entry) => {
  if (entry.type === 'GroupComment') file.group = entry.content;
  if (entry.type === 'Junk')
    for (const { message, span } of entry.annotations) file.fault({ span }, message);
  if (entry.type === 'Term') {
    addEntry(file, file.patterns, `-${entry.id.name}`, entry);
    for (const each of entry.attributes)
      addEntry(file, file.patterns, `-${entry.id.name}.${each.id.name}`, each);
  }
  if (entry.type !== 'Message') return;
  const variables = documentedVariables(file, entry);
  const texts = [
    ...(entry.value === null ? [] : [[entry.id.name, entry]]),
    ...entry.attributes.map((each) => [`${entry.id.name}.${each.id.name}`, each]),
  ];
  for (const [name, text] of texts) {
    addEntry(file, file.patterns, name, text);
    if (name.startsWith(PHRASE)) continue;
    const description = descriptionOf(entry);
    file.messages.set(name, { node: text, variables, description, group: file.group });
  }
};

/**
 * A file of messages: `patterns` has all texts by their names (`id`, `id.attribute`, `-term`), `messages` those that code
 * may name with their variables, descriptions and the comment of their group, `used` the variables that each of them names, `faults` the sentences about what is
 * wrong with it.
 */
export const readMessages = (path, language, source) => {
  const file = {
    path,
    language,
    faults: [],
    group: '',
    patterns: new Map(),
    messages: new Map(),
    used: new Map(),
    fault: ({ span }, text) => {
      const line = source.slice(0, span.start).split('\n').length;
      file.faults.push(`${path}:${line}: ${text}.`);
    },
  };
  for (const entry of parser.parse(source).body) readEntry(file, entry);
  return file;
};
