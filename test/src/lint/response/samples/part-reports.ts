/** What a rule reports of each of its samples, as `sampleReport` writes it. */
export type Reports = Readonly<Record<string, readonly (readonly string[])[]>>;

/** Of the samples of documents, by the name of the rule: rules about files, trackers, additions, wrappers and breaks. */
export const PART_REPORTS: Reports = {
  'media-not-url': [
    ['19:105 {"url":"invalid"}'],
    ['19:15 {"url":"missing"}'],
    ['19:105 {"url":"invalid"}'],
  ],
  'media-http': [
    ['19:114 {"host":"media.example"} → repair-document-write-https →  ⇒ s'],
    ['19:114 {"host":"media.example"} → repair-document-write-https → HTTP ⇒ https'],
  ],
  'media-unsupported': [
    ['13:11 {"types":["video/x-ms-wmv"],"untyped":0}'],
    ['13:11 {"types":["video/mp4"],"untyped":0}'],
    ['13:11 {"types":["application/dash+xml"],"untyped":0}'],
  ],
  'media-flash': [['19:15'], ['19:15']],
  'media-interactive-only': [
    ['13:11 {"frameworks":["VPAID"]}'],
    ['13:11 {"frameworks":["OTHER"]}'],
  ],
  'media-vpaid': [['19:157']],
  'media-simid': [['19:157 {"framework":"SIMID"}']],
  'media-type-missing': [
    [
      '19:15 {"type":"video/mp4"} → repair-document-add-type {"type":"video/mp4"} →  ⇒ type="video/mp4" ',
    ],
    [
      '19:15 {"type":"application/vnd.apple.mpegurl"} → repair-document-add-type {"type":"application/vnd.apple.mpegurl"} →   ⇒ application/vnd.apple.mpegurl',
    ],
    ['19:15 {"type":""}'],
  ],
  'media-type-alias': [
    [
      '19:26 {"type":"video/x-mp4","expected":"video/mp4"} → repair-document-write {"text":"video/mp4"} → x- ⇒ ',
    ],
  ],
  'media-mime-mismatch': [
    ['19:26 {"type":"video/webm","typeByEnding":"video/mp4","playlist":""}'],
    ['19:26 {"type":"mp4","typeByEnding":"","playlist":""}'],
    ['19:26 {"type":"video/mp4","typeByEnding":"application/vnd.apple.mpegurl","playlist":"HLS"}'],
  ],
  'media-file-unsupported': [
    ['19:157 {"type":"application/dash+xml"}'],
    ['19:157 {"type":"video/x-flv"}'],
  ],
  'media-size-missing': [
    ['19:15 {"missing":["bitrate"]}'],
    ['19:15 {"missing":["width"]}'],
    ['19:15 {"missing":["width","height","bitrate"]}'],
  ],
  'media-ladder': [
    ['13:11 {"fault":"size","limit":5000,"width":1920}'],
    ['13:11 {"fault":"size","limit":5000,"width":1920}'],
    ['13:11 {"fault":"size","limit":5000,"width":1920}'],
    ['13:11 {"fault":"bitrate","limit":5000,"width":0}'],
  ],
  'media-framework-vast': [
    ['19:43 → repair-document-remove-attribute → apiFramework="VAST"  ⇒ '],
    ['19:43 → repair-document-remove-attribute → apiFramework="vast"  ⇒ '],
  ],
  'track-no-impression': [['4:5 {"ad":"one"}'], ['4:5 {"ad":"one"}']],
  'wrapper-no-impression': [['4:5 {"ad":"two"}']],
  'track-no-error': [['4:5 {"ad":"one"}'], ['4:5 {"ad":"two"}']],
  'track-empty': [
    [
      '15:15 {"event":"mute"} → repair-document-remove → \n              <Tracking event="mute"><![CDATA[ ]]></Tracking> ⇒ ',
    ],
    [
      '15:15 {"event":"mute"} → repair-document-remove → \n              <Tracking event="mute"/> ⇒ ',
    ],
  ],
  'track-not-url': [
    ['15:55 {"event":"creativeView"}'],
    ['15:55 {"event":"creativeView"}'],
    ['8:35 {"event":"Impression"}'],
    ['5:69 {"event":"breakStart"}'],
  ],
  'track-http': [
    ['15:55 {"event":"creativeView","host":"ads.example"} → repair-document-write-https →  ⇒ s'],
    ['8:35 {"event":"Impression","host":"ads.example"} → repair-document-write-https →  ⇒ s'],
  ],
  'track-macro-left': [
    ['15:55 {"event":"creativeView","placeholders":["[NOT_A_MACRO]"],"reason":"unknown"}'],
    ['15:55 {"event":"creativeView","placeholders":["${AUCTION_PRICE}"],"reason":"ad-server"}'],
    ['15:55 {"event":"creativeView","placeholders":["[HOST]"],"reason":"host"}'],
  ],
  'track-duplicate': [
    [
      '15:87 {"event":"start"} → repair-document-remove-second → <Tracking event="start"><![CDATA[https://ads.example/start]]></Tracking> ⇒ ',
    ],
    [
      '8:92 {"event":"Impression"} → repair-document-remove-second → <Impression id="i"><![CDATA[https://ads.example/impression?cb=[CACHEBUSTING]]]></Impression> ⇒ ',
    ],
  ],
  'track-event-missing': [['15:15'], ['15:15']],
  'track-event-unknown': [
    [
      '15:25 {"event":"firstquartile","expected":"firstQuartile"} → repair-document-write {"text":"firstQuartile"} → q ⇒ Q',
    ],
    ['15:25 {"event":"stop","expected":""}'],
  ],
  'track-progress-offset': [
    ['15:15 {"fault":"missing","offset":"","duration":0}'],
    ['15:42 {"fault":"after-end","offset":"00:00:31","duration":30}'],
    ['15:42 {"fault":"invalid","offset":"soon","duration":0}'],
  ],
  'click-not-url': [['22:38 {"element":"ClickThrough"}'], ['22:38 {"element":"ClickThrough"}']],
  'icon-not-shown': [
    ['14:20 {"program":"A","element":"IFrameResource","type":"","reason":"never-loaded"}'],
    ['14:20 {"program":"A","element":"","type":"","reason":"missing"}'],
    ['14:20 {"program":"","element":"","type":"application/javascript","reason":"not-picture"}'],
    ['14:20 {"program":"","element":"","type":"","reason":"not-url"}'],
  ],
  'icon-duplicate': [['14:141 {"program":"adchoices"}'], ['14:133 {"program":"A"}']],
  'icon-late': [['14:26 {"program":"","offset":30,"duration":30}']],
  'captions-not-shown': [
    ['20:33 {"fault":"type","type":"application/ttml+xml"}'],
    ['20:33 {"fault":"url","type":"text/vtt"}'],
  ],
  'overlay-not-shown': [
    ['14:13 {"element":"IFrameResource","type":"","reason":"never-loaded"}'],
    ['14:13 {"element":"","type":"","reason":"without-type"}'],
    ['14:13 {"element":"","type":"text/plain","reason":"not-picture"}'],
  ],
  'overlay-variation-not-shown': [
    ['14:13 {"element":"HTMLResource","type":"","reason":"never-loaded"}'],
  ],
  'companion-required': [
    ['26:31 {"required":"all"}'],
    ['26:31 {"required":"any"}'],
    ['26:31 {"required":"any"}'],
  ],
  'omid-partial': [['10:24 {"vendor":"v"}'], ['10:24 {"vendor":"v"}']],
  'wrapper-no-uri': [['4:5 {"ad":"two"}'], ['4:5 {"ad":"two"}']],
  'wrapper-not-url': [['8:30'], ['8:30']],
  'wrapper-relative': [['8:30']],
  'wrapper-http': [
    ['8:30 {"host":"other.example"} → repair-document-write-https →  ⇒ s'],
    ['8:30 {"host":"other.example"} → repair-document-write-https →  ⇒ s'],
  ],
  'wrapper-macro-left': [
    ['8:30 {"placeholders":["[NOT_A_MACRO]"]}'],
    ['8:30 {"placeholders":["%%CACHEBUSTER_OF_SERVER%%"]}'],
  ],
  'wrapper-macro-in-host': [['8:30 {"placeholders":["[DOMAIN]"]}']],
  'wrapper-no-follow': [
    ['4:14 {"attribute":"followAdditionalWrappers","value":"false"}'],
    ['4:14 {"attribute":"fallbackOnNoAd","value":"0"}'],
  ],
  'vmap-version': [['2:60 {"version":"2.0"}'], ['2:60 {"version":"x"}']],
  'vmap-no-break': [['1:1'], ['2:1']],
  'vmap-offset': [
    ['3:3 {"fault":"missing","offset":""}'],
    ['3:17 {"fault":"position","offset":"#1"}'],
    ['3:17 {"fault":"invalid","offset":"101%"}'],
    ['3:17 {"fault":"invalid","offset":"later"}'],
  ],
  'vmap-break-type': [['3:36 {"type":"display"}'], ['3:36 {"type":"video"}']],
  'vmap-source': [
    ['4:5 {"fault":"custom-data","templateType":""}'],
    ['4:5 {"fault":"missing","templateType":""}'],
    ['4:5 {"fault":"template-type","templateType":"proprietary"}'],
    ['4:5 {"fault":"template-type","templateType":"vast1"}'],
  ],
  'vmap-namespace': [
    ['4:20 {"element":"VASTAdData","namespace":""}'],
    ['2:1 {"element":"VMAP","namespace":"https://www.iab.net/videosuite/vmap"}'],
  ],
  'vmap-cut': [['4:5 {"ignored":"wrapper"}'], ['4:5 {"ignored":"pod"}']],
  'vmap-tag-not-url': [['4:65'], ['4:20']],
};
