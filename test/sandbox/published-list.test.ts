import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSandbox, seedOf } from './open-sandbox.js';

const video = (id: string, settings: object) => ({
  video: { id, available_video: '1', ...settings },
});

test('a list entry says what an embed is, by kind, state, size and ads', async (t) => {
  const { call } = await openSandbox(t, {
    seed: seedOf(
      {
        title: 'Ready',
        width: '640',
        height: 360,
        ...video('51', { url_video: '{origin}/a.m3u8' }),
      },
      { public_id: 'soon', ...video('52', { available_video: '0' }) },
      { ...video('53', { invalid_video: '1' }) },
      { live: { id: '6' }, preroll: [{ id: '7' }], mobile_postroll: { id: '8' } },
      { width: 'wide', height: null, preroll: 'none' },
    ),
  });
  const reply = await call('/published/embed.json');
  const none = { public_id: null, title: '', width: null, height: null, ads: 0 };
  assert.deepEqual(await reply.json(), [
    { ...none, id: '1', title: 'Ready', kind: 'video', state: 'ready', width: 640, height: 360 },
    { ...none, id: '2', public_id: 'soon', kind: 'video', state: 'processing' },
    { ...none, id: '3', kind: 'video', state: 'failed' },
    { ...none, id: '4', kind: 'live', state: 'ready', ads: 2 },
    { ...none, id: '5', kind: 'none', state: 'empty' },
  ]);
});

test('nothing secret is in the list', async (t) => {
  const hidden = { user: 'canary', pass: 'canary', stream_name: 'canary' };
  const { call } = await openSandbox(t, { seed: seedOf({ ...hidden, live: hidden }) });
  assert.doesNotMatch(await (await call('/published/embed.json')).text(), /canary/);
});
