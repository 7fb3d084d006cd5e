import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasOrInstalls, run } from './command.mjs';
import { embedsAsLinks } from '../../../.build/src/editors/markdown-links.js';

export const isInstalled = () => hasOrInstalls('hugo', 'hugo', 'version');

const CONFIG = 'baseURL = "https://www.example/"\ndisableKinds = ["taxonomy", "term", "RSS"]\n';

// recipe
/** Copies the articles of `content` to `linked`, with links in place of the embeds. */
const linkEmbeds = async (content, linked, options) => {
  await rm(linked, { recursive: true, force: true });
  await cp(content, linked, { recursive: true });
  for (const name of await readdir(linked, { recursive: true })) {
    if (!name.endsWith('.md')) continue;
    const path = join(linked, name);
    await writeFile(path, embedsAsLinks(await readFile(path, 'utf8'), options));
  }
};
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
    const content = join(site, options ? 'linked' : 'content');
    if (options) await linkEmbeds(join(site, 'content'), content, options);
    run('hugo', ['--quiet', '--source', site, '--contentDir', content]);
    return await readFile(join(site, 'public/index.html'), 'utf8');
  } finally {
    await rm(site, { recursive: true });
  }
};
