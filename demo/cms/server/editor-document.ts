import type { Block, Blocks, Inline } from './article.js';

export interface EditorNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly EditorNode[];
  readonly text?: string;
  readonly marks?: readonly EditorNode[];
}

const inlineNodes = (inlines: readonly Inline[]): readonly EditorNode[] =>
  inlines.flatMap((inline): readonly EditorNode[] => {
    if (inline.type === 'break') return [{ type: 'hardBreak' }];
    // The editor has no empty texts.
    if (inline.text === '') return [];
    const link = inline.href === null ? [] : [{ type: 'link', attrs: { href: inline.href } }];
    const marks = [...inline.marks.map((type) => ({ type })), ...link];
    return [{ type: 'text', text: inline.text, ...(marks.length > 0 ? { marks } : {}) }];
  });

/** A list item and a quote begin with a block. */
const filled = (nodes: readonly EditorNode[]): readonly EditorNode[] =>
  nodes.length > 0 ? nodes : [{ type: 'paragraph' }];

const listItem = (blocks: Blocks, origin: string): EditorNode => {
  const nodes = blockNodes(blocks, origin);
  const isComplete = nodes[0]?.type === 'paragraph';
  return { type: 'listItem', content: isComplete ? nodes : [{ type: 'paragraph' }, ...nodes] };
};

const blockNode = (block: Block, origin: string): EditorNode => {
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', content: inlineNodes(block.content) };
    case 'heading':
      return {
        type: 'heading',
        attrs: { level: block.level },
        content: inlineNodes(block.content),
      };
    case 'list':
      return {
        type: block.isOrdered ? 'orderedList' : 'bulletList',
        content: (block.items.length > 0 ? block.items : [[]]).map((item) =>
          listItem(item, origin),
        ),
      };
    case 'quote':
      return { type: 'blockquote', content: filled(blockNodes(block.content, origin)) };
    case 'rule':
      return { type: 'horizontalRule' };
    case 'embed': {
      const { id, title, width, height, responsive } = block;
      const src = `${origin}/embeds/${id}.json`;
      return { type: 'mediaEmbed', attrs: { src, title, width, height, responsive } };
    }
  }
};

const blockNodes = (blocks: Blocks, origin: string): readonly EditorNode[] =>
  blocks.map((block) => blockNode(block, origin));

/** The document with which the editor continues an article. `origin` is that of the page, which publishes the embeds. */
export const editorDocument = (content: Blocks, origin: string): EditorNode => ({
  type: 'doc',
  content: filled(blockNodes(content, origin)),
});
