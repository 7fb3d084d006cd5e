### What the rules for responses, chains of wrappers and requests find: what is wrong, and what to do about it (.remedy).

## Parts of several texts

phrase-ad = { LENGTH($ad) ->
    [0] The ad
   *[other] The ad `{ $ad }`
  }
phrase-icon = { LENGTH($program) ->
    [0] The icon
   *[other] The icon `{ $program }`
  }
phrase-tracker = { LENGTH($event) ->
    [0] <Tracking>
   *[other] `{ $event }`
  }
phrase-server = { LENGTH($host) ->
    [0] The ad server
   *[other] `{ $host }`
  }
phrase-picture = { $reason ->
    [missing] it has no <StaticResource>
    [never-loaded] it is only <{ $element }>, which is never loaded
    [not-url] its <StaticResource> is not an http(s) URL
    [not-picture] its type is `{ $type }`, which is not a picture
   *[without-type] its <StaticResource> has no creativeType
  }

## Responses as XML

# Variables:
#   $limit (Number) - bytes that players read
xml-too-long = The response is longer than the { $limit } bytes that players read, so nothing in it was checked (VAST error 100).
    .remedy = Ask the ad server for a shorter response: a VAST document has a few thousand characters.

xml-empty = The response is empty; expected a VAST document.
    .remedy = Have the ad server respond with <VAST version="4.2"/> or with status 204 if it has no ad.

xml-doctype = The document has a document type declaration, so players refuse it (VAST error 100).
    .remedy = Remove the declaration: players refuse it, because it may declare entities.

xml-leading-space = There is white space before the XML declaration, which has to come first.
    .remedy = Remove the white space: this player accepts it, but others report VAST error 100.

# Variables:
#   $length (Number) - characters before the document
xml-leading-text = { $length ->
    [one] 1 character of other text is
   *[other] { $length } characters of other text are
  } before the XML document.
    .remedy = Remove the text; often the server prints a warning or a debug line before the document.

# Variables:
#   $entity (String) - reference to an entity that XML does not have; empty for a raw ampersand
xml-unescaped-amp = { LENGTH($entity) ->
    [0] There is a raw & outside of a CDATA section, so the document is not well-formed.
   *[other] { $entity } is not an entity of XML, so the document is not well-formed.
  }
    .remedy = { LENGTH($entity) ->
        [0] Put the URL into a CDATA section, or write &amp; for each ampersand: this player accepts it, but others report VAST error 100.
       *[other] Write the character itself or its number, or put the text into a CDATA section: this player accepts it, but others report VAST error 100.
      }

# Variables:
#   $element (String) - name of the element
url-escaped-twice = The address in <{ $element }> was escaped twice: the server receives amp; as part of the parameters.
    .remedy = Write & inside CDATA, or &amp; without it.

# Variables:
#   $prefix (String) - prefix of the namespace
xml-undeclared-xsi = The prefix `{ $prefix }` is used without a declaration, so the document is not well-formed.
    .remedy = Declare it in the root element, xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance": this player accepts it, but others report VAST error 100.

# Variables:
#   $prefix (String) - prefix of the namespace
xml-undeclared-prefix = The prefix `{ $prefix }` is used without a declaration, so the document is not well-formed.
    .remedy = Declare the prefix in the root element, or remove it.

# Variables:
#   $fault ("attribute" | "cdata" | "cdata-end" | "character" | "comment" | "cut" | "declaration" | "depth" | "duplicate-attribute" | "end-tag" | "instruction" | "joined" | "less-than" | "json" | "no-root" | "outside-root" | "second-root" | "tag" | "unclosed") - what is wrong
#   $detail (String) - attribute, character, number of levels, end tag, tag or element that the fault is about; else empty
xml-malformed = { $fault ->
    [attribute] The attribute `{ $detail }` has no value in quotes, a quote is missing, or no space is before it.
    [cdata] A CDATA section is never closed.
    [cdata-end] The text has ]]> outside of a CDATA section.
    [character] `{ $detail }` is not allowed in XML.
    [comment] A comment is never closed, or it contains two hyphens.
    [cut] The document is cut off inside the tag `{ $detail }`.
    [declaration] The XML declaration is malformed or not at the start of the document.
    [depth] The elements are nested more than { $detail } levels deep.
    [duplicate-attribute] The attribute `{ $detail }` appears twice in one element.
    [end-tag] An end tag does not close the element that is open: `{ $detail }` was expected.
    [instruction] A processing instruction is never closed, or it has no name.
    [joined] A second document begins here: two responses were joined.
    [less-than] The text contains a raw <.
    [json] The response is not XML. It looks like JSON.
    [no-root] The response is not XML.
    [outside-root] There is text outside of the root element.
    [second-root] A second root element, `{ $detail }`, follows the first one.
    [tag] A tag is malformed or never closed: `{ $detail }`.
   *[unclosed] The element `{ $detail }` is never closed. The document is cut off, or an end tag is missing.
  }
    .remedy = { $fault ->
        [cut] The response ends too early: have the operator of the server find what cuts it off (a limit of length, a proxy, a template). Players report VAST error 100 and show no ad.
       *[other] Correct the XML at this place: players report VAST error 100 and show no ad.
      }

xml-html = The response is a web page; expected a VAST document.
    .remedy = Open the URL in a browser: often it is a login, an error page or a redirect to a website.

## Elements and attributes

# Variables:
#   $element (String) - root element
xml-root = The root element is `{ $element }`; expected VAST or VMAP.
    .remedy = Check the URL of the ad tag: the response is another kind of XML (VAST error 101).

vmap-not-expected = The response is VMAP, a list of ad breaks; expected VAST with the ads of one break (VAST error 101).
    .remedy = Request VAST here (with Google Ad Manager output=vast), or use the tag for the whole content.

# Variables:
#   $root ("VAST" | "VideoAdServingTemplate") - root element
#   $version (String) - declared version; empty for VAST 1
vast-version = { $root ->
    [VideoAdServingTemplate] The response is VAST 1 (<VideoAdServingTemplate>); players support 2.0 to 4.3 (VAST error 102).
   *[VAST] The version is `{ $version }`; players support 2.0 to 4.3 (VAST error 102).
  }
    .remedy = Ask the ad server for VAST 2.0 to 4.3.

vast-version-missing = The <VAST> element has no version. This player reads it as VAST 4, but others refuse it.
    .remedy = Write the version into the root element: <VAST version="4.2">.

# Variables:
#   $element (String) - name as written
#   $expected (String) - name in the standard
vast-element-case = The element is written `{ $element }`; players find only `{ $expected }`.
    .remedy = Write the element as the standard does: XML names are case-sensitive.

# Variables:
#   $attribute (String) - name as written
#   $expected (String) - name in the standard
vast-attribute-case = The attribute is written `{ $attribute }`; players find only `{ $expected }`.
    .remedy = Write the attribute as the standard does: XML names are case-sensitive.

# Variables:
#   $element (String) - name of the element
#   $parent (String) - element that it is in
#   $expected (List) - elements in which players read it
vast-element-misplaced = <{ $element }> is in <{ $parent }>, where players do not read it; expected in { LIST($expected, type: "disjunction") }.
    .remedy = Move the element to the parent that the standard names.

# Variables:
#   $element (String) - element that is text
#   $parent (String) - element that it is in
vast-escaped-markup = Inside <{ $parent }>, the markup is escaped or in CDATA: the element { $element } is only text for a player.
    .remedy = Insert it as XML and not as text.

# Variables:
#   $element (String) - name of the element
vast-element-repeated = A second <{ $element }> is in the same element; players read only the first.
    .remedy = Keep one of them.

## Ads

vast-no-ad = The document has no <Ad>: the ad server has nothing to show.
    .remedy = Check targeting, ad unit and sizes at the ad server if an ad was expected.

# Variables:
#   $ad (String) - id of the ad; empty if it has none
#   $children ("both" | "neither") - which of <InLine> and <Wrapper> the ad has
vast-ad-empty = { $children ->
    [both] { phrase-ad } has both <InLine> and <Wrapper>; expected one of them (VAST error 101).
   *[neither] { phrase-ad } has neither <InLine> nor <Wrapper>; expected one of them (VAST error 101).
  }
    .remedy = Ask the ad server for an <InLine> or a <Wrapper> in each <Ad>.

# Variables:
#   $ad (String) - id of the ad; empty if it has none
#   $missing (List) - elements that the standard requires
vast-inline-missing = { phrase-ad } has no { LIST($missing, type: "disjunction") }, which the standard requires.
    .remedy = Ask the ad server to add what the standard requires: strict players report VAST error 101.

# Variables:
#   $ad (String) - id of the ad; empty if it has none
#   $missing (List) - elements that this version requires
#   $version (String) - version of VAST
vast-id-missing = { phrase-ad } has no { LIST($missing, type: "disjunction") }, which VAST { $version } requires.
    .remedy = Ask the ad server for the ids: measurement and frequency capping across systems use them.

# Variables:
#   $ad (String) - id of the ad; empty if it has none
vast-companions-only = { phrase-ad } has neither a linear nor a non-linear creative (VAST error 200).
    .remedy = Traffic a video or an overlay for this slot.

# Variables:
#   $fault ("repeated" | "invalid") - what is wrong
#   $sequence (String) - value of the attribute
vast-sequence = { $fault ->
    [repeated] Two ads have the sequence { $sequence }; expected one ad for each position of the pod.
   *[invalid] The sequence is `{ $sequence }`; expected a whole number from 1.
  }
    .remedy = Number the ads of a pod from 1, each number once.

# Variables:
#   $fault ("missing" | "invalid") - what is wrong
#   $duration (String) - text of the element; empty if there is none
vast-duration = { $fault ->
    [missing] The linear creative has no <Duration>; expected HH:MM:SS.
   *[invalid] The duration is `{ $duration }`; expected a time above 0 as HH:MM:SS or HH:MM:SS.mmm.
  }
    .remedy = Write the duration as HH:MM:SS: strict players report VAST error 101 or 202.

# Variables:
#   $fault ("invalid" | "after-end") - what is wrong
#   $offset (String) - value of the attribute
#   $duration (Number) - seconds of the ad; 0 if they are not known
vast-skip-offset = { $fault ->
    [invalid] The skipoffset is `{ $offset }`; expected HH:MM:SS or a percentage up to 100%.
   *[after-end] The skipoffset is `{ $offset }`, but the ad ends after { $duration } s, so it can never be skipped.
  }
    .remedy = Write a time before the end of the ad, or remove the attribute.

## Media files

# Variables:
#   $creative ("interactive" | "mezzanine" | "empty") - what the creative has in place of a media file
vast-no-media = { $creative ->
    [interactive] The linear creative has only interactive code (InteractiveCreativeFile) and no <MediaFile>.
    [mezzanine] The linear creative has only a mezzanine file, from which media files are yet to be made, and no <MediaFile>.
   *[empty] The linear creative has no <MediaFile> (VAST error 401).
  }
    .remedy = Ask the ad server for a <MediaFile> of the type video/mp4.

# Variables:
#   $types (List) - types of the files
media-audio-only = The ad has only audio ({ $types }), so it plays without a picture.
    .remedy = Ask for a creative with video, or request this ad in a slot for audio.

# Variables:
#   $url ("missing" | "invalid") - what is wrong with the URL
media-not-url = { $url ->
    [missing] The media file has no URL.
   *[invalid] The media file is not an absolute http(s) URL, so players ignore it.
  }
    .remedy = Write an absolute https URL.

# Variables:
#   $host (String) - host of the URL
media-http = The media file at `{ $host }` is http, but the page is https.
    .remedy = Ask the vendor for https: browsers block the file or request it over https.

# Variables:
#   $types (List) - types of the files
#   $untyped (Number) - files without a type
media-unsupported = The browser can play none of the media files: { LENGTH($types) ->
    [0] without a type
   *[other] { $types }{ $untyped ->
        [0] {""}
       *[other] , some without a type
      }
  } (VAST error 403).
    .remedy = Ask for video/mp4 with H.264, which every browser plays.

media-flash = The linear creative has only Flash, which no browser runs.
    .remedy = Ask for video/mp4 in place of Flash.

# Variables:
#   $frameworks (List) - frameworks of the units
media-interactive-only = All media files are interactive units ({ $frameworks }), so nothing plays (VAST error 901).
    .remedy = Ask for a creative that has a plain video/mp4 file too.

media-vpaid = A media file is a VPAID unit: code of the ad that the player does not run.
    .remedy = Ask for a plain video file: VPAID has been deprecated since VAST 4.1.

# Variables:
#   $framework (String) - framework of the code; empty if it is not written
media-simid = The interactive code ({ LENGTH($framework) ->
    [0] no apiFramework
   *[other] `{ $framework }`
  }) is not run; the media file plays without it.
    .remedy = Nothing has to be done unless the campaign depends on the interaction.

# Variables:
#   $type (String) - type of the file; empty if it has none
media-file-unsupported = The browser cannot play this file ({ LENGTH($type) ->
    [0] without a type
   *[other] `{ $type }`
  }); it plays another one.
    .remedy = Nothing has to be done: it is for other players.

# Variables:
#   $type (String) - type by the ending of the URL; empty if it does not show it
media-type-missing = { LENGTH($type) ->
    [0] The media file has no type, and the ending of its URL does not show it, so players ignore it.
   *[other] The media file has no type. By the ending of its URL, it is { $type }.
  }
    .remedy = Write the MIME type of the file into the attribute type.

# Variables:
#   $type (String) - type as written
#   $expected (String) - registered type
media-type-alias = The type is `{ $type }`, which browsers do not know; expected `{ $expected }`.
    .remedy = Write the registered MIME type: players that compare types ignore the file.

# Variables:
#   $type (String) - type as written
#   $typeByEnding (String) - type by the ending of the URL; empty if the type as written is not a MIME type
#   $playlist (String) - HLS or DASH if the URL is that of a playlist and the type is not; else empty
media-mime-mismatch = { LENGTH($typeByEnding) ->
    [0] The type is `{ $type }`; expected a MIME type such as video/mp4.
   *[other] { LENGTH($playlist) ->
        [0] The type is `{ $type }`, and the URL ends like { $typeByEnding }.
       *[other] The type is `{ $type }`, and the URL is that of a playlist ({ $playlist }), which many browsers cannot play as a file.
      }
  }
    .remedy = { LENGTH($playlist) ->
        [0] Open the file and correct its type or its URL: a wrong type is VAST error 405.
       *[other] Add an MP4 file, or declare the type of the playlist for players with { $playlist }: a wrong type is VAST error 405.
      }

# Variables:
#   $missing (List) - attributes that the file does not have
media-size-missing = The media file has no { LIST($missing, type: "disjunction") }, by which players choose.
    .remedy = Ask for width, height and bitrate of each file.

# Variables:
#   $fault ("bitrate" | "size") - what suits no viewer
#   $limit (Number) - kbit/s that most connections have
#   $width (Number) - pixels of the player; 0 if they are not known
media-ladder = { $fault ->
    [bitrate] All media files have more than { $limit } kbit/s, which is too much for many connections.
   *[size] No media file is near the width of the player, { NUMBER($width, useGrouping: 0) } pixels.
  }
    .remedy = Ask for several files of different sizes and bitrates.

media-framework-vast = The apiFramework is VAST, which is not a framework; some players take the file for an interactive unit.
    .remedy = Remove the attribute apiFramework from plain media files.

## Trackers and links

# Variables:
#   $ad (String) - id of the ad; empty if it has none
track-no-impression = { phrase-ad } has no <Impression> with a URL, so its impressions cannot be counted.
    .remedy = Ask the ad server for an Impression URL: without it nothing is counted or billed.

# Variables:
#   $ad (String) - id of the ad; empty if it has none
wrapper-no-impression = { phrase-ad } has no <Impression> with a URL, so this ad server cannot count it.
    .remedy = Add an Impression URL to the wrapper if its ad server counts.

# Variables:
#   $ad (String) - id of the ad; empty if it has none
track-no-error = { phrase-ad } has no <Error> URL with [ERRORCODE], so the ad server does not learn why it fails.
    .remedy = Add an Error URL with the macro [ERRORCODE].

# Variables:
#   $event (String) - event of the tracker; empty if it has none
track-empty = The tracker of { phrase-tracker } has no URL.
    .remedy = Write the URL, or remove the element.

# Variables:
#   $event (String) - event of the tracker; empty if it has none
track-not-url = The tracker of { phrase-tracker } is not an absolute http(s) URL, so it is never requested.
    .remedy = Write a URL that starts with https://.

# Variables:
#   $event (String) - event of the tracker; empty if it has none
#   $host (String) - host of the URL
track-http = The tracker of { phrase-tracker } at `{ $host }` is http, but the page is https.
    .remedy = Ask the vendor for https: the player requests it over https, which counts only if the server has it.

# Variables:
#   $event (String) - event of the tracker; empty if it has none
#   $placeholders (List) - placeholders as written
#   $reason ("unknown" | "ad-server" | "host") - why they stay: no player knows them, only an ad server fills them, or they are in the host
track-macro-left = The tracker of { phrase-tracker } has { $placeholders }{ $reason ->
    [unknown] , which no player knows
    [ad-server] , which only an ad server fills
   *[host] {" "}in its host, where no macro is filled
  }.
    .remedy = Use a macro of VAST, or have the ad server fill it before it responds.

# Variables:
#   $event (String) - event of the tracker; empty if it has none
track-duplicate = The tracker of { phrase-tracker } has the same URL twice, so it counts double.
    .remedy = Keep one of them.

# Variables:
#   $element (String) - element of the link
click-not-url = <{ $element }> is not an absolute http(s) URL, so the ad has no link.
    .remedy = Write a URL that starts with https://.

track-event-missing = A <Tracking> element has no event, so it is never requested.
    .remedy = Add the attribute event, or remove the element.

# Variables:
#   $event (String) - event as written
#   $expected (String) - name in the standard; empty if it has no such event
track-event-unknown = { LENGTH($expected) ->
    [0] The event `{ $event }` is not in the standard, so players never report it.
   *[other] The event is written `{ $event }`; players report only `{ $expected }`.
  }
    .remedy = Use an event of the standard, written as the standard does.

# Variables:
#   $fault ("missing" | "invalid" | "after-end") - what is wrong
#   $offset (String) - value of the attribute; empty if there is none
#   $duration (Number) - seconds of the ad; 0 if they are not known
track-progress-offset = { $fault ->
    [missing] A progress tracker has no offset, so it is never requested.
    [invalid] The offset of a progress tracker is `{ $offset }`; expected HH:MM:SS or a percentage.
   *[after-end] The offset of a progress tracker is `{ $offset }`, but the ad ends after { $duration } s.
  }
    .remedy = Write an offset within the duration of the ad.

## Icons, captions, overlays, companions and measurement

# Variables:
#   $program (String) - program of the icon; empty if it has none
#   $reason ("missing" | "never-loaded" | "not-url" | "not-picture" | "without-type") - why nothing is shown
#   $element (String) - element with the resource that is never loaded; else empty
#   $type (String) - type of the resource that is not a picture; else empty
icon-not-shown = { phrase-icon } is not shown: { phrase-picture }.
    .remedy = Add a <StaticResource> with a picture and a creativeType such as image/png.

# Variables:
#   $program (String) - program of the icon; empty if it has none
icon-duplicate = { phrase-icon } appears twice in the ad; only the first is shown.
    .remedy = Keep one icon of each program.

# Variables:
#   $program (String) - program of the icon; empty if it has none
#   $offset (Number) - seconds after which the icon begins
#   $duration (Number) - seconds of the ad
icon-late = { phrase-icon } begins after { $offset } s, but the ad ends after { $duration } s.
    .remedy = Write an offset within the duration of the ad.

# Variables:
#   $fault ("type" | "url") - what is wrong
#   $type (String) - type as written
captions-not-shown = { $fault ->
    [type] The captions have the type `{ $type }`; the player shows text/vtt and SubRip.
   *[url] The captions are not an http(s) URL, so they are never loaded.
  }
    .remedy = Ask for captions as WebVTT (text/vtt) at an https URL.

# Variables:
#   $reason ("missing" | "never-loaded" | "not-url" | "not-picture" | "without-type") - why nothing is shown
#   $element (String) - element with the resource that is never loaded; else empty
#   $type (String) - type of the resource that is not a picture; else empty
overlay-not-shown = The overlay is not shown: { phrase-picture } (VAST error 503).
    .remedy = Ask for a <StaticResource> with a picture or a text.

# Variables:
#   $reason ("missing" | "never-loaded" | "not-url" | "not-picture" | "without-type") - why nothing is shown
#   $element (String) - element with the resource that is never loaded; else empty
#   $type (String) - type of the resource that is not a picture; else empty
overlay-variation-not-shown = A variation of the overlay is not shown: { phrase-picture }.
    .remedy = Nothing has to be done: another variation is shown.

# Variables:
#   $required ("all" | "any") - value of the attribute
companion-required = The ad requires companions ({ $required }): without slots in the page it does not play (VAST error 602).
    .remedy = Add slots for the companions to the page, or have the ad server write required="none".

# Variables:
#   $vendor (String) - vendor of the verification; empty if it is not written
omid-partial = The verification { LENGTH($vendor) ->
    [0] without a vendor
   *[other] `{ $vendor }`
  } has no <JavaScriptResource apiFramework="omid">, so no browser can run it.
    .remedy = Ask the vendor for a script with apiFramework="omid"; the player reports verificationNotExecuted.

## Wrappers

# Variables:
#   $ad (String) - id of the ad; empty if it has none
wrapper-no-uri = { phrase-ad } is a wrapper without <VASTAdTagURI> (VAST error 300).
    .remedy = Ask the ad server of the wrapper for the ad tag of the next one.

wrapper-not-url = The ad tag of a wrapper is not an http(s) URL (VAST error 300).
    .remedy = Write a URL that starts with https://.

wrapper-relative = The ad tag of a wrapper is relative to its document; other players do not resolve it.
    .remedy = Write the whole URL.

# Variables:
#   $host (String) - host of the URL
wrapper-http = The ad tag of a wrapper at `{ $host }` is http, which browsers block on an https page.
    .remedy = Ask the vendor for the https tag.

# Variables:
#   $placeholders (List) - placeholders as written
wrapper-macro-left = The ad tag of a wrapper has { $placeholders }, which no player fills.
    .remedy = Use a macro of VAST, or have the ad server fill it before it responds.

# Variables:
#   $placeholders (List) - placeholders as written
wrapper-macro-in-host = The ad tag of a wrapper has { $placeholders } in its scheme or host, where no macro is filled.
    .remedy = Replace the macro with the literal host.

# Variables:
#   $attribute ("followAdditionalWrappers" | "fallbackOnNoAd") - attribute that forbids it
#   $value (String) - value of the attribute, such as false
wrapper-no-follow = { $attribute ->
    [followAdditionalWrappers] The wrapper has { $attribute }="{ $value }": a wrapper behind it is not followed.
   *[fallbackOnNoAd] The wrapper has { $attribute }="{ $value }": no other ad takes its place if it leads to none.
  }
    .remedy = Nothing has to be done unless the chain ends here without an ad.

## VMAP

# Variables:
#   $version (String) - declared version
vmap-version = The version of VMAP is `{ $version }`; expected 1.0 (VMAP error 1001).
    .remedy = Ask the ad server for VMAP 1.0.

# Variables:
#   $element (String) - name without its prefix
#   $namespace (String) - the namespace that it has; empty if it has none
vmap-namespace = <{ $element }> is { LENGTH($namespace) ->
    [0] in no namespace
   *[other] in the namespace { $namespace }
  } and not in that of VMAP: players that read namespaces ignore it.
    .remedy = Declare xmlns:vmap="http://www.iab.net/videosuite/vmap" in the root element, and write the prefix vmap: before each element of VMAP.

vmap-no-break = The VMAP document has no <AdBreak>.
    .remedy = Check the ad rules of the content at the ad server if breaks were expected.

# Variables:
#   $fault ("missing" | "position" | "invalid") - what is wrong
#   $offset (String) - value of the attribute; empty if there is none
vmap-offset = { $fault ->
    [missing] The ad break has no timeOffset (VMAP error 1000).
    [position] The timeOffset is `{ $offset }`, a position, which the player does not have.
   *[invalid] The timeOffset is `{ $offset }`; expected hh:mm:ss, a percentage, start or end (VMAP error 1000).
  }
    .remedy = Write the time of the break as hh:mm:ss, a percentage up to 100%, start or end.

# Variables:
#   $type (String) - value of the attribute
vmap-break-type = The breakType is `{ $type }`; the player has linear and nonlinear breaks (VMAP error 1003).
    .remedy = Use linear for ads in place of the content and nonlinear for overlays.

# Variables:
#   $fault ("custom-data" | "missing" | "template-type") - what is wrong
#   $templateType (String) - value of the attribute; else empty
vmap-source = { $fault ->
    [custom-data] The ad break has CustomAdData, which only the player of its vendor reads (VMAP error 1005).
    [missing] The <AdSource> has neither VASTAdData nor AdTagURI (VMAP error 1000).
   *[template-type] The templateType is `{ $templateType }`; expected vast2, vast3 or vast4 (VMAP error 1005).
  }
    .remedy = Use VASTAdData or AdTagURI with VAST 2, 3 or 4.

# Variables:
#   $ignored ("wrapper" | "pod") - what the break has and forbids
vmap-cut = { $ignored ->
    [wrapper] followRedirects="false": the wrapper in this break is not followed.
   *[pod] allowMultipleAds="false": of the pod in this break, only one ad plays.
  }
    .remedy = Set the attribute of <AdSource> to "true", or put one ad without a wrapper into the break.

vmap-tag-not-url = The ad tag of a break is not an absolute http(s) URL (VMAP error 1008).
    .remedy = Write a URL that starts with https://.

## Requests

# Variables:
#   $host (String) - host of the request; empty if it is not known
#   $values ("several" | "none") - what its CORS header has for this page
net-cors = { $values ->
    [several] { phrase-server } responds with more than one value in Access-Control-Allow-Origin.
   *[none] { phrase-server } responds without a CORS header for this page.
  }
    .remedy = { $values ->
        [several] Have the server send the header only once: it and its CDN or proxy must not both set it.
       *[none] Have the server echo the Origin header in Access-Control-Allow-Origin and send Access-Control-Allow-Credentials: true.
      }

# Variables:
#   $host (String) - host of the request; empty if it is not known
net-cors-credentials = { phrase-server } allows no cookies, so a player that sends them has to request it twice.
    .remedy = Have the server echo the Origin header and send Access-Control-Allow-Credentials: true.

# Variables:
#   $host (String) - host of the request; empty if it is not known
#   $ms (Number) - milliseconds that the player waits
net-timeout = { phrase-server } did not respond within the { $ms } ms of the ad break (VAST error 301).
    .remedy = Ask the vendor why its server is slow, or remove it from the chain.

# Variables:
#   $host (String) - host of the request; empty if it is not known
#   $fault ("dns" | "refused" | "tls" | "redirect" | "private" | "unexplained" | "other") - what failed
net-unreachable = { $fault ->
    [dns] { phrase-server } cannot be resolved by DNS (VAST error 301).
    [refused] { phrase-server } refused the connection (VAST error 301).
    [tls] { phrase-server } has no valid certificate, or its TLS handshake failed (VAST error 301).
    [redirect] { phrase-server } redirects to an address that may not be requested (VAST error 301).
    [private] { phrase-server } leads to an address in a private network, which was not requested (VAST error 301).
    [unexplained] { phrase-server } gives no response, or none that the page may read (VAST error 301).
   *[other] { phrase-server } cannot be reached (VAST error 301).
  }
    .remedy = Check the host of the URL and the network.

# Variables:
#   $host (String) - host of the URL
#   $ms (Number) - milliseconds until the request failed
adblock = The request to `{ $host }`, a known ad server, failed after { $ms } ms, as with an ad blocker.
    .remedy = Open the page without extensions and filters, and compare.

# Variables:
#   $host (String) - host of the request; empty if it is not known
#   $status (Number) - status of the response
net-status = { phrase-server } responded with status { NUMBER($status, useGrouping: 0) }; expected 200 (VAST error 301).
    .remedy = Check the URL; for a status of 500 or more, ask the operator of the ad server.

# Variables:
#   $host (String) - host of the request; empty if it is not known
net-no-fill = { phrase-server } responded with status 204: it has no ad.
    .remedy = Check targeting, ad unit and sizes at the ad server if an ad was expected.

# Variables:
#   $host (String) - host of the request; empty if it is not known
#   $type (String) - content type; empty if there is none
net-content-type = { LENGTH($type) ->
    [0] { phrase-server } sends no content type; expected application/xml.
   *[other] { phrase-server } sends the content type `{ $type }`; expected application/xml.
  }
    .remedy = Have the server send application/xml or text/xml: some players refuse other types.

# Variables:
#   $scope ("chain" | "request") - what was slow
#   $host (String) - host of the request; empty for the whole chain, and if it is not known
#   $ms (Number) - milliseconds that it took
#   $limit (Number) - milliseconds that are expected at most
net-slow = { $scope ->
    [chain] The whole chain took { $ms } ms; expected at most { $limit } ms.
   *[request] { phrase-server } took { $ms } ms; expected at most { $limit } ms.
  }
    .remedy = Shorten the chain, or ask the slow vendor: the content waits for the ad.

# Variables:
#   $host (String) - host of the request; empty if it is not known
#   $source ("tag" | "redirect") - what leads to http
net-mixed-chain = { $source ->
    [tag] The ad tag at `{ $host }` is http, which browsers block on an https page.
   *[redirect] { phrase-server } redirects to http, which browsers block on an https page.
  }
    .remedy = Ask the vendor for https.

## Chains of wrappers

# Variables:
#   $limit (Number) - wrappers that players follow
wrapper-depth = The chain has more than { $limit } wrappers, and players stop there (VAST error 302).
    .remedy = Ask for a tag with fewer wrappers before the ad.

wrapper-loop = A wrapper leads to a URL that the chain already requested (VAST error 302).
    .remedy = Break the loop at the ad server that points back.

# Variables:
#   $ignored ("wrapper" | "pod" | "later-ads" | "fallback") - what the wrapper does not allow
wrapper-cut = { $ignored ->
    [wrapper] The wrapper that led here has limits. followAdditionalWrappers="false": the wrapper in this response is not followed.
    [pod] The wrapper that led here has limits. allowMultipleAds is not "true": the pod in this response is ignored.
    [later-ads] The wrapper that led here has limits. allowMultipleAds is not "true": only the first ad of this response is tried.
   *[fallback] The wrapper that led here has limits. fallbackOnNoAd="false": no other ad takes the place of this one.
  }
    .remedy = Ask the ad server of the wrapper to allow it if an ad was expected.

# Variables:
#   $placeholders (List) - placeholders as written
wrapper-value-missing = The request still has { $placeholders }, whose value is not known here.
    .remedy = Provide the value of the macro, or remove it from the wrapper.

# Variables:
#   $wrappers (Number) - wrappers that led to the response
wrapper-empty-after = { $wrappers ->
    [one] There is no ad after { $wrappers } wrapper (VAST error 303).
   *[other] There is no ad after { $wrappers } wrappers (VAST error 303).
  }
    .remedy = Ask the ad server of the wrapper why it points to a server that has no ad.

## More findings than are listed

# Variables:
#   $rule (String) - name of the rule
#   $total (Number) - findings of the rule
#   $listed (Number) - findings that are listed
more-findings = { $rule } has { $total } findings, of which { $listed } are listed.
    .remedy = Correct the findings that are listed, and check the response again.

## Repairs

# Variables:
#   $text (String) - text that is written
repair-document-write = Write { $text }.

# Variables:
#   $text (String) - text that is written
repair-document-escape = Write { $text } for it.

repair-document-escape-ampersands = Write &amp; for the ampersand.
repair-document-write-cdata = Put the text into a CDATA section.

# Variables:
#   $version (String) - version of VAST
repair-document-write-version = Write the version as { $version }.

# Variables:
#   $version (String) - version of VAST
repair-document-add-version = Add version { $version }, the lowest with these elements.

# Variables:
#   $type (String) - MIME type
repair-document-add-type = Add the type { $type }.

repair-document-write-https = Write https:// instead of http://.
repair-document-declare-prefix = Declare the prefix.
repair-document-remove = Remove it.
repair-document-remove-second = Remove the second one.
repair-document-remove-attribute = Remove the attribute.
repair-document-remove-leading-text = Remove the text before the document.
repair-document-remove-doctype = Remove the document type.
