import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { MediaEmbed } from '../../../components/index.js';
import { embedFixture } from '../embed-fixture.js';
import { FakeFetch, jsonResponse } from '../fake-fetch.js';
import { frameOf, mount, reaches, retryButtonOf, type Settings, unmountAll } from './mount.js';
import { playableEmbed } from './playable-embed.js';
import { waitUntil } from '../wait-until.js';

/** Counts the frames in which the focus was lost to the page. */
const watchFocusLoss = (): { readonly count: () => number; readonly end: () => void } => {
  let count = 0;
  let isWatching = true;
  const look = (): void => {
    if (!isWatching) return;
    if (document.activeElement === document.body) count += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  return {
    count: () => count,
    end: () => {
      isWatching = false;
    },
  };
};

const partWithFocus = ({ shadowRoot }: MediaEmbed): string =>
  shadowRoot?.activeElement?.part.value ?? 'none';

const tabTo = async (element: MediaEmbed, part: string): Promise<void> => {
  await waitUntil(() => element.shadowRoot?.querySelector(`[part=${part}]`));
  for (let press = 0; press < 5 && partWithFocus(element) !== part; press += 1)
    await sendKeys({ press: 'Tab' });
  expect(partWithFocus(element)).to.equal(part);
};

describe('<media-embed> keyboard focus', () => {
  let watch: ReturnType<typeof watchFocusLoss> | null = null;
  let fake: FakeFetch | null = null;
  afterEach(() => {
    watch?.end();
    watch = null;
    unmountAll();
    fake?.restore();
    fake = null;
  });

  const players: readonly [string, string, Settings][] = [
    ['a frame', 'frame', { embed: embedFixture() }],
    [
      'the service’s code',
      'frame',
      { embed: embedFixture({ code: '<p>x</p>' }), format: 'standard' },
    ],
    ['a player in the page', 'player', { embed: playableEmbed(), format: 'player' }],
  ];
  for (const key of ['Enter', 'Space'] as const) {
    for (const [sentence, part, settings] of players) {
      it(`moves from the poster to ${sentence} by ${key}`, async () => {
        const el = await mount({ ...settings, loading: 'click', lang: 'en' });
        await tabTo(el, 'play');
        watch = watchFocusLoss();
        await sendKeys({ press: key });
        await reaches(el, 'ready');
        await waitUntil(() => partWithFocus(el).startsWith(part), 'the player has the focus');
        expect(watch.count()).to.equal(0);
      });
    }
  }

  it('stays in the element from the press of the retry button until the result', async () => {
    let reply: (response: Response) => void = () => undefined;
    fake = new FakeFetch(() => new Promise((resolve) => (reply = resolve)));
    const el = await mount({ src: '/embed.json', loading: 'eager', lang: 'en' });
    const answer = async (status: number): Promise<void> => {
      const sent = fake?.requests.length ?? 0;
      await waitUntil(() => sent > 0 && el.state === 'loading');
      reply(jsonResponse(embedFixture(), { status }));
      await waitUntil(() => el.state !== 'loading');
    };
    await answer(500);
    await tabTo(el, 'retry');
    watch = watchFocusLoss();
    await sendKeys({ press: 'Enter' });
    await reaches(el, 'loading');
    expect(partWithFocus(el)).to.equal('notice');
    await answer(500);
    await waitUntil(() => retryButtonOf(el) && partWithFocus(el) === 'retry');
    el.loading = 'click';
    await sendKeys({ press: 'Enter' });
    await answer(200);
    await waitUntil(() => partWithFocus(el) === 'play');
    expect(watch.count()).to.equal(0);
  });

  it('moves from the button that grants consent to the player', async () => {
    const el = await mount({
      embed: embedFixture(),
      consent: 'required',
      loading: 'click',
      lang: 'en',
    });
    await tabTo(el, 'allow');
    watch = watchFocusLoss();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => partWithFocus(el) === 'frame');
    expect([el.state, frameOf(el) === null, watch.count()]).to.deep.equal(['ready', false, 0]);
  });

  for (const [sentence, part, settings] of players) {
    it(`moves from ${sentence} that is destroyed to the poster`, async () => {
      const el = await mount({ ...settings, loading: 'click', lang: 'en' });
      await tabTo(el, 'play');
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => partWithFocus(el).startsWith(part));
      watch = watchFocusLoss();
      el.destroy();
      await waitUntil(() => partWithFocus(el) === 'play');
      expect(watch.count()).to.equal(0);
    });
  }

  it('stays where page script moves it while the player is destroyed', async () => {
    const el = await mount({ embed: embedFixture(), loading: 'click', lang: 'en' });
    const next = document.createElement('button');
    document.body.append(next);
    await tabTo(el, 'play');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => partWithFocus(el) === 'frame');
    el.destroy();
    next.focus();
    await reaches(el, 'destroyed');
    await el.updateComplete;
    expect(document.activeElement).to.equal(next);
    next.remove();
  });

  it('moves to the message of an embed that fails', async () => {
    const el = await mount({ embed: embedFixture(), loading: 'click', lang: 'en' });
    await tabTo(el, 'play');
    watch = watchFocusLoss();
    el.embed = embedFixture({ code_iframe: null });
    await reaches(el, 'error');
    await waitUntil(() => partWithFocus(el) === 'notice');
    expect(watch.count()).to.equal(0);
  });
});
