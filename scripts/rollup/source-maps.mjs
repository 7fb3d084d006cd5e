/** A rollup plugin that reads the compiler's source maps, so that bundles map to the TypeScript sources. */
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
