import { MediaEmbed } from './media-embed.js';

declare global {
  interface HTMLElementTagNameMap {
    'media-embed': MediaEmbed;
  }
}

// The first definition of a page stays: a second copy of the module is no error.
if (customElements.get('media-embed') === undefined)
  customElements.define('media-embed', MediaEmbed);
