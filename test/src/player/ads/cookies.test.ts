import { noAd } from '../../../../src/vast/vast-error.js';
import { expect } from '@open-wc/testing';
import type { Consent } from '../../../../src/viewer.js';
import { responding, tagAd } from './fake-vast.js';
import { closeAll, open } from './open-ads.js';

/** Two cases of `mayStoreOnDevice`, all of which are in the tests of the choice of a manager. */
const rows: readonly [string, Consent, boolean][] = [
  ['the GDPR applies, purpose 1 is given', { gdprApplies: true, tcfPurposes: [1] }, true],
  ['the GDPR applies, purpose 1 is not given', { gdprApplies: true, tcfPurposes: [2] }, false],
];

describe('cookies to ad servers', () => {
  const { fetch } = window;
  afterEach(() => {
    window.fetch = fetch;
    closeAll();
  });

  for (const [name, consent, allowed] of rows) {
    it(`${allowed ? 'go' : 'do not go'} with requests and trackers: ${name}`, async () => {
      const sent: (RequestInit | undefined)[] = [];
      window.fetch = (_, init) => {
        sent.push(init);
        return Promise.resolve(new Response());
      };
      const server = responding(noAd());
      const preroll = [tagAd('https://ads.example/1')];
      const { ads } = open({ preroll }, server, { viewer: { consent } });
      await ads.beforeContent();
      const [request] = server.requests;
      request?.ping('https://ads.example/tracker');
      expect(request?.mayUseCookies()).to.equal(allowed);
      expect(sent).to.deep.equal([
        { mode: 'no-cors', keepalive: true, credentials: allowed ? 'include' : 'omit' },
      ]);
    });
  }
});
