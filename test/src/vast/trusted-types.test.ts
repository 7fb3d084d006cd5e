import { expect } from '@open-wc/testing';
import { inline, vast } from './documents.js';
import { adOf } from './call-vast.js';

describe('a page that enforces Trusted Types', () => {
  before(() => {
    const meta = document.createElement('meta');
    meta.httpEquiv = 'Content-Security-Policy';
    meta.content = "require-trusted-types-for 'script'";
    document.head.append(meta);
  });

  it('forbids DOMParser, and allows an ad to be read', async () => {
    const parse = (): Document => new DOMParser().parseFromString('<VAST/>', 'text/xml');
    expect(parse).to.throw(TypeError);
    const { ad } = await adOf(vast(inline('one')));
    expect(ad.id).to.equal('one');
  });
});
