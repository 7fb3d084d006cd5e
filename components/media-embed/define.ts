import { defineElement } from '../controllers/define-element.js';
import { MediaEmbed } from './media-embed.js';

export { MediaEmbed };

declare global {
  interface HTMLElementTagNameMap {
    'media-embed': MediaEmbed;
  }
}

defineElement('media-embed', MediaEmbed);
