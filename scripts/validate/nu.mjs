/** The Nu HTML Checker of the W3C, which runs in Java. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { packedFiles } from '../packed-files.mjs';

const run = promisify(execFile);

const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;

const checkerPath = async () => {
  const [path] = await packedFiles({
    packageName: 'vnu-jar@26.1.11',
    purpose: 'the Nu HTML Checker',
    size: '30 MB',
    files: [
      {
        path: 'build/dist/vnu.jar',
        name: 'vnu.jar',
        sum: '88b92d0dd76b1cc4b93f6a40be99e4228dee316a990f7e291e2f2c55239bf495',
      },
    ],
  });
  return path;
};

/** Whether the machine has Java. */
const hasJava = () =>
  run('java', ['-version']).then(
    () => true,
    () => false,
  );

/** The errors of all documents, found by one process; null without Java. */
export const nuErrors = async (documents) => {
  if (!(await hasJava())) return null;
  const jar = await checkerPath();
  const folder = await mkdtemp(join(tmpdir(), 'nu-'));
  try {
    await Promise.all(
      documents.map(({ text }, index) => writeFile(join(folder, `${index}.html`), text)),
    );
    const parameters = ['--format', 'json', '--exit-zero-always', '--errors-only', folder];
    const { stderr } = await run('java', ['-jar', jar, ...parameters], {
      maxBuffer: MAX_OUTPUT_BYTES,
    });
    return JSON.parse(stderr).messages.map(({ url, message, extract }) => ({
      about: documents[parseInt(basename(url), 10)].about,
      message: `${message} ${extract ?? ''}`,
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
