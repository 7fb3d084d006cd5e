/** What a rule reports of each of its samples, as `sampleReport` writes it. */
type Reports = Readonly<Record<string, readonly (readonly string[])[]>>;

/** Of the samples of documents, by the name of the rule. */
export const DOCUMENT_REPORTS: Reports = {
  'xml-too-long': [
    ['The response has 1001184 characters; players read at most 1000000 (VAST error 100).'],
  ],
  'xml-empty': [
    ['The response is empty; expected a VAST document.'],
    ['The response is empty; expected a VAST document.'],
  ],
  'xml-doctype': [
    [
      '2:1 The document has a document type, with which players refuse it (VAST error 100). → Remove the document type. → !DOCTYPE VAST>\n< ⇒ ',
    ],
    ['1:1 The document has a document type, with which players refuse it (VAST error 100).'],
  ],
  'xml-leading-space': [
    [
      '1:1 White space is before the XML declaration, which has to be the first text. → Remove the text before the document. → \n  ⇒ ',
    ],
    [
      '1:1 White space is before the XML declaration, which has to be the first text. → Remove the text before the document. → \n  ⇒ ',
    ],
    [
      '1:1 White space is before the XML declaration, which has to be the first text. → Remove the text before the document. →   ⇒ ',
    ],
  ],
  'xml-leading-text': [
    [
      '1:1 30 characters of other text are before the XML document. → Remove the text before the document. → br/>Warning: x in y on line 1< ⇒ ',
    ],
    [
      '1:1 2 characters of other text are before the XML document. → Remove the text before the document. → ok ⇒ ',
    ],
  ],
  'xml-unescaped-amp': [
    [
      '15:69 A raw & is outside of a CDATA section, so the document is not well-formed. → Put the text into a CDATA section. → https://ads.example/start?a=1&b=2&c=3 ⇒ <![CDATA[https://ads.example/start?a=1&b=2&c=3]]>',
    ],
    [
      '15:76 A raw & is outside of a CDATA section, so the document is not well-formed. → Write &amp; for the ampersand. →  ⇒ amp;',
    ],
    [
      '6:21 &nbsp; is not an entity of XML, so the document is not well-formed. → Put the text into a CDATA section. → Bread&nbsp;Butter ⇒ <![CDATA[Bread&nbsp;Butter]]>',
    ],
    [
      '3:12 A raw & is outside of a CDATA section, so the document is not well-formed. → Write &amp; for the ampersand. →  ⇒ amp;',
    ],
    [
      '4:97 A raw & is outside of a CDATA section, so the document is not well-formed. → Write &amp; for the ampersand. →  ⇒ amp;',
    ],
  ],
  'xml-undeclared-xsi': [
    [
      '2:21 The prefix `xsi` is used without a declaration, so the document is not well-formed. → Declare the prefix. →  ⇒ xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ',
    ],
  ],
  'xml-undeclared-prefix': [
    [
      '2:2 The prefix `vmap` is used without a declaration, so the document is not well-formed. → Declare the prefix. →  ⇒ xmlns:vmap="http://www.iab.net/videosuite/vmap" ',
    ],
    ['10:31 The prefix `x` is used without a declaration, so the document is not well-formed.'],
  ],
  'xml-malformed': [
    ['28:3 An end tag does not close the element that is open: `InLine` was expected.'],
    ['27:5 An end tag does not close the element that is open: `InLine` was expected.'],
    [
      '9:7 The element `AdServingId` is never closed. The document is cut off, or an end tag is missing.',
    ],
    ['29:8 Text is outside of the root element. → Remove it. → \nbye ⇒ '],
    ['6:18 A raw < is in the text. → Write &lt; for it. → < ⇒ &lt;'],
    ['6:18 The text has ]]> outside of a CDATA section. → Write ]]&gt; for it. → > ⇒ &gt;'],
    ['6:17 `U+0000` is not allowed in XML. → Remove it. → \u0000 ⇒ '],
    ['6:17 `&#0;` is not allowed in XML. → Remove it. → &#0; ⇒ '],
    [
      '3:7 The attribute `id` has no value in quotes, a quote is missing, or no space is before it.',
    ],
    ['3:16 The attribute `id` is there twice in one element.'],
    [
      '3:15 The attribute `sequence` has no value in quotes, a quote is missing, or no space is before it.',
    ],
    [
      '3:7 The attribute `id` has no value in quotes, a quote is missing, or no space is before it.',
    ],
    ['1:1 The XML declaration is malformed or not at the start of the document.'],
    ['10:7 A comment is never closed, or it contains two hyphens.'],
    ['10:7 A comment is never closed, or it contains two hyphens.'],
    ['15:76 An end tag does not close the element that is open: `InLine` was expected.'],
    ['10:7 A processing instruction is never closed, or it has no name.'],
    ['1:22 A second root element, `VAST`, follows the first one.'],
    ['1:1 The response is not XML. It looks like JSON.'],
    ['4:70 An end tag does not close the element that is open: `Ad` was expected.'],
  ],
  'xml-html': [
    ['The response is a web page; expected a VAST document.'],
    ['The response is a web page; expected a VAST document.'],
  ],
  'xml-root': [
    ['1:1 The root element is `rss`; expected VAST or VMAP.'],
    ['1:1 The root element is `VASTS`; expected VAST or VMAP.'],
  ],
  'vmap-not-expected': [
    [
      '2:1 The response is VMAP, a list of ad breaks; expected VAST with the ads of one break (VAST error 101).',
    ],
    [
      '2:1 The response is VMAP, a list of ad breaks; expected VAST with the ads of one break (VAST error 101).',
    ],
  ],
  'vast-version': [
    ['2:7 The version is `9.0`; players support 2.0 to 4.3 (VAST error 102).'],
    [
      '2:7 The version is `v4.2`; players support 2.0 to 4.3 (VAST error 102). → Write the version as 4.2. → v ⇒ ',
    ],
    [
      '2:7 The version is `4,2`; players support 2.0 to 4.3 (VAST error 102). → Write the version as 4.2. → , ⇒ .',
    ],
    [
      '1:1 The response is VAST 1 (<VideoAdServingTemplate>); players support 2.0 to 4.3 (VAST error 102).',
    ],
  ],
  'vast-version-missing': [
    [
      '2:1 The <VAST> element has no version. This player reads it as VAST 4, others refuse it. → Add version 4.1, the lowest with these elements. →  ⇒ version="4.1" ',
    ],
    [
      '1:1 The <VAST> element has no version. This player reads it as VAST 4, others refuse it. → Add version 2.0, the lowest with these elements. →  ⇒  version="2.0"',
    ],
    [
      '1:1 The <VAST> element has no version. This player reads it as VAST 4, others refuse it. → Add version 2.0, the lowest with these elements. →  ⇒ 2.0',
    ],
  ],
  'vast-element-case': [
    [
      '4:5 The element is written `Inline`; players find only `InLine`. → Write InLine. → line>\n      <AdSystem version="1.0">An ad server</AdSystem>\n      <AdTitle>An ad</AdTitle>\n      <Er… ⇒ Line>\n      <AdSystem version="1.0">An ad server</AdSystem>\n      <AdTitle>An ad</AdTitle>\n      <Er…',
    ],
    ['1:1 The element is written `Vast`; players find only `VAST`. → Write VAST. → ast ⇒ AST'],
    [
      '3:3 The element is written `Adbreak`; players find only `AdBreak`. → Write AdBreak. → break timeOffset="start" breakType="linear" breakId="pre">\n    <vmap:AdSource><vmap:AdTagURI templat… ⇒ Break timeOffset="start" breakType="linear" breakId="pre">\n    <vmap:AdSource><vmap:AdTagURI templat…',
    ],
  ],
  'vast-attribute-case': [
    [
      '13:19 The attribute is written `skipOffset`; players find only `skipoffset`. → Write skipoffset. → O ⇒ o',
    ],
    [
      '2:7 The attribute is written `Version`; players find only `version`. → Write version. → V ⇒ v',
    ],
  ],
  'vast-element-misplaced': [
    ['10:7 <Duration> is in <InLine>, where players do not read it; expected in <Linear>.'],
    [
      '26:7 <Error> is in <Creatives>, where players do not read it; expected in <VAST>, <InLine>, <Wrapper>.',
    ],
  ],
  'vast-element-repeated': [
    [
      '6:39 A second <AdTitle> is in the same element; players read only the first. → Remove it. → <AdTitle>An ad</AdTitle> ⇒ ',
    ],
    [
      '8:54 A second <VASTAdTagURI> is in the same element; players read only the first. → Remove it. → <VASTAdTagURI><![CDATA[https://other.example/vast?cb=[CACHEBUSTING]]]></VASTAdTagURI> ⇒ ',
    ],
  ],
  'vast-no-ad': [
    ['1:1 The document has no <Ad>: the ad server has nothing to show.'],
    ['1:1 The document has no <Ad>: the ad server has nothing to show.'],
  ],
  'vast-ad-empty': [
    ['1:21 The ad `1` has neither <InLine> nor <Wrapper>; expected one of them (VAST error 101).'],
    ['3:3 The ad `one` has both <InLine> and <Wrapper>; expected one of them (VAST error 101).'],
  ],
  'vast-inline-missing': [
    ['4:5 The ad `one` has no AdTitle, which the standard requires.'],
    ['4:5 The ad `one` has no AdSystem, which the standard requires.'],
    ['4:5 The ad `one` has no Creatives with a Creative, which the standard requires.'],
  ],
  'vast-id-missing': [
    ['4:5 The ad `one` has no AdServingId, which VAST 4.2 requires.'],
    ['4:5 The ad `one` has no UniversalAdId, which VAST 4.2 requires.'],
  ],
  'vast-companions-only': [
    ['4:5 The ad `one` has neither a linear nor a non-linear creative (VAST error 200).'],
  ],
  'vast-sequence': [
    ['29:16 Two ads have the sequence 1; expected one ad for each position of the pod.'],
    ['3:16 The sequence is `0`; expected a whole number from 1.'],
    ['3:16 The sequence is `one`; expected a whole number from 1.'],
  ],
  'vast-duration': [
    ['13:11 The linear creative has no <Duration>; expected HH:MM:SS.'],
    [
      '17:23 The duration is `30`; expected a time above 0 as HH:MM:SS or HH:MM:SS.mmm. → Write 00:00:30. →  ⇒ 00:00:',
    ],
    [
      '17:23 The duration is `12.25`; expected a time above 0 as HH:MM:SS or HH:MM:SS.mmm. → Write 00:00:12.250. → 12.25 ⇒ 00:00:12.250',
    ],
    ['17:23 The duration is `00:00:00`; expected a time above 0 as HH:MM:SS or HH:MM:SS.mmm.'],
    ['17:23 The duration is `00:30`; expected a time above 0 as HH:MM:SS or HH:MM:SS.mmm.'],
  ],
  'vast-skip-offset': [
    ['13:19 The skipoffset is `00:00:30`, and the ad ends after 30 s, so it can never be skipped.'],
    ['13:19 The skipoffset is `5`; expected HH:MM:SS or a percentage up to 100%.'],
    ['13:19 The skipoffset is `101%`; expected HH:MM:SS or a percentage up to 100%.'],
  ],
  'vast-no-media': [
    ['13:11 The linear creative has no <MediaFile> (VAST error 401).'],
    [
      '13:11 The linear creative has only interactive code (InteractiveCreativeFile) and no <MediaFile>.',
    ],
    ['13:11 The linear creative has no <MediaFile> (VAST error 401).'],
  ],
  'media-not-url': [
    ['19:105 The media file is not an absolute http(s) URL, so players ignore it.'],
    ['19:15 The media file has no URL.'],
    ['19:105 The media file is not an absolute http(s) URL, so players ignore it.'],
  ],
  'media-http': [
    [
      '19:114 The media file at `media.example` is http, and the page is https. → Write https:// for http://. →  ⇒ s',
    ],
    [
      '19:114 The media file at `media.example` is http, and the page is https. → Write https:// for http://. → HTTP ⇒ https',
    ],
  ],
  'media-unsupported': [
    ['13:11 The browser can play none of the media files: `video/x-ms-wmv` (VAST error 403).'],
    ['13:11 The browser can play none of the media files: `video/mp4` (VAST error 403).'],
    [
      '13:11 The browser can play none of the media files: `application/dash+xml` (VAST error 403).',
    ],
  ],
  'media-flash': [
    ['19:15 The linear creative has only Flash, which no browser runs.'],
    ['19:15 The linear creative has only Flash, which no browser runs.'],
  ],
  'media-interactive-only': [
    ['13:11 All media files are interactive units (`VPAID`), so nothing plays (VAST error 901).'],
    ['13:11 All media files are interactive units (`OTHER`), so nothing plays (VAST error 901).'],
  ],
  'media-vpaid': [
    ['19:157 A media file is a VPAID unit: code of the ad that the player does not run.'],
  ],
  'media-simid': [
    ['19:157 The interactive code (`SIMID`) is not run; the media file plays without it.'],
  ],
  'media-type-missing': [
    [
      '19:15 The media file has no type. By its ending it is video/mp4. → Add the type video/mp4. →  ⇒ type="video/mp4" ',
    ],
    [
      '19:15 The media file has no type. By its ending it is application/vnd.apple.mpegurl. → Add the type application/vnd.apple.mpegurl. →   ⇒ application/vnd.apple.mpegurl',
    ],
    ['19:15 The media file has no type, and its ending does not tell it, so players ignore it.'],
  ],
  'media-type-alias': [
    [
      '19:26 The type is `video/x-mp4`, which browsers do not know; expected `video/mp4`. → Write video/mp4. → x- ⇒ ',
    ],
  ],
  'media-mime-mismatch': [
    ['19:26 The type is `video/webm`, and the URL ends like video/mp4.'],
    ['19:26 The type is `mp4`; expected a MIME type such as video/mp4.'],
    ['19:26 The type is `video/mp4`, and the URL ends like application/vnd.apple.mpegurl.'],
  ],
  'media-file-unsupported': [
    ['19:157 The browser cannot play this file (`application/dash+xml`); it plays another one.'],
    ['19:157 The browser cannot play this file (`video/x-flv`); it plays another one.'],
  ],
  'media-size-missing': [
    ['19:15 The media file has no bitrate, so players cannot choose by it.'],
    ['19:15 The media file has no width, so players cannot choose by it.'],
    ['19:15 The media file has no width, no height, no bitrate, so players cannot choose by it.'],
  ],
  'media-ladder': [
    ['13:11 No media file is near the width of the player, 1920 pixels.'],
    ['13:11 No media file is near the width of the player, 1920 pixels.'],
    ['13:11 No media file is near the width of the player, 1920 pixels.'],
    ['13:11 All media files have more than 5000 kbit/s, which many connections do not bear.'],
  ],
  'media-framework-vast': [
    [
      '19:43 The apiFramework is VAST, which is none; some players take the file for an interactive unit. → Remove the attribute. → apiFramework="VAST"  ⇒ ',
    ],
    [
      '19:43 The apiFramework is VAST, which is none; some players take the file for an interactive unit. → Remove the attribute. → apiFramework="vast"  ⇒ ',
    ],
  ],
  'track-no-impression': [
    ['4:5 The ad `one` has no <Impression> with a URL, so its delivery cannot count it.'],
    ['4:5 The ad `one` has no <Impression> with a URL, so its delivery cannot count it.'],
  ],
  'wrapper-no-impression': [
    ['4:5 The ad `two` has no <Impression> with a URL, so this ad server cannot count it.'],
  ],
  'track-no-error': [
    [
      '4:5 The ad `one` has no <Error> URL with [ERRORCODE], so the ad server does not learn why it fails.',
    ],
    [
      '4:5 The ad `two` has no <Error> URL with [ERRORCODE], so the ad server does not learn why it fails.',
    ],
  ],
  'track-empty': [
    [
      '15:15 The tracker of `mute` has no URL. → Remove it. → \n              <Tracking event="mute"><![CDATA[ ]]></Tracking> ⇒ ',
    ],
    [
      '15:15 The tracker of `mute` has no URL. → Remove it. → \n              <Tracking event="mute"/> ⇒ ',
    ],
  ],
  'track-not-url': [
    [
      '15:55 The tracker of `creativeView` is not an absolute http(s) URL, so it is never requested.',
    ],
    [
      '15:55 The tracker of `creativeView` is not an absolute http(s) URL, so it is never requested.',
    ],
    ['8:35 The tracker of `Impression` is not an absolute http(s) URL, so it is never requested.'],
    ['5:69 The tracker of `breakStart` is not an absolute http(s) URL, so it is never requested.'],
  ],
  'track-http': [
    [
      '15:55 The tracker of `creativeView` at `ads.example` is http, and the page is https. → Write https:// for http://. →  ⇒ s',
    ],
    [
      '8:35 The tracker of `Impression` at `ads.example` is http, and the page is https. → Write https:// for http://. →  ⇒ s',
    ],
  ],
  'track-macro-left': [
    ['15:55 The tracker of `creativeView` has `[NOT_A_MACRO]`, which no player knows.'],
    ['15:55 The tracker of `creativeView` has `${AUCTION_PRICE}`, which only an ad server fills.'],
    ['15:55 The tracker of `creativeView` has `[HOST]` in its host, where none is filled.'],
  ],
  'track-duplicate': [
    [
      '15:87 The tracker of `start` has the same URL twice, so it counts double. → Remove the second one. → <Tracking event="start"><![CDATA[https://ads.example/start]]></Tracking> ⇒ ',
    ],
    [
      '8:92 The tracker of `Impression` has the same URL twice, so it counts double. → Remove the second one. → <Impression id="i"><![CDATA[https://ads.example/impression?cb=[CACHEBUSTING]]]></Impression> ⇒ ',
    ],
  ],
  'track-event-missing': [
    ['15:15 A <Tracking> element has no event, so it is never requested.'],
    ['15:15 A <Tracking> element has no event, so it is never requested.'],
  ],
  'track-event-unknown': [
    [
      '15:25 The event is written `firstquartile`; players report only `firstQuartile`. → Write firstQuartile. → q ⇒ Q',
    ],
    ['15:25 The event `stop` is not in the standard, so players never report it.'],
  ],
  'track-progress-offset': [
    ['15:15 A progress tracker has no offset, so it is never requested.'],
    ['15:42 The offset of a progress tracker is `00:00:31`, and the ad ends after 30 s.'],
    ['15:42 The offset of a progress tracker is `soon`; expected HH:MM:SS or a percentage.'],
  ],
  'click-not-url': [
    ['22:38 <ClickThrough> is not an absolute http(s) URL, so the ad has no link.'],
    ['22:38 <ClickThrough> is not an absolute http(s) URL, so the ad has no link.'],
  ],
  'icon-not-shown': [
    ['14:20 The icon `A` is not shown: it is only <IFrameResource>, which is never loaded.'],
    ['14:20 The icon `A` is not shown: it has no <StaticResource>.'],
    ['14:20 The icon is not shown: its type is `application/javascript`, which is not a picture.'],
    ['14:20 The icon is not shown: its <StaticResource> is not an http(s) URL.'],
  ],
  'icon-duplicate': [
    ['14:141 The icon `adchoices` is there twice; only the first is shown.'],
    ['14:133 The icon `A` is there twice; only the first is shown.'],
  ],
  'icon-late': [['14:26 The icon begins after 30 s, and the ad ends after 30 s.']],
  'captions-not-shown': [
    [
      '20:33 The captions have the type `application/ttml+xml`; the player shows text/vtt and SubRip.',
    ],
    ['20:33 The captions are not an http(s) URL, so they are never loaded.'],
  ],
  'overlay-not-shown': [
    [
      '14:13 The overlay is not shown: it is only <IFrameResource>, which is never loaded (VAST error 503).',
    ],
    ['14:13 The overlay is not shown: its <StaticResource> has no creativeType (VAST error 503).'],
    [
      '14:13 The overlay is not shown: its type is `text/plain`, which is not a picture (VAST error 503).',
    ],
  ],
  'overlay-variation-not-shown': [
    [
      '14:13 A variation of the overlay is not shown: it is only <HTMLResource>, which is never loaded.',
    ],
  ],
  'companion-required': [
    [
      '26:31 The ad requires companions (all): without slots in the page it does not play (VAST error 602).',
    ],
    [
      '26:31 The ad requires companions (any): without slots in the page it does not play (VAST error 602).',
    ],
    [
      '26:31 The ad requires companions (any): without slots in the page it does not play (VAST error 602).',
    ],
  ],
  'omid-partial': [
    [
      '10:24 The verification `v` has no <JavaScriptResource apiFramework="omid">, so no browser can run it.',
    ],
    [
      '10:24 The verification `v` has no <JavaScriptResource apiFramework="omid">, so no browser can run it.',
    ],
  ],
  'wrapper-no-uri': [
    ['4:5 The ad `two` is a wrapper without <VASTAdTagURI> (VAST error 300).'],
    ['4:5 The ad `two` is a wrapper without <VASTAdTagURI> (VAST error 300).'],
  ],
  'wrapper-not-url': [
    ['8:30 The ad tag of a wrapper is not an http(s) URL (VAST error 300).'],
    ['8:30 The ad tag of a wrapper is not an http(s) URL (VAST error 300).'],
  ],
  'wrapper-relative': [
    ['8:30 The ad tag of a wrapper is relative to its document; other players do not resolve it.'],
  ],
  'wrapper-http': [
    [
      '8:30 The ad tag of a wrapper at `other.example` is http, which browsers block on an https page. → Write https:// for http://. →  ⇒ s',
    ],
    [
      '8:30 The ad tag of a wrapper at `other.example` is http, which browsers block on an https page. → Write https:// for http://. →  ⇒ s',
    ],
  ],
  'wrapper-macro-left': [
    ['8:30 The ad tag of a wrapper has `[NOT_A_MACRO]`, which no player fills.'],
    ['8:30 The ad tag of a wrapper has `%%CACHEBUSTER_OF_SERVER%%`, which no player fills.'],
  ],
  'wrapper-macro-in-host': [
    [
      '8:30 The ad tag of a wrapper has `[DOMAIN]` in its scheme or host, where no macro is filled.',
    ],
  ],
  'wrapper-no-follow': [
    ['4:14 The wrapper has followAdditionalWrappers="false": a wrapper behind it is not followed.'],
    ['4:14 The wrapper has fallbackOnNoAd="0": no other ad takes its place if it leads to none.'],
  ],
  'vmap-version': [
    ['2:60 The version of VMAP is `2.0`; expected 1.0 (VMAP error 1001).'],
    ['2:60 The version of VMAP is `x`; expected 1.0 (VMAP error 1001).'],
  ],
  'vmap-no-break': [
    ['1:1 The VMAP document has no <AdBreak>.'],
    ['2:1 The VMAP document has no <AdBreak>.'],
  ],
  'vmap-offset': [
    ['3:3 The ad break has no timeOffset (VMAP error 1000).'],
    ['3:17 The timeOffset is `#1`, a position, which the player does not have.'],
    [
      '3:17 The timeOffset is `101%`; expected hh:mm:ss, a percentage, start or end (VMAP error 1000).',
    ],
    [
      '3:17 The timeOffset is `later`; expected hh:mm:ss, a percentage, start or end (VMAP error 1000).',
    ],
  ],
  'vmap-break-type': [
    [
      '3:36 The breakType is `display`; the player has linear and nonlinear breaks (VMAP error 1003).',
    ],
    [
      '3:36 The breakType is `video`; the player has linear and nonlinear breaks (VMAP error 1003).',
    ],
  ],
  'vmap-source': [
    ['4:5 The ad break has CustomAdData, which only its own player reads (VMAP error 1005).'],
    ['4:5 The <AdSource> has neither VASTAdData nor AdTagURI (VMAP error 1000).'],
    ['4:5 The templateType is `proprietary`; expected vast2, vast3 or vast4 (VMAP error 1005).'],
    ['4:5 The templateType is `vast1`; expected vast2, vast3 or vast4 (VMAP error 1005).'],
  ],
  'vmap-tag-not-url': [
    ['4:65 The ad tag of a break is not an absolute http(s) URL (VMAP error 1008).'],
    ['4:20 The ad tag of a break is not an absolute http(s) URL (VMAP error 1008).'],
  ],
};

/** Of the samples of inspections. */
export const INSPECTION_REPORTS: Reports = {
  'net-cors': [
    [
      '/hops/0 `ads.example` responds without a CORS header for this page, or it cannot be reached.',
    ],
    [
      '/hops/0 `ads.example` responds without a CORS header for this page, or it cannot be reached.',
    ],
  ],
  'net-cors-credentials': [
    [
      '/hops/0 `ads.example` allows no cookies, so a player that sends them has to request it twice.',
    ],
  ],
  'net-timeout': [
    ['/hops/0 `ads.example` did not respond within the 5000 ms of the ad break (VAST error 301).'],
    ['/hops/0 `ads.example` did not respond within the 5000 ms of the ad break (VAST error 301).'],
  ],
  'net-unreachable': [
    ['/hops/0 `ads.example` cannot be reached (VAST error 301).'],
    ['/hops/0 `ads.example` cannot be reached (VAST error 301).'],
  ],
  adblock: [
    [
      '/hops/0 The request to `pubads.g.doubleclick.net`, a known ad server, failed after 3 ms, as with an ad blocker.',
    ],
    [
      '/hops/0 The request to `ib.adnxs.com`, a known ad server, failed after 50 ms, as with an ad blocker.',
    ],
  ],
  'net-status': [
    ['/hops/0 `ads.example` responded with status 404; expected 200 (VAST error 301).'],
    ['/hops/0 `ads.example` responded with status 503; expected 200 (VAST error 301).'],
  ],
  'net-no-fill': [['/hops/0 `ads.example` responded with status 204: it has no ad.']],
  'net-content-type': [
    ['/hops/0 `ads.example` sends the content type `text/plain`; expected application/xml.'],
    ['/hops/0 `ads.example` sends no content type; expected application/xml.'],
    ['/hops/0 `ads.example` sends the content type `text/html`; expected application/xml.'],
  ],
  'net-slow': [
    ['/hops/0 `ads.example` took 1001 ms; expected at most 1000 ms.'],
    ['The whole chain took 2001 ms; expected at most 2000 ms.'],
  ],
  'net-mixed-chain': [
    ['/hops/0 The ad tag at `ads.example` is http, which browsers block on an https page.'],
    ['/hops/0 `ads.example` redirects to http, which browsers block on an https page.'],
  ],
  'wrapper-depth': [
    ['/hops/5 The chain has more than 5 wrappers, where players stop (VAST error 302).'],
  ],
  'wrapper-loop': [
    ['/hops/2 A wrapper leads to a URL that the chain already requested (VAST error 302).'],
    ['/hops/0 A wrapper leads to a URL that the chain already requested (VAST error 302).'],
  ],
  'wrapper-cut': [
    [
      '/hops/1 The wrapper that led here has limits. followAdditionalWrappers="false": the wrapper in this response is not followed.',
    ],
    [
      '/hops/1 The wrapper that led here has limits. allowMultipleAds is not "true": the pod in this response is ignored.',
    ],
    [
      '/hops/1 The wrapper that led here has limits. allowMultipleAds is not "true": only the first ad of this response is tried.',
    ],
    [
      '/hops/1 The wrapper that led here has limits. fallbackOnNoAd="false": no other ad takes the place of this one.',
    ],
  ],
  'wrapper-value-missing': [
    ['/hops/1 The request still has `[video_id]`, whose value is not known here.'],
    ['/hops/1 The request still has `[video_id]`, whose value is not known here.'],
  ],
  'wrapper-empty-after': [
    ['/hops/1 There is no ad after 1 wrapper (VAST error 303).'],
    ['/hops/1 There is no ad after 1 wrapper (VAST error 303).'],
  ],
};
