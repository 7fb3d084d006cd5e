import { minify } from 'terser';

const OPTIONS = {
  module: true,
  ecma: 2020,
  // A call takes fewer bytes than an inlined body with its arguments.
  compress: { passes: 3, keep_fargs: false, inline: 1 },
  format: { comments: false },
};

/** A module's code without what only people read. License notices are in `THIRD-PARTY-LICENSES.txt`. */
export const minifiedCode = async (code) => {
  const { code: small } = await minify(code, OPTIONS);
  return small ?? code;
};

/** A rollup plugin that minifies every chunk. */
export const minified = () => ({
  name: 'minified',
  renderChunk: async (code) => ({ code: await minifiedCode(code), map: null }),
});
