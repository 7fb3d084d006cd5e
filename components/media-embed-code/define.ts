import { MediaEmbedCode } from './media-embed-code.js';

export { MediaEmbedCode };

declare global {
  interface HTMLElementTagNameMap {
    'media-embed-code': MediaEmbedCode;
  }
}

// The first definition of a page stays: a second copy of the module is no error.
if (customElements.get('media-embed-code') === undefined)
  customElements.define('media-embed-code', MediaEmbedCode);
