### The ten messages of the project that are hardest to translate: plurals, lists, optional parts, inflection and choices.

-ad-server = ad server

phrase-server = { LENGTH($host) ->
    [0] the { -ad-server }
   *[other] { $host }
  }
phrase-where = { LENGTH($where) ->
    [0] {""}
   *[other] {" "}({ LIST($where, style: "narrow") })
  }
phrase-seconds = { NUMBER($seconds, style: "unit", unit: "second", unitDisplay: "short", maximumFractionDigits: 1) }

# Variables:
#   $host (String) - host of the ad server; empty if it is not known
#   $parameter (String) - name of the parameter of the URL
#   $filledBy ("macro" | "nothing") - what should have filled the parameter
#   $where (List) - the slot and the device, if they are known
consent-missing = The request to { phrase-server } says gdpr=1 and has no consent string in { $parameter }{ phrase-where }.
    .remedy = { $filledBy ->
        [macro] The consent platform gave no string for the macro in { $parameter }: request the ad after it has answered.
       *[nothing] Request the ad only after the consent platform has answered, and fill { $parameter } with [GDPRCONSENT].
      }

# Variables:
#   $owner ("tag" | "wrapper") - whose URL starts with http
#   $host (String) - host of the ad tag; empty if it is not known
#   $blockedHost (String) - host that is requested with http
#   $where (List) - the slot and the device, if they are known
http-on-https = { $owner ->
    [tag] The ad tag requests
   *[wrapper] A wrapper of { phrase-server } leads to
  } http://{ $blockedHost }, which browsers block on https pages{ phrase-where }.
    .remedy = { $owner ->
        [tag] Write the ad tag with https://.
       *[wrapper] Ask the network at { $blockedHost } for a tag with https://.
      }

# Variables:
#   $requests (Number) - how many requests the HAR file has
#   $sdk ("loaded" | "missing") - whether the IMA SDK was loaded
har-without-ads = The HAR file has no request for ads among its { $requests ->
    [one] { $requests } request
   *[other] { $requests } requests
  }{ $sdk ->
    [loaded] , although the IMA SDK was loaded
   *[missing] {""}
  }.

# Variables:
#   $filled (Number) - how many macros were filled in
#   $kept (Number) - how many were left as they are
macros-filled = { $filled ->
    [one] { $filled } macro
   *[other] { $filled } macros
  } filled in{ $kept ->
    [0] {""}
   *[other] , { $kept } kept
  }

# Variables:
#   $host (String) - host of the ad server; empty if it is not known
#   $known ("seconds" | "dialog") - what is known of the consent: when it was given, or only that the dialog was open
#   $seconds (Number) - seconds from the expansion to the consent
#   $where (List) - the slot and the device, if they are known
consent-late = The ad tag of { phrase-server } was expanded { $known ->
    [seconds] { phrase-seconds } before the consent was known
   *[dialog] while the consent dialog was open
  }{ phrase-where }.

# Variables:
#   $host (String) - host of the ad server; empty if it is not known
#   $wrappers (Number) - how many wrappers lead to the ad
would-play = The ad of { phrase-server } should play{ $wrappers ->
    [0] {""}
    [one] {" "}behind { $wrappers } wrapper
   *[other] {" "}behind { $wrappers } wrappers
  }.

# Variables:
#   $ad (String) - id of the ad; empty if it has none
#   $parts ("both" | "none") - which of the two elements the ad has
#   $code (Number) - VAST error
vast-ad-empty = { LENGTH($ad) ->
    [0] The ad
   *[other] The ad “{ $ad }”
  } has { $parts ->
    [both] both <InLine> and <Wrapper>
   *[none] neither <InLine> nor <Wrapper>
  }; expected one of them (VAST error { NUMBER($code, useGrouping: 0) }).
    .remedy = Ask the { -ad-server } for one <InLine> or <Wrapper> in each <Ad>.

# Variables:
#   $names (List) - the parameters that stand more than once
param-duplicate = { LENGTH($names) ->
    [one] The parameter { $names } stands more than once.
   *[other] The parameters { $names } stand more than once.
  }
    .remedy = Keep one: servers differ in which one they read.
    .label = Keep the first { LENGTH($names) ->
        [one] { $names }
       *[other] of each
      }

# Variables:
#   $count (Number) - how many ads the slot has
#   $hosted (Number) - how many of them the service hosts
#   $fallback ("yes" | "no") - whether an ad tag has fallback tags
preroll = Plays { $count ->
    [one] an ad
   *[other] { $count } ads
  }{ $hosted ->
    [0] {""}
   *[other] {" "}({ $hosted } hosted by the service)
  }{ $fallback ->
    [yes] , with fallback tags
   *[no] {""}
  } before the content.

# Variables:
#   $events (List) - names of the events that end scroll mode
#   $share (Number) - from 0 to 1, how much of the player has to be visible
destroy-on = Removes the player on { LIST($events, type: "disjunction") }, or when less than { NUMBER($share, style: "percent") } of it is visible.
