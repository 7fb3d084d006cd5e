import { expect } from '@open-wc/testing';
import { embedFixture } from '../embed-fixture.js';
import { FakeFetch, jsonResponse, stall } from '../fake-fetch.js';
import { create, eventsOf, mount, mountReady, reaches, unmountAll } from './mount.js';
import { addSpacer, inlineJson, painted } from '../page.js';
import { waitUntil } from '../wait-until.js';

const titled = (title: string): Record<string, unknown> => embedFixture({ title });

describe('<media-embed> source', () => {
  let fake: FakeFetch;
  beforeEach(() => {
    fake = new FakeFetch((url) => jsonResponse(titled(url.pathname)));
  });
  afterEach(() => {
    unmountAll();
    fake.restore();
  });

  it('prefers embed to src, and src to inline JSON', async () => {
    const el = create({ embed: titled('property'), src: '/src', loading: 'eager' });
    el.append(inlineJson(titled('inline')));
    document.body.append(el);
    await reaches(el, 'ready');
    expect(el.config?.title).to.equal('property');
    expect(fake.requests).to.have.length(0);
    el.embed = null;
    await waitUntil(() => el.config?.title === '/src');
    el.removeAttribute('src');
    await waitUntil(() => el.config?.title === 'inline');
    el.replaceChildren();
    await reaches(el, 'empty');
    expect(el.config).to.equal(null);
  });

  it('reads only its own child, not a deeper one or one elsewhere in the page', async () => {
    const el = create();
    const deeper = document.createElement('div');
    deeper.append(inlineJson(titled('deeper')));
    const elsewhere = inlineJson(titled('elsewhere'));
    elsewhere.id = 'config';
    document.body.append(elsewhere);
    el.append(deeper);
    document.body.append(el);
    await painted();
    await reaches(el, 'empty');
    elsewhere.remove();
  });

  it('reads inline JSON that is added or changed later', async () => {
    const el = await mount();
    const script = inlineJson(titled('first'));
    el.append(script);
    await waitUntil(() => el.config?.title === 'first');
    script.textContent = JSON.stringify(titled('second'));
    await waitUntil(() => el.config?.title === 'second');
  });

  it('takes over properties that were set before it was defined', async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const inner = frame.contentDocument;
    if (inner === null) throw new Error('The frame has no document.');
    const el = inner.createElement('media-embed');
    Object.assign(el, { embed: titled('early'), loading: 'click', width: 200 });
    document.body.append(el);
    await reaches(el, 'facade');
    expect([el.config?.title, el.getAttribute('width')]).to.deep.equal(['early', '200']);
    frame.remove();
  });

  it('requests JSON without credentials within the origin', async () => {
    const el = await mount({ src: '/data.json', loading: 'eager' });
    await reaches(el, 'ready');
    const { url, init } = fake.requests[0] ?? { url: '', init: {} };
    expect(url).to.equal(`${location.origin}/data.json`);
    expect([init.credentials, init.mode, init.headers]).to.deep.equal([
      'omit',
      'same-origin',
      { accept: 'application/json' },
    ]);
  });

  it('fetches nothing before it is near the viewport, unless eager', async () => {
    addSpacer('500vh');
    const lazy = await mount({ src: '/lazy' });
    const click = await mount({ src: '/click', loading: 'click' });
    await mount({ src: '/eager', loading: 'eager' });
    await painted();
    expect(fake.requests.map(({ url }) => new URL(url).pathname)).to.deep.equal(['/eager']);
    lazy.scrollIntoView();
    await reaches(lazy, 'ready');
    await reaches(click, 'facade');
  });

  it('shows only the last of ten successive changes of src', async () => {
    const el = await mount({ loading: 'eager' });
    const resolved = eventsOf(el, 'embedready');
    for (let index = 1; index <= 10; index += 1) {
      el.src = `/${index}`;
      if (index % 2 === 0) await el.updateComplete;
    }
    await waitUntil(() => el.config?.title === '/10');
    await painted();
    expect(resolved).to.have.length(1);
    expect(el.config?.title).to.equal('/10');
  });

  it('ignores a response that arrives after src was changed or the element was removed', async () => {
    const answers = new Map<string, (response: Response) => void>();
    fake.restore();
    fake = new FakeFetch(
      (url) => new Promise((resolve) => void answers.set(url.pathname, resolve)),
    );
    const el = await mount({ src: '/old', loading: 'eager' });
    const errors = eventsOf(el, 'error');
    el.src = '/new';
    await el.updateComplete;
    answers.get('/new')?.(jsonResponse(titled('new')));
    answers.get('/old')?.(jsonResponse(titled('old')));
    await reaches(el, 'ready');
    await painted();
    expect(el.config?.title).to.equal('new');
    el.src = '/gone';
    await el.updateComplete;
    el.remove();
    answers.get('/gone')?.(jsonResponse(titled('gone')));
    await painted();
    expect(el.config).to.equal(null);
    expect(errors).to.have.length(0);
  });

  it('fetches again after a removal during the request, but not after the data was loaded', async () => {
    fake.restore();
    let isSlow = true;
    fake = new FakeFetch((url, signal) =>
      isSlow ? stall(signal) : jsonResponse(titled(url.pathname)),
    );
    const el = await mount({ src: '/a', loading: 'eager' });
    el.remove();
    expect(fake.requests[0]?.init.signal?.aborted).to.equal(true);
    isSlow = false;
    document.body.append(el);
    await reaches(el, 'ready');
    expect(fake.requests).to.have.length(2);
    el.remove();
    document.body.append(el);
    await painted();
    expect([el.state, fake.requests.length]).to.deep.equal(['ready', 2]);
  });

  it('is not misled by elements whose names hide properties of the document', async () => {
    const images = ['baseURI', 'addEventListener'].map((name) => {
      const image = Object.assign(new Image(), { name });
      document.body.append(image);
      return image;
    });
    expect([Reflect.get(document, 'baseURI'), Reflect.get(document, 'addEventListener')]).to.eql(
      images,
    );
    const fetched = await mount({ src: '/data.json', loading: 'eager' });
    const el = create();
    el.append(inlineJson(titled('inline')));
    document.body.append(el);
    await reaches(fetched, 'ready');
    await reaches(el, 'ready');
    for (const image of images) image.remove();
    expect(fake.requests[0]?.url).to.equal(`${location.origin}/data.json`);
  });

  it('passes the label of a bulk to the hosted player', async () => {
    const el = await mountReady({ embed: embedFixture() });
    const before = el.shadowRoot?.querySelector('iframe')?.src ?? '';
    el.label = 'sport';
    await waitUntil(() => el.shadowRoot?.querySelector('iframe')?.src === `${before}/sport`);
  });
});
