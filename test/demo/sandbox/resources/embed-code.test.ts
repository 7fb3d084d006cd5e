import assert from 'node:assert/strict';
import { test } from 'node:test';
import { embedCode } from '../../../../demo/sandbox/resources/embed-code.js';

const PLAYER = 'http://player.test';

const FRAME = `${PLAYER}/proxy/iframe.php/7/demo`;

test('the five codes have the platform’s form', async () => {
  const embed = {
    id: '7',
    width: '640',
    height: '360',
    autoplay: '1',
    responsive: '1',
    video: { preview_image: 'https://images.test/p.jpg' },
  };
  const fallback = 'Your browser does not support frames.</iframe>';
  assert.deepEqual(await embedCode(embed, PLAYER), {
    code: '<div class="media-embed-container" data-embed="7" data-customer="demo" data-nfs="demo" data-width="640" data-height="360" data-autoplay="true" data-responsive="true"></div><script src="http://player.test/scripts/latest/embed.js"></script>',
    code_iframe: `<iframe src="${FRAME}" width="640" height="360" scrolling="auto" frameborder="0" allowfullscreen>${fallback}`,
    code_360: `<iframe src="${FRAME}" width="640" height="360" scrolling="auto" frameborder="0" allow="accelerometer; gyroscope; xr-spatial-tracking; fullscreen; autoplay" allowfullscreen>${fallback}`,
    code_amp: `<amp-iframe width="640" height="360" sandbox="allow-scripts allow-popups allow-same-origin" allowfullscreen frameborder="0" src="${FRAME}"><amp-img layout="fill" src="https://images.test/p.jpg" placeholder></amp-img></amp-iframe>`,
    code_instant_article: `<figure class="op-interactive"><iframe width="640" height="360" src="${FRAME}"></iframe></figure>`,
  });
});

test('the codes contain the public id instead of the id', async () => {
  const codes = Object.values(await embedCode({ id: '7', public_id: 'open' }, PLAYER)).join('');
  assert.match(codes, /data-embed="open"/);
  assert.doesNotMatch(codes, /"7"|\/7\//);
});

test('an invalid size is replaced by the platform’s default', async () => {
  for (const size of ['wide', '-360', '0', null, undefined, '1e9px']) {
    const { code } = await embedCode({ id: '7', width: size, height: size }, PLAYER);
    assert.match(code, /data-width="540" data-height="302"/);
  }
});

test('a hostile id is escaped', async () => {
  const codes = await embedCode({ id: `1"><script>alert(1)</script>&'` }, PLAYER);
  for (const code of Object.values(codes)) assert.doesNotMatch(code, /<script>|"1"/);
});
