import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import {
  CODE_FORMATS,
  type CodeFormat,
  type CodeOptions,
} from '../../../../src/render/render-code.js';
import { expectQuietPage } from '../../page-watch.js';
import { choose, destinationOf, find, mount, paste, unmount } from './mounted-builder.js';

describe('the choice of a destination in the builder', () => {
  expectQuietPage();
  afterEach(unmount);

  it('offers every format once, those for the chosen destination first', async () => {
    const el = await mount({ format: 'email' });
    const groups = [...find(el, '#format').querySelectorAll('optgroup')];
    const formats = groups.map(({ children }) =>
      Array.from(children, (option) => (option as HTMLOptionElement).value),
    );
    expect(groups[0]?.label).to.equal('Newsletter');
    expect(formats[0]).to.deep.equal(['email', 'link']);
    expect(formats.flat().sort()).to.deep.equal(CODE_FORMATS.map(({ format }) => format).sort());
  });

  const src = new URL('/embeds/plain-video.json', location.href).href;
  const page = new URL('/embeds/plain-video', location.href).href;
  const destinations: readonly [string, CodeFormat, CodeOptions][] = [
    ['wordpress', 'link', { addressOnly: true, page }],
    ['web-page', 'media-embed-src', { page }],
    ['html-without-scripts', 'responsive-iframe', {}],
    ['amp', 'amp', {}],
    ['newsletter', 'email', {}],
    ['social', 'link', { addressOnly: true, page }],
    ['other-players', 'mrss', {}],
  ];
  for (const [destination, format, options] of destinations) {
    it(`writes ${format} for the destination ${destination}`, async () => {
      const el = await mount({ format: 'instant-article', options: { src } });
      await paste(el, destination);
      expect(el.format).to.equal(format);
      expect(el.options).to.deep.equal({ src, ...options });
      expect(destinationOf(el)).to.equal(destination);
      expect(find(el, '[part=note]').textContent).to.match(/^(Paste|Put) /);
    });
  }

  it('gives WordPress the address of the page alone', async () => {
    const el = await mount({ options: { src } });
    await paste(el, 'wordpress');
    expect(el.code).to.equal(page);
    await paste(el, 'newsletter');
    expect(el.options).to.deep.equal({ src });
  });

  it('keeps what the destination needs when the options are reset', async () => {
    const el = await mount({ src: '/embeds/plain-video.json' });
    await paste(el, 'wordpress');
    expect(el.shadowRoot?.querySelector('[part=count]')).to.equal(null);
    find(el, '[part=reset]').click();
    await el.updateComplete;
    expect(el.code).to.equal(page);
    expect(destinationOf(el)).to.equal('wordpress');
  });

  it('gives WordPress a frame if the page of the embed is not known', async () => {
    const el = await mount();
    await paste(el, 'wordpress');
    expect(el.format).to.equal('responsive-iframe');
    expect(destinationOf(el)).to.equal('wordpress');
  });

  it('keeps the destination while the chosen format is for it, and follows the format otherwise', async () => {
    const el = await mount({ options: { src } });
    await paste(el, 'wordpress');
    await choose(el, '#format', 'responsive-iframe');
    expect(destinationOf(el)).to.equal('wordpress');
    await choose(el, '#format', 'vmap');
    expect(destinationOf(el)).to.equal('other-players');
    await choose(el, '#format', 'instant-article');
    expect(destinationOf(el)).to.equal(undefined);
  });

  it('chooses the destination with the arrow keys', async () => {
    const el = await mount({ format: 'amp' });
    find(el, '[name=destination]:checked').focus();
    await sendKeys({ press: 'ArrowRight' });
    await el.updateComplete;
    expect(el.format).to.equal('email');
    await sendKeys({ press: 'ArrowLeft' });
    await el.updateComplete;
    expect(el.format).to.equal('amp');
  });
});
