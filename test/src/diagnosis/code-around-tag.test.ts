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

const FIXED_TAG = 'https://ads.market.example/vast?iu=/1/a&sz=640x480&kw=news';

/** The tag as programs and people change it. */
const COPIES: Readonly<Record<string, string>> = {
  'mail-encoded': FIXED_TAG.replaceAll('=', '=3D'),
  'html-escaped': FIXED_TAG.replaceAll('&', '&amp;'),
  'script-escaped': FIXED_TAG.replaceAll('/', '\\/').replaceAll('&', '\\u0026'),
  'percent-encoded': encodeURIComponent(FIXED_TAG),
  'scheme-twice': `http://${FIXED_TAG}`,
  base64: Buffer.from(FIXED_TAG).toString('base64'),
  'invisible-characters': FIXED_TAG.replace('&sz', '\u200b&sz'),
  'rewritten-link': `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(FIXED_TAG)}&data=05%7C01&reserved=0`,
  'line-breaks': FIXED_TAG.replace('&sz', '\n&sz'),
};

describe('the step for an ad tag that plays once copying is undone', () => {
  for (const [change, text] of Object.entries(COPIES))
    it(`is to put the repaired one in its place: ${change}`, async () => {
      const verdict = await verdictOf(text);
      // What a player would request all the same is a fault of its own.
      if (/^(?:html-escaped|scheme-twice|invisible-characters)$/.test(change))
        assert.equal(verdict.owner, 'publisher');
      else assert.ok(verdict.nextStep.endsWith(FIXED_TAG), verdict.nextStep);
    });

  it('speaks of a document, too', async () => {
    const whole = await verdictOf(inlineVast());
    const escaped = await verdictOf(inlineVast().replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    assert.equal(escaped.sentence, whole.sentence);
    assert.notEqual(escaped.nextStep, whole.nextStep);
  });
});
