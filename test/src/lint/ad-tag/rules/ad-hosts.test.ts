import assert from 'node:assert/strict';
import { it } from 'node:test';
import { closedServer } from '../../../../../src/lint/ad-tag/rules/ad-hosts.js';

for (const [host, server] of [
  ['liverail.com', 'liverail'],
  ['ads.adtech.de', 'adtech'],
  ['a.b.adtechus.com', 'adtech'],
  ['ads.mopub.com', 'mopub'],
  ['ads.adaptv.advertising.com', 'adaptv'],
  ['cs.emxdgt.com', 'emx'],
  ['bs.serving-sys.com', 'sizmek'],
] as const)
  it(`names the ad server that was closed at ${host}, in any case and with a dot at the end`, () => {
    for (const written of [host, host.toUpperCase(), `${host}.`])
      assert.equal(closedServer(written), server);
    assert.equal(closedServer(`not${host.split('.').slice(-2).join('.')}`), undefined);
    assert.equal(closedServer(`${host}.example`), undefined);
  });

it('knows nothing of a host that still answers', () => {
  for (const host of ['', '.', 'mopub.com', 'advertising.com', 'ads.example'])
    assert.equal(closedServer(host), undefined, host);
});
