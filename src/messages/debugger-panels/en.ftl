### Texts of the parts of the ad tag debugger that are loaded when they are opened.

## Ads, media files and trackers

# Variables:
#   $number (Number) - position, from 1
#   $title (String) - title or id of the ad; may be empty
ad-name = Ad { $number }{ LENGTH($title) ->
    [0] {""}
   *[other] : { $title }
  }

ad-no-ads = The response has no ad.
ad-file = File
ad-format = Type
ad-size = Size
ad-bitrate = Bitrate
ad-verdict = In the player
ad-chosen = chosen
ad-playable = playable
ad-not-playable = not playable
ad-check-found = file found

# Variables:
#   $status (Number) - HTTP status; 0 without a response
ad-check-missing = file missing{ $status ->
    [0] {""}
   *[other] {" "}· { NUMBER($status, useGrouping: 0) }
  }

ad-check-not-media = not a media file
ad-check-mixed-content = http, blocked on https pages
ad-check-not-checked = {""}
ad-duration = Duration
ad-skippable = Skippable after

# Variables:
#   $code (String) - name of the kind of code, such as VPAID
ad-refused = The ad has { $code } code, which the player does not run.

ad-event = Event
ad-when = When
ad-count = Trackers

# Variables:
#   $time (String) - a time, a share of the duration, or both
ad-time-at = at { $time }

# Variables:
#   $seconds (Number) - seconds
ad-time-viewable = after { $seconds } s in view

ad-time-shown = when it is shown
ad-time-removed = when it is removed
ad-time-action = only if it happens
ad-time-late = not due: after the end of the ad
ad-not-due = not due: the ad does not play

# Variables:
#   $count (Number) - how many there are
ad-urls = { $count ->
    [one] { $count } URL
   *[other] { $count } URLs
  }

ad-companions = Companions
ad-required-all = All have to be shown, or the ad does not play.
ad-required-any = One has to be shown, or the ad does not play.
ad-required-none = The ad plays without them.
ad-icons = Icons
ad-captions = Captions
ad-no-additions = The ad has no companions, icons or captions.
ad-no-trackers = The ad has no trackers.
ad-error-trackers = Errors that a player would report
ad-audit-due = Due
ad-audit-requested = Requested
ad-audit-result = Result
ad-audit-result-requested = as due
ad-audit-result-not-due = not due
ad-audit-result-missing = missing
ad-audit-result-duplicate = too often
ad-audit-result-unexpected = never due
ad-audit-result-refused = not a URL
ad-audit-none = The record has no trackers.

## Context

context-expected-size = Write width x height in pixels, such as 640x360. Until then the size is unknown.
context-expected-ip = Write an IPv4 or IPv6 address, such as 203.0.113.7. The value is used as it is.
context-expected-lat-long = Write latitude and longitude in degrees, such as 45.44, 12.33. Until then the location is unknown.
context-expected-page-url = Write the whole http or https URL. The value is used as it is.
context-expected-referrer = Write the whole http or https URL. The value is used as it is.
context-expected-language = Write a language tag, such as en or it-CH. The value is used as it is.
context-expected-correlator = Write a whole number. Other values are unknown.
context-expected-playhead = Write seconds, such as 12.5. Other values are unknown.
context-expected-mime = Write media types with commas between them, such as video/mp4.
context-expected-tc-string = This is not a TC string of version 2. The value is used as it is.
context-expected-gpp = This is not a GPP string. The value is used as it is.
context-expected-gpp-sid = Write ids of GPP sections with commas between them, such as 2, 6.
context-expected-usp = Write a US privacy string, such as 1YNN. The value is used as it is.
context-expected-addtl = Write an AC string, such as 1~70.89. The value is used as it is.
context-expected-random = Write a number from 0 to below 1, such as 0.42. Until then the number is live.
context-expected-now = Write a time as ISO 8601, such as 2026-08-29T20:15:00Z. Until then the time is live.

## Under other consent

consent-note = What this tag would carry for viewers who chose otherwise. The strings are examples.
consent-scenario-page = This context
    .meaning = as in the context above
consent-scenario-granted = Granted
    .meaning = the viewer agreed to everything
consent-scenario-refused = Refused
    .meaning = the viewer refused everything
consent-scenario-no-platform = No platform
    .meaning = the page has no consent platform
consent-scenario-late = Late
    .meaning = the platform did not answer in time
consent-scenario-us-opt-out = US opt-out
    .meaning = the viewer opted out of sale and sharing
consent-scenario-child-directed = Child-directed
    .meaning = the content is directed at children
consent-parameter = Parameter
consent-unchanged = Consent changes nothing in this tag.
consent-decoded = Decoded
consent-no-strings = no consent string
consent-apply = Use

# Variables:
#   $scenario (String) - name of the scenario
consent-use = Use “{ $scenario }” as the context

consent-kept = kept as it is

## Parameters of Google Ad Manager

google-note = Edit a value to change the tag above. Lists have commas between their items.
google-name = Parameter
google-meaning = Meaning
google-value = Value
google-nested = Key-value in cust_params
google-unknown = Not a documented parameter.
google-wrong-form = not in this form
google-placeholder = placeholder
google-legacy = has no effect any more
google-html-escaped = The tag was copied from HTML: &amp; is read as & here.
google-unescape = Write & in the tag

## Other players

player-note = What other players would request for the same tag and context. Differences are marked.
player-that = That player
player-own = This player
player-same = same request
player-no-request = no request
player-why = Differences and reasons

# Variables:
#   $count (Number) - how many there are
player-differences = { $count ->
    [one] { $count } difference
   *[other] { $count } differences
  }

player-kind-different = different
player-kind-kept = kept
player-kind-unknown = value of its own
player-omitted = left out
