import { expect } from '@open-wc/testing';
import { documentError, inline, linear, vast, wrapper } from './documents.js';
import { EMPTY, type Reply } from './fake-ad-server.js';
import { callVast, TAG, timeout, type VastCall } from './call-vast.js';

const hop = (name: string | number): string => `https://ads.example/${name}`;

const idsOf = ({ ads }: VastCall): readonly string[] => ads.map(({ id }) => id);

/** Documents of `count` wrappers one within another, and the ad at the end. */
const chainOf = (count: number): Readonly<Record<string, string>> =>
  Object.fromEntries([
    [TAG, vast(wrapper('w1', hop(2)))],
    ...Array.from({ length: count - 1 }, (_, index) => [
      hop(index + 2),
      vast(wrapper(`w${index + 2}`, hop(index + 3))),
    ]),
    [hop(count + 1), vast(inline('one'))],
  ]) as Readonly<Record<string, string>>;

describe('WrapperResolver: wrappers', () => {
  it('are followed five deep, and all of them count the impression', async () => {
    const { ads, pings } = await callVast(chainOf(5));
    ads[0]?.tracker.impression();
    expect(ads[0]).to.include({ id: 'one', tag: TAG });
    expect(pings).to.deep.equal(
      ['w1', 'w2', 'w3', 'w4', 'w5', 'one'].map((name) => `${name}-impression`),
    );
  });

  it('are not followed six deep, and each reports 302 once', async () => {
    const { error, pings } = await callVast(chainOf(6));
    expect(error).to.include({ code: 302, isEmpty: false });
    expect([...pings].sort()).to.deep.equal(
      [1, 2, 3, 4, 5, 6].map((number) => `w${number}-error?302`),
    );
  });

  const ends: readonly [string, Reply, number, boolean][] = [
    ['no ad', EMPTY, 303, true],
    ['no server', 'unreachable', 301, false],
    ['status 404', 'missing', 301, false],
    ['no XML', 'nothing', 100, false],
    ['no VAST', '<html/>', 101, false],
    ['VAST 1', '<VideoAdServingTemplate/>', 102, false],
    ['itself', vast(wrapper('inner', TAG)), 302, false],
  ];
  for (const [sentence, reply, code, isEmpty] of ends) {
    it(`that lead to ${sentence} report ${code}`, async () => {
      const { error, pings } = await callVast({
        [TAG]: vast(wrapper('outer', hop('inner'))),
        [hop('inner')]: reply,
      });
      expect(error).to.include({ code, isEmpty });
      expect(pings.at(-1)).to.equal(`outer-error?${code}`);
    });
  }

  it('in a circle are recognized although each request has its own number', async () => {
    const circle = `${TAG}?cb=[CACHEBUSTING]`;
    const { error, server } = await callVast(() => vast(wrapper('round', circle)));
    expect(error).to.include({ code: 302 });
    expect(server.asked).to.have.lengthOf(2);
  });

  it('are requested with their macros expanded, against the address of their document', async () => {
    const call = await callVast({
      [TAG]: vast(wrapper('outer', 'inner?cb=[CACHEBUSTING]')),
      [hop('inner?cb=10000001')]: vast(inline('one')),
    });
    expect(idsOf(call)).to.deep.equal(['one']);
  });

  it('share one time limit, and report 301 when it is over', async () => {
    const time = new AbortController();
    const { error, pings, server } = await callVast(
      (url) => {
        if (url === TAG) return vast(wrapper('outer', hop('inner')));
        if (url === hop('inner')) return vast(wrapper('inner', hop('end')));
        queueMicrotask(() => time.abort(timeout()));
        return 'stalled';
      },
      { signal: time.signal },
    );
    expect(error).to.include({ code: 301 });
    expect(server.addresses).to.deep.equal([TAG, hop('inner'), hop('end')]);
    expect(pings).to.deep.equal(['inner-error?301', 'outer-error?301']);
  });

  it('without followAdditionalWrappers take no further wrapper', async () => {
    const { error, pings, server } = await callVast({
      [TAG]: vast(wrapper('outer', hop('inner'), { on: { followAdditionalWrappers: false } })),
      [hop('inner')]: vast(wrapper('inner', hop('end'))),
    });
    expect(error).to.include({ code: 303 });
    expect(pings).to.deep.equal(['inner-error?303', 'outer-error?303']);
    expect(server.addresses).to.deep.equal([TAG, hop('inner')]);
  });

  const pod = vast(
    inline('second', { on: { sequence: 2 } }) +
      inline('alone') +
      inline('first', { on: { sequence: 1 } }),
  );

  it('without allowMultipleAds give the first stand-alone ad', async () => {
    const call = await callVast({
      [TAG]: vast(wrapper('outer', hop('pod'))),
      [hop('pod')]: pod,
    });
    expect(idsOf(call)).to.deep.equal(['alone']);
  });

  it('with allowMultipleAds give a pod', async () => {
    const call = await callVast({
      [TAG]: vast(wrapper('outer', hop('pod'), { on: { allowMultipleAds: true } })),
      [hop('pod')]: pod,
    });
    expect(idsOf(call)).to.deep.equal(['first', 'second']);
  });

  it('in a pod keep their position, and a failed one is replaced by a stand-alone ad', async () => {
    const call = await callVast({
      [TAG]: vast(
        wrapper('third', hop('gone'), { sequence: '3' }) +
          wrapper('two', hop('inner'), { sequence: '2' }) +
          inline('one', { on: { sequence: 1 } }) +
          inline('spare'),
      ),
      [hop('inner')]: vast(inline('inner')),
      [hop('gone')]: EMPTY,
    });
    expect(idsOf(call)).to.deep.equal(['one', 'inner', 'spare']);
    expect(call.pings).to.deep.equal(['third-error?303']);
  });

  it('without fallbackOnNoAd are not replaced', async () => {
    const call = await callVast({
      [TAG]: vast(
        inline('one', { on: { sequence: 1 } }) +
          wrapper('two', hop('gone'), { sequence: '2', on: { fallbackOnNoAd: false } }) +
          inline('spare'),
      ),
      [hop('gone')]: EMPTY,
    });
    expect(idsOf(call)).to.deep.equal(['one']);
  });

  it('that fail give way to the next stand-alone ad', async () => {
    const call = await callVast({
      [TAG]: vast(
        wrapper('first', hop('gone')) + inline('broken', { creatives: '' }) + inline('ok'),
      ),
      [hop('gone')]: vast(documentError('gone')),
    });
    expect(idsOf(call)).to.deep.equal(['ok']);
    expect(call.pings).to.deep.equal(['gone-error?303', 'first-error?303', 'broken-error?101']);
  });

  it('do not cause more than 20 requests, however they branch', async () => {
    const branches = vast(
      Array.from({ length: 10 }, (_, index) =>
        wrapper('branch', `[CACHEBUSTING]/${index}`, {
          sequence: String(index + 1),
          on: { allowMultipleAds: true },
        }),
      ).join(''),
    );
    const { error, server } = await callVast(() => branches);
    expect(error).to.include({ code: 302 });
    expect(server.asked).to.have.lengthOf(20);
  });

  it('lend their click-through to an ad that has none', async () => {
    const clicks = '<ClickThrough>https://shop.example/</ClickThrough>';
    const call = await callVast({
      [TAG]: vast(wrapper('outer', hop('inner'), { creatives: linear({ clicks, media: '' }) })),
      [hop('inner')]: vast(inline('one')),
    });
    expect(call.ads[0]?.clickThrough).to.equal('https://shop.example/');
  });
});
