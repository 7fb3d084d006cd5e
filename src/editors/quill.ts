import { blockCode, type EmbedBlock, sizeData, storedData } from './embed-block.js';
import type { BlockSize } from './block-size.js';
import { domSource, EMBED_SELECTORS } from './dom-source.js';
import type { EditorOptions } from './editor-options.js';
import { embedRecognizer, type EmbedRecognizer } from './embed-recognizer.js';
import { pastedParts } from './pasted-parts.js';
import { previewBox } from './preview-frame.js';

export type { EditorOptions } from './editor-options.js';

interface Delta {
  insert(value: unknown): Delta;
}

type BlotClass = new (...parameters: never[]) => { readonly domNode: HTMLElement };

interface QuillEditor {
  readonly root: HTMLElement;
  readonly clipboard: {
    addMatcher(selector: string, matcher: (node: Element, delta: Delta) => Delta): void;
  };
  isEnabled(): boolean;
  getSelection(focus: boolean): { readonly index: number; readonly length: number } | null;
  getFormat(index: number, length: number): Readonly<Record<string, unknown>>;
  updateContents(delta: Delta, source: string): unknown;
  setSelection(index: number, length: number, source: string): void;
}

/** What the registration uses of the class `Quill`. */
export interface QuillClass {
  import(path: string): unknown;
  register(items: Readonly<Record<string, unknown>>, overwrite?: boolean): void;
}

/** The name of the format, and of the value in a delta: `{ insert: { 'media-embed': { src, title, align, width, height, responsive } } }`. */
const FORMAT = 'media-embed';

/** What upgrade-links.js needs if a page has the editor's inner HTML instead of its semantic HTML. */
const setData = (box: HTMLElement, block: EmbedBlock): void => {
  const data = { 'data-oembed-url': block.page, title: block.title, ...sizeData(block) };
  for (const [name, value] of Object.entries(data))
    if (value !== null) box.setAttribute(name, value);
};

const blotOf = (Base: BlotClass, recognizer: EmbedRecognizer, options: EditorOptions) =>
  class MediaEmbedBlot extends Base {
    static readonly blotName = FORMAT;
    static readonly tagName = 'div';
    static readonly className = 'ql-media-embed';

    static create(value: unknown): HTMLElement {
      const block = recognizer.storedBlock(value);
      const box = document.createElement('div');
      box.className = MediaEmbedBlot.className;
      box.contentEditable = 'false';
      if (block === null) return box;
      setData(box, block);
      if (block.align !== null) box.dataset['align'] = block.align;
      const onSize = (size: BlockSize): void => setData(box, { ...block, ...size });
      box.append(previewBox(block, { ...options, recognizer, onSize }));
      return box;
    }

    static value(node: HTMLElement): unknown {
      const block = recognizer.blockOf(domSource(node));
      return block && storedData(block);
    }

    html(): string {
      const block = recognizer.blockOf(domSource(this.domNode));
      return block ? blockCode(block) : '';
    }
  };

const moduleOf = (Delta: new () => Delta, recognizer: EmbedRecognizer) => {
  const paste = (quill: QuillEditor, event: ClipboardEvent): void => {
    const parts = pastedParts(recognizer, event.clipboardData?.getData('text/plain'));
    const range = quill.getSelection(true);
    if (parts === null || range === null || range.length > 0 || !quill.isEnabled()) return;
    if (quill.getFormat(range.index, 0)['code-block'] !== undefined) return;
    event.preventDefault();
    const delta = new Delta() as Delta & { retain(length: number): Delta };
    if (range.index > 0) delta.retain(range.index);
    let { index } = range;
    for (const [at, part] of parts.entries()) {
      // The line that is pasted into ends the last paragraph.
      const end = at === parts.length - 1 ? '' : '\n';
      delta.insert(typeof part === 'string' ? `${part}${end}` : { [FORMAT]: storedData(part) });
      index += typeof part === 'string' ? part.length + end.length : 1;
    }
    quill.updateContents(delta, 'user');
    quill.setSelection(index, 0, 'silent');
  };
  return class MediaEmbedModule {
    readonly quill: QuillEditor;
    constructor(quill: QuillEditor) {
      this.quill = quill;
      for (const selector of EMBED_SELECTORS)
        quill.clipboard.addMatcher(selector, (node, delta) => {
          const block = recognizer.blockOf(domSource(node));
          return block ? new Delta().insert({ [FORMAT]: storedData(block) }) : delta;
        });
      quill.root.addEventListener('paste', (event) => paste(quill, event), { capture: true });
    }
  };
};

/**
 * Registers the format `media-embed` and the module `mediaEmbed` of Quill 2. With `modules: { mediaEmbed: true }`
 * a pasted link to an embed, or its code, becomes a block with a preview. `getSemanticHTML()` has
 * `<media-embed src>`, and a delta has `{ insert: { 'media-embed': { src, title, align, width, height, responsive } } }`.
 */
export const registerQuillMediaEmbed = (Quill: QuillClass, options: EditorOptions): void => {
  const recognizer = embedRecognizer(options);
  const Base = Quill.import('blots/block/embed') as BlotClass;
  const Delta = Quill.import('delta') as new () => Delta;
  Quill.register(
    {
      [`formats/${FORMAT}`]: blotOf(Base, recognizer, options),
      'modules/mediaEmbed': moduleOf(Delta, recognizer),
    },
    true,
  );
};
