/** Rollup plugins: bundles map to the TypeScript sources, by the source maps of the compiler. */
import { existsSync, readFileSync } from 'node:fs';

const COMMENT = /\n\/\/# sourceMappingURL=.*\s*$/;

export const sourceMaps = () => ({
  name: 'source-maps',
  load(id) {
    if (!id.includes('/.build/') || !existsSync(`${id}.map`)) return null;
    return {
      code: readFileSync(id, { encoding: 'utf8' }).replace(COMMENT, '\n'),
      map: JSON.parse(readFileSync(`${id}.map`, { encoding: 'utf8' })),
    };
  },
});

const isTranslation = (id) => /\/messages\/generated\/|\/(?:de|es|fr|it|pt)[-.][^/]*$/.test(id);

/** Nobody steps through translations: chunks of nothing else have no map, which saves a tenth of the package. */
export const noMapsOfTranslations = () => ({
  name: 'no-maps-of-translations',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (!chunk.moduleIds?.some(isTranslation) || !chunk.moduleIds.every(isTranslation)) continue;
      delete bundle[`${chunk.fileName}.map`];
      chunk.code = chunk.code.replace(COMMENT, '\n');
    }
  },
});
