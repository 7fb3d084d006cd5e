import { expect } from '@open-wc/testing';
import { faultInPage } from '../../../../src/vast/inspect/page-fault.js';

const TAG = 'https://ads.example/tag';

type Sent = 'direct' | 'opaque' | 'icon';

const kindOf = (address: string, { mode }: RequestInit): Sent => {
  if (address !== TAG) return 'icon';
  return mode === 'no-cors' ? 'opaque' : 'direct';
};

/** The fault of a request whose repetitions are answered with these types, and what was sent for it. */
const narrow = async (types: Readonly<Partial<Record<Sent, ResponseType>>>) => {
  const sent: Sent[] = [];
  const { fetch } = window;
  window.fetch = (input, init = {}) => {
    const kind = kindOf(input as string, init);
    sent.push(kind);
    const type = types[kind];
    expect(init.credentials).to.equal('omit');
    return type === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ type } as Response);
  };
  try {
    return [await faultInPage(TAG, 'GET', new AbortController().signal), sent];
  } finally {
    window.fetch = fetch;
  }
};

describe('why a request of a page has no response', () => {
  it('is CORS only if the server answers', async () => {
    expect(await narrow({ opaque: 'opaque' })).to.deep.equal(['cors', ['direct', 'opaque']]);
    expect((await narrow({ opaque: 'opaque', direct: 'opaqueredirect' }))[0]).to.equal('cors');
  });

  it('is the body if a script may read the head', async () => {
    expect((await narrow({ opaque: 'opaque', direct: 'cors' }))[0]).to.equal('cut-off');
  });

  it('is where the server leads if it redirects and nothing comes from there', async () => {
    expect((await narrow({ direct: 'opaqueredirect' }))[0]).to.equal('redirected');
  });

  it('stays open without an answer, and another address tells whether the host is there', async () => {
    expect(await narrow({})).to.deep.equal(['no-answer', ['direct', 'opaque', 'icon']]);
    expect((await narrow({ icon: 'opaque' }))[0]).to.equal('host-answers');
  });
});
