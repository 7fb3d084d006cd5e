/** TipTap with the embeds of this site. It is loaded when somebody writes an article. */
import { Editor, type JSONContent, Node } from '@tiptap/core';
import { EditorState, Plugin } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { diffIndices } from 'node-diff3';
import { type EmbedSites, embedRecognizer } from '../../src/editors/embed-recognizer.js';
import { tiptapMediaEmbed } from '../../src/editors/tiptap.js';
import { EMPTY_DOCUMENT } from './article-drafts.js';
import { findTag, type ServiceTag } from '../../src/service-markup.js';
import type { BlockLines } from './merge-articles.js';
import type { EditorNode } from './server/editor-document.js';

export type TextFormat = 'bold' | 'italic' | 'heading' | 'bulletList' | 'quote';

export interface ArticleEditor {
  /** The article as plain data, which the server checks and publishes. */
  content(): EditorNode;
  /** The blocks of a document in the form that the editor gives them, for comparison. */
  blocksOf(content: EditorNode): BlockLines;
  /** Changes the blocks that differ. The cursor stays in its block, and undo does not lead back. */
  replaceBlocks(blocks: BlockLines): void;
  apply(format: TextFormat): void;
  isActive(format: TextFormat): boolean;
  focus(): void;
  /** Inserts an embed by its address or code, and lets the editor write on after it; false for any other text. */
  insertEmbed(code: string): boolean;
  isEmpty(): boolean;
  /** Shows another article; null is an empty one. Undo does not lead back. */
  load(content: EditorNode | null): void;
}

export interface ArticleEditorOptions extends EmbedSites {
  readonly element: HTMLElement;
  readonly label: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly onSelect: () => void;
  /** The editor itself stores the size of an embed that was inserted without one. */
  readonly onEdit: (isByAuthor: boolean) => void;
  /** Called after code, or a text with a player, was pasted that the article does not keep. */
  readonly onRefusedCode: () => void;
}

interface EmbedCommands {
  readonly setMediaEmbed: (text: string) => boolean;
}

const APPLY: Readonly<Record<TextFormat, (editor: Editor) => void>> = {
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  heading: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  bulletList: (editor) => editor.chain().focus().toggleBulletList().run(),
  quote: (editor) => editor.chain().focus().toggleBlockquote().run(),
};

const isActive = (editor: Editor, format: TextFormat): boolean => {
  if (format === 'heading') return editor.isActive('heading', { level: 2 });
  return editor.isActive(format === 'quote' ? 'blockquote' : format);
};

/** A selected embed would be replaced by what is inserted or typed next. */
const leaveEmbed = ({ state: { selection }, commands }: Editor): void => {
  if ('node' in selection) commands.setTextSelection(selection.to + 1);
};

/** Whether a text is HTML code and nothing else. */
const isCode = (text: string): boolean => /^<[a-z!?/]/i.test(text) && text.endsWith('>');

const PLAYERS: ReadonlySet<string> = new Set([
  'iframe',
  'amp-iframe',
  'video',
  'audio',
  'object',
  'embed',
]);

/** Whether a pasted text has a player of another site, which the article does not keep. */
const hasForeignPlayer = (html: string, sites: EmbedSites): boolean => {
  const recognizer = embedRecognizer({ embeds: sites.embeds, players: sites.players });
  const isForeign = ({ name, attributes }: ServiceTag): boolean =>
    PLAYERS.has(name) && recognizer.blockAt(attributes.get('src')) === null;
  return findTag(html, isForeign) !== null;
};

/** An address does not go on into the code behind it. */
const isAddress = (text: string): boolean => !/[<>"]/.test(text);

/** Inserts an embed by its address or code, and moves the cursor below it. */
const insertEmbed = (editor: Editor, code: string): boolean => {
  const isInserted = (editor.commands as unknown as EmbedCommands).setMediaEmbed(code);
  leaveEmbed(editor);
  return isInserted;
};

const blocksOf = ({ schema }: Editor, content: EditorNode): BlockLines =>
  schema.nodeFromJSON(content).children.map((block) => JSON.stringify(block));

const replaceBlocks = (editor: Editor, blocks: BlockLines): void => {
  const { state, schema, view } = editor;
  const { children } = state.doc;
  const positionOf = (index: number): number =>
    children.slice(0, index).reduce((position, { nodeSize }) => position + nodeSize, 0);
  const transaction = state.tr.setMeta('addToHistory', false).setMeta('preventUpdate', true);
  const present = children.map((block) => JSON.stringify(block));
  // From the end, so that the positions of the blocks before it stay.
  for (const { buffer1, buffer2Content } of diffIndices(present, [...blocks]).reverse()) {
    const [index, length] = buffer1;
    const nodes = buffer2Content.map((block) => schema.nodeFromJSON(JSON.parse(block)));
    transaction.replaceWith(positionOf(index), positionOf(index + length), nodes);
  }
  view.dispatch(transaction);
};

const createEditor = (options: ArticleEditorOptions): Editor => {
  const { element, label, onSelect, onEdit, onRefusedCode } = options;
  const embed = tiptapMediaEmbed<Node>({ Node, Plugin }, options);
  const editor: Editor = new Editor({
    element,
    content: EMPTY_DOCUMENT as JSONContent,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        codeBlock: false,
        link: {
          openOnClick: false,
          isAllowedUri: (url, { defaultValidate }) => defaultValidate(url) && isAddress(url),
        },
      }),
      embed,
    ],
    // The policy of the page allows no inline styles: the rules are in cms.css.
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' },
      handlePaste: (_view, { clipboardData }) => {
        const text = clipboardData?.getData('text/plain').trim() ?? '';
        if (!isCode(text)) {
          const html = clipboardData?.getData('text/html') ?? '';
          // After the text is pasted, since an edit hides what was said before.
          if (hasForeignPlayer(html, options)) queueMicrotask(onRefusedCode);
          return false;
        }
        if (!insertEmbed(editor, text)) onRefusedCode();
        return true;
      },
    },
    onTransaction: onSelect,
    onUpdate: ({ transaction }) => onEdit(transaction.getMeta('addToHistory') !== false),
  });
  return editor;
};

export const createArticleEditor = (options: ArticleEditorOptions): ArticleEditor => {
  const editor = createEditor(options);
  return {
    content: () => editor.getJSON() as EditorNode,
    blocksOf: (content) => blocksOf(editor, content),
    replaceBlocks: (blocks) => replaceBlocks(editor, blocks),
    apply: (format) => APPLY[format](editor),
    isActive: (format) => isActive(editor, format),
    // The command of the editor waits for a frame, and what is typed meanwhile would get into the title.
    focus: () => editor.view.focus(),
    insertEmbed: (code) => {
      leaveEmbed(editor);
      const isInserted = insertEmbed(editor, code);
      return editor.commands.focus() && isInserted;
    },
    // The text of an embed is its address.
    isEmpty: () => editor.getText().trim() === '',
    load: (content) => {
      const { state, schema } = editor;
      const document = schema.nodeFromJSON(content ?? EMPTY_DOCUMENT);
      // A new state has no history.
      editor.view.updateState(EditorState.create({ doc: document, plugins: state.plugins }));
    },
  };
};
