import { readdir, readFile } from 'node:fs/promises';
import type { Reply } from '../loopback.js';

/** The scripts of the bundle for CDNs by their path at the top of a site: the elements, and what they load later. */
export const cdnFiles = async (): Promise<Readonly<Record<string, Reply>>> => {
  const names = (await readdir('dist/cdn', { recursive: true })).filter((name) =>
    name.endsWith('.js'),
  );
  const replies = names.map(async (name): Promise<readonly [string, Reply]> => {
    const body = await readFile(`dist/cdn/${name}`);
    return [`/${name}`, { type: 'text/javascript; charset=utf-8', body }];
  });
  return Object.fromEntries(await Promise.all(replies));
};
