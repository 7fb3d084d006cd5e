import { answer, withAnswer } from '../chain.js';
import { type Fault, serverAt, writerOfAddress } from '../fault.js';
import type { FormName } from '../forms.js';
import { REASONS } from './reason-faults.js';

/** Where headers are seen. A page sees few of those of another origin. */
const FORMS: readonly FormName[] = ['tag', 'embed', 'case', 'har', 'curl', 'charles'];

/** Headers in which ad servers give the reason for a response. */
const NAMES = ['x-nofill-reason', 'x-nobid-reason', 'x-ad-error', 'x-filter', 'x-error-message'];

const CORS = { 'access-control-allow-origin': '*' };

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
      expected: (place) => ({
        id: place.hop === 0 ? 'no-ad' : 'no-ad-after-wrapper',
        owner: typeof owner === 'function' ? owner(place) : owner,
        facts: { reason },
      }),
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
    expected: (place) => ({
      id: status >= 500 ? 'http-server-error' : 'http-client-error',
      owner: status === 400 ? writerOfAddress(place) : serverAt(place),
      facts: { status, quote: `${name}: ${value}` },
    }),
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
      expected: (place) => ({
        id: 'client-challenged',
        owner: serverAt(place),
        facts: { protection, status },
      }),
    }),
  ),
);

/** Responses whose headers say what their bodies do not. */
export const HEADER_FAULTS: readonly Fault[] = [...reasons, ...statuses, ...protections];
