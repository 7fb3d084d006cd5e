/** Trackers, links, icons, captions, overlays, companions and measurement. The templates of the English messages by rule. */
export const TRACKER_RULES = {
  'track-no-impression': ['{ad} has no <Impression> with a URL, so its delivery cannot count it.'],
  'wrapper-no-impression': [
    '{ad} has no <Impression> with a URL, so this ad server cannot count it.',
  ],
  'track-no-error': [
    '{ad} has no <Error> URL with [ERRORCODE], so the ad server does not learn why it fails.',
  ],
  'track-empty': ['The tracker of {a} has no URL.'],
  'track-not-url': ['The tracker of {a} is not an absolute http(s) URL, so it is never requested.'],
  'track-http': ['The tracker of {a} at {host} is http, and the page is https.'],
  'track-macro-left': ['The tracker of {a} has {parts}.'],
  'track-duplicate': ['The tracker of {a} has the same URL twice, so it counts double.'],
  'click-not-url': ['<{a}> is not an absolute http(s) URL, so the ad has no link.'],
  'track-event-missing': ['A <Tracking> element has no event, so it is never requested.'],
  'track-event-unknown': [
    'The event {a} is not in the standard, so players never report it.',
    'The event is written {a}; players report only {b}.',
  ],
  'track-progress-offset': [
    'A progress tracker has no offset, so it is never requested.',
    'The offset of a progress tracker is {a}; expected HH:MM:SS or a percentage.',
    'The offset of a progress tracker is {a}, and the ad ends after {n} s.',
  ],
  'icon-not-shown': ['{icon} is not shown: {reason}.'],
  'icon-duplicate': ['{icon} is there twice; only the first is shown.'],
  'icon-late': ['{icon} begins after {n} s, and the ad ends after {m} s.'],
  'captions-not-shown': [
    'The captions have the type {a}; the player shows text/vtt and SubRip.',
    'The captions are not an http(s) URL, so they are never loaded.',
  ],
  'overlay-not-shown': ['The overlay is not shown: {reason} (VAST error 503).'],
  'overlay-variation-not-shown': ['A variation of the overlay is not shown: {reason}.'],
  'companion-required': [
    'The ad requires companions ({a}): without slots in the page it does not play (VAST error 602).',
  ],
  'omid-partial': [
    'The verification {a} has no <JavaScriptResource apiFramework="omid">, so no browser can run it.',
  ],
} as const;
