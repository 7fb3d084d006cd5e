import { withPreroll } from './ad-rows.js';
import { begin, eventsOf, frameOf, type Row, type Scene } from './scene.js';

/** The size of a player in a box of 800 px when the page sets no size. */
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

type Size = readonly [width: number, height: number, responsive: 0 | 1];

const fieldsOf = ([width, height, responsive]: Size) => ({
  width: String(width),
  height: String(height),
  responsive: String(responsive),
});

/** The size fields of the embed and of its control, and the size of the player. */
const SIZES: readonly (readonly [string, Size, Size, readonly [number, number]])[] = [
  ['width', [480, 270, 0], [320, 180, 0], [480, 270]],
  ['height', [480, 480, 0], [480, 270, 0], [480, 480]],
  ['responsive', [480, 270, 1], [480, 270, 0], [800, 450]],
];

/** A stand-in for the SDK that records that it was loaded. */
const FAKE_SDK = `
  document.documentElement.dataset.sdk = 'loaded';
  window.google = { ima: {
    ImaSdkSettings: { VpaidMode: { DISABLED: 0, ENABLED: 1, INSECURE: 2 } },
    settings: { setVpaidMode() {} },
  } };
`;

/** Allows the SDK as page script does, and serves the stand-in. */
const allowSdk = async ({ page, origin }: Scene): Promise<void> => {
  await page.route(`${origin}/ima3.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: FAKE_SDK }),
  );
  await page.evaluate((imaSdk) => {
    delete document.documentElement.dataset['sdk'];
    const player = customElements.get('media-embed-player') as unknown as {
      adSettings: { imaSdk: string };
    };
    player.adSettings.imaSdk = imaSdk;
  }, `${origin}/ima3.js`);
};

/** Size, code and the ad manager. */
export const OTHER_ROWS: readonly Row[] = [
  ...SIZES.map(([field, size, control, [width, height]]): Row => ({
    field,
    effect: 'sizes a player that its page gives no size',
    embed: () => fieldsOf(size),
    control: () => fieldsOf(control),
    seen: async (scene) => {
      const shown = await ownSize(scene);
      return shown.width === width && shown.height === height;
    },
  })),
  {
    field: 'code',
    effect: 'runs in the sandboxed frame of the format standard',
    embed: () => ({ code: '<p>The code of the service</p>' }),
    attributes: { format: 'standard' },
    moment: 'shown',
    seen: async (scene) => (await frameOf(scene)).includes('The code of the service'),
  },
  {
    field: 'code_iframe',
    effect: 'names the player of the format iframe',
    embed: (origin) => {
      const player = origin.replace('127.0.0.1', 'localhost');
      return {
        code_iframe: `<iframe src="${player}/proxy/iframe.php/plain-video/demo/effect"></iframe>`,
      };
    },
    attributes: { format: 'iframe' },
    moment: 'shown',
    seen: async (scene) => (await frameOf(scene)).includes('/demo/effect'),
  },
  {
    field: 'player_adv_manager',
    effect: 'loads the IMA SDK where the page allows it',
    embed: withPreroll({ player_adv_manager: 'ima' }),
    control: withPreroll({ player_adv_manager: 'adsdk' }),
    seen: async (scene) => {
      if (!(await eventsOf(scene)).includes('play')) await allowSdk(scene);
      await begin(scene);
      return scene.page.evaluate(() => document.documentElement.dataset['sdk'] === 'loaded');
    },
  },
];
