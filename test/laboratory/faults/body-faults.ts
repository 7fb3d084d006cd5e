import { answer, documentAt, withAnswer } from '../chain.js';
import {
  type Expectation,
  type Fault,
  PLAYS,
  type Place,
  serverAt,
  writerOfAddress,
} from '../fault.js';

type Body = string | Uint8Array | ((document: string) => string | Uint8Array);

export const body = (
  name: string,
  text: Body,
  type: string,
  expected: (place: Place) => Expectation,
  endsAt: Fault['endsAt'] = 'hop',
): Fault => ({
  name,
  part: 'body',
  endsAt,
  inject: (chain, { hop }) => {
    const other = typeof text === 'function' ? text(documentAt(chain, hop)) : text;
    return withAnswer(chain, hop, answer(other, type));
  },
  expected,
});

/** What is known to be no XML has no errors of XML besides. A part of a page has another root element. */
const ONLY_ERRORS: Readonly<Record<string, string>> = {
  'response-html': 'xml-html',
  'response-json': 'xml-malformed',
};

const onlyErrorOf = (id: string): Pick<Expectation, 'onlyError'> => {
  const onlyError = ONLY_ERRORS[id];
  return onlyError === undefined ? {} : { onlyError };
};

export const of =
  (id: string, facts: Expectation['facts'] = {}) =>
  (place: Place): Expectation => ({ id, owner: serverAt(place), facts, ...onlyErrorOf(id) });

/** Of what the server never sends as VAST: who wrote the address has to take another. */
const ofWriter =
  (id: string): Fault['expected'] =>
  (place) => ({ id, owner: writerOfAddress(place) });

/** Of an address that leads to such a response. */
const ofAddress =
  (id: string, facts: NonNullable<Expectation['facts']>) =>
  (place: Place): Expectation => ({
    id,
    owner: writerOfAddress(place),
    facts,
    ...onlyErrorOf(id),
  });

const noAd = ({ hop }: Place): Expectation =>
  hop === 0
    ? { id: 'no-ad', owner: 'ad-server' }
    : { id: 'no-ad-after-wrapper', owner: 'network', facts: { wrappers: hop } };

const plays = (): Expectation => PLAYS;

const stream =
  (format: string) =>
  (place: Place): Expectation => ({
    id: 'response-media',
    owner: writerOfAddress(place),
    facts: { format, isStream: true },
  });

const xml = 'application/xml';

const utf16 = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, 'utf16le');

/** Responses that are not VAST, or are sent in another form than their header says. */
export const BODY_FAULTS: readonly Fault[] = [
  body(
    'ad-in-comment',
    (document) => document.replace(/<Ad /g, '<!-- <Ad ').replace(/<\/Ad>/g, '</Ad> -->'),
    xml,
    (place) => ({ ...noAd(place), facts: { reason: 'commented', quote: '' } }),
  ),
  body(
    'html-login',
    '<!DOCTYPE html><html><head><title>Sign in</title></head><body><form></form></body></html>',
    'text/html',
    ofAddress('response-html', { quote: 'Sign in', reason: 'login' }),
  ),
  body(
    'html-without-doctype',
    '<html><body><h1>It works!</h1></body></html>',
    'text/html',
    of('response-html', { quote: 'It works!' }),
  ),
  body(
    'html-fragment',
    '<div class="ad"><a href="https://shop.example">Buy</a></div>',
    'text/html',
    (place) => ({ ...of('response-html')(place), onlyError: 'xml-root' }),
  ),
  body('html-with-script', '<script>document.write("ad")</script>', 'text/html', (place) => ({
    ...of('response-html')(place),
    onlyError: 'xml-root',
  })),
  body(
    'json-error',
    '{"error":"unknown placement"}',
    'application/json',
    ofAddress('response-json', { quote: 'unknown placement', reason: 'inventory' }),
  ),
  body('json-list', '[]', 'application/json', of('response-json')),
  body('json-null', 'null', 'application/json', of('response-json')),
  body(
    'bid-response',
    '{"id":"1","seatbid":[{"bid":[{"price":1,"adm":"<VAST version=\\"4.0\\"/>"}]}]}',
    'application/json',
    // Without its address it is the response of an auction, whose bid has no ad.
    (place) =>
      place.form === 'curl-response'
        ? { id: 'no-ad', owner: 'ad-server' }
        : ofAddress('response-json', { reason: 'auction' })(place),
  ),
  body(
    'javascript',
    '(function () { document.write("ad"); })();',
    'application/javascript',
    ofWriter('response-javascript'),
  ),
  body(
    'javascript-comment',
    '/* ad server */ var ad = {};',
    'text/javascript',
    ofWriter('response-javascript'),
  ),
  body(
    'jsonp',
    'callback({"ad": null});',
    'application/javascript',
    ofWriter('response-javascript'),
  ),
  body(
    'text-no-ad',
    'No ad available',
    'text/plain',
    of('response-text', { quote: 'No ad available' }),
  ),
  body(
    'text-error',
    'Placement 17 is not active.',
    'text/plain',
    of('response-text', { quote: 'Placement 17 is not active.', reason: 'ended' }),
  ),
  body(
    'stream-playlist',
    '#EXTM3U\n#EXT-X-VERSION:3\n#EXTINF:10,\nad.ts\n',
    'application/vnd.apple.mpegurl',
    stream('HLS'),
  ),
  body(
    'dash-manifest',
    '<MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period/></MPD>',
    'application/dash+xml',
    stream('DASH'),
  ),
  body(
    'picture',
    Buffer.concat([Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13), Buffer.alloc(900)]),
    'image/png',
    of('response-media'),
  ),
  body(
    'video',
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(64)]),
    'video/mp4',
    of('response-media'),
  ),
  body(
    'rss-feed',
    '<rss version="2.0"><channel><title>News</title></channel></rss>',
    'application/rss+xml',
    ofWriter('response-feed'),
  ),
  body(
    'atom-feed',
    '<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title></feed>',
    'application/atom+xml',
    ofWriter('response-feed'),
  ),
  body(
    'storage-error',
    '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>',
    xml,
    of('root-unexpected', { root: 'Error', quote: 'AccessDenied Access Denied' }),
  ),
  body(
    'soap-fault',
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body/></soap:Envelope>',
    xml,
    of('root-unexpected', { root: 'Envelope' }),
  ),
  body(
    'vast-of-lower-case',
    (text) => text.replaceAll(/(<\/?)VAST/g, '$1vast'),
    xml,
    of('response-fault', { finding: 'vast-element-case' }),
  ),
  ...[
    '<ListBucketResult><Name>ads</Name><Contents><Key>7/vast.xml</Key></Contents></ListBucketResult>',
    '<EnumerationResults><Blobs><Blob><Name>7/vast.xml</Name></Blob></Blobs></EnumerationResults>',
  ].map((text, index) =>
    body(`listing-of-files-${index}`, text, xml, (place) => ({
      id: 'root-unexpected',
      owner: writerOfAddress(place),
      facts: place.form === 'case' ? {} : { file: '7/vast.xml' },
    })),
  ),
  body('empty', '', xml, noAd),
  body('white-space', ' \n\t ', xml, noAd),
  body('vast-without-ad', '<VAST version="4.2"></VAST>', xml, noAd),
  body('vast-closed', '<VAST version="3.0"/>', xml, noAd),
  body(
    'vast-with-error',
    '<VAST version="4.2"><Error><![CDATA[https://measure.example/none]]></Error></VAST>',
    xml,
    noAd,
  ),
  body(
    'vast-with-comment',
    '<VAST version="4.2"><!-- ad unit not found --></VAST>',
    xml,
    (place) => {
      const { facts, id } = noAd(place);
      return { id, owner: writerOfAddress(place), facts: { ...facts, quote: 'ad unit not found' } };
    },
  ),
  body(
    'vmap-without-break',
    '<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0"/>',
    xml,
    (place) => (place.hop === 0 ? noAd(place) : { id: 'vmap-misplaced', owner: 'network' }),
  ),
  body(
    'vast-escaped',
    (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    xml,
    of('response-text'),
  ),
  body(
    'vast-in-json',
    (text) => JSON.stringify({ vast: text }),
    'application/json',
    of('response-json', { reason: 'serialized' }),
  ),
  body(
    'vast-in-json-string',
    (text) => JSON.stringify(text),
    'application/json',
    of('response-json', { reason: 'serialized' }),
  ),
  body(
    'vast-in-json-string-escaped',
    (text) => JSON.stringify(text).replaceAll('<', '\\u003C'),
    'application/json',
    of('response-json', { reason: 'serialized' }),
  ),
  body(
    'vast-in-json-string-as-xml',
    (text) => ` ${JSON.stringify(`\n${text}`)}`,
    xml,
    of('response-json', { reason: 'serialized' }),
  ),
  body(
    'vast-in-html',
    (text) => `<html><body>${text}</body></html>`,
    'text/html',
    // The text around the document can be removed.
    (place) => ({ id: 'response-html', owner: serverAt(place) }),
  ),
  body(
    'document-type',
    (text) => text.replace('?>', '?>\n<!DOCTYPE VAST SYSTEM "vast.dtd">'),
    xml,
    of('failure-code', { code: 100, reason: 'document-type' }),
  ),
  ...['x', '\u00fc', '\u5e83'].map((letter, index) =>
    body(
      `document-too-large-${index + 1}`,
      (text) => text.replace('</VAST>', `<!--${letter.repeat(1_100_000)}--></VAST>`),
      xml,
      (place) => ({
        ...of('failure-code', { code: 100, reason: 'document-size' })(place),
        onlyError: 'xml-too-long',
      }),
    ),
  ),
  body('byte-order-mark', (text) => `\ufeff${text}`, xml, plays, 'end'),
  ...['\r\n\r\n ', '\n', ' ', '\t'].map((space, index) =>
    body(
      `white-space-first-${index}`,
      (text) => space + text,
      xml,
      of('plays-with-fault', { finding: 'xml-leading-space' }),
      'end',
    ),
  ),
  body('utf-16', (text) => utf16(text.replace('UTF-8', 'UTF-16')), xml, plays, 'end'),
  body('declared-as-text', (text) => text, 'text/plain', plays, 'end'),
  body('declared-as-html', (text) => text, 'text/html; charset=utf-8', plays, 'end'),
  body('declared-as-json', (text) => text, 'application/json', plays, 'end'),
  body(
    'latin-1-as-utf-8',
    (text) => Buffer.from(text.replace('Laboratory', 'Werbeb\xfcro'), 'latin1'),
    `${xml}; charset=utf-8`,
    plays,
    'end',
  ),
  body('charset-unknown', (text) => text, `${xml}; charset=x-none`, plays, 'end'),
];
