import assert from 'node:assert/strict';
import { it } from 'node:test';
import { closedHost } from '../../../../../src/lint/ad-tag/rules/ad-hosts.js';

for (const [host, vendor] of [
  ['liverail.com', /^LiveRail/],
  ['ads.adtech.de', /^the Adtech ad server/],
  ['a.b.adtechus.com', /^the Adtech ad server/],
  ['ads.mopub.com', /^MoPub/],
  ['ads.adaptv.advertising.com', /^Yahoo's supply-side platform/],
  ['cs.emxdgt.com', /^EMX Digital/],
  ['bs.serving-sys.com', /^the Sizmek ad server/],
] as const)
  it(`names who closed the ad server ${host}, in any case and with a dot at the end`, () => {
    for (const written of [host, host.toUpperCase(), `${host}.`])
      assert.match(closedHost(written) ?? '', vendor);
    assert.equal(closedHost(`not${host.split('.').slice(-2).join('.')}`), undefined);
    assert.equal(closedHost(`${host}.example`), undefined);
  });

it('knows nothing of a host that still answers', () => {
  for (const host of ['', '.', 'mopub.com', 'advertising.com', 'ads.example'])
    assert.equal(closedHost(host), undefined, host);
});
