import { MediaEmbedPlayer } from './media-embed-player.js';

declare global {
  interface HTMLElementTagNameMap {
    'media-embed-player': MediaEmbedPlayer;
  }
}

// The first definition of a page stays: a second copy of the module is no error.
if (customElements.get('media-embed-player') === undefined)
  customElements.define('media-embed-player', MediaEmbedPlayer);
