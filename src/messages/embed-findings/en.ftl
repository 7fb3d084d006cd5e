### Findings about the fields of an embed: what was found, and what to do about it (.remedy).

## Parts of several texts

phrase-value = { $kind ->
    [text] The value "{ $value }"
    [list] The value (a list)
    [object] The value (an object)
   *[literal] The value { $value }
  }

## Values of the wrong form

not-object = The value is not an object.
    .remedy = Send an object, or null.

not-list = The value is not a list.
    .remedy = Send a list, or null.

# Variables:
#   $kind ("text" | "literal" | "list" | "object") - the kind of the value
#   $value (String) - the value as it is shown
not-text = { phrase-value } is not a string.
    .remedy = Send a string, or null.

# Variables:
#   $kind ("text" | "literal" | "list" | "object") - the kind of the value
#   $value (String) - the value as it is shown
not-flag = { phrase-value } is not 1 or 0.
    .remedy = Send 1 or 0, or null.

# Variables:
#   $kind ("text" | "literal" | "list" | "object") - the kind of the value
#   $value (String) - the value as it is shown
not-number = { phrase-value } is not a decimal number.
    .remedy = Send a decimal number, or null.

# Variables:
#   $kind ("text" | "literal" | "list" | "object") - the kind of the value
#   $value (String) - the value as it is shown
not-length = { phrase-value } is not a number, optionally with px or %.
    .remedy = Send a number, optionally with px or %, or null.

# Variables:
#   $kind ("text" | "literal" | "list" | "object") - the kind of the value
#   $value (String) - the value as it is shown
not-pixels = { phrase-value } is not a number of pixels.
    .remedy = Send a number of pixels, or null.

# Variables:
#   $kind ("text" | "literal" | "list" | "object") - the kind of the value
#   $value (String) - the value as it is shown
not-color = { phrase-value } is not a hexadecimal color.
    .remedy = Send a hexadecimal color, or null.

# Variables:
#   $kind ("text" | "literal" | "list" | "object") - the kind of the value
#   $value (String) - the value as it is shown
not-date = { phrase-value } is not a date and time as YYYY-MM-DD hh:mm:ss.
    .remedy = Send a date and time as YYYY-MM-DD hh:mm:ss, or null.

# Variables:
#   $kind ("text" | "literal" | "list" | "object") - the kind of the value
#   $value (String) - the value as it is shown
not-language = { phrase-value } is not a language tag.
    .remedy = Send a language tag, or null.

not-address = The value is not an absolute http(s) URL.
    .remedy = Send an absolute http(s) URL, or null.

# Variables:
#   $kind ("text" | "literal" | "list" | "object") - the kind of the value
#   $value (String) - the value as it is shown
unknown-volume = { phrase-value } is not -1, none, defaultOn or defaultOff.
    .remedy = Send -1, none, defaultOn or defaultOff, or null.

# Variables:
#   $kind ("text" | "literal" | "list" | "object") - the kind of the value
#   $value (String) - the value as it is shown
unknown-ad-type = { phrase-value } is not linear or non-linear.
    .remedy = Send linear or non-linear, or null.

bulk-rule-form = The value is not * or an origin with /*, such as https://www.example.com/*.
    .remedy = Send * or an origin with /*, such as https://www.example.com/*, or null.

## Other findings about fields

empty-value = The string is empty and is read as null.
    .remedy = Send null instead.

# Variables:
#   $unit ("number" | "characters") - what the range is about: the number, or the length of the text
#   $value (String) - the number as it is shown; empty for a text
#   $min (Number) - the smallest allowed number
#   $max (Number) - the largest allowed number, or the most characters
out-of-bounds = { $unit ->
    [characters] The value is longer than { $max } characters.
   *[number] The value { $value } is outside the documented range.
  }
    .remedy = { $unit ->
        [characters] Shorten it to at most { $max } characters.
       *[number] Use a value within the documented range: { $min } to { $max }.
      }

address-userinfo = The URL has a user name or password, which was dropped.
    .remedy = Remove it from the URL.

source-video-and-live = The embed has a video and a live; the video is played.
    .remedy = Remove one of the two.

stream-url-callback = `options.streamUrl` threw an error, or returned no absolute http(s) URL.
    .remedy = Return an absolute http(s) URL, or null.

hosted-player-missing = The code has no iframe with an http(s) URL.
    .remedy = Send the code as the service generated it.

# Variables:
#   $label (String) - the label that was requested
bulk-label-unknown = No bulk has the label "{ $label }".
    .remedy = Set `options.bulkLabel` to the label of a bulk of this embed.

bulk-ambiguous = An earlier bulk matches too and is used instead of this one.
    .remedy = Remove one of the two.

# Variables:
#   $name (String) - the name in the field
unknown-destroy-event = The player has no event named "{ $name }".
    .remedy = Use the name of a player event, such as ENDED.

# Variables:
#   $type (String) - the type of the ad, which may be empty
unknown-ad-kind = The ad of type "{ $type }" has neither a tag nor a video.
    .remedy = Set its source_url to an ad tag.

ad-video-not-ready = The video of the ad is not converted yet.
    .remedy = Wait for the conversion, or upload the video again.

slot-mobile-missing = The slot has ads for desktop and none for mobile.
    .remedy = Set this field too.

midroll-without-time = The start time of the midroll is not known.
    .remedy = Set its seconds in `options.midrollAt`.

overlay-main-only = The field applies only to a main overlay and is ignored.
    .remedy = Remove it, or move the ad to overlay_main.

watermark-offsets = The offset is ignored, because the opposite offset is set too.
    .remedy = Remove one of the two.
