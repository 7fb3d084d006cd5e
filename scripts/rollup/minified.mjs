/** A rollup plugin that minifies every chunk, including its style sheets. Licence notices are in `licences.txt`. */
import { minify } from 'terser';
import { compactStyles } from './compact-styles.mjs';

const OPTIONS = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, keep_fargs: false },
  format: { comments: false },
};

/** Whether a module is one of this project: comments of other packages look like style sheets. */
const isOwn = (id) => id.includes('/.build/');

export const minified = () => ({
  name: 'minified',
  transform: (code, id) => (isOwn(id) ? { code: compactStyles(code), map: null } : null),
  async renderChunk(code) {
    const { code: small } = await minify(code, OPTIONS);
    return { code: small ?? code, map: null };
  },
});
