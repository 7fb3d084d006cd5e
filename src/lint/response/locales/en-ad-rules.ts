/** Ads, their creatives and their media files. The templates of the English messages by rule. */
export const AD_RULES = {
  'vast-no-ad': ['The document has no <Ad>: the ad server has nothing to show.'],
  'vast-ad-empty': [
    '{ad} has both <InLine> and <Wrapper>; expected one of them (VAST error 101).',
    '{ad} has neither <InLine> nor <Wrapper>; expected one of them (VAST error 101).',
  ],
  'vast-inline-missing': ['{ad} has no {list}, which the standard requires.'],
  'vast-id-missing': ['{ad} has no {list}, which VAST {version} requires.'],
  'vast-companions-only': ['{ad} has neither a linear nor a non-linear creative (VAST error 200).'],
  'vast-sequence': [
    'Two ads have the sequence {n}; expected one ad for each position of the pod.',
    'The sequence is {a}; expected a whole number from 1.',
  ],
  'vast-duration': [
    'The linear creative has no <Duration>; expected HH:MM:SS.',
    'The duration is {a}; expected a time above 0 as HH:MM:SS or HH:MM:SS.mmm.',
  ],
  'vast-skip-offset': [
    'The skipoffset is {a}; expected HH:MM:SS or a percentage up to 100%.',
    'The skipoffset is {a}, and the ad ends after {n} s, so it can never be skipped.',
  ],
  'vast-no-media': [
    'The linear creative has only interactive code (InteractiveCreativeFile) and no <MediaFile>.',
    'The linear creative has no <MediaFile> (VAST error 401).',
  ],
  'media-not-url': [
    'The media file has no URL.',
    'The media file is not an absolute http(s) URL, so players ignore it.',
  ],
  'media-http': ['The media file at {host} is http, and the page is https.'],
  'media-unsupported': ['The browser can play none of the media files: {a} (VAST error 403).'],
  'media-flash': ['The linear creative has only Flash, which no browser runs.'],
  'media-interactive-only': [
    'All media files are interactive units ({a}), so nothing plays (VAST error 901).',
  ],
  'media-vpaid': ['A media file is a VPAID unit: code of the ad that the player does not run.'],
  'media-simid': ['The interactive code ({a}) is not run; the media file plays without it.'],
  'media-file-unsupported': ['The browser cannot play this file ({a}); it plays another one.'],
  'media-type-missing': [
    'The media file has no type, and its ending does not tell it, so players ignore it.',
    'The media file has no type. By its ending it is {a}.',
  ],
  'media-type-alias': ['The type is {a}, which browsers do not know; expected {b}.'],
  'media-mime-mismatch': [
    'The type is {a}; expected a MIME type such as video/mp4.',
    'The type is {a}, and the URL ends like {b}.',
  ],
  'media-size-missing': ['The media file has no {list}, so players cannot choose by it.'],
  'media-ladder': [
    'All media files have more than {n} kbit/s, which many connections do not bear.',
    'No media file is near the width of the player, {n} pixels.',
  ],
  'media-framework-vast': [
    'The apiFramework is VAST, which is none; some players take the file for an interactive unit.',
  ],
} as const;
