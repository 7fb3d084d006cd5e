import { storedData } from './embed-block.js';
import type { EditorOptions } from './editor-options.js';
import { embedRecognizer, type EmbedRecognizer } from './embed-recognizer.js';
import { type PastedPart, pastedParts } from './pasted-parts.js';
import {
  acceptsBlock,
  embedNodeView,
  type EmbedNodeViewProps,
  htmlOf,
  parseRules,
  type PasteSelection,
  STORED_NAMES,
  textOf,
} from './prosemirror-block.js';

export type { EditorOptions } from './editor-options.js';

/** What the extension uses of TipTap: `Node` of `@tiptap/core` and `Plugin` of `@tiptap/pm/state`. */
export interface TiptapModules<Extension> {
  readonly Node: { readonly create: (config: never) => Extension };
  readonly Plugin: new (spec: never) => unknown;
}

interface EditorView {
  readonly state: { readonly selection: PasteSelection };
}

interface TiptapSelection {
  readonly to: number;
  /** Of a node that is selected as a whole. */
  readonly node?: { readonly type: { readonly name: string } };
  readonly $to: {
    readonly nodeAfter: {
      readonly isTextblock: boolean;
      readonly content: { readonly size: number };
    } | null;
  };
}

/** What a command is called with. The commands of a chain share one transaction, which is `state`. */
interface CommandProps {
  readonly state: { readonly selection: TiptapSelection };
  readonly commands: {
    insertContent(content: unknown): boolean;
    insertContentAt(position: number, content: unknown): boolean;
    setTextSelection(position: number): boolean;
  };
}

type Command = (props: CommandProps) => boolean;

interface CommandChain {
  insertContent(content: unknown): CommandChain;
  command(command: Command): CommandChain;
  run(): boolean;
}

interface TiptapEditor {
  readonly commands: { command(command: Command): boolean };
  chain(): CommandChain;
}

/** What TipTap calls the functions of an extension with. */
interface ExtensionContext {
  readonly name: string;
  readonly editor: TiptapEditor;
}

/**
 * Moves the cursor from a selected block into the text below it, since typing would replace the block. `isOwnLine`:
 * text that is there already is not continued. False if no block is selected.
 */
const leaveBlock =
  (name: string, isOwnLine: boolean): Command =>
  ({ state, commands }) => {
    const { to, node, $to } = state.selection;
    if (node?.type.name !== name) return false;
    const below = $to.nodeAfter;
    const isTaken = below?.isTextblock !== true || (isOwnLine && below.content.size > 0);
    return isTaken
      ? commands.insertContentAt(to, { type: 'paragraph' })
      : commands.setTextSelection(to + 1);
  };

const contentOf = (part: PastedPart, type: string): object =>
  typeof part === 'string'
    ? { type: 'paragraph', content: [{ type: 'text', text: part }] }
    : { type, attrs: storedData(part) };

const pastePlugin = (recognizer: EmbedRecognizer, { name, editor }: ExtensionContext) => ({
  props: {
    handlePaste: (view: EditorView, event: ClipboardEvent): boolean => {
      const parts = pastedParts(recognizer, event.clipboardData?.getData('text/plain'));
      if (parts === null || !acceptsBlock(view.state.selection)) return false;
      // One transaction, so that one undo takes all of it back.
      return editor
        .chain()
        .insertContent(parts.map((part) => contentOf(part, name)))
        .command((props) => leaveBlock(name, false)(props) || true)
        .run();
    },
  },
});

/** What is stored: its attributes, how HTML is read, and how it is written. */
const schemaOf = (recognizer: EmbedRecognizer) => ({
  addAttributes: () =>
    Object.fromEntries(STORED_NAMES.map((name) => [name, { default: null, rendered: false }])),
  parseHTML: () => parseRules(recognizer),
  renderHTML: ({ node }: Pick<EmbedNodeViewProps, 'node'>) => htmlOf(recognizer, node),
  renderText: ({ node }: Pick<EmbedNodeViewProps, 'node'>) => textOf(recognizer, node),
});

const commandsOf = (recognizer: EmbedRecognizer, type: string) => ({
  setMediaEmbed:
    (text: string): Command =>
    ({ commands }) => {
      const block = recognizer.blockIn(text);
      return block !== null && commands.insertContent({ type, attrs: storedData(block) });
    },
});

const configOf = (
  recognizer: EmbedRecognizer,
  Plugin: TiptapModules<unknown>['Plugin'],
  options: EditorOptions,
) => ({
  name: 'mediaEmbed',
  group: 'block',
  atom: true,
  draggable: true,
  ...schemaOf(recognizer),
  addNodeView: () => (props: EmbedNodeViewProps) => embedNodeView(props, recognizer, options),
  addCommands(this: ExtensionContext) {
    return commandsOf(recognizer, this.name);
  },
  addKeyboardShortcuts(this: ExtensionContext) {
    const { name, editor } = this;
    return { Enter: () => editor.commands.command(leaveBlock(name, true)) };
  },
  addProseMirrorPlugins(this: ExtensionContext) {
    return [new Plugin(pastePlugin(recognizer, this) as never)];
  },
});

/**
 * The TipTap extension `mediaEmbed`: a pasted link to an embed, or its code, becomes a block with a preview,
 * and `getHTML()` has `<media-embed src>`. The command `setMediaEmbed(text)` inserts a link or code, and
 * returns false for any other text. The cursor is below a pasted block, and Enter moves it below a selected one.
 * Embeds of other sites never become a block. Blocks have the size of their code,
 * or that of the embed itself.
 */
export const tiptapMediaEmbed = <Extension>(
  { Node, Plugin }: TiptapModules<Extension>,
  options: EditorOptions,
): Extension => Node.create(configOf(embedRecognizer(options), Plugin, options) as never);
