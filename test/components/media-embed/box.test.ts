import { expect, fixture, html } from '@open-wc/testing';
import type { MediaEmbed } from '../../../components/index.js';
import { embedFixture, processingEmbed } from '../embed-fixture.js';
import { FakeFetch, jsonResponse } from '../fake-fetch.js';
import { create, mount, reaches, type Settings, unmountAll } from './mount.js';
import { painted } from '../page.js';

const sizeOf = (element: Element): readonly [number, number] => {
  const { width, height } = element.getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
};

const inColumn = async (settings: Settings, css = ''): Promise<MediaEmbed> => {
  const column = await fixture<HTMLElement>(html`<div></div>`);
  column.style.width = '480px';
  const element = create(settings);
  element.style.cssText = css;
  column.append(element);
  await element.updateComplete;
  return element;
};

/** The sum of the layout shifts that `act` causes. */
const shiftOf = async (act: () => Promise<unknown>): Promise<number> => {
  let sum = 0;
  const add = (list: readonly PerformanceEntry[]): void => {
    for (const entry of list) sum += (entry as PerformanceEntry & { readonly value: number }).value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  await painted();
  sum = 0;
  await act();
  await painted();
  add(observer.takeRecords());
  observer.disconnect();
  return sum;
};

describe('<media-embed>: the box', () => {
  afterEach(unmountAll);

  const sizes: readonly [string, Settings, string, readonly [number, number]][] = [
    ['the full width at 16:9 when nothing is given', {}, '', [480, 270]],
    ['width and height', { width: 320, height: 240 }, '', [320, 240]],
    [
      'width and height, at their ratio, when the container is smaller',
      { width: 960, height: 720 },
      '',
      [480, 360],
    ],
    ['width alone, at 16:9', { width: 320 }, '', [320, 180]],
    ['height alone, over the full width', { height: 100 }, '', [480, 100]],
    ['the aspect ratio of the page', {}, 'aspect-ratio: 4 / 3', [480, 360]],
    ['the custom property', {}, '--media-embed-aspect-ratio: 1', [480, 480]],
    [
      'the size that the page sets, whatever the attributes',
      { width: 320, height: 240 },
      'width: 160px; height: auto',
      [160, 120],
    ],
  ];
  for (const [sentence, settings, css, expected] of sizes) {
    it(`is ${sentence}, before the data and after`, async () => {
      const el = await inColumn(settings, css);
      expect(sizeOf(el)).to.deep.equal(expected);
      for (const embed of [embedFixture(), processingEmbed(), []]) {
        el.embed = embed;
        await el.updateComplete;
        expect(sizeOf(el)).to.deep.equal(expected);
      }
    });
  }

  it('changes with the attributes', async () => {
    const el = await inColumn({ width: 320, height: 240 });
    el.removeAttribute('width');
    el.height = 90;
    await el.updateComplete;
    expect(sizeOf(el)).to.deep.equal([480, 90]);
  });

  it('keeps its size with a long message and a long fallback', async () => {
    const el = await inColumn({ embed: [], width: 200, height: 100 });
    el.textContent = 'Fallback '.repeat(500);
    expect(sizeOf(el)).to.deep.equal([200, 100]);
  });

  it('has no size while it is hidden', async () => {
    const el = await mount();
    el.hidden = true;
    expect(sizeOf(el)).to.deep.equal([0, 0]);
  });

  it('shifts nothing when the data, a failure or the player arrives', async () => {
    const fake = new FakeFetch((url) =>
      url.pathname === '/ok' ? jsonResponse(embedFixture()) : new Response('', { status: 500 }),
    );
    const text = await fixture<HTMLElement>(html`<p>Text below</p>`);
    const el = create({ src: '/ok' });
    text.before(el);
    expect(
      await shiftOf(async () => {
        await reaches(el, 'ready');
        el.src = '/broken';
        await reaches(el, 'error');
        el.embed = embedFixture();
        el.loading = 'click';
        await reaches(el, 'facade');
      }),
    ).to.equal(0);
    fake.restore();
    const control = await shiftOf(async () => {
      el.style.marginTop = '300px';
      await painted();
    });
    expect(control).to.be.greaterThan(0);
  });

  it('keeps its layout in a right-to-left page', async () => {
    const el = await inColumn({ embed: [], lang: 'en' });
    el.dir = 'rtl';
    expect(sizeOf(el)).to.deep.equal([480, 270]);
    await expect(el).to.be.accessible();
  });
});
