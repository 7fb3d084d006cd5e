export {
  renderMediaEmbed,
  type RenderOptions,
  type ElementAttributes,
} from './render-media-embed.js';
