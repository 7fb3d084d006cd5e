import { expect } from '@open-wc/testing';
import { expectQuietPage } from '../../page-watch.js';
import { choose, find, labels, messages, mount, type, unmount } from './mounted-builder.js';

describe('the fields of the builder', () => {
  expectQuietPage();
  afterEach(unmount);

  it('shows an e-mail no options of playback', async () => {
    const el = await mount({ format: 'email' });
    const shown = labels(el).join();
    for (const absent of ['Autoplay', 'Muted', 'Loop', 'Captions', 'Start', 'End'])
      expect(shown).to.not.contain(absent);
  });

  it('hides the options that another one makes ineffective', async () => {
    const el = await mount({ format: 'link' });
    expect(labels(el)).to.include('Autoplay');
    await choose(el, '#addressOnly', 'true');
    expect(labels(el)).to.not.include('Title for screen readers');
    await type(el, '#page', 'https://page.example/');
    expect(labels(el)).to.not.include('Autoplay');
  });

  it('opens the frequent groups and says how many options of each have a value', async () => {
    const el = await mount({ format: 'iframe', options: { title: 'Mine' } });
    const groups = [...(el.shadowRoot?.querySelectorAll<HTMLDetailsElement>('details') ?? [])];
    expect(groups.map(({ open }) => open)).to.deep.equal([true, true, false, false]);
    await type(el, '#width', '320');
    await type(el, '#height', '180');
    expect(messages(el, 'count')).to.deep.equal(['2 options set', '1 option set']);
    expect(find(el, '#width').closest('[part~=used]')).to.not.equal(null);
    expect(find(el, '#start').closest('[part~=used]')).to.equal(null);
  });

  it('opens every group while the code cannot be written', async () => {
    const el = await mount({ format: 'video-sitemap' });
    const closed = el.shadowRoot?.querySelectorAll('details:not([open])');
    expect(closed?.length).to.equal(0);
  });

  for (const width of ['-5', '0', 'abc', '99999999', '12.5', '1e3']) {
    it(`names the width ${width} as unusable and writes the code without a width`, async () => {
      const el = await mount({ format: 'iframe' });
      const { code } = el;
      await type(el, '#width', '320');
      await type(el, '#width', width);
      const field = find(el, '#width') as HTMLInputElement;
      expect(field.value).to.equal(width);
      expect(field.getAttribute('aria-invalid')).to.equal('true');
      const problem = find(el, `#${field.getAttribute('aria-describedby') ?? ''}`);
      expect(problem.textContent).to.equal(
        `“${width}” is not used. Enter a whole number from 1 to 99,999.`,
      );
      expect(el.code).to.equal(code);
      await expect(el).to.be.accessible();
      await type(el, '#width', '640');
      expect(field.hasAttribute('aria-invalid')).to.equal(false);
      expect(messages(el, 'problem')).to.deep.equal([]);
      expect(el.code).to.contain('width="640"');
    });
  }

  it('keeps a text that cannot be used while another field changes and the page sets a copy of the options', async () => {
    const el = await mount({ format: 'iframe' });
    await type(el, '#width', '-5');
    await type(el, '#height', '200');
    el.options = { ...el.options };
    await el.updateComplete;
    expect((find(el, '#width') as HTMLInputElement).value).to.equal('-5');
    expect(el.options).to.deep.equal({ height: 200 });
    el.options = { width: 640 };
    await el.updateComplete;
    expect((find(el, '#width') as HTMLInputElement).value).to.equal('640');
    expect(messages(el, 'problem')).to.deep.equal([]);
  });

  it('uses no part of a number that is typed one character after the other', async () => {
    const el = await mount({ format: 'iframe' });
    for (const text of ['1', '1-', '1-a', '1-ab', '1-abc']) await type(el, '#width', text);
    expect(el.options).to.deep.equal({});
    expect((find(el, '#width') as HTMLInputElement).value).to.equal('1-abc');
    expect(messages(el, 'problem')[0]).to.match(/^“1-abc” is not used/);
  });

  it('keeps the last address while another one is typed, and uses none when the field is left', async () => {
    const el = await mount({ format: 'link', options: { page: 'https://page.example/' } });
    await type(el, '#page', 'page.example');
    expect(el.options).to.deep.equal({ page: 'https://page.example/' });
    find(el, '#page').dispatchEvent(new Event('change', { bubbles: true }));
    await el.updateComplete;
    expect(el.options).to.deep.equal({});
    expect((find(el, '#page') as HTMLInputElement).value).to.equal('page.example');
  });

  it('reads seconds with a comma, and names an end before the start', async () => {
    const el = await mount({ format: 'iframe' });
    await type(el, '#start', '12,5');
    expect(el.options).to.deep.equal({ start: 12.5 });
    await type(el, '#end', '10');
    expect(messages(el, 'problem')).to.deep.equal([
      '“10” is not used. Enter an end after the start.',
    ]);
    expect(el.options).to.deep.equal({ start: 12.5 });
  });

  it('names an address that cannot be used when the field is left, not while it is typed', async () => {
    const el = await mount({ format: 'link' });
    await type(el, '#page', 'www.example');
    expect(messages(el, 'problem')).to.deep.equal([]);
    find(el, '#page').dispatchEvent(new Event('change', { bubbles: true }));
    await el.updateComplete;
    expect(messages(el, 'problem')[0]).to.match(/^“www.example” is not used/);
    find(el, '[part=reset]').click();
    await el.updateComplete;
    expect((find(el, '#page') as HTMLInputElement).value).to.equal('');
  });

  it('names an option of the page that cannot be used', async () => {
    const el = await mount({ format: 'iframe', options: { width: -5 } });
    expect(messages(el, 'problem')).to.have.length(1);
  });
});
