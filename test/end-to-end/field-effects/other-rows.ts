import type { Row } from './row.js';
import { eventsOf, type Fields, type Scene } from './scene.js';
import { tag } from './ad-rows.js';

const frames = ({ page }: Scene): Promise<string> =>
  page.evaluate(() => {
    const frame = document.querySelector('media-embed')?.shadowRoot?.querySelector('iframe');
    return frame ? `${frame.src} ${frame.srcdoc}` : '';
  });

/** The size of a player without a size of its own in a box of 800 px. */
const ownSize = ({ element }: Scene): Promise<{ width: number; height: number }> =>
  element.evaluate(async (embed) => {
    const { config } = embed as HTMLElement & { config: unknown };
    const box = document.createElement('div');
    box.style.width = '800px';
    const player = Object.assign(document.createElement('media-embed-player'), { config });
    box.append(player);
    embed.after(box);
    await (player as unknown as { updateComplete: Promise<boolean> }).updateComplete;
    const { width, height } = player.getBoundingClientRect();
    box.remove();
    return { width: Math.round(width), height: Math.round(height) };
  });

const sized = (
  field: string,
  embed: Fields,
  control: Fields,
  width: number,
  height: number,
): Row => ({
  field,
  effect: 'sizes a player that its page gives no size',
  embed: () => embed,
  control: () => control,
  seen: async (scene) => {
    const size = await ownSize(scene);
    return size.width === width && size.height === height;
  },
});

/** A stand-in for the SDK, which records that it was loaded and its VPAID mode. */
const FAKE_SDK = `
  document.documentElement.dataset.sdk = 'loaded';
  window.google = { ima: { ImaSdkSettings: { VpaidMode: { DISABLED: 0, ENABLED: 1, INSECURE: 2 } },
    settings: { setVpaidMode(mode) { document.documentElement.dataset.vpaid = String(mode); } } } };
`;

/** Allows the SDK as a page's script does, and answers with the fake. */
const allowSdk = async ({ page, origin }: Scene): Promise<void> => {
  await page.route(`${origin}/ima3.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: FAKE_SDK }),
  );
  await page.evaluate((imaSdk) => {
    delete document.documentElement.dataset['sdk'];
    delete document.documentElement.dataset['vpaid'];
    const player = customElements.get('media-embed-player') as unknown as {
      adSettings: { imaSdk: string };
    };
    player.adSettings.imaSdk = imaSdk;
  }, `${origin}/ima3.js`);
};

const dataOf = ({ page }: Scene, name: string): Promise<string | undefined> =>
  page.evaluate((key) => document.documentElement.dataset[key], name);

const playWithSdk = async (scene: Scene): Promise<void> => {
  if ((await eventsOf(scene)).includes('play')) return;
  await allowSdk(scene);
  await scene.element.evaluate((player: HTMLMediaElement) => {
    player.muted = true;
    void player.play();
  });
};

/** Size, code and the ad manager. */
export const OTHER_ROWS: readonly Row[] = [
  sized(
    'width',
    { width: '480', height: '270', responsive: '0' },
    { width: '320', height: '180', responsive: '0' },
    480,
    270,
  ),
  sized(
    'height',
    { width: '480', height: '480', responsive: '0' },
    { width: '480', height: '270', responsive: '0' },
    480,
    480,
  ),
  sized(
    'responsive',
    { width: '480', height: '270', responsive: '1' },
    { width: '480', height: '270', responsive: '0' },
    800,
    450,
  ),
  {
    field: 'code',
    effect: 'runs in the sandboxed frame of the format standard',
    embed: () => ({ code: '<p>The code of the service</p>' }),
    attributes: { format: 'standard' },
    moment: 'shown',
    seen: async (scene) => (await frames(scene)).includes('The code of the service'),
  },
  {
    field: 'code_iframe',
    effect: 'names the player of the format iframe',
    embed: (origin) => {
      const player = origin.replace('127.0.0.1', 'localhost');
      return { code_iframe: `<iframe src="${player}/proxy/iframe.php/101/demo/effect"></iframe>` };
    },
    attributes: { format: 'iframe' },
    moment: 'shown',
    seen: async (scene) => (await frames(scene)).includes('/demo/effect'),
  },
  {
    field: 'player_adv_manager',
    effect: 'has the IMA SDK loaded, where the page allows it',
    embed: (origin) => ({
      player_adv_manager: 'ima',
      preroll: [tag(origin, 'inline', 'preroll')],
    }),
    control: (origin) => ({
      player_adv_manager: 'adsdk',
      preroll: [tag(origin, 'inline', 'preroll')],
    }),
    seen: async (scene) => {
      await playWithSdk(scene);
      return (await dataOf(scene, 'sdk')) === 'loaded';
    },
  },
];
