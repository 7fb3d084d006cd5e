import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageOf, openSandbox, seedOf } from '../open-sandbox.js';

const NOW = Date.UTC(2026, 2, 2, 9, 30, 15);

const PATHS = [
  ['/restauth/verify.json', 'data_creazione', 'data_scadenza'],
  ['/restauth/verify', 'data_creazione', 'data_scadenza'],
  ['/restauth/v2/verify.json', 'creation_date', 'expiration_date'],
  ['/restauth/v2/verify', 'creation_date', 'expiration_date'],
] as const;

for (const [path, created, expires] of PATHS) {
  test(`${path} exchanges the key for tokens and echoes the state`, async (t) => {
    const { call } = await openSandbox(t, {
      seed: seedOf({}),
      clock: () => NOW,
      random: (size) => new Uint8Array(size).fill(7),
    });
    const state = '"x" <y> \\ 007';
    const reply = await call(path, { headers: { 'auth-code': 'demo-key', state } });
    assert.equal(reply.status, 200);
    const token = Buffer.alloc(24, 7).toString('base64url');
    assert.deepEqual(await reply.json(), {
      access_token: token,
      refresh_token: token,
      [created]: '2026-03-02 09:30:15',
      [expires]: null,
      state,
    });
  });
}

const REFUSALS = [
  ['a wrong key', { 'auth-code': 'demo-kez', state: 's' }, 401],
  ['a key that only begins like the right one', { 'auth-code': 'demo-key2', state: 's' }, 401],
  ['no key', { state: 's' }, 401],
  ['no state', { 'auth-code': 'demo-key' }, 400],
] as const;

for (const [what, headers, status] of REFUSALS) {
  test(`${what} is refused with a list of sentences and no token`, async (t) => {
    const { call } = await openSandbox(t, { seed: seedOf({}) });
    const reply = await call('/restauth/verify.json', { headers });
    assert.equal(reply.status, status);
    const body = (await reply.json()) as { errors: unknown[] };
    assert.deepEqual(Object.keys(body), ['errors']);
    assert.equal(body.errors.length, 1);
    assert.equal(typeof body.errors[0], 'string');
    assert.doesNotMatch(JSON.stringify(body), /demo/);
  });
}

test('the key can be configured', async (t) => {
  const { call, read } = await openSandbox(t, { seed: seedOf({}), key: 'other' });
  assert.equal((await read('/rest/embed/1.json')).status, 200);
  const reply = await call('/restauth/verify.json', {
    headers: { 'auth-code': 'demo-key', state: 's' },
  });
  assert.equal(reply.status, 401);
});

test('both spellings of the token header are accepted', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  const grant = await call('/restauth/verify', {
    headers: { 'auth-code': 'demo-key', state: 's' },
  });
  const { access_token: token } = (await grant.json()) as { access_token: string };
  for (const name of ['access-token', 'access_token']) {
    assert.equal((await call('/rest/v2/embed.json', { headers: { [name]: token } })).status, 200);
  }
});

test('a call without a token that was granted is refused', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  const without = await call('/rest/embed.json');
  assert.equal(without.status, 401);
  assert.match(await messageOf(without), /header is missing/);
  const wrong = await call('/rest/embed.json', { headers: { 'access-token': 'made-up' } });
  assert.equal(wrong.status, 401);
  assert.doesNotMatch(await messageOf(wrong), /made-up/);
});

for (const [verify, refresh, created] of [
  ['/restauth/verify.json', '/restauth/refresh', 'data_creazione'],
  ['/restauth/v2/verify', '/restauth/v2/refresh.json', 'creation_date'],
] as const) {
  test(`${refresh} exchanges a refresh token once for a token that works`, async (t) => {
    const { call } = await openSandbox(t, { seed: seedOf({}) });
    const first = await call(verify, { headers: { 'auth-code': 'demo-key', state: 's' } });
    const { refresh_token: token } = (await first.json()) as { refresh_token: string };
    const headers = { 'refresh-token': token };
    const grant = (await (await call(refresh, { headers })).json()) as Record<string, string>;
    const reply = await call('/rest/v2/embed.json', {
      headers: { 'access-token': grant['access_token'] ?? '' },
    });
    assert.equal(reply.status, 200);
    assert.deepEqual([created in grant, grant['refresh_token'] === token], [true, false]);
    for (const spent of [headers, {}] as Record<string, string>[]) {
      const refusal = await call(refresh, { headers: spent });
      assert.equal(refusal.status, 401);
      assert.equal(((await refusal.json()) as { errors: unknown[] }).errors.length, 1);
    }
  });
}
