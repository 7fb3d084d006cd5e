/** The element in the stage's layer that the SDK fills. */
export interface ImaPlace {
  readonly element: HTMLElement;
  /** CSS pixels. */
  readonly size: () => { readonly width: number; readonly height: number };
  remove(): void;
}

/** What a non-linear ad may cover at most: the rest of the player stays free for the pointer. */
const OVERLAY_HEIGHT = '33%';

/** Takes all of the layer for linear ads, its lower part for others, and shows the layer as long as something is in it. */
export const takeImaPlace = (layer: HTMLElement, isLinear: boolean): ImaPlace => {
  const element = document.createElement('div');
  const style = {
    position: 'absolute',
    'inset-inline': '0',
    'inset-block-end': '0',
    'block-size': isLinear ? '100%' : OVERLAY_HEIGHT,
    'pointer-events': 'auto',
  };
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
  layer.append(element);
  layer.hidden = false;
  return {
    element,
    size: () => ({ width: element.clientWidth, height: element.clientHeight }),
    remove: () => {
      element.remove();
      layer.hidden = layer.childElementCount === 0;
    },
  };
};
