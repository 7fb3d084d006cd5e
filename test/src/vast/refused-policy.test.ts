import { expect } from '@open-wc/testing';
import { enforce } from '../../components/content-policy.js';
import { DRESSINGS } from './dressed-documents.js';
import { callVast, TAG } from './call-vast.js';
import { inline, vast } from './documents.js';

const BASE = vast(inline('one'));

describe('the VAST client in a page that forbids the Trusted Types policy', () => {
  before(() => enforce("require-trusted-types-for 'script'; trusted-types lit-html"));

  it('reads documents that need no change', async () => {
    const { ads, error } = await callVast({ [TAG]: BASE });
    expect([ads.length, error]).to.deep.equal([1, null]);
  });

  for (const [what, dress] of Object.entries(DRESSINGS).slice(4)) {
    it(`says which policy is missing, with code 900, for ${what}`, async () => {
      const { error } = await callVast({ [TAG]: dress(BASE) });
      expect(error).to.include({ code: 900, id: 'trusted-types' });
    });
  }

  it('fails with code 100 for a response that is no XML', async () => {
    const { error } = await callVast({ [TAG]: 'No ads today.' });
    expect(error).to.include({ code: 100 });
  });
});
