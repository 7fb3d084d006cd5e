import type { CSSResult } from 'lit';

/** An element in the layer of the stage. */
export interface LayerSlot {
  readonly host: HTMLElement;
  remove(): void;
}

/** A slot into which the styles of the page and of the player do not reach. */
export interface ShadowSlot extends LayerSlot {
  readonly root: ShadowRoot;
}

/** Adds a slot to the layer, which is visible as long as it has one. */
export const mountLayer = (layer: HTMLElement): LayerSlot => {
  const host = document.createElement('div');
  layer.append(host);
  layer.hidden = false;
  const remove = (): void => {
    host.remove();
    layer.hidden = layer.childElementCount === 0;
  };
  return { host, remove };
};

export const mountShadowLayer = (layer: HTMLElement, styles: CSSResult): ShadowSlot => {
  const slot = mountLayer(layer);
  const root = slot.host.attachShadow({ mode: 'open' });
  if (styles.styleSheet) root.adoptedStyleSheets = [styles.styleSheet];
  return { ...slot, root };
};
