import { type EmbedBlock, STORED_ATTRIBUTES, writtenAttributes } from './embed-block.js';
import {
  type ElementSource,
  embedRecognizer,
  type EmbedRecognizer,
  type EmbedSites,
} from './embed-recognizer.js';

export type { EmbedSites } from './embed-recognizer.js';

interface HastNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HastNode[];
}

/** What the settings read of a schema of rehype-sanitize, and add to it. */
export interface SanitizeSchema {
  tagNames?: string[] | null | undefined;
  attributes?: Record<string, unknown[]> | null | undefined;
  strip?: string[] | null | undefined;
}

/** The name of a property of hast: `dataEmbed` for `data-embed`. */
const propertyOf = (name: string): string =>
  name === 'class'
    ? 'className'
    : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const stringOf = (value: unknown): string | null => {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

const textOf = ({ value, children = [] }: HastNode): string =>
  value ?? children.map((child) => child.value ?? '').join('');

const isJson = ({ tagName, properties }: HastNode): boolean =>
  tagName === 'script' && properties?.['type'] === 'application/json';

const sourceOf = (node: HastNode): ElementSource => ({
  name: node.tagName ?? '',
  attribute: (name) => stringOf(node.properties?.[propertyOf(name)]),
  json: () => {
    const script = node.children?.find(isJson);
    return script ? textOf(script) : null;
  },
  text: () => textOf(node),
});

const elementOf = (block: EmbedBlock): HastNode => ({
  type: 'element',
  tagName: 'media-embed',
  properties: Object.fromEntries(
    Object.entries(writtenAttributes(block)).map(([name, value]) => [propertyOf(name), value]),
  ),
  children: [
    {
      type: 'element',
      tagName: 'a',
      properties: { href: block.page },
      children: [{ type: 'text', value: block.title ?? block.page }],
    },
  ],
});

const CANDIDATES = /^(?:media-embed|iframe|amp-iframe|oembed|div|figure)$/;

/** The address that is all that a paragraph has, of which Markdown makes no link. */
const addressOf = ({ tagName, children: [child, ...others] = [] }: HastNode): string | null =>
  tagName === 'p' && others.length === 0 ? (child?.value?.trim() ?? null) : null;

/** The node that replaces a node of the tree, or the node itself. */
const replacementOf = (node: HastNode, recognizer: EmbedRecognizer): HastNode => {
  const block = CANDIDATES.test(node.tagName ?? '')
    ? recognizer.blockOf(sourceOf(node))
    : recognizer.blockAt(addressOf(node));
  if (block !== null) return elementOf(block);
  return node.tagName === 'media-embed' ? { ...node, tagName: 'div' } : node;
};

/**
 * A plugin of rehype: frames and code of the service, `<oembed>`, `<media-embed>` and paragraphs that are the address of
 * an embed become `<media-embed src>`, and a `<media-embed>` of another site becomes a `<div>`. Use it before rehype-sanitize, with `mediaEmbedSchema`.
 */
export const rehypeMediaEmbed = (sites: EmbedSites): ((tree: HastNode) => void) => {
  const recognizer = embedRecognizer(sites);
  return (tree) => {
    // Not recursive, since hostile HTML can be nested deeper than the stack.
    const parents = [tree];
    for (let parent = parents.pop(); parent; parent = parents.pop()) {
      if (!parent.children) continue;
      parent.children = parent.children.map((child) => replacementOf(child, recognizer));
      parents.push(...parent.children);
    }
  };
};

/** A schema for rehype-sanitize that also keeps `<media-embed src>`, for `rehypeMediaEmbed` before it. */
export const mediaEmbedSchema = <Schema extends SanitizeSchema>(schema: Schema): Schema => ({
  ...schema,
  tagNames: [...(schema.tagNames ?? []), 'media-embed'],
  attributes: {
    ...schema.attributes,
    'media-embed': STORED_ATTRIBUTES.map(propertyOf),
  },
  strip: [...(schema.strip ?? []), 'noscript'],
});
