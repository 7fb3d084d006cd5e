import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
};

/**
 * A file of the inputs that are kept beside the checkout, or undefined when they are not there.
 * The tests that need one say so instead of passing in silence.
 */
export const readShared = (path: string): unknown => {
  const file = join(projectRoot(), '..', 'shared', path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** What a test says when its inputs are not there. */
export const ABSENT = 'the shared inputs do not stand beside this checkout: nothing was checked';
