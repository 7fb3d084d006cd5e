import assert from 'node:assert/strict';

export interface ReadElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Own text, without that of the elements inside. */
  text: string;
}

const TOKEN =
  /<\?[^]*?\?>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|(<)/g;

const CHARACTERS = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

const unescaped = (text: string): string => {
  assert.doesNotMatch(text, /&(?!(?:amp|lt|gt|quot|apos);)/, 'a bare ampersand');
  return text.replace(/&(\w+);/g, (_, name: string) => CHARACTERS.get(name) ?? '');
};

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      unescaped(value),
    ]),
  );

/** The elements of a document in their order. Fails the test when it is not well formed. */
export const xmlElements = (document: string): readonly ReadElement[] => {
  const elements: ReadElement[] = [];
  const open: ReadElement[] = [];
  for (const [token, end, name, attributes = '', empty, text, stray] of document.matchAll(TOKEN)) {
    assert.equal(stray, undefined, `not a tag: ${document.slice(0, 80)}`);
    const current = open.at(-1);
    if (text !== undefined) {
      if (current === undefined) assert.match(text, /^\s*$/, 'text outside the root');
      else current.text += unescaped(text);
    } else if (end === '/') {
      assert.equal(open.pop()?.name, name, token);
    } else if (name !== undefined) {
      assert.ok(current !== undefined || elements.length === 0, 'a second root');
      const element = { name, attributes: attributesOf(attributes), text: '' };
      elements.push(element);
      if (empty === '') open.push(element);
    }
  }
  assert.deepEqual(open, [], 'elements that are not closed');
  return elements;
};
