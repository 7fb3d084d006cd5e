import type { BlockSize } from './block-size.js';
import { domSource, EMBED_SELECTORS } from './dom-source.js';
import { editorLabels } from './editor-labels.js';
import type { EditorOptions } from './editor-options.js';
import { type StoredBlock, storedData, writtenAttributes } from './embed-block.js';
import type { EmbedRecognizer } from './embed-recognizer.js';
import { previewBox } from './preview-frame.js';

interface EmbedNode {
  readonly attrs: Readonly<Record<string, unknown>>;
}

interface MarkupTransaction {
  setNodeMarkup(position: number, type: undefined, attrs: object): MarkupTransaction;
  setMeta(name: string, value: unknown): MarkupTransaction;
}

/** What a preview uses of the view of ProseMirror, which is also that of TipTap. */
export interface EmbedNodeViewProps {
  readonly node: EmbedNode;
  readonly getPos: () => number | undefined;
  readonly view: {
    readonly editable: boolean;
    readonly state: { readonly tr: MarkupTransaction };
    dispatch(transaction: MarkupTransaction): void;
  };
}

export interface PasteSelection {
  readonly empty: boolean;
  /** Of a node that is selected as a whole. */
  readonly node?: unknown;
  readonly $from: { readonly parent: { readonly type: { readonly spec: { code?: boolean } } } };
}

/** Text that is selected, or code, takes pasted addresses as text. */
export const acceptsBlock = ({ empty, node, $from }: PasteSelection): boolean =>
  (empty || node !== undefined) && $from.parent.type.spec.code !== true;

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

/** How HTML is read. */
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

/** A block as text. */
export const textOf = (recognizer: EmbedRecognizer, { attrs }: EmbedNode): string =>
  recognizer.storedBlock(attrs)?.page ?? '';

/** Stores the size of the embed itself in a block without one, such as that of a link. Undo does not take it back. */
const storeSize = ({ view, getPos, node }: EmbedNodeViewProps, size: BlockSize): void => {
  const position = getPos();
  if (position === undefined || !view.editable) return;
  const attrs = { ...node.attrs, ...size };
  const transaction = view.state.tr.setNodeMarkup(position, undefined, attrs);
  view.dispatch(transaction.setMeta('addToHistory', false));
};

/** Keys and clicks on the buttons of a preview are not those of the editor. */
const isOfButton = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('button') !== null;

export const embedNodeView = (
  props: EmbedNodeViewProps,
  recognizer: EmbedRecognizer,
  options: EditorOptions,
) => {
  const block = recognizer.storedBlock(props.node.attrs);
  if (block === null) return { dom: document.createElement('div') };
  const dom = previewBox(block, {
    recognizer,
    label: editorLabels(options.language),
    fetch: options.fetch,
    onSize: (size) => storeSize(props, size),
  });
  return { dom, stopEvent: isOfButton, ignoreMutation: () => true };
};
