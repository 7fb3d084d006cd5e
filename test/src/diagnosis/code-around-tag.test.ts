import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diagnose } from '../../../src/diagnosis/diagnose.js';
import { inspectAdTag, inspectDocument } from '../../../src/vast/node/index.js';
import { inlineVast } from './inspections.js';

const TAG = 'https://ads.market.example/vast?pid=7&cb=[timestamp]';

const respond = (input: string | URL | Request): Promise<Response> => {
  const isMedia = (input instanceof Request ? input.url : String(input)).endsWith('.mp4');
  const headers = { 'content-type': isMedia ? 'video/mp4' : 'application/xml' };
  return Promise.resolve(new Response(isMedia ? null : inlineVast(), { headers }));
};

const verdictOf = async (text: string) => {
  const inspect = {
    inspectAdTag: (tag: string, options: object) =>
      inspectAdTag(tag, { ...options, fetch: respond }),
    inspectDocument: (document: string, options: object) =>
      inspectDocument(document, { ...options, fetch: respond }),
  };
  return (await diagnose(text, { inspect })).verdict;
};

/** Code of players with an ad tag that plays. */
const CODES: readonly ((settings: string) => string)[] = [
  (settings) =>
    `jwplayer('p').setup({ ${settings} advertising: { client: 'vast', tag: '${TAG}' } });`,
  (settings) => `videojs('p', { ${settings} }).ima({ adTagUrl: '${TAG}' });`,
  (settings) => `new RadiantMP('p').init({ ads: true, ${settings} adTagUrl: '${TAG}' });`,
];

describe('the verdict about an ad that plays', () => {
  it('says that nothing has to be done for a tag that stands alone, or in a sentence', async () => {
    const alone = await verdictOf(TAG);
    const inSentence = await verdictOf(`Please look at this ad tag: ${TAG} Thank you!`);
    assert.equal(alone.id, 'ad-plays');
    assert.equal(inSentence.nextStep, alone.nextStep);
  });

  it('names the settings of the code around the tag that it does not judge', async () => {
    const { nextStep: whole } = await verdictOf(TAG);
    for (const write of CODES) {
      const verdict = await verdictOf(write('preload: "none", skipOffset: 3,'));
      assert.equal(verdict.id, 'ad-plays');
      assert.ok(!verdict.nextStep.includes(whole), verdict.nextStep);
      assert.match(verdict.nextStep, /preload.*skipOffset/);
    }
  });

  it('is for the publisher if the code starts the video with sound', async () => {
    for (const write of CODES)
      for (const [settings, owner] of [
        ['autoplay: true,', 'publisher'],
        ['autostart: true, mute: false,', 'publisher'],
        ['autoplay: true, muted: true,', 'nobody'],
        ['autoplay: "muted",', 'nobody'],
        ['autostart: false,', 'nobody'],
      ] as const)
        assert.equal((await verdictOf(write(settings))).owner, owner, settings);
  });
});
