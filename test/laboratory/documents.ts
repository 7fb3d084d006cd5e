/** The VAST versions in which chains are written. */
export const VAST_VERSIONS = ['2.0', '3.0', '4.0', '4.1', '4.2', '4.3'] as const;

/** Where trackers lead. */
export const ELSEWHERE = 'https://measure.example';

const isVersion4 = (version: string): boolean => version.startsWith('4');

/** Elements that VAST 4 requires of an inline ad and its creatives. */
const universalAdId = (version: string): string =>
  isVersion4(version)
    ? '<UniversalAdId idRegistry="ad-id.org" idValue="CNPA0484000H">CNPA0484000H</UniversalAdId>'
    : '';

const adServingId = (version: string): string =>
  /^4\.[1-9]/.test(version) ? '<AdServingId>1f0a-77</AdServingId>' : '';

/** A document around the content of one ad. */
const vast = (version: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<VAST version="${version}">
  <Ad id="7">
    ${content}
  </Ad>
</VAST>`;

/** An inline ad of 15 s with one MP4 file, as its version demands. */
export const inlineVast = (version: string, media: string): string =>
  vast(
    version,
    `<InLine>
      <AdSystem>Laboratory</AdSystem>
      <AdTitle>Chain that plays</AdTitle>
      ${adServingId(version)}
      <Impression><![CDATA[${ELSEWHERE}/impression]]></Impression>
      <Error><![CDATA[${ELSEWHERE}/error?code=[ERRORCODE]]]></Error>
      <Creatives>
        <Creative id="8">
          ${universalAdId(version)}
          <Linear>
            <Duration>00:00:15</Duration>
            <TrackingEvents><Tracking event="start"><![CDATA[${ELSEWHERE}/start]]></Tracking></TrackingEvents>
            <MediaFiles>
              <MediaFile delivery="progressive" type="video/mp4" bitrate="800" width="640" height="360"><![CDATA[${media}]]></MediaFile>
            </MediaFiles>
          </Linear>
        </Creative>
      </Creatives>
    </InLine>`,
  );

/** A wrapper that leads to another ad tag. */
export const wrapperVast = (version: string, tag: string): string =>
  vast(
    version,
    `<Wrapper>
      <AdSystem>Laboratory</AdSystem>
      <VASTAdTagURI><![CDATA[${tag}]]></VASTAdTagURI>
      <Impression><![CDATA[${ELSEWHERE}/wrapper]]></Impression>
      <Error><![CDATA[${ELSEWHERE}/error?code=[ERRORCODE]]]></Error>
    </Wrapper>`,
  );

/** A playlist whose breaks have their ads in them, by the time of each. */
export const vmapWith = (
  breaks: readonly (readonly [timeOffset: string, vast: string])[],
): string =>
  `<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
${breaks
  .map(
    ([timeOffset, document], index) =>
      `<vmap:AdBreak timeOffset="${timeOffset}" breakType="linear" breakId="b${index}"><vmap:AdSource id="s${index}"><vmap:VASTAdData>${document.replace(/^<\?.*\?>\s*/, '')}</vmap:VASTAdData></vmap:AdSource></vmap:AdBreak>`,
  )
  .join('\n')}
</vmap:VMAP>`;

/** A playlist with one break before the content, whose ads come from a tag. */
export const vmapOf = (tag: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
  <vmap:AdBreak timeOffset="start" breakType="linear" breakId="preroll">
    <vmap:AdSource id="1"><vmap:AdTagURI templateType="vast4"><![CDATA[${tag}]]></vmap:AdTagURI></vmap:AdSource>
  </vmap:AdBreak>
</vmap:VMAP>`;
