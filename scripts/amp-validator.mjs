/** Provides the AMP validator's file. On npm, only the package `next` contains it. */
import { packedFiles } from './packed-files.mjs';

/**
 * Path of validator_wasm.js, for `getInstance` of the package amphtml-validator, which would otherwise load it
 * from the web. Unless the cache has it, 30 MB are downloaded once.
 */
export const ampValidatorPath = async () => {
  const [path] = await packedFiles({
    packageName: 'next@15.5.4',
    purpose: 'the AMP validator',
    size: '30 MB',
    files: [
      {
        path: 'dist/compiled/amphtml-validator/validator_wasm.js',
        name: 'amp-validator-wasm.js',
        sum: 'f1f4629ab36f555f5a9937a5cf00f0ef780bf025883c035d06389b151c896f26',
      },
    ],
  });
  return path;
};
