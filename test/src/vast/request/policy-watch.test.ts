import { expect } from '@open-wc/testing';
import { watchPolicy } from '../../../../src/vast/request/policy-watch.js';
import { enforce } from '../../../components/content-policy.js';

const REFUSED = 'https://ads.example/vast';

const violation = (): Promise<SecurityPolicyViolationEvent> =>
  new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', resolve, { once: true });
  });

describe('watchPolicy', () => {
  before(() => enforce("img-src 'self'; connect-src 'self' ws:; media-src 'self'"));

  for (const [directive, request, expected] of [
    ['img-src', () => (new Image().src = REFUSED), ''],
    ['connect-src', () => void fetch(REFUSED).catch(() => undefined), 'connect-src'],
    ['media-src', () => (new Audio().src = REFUSED), 'media-src'],
  ] as const)
    it(`tells ${expected || 'nothing'} if ${directive} refuses the address`, async () => {
      const watch = new AbortController();
      const refusedBy = watchPolicy(`${REFUSED}#top`, watch.signal);
      const reported = violation();
      request();
      expect((await reported).effectiveDirective).to.equal(directive);
      expect(await refusedBy()).to.equal(expected);
      watch.abort();
    });
});
