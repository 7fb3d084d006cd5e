/** HTML custom data of VS Code, version 1.1, from a custom elements manifest. */
import { elementsOf } from './manifest.mjs';

/** The words of a type such as `'near' | 'eager'`, or none. The empty string cannot be completed. */
const wordsOf = ({ text }) =>
  [...text.matchAll(/'([^']*)'/g)].map(([, word]) => word).filter((word) => word !== '');

const markdown = (value) => ({ kind: 'markdown', value });

const bullets = (title, entries) =>
  entries.length === 0
    ? []
    : [
        `**${title}**`,
        entries
          .map(({ name, description }) => `- \`${name || '(default)'}\`: ${description}`)
          .join('\n'),
      ];

const attribute = ({ name, type, description }) => {
  const words = wordsOf(type);
  return {
    name,
    description: markdown(description),
    // The value set that the editor knows for attributes without a value.
    ...(type.text === 'boolean' && { valueSet: 'v' }),
    ...(words.length > 0 && { values: words.map((word) => ({ name: word })) }),
  };
};

const tag = ({ tagName, description, attributes, events, slots }) => ({
  name: tagName,
  description: markdown(
    [description, ...bullets('Events', events), ...bullets('Slots', slots)].join('\n\n'),
  ),
  attributes: attributes.map(attribute),
});

export const vsCodeData = (manifest) => ({ version: 1.1, tags: elementsOf(manifest).map(tag) });
