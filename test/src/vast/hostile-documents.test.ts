import { expect } from '@open-wc/testing';
import { hasDoctype } from '../../../src/vast/request/xml-transport.js';
import { isMixed, trackerAddress } from '../../../src/vast/web-address.js';
import { inline, linear, vast } from './documents.js';
import { adOf, callVast, TAG } from './call-vast.js';

const BOMB = `<?xml version="1.0"?><!-- x --><!DOCTYPE VAST [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 9 },
  (_, index) =>
    `<!ENTITY ${'abcdefghij'.charAt(index + 1)} "${`&${'abcdefghij'.charAt(index)};`.repeat(10)}">`,
).join('')}]><VAST version="4.2"><Ad id="&j;"/></VAST>`;

const EXTERNAL =
  '<!DOCTYPE VAST [<!ENTITY secret SYSTEM "/package.json">]><VAST version="4.2"><Ad id="&secret;"/></VAST>';

describe('a hostile document', () => {
  const refused: readonly [string, string, number][] = [
    ['entities that grow', BOMB, 100],
    ['external entities', EXTERNAL, 100],
    ['2 MB', vast(inline('one', { more: `<Description>${'x'.repeat(2e6)}</Description>` })), 100],
    ['2 MB of spaces', ' '.repeat(2e6), 100],
    ['100,000 wrappers within one another', '<Wrapper>'.repeat(1e5), 100],
    [
      'wrappers within one another, each closed',
      vast(`<Ad>${'<Wrapper>'.repeat(2e4)}${'</Wrapper>'.repeat(2e4)}</Ad>`),
      300,
    ],
  ];
  for (const [sentence, document, code] of refused) {
    it(`is refused if it has ${sentence}`, async () => {
      const { error } = await callVast({ [TAG]: document });
      // A parser that limits the depth returns no document at all.
      expect(error?.code).to.be.oneOf([code, 100]);
      expect(error?.isEmpty).to.equal(false);
    });
  }

  it('is not parsed if it has a document type', async () => {
    const { error } = await callVast({ [TAG]: EXTERNAL });
    expect(error?.id).to.equal('document-type');
  });

  it('causes 20 error reports with 10,000 ads that fail', async () => {
    const { error, pings } = await callVast({
      [TAG]: vast('<Ad><InLine><Error>https://count.example/e</Error></InLine></Ad>'.repeat(1e4)),
    });
    expect(error).to.include({ code: 101 });
    expect(pings).to.have.lengthOf(20);
  });

  it('returns its ad beside extensions that are 2,000 deep', async () => {
    const more = `<Extensions>${'<Extension>'.repeat(2000)}${'</Extension>'.repeat(2000)}</Extensions>`;
    const { ad } = await adOf(vast(inline('one', { more })));
    expect(ad.id).to.equal('one');
  });

  it('cannot bring a script into a URL, or markup into a title', async () => {
    const title = '<img src=x onerror=alert(1)>';
    const clicks = '<ClickThrough>javascript:alert(1)</ClickThrough>';
    const media =
      '<MediaFile type="video/mp4" delivery="progressive">javascript:alert(2)</MediaFile>';
    const document = vast(inline('one', { creatives: linear({ clicks, media }) }));
    const { ad } = await adOf(document.replace('Title of one', `<![CDATA[${title}]]>`));
    expect(ad.title).to.equal(title);
    expect(ad.clickThrough).to.equal(null);
    expect(ad.linear?.media).to.deep.equal([]);
    expect(ad.linear?.isInteractive).to.equal(false);
  });

  it('cannot pollute a prototype with the names of its events', async () => {
    const trackers = ['__proto__', 'constructor', 'toString']
      .map((name) => `<Tracking event="${name}">https://count.example/${name}</Tracking>`)
      .join('');
    const { ad, pings } = await adOf(vast(inline('one', { creatives: linear({ trackers }) })));
    ad.tracker.event('start');
    expect(pings).to.deep.equal([]);
    expect(Object.getPrototypeOf({})).to.equal(Object.prototype);
  });

  const doctypes: readonly [string, boolean][] = [
    ['<!DOCTYPE VAST><VAST/>', true],
    ['\u{feff} <?xml version="1.0"?> <!-- a --><?b?>\n<!doctype VAST><VAST/>', true],
    ['<VAST><![CDATA[<!DOCTYPE html>]]></VAST>', false],
    ['<!-- <!DOCTYPE VAST> --><VAST/>', false],
    ['<!-- never closed <!DOCTYPE VAST>', false],
    ['', false],
  ];
  for (const [text, expected] of doctypes) {
    it(`${expected ? 'has a' : 'has no'} document type in ${JSON.stringify(text)}`, () => {
      expect(hasDoctype(text)).to.equal(expected);
    });
  }

  const trackers: readonly [string, string, string | null][] = [
    ['http://a.example/x', 'https:', 'https://a.example/x'],
    ['http://a.example/x', 'http:', 'http://a.example/x'],
    ['http://127.0.0.1:8080/x', 'https:', 'http://127.0.0.1:8080/x'],
    [' https://a.example/x ', 'https:', 'https://a.example/x'],
    ['javascript:alert(1)', 'https:', null],
  ];
  for (const [text, page, expected] of trackers) {
    it(`has its tracker ${text} requested as ${String(expected)} on a page on ${page}`, () => {
      expect(trackerAddress(text, page)).to.equal(expected);
    });
  }

  it('is mixed content over http on an https page, except from the own machine', () => {
    const mixed = ['http://a.example/', 'https://a.example/', 'http://localhost/', 'http://[::1]/'];
    expect(mixed.map((url) => isMixed(new URL(url), 'https:'))).to.deep.equal([
      true,
      false,
      false,
      false,
    ]);
  });
});
