import { expect } from '@open-wc/testing';
import { loadImaSdk } from '../../../../../src/player/ads/ima/ima-sdk.js';

const messageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => expect.fail('It was loaded.'),
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

describe('a script of the IMA SDK that is blocked', () => {
  it('rejects, is removed from the page and not loaded again', async () => {
    const address = new URL('/there-is-no-such-script.js', location.href).href;
    const message = await messageOf(loadImaSdk(address));
    expect(message).to.equal('The IMA SDK is blocked.');
    expect(document.querySelector(`script[src="${address}"]`)).to.equal(null);
    const again = loadImaSdk(address);
    expect(document.querySelector(`script[src="${address}"]`)).to.equal(null);
    expect(await messageOf(again)).to.equal(message);
  });
});
