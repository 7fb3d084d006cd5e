import type { Readable } from 'node:stream';
import { articleTitle, slugOf } from '../../../demo/cms/server/article.js';
import { searchTerms } from '../../../demo/cms/server/search-terms.js';
import { byteRange } from '../../../demo/sandbox/server/file-response.js';
import { parseVodPlaylist } from '../../../demo/sandbox/server/hls-playlist.js';
import type { UploadStore } from '../../../demo/sandbox/storage/upload-store.js';
import { httpUrl, isWireDate, numberIn } from '../../../demo/sandbox/wire-object.js';
import { readReport } from '../../../demo/ad-ops/audit-report.js';
import { matchesPattern } from '../../../src/audit/apply-rules.js';
import { listedAddresses } from '../../../src/audit/index.js';
import { parseAdManagerTag } from '../../../src/ad-tags/google-ad-manager-tag.js';
import { waterfall } from '../../../src/ad-tags/split-waterfall.js';
import { decodeReferences } from '../../../src/text/character-references.js';
import { parseCommandLine } from '../../../src/cli/parse-command-line.js';
import { VIEWER_OPTIONS } from '../../../src/cli/options.js';
import { jsonRegions } from '../../../src/text/json-regions.js';
import { parseJsonInput } from '../../../src/cli/json/parse-json.js';
import { readEmbeds } from '../../../src/cli/read-embed.js';
import { operationEdits } from '../../../src/cli/repair-edits.js';
import { findSecrets } from '../../../src/diagnosis/case/redaction/find-secrets.js';
import { placeholderValue } from '../../../src/diagnosis/case/redaction/placeholder-value.js';
import { redact } from '../../../src/diagnosis/case/redaction/redact.js';
import { decapMediaEmbed } from '../../../src/editors/decap.js';
import { embedRecognizer } from '../../../src/editors/embed-recognizer.js';
import { elementSize } from '../../../src/editors/block-size.js';
import { embedsAsLinks, escapedMarkdown } from '../../../src/editors/markdown-links.js';
import { pastedParts } from '../../../src/editors/pasted-parts.js';
import { publishedFacts } from '../../../src/editors/published-facts.js';
import { parseCaptions } from '../../../src/player/ads/built-in/caption-cues.js';
import { GPP } from '../../../src/player/consent/gpp.js';
import { TCF } from '../../../src/player/consent/tcf.js';
import { US_PRIVACY } from '../../../src/player/consent/us-privacy.js';
import {
  receivedAd,
  readAdEvent,
  readList,
  readLongText,
} from '../../../src/player/frame/frame-ad-data.js';
import { readEvent, readState, unknownState } from '../../../src/player/frame/frame-data.js';
import { readPlayerJs } from '../../../src/player/frame/player-js.js';
import { findTag } from '../../../src/service-markup.js';
import { TextPositions } from '../../../src/text/text-positions.js';
import { inertMarkup } from '../../../src/vast/read/inert-markup.js';
import { linkAddress, trackerAddress, webAddress } from '../../../src/vast/web-address.js';
import { repaired } from '../../../src/vast/request/repair-xml.js';
import { hasDoctype } from '../../../src/vast/request/xml-transport.js';
import { decodeBody } from '../../../src/vast/node/decode-body.js';
import { readBeacons } from '../../../src/player/analytics/beacon-document.js';
import { readParts } from '../../../demo/sandbox/server/multipart.js';
import { readVmap } from '../../../src/vast/read/vmap.js';
import { parseXml } from '../../../src/vast/node/parse-xml.js';
import { entryPoints } from './entry-point.js';
import {
  AD_TAG,
  ADDRESS,
  CONSENT,
  BEACONS,
  COMMAND_LINE,
  HEADERS,
  JSON_TEXT,
  LINES,
  MARKUP,
  MULTIPART,
  PASTE,
  VMAP,
  XML,
} from './vocabularies.js';

const SITES = { embeds: ['https://www.example/embeds'], players: ['https://media.example'] };

const recognizer = embedRecognizer(SITES);
const decap = decapMediaEmbed(SITES);

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Editors call the preview and the writer with what the pattern found. */
const decapBlock = (text: string): unknown => decap.pattern.exec(text);

/** Characters that XML allows in an attribute as they are. */
const attributeOf = (text: string): string => text.replace(/["<&\0]/g, '');

/** A text in every place of a playlist. */
const vmapOf = (text: string): unknown => {
  const value = attributeOf(text);
  const { document } = parseXml(
    `<VMAP version="1.0"><AdBreak timeOffset="${value}" breakType="${value}"/>` +
      `<AdBreak timeOffset="start" breakType="linear,${value}" repeatAfter="${value}" breakId="${value}">` +
      `<AdSource><AdTagURI>${value}</AdTagURI></AdSource></AdBreak></VMAP>`,
  );
  return document && readVmap(document.documentElement, value);
};

const beaconsOf = (text: string): unknown =>
  readBeacons(
    parseXml(`<beacons><beacon event="start" url="${attributeOf(text)}"/></beacons>`).document,
  );

/** Files are read to their end and not kept. */
const UPLOADS = {
  receive: async (stream: Readable) => {
    await stream.toArray();
  },
  discard: () => Promise.resolve(),
} as unknown as UploadStore;

const formOf = (body: string): Promise<unknown> =>
  readParts(
    new Request('http://127.0.0.1/', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body,
    }),
    UPLOADS,
  );

export const INTERNALS = [
  ...entryPoints('src/editors', MARKUP, {
    'embedRecognizer, blockIn': (text) => recognizer.blockIn(text),
    'embedRecognizer, blockAt': (text) => recognizer.blockAt(text),
    'embedRecognizer, storedBlock': (text) =>
      recognizer.storedBlock({ page: text, src: text, title: text, width: text, height: text }),
    pastedParts: (text) => pastedParts(recognizer, text),
    embedsAsLinks: (text) => embedsAsLinks(text, SITES),
    escapedMarkdown: (text) => escapedMarkdown(text),
    'decapMediaEmbed, pattern': decapBlock,
    publishedFacts: (text) => publishedFacts({ title: text, width: text, code_iframe: text }),
    elementSize: (text) => elementSize(() => text),
    findTag: (text) => findTag(text, () => false),
    decodeReferences: (text) => decodeReferences(text),
  }),
  ...entryPoints('src/vast', XML, {
    inertMarkup: (text) => inertMarkup(text),
    hasDoctype: (text) => hasDoctype(text),
    repaired: (text) => repaired(text),
    parseXml: (text) => parseXml(text),
    'decodeBody, a document': (text) => decodeBody(bytesOf(text), null),
  }),
  ...entryPoints('src/vast', VMAP, { readVmap: vmapOf }),
  ...entryPoints('src/player/analytics', BEACONS, { readBeacons: beaconsOf }),
  ...entryPoints('src/vast', HEADERS, {
    'decodeBody, a header': (text) => decodeBody(bytesOf('<VAST/>'), text),
  }),
  ...entryPoints('src/vast', ADDRESS, {
    webAddress: (text) => webAddress(text),
    trackerAddress: (text) => trackerAddress(text, 'https:'),
    linkAddress: (text) => linkAddress(text),
  }),
  ...entryPoints('src/ad-tags', AD_TAG, {
    parseAdManagerTag: (text) => parseAdManagerTag(text),
    waterfall: (text) => waterfall(text),
  }),
  ...entryPoints('src/diagnosis', PASTE, {
    findSecrets: (text) => findSecrets(text),
    placeholderValue: (text) => placeholderValue(text, 7),
    redact: (text) => redact({ input: { text, uid: text }, context: { url: text } } as never),
  }),
  ...entryPoints('src/cli', JSON_TEXT, {
    // It reads only what JSON.parse accepts.
    jsonRegions: (text) => jsonRegions(JSON.stringify({ a: text, [text]: [text] }), ['/a']),
    'jsonRegions, a nested text': (text) => {
      JSON.parse(text);
      return jsonRegions(text, ['/a', '/0/a']);
    },
    readEmbeds: (text) => readEmbeds({ name: 'a.json', from: 'file', text }),
    'operationEdits, a text': (text) =>
      operationEdits(text, {}, [
        { op: 'replace', path: '', value: text.split('').reverse().join('') },
        { op: 'replace', path: '', value: `${text}x` },
        { op: 'replace', path: '', value: `x${text}` },
      ]),
    parseJson: (text) => parseJsonInput({ name: 'a.json', from: 'file', text }),
    'TextPositions, every position': (text) => {
      const positions = new TextPositions(text);
      for (let offset = 0; offset < text.length; offset += 1) positions.at(offset);
    },
  }),
  ...entryPoints('src/cli', COMMAND_LINE, {
    'parseCommandLine, the value of an option': (text) =>
      parseCommandLine([`--page=${text}`, '--', text], VIEWER_OPTIONS),
  }),
  ...entryPoints('src/player/consent', CONSENT, {
    'TCF, an answer': (text) => TCF.read({ tcString: text, gdprApplies: true, eventStatus: text }),
    'GPP, an answer': (text) =>
      GPP.read({ pingData: { gppString: text, applicableSections: [text], signalStatus: text } }),
    'US privacy, an answer': (text) => US_PRIVACY.read({ uspString: text }),
  }),
  ...entryPoints('src/player/frame', JSON_TEXT, {
    readPlayerJs: (text) => readPlayerJs(text),
    'readAd, every field': (text) =>
      receivedAd({ position: 'preroll', id: text, path: text, tag: text }),
    readAdEvent: (text) => readAdEvent('aderror', { message: text, ad: { id: text } }),
    readEvent: (text) => readEvent(text, { message: text }),
    readLongText: (text) => readLongText(text),
    readList: (text) => readList(Array.from(text), (item) => item),
    readState: (text) => readState(unknownState(), { title: text, textTracks: [text] }, true),
  }),
  ...entryPoints('src/audit', LINES, {
    'matchesPattern, a title': (text) => matchesPattern(`${'a*'.repeat(90)}c`, text),
    listedAddresses: (text) => listedAddresses(text),
  }),
  ...entryPoints('demo/ad-ops', JSON_TEXT, { readReport: (text) => readReport(text, []) }),
  ...entryPoints('src/player', LINES, { parseCaptions: (text) => parseCaptions(text) }),
  ...entryPoints('demo/sandbox', LINES, { parseVodPlaylist: (text) => parseVodPlaylist(text) }),
  ...entryPoints('demo/sandbox', ADDRESS, {
    numberIn: (text) => numberIn({ a: text }, 'a', 0, 9),
    isWireDate: (text) => isWireDate(text),
    httpUrl: (text) => httpUrl(text),
    byteRange: (text) => byteRange(text, 100),
  }),
  ...entryPoints('demo/sandbox', MULTIPART, { 'readParts, a body': (text) => formOf(text) }),
  ...entryPoints('demo/cms', MARKUP, {
    articleTitle: (text) => articleTitle(text),
    slugOf: (text) => slugOf(text, (title) => title),
    searchTerms: (text) => searchTerms(text),
  }),
];
