import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import type { MediaEmbedPreview } from '../../../components/index.js';
import '../../../components/media-embed-preview/define.js';
import { embedFixture } from '../embed-fixture.js';
import { expectQuietPage } from '../page-watch.js';
import { waitUntil } from '../wait-until.js';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const mount = async (embed: object, lang = 'en'): Promise<MediaEmbedPreview> => {
  const element = Object.assign(document.createElement('media-embed-preview'), { lang, embed });
  document.body.append(element);
  await element.updateComplete;
  return element;
};

const find = (el: MediaEmbedPreview, selector: string): HTMLElement => {
  const found = el.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is missing`);
  return found;
};

const textOf = (el: MediaEmbedPreview, selector: string): string =>
  find(el, selector).textContent.replace(/\s+/g, ' ').trim();

const RICH = embedFixture({
  title: 'A <b>title</b>',
  video: { id: '1', available_video: '1', duration: 100 },
  player_color: '#00ff00',
  background_color: '#ff0000',
  scrollmode_enabled: '1',
  scrollmode_destroy_on: ['ENDED'],
  skip_preroll: '1',
  skip_time: 7,
  preroll: [{ adv_type: 'dart', title: 'First ad', source_url: 'https://ads.example/v?cb=1' }],
});

describe('<media-embed-preview>', () => {
  expectQuietPage();
  afterEach(async () => {
    await emulateMedia({ colorScheme: 'light' });
    document.querySelectorAll('media-embed-preview').forEach((element) => element.remove());
  });

  it('shows the title, the ads and the settings of each device as text, without a player', async () => {
    const el = await mount(RICH);
    expect(textOf(el, '#desktop .title')).to.equal('A <b>title</b>');
    expect(textOf(el, '#desktop li > :last-child')).to.equal('Preroll at 0:00: First ad');
    expect(textOf(el, '#mobile > p')).to.equal('No ads.');
    expect(textOf(el, '[part=settings]')).to.match(
      /floats while the page is scrolled, ends on ENDED/,
    );
    expect(textOf(el, '[part=settings]')).to.match(/Skipping adsafter 7 s/);
    expect(textOf(el, '[part=findings]')).to.contain('/mobile_preroll');
    expect(el.shadowRoot?.querySelector('iframe, media-embed, video')).to.equal(null);
  });

  it('shows the colors of the embed', async () => {
    const el = await mount(RICH);
    expect(getComputedStyle(find(el, '#desktop .screen')).backgroundColor).to.equal(
      'rgb(255, 0, 0)',
    );
    expect(getComputedStyle(find(el, '#mobile .played')).backgroundColor).to.equal(
      'rgb(0, 255, 0)',
    );
  });

  it('shows a portrait player in its ratio', async () => {
    const el = await mount(embedFixture({ width: '216', height: '384' }));
    const { width, height } = find(el, '#desktop .screen').getBoundingClientRect();
    expect(width / height).to.be.closeTo(216 / 384, 0.01);
    expect(height).to.be.at.most(321);
  });

  it('shows where and how long a watermark is visible', async () => {
    const el = await mount(
      embedFixture({
        video: { id: '1', available_video: '1', duration: 100 },
        watermark: 'https://img.invalid/w.png',
        watermark_opacity: '0.5',
        watermark_displaytime: '50',
        watermark_bottom: '10%',
        watermark_left: '4',
      }),
    );
    const image = find(el, '#desktop img.logo') as HTMLImageElement;
    image.removeAttribute('src');
    const style = getComputedStyle(image);
    expect([style.opacity, style.left]).to.deep.equal(['0.5', '4px']);
    const mark = find(el, '#desktop .mark.watermark').getBoundingClientRect();
    const line = find(el, '#desktop .timeline').clientWidth;
    expect(mark.width / line).to.be.closeTo(0.5, 0.02);
    expect(textOf(el, '[part=settings]')).to.match(/visible for 50 s, 50% opaque/);
  });

  it('shows the real player on request, and the preview again', async () => {
    const el = await mount(embedFixture());
    find(el, '[part=toggle]').focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => el.isPlayerShown && el.shadowRoot?.querySelector('media-embed') !== null);
    expect(find(el, '[part=toggle]').textContent.trim()).to.equal('Back to the preview');
    el.showPreview();
    await el.updateComplete;
    expect(el.shadowRoot?.querySelector('media-embed')).to.equal(null);
  });

  it('shows the player in the size of a portrait embed, after a press on the picture', async () => {
    const el = await mount(embedFixture({ width: '216', height: '384', responsive: '0' }));
    el.shadowRoot?.querySelector<HTMLElement>('#desktop .icon')?.click();
    await waitUntil(() => el.shadowRoot?.querySelector('media-embed') !== null);
    const { width, height } = find(el, 'media-embed').getBoundingClientRect();
    expect([width, height]).to.deep.equal([216, 384]);
  });

  it('shows the preview of another embed instead of the player', async () => {
    const el = await mount(embedFixture());
    await el.showPlayer();
    el.embed = embedFixture({ title: 'Other' });
    await el.updateComplete;
    expect(el.isPlayerShown).to.equal(false);
    expect(textOf(el, '#desktop .title')).to.equal('Other');
  });

  it('says that an embed has nothing to play, in the language of the page', async () => {
    const el = await mount({}, 'it');
    await waitUntil(() => textOf(el, '#desktop .state') === 'L’embed non ha un video.');
    expect(find(el, '[part="preview"]').lang).to.equal('it');
  });

  it('shows its findings in the language of the page, with the value, the range and the field', async () => {
    const el = await mount(embedFixture({ skip_time: '-7', mute: 'yes' }), 'de');
    await waitUntil(() => textOf(el, '#findings-name') === 'Befunde');
    const items = [...(el.shadowRoot?.querySelectorAll('[part=findings] li') ?? [])];
    const texts = items.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
    expect(texts).to.include(
      'Warnung Der Wert „yes“ ist weder 1 noch 0. Senden Sie 1, 0 oder null. /mute',
    );
    expect(texts.find((text) => text.endsWith('/skip_time'))).to.match(
      /^Warnung Der Wert -7 liegt .* Bereich: 0 bis 999\.999\. /,
    );
    expect(items.map((item) => item.querySelector('span')?.lang)).to.deep.equal(
      items.map(() => 'de'),
    );
  });

  it('reports data that cannot be read', async () => {
    const el = await mount({});
    let errors = 0;
    el.addEventListener('error', () => (errors += 1));
    el.embed = null;
    el.src = 'https://elsewhere.invalid/e.json';
    await el.updateComplete;
    await waitUntil(() => el.error !== null);
    await el.updateComplete;
    expect(errors).to.equal(1);
    expect(textOf(el, '[part=message] p')).to.equal('This video cannot be shown.');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`is accessible in ${colorScheme} colors`, async () => {
      await emulateMedia({ colorScheme });
      document.documentElement.style.colorScheme = 'light dark';
      const el = await mount({ ...RICH, background_image: PIXEL });
      await expect(el).to.be.accessible();
      document.documentElement.style.removeProperty('color-scheme');
    });
  }
});
