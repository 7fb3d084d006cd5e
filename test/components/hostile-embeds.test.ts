import { expect } from '@open-wc/testing';
import { embedFixture } from './embed-fixture.js';
import { frameOf, mount, reaches, type Settings, unmountAll } from './media-embed/mount.js';
import { configOf, mount as mountPlayer } from './media-embed-player/player-fixture.js';
import { watchEachTest } from './page-watch.js';
import { painted } from './page.js';

type Fields = Readonly<Record<string, unknown>>;

const LENGTHS = ['width', 'height', 'watermark_width', 'watermark_height', 'watermark_top'];
const COLORS = ['background_color', 'player_color'];
const ADDRESSES = ['watermark', 'watermark_link', 'background_image'];
const TEXTS = ['title', 'skin', 'id', 'public_id', 'subtitles_default_lang'];

/** Values that would leave their field, by the fields that hold them; what each means is tested with the resolver. */
const HOSTILE: readonly (readonly [fields: readonly string[], values: readonly unknown[]])[] = [
  [LENGTHS, ['10px;position:fixed', '10px}*{display:none}', 'calc(100vh * 1000)', '1e3', {}]],
  [LENGTHS, ['10%', 1.5, '99999', '-1']],
  [COLORS, ['red;position:fixed;inset:0;z-index:2147483647', '</style><script>alert(1)</script>']],
  [ADDRESSES, ['javascript:alert(1)', 'https://evil.test/"><script>alert(1)</script>', '//a.test']],
  [TEXTS, ['<img src=x onerror=alert(1)>', 'a\u0300'.repeat(400), '__proto__', 'x'.repeat(1e5)]],
];

const fieldsOf = (names: readonly string[], value: unknown): Fields =>
  Object.fromEntries(names.map((name) => [name, value]));

/** The ways in which an element shows an embed before anything is loaded. */
const FACADES: readonly Settings[] = [
  { loading: 'click' },
  { loading: 'click', format: 'standard' },
  { loading: 'click', format: 'player' },
];

/** The element has a box of that ratio within the page, which does not scroll sideways. */
const expectSoundBox = (element: HTMLElement, ratio: number, name: string): void => {
  const { left, right, width, height } = element.getBoundingClientRect();
  expect(document.documentElement.scrollWidth, `${name}: the page`).to.be.at.most(innerWidth);
  expect(left >= 0 && right <= innerWidth && width > 0, `${name}: in the page`).to.equal(true);
  expect(Math.abs(height - width / ratio), `${name}: ratio`).to.be.below(1);
  expect(getComputedStyle(element).position, name).to.equal('relative');
};

describe('hostile embeds', () => {
  const seen = watchEachTest();
  afterEach(unmountAll);

  for (const [names, values] of HOSTILE) {
    for (const value of values) {
      const name = `${names.join()} ${JSON.stringify(value).slice(0, 40)}`;

      it(`keep the box of every element: ${name}`, async () => {
        for (const settings of FACADES) {
          const embed = embedFixture(fieldsOf(names, value));
          const element = await mount({ ...settings, embed });
          expectSoundBox(element, 16 / 9, name);
          element.remove();
        }
        const player = await mountPlayer({ config: configOf(fieldsOf(names, value)) });
        await painted();
        expectSoundBox(player, player.config?.size.aspectRatio ?? 0, name);
        player.remove();
        expect(seen()).to.deep.equal([]);
      });
    }
  }

  for (const address of ['javascript:alert(1)', 'data:text/html,<b>', 'file:///etc/passwd', '#']) {
    it(`show an error instead of a frame whose address is ${address}`, async () => {
      const code = `<iframe src="${address}"></iframe>`;
      const element = await mount({ embed: embedFixture({ code_iframe: code }), loading: 'eager' });
      await reaches(element, 'error');
      expect(frameOf(element)).to.equal(null);
      expectSoundBox(element, 16 / 9, address);
      expect(seen()).to.deep.equal([]);
    });
  }

  it("keep the service's code in its sandbox", async () => {
    const attack = `<script>
      for (const act of [() => parent.alert(1), () => top.location = 'about:blank#gone', () => parent.document.body.remove(), () => parent.pwned = 1, () => alert(1), () => document.cookie = 'a=1'])
        try { act() } catch {}
      parent.postMessage('done', '*');
    </script><base target=_top><form action=javascript:parent.alert(1)><input autofocus onfocus=parent.alert(1)></form>`;
    const before = location.href;
    const done = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    await mount({ embed: embedFixture({ code: attack }), format: 'standard', loading: 'eager' });
    await done;
    await painted();
    const reached = [location.href, Reflect.get(window, 'pwned'), document.cookie];
    expect(reached).to.deep.equal([before, undefined, '']);
    expect(seen()).to.deep.equal([]);
  });

  it('are detected when they run an inline handler', async () => {
    const image = document.createElement('img');
    image.setAttribute('onerror', 'alert(1)');
    image.src = 'x:';
    document.body.append(image);
    while (seen().length === 0) await painted();
    expect(seen()[0]).to.equal('alert 1');
    image.remove();
  });
});
