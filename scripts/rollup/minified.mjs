/** A rollup plugin that minifies every chunk, its style sheets too. */
import { minify } from 'terser';
import { compactStyles } from './compact-styles.mjs';

export const minified = () => ({
  name: 'minified',
  async renderChunk(code) {
    const { code: small } = await minify(compactStyles(code), { module: true, ecma: 2020 });
    return { code: small ?? code, map: null };
  },
});
