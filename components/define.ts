export { MediaEmbed } from './media-embed/define.js';
export { MediaEmbedCode } from './media-embed-code/define.js';
