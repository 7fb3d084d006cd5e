import { expect } from '@open-wc/testing';
import { resolveEmbed } from '../../../src/resolve/resolve-embed.js';
import { watchPage } from '../page-watch.js';
import { configOf, hasControls, MP4, mount, painted, plays, unmountAll } from './player-fixture.js';

const VALUES = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  'red;position:fixed;inset:0',
  'url(//evil.invalid/x)',
  '\ud800\0',
  'x'.repeat(100_000),
];

const FIELDS = [
  ...['title', 'skin', 'background_color', 'background_image', 'player_color', 'watermark'],
  ...['watermark_link', 'watermark_width', 'watermark_opacity', 'watermark_top', 'watermark_left'],
  ...['watermark_time', 'width', 'height', 'default_subtitle', 'skip_time', 'setting_volume'],
];

describe('<media-embed-player>: hostile embeds', () => {
  afterEach(unmountAll);

  for (const value of VALUES) {
    it(`plays with ${JSON.stringify(value).slice(0, 40)} in every field, and nothing of it runs`, async () => {
      const watch = watchPage();
      const fields = Object.fromEntries(FIELDS.map((name) => [name, value]));
      const el = await mount({
        config: configOf({
          ...fields,
          mute: '1',
          subtitles: [{ url: value, language: value, label: value }],
        }),
      });
      await hasControls(el);
      await el.play();
      await plays(el);
      await painted();
      watch.end();
      expect(watch.seen).to.deep.equal([]);
      const root = el.shadowRoot;
      expect(root?.querySelectorAll('script, iframe, object, [onerror], [onload]').length).to.equal(
        0,
      );
      const links = [...(root?.querySelectorAll<HTMLElement>('[href], [src]') ?? [])].map(
        (found) => found.getAttribute('href') ?? found.getAttribute('src') ?? '',
      );
      expect(links.filter((link) => !/^(https?|blob):/.test(link))).to.deep.equal([]);
      expect(el.getBoundingClientRect().height).to.equal(360);
    });
  }

  it('what is no embed at all is an empty player', async () => {
    for (const embed of [[], { video: MP4 }, { video: { url_video_mp4: 7 } }]) {
      const { config } = resolveEmbed(embed as never, {});
      const el = await mount({ config });
      expect(el.state).to.be.oneOf(['empty', 'error']);
    }
  });
});
