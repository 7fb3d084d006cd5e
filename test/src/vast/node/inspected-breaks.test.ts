import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inspectAdTag, inspectDocument } from './inspect-ads.js';
import { withAdServer } from './ad-server.js';
import { inline, linear, overlay, vast, wrapper } from './documents.js';

const ORIGIN = 'https://count.example';

const vmap = (breaks: string): string => `<VMAP version="1.0">${breaks}</VMAP>`;

const tracking = (id: string): string =>
  ['breakStart', 'breakEnd', 'error']
    .map((event) => `<Tracking event="${event}">${ORIGIN}/${id}/${event}?[ERRORCODE]</Tracking>`)
    .join('');

const adBreak = (id: string, source: string, on = ''): string =>
  `<AdBreak breakId="${id}" timeOffset="start"${on}>${source && `<AdSource>${source}</AdSource>`}` +
  `<TrackingEvents>${tracking(id)}</TrackingEvents></AdBreak>`;

const data = (document: string): string => `<VASTAdData>${document}</VASTAdData>`;

const tag = (url: string): string => `<AdTagURI templateType="vast4">${url}</AdTagURI>`;

describe('the inspection of a VMAP document', () => {
  it('requests the ad tags of its breaks, and no tracker', async () => {
    await withAdServer(
      (origin) => ({
        '/vmap': vmap(adBreak('one', tag(`${origin}/tag?[MEDIAMIME]`)) + adBreak('two', '')),
        '/tag?-1': vast(inline(origin, 'ad')),
      }),
      async ({ origin, requests }) => {
        const { result, hops, ads, breaks, failure } = await inspectAdTag(`${origin}/vmap`);
        assert.equal(result, 'playlist');
        assert.equal(failure, null);
        assert.deepEqual(
          requests.map(({ path }) => path),
          ['/vmap', '/tag?-1'],
        );
        assert.deepEqual(
          hops.map(({ parent, root, template }) => [parent, root, template]),
          [
            [null, 'VMAP', ''],
            [0, 'VAST', `${origin}/tag?[MEDIAMIME]`],
          ],
        );
        assert.deepEqual(
          ads.map(({ ad, hop }) => [ad.id, hop]),
          [['ad', 1]],
        );
        assert.deepEqual(
          breaks?.map(({ id, hops: sent, ads: indices }) => [id, sent, indices]),
          [
            ['one', [1], [0]],
            ['two', [], []],
          ],
        );
      },
    );
  });

  it('describes each break', async () => {
    const text = vmap(adBreak('one', data(vast(inline(ORIGIN, 'ad')))));
    const { breaks } = await inspectDocument(text);
    const trackers = ['breakStart', 'breakEnd', 'error'].map((event) => ({
      event,
      template: `${ORIGIN}/one/${event}?[ERRORCODE]`,
      isDue: event !== 'error',
    }));
    assert.deepEqual(breaks, [
      {
        id: 'one',
        offset: { seconds: 0 },
        isLinear: true,
        isInspected: true,
        hops: [],
        ads: [0],
        trackers,
        failure: null,
      },
    ]);
  });

  it('reads a document in CDATA', async () => {
    const document = `<![CDATA[${vast(inline(ORIGIN, 'ad'))}]]>`;
    const { ads } = await inspectDocument(vmap(adBreak('one', data(document))));
    assert.deepEqual(
      ads.map(({ ad, hop, failure }) => [ad.id, ad.tag, hop, failure]),
      [['ad', '', 0, null]],
    );
  });

  it('tries the ads of a nonlinear break as overlays', async () => {
    const creatives = overlay(ORIGIN, 'ad') + linear(ORIGIN, 'ad');
    const source = data(vast(inline(ORIGIN, 'ad', { creatives })));
    const { ads, breaks } = await inspectDocument(
      vmap(adBreak('one', source, ' breakType="nonlinear"')),
    );
    assert.equal(ads[0]?.failure, null);
    assert.ok(ads[0].media.every(({ isChosen }) => !isChosen));
    assert.equal(breaks?.[0]?.isLinear, false);
  });

  it('reports the VMAP code of a break whose ads fail, and the reason', async () => {
    const broken = linear(ORIGIN, 'ad', { media: '' });
    const source = data(vast(inline(ORIGIN, 'ad', { creatives: broken })));
    const { breaks, failure, errorTrackers, result } = await inspectDocument(
      vmap(adBreak('one', source)),
    );
    assert.equal(result, 'playlist');
    assert.equal(breaks?.[0]?.failure?.code, 403);
    assert.equal(failure?.code, 403);
    assert.deepEqual(errorTrackers, [
      { template: `${ORIGIN}/ad/error?[ERRORCODE]`, code: 403 },
      { template: `${ORIGIN}/one/error?[ERRORCODE]`, code: 1004 },
    ]);
  });

  it('lists breaks beyond the first 20 without their ads', async () => {
    const source = data(vast(inline(ORIGIN, 'ad')));
    const all = Array.from({ length: 25 }, (_, index) => adBreak(`b${index}`, source)).join('');
    const { breaks, ads } = await inspectDocument(vmap(all));
    assert.equal(breaks?.length, 25);
    assert.equal(ads.length, 20);
    assert.deepEqual(
      breaks.filter(({ isInspected }) => !isInspected).map(({ id }) => id),
      ['b20', 'b21', 'b22', 'b23', 'b24'],
    );
  });

  it('has no result without a break that can be scheduled', async () => {
    const text = vmap(adBreak('one', '').replace('timeOffset="start"', 'timeOffset="#1"'));
    const { result, breaks, failure } = await inspectDocument(text);
    assert.deepEqual([result, breaks, failure?.code], ['none', [], 900]);
  });
});

describe('an overlay of a pod', () => {
  /** Two overlays of a pod, of which the second is behind a wrapper without an ad, or behind two. */
  const pod = (outer: string): string =>
    vast(
      inline(ORIGIN, 'shown', { on: ' sequence="1"', creatives: overlay(ORIGIN, 'shown') }) +
        wrapper(ORIGIN, 'outer', { uri: outer, on: ' sequence="2"' }),
    );

  for (const [behind, url, names] of [
    ['a wrapper', `${ORIGIN}/none`, ['outer']],
    ['two wrappers', `${ORIGIN}/inner`, ['inner', 'outer']],
  ] as const)
    it(`is shown alone, and the inspection has the errors of ${behind} requested beside it`, async () => {
      const documents: Readonly<Record<string, string>> = {
        '/none': vast(''),
        '/inner': vast(wrapper(ORIGIN, 'inner', { uri: `${ORIGIN}/none` })),
      };
      const fetch: typeof globalThis.fetch = async (input) => {
        // Later than everything that waits for nothing else.
        await new Promise((resolve) => setTimeout(resolve, 1));
        const { pathname } = new URL(input instanceof Request ? input.url : String(input));
        return new Response(documents[pathname], { headers: { 'content-type': 'text/xml' } });
      };
      const { ads, errorTrackers } = await inspectDocument(pod(url), { fetch, slot: 'overlay' });
      assert.equal(ads[0]?.ad.id, 'shown');
      assert.deepEqual(
        errorTrackers.map(({ template, code }) => [template, code]),
        names.map((name) => [`${ORIGIN}/${name}/error?[ERRORCODE]`, 303]),
      );
    });
});
