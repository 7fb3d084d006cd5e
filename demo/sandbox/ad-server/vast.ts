import type { Creative } from './creative.js';
import { LINEAR_EVENTS, NON_LINEAR_EVENTS, PROGRESS, type TrackerUrl } from './trackers.js';
import { xml, xmlDocument, type XmlMarkup } from './xml.js';

/** A `VAST` element of VAST 4.2 with any number of ads. */
export const vastElement = (...children: readonly XmlMarkup[]): XmlMarkup =>
  xml`<VAST version="4.2" xmlns="http://www.iab.com/VAST">${children}</VAST>`;

/** A VAST 4.2 document with any number of ads. */
export const vastDocument = (...children: readonly XmlMarkup[]): string =>
  xmlDocument(vastElement(...children));

export const vast2 = (ad: XmlMarkup): string => xmlDocument(xml`<VAST version="2.0">${ad}</VAST>`);

/** The `Error` element of an ad, or of a document without ads. */
export const errorElement = (tracker: TrackerUrl): XmlMarkup =>
  xml`<Error>${`${tracker('error')}&code=[ERRORCODE]`}</Error>`;

const tracking = (tracker: TrackerUrl, events: readonly string[]): readonly XmlMarkup[] =>
  events.map((event) => xml`<Tracking event="${event}">${tracker(event)}</Tracking>`);

const progressTracking = (tracker: TrackerUrl, { skipOffset }: Creative): XmlMarkup =>
  xml`<Tracking event="progress" offset="${skipOffset}">${tracker(PROGRESS.time)}</Tracking>
    <Tracking event="progress" offset="50%">${tracker(PROGRESS.percentage)}</Tracking>`;

export interface LinearOptions {
  readonly creative: Creative;
  readonly origin: string;
  readonly events?: readonly string[];
  readonly skippable?: boolean;
  /** Adds trackers at the skip offset and at 50%. */
  readonly progress?: boolean;
  /** Adds an icon and captions. */
  readonly additions?: boolean;
}

const mediaFiles = ({ creative, origin }: LinearOptions): readonly XmlMarkup[] =>
  creative.files.map(({ path, type, delivery, apiFramework }) => {
    const framework = apiFramework === undefined ? [] : xml` apiFramework="${apiFramework}"`;
    const format = xml`delivery="${delivery}" type="${type}" width="480" height="270" bitrate="55"`;
    return xml`<MediaFile ${format}${framework}>${origin + path}</MediaFile>`;
  });

const captionFiles = (origin: string): XmlMarkup =>
  xml`<ClosedCaptionFiles>
    <ClosedCaptionFile type="text/vtt" language="en">${`${origin}/media/subtitles/english.vtt`}</ClosedCaptionFile>
  </ClosedCaptionFiles>`;

const icons = (tracker: TrackerUrl, origin: string): XmlMarkup =>
  xml`<Icons><Icon program="AdChoices" width="80" height="20" xPosition="right" yPosition="top">
    <StaticResource creativeType="image/png">${`${origin}/media/small-banner.png`}</StaticResource>
    <IconClicks>
      <IconClickThrough>${`${origin}/ads/landing`}</IconClickThrough>
      <IconClickTracking>${tracker('iconClick')}</IconClickTracking>
    </IconClicks>
    <IconViewTracking>${tracker('iconView')}</IconViewTracking>
  </Icon></Icons>`;

/** `CompanionAds` with one picture, which has to be shown. */
export const companionAds = (tracker: TrackerUrl, origin: string): XmlMarkup =>
  xml`<CompanionAds required="any"><Companion width="160" height="40">
    <StaticResource creativeType="image/png">${`${origin}/media/small-banner.png`}</StaticResource>
    <AltText>Banner of the demo</AltText>
    <CompanionClickThrough>${`${origin}/ads/landing`}</CompanionClickThrough>
    <CompanionClickTracking>${tracker('companionClick')}</CompanionClickTracking>
    <TrackingEvents><Tracking event="creativeView">${tracker('companionView')}</Tracking></TrackingEvents>
  </Companion></CompanionAds>`;

/** `CompanionAds` that have to be shown, and have only markup. */
export const requiredCompanion = (tracker: TrackerUrl): XmlMarkup =>
  xml`<CompanionAds required="all"><Companion width="300" height="250">
    <HTMLResource>${'<p>Companion of the demo</p>'}</HTMLResource>
    <TrackingEvents><Tracking event="creativeView">${tracker('companionView')}</Tracking></TrackingEvents>
  </Companion></CompanionAds>`;

/** `Linear` of an inline ad; a click opens the landing page. */
export const linear = (tracker: TrackerUrl, options: LinearOptions): XmlMarkup => {
  const { creative, origin, events = LINEAR_EVENTS } = options;
  const skip = options.skippable === true ? xml` skipoffset="${creative.skipOffset}"` : [];
  const progress = options.progress === true ? progressTracking(tracker, creative) : [];
  return xml`<Linear${skip}>
    <TrackingEvents>${tracking(tracker, events)}${progress}</TrackingEvents>
    <Duration>${creative.duration}</Duration>
    ${options.additions === true ? icons(tracker, origin) : []}
    <MediaFiles>${mediaFiles(options)}${options.additions === true ? captionFiles(origin) : []}</MediaFiles>
    <VideoClicks>
      <ClickThrough>${`${origin}/ads/landing`}</ClickThrough>
      <ClickTracking>${tracker('click')}</ClickTracking>
    </VideoClicks>
  </Linear>`;
};

/** `Linear` of a wrapper: only trackers. */
export const wrappedLinear = (tracker: TrackerUrl): XmlMarkup =>
  xml`<Linear>
    <TrackingEvents>${tracking(tracker, LINEAR_EVENTS)}</TrackingEvents>
    <VideoClicks><ClickTracking>${tracker('click')}</ClickTracking></VideoClicks>
  </Linear>`;

export interface NonLinearOptions {
  readonly origin: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly creativeType: 'image/png' | 'text/plain';
  /** URL of an image, or the text. */
  readonly resource: string;
}

/** `NonLinearAds` with one static resource; a click opens the landing page. */
export const nonLinear = (tracker: TrackerUrl, options: NonLinearOptions): XmlMarkup => {
  const { origin, width, height, creativeType, resource } = options;
  const size = xml`width="${String(width)}" height="${String(height)}"`;
  return xml`<NonLinearAds>
    <TrackingEvents>${tracking(tracker, NON_LINEAR_EVENTS)}</TrackingEvents>
    <NonLinear ${size} minSuggestedDuration="00:00:04">
      <StaticResource creativeType="${creativeType}">${resource}</StaticResource>
      <NonLinearClickThrough>${`${origin}/ads/landing`}</NonLinearClickThrough>
      <NonLinearClickTracking>${tracker('click')}</NonLinearClickTracking>
    </NonLinear>
  </NonLinearAds>`;
};

export const viewableImpression = (tracker: TrackerUrl): XmlMarkup =>
  xml`<ViewableImpression>
    <Viewable>${tracker('viewable')}</Viewable>
    <NotViewable>${tracker('notViewable')}</NotViewable>
    <ViewUndetermined>${tracker('viewUndetermined')}</ViewUndetermined>
  </ViewableImpression>`;

export interface AdOptions {
  /** Id of the ad, under which its trackers are counted. */
  readonly name: string;
  readonly tracker: TrackerUrl;
  /** `Linear` or `NonLinearAds`. */
  readonly creative: XmlMarkup;
  /** Position in a pod, from 1. */
  readonly sequence?: number;
  /** Elements after the impression. */
  readonly more?: readonly XmlMarkup[];
  readonly companions?: XmlMarkup;
}

const SYSTEM = xml`<AdSystem version="1.0">media-embed sandbox</AdSystem>`;

const impression = ({ name, tracker }: AdOptions): XmlMarkup =>
  xml`<Impression id="${name}">${tracker('impression')}</Impression>`;

/** An `InLine` ad of VAST 4.2. */
export const inLineAd = (options: AdOptions): XmlMarkup => {
  const { name, tracker, creative, sequence, more = [], companions } = options;
  const position = sequence === undefined ? [] : xml` sequence="${String(sequence)}"`;
  return xml`<Ad id="${name}"${position}><InLine>
    ${SYSTEM}${errorElement(tracker)}${impression(options)}${more}
    <AdServingId>${`sandbox-${name}`}</AdServingId>
    <AdTitle>Advert of the demo</AdTitle>
    <Creatives><Creative id="${name}">
      <UniversalAdId idRegistry="sandbox.example">${name}</UniversalAdId>${creative}
    </Creative>${companions === undefined ? [] : xml`<Creative>${companions}</Creative>`}</Creatives>
  </InLine></Ad>`;
};

/** An `InLine` ad of VAST 2.0. */
export const vast2Ad = (options: AdOptions): XmlMarkup => {
  const { name, tracker, creative } = options;
  return xml`<Ad id="${name}"><InLine>
    ${SYSTEM}<AdTitle>Advert of the demo in VAST 2.0</AdTitle>
    ${errorElement(tracker)}${impression(options)}
    <Creatives><Creative id="${name}">${creative}</Creative></Creatives>
  </InLine></Ad>`;
};

/** A `Wrapper`: the URL of another document, and its own trackers. */
export const wrapperAd = (options: AdOptions, address: string): XmlMarkup => {
  const { name, tracker, creative } = options;
  return xml`<Ad id="${name}"><Wrapper>
    ${SYSTEM}${errorElement(tracker)}${impression(options)}
    <Creatives><Creative id="${name}">${creative}</Creative></Creatives>
    <VASTAdTagURI>${address}</VASTAdTagURI>
  </Wrapper></Ad>`;
};
