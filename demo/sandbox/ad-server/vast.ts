import { html as xml } from 'hono/html';
import type { Creative } from './creative.js';
import { LINEAR_EVENTS, NON_LINEAR_EVENTS, PROGRESS, type TrackerUrl } from './trackers.js';

/** Markup in which text is escaped; null, undefined and false write nothing. */
export type Markup = ReturnType<typeof xml>;

/** What the markup of an ad refers to. */
export interface Ad {
  /** Id of the ad, under which its trackers are counted. */
  readonly name: string;
  readonly track: TrackerUrl;
  readonly creative: Creative;
  readonly origin: string;
  /** Address of another document. */
  readonly addressOf: (document: string) => string;
  /** Another ad of the same document. */
  readonly named: (name: string) => Ad;
}

export const xmlDocument = (root: Markup): Markup =>
  xml`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;

/** A `VAST` element of VAST 4.2 with any number of ads. */
export const vastElement = (...children: readonly Markup[]): Markup =>
  xml`<VAST version="4.2" xmlns="http://www.iab.com/VAST">${children}</VAST>`;

/** The `Error` element of an ad, or of a document without ads. */
export const errorElement = ({ track }: Ad): Markup =>
  xml`<Error>${track('error')}&amp;code=[ERRORCODE]</Error>`;

const tracking = ({ track }: Ad, events: readonly string[]): readonly Markup[] =>
  events.map((event) => xml`<Tracking event="${event}">${track(event)}</Tracking>`);

/** Trackers at the skip offset and at 50%. */
export const progressTracking = ({ track, creative }: Ad): Markup =>
  xml`<Tracking event="progress" offset="${creative.skipOffset}">${track(PROGRESS.time)}</Tracking>
    <Tracking event="progress" offset="50%">${track(PROGRESS.percentage)}</Tracking>`;

const mediaFiles = ({ creative, origin }: Ad): readonly Markup[] =>
  creative.files.map(({ path, type, apiFramework }) => {
    const framework = apiFramework && xml` apiFramework="${apiFramework}"`;
    const delivery = type === 'video/mp4' ? 'progressive' : 'streaming';
    return xml`<MediaFile delivery="${delivery}" type="${type}" width="480" height="270" bitrate="55"${framework}>${origin + path}</MediaFile>`;
  });

export const captionFiles = ({ origin }: Ad): Markup =>
  xml`<ClosedCaptionFiles>
    <ClosedCaptionFile type="text/vtt" language="en">${origin}/media/subtitles/english.vtt</ClosedCaptionFile>
  </ClosedCaptionFiles>`;

export const icons = ({ track, origin }: Ad): Markup =>
  xml`<Icons><Icon program="AdChoices" width="80" height="20" xPosition="right" yPosition="top">
    <StaticResource creativeType="image/png">${origin}/media/small-banner.png</StaticResource>
    <IconClicks>
      <IconClickThrough>${origin}/ads/landing</IconClickThrough>
      <IconClickTracking>${track('iconClick')}</IconClickTracking>
    </IconClicks>
    <IconViewTracking>${track('iconView')}</IconViewTracking>
  </Icon></Icons>`;

/** `CompanionAds` with one picture, which has to be shown. */
export const companionAds = ({ track, origin }: Ad): Markup =>
  xml`<CompanionAds required="any"><Companion width="160" height="40">
    <StaticResource creativeType="image/png">${origin}/media/small-banner.png</StaticResource>
    <AltText>Banner of the demo</AltText>
    <CompanionClickThrough>${origin}/ads/landing</CompanionClickThrough>
    <CompanionClickTracking>${track('companionClick')}</CompanionClickTracking>
    <TrackingEvents><Tracking event="creativeView">${track('companionView')}</Tracking></TrackingEvents>
  </Companion></CompanionAds>`;

/** `CompanionAds` that have to be shown, and have only markup, which no player of this service shows. */
export const requiredCompanion = ({ track }: Ad): Markup =>
  xml`<CompanionAds required="all"><Companion width="300" height="250">
    <HTMLResource>${'<p>Companion of the demo</p>'}</HTMLResource>
    <TrackingEvents><Tracking event="creativeView">${track('companionView')}</Tracking></TrackingEvents>
  </Companion></CompanionAds>`;

export interface LinearOptions {
  readonly events?: readonly string[];
  readonly skippable?: boolean;
  /** More `Tracking` elements. */
  readonly tracking?: Markup;
  readonly icons?: Markup;
  readonly captions?: Markup;
}

/** `Linear` of an inline ad; a click opens the landing page. */
export const linear = (ad: Ad, options: LinearOptions = {}): Markup => {
  const { creative, origin, track } = ad;
  const skip = options.skippable && xml` skipoffset="${creative.skipOffset}"`;
  return xml`<Linear${skip}>
    <TrackingEvents>${tracking(ad, options.events ?? LINEAR_EVENTS)}${options.tracking}</TrackingEvents>
    <Duration>${creative.duration}</Duration>
    ${options.icons}
    <MediaFiles>${mediaFiles(ad)}${options.captions}</MediaFiles>
    <VideoClicks>
      <ClickThrough>${origin}/ads/landing</ClickThrough>
      <ClickTracking>${track('click')}</ClickTracking>
    </VideoClicks>
  </Linear>`;
};

export interface NonLinearOptions {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly creativeType: 'image/png' | 'text/plain';
  /** URL of an image, or the text. */
  readonly resource: string;
}

/** `NonLinearAds` with one static resource; a click opens the landing page. */
export const nonLinear = (ad: Ad, options: NonLinearOptions): Markup => {
  const { width, height, creativeType, resource } = options;
  return xml`<NonLinearAds>
    <TrackingEvents>${tracking(ad, NON_LINEAR_EVENTS)}</TrackingEvents>
    <NonLinear width="${width}" height="${height}" minSuggestedDuration="00:00:04">
      <StaticResource creativeType="${creativeType}">${resource}</StaticResource>
      <NonLinearClickThrough>${ad.origin}/ads/landing</NonLinearClickThrough>
      <NonLinearClickTracking>${ad.track('click')}</NonLinearClickTracking>
    </NonLinear>
  </NonLinearAds>`;
};

export const viewableImpression = ({ track }: Ad): Markup =>
  xml`<ViewableImpression>
    <Viewable>${track('viewable')}</Viewable>
    <NotViewable>${track('notViewable')}</NotViewable>
    <ViewUndetermined>${track('viewUndetermined')}</ViewUndetermined>
  </ViewableImpression>`;

const SYSTEM = xml`<AdSystem version="1.0">media-embed sandbox</AdSystem>`;

const impression = ({ name, track }: Ad): Markup =>
  xml`<Impression id="${name}">${track('impression')}</Impression>`;

export interface InLineOptions {
  /** Position in a pod, from 1. */
  readonly sequence?: number;
  /** Elements after the impression. */
  readonly more?: Markup;
  readonly companions?: Markup;
}

/** An `InLine` ad of VAST 4.2 around a `Linear` or `NonLinearAds`. */
export const inLineAd = (ad: Ad, creative: Markup, options: InLineOptions = {}): Markup => {
  const { sequence, more, companions } = options;
  const position = sequence && xml` sequence="${sequence}"`;
  return xml`<Ad id="${ad.name}"${position}><InLine>
    ${SYSTEM}${errorElement(ad)}${impression(ad)}${more}
    <AdServingId>sandbox-${ad.name}</AdServingId>
    <AdTitle>Advert of the demo</AdTitle>
    <Creatives><Creative id="${ad.name}">
      <UniversalAdId idRegistry="sandbox.example">${ad.name}</UniversalAdId>${creative}
    </Creative>${companions && xml`<Creative>${companions}</Creative>`}</Creatives>
  </InLine></Ad>`;
};

/** A `VAST` element of VAST 2.0 around a `Linear`. */
export const vast2Element = (ad: Ad, creative: Markup): Markup =>
  xml`<VAST version="2.0"><Ad id="${ad.name}"><InLine>
    ${SYSTEM}<AdTitle>Advert of the demo in VAST 2.0</AdTitle>
    ${errorElement(ad)}${impression(ad)}
    <Creatives><Creative id="${ad.name}">${creative}</Creative></Creatives>
  </InLine></Ad></VAST>`;

/** A `Wrapper`: the URL of another document, and its own trackers. */
export const wrapperAd = (ad: Ad, address: string): Markup =>
  xml`<Ad id="${ad.name}"><Wrapper>
    ${SYSTEM}${errorElement(ad)}${impression(ad)}
    <Creatives><Creative id="${ad.name}"><Linear>
      <TrackingEvents>${tracking(ad, LINEAR_EVENTS)}</TrackingEvents>
      <VideoClicks><ClickTracking>${ad.track('click')}</ClickTracking></VideoClicks>
    </Linear></Creative></Creatives>
    <VASTAdTagURI>${address}</VASTAdTagURI>
  </Wrapper></Ad>`;
