import { answer, withAnswer } from '../chain.js';
import { type Expectation, type Fault, type Place, serverAt, writerOfAddress } from '../fault.js';
import type { FormName } from '../forms.js';
import { REASONS } from './reason-faults.js';

/** Where headers are seen. A page sees few of those of another origin. */
const FORMS: readonly FormName[] = ['tag', 'embed', 'case', 'har', 'curl', 'charles'];

/** Headers in which ad servers give the reason for a response. */
const NAMES = [
  'x-nofill-reason',
  'x-nobid-reason',
  'x-ad-error',
  'x-filter',
  'x-error-message',
  'x-ad-decision',
  'x-auction-result',
  'x-delivery-outcome',
  'x-rejected-by',
];

const CORS = { 'access-control-allow-origin': '*' };

const noAd = (place: Place, reason: string, owner = serverAt(place)): Expectation => ({
  id: place.hop === 0 ? 'no-ad' : 'no-ad-after-wrapper',
  owner,
  facts: { reason },
});

/** A script does not read the headers of another origin, and so the record of a page has none. */
const withoutHeaders = (
  expected: Fault['expected'],
  seen: Fault['expected'],
): Pick<Fault, 'expected' | 'inRecording'> => ({
  expected,
  inRecording: (place) => (place.form === 'record' ? seen : expected)(place),
});

/** The status and the body of a response whose header names a protection. */
const seenOfProtection =
  (status: number, hasPage: boolean): Fault['expected'] =>
  (place) => {
    if (status < 300)
      return hasPage ? { id: 'response-html', owner: serverAt(place) } : noAd(place, 'unknown');
    return {
      id: status >= 500 ? 'http-server-error' : 'http-client-error',
      owner: status === 405 ? writerOfAddress(place) : serverAt(place),
      facts: { status },
    };
  };

/** An empty response whose header says why. */
const reasons: readonly Fault[] = REASONS.filter(([reason]) => reason !== 'unknown').flatMap(
  ([reason, owner, texts]) =>
    texts.slice(0, 3).map((text, index): Fault => ({
      name: `no-ad-header-${reason}-${index}`,
      part: 'body',
      hops: 'last',
      forms: FORMS,
      formsInBrowser: [],
      inject: (chain, { hop }) => {
        const given = answer('<VAST version="4.0"></VAST>');
        const name = NAMES[(index + text.length) % NAMES.length] ?? '';
        return withAnswer(chain, hop, { ...given, headers: { ...given.headers, [name]: text } });
      },
      ...withoutHeaders(
        (place) => noAd(place, reason, typeof owner === 'function' ? owner(place) : owner),
        (place) => noAd(place, 'unknown'),
      ),
    })),
);

/** A status with a header that says why: both are in the verdict. */
const statuses: readonly Fault[] = [
  [400, 'x-ad-error', 'invalid wp'],
  [403, 'x-error-message', 'seller 17 is closed'],
  [429, 'retry-after', '120'],
  [503, 'retry-after', '30'],
  [500, 'x-error', 'template 17 has no creative'],
].map(([code, name, value]): Fault => {
  const status = Number(code);
  const quoting =
    (quote: string): Fault['expected'] =>
    (place) => ({
      id: status >= 500 ? 'http-server-error' : 'http-client-error',
      owner: status === 400 ? writerOfAddress(place) : serverAt(place),
      facts: { status, quote },
    });
  return {
    name: `status-${status}-with-${name}`,
    part: 'status',
    forms: FORMS,
    formsInBrowser: [],
    inject: (chain, { hop }) =>
      withAnswer(chain, hop, {
        ...answer('', 'text/plain'),
        status,
        headers: {
          ...CORS,
          'x-cache-status': 'MISS',
          server: 'nginx',
          [String(name)]: String(value),
        },
      }),
    ...withoutHeaders(quoting(`${name}: ${value}`), quoting('')),
  };
});

const PROTECTIONS: readonly (readonly [string, number, Readonly<Record<string, string>>])[] = [
  ['Cloudflare', 403, { server: 'cloudflare', 'cf-mitigated': 'challenge' }],
  ['Cloudflare', 503, { server: 'cloudflare', 'cf-mitigated': 'challenge' }],
  ['AWS WAF', 202, { 'x-amzn-waf-action': 'challenge' }],
  ['AWS WAF', 405, { 'x-amzn-waf-action': 'captcha' }],
  ['DataDome', 403, { 'x-datadome': 'protected' }],
  ['Vercel', 403, { 'x-vercel-mitigated': 'challenge' }],
  ['Sucuri', 403, { 'x-sucuri-block': 'BLOCK17' }],
];

/** A protection against bots that only headers name, with a page or without a body. */
const protections: readonly Fault[] = PROTECTIONS.flatMap(([protection, status, headers], index) =>
  ['', '<html><head><title>Forbidden</title></head><body></body></html>'].map(
    (text, form): Fault => ({
      name: `protection-header-${index}-${form}`,
      part: 'status',
      forms: FORMS,
      formsInBrowser: [],
      inject: (chain, { hop }) =>
        withAnswer(chain, hop, {
          ...answer(text, 'text/html'),
          status,
          headers: { ...CORS, 'content-type': 'text/html', ...headers },
        }),
      ...withoutHeaders(
        (place) => ({
          id: 'client-challenged',
          owner: serverAt(place),
          facts: { protection, status },
        }),
        seenOfProtection(status, text !== ''),
      ),
    }),
  ),
);

/** Responses whose headers say what their bodies do not. */
export const HEADER_FAULTS: readonly Fault[] = [...reasons, ...statuses, ...protections];
