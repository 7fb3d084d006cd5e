import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parse } from 'parse5';
import { demoMessages } from '../../src/messages/generated/demo/index.js';
import { AUDIENCES, compileAudience, readSources } from '../src/messages/compiled-messages.js';
import { files, read } from './project.js';

const sources = files
  .filter((path) => /^(src|components|demo)\/.*\.(ts|html|njk)$/.test(path))
  .map(read);

const NAMED = new Set(
  sources.flatMap((source) => [...source.matchAll(/['"]([\w.-]+)['"]/g)].map(([, id]) => id)),
);

/** Ids that code makes of a value, as expressions: `cms-error-${code}`. Only those with a text of some length. */
const TEMPLATES = sources.flatMap((source) =>
  [...source.matchAll(/`([\w.-]*(?:\$\{[^`}]*\}[\w.-]*)+)`/g)].flatMap(([, template = '']) => {
    const literals = template.split(/\$\{[^}]*\}/);
    return literals.some((literal) => literal.length > 4)
      ? [new RegExp(`^${literals.map((literal) => literal.replaceAll('.', '\\.')).join('.+')}$`)]
      : [];
  }),
);

type Element = DefaultTreeAdapterTypes.Element;

/** The elements of a page whose text is a message, with the id. */
const labeled = (
  node: DefaultTreeAdapterTypes.ParentNode,
): readonly (readonly [string, Element])[] =>
  node.childNodes.flatMap((child) => {
    if (!tree.isElementNode(child)) return [];
    const id = child.attrs.find(({ name }) => name === 'data-message')?.value;
    return [...(id === undefined ? [] : [[id, child] as const]), ...labeled(child)];
  });

const textOf = ({ childNodes }: Element): string =>
  childNodes
    .map((child) => (tree.isTextNode(child) ? child.value : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

describe('messages', () => {
  it('are all named by code, by their id or by a template of it', () => {
    // The texts for viewers are properties, which the compiler compares with their type.
    for (const audience of AUDIENCES.filter((name) => name !== 'viewer')) {
      const { texts } = compileAudience(
        audience,
        readSources(`src/messages/${audience}`),
        (name) => name,
      );
      const ids = [...(texts.get('en')?.keys() ?? [])];
      assert.ok(ids.length > 0);
      assert.deepEqual(
        ids.filter((id) => !NAMED.has(id) && !TEMPLATES.some((template) => template.test(id))),
        [],
        audience,
      );
    }
  });

  for (const page of ['demo/index.html', 'demo/publisher/index.html'])
    it(`are in ${page} as in the English catalogue, for the time before its script runs`, () => {
      const elements = labeled(parse(read(page)));
      assert.ok(elements.length > 10);
      for (const [id, element] of elements) {
        assert.ok(demoMessages.hasMessage(id), id);
        assert.equal(textOf(element), demoMessages.messagesIn('en')(id, {}));
      }
    });
});
