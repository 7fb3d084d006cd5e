import 'trix';
import { embedRecognizer, pastedParts } from 'media-embed-elements/editors/recognizer.js';

// recipe
/** Trix keeps no elements but its own. An embed becomes a link, of which `upgrade-links.js` makes a player. */
const listenForTrixPaste = (element, options) => {
  const recognizer = embedRecognizer(options);
  const nodeOf = (part) => {
    if (typeof part === 'string') return document.createTextNode(part);
    const link = document.createElement('a');
    link.href = part.page;
    link.textContent = part.title ?? part.page;
    return link;
  };
  const paste = (event) => {
    const parts = pastedParts(recognizer, event.clipboardData.getData('text/plain'));
    if (parts === null) return;
    event.preventDefault();
    event.stopPropagation();
    const holder = document.createElement('div');
    for (const part of parts) {
      if (holder.hasChildNodes()) holder.append(document.createElement('br'));
      holder.append(nodeOf(part));
    }
    element.editor.insertHTML(holder.innerHTML);
  };
  element.parentElement.addEventListener('paste', paste, { capture: true });
};
// end of recipe

export const start = async (holder, options) => {
  const element = document.createElement('trix-editor');
  const initialized = new Promise((resolve) => {
    element.addEventListener('trix-initialize', resolve, { once: true });
  });
  holder.append(element);
  await initialized;
  if (options) listenForTrixPaste(element, options);
  return { focus: () => element.focus(), output: () => element.value };
};
