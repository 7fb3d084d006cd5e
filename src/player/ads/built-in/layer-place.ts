import type { CSSResult } from 'lit';

/** A place of its own in the stage's layer: the page's and the player's styles do not reach in. */
export interface LayerPlace {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  remove(): void;
}

/** Takes a place in the layer, and shows the layer as long as something has one. */
export const takePlace = (layer: HTMLElement, styles: CSSResult): LayerPlace => {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  if (styles.styleSheet) root.adoptedStyleSheets = [styles.styleSheet];
  layer.append(host);
  layer.hidden = false;
  const remove = (): void => {
    host.remove();
    layer.hidden = layer.childElementCount === 0;
  };
  return { host, root, remove };
};
