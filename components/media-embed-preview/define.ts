import { defineElement } from '../controllers/define-element.js';
import { MediaEmbedPreview } from './media-embed-preview.js';

export { MediaEmbedPreview };

declare global {
  interface HTMLElementTagNameMap {
    'media-embed-preview': MediaEmbedPreview;
  }
}

defineElement('media-embed-preview', MediaEmbedPreview);
