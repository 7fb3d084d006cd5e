import { expect } from '@open-wc/testing';
import { underStrictPolicy } from '../../../components/content-policy.js';
import { pageTransport } from '../../../../src/vast/request/xml-request.js';
import { elementsAt } from '../../../../src/vast/read/xml-element.js';
import { DRESSINGS } from '../dressed-documents.js';
import { inline, linear, vast } from '../documents.js';
import { FakeAdServer } from '../fake-ad-server.js';

const TAG = 'https://ads.example/vast';

const BASE = vast(inline('one', { creatives: linear({ skip: '00:00:05' }) }));

/** Texts that are no XML document, as servers without an ad or out of order send them. */
const NO_XML = {
  'an empty text': '',
  'white space': ' \n',
  JSON: '{"ads":[]}',
  'a text': 'Service unavailable',
  'a page': '<html><body><br>Sorry</body></html>',
  'a document that was cut off': BASE.slice(0, -20),
  'two documents': BASE + BASE,
  'a text before the document': `Warning: x${BASE}`,
};

const { request, parse } = pageTransport();

const init = {
  withCredentials: false,
  maxBytes: 1_000_000,
  signal: new AbortController().signal,
};

/** What the two ways to a document make of a text: as a response and as a text of the page. */
const idsOf = async (text: string): Promise<readonly unknown[]> => {
  const server = new FakeAdServer(() => text);
  const response = await request(TAG, init).finally(() => server.restore());
  if (typeof response === 'string') throw new Error(response);
  return [response, parse(text)].map(
    ({ fault, document }) =>
      fault ??
      (document && elementsAt(document.documentElement, 'Ad')[0]?.getAttribute('id')) ??
      null,
  );
};

describe('XML in a page with Trusted Types', () => {
  const seen = underStrictPolicy('media-embed');

  for (const [what, dress] of Object.entries(DRESSINGS)) {
    it(`is read without a report: ${what}`, async () => {
      expect(await idsOf(dress(BASE))).to.deep.equal(['one', 'one']);
      expect(seen()).to.deep.equal([]);
    });
  }

  for (const [what, text] of Object.entries(NO_XML)) {
    it(`is refused without a report: ${what}`, async () => {
      expect(await idsOf(text)).to.deep.equal([null, null]);
      expect(seen()).to.deep.equal([]);
    });
  }
});
