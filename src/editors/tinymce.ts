import type { EditorsText } from '../messages/generated/editors/index.js';
import { element, textMarkup } from '../render/markup.js';
import { blockCode, type EmbedBlock, writtenAttributes } from './embed-block.js';
import { editorLabels } from './editor-labels.js';
import type { EditorOptions } from './editor-options.js';
import { embedRecognizer, type EmbedRecognizer } from './embed-recognizer.js';
import { pastedParts } from './pasted-parts.js';
import { previewFrame } from './preview-code.js';

export type { EditorOptions } from './editor-options.js';

/** A node of TinyMCE's HTML tree. */
interface AstNode {
  readonly name: string;
  readonly firstChild?: AstNode | null;
  readonly value?: string;
  attr(name: string): string | undefined;
  attr(name: string, value: string | null): unknown;
  empty(): AstNode;
  append(node: AstNode): AstNode;
  replace(node: AstNode): AstNode;
}

interface AstNodeClass {
  create(name: string, attributes?: Readonly<Record<string, string>>): AstNode;
}

interface NodeFilters {
  addNodeFilter(names: string, filter: (nodes: AstNode[]) => void): void;
}

/** What the plugin uses of TinyMCE's editor. */
interface TinymceEditor {
  readonly schema: {
    addCustomElements(names: string): void;
    addValidElements(elements: string): void;
  };
  readonly parser: NodeFilters;
  readonly serializer: NodeFilters;
  readonly contentStyles: string[];
  readonly selection: { isCollapsed(): boolean; getNode(): Element };
  readonly windowManager: { open(dialog: never): unknown; alert(message: string): void };
  readonly ui: { readonly registry: { addButton(name: string, button: never): void } };
  on(name: string, callback: (event: never) => void, prepend?: boolean): unknown;
  insertContent(html: string): void;
  addCommand(name: string, callback: (ui: boolean, value: unknown) => void): void;
  execCommand(name: string, ui?: boolean, value?: unknown): boolean;
}

const STYLE =
  'media-embed{display:block;margin:1em 0;cursor:default}' +
  'media-embed[data-align=left]{float:left;width:50%;margin-inline-end:1em}' +
  'media-embed[data-align=right]{float:right;width:50%;margin-inline-start:1em}' +
  'media-embed[data-align=center]{width:75%;margin-inline:auto}';

const textOf = (node: AstNode): string => node.firstChild?.value ?? '';

const blockOf = (recognizer: EmbedRecognizer, node: AstNode): EmbedBlock | null =>
  recognizer.blockOf({
    name: node.name,
    attribute: (name) => node.attr(name) ?? null,
    json: () => (node.firstChild?.name === 'script' ? textOf(node.firstChild) : null),
    text: () => textOf(node),
  });

/** Shows blocks in the editor as previews that are selected as a whole, and stores them as plain elements. */
const filterNodes = (
  { parser, serializer }: TinymceEditor,
  recognizer: EmbedRecognizer,
  name: string,
): void => {
  // The tree's nodes have the only public reference to their class.
  const classOf = (node: AstNode) => (node as unknown as { constructor: AstNodeClass }).constructor;
  parser.addNodeFilter('media-embed,iframe,oembed,div,figure', (nodes) => {
    for (const node of nodes) {
      const block = blockOf(recognizer, node);
      const AstNode = classOf(node);
      if (block === null) {
        if (node.name === 'media-embed') node.attr('src', null);
        continue;
      }
      const attributes = { ...writtenAttributes(block), contenteditable: 'false' };
      const shown = AstNode.create('media-embed', attributes);
      shown.append(AstNode.create('iframe', previewFrame(block, name)));
      node.replace(shown);
    }
  });
  serializer.addNodeFilter('media-embed', (nodes) => {
    for (const node of nodes) {
      const block = blockOf(recognizer, node);
      const AstNode = classOf(node);
      node.empty();
      node.attr('contenteditable', null);
      if (block === null) continue;
      const name = AstNode.create('#text') as AstNode & { value: string };
      name.value = block.title ?? block.page;
      node.append(AstNode.create('a', { href: block.page }).append(name));
    }
  });
};

/** Text that is selected, or code, takes pasted addresses as text. */
const acceptsBlock = ({ selection }: TinymceEditor): boolean =>
  selection.getNode().closest('pre') === null &&
  (selection.isCollapsed() || selection.getNode().localName === 'media-embed');

const pastedHtml = (recognizer: EmbedRecognizer, pasted: unknown): string | null =>
  pastedParts(recognizer, pasted)
    ?.map((part) =>
      typeof part === 'string' ? element('p', {}, textMarkup(part)) : blockCode(part),
    )
    .join('') ?? null;

const openDialog = (editor: TinymceEditor, label: EditorsText): unknown =>
  editor.windowManager.open({
    title: label('name'),
    body: {
      type: 'panel',
      items: [{ type: 'textarea', name: 'address', label: label('address') }],
    },
    buttons: [
      { type: 'cancel', text: 'Cancel' },
      { type: 'submit', text: 'Save', primary: true },
    ],
    onSubmit: (dialog: { getData(): { readonly address: string }; close(): void }) => {
      const { address } = dialog.getData();
      dialog.close();
      editor.execCommand('mediaEmbed', false, address);
    },
  } as never);

/**
 * A plugin for `tinymce.PluginManager.add('mediaembed', plugin)`. A pasted link to an embed, or its code,
 * becomes a block with a preview, and `getContent()` has `<media-embed src>`. Its toolbar button `mediaembed`
 * opens a field for a link or code, as does the command `mediaEmbed`, which inserts its value if it has one.
 */
export const tinymceMediaEmbed = (
  options: EditorOptions,
): ((editor: unknown) => { readonly getMetadata: () => { name: string; url: string } }) => {
  const recognizer = embedRecognizer(options);
  const label = editorLabels(options.language);
  return (instance) => {
    const editor = instance as TinymceEditor;
    editor.contentStyles.push(STYLE);
    editor.on('PreInit', () => {
      editor.schema.addCustomElements('media-embed');
      editor.schema.addValidElements(
        'media-embed[src|title|width|height|style|data-align|contenteditable|class],oembed[url|title|data-width|data-height|data-responsive]',
      );
      filterNodes(editor, recognizer, label('name'));
    });
    const paste = (event: ClipboardEvent): void => {
      const html = pastedHtml(recognizer, event.clipboardData?.getData('text/plain'));
      if (html === null || !acceptsBlock(editor)) return;
      event.preventDefault();
      editor.insertContent(html);
    };
    editor.on('paste', paste, true);
    editor.addCommand('mediaEmbed', (_, value) => {
      const block = recognizer.blockIn(value);
      if (block !== null) editor.insertContent(blockCode(block));
      else if (value === undefined || value === null) openDialog(editor, label);
      else editor.windowManager.alert(label('unknown'));
    });
    editor.ui.registry.addButton('mediaembed', {
      icon: 'embed',
      tooltip: label('name'),
      onAction: () => editor.execCommand('mediaEmbed'),
    } as never);
    return { getMetadata: () => ({ name: label('name'), url: '' }) };
  };
};
