import { answer, withAnswer } from '../chain.js';
import { type Fault, serverAt, writerOfAddress } from '../fault.js';
import type { FormName } from '../forms.js';

/** Statuses that say that the address or its parameters are wrong. */
export const WRONG_ADDRESS: readonly number[] = [
  400, 404, 405, 406, 410, 411, 412, 413, 414, 415, 416, 422,
];
/** Statuses by which a server refuses a request, whatever its parameters. */
const REFUSED = [401, 402, 403, 408, 409, 421, 423, 425, 426, 429, 431, 451];
const FAILED = [500, 501, 502, 503, 504, 505, 507, 508, 520, 521, 522, 523, 524, 525, 526, 530];

const ERROR_PAGE = '<html><head><title>Error</title></head><body>Error</body></html>';

/** Browsers break off the response of a server that asks for the password of a proxy. */
const PROXY_PASSWORD = 407;

/** The forms of which the inspector sends the requests, without a proxy. */
const UNRECORDED: readonly FormName[] = ['tag', 'embed', 'document', 'bid', 'case'];

const brokenOff: Fault['expected'] = (place) => ({
  id: 'unreachable',
  owner: serverAt(place),
  facts: { fault: 'host-answers' },
});

const status = (code: number, expected: Fault['expected']): Fault => ({
  name: `status-${code}`,
  part: 'status',
  inject: (chain, { hop }) =>
    withAnswer(chain, hop, {
      status: code,
      headers: { 'content-type': 'text/html', 'access-control-allow-origin': '*' },
      body: ERROR_PAGE,
    }),
  expected,
  ...(code === PROXY_PASSWORD && { inBrowser: brokenOff }),
});

/** A response with status 204 or 205, which has no body. */
const withoutContent = (code: number): Fault => ({
  name: `status-${code}`,
  part: 'status',
  inject: (chain, { hop }) => withAnswer(chain, hop, { status: code, body: '' }),
  expected: ({ hop }) =>
    hop === 0
      ? { id: 'no-ad', owner: 'ad-server' }
      : { id: 'no-ad-after-wrapper', owner: 'network', facts: { wrappers: hop } },
});

/** A refusal that says more than its status. */
const said = (name: string, code: number, text: string, expected: Fault['expected']): Fault => ({
  name: `status-${code}-${name}`,
  part: 'body',
  inject: (chain, { hop }) =>
    withAnswer(chain, hop, { ...answer(text, 'text/plain'), status: code }),
  expected,
});

/** Refusals of which the text says who has to act. */
export const SAID_FAULTS: readonly Fault[] = [
  ...[
    'method GET is not allowed, send an OpenRTB bid request with POST',
    'GET not allowed, use POST',
  ].map((text, index) =>
    said(`of-auction-${index}`, 405, text, (place) => ({
      id: 'http-client-error',
      owner: writerOfAddress(place),
      facts: { status: 405, reason: 'auction' },
    })),
  ),
  ...[
    'seller_not_authorized',
    'publisher.example: account 4471 not in ads.txt',
    'ADS_TXT_MISMATCH',
  ].map((text, index) =>
    said(`of-seller-${index}`, 403, text, () => ({
      id: 'http-client-error',
      owner: 'publisher',
      facts: { status: 403, reason: 'ads-txt' },
    })),
  ),
];

/** Responses with another status than 200. */
export const STATUS_FAULTS: readonly Fault[] = [
  ...WRONG_ADDRESS.map((code) =>
    status(code, (place) => ({
      id: 'http-client-error',
      owner: writerOfAddress(place),
      facts: { status: code },
    })),
  ),
  ...REFUSED.map((code) =>
    status(code, (place) => ({
      id: 'http-client-error',
      owner: serverAt(place),
      facts: { status: code },
    })),
  ),
  ...FAILED.map((code) =>
    status(code, (place) => ({
      id: 'http-server-error',
      owner: serverAt(place),
      facts: { status: code },
    })),
  ),
  status(PROXY_PASSWORD, (place) =>
    UNRECORDED.includes(place.form)
      ? { id: 'http-client-error', owner: serverAt(place), facts: { status: PROXY_PASSWORD } }
      : { id: 'viewer-network', owner: 'browser', facts: { cause: 'proxy' } },
  ),
  status(511, () => ({ id: 'network-filter', owner: 'browser' })),
  withoutContent(204),
  withoutContent(205),
];
