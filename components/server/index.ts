export {
  renderMediaEmbed,
  type RenderOptions,
  type ServedAttributes,
} from './render-media-embed.js';
