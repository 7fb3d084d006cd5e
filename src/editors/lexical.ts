import type { BlockSize } from './block-size.js';
import { blockElement, domSource, EMBED_SELECTORS } from './dom-source.js';
import type { EditorOptions } from './editor-options.js';
import { type StoredBlock, storedData } from './embed-block.js';
import { embedRecognizer, type EmbedRecognizer } from './embed-recognizer.js';
import { type PastedPart, pastedParts } from './pasted-parts.js';
import { previewBox } from './preview-frame.js';

export type { EditorOptions } from './editor-options.js';

interface LexicalNode {
  getKey(): string;
  getType(): string;
  getNextSibling(): LexicalNode | null;
  getTopLevelElement(): LexicalNode | null;
  getWritable(): LexicalNode;
  insertAfter(node: LexicalNode): unknown;
  selectNext(anchorOffset: number, focusOffset: number): unknown;
  append(...nodes: readonly unknown[]): LexicalNode;
}

interface RangeSelection {
  isCollapsed(): boolean;
  readonly anchor: { getNode(): LexicalNode };
}

interface NodeSelection {
  add(key: string): void;
}

interface Editor {
  isEditable(): boolean;
  update(change: () => void, options?: { readonly tag: string }): void;
  registerCommand(command: never, listener: (event: never) => boolean, priority: never): () => void;
}

/** What the node uses of Lexical: `import * as lexical from 'lexical'`. */
export interface LexicalModules<NodeClass> {
  readonly DecoratorNode: NodeClass;
  readonly $createNodeSelection: () => NodeSelection;
  readonly $createParagraphNode: () => unknown;
  readonly $createTextNode: (text: string) => unknown;
  readonly $getSelection: () => unknown;
  readonly $insertNodes: (nodes: never) => void;
  readonly $isRangeSelection: (selection: never) => boolean;
  readonly $setSelection: (selection: never) => void;
  readonly COMMAND_PRIORITY_HIGH: unknown;
  readonly PASTE_COMMAND: unknown;
}

export interface LexicalMediaEmbed<NodeClass> {
  /** For the `nodes` of an editor. Its JSON has the type `media-embed`. */
  readonly node: NodeClass;
  /** Recognizes pasted embeds in an editor; returns a function that stops it. */
  readonly register: (editor: object) => () => void;
  /** Inserts a link or code in `editor.update()`; false for any other text. */
  readonly $insertMediaEmbed: (text: string) => boolean;
}

const TYPE = 'media-embed';

/** Conversions of Lexical are by element name; the recognizer decides about the rest. */
const ELEMENT_NAMES = [...new Set(EMBED_SELECTORS.map((each) => each.split(/[.[]/, 1)[0] ?? each))];

type DecoratorClass = new (key?: string) => LexicalNode;

const dataClass = (DecoratorNode: DecoratorClass, recognizer: EmbedRecognizer) =>
  class extends DecoratorNode {
    /** The prefix is that of the properties that Lexical shares between editors. */
    __data: StoredBlock | null;

    constructor(data: unknown, key?: string) {
      super(key);
      const block = recognizer.storedBlock(data);
      this.__data = block && storedData(block);
    }

    exportJSON(): object {
      return { type: TYPE, version: 1, ...this.__data };
    }

    exportDOM(): { readonly element: Element | null } {
      const block = recognizer.storedBlock(this.__data);
      return { element: block && blockElement(document, block) };
    }

    getTextContent(): string {
      return recognizer.storedBlock(this.__data)?.page ?? '';
    }

    updateDOM(): boolean {
      return false;
    }

    decorate(): null {
      return null;
    }

    isInline(): boolean {
      return false;
    }
  };

type DataNode = InstanceType<ReturnType<typeof dataClass>>;

interface NodeContext {
  readonly lexical: LexicalModules<unknown>;
  readonly recognizer: EmbedRecognizer;
  readonly options: EditorOptions;
}

const previewOf = (
  node: DataNode,
  editor: Editor,
  { lexical, recognizer, options }: NodeContext,
): HTMLElement => {
  const block = recognizer.storedBlock(node.__data);
  if (block === null) return document.createElement('div');
  const store = (size: BlockSize): void => {
    const writable = node.getWritable() as DataNode;
    writable.__data = writable.__data && { ...writable.__data, ...size };
  };
  const box = previewBox(block, {
    ...options,
    recognizer,
    onSize: (size) => {
      // Undo does not take it back.
      if (editor.isEditable()) editor.update(() => store(size), { tag: 'history-merge' });
    },
  });
  const $select = (): void => {
    const selection = lexical.$createNodeSelection();
    selection.add(node.getKey());
    lexical.$setSelection(selection as never);
  };
  box.addEventListener('click', () => editor.update($select));
  return box;
};

const nodeClass = (context: NodeContext) => {
  const { lexical, recognizer } = context;
  const Data = dataClass(lexical.DecoratorNode as DecoratorClass, recognizer);

  return class MediaEmbedNode extends Data {
    static getType(): string {
      return TYPE;
    }

    static clone({ __data, __key }: { readonly __data: unknown; readonly __key: string }) {
      return new MediaEmbedNode(__data, __key);
    }

    static importJSON(json: unknown) {
      return new MediaEmbedNode(json);
    }

    static importDOM() {
      const convert = (node: Element) => {
        const block = recognizer.blockOf(domSource(node));
        const conversion = () => ({ node: new MediaEmbedNode(block), forChild: () => null });
        return block && { conversion, priority: 4 };
      };
      return Object.fromEntries(ELEMENT_NAMES.map((name) => [name, convert]));
    }

    createDOM(_config: unknown, editor: Editor): HTMLElement {
      return previewOf(this, editor, context);
    }
  };
};

const acceptsBlock = ({ $getSelection, $isRangeSelection }: NodeContext['lexical']): boolean => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection as never)) return selection !== null;
  const range = selection as RangeSelection;
  const isCode = range.anchor.getNode().getTopLevelElement()?.getType() === 'code';
  return range.isCollapsed() && !isCode;
};

const $insert = (
  lexical: NodeContext['lexical'],
  MediaEmbedNode: new (data: unknown) => LexicalNode,
  parts: readonly PastedPart[],
): void => {
  const $paragraph = (...children: readonly unknown[]): LexicalNode =>
    (lexical.$createParagraphNode() as LexicalNode).append(...children);
  const nodes = parts.map((part) =>
    typeof part === 'string' ? $paragraph(lexical.$createTextNode(part)) : new MediaEmbedNode(part),
  );
  lexical.$insertNodes(nodes as never);
  const last = nodes.at(-1);
  if (last === undefined || last.getType() !== TYPE) return;
  if (last.getNextSibling() === null) last.insertAfter($paragraph());
  last.selectNext(0, 0);
};

/**
 * The node of Lexical for embeds: a pasted link to an embed, or its code, becomes a block with a preview, and the
 * exported HTML has `<media-embed src>`. The cursor is below a pasted block. Embeds of other sites never become a
 * block. Selected text and code blocks take pasted addresses as text.
 */
export const lexicalMediaEmbed = <NodeClass>(
  lexical: LexicalModules<NodeClass>,
  options: EditorOptions,
): LexicalMediaEmbed<NodeClass> => {
  const recognizer = embedRecognizer(options);
  const MediaEmbedNode = nodeClass({ lexical, recognizer, options });
  const paste = (event: ClipboardEvent): boolean => {
    const parts = pastedParts(recognizer, event.clipboardData?.getData('text/plain'));
    if (parts === null || !acceptsBlock(lexical)) return false;
    event.preventDefault();
    $insert(lexical, MediaEmbedNode, parts);
    return true;
  };
  return {
    node: MediaEmbedNode as NodeClass,
    register: (editor) =>
      (editor as Editor).registerCommand(
        lexical.PASTE_COMMAND as never,
        paste,
        lexical.COMMAND_PRIORITY_HIGH as never,
      ),
    $insertMediaEmbed: (text) => {
      const block = recognizer.blockIn(text);
      if (block !== null) $insert(lexical, MediaEmbedNode, [block]);
      return block !== null;
    },
  };
};
