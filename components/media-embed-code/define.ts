import { defineElement } from '../controllers/define-element.js';
import { MediaEmbedCode } from './media-embed-code.js';

export { MediaEmbedCode };

declare global {
  interface HTMLElementTagNameMap {
    'media-embed-code': MediaEmbedCode;
  }
}

defineElement('media-embed-code', MediaEmbedCode);
