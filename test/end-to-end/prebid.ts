import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const VERSION = '11.36.0';

const INTEGRITY =
  'sha512-uFv6NZEoPQ/z5EUbYMVuV0r+3EXHLL+3ZzbC/+g10QCittFuLGWhAkxQas9nUcpbj1aBU2P2mVSq1XJuyNtZaw==';

const FOLDER = '.build/prebid';

const SCRIPT = `package/dist/not-for-prod/prebid.js`;

const run = promisify(execFile);

/**
 * Downloads Prebid.js with npm. It is no development dependency, because it would add 106 MB to every installation
 * for one script.
 */
const download = async (): Promise<string> => {
  await mkdir(FOLDER, { recursive: true });
  await run('npm', ['pack', `prebid.js@${VERSION}`, '--pack-destination', FOLDER]);
  const archive = join(FOLDER, `prebid.js-${VERSION}.tgz`);
  const hash = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  if (`sha512-${hash}` !== INTEGRITY)
    throw new Error(`${archive} is not the Prebid.js that was tested: its hash is sha512-${hash}.`);
  await run('tar', ['-xzf', archive, '-C', FOLDER, SCRIPT]);
  return readFile(join(FOLDER, SCRIPT), 'utf8');
};

/** The script of Prebid.js with all its modules, as npm has it. Downloaded once, into `.build`. */
export const prebidScript = async (): Promise<string> => {
  try {
    return await readFile(join(FOLDER, SCRIPT), 'utf8');
  } catch {
    return download();
  }
};
