/** Rollup plugins that choose between the messages to developers: sentences (development), or codes (production). */

const MODULE = /\/developer-messages\.js$/;

/** The `imports` entry of package.json that chooses by the condition `development`. */
const SUBPATH = '#developer-messages';

/** Bundles the codes instead of the sentences. */
export const productionMessages = () => ({
  name: 'production-messages',
  resolveId(source, importer) {
    return MODULE.test(source)
      ? this.resolve(source.replace('.js', '.production.js'), importer)
      : null;
  },
});

/** Leaves the choice to the bundler or runtime that uses the package. */
export const conditionalMessages = () => ({
  name: 'conditional-messages',
  resolveId: (source, importer) =>
    importer && MODULE.test(source) ? { id: SUBPATH, external: true } : null,
});
