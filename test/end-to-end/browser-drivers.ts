import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { until } from './poll.js';

/** A window of a browser that is not Chromium. */
export interface BrowserWindow {
  goto(address: string): Promise<void>;
  /** Runs a function without parameters in the page. */
  evaluate<T>(run: () => T): Promise<T>;
  /** Clicks a part of the first `<media-embed>` once it is there, as a person would. */
  press(part: string): Promise<void>;
  close(): Promise<void>;
}

export interface BrowserDriver {
  readonly name: string;
  /** Why it cannot be used here, or false. */
  readonly missing: string | false;
  readonly open: () => Promise<BrowserWindow>;
}

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const find = (...names: readonly string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

const firefoxPath = find('firefox', 'firefox-esr');

const openFirefox = async (): Promise<BrowserWindow> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    ...(firefoxPath !== undefined && { executablePath: firefoxPath }),
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    evaluate: (run) => page.evaluate(run),
    press: async (part) => {
      const button = await page.waitForSelector(`media-embed >>> [part=${part}]`);
      await button?.click();
    },
    close: () => browser.close(),
  };
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A session of the WebDriver protocol (W3C WebDriver). */
class WebDriverSession {
  readonly #origin: string;
  #path = '';

  constructor(port: number) {
    this.#origin = `http://127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    const isReady = (): Promise<boolean> =>
      fetch(`${this.#origin}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until('the WebDriver', isReady);
    const capabilities = { alwaysMatch: {} };
    const { sessionId } = (await this.#call('POST', '/session', { capabilities })) as {
      readonly sessionId: string;
    };
    this.#path = `/session/${sessionId}`;
  }

  post(command: string, parameters: object = {}): Promise<unknown> {
    return this.#call('POST', `${this.#path}/${command}`, parameters);
  }

  execute(script: string): Promise<unknown> {
    return this.post('execute/sync', { script, args: [] });
  }

  async end(): Promise<void> {
    await this.#call('DELETE', this.#path);
  }

  async #call(method: string, path: string, parameters?: object): Promise<unknown> {
    const body = parameters && JSON.stringify(parameters);
    const reply = await fetch(this.#origin + path, { method, ...(body && { body }) });
    const { value } = (await reply.json()) as { readonly value: unknown };
    if (!reply.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
    return value;
  }
}

const webKitPath = find('WebKitWebDriver');
const displayPath = find('Xvfb');

/** WebKitGTK has no mode without a display. As root it cannot use its sandbox either. */
const startWebKit = (port: number, display: string): readonly ChildProcess[] => [
  spawn('Xvfb', [display, '-screen', '0', '1280x900x24'], { stdio: 'ignore' }),
  spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  }),
];

const openWebKit = async (): Promise<BrowserWindow> => {
  const port = await freePort();
  const processes = startWebKit(port, `:${port % 10_000}`);
  const session = new WebDriverSession(port);
  await session.start();
  const shadowPart = (part: string): string =>
    `return document.querySelector('media-embed')?.shadowRoot?.querySelector('[part=${part}]') ?? null`;
  return {
    goto: async (url) => {
      await session.post('url', { url });
    },
    evaluate: (run) => session.execute(`return (${String(run)})()`) as Promise<never>,
    press: async (part) => {
      const isThere = async () => (await session.execute(shadowPart(part))) !== null;
      await until(`the part ${part}`, isThere);
      const [element] = Object.values(
        (await session.execute(shadowPart(part))) as object,
      ) as string[];
      await session.post(`element/${element ?? ''}/click`);
    },
    close: async () => {
      await session.end();
      for (const child of processes) child.kill();
    },
  };
};

/** The browsers of the system besides Chromium. */
export const browserDrivers: readonly BrowserDriver[] = [
  {
    name: 'Firefox',
    missing: firefoxPath === undefined && 'Firefox is not installed.',
    open: openFirefox,
  },
  {
    name: 'WebKitGTK',
    missing:
      (webKitPath === undefined || displayPath === undefined) &&
      'WebKitWebDriver or Xvfb is not installed.',
    open: openWebKit,
  },
];
