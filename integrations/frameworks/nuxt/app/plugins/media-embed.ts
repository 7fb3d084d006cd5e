import 'media-embed-elements/media-embed.js';

export default defineNuxtPlugin(() => undefined);
