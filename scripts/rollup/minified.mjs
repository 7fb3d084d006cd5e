/** A rollup plugin that minifies every chunk, including its style sheets. Licence notices are in `THIRD-PARTY-LICENSES.txt`. */
import { minify } from 'terser';
import { compactStyles } from './compact-styles.mjs';

const OPTIONS = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, keep_fargs: false },
  format: { comments: false },
};

export const minified = () => ({
  name: 'minified',
  async renderChunk(code) {
    const { code: small } = await minify(compactStyles(code), OPTIONS);
    return { code: small ?? code, map: null };
  },
});
