import './media-embed/define.js';
import './media-embed-code/define.js';

export { type AdSettings, adSettings } from './ads/ad-settings.js';
