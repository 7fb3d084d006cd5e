import assert from 'node:assert/strict';
import type { Embed } from '../../../src/schema/embed.js';
import { elementsOf, htmlTree, type TreeElement } from '../render/html-tree.js';
import { sampleEmbed } from '../render/sample-embed.js';
import { elementsNamed, fullText, parseXml } from '../render/xml-document.js';
import { PUBLIC_URL, scriptedPublisher } from './scripted-publisher.js';

/** Control characters, noncharacters and lone surrogates. */
const INEXPRESSIBLE =
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\p{Noncharacter_Code_Point}|\p{Surrogate}/gu;

const embedWith = (text: string): Embed =>
  sampleEmbed({ title: text, description: text, created_at: '2026-07-01 12:00:00' });

/** The names of the elements with those of their attributes. */
const shapeOf = (elements: readonly TreeElement[]): readonly string[] =>
  elements.map(({ name, attributes }) => [name, ...Object.keys(attributes)].join(' '));

const textOf = (elements: readonly TreeElement[], name: string): unknown =>
  elements.find((element) => element.name === name)?.children[0];

const metaOf = (elements: readonly TreeElement[], property: string): string | undefined =>
  elements.find(({ attributes }) => attributes['property'] === property)?.attributes['content'];

const checkPage = (html: string, plain: string, text: string): void => {
  const elements = elementsOf(htmlTree(html, false));
  assert.deepEqual(shapeOf(elements), shapeOf(elementsOf(htmlTree(plain, false))));
  const shown = text.replace(INEXPRESSIBLE, '\uFFFD');
  assert.equal(textOf(elements, 'h1'), shown);
  assert.equal(textOf(elements, 'p'), shown);
  assert.equal(textOf(elements, 'title'), shown);
  assert.equal(metaOf(elements, 'og:title'), shown);
  const jsonLd = elements.filter(({ name }) => name === 'script');
  assert.equal(jsonLd.length, 1);
  const [content] = jsonLd[0]?.children ?? [];
  assert.ok(typeof content === 'string');
  const { name, description } = JSON.parse(content) as VideoTexts;
  assert.deepEqual({ name, description }, { name: text, description: text });
};

interface VideoTexts {
  readonly name: string;
  readonly description: string;
}

/**
 * Publishes an embed with each text as its title and description, and asserts that every response parses back
 * to that text, with the elements and attributes of a page with a plain text and no others. Blank texts are left out.
 */
export const checkPublishedTexts = async (texts: readonly string[]): Promise<void> => {
  const used = ['Plain', ...texts.filter((text) => text.trim() !== '')];
  const { get } = scriptedPublisher((id) => embedWith(used[Number(id)] ?? ''));
  const read = async (path: string): Promise<string> => {
    const response = await get(path);
    assert.equal(response.status, 200);
    return response.text();
  };
  const plain = await read('0');
  for (const [id, text] of used.entries()) {
    checkPage(await read(String(id)), plain, text);
    const { title, description } = JSON.parse(await read(`${id}.json`)) as Embed;
    assert.deepEqual([title, description], [text, text]);
    const address = `oembed?url=${PUBLIC_URL}/${id}`;
    const response = JSON.parse(await read(address)) as { readonly title: string };
    assert.equal(response.title, text);
    const xml = parseXml(await read(`${address}&format=xml`));
    const [element] = elementsNamed(xml, 'title');
    assert.equal(element && fullText(element), text.replace(INEXPRESSIBLE, '\uFFFD'));
  }
};
