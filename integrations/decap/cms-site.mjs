/** Decap CMS with its local backend, which stores posts in a temporary folder. */
import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startLoopbackServer } from '../../scripts/loopback-server.mjs';

const HERE = import.meta.dirname;
const PACKAGES = join(HERE, 'node_modules');

/** Starts `decap-server`. It prints its address when it listens. */
const startBackend = async (folder) => {
  const port = await freePort();
  const backend = spawn(process.execPath, [join(PACKAGES, 'decap-server/dist/index.js')], {
    env: { ...process.env, GIT_REPO_DIRECTORY: folder, PORT: String(port), BIND_HOST: '127.0.0.1' },
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(backend, 'exit');
  await new Promise((ready, failed) => {
    backend.stdout.on('data', (text) => String(text).includes('listening') && ready());
    backend.on('exit', () => failed(new Error('decap-server does not start.')));
  });
  const stop = async () => {
    backend.kill();
    await exited;
  };
  return { address: `http://127.0.0.1:${port}/api/v1`, stop };
};

const configOf = (backend) => ({
  load_config_file: false,
  backend: { name: 'proxy', proxy_url: backend, branch: 'main' },
  media_folder: 'media',
  collections: [
    {
      name: 'posts',
      label: 'Posts',
      folder: 'posts',
      create: true,
      slug: '{{slug}}',
      fields: [
        { name: 'title', label: 'Title', widget: 'string' },
        { name: 'body', label: 'Body', widget: 'markdown' },
      ],
    },
  ],
});

const scriptOf = async (backend, options) => {
  const { outputFiles } = await build({
    stdin: {
      resolveDir: join(HERE, '../..'),
      contents: `
        import { decapMediaEmbed } from './.build/src/editors/decap.js';
        const form = new URLSearchParams(location.search).get('form') ?? undefined;
        if (form !== 'none')
          window.CMS.registerEditorComponent(decapMediaEmbed({ ...${JSON.stringify(options)}, form }));
        window.CMS.init({ config: ${JSON.stringify(configOf(backend))} });`,
    },
    bundle: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0].text;
};

const ADMIN = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Decap CMS</title><link rel="icon" href="data:,"></head>
<body><script>window.CMS_MANUAL_INIT = true;</script>
<script src="/cms/decap-cms.js"></script>
<script type="module" src="/admin.js"></script></body>
</html>`;

/** Starts the CMS. `post` resolves with the Markdown of the post of that name on disk, or null. */
export const startCms = async (options) => {
  const folder = await mkdtemp(join(tmpdir(), 'decap-'));
  await mkdir(join(folder, 'posts'));
  const backend = await startBackend(folder);
  const script = await scriptOf(backend.address, options);
  const fileOf = async (path) => {
    if (path === '/admin') return ['text/html', ADMIN];
    if (path === '/admin.js') return ['text/javascript', script];
    const [, name] = /^\/cms\/([\w.-]+\.js)$/.exec(path) ?? [];
    return name && ['text/javascript', await readFile(join(PACKAGES, 'decap-cms/dist', name))];
  };
  const server = await startLoopbackServer((request, response) => {
    fileOf(new URL(request.url, 'http://cms').pathname)
      .catch(() => undefined)
      .then((found) => {
        const [type, body] = found ?? ['text/plain', ''];
        response.writeHead(found ? 200 : 404, { 'content-type': `${type}; charset=utf-8` });
        response.end(body);
      });
  });
  return {
    origin: server.origin,
    post: async (slug) => {
      const names = await readdir(join(folder, 'posts'));
      const name = names.find((each) => each === `${slug}.md`);
      return name === undefined ? null : readFile(join(folder, 'posts', name), 'utf8');
    },
    stop: async () => {
      await server.stop();
      await backend.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
