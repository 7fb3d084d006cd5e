/** Web-types of JetBrains editors from a custom elements manifest. */
import { elementsOf } from './manifest.mjs';

const SCHEMA = 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json';

const typed = ({ name, type, description }) => ({ name, type: type.text, description });

const named = ({ name, description }) => ({ name, description });

const withDefault = (entry, { default: value }) =>
  value === undefined ? entry : { ...entry, default: value };

/** A literal of a type as the value of an attribute: without quotation marks. */
const attributeDefault = (value) => value?.replace(/^'(.*)'$/, '$1');

const attribute = ({ name, type, description, default: value }) => ({
  ...named({ name, description }),
  value: withDefault({ type: type.text }, { default: attributeDefault(value) }),
});

const property = (member) => ({
  ...withDefault(typed(member), member),
  ...(member.readonly && { 'read-only': true }),
});

const element = (declaration) => ({
  name: declaration.tagName,
  description: declaration.description,
  attributes: declaration.attributes.map(attribute),
  slots: declaration.slots.map(named),
  js: {
    properties: declaration.members
      .filter((member) => member.kind === 'field' && !member.static)
      .map(property),
    events: declaration.events.map(typed),
  },
  css: {
    properties: declaration.cssProperties.map((each) => withDefault(named(each), each)),
    parts: declaration.cssParts.map(named),
  },
});

/** For the package of this name and version. */
export const webTypes = (manifest, { name, version }) => ({
  $schema: SCHEMA,
  name,
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: { html: { elements: elementsOf(manifest).map(element) } },
});
