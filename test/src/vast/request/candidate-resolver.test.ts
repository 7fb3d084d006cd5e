import { expect } from '@open-wc/testing';
import { VastError } from '../../../../src/vast/vast-error.js';
import { documentError, inline, linear, vast, wrapper } from '../documents.js';
import { EMPTY, type Reply } from '../fake-ad-server.js';
import { callVast, TAG, timeout, type VastCall } from '../call-vast.js';

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

describe('CandidateResolver', () => {
  const pod = vast(
    inline('second', { on: { sequence: 2 } }) +
      inline('alone') +
      inline('first', { on: { sequence: 1 } }),
  );

  it('follows wrappers five deep, and all of them count the impression', async () => {
    const { ads, pings } = await callVast(chainOf(5));
    ads[0]?.tracker.impression();
    expect(ads[0]).to.include({ id: 'one', tag: TAG });
    expect(pings).to.deep.equal(
      ['w1', 'w2', 'w3', 'w4', 'w5', 'one'].map((name) => `${name}-impression`),
    );
  });

  it('does not follow wrappers six deep, and each of them reports 302 once', async () => {
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
    it(`reports ${code} to a wrapper that leads to ${sentence}`, async () => {
      const { error, pings } = await callVast({
        [TAG]: vast(wrapper('outer', hop('inner'))),
        [hop('inner')]: reply,
      });
      expect(error).to.include({ code, isEmpty });
      expect(pings.at(-1)).to.equal(`outer-error?${code}`);
    });
  }

  it('recognizes wrappers in a circle although each request has its own number', async () => {
    const circle = `${TAG}?cb=[CACHEBUSTING]`;
    const { error, server } = await callVast(() => vast(wrapper('round', circle)));
    expect(error).to.include({ code: 302 });
    expect(server.requests).to.have.lengthOf(2);
  });

  it('requests a relative ad tag against its document, with its macros expanded', async () => {
    const call = await callVast({
      [TAG]: vast(wrapper('outer', 'inner?cb=[CACHEBUSTING]')),
      [hop('inner?cb=10000001')]: vast(inline('one')),
    });
    expect(idsOf(call)).to.deep.equal(['one']);
  });

  const unusable: readonly [string, string][] = [
    ['another scheme', 'ftp://ads.example/tag'],
    ['a script', 'javascript:alert(1)'],
    ['a macro as its host', 'https://[HOST]/tag'],
    ['a macro alone', '[ADTAG]'],
    ['no host', 'https://'],
    ['a user name', 'https://user@ads.example/tag'],
  ];
  for (const [title, tagUri] of unusable) {
    it(`reports 300 to a wrapper whose ad tag has ${title}`, async () => {
      const { error, pings, server } = await callVast({ [TAG]: vast(wrapper('outer', tagUri)) });
      expect(error).to.include({ code: 300, isEmpty: false });
      expect(pings).to.deep.equal(['outer-error?300']);
      expect(server.addresses).to.deep.equal([TAG]);
    });
  }

  const relative: readonly [string, string][] = [
    ['next?x=[ERRORCODE]', 'https://ads.example/folder/next?x=-1'],
    ['../next', 'https://ads.example/next'],
    ['/next', 'https://ads.example/next'],
    ['?next', 'https://ads.example/folder/tag?next'],
    ['//other.example/next', 'https://other.example/next'],
  ];
  for (const [tagUri, expected] of relative) {
    it(`resolves the ad tag ${tagUri} of a wrapper against its document`, async () => {
      const tag = 'https://ads.example/folder/tag';
      const replies = { [tag]: vast(wrapper('outer', tagUri)), [expected]: vast(inline('one')) };
      const call = await callVast(replies, { tag });
      expect(call.server.addresses).to.deep.equal([tag, expected]);
      expect(idsOf(call)).to.deep.equal(['one']);
    });
  }

  it('yields the candidates for one position until one plays, and counts what is left', async () => {
    const call = await callVast(
      {
        [TAG]: vast(
          inline('one', { on: { sequence: 1 } }) +
            wrapper('two', hop('pod'), { sequence: '2', on: { allowMultipleAds: true } }) +
            inline('spare') +
            inline('other'),
        ),
        [hop('pod')]: pod,
      },
      { resultOf: ({ id }) => (id === 'one' ? new VastError(403, 'no-playable-file') : 'played') },
    );
    expect(
      call.candidates.map(({ ad, remaining, hasAlternative }) => [
        ad.id,
        remaining,
        hasAlternative,
      ]),
    ).to.deep.equal([
      ['one', 2, true],
      ['spare', 2, true],
      ['first', 2, true],
      ['second', 1, true],
    ]);
    expect(call.pings).to.deep.equal(['one-error?403']);
    expect(call.error).to.equal(null);
  });

  it('rejects an ad of a category that a wrapper blocks with 205, and requests none', async () => {
    const blocking = (codes: string): string =>
      `<BlockedAdCategories authority="iabtechlab.com">${codes}</BlockedAdCategories>`;
    const inner = hop('inner?[BLOCKEDADCATEGORIES]');
    const category = '<Category authority="iabtechlab.com">iab7-39</Category>';
    const { error, pings, server } = await callVast({
      [TAG]: vast(wrapper('outer', hop('middle'), { more: blocking('IAB26, IAB7-39') })),
      [hop('middle')]: vast(wrapper('middle', inner, { more: blocking('IAB25-3') })),
      [hop('inner?IAB26,IAB7-39,IAB25-3')]: vast(inline('one', { more: category })),
    });
    expect(error).to.include({ code: 205 });
    expect(server.requests).to.have.lengthOf(3);
    expect(pings).to.deep.equal(['one-error?205', 'middle-error?205', 'outer-error?205']);
  });

  it('reports what is known of the ad that failed, also to its wrappers', async () => {
    const details = '?[ERRORCODE],[ADSERVINGID],[PODSEQUENCE],[ASSETURI],[REASON]';
    const error = (name: string): string =>
      `<Error>https://count.example/${name}${details}</Error>`;
    const { pings } = await callVast(
      {
        [TAG]: vast(wrapper('outer', hop('inner'), { more: error('outer') })),
        [hop('inner')]: vast(
          inline('one', { more: `<AdServingId>id 1</AdServingId>${error('one')}` }),
        ),
      },
      { resultOf: () => new VastError(405, 'unexpected') },
    );
    const known = '?405,id%201,-1,-1,-1';
    expect(pings).to.deep.equal([
      'one-error?405',
      `one${known}`,
      'outer-error?405',
      `outer${known}`,
    ]);
  });

  it('has one time limit for all wrappers, and reports 301 when it is over', async () => {
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

  it('follows no wrapper within one without followAdditionalWrappers', async () => {
    const { error, pings, server } = await callVast({
      [TAG]: vast(wrapper('outer', hop('inner'), { on: { followAdditionalWrappers: false } })),
      [hop('inner')]: vast(wrapper('inner', hop('end'))),
    });
    expect(error).to.include({ code: 303 });
    expect(pings).to.deep.equal(['inner-error?303', 'outer-error?303']);
    expect(server.addresses).to.deep.equal([TAG, hop('inner')]);
  });

  it('yields the first stand-alone ad behind a wrapper without allowMultipleAds', async () => {
    const call = await callVast({
      [TAG]: vast(wrapper('outer', hop('pod'))),
      [hop('pod')]: pod,
    });
    expect(idsOf(call)).to.deep.equal(['alone']);
  });

  it('yields a pod behind a wrapper with allowMultipleAds', async () => {
    const call = await callVast({
      [TAG]: vast(wrapper('outer', hop('pod'), { on: { allowMultipleAds: true } })),
      [hop('pod')]: pod,
    });
    expect(idsOf(call)).to.deep.equal(['first', 'second']);
  });

  it('keeps the position of wrappers in a pod, and replaces a failed one by a stand-alone ad', async () => {
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

  it('replaces no wrapper in a pod that forbids it by fallbackOnNoAd', async () => {
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

  it('yields the next stand-alone ad when those before it fail', async () => {
    const call = await callVast({
      [TAG]: vast(
        wrapper('first', hop('gone')) + inline('broken', { creatives: '' }) + inline('ok'),
      ),
      [hop('gone')]: vast(documentError('gone')),
    });
    expect(idsOf(call)).to.deep.equal(['ok']);
    expect(call.pings).to.deep.equal(['gone-error?303', 'first-error?303', 'broken-error?101']);
  });

  it('sends at most 20 requests, however wrappers branch', async () => {
    const branches = vast(
      Array.from({ length: 10 }, (_, index) =>
        wrapper('branch', `branch/${index}/[CACHEBUSTING]`, {
          sequence: String(index + 1),
          on: { allowMultipleAds: true },
        }),
      ).join(''),
    );
    const { error, server } = await callVast(() => branches);
    expect(error).to.include({ code: 302 });
    expect(server.requests).to.have.lengthOf(20);
  });

  it('uses the click-through of a wrapper for an ad that has none', async () => {
    const clicks = '<ClickThrough>https://shop.example/</ClickThrough>';
    const call = await callVast({
      [TAG]: vast(wrapper('outer', hop('inner'), { creatives: linear({ clicks, media: '' }) })),
      [hop('inner')]: vast(inline('one')),
    });
    expect(call.ads[0]?.clickThrough).to.equal('https://shop.example/');
  });
});
