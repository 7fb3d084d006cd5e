import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';

const projectRoot = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
};

/** A file of the inputs that are kept beside the checkout, or undefined when it is absent. */
export const readShared = (path: string): unknown => {
  const file = join(projectRoot(), '..', 'shared', path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** Registers a test of a shared input, which is skipped where the input is absent. */
export const sharedTest = (
  path: string,
  title: string,
  body: (input: unknown, t: TestContext) => void | Promise<void>,
): void => {
  const input = readShared(path);
  const skip = input === undefined ? `../shared/${path} is not there` : false;
  void test(title, { skip }, (t) => body(input, t));
};
