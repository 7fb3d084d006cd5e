/** Documents that break no rule. The samples of the rules change them in one place. */

const TRACKERS = `<Error><![CDATA[https://ads.example/error?code=[ERRORCODE]]]></Error>
      <Impression id="i"><![CDATA[https://ads.example/impression?cb=[CACHEBUSTING]]]></Impression>`;

const head = (content: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<VAST version="4.2" xmlns="http://www.iab.com/VAST">
${content}
</VAST>
`;

/** An inline ad with these creatives. */
const inlineAd = (creative: string): string => `  <Ad id="one">
    <InLine>
      <AdSystem version="1.0">An ad server</AdSystem>
      <AdTitle>An ad</AdTitle>
      ${TRACKERS}
      <AdServingId>a532d16d</AdServingId>
      <Creatives>
        <Creative id="c">
          <UniversalAdId idRegistry="ad-id.org">CNPA0484000H</UniversalAdId>
          ${creative}
        </Creative>
      </Creatives>
    </InLine>
  </Ad>`;

const LINEAR_CREATIVE = `<Linear>
            <TrackingEvents>
              <Tracking event="start"><![CDATA[https://ads.example/start]]></Tracking>
            </TrackingEvents>
            <Duration>00:00:30</Duration>
            <MediaFiles>
              <MediaFile delivery="progressive" type="video/mp4" width="640" height="360" bitrate="500"><![CDATA[https://media.example/ad.mp4]]></MediaFile>
            </MediaFiles>
            <VideoClicks>
              <ClickThrough><![CDATA[https://advertiser.example/]]></ClickThrough>
            </VideoClicks>
          </Linear>`;

const OVERLAY_CREATIVE = `<NonLinearAds>
            <NonLinear width="300" height="50">
              <StaticResource creativeType="image/png"><![CDATA[https://media.example/banner.png]]></StaticResource>
            </NonLinear>
          </NonLinearAds>`;

export const LINEAR_AD = inlineAd(LINEAR_CREATIVE);

export const LINEAR = head(LINEAR_AD);

export const OVERLAY = head(inlineAd(OVERLAY_CREATIVE));

export const WRAPPER = head(`  <Ad id="two">
    <Wrapper>
      <AdSystem version="1.0">Another ad server</AdSystem>
      ${TRACKERS}
      <VASTAdTagURI><![CDATA[https://other.example/vast?cb=[CACHEBUSTING]]]></VASTAdTagURI>
    </Wrapper>
  </Ad>`);

export const VMAP = `<?xml version="1.0"?>
<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
  <vmap:AdBreak timeOffset="start" breakType="linear" breakId="pre">
    <vmap:AdSource><vmap:AdTagURI templateType="vast4"><![CDATA[https://ads.example/vast]]></vmap:AdTagURI></vmap:AdSource>
    <vmap:TrackingEvents><vmap:Tracking event="breakStart"><![CDATA[https://ads.example/break]]></vmap:Tracking></vmap:TrackingEvents>
  </vmap:AdBreak>
</vmap:VMAP>
`;

/** A document with a part replaced that has to be in it. */
export const changed = (document: string, part: string, by: string): string => {
  if (!document.includes(part)) throw new Error(`The document does not contain ${part}.`);
  return document.replace(part, () => by);
};

/** Inserts a text before a part. */
export const before = (document: string, part: string, text: string): string =>
  changed(document, part, text + part);
