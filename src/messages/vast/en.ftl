### Why a request, an ad or a media file fails, and why a media file is chosen or not.

## Requests

no-ad = The ad server has no ad.
request-timeout = The ad server did not respond in time.

# Variables:
#   $status (Number) - HTTP status
request-status = The ad server responded with status { NUMBER($status, useGrouping: 0) }.

request-unreachable = The ad server cannot be reached, or its response has no CORS header.
request-mixed = An http URL cannot be requested on an https page.
request-cors = The response of the ad server has no CORS header that allows the page to read it.
request-cors-several = The server named several origins in its CORS header, which browsers refuse.
request-redirect = The ad server redirects to an address that may not be requested.
request-redirect-loop = The ad server redirects in a loop, more than 20 times.
request-private = The request leads to an address in a private network, which was not allowed.
request-dns = The host name of the ad server cannot be resolved (DNS).
request-refused = The ad server refused the connection.
request-tls = The certificate of the ad server is not valid, or its TLS handshake failed.
request-no-route = There is no connection to the ad server.
request-clock = The clock of this device is wrong, so it considers the certificate of the ad server invalid.
request-sinkhole = A DNS filter or the hosts file gives another address for the ad server.
request-offline = This device has no network connection.
request-resolver = No DNS server answered for the host name of the ad server.
request-cookie-loop = The ad server redirects in a loop, because its cookie does not come back.
request-reset = The ad server closed the connection without a response.
request-cut-off = The connection broke off before the end of the response.
request-encoding = The response cannot be decompressed: its header Content-Encoding does not fit its content.
request-policy = The Content Security Policy of the page does not allow requests to the ad server.
request-redirected = The ad server redirects to an address that does not answer.
request-host-answers = The ad server answers other requests, but not this one.
request-no-answer = The ad server does not answer.
request-protocol = The response of the ad server is not valid HTTP.
request-other = The ad server cannot be reached.
request-canceled = The request was canceled.
request-no-time = No time is left to request the ad tag.
tag-not-web = The ad tag is not an http(s) URL.

# Variables:
#   $finding (String) - id of the finding about the tag; none if there is none
tag-without-url = The ad tag expands to no URL.

## Responses

# Variables:
#   $limit (Number) - bytes
document-size = The response has more than { $limit } bytes.

document-type = The response has a document type before its root element.
not-xml = The response is not well-formed XML.
trusted-types = Reading the response needs the Trusted Types policy media-embed, which the page does not allow.

# Variables:
#   $root (String) - name of the element
not-vast = The root element of the response is <{ $root }>, not <VAST>.

# Variables:
#   $version (String) - as the response has it
vast-version = The response is VAST { $version }; versions 2 to 4 are supported.

ad-no-content = The ad has neither <InLine> nor <Wrapper>.
ad-no-creative = The ad has no creative.
ad-only-companions = The ad has neither a linear nor a non-linear creative.
category-blocked = A wrapper blocks the category of the ad.

## Wrappers

wrapper-no-tag = The wrapper has no ad tag URL.
wrapper-tag-not-web = The ad tag of the wrapper is not a URL that can be requested.
wrapper-tag-relative = The ad tag of the wrapper is relative, and its document has no URL.
wrapper-circle = The wrappers lead in a loop.
wrapper-forbidden = A wrapper of the ad forbids further wrappers.

# Variables:
#   $limit (Number) - wrappers
wrapper-limit = The ad is within more than { $limit } wrappers.

# Variables:
#   $limit (Number) - documents
document-limit = The ad tag leads to more than { $limit } documents.

## VMAP

# Variables:
#   $version (String) - as the response has it
vmap-version = The response is VMAP { $version }; version 1 is supported.

vmap-offset-position = An ad break of the VMAP document has a position (#…) as its timeOffset. Write a time or a percentage: the player defines no break positions.
vmap-offset = An ad break of the VMAP document has no valid timeOffset. Write hh:mm:ss, a percentage up to 100%, start or end.
vmap-break-type = An ad break of the VMAP document is neither linear nor nonlinear. The player shows no display ads.
vmap-template-type = The templateType of an AdTagURI is not VAST 2, 3 or 4.
vmap-custom-data = CustomAdData is not supported. Use VASTAdData or AdTagURI.
vmap-empty-source = An AdSource has neither VASTAdData nor AdTagURI.
vmap-tag-not-web = The AdTagURI of an ad break is not an http(s) URL.

## Ads in the player

unexpected = The ad failed unexpectedly.
slot-linear = The ad is an overlay, but the slot is for linear ads.
slot-overlay = The ad is linear, but the slot is for overlays.
only-interactive = The ad has only an interactive unit (VPAID).
no-playable-file = The browser can play none of the media files of the ad.
companion-not-shown = The page does not show a required companion.
overlay-too-large = The overlay does not fit into the player.
overlay-empty = The ad has neither a picture nor a text.
overlay-picture = The picture of the overlay cannot be loaded.

# Variables:
#   $status (Number) - HTTP status
media-status = The media file responded with status { NUMBER($status, useGrouping: 0) }.

# Variables:
#   $type (String) - media type
media-type = The media file is { $type }, not media.

# Variables:
#   $bytes (Number) - length of the file
media-empty = The media file has { $bytes ->
    [one] 1 byte
   *[other] { $bytes } bytes
  }, too few for a video.

media-mixed = The media file is http, but the page is https.
media-unreachable = There is no connection to the server of the media file.
media-other-site = The server of the media file forbids pages of other sites to show it.
media-timeout = The media file of the ad took too long to load.
media-no-time = The media files before this one took all the time.
media-not-loaded = The media file of the ad cannot be loaded.
media-not-played = The media file of the ad cannot be played.

# Variables:
#   $directive (String) - media-src, or connect-src for HLS
media-policy = The Content Security Policy of the page does not allow the media file of the ad ({ $directive }).

autoplay-refused = The browser does not allow the ad to play.
video-ad-without-url = The video ad has no URL.
ad-not-overlay = The ad object is not for an overlay.
ad-kind-unknown = The kind of the ad object is unknown.
page-timeout = The page did not respond in time.
page-rejected = The promise that the page responded with was rejected.
page-response = The response of the page is neither an http(s) URL nor the text of a VAST or VMAP document.

# Variables:
#   $ms (Number) - milliseconds
ads-code-timeout = The code of the ads could not be loaded within { $ms } ms.

companion-code-missing = The code for the companions of the ad could not be loaded.

ads-silent = The ads showed nothing in time, so the player gave them up.

## IMA SDK

# Variables:
#   $text (String) - message of the SDK, in its words
ima-error = { $text }

ima-failed = The IMA SDK failed.
ima-no-code = The IMA SDK reported no error code.
ima-no-ad = The IMA SDK started no ad.
ima-slot = The ad is linear in a slot for overlays, or the reverse.
ima-only-tags = The IMA SDK plays only ad tags.
ima-playlist = The ad tag of an overlay leads to a VMAP playlist, which the IMA SDK cannot show as an overlay. Put the tag into a preroll.

## Media files

# Variables:
#   $bitrate (Number) - of the file, in kbit/s
#   $limit (Number) - of the player, in kbit/s
file-over-limit = Its bitrate of { $bitrate } kbit/s exceeds { $limit } kbit/s.

# Variables:
#   $limit (Number) - of the player, in kbit/s
file-higher-over-limit = All files exceed { $limit } kbit/s, and the chosen file has a lower bitrate.

# Variables:
#   $width (Number) - of the player
#   $height (Number) - of the player
file-size-worse = The size of the chosen file suits the player of { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } pixels better.

file-bitrate-lower = The chosen file suits the player equally well and has a higher bitrate.
file-later = The chosen file suits the player equally well and comes first.

# Variables:
#   $limit (Number) - of the player, in kbit/s
file-only-within-limit = It is the only file that plays within { $limit } kbit/s.

# Variables:
#   $limit (Number) - of the player, in kbit/s
file-lowest-over-limit = All files exceed { $limit } kbit/s, and it has the lowest bitrate.

# Variables:
#   $width (Number) - of the player
#   $height (Number) - of the player
file-size-best = Its size suits the player of { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } pixels best.

file-bitrate-best = Of the files whose size suits the player best, it has the highest bitrate.
file-first = It is the first of the files that suit the player best.
file-only = It is the only file that plays.

# Variables:
#   $framework (String) - API framework, such as VPAID
file-code = The player does not run { $framework } code.

file-type-unknown = The file has no type, and its URL has no ending that the player knows.

# Variables:
#   $type (String) - media type
file-type-not-played = The browser does not play { $type }.

file-ad-not-played = The ad does not play in this slot.
