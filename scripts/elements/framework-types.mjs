/** Types of the elements for the templates of React, Vue and Svelte, from a custom elements manifest. */
import { elementsOf } from './manifest.mjs';

const HEADER = '// Written by the build from the doc comments of the elements.\n';

const comment = (text, indent) =>
  `${indent}/** ${text.replaceAll('*/', '*\\/').replaceAll('\n', `\n${indent} * `)} */\n`;

/** Properties of a media element that a page reads and sets while it plays, and those that no template sets. */
const isSettable = ({ kind, static: isStatic, readonly }) =>
  kind === 'field' && !isStatic && !readonly;

/**
 * What a template sets: properties by their name, and attributes without a property or with another name. An
 * attribute of HTML, such as `title`, belongs to the framework.
 */
const propsOf = ({ name, attributes, members }) => {
  const fields = members.filter(isSettable);
  const properties = fields.map((field) => {
    const attribute = attributes.find((each) => each.fieldName === field.name);
    return {
      name: field.name,
      type: `${name}['${field.name}']`,
      description: attribute?.description ?? field.description,
    };
  });
  const others = attributes
    .filter((attribute) => !fields.some((field) => field.name === attribute.name))
    .filter(({ name: attribute }) => attribute !== 'title')
    .map(({ name: attribute, type, description }) => ({
      name: attribute,
      type: type.text,
      description,
    }));
  return [...properties, ...others];
};

const propLine = ({ name, type, description }) =>
  `${comment(description, '  ')}  ${name}?: ${type} | undefined;`;

const eventLine = (eventMap, { name, description }) =>
  `${comment(description, '  ')}  ${name}: ${eventMap}['${name}'];`;

const elementTypes = (declaration) => {
  const { name, summary, events } = declaration;
  return [
    `${comment(`What a template sets. ${summary}`, '')}export interface ${name}Props {`,
    ...propsOf(declaration).map(propLine),
    '}\n',
    `${comment('The events that the element fires, by name.', '')}export interface ${name}Events {`,
    ...events.map((event) => eventLine(`${name}EventMap`, event)),
    '}\n',
  ].join('\n');
};

const typeNames = (declarations, ...suffixes) =>
  declarations.flatMap(({ name }) => suffixes.map((suffix) => `  ${name}${suffix},`)).join('\n');

/** The properties and events of every element, which the frameworks share. */
const elementProps = (declarations) => `${HEADER}import type {
${typeNames(declarations, '', 'EventMap')}
} from '../components/index.js';

${declarations.map(elementTypes).join('\n')}`;

const imports = (declarations) => `import type {
${typeNames(declarations, '')}
} from '../components/index.js';
import type {
${typeNames(declarations, 'Props', 'Events')}
} from './element-props.js';
`;

const rows = (declarations, row) =>
  declarations.map(({ tagName, name }) => `    '${tagName}': ${row(name)};`).join('\n');

/** The types of React since version 19, which sets properties and listens to the events of `on` and a name. */
const react = (
  declarations,
) => `${HEADER}import type { ClassAttributes, HTMLAttributes } from 'react';
${imports(declarations)}
type Listeners<Events> = {
  [Name in keyof Events & string as \`on\${Name}\`]?: ((event: Events[Name]) => void) | undefined;
};

/** React’s own names of these events, such as \`onPlay\`, which it never calls for a custom element. */
type Uncalled<Events, Names = keyof HTMLAttributes<unknown>> = Names extends string
  ? Lowercase<Names> extends \`on\${keyof Events & string}\${'' | 'capture'}\`
    ? Names
    : never
  : never;

type Template<Class, Props, Events> = Omit<HTMLAttributes<Class>, keyof Props | Uncalled<Events>> &
  ClassAttributes<Class> &
  Props &
  Listeners<Events> & { class?: string | undefined };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${rows(declarations, (name) => `Template<${name}, ${name}Props, ${name}Events>`).replace(/^/gm, '  ')}
    }
  }
}
`;

/** `GlobalComponents` of Vue. A listener of `@name` is the property `onName` of the template. */
const vue = (declarations) => `${HEADER}import type { HTMLAttributes, PublicProps } from 'vue';
${imports(declarations)}
type Listeners<Events> = {
  [Name in keyof Events & string as \`on\${Capitalize<Name>}\`]?:
    | ((event: Events[Name]) => void)
    | undefined;
};

type Emit<Events> = <Name extends keyof Events & string>(name: Name, event: Events[Name]) => void;

type Template<Class, Props, Events> = new () => Class & {
  $props: Omit<HTMLAttributes, keyof Props | keyof Listeners<Events>> &
    PublicProps &
    Props &
    Listeners<Events>;
  $emit: Emit<Events>;
};

declare module 'vue' {
  interface GlobalComponents {
${rows(declarations, (name) => `Template<${name}, ${name}Props, ${name}Events>`)}
  }
}
`;

/** The elements of Svelte 5, with listeners as `onname` and `on:name`. */
const svelte = (declarations) => `${HEADER}import type { HTMLAttributes } from 'svelte/elements';
${imports(declarations)}
type Listener<Class, Type> = ((event: Type & { currentTarget: EventTarget & Class }) => void) | null | undefined;

type Listeners<Class, Events> = {
  [Name in keyof Events & string as \`on\${Name}\` | \`on:\${Name}\`]?: Listener<Class, Events[Name]>;
};

type Template<Class extends EventTarget, Props, Events> = Omit<
  HTMLAttributes<Class>,
  keyof Props | keyof Listeners<Class, Events>
> &
  Props &
  Listeners<Class, Events>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${rows(declarations, (name) => `Template<${name}, ${name}Props, ${name}Events>`)}
  }
}
`;

/** The text of each declaration file by its name without `.d.ts`. */
export const frameworkTypes = (manifest) => {
  const declarations = elementsOf(manifest);
  return {
    'element-props': elementProps(declarations),
    react: react(declarations),
    vue: vue(declarations),
    svelte: svelte(declarations),
  };
};
