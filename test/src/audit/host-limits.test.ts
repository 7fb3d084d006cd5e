import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HostLimits, limitedSend } from '../../../src/audit/host-limits.js';

const { signal } = new AbortController();
const INIT = { method: 'GET', headers: {}, signal } as const;

const answering = (...answers: readonly (readonly [status: number, retryAfter?: string])[]) => {
  const sent: number[] = [];
  const events: string[] = [];
  const open = [...answers];
  const requests = {
    deadline: {
      pause: () => void events.push('wait'),
      start: () => events.push('start'),
    },
    waitedMs: 0,
    isPaused: false,
  };
  const answer = () => {
    sent.push(performance.now());
    const [status = 200, retryAfter] = open.shift() ?? [];
    const headers = new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter });
    return Promise.resolve({ status, headers, body: null });
  };
  const send = limitedSend(answer, new HostLimits(20), requests);
  return { send, sent, events, requests };
};

describe('limitedSend', () => {
  it('sends the requests to one host at its rate, and those to another at once', async () => {
    const { send, sent } = answering();
    const hosts = ['a', 'a', 'a', 'b'];
    await Promise.all(hosts.map((host) => send(`https://${host}.example/`, INIT)));
    const [first = 0, other = 0, second = 0, third = 0] = [...sent].sort((a, b) => a - b);
    assert.ok(other - first < second - first);
    // A timer may be a fraction of a millisecond early.
    assert.ok(third - first >= 98, `${third - first}`);
  });

  it('repeats a request after the pause that its host asks for', async () => {
    const { send, sent, events } = answering([429, '0'], [200]);
    assert.equal((await send('https://a.example/', INIT)).status, 200);
    assert.equal(sent.length, 2);
    assert.deepEqual(events, ['wait', 'start', 'wait', 'start']);
  });

  it('sends nothing more to a host that asks for a long pause', async () => {
    const { send, sent, requests } = answering([503, '3600']);
    assert.equal((await send('https://a.example/', INIT)).status, 503);
    await assert.rejects(send('https://a.example/other', INIT), /longer pause/);
    assert.equal((await send('https://b.example/', INIT)).status, 200);
    assert.equal(sent.length, 2);
    assert.ok(requests.isPaused);
  });
});
