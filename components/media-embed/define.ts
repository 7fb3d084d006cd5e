import { defineElement } from '../controllers/define-element.js';
import { MediaEmbed } from './media-embed.js';

export { type AdSettings, adSettings } from '../../src/player/ads/ad-settings.js';
export { MediaEmbed };
export type { MediaEmbedEventMap } from './media-embed.js';
export type { EmbedConsent, EmbedFormat, EmbedLoading } from './attribute-values.js';

declare global {
  interface HTMLElementTagNameMap {
    'media-embed': MediaEmbed;
  }
}

defineElement('media-embed', MediaEmbed);
