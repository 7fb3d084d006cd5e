import { aspectRatioOf, type BlockSize } from './block-size.js';
import { editorLabels } from './editor-labels.js';
import type { EditorOptions } from './editor-options.js';
import { type EmbedBlock, previewAttributes } from './embed-block.js';
import type { EmbedRecognizer } from './embed-recognizer.js';
import { loadFacts, type PublishedFacts } from './published-facts.js';

interface PreviewOptions extends EditorOptions {
  readonly recognizer: EmbedRecognizer;
  /** Called with the size of the embed itself if the block has none. */
  readonly onSize: (size: BlockSize) => void;
}

const PERMISSIONS = 'autoplay; fullscreen; encrypted-media; picture-in-picture';

/** The maximum height of a portrait preview, so that the text around it stays in view. */
const MAX_HEIGHT_PX = 480;

const COLORS = { background: '#16181d', color: '#fff' };
const COVER = { position: 'absolute', inset: '0', width: '100%', height: '100%', border: '0' };
const STAGE = { ...COLORS, position: 'relative', overflow: 'hidden' };
const BAR = {
  ...COLORS,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  alignItems: 'center',
  boxSizing: 'border-box',
  minHeight: '36px',
  padding: '4px 8px',
  font: '13px/1.4 system-ui, sans-serif',
};
const BUTTON = { border: '1px solid #fff', background: '#000a', color: '#fff', cursor: 'pointer' };
const PLAY = {
  ...BUTTON,
  position: 'absolute',
  inset: '0',
  width: '64px',
  height: '64px',
  margin: 'auto',
  padding: '0 0 0 4px',
  borderRadius: '50%',
  font: '24px/1 system-ui',
};
const STOP = { ...BUTTON, padding: '2px 8px', borderRadius: '4px', font: 'inherit', flex: 'none' };

/** An element with a style, set by the CSSOM, which strict policies allow. */
const styled = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  style: Readonly<Record<string, string>>,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Name] => {
  const node = document.createElement(name);
  Object.assign(node.style, style);
  for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, value);
  return node;
};

/** The greatest width of a preview in CSS pixels, or null. */
const maxWidth = ({ width, height, responsive }: BlockSize): number | null => {
  if (width === null || height === null) return null;
  const blockWidth = responsive ? Infinity : width;
  const highest = height > width ? Math.round((MAX_HEIGHT_PX * width) / height) : Infinity;
  const widest = Math.min(blockWidth, highest);
  return widest === Infinity ? null : widest;
};

const imageOf = (poster: string): HTMLImageElement => {
  const style = { ...COVER, objectFit: 'cover', pointerEvents: 'none' };
  const image = styled('img', style, { alt: '', draggable: 'false' });
  image.referrerPolicy = 'no-referrer';
  image.src = poster;
  return image;
};

class Preview {
  readonly box = styled('div', { userSelect: 'none' }, { contenteditable: 'false' });
  readonly #stage = styled('div', STAGE);
  readonly #name = styled('span', { flex: '1 1 8em', minWidth: '0', overflowWrap: 'anywhere' });
  readonly #play = styled('button', PLAY, { type: 'button' });
  readonly #stop = styled('button', STOP, { type: 'button' });
  readonly #block: EmbedBlock;
  readonly #options: PreviewOptions;
  readonly #label;
  #facts: PublishedFacts | null = null;

  constructor(block: EmbedBlock, options: PreviewOptions) {
    this.#block = block;
    this.#options = options;
    this.#label = editorLabels(options.language);
    this.box.className = 'media-embed-block';
    if (block.align !== null) this.box.dataset['align'] = block.align;
    this.#play.textContent = '▶';
    this.#stop.textContent = this.#label('stop');
    this.#play.addEventListener('click', () => this.#showPlayer());
    this.#stop.addEventListener('click', () => {
      this.#showPoster();
      this.#play.focus();
    });
    const bar = styled('div', BAR);
    bar.append(this.#name, this.#stop);
    this.box.append(this.#stage, bar);
    this.#setSize(block);
    this.#showPoster();
    void loadFacts(block.src, options.fetch ?? fetch).then((facts) => this.#loaded(facts));
  }

  #loaded(facts: PublishedFacts | null): void {
    if (facts === null) return;
    this.#facts = facts;
    if (this.#play.isConnected || !this.box.isConnected) this.#showPoster();
    if (this.#block.width !== null || facts.size.width === null) return;
    this.#setSize(facts.size);
    this.#options.onSize(facts.size);
  }

  #setSize(size: BlockSize): void {
    const widest = maxWidth(size);
    this.box.style.maxWidth = widest === null ? '' : `${widest}px`;
    this.#stage.style.aspectRatio = aspectRatioOf(size) ?? '16/9';
  }

  #showPoster(): void {
    const title = this.#block.title ?? this.#facts?.title ?? this.#label('name');
    const poster = this.#facts?.poster ?? null;
    this.#name.textContent = title;
    this.#play.setAttribute('aria-label', this.#label('play', { title }));
    this.#stop.hidden = true;
    this.#stage.replaceChildren(...(poster === null ? [] : [imageOf(poster)]), this.#play);
  }

  /** The hosted player, if its origin is one of the options, else the page of the embed. */
  #showPlayer(): void {
    const player = this.#facts?.player ?? null;
    const isKnown = player !== null && this.#options.recognizer.blockAt(player) !== null;
    const frame = styled('iframe', COVER, {
      ...previewAttributes(this.#block, this.#label('name')),
      ...(isKnown ? { src: `${player}#autoplay=1` } : {}),
      allow: PERMISSIONS,
    });
    this.#stop.hidden = false;
    this.#stage.replaceChildren(frame);
  }
}

/**
 * The preview of a block, for editors that show DOM nodes: the poster of the embed in its size, with a
 * button that plays it in a sandboxed frame. Nothing starts automatically, even if the embed has autoplay. Clicks beside the
 * buttons are left to the editor, which selects the block as a whole.
 */
export const previewBox = (block: EmbedBlock, options: PreviewOptions): HTMLElement =>
  new Preview(block, options).box;
