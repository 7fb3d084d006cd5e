import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page, Route } from 'playwright-core';
import { AT_ONCE } from './ad-scene.js';
import { cdnFiles } from './cdn-files.js';
import { demoPages } from './demo-pages.js';
import { until } from './poll.js';
import { bundled, pageSnippets, type Snippet, unbundled } from './documented-snippets.js';

const PAGE = '/documented-snippet/';

/** What the snippets use of the page around them. */
const SURROUNDINGS = `<media-embed src="/embeds/plain-video.json"></media-embed>
<button id="watch">Watch</button><aside id="sidebar"></aside>
<script>
  var adUnits = [];
  var pbjs = { setConfig() {}, requestBids() {}, getHighestCpmBids: () => [] };
</script>`;

const POSTER = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const DONE = '\n;window.isSnippetDone = true;';

type Files = Readonly<Record<string, string | Uint8Array>>;

const snippets = await pageSnippets();

let bundles: Promise<Files> | undefined;

const FORMS = {
  'without a bundler': async ({ script }: Snippet): Promise<Files> => {
    const entries = Object.entries(await cdnFiles());
    const files = entries.map(([path, { body = '' }]) => [path, body] as const);
    return { ...Object.fromEntries(files), '/bundle/entry.js': unbundled(script) + DONE };
  },
  'with a bundler': async (snippet: Snippet): Promise<Files> => {
    // A theme includes this script as it is.
    const links = (await cdnFiles())['/upgrade-links.js']?.body ?? '';
    bundles ??= bundled(snippets.map(({ script }) => script + DONE));
    const entry = `import './${snippets.indexOf(snippet)}.js';`;
    return { ...(await bundles), '/upgrade-links.js': links, '/bundle/entry.js': entry };
  },
};

const documentOf = ({ markup }: Snippet): string =>
  `<!doctype html><html lang="en"><title>Snippet</title><link rel="icon" href="data:,">
${SURROUNDINGS}${markup.replace(/<link.*>/, '')}
<script type="module" src="/bundle/entry.js"></script>`;

const printed = (text: string): readonly string[] =>
  // Node prints objects in another way than browsers.
  text.split('\n').filter((line) => line !== '' && !line.startsWith('[ {'));

it('the documents have snippets for pages', () => {
  assert.ok(snippets.length > 20, String(snippets.length));
});

for (const [form, filesOf] of Object.entries(FORMS)) {
  describe(`the snippets of the documents, ${form}`, { concurrency: AT_ONCE }, () => {
    const pages = demoPages();

    const serve = async (page: Page, snippet: Snippet): Promise<void> => {
      const files = await filesOf(snippet);
      const embed = await fetch(`${pages.origin}/published/embed/plain-video.json`);
      const json = await embed.text();
      const answer = (route: Route): Promise<void> => {
        const { pathname } = new URL(route.request().url());
        const script = files[pathname];
        if (pathname === PAGE)
          return route.fulfill({ contentType: 'text/html', body: documentOf(snippet) });
        if (pathname.startsWith('/posters/'))
          return route.fulfill({ contentType: 'image/svg+xml', body: POSTER });
        if (pathname.startsWith('/embeds/'))
          return route.fulfill({ contentType: 'application/json', body: json });
        return script === undefined
          ? route.fallback()
          : route.fulfill({ contentType: 'text/javascript', body: Buffer.from(script) });
      };
      await page.context().route((url) => url.origin === pages.origin, answer);
    };

    const chosen = snippets.filter(({ needsBundler, needsFile }) =>
      form === 'with a bundler' ? !needsFile : !needsBundler,
    );
    for (const snippet of chosen) {
      it(`the snippet in ${snippet.place} runs without an error`, async () => {
        const page = await pages.newPage();
        const lines: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'log') lines.push(...message.text().split('\n'));
        });
        await serve(page, snippet);
        await page.goto(pages.origin + PAGE);
        await until(`the end of the snippet in ${snippet.place}`, () =>
          page.evaluate(() => 'isSnippetDone' in window),
        );
        if (snippet.output !== null)
          for (const line of printed(snippet.output)) assert.ok(lines.includes(line), line);
        await pages.closed(page);
      });
    }
  });
}
