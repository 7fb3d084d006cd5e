import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';

const projectRoot = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
};

/**
 * Reads a file of the inputs that are kept beside the checkout. Returns undefined if it does not exist;
 * tests that need it are then skipped.
 */
export const readShared = (path: string): unknown => {
  const file = join(projectRoot(), '..', 'shared', path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** Why a test without its input is skipped. */
const ABSENT = 'The shared inputs are not beside this checkout.';

/** A test with an input that is kept beside the checkout; skipped if the input does not exist. */
export const corpusTest = (
  title: string,
  path: string,
  run: (corpus: never, context: TestContext) => void | Promise<void>,
): void => {
  const corpus = readShared(path);
  void test(title, { skip: corpus === undefined && ABSENT }, (context) =>
    run(corpus as never, context),
  );
};
