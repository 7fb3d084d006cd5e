import { minify } from 'terser';
import { compactStyles } from './compact-styles.mjs';

const OPTIONS = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, keep_fargs: false },
  format: { comments: false },
};

/** A module's code without what only people read, including its style sheets. License notices are in `THIRD-PARTY-LICENSES.txt`. */
export const minifiedCode = async (code) => {
  const { code: small } = await minify(compactStyles(code), OPTIONS);
  return small ?? code;
};

/** A rollup plugin that minifies every chunk. */
export const minified = () => ({
  name: 'minified',
  renderChunk: async (code) => ({ code: await minifiedCode(code), map: null }),
});
