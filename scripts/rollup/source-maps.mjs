/** A rollup plugin: the demo pages map to the TypeScript sources, by the source maps of the compiler. */
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
