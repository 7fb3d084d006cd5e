import 'media-embed-elements/media-embed.js';

/** Takes `ref`, the attributes of the element, and listeners in lower case: `onplay`, `onadstart`. */
export const Video = (props) => <media-embed {...props} />;
