/** Files of npm packages that are too heavy for a dependency: extracted once from the package's tarball, then kept in .cache/. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './run.mjs';

const run = promisify(execFile);

const cache = join(root, '.cache');

/** Downloads that take longer are ended. */
const DOWNLOAD_TIMEOUT_MS = 5 * 60 * 1000;

const sha256 = async (path) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex');

const isIntact = (path, sum) =>
  sha256(path).then(
    (found) => found === sum,
    () => false,
  );

/** Packs in a folder of its own, so that two runs at once do not collide, and moves the files into place. */
const fetchFiles = async (packageName, files) => {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'pack-'));
  try {
    const pack = ['pack', packageName, '--json', '--ignore-scripts', '--pack-destination', folder];
    const { stdout } = await run('npm', pack, { timeout: DOWNLOAD_TIMEOUT_MS });
    const [{ filename }] = JSON.parse(stdout);
    const paths = files.map(({ path }) => `package/${path}`);
    await run('tar', ['-xzf', join(folder, filename), '-C', folder, ...paths]);
    for (const { path, name, sum } of files) {
      const unpacked = join(folder, 'package', path);
      if (!(await isIntact(unpacked, sum)))
        throw new Error(`the checksum of ${path} is not the expected one`);
      await mkdir(dirname(join(cache, name)), { recursive: true });
      await rename(unpacked, join(cache, name));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Paths of the files in .cache/, in the given order: `path` in the package, `name` in .cache/ and the SHA-256 `sum` of
 * each. `purpose` is what they contain, for the message about the download; `size` is that of the download.
 */
export const packedFiles = async ({ packageName, purpose, size, files }) => {
  const paths = files.map(({ name }) => join(cache, name));
  const intact = await Promise.all(files.map(({ sum }, index) => isIntact(paths[index], sum)));
  if (intact.every(Boolean)) return paths;
  console.error(`Downloading ${packageName} (${size}) once to extract ${purpose} into .cache/.`);
  try {
    await fetchFiles(packageName, files);
  } catch (error) {
    const reason = String(error.message).split('\n', 1)[0];
    throw new Error(`${packageName} could not be downloaded for ${purpose}: ${reason}.`, {
      cause: error,
    });
  }
  return paths;
};
