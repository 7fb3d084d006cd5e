#
phrase-file-owner = { $isOfServer ->
    [yes] { phrase-inner-last-host }
   *[no] the advertiser
  }

## Verdicts of a diagnosis: what happens and why, and what the owner has to do (.next-step).

## Parts of several texts

phrase-case-field = { LENGTH($path) ->
    [0] the file
   *[other] { $path }
  }
phrase-slot = { $slot ->
    [overlayInitial] initial overlay
    [overlayMain] main overlay
   *[other] { $slot }
  }
phrase-where-slot = { LENGTH($slot) ->
    [0] {""}
   *[other] {" "}({ phrase-slot })
  }
phrase-part = { LENGTH($part) ->
    [0] {""}
   *[other] {" "}(for { $part } of its playlist)
  }
phrase-quote = { LENGTH($quote) ->
    [0] {""}
   *[other] : “{ $quote }”
  }
phrase-where = { LENGTH($slot) ->
    [0] { LENGTH($device) ->
        [0] {""}
       *[other] {" "}({ $device })
      }
   *[other] {" "}({ phrase-slot }{ LENGTH($device) ->
        [0] {""}
       *[other] , { $device }
      })
  }
phrase-bidder = { LENGTH($bidder) ->
    [0] {""}
   *[other] {" "}({ $bidder })
  }
phrase-detail = { LENGTH($detail) ->
    [0] {""}
   *[other] {" "}({ $detail })
  }
phrase-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
phrase-within = { $seconds ->
    [0] in time
   *[other] within { phrase-seconds }
  }
phrase-inner = { LENGTH($host) ->
    [0] the ad server
   *[other] { $host }
  }
phrase-server = { LENGTH($host) ->
    [0] The ad server
   *[other] { $host }
  }
phrase-count-wrappers = { $wrappers ->
    [0] the VMAP playlist
    [one] 1 wrapper
   *[other] { $wrappers } wrappers
  }
phrase-forbidding = { LENGTH($forbiddingHost) ->
    [0] The wrapper
   *[other] { $forbiddingHost }
  }
phrase-of-forbidding = { LENGTH($forbiddingHost) ->
    [0] the network of the wrapper
   *[other] the operator of { $forbiddingHost }
  }
phrase-server-last-host = { LENGTH($lastHost) ->
    [0] The ad server
   *[other] { $lastHost }
  }
phrase-inner-last-host = { LENGTH($lastHost) ->
    [0] the ad server
   *[other] { $lastHost }
  }
phrase-change-format = The address asks for this format with { $parameter }: change the value to the one for VAST, usually “vast”.
phrase-to-host = { LENGTH($host) ->
    [0] {""}
   *[other] {" "}to { $host }
  }
phrase-to-failed = { LENGTH($failedHost) ->
    [0] {""}
   *[other] {" "}to { $failedHost }
  }
phrase-failed = { LENGTH($failedHost) ->
    [0] the ad server
   *[other] { $failedHost }
  }
phrase-correct-wrapper = Ask the network whose wrapper or playlist leads to { $host } to correct that address.

## Verdicts

input-empty = The text is empty.
    .next-step = Paste an ad tag, an embed as JSON or embed code, a VAST or VMAP response, a HAR file, an error code or a case file.

# Variables:
#   $reason ("too-large" | "json-content" | "html" | "javascript" | "binary" | "cut-off" | "no-match") - what is wrong
input-unknown = { $reason ->
    [too-large] The text has more than 10 million characters.
    [json-content] The JSON is neither an embed nor a HAR file nor a case file.
    [html] This is HTML that is no embed code.
    [javascript] This is JavaScript, and it names no ad tag.
    [binary] This is a binary file, such as a session of Charles or Proxyman. Export the session as HAR, and open that file.
    [cut-off] The text is cut off: it ends before the document does, so the response cannot be judged.
   *[no-match] This text cannot be diagnosed.
  }
    .next-step = { $reason ->
        [cut-off] Copy the whole document and paste it again, or paste the ad tag by which it was requested. If the document ends there in the response as well, its ad server breaks it off.
       *[no-match] Paste an ad tag, an embed as JSON or embed code, a VAST or VMAP response, a HAR file, an error code or a case file.
      }

no-bid = The response of the auction has no bid with VAST.
    .next-step = Check the bidders, their placement ids, the floor price and the consent with which the bids were requested; ask the bidders why they do not bid.

# Variables:
#   $code (Number) - number of the reason
#   $name (String) - its name in OpenRTB
bid-refused = The bidder made no bid: “{ $name }” (no-bid reason { NUMBER($code, useGrouping: 0) } of OpenRTB).
    .next-step = { $code ->
        [2] The bidder takes the bid request for invalid. Check that it has id, imp and site or app, and that imp.video has mimes, protocols, minduration, maxduration, w and h, as this bidder requires.
       *[other] Ask the operator of the auction what this reason means for the bid request.
      }

# Variables:
#   $bidder (String) - the bidder; may be empty
#   $quote (String) - what the response says; may be empty
bid-rejected = The bid{ phrase-bidder } cannot be used: “{ $quote }”.
    .next-step = Ask the bidder, or the operator of the auction, what this means.

# Variables:
#   $quote (String) - the line that says it
reason-stated = The text says why there is no ad: “{ $quote }”.
    .next-step = Ask who wrote it, or the operator of the ad server, what this means.

# Variables:
#   $finding ("stream-unmarked" | "stream-unfilled" | "stream-filled" | "request-without-video" | "request-floor" | "request-tmax" | "request-mimes" | "request-protocols" | "request-size" | "request-duration" | "request-linearity" | "request-placement" | "request-consent" | "request-restricted" | "request-deals" | "request-channel" | "request-viewer" | "request-sound" | "break-filled" | "events-complete" | "events-among-others" | "events-not-started" | "events-broken-off" | "code-without-call" | "consent-open" | "consent-unready" | "consent-empty" | "consent-refused" | "consent-given") - what was found in the text
#   $detail (String) - the value or the call that it is about; may be empty
text-judged = { $finding ->
    [stream-unmarked] This playlist has no ad markers (SCTE-35), so a server that inserts ads finds no break in it.
    [stream-unfilled] This playlist has ad markers and no segments of ads: where it was recorded, no server has inserted any.
    [stream-filled] This playlist has segments of another source, as a server inserts them for ads.
    [request-without-video] The bid request of OpenRTB asks for no video (imp.video).
    [request-floor] The floor price of the bid request is { $detail } for a thousand impressions, which hardly anybody bids.
    [request-tmax] The bid request gives bidders { $detail } ms (tmax), in which hardly one answers.
    [request-mimes] The bid request does not accept MP4 (video.mimes: { $detail }), the form of nearly all ads.
    [request-protocols] The bid request accepts no VAST of version 2 or later (video.protocols: { $detail }).
    [request-size] The bid request gives no player size for which ads are sold (video: { $detail }).
    [request-duration] No spot fits the durations of the bid request (video: { $detail }).
    [request-linearity] The bid request asks for overlays ({ $detail }), and not for videos.
    [request-placement] The bid request does not say where the video plays (video.plcmt), so buyers of instream ads leave it out.
    [request-consent] The bid request says { $detail } and has no consent string (user.consent).
    [request-restricted] The bid request is marked as child-directed ({ $detail }), so few campaigns may run.
    [request-deals] The bid request is for deals only ({ $detail }) and has none (pmp.deals).
    [request-channel] The bid request does not say clearly where the ad is shown: { $detail }.
    [request-viewer] The bid request lacks what bidders need to know of the viewer: { $detail }.
    [break-filled] The server that inserts the ads filled the whole break. Number of ads: { $detail }.
    [events-complete] The log shows an ad that was loaded, started and ended.
    [events-among-others] The log has the events of an ad that started and ended, among lines that were not understood.
    [events-not-started] The log ends with { $detail }: an ad was loaded, and none started.
    [events-broken-off] The log ends with { $detail }: an ad started, and its end is not there.
    [code-without-call] The code never calls { $detail }, so no ad plays.
    [consent-open] The consent dialog is still open ({ $detail }), so there is no consent of the viewer yet.
    [consent-unready] The consent platform is not ready ({ $detail }), so there is no consent string.
    [consent-empty] The consent platform has answered ({ $detail }) without a consent string, although the GDPR applies.
    [consent-refused] The viewer has refused to have data stored for ads, as the consent string says ({ $detail }).
    [consent-given] The consent platform has answered ({ $detail }), and nothing in it keeps ads from being requested.
   *[request-sound] The bid request has no fault that its text shows.
  }
    .next-step = { $finding ->
        [stream-unmarked] If it was recorded during a break, switch on the ad markers in the encoder or the packager, and let them through to the server that inserts ads.
        [stream-unfilled] If it is the playlist of the origin, it is right. If it is what viewers get, look in the log of the server that inserts ads for the answer of its ad server.
        [stream-filled] Look at the requests of the viewer for the trackers of the ads, or in the log of the server that inserts them.
        [request-without-video] Add video to the ad unit (mediaTypes.video in Prebid).
        [request-floor] Write the floor as the price of a thousand impressions, in the currency of bidfloorcur, such as 4.5.
        [request-tmax] Give bidders 200 to 1,000 ms, and the player as much time more.
        [request-consent] Ask for consent before the request, and pass the consent string of the viewer.
        [request-restricted] Remove the mark if the content is not for children; if it is, only ads for children may run.
        [request-deals] Add the deals to the request, or open the auction.
        [break-filled] Nothing has to be done: this break was filled. For one that was not, paste the record of that break.
        [events-complete] Nothing has to be done: this ad ran to its end.
        [events-among-others] The ad ran. If viewers see none, paste the lines about them, or a recording of the page (HAR).
        [events-not-started] Call adsManager.init() and adsManager.start() when the ads manager is loaded, after a click if the browser asks for one.
        [events-broken-off] Paste the rest of the log, or a recording of the page (HAR).
        [code-without-call] Call { $detail }.
        [consent-open] Request ads only when the listener of the consent platform (__tcfapi, addEventListener) reports useractioncomplete or tcloaded.
        [consent-unready] Request ads only when the listener of the consent platform (__tcfapi, addEventListener) reports useractioncomplete or tcloaded.
        [consent-empty] Ask the provider of the consent platform why tcString is empty, and request ads only when it has a value.
        [consent-refused] Test with a viewer who consents; for others, only ads without personal data may run.
        [consent-given] Nothing has to be done here. If there is no ad, diagnose the ad tag that was requested, which has to pass this string on.
        [request-sound] Paste the response of the auction, or ask the bidders why they do not bid.
       *[request-mimes] Correct this in the settings of the video ad unit from which the request is made: bidders drop such requests before they bid.
      }

# Variables:
#   $by ("country" | "device") - what the viewers without an ad have in common
#   $host (String) - host of the ad tag; may be empty
#   $quote (String) - the sentence of a person that says it
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
no-ad-for-some = { $by ->
    [country] { phrase-server } has no ad for viewers of some countries only: “{ $quote }”.
   *[device] { phrase-server } has no ad for viewers with some devices only: “{ $quote }”.
  }
    .next-step = { $by ->
        [country] Compare the countries that the campaign targets with this one, and add it there if the campaign is meant to run there.
       *[device] Compare the devices and browsers that the campaign targets with these, and add them if the campaign is meant to run there.
      }

# Variables:
#   $host (String) - host of the ad tag
#   $lastHost (String) - host to which the creative leads
#   $names (List) - names of keys
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
creative-value-missing = A creative in Google Ad Manager leads to { $lastHost } with the value of { $names }, which the request of the ad tag does not have{ phrase-where }.
    .next-step = Send { $names } in cust_params of the ad tag, as the video module of Prebid does, and check the VAST URL of this creative; without a bid, such a line item must not be eligible.

# Variables:
#   $bidder (String) - the bidder; may be empty
#   $mediaType (String) - banner, audio or native
bid-not-video = The bid{ LENGTH($bidder) ->
    [0] {""}
   *[other] {" "}of { $bidder }
  } is for { $mediaType ->
    [native] a native ad
    [audio] an audio ad
   *[banner] a banner
  }, and not for a video.
    .next-step = Check that the request asks for video (mediaTypes.video in Prebid, imp.video in OpenRTB); if it does, have the bidder respond with VAST, and block the creative until then. Give the player only bids for video.

# Variables:
#   $format ("cm360" | "cm360-tracker" | "gpt" | "gpt-held" | "adsense" | "outstream" | "banner" | "dai" | "prebid" | "prebid-video" | "prebid-cache" | "amp-video" | "option-empty" | "option-off" | "option-time" | "option-value" | "option-unknown" | "option-missing" | "option-name" | "ima-script" | "jw-client" | "player-id") - whose tag it is
#   $tag (String) - a VAST tag of the same ad unit, the id of an element or an option; may be empty
display-tag = { $format ->
    [cm360] This is a display tag of Campaign Manager 360, and not a video tag.
    [cm360-tracker] This address of Campaign Manager 360 counts impressions or clicks; it is not a video tag.
    [gpt] This is code of Google Publisher Tag for display ads, and not a video tag.
    [adsense] This is code of AdSense for display ads, and not a video tag.
    [banner] This is the code or the address of a banner, and not a video tag.
    [dai] This is code for a stream into which a server inserts the ads (DAI); it has no ad tag.
    [gpt-held] The code of Google Publisher Tag turns off the first load (disableInitialLoad) and never calls refresh(), so no ad is requested.
    [outstream] These are ad units of Prebid for outstream video without a renderer, so no video bid is shown.
    [prebid-video] These are ad units of Prebid for video: they have no ad tag, which the auction makes.
    [prebid-cache] These ad units of Prebid for video have no cache for their bids: without cache in pbjs.setConfig, the ad server cannot fetch the VAST of a bid.
    [amp-video] The element amp-video plays no ads and does not read this attribute.
    [option-empty] The option { $tag } of the player is empty, so no ad is requested.
    [option-value] The player does not know the value in { $tag }, so no ad is requested.
    [option-unknown] The option { $tag } takes its value from code that is not shown, so its ad tag is not known.
    [option-off] The option { $tag } turns the ads of the player off, so none is requested.
    [option-time] The time limit { $tag } is in milliseconds, which end before any server can respond, so the player gives up every ad.
    [option-missing] Without the option { $tag } the player requests no ad.
    [option-name] The player reads the ad tag from the option { $tag }, which this code writes otherwise, so no ad is requested.
    [ima-script] The page does not load the IMA SDK, without which the player requests no ad.
    [jw-client] In this code of JW Player, advertising has no client, so the player loads nothing that plays ads and requests none.
    [player-id] The script looks for the element “{ $tag }”, which this code does not have, so no player starts and no ad is requested.
   *[prebid] These are ad units of Prebid for banners, and not a video tag.
  }
    .next-step = { $format ->
        [gpt] Export the VAST tag of a video ad unit from Google Ad Manager{ LENGTH($tag) ->
            [0] {""}
           *[other] , or complete this template: { $tag }
          }.
        [adsense] AdSense has no VAST tag: export one from Google Ad Manager, or ask a video ad network for one.
        [prebid-video] Diagnose the VAST tag that Prebid builds, the responses of pbjs.getBidResponses(), or a recording of the page.
        [prebid-cache] Add cache with the url of a Prebid Cache to pbjs.setConfig.
        [amp-video] Use amp-ima-video with data-tag, and load its script.
        [prebid] Add mediaTypes.video to the ad unit, and have the video module of Prebid build the VAST tag.
        [banner] Ask the ad server for the VAST tag of a video placement.
        [dai] Look for the fault in the stream and its SDK. For ads of the player, ask for the VAST tag of a video ad unit.
        [gpt-held] Call googletag.pubads().refresh() after the slots are shown, or remove disableInitialLoad().
        [outstream] For ads in a player, set context to "instream"; a unit outside of a player needs a renderer.
        [option-empty] Write the VAST tag into the option { $tag }.
        [option-value] Write an ad tag, or one of the values of the documentation in exactly these letters.
        [option-unknown] Print this value in the console of the page and paste it, or paste a recording of the page (HAR).
        [option-off] Turn the ads on in the options of the player.
        [option-time] Write the time limit in milliseconds, such as 8000 for 8 seconds.
        [option-missing] Add { $tag } to the options of the player.
        [option-name] Name the option { $tag }, in exactly these letters.
        [ima-script] Load https://imasdk.googleapis.com/js/sdkloader/ima3.js before the scripts of the player.
        [jw-client] Add client: "vast" (or "googima") to advertising.
        [player-id] Write the same id in the script and in the element of the video.
       *[cm360] Ask the agency that sent the tag, or the operator of the Campaign Manager 360 account, for the VAST tag of an in-stream video placement.
      }

# Variables:
#   $line (Number) - line of the text, from 1
#   $column (Number) - column of the text, from 1
#   $error ("trailing-comma" | "missing-comma" | "missing-colon" | "missing-value" | "single-quotes" | "unquoted-name" | "comment" | "unterminated-string" | "control-character" | "bad-escape" | "unexpected-end" | "text-after-end" | "unexpected-character") - what is wrong, or the error of the browser
json-malformed = The JSON is malformed at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $error ->
    [trailing-comma] a comma before a closing bracket
    [missing-comma] a missing comma
    [missing-colon] a missing colon after a name
    [missing-value] a missing value
    [single-quotes] a quote that is not "
    [unquoted-name] a name without quotes
    [comment] a comment
    [unterminated-string] a string without an end
    [control-character] a control character in a string
    [bad-escape] an unknown escape in a string
    [unexpected-end] the end of the text inside the JSON
    [text-after-end] text after the end of the JSON
   *[unexpected-character] an unexpected character
  }.
    .next-step = Correct line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }, and paste the JSON again.

# Variables:
#   $expected ("json" | "case-file" | "version" | "string" | "boolean" | "number" | "index" | "list" | "short-list" | "one-of" | "error-code" | "object") - what the file or the field should be
#   $path (String) - JSON Pointer of the field; empty for the file
#   $version (String) - version of the file; empty without one
#   $values (List) - allowed values, the most elements, the system of error codes, or the version that is read
case-invalid = The case file cannot be read: { $expected ->
    [json] it is not JSON
    [case-file] it does not have the format of a case file
    [version] { LENGTH($version) ->
        [0] it has no version
       *[other] it has version { $version }
      }; this program reads version { $values }
    [string] { phrase-case-field } is not a string
    [boolean] { phrase-case-field } is not true or false
    [number] { phrase-case-field } is not a number
    [index] { phrase-case-field } is not a whole number from 0
    [list] { phrase-case-field } is not a list
    [short-list] { phrase-case-field } has more than { $values } elements
    [one-of] { phrase-case-field } is none of { LIST($values) }
    [error-code] { phrase-case-field } is not an error code of { $values }
   *[object] { phrase-case-field } is not an object
  }.
    .next-step = Export the case again, and paste the whole file.

# Variables:
#   $code (String) - error code
error-code = The error code { $code } is not in the table.
    .next-step = Paste an ad tag, an embed as JSON or embed code, a VAST or VMAP response, a HAR file, an error code or a case file.

# Variables:
#   $repaired (String) - the code as it was before
code-copied = An editor has made the quotation marks of the code typographic, or its blanks unbreakable, so that browsers do not read its values.
    .next-step = Where it stands like this, put the repaired code, pasted as HTML and not as text with a format: { $repaired }

# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
embed-address = The code loads its embed from { LENGTH($host) ->
    [0] an address
   *[other] { $host }
  } and does not contain it.
    .next-step = Open the address of the embed, and paste its JSON.

# Variables:
#   $total (Number) - requests of the recording
#   $hasImaSdk ("yes" | "no") - whether the IMA SDK was loaded
#   $refusesConsent ("yes" | "no") - whether the viewer refused consent while it was recorded
#   $playback ("none" | "some" | "unknown") - whether anything has played
#   $script (String) - address of a script that was not loaded; may be empty
#   $error (String) - what is wrong, or the error of the browser
har-without-ads = { $playback ->
    [none] Nothing played while the page was recorded, so no ad was requested
   *[other] The recording has no request for ads among its { $total ->
      [one] 1 request
     *[other] { $total } requests
    }
  }{ $hasImaSdk ->
    [yes] , although the IMA SDK was loaded
   *[no] {""}
  }{ $refusesConsent ->
    [yes] , after the viewer refused consent
   *[no] {""}
  }{ LENGTH($script) ->
    [0] {""}
   *[other] , and the script { $script } was not loaded ({ $error })
  }.
    .next-step = { $refusesConsent ->
        [yes] Nothing is broken if no ads are wanted without consent. To judge the ads, record again and consent; else have the player request ads that need no consent.
       *[no] { LENGTH($script) ->
            [0] { $playback ->
                [none] Record again with --click and the selector of what starts the player; if you did, check that it starts it.
                [some] Check the ads that the embed has for this device, and the consent of the viewer.
               *[other] Record again from before playback starts; if there is still none, check the ads of the embed and the consent of the viewer.
              }
           *[other] Have the script loaded, then record again: correct its address, or allow it in the Content Security Policy of the page and in the ad blocker.
          }
      }

ima-sdk-blocked = The browser blocked the script of the IMA SDK, as ad blockers do, so no ad was requested.
    .next-step = Test in a browser without ad blocker and tracking protection.

# Variables:
#   $error (String) - what is wrong, or the error of the browser
ima-sdk-failed = The script of the IMA SDK was not loaded{ LENGTH($error) ->
    [0] {""}
   *[other] {" "}({ $error })
  }, so no ad was requested.
    .next-step = Allow https://imasdk.googleapis.com in the Content Security Policy of the page, and check the network of the viewer.

content-failed = The video of the embed could not be converted, so neither it nor its ads play.
    .next-step = Upload the video again.

content-processing = The video of the embed is not converted yet, so neither it nor its ads play.
    .next-step = Wait until the conversion has ended.

# Variables:
#   $mediaHost (String) - host of the file of the content
#   $status (Number) - status of its response; 0 if there is none
#   $type (String) - media type of a response that is no media; else empty
#   $isRefused ("yes" | "no") - whether the status is that of a refusal
content-unplayable = The content does not play: { $status ->
    [0] the request to { $mediaHost } for its video failed
   *[other] { LENGTH($type) ->
        [0] { $mediaHost } responded to the request for its video with status { $status }
       *[other] { $mediaHost } responded with { $type } in place of its video
      }
  }. The ads are not the cause.
    .next-step = { $isRefused ->
        [yes] Check the token or the signature in the address of the content: it has to be valid, and to reach the segments of a playlist too.
       *[no] Correct the address of the content, or upload it again; for a live, check that it is being sent.
      }
embed-without-ads = The embed has no ad in any slot, neither for desktop nor for mobile.
    .next-step = Set an ad tag in a slot of the embed, such as preroll and mobile_preroll.

# Variables:
#   $label (String) - label of the bulk
#   $by ("label" | "origin" | "any") - why the bulk is chosen
ads-off-by-bulk = The bulk "{ $label }" switches off the ads of the embed, because { $by ->
    [label] the page selects its label
    [origin] its rule matches the origin of the page
   *[any] its rule matches every page
  }.
    .next-step = Set the ads of the bulk "{ $label }" to null to keep those of the embed, or select another label.

# Variables:
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $sold (String) - device with ads: desktop or mobile
#   $empty (String) - device without ads: desktop or mobile
device-without-ads = The { phrase-slot } has ads for { $sold } and none for { $empty }.
    .next-step = Set the { phrase-slot } for { $empty } too, or confirm that { $empty } has no ads.

# Variables:
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
ad-video-not-ready = The video of the hosted ad is not converted yet{ phrase-where }.
    .next-step = Wait for the conversion of the ad video, or upload it again.

# Variables:
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
ad-object-unknown = The ad object has neither an ad tag nor a video{ phrase-where }.
    .next-step = Set source_url of the ad object to an ad tag.

# Variables:
#   $date (String) - day on which the campaign begins, or ended, such as 2026-12-01
#   $isOver ("yes" | "no") - whether it ended
campaign-dates = { $isOver ->
    [yes] The campaign ended on { $date }, as the text says, so there is no ad.
   *[no] The campaign begins on { $date }, as the text says, so there is no ad yet.
  }
    .next-step = { $isOver ->
        [yes] Have the campaign extended in the ad server, or use the tag of one that runs.
       *[no] Wait for this day; to have the ad earlier, ask the ad server to change the start of the campaign.
      }

# Variables:
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
tag-empty = The ad tag is empty{ phrase-where }.
    .next-step = Set the ad tag, or remove the ad object from the slot.

# Variables:
#   $lastHost (String) - host of the wrapper; empty for the tag
#   $isInWrapper ("yes" | "no") - whether a wrapper or a playlist has the address
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
tag-html-escaped = { $isInWrapper ->
    [yes] A wrapper leads to { phrase-inner } with &amp; in the address, which was escaped twice, so the parameters behind it are lost{ phrase-where }.
   *[no] The ad tag of { phrase-inner } contains &amp; or &#038;, because it was copied from HTML{ phrase-where }.
  }
    .next-step = { $isInWrapper ->
        [yes] Ask the operator of { phrase-inner-last-host }, whose wrapper it is, to write & in place of &amp; inside CDATA, or to escape it only once.
       *[no] Replace every &amp; and &#038; in the ad tag with &.
      }

# Variables:
#   $reason ("tag-not-absolute" | "tag-scheme" | "tag-host" | "tag-userinfo" | "tag-too-long" | "placeholder" | "local" | "macro-unsafe-position") - what is wrong
#   $limit (Number) - the most characters of an address that is requested
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
tag-not-url = The ad tag { $reason ->
    [tag-not-absolute] is not an absolute URL
    [tag-scheme] is not an http(s) URL
    [tag-host] has no valid host
    [tag-userinfo] contains a user name or password, which browsers refuse
    [tag-too-long] is longer than { $limit } characters
    [placeholder] is a placeholder that nobody has filled
    [local] is an address such as blob: or file:, which exists only in one page or on one computer
   *[macro-unsafe-position] has a placeholder in its host or path
  }{ phrase-where }.
    .next-step = { $reason ->
        [tag-not-absolute] Start the ad tag with https://.
        [tag-scheme] Start the ad tag with https://.
        [tag-host] Correct the host and the port of the ad tag.
        [tag-userinfo] Remove the user name and password from the ad tag.
        [tag-too-long] Shorten the parameters of the ad tag.
        [placeholder] Have whoever writes the page or the embed put the ad tag in its place; a placeholder of this player needs a replace rule.
        [local] Use the https address of the VAST, such as that of a Prebid cache, or give the player the VAST itself as text.
       *[macro-unsafe-position] Replace that placeholder with its literal value.
      }

# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
http-tag = The ad tag requests http://{ $host }, which browsers block on every https page{ phrase-where }.
    .next-step = Write the ad tag with https://.

# Variables:
#   $source ("tag" | "wrapper") - whose URL starts with http:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $blockedHost (String) - host of the request that was blocked
#   $lastHost (String) - host of the wrapper; empty for the tag
http-on-https = { $source ->
    [tag] The ad tag requests http://{ $host }, which browsers block on https pages{ phrase-where }.
   *[wrapper] A wrapper of { phrase-inner } leads to http://{ $blockedHost }, which browsers block on https pages{ phrase-where }.
  }
    .next-step = { $source ->
        [tag] Write the ad tag with https://.
       *[wrapper] Ask the network of { $blockedHost } for its tag with https://, and put it into the wrapper of { phrase-inner-last-host }.
      }

# Variables:
#   $type ("linear" | "non-linear") - type of the ad
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
slot-type-mismatch = The ad object is { $type }, which does not fit its slot{ phrase-where }.
    .next-step = Move the ad object to a slot of its type, or correct its type.

# Variables:
#   $seconds (Number) - seconds; 0 if they are not known
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
consent-late = { $seconds ->
    [0] The ad tag of { phrase-inner } was expanded while the consent dialog was open{ phrase-where }.
   *[other] The ad tag of { phrase-inner } was expanded { phrase-seconds } before the consent was known{ phrase-where }.
  }
    .next-step = Let the player wait for the consent platform, or raise its consent timeout.

# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $parameter (String) - name of the parameter of the URL
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $value (String) - what a script wrote in its place, such as undefined; may be empty
#   $hasMacro ("yes" | "no") - whether the ad tag has a macro for the consent string
#   $isInWrapper ("yes" | "no") - whether a wrapper or a playlist has the address
consent-missing = The request to { phrase-inner } says gdpr=1 and has no consent string in { $parameter }{ LENGTH($value) ->
    [0] {""}
   *[other] , but the text “{ $value }” of a script
  }{ phrase-where }.
    .next-step = { $hasMacro ->
        [yes] The consent platform gave no string for the macro in { $parameter }: request the ad after it has answered.
       *[no] { $isInWrapper ->
            [yes] { phrase-correct-wrapper }
           *[no] Request the ad only after the consent platform has answered, and fill { $parameter } with [GDPRCONSENT].
          }
      }

# Variables:
#   $refused ("all" | "purpose-1" | "vendor-755") - what the consent string lacks
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $placeholders (List) - placeholders as in the ad tag
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
consent-withheld = { phrase-server } has no ad, { LENGTH($placeholders) ->
    [0] { $refused ->
        [purpose-1] and the viewer refused storage on the device (purpose 1)
        [vendor-755] and the consent of the viewer does not include Google (vendor 755)
       *[all] and the viewer refused every purpose of consent
      }
   *[other] and the consent of the viewer withholds { $placeholders }
  }{ phrase-where }.
    .next-step = Test with a viewer who has consented; without consent, only campaigns without personal data can run.

# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $parameter (String) - the parameter with its value, such as tfcd=1
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $isInWrapper ("yes" | "no") - whether a wrapper or a playlist has the address
ads-restricted = { phrase-server } has no ad for a request with { $parameter }, by which fewer campaigns may run{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] Ask the network whose wrapper leads to { $host } whether { $parameter } is right for this content and viewer.
       *[no] Remove { $parameter } if it is not right for this content and viewer; if it is, ask for campaigns that may run with it.
      }

# Variables:
#   $parameter (String) - name of the parameter of the URL
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $cause ("literal" | "placeholder" | "page") - what is encoded twice
#   $isInWrapper ("yes" | "no") - whether a wrapper or a playlist has the address
page-url-encoded-twice = The address in the parameter { $parameter } is encoded twice, so { phrase-inner } cannot read the page{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { $cause ->
            [literal] Decode the value of { $parameter } in the ad tag once.
            [placeholder] Encode the value of { $parameter } once: remove the encoding around its placeholder.
           *[page] Give the player the page address without encoding: the ad tag encodes it for { $parameter }.
          }
      }

# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $systems (List) - names of the systems of the placeholders; empty if they are not known
#   $placeholders (List) - placeholders as in the ad tag
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $macros (String) - what to write for them, such as the text of macros-write; empty if nothing is known
#   $isInWrapper ("yes" | "no") - whether a wrapper or a playlist has the address
macro-foreign-player = The ad tag of { phrase-inner } has placeholders of { LENGTH($systems) ->
    [0] another player
   *[other] { $systems }
  } that nobody fills: { $placeholders }{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { LENGTH($macros) ->
            [0] Add replace rules for these placeholders, or remove them.
           *[other] { $macros }
          }
      }

# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $placeholders (List) - placeholders as in the ad tag
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $macros (String) - what to write for them, such as the text of macros-write; empty if nothing is known
#   $isInWrapper ("yes" | "no") - whether a wrapper or a playlist has the address
macro-server-side = The ad tag of { phrase-inner } has placeholders that only an ad server can fill: { $placeholders }{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { LENGTH($macros) ->
            [0] Write the value itself instead, or remove the parameter: a player does not fill them.
           *[other] { $macros }
          }
      }

# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $placeholders (List) - placeholders as in the ad tag
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $fixes (String) - what to do about them, made of the texts fix-…
#   $isInWrapper ("yes" | "no") - whether a wrapper or a playlist has the address
macro-unresolved = The request to { phrase-inner } still has placeholders: { $placeholders }{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { $fixes }
      }

# Variables:
#   $host (String) - host that was meant
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $isInWrapper ("yes" | "no") - whether a wrapper or a playlist has the address
scheme-twice = The address of { $host } begins with a second scheme, so it leads to a host that does not exist{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] Write https:// once at the beginning of the ad tag.
      }

# Variables:
#   $localHost (String) - host of one machine or one network
#   $isPrivate ("yes" | "no") - whether it is in a private network
#   $allowPrivate (String) - name of an option
#   $parameter (String) - the parameter that names it; empty if it is the host of the address
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $isInWrapper ("yes" | "no") - whether a wrapper or a playlist has the address
local-host = { LENGTH($parameter) ->
    [0] { $localHost } exists only on one machine or in one network, and viewers cannot reach it{ phrase-where }.
   *[other] The parameter { $parameter } of the ad tag names { $localHost }, which exists only on one machine or in one network{ phrase-where }.
  }
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { LENGTH($parameter) ->
            [0] Write the public host of the ad server in place of { $localHost }{ $isPrivate ->
                [yes] ; to test in this network, allow it with { $allowPrivate }
               *[no] {""}
              }.
           *[other] Write the public address of the page into { $parameter }, or test on the public page.
          }
      }

# Variables:
#   $blockedHost (String) - host of the request that was blocked
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
ad-blocker = The browser blocked the request to { $blockedHost } before it was sent, as ad blockers do{ phrase-where }.
    .next-step = Test in a browser without ad blocker and tracking protection.

# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $filter (String) - name of the filter; may be empty
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
network-filter = A filter or log-in page of the viewer’s network{ LENGTH($filter) ->
    [0] {""}
   *[other] {" "}({ $filter })
  } responded in place of { LENGTH($host) ->
    [0] the ad server
   *[other] { $host }
  }{ phrase-where }.
    .next-step = Test from another network, or ask the administrator of this one to let { LENGTH($host) ->
        [0] the ad server
       *[other] { $host }
      } through. Nothing is wrong with the ad tag.

# Variables:
#   $failedHost (String) - host of the request that failed
#   $cause ("clock" | "sinkhole" | "filtered" | "proxy" | "proxy-certificate" | "offline" | "resolver") - what fails on the side of the viewer
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
viewer-network = { $cause ->
    [clock] The clock of this device is wrong, so it takes the certificate of { $failedHost } for invalid{ phrase-where }.
    [sinkhole] The name { $failedHost } leads to an address that a DNS filter or the hosts file of this network or device gives in place of its own{ phrase-where }.
    [filtered] The names of several hosts were not found, { $failedHost } among them, while other hosts answered, as with a DNS filter of this network or device{ phrase-where }.
    [proxy] The proxy of this network did not let the request{ phrase-to-failed } through{ phrase-where }.
    [proxy-certificate] The proxy of this network, or a program on this device, answered in place of { $failedHost } with its own certificate, which the tool does not trust{ phrase-where }.
    [offline] This device had no network connection when it requested { $failedHost }{ phrase-where }.
   *[resolver] No name server gave an answer for { $failedHost }{ phrase-where }.
  }
    .next-step = { $cause ->
        [clock] Set the date and the time of the device, and test again; if they are right, ask the operator of { $failedHost } about its certificate.
        [sinkhole] Test from another network or with another DNS server, or allow { $failedHost } in the filter or the hosts file. Nothing is wrong with the ad tag.
        [filtered] Test from another network or with another DNS server, or allow { $failedHost } in the filter or the hosts file.
        [proxy] Test without the proxy, or ask its administrator to let { phrase-failed } through.
        [proxy-certificate] Test from a network without this proxy, or give the tool the root certificate of the proxy (curl: --cacert, Node: NODE_EXTRA_CA_CERTS). Nothing is wrong with the certificate of { $failedHost }, as far as this shows.
        [offline] Test again with a connection.
       *[resolver] Check the connection and the DNS server of this device; if other hosts are found, ask the operator of { $failedHost } about its name servers.
      }

# Variables:
#   $refusedHost (String) - host whose response was refused
#   $isSeveral ("yes" | "no") - whether its CORS header names several origins
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $allowed (String) - the one origin that the header allows; empty if there is none, or it is not known
cors-refused = The browser may not read the response of { $refusedHost }: { $isSeveral ->
    [yes] its Access-Control-Allow-Origin has more than one value
   *[no] { LENGTH($allowed) ->
        [0] it has no CORS header for the page
       *[other] its CORS header allows only { $allowed }
      }
  }{ phrase-where }.
    .next-step = { $isSeveral ->
        [yes] Have { $refusedHost } send Access-Control-Allow-Origin only once: the server and its CDN or proxy must not both set it.
       *[no] Have { $refusedHost } send Access-Control-Allow-Origin with the origin of the page, and Access-Control-Allow-Credentials: true.
      }

# Variables:
#   $refusedHost (String) - host whose response was refused
#   $origin (String) - of the refused request, such as https://ads.example
#   $directive (String) - directive of the policy
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
policy-refused = The Content Security Policy of the page does not allow the request to { $refusedHost }{ phrase-where }.
    .next-step = Add { $origin } to { $directive } in the Content Security Policy of the page.

# Variables:
#   $hasPort ("yes" | "no") - whether the address names a port
#   $refusedHost (String) - host whose response was refused
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
certificate-invalid = The certificate of { $refusedHost } is not valid, or its TLS handshake failed{ phrase-where }.
    .next-step = { $hasPort ->
        [yes] Check whether this port speaks TLS at all, since the one of http does not: ask the operator of { $refusedHost } for its https address, or to install a valid certificate.
       *[no] Have the operator of { $refusedHost } install a valid certificate for this host; check that the clock of the viewer is right.
      }

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $target (String) - host or scheme that it leads to
#   $isPrivate ("yes" | "no") - whether it is in a private network
#   $allowPrivate (String) - name of an option
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $isLoop ("yes" | "no") - whether it is redirected in a circle
#   $needsCookies ("yes" | "no") - whether the circle sets cookies, which do not come back
address-refused = { $isLoop ->
    [yes] The request to { $lastHost } is redirected in a circle{ $needsCookies ->
        [yes] , since its cookie does not come back
       *[no] {""}
      }{ phrase-where }.
   *[no] The request to { $lastHost } leads to { $target }, { $isPrivate ->
        [yes] in a private network, and was not sent there
       *[no] which browsers do not follow
      }{ phrase-where }.
  }
    .next-step = { $isLoop ->
        [yes] { $needsCookies ->
            [yes] Have the operator of { $lastHost } end the check of its cookie after one redirect, and respond without it: browsers keep no cookies of third parties.
           *[no] Have the operator of { $lastHost } remove the circle of redirects.
          }
       *[no] Have the operator of { $lastHost } lead directly to { $isPrivate ->
            [yes] a public https address; if this network is yours, allow it with { $allowPrivate }
           *[no] an https address
          }.
      }

# Variables:
#   $isInWrapper ("yes" | "no") - whether a wrapper or a playlist has the address
#   $fault (String) - dns, filtered, refused, reset, cut-off, encoding, redirected, host-answers, no-answer, unexplained, service-worker, opaque-origin, head, canceled, or empty if it is not known
#   $unreachableHost (String) - host without a connection
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
unreachable = { $fault ->
    [dns] The host name { $unreachableHost } cannot be resolved (DNS){ phrase-where }.
    [filtered] The host name { $unreachableHost }, which is one of a well-known ad server, has no address on this network, as with a DNS filter{ phrase-where }.
    [refused] { $unreachableHost } refused the connection{ phrase-where }.
    [reset] { $unreachableHost } closed the connection without a response{ phrase-where }.
    [cut-off] The connection to { $unreachableHost } broke off in the middle of the response{ phrase-where }.
    [encoding] The response of { $unreachableHost } cannot be decompressed{ phrase-where }.
    [redirected] { $unreachableHost } redirects the request, and nothing comes from where it leads{ phrase-where }.
    [host-answers] { $unreachableHost } answers other requests, but not this one{ phrase-where }.
    [no-answer] Nothing answers at { $unreachableHost }: its name has no address, its server is down, its certificate is not valid, or the browser or the network blocks it{ phrase-where }.
    [unexplained] The page got no response from { $unreachableHost }: the server does not allow the page to read it (CORS), or nothing answers there{ phrase-where }.
    [service-worker] The service worker of the page answered the request to { $unreachableHost } itself, so the ad server was not asked{ phrase-where }.
    [opaque-origin] The page has the origin “null”, because its frame is sandboxed without allow-same-origin or it is a file, so it may not read the response of { $unreachableHost }{ phrase-where }.
    [canceled] The page canceled the request to { $unreachableHost } before there was a response{ phrase-where }.
    [head] { $unreachableHost } refuses requests with the method HEAD, as curl -I sends; players send GET, so this says nothing about the ad{ phrase-where }.
   *[other] There was no connection to { $unreachableHost }{ phrase-where }.
  }
    .next-step = { $fault ->
        [dns] { $isInWrapper ->
            [yes] Ask the network whose wrapper or playlist leads to { $unreachableHost } to correct that host: it has no address.
           *[no] Correct the host in the ad tag: { $unreachableHost } has no address.
          }
        [filtered] Test from another network or with another DNS server. If the name has no address there either, check how { $unreachableHost } is spelled.
        [refused] Check that the server of { $unreachableHost } is running and that the port is right.
        [reset] Ask the operator of { $unreachableHost } why its server breaks off the connection.
        [cut-off] Ask the operator of { $unreachableHost } why its server breaks off the connection.
        [encoding] Have the operator of { $unreachableHost } correct the header Content-Encoding, which does not fit the content.
        [redirected] Have the operator of { $unreachableHost } check where it redirects: in a circle, to an address that browsers do not follow, or to a server that does not answer.
        [host-answers] Test without an ad blocker; if nothing changes, ask the operator of { $unreachableHost } why its server does not answer this request.
        [no-answer] Open { $unreachableHost } in a new tab. If the name has no address, correct the host; if the connection or the certificate fails, ask its operator; if the page opens, test without an ad blocker.
        [unexplained] Open the address in a new tab. If the server answers, have { $unreachableHost } send Access-Control-Allow-Origin with the origin of the page; if not, correct the host or ask its operator.
        [service-worker] Have the service worker of the page leave requests to other hosts to the browser, so that it answers none of them itself.
        [opaque-origin] Add allow-same-origin to the sandbox attribute of the frame, or serve the page from a web server.
        [canceled] Record again and stay on the page. If it is canceled again, look for what ends it: a new start of the player, a time limit, or an extension.
        [head] Request the ad tag with GET, such as with curl -i, and look at that response.
       *[other] Check that the host { $unreachableHost } is spelled correctly and that its server is running.
      }

# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $seconds (Number) - seconds; 0 if they are not known
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
response-timeout = { phrase-server } did not respond { phrase-within }{ phrase-where }.
    .next-step = Ask { phrase-inner } for a faster response, or put a faster ad server first in the waterfall.

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $wrappers (Number) - wrappers that led there; 0 if a VMAP playlist did
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $seconds (Number) - seconds; 0 if they are not known
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
wrapper-timeout = { $lastHost }, behind { phrase-count-wrappers } of { phrase-inner }, did not respond { phrase-within }{ phrase-where }.
    .next-step = Ask the network at { $lastHost } for a faster response; until then, pause its campaign in { phrase-inner }.

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $quote (String) - what the response says; may be empty
#   $status (Number) - status of the response
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $meaning ("access" | "law" | "limit" | "not-found" | "request" | "failure" | "stored-bid" | "wrapper" | "other") - what the status usually means
http-client-error = { phrase-server-last-host } refused the request with status { NUMBER($status, useGrouping: 0) }{ phrase-where }{ phrase-quote }.
    .next-step = { $meaning ->
        [access] Ask the operator of { phrase-inner-last-host } whether this site, address and country may request its ads.
        [law] Ask the operator of { phrase-inner-last-host } for which countries the response is blocked for legal reasons.
        [limit] Ask the operator of { phrase-inner-last-host } to raise its limit of requests, or request ads less often.
        [wrapper] Ask who runs the wrapper or the playlist that leads there to correct its address: { phrase-inner-last-host } has no ad at that address.
        [not-found] Compare the path and the ad unit of the ad tag with those that { phrase-inner-last-host } expects.
        [request] Compare the ad unit and the parameters of the ad tag with those that { phrase-inner-last-host } expects.
        [stored-bid] The ad tag has the id of one past auction, whose bid is no longer stored: run an auction for each view, and build the ad tag anew, without a fixed hb_uuid or hb_cache_id.
       *[other] Report status { NUMBER($status, useGrouping: 0) } to the operator of { phrase-inner-last-host }.
      }

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $quote (String) - what the response says; may be empty
#   $status (Number) - status of the response
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $isRedirect ("yes" | "no") - whether the status is that of a redirect
#   $signIn (String) - host of the sign-in page to which it redirects; empty if it leads nowhere
http-server-error = { $isRedirect ->
    [yes] { LENGTH($signIn) ->
        [0] { phrase-server-last-host } responded with status { NUMBER($status, useGrouping: 0) }, which leads nowhere{ phrase-where }{ phrase-quote }.
       *[other] { phrase-server-last-host } redirects to a sign-in page of { $signIn } instead of sending VAST{ phrase-where }.
      }
   *[no] { phrase-server-last-host } failed with status { NUMBER($status, useGrouping: 0) }{ phrase-where }{ phrase-quote }.
  }
    .next-step = Report status { NUMBER($status, useGrouping: 0) } to the operator of { phrase-inner-last-host }.

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $protection (String) - name of the protection; may be empty
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
client-challenged = { phrase-server-last-host } refuses this client: its protection against bots{ LENGTH($protection) ->
    [0] {""}
   *[other] {" "}({ $protection })
  } responded instead of an ad{ phrase-where }.
    .next-step = Ask the operator of { phrase-inner-last-host } to let players and this network through. It depends on who asks: open a page with the ad in a browser, where it may run.

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $format (String) - gzip, zip, zstd or deflate; "binary" if it is not known
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
response-compressed = { LENGTH($lastHost) ->
    [0] The response is
   *[other] { $lastHost } responded with
  } { $format ->
    [binary] binary data, which may be compressed, such as with Brotli
   *[other] data compressed with { $format }
  }, and no header Content-Encoding says so{ phrase-where }.
    .next-step = Have the operator of { phrase-inner-last-host } declare the compression in the header Content-Encoding, or send the document without it.

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $quote (String) - what the response says; may be empty
#   $parameter (String) - parameter of the address that asks for this form; may be empty
#   $isPage ("yes" | "no") - whether the tag is the address of a page, and not of an ad server
response-html = { LENGTH($lastHost) ->
    [0] The response is
   *[other] { $lastHost } responded with
  } an HTML page instead of VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] { $isPage ->
            [yes] Put the ad tag in place of this address, which is that of a web page.
           *[no] Check the path of the ad tag: the page is usually a login, an error or a consent wall.
          }
       *[other] { phrase-change-format }
      }

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $quote (String) - what the response says; may be empty
#   $parameter (String) - parameter of the address that asks for this form; may be empty
response-json = { LENGTH($lastHost) ->
    [0] The response is
   *[other] { $lastHost } responded with
  } JSON instead of VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] Request VAST from this ad server: its tag usually has a parameter for the format.
       *[other] { phrase-change-format }
      }

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $quote (String) - what the response says; may be empty
#   $parameter (String) - parameter of the address that asks for this form; may be empty
response-feed = { LENGTH($lastHost) ->
    [0] The response is
   *[other] { $lastHost } responded with
  } an RSS feed instead of VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] Request VAST from this server: its address is that of a list of content, such as Media RSS, and not of ads.
       *[other] { phrase-change-format }
      }

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $quote (String) - what the response says; may be empty
#   $parameter (String) - parameter of the address that asks for this form; may be empty
response-javascript = { LENGTH($lastHost) ->
    [0] The response is
   *[other] { $lastHost } responded with
  } JavaScript instead of VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] Request VAST from this ad server: its tag is one for banners or for a player of its own.
       *[other] { phrase-change-format }
      }

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $format (String) - format by the first bytes, such as MP4; may be empty
#   $isStream ("yes" | "no") - whether it is the playlist of a stream
#   $isPixel ("yes" | "no") - whether it is a picture of a few bytes, by which a server counts
#   $type (String) - content type; may be empty
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
response-media = { LENGTH($lastHost) ->
    [0] The response is
   *[other] { $lastHost } responded with
  } { LENGTH($format) ->
    [0] a picture, a video or a playlist
   *[other] a file ({ $format })
  }{ LENGTH($type) ->
    [0] {""}
   *[other] {" "}({ $type })
  } instead of VAST{ phrase-where }.
    .next-step = { $isStream ->
        [yes] This is a stream, as ad insertion on the server delivers it: play it with a player for streams, or use the ad tag for ads that the player inserts.
       *[no] { $isPixel ->
            [yes] This is a pixel that counts impressions or clicks: ask the agency for the VAST tag of its in-stream video placement. The pixel belongs in the field for impression trackers.
           *[no] Check the path of the ad tag: it is the address of a file, and not of an ad server.
          }
      }

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $quote (String) - what the response says; may be empty
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
response-text = { LENGTH($lastHost) ->
    [0] The response is
   *[other] { $lastHost } responded with
  } a text instead of VAST{ phrase-where }{ phrase-quote }.
    .next-step = Ask the operator of { phrase-inner-last-host } what this text means; often the ad unit or the account is not active.

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $line (Number) - line of the response, from 1
#   $column (Number) - column, from 1
#   $message (String) - the fault, a sentence; may be empty
#   $remedy (String) - what to do about it, a sentence; may be empty
xml-malformed = { LENGTH($lastHost) ->
    [0] The response
   *[other] The response of { $lastHost }
  } is not well-formed XML{ phrase-where }{ LENGTH($message) ->
    [0] .
   *[other] , line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $message }
  }
    .next-step = { LENGTH($remedy) ->
        [0] Have the ad server correct the document.
       *[other] { $remedy }
      }

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $file (String) - a file of the list that a storage folder sends; else empty
#   $root (String) - name of the root element
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $quote (String) - what the response says; may be empty
root-unexpected = { LENGTH($lastHost) ->
    [0] The response
   *[other] The response of { $lastHost }
  } has the root element <{ $root }> instead of <VAST>{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($file) ->
        [0] Have the ad server send VAST 2 to 4.
       *[other] This is the list of a storage folder: use the whole address of the file, such as that of { $file }.
      }

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $version (String) - version of VAST
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
vast-version = { LENGTH($lastHost) ->
    [0] The response
   *[other] The response of { $lastHost }
  } is VAST { $version }, which the player does not read{ phrase-where }.
    .next-step = Have the ad server send VAST 2 to 4.

# Variables:
#   $isBreak ("yes" | "no") - whether the ad tag of a break that asks for VMAP leads there
#   $lastHost (String) - host of the request behind the wrappers
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $host (String) - host of the ad tag; empty for a response that was pasted
vmap-misplaced = { $isBreak ->
    [yes] The ad tag of a break leads to a VMAP playlist at { $lastHost }, where only VAST is allowed{ phrase-where }.
   *[no] A wrapper leads to a VMAP playlist at { $lastHost }, where only VAST is allowed{ phrase-where }.
  }
    .next-step = { $isBreak ->
        [yes] Ask for VAST in the ad tag of the break (output=vast, without ad_rule), or give this VMAP URL itself to the player as its ad tag.
       *[no] Have { phrase-inner } lead to VAST, or use the VMAP URL itself as the ad tag.
      }

# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $lastHost (String) - host of the request behind the wrappers
#   $forbiddingHost (String) - host of the wrapper that forbids it
wrapper-forbidden = { phrase-forbidding } forbids further wrappers, and { $lastHost } responded with one{ phrase-where }.
    .next-step = Ask the network at { $lastHost } for an ad without wrappers, or { phrase-of-forbidding } to allow them.

# Variables:
#   $backHost (String) - host that was requested before; may be empty
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $lastHost (String) - host of the request behind the wrappers
wrapper-loop = The wrappers of { phrase-inner } lead in a circle back to a URL that was requested before{ LENGTH($backHost) ->
    [0] {""}
   *[other] : { $lastHost } leads back to { $backHost }
  }{ phrase-where }.
    .next-step = Ask the network at { $lastHost } to remove its redirect to an earlier ad server.

# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $limit (Number) - how many wrappers players follow
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $lastHost (String) - host of the request behind the wrappers
wrapper-limit = { phrase-server } leads through more wrappers than the { $limit } that players follow{ phrase-where }.
    .next-step = Ask the network at { $lastHost } for a campaign with fewer resellers.

# Variables:
#   $quote (String) - placeholder in place of the tag; may be empty
#   $lastHost (String) - host of the request behind the wrappers
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
wrapper-without-tag = The wrapper{ LENGTH($lastHost) ->
    [0] {""}
   *[other] {" "}of { $lastHost }
  } names no ad tag that can be requested{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($quote) ->
        [0] Have the ad server set VASTAdTagURI to an https URL.
       *[other] Have the operator of { phrase-inner-last-host } put an ad tag in place of the placeholder, which nobody fills.
      }

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
vpaid-only = The ad{ LENGTH($lastHost) ->
    [0] {""}
   *[other] {" "}of { $lastHost }
  } has only VPAID media, which the player does not run{ phrase-where }.
    .next-step = Ask the advertiser for the same creative as MP4 (H.264 and AAC).

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $mediaHost (String) - host of the media file
#   $part (String) - path of the part of a playlist that it is about; may be empty
#   $status (Number) - status of the response
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $isOfServer ("yes" | "no") - whether the site of the ad server has the file
media-file-missing = The media file of the ad{ LENGTH($lastHost) ->
    [0] {""}
   *[other] {" "}of { $lastHost }
  } is missing: { $mediaHost } responded with status { NUMBER($status, useGrouping: 0) }{ phrase-part }{ phrase-where }.
    .next-step = Ask { phrase-file-owner } to upload the media file again, or to correct its URL.

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $mediaHost (String) - host of the media file
#   $part (String) - path of the part of a playlist that it is about; may be empty
#   $status (Number) - status of the response
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $meaning ("access" | "law" | "limit" | "not-found" | "request" | "failure" | "other") - what the status usually means
#   $expired (String) - day on which the signature in the URL of the file expired; may be empty
#   $isOfServer ("yes" | "no") - whether the site of the ad server has the file
media-file-refused = { $mediaHost } refused the media file of the ad{ LENGTH($lastHost) ->
    [0] {""}
   *[other] {" "}of { $lastHost }
  } with status { NUMBER($status, useGrouping: 0) }{ phrase-part }{ phrase-where }.
    .next-step = { $meaning ->
        [access] { LENGTH($expired) ->
            [0] Ask { phrase-file-owner } whether the signature in the URL of the file has expired, and whether this site and country may request it.
           *[other] The signature in the URL of the file expired on { $expired }. Ask { phrase-file-owner } for a URL that is valid as long as the campaign.
          }
        [law] Ask { phrase-file-owner } for a creative that is not blocked here for legal reasons.
        [limit] Ask { phrase-file-owner } to raise the limit of requests of { $mediaHost }.
       *[other] Report status { NUMBER($status, useGrouping: 0) } of { $mediaHost } to { phrase-file-owner }.
      }

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $mediaHost (String) - host of the media file
#   $part (String) - path of the part of a playlist that it is about; may be empty
#   $type (String) - media type of the response; may be empty
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $isOfServer ("yes" | "no") - whether the site of the ad server has the file
media-file-not-media = The media file of the ad{ LENGTH($lastHost) ->
    [0] {""}
   *[other] {" "}of { $lastHost }
  } is no video: { $mediaHost } responded with { LENGTH($type) ->
    [0] another type
   *[other] { $type }
  }{ phrase-part }{ phrase-where }.
    .next-step = Ask { phrase-file-owner } to correct the URL of the media file: it leads to a page, a text or a picture.

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $mediaHost (String) - host of the media file
#   $part (String) - path of the part of a playlist that it is about; may be empty
#   $bytes (Number) - length of the file
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $isOfServer ("yes" | "no") - whether the site of the ad server has the file
media-file-empty = The media file of the ad{ LENGTH($lastHost) ->
    [0] {""}
   *[other] {" "}of { $lastHost }
  } is empty or too short for a video: { $mediaHost } responded with { $bytes ->
    [one] 1 byte
   *[other] { $bytes } bytes
  }{ phrase-part }{ phrase-where }.
    .next-step = Ask { phrase-file-owner } to upload the media file again, or to correct its URL.

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $mediaHost (String) - host of the media file
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $isOfServer ("yes" | "no") - whether the site of the ad server has the file
media-file-mixed-content = The media file of the ad{ LENGTH($lastHost) ->
    [0] {""}
   *[other] {" "}of { $lastHost }
  } is at http://{ $mediaHost }, which browsers block on https pages, and it is not there with https{ phrase-where }.
    .next-step = Ask { phrase-file-owner } for a media file with https://.

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $mediaHost (String) - host of the media file
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $isOfServer ("yes" | "no") - whether the site of the ad server has the file
media-file-unreachable = There is no connection to { $mediaHost }, where the ad{ LENGTH($lastHost) ->
    [0] {""}
   *[other] {" "}of { $lastHost }
  } has its media file{ phrase-where }.
    .next-step = Ask { phrase-file-owner } to correct the URL of the media file, or to have the server { $mediaHost } repaired.

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $mediaHost (String) - host of the media file
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
media-file-other-site = { $mediaHost } forbids pages of other sites to show the media file of the ad{ LENGTH($lastHost) ->
    [0] {""}
   *[other] {" "}of { $lastHost }
  }, with the header Cross-Origin-Resource-Policy{ phrase-where }.
    .next-step = Have { $mediaHost } send Cross-Origin-Resource-Policy: cross-origin, or no such header.

# Variables:
#   $lastHost (String) - host of the tracker
#   $status (Number) - status of its response; 0 for a connection that failed
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $event (String) - impression, verification or the event of the tracker
impression-lost = The ad plays, and { $event ->
    [impression] its impression is not counted
    [verification] the script that measures its visibility was not loaded
   *[other] its report “{ $event }” did not arrive
  }: { $lastHost } { $status ->
    [0] cannot be reached
   *[other] responded with status { NUMBER($status, useGrouping: 0) }
  }{ phrase-where }.
    .next-step = Ask the operator of { $lastHost } to repair the tracker or to correct its address: an ad that is not counted may not be paid.

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
companion-required = The ad{ LENGTH($lastHost) ->
    [0] {""}
   *[other] {" "}of { $lastHost }
  } requires companions that the page has no place for{ phrase-where }.
    .next-step = Add elements with data-companion-for to the page, or have the ad server make companions optional.

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
category-blocked = A wrapper blocks the category of the ad of { phrase-inner-last-host }{ phrase-where }.
    .next-step = Ask the network for an ad of another category, or remove the block from the wrapper.

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $types (List) - media types
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
media-unplayable = The ad{ LENGTH($lastHost) ->
    [0] {""}
   *[other] {" "}of { $lastHost }
  } has no media that browsers play, only { $types }{ phrase-where }.
    .next-step = Ask the advertiser for the creative as MP4 (H.264 and AAC).

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
media-missing = The ad{ LENGTH($lastHost) ->
    [0] {""}
   *[other] {" "}of { $lastHost }
  } has no media file{ phrase-where }.
    .next-step = Have the ad server attach a media file to the creative.

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $found ("linear" | "non-linear") - type of the ad in the response
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
linearity-mismatch = { phrase-server-last-host } responded with a { $found } ad, which does not fit the slot{ phrase-where }.
    .next-step = Have the ad server send { $found ->
        [linear] non-linear
       *[non-linear] linear
      } ads for this slot.

# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $offset (String) - time of the break, as VMAP writes it
#   $seconds (Number) - seconds; 0 if they are not known
break-after-end = The VMAP playlist{ LENGTH($host) ->
    [0] {""}
   *[other] {" "}of { $host }
  } has an ad break at { $offset }, after the end of the video ({ phrase-seconds }){ phrase-where }.
    .next-step = Have the ad server plan its breaks within the video, or write the time as a percentage.

# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $wanted ("start" | "end") - the time of the slot
#   $offsets (List) - times of the first breaks
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
playlist-without-break = { phrase-server } responds with a VMAP playlist without an ad break for this slot{ phrase-where }: its breaks are at { $offsets }.
    .next-step = Ask { phrase-inner } for an ad break with timeOffset="{ $wanted }".

# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $sold (String) - device with ads: desktop or mobile
#   $empty (String) - device without ads: desktop or mobile
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
no-ad-on-device = { phrase-server } has an ad for { $sold } and none for { $empty }{ phrase-where-slot }.
    .next-step = Check in the ad server that a campaign targets { $empty } devices.

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $wrappers (Number) - wrappers that led there; 0 if a VMAP playlist did
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $quote (String) - what the response says; may be empty
no-ad-after-wrapper = { $lastHost }, behind { phrase-count-wrappers } of { phrase-inner }, has no ad{ phrase-where }{ phrase-quote }.
    .next-step = Ask the network at { $lastHost } why it does not fill, or add a fallback campaign in { phrase-inner }.

# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $quote (String) - what the response says; may be empty
no-ad = { LENGTH($host) ->
    [0] The response has no ad{ phrase-where }{ phrase-quote }.
   *[other] { $host } responded without an ad{ phrase-where }{ phrase-quote }.
  }
    .next-step = Check in the ad server that an active campaign targets this ad unit, size, page and country.

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $code (Number) - error code
playback-failed = The ad{ LENGTH($lastHost) ->
    [0] {""}
   *[other] {" "}of { $lastHost }
  } did not play: VAST error { NUMBER($code, useGrouping: 0) }.
    .next-step = Report VAST error { NUMBER($code, useGrouping: 0) } to the operator of { phrase-inner-last-host }.

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $message (String) - what a rule found
#   $remedy (String) - its remedy
response-fault = { phrase-server-last-host } responded with an ad that cannot play{ phrase-where }: { $message }
    .next-step = { $remedy }

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $code (Number) - error code
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $message (String) - why; may be empty
#   $standard ("VAST" | "VMAP") - whose code it is
failure-code = The ad{ LENGTH($lastHost) ->
    [0] {""}
   *[other] {" "}of { $lastHost }
  } fails with { $standard } error { NUMBER($code, useGrouping: 0) }{ phrase-where }{ LENGTH($message) ->
    [0] .
   *[other] : { $message }
  }
    .next-step = Report { $standard } error { NUMBER($code, useGrouping: 0) } to the operator of { phrase-inner-last-host }.

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
wrapper-not-requested = The response leads to { LENGTH($lastHost) ->
    [0] another ad server
   *[other] { $lastHost }
  }, which was not requested.
    .next-step = Paste the response of { LENGTH($lastHost) ->
        [0] that ad server
       *[other] { $lastHost }
      }, or diagnose with requests.

# Variables:
#   $source ("file" | "command" | "charles") - what recorded the requests
har-without-bodies = The recording has no response bodies.
    .next-step = { $source ->
        [command] Request the ad tag with curl -i, and paste all of the output, headers and body.
        [charles] Record it again with the bodies of the responses, and export the session.
       *[file] Export it again with content, and paste it. Chrome and Edge: “Export HAR (with sensitive data)”; Firefox: “Save All As HAR” after the page has loaded; Safari: “Export” with the network tab open while the page loads.
      }

# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
not-requested = The ad tag of { phrase-inner } has no fault that its text shows{ phrase-where }; it was not requested.
    .next-step = Diagnose with requests, or paste the response of the ad server.

# Variables:
#   $character (String) - invisible character inside of the tag, as U+200B; may be empty
#   $behind (String) - what is in front of it; may be empty
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
tag-copied = { LENGTH($character) ->
    [0] The text of the ad tag of { phrase-inner } is not what a player can use: copying has changed it{ phrase-where }.
   *[other] The ad tag of { phrase-inner } has an invisible character ({ $character }) behind “{ $behind }”{ phrase-where }: the ad server gets another value than the one that is shown.
  }
    .next-step = { LENGTH($character) ->
        [0] If it stands like this in the page or in the embed, put the repaired tag there; then diagnose with requests.
       *[other] Type this value anew where the ad tag stands, or put the repaired tag there.
      }

# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $breaks (Number) - ad breaks of the playlist
#   $filled ("all" | "some" | "none") - which of them have an ad that plays, as far as is known
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
playlist-plays = { LENGTH($host) ->
    [0] The response is
   *[other] { $host } responds with
  } a VMAP playlist of { $breaks ->
    [one] 1 ad break
   *[other] { $breaks } ad breaks
  }{ phrase-where }{ $filled ->
    [all] ; its ads play.
    [some] ; ads play in some of them.
   *[none] .
  }
    .next-step = { $filled ->
        [all] Nothing has to be done.
       *[none] Diagnose the ad tag of a break that shows no ad.
      }

# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
ad-skipped = The ad{ LENGTH($host) ->
    [0] {""}
   *[other] {" "}of { $host }
  } played, and the viewer skipped it{ phrase-where }.
    .next-step = Nothing has to be done: an ad without skipoffset cannot be skipped.

# Variables:
#   $lastHost (String) - host of the request behind the wrappers
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $message (String) - what is wrong, a sentence
#   $remedy (String) - what to do about it, a sentence
plays-with-fault = The ad{ LENGTH($lastHost) ->
    [0] {""}
   *[other] {" "}of { $lastHost }
  } plays, with a fault{ phrase-where }: { $message }
    .next-step = { $remedy }

# Variables:
#   $adBreak (String) - id of the ad break, or its number from 1
#   $offset (String) - its time, as VMAP writes it
break-not-played = The ad break “{ $adBreak }” (timeOffset="{ $offset }") does not play.

# Variables:
#   $ad (Number) - number of the ad in the response, from 1
ad-not-played = Ad { $ad } does not play.

# Variables:
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
hosted-ad-plays = The hosted ad is converted and should play{ phrase-where }; its video was not requested.
    .next-step = Nothing has to be done.

# Variables:
#   $file ("responded" | "unreadable" | "not-requested") - what is known of the media file
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $seconds (Number) - seconds; 0 if they are not known
#   $type ("linear" | "non-linear") - type of the ad
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $mediaHost (String) - host of the media file
#   $isAboutCounts ("yes" | "no") - whether somebody asks why it is not counted
#   $isRecorded ("yes" | "no") - whether a recording has its requests
ad-plays = { $file ->
    [responded] The ad{ LENGTH($host) ->
        [0] {""}
       *[other] {" "}of { $host }
      } plays{ $seconds ->
        [0] {""}
       *[other] {" "}for { phrase-seconds }
      }{ $type ->
        [linear] {""}
       *[non-linear] {" "}as an overlay
      }{ phrase-where }.
   *[other] { $type ->
        [non-linear] The ad{ LENGTH($host) ->
            [0] {""}
           *[other] {" "}of { $host }
          } should play{ $seconds ->
            [0] {""}
           *[other] {" "}for { phrase-seconds }
          } as an overlay{ phrase-where }; its picture was not requested.
       *[linear] { $file ->
            [unreadable] The ad{ LENGTH($host) ->
                [0] {""}
               *[other] {" "}of { $host }
              } should play{ $seconds ->
                [0] {""}
               *[other] {" "}for { phrase-seconds }
              }{ phrase-where }; no response for its media file at { $mediaHost } could be read.
           *[other] The ad{ LENGTH($host) ->
                [0] {""}
               *[other] {" "}of { $host }
              } should play{ $seconds ->
                [0] {""}
               *[other] {" "}for { phrase-seconds }
              }{ phrase-where }; its media file was not requested.
          }
      }
  }
    .next-step = { $isAboutCounts ->
        [yes] { $isRecorded ->
            [yes] No tracker of the ad failed in this recording. Ask both sides what they count (requests, responses, or ads that started), in which time zone, and which traffic they filter. Then record a page view of those viewers whose numbers differ most, by device, browser, ad blocker and consent.
           *[other] The response shows no fault in its trackers. Record a page view in which the ad plays (HAR) and diagnose the recording: it shows which tracker is not requested or not answered. Compare the time zones and filters of both reports, too.
          }
       *[other] { $type ->
            [non-linear] { LENGTH($slot) ->
                [0] If the ad is for a preroll, midroll or postroll, ask the ad server for a linear ad: an overlay does not play there.
               *[other] Nothing has to be done.
              }
           *[linear] { $file ->
                [responded] Nothing has to be done.
               *[other] If the ad does not play, open the URL of its media file in a browser: the file may be missing.
              }
          }
      }

# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $slot (String) - preroll, midroll, …; empty for a separate ad tag
#   $device (String) - desktop or mobile; empty if it makes no difference
#   $message (String) - what is wrong, a sentence
#   $remedy (String) - what to do about it, a sentence
tag-fault = Ad tag{ LENGTH($host) ->
    [0] {""}
   *[other] {" "}of { $host }
  }{ phrase-where }: { $message }
    .next-step = { $remedy }

# What to do for a reason that a response states, in place of the next step of its verdict.
# Variables:
#   $reason ("ads-txt" | "child-directed" | "consent" | "traffic" | "capped" | "mismatch" | "floor" | "location" | "blocked" | "targeting" | "ad-rules" | "site" | "ended" | "credentials" | "parameter" | "limit" | "outage" | "moved" | "scheme" | "auction" | "parked" | "verification" | "creative" | "transcoding" | "room" | "commented" | "serialized" | "login" | "inventory") - why there is no ad, as the response says
reason-step = { $reason ->
    [ads-txt] Add the line that the exchange gives for this seller to ads.txt (of an app: app-ads.txt) on the domain of the publisher, and wait until it is read again.
    [child-directed] If the content is not for children, remove what marks it as child-directed from the ad tag; if it is, only ads for children may run.
    [consent] Test with a viewer who has consented, and pass the consent string to the ad server; without consent, only campaigns without personal data can run.
    [traffic] Test in a browser on a usual connection, without VPN, proxy or data center; a server that requests ads has to pass the address and the browser of the viewer.
    [capped] Nothing is broken: the campaign has reached its limit. To see the ad, test with another viewer, such as in a private window, or later.
    [mismatch] Compare the targeting, the sizes and the dates of the campaign with this request: its ad unit, size, page, device and country.
    [floor] Lower the floor price of this inventory, or find demand that pays it.
    [location] Test from a country in which the campaign runs, or ask the ad server to target this one.
    [blocked] Check which categories and advertisers are blocked for this inventory: unblock this one, or find other demand.
    [targeting] Correct what Prebid sends to the ad server: price buckets (priceGranularity) in the currency of the bid, so that hb_pb is near its price, and for a video the cache, which gives hb_uuid.
    [ad-rules] No ad rule applies to this request: check that one is active for this ad unit, and if the rules target content, send its ids (cmsid and vid) in the ad tag.
    [site] Ask the operator of the server to allow the domain of this page.
    [ended] What the address names is not active there, or no longer: ask its operator to activate it, or put the id of one that is active into the address.
    [credentials] Write the key, token or signature that is valid now into the address; the operator of the server has it.
    [parameter] Correct the parameter that the response names, or add it to the address.
    [limit] Ask the operator of the server to raise its limit of requests, or request ads less often.
    [outage] Request it again in a few minutes; if it stays like this, report it to the operator of the server.
    [scheme] Write https:// in place of http:// in the address: this port of the server accepts https only.
    [moved] Replace the address by the present one, which the operator of the service has: the old one is no longer served.
    [auction] This is the address of an auction, which takes bid requests (OpenRTB, by POST): give the player a VAST tag, which the ad server or the operator of the auction has.
    [parked] Nobody serves ads under this domain any more: remove the address, or ask the ad network for the present one.
    [verification] The service with which the advertiser verifies pages blocked this one: ask the agency of the advertiser which category or page it blocks, to relax that, or to use a tag that only measures.
    [creative] Ask the advertiser for a creative that can be used here, such as an MP4 with H.264 and AAC, and upload it anew.
    [transcoding] Nothing is broken: the creative is being converted. Look again in a few minutes; before a campaign, have its creatives converted in advance.
    [room] The ad is longer than the break: lengthen the break, or ask the ad server for shorter ads.
    [commented] The ad stands in a comment of the response: have it sent outside of the comment.
    [serialized] The document stands as a string in JSON: have it sent by itself, with the type text/xml.
    [login] This is a page behind a login, such as a console or a preview: copy the VAST tag from there.
   *[inventory] Compare the ids in the address (publisher, placement, zone) with those that the ad server gave, and have them activated there.
  }

# Variables:
#   $redirectingHost (String) - host that redirects
#   $redirectedHost (String) - host at fault, to which it redirects
redirected = { $redirectingHost } redirects the request to { $redirectedHost }.
    .next-step = Ask the operator of { $redirectedHost } to correct this; the operator of { $redirectingHost }, which redirects there, knows who that is.

## Placeholders

# Variables:
#   $placeholder (String) - a placeholder as in the ad tag
#   $macro (String) - the macro in brackets
macro-equivalent = { $placeholder } as { $macro }

# Variables:
#   $macros (List) - texts of macro-equivalent
#   $placeholders (List) - placeholders as in the ad tag, without a macro
macros-write = Write { $macros }{ LENGTH($placeholders) ->
    [0] {""}
   *[other] ; add replace rules for { $placeholders }
  }.

# Variables:
#   $macro (String) - the macro in brackets
#   $placeholder (String) - a placeholder as in the ad tag
fix-instead = { $macro } instead of { $placeholder }

# Variables:
#   $corrections (List) - texts of fix-instead
fix-write = Write { $corrections }.

# Variables:
#   $field (String) - name of an option
#   $placeholder (String) - a placeholder as in the ad tag
fix-value-for = { $field } for { $placeholder }

# Variables:
#   $values (List) - texts of fix-value-for
fix-provide = Provide { $values }.

# Variables:
#   $placeholders (List) - placeholders as in the ad tag
#   $values (String) - name of an option
fix-define = Add a replace rule or a value in { $values } for { $placeholders }, or remove it from the ad tag.

# Variables:
#   $placeholders (List) - words as in the ad tag
fix-write-value = Write the value that the ad server gave in place of { $placeholders }.

# Variables:
#   $placeholders (List) - words as in the ad tag
#   $sdk (String) - name of the SDK that fills them
fix-use-sdk = Have { $sdk } of the app fill { $placeholders } before the request: only this SDK knows their values. For other players, use an ad tag without them.

# Variables:
#   $group (String) - page, player, device, app or consent
#   $name (String) - name of a field of the viewer
viewer-field = { $name ->
    [url] the address of the page
    [referrer] the address of the page before
    [title] the title of the page
    [gdprApplies] the consent of the viewer (whether the GDPR applies)
    [tcString] the consent of the viewer (TCF string)
    [gppString] the consent of the viewer (GPP string)
    [uspString] the consent of the viewer (US privacy string)
    [coppa] the consent of the viewer (COPPA)
    [ifa] the advertising ID of the device
    [ip] the IP address of the viewer
    [latLong] the position of the viewer
   *[other] { $group ->
        [consent] the consent of the viewer
        [page] data of the page
        [player] data of the player
        [app] data of the app
       *[device] data of the device
      }
  }

## Notes on a verdict

# The next step of an ad that plays here and stands in code of a page.
# Variables:
#   $count (Number) - how many of its settings are named
#   $unjudged (List) - names of settings that were not judged
#   $startsWithSound ("yes" | "no") - whether the video starts by itself and with sound
code-step = The ad tag works. The code around it was judged only in part{ $count ->
    [0] {""}
   *[other] ; not judged: { LIST($unjudged) }
  }.{ $startsWithSound ->
    [yes] {" "}It starts the video with sound, which browsers refuse without a click: start it muted.
   *[no] {""}
  } If the page shows no ad, check its settings, or paste a recording of the page (HAR).

note-not-requested = No request was sent; this verdict is from the text alone.

note-content-open = This verdict is about the ads: the content was not checked.
# Variables:
#   $pageHost (String) - host of the page; empty if it is not known
#   $gdprApplies ("unknown" | "yes" | "no") - whether the GDPR applies
#   $hasConsentString ("yes" | "no") - whether there is a consent string
note-assumed = Assumed: { LENGTH($pageHost) ->
    [0] the page is not known
   *[other] the page is on { $pageHost }
  }; { $gdprApplies ->
    [unknown] it is not known whether the GDPR applies
    [yes] the GDPR applies
   *[other] the GDPR does not apply
  }; { $hasConsentString ->
    [yes] there is a consent string
   *[no] there is no consent string
  }.

# Variables:
#   $placeholders (List) - placeholders
note-unfilled = Only the player of the page knows the values of { $placeholders }, which this diagnosis left as they are.

# Variables:
#   $allowed (String) - the only origin that the header of the response allows
#   $host (String) - host of the ad tag; empty for a response that was pasted
note-readers = Only pages of { $allowed } may read the response of { $host }.

# Variables:
#   $count (Number) - how many ad tags the text has
#   $tag (Number) - number of the ad tag, from 1
note-about-tag = The text has { $count } ad tags; this verdict is about tag { $tag }.

# Variables:
#   $bidder (String) - the bidder, or a dash if it is unknown
#   $pointer (String) - JSON Pointer of the bid in the pasted JSON
#   $count (Number) - how many bids there are
note-about-bid = This verdict is about the bid at { $pointer } ({ $bidder }), one of { $count }.

# Variables:
#   $tag (String) - the repaired ad tag; empty for another text
repaired-step = { LENGTH($tag) ->
    [0] What was pasted does not work as it is; it plays only without what copying did to it. Where it stands like this, put it as it was before it was copied.
   *[other] The ad tag does not work as it was pasted. Where it stands like this, put this repaired one: { $tag }
  }

# Variables:
#   $change ("terminal-colors" | "xml-viewer" | "mail-quote" | "line-numbers" | "code-block" | "formula" | "mail-encoded" | "html-escaped" | "script-escaped" | "percent-encoded" | "scheme-twice" | "base64" | "quotes" | "table-cell" | "typography" | "invisible-characters" | "rewritten-link" | "look-alikes" | "line-breaks" | "stray-blanks" | "text-around" | "text-behind" | "cut-off") - what was undone of copying
note-copied = { $change ->
    [terminal-colors] The color codes of a terminal were removed from the text.
    [xml-viewer] The words and marks of a browser’s XML viewer were removed.
    [mail-quote] The marks of a quoted mail were removed from the beginnings of lines.
    [line-numbers] Line numbers were removed.
    [code-block] The marks of a code block were removed.
    [formula] The formula of a spreadsheet around the ad tag was removed.
    [mail-encoded] The text was encoded as in the source of a mail (=3D), and was decoded.
    [html-escaped] The text was escaped as HTML (&lt;), and was decoded.
    [script-escaped] The text was escaped with backslashes, as in a script, and was decoded.
    [percent-encoded] The text was percent-encoded as a whole, and was decoded.
    [scheme-twice] The scheme in front of the ad tag was doubled or damaged, and was corrected.
    [base64] The text was encoded in Base64, and was decoded.
    [quotes] Quotation marks or brackets around the ad tag were removed. Remove them where the tag stands, too.
    [table-cell] The quotation marks of a table cell were removed.
    [typography] Quotation marks or blanks of a word processor were replaced by plain ones.
    [invisible-characters] Invisible characters were removed.
    [rewritten-link] Links that a mail program or a website had rewritten were replaced by their targets.
    [look-alikes] Characters that only look like the ordinary ones, such as – for -, × for x, ＆ for &, or typographic quotes around a value were replaced.
    [line-breaks] Lines were joined to one ad tag.
    [stray-blanks] Blanks inside the ad tag were removed.
    [text-around] The text before and after was left out. If the server sent it, its response is malformed.
    [text-behind] The text behind the ad tag was left out. If it belongs to the tag, write %20 in place of the blank.
   *[cut-off] A part of the ad tag may be missing: it has dots, or ends where forms and databases cut texts. Copy it again from its source.
  }

## Owners

owner-publisher = Publisher
owner-ad-server = Ad server
owner-network = Ad network
owner-advertiser = Advertiser
owner-browser = Browser
owner-consent = Consent of the viewer
owner-nobody = Nobody
owner-unknown = Not known

## Report of a case

report-title = Ad case
report-owner = Owner
report-next-step = Next step
report-viewer = Viewer
report-tags = Ad tags
report-expanded-to = Requested URL
report-placeholders = Placeholders
report-requests = Requests
report-responses = Responses
report-findings = Findings
report-input = Input
report-none = None
report-field = Field
report-value = Value
report-status = Status
report-time = Time
report-root = Root element
report-result = Result
report-redacted = Consent strings, identifiers, cookies and credentials are replaced by placeholders of the same form.

## Error codes

code-vast-100 = The response of the ad server is not well-formed XML (VAST error 100).
    .next-step = Have the ad server correct the document; a URL with & outside of CDATA is the usual cause.
code-vast-101 = The response is XML that does not follow the VAST schema (VAST error 101).
    .next-step = Have the ad server add the missing element or move the misplaced one.
code-vast-102 = The response has a VAST version that the player does not read (VAST error 102).
    .next-step = Have the ad server send VAST 2 to 4.
code-vast-200 = The ad is of a type that the player does not expect or cannot show (VAST error 200).
    .next-step = Check in the ad server which creatives are booked for this ad unit.
code-vast-201 = A linear ad came for an overlay slot, or the reverse (VAST error 201).
    .next-step = Book the type of ad that the slot shows.
code-vast-202 = The ad has another duration than expected (VAST error 202).
    .next-step = Set the duration in VAST to that of the media file.
code-vast-203 = The ad has another size than expected (VAST error 203).
    .next-step = Book creatives of the size of the slot.
code-vast-204 = The response lacks the ad category that the player requires (VAST error 204).
    .next-step = Have the ad server send the category of the ad.
code-vast-205 = A wrapper blocks the category of the ad (VAST error 205).
    .next-step = Ask for an ad of another category, or remove the block from the wrapper.
code-vast-206 = The ad break was shortened, so the ad was not shown (VAST error 206).
    .next-step = Shorten the pod, or lengthen the ad break.
code-vast-300 = A wrapper is faulty (VAST error 300).
    .next-step = Ask the network of the wrapper to check its ad tag URL.
code-vast-301 = An ad server gave no usable response: it came too late or not at all, was an HTTP error such as 404, or was blocked by CORS or the Content Security Policy of the page (VAST error 301).
    .next-step = Diagnose the ad tag; in the page, `reason` of the event `aderror` says why.
code-vast-302 = The chain has too many wrappers or leads in a circle (VAST error 302).
    .next-step = Ask the ad server for a campaign with fewer resellers.
code-vast-303 = The ad server has no ad, or its wrappers lead to none (VAST error 303).
    .next-step = Check in the ad server that an active campaign targets this ad unit; behind a wrapper, ask its network why it does not fill.
code-vast-304 = The ad could not be shown within its time limit (VAST error 304).
    .next-step = Ask the network for a lighter creative.
code-vast-400 = The linear ad could not be played (VAST error 400).
    .next-step = Open the media file of the ad in a browser, and report what fails to the network.
code-vast-401 = The media file of the ad was not found (VAST error 401).
    .next-step = Ask the network to correct the address of the media file.
code-vast-402 = The media file of the ad did not load in time (VAST error 402).
    .next-step = Ask the network for a smaller media file on a faster server.
code-vast-403 = The ad has no media file that the player supports (VAST error 403).
    .next-step = Ask the advertiser for the creative as MP4 (H.264 and AAC).
code-vast-405 = The media file of the ad could not be shown (VAST error 405).
    .next-step = Ask the advertiser to encode the media file again as MP4 (H.264 and AAC).
code-vast-406 = The ad lacks the mezzanine file that is required (VAST error 406).
    .next-step = Ask the network to add the mezzanine file.
code-vast-407 = The mezzanine file is downloaded for the first time, so the ad is not shown yet (VAST error 407).
    .next-step = Request the ad again later.
code-vast-408 = The player rejected a conditional ad (VAST error 408).
    .next-step = Ask the network for an ad that is not conditional.
code-vast-409 = The interactive unit of the ad was not run (VAST error 409).
    .next-step = Ask for a creative without interactive code.
code-vast-410 = The verification unit of the ad was not run (VAST error 410).
    .next-step = Ask for a creative that plays without verification code.
code-vast-411 = The mezzanine file does not meet the specification (VAST error 411).
    .next-step = Ask the network to replace the mezzanine file.
code-vast-500 = The overlay could not be shown (VAST error 500).
    .next-step = Ask the network for a static picture as the overlay.
code-vast-501 = The overlay is larger than its slot (VAST error 501).
    .next-step = Book a smaller overlay, or raise max_width and max_height of the slot.
code-vast-502 = The resource of the overlay could not be loaded (VAST error 502).
    .next-step = Ask the network to correct the address of the picture.
code-vast-503 = The overlay has no resource that the player supports (VAST error 503).
    .next-step = Ask for the overlay as a static picture.
code-vast-600 = A companion could not be shown (VAST error 600).
    .next-step = Check the companions of the creative with the network.
code-vast-601 = A companion does not fit its place in the page (VAST error 601).
    .next-step = Give the place of the companion the size of the creative.
code-vast-602 = A required companion could not be shown, so the ad was dropped (VAST error 602).
    .next-step = Add a place for the companion to the page, or have the ad server make it optional.
code-vast-603 = The resource of a companion could not be loaded (VAST error 603).
    .next-step = Ask the network to correct the address of the companion.
code-vast-604 = A companion has no resource that the player supports (VAST error 604).
    .next-step = Ask for the companion as a static picture.
code-vast-900 = The ad failed for a reason that has no code of its own (VAST error 900).
    .next-step = Diagnose the ad tag itself to see at which request it fails.
code-vast-901 = The VPAID code of the ad failed or was not run (VAST error 901).
    .next-step = Ask the advertiser for the same creative as MP4 (H.264 and AAC).
code-vast-902 = The interactive file of the ad failed (VAST error 902).
    .next-step = Ask for a creative without interactive code.
code-ima-1005 = The IMA SDK could not request the ads (error 1005).
    .next-step = Request the ad tag in a new browser tab, and correct what it shows.
code-ima-1007 = The response has no media or picture to show (IMA error 1007).
    .next-step = Ask the network to attach a media file to the creative.
code-ima-1009 = The ad server responded with VAST that has no ad (IMA error 1009).
    .next-step = Check in the ad server that an active campaign targets this ad unit, size, page and country.
code-ima-1010 = The IMA SDK does not understand the response (error 1010).
    .next-step = Have the ad server send VAST or VMAP.
code-ima-1012 = The browser could not send the request or read its response (IMA error 1012).
    .next-step = Test without ad blocker, and check the CORS headers of the ad server.
code-ima-1013 = The ad tag is not a valid URL (IMA error 1013).
    .next-step = Encode the parameters of the ad tag, and start it with https://.
code-ima-1014 = The Protected Audience API of the browser failed (IMA error 1014).
    .next-step = Test in another browser, and report the inner error to the ad server.
code-ima-1020 = The stream with inserted ads could not be started (IMA error 1020).
    .next-step = Check the ids of the stream in the ad server.
code-ima-1021 = The stream and its replacement both failed (IMA error 1021).
    .next-step = Check the stream and its fallback in the ad server.
code-ima-1022 = The browser does not support a URL of the ad (IMA error 1022).
    .next-step = Use https URLs in the ad tag and its creatives.
code-ima-1101 = The page called the IMA SDK with invalid arguments (error 1101).
    .next-step = Correct the call that the inner error names.
code-ima-1204 = The IMA SDK received a faulty message from its app (error 1204).
    .next-step = Update the IMA SDK of the app.
code-ima-1205 = The browser did not let the ad start without a click (IMA error 1205).
    .next-step = Start the player muted, or by a click.
code-ima-1300 = The consent platform had not answered when the ad was requested (IMA error 1300).
    .next-step = Request ads only after the consent platform has answered.
code-vmap-900 = The ad break failed for a reason that has no code of its own (VMAP error 900).
    .next-step = Diagnose the ad tag of the break itself.
code-vmap-1000 = The VMAP document does not follow its schema (VMAP error 1000).
    .next-step = Have the ad server correct the document.
code-vmap-1001 = The VMAP version is not supported (VMAP error 1001).
    .next-step = Have the ad server send VMAP 1.0.
code-vmap-1002 = The VMAP document could not be parsed (VMAP error 1002).
    .next-step = Have the ad server send well-formed XML.
code-vmap-1003 = An ad break has a type that the player does not show (VMAP error 1003).
    .next-step = Use breaks of the type linear or nonlinear.
code-vmap-1004 = The ads of a break could not be read (VMAP error 1004).
    .next-step = Diagnose the ad tag of the break itself.
code-vmap-1005 = The ads of a break are of a template type that is not supported (VMAP error 1005).
    .next-step = Have the ad server use VAST 2 to 4 in the break.
code-vmap-1006 = The VAST document inside a break could not be read (VMAP error 1006).
    .next-step = Have the ad server correct the document in VASTAdData.
code-vmap-1007 = The ad server of a break did not respond in time (VMAP error 1007).
    .next-step = Ask the operator of that ad server for a faster response.
code-vmap-1008 = The request for the ads of a break failed (VMAP error 1008).
    .next-step = Diagnose the ad tag of the break itself.
code-embed-source-refused = The element refuses the address of the embed, because its origin is not allowed.
    .next-step = Add the origin to MediaEmbed.allowedSources, or serve the JSON from your own origin.
code-embed-network = The JSON of the embed could not be requested.
    .next-step = Check the connection and Access-Control-Allow-Origin of the server.
code-embed-timeout = The JSON of the embed was not complete after 10 s.
    .next-step = Serve the JSON as a static or cached file.
code-embed-http-status = The server refused the request for the embed.
    .next-step = Check that the embed is published at this address.
code-embed-content-type = The response for the embed is not declared as JSON.
    .next-step = Send the header Content-Type: application/json.
code-embed-too-large = The JSON of the embed is larger than 2 MB.
    .next-step = Publish only what the player needs.
code-embed-not-json = The text of the embed is not JSON.
    .next-step = Paste the JSON here to see the line of the error.
code-embed-not-an-embed = The JSON of the element is not an embed object.
    .next-step = Publish the embed object of the service.
code-embed-no-player = The embed names no hosted player and has no video.
    .next-step = Request the embed with code_iframe, or with its video or live.
code-embed-player-refused = The origin of the hosted player is not allowed.
    .next-step = Add the origin to MediaEmbed.allowedPlayerOrigins.
code-embed-no-code = The embed has no code for the standard format.
    .next-step = Request the embed with the field code, or use another format.
code-embed-not-controllable = The page cannot control the player of the format standard.
    .next-step = Use the format iframe or player.
code-embed-code-unavailable = The embed lacks a field that this code format needs.
    .next-step = Read the cause of the error, and request the embed with that field.
code-embed-module = A file of the player could not be loaded.
    .next-step = Deploy all files of the package, then call retry().
code-embed-no-stream = The embed names no stream, so neither content nor ads play.
    .next-step = Set streamUrl, or request the video or live with its addresses.
code-embed-media-network = The media of the content could not be loaded.
    .next-step = Check the address of the media and its CORS header.
code-embed-media-decode = The browser could not decode the media of the content.
    .next-step = Encode the media again.
code-embed-media-unsupported = The browser supports none of the formats of the content.
    .next-step = Provide HLS or MP4 with H.264 and AAC.
code-embed-trusted-types = The policy of the page does not allow the Trusted Types policy media-embed.
    .next-step = Add media-embed to the trusted-types directive.
code-embed-unexpected = The element failed with an error that its code did not expect.
    .next-step = Read the cause of the error in the console; if the embed is plain data, report it as an error of the library.
# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
code-browser-blocked-by-client = An extension of the browser blocked the request{ phrase-to-host }, as ad blockers do.
    .next-step = Test in a browser without ad blocker and tracking protection.
# Variables:
#   $host (String) - host of the request; may be empty
code-browser-blocked-by-protection = The tracking protection of the browser blocked the request{ phrase-to-host }.
    .next-step = Turn the protection off for this site (in Firefox at the shield in the address bar), and test again: viewers with it see no ad.
# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
code-browser-mixed-content = The browser or the app refused an http request{ phrase-to-host }, because an https page or the settings of the app allow only https.
    .next-step = Use https in the ad tag and in everything that it leads to.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-media-mixed-content = The request{ phrase-to-host } for a media file has an http address, which the https page or the settings of the app do not allow.
    .next-step = If the file is that of an ad, ask its network or its advertiser for a media file with https://. If it is the video of the page, correct its address.
# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
code-browser-cors = The browser may not read the response to the request{ phrase-to-host }, because it has no CORS header for the page.
    .next-step = Have the ad server send Access-Control-Allow-Origin with the origin of the page, and Access-Control-Allow-Credentials: true.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-opaque-origin = The browser may not read the response to the request{ phrase-to-host }, because the page has the origin “null”: its frame is sandboxed without allow-same-origin, or it is a file.
    .next-step = Add allow-same-origin to the sandbox attribute of the frame, or serve the page from a web server.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-cors-several = The browser may not read the response to the request{ phrase-to-host }, because it has the CORS header Access-Control-Allow-Origin twice or with several values.
    .next-step = Have the operator of the server send Access-Control-Allow-Origin once: the application and the server or CDN before it often both add it.
# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
code-browser-cors-wildcard = The browser may not read the response to the request{ phrase-to-host }, because a request with cookies does not accept the origin *.
    .next-step = Have the ad server send the origin of the page in Access-Control-Allow-Origin, with Access-Control-Allow-Credentials: true, or send the request without cookies.
# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
code-browser-response-broken = The browser could not use the response to the request{ phrase-to-host }: its encoding, its length, its protocol or its redirects are wrong.
    .next-step = Ask the operator of the ad server to correct the response.
# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $detail (String) - the file of a stream; empty for others
code-browser-media-failed = { LENGTH($detail) ->
    [0] The request{ phrase-to-host } for a video or its manifest failed: it is missing or refused, or browsers do not play its format.
   *[other] The request{ phrase-to-host } for { $detail } failed: that is the stream of the content, and not an ad.
  }
    .next-step = { LENGTH($detail) ->
        [0] If it is the video of the page, correct its address, its server or its format; if it is that of an ad, diagnose the ad tag.
       *[other] Correct the address of the stream, or have its server deliver it. If a server inserts the ads into this stream, ask its operator; diagnose the ad tag for all other ads.
      }
code-browser-plugin-late = The ads plugin of the player was started too late, so it missed the start of the video and its preroll.
    .next-step = Start the ads plugin in the same task as the player, before the source is loaded.
code-browser-sdk-missing = The IMA SDK was not there when the ads plugin of the player started, so no ad was requested.
    .next-step = Load https://imasdk.googleapis.com/js/sdkloader/ima3.js before the plugin. If the page does, check that no ad blocker and no policy stops it.
code-browser-container-missing = The element for the ads that the page gives to the IMA SDK is not there when the SDK starts, so no ad was requested.
    .next-step = Correct the id of the ad container, and start the script after the element is in the page.
code-browser-cache-missing = Prebid dropped a bid that has its VAST as text only, because no cache is set.
    .next-step = Set cache.url in the configuration of Prebid, or cache.useLocal if the player takes VAST as a blob.
code-browser-frame-sandboxed = The sandbox of the iframe does not let the player run.
    .next-step = Add allow-scripts and allow-same-origin to the sandbox attribute of the iframe (and allow-popups, for clicks on ads), or remove the attribute.
code-browser-autoplay-refused = The browser did not let the video start with sound and without a click.
    .next-step = Start the player muted, or by a click.
code-browser-autoplay-in-frame = The page does not allow the iframe of the player to start a video.
    .next-step = Add allow="autoplay" to the iframe of the player.
# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
code-browser-private-address = The page sent the request{ phrase-to-host } to an address that only one network reaches, such as that of a test server.
    .next-step = Use the ad tag of the public ad server in the page.
# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
code-browser-cache-refused = The cache of Prebid{ phrase-to-host } did not store the VAST of the bid, so the ad server cannot deliver it.
    .next-step = Check the address and the size limit of the cache, or ask the bidder for smaller VAST or its address (vastUrl).
# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
code-browser-cache-expired = The cache of Prebid{ phrase-to-host } has no VAST under this id: it has expired, or was stored elsewhere.
    .next-step = Request the ad sooner after the auction, raise the time to live of the cache, and use the same cache for both.
# Variables:
#   $detail (String) - the bidder; may be empty
#   $host (String) - host of the ad tag; empty for a response that was pasted
code-browser-bidder-unavailable = A bidder of the ad unit{ phrase-detail } is not in the build of Prebid, or its adapter does not support video, so it was not asked for a bid.
    .next-step = Build Prebid with an adapter of this bidder that supports video, or use another bidder for the ad unit.
# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
code-browser-clock-wrong = The request{ phrase-to-host } failed, because the certificate of the server is not valid yet by the clock of the device.
    .next-step = Set the date and the time of the device, and test again; if they are right, ask the operator of the ad server about the certificate.
code-browser-not-transcoded = The server that inserts the ads skipped an ad, because it has not transcoded its new creative yet.
    .next-step = Wait some minutes: later breaks have the ad. Request ads ahead of the break (prefetch) for campaigns with new creatives.
code-browser-break-shortened = The server that inserts the ads skipped an ad, because the break ended early or too little of it could be filled.
    .next-step = Nothing is broken if that is rare; else check the markers of the breaks in the stream and the threshold of personalization.
code-browser-insertion-off = The server that inserts the ads cannot insert any: its configuration, its session or the host of the ad server is not accepted.
    .next-step = Check the configuration of the server that inserts the ads: its transcoding profile, the parameters of the session, and the address of the ad server.
# Variables:
#   $host (String) - host of the request; empty if it is not known
#   $detail (String) - header or method that is not allowed; may be empty
code-browser-preflight = The page sends { LENGTH($detail) ->
    [0] its request{ phrase-to-host } with something
   *[other] { $detail } with its request{ phrase-to-host }, a header or a method
  } that the server has to allow first (preflight), and the server does not.
    .next-step = Have the page request the ad with a plain GET and without { LENGTH($detail) ->
        [0] headers of its own
       *[other] { $detail }
      }; ad servers expect no preflight. Or have the server allow it in its response to OPTIONS.
# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
#   $detail (String) - directive of the policy; empty if it is not known
code-browser-csp = The Content Security Policy of the page blocked the request{ phrase-to-host }.
    .next-step = { LENGTH($detail) ->
        [0] Add the host to connect-src, and those of the media and trackers to media-src and img-src.
       *[other] Add the host to { $detail } in the Content Security Policy of the page.
      }
# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
code-browser-timed-out = The request{ phrase-to-host } got no response in time.
    .next-step = Ask the operator of the ad server for a faster response.
# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
code-browser-name-not-resolved = The request{ phrase-to-host } failed, because the host does not exist.
    .next-step = Correct the host of the ad tag.
# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
code-browser-connection-failed = The request{ phrase-to-host } failed, because the server did not accept the connection.
    .next-step = Ask the operator of the ad server whether it is running.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-upgrade-failed = The request{ phrase-to-host } failed: its address has http, the browser sent it with https as the page has it, and the server has no working https.
    .next-step = Have the file delivered with https, from a server that supports it.
# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
code-browser-certificate-invalid = The request{ phrase-to-host } failed, because the server has an invalid certificate.
    .next-step = Check that the clock of the viewer is right; if it is, ask the operator of the ad server to renew its certificate.
# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
code-browser-proxy-certificate = A proxy of the network, or a program on the device, answered the request{ phrase-to-host } with its own certificate, which the tool does not trust.
    .next-step = Test from a network without this proxy, or give the tool the root certificate of the proxy (curl: --cacert, Node: NODE_EXTRA_CA_CERTS). Nothing is wrong with the server, as far as this shows.
# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
code-browser-proxy-failed = The request{ phrase-to-host } failed at the proxy of the network.
    .next-step = Test without the proxy, or ask its administrator to let the ad server through.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-proxy-untrusted = The client does not trust the certificate of the proxy that records its requests, and so the request{ phrase-to-host } failed only because it was recorded.
    .next-step = Install the root certificate of the proxy on the device and trust it (in an Android app: in the network security configuration of a debug build), and record again. If the app accepts only certain certificates (pinning), leave its hosts out of the recording. Nothing is wrong with the server.
# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
code-browser-resolver-failed = The request{ phrase-to-host } failed, because no name server gave an answer.
    .next-step = Check the connection and the DNS server of the device; if other hosts are found, ask the operator of the ad server about its name servers.
# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
code-browser-address-filtered = The request{ phrase-to-host } failed, because a DNS filter or the hosts file hides the address of the host.
    .next-step = Test from another network or with another DNS server. Nothing is wrong with the ad tag.
# Variables:
#   $host (String) - host of the ad tag; empty for a response that was pasted
code-browser-offline = The request{ phrase-to-host } failed, because the browser was offline.
    .next-step = Test again with a connection.
code-browser-plugin-missing = The ads plugin of the player is not loaded, so no ad was requested.
    .next-step = Load the script of the ads plugin after that of the player and before it is used, in a version that fits the player.
code-browser-ima-plugin-missing = The player has no function ima: its plugin videojs-ima is not loaded, so no ad was requested.
    .next-step = Load ima3.js of the IMA SDK, videojs-contrib-ads and videojs-ima, in this order, after Video.js and before this call.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-request-canceled = The page canceled the request{ phrase-to-host } before there was a response.
    .next-step = Record again and stay on the page. If it is canceled again, look for what ends it: a new start of the player, a time limit, or an extension.
code-browser-play-interrupted = The start of the video was interrupted by a pause or another source, so the ad or the content may not have started.
    .next-step = Let only one script start the player: have the page wait for the promise of play() and for the end of the ad before it pauses or changes the source. If the ad plays, nothing is broken.
code-browser-player-size = Prebid removed the player size of the ad unit, which has the wrong form, so bidders may refuse the request.
    .next-step = Write mediaTypes.video.playerSize as [[640, 480]] or [640, 480].
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-status-missing = The server does not know the address of the request{ phrase-to-host }, or does not accept its parameters (status such as 404 or 400).
    .next-step = If the address is that of the ad tag, compare its path and parameters with those that the ad server gave; if a wrapper leads there, ask its network.
# Variables:
#   $host (String) - host of the request; empty if it is not known
#   $detail (String) - ids of the stream, as in the address; may be empty
code-browser-stream-unknown = The server that inserts the ads does not know the stream of the request{ phrase-to-host }{ phrase-detail }, so the player got no stream with ads.
    .next-step = Compare the ids of the stream (of a video: content source and video; of a live stream: its asset key) with those in the account of this server, and check that the video was ingested there or that the live stream is active.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-embedder-policy = The Cross-Origin-Embedder-Policy of the page does not allow the response to the request{ phrase-to-host }, which lacks a header that permits other sites.
    .next-step = Do without Cross-Origin-Embedder-Policy on pages with ads, or send it with credentialless: ad servers and the hosts of their files hardly ever send Cross-Origin-Resource-Policy.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-frame-refused = { LENGTH($host) ->
    [0] The page in the frame
   *[other] The page of { $host }
  } does not let other sites show it in a frame (X-Frame-Options or frame-ancestors).
    .next-step = Take the embed code of that site, whose address is another one than that of the page for viewers; if this is its embed code, ask its operator to allow your site in frame-ancestors.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-service-worker = The service worker of the page took the request{ phrase-to-host }, and gave no response to it.
    .next-step = Let the service worker leave requests for other hosts alone: return from its fetch listener without respondWith().
code-browser-autoplay-policy = The header Permissions-Policy of the page forbids autoplay, in its frames too, whatever their allow attribute says.
    .next-step = Remove autoplay=() from the header, or write autoplay=(self "https://player.example") with the origin of the player.
code-browser-sdk-held = The consent tool of the page holds the IMA SDK back until the viewer agrees (type="text/plain"), and a script that needs it started before.
    .next-step = Start the script of the ads only after consent as well: mark it like the SDK, or start it on the event of the consent tool.
# Variables:
#   $host (String) - host of the address that a script should set; empty if there is none
code-browser-frame-empty = The iframe has no address to load in src{ LENGTH($host) ->
    [0] {""}
   *[other] , since a script is to set that of { $host } later, and where the script does not run the iframe stays empty
  }.
    .next-step = Put the address of the player into src. If a plugin for lazy loading moved it to a data attribute, exclude this iframe from it: loading="lazy" needs no script.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-other-site = The browser did not give the response to the request{ phrase-to-host } to the page: its server keeps it from pages of other sites (Cross-Origin-Resource-Policy), or its type is not that of media or data.
    .next-step = Have the server send Cross-Origin-Resource-Policy: cross-origin, or no such header, and the right Content-Type.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-status-refused = The server refused the request{ phrase-to-host } (status such as 401, 403 or 429).
    .next-step = Ask the operator of the ad server whether this site, address and country may request its ads, and how often; if the address has a signature, check that it has not expired.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-status-failed = The server failed at the request{ phrase-to-host } (status such as 500 or 503).
    .next-step = Report the status to the operator of the server.
