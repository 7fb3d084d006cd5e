import { before, changed, LINEAR, OVERLAY, VMAP, WRAPPER } from './documents.js';
import type { DocumentSamples } from './sample.js';

const IMPRESSION = '<![CDATA[https://ads.example/impression?cb=[CACHEBUSTING]]]>';
const START = '<Tracking event="start"><![CDATA[https://ads.example/start]]></Tracking>';

const impression = (url: string): string => changed(LINEAR, IMPRESSION, `<![CDATA[${url}]]>`);

/** The document with another tracker of the linear creative. */
const tracking = (attributes: string, url = 'https://ads.example/more'): string =>
  before(LINEAR, START, `<Tracking ${attributes}><![CDATA[${url}]]></Tracking>`);

const started = (url: string): string => tracking('event="creativeView"', url);

const linkTo = (url: string): string => changed(LINEAR, 'https://advertiser.example/', url);

const icon = (attributes: string, content: string): string =>
  before(LINEAR, '<TrackingEvents>', `<Icons><Icon ${attributes}>${content}</Icon></Icons>`);

const PICTURE =
  '<StaticResource creativeType="image/png">https://media.example/icon.png</StaticResource>';

const twoIcons = (one: string, other: string): string =>
  before(
    LINEAR,
    '<TrackingEvents>',
    `<Icons><Icon program="${one}">${PICTURE}</Icon><Icon program="${other}">${PICTURE}</Icon></Icons>`,
  );

const captions = (type: string, url = 'https://media.example/en'): string =>
  before(
    LINEAR,
    '</MediaFiles>',
    `<ClosedCaptionFiles><ClosedCaptionFile${type}>${url}</ClosedCaptionFile></ClosedCaptionFiles>`,
  );

const BANNER =
  '<StaticResource creativeType="image/png"><![CDATA[https://media.example/banner.png]]></StaticResource>';

const overlay = (resource: string): string => changed(OVERLAY, BANNER, resource);

const companions = (
  attributes: string,
  content = '<Companion width="300" height="250"/>',
): string =>
  before(
    LINEAR,
    '</Creatives>',
    `<Creative><CompanionAds${attributes}>${content}</CompanionAds></Creative>`,
  );

const verification = (content: string): string =>
  before(
    LINEAR,
    '<Creatives>',
    `<AdVerifications><Verification vendor="v">${content}</Verification></AdVerifications>`,
  );

const OMID =
  '<JavaScriptResource apiFramework="omid">https://vendor.example/omid.js</JavaScriptResource>';
const EXECUTABLE =
  '<ExecutableResource apiFramework="omid">https://vendor.example/unit.bin</ExecutableResource>';

/** Samples of the rules about trackers and links, and about what comes with an ad. */
export const TRACKER_SAMPLES: DocumentSamples = {
  'track-no-impression': [
    {
      broken: LINEAR.replace(/<Impression.*<\/Impression>/, ''),
      intact: impression('about:blank'),
    },
    { broken: impression(' '), intact: WRAPPER.replace(/<Impression.*<\/Impression>/, '') },
  ],
  'wrapper-no-impression': [
    {
      broken: WRAPPER.replace(/<Impression.*<\/Impression>/, ''),
      intact: LINEAR.replace(/<Impression.*<\/Impression>/, ''),
    },
  ],
  'track-no-error': [
    {
      broken: LINEAR.replace(/<Error.*<\/Error>/, ''),
      intact: changed(LINEAR, '[ERRORCODE]', '%5BERRORCODE%5D'),
    },
    { broken: changed(WRAPPER, '[ERRORCODE]', '1'), intact: WRAPPER },
  ],
  'track-empty': [
    { broken: tracking('event="mute"', ' '), intact: tracking('event="mute"') },
    { broken: before(LINEAR, START, '<Tracking event="mute"/>'), intact: impression('') },
  ],
  'track-not-url': [
    { broken: started('/start'), intact: started('//ads.example/start') },
    { broken: started('javascript:alert(1)'), intact: started('about:blank') },
    {
      broken: impression('ads.example/impression'),
      intact: started('[CLICK]https://ads.example/'),
    },
    { broken: changed(VMAP, 'https://ads.example/break', 'break'), intact: VMAP },
  ],
  'track-http': [
    {
      broken: started('http://ads.example/x'),
      intact: [started('http://ads.example/x'), { pageUrl: 'http://page.example' }],
    },
    { broken: impression('http://ads.example/i'), intact: started('http://127.0.0.1/x') },
  ],
  'track-macro-left': [
    {
      broken: started('https://ads.example/?x=[NOT_A_MACRO]'),
      intact: started('https://ads.example/?x=[ADPLAYHEAD]&y=[timestamp]'),
    },
    {
      broken: started('https://ads.example/?p=${AUCTION_PRICE}'),
      intact: started('https://ads.example/?p={x}&__y__'),
    },
    { broken: started('https://[HOST].example/'), intact: started('https://[::1]/?r=[REASON]') },
  ],
  'track-duplicate': [
    {
      broken: tracking('event="start"', 'https://ads.example/start'),
      intact: tracking('event="start"', 'https://ads.example/start?2'),
    },
    {
      broken: before(LINEAR, '<Impression', `<Impression>${IMPRESSION}</Impression>`),
      intact: tracking('event="midpoint"', 'https://ads.example/start'),
    },
  ],
  'track-event-missing': [
    { broken: tracking('id="x"'), intact: tracking('event="mute"') },
    { broken: tracking('event=""'), intact: tracking('Event="mute"') },
  ],
  'track-event-unknown': [
    { broken: tracking('event="firstquartile"'), intact: tracking('event="firstQuartile"') },
    { broken: tracking('event="stop"'), intact: tracking('event="closeLinear"') },
  ],
  'track-progress-offset': [
    { broken: tracking('event="progress"'), intact: tracking('event="start"') },
    {
      broken: tracking('event="progress" offset="00:00:31"'),
      intact: tracking('event="progress" offset="00:00:30"'),
    },
    {
      broken: tracking('event="progress" offset="soon"'),
      intact: tracking('event="progress" offset="12.5%"'),
    },
  ],
  'click-not-url': [
    { broken: linkTo('advertiser.example'), intact: linkTo('http://advertiser.example') },
    { broken: linkTo('javascript:alert(1)'), intact: linkTo('[CLICK_URL]') },
  ],
  'icon-not-shown': [
    {
      broken: icon('program="A"', '<IFrameResource>https://a.example/</IFrameResource>'),
      intact: icon('program="A"', PICTURE),
    },
    {
      broken: icon('program="A"', ''),
      intact: icon('', PICTURE.replace(' creativeType="image/png"', '')),
    },
    {
      broken: icon('', PICTURE.replace('image/png', 'application/javascript')),
      intact: icon('', PICTURE.replace('image/png', 'IMAGE/SVG+XML')),
    },
    {
      broken: icon('', PICTURE.replace('https:', 'data:')),
      intact: icon('', PICTURE.replace('https:', 'http:')),
    },
  ],
  'icon-duplicate': [
    { broken: twoIcons('AdChoices', 'adchoices'), intact: twoIcons('AdChoices', 'Other') },
    { broken: twoIcons('A', 'A'), intact: twoIcons('', '') },
  ],
  'icon-late': [
    { broken: icon('offset="00:00:30"', PICTURE), intact: icon('offset="00:00:29"', PICTURE) },
  ],
  'captions-not-shown': [
    { broken: captions(' type="application/ttml+xml"'), intact: captions(' type="text/vtt"') },
    { broken: captions(' type="text/vtt"', 'en.vtt'), intact: captions('') },
  ],
  'overlay-not-shown': [
    {
      broken: overlay('<IFrameResource>https://a.example/</IFrameResource>'),
      intact: overlay('<StaticResource creativeType="text/plain">An ad</StaticResource>'),
    },
    {
      broken: overlay('<StaticResource>https://a.example/a.png</StaticResource>'),
      intact: OVERLAY,
    },
    {
      broken: overlay(
        '<StaticResource creativeType="text/plain">https://a.example/</StaticResource>',
      ),
      intact: overlay(
        '<StaticResource creativeType="image/gif">http://a.example/</StaticResource>',
      ),
    },
  ],
  'overlay-variation-not-shown': [
    {
      broken: before(
        OVERLAY,
        '<NonLinear ',
        '<NonLinear><HTMLResource>x</HTMLResource></NonLinear>',
      ),
      intact: overlay('<HTMLResource>x</HTMLResource>'),
    },
  ],
  'companion-required': [
    { broken: companions(' required="all"'), intact: companions(' required="none"') },
    {
      broken: companions(' required="ANY"'),
      intact: [companions(' required="any"'), { hasCompanionSlots: true }],
    },
    { broken: companions(' required="any"'), intact: companions(' required="any"', '') },
  ],
  'omid-partial': [
    { broken: verification(EXECUTABLE), intact: verification(OMID + EXECUTABLE) },
    {
      broken: verification(OMID.replace('omid"', 'none"')),
      intact: verification(OMID.replace('omid"', 'OMID"')),
    },
  ],
};
