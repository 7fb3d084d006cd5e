import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadFacts, publishedFacts } from '../../../src/editors/published-facts.js';

const EMBED = {
  title: 'Night',
  width: '640',
  height: '360',
  responsive: '1',
  code_iframe: '<iframe src="https://media.example/proxy/iframe.php/7/acme"></iframe>',
  video: { preview_image: 'https://media.example/7.jpg' },
};

const NOTHING = {
  title: null,
  poster: null,
  player: null,
  size: { width: null, height: null, responsive: false },
};

const json =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }));

describe('publishedFacts', () => {
  it('reads the title, the poster, the player and the size', () => {
    assert.deepEqual(publishedFacts(EMBED), {
      title: 'Night',
      poster: 'https://media.example/7.jpg',
      player: 'https://media.example/proxy/iframe.php/7/acme',
      size: { width: 640, height: 360, responsive: true },
    });
  });

  it('reads nothing from what is no embed, and no address of another scheme', () => {
    const hostile = {
      title: {},
      width: {},
      code_iframe: '<iframe src="javascript:alert(1)"></iframe>',
      video: { preview_image: 'javascript:alert(1)' },
    };
    for (const value of [null, undefined, 7, 'text', [], { video: 7 }, hostile])
      assert.deepEqual(publishedFacts(value), NOTHING);
  });
});

describe('loadFacts', () => {
  it('reads the published JSON, and nothing from replies without it', async () => {
    const src = 'https://www.example/embeds/7.json';
    assert.equal((await loadFacts(src, json(JSON.stringify(EMBED))))?.title, 'Night');
    assert.equal(await loadFacts(src, json('not JSON')), null);
    assert.equal(await loadFacts(src, json('{}', 404)), null);
    assert.equal(await loadFacts(src, () => Promise.reject(new TypeError('refused'))), null);
  });
});
