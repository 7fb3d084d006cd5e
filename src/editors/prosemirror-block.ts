import type { BlockSize } from './block-size.js';
import { domSource, EMBED_SELECTORS } from './dom-source.js';
import type { EditorOptions } from './editor-options.js';
import { type StoredBlock, storedData, writtenAttributes } from './embed-block.js';
import type { EmbedRecognizer } from './embed-recognizer.js';
import { previewBox } from './preview-frame.js';

/** A node of ProseMirror and TipTap that stores a block. */
export interface EmbedNode {
  readonly attrs: Readonly<Record<string, unknown>>;
}

interface MarkupTransaction {
  setNodeMarkup(position: number, type: undefined, attrs: object): MarkupTransaction;
  setMeta(name: string, value: unknown): MarkupTransaction;
}

export interface EmbedEditorView {
  readonly editable: boolean;
  readonly state: { readonly tr: MarkupTransaction };
  dispatch(transaction: MarkupTransaction): void;
}

/** The attributes of the node: what is stored of a block. */
export const STORED_NAMES = [
  'src',
  'title',
  'align',
  'width',
  'height',
  'responsive',
] as const satisfies readonly (keyof StoredBlock)[];

export interface ParseRule {
  readonly tag: string;
  readonly priority: number;
  readonly getAttrs: (node: Element) => Readonly<Record<string, unknown>> | false;
}

export const parseRules = (recognizer: EmbedRecognizer): ParseRule[] =>
  EMBED_SELECTORS.map((tag) => ({
    tag,
    priority: 100,
    getAttrs: (node: Element) => {
      const block = recognizer.blockOf(domSource(node));
      return block !== null && { ...storedData(block) };
    },
  }));

/** The element in HTML output. A stored address that is not allowed is left out. */
export const htmlOf = (
  recognizer: EmbedRecognizer,
  { attrs }: EmbedNode,
): readonly [string, ...unknown[]] => {
  const block = recognizer.storedBlock(attrs);
  if (block === null) return ['p'];
  const link = ['a', { href: block.page }, block.title ?? block.page];
  return ['media-embed', writtenAttributes(block), link];
};

export const textOf = (recognizer: EmbedRecognizer, { attrs }: EmbedNode): string =>
  recognizer.storedBlock(attrs)?.page ?? '';

/** Keys and clicks on the buttons of a preview are not those of the editor. */
const isOfButton = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('button') !== null;

export const embedNodeView =
  (recognizer: EmbedRecognizer, options: EditorOptions) =>
  (node: EmbedNode, view: EmbedEditorView, getPos: () => number | undefined) => {
    const block = recognizer.storedBlock(node.attrs);
    if (block === null) return { dom: document.createElement('div') };
    /** Stores the size of the embed itself in a block without one, such as that of a link. */
    const onSize = (size: BlockSize): void => {
      const position = getPos();
      if (position === undefined || !view.editable) return;
      const attrs = { ...node.attrs, ...size };
      const transaction = view.state.tr.setNodeMarkup(position, undefined, attrs);
      // Undo does not take it back.
      view.dispatch(transaction.setMeta('addToHistory', false));
    };
    const dom = previewBox(block, { ...options, recognizer, onSize });
    return { dom, stopEvent: isOfButton, ignoreMutation: () => true };
  };
