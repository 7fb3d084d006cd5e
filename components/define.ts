export { type AdSettings, adSettings } from '../src/player/ads/ad-settings.js';
export { MediaEmbed } from './media-embed/define.js';
export { MediaEmbedCode } from './media-embed-code/define.js';
