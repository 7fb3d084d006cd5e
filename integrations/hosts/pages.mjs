/** Serves the pages of the hosts: the built ones of Vite, and those without a build. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { startLoopbackServer } from '../../scripts/loopback-server.mjs';

const TYPES = { '.js': 'text/javascript', '.css': 'text/css' };

const filesIn = (folder, prefix) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => extname(name) in TYPES)
    .map((name) => [`${prefix}${name}`, readFileSync(join(folder, name), 'utf8')]);

const escaped = (value) => JSON.stringify(value).replaceAll('<', '\\u003C');

const IMPORTS = {
  'media-embed-elements/media-embed.js': '/cdn/media-embed.js',
  'media-embed-elements/frame': '/cdn/frame.js',
};

const documentOf = (body, head = '') => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A host</title><link rel="icon" href="data:,">${head}
<style>main{inline-size:640px}</style></head><body><main>${body}</main></body></html>`;

/** The page of a publisher who writes HTML and includes the script of the CDN. */
const plainPage = ({ html = '', head = '', src, format }) =>
  documentOf(
    src === undefined
      ? html
      : `<media-embed src="${src}" format="${format}" style="display:block;block-size:360px"></media-embed>`,
    `${head}<script type="importmap">{"imports":${JSON.stringify(IMPORTS)}}</script><script type="module" src="/plain.js"></script>`,
  );

const attribute = (html, name) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1];

/** What WordPress keeps of a frame by a provider that it does not know, with the secret that it adds. */
const wordPressPage = ({ html }) => {
  const secret = 'wA8mZ2jYQK';
  const sizes = ['width', 'height', 'title'].map((name) => `${name}="${attribute(html, name)}"`);
  return documentOf(
    `<iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted" src="${attribute(html, 'src')}#?secret=${secret}" data-secret="${secret}" ${sizes.join(' ')}></iframe>`,
  );
};

/** The frame that the runtime of AMP makes of an `<amp-iframe>`, which is not on npm. */
const ampPage = ({ html }) => {
  const kept = ['sandbox', 'allow', 'width', 'height', 'title'].map(
    (name) => `${name}="${attribute(html, name)}"`,
  );
  const src = attribute(html, 'src').replace(/^https:/, 'http:');
  return documentOf(`<iframe src="${src}#amp=1" ${kept.join(' ')} allowfullscreen></iframe>`);
};

const WRITERS = { plain: plainPage, wordpress: wordPressPage, amp: ampPage };

/** A page of a framework or a player: its script reads the row. */
const builtPage = (host, row) =>
  documentOf(
    '',
    `${row.head ?? ''}<style>media-embed{display:block;inline-size:640px;block-size:360px}</style><script type="application/json" id="row">${escaped(row)}</script><script type="module" src="/${host}.js"></script>`,
  );

/**
 * Starts a server of `/HOST/?row=NAME`, of the published embed and of `/row.json?row=NAME`. `rows`: by name, the `html`
 * or `head` of its code, or the `src` and `format` of the element.
 */
export const servePages = async ({ folder, cdn, rows, published }) => {
  const files = new Map([
    ...filesIn(join(folder, 'built'), '/'),
    ...filesIn(cdn, '/cdn/'),
    ...['plain.js', 'host-page.js'].map((name) => [
      `/${name}`,
      readFileSync(join(folder, 'pages', name), 'utf8'),
    ]),
  ]);
  const bodyOf = ({ origin, pathname, searchParams }) => {
    const row = rows[searchParams.get('row')];
    const host = pathname.split('/')[1];
    // The server of Next has the published embed, too, at its own origin.
    if (pathname === '/row.json')
      return [
        'application/json',
        JSON.stringify(row).replaceAll(`${origin}/published/`, '/published/'),
      ];
    if (pathname.startsWith('/published/')) return ['application/json', published];
    if (files.has(pathname)) return [TYPES[extname(pathname)], files.get(pathname)];
    if (row === undefined) return undefined;
    if (host in WRITERS) return ['text/html', WRITERS[host](row)];
    return files.has(`/${host}.js`) ? ['text/html', builtPage(host, row)] : undefined;
  };
  return startLoopbackServer((request, response) => {
    const [type, body] = bodyOf(new URL(request.url, `http://${request.headers.host}`)) ?? [];
    if (body === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
  });
};
