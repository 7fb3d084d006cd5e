import { expect } from '@open-wc/testing';
import { inspectDocument } from '../../../../src/vast/index.js';
import { inline, linear, MEDIA, vast } from '../documents.js';

const interactive = (framework: string): string =>
  `<InteractiveCreativeFile apiFramework="${framework}">https://media.example/a</InteractiveCreativeFile>`;

const unit = (framework: string): string =>
  `<MediaFile apiFramework="${framework}" type="application/javascript">https://media.example/a.js</MediaFile>`;

const verification = (attributes: string): string =>
  `<AdVerifications><Verification vendor="v"><JavaScriptResource ${attributes}>https://media.example/v.js</JavaScriptResource></Verification></AdVerifications>`;

const withMedia = (media: string): string =>
  vast(inline('one', { creatives: linear({ media: media + MEDIA }) }));

describe('the refused code of an inspected ad', () => {
  const rows: readonly [string, string, readonly string[]][] = [
    ['no code', withMedia(''), []],
    ['a VPAID unit', withMedia(unit('vpaid')), ['VPAID']],
    ['the framework VAST', withMedia(unit('VAST')), []],
    ['a SIMID creative', withMedia(interactive('SIMID')), ['SIMID']],
    ['both', withMedia(unit('VPAID') + interactive('SIMID')), ['VPAID', 'SIMID']],
    [
      'a verification',
      vast(inline('one', { more: verification('apiFramework="omid"') })),
      ['OMID'],
    ],
    [
      'a verification without a framework',
      vast(inline('one', { more: verification('') })),
      ['OMID'],
    ],
    [
      'a verification in an extension of VAST 3',
      vast(
        inline('one', {
          more: `<Extensions><Extension type="AdVerifications">${verification('apiFramework="omid"')}</Extension></Extensions>`,
        }),
      ),
      ['OMID'],
    ],
    [
      'many frameworks',
      withMedia(Array.from({ length: 50 }, (_, index) => unit(`f${index}`)).join('')),
      Array.from({ length: 10 }, (_, index) => `F${index}`),
    ],
  ];
  for (const [sentence, text, expected] of rows)
    it(`is ${expected.join(', ') || 'empty'} for ${sentence}`, async () => {
      const { ads } = await inspectDocument(text);
      expect(ads[0]?.refusedCode).to.deep.equal(expected);
    });
});
