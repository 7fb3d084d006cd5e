### Findings about an embed and its ad tags: what was found, and what to do about it (.remedy).

## Parts of several texts

phrase-value = { $kind ->
    [text] The value "{ $value }"
    [list] The value (a list)
    [object] The value (an object)
   *[literal] The value { $value }
  }
phrase-more = { $more ->
    [0] {""}
   *[other] {" "}(and { $more } more)
  }
phrase-placeholders = { $placeholders }{ phrase-more }
phrase-filled = { LENGTH($filled) ->
    [0] {""}
   *[other] {" "}Filled: { $filled }{ $moreFilled ->
        [0] {""}
       *[other] {" "}(and { $moreFilled } more)
      }.
  }
phrase-ad-servers = { LENGTH($adServers) ->
    [0] {""}
   *[other] {" "}Kept, because only an ad server can fill them: { $adServers }{ $moreAdServers ->
        [0] {""}
       *[other] {" "}(and { $moreAdServers } more)
      }.
  }
phrase-kept = { LENGTH($kept) ->
    [0] {""}
   *[other] {" "}Kept, because their meaning or value is unknown: { $kept }{ $moreKept ->
        [0] {""}
       *[other] {" "}(and { $moreKept } more)
      }.
  }
phrase-dialect = The ad tag has placeholders of { $system }.{ phrase-filled }{ phrase-ad-servers }{ phrase-kept }

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

## Ads in their slots

# Variables:
#   $type ("linear" | "non-linear") - the type of the ad
#   $expected ("linear" | "non-linear") - the type of ads that the slot plays
slot-type-mismatch = The ad is { $type }, and the slot plays { $expected } ads.
    .remedy = Move the ad to another slot, or correct its type: players refuse the ad with VAST error 201.

# Variables:
#   $path (String) - JSON Pointer to the earlier ad
slot-duplicate-tag = The ad tag is also at { $path }.
    .remedy = Use a separate ad unit for each ad, so that the same ad does not play twice.

slot-desktop-missing = The slot has ads for mobile and none for desktop.
    .remedy = Set this field too.

# Variables:
#   $at (Number) - seconds of content before the overlay
#   $duration (Number) - seconds of the content
slot-overlay-times = The overlay appears after { $at } s, and the content takes { $duration } s.
    .remedy = Let the overlay appear earlier.

slot-overlay-size = The ad tag requests only sizes that are larger than max_width and max_height allow.
    .remedy = Raise max_width and max_height, or request smaller ads: players refuse larger ones with VAST error 501.

## Ad tags

# Variables:
#   $number (Number) - the number of the tag in its waterfall, from 1
#   $count (Number) - the tags of the waterfall; 1 for a tag without one
tag-empty = { $count ->
    [1] The ad tag is empty.
   *[other] Tag { $number } of the waterfall is empty.
  }
    .remedy = { $count ->
        [1] Set the tag, or remove the ad object.
       *[other] Set the tag, or remove the *** beside it.
      }

tag-not-absolute = The ad tag is not an absolute URL.
    .remedy = Start it with https://.

tag-scheme = The ad tag is not an http(s) URL.
    .remedy = Start it with https://.

tag-host = The ad tag has no valid host.
    .remedy = Correct its host and port.

tag-userinfo = The ad tag contains a user name or password.
    .remedy = Remove it.

# Variables:
#   $length (Number) - characters of the request
#   $limit (Number) - the most characters that are allowed
tag-too-long = The request is { $length } characters long, which is more than { $limit }.
    .remedy = Shorten the parameters: most servers refuse a request of this length.

# Variables:
#   $placeholders (List) - the placeholders; empty if it is not known which ones
#   $more (Number) - how many more there are
macro-unsafe-position = { LENGTH($placeholders) ->
    [0] A placeholder is in a part of the URL where its value would change the host or the path.
    [one] { phrase-placeholders } is in a part of the URL where its value would change the host or the path.
   *[other] { phrase-placeholders } are in a part of the URL where their values would change the host or the path.
  }
    .remedy = Replace the macro with the literal value.

rule-subject-form = A replace rule has no text as its subject or value.
    .remedy = Set both to a text.

# Variables:
#   $subject (String) - the subject of the rule
rule-duplicate = Two replace rules have the subject { $subject }; the first one applies.
    .remedy = Remove one of the two.

# Variables:
#   $subject (String) - the subject of the rule
rule-subject-unused = The ad tag does not contain { $subject }, the subject of a replace rule.
    .remedy = Remove the rule, or correct its subject.

# Variables:
#   $subject (String) - the subject of the rule
#   $rules (List) - the names of the rules that exist
rule-unknown = The replace rule for { $subject } names an unknown rule.
    .remedy = Use { LIST($rules, type: "disjunction") }, the name of a macro, or provide the value in `values`.

# Variables:
#   $subject (String) - the subject of the rule
rule-source-empty = The replace rule for { $subject } has no value, so { $subject } was kept.
    .remedy = Set the field that the rule reads.

# Variables:
#   $placeholders (List) - the placeholders
#   $more (Number) - how many more there are
macro-unknown = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] has no replace rule and is not a known macro, so it was kept.
   *[other] have no replace rules and are not known macros, so they were kept.
  }
    .remedy = Add a replace rule, or provide the value in `values`.

# Variables:
#   $placeholders (List) - the placeholders
#   $more (Number) - how many more there are
macro-value-missing = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] has no value, so it was kept.
   *[other] have no values, so they were kept.
  }
    .remedy = Provide the value, or remove the macro.

# Variables:
#   $placeholders (List) - the placeholders
#   $more (Number) - how many more there are
macro-wrong-context = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] is a macro for tracking URLs; in an ad request it is -1.
   *[other] are macros for tracking URLs; in an ad request they are -1.
  }
    .remedy = { LENGTH($placeholders) ->
        [one] Remove it.
       *[other] Remove them.
      }

# Variables:
#   $system (String) - the player or ad server that the placeholders belong to
#   $filled (List) - the placeholders that were filled
#   $moreFilled (Number) - how many more there are
#   $adServers (List) - the placeholders that only an ad server can fill
#   $moreAdServers (Number) - how many more there are
#   $kept (List) - the other placeholders that were kept
#   $moreKept (Number) - how many more there are
macro-server-side = { phrase-dialect }
    .remedy = Have the ad server fill it, or use a macro in brackets.

# Variables:
#   $system (String) - the player or ad server that the placeholders belong to
#   $filled (List) - the placeholders that were filled
#   $moreFilled (Number) - how many more there are
#   $adServers (List) - the placeholders that only an ad server can fill
#   $moreAdServers (Number) - how many more there are
#   $kept (List) - the other placeholders that were kept
#   $moreKept (Number) - how many more there are
macro-foreign-player = { phrase-dialect }
    .remedy = Provide the values in `values`, or use macros in brackets.

# Variables:
#   $system (String) - the player or ad server that the placeholders belong to
#   $filled (List) - the placeholders that were filled
#   $moreFilled (Number) - how many more there are
#   $adServers (List) - the placeholders that only an ad server can fill
#   $moreAdServers (Number) - how many more there are
#   $kept (List) - the other placeholders that were kept
#   $moreKept (Number) - how many more there are
dialect = { phrase-dialect }
    .remedy = Nothing has to be done. To write the ad tag with macros in brackets, use translateAdTag.

## Labels of repairs

repair-remove-list-element = Remove the element, which is not used.
repair-clear-field = Remove the value, which is not used.
# Variables:
#   $flag (String) - 1 or 0
repair-set-flag = Set the value to { $flag }.
# Variables:
#   $value (String) - the nearest allowed value
repair-clamp-number = Use the nearest allowed value, { $value }.
repair-clean-address = Remove the user name and the password.
repair-set-field-null = Set the field to null.
repair-remove-live = Remove the live, which is not played.
repair-remove-offset = Remove this offset, which is not used.
