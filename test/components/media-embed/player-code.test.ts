import { expect } from '@open-wc/testing';
import '../../../components/media-embed/notices/notices.js';
import { FakeFetch, jsonResponse } from '../fake-fetch.js';
import { embedFixture } from '../embed-fixture.js';
import { enforce } from '../content-policy.js';
import { create, errorsOf, retryButtonOf, unmountAll } from './mount.js';
import { waitUntil } from '../wait-until.js';

describe('<media-embed> whose player cannot be loaded', () => {
  before(() => enforce("script-src 'none'"));
  afterEach(unmountAll);

  it('fires an error, and loads the player again from the button', async () => {
    const el = create({ embed: embedFixture(), loading: 'eager' });
    const errors = errorsOf(el);
    document.body.append(el);
    await waitUntil(() => retryButtonOf(el), 'a button');
    expect(errors.map(({ code }) => code)).to.deep.equal(['module']);
    retryButtonOf(el)?.click();
    await waitUntil(() => errors.length === 2, 'another try');
    const failure = await el.play().catch((error: unknown) => error);
    expect(failure).to.have.property('code', 'module');
  });

  it('says that code is missing if the reader of a response cannot be loaded', async () => {
    const network = new FakeFetch(() => jsonResponse(embedFixture()));
    const el = create({ src: '/embeds/1.json', loading: 'eager' });
    const errors = errorsOf(el);
    document.body.append(el);
    await waitUntil(() => errors.length > 0, 'an error');
    expect(errors.map(({ code }) => code)).to.deep.equal(['module']);
    network.restore();
  });
});
