import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { failure, hop, inspectionOf, wrapperVast } from './inspections.js';
import { always, verdictOf } from './read-verdict.js';

const GOOGLE =
  'https://pubads.g.doubleclick.net/gampad/ads?iu=/1234/video&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&correlator=1';
const OTHER = 'https://ads.network.example/vast?id=7';
const CACHE = 'https://cache.prebid.example/pbc/v1/cache?uuid=';

/** The verdict about a tag whose wrapper leads to a cache that refuses the request. */
const verdictBehind = (tag: string, cache: string) =>
  verdictOf(tag, {
    inspect: always((url) =>
      inspectionOf([
        hop(url, { text: wrapperVast(cache) }),
        hop(cache, { parent: 0, status: 400, root: null, failure: failure(301) }),
      ]),
    ),
  });

describe('the value of a key in a creative of Google Ad Manager', () => {
  for (const [id, names] of [
    ['%%PATTERN:hb_uuid%%', ['hb_uuid']],
    ['%%PATTERN:hb_cache_id%%', ['hb_cache_id']],
    ['', ['hb_uuid']],
  ] as const)
    it(`is the publisher's to send: “${id}”`, async () => {
      const { id: situation, owner, params } = await verdictBehind(GOOGLE, `${CACHE}${id}`);
      assert.equal(situation, 'creative-value-missing');
      assert.equal(owner, 'publisher');
      assert.deepEqual((params as { names: unknown }).names, names);
    });

  it('is that of a network if another server wrote the wrapper', async () => {
    const verdict = await verdictBehind(OTHER, `${CACHE}%%PATTERN:hb_uuid%%`);
    assert.notEqual(verdict.id, 'creative-value-missing');
    assert.equal(verdict.owner, 'network');
  });

  it('is not missing if the creative has one', async () => {
    const { id } = await verdictBehind(GOOGLE, `${CACHE}4f1c`);
    assert.equal(id, 'http-client-error');
  });
});
