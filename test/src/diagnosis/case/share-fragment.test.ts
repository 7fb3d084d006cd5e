import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readShareFragment, shareFragment } from '../../../../src/diagnosis/case/share-fragment.js';
import { diagnose } from '../../../../src/diagnosis/diagnose.js';
import type { Viewer } from '../../../../src/viewer.js';

const viewer: Viewer = {
  now: 1_700_000_000_000,
  random: 0.25,
  page: { url: 'https://news.example/story' },
  device: { type: 'mobile', userAgent: 'Phone/1', ip: '203.0.113.177' },
  consent: { gdprApplies: true, tcString: 'CQcanaryTCAcanaryABUAFAENCSCsAP_AAEPAAAYg' },
};

const TAG = 'https://ads.example/vast?cb=[CACHEBUSTING]&u=[PAGEURL]';

describe('the link of a diagnosis', () => {
  it('opens the same input in the same context', async () => {
    const options = { viewer, resolve: { bulkLabel: 'live' }, language: 'it' };
    const shared = readShareFragment(shareFragment(await diagnose(TAG, options), options) ?? '');
    assert.ok(shared !== null);
    assert.deepEqual(shared.input, { kind: 'ad-tag', tags: [TAG], replaceRules: [] });
    assert.equal(shared.options.resolve?.bulkLabel, 'live');
    assert.equal(shared.options.language, 'it');
    const { verdict, tags } = await diagnose(shared.input, shared.options);
    assert.equal(tags[0]?.device, 'mobile');
    assert.match(verdict.sentence, /non è stato richiesto/);
  });

  it('has no consent string and no address of the device, not even as a placeholder', async () => {
    const fragment = shareFragment(await diagnose(TAG, { viewer }), { viewer }) ?? '';
    const shared = readShareFragment(fragment);
    assert.deepEqual(shared?.options.viewer?.consent, { gdprApplies: true });
    assert.deepEqual(shared.options.viewer.device, { type: 'mobile', userAgent: 'Phone/1' });
  });

  it('is a fragment of a URL', async () => {
    const fragment = shareFragment(await diagnose(TAG, { viewer }), { viewer }) ?? '';
    assert.equal(new URL(fragment, 'https://tool.example/').hash, fragment);
  });

  it('does not exist for an input that is too long', async () => {
    const diagnosis = await diagnose(`<VAST version="4.2">${' '.repeat(20_000)}</VAST>`);
    assert.equal(shareFragment(diagnosis), null);
  });

  for (const fragment of [
    '',
    '#diagnosis=',
    '#diagnosis=%',
    '#diagnosis={}',
    '#diagnosis=null',
    '#other=1',
    `#diagnosis=${encodeURIComponent('{"input":{"kind":"ad-tag"},"context":{}}')}`,
  ])
    it(`is not read from ${fragment || 'nothing'}`, () => {
      assert.equal(readShareFragment(fragment), null);
    });
});
