/** The custom elements manifest of the package: what the doc comments of the element classes say, as JSON. */
import { relative } from 'node:path';
import { root } from '../run.mjs';
import {
  commentOf,
  createComponentProgram,
  declaredElements,
  summaryOf,
  tagsOf,
  wordsText,
} from './class-comments.mjs';
import { eventComments, eventsOf } from './class-events.mjs';
import { attributeFields, membersOf } from './class-members.mjs';

/** Of the format; its JSON schema is in the package `custom-elements-manifest`. */
const SCHEMA_VERSION = '2.1.0';

/** Without fields that are undefined. */
const defined = (record) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

const named = (checker, symbol, kind) =>
  tagsOf(checker, symbol, kind).map(({ name, default: standard, description }) =>
    defined({ name, description, default: standard }),
  );

/** Defaults of properties that mean that there is no attribute. */
const NOT_GIVEN = new Set(['null', "''", '0']);

const attributesOf = (checker, symbol, members) => {
  const fields = attributeFields(checker, symbol);
  const instance = checker.getDeclaredTypeOfSymbol(symbol);
  return tagsOf(checker, symbol, 'attr').map((tag) => {
    const property = instance.getProperty(fields.get(tag.name) ?? tag.name);
    // The name of a type means nothing outside of the sources.
    const words = /^[A-Z]/.test(tag.type) && wordsText(checker, checker.getTypeOfSymbol(property));
    const standard = members.find(({ name }) => name === property?.name)?.default;
    return defined({
      name: tag.name,
      type: { text: words || tag.type },
      description: tag.description,
      default: tag.default ?? (NOT_GIVEN.has(standard) ? undefined : standard),
      fieldName: property?.name,
    });
  });
};

/** Members with the names of their attributes. Words have the order that the tag of the attribute gives them. */
const withAttributes = (members, attributes) =>
  members.map((member) => {
    const attribute = attributes.find(({ fieldName }) => fieldName === member.name);
    if (attribute === undefined || member.static) return member;
    const isWords = attribute.type.text.includes("'") && member.type.text.startsWith("'");
    return {
      ...member,
      ...(isWords && { type: attribute.type }),
      attribute: attribute.name,
      reflects: true,
    };
  });

const declarationOf = (checker, tagName, symbol, comments) => {
  const members = membersOf(checker, symbol);
  const attributes = attributesOf(checker, symbol, members);
  return {
    kind: 'class',
    customElement: true,
    name: symbol.name,
    tagName,
    summary: summaryOf(checker, symbol),
    description: commentOf(checker, symbol),
    superclass: { name: 'LitElement', package: 'lit' },
    attributes,
    members: withAttributes(members, attributes),
    events: eventsOf(checker, symbol, comments),
    slots: named(checker, symbol, 'slot'),
    cssParts: named(checker, symbol, 'csspart'),
    cssProperties: named(checker, symbol, 'cssprop'),
    cssStates: named(checker, symbol, 'cssstate'),
  };
};

/** The module of the package that exports all element classes. */
const CLASSES = 'dist/components/index.js';

/** The path of a module of the package. */
const publishedPath = ({ fileName }) => `dist/${relative(root, fileName).replace(/\.ts$/, '.js')}`;

const referenceTo = (name) => ({ name, module: CLASSES });

const classesModule = (declarations) => ({
  kind: 'javascript-module',
  path: CLASSES,
  declarations,
  exports: declarations.map(({ name }) => ({ kind: 'js', name, declaration: referenceTo(name) })),
});

const definingModule = ({ file, declaration: { name, tagName } }) => ({
  kind: 'javascript-module',
  path: publishedPath(file),
  exports: [{ kind: 'custom-element-definition', name: tagName, declaration: referenceTo(name) }],
});

/** The manifest of all elements that `HTMLElementTagNameMap` has; its format is that of `custom-elements-manifest`. */
export const createElementsManifest = () => {
  const program = createComponentProgram();
  const checker = program.getTypeChecker();
  const comments = eventComments(program);
  const elements = program
    .getSourceFiles()
    .filter(({ fileName }) => /\/components\/[\w-]+\/define\.ts$/.test(fileName))
    .toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))
    .flatMap((file) =>
      declaredElements(checker, file).map(([tagName, symbol]) => ({
        file,
        declaration: declarationOf(checker, tagName, symbol, comments),
      })),
    );
  const classes = classesModule(elements.map(({ declaration }) => declaration));
  return { schemaVersion: SCHEMA_VERSION, modules: [classes, ...elements.map(definingModule)] };
};

/** The elements of a manifest. */
export const elementsOf = ({ modules }) =>
  modules.flatMap(({ declarations = [] }) => declarations).filter((each) => each.customElement);
