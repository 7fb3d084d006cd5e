import { css, type CSSResult } from 'lit';
import type { AdMessages } from '../../../locales/messages.js';
import type { VastIcon, VastPicture, VastTracker } from '../../../vast/vast-ad.js';
import { iconButton, part } from '../../element-parts.js';
import { CLOSE } from '../../icons.js';

/** Between the heading and the controls of the ad, so that neither covers the other. */
const iconStyles: CSSResult = css`
  [part='icons'] {
    position: absolute;
    inset: 36px 0 44px;
    pointer-events: none;
  }
  [part='icon'] {
    position: absolute;
    display: block;
    min-inline-size: 0;
    max-inline-size: 100%;
    max-block-size: 100%;
    block-size: auto;
    padding: 0;
    border: 0;
    background: none;
    pointer-events: auto;
  }
  [part='icon'][hidden] {
    display: none;
  }
  [part='icon'] img {
    display: block;
    max-inline-size: 100%;
  }
  [part='icon-picture'] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    background: #000;
    pointer-events: auto;
  }
  [part='icon-picture'] img {
    max-inline-size: 100%;
    max-block-size: 100%;
  }
  [part='icon-picture'] button {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: 6px;
  }
`;

export interface IconContext {
  readonly video: HTMLVideoElement;
  readonly root: ShadowRoot;
  readonly tracker: VastTracker;
  readonly texts: AdMessages;
  readonly pause: () => void;
  readonly play: () => void;
  readonly signal: AbortSignal;
}

const imageOf = ({ url, width, height, altText }: VastPicture, name: string): HTMLImageElement => {
  const image = new Image();
  image.alt = altText || name;
  if (width !== null) image.width = width;
  if (height !== null) image.height = height;
  image.src = url;
  return image;
};

/** The largest picture that fits into the player, else the smallest. */
const fittingPicture = (
  pictures: readonly VastPicture[],
  { clientWidth, clientHeight }: Element,
): VastPicture | undefined => {
  const area = ({ width, height }: VastPicture): number => (width ?? 0) * (height ?? 0);
  const sorted = [...pictures].sort((a, b) => area(b) - area(a));
  const fits = ({ width, height }: VastPicture): boolean =>
    (width ?? 0) <= clientWidth && (height ?? 0) <= clientHeight;
  return sorted.find(fits) ?? sorted.at(-1);
};

/** Shows a picture over the paused ad until the viewer closes it. It is not requested before (VAST 4.2 section 3.11.4). */
const showPicture = (picture: VastPicture, name: string, context: IconContext): void => {
  const { video, root, texts, pause, play } = context;
  const wasPlaying = !video.paused;
  const focused = root.activeElement;
  pause();
  const dialog = part('div', 'icon-picture');
  dialog.role = 'dialog';
  dialog.ariaModal = 'true';
  dialog.ariaLabel = picture.altText || name;
  const closing = iconButton('close', CLOSE);
  closing.ariaLabel = texts.closePicture;
  const close = (): void => {
    dialog.remove();
    if (focused instanceof HTMLElement) focused.focus();
    if (wasPlaying) play();
  };
  closing.addEventListener('click', close);
  dialog.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Escape') close();
  });
  dialog.append(imageOf(picture, name), closing);
  root.append(dialog);
  closing.focus();
};

const elementOf = ({ clickThrough, fallbackPictures }: VastIcon): HTMLElement => {
  if (clickThrough !== null) {
    const link = document.createElement('a');
    link.href = clickThrough;
    link.target = '_blank';
    link.rel = 'noopener noreferrer nofollow';
    return link;
  }
  const element = document.createElement(fallbackPictures.length > 0 ? 'button' : 'span');
  if (element instanceof HTMLButtonElement) element.type = 'button';
  return element;
};

/** CSS keeps the icon within the ad at every position. */
const place = (element: HTMLElement, { x, y, picture: { width, height } }: VastIcon): void => {
  const at = (pixels: number, size: number | null): string =>
    `clamp(0px, ${pixels}px, calc(100% - ${size ?? 0}px))`;
  if (typeof x === 'number') element.style.setProperty('left', at(x, width));
  else element.style.setProperty(x, '0px');
  if (typeof y === 'number') element.style.setProperty('top', at(y, height));
  else element.style.setProperty(y, '0px');
};

const showIcon = (icon: VastIcon, layer: HTMLElement, context: IconContext): void => {
  const { root, tracker, texts, pause } = context;
  const name = icon.program || texts.advertisement;
  const element = elementOf(icon);
  element.setAttribute('part', 'icon');
  place(element, icon);
  const image = imageOf(icon.picture, name);
  image.addEventListener('load', () => tracker.report(icon.viewTracking), { once: true });
  image.addEventListener('error', () => element.remove());
  element.append(image);
  layer.append(element);
  if (element instanceof HTMLSpanElement) return;
  element.addEventListener('click', () => tracker.report(icon.clickTracking), { once: true });
  element.addEventListener('click', () => {
    const picture = fittingPicture(icon.fallbackPictures, root.host);
    if (icon.clickThrough !== null) pause();
    else if (picture !== undefined) showPicture(picture, name, context);
  });
};

const isDue = ({ offsetSeconds, durationSeconds }: VastIcon, seconds: number): boolean =>
  seconds >= offsetSeconds &&
  (durationSeconds === null || seconds < offsetSeconds + durationSeconds);

/** Shows the icons of an ad at their times. A picture is requested when it is due, and its view reported once. */
export const showIcons = (icons: readonly VastIcon[], context: IconContext): void => {
  const { video, root, signal } = context;
  const layers = new Map<VastIcon, HTMLElement>();
  const { styleSheet } = iconStyles;
  if (styleSheet) root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet];
  const container = part('div', 'icons');
  root.append(container);
  const update = (): void => {
    for (const icon of icons) {
      const due = isDue(icon, video.currentTime);
      const layer = layers.get(icon);
      if (layer !== undefined) layer.hidden = !due;
      else if (due) {
        const added = document.createElement('div');
        layers.set(icon, added);
        container.append(added);
        showIcon(icon, added, context);
      }
    }
  };
  video.addEventListener('timeupdate', update, { signal });
  update();
};
