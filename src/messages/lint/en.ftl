### Findings of the rules about ad tags and slots: what was found, and what to do about it (.remedy). The labels of their repairs.

## Parts of several texts

phrase-more = { $more ->
    [0] {""}
   *[other] {" "}(and { $more } more)
  }
phrase-parameters = { LENGTH($names) ->
    [one] parameter
   *[other] parameters
  } { $names }
phrase-placeholders = { $placeholders }{ phrase-more }
phrase-time = { NUMBER($seconds) } s

## Texts that an ad tag was pasted in

# Variables:
#   $fault ("quotes" | "markup" | "code" | "mail-quote" | "text" | "several" | "joined" | "unclear" | "computed" | "no-url") - what is around the tag
tag-surrounded = { $fault ->
    [quotes] The ad tag is in quotation marks or brackets.
    [markup] The ad tag is inside HTML or XML.
    [code] The ad tag is inside a script, JSON or a formula.
    [mail-quote] Lines of the ad tag begin with >, as in a quoted mail.
    [text] Other text is in front of the ad tag or behind it.
    [several] The text has several ad tags, and *** does not separate them.
    [joined] Two ad tags are written together, with nothing between them.
    [unclear] The text has several URLs, and any of them may be the ad tag.
    [computed] The ad tag is inside a script that adds values to it.
   *[no-url] The text is code, and has no URL of an ad tag.
  }
    .remedy = { $fault ->
        [mail-quote] Remove these characters.
        [several] Separate the tags of a waterfall with ***, or keep one.
        [joined] Keep one of them. To have both judged, paste each on a separate line.
        [computed] Keep only the URL, and write a macro such as [CACHEBUSTING] for each value.
        [no-url] Ask the ad server for the VAST tag of a video placement, and set its URL: code such as this is mostly of display ads.
       *[text] Keep only the URL of the ad tag.
      }

tag-script-escaped = The ad tag has characters that are escaped with a backslash, such as \/ or \u0026.
    .remedy = Replace the escapes: the tag was copied from a script, JSON or Markdown.

tag-percent-encoded = The ad tag is percent-encoded as a whole, including its scheme or the signs between its parameters.
    .remedy = Decode it: the tag was copied from a parameter of another URL.

tag-mail-encoded = The ad tag is encoded as in the source of a mail, with =3D instead of =.
    .remedy = Decode it: the tag was copied from the source of a mail.

tag-lookalike-chars = The ad tag has characters that only look like the ordinary ones, such as – for -, × for x, ＆ for &, or typographic quotes around a value.
    .remedy = Write the ordinary characters instead.

tag-link-rewritten = The ad tag is a link that a mail program or another service rewrote.
    .remedy = Use the address behind it: requests through this link fail.

tag-cut-off = The ad tag has … in place of a part, because the program that it was copied from shortened it.
    .remedy = Copy the whole tag again from where it is edited.

## The text and its waterfall

tag-whitespace = The ad tag has spaces, line breaks or invisible characters that do not belong to it.
    .remedy = Remove them: paste the tag again as plain text.

# Variables:
#   $count (Number) - tags of the waterfall
#   $seconds (Number) - time that they share
tag-waterfall = The ad is a waterfall of { $count } tags, which share { phrase-time }.
    .remedy = Nothing has to be done, if the service has waterfalls switched on for this account.

# Variables:
#   $number (Number) - number of the tag, from 1
#   $cause ("vmap" | "sample") - why it is never without an ad
waterfall-no-failover = { $cause ->
    [vmap] Tag { $number } of the waterfall requests a VMAP playlist, which is never without ads.
   *[sample] Tag { $number } of the waterfall is a sample, which always returns an ad.
  }
    .remedy = Put it last: the tags after it are never requested.

# Variables:
#   $count (Number) - tags of the waterfall
#   $share (Number) - milliseconds for each tag
#   $seconds (Number) - time that they share
#   $limit (Number) - the most tags
waterfall-too-many = The waterfall has { $count } tags, so that each has about { $share } ms of the { phrase-time } for all.
    .remedy = Keep at most { $limit } tags, those with the best fill rate first.

# Variables:
#   $number (Number) - number of the tag, from 1
waterfall-duplicate = Tag { $number } of the waterfall is the same as an earlier one, which had no ad.
    .remedy = Remove the repeated tag.

# Variables:
#   $subject (String) - text that the rule replaces
rule-subject-plain = The subject { $subject } also occurs in other words and in names of the ad tag, where it is replaced too.
    .remedy = Write the subject in brackets, such as [name], in the rule and in the ad tag.

## The URL

tag-html-escaped = The ad tag has characters that are escaped as in HTML, such as &amp;.
    .remedy = Replace the escapes: the tag was copied from HTML or XML.

tag-http-on-https = The ad tag is an http URL, and the page is https.
    .remedy = Use the https tag: the browser blocks the request or changes it to https.

tag-protocol-relative = The ad tag has no scheme.
    .remedy = Write https://, so that the tag also works outside of a web page.

tag-fragment = The ad tag has a #, and what follows it is not sent to the ad server.
    .remedy = Write # as %23, or remove it with what follows.

# Variables:
#   $length (Number) - characters of the request
#   $limit (Number) - the most characters that most servers accept
tag-request-too-long = The request is { $length } characters long, which is more than { $limit }.
    .remedy = Shorten the parameters: most servers refuse a request of this length.

# Variables:
#   $length (Number) - characters of the request
#   $limit (Number) - the most characters that all servers accept
tag-long = The request is { $length } characters long, which is more than { $limit }.
    .remedy = Shorten the parameters if ads are missing: some servers cut a request of this length.

# Variables:
#   $name (String) - the parameter whose & is lost; empty for other characters
tag-illegal-chars = { LENGTH($name) ->
    [0] The ad tag has characters that a URL may not contain unencoded.
   *[other] The & of &{ $name } was read as an entity of HTML, so the ad tag has no parameter { $name }.
  }
    .remedy = { LENGTH($name) ->
        [0] Percent-encode them: players differ in what they send.
       *[other] Write &{ $name }= again; in HTML, write &amp;{ $name }=.
      }

# Variables:
#   $fault ("cut" | "sign") - whether the end of the tag is missing
tag-bad-percent = { $fault ->
    [cut] The ad tag is cut off: it ends in the middle of a percent escape.
   *[sign] The ad tag has a percent sign without two hexadecimal digits after it.
  }
    .remedy = { $fault ->
        [cut] Copy the whole tag again from where it is edited: a field or a program shortened it.
       *[sign] Write the percent sign as %25.
      }

# Variables:
#   $server ("liverail" | "adtech" | "mopub" | "adaptv" | "emx" | "spotx" | "sizmek") - the ad server that was closed
ad-host-gone = The host belongs to { $server ->
    [liverail] LiveRail, whose ad server Facebook closed in 2016
    [adtech] the Adtech ad server, which Verizon Media closed in 2020
    [mopub] MoPub, which was closed in 2022
    [adaptv] Yahoo’s supply-side platform, which was closed in 2023
    [emx] EMX Digital, which became insolvent in 2023
    [spotx] SpotX, which Magnite took over in 2021 and merged into its own platform
   *[sizmek] the Sizmek ad server, which Amazon closed at the end of 2024
  }.
    .remedy = Ask the vendor for a new tag, or remove the ad.

## Parameters

tag-no-query = The ad tag has an & but no ? in front of it, so it has no query.
    .remedy = Begin the query with a question mark.

# Variables:
#   $fault ("address" | "waterfall" | "separator") - an address that is not encoded, a second ad tag, or a ? in place of an &
#   $name (String) - name of the parameter
param-question-mark = { $fault ->
    [address] The address in the parameter { $name } is not percent-encoded, so its own parameters became those of the ad tag.
    [waterfall] A second ad tag begins in the parameter { $name }, and *** does not separate it.
   *[separator] The ad tag has a second ? after the parameter { $name }, where an & belongs.
  }
    .remedy = { $fault ->
        [address] Percent-encode the address in { $name } as a whole.
        [waterfall] Write *** between the two ad tags.
       *[separator] Write & instead of the second ?.
      }

# Variables:
#   $settings (List) - parameters with their values: w=0; of a page only the name, since its address may hold a token
#   $fault ("floor" | "size" | "sound" | "page" | "slot" | "format" | "freewheel") - what is wrong
param-implausible = { $fault ->
    [floor] No campaign pays a price floor as high as { $settings }.
    [size] The ad tag gives the player no size: { $settings }.
    [sound] The ad tag announces autoplay with sound: { $settings }.
    [page] The parameter { $settings } has the address of a preview or a test, not that of the public page.
    [slot] The ad tag asks for a kind of ad that its slot does not show: { $settings }.
   *[format] The ad tag asks for another format than VAST or VMAP: { $settings }.
  }
    .remedy = { $fault ->
        [floor] Write the price for 1,000 impressions in the currency of the auction, such as 1.50, or remove the parameter.
        [size] Write the size of the player in pixels, and build the ad tag only when the player has one.
        [sound] Start muted, or on a click, and say so in the ad tag: browsers block autoplay with sound.
        [page] Write the public address, percent-encoded, or [PAGEURL].
        [slot] Ask for linear ads in a preroll, midroll or postroll, and for non-linear ads in an overlay; or move the ad tag to the slot that it was made for.
        [freewheel] Write resp=vast3, or resp=vmap1 for a list of ad breaks.
       *[format] Write the value for VAST that the ad server documents, or ask it for its VAST tag.
      }

# Variables:
#   $fault ("stream" | "video" | "platform" | "console") - what the address is
tag-media = { $fault ->
    [stream] This is the address of a stream, not an ad tag.
    [platform] This is the address of a video of a platform, not an ad tag.
    [console] This is the address of a page for people, such as the console of an ad server, not an ad tag.
   *[video] This is the address of a video file, not an ad tag.
  }
    .remedy = { $fault ->
        [stream] If a server inserts the ads into the stream, play it as the content; for ads of the player, ask for the VAST tag.
        [platform] Ask the ad server for its VAST tag. A video of a platform is embedded with the platform’s own code.
        [console] Copy the VAST tag from this page; what stands behind the # is never sent to a server.
       *[video] Ask the ad server for a VAST tag of this video.
      }

# Variables:
#   $names (List) - names of parameters
#   $more (Number) - further names
tag-double-encoded = The value of the { phrase-parameters }{ phrase-more } is percent-encoded twice.
    .remedy = Encode the value once.

# Variables:
#   $names (List) - names of parameters
#   $more (Number) - further names
#   $values ("same" | "different") - whether each has the same value every time
param-duplicate = The ad tag has the { phrase-parameters }{ phrase-more } more than once, with { $values ->
    [same] the same value
   *[different] different values
  }.
    .remedy = Keep one: servers differ in which one they read.

# Variables:
#   $names (List) - names of parameters
#   $more (Number) - further names
param-empty = The ad tag has no value for the { phrase-parameters }{ phrase-more }.
    .remedy = Set the values, or remove the parameters.

## Placeholders

# Variables:
#   $placeholder (String) - as it is written
#   $macro (String) - the known macro that it resembles
macro-near-miss = { $placeholder } is unknown, and probably means { $macro }.
    .remedy = Write { $macro } instead of { $placeholder }.

# Variables:
#   $placeholders (List) - as they are written
#   $more (Number) - further placeholders
macro-case = { phrase-placeholders } should be in capitals.
    .remedy = Write capitals: most other players distinguish them from small letters.

# Variables:
#   $placeholders (List) - as they are written
#   $more (Number) - further placeholders
#   $known (List) - those whose value a macro of the IAB has
#   $macros (List) - these macros, in the same order
#   $unknown (List) - those whose value no macro of the IAB has
macro-not-iab = Some other players do not fill { phrase-placeholders }, because the IAB has no { LENGTH($placeholders) ->
    [one] macro that is written this way
   *[other] macros that are written this way
  }.
    .remedy = { LENGTH($known) ->
        [0] {""}
       *[other] For other players, write { $macros } instead of { $known }.
      }{ LENGTH($unknown) ->
        [0] {""}
       *[other] { LENGTH($known) ->
            [0] {""}
           *[other] {" "}
          }The IAB has no macro with the value of { $unknown }.
      }

# Variables:
#   $placeholders (List) - as they are written
#   $more (Number) - further placeholders
macro-deprecated = VAST 4.1 replaced { phrase-placeholders }.
    .remedy = Use [MEDIAPLAYHEAD].

# Variables:
#   $count (Number) - systems
macro-mixed-syntax = The ad tag has placeholders in the syntax of { $count } other systems.
    .remedy = Use macros in brackets: parts of the tags of several systems were pasted together.

# Variables:
#   $placeholders (List) - as they are written
#   $more (Number) - further placeholders
macro-mismatched = The brackets of { phrase-placeholders } do not match.
    .remedy = Correct the brackets.

# Variables:
#   $placeholders (List) - as they are written
#   $more (Number) - further placeholders
macro-unresolved = Nothing fills { phrase-placeholders }.
    .remedy = Write a macro in brackets, such as [PAGEURL], or the value.

# Variables:
#   $placeholders (List) - as they are written
#   $more (Number) - further placeholders
macro-quoted = The quotation marks or asterisks of { phrase-placeholders } are sent to the ad server.
    .remedy = Remove them: they were copied with the macro.

# Variables:
#   $placeholders (List) - as they are written
#   $more (Number) - further placeholders
macro-encoded-brackets = The brackets of { phrase-placeholders } are percent-encoded.
    .remedy = Write [ and ]: most other players do not fill encoded brackets.

# Variables:
#   $names (List) - names of parameters
#   $more (Number) - further names
macro-bare-word = A plain word stands in place of the value of the { phrase-parameters }{ phrase-more }.
    .remedy = Write a macro in brackets, or the value.

# Variables:
#   $names (List) - names of parameters
#   $more (Number) - further names
macro-value-text = The text of a missing value, such as undefined, is in the { phrase-parameters }{ phrase-more }.
    .remedy = Correct the script that wrote the tag or the value.

# Variables:
#   $placeholders (List) - as they are written
#   $more (Number) - further placeholders
macro-value-unknown = The request has -1, which means unknown, for { phrase-placeholders }.
    .remedy = Provide the value in the context if you know it.

# Variables:
#   $placeholders (List) - as they are written
#   $more (Number) - further placeholders
macro-value-withheld = The request has -2, which means withheld, for { phrase-placeholders }.
    .remedy = Nothing has to be done: the viewer has not consented to sharing it.

# Variables:
#   $placeholders (List) - as they are written
#   $more (Number) - further placeholders
macro-nested-encoding = The text around { phrase-placeholders } is percent-encoded, so that the inserted value is encoded once more.
    .remedy = Check the request: most other players encode the value too few times.

## Cache busters

# Variables:
#   $name (String) - the parameter for it that has no value; empty if there is none
cachebuster-missing = { LENGTH($name) ->
    [0] The ad tag has no parameter that makes every request different.
   *[other] The parameter { $name } has no value, so that every request is the same.
  }
    .remedy = Add cb=[CACHEBUSTING], or the parameter that the ad server reads.

# Variables:
#   $names (List) - names of parameters
#   $more (Number) - further names
cachebuster-frozen = The number in the { phrase-parameters }{ phrase-more } is literal, but should be new in every request.
    .remedy = Replace it with a macro such as [CACHEBUSTING]: the tag was copied after its expansion.

# Variables:
#   $names (List) - names of parameters
#   $more (Number) - further names
user-id-frozen = The literal id of one viewer is in the { phrase-parameters }{ phrase-more }.
    .remedy = Remove it: all viewers would be counted as one, whose id is published.

## Consent

# Variables:
#   $flag (String) - the placeholder that becomes 1 if the GDPR applies; empty if the tag says so itself
#   $consent (String) - the placeholder of the consent string, which has no value; empty if there is none
consent-flag-without-string = { LENGTH($flag) ->
    [0] The ad tag says that the GDPR applies, but has no consent string.
   *[other] If the GDPR applies, { $flag } becomes 1, but the ad tag sends no consent string.
  }
    .remedy = { LENGTH($consent) ->
        [0] Request the ad after the consent platform has answered, and fill gdpr_consent with [GDPRCONSENT].
       *[other] Request the ad after the consent platform has answered: { $consent } has no value before.
      }

consent-string-without-flag = The ad tag has a consent string, but does not say whether the GDPR applies.
    .remedy = Add gdpr=[gdpr].

# Variables:
#   $name (String) - name of the parameter
consent-flag-form = The parameter { $name } is neither 0 nor 1.
    .remedy = Send 1 or 0, or the macro [gdpr].

# Variables:
#   $name (String) - name of the parameter
consent-tcstring-form = The value of the parameter { $name } is not a consent string of TCF 2.
    .remedy = Send the string of the consent platform with the macro [GDPRCONSENT]. Version 1 is no longer valid.

# Variables:
#   $name (String) - name of the parameter
consent-usp-form = The value of the parameter { $name } is not a US privacy string such as 1YNN.
    .remedy = Send four characters such as 1YNN, or the macro [us_privacy].

# Variables:
#   $fault ("other-sections" | "no-sections" | "no-string") - what is wrong
consent-gpp-sid = { $fault ->
    [other-sections] The GPP string does not have all of the sections in gpp_sid.
    [no-sections] The ad tag has a GPP string without its sections.
   *[no-string] The ad tag has sections of a GPP string without the string.
  }
    .remedy = Send gpp=[GPPSTRING] and gpp_sid=[GPPSECTIONID] together.

# Variables:
#   $names (List) - names of parameters
#   $more (Number) - further names
consent-frozen = The literal consent of one viewer is in the { phrase-parameters }{ phrase-more }.
    .remedy = Replace it with the macro of its parameter, such as [GDPRCONSENT] for a TCF string: the tag was copied after its expansion.

# Variables:
#   $known ("tcf" | "gpp" | "gdpr") - what the context says of the viewer: a string, or only that the GDPR applies
consent-absent = { $known ->
    [tcf] The viewer has a TCF consent string
    [gpp] The viewer has a GPP consent string
   *[gdpr] The GDPR applies to the viewer
  }, but the ad tag has no parameter for consent.
    .remedy = Add gdpr=[gdpr] and gdpr_consent=[GDPRCONSENT], unless the ad server reads consent itself.

consent-late = The ad tag was expanded before the consent platform had answered.
    .remedy = Wait longer for the platform, or expand the tag again when it has answered.

## Google Ad Manager

# Variables:
#   $names (List) - names of parameters
#   $settings (List) - the same with their usual values
gam-missing-required = The ad tag lacks the { phrase-parameters }.
    .remedy = Add { $settings }.

# Variables:
#   $fault ("missing" | "empty" | "not-integer") - what is wrong
gam-correlator = The correlator { $fault ->
    [missing] is missing
    [empty] is empty
   *[not-integer] is not a positive integer
  }.
    .remedy = Write correlator=[timestamp]. Only the IMA SDK sets the correlator itself.

# Variables:
#   $names (List) - names of parameters
gam-page-missing = The ad tag lacks the { phrase-parameters }.
    .remedy = Add { $names } with the address of the page ([PAGEURL]): without it there is less demand.

gam-live = The content is live, but the ad tag does not have the path for live streams.
    .remedy = Use the path /gampad/live/ads, which is made for many requests at once.

gam-impl-s = The ad tag has the parameter impl=s, which is obsolete.
    .remedy = Remove it.

# Variables:
#   $names (List) - names of parameters
gam-vpa-vpmute = The ad tag lacks the { phrase-parameters }.
    .remedy = Add them without values: the player fills them, and programmatic buyers read them.

gam-test-unit = The ad unit is one of Google’s samples, which pay nothing.
    .remedy = Use one of your ad units before you publish.

# Variables:
#   $fault ("no-slash" | "no-unit" | "no-network") - what is wrong
gam-iu = The parameter iu is not the path of an ad unit: { $fault ->
    [no-slash] it does not begin with a slash
    [no-unit] it has no ad unit after the network code
   *[no-network] it does not begin with a network code
  }.
    .remedy = Write iu as in Google Ad Manager: a slash, the network code, a slash and the ad unit, such as /1234567/video.

# Variables:
#   $names (List) - names of parameters
#   $more (Number) - further names
gam-bids-empty = The header bidding keys in cust_params are empty: { $names }{ phrase-more }.
    .remedy = Request the ad when header bidding has ended, and leave out the keys if there is no bid.

gam-sz = The parameter sz is not a list of sizes such as 640x480.
    .remedy = Write sizes as 640x480, several of them as 640x480%7C400x300.

# Variables:
#   $name (String) - name of the parameter
#   $value (String) - its value
#   $values (List) - values that it may have, or examples; the name of the other parameter if it is above that
#   $fault ("value" | "milliseconds" | "above" | "preview" | "server") - what is wrong
gam-value = { $fault ->
    [above] The parameter { $name } is { $value }, which is more than { $values }.
    [preview] The parameter { $name } belongs to a preview, which shows one line item for a short time, and nothing once it has expired.
    [server] The parameter { $name } is for servers that insert ads into a stream, not for the ad tag of a page.
   *[value] Google Ad Manager does not know the value { $value } of the parameter { $name }.
  }
    .remedy = { $fault ->
        [above] Correct one of the two values: no ad has such a duration.
        [preview] Copy the ad tag without the preview, or make a new preview link.
        [server] Remove the parameter, or ask for the ad tag for players.
        [milliseconds] Write milliseconds, such as { $name }={ $values }.
       *[value] Write a value such as { LIST($values, type: "disjunction") }.
      }

# Variables:
#   $fault ("unknown-format" | "no-vmap" | "no-ad-rule") - what is wrong
gam-output = { $fault ->
    [unknown-format] The parameter output is neither vast nor vmap.
    [no-vmap] The ad tag has ad_rule=1, but requests VAST.
   *[no-ad-rule] The ad tag requests VMAP without ad_rule=1.
  }
    .remedy = Use output=vast for one ad break, or output=vmap with ad_rule=1 for all of them.

# Variables:
#   $name (String) - name of the parameter
#   $fault ("no-page" | "not-absolute" | "not-encoded") - what is wrong
gam-url-params = The parameter { $name } is { $fault ->
    [no-page] not the address of the page, but of a frame or a test
    [not-absolute] not an absolute http(s) URL
   *[not-encoded] not percent-encoded
  }.
    .remedy = Send the address of the top page, percent-encoded: url=[PAGEURL].

# Variables:
#   $fault ("not-encoded" | "encoded-twice") - what is wrong
gam-cust-params = The parameter cust_params is { $fault ->
    [not-encoded] not percent-encoded
   *[encoded-twice] percent-encoded twice
  }.
    .remedy = Percent-encode key=value&key=value once, as a whole.

# Variables:
#   $position (String) - slot of the ad: preroll, midroll or postroll
gam-slot-vpos = The parameter vpos is not { $position }, which is the slot of the ad.
    .remedy = Set vpos to the slot, or move the ad to the slot that it was made for.

# Variables:
#   $names (List) - names of parameters
gam-playback-contradiction = The player does not start as stated in the { phrase-parameters }.
    .remedy = Leave the values empty, so that the player fills them.

## Ads in their slots

# Variables:
#   $type ("linear" | "non-linear") - the type of the ad
#   $expected ("linear" | "non-linear") - the type of ads that the slot plays
slot-type-mismatch = The ad is { $type }, but the slot plays { $expected } ads.
    .remedy = Move the ad to another slot, or correct its type: players refuse the ad with VAST error 201.

# Variables:
#   $path (String) - JSON Pointer to the earlier ad
slot-duplicate-tag = The ad tag is also at { $path }.
    .remedy = Use a separate ad unit for each ad, so that the same ad does not play twice.

slot-desktop-missing = The slot has ads for mobile, but none for desktop.
    .remedy = Set this field too.

# Variables:
#   $at (Number) - seconds of content before the overlay
#   $duration (Number) - seconds of the content
slot-overlay-times = The overlay appears after { $at } s, but the content lasts { $duration } s.
    .remedy = Let the overlay appear earlier.

slot-overlay-size = The ad tag requests only sizes that are larger than max_width and max_height allow.
    .remedy = Raise max_width and max_height, or request smaller ads: players refuse larger ones with VAST error 501.

## Repairs

repair-keep-tag = Keep only the URL of the ad tag.
repair-remove-characters = Remove these characters.
repair-separate-tags = Separate the tags with ***.
repair-replace-escapes = Replace the escapes with their characters.
repair-replace-html-escapes = Replace the HTML escapes with their characters.
repair-replace-lookalikes = Replace the characters with those of a URL.
repair-decode-tag = Decode the ad tag.
repair-use-link-target = Use the address behind the link.
repair-remove-empty-tags = Remove the empty tags.
repair-keep-first-tags = Keep the first of each.
repair-start-with-https = Start the tag with https://.
repair-use-https = Use https. The ad server must support it.
repair-remove-user = Remove the user name and the password.
repair-encode-hash = Replace # with %23.
repair-encode-characters = Percent-encode these characters.
repair-encode-percent-sign = Write the percent sign as %25.
repair-begin-query = Replace the first & with ?.
repair-separate-parameters = Replace the second ? with &.
repair-encode-once = Encode the value once.

# Variables:
#   $name (String) - name of the parameter
repair-encode-parameter = Percent-encode { $name }.

repair-keep-first-parameters = Keep the first of each.
repair-remove-empty-parameters = Remove the parameters without a value.

# Variables:
#   $names (List) - names of parameters
#   $more (Number) - further names
repair-remove-parameters = Remove the { phrase-parameters }{ phrase-more }.

# Variables:
#   $settings (List) - parameters with their values: gdpr=[gdpr]
repair-set-parameters = Set { $settings }.

# Variables:
#   $settings (List) - parameters with their values: url=[PAGEURL]
repair-add-parameters = Add { $settings }.

# Variables:
#   $names (List) - names of parameters
repair-add-empty-parameters = Add { $names } without values, which the player fills.

repair-leave-values = Leave the values to the player.
repair-use-live-path = Use the path /gampad/live/ads.
repair-add-random-number = Add a random number.
repair-replace-number = Replace the number with a macro.
repair-remove-id = Remove the id.
repair-replace-consent = Replace the consent with macros.

# Variables:
#   $macro (String) - as it has to be written
repair-write-macro = Write { $macro }.

repair-write-macros = Write macros in brackets.
repair-write-capitals = Write the macros in capitals.
repair-correct-brackets = Correct the brackets.
repair-decode-brackets = Write the brackets unencoded.
repair-correct-macros = Correct the names of the macros.

# Variables:
#   $placeholders (List) - as they are written
#   $more (Number) - further placeholders
repair-translate-placeholders = Write { phrase-placeholders } as { LENGTH($placeholders) ->
    [one] a macro
   *[other] macros
  } in brackets.

repair-remove-rule = Remove the rule.
repair-keep-first-rule = Keep the first of the rules.

# Variables:
#   $name (String) - name of a replace rule
repair-use-rule = Use the rule { $name }.

## Repairs of fields

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
repair-remove-live = Remove the live stream, which is not played.
repair-remove-offset = Remove this offset, which is not used.
