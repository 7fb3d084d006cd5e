import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type ConsoleMessage, type Page } from 'playwright-core';
import { NetworkLog } from '../../src/cli/record/network-log.js';
import { policyOf, route } from './browser-runtime.js';
import { type Chain, SHORT_AD } from './chain.js';
import { ELSEWHERE } from './documents.js';
import { embedOf, type FormName } from './forms.js';

const { playbackFlags, headlessPath } = (await import(
  new URL('../../../scripts/chromium.mjs', import.meta.url).href
)) as { readonly playbackFlags: readonly string[]; readonly headlessPath: () => string };

/** Relative to .build/test/laboratory. */
const root = new URL('../../../', import.meta.url);

const PAGE_HOST = '127.0.9.1';

/** Addresses on loopback resolve as they are, and no other name does. */
const FLAGS = [
  ...playbackFlags.filter((flag) => !flag.startsWith('--host-resolver-rules')),
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.*',
  '--disable-site-isolation-trials',
];

/** Plays an embed until one of some events, such as the start of an ad. `?tag=` plays one with this tag, at a click on its button. */
const PAGE = `<!doctype html><link rel="icon" href="data:,"><button hidden>Play</button><script type="module">
  import '/media-embed-player.js';
  import { resolveEmbed } from '/index.js';
  import { recordAds } from '/recorder.js';
  const video = {
    id: '70', available_video: '1', invalid_video: '0', url_video_mp4: location.origin + '/content.mp4',
  };
  globalThis.adRecorder = recordAds();
  globalThis.playEmbed = (embed, events = []) => new Promise((resolve) => {
    const player = document.createElement('media-embed-player');
    for (const name of events)
      player.addEventListener(name, () => setTimeout(resolve, 200), { once: true });
    player.muted = true;
    player.autoplay = true;
    player.config = resolveEmbed({ ...embed, video }, {}).config;
    document.body.append(player);
  });
  const tag = new URLSearchParams(location.search).get('tag');
  const button = document.querySelector('button');
  button.hidden = tag === null;
  button.onclick = () => playEmbed({ id: '77', preroll: [{ source_url: tag }], mobile_preroll: [] });
</script>`;

const servePage = (): Server =>
  createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, `http://${PAGE_HOST}`);
    const stated = searchParams.get('policy');
    const policy = stated !== null && { 'content-security-policy': stated };
    const file = new URL(`dist/cdn${pathname}`, root);
    if (pathname === '/content.mp4')
      response.writeHead(200, { 'content-type': 'video/mp4' }).end(SHORT_AD);
    else if (pathname.endsWith('.js') && existsSync(file))
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(file));
    else response.writeHead(200, { 'content-type': 'text/html', ...policy }).end(PAGE);
  });

interface PlayingPage {
  readonly playEmbed: (embed: object, events: readonly string[]) => Promise<void>;
  readonly adRecorder: { readonly record: object };
}

/** When a recording has all of the first ad. A response of several ads is played to its end. */
const END_EVENTS = ['adbreakend', 'playing', 'error'];

/** How the console of Chromium shows a message; one about a request has its address beside it. */
const lineOf = (message: ConsoleMessage): string =>
  message.text().replace(/^Failed to load resource: /, () => `GET ${message.location().url} `);

/** The policy of a page that must not request some of a chain; empty if it may request all. */
const statedPolicy = (chain: Chain): string => {
  const connect = policyOf(chain);
  if (chain.media.connection === 'against-policy') return "media-src 'self'";
  return connect === null ? '' : `connect-src ${connect} ${ELSEWHERE}`;
};

/** Plays chains in the player of a page of Chromium, and records its requests as `media-embed record` does. */
export class ChainRecorder {
  readonly #browser: Browser;
  readonly #server: Server;

  private constructor(browser: Browser, server: Server) {
    this.#browser = browser;
    this.#server = server;
  }

  static async start(): Promise<ChainRecorder> {
    const server = servePage().listen(0, PAGE_HOST);
    await once(server, 'listening');
    const browser = await chromium.launch({ executablePath: headlessPath(), args: [...FLAGS] });
    return new ChainRecorder(browser, server);
  }

  /** The address of the page. */
  get pageUrl(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://${PAGE_HOST}:${port}/story`;
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** What a person brings of the page that plays a chain: its HAR file, the record of its ads or its console. */
  readonly record = async (chain: Chain, form: FormName): Promise<string> => {
    const context = await this.#browser.newContext();
    try {
      return await this.#recordPage(await context.newPage(), chain, form);
    } finally {
      await context.close();
    }
  };

  async #recordPage(page: Page, chain: Chain, form: FormName): Promise<string> {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(lineOf(message)));
    // The trackers of a chain lead nowhere, of which the console would have a line.
    if (form === 'console')
      await page.route(`${ELSEWHERE}/**`, (request) => request.fulfill({ status: 204 }));
    const policy = statedPolicy(chain);
    const query = policy === '' ? '' : `?policy=${encodeURIComponent(policy)}`;
    const log = new NetworkLog(await page.context().newCDPSession(page));
    await log.start(null);
    await route(page, chain);
    await page.goto(`${this.pageUrl}${query}`);
    await page.evaluate(
      ({ embed, events }) => (globalThis as unknown as PlayingPage).playEmbed(embed, events),
      {
        embed: JSON.parse(embedOf(chain)) as object,
        events: chain.otherMedia === undefined ? ['adstart', ...END_EVENTS] : END_EVENTS,
      },
    );
    if (form === 'console') return lines.join('\n');
    return JSON.stringify(
      form === 'recorded'
        ? await log.har(page.url(), '1')
        : await page.evaluate(() => (globalThis as unknown as PlayingPage).adRecorder.record),
    );
  }
}
