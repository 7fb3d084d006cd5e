import { expect } from '@open-wc/testing';
import { isVmap, readVmap, type VmapPlaylist } from '../../../../src/vast/read/vmap.js';
import { adBreak, adData, adTag, inline, tracker, vmap } from '../documents.js';

const URL_OF_DOCUMENT = 'https://ads.example/vmap';

const rootOf = (xml: string): Element =>
  new DOMParser().parseFromString(xml, 'text/xml').documentElement;

const read = (xml: string): VmapPlaylist => readVmap(rootOf(xml), URL_OF_DOCUMENT);

describe('readVmap', () => {
  it('reads every element of a break', () => {
    const { breaks, refused, url } = read(
      vmap(
        adBreak(
          'mid',
          { timeOffset: '00:10:00.5', breakType: 'linear,nonlinear', repeatAfter: '00:05:00' },
          adTag(' https://ads.example/mid?[CACHEBUSTING] ', {
            allowMultipleAds: false,
            followRedirects: false,
          }),
          '<vmap:Extensions><vmap:Extension type="x"><a:b xmlns:a="urn:a">1</a:b></vmap:Extension></vmap:Extensions>',
        ),
      ),
    );
    expect(url).to.equal(URL_OF_DOCUMENT);
    expect(refused).to.deep.equal([]);
    const [{ extensions, ...found } = { extensions: [] }] = breaks;
    expect(found).to.deep.equal({
      id: 'mid',
      offset: { seconds: 600.5 },
      isLinear: true,
      repeatAfterSeconds: 300,
      source: {
        content: { kind: 'tag', tagUri: 'https://ads.example/mid?[CACHEBUSTING]' },
        allowMultipleAds: false,
        followRedirects: false,
      },
      trackers: {
        breakStart: [tracker('mid-breakStart')],
        breakEnd: [tracker('mid-breakEnd')],
        error: [`${tracker('mid-error')}?[ERRORCODE]`],
      },
    });
    expect(extensions.map(({ type }) => type)).to.deep.equal(['x']);
    expect(extensions[0]?.xml).to.contain('<a:b xmlns:a="urn:a">1</a:b>');
  });

  for (const prefix of ['', 'vmap', 'v'])
    it(`reads elements with the prefix "${prefix}"`, () => {
      const xml = vmap(adBreak('a', { timeOffset: 'start' }, ''), { prefix });
      expect(isVmap(rootOf(xml))).to.be.true;
      expect(read(xml).breaks).to.have.length(1);
    });

  const OFFSETS: readonly (readonly [string, unknown])[] = [
    ['start', { seconds: 0 }],
    ['end', 'end'],
    ['00:00:00', { seconds: 0 }],
    ['01:02:03', { seconds: 3723 }],
    ['00:00:01.250', { seconds: 1.25 }],
    ['0%', { fraction: 0 }],
    ['50%', { fraction: 0.5 }],
    ['100%', 'end'],
  ];
  for (const [timeOffset, offset] of OFFSETS)
    it(`reads the offset ${timeOffset}`, () => {
      const [found] = read(vmap(adBreak('a', { timeOffset }, ''))).breaks;
      expect(found?.offset).to.deep.equal(offset);
    });

  const REFUSED: readonly (readonly [string, string, number])[] = [
    ['a position as its offset', adBreak('a', { timeOffset: '#2' }, ''), 900],
    ['no offset', adBreak('a', {}, ''), 1000],
    ['an unreadable offset', adBreak('a', { timeOffset: 'soon' }, ''), 1000],
    ['a percentage above 100', adBreak('a', { timeOffset: '101%' }, ''), 1000],
    ['display ads only', adBreak('a', { timeOffset: 'start', breakType: 'display' }, ''), 1003],
  ];
  for (const [title, xml, code] of REFUSED)
    it(`refuses a break with ${title}, and keeps the others`, () => {
      const { breaks, refused } = read(vmap(xml + adBreak('b', { timeOffset: 'end' }, '')));
      expect(breaks.map(({ id }) => id)).to.deep.equal(['b']);
      expect(refused.map(({ error }) => error.code)).to.deep.equal([code]);
      expect(refused[0]?.trackers.error).to.deep.equal([`${tracker('a-error')}?[ERRORCODE]`]);
    });

  it('refuses every break of another version', () => {
    const { breaks, refused } = read(
      vmap(adBreak('a', { timeOffset: 'start' }, ''), { version: '2.0' }),
    );
    expect(breaks).to.deep.equal([]);
    expect(refused.map(({ error }) => error.code)).to.deep.equal([1001]);
  });

  const TYPES: readonly (readonly [string, boolean])[] = [
    ['linear', true],
    ['nonlinear', false],
    ['display,nonlinear', false],
    ['nonlinear,linear', true],
  ];
  for (const [breakType, isLinear] of TYPES)
    it(`reads the type ${breakType} as ${isLinear ? 'linear' : 'an overlay'}`, () => {
      const [found] = read(vmap(adBreak('a', { timeOffset: 'start', breakType }, ''))).breaks;
      expect(found?.isLinear).to.equal(isLinear);
    });

  const contentOf = (source: string): unknown =>
    read(vmap(adBreak('a', { timeOffset: 'start' }, source))).breaks[0]?.source?.content;

  it('reads VAST within a break as an element or as text, also under its other name', () => {
    const cdata = adData('').replace(/<VAST .*<\/VAST>/, '<![CDATA[ <VAST version="3.0"/> ]]>');
    for (const source of [adData(inline('i')), adData('').replaceAll('VASTAdData', 'VASTData')])
      expect(contentOf(source)).to.have.nested.property('vast.localName', 'VAST');
    expect(contentOf(cdata)).to.deep.equal({ kind: 'document', vast: '<VAST version="3.0"/>' });
  });

  const UNSUPPORTED: readonly (readonly [string, string, number])[] = [
    ['a proprietary ad tag', adTag('https://ads.example/', {}, 'proprietary'), 1005],
    ['an ad tag of VAST 1', adTag('https://ads.example/', {}, 'vast1'), 1005],
    [
      'custom ad data',
      '<vmap:AdSource><vmap:CustomAdData templateType="proprietary">x</vmap:CustomAdData></vmap:AdSource>',
      1005,
    ],
    ['no ad data', '<vmap:AdSource/>', 1000],
  ];
  for (const [title, source, code] of UNSUPPORTED)
    it(`keeps a break with ${title} for its trackers, with code ${code}`, () => {
      expect(contentOf(source)).to.have.nested.property('error.code', code);
    });

  it('reads a break without a source, and ignores repetitions of less than a second', () => {
    const [found] = read(vmap(adBreak('a', { timeOffset: 'end', repeatAfter: '0' }, ''))).breaks;
    expect(found).to.include({ source: null, repeatAfterSeconds: null });
  });
});
