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
ad-check-empty = empty or too short
ad-check-mixed-content = http, blocked on https pages
ad-check-unreachable = no connection to its server
ad-check-other-site = forbidden for pages of other sites
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
player-kind-unknown = own value
player-omitted = left out

## Meanings of the parameters of Google Ad Manager

google-parameter-iu = The network and the ad unit.
google-parameter-sz = The sizes of the player in pixels.
google-parameter-env = The environment of the request: vp is video.
google-parameter-gdfp_req = The request is for Google Ad Manager.
google-parameter-output = The format of the response.
google-parameter-unviewed_position_start = Counts an impression only when the ad is shown.
google-parameter-url = The page with the player.
google-parameter-description_url = The page that describes the video.
google-parameter-correlator = A random number that all requests of one page view share, and no other page view has.
google-parameter-vpmute = Whether the player starts without sound.
google-parameter-plcmt = The placement of the video, as the IAB numbers it.
google-parameter-vpa = Whether the video starts by itself or by a click.
google-parameter-ott_placement = The placement on a connected TV.
google-parameter-vpos = The position of the ad break.
google-parameter-vconp = Whether further content follows without action by the viewer.
google-parameter-aconp = Whether audio content plays continuously.
google-parameter-vid_d = The duration of the content.
google-parameter-hl = The language of the ads.
google-parameter-omid_p = The partner for Open Measurement.
google-parameter-dth = The type of the device.
google-parameter-givn = The nonce of programmatic access libraries.
google-parameter-wta = Whether the player can show the AdChoices icon.
google-parameter-gdpr = Whether the GDPR applies.
google-parameter-gdpr_consent = The consent of the viewer.
google-parameter-addtl_consent = Consent to Google’s ad technology providers that are not in the Global Vendor List.
google-parameter-us_privacy = The US privacy string.
google-parameter-gpp = The string of the Global Privacy Platform.
google-parameter-gpp_sid = The sections of the GPP string that apply.
google-parameter-tfcd = Whether the content is directed at children.
google-parameter-npa = Whether ads must not be personalized.
google-parameter-rdp = Whether data processing is restricted, for US states.
google-parameter-ltd = Whether only limited ads are allowed, without cookies.
google-parameter-cust_params = Key-values for targeting.
google-parameter-ad_rule = Whether the response is a playlist of ad breaks; needs output=vmap.
google-parameter-ciu_szs = The sizes of companions.
google-parameter-cmsid = The content source of the video.
google-parameter-vid = The id of the video in that content source.
google-parameter-vid_t = The title of the video.
google-parameter-ppid = An id of the viewer that the publisher provides.
google-parameter-pod = The number of the ad break.
google-parameter-ppos = The position of the ad in its break.
google-parameter-mridx = The number of the midroll.
google-parameter-pmnd = The shortest duration of an ad break.
google-parameter-pmxd = The longest duration of an ad break.
google-parameter-pmad = The most ads in a break.
google-parameter-min_ad_duration = The shortest duration of an ad.
google-parameter-max_ad_duration = The longest duration of an ad.
google-parameter-excl_cat = Labels of ads that are not wanted.
google-parameter-nofb = Whether fallback ads are off.
google-parameter-vad_type = The type of ads.
google-parameter-allcues = The positions of all ad breaks, in milliseconds.
google-parameter-lip = Whether this is the last break of the content.
google-parameter-scor = A number that all requests of one video stream share.
google-parameter-trt = The type of traffic: purchased or organic.
google-parameter-rdid = The advertising id of the device.
google-parameter-idtype = The kind of the advertising id.
google-parameter-is_lat = Whether the device limits ad tracking.
google-parameter-msid = The id of the app.
google-parameter-an = The name of the app.
google-parameter-impl = A parameter of old tags, which has no effect on video.
google-parameter-sdkv = The version of the IMA SDK, which sets it by itself.
google-parameter-overlay = A parameter of old tags for ads over the content.

## Values that a parameter of Google Ad Manager takes

# Variables:
#   $values (List) - the values that are allowed
google-form-values = { LIST($values, type: "disjunction") }

google-form-iu = /NETWORK/UNIT
google-form-sz = WIDTHxHEIGHT, several with | between them
google-form-output = vast, xml_vast2 to xml_vast4, vmap, xml_vmap1
google-form-vconp = 1 for continuous play, else 2
google-form-hl = a language tag
google-form-omid_p = PARTNER/VERSION
google-form-gdpr_consent = a TCF version 2 string
google-form-addtl_consent = VERSION~IDS
google-form-us_privacy = 1, then three of Y, N or -
google-form-ciu_szs = sizes with commas between them
google-form-integer = a whole number
google-form-milliseconds = a whole number of milliseconds
google-form-seconds = a whole number of seconds
google-form-positive = a positive whole number
google-form-address = an http(s) URL
google-form-integers = whole numbers with commas between them

## Names of other players

# Variables:
#   $products (List) - names of products
player-name = { LIST($products) }

# Variables:
#   $products (List) - names of products
player-name-encoded = { LIST($products) }, with uriEncode

## Why another player writes a part of a URL in another way

# Variables:
#   $digits (Number) - the most digits
player-reason-own-random = This player makes its own random number of up to { $digits } digits.

# Variables:
#   $length (Number) - letters and digits
player-reason-own-cachebuster = This player makes its own cache buster of { $length } letters and digits.

player-reason-null-variable = This player writes a page variable that is null as the text “null”.
player-reason-unknown-default = This player drops the default of a macro that it does not know.
player-reason-undefined-comma = This player writes a comma for a value that is undefined.
player-reason-curly-brackets = This player replaces only its own macros, which are in curly brackets.
player-reason-double-underscores = This player replaces only its own macros, which are between double underscores.
player-reason-square-brackets = This player replaces only macros in square brackets.
player-reason-first-occurrence = This player replaces only the first occurrence of a macro, and only those that it knows.
player-reason-trackers-only = This player replaces macros in trackers, but not in the URL of an ad tag.
player-reason-repeated = This player also replaces placeholders inside a value that it has just inserted.
player-reason-dollar-sign = This player reads $& and the like in a value as a part of the text around the placeholder.
player-reason-missing-as-word = This player writes a missing value as the text “null” or “undefined”.
player-reason-empty = This player has no value and writes nothing, where others write -1 or keep the placeholder.
player-reason-minus-one = This player sends -1 for a macro of the VAST standard that has no value.
player-reason-filled = This player fills a placeholder that is kept here.
player-reason-not-withheld = This player sends a value that consent withholds here.
player-reason-not-encoded = This player inserts the value without encoding it.
player-reason-encoded-commas = This player encodes the commas of a list, too.
player-reason-encoded-once = This player encodes the value once, although the text around it is encoded already.
player-reason-other-encoding = This player encodes other characters of the value.
player-reason-flag-as-word = This player writes a flag as a word.
player-reason-other-value = This player has another value for this placeholder.
player-reason-unknown-value = This player has its own value, which is not known here.
player-reason-illegal-characters = This player leaves characters that no URL allows to the browser, which encodes most of them.
player-reason-no-parameter = This player does not add or fill this parameter.
player-reason-removed = This player removes a macro that has no value.
player-reason-kept-without-value = This player keeps a macro for which it has no value.

# Variables:
#   $max (Number) - the most characters
player-reason-cut = This player cuts values after { $max } characters.

player-reason-added-parameters = This player adds vpa and vpmute to tags of Google Ad Manager.
player-reason-fixed = This player writes a fixed value here.
player-reason-late-break = This player sends 3 for every break after the start of the content.
player-reason-state = This player sends its state with a request, too.
player-reason-click-position = This player never shares the position of a click.
player-reason-ima-correlator = The IMA SDK replaces the correlator with its own.
player-reason-ima-us-privacy = The IMA SDK adds the US privacy string of the page, but not the GPP string.
player-reason-ima-no-macros = The IMA SDK expands no macro of an ad tag; the page has to fill it.

## Why another player sends no request

player-failure-lone-surrogate = It throws a URIError for a value with a lone surrogate.

# Variables:
#   $name (String) - name of a value of the page
player-failure-no-value = It throws a TypeError, because { $name } has no value.

# Variables:
#   $max (Number) - the limit
player-failure-too-long = The URL would be longer than { $max } characters.

## What to do after the verdict

step-copy-ad-server = Copy for the operator of the ad server
step-copy-network = Copy for the ad network
step-copy-advertiser = Copy for the advertiser
step-show = Show the findings
step-as-desktop = Request as desktop
step-as-mobile = Request as mobile
step-as-note = The other device counts as an ad request, with its placeholders, sizes and identifiers; the browser sends its own User-Agent.
step-as-same = No placeholder of this tag depends on the device: both requests are the same.

# Variables:
#   $times (Number) - how many requests are sent
rate-ask = Request { $times } times

# Variables:
#   $times (Number) - how many requests are sent
rate-note = { $times } times count as { $times } ad requests, one a second; without a response, each is repeated up to twice.

rate-stop = Stop

# Variables:
#   $filled (Number) - answers with an ad that plays
#   $answers (Number) - how many answers there are
rate-filled = { $answers ->
    [0] no answer
    [one] ads in { $filled } of { $answers } answer
   *[other] ads in { $filled } of { $answers } answers
  }
