import { blockSize } from './block-size.js';
import { alignmentOf, type EmbedBlock, sizeData, titleOf } from './embed-block.js';
import { editorLabels } from './editor-labels.js';
import type { EditorOptions } from './editor-options.js';
import { type ElementSource, embedRecognizer, type EmbedRecognizer } from './embed-recognizer.js';
import { pagePatterns } from './page-patterns.js';
import { type PastedPart, pastedParts } from './pasted-parts.js';
import { previewCode } from './preview-code.js';

export type { EditorOptions } from './editor-options.js';

interface ViewElement {
  readonly name?: string;
  readonly data?: string;
  readonly parent?: ViewElement | null;
  getAttribute?(name: string): unknown;
  getChildren?(): Iterable<ViewElement>;
  getChild?(index: number): ViewElement;
}

interface ModelElement {
  getAttribute(name: string): unknown;
}

interface ModelWriter {
  createElement(name: string, attributes: Readonly<Record<string, unknown>>): ModelElement;
  createDocumentFragment(): ModelElement;
  appendText(text: string, parent: ModelElement): void;
  append(item: ModelElement, parent: ModelElement): void;
}

interface DowncastApi {
  readonly writer: { setAttribute(name: string, value: string, element: ViewElement): void };
  readonly mapper: { toViewElement(item: ModelElement): ViewElement };
}

interface Dispatcher {
  on(
    event: string,
    callback: (event: unknown, data: { readonly item: ModelElement }, api: DowncastApi) => void,
    options: { readonly priority: string },
  ): void;
}

interface ConversionHelpers {
  elementToElement(definition: {
    readonly view: unknown;
    readonly model: (view: ViewElement, api: { readonly writer: ModelWriter }) => unknown;
    readonly converterPriority: string;
  }): unknown;
  add(conversion: (dispatcher: Dispatcher) => void): unknown;
}

interface ClipboardInput {
  readonly dataTransfer: { getData(type: string): string };
}

interface Selection {
  readonly isCollapsed: boolean;
  getSelectedElement(): unknown;
  getFirstPosition(): { readonly parent: { readonly name?: string } } | null;
}

interface CkEditor {
  readonly model: {
    readonly schema: { extend(name: string, rule: unknown): void };
    readonly document: { readonly selection: Selection };
    change(callback: (writer: ModelWriter) => void): void;
    insertContent(fragment: ModelElement): unknown;
    insertObject(element: unknown, at: null, offset: null, options: unknown): unknown;
  };
  readonly conversion: { for(group: string): ConversionHelpers };
  readonly editing: {
    readonly view: {
      readonly document: {
        on(
          event: 'clipboardInput',
          callback: (event: { stop(): void }, data: ClipboardInput) => void,
          options: { readonly priority: string },
        ): void;
      };
    };
  };
}

/** A media provider for `mediaEmbed.extraProviders`. */
export interface CkeditorMediaProvider {
  readonly name: string;
  readonly url: RegExp[];
  readonly html: (match: RegExpMatchArray) => string;
}

/** A plugin for `plugins`, behind `MediaEmbed`. */
export type CkeditorPlugin = new (editor: unknown) => { init(): void };

const TITLE = 'mediaEmbedTitle';
const ALIGN = 'mediaEmbedAlign';
const WIDTH = 'mediaEmbedWidth';
const HEIGHT = 'mediaEmbedHeight';
const RESPONSIVE = 'mediaEmbedResponsive';

const attributeOf = (view: ViewElement | null | undefined, name: string): string | null => {
  const value = view?.getAttribute?.(name);
  return typeof value === 'string' ? value : null;
};

const childrenOf = (view: ViewElement): readonly ViewElement[] => [...(view.getChildren?.() ?? [])];

const textOf = (view: ViewElement): string => view.data ?? childrenOf(view).map(textOf).join('');

/** The figure of a media element has its alignment. */
const viewSource = (view: ViewElement): ElementSource => ({
  name: view.name ?? '',
  attribute: (name) =>
    attributeOf(view, name) ??
    (name === 'data-align' && view.name === 'oembed' ? attributeOf(view.parent, name) : null),
  json: () =>
    childrenOf(view)
      .filter(({ name }) => name === 'script')
      .map(textOf)[0] ?? null,
  text: () => textOf(view),
});

const modelAttributes = (block: EmbedBlock): Readonly<Record<string, unknown>> => {
  const { page, title, align, width, height, responsive } = block;
  return {
    url: page,
    ...(title === null ? {} : { [TITLE]: title }),
    ...(align === null ? {} : { [ALIGN]: align }),
    ...(width === null ? {} : { [WIDTH]: width, [HEIGHT]: height, [RESPONSIVE]: responsive }),
  };
};

/** The attributes of the `<oembed>` in data, of which `upgrade-links.js` makes those of the player. */
const dataAttributes = (item: ModelElement): Readonly<Record<string, string | null>> => ({
  title: titleOf(item.getAttribute(TITLE)),
  ...sizeData(
    blockSize(item.getAttribute(WIDTH), item.getAttribute(HEIGHT), item.getAttribute(RESPONSIVE)),
  ),
});

const VIEWS = [
  'media-embed',
  'iframe',
  'oembed',
  { name: 'div', classes: 'media-embed-container' },
  { name: 'div', attributes: { 'data-oembed-url': true } },
  { name: 'figure', attributes: { 'data-oembed-url': true } },
] as const;

const readViews = ({ conversion }: CkEditor, recognizer: EmbedRecognizer): void => {
  for (const view of VIEWS)
    conversion.for('upcast').elementToElement({
      view,
      model: (element, { writer }) => {
        const block = recognizer.blockOf(viewSource(element));
        return block && writer.createElement('media', modelAttributes(block));
      },
      converterPriority: 'highest',
    });
};

/** Writes the title and the size to the `<oembed>`, and the alignment to its figure. */
const writeAttributes = ({ conversion }: CkEditor): void => {
  const write = (dispatcher: Dispatcher, isData: boolean): void =>
    dispatcher.on(
      'insert:media',
      (_, { item }, { writer, mapper }) => {
        const figure = mapper.toViewElement(item);
        const align = alignmentOf(item.getAttribute(ALIGN));
        if (align !== null) writer.setAttribute('data-align', align, figure);
        const media = figure.getChild?.(0);
        if (!isData || !media) return;
        for (const [name, value] of Object.entries(dataAttributes(item)))
          if (value !== null) writer.setAttribute(name, value, media);
      },
      { priority: 'lowest' },
    );
  conversion.for('dataDowncast').add((dispatcher) => write(dispatcher, true));
  conversion.for('editingDowncast').add((dispatcher) => write(dispatcher, false));
};

/** Text that is selected, or code, takes pasted addresses as text. */
const acceptsBlock = (selection: Selection): boolean =>
  (selection.isCollapsed || selection.getSelectedElement() !== null) &&
  selection.getFirstPosition()?.parent.name !== 'codeBlock';

const fragmentOf = (writer: ModelWriter, parts: readonly PastedPart[]): ModelElement => {
  const fragment = writer.createDocumentFragment();
  for (const part of parts)
    if (typeof part === 'string') {
      const paragraph = writer.createElement('paragraph', {});
      writer.appendText(part, paragraph);
      writer.append(paragraph, fragment);
    } else writer.append(writer.createElement('media', modelAttributes(part)), fragment);
  return fragment;
};

const watchPaste = ({ editing, model }: CkEditor, recognizer: EmbedRecognizer): void =>
  editing.view.document.on(
    'clipboardInput',
    (event, data) => {
      const parts = pastedParts(recognizer, data.dataTransfer.getData('text/plain'));
      if (parts === null || !acceptsBlock(model.document.selection)) return;
      event.stop();
      const [block] = parts;
      model.change((writer) => {
        if (parts.length > 1 || typeof block !== 'object')
          model.insertContent(fragmentOf(writer, parts));
        else {
          const media = writer.createElement('media', modelAttributes(block));
          const options = { setSelection: 'on', findOptimalPosition: 'auto' };
          model.insertObject(media, null, null, options);
        }
      });
    },
    { priority: 'high' },
  );

/**
 * A media provider and a plugin for CKEditor 5, which extend its feature MediaEmbed. The provider makes its
 * dialog accept links to embeds and shows a preview. The plugin recognizes pasted code and `<media-embed>` in
 * data. `getData()` has `<figure class="media"><oembed url>`, which `upgrade-links.js` turns into a player.
 */
export const ckeditorMediaEmbed = (
  options: EditorOptions,
): { readonly provider: CkeditorMediaProvider; readonly plugin: CkeditorPlugin } => {
  const recognizer = embedRecognizer(options);
  const name = editorLabels(options.language)('name');
  return {
    provider: {
      name: 'mediaEmbedElements',
      url: [...pagePatterns(recognizer.folders)],
      html: ([address]) => {
        const block = recognizer.blockAt(address);
        return block ? previewCode(block, name) : '';
      },
    },
    plugin: class MediaEmbedElements {
      static readonly pluginName = 'MediaEmbedElements';
      static readonly requires = ['MediaEmbed'];
      readonly #editor: CkEditor;
      constructor(editor: unknown) {
        this.#editor = editor as CkEditor;
      }
      init(): void {
        this.#editor.model.schema.extend('media', {
          allowAttributes: [TITLE, ALIGN, WIDTH, HEIGHT, RESPONSIVE],
        });
        readViews(this.#editor, recognizer);
        writeAttributes(this.#editor);
        watchPaste(this.#editor, recognizer);
      }
    },
  };
};
