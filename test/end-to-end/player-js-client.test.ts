import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { AT_ONCE } from './ad-scene.js';
import { demoPages } from './demo-pages.js';
import { until } from './poll.js';

const EMBED = 'plain-video';

/** The client of player.js, as its package publishes it. */
const client = await readFile('node_modules/player.js/dist/player-0.1.0.js', 'utf8');

type Callback = (value?: unknown) => void;

interface Listeners {
  on(event: string, callback: Callback): void;
  off(event: string, callback?: Callback): void;
  supports(kind: 'method' | 'event', names: readonly string[]): boolean;
}

type Client = Listeners & Readonly<Record<string, Callback>>;

interface PlayerJs {
  readonly Player: new (frame: HTMLIFrameElement) => Client;
}

interface ClientPage extends Window {
  readonly playerjs: PlayerJs;
  client: Client;
  emitted: Record<string, unknown[]>;
}

const FRAME_EVENTS = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'progress',
  'seeked',
  'error',
] as const;

const METHODS = [
  'play pause getPaused mute unmute getMuted setVolume getVolume getDuration setCurrentTime',
  'getCurrentTime setLoop getLoop removeEventListener addEventListener',
].flatMap((names) => names.split(' '));

describe('a player in a frame, for the client of player.js', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  /** A page that frames the player and registers its listeners before the frame has loaded. */
  const framed = async (name = EMBED): Promise<Page> => {
    const page = await pages.open('/');
    await page.evaluate(client);
    await page.evaluate(
      ([src, events]) => {
        const own = window as unknown as ClientPage;
        const frame = document.createElement('iframe');
        frame.allow = 'autoplay';
        frame.src = src;
        document.body.append(frame);
        own.client = new own.playerjs.Player(frame);
        own.emitted = {};
        for (const event of ['ready', ...events])
          own.client.on(event, (value) => (own.emitted[event] ??= []).push(value ?? null));
      },
      [`${pages.playerOrigin}/proxy/iframe.php/${name}/demo#muted=1`, FRAME_EVENTS] as const,
    );
    return page;
  };

  const emitted = (page: Page, event: string): Promise<readonly unknown[]> =>
    page.evaluate((name) => (window as unknown as ClientPage).emitted[name] ?? [], event);

  const untilEmitted = (page: Page, event: string, times = 1): Promise<void> =>
    until(event, async () => (await emitted(page, event)).length >= times);

  const call = (page: Page, method: string, value?: unknown): Promise<void> =>
    page.evaluate(
      ([name, argument]) => {
        (window as unknown as ClientPage).client[name]?.(argument);
      },
      [method, value] as const,
    );

  const read = (page: Page, getter: string): Promise<unknown> =>
    page.evaluate(
      (name) => new Promise((resolve) => (window as unknown as ClientPage).client[name]?.(resolve)),
      getter,
    );

  it('is ready for a page that registered before the frame had loaded', async () => {
    const page = await framed();
    await untilEmitted(page, 'ready');
    assert.equal((await emitted(page, 'ready')).length, 1);
    const supported = await page.evaluate(
      ([methods, events]) => {
        const { client: player } = window as unknown as ClientPage;
        return [player.supports('method', methods), player.supports('event', events)];
      },
      [METHODS, FRAME_EVENTS] as const,
    );
    assert.deepEqual(supported, [true, true]);
    await pages.closed(page);
  });

  it('executes every method and emits every event', async () => {
    const page = await framed();
    await call(page, 'play');
    await untilEmitted(page, 'play');
    await untilEmitted(page, 'timeupdate');
    await untilEmitted(page, 'progress');
    const duration = Number(await read(page, 'getDuration'));
    assert.ok(duration > 1, String(duration));
    const [time] = (await emitted(page, 'timeupdate')) as readonly { readonly seconds: number }[];
    assert.ok((time?.seconds ?? -1) >= 0);

    await call(page, 'pause');
    await untilEmitted(page, 'pause');
    assert.equal(await read(page, 'getPaused'), true);
    await call(page, 'unmute');
    assert.equal(await read(page, 'getMuted'), false);
    await call(page, 'mute');
    assert.equal(await read(page, 'getMuted'), true);
    await call(page, 'setVolume', 40);
    assert.equal(await read(page, 'getVolume'), 40);
    await call(page, 'setCurrentTime', 1);
    await untilEmitted(page, 'seeked');
    assert.equal(await read(page, 'getCurrentTime'), 1);

    await call(page, 'setCurrentTime', duration - 0.3);
    await untilEmitted(page, 'seeked', 2);
    await call(page, 'play');
    await untilEmitted(page, 'ended');
    await pages.closed(page);
  });

  it('plays again from the start if it loops', async () => {
    const page = await framed();
    assert.equal(await read(page, 'getLoop'), false);
    await call(page, 'setLoop', true);
    assert.equal(await read(page, 'getLoop'), true);
    await call(page, 'play');
    await untilEmitted(page, 'timeupdate');
    await call(page, 'setCurrentTime', Number(await read(page, 'getDuration')) - 0.3);
    await untilEmitted(page, 'ended');
    await until('the next round', async () => {
      const time = Number(await read(page, 'getCurrentTime'));
      return (await read(page, 'getPaused')) === false && time > 0 && time < 2;
    });
    await pages.closed(page);
  });

  it('emits nothing to a listener that was removed', async () => {
    const page = await framed();
    await untilEmitted(page, 'ready');
    await page.evaluate(() => (window as unknown as ClientPage).client.off('play'));
    await call(page, 'play');
    await untilEmitted(page, 'timeupdate');
    assert.deepEqual(await emitted(page, 'play'), []);
    await pages.closed(page);
  });

  it('reports a method that it does not have', async () => {
    const page = await framed();
    await page.evaluate(() => {
      const { client: player } = window as unknown as ClientPage;
      player['send']?.({ method: 'setQuality', value: 1 });
    });
    await untilEmitted(page, 'error');
    assert.deepEqual(await emitted(page, 'error'), [{ code: 2, msg: 'Method not supported.' }]);
    await pages.closed(page);
  });
});
