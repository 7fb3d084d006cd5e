import { readdir, readFile } from 'node:fs/promises';
import type { Reply } from '../loopback.js';

const readFiles = async (): Promise<Readonly<Record<string, Reply>>> => {
  const names = (await readdir('dist/cdn', { recursive: true })).filter((name) =>
    name.endsWith('.js'),
  );
  const replies = names.map(async (name): Promise<readonly [string, Reply]> => {
    const body = await readFile(`dist/cdn/${name}`);
    return [`/${name}`, { type: 'text/javascript; charset=utf-8', body }];
  });
  return Object.fromEntries(await Promise.all(replies));
};

let files: ReturnType<typeof readFiles> | undefined;

/** The scripts of the CDN bundle by their path in a site: the elements and the parts that they load later. */
export const cdnFiles = (): ReturnType<typeof readFiles> => (files ??= readFiles());
