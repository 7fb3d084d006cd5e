import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diagnose } from '../../../src/diagnosis/diagnose.js';
import { inspectAdTag, inspectDocument } from '../../../src/vast/node/index.js';
import { wrapperVast } from './inspections.js';

const EMPTY_VMAP = '<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0"/>';

const verdictOf = async (text: string, body: string) => {
  const fetch = () =>
    Promise.resolve(new Response(body, { headers: { 'content-type': 'application/xml' } }));
  const inspect = {
    inspectAdTag: (tag: string, options: object) => inspectAdTag(tag, { ...options, fetch }),
    inspectDocument: (document: string, options: object) =>
      inspectDocument(document, { ...options, fetch }),
  };
  const viewer = { page: { url: 'https://www.publisher.example/story' } };
  return (await diagnose(text, { inspect, viewer })).verdict;
};

describe('the next step', () => {
  it('speaks of ad rules only for the ad server that has them', async () => {
    const google = await verdictOf(
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vmap&unviewed_position_start=1&ad_rule=1&correlator=1',
      EMPTY_VMAP,
    );
    const other = await verdictOf('https://7d2f1.v.fwmrm.net/ad/g/1?nw=1&resp=vmap1', EMPTY_VMAP);
    const reasons = [google, other].map(({ id, params }) => [
      id,
      (params as { readonly reason?: string }).reason,
    ]);
    assert.deepEqual(reasons, [
      ['no-ad', 'ad-rules'],
      ['no-ad', 'unknown'],
    ]);
  });

  it('names the network whose tag is http before the wrapper that has it', async () => {
    const { id, owner, nextStep } = await verdictOf(
      'https://ads.market.example/vast?pid=7',
      wrapperVast('http://ads.network.example/vast?z=1'),
    );
    assert.deepEqual([id, owner], ['http-on-https', 'network']);
    assert.match(nextStep, /ads\.network\.example.*ads\.market\.example/);
  });
});
