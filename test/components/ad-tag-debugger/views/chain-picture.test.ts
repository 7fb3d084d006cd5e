import { expect, fixture } from '@open-wc/testing';
import { chainPicture } from '../../../../components/ad-tag-debugger/views/chain-picture.js';
import type { Hop, InspectedAd } from '../../../../src/vast/inspect/inspection.js';
import { debuggerMessages } from '../../../../src/messages/generated/debugger/index.js';
import { emptyInspection } from '../debugger-page.js';

const hopOf = (url: string, fields: Partial<Hop> = {}): Hop => {
  const [hop] = emptyInspection(url).hops;
  if (hop === undefined) throw new Error('The inspection has no request.');
  return { ...hop, failure: null, ...fields };
};

const adOf = (hop: number, title: string): InspectedAd =>
  ({ ad: { id: '', title }, hop, failure: null }) as unknown as InspectedAd;

/** The texts of the nodes of each path. */
const draw = async (
  hops: readonly Hop[],
  ads: readonly InspectedAd[] = [],
): Promise<readonly (readonly string[])[]> => {
  const picture = await fixture<HTMLElement>(
    chainPicture({ hops, ads }, debuggerMessages.messagesIn('en')),
  );
  return [...picture.querySelectorAll('.path')].map((path) =>
    [...path.children].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
  );
};

describe('the picture of a wrapper chain', () => {
  it('shows the hosts in their order and then the ad', async () => {
    const hops = [
      hopOf('https://one.example/tag.xml?cb=1'),
      hopOf('https://two.example/ads/inline.xml', { parent: 0 }),
    ];
    expect(await draw(hops, [adOf(1, 'Spring water')])).to.deep.equal([
      ['1 one.example tag.xml VAST 4.2', '2 two.example inline.xml VAST 4.2', '▶ Spring water'],
    ]);
  });

  it('starts another path at the request that it branches from', async () => {
    const hops = [
      hopOf('https://one.example/'),
      hopOf('https://two.example/', { parent: 0 }),
      hopOf('https://three.example/', { parent: 0 }),
    ];
    const [, second] = await draw(hops);
    expect(second).to.deep.equal(['1', '3 three.example VAST 4.2']);
  });

  it('marks the request that stopped the chain with a sign and its code', async () => {
    const failure = { code: 303, id: 'no-ad', params: {}, message: 'The ad server has no ad.' };
    const [path] = await draw([hopOf('https://one.example/', { failure })]);
    expect(path).to.deep.equal(['1 one.example VAST 4.2 ✕ 303']);
  });

  it('draws a part of many ads and of many requests', async () => {
    const hops = Array.from({ length: 500 }, (_, index) =>
      hopOf('https://one.example/', { parent: index === 0 ? null : index - 1 }),
    );
    const ads = Array.from({ length: 500 }, (_, index) => adOf(0, `Ad ${index}`));
    const [path = []] = await draw(hops, ads);
    expect(path.slice(1, 5)).to.deep.equal(['▶ Ad 0', '▶ Ad 1', '▶ Ad 2', '+497']);
    expect(path).to.have.length(34);
  });

  it('shows a document that was pasted and a URL that is none', async () => {
    const [path] = await draw([hopOf(''), hopOf('</b>no url', { parent: 0 })]);
    expect(path?.[0]).to.contain(debuggerMessages.messagesIn('en')('chain-pasted'));
    expect(path?.[1]).to.contain('</b>no url');
  });
});
