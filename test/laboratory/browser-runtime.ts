import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { type Browser, chromium, type Page } from 'playwright-core';
import { rollup } from 'rollup';
import type { Chain } from './chain.js';
import { timeoutOf, viewerOf } from './forms.js';
import type { PageGlobal, PageTask } from './in-page.js';
import type { Brought, Runtime } from './runtime.js';
import { isTracker } from './tracker-requests.js';

const { chromiumFlags, headlessPath } = (await import(
  new URL('../../../scripts/chromium.mjs', import.meta.url).href
)) as { readonly chromiumFlags: readonly string[]; readonly headlessPath: () => string };

const PAGE_HOST = '127.0.9.1';

const scriptOfPage = async (): Promise<string> => {
  const build = await rollup({
    input: fileURLToPath(new URL('in-page.js', import.meta.url)),
    plugins: [nodeResolve({ browser: true, exportConditions: ['browser'] })],
  });
  const { output } = await build.generate({ format: 'es', inlineDynamicImports: true });
  return output[0].code;
};

/** A page with the script. `connect` is the `connect-src` of its policy. */
const servePage = (script: string): Server =>
  createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, `http://${PAGE_HOST}`);
    const connect = searchParams.get('connect');
    if (pathname === '/script.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return;
    }
    const policy = connect !== null && { 'content-security-policy': `connect-src ${connect}` };
    response
      .writeHead(200, { 'content-type': 'text/html', ...policy })
      .end('<!doctype html><script type="module" src="/script.js"></script>');
  });

/** The addresses of a chain, each with what its server does. */
const hopsOf = ({ addresses, answers }: Chain) =>
  addresses.hops.map((address, hop) => ({ address, connection: answers[hop]?.connection }));

/** The policy of a page that must not request some hops of the chain; null if it may request all. */
export const policyOf = (chain: Chain): string | null => {
  const hops = hopsOf(chain);
  if (hops.every(({ connection }) => connection !== 'against-policy')) return null;
  return [...hops, { address: chain.addresses.media, connection: undefined }]
    .filter(({ connection }) => connection !== 'against-policy')
    .map(({ address }) => new URL(address).origin)
    .join(' ');
};

/** Lets another server answer for the host of the tag, and the browser block hosts. */
export const route = async (page: Page, chain: Chain): Promise<void> => {
  for (const { address, connection } of hopsOf(chain))
    if (connection === 'blocked')
      await page.route(`${new URL(address).origin}/**`, (request) =>
        request.abort('blockedbyclient'),
      );
  const { standIn } = chain;
  const [own] = chain.addresses.hops;
  if (standIn === undefined || own === undefined) return;
  await page.route(
    (url) => url.host === new URL(own).host,
    async (request) => {
      const { search } = new URL(request.request().url());
      await request.fulfill({ response: await request.fetch({ url: standIn + search }) });
    },
  );
};

/** Diagnoses in pages of Chromium, some at the same time. */
export class BrowserRuntime {
  readonly #browser: Browser;
  readonly #server: Server;
  readonly #free: Page[] = [];
  /** Requests to trackers of chains. */
  trackerRequests = 0;

  private constructor(browser: Browser, server: Server) {
    this.#browser = browser;
    this.#server = server;
  }

  static async start(): Promise<BrowserRuntime> {
    const server = servePage(await scriptOfPage()).listen(0, PAGE_HOST);
    await once(server, 'listening');
    const browser = await chromium.launch({
      executablePath: headlessPath(),
      args: [...chromiumFlags],
    });
    return new BrowserRuntime(browser, server);
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  readonly diagnose: Runtime = async ({ text, form, chain, fault }: Brought) => {
    const task: PageTask = {
      text,
      viewer: viewerOf(fault),
      requestTimeoutMs: timeoutOf(chain),
      isSaved: form.isSaved === true,
    };
    const policy = policyOf(chain);
    const page = (policy === null ? this.#free.pop() : undefined) ?? (await this.#open(policy));
    await route(page, chain);
    const result = await page.evaluate(
      (given) => (globalThis as unknown as PageGlobal).diagnoseInPage(given),
      task,
    );
    await page.unrouteAll();
    if (policy === null) this.#free.push(page);
    else await page.context().close();
    return result;
  };

  /** A page with connections that it shares with no other. */
  async #open(policy: string | null): Promise<Page> {
    const context = await this.#browser.newContext();
    const page = await context.newPage();
    page.on('request', (request) => {
      if (isTracker(request.url())) this.trackerRequests += 1;
    });
    const { port } = this.#server.address() as AddressInfo;
    const query = policy === null ? '' : `?connect=${encodeURIComponent(policy)}`;
    await page.goto(`http://${PAGE_HOST}:${port}/${query}`);
    return page;
  }
}
