/** Renders the pages into the HTML of the client's build. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { render } from './dist/server/server.js';

const template = readFileSync('dist/client/index.html', 'utf8');
for (const path of ['/', '/about/']) {
  const { app, head } = await render(path);
  mkdirSync(`dist/client${path}`, { recursive: true });
  const page = template.replace('<!--head-->', () => head).replace('<!--app-->', () => app);
  writeFileSync(`dist/client${path}index.html`, page);
}
