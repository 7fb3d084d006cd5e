/** Writes a text into XML. */
type Write = (text: string) => string;

/** As character references: for attributes, and for texts. */
const escaped: Write = (text) =>
  text.replace(/[&<>"'\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const cdata: Write = (text) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** The characters of a text that XML can contain; documents that are not XML contain the others. */
export const carriedByXml = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

/** One way to write a payload: as an attribute, a text and an address. */
interface Written {
  readonly value: string;
  readonly text: string;
  readonly url: string;
}

const PATH = 'https://media.invalid/';

const written = (payload: string, write: Write, before = ''): Written => ({
  value: `"${escaped(payload)}"`,
  text: write(payload),
  url: write(before + payload),
});

const trackers = ({ value, url }: Written): string =>
  `<TrackingEvents><Tracking event="start">${url}</Tracking><Tracking event=${value}>${url}</Tracking>` +
  `<Tracking event="progress" offset=${value}>${url}</Tracking></TrackingEvents>`;

/** A resource of each kind. */
const resources = ({ value, text, url }: Written): string =>
  `<StaticResource creativeType=${value}>${url}</StaticResource><IFrameResource>${url}</IFrameResource><HTMLResource>${text}</HTMLResource>`;

const companion = (it: Written): string =>
  `<Creative><CompanionAds><Companion id=${it.value} width="300" height="250" apiFramework=${it.value}>${resources(it)}` +
  `<StaticResource creativeType="image/png">${it.url}</StaticResource><AdParameters>${it.text}</AdParameters><AltText>${it.text}</AltText>` +
  `<CompanionClickThrough>${it.url}</CompanionClickThrough>${trackers(it)}</Companion></CompanionAds></Creative>`;

const mediaFile = ({ value }: Written, url: string, framework = ''): string =>
  `<MediaFile id=${value} delivery="progressive" type="video/mp4" width="480" height="270"${framework}>${url}</MediaFile>`;

const linear = (it: Written, media: string | null): string =>
  `<Creative id=${it.value} adId=${it.value} apiFramework=${it.value}><UniversalAdId idRegistry=${it.value}>${it.text}</UniversalAdId>` +
  `<Linear><Duration>00:00:02</Duration><AdParameters>${it.text}</AdParameters>${trackers(it)}` +
  `<VideoClicks><ClickThrough id=${it.value}>${it.url}</ClickThrough><ClickTracking>${it.url}</ClickTracking><CustomClick>${it.url}</CustomClick></VideoClicks>` +
  `<MediaFiles>${mediaFile(it, media ?? it.url)}${mediaFile(it, it.url, ` apiFramework=${it.value}`)}` +
  `<InteractiveCreativeFile type=${it.value} apiFramework=${it.value}>${it.url}</InteractiveCreativeFile></MediaFiles>` +
  `<Icons><Icon program=${it.value} width="20" height="20">${resources(it)}</Icon></Icons></Linear></Creative>`;

/** A script, a frame, pictures and a text, each with a click. */
const nonLinear = (it: Written): string =>
  `<Creative><NonLinearAds>${trackers(it)}${[
    resources(it),
    `<StaticResource creativeType="text/html">${it.text}</StaticResource>`,
    `<StaticResource creativeType="application/javascript">${it.url}</StaticResource>`,
    `<StaticResource creativeType="image/png">${it.url}</StaticResource>`,
    `<StaticResource creativeType="text/plain">${it.text}</StaticResource>`,
  ]
    .map(
      (resource) =>
        `<NonLinear id=${it.value} width="300" height="50" apiFramework=${it.value}>${resource}` +
        `<NonLinearClickThrough>${it.url}</NonLinearClickThrough><NonLinearClickTracking>${it.url}</NonLinearClickTracking></NonLinear>`,
    )
    .join('')}</NonLinearAds></Creative>`;

const head = ({ value, text, url }: Written): string =>
  `<AdSystem version=${value}>${text}</AdSystem><Error>${url}</Error><Impression id=${value}>${url}</Impression>` +
  `<ViewableImpression><Viewable>${url}</Viewable><NotViewable>${url}</NotViewable></ViewableImpression>`;

const inline = (it: Written, sequence: number, creatives: string): string =>
  `<Ad id=${it.value} sequence="${sequence}" adType=${it.value}><InLine>${head(it)}<AdTitle>${it.text}</AdTitle><AdServingId>${it.text}</AdServingId>` +
  `<Description>${it.text}</Description><Advertiser>${it.text}</Advertiser><Survey>${it.url}</Survey><Pricing currency=${it.value}>${it.text}</Pricing>` +
  `<AdVerifications><Verification vendor=${it.value}><JavaScriptResource apiFramework="omid">${it.url}</JavaScriptResource></Verification></AdVerifications>` +
  `<Extensions><Extension type=${it.value}>${it.text}</Extension></Extensions><Creatives>${creatives}${companion(it)}</Creatives></InLine></Ad>`;

const wrapper = (it: Written, sequence: number, next: string): string =>
  `<Ad id=${it.value} sequence="${sequence}"><Wrapper>${head(it)}<VASTAdTagURI>${next}</VASTAdTagURI>` +
  `<Creatives>${companion(it)}<Creative><Linear>${trackers(it)}</Linear></Creative></Creatives></Wrapper></Ad>`;

const vast = (...ads: readonly string[]): string =>
  `<?xml version="1.0"?><VAST version="4.2">${ads.join('')}</VAST>`;

/** The two ways to write, each with the payload alone and behind the beginning of an address. */
const ways = (payload: string) => ({
  alone: written(payload, cdata),
  aloneEscaped: written(payload, escaped),
  behindEscaped: written(payload, escaped, PATH),
});

/** Linear ads: one with media of its own at `media`, one with the payload's, and wrappers, around the payload and around `inner`. */
export const linearAnswer = (
  payload: string,
  { media, inner }: { readonly media: string; readonly inner: string },
): string => {
  const { alone, aloneEscaped, behindEscaped } = ways(carriedByXml(payload));
  return vast(
    inline(alone, 1, linear(alone, media)),
    inline(behindEscaped, 2, linear(behindEscaped, null)),
    wrapper(aloneEscaped, 3, aloneEscaped.url),
    wrapper(alone, 4, inner),
  );
};

/** The response that a wrapper requests. */
export const innerAnswer = (payload: string, media: string): string => {
  const { aloneEscaped } = ways(carriedByXml(payload));
  return vast(inline(aloneEscaped, 1, linear(aloneEscaped, media)));
};

/** A pod with one linear ad for each payload. */
export const podAnswer = (payloads: readonly string[], media: string): string =>
  vast(
    ...payloads.map((payload, at) => {
      const { alone } = ways(carriedByXml(payload));
      return inline(alone, at + 1, linear(alone, media));
    }),
  );

/** Overlays: with the payload alone, and behind the beginning of an address where it is one. */
export const overlayAnswer = (payload: string): string => {
  const { alone, behindEscaped } = ways(carriedByXml(payload));
  return vast(
    inline(alone, 1, nonLinear(alone)),
    inline(behindEscaped, 2, nonLinear(behindEscaped)),
  );
};

/** Documents with the unescaped payload; most are not XML, and some are other markup. */
export const RAW: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) =>
    `<VAST version="4.2"><Ad id="1"><InLine><AdTitle>${payload}</AdTitle></InLine></Ad></VAST>`,
  (payload) => `<?xml-stylesheet type="text/xsl" href="${payload}"?><VAST version="${payload}"/>`,
  (payload) => `<html xmlns="http://www.w3.org/1999/xhtml"><body>${payload}</body></html>`,
];
