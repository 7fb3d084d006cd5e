import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { withEmbeds } from '../../../../demo/sandbox/embeds/with-embeds.js';
import { createSandbox } from '../../../../demo/sandbox/sandbox.js';

const ORIGIN = 'http://127.0.0.1:4173';

const open = async (t: TestContext, key = 'demo-key') => {
  const sandbox = withEmbeds(await createSandbox(), key);
  t.after(() => sandbox.close());
  return (path: string) => sandbox.fetch(new Request(ORIGIN + path));
};

test('every embed of the shipped seed is published, also one with invalid fields', async (t) => {
  const get = await open(t);
  const list = (await (await get('/published/embed.json')).json()) as readonly { id: string }[];
  assert.ok(list.length > 40);
  const refused: string[] = [];
  for (const { id } of list) {
    const [json, page] = await Promise.all([get(`/embeds/${id}.json`), get(`/embeds/${id}`)]);
    assert.equal(json.status, page.status);
    if (json.status !== 200) refused.push(`${id}: ${json.status}`);
  }
  assert.deepEqual(refused, []);
});

test('an embed is published by its public id, with the addresses of the requested name', async (t) => {
  const get = await open(t);
  const embed = (await (await get('/embeds/plain-video.json')).json()) as {
    video: { preview_image: string };
    code_iframe: string;
  };
  assert.ok(embed.video.preview_image.startsWith(`${ORIGIN}/media/`));
  assert.match(embed.code_iframe, /src="http:\/\/localhost:4173\/proxy\/iframe\.php\/plain-video/);
});

test('an oEmbed response has the poster with the size of the picture', async (t) => {
  const get = await open(t);
  for (const [name, width, height] of [
    ['plain-video', 640, 360],
    ['portrait-with-ads', 216, 384],
    ['invalid-fields', undefined, undefined],
  ] as const) {
    const address = encodeURIComponent(`${ORIGIN}/embeds/${name}`);
    const reply = await get(`/embeds/oembed?url=${address}`);
    assert.equal(reply.status, 200);
    const response = (await reply.json()) as Readonly<Record<string, unknown>>;
    const size = [response['thumbnail_width'], response['thumbnail_height']];
    assert.deepEqual(size, [width, height], name);
  }
});

test('other paths are those of the sandbox, and another key publishes nothing', async (t) => {
  const get = await open(t, 'wrong-key');
  assert.equal((await get('/published/embed/plain-video.json')).status, 200);
  assert.equal((await get('/embeds/plain-video.json')).status, 502);
});
