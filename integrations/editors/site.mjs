/** A site of its own on loopback: pages with the tools, and published articles under a strict policy. */
import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startLoopbackServer } from '../../scripts/loopback-server.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const root = join(folder, '../..');

/** The script of the page of a tool, with the module as it is compiled. */
const scriptOf = async (tool) => {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'pages', `${tool}.js`)],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'error',
    alias: { 'media-embed-elements/editors': join(root, '.build/src/editors') },
  });
  return outputFiles[0].text;
};

const pageOf = (tool) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${tool}</title><link rel="icon" href="data:,"></head>
<body><div id="holder"></div></body>
</html>`;

const articleOf = (html, { origin, players }) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Article</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/article.css">
<script defer src="/elements/upgrade-links.js" data-embeds="${origin}/embeds" data-players="${players}"></script></head>
<body><article>${html}</article></body>
</html>`;

const policyOf = ({ origin, players }) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${origin}`,
    `connect-src ${origin}`,
    `frame-src ${players}`,
    "require-trusted-types-for 'script'",
    'trusted-types lit-html media-embed',
  ].join('; ');

const STYLE = 'media-embed,iframe{display:block;inline-size:640px;aspect-ratio:16/9}';

const html = (body, headers = {}) => ({ body, headers, type: 'text/html; charset=utf-8' });
const script = (body) => ({ body, headers: {}, type: 'text/javascript; charset=utf-8' });

/** Starts the site. `publish` sets the article, with or without its policy, and returns its address. */
export const startSite = async (service) => {
  const scripts = new Map();
  let article = html('');
  const reply = async (path) => {
    const [, kind, name] = /^\/(\w+)(?:\/(.*))?$/.exec(path) ?? [];
    if (kind === 'tool') return html(pageOf(name));
    if (kind === 'article') return article;
    if (path === '/article.css') return { body: STYLE, headers: {}, type: 'text/css' };
    if (kind === 'elements') return script(await readFile(join(root, 'dist/cdn', name)));
    if (kind !== 'script') return null;
    const tool = name.replace(/\.js$/, '');
    if (!scripts.has(tool)) scripts.set(tool, scriptOf(tool));
    return script(await scripts.get(tool));
  };
  const { origin, stop } = await startLoopbackServer((request, response) => {
    reply(new URL(request.url, 'http://site').pathname)
      .catch(() => null)
      .then((found) => {
        response.writeHead(found ? 200 : 404, {
          'content-type': found?.type ?? 'text/plain',
          ...found?.headers,
        });
        response.end(found?.body);
      });
  });
  return {
    origin,
    publish: (body, { isStrict = true } = {}) => {
      const policy = isStrict ? { 'content-security-policy': policyOf(service) } : {};
      article = html(articleOf(body, service), policy);
      return `${origin}/article`;
    },
    stop,
  };
};
