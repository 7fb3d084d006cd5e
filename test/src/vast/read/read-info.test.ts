import { expect } from '@open-wc/testing';
import { adOf, callVast, TAG } from '../call-vast.js';
import { inline, linear, vast, wrapper } from '../documents.js';

const INNER = 'https://ads.example/inner';

const parameters = (text: string): string =>
  linear().replace('<MediaFiles>', `<AdParameters><![CDATA[${text}]]></AdParameters><MediaFiles>`);

const extension = (type: string, content: string): string =>
  `<Extensions><Extension type="${type}">${content}</Extension></Extensions>`;

describe('the information about an ad', () => {
  it('has the texts, ids, parameters and extensions of the document', async () => {
    const creatives = parameters('{"color":"<b>"}').replace(
      '<Creative>',
      '<Creative id="c-7"><UniversalAdId idRegistry="r.example">u1</UniversalAdId>',
    );
    const more =
      `<Advertiser>Shoes &amp; more</Advertiser><Description>About shoes</Description>` +
      `<AdServingId>s-1</AdServingId>${extension('price', '<Amount currency="EUR">1</Amount>')}`;
    const { ad } = await adOf(vast(inline('one', { more, creatives })));
    expect(ad.title).to.equal('Title of one');
    expect(ad.info).to.deep.equal({
      adSystem: 'test',
      advertiser: 'Shoes & more',
      description: 'About shoes',
      adServingId: 's-1',
      creativeId: 'c-7',
      universalAdIds: ['r.example u1'],
      adParameters: '{"color":"<b>"}',
      extensions: [
        {
          type: 'price',
          xml: '<Extension type="price"><Amount currency="EUR">1</Amount></Extension>',
        },
      ],
    });
  });

  it('has the extensions of wrappers after those of the ad', async () => {
    const { ads } = await callVast({
      [TAG]: vast(wrapper('outer', INNER, { more: extension('outer', '') })),
      [INNER]: vast(inline('one', { more: extension('inner', '') })),
    });
    expect(ads[0]?.info.extensions.map(({ type }) => type)).to.deep.equal(['inner', 'outer']);
  });

  it('leaves out what is too long', async () => {
    const long = 'x'.repeat(17_000);
    const more = extension('long', long) + extension('short', 'y');
    const { ad } = await adOf(vast(inline('one', { more, creatives: parameters(long) })));
    expect(ad.info.adParameters).to.equal('');
    expect(ad.info.extensions.map(({ type }) => type)).to.deep.equal(['short']);
  });

  it('has empty texts where the document has none', async () => {
    const { ad } = await adOf(vast(inline('one')));
    expect(ad.info).to.include({ advertiser: '', description: '', creativeId: '' });
    expect(ad.info.extensions).to.deep.equal([]);
  });
});
