/** What a rule reports of each of its samples, as `sampleReport` writes it. */
export type Reports = Readonly<Record<string, readonly (readonly string[])[]>>;

/** Of the samples of documents, by the name of the rule: rules about files, trackers, additions, wrappers and breaks. */
export const PART_REPORTS: Reports = {
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
