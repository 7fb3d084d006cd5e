import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasOrInstalls, run } from './command.mjs';
import { embedsAsLinks } from '../../../.build/src/editors/markdown-links.js';

export const isInstalled = () => hasOrInstalls('hugo', 'hugo', 'version');

const CONFIG = 'baseURL = "https://www.example/"\ndisableKinds = ["taxonomy", "term", "RSS"]\n';

// recipe
/** Makes links of the embeds in a file of Markdown, before the build. */
const linkEmbeds = async (path, options) =>
  writeFile(path, embedsAsLinks(await readFile(path, 'utf8'), options));
// end of recipe

export const render = async ({ text }, options) => {
  const site = await mkdtemp(join(tmpdir(), 'hugo-'));
  const article = join(site, 'content/_index.md');
  try {
    await mkdir(join(site, 'content'));
    await mkdir(join(site, 'layouts'));
    await writeFile(join(site, 'config.toml'), CONFIG);
    await writeFile(article, `---\ntitle: Article\n---\n\n${text}`);
    await writeFile(join(site, 'layouts/index.html'), '{{ .Content }}');
    if (options) await linkEmbeds(article, options);
    run('hugo', ['--quiet', '--source', site]);
    return await readFile(join(site, 'public/index.html'), 'utf8');
  } finally {
    await rm(site, { recursive: true });
  }
};
