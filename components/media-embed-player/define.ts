import { defineElement } from '../controllers/define-element.js';
import { MediaEmbedPlayer } from './media-embed-player.js';

export { MediaEmbedPlayer };

declare global {
  interface HTMLElementTagNameMap {
    'media-embed-player': MediaEmbedPlayer;
  }
}

defineElement('media-embed-player', MediaEmbedPlayer);
