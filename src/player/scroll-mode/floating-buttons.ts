import type { ScrollMessages } from '../../locales/messages.js';

const SVG = 'http://www.w3.org/2000/svg';

const button = (part: string, press: () => void): HTMLButtonElement => {
  const element = document.createElement('button');
  element.type = 'button';
  element.setAttribute('part', part);
  element.addEventListener('click', press);
  return element;
};

const cross = (): SVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 14 14');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', 'M2 2l10 10M12 2L2 12');
  svg.append(path);
  return svg;
};

/** `part="float-close"`: above the floating player. */
export const closeButton = ({ close }: ScrollMessages, press: () => void): HTMLElement => {
  const element = button('float-close', press);
  element.setAttribute('aria-label', close);
  element.append(cross());
  return element;
};

/** `part="float-place"`: where the player was, and over whatever the host shows there. */
export const placeButton = ({ back }: ScrollMessages, press: () => void): HTMLElement => {
  const element = button('float-place', press);
  element.textContent = back;
  return element;
};
