import { textMarkup } from '../render/markup.js';
import type { BlockSize } from './block-size.js';
import { blockCode, type EmbedBlock, storedData } from './embed-block.js';
import { domSource } from './dom-source.js';
import { editorLabels } from './editor-labels.js';
import type { EditorOptions } from './editor-options.js';
import { embedRecognizer, type EmbedRecognizer, type EmbedSites } from './embed-recognizer.js';
import { pagePatterns } from './page-patterns.js';
import { pastedParts } from './pasted-parts.js';
import { previewBox } from './preview-frame.js';

export type { EditorOptions } from './editor-options.js';
export type { EmbedSites } from './embed-recognizer.js';

/** The data of a block, as `save()` stores it. */
export interface EditorjsMediaEmbedData {
  readonly src: string;
  readonly title: string | null;
  readonly align: string | null;
  /** CSS pixels, or the numbers of the aspect ratio of a responsive player; null if the size is not known. */
  readonly width: number | null;
  readonly height: number | null;
  readonly responsive: boolean;
}

interface ToolInput {
  readonly data?: unknown;
  readonly readOnly?: boolean;
}

interface PasteEvent {
  readonly type: string;
  readonly detail: { readonly data: unknown };
}

interface Editorjs {
  readonly caret: { setToBlock(index: number, position: 'end'): unknown };
  readonly blocks: {
    getCurrentBlockIndex(): number;
    getBlockByIndex(index: number): { readonly isEmpty: boolean } | undefined;
    insert(
      type: string | undefined,
      data: object,
      config: undefined,
      index: number,
      needsFocus: boolean,
      replace: boolean,
    ): unknown;
  };
}

/** A block tool of Editor.js. */
export type EditorjsTool = new (input: unknown) => {
  render(): HTMLElement;
  save(): object;
  validate(data: unknown): boolean;
  onPaste(event: never): void;
};

const ICON =
  '<svg width="20" height="20" viewBox="0 0 20 20"><path fill="none" stroke="currentColor" stroke-width="1.5" d="M2.5 4.5h15v11h-15zM8 7.5v5l4.5-2.5z"/></svg>';

/** Longer code is not matched with patterns by the editor; `listenForEditorjsPaste` recognizes it. */
const CODE = /^<(?:media-embed|iframe|div)\s[^]*>$/;

const dataOf = (block: EmbedBlock | null): EditorjsMediaEmbedData | Record<string, never> =>
  block ? storedData(block) : {};

const PASTED = { src: true, title: true, width: true, height: true, style: true } as const;

/** The paste settings of the tool: attributes that the editor keeps, and patterns of addresses and code. */
const pasteConfigOf = (folders: readonly string[]) => ({
  tags: [
    { 'media-embed': { ...PASTED, 'data-align': true } },
    { iframe: PASTED },
    { oembed: { url: true, title: true } },
  ],
  patterns: Object.fromEntries(
    [...pagePatterns(folders), CODE].map((pattern, index) => [`mediaEmbed${index}`, pattern]),
  ),
});

/** The field of an empty block. `accept` returns false for a text that is not an embed. */
const addressField = (
  language: string | undefined,
  isReadOnly: boolean,
  accept: (address: string) => boolean,
): HTMLElement => {
  const label = editorLabels(language);
  const field = document.createElement('input');
  field.className = 'cdx-input';
  field.readOnly = isReadOnly;
  field.placeholder = label('address');
  field.setAttribute('aria-label', label('address'));
  field.addEventListener('input', () => {
    const isAccepted = field.value === '' || accept(field.value);
    field.setCustomValidity(isAccepted ? '' : label('unknown'));
  });
  return field;
};

const pastedBlock = (recognizer: EmbedRecognizer, { detail }: PasteEvent): EmbedBlock | null =>
  detail.data instanceof Element
    ? recognizer.blockOf(domSource(detail.data))
    : recognizer.blockIn(detail.data);

class MediaEmbedTool {
  readonly #recognizer: EmbedRecognizer;
  readonly #options: EditorOptions;
  readonly #isReadOnly: boolean;
  readonly #box = document.createElement('div');
  #block: EmbedBlock | null;

  constructor({ data, readOnly }: ToolInput, recognizer: EmbedRecognizer, options: EditorOptions) {
    this.#recognizer = recognizer;
    this.#options = options;
    this.#isReadOnly = readOnly === true;
    this.#block = recognizer.storedBlock(data);
    // Editor.js ignores changes inside it, such as those of a preview.
    this.#box.dataset['mutationFree'] = 'true';
  }

  render(): HTMLElement {
    this.#update(this.#block);
    return this.#box;
  }

  save(): object {
    return dataOf(this.#block);
  }

  validate(data: unknown): boolean {
    return this.#recognizer.storedBlock(data) !== null;
  }

  onPaste(event: never): void {
    this.#update(pastedBlock(this.#recognizer, event));
  }

  #update(block: EmbedBlock | null): void {
    this.#block = block;
    this.#box.replaceChildren(block ? this.#preview(block) : this.#field());
  }

  #preview(block: EmbedBlock): HTMLElement {
    const onSize = (size: BlockSize): void => {
      if (this.#block === block) this.#block = { ...block, ...size };
    };
    return previewBox(block, { ...this.#options, recognizer: this.#recognizer, onSize });
  }

  #field(): HTMLElement {
    return addressField(this.#options.language, this.#isReadOnly, (address) => {
      const block = this.#recognizer.blockIn(address);
      if (block) this.#update(block);
      return block !== null;
    });
  }
}

/**
 * The block tool `mediaEmbed` of Editor.js. A pasted link to an embed, or its code, becomes a block with a
 * preview. An empty block has a field for the link or code. Saved data is `EditorjsMediaEmbedData`.
 */
export const editorjsMediaEmbed = (options: EditorOptions): EditorjsTool => {
  const recognizer = embedRecognizer(options);
  return class extends MediaEmbedTool {
    static readonly toolbox = { title: editorLabels(options.language)('name'), icon: ICON };
    static readonly pasteConfig = pasteConfigOf(recognizer.folders);
    static readonly isReadOnlySupported = true;

    constructor(input: unknown) {
      super(input as ToolInput, recognizer, options);
    }
  };
};

/**
 * Recognizes pasted code that Editor.js would split into lines, such as embed code with inline JSON. Call it when
 * the editor is ready, with its holder and the name of the tool. Returns a function that stops it.
 */
export const listenForEditorjsPaste = (
  { blocks, caret }: Editorjs,
  holder: HTMLElement,
  { tool = 'mediaEmbed', ...sites }: EmbedSites & { readonly tool?: string },
): (() => void) => {
  const recognizer = embedRecognizer(sites);
  const paste = (event: ClipboardEvent): void => {
    const parts = pastedParts(recognizer, event.clipboardData?.getData('text/plain'));
    const { target } = event;
    if (parts === null || (target instanceof Element && target.matches('input,textarea'))) return;
    event.preventDefault();
    event.stopPropagation();
    const index = Math.max(0, blocks.getCurrentBlockIndex());
    const isEmpty = blocks.getBlockByIndex(index)?.isEmpty === true;
    const at = isEmpty ? index : index + 1;
    for (const [offset, part] of parts.entries()) {
      const replaces = isEmpty && offset === 0;
      const type = typeof part === 'string' ? undefined : tool;
      const data = typeof part === 'string' ? { text: textMarkup(part) } : dataOf(part);
      blocks.insert(type, data, undefined, at + offset, true, replaces);
    }
    // Selects a block without text, so that keys act on it.
    caret.setToBlock(at + parts.length - 1, 'end');
  };
  holder.addEventListener('paste', paste, { capture: true });
  return () => holder.removeEventListener('paste', paste, { capture: true });
};

/** The HTML of a saved block for the published page; the empty string if it is of another site. */
export const renderEditorjsMediaEmbed = (data: unknown, sites: EmbedSites): string => {
  const block = embedRecognizer(sites).storedBlock(data);
  return block ? blockCode(block) : '';
};
