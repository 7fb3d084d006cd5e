import { storedData } from './embed-block.js';
import type { EditorOptions } from './editor-options.js';
import { embedRecognizer, type EmbedRecognizer } from './embed-recognizer.js';
import { type PastedPart, pastedParts } from './pasted-parts.js';
import {
  type EmbedNode,
  embedNodeView,
  htmlOf,
  type ParseRule,
  parseRules,
  STORED_NAMES,
  textOf,
} from './prosemirror-block.js';

export type { EditorOptions } from './editor-options.js';

/** What the plugin uses of ProseMirror: `Plugin` of `prosemirror-state`. */
export interface ProsemirrorModules<EditorPlugin> {
  readonly Plugin: new (spec: never) => EditorPlugin;
}

interface Node {
  readonly isTextblock: boolean;
  readonly content: { readonly size: number };
  slice(from: number, to: number): unknown;
  resolve(position: number): unknown;
}

interface NodeType {
  create(attrs: object | null, content?: unknown): Node;
}

interface Selection {
  readonly empty: boolean;
  readonly to: number;
  /** Of a node that is selected as a whole. */
  readonly node?: { readonly type: NodeType };
  readonly $from: { readonly parent: { readonly type: { readonly spec: { code?: boolean } } } };
  readonly $to: { readonly nodeAfter: Node | null };
  /** Each class of selections has the static methods of `Selection`. */
  readonly constructor: unknown;
}

interface Transaction {
  readonly doc: Node;
  readonly selection: Selection;
  insert(position: number, node: Node): Transaction;
  replaceSelection(slice: unknown): Transaction;
  replaceSelectionWith(node: Node, inheritsMarks: boolean): Transaction;
  setSelection(selection: unknown): Transaction;
  scrollIntoView(): Transaction;
}

interface State {
  readonly tr: Transaction;
  readonly selection: Selection;
  readonly schema: {
    readonly topNodeType: NodeType & { readonly contentMatch: { readonly defaultType: NodeType } };
    readonly nodes: Readonly<Record<string, NodeType | undefined>>;
    text(text: string): unknown;
  };
}

export type Dispatch = (transaction: never) => void;

interface View {
  readonly state: State;
  dispatch(transaction: Transaction): void;
}

/** The node in a schema: `nodes: { mediaEmbed: nodeSpec }`. */
export interface ProsemirrorMediaEmbedSpec {
  readonly group: 'block';
  readonly atom: true;
  readonly draggable: true;
  readonly attrs: Readonly<Record<string, { readonly default: null }>>;
  readonly parseDOM: readonly ParseRule[];
  readonly toDOM: (node: EmbedNode) => readonly [string, ...unknown[]];
  readonly leafText: (node: EmbedNode) => string;
}

export interface ProsemirrorMediaEmbed<EditorPlugin> {
  readonly nodeSpec: ProsemirrorMediaEmbedSpec;
  /** Recognizes pasted embeds and shows previews. It stands before the keymap of the editor. */
  readonly plugin: EditorPlugin;
  /** A command that inserts a link or code; false for any other text. */
  readonly insert: (text: string) => (state: object, dispatch?: Dispatch) => boolean;
}

const NAME = 'mediaEmbed';

/**
 * Moves the cursor from a selected block into the text below it, since typing would replace the block. `isOwnLine`:
 * text that is there already is not continued. Null if no block is selected.
 */
const leaveBlock = (
  tr: Transaction,
  { nodes, topNodeType }: State['schema'],
  isOwnLine: boolean,
): Transaction | null => {
  const { to, node, $to } = tr.selection;
  if (node === undefined || node.type !== nodes[NAME]) return null;
  const below = $to.nodeAfter;
  const isTaken = below?.isTextblock !== true || (isOwnLine && below.content.size > 0);
  if (isTaken) tr.insert(to, topNodeType.contentMatch.defaultType.create(null));
  const selections = tr.selection.constructor as { near($position: unknown): unknown };
  return tr.setSelection(selections.near(tr.doc.resolve(to + 1))).scrollIntoView();
};

const nodesOf = (schema: State['schema'], parts: readonly PastedPart[]): readonly Node[] =>
  parts.flatMap((part) =>
    typeof part === 'string'
      ? schema.topNodeType.contentMatch.defaultType.create(null, schema.text(part))
      : (schema.nodes[NAME]?.create(storedData(part)) ?? []),
  );

/** Blocks and paragraphs in one transaction, so that one undo takes all of it back. */
const inserted = ({ tr, schema }: State, parts: readonly PastedPart[]): Transaction => {
  const content = nodesOf(schema, parts);
  const [first] = content;
  if (first !== undefined && content.length === 1) tr.replaceSelectionWith(first, false);
  else {
    const wrapper = schema.topNodeType.create(null, content);
    tr.replaceSelection(wrapper.slice(0, wrapper.content.size));
  }
  return leaveBlock(tr, schema, false) ?? tr.scrollIntoView();
};

const specOf = (recognizer: EmbedRecognizer): ProsemirrorMediaEmbedSpec => ({
  group: 'block',
  atom: true,
  draggable: true,
  attrs: Object.fromEntries(STORED_NAMES.map((name) => [name, { default: null }])),
  parseDOM: parseRules(recognizer),
  toDOM: (node) => htmlOf(recognizer, node),
  leafText: (node) => textOf(recognizer, node),
});

/** Text that is selected, or code, takes pasted addresses as text. */
const acceptsBlock = ({ empty, node, $from }: Selection): boolean =>
  (empty || node !== undefined) && $from.parent.type.spec.code !== true;

export const pluginProps = (recognizer: EmbedRecognizer, options: EditorOptions) => ({
  handlePaste: (view: View, { clipboardData }: ClipboardEvent): boolean => {
    const parts = pastedParts(recognizer, clipboardData?.getData('text/plain'));
    if (parts === null || !acceptsBlock(view.state.selection)) return false;
    view.dispatch(inserted(view.state, parts));
    return true;
  },
  handleKeyDown: (view: View, { key, shiftKey }: KeyboardEvent): boolean => {
    if (key !== 'Enter' || shiftKey) return false;
    const transaction = leaveBlock(view.state.tr, view.state.schema, true);
    if (transaction !== null) view.dispatch(transaction);
    return transaction !== null;
  },
  nodeViews: { [NAME]: embedNodeView(recognizer, options) },
});

export const insertEmbed =
  (recognizer: EmbedRecognizer, text: string) =>
  (state: object, dispatch?: Dispatch): boolean => {
    const block = recognizer.blockIn(text);
    if (block !== null) dispatch?.(inserted(state as State, [block]) as never);
    return block !== null;
  };

/**
 * The node `mediaEmbed` of a ProseMirror schema and its plugin: a pasted link to an embed, or its code, becomes a
 * block with a preview, and the serialized HTML has `<media-embed src>`. The cursor is below a pasted block, and
 * Enter moves it below a selected one. Embeds of other sites never become a block.
 */
export const prosemirrorMediaEmbed = <EditorPlugin>(
  { Plugin }: ProsemirrorModules<EditorPlugin>,
  options: EditorOptions,
): ProsemirrorMediaEmbed<EditorPlugin> => {
  const recognizer = embedRecognizer(options);
  return {
    nodeSpec: specOf(recognizer),
    plugin: new Plugin({ props: pluginProps(recognizer, options) } as never),
    insert: (text) => insertEmbed(recognizer, text),
  };
};
