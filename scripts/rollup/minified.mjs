import { minify } from 'terser';
import { isShared } from './chunk-groups.mjs';

// A call takes fewer bytes than an inlined body with its arguments.
const COMPRESS = { passes: 3, keep_fargs: false, inline: 1 };

const OPTIONS = {
  module: true,
  ecma: 2020,
  compress: COMPRESS,
  format: { comments: false },
};

/** Names stay, so that people can read a stack and, printed with line breaks, the code. */
const COMPACT_OPTIONS = {
  module: true,
  ecma: 2020,
  // Statements stay, too.
  compress: { ...COMPRESS, sequences: false },
  mangle: false,
  format: { comments: false, preserve_annotations: true },
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

/**
 * A rollup plugin that removes comments, white space and what can be said in fewer words, a quarter of the package; the
 * types have the documentation.
 * What the files for pages without a bundler have, too, is minified as there.
 */
export const compact = () => ({
  name: 'compact',
  renderChunk: async (code, chunk) => ({
    code: isShared(chunk) ? await minifiedCode(code) : (await minify(code, COMPACT_OPTIONS)).code,
    map: null,
  }),
});
