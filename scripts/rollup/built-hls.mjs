/** A rollup plugin that takes the minified build of hls.js: nobody reads it, and it is a third of the other. */
import { join } from 'node:path';
import { root } from '../run.mjs';

export const builtHls = () => ({
  name: 'built-hls',
  resolveId: (source) =>
    source === 'hls.js/light' ? join(root, 'node_modules/hls.js/dist/hls.light.min.mjs') : null,
});
