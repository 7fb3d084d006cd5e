### Texts of the ad tag debugger.

## All parts

copied = Copied.

# Variables:
#   $next (Number) - how many more are shown
#   $rest (Number) - how many are not shown yet
more = Show { $next } more of { $rest }

# Variables:
#   $rest (Number) - how many are not shown yet
more-characters = Show more of the { $rest } characters left

## Parts that are loaded when they are opened

panel-loading = Loading …
panel-failed = This part could not be loaded. Check the connection.
panel-retry = Try again

## Sections of the evidence

section-tags = Ad tags
section-slots = Slots and devices
section-findings = Findings
section-tag = Ad tag
section-chain = Requests
section-media = Media files
section-trackers = Trackers
section-additions = Companions and icons
section-context = Context
section-consent = Under other consent
section-google = Google Ad Manager parameters
section-players = Other players

## Input

input-label = What does not play?
input-placeholder = Paste an ad tag, an embed or its code, VAST, VMAP, a HAR file or an error code. Or drop a file.
input-file = Open a file
input-clear = Clear
input-undo = Undo
input-redo = Redo

# Variables:
#   $count (Number) - how many there are
input-tags = { $count } ad tags found. Check

input-all-tags = all of them
input-waterfall = all, as a waterfall
input-drop = Drop the file to check it.
input-from-page = The embed of this page is checked.
input-not-loaded = The embed of this page cannot be loaded. Check the address in src, or paste the embed.

# Variables:
#   $megabytes (Number) - the limit, in megabytes
input-too-large = The file is larger than { $megabytes } MB. Remove what does not belong to the ad request.

input-unreadable = The file cannot be read. Save it as UTF-8 text and open it again.

# Variables:
#   $shown (Number) - characters in the box
#   $total (Number) - characters of the input
input-excerpt = The box shows the first { $shown } of { $total } characters; all are checked. Paste another text to replace them.

## Verdict

verdict-heading = Verdict
verdict-owner-publisher = Publisher
verdict-owner-ad-server = Ad server
verdict-owner-network = Network
verdict-owner-advertiser = Advertiser
verdict-owner-browser = Browser
verdict-owner-consent = Consent platform
verdict-owner-nobody = All well
verdict-owner-unknown = Not known yet

# Variables:
#   $owner (String) - who it is
verdict-who-acts = Who acts: { $owner }

verdict-next-step = Next step
verdict-copy = Copy verdict
verdict-checking = Checking …
verdict-requesting = Waiting for the ad server …

# Variables:
#   $button (String) - label of the button that requests the ad
verdict-press-request = Press “{ $button }”, or paste the response of the ad server.

verdict-recorded = Recorded

# Variables:
#   $date (String) - the date; empty if it is unknown
verdict-recording-case = { LENGTH($date) ->
    [0] Case file
   *[other] Case file of { $date }
  }

# Variables:
#   $date (String) - the date; empty if it is unknown
verdict-recording-record = { LENGTH($date) ->
    [0] Record of a page
   *[other] Record of a page of { $date }
  }

verdict-check-live = Check again live
verdict-empty = Nothing to check yet.
verdict-failed = The input cannot be checked because the debugger failed. Copy the input into a report.
verdict-kind-ad-tag = Ad tag
verdict-kind-embed = Embed
verdict-kind-embed-code = Embed code
verdict-kind-vast = VAST document
verdict-kind-vmap = VMAP document
verdict-kind-response = Response that is no VAST
verdict-kind-har = HAR file
verdict-kind-command = Output of a command
verdict-kind-charles = Charles session
verdict-kind-error-code = Error code
verdict-kind-case = Case file
verdict-kind-unknown = Unknown input

# Variables:
#   $hosts (String) - hosts with commas between them
verdict-request = Request the ad from { $hosts }

verdict-request-note = It counts as an ad request. No tracker is requested, and of a media file only its head. Without a response it is repeated up to twice, and another address of the host is tried, to find out why.
verdict-again = Request again
verdict-outdated = The responses below belong to an earlier context.

## Exports

export-report = Copy report
export-case-file = Save case file
export-link = Copy link
export-not-copied = The browser does not allow copying. Select the text and copy it.
export-saved = Saved.
export-link-too-long = The input is too long for a link. Save a case file instead.
export-link-copied = Copied.

# Variables:
#   $names (String) - names with commas between them
export-link-omits = The link leaves out: { $names }.

export-in-input = consent strings and identifiers in the pasted text

## Slots and devices

slot-caption = Every ad slot on both devices, with what happens there
slot-heading = Slot
slot-device-desktop = Desktop
slot-device-mobile = Mobile
slot-name-preroll = Preroll
slot-name-midroll = Midroll
slot-name-postroll = Postroll
slot-name-overlayInitial = Initial overlay
slot-name-overlayMain = Main overlay
slot-empty = empty
slot-hosted = hosted video ad
slot-unknown-ad = unknown kind of ad
slot-no-tag = no tag
slot-comparison-none = empty on both
slot-comparison-desktop-only = desktop only
slot-comparison-mobile-only = mobile only
slot-comparison-same = same on both
slot-comparison-different = different
slot-not-requested = not requested
slot-no-url = no request
slot-result-linear = plays
slot-result-non-linear = overlay plays
slot-result-playlist = VMAP playlist

# Variables:
#   $code (Number) - VAST error code
slot-failure = { $code ->
    [303] no ad · { NUMBER($code, useGrouping: 0) }
   *[other] fails · { NUMBER($code, useGrouping: 0) }
  }

# Variables:
#   $title (String) - what is shown
slot-show = Show { $title }

# Variables:
#   $index (Number) - position, from 1
#   $count (Number) - how many there are
slot-step = { $index } of { $count }

# Variables:
#   $number (Number) - position, from 1
slot-tag = Tag { $number }

slot-check-only = Check only this
slot-requested-first = requested first
slot-requested-next = requested when the tag before has no ad that plays
slot-untitled = Untitled

# Variables:
#   $time (String) - a time, a share of the duration, or both
slot-midroll-at = at { $time }

slot-midroll-unknown = at an unknown time

# Variables:
#   $seconds (Number) - seconds
slot-skip-after = skippable after { $seconds } s

# Variables:
#   $seconds (Number) - seconds
slot-appears = appears after { $seconds } s

# Variables:
#   $seconds (Number) - seconds
slot-stays = stays for { $seconds } s

slot-stays-until-end = stays until the end
slot-video = Video
slot-click = Click destination
slot-poster = Poster
slot-none = none

## Ad tag

tag-template = Template
tag-request = Request
tag-no-request = No request is sent: this is not a valid http or https URL.
tag-copy-url = Copy URL
tag-copy-template = Copy tag
tag-placeholders = Every placeholder with its value and the reason
tag-no-placeholders = The tag has no placeholders.
tag-column-placeholder = Placeholder
tag-column-value = Value
tag-column-reason = Reason
tag-unchanged = unchanged
tag-empty-value = (empty)
tag-encoded-as = encoded as
tag-differs = differs

# Variables:
#   $number (Number) - position, from 1
#   $placeholder (String) - the placeholder as it is written
tag-to-row = Placeholder { $number }, { $placeholder }: show the reason

# Variables:
#   $number (Number) - position, from 1
tag-to-mark = { $number }: show in the tag

tag-status-replaced = filled in
    .reason = {""}
tag-status-unknown-value = unknown
    .reason = The value is not known, so it is -1, as VAST requires.
tag-status-withheld = withheld
    .reason = Consent does not allow sharing the value, so it is -2.
tag-status-no-rule = kept
    .reason = No replace rule and no macro has this name.
tag-status-unknown-rule = kept
    .reason = Its replace rule names an unknown rule.
tag-status-no-value = kept
    .reason = The name is known, but there is no value for it here.
tag-status-ad-server = kept
    .reason = Only an ad server can fill it in.
tag-status-not-allowed-here = refused
    .reason = A value here could send the request to another server or path.
tag-source-time = the clock
tag-source-random = the random number
tag-source-page = the page
tag-source-embed = the embed
tag-source-content = the video or live
tag-source-player = the player
tag-source-slot = the ad break
tag-source-device = the device
tag-source-app = the app
tag-source-consent = consent
tag-source-event = an event of the ad
tag-source-response = the ad response
tag-source-template = the default in the placeholder
tag-source-values = the given values

# Variables:
#   $name (String) - name of the rule or macro; empty if it has none
tag-rule = { LENGTH($name) ->
    [0] Replace rule
   *[other] Replace rule { $name }
  }

# Variables:
#   $name (String) - name of the rule or macro; empty if it has none
tag-macro = { LENGTH($name) ->
    [0] Macro
   *[other] Macro { $name }
  }

# Variables:
#   $source (String) - where the value comes from
tag-from = from { $source }

## Requests and documents

# Variables:
#   $number (Number) - position, from 1
chain-hop = Request { $number }

chain-pasted = The document that was pasted
chain-no-response = no response
chain-type = Content type
chain-cors = CORS
chain-cors-verdict-same-origin = same origin
chain-cors-verdict-with-credentials = allowed with cookies
chain-cors-verdict-without-credentials = allowed without cookies
chain-cors-verdict-refused = refused, or the server is down
chain-cors-verdict-not-applicable = not applicable
chain-cookies = Cookies
chain-cookies-sent = sent
chain-cookies-not-sent = not sent
chain-document = Document
chain-ad-systems = Ad systems
chain-redirected = Redirected to

# Variables:
#   $count (Number) - macros that are filled in
#   $kept (Number) - macros that are not filled in
chain-macros = { $count ->
    [one] { $count } macro
   *[other] { $count } macros
  } filled in{ $kept ->
    [0] {""}
   *[other] , { $kept } kept
  }

# Variables:
#   $code (Number) - VAST error code
chain-stopped = Stopped here · { NUMBER($code, useGrouping: 0) }

chain-response = Body

# Variables:
#   $shown (String) - how many characters are shown
#   $total (String) - how many characters there are
chain-truncated = The first { $shown } of { $total } characters.

# Variables:
#   $milliseconds (String) - milliseconds
chain-total = { $milliseconds } ms in all

chain-not-requested = The tag was not requested.

## Findings and repairs

finding-severity-error = error
finding-severity-warning = warning
finding-severity-info = info

# Variables:
#   $count (Number) - how many there are
finding-count-error = { $count ->
    [one] { $count } error
   *[other] { $count } errors
  }

# Variables:
#   $count (Number) - how many there are
finding-count-warning = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
  }

# Variables:
#   $count (Number) - how many there are
finding-count-info = { $count } info

finding-none = Nothing to report.
finding-apply = Apply
finding-applied = The repair is applied to the input.
finding-undo = Undo
finding-copy-tag = Copy tag
finding-copy-rules = Copy replace_rules
finding-copy-input = Copy input
finding-copy-diff = Copy diff
finding-input = the input

# Variables:
#   $line (Number) - line, from 1
#   $column (Number) - column, from 1
finding-line = line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }

## Context

context-group-desktop = Desktop
context-group-mobile = Mobile
context-group-page = Page
context-group-player = Player
context-group-consent = Consent
context-group-time = Time
context-field-ua = User agent
context-field-size = Player size, px
context-field-lmt = Limit ad tracking
context-field-ifa = Advertising id (IFA)
context-field-ifa-type = IFA type
context-field-ip = IP address
context-field-lat-long = Latitude, longitude
context-field-page-url = Page URL
context-field-referrer = Referrer
context-field-page-title = Page title
context-field-language = Language
context-field-correlator = Correlator
context-field-label = Bulk label
context-field-companions = Shows companions
context-field-playhead = Playhead, s
context-field-muted = Muted
context-field-mime = Supported media types
context-field-gdpr = TCF applies
context-field-coppa = COPPA
context-field-tc-string = TCF string
context-field-gpp = GPP string
context-field-gpp-sid = GPP sections
context-field-usp = US privacy
context-field-addtl = Google AC string
context-field-withheld = Withheld by consent
context-field-moment = Mode
context-field-random = Random number
context-field-now = Time
context-flag-unknown = Unknown
context-flag-yes = Yes
context-flag-no = No
context-moment-live = Live
context-moment-fixed = Fixed
context-unknown-value = unknown
context-keep = Keep current values
context-reset = Reset
context-tcf-unknown = TCF unknown
context-tcf-yes = TCF applies
context-tcf-no = TCF does not apply

# Variables:
#   $names (String) - names of parameters with commas between them
context-withheld = { $names } withheld

context-nothing-withheld = nothing withheld
