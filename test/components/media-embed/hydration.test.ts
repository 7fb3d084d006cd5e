import { expect } from '@open-wc/testing';
import type { MediaEmbed } from '../../../components/index.js';
import { renderMediaEmbed, type ElementAttributes } from '../../../components/server/index.js';
import { embedFixture } from '../embed-fixture.js';
import { type PageWatch, watchPage } from '../page-watch.js';
import { enforce } from '../content-policy.js';
import { waitUntil } from '../wait-until.js';

const NONCE = 'r4nd0m';
const POSTER = `${location.origin}/demo/sandbox/media/test-card-poster.jpg`;

const embed = (): Record<string, unknown> =>
  embedFixture({
    video: { id: '70', available_video: '1', duration: 65, preview_image: POSTER },
  });

/** Puts a server's HTML into the page as a parser would, with its declarative shadow roots. */
const serve = (data: Record<string, unknown>, attributes: ElementAttributes): MediaEmbed => {
  const place = document.createElement('div');
  document.body.append(place);
  const html = renderMediaEmbed(data as never, attributes, { nonce: NONCE });
  const parse: unknown = Reflect.get(place, 'setHTMLUnsafe');
  if (typeof parse !== 'function') throw new Error('This browser parses no shadow roots.');
  Reflect.apply(parse, place, [html]);
  const element = place.querySelector('media-embed');
  if (element === null) throw new Error('There is no element in the HTML.');
  return element;
};

const outline = (element: MediaEmbed): readonly unknown[] =>
  ['img', 'button', '[part=title]', '[part=badge]', 'svg'].map((selector) => {
    const found = [...(element.shadowRoot?.querySelectorAll(selector) ?? [])];
    return found.map((each) => [
      selector,
      each.textContent.replace(/\s/g, ''),
      JSON.stringify(each.getBoundingClientRect()),
      JSON.stringify(getComputedStyle(each).font),
    ]);
  });

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Defines the element, and counts the frames without exactly one poster and one button meanwhile. */
const define = async (element: MediaEmbed): Promise<number> => {
  let flawed = 0;
  let isDone = false;
  const look = async (): Promise<void> => {
    while (!isDone) {
      await nextFrame();
      const count = (selector: string) => element.shadowRoot?.querySelectorAll(selector).length;
      if (count('img') !== 1 || count('button') !== 1) flawed += 1;
    }
  };
  const looking = look();
  await import('../../../components/media-embed/define.js');
  await element.updateComplete;
  await waitUntil(() => element.state === 'facade');
  await nextFrame();
  await nextFrame();
  isDone = true;
  await looking;
  return flawed;
};

describe('<media-embed> from a server, under a Content Security Policy with a nonce', () => {
  let watch: PageWatch;
  before(() => {
    enforce(`style-src 'nonce-${NONCE}'`);
    watch = watchPage();
  });
  after(() => {
    watch.end();
    expect(watch.seen).to.deep.equal([]);
  });

  it('hydrates without a flash, a layout shift or a second request', async () => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: false });
    const element = serve(embed(), { loading: 'click', width: 480, height: 270 });
    const image = element.shadowRoot?.querySelector('img');
    await waitUntil(() => image?.complete === true && image.naturalWidth > 0);
    await nextFrame();
    const before = outline(element);
    expect(customElements.get('media-embed')).to.equal(undefined);
    expect(element.getBoundingClientRect().width).to.equal(480);
    expect(await define(element)).to.equal(0);
    expect(element.shadowRoot?.querySelectorAll('style, noscript')).to.have.length(0);
    expect(outline(element)).to.deep.equal(before);
    expect(element.shadowRoot?.querySelector('img')?.complete).to.equal(true);
    expect(performance.getEntriesByName(POSTER)).to.have.length(1);
    expect([...shifts, ...observer.takeRecords()]).to.deep.equal([]);
    observer.disconnect();
    element.remove();
  });

  it('keeps the prerendered facade until src is loaded, and starts the player after a click on it', async () => {
    const element = serve(embed(), { src: '/demo/nowhere.json', loading: 'near' });
    element.embed = null;
    const original = window.fetch;
    let answer: (response: Response) => void = () => undefined;
    window.fetch = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    await import('../../../components/media-embed/define.js');
    await element.updateComplete;
    expect(element.state).to.equal('loading');
    const button = element.shadowRoot?.querySelector<HTMLElement>('[part=play]');
    expect(button?.checkVisibility()).to.equal(true);
    button?.click();
    await waitUntil(() => answer.length === 1);
    answer(Response.json(embed()));
    await waitUntil(() => element.state === 'ready', 'ready');
    window.fetch = original;
    const frame = element.shadowRoot?.querySelector('iframe');
    expect(frame?.getAttribute('src')).to.contain('autoplay=1');
    expect(element.shadowRoot?.querySelectorAll('button, style')).to.have.length(0);
    element.remove();
  });

  it('keeps the focus on the button', async () => {
    const element = serve(embed(), { loading: 'click' });
    const served = element.shadowRoot?.querySelector<HTMLElement>('[part=play]');
    served?.focus();
    await import('../../../components/media-embed/define.js');
    await waitUntil(() => element.state === 'facade');
    await element.updateComplete;
    const { activeElement = null } = element.shadowRoot ?? {};
    expect(activeElement?.part.value).to.equal('play');
    expect(activeElement).to.equal(served);
    element.remove();
  });

  it('shows nothing of another origin without consent', () => {
    const element = serve(embed(), { consent: 'required' });
    expect(element.shadowRoot?.querySelector('img, iframe, button') ?? null).to.equal(null);
    element.remove();
  });
});
