import { expect } from '@open-wc/testing';
import { readAd } from '../../../src/vast/read-ad.js';
import { readDocument } from '../../../src/vast/read-document.js';
import { inline, vast } from './documents.js';

const VERIFICATION =
  '<AdVerifications><Verification vendor="example.com-omid">' +
  '<JavaScriptResource apiFramework="omid"><![CDATA[ https://omid.example/script.js ]]></JavaScriptResource>' +
  '<VerificationParameters>a=1</VerificationParameters></Verification></AdVerifications>';

describe('readAd', () => {
  it('keeps the measurement scripts that an ad asks for as data', () => {
    const text = vast(inline('one', { more: VERIFICATION }));
    const { ads } = readDocument(new DOMParser().parseFromString(text, 'text/xml'));
    expect(ads.map((ad) => readAd(ad).verifications)).to.deep.equal([
      [
        {
          vendor: 'example.com-omid',
          url: 'https://omid.example/script.js',
          apiFramework: 'omid',
          parameters: 'a=1',
        },
      ],
    ]);
  });
});
