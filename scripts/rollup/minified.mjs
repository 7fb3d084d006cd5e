/** A rollup plugin that minifies every chunk. */
import { minify } from 'terser';

export const minified = () => ({
  name: 'minified',
  async renderChunk(code) {
    const { code: small } = await minify(code, { module: true, ecma: 2020 });
    return { code: small ?? code, map: null };
  },
});
