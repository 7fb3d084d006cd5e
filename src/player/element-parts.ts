import { icon } from './icons.js';

/** An element with the part name under which page styles address it. */
export const part = <Name extends keyof HTMLElementTagNameMap>(
  tag: Name,
  name: string,
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(tag);
  element.setAttribute('part', name);
  return element;
};

export const iconButton = (name: string, outline: string): HTMLButtonElement => {
  const made = part('button', name);
  made.type = 'button';
  made.append(icon(outline));
  return made;
};
