### Texts of the demo pages.

## All pages

language = Language
site-publisher = Publisher
site-cms = CMS
site-ad-ops = Ad ops
site-docs = Docs
loading = Loading …
try-again = Try again
catalogue-error-no-response = The sandbox did not respond. Check that it is still running.
catalogue-error-not-found = The sandbox has no embed with this id. Choose another embed.
catalogue-error-wrong-status = The sandbox did not respond with the embed. Reload the page.
catalogue-error-invalid-json = The response of the sandbox is not the JSON that this page expects. Reload the page.

## Start page

start-skip-link = Skip to the demos
start-intro = Plays the embeds of a media publishing service in a page, writes their code for every CMS, and explains their ad tags.
start-code = Ways to write it
start-copy = Copy
start-copied = Copied.
start-not-copied = The browser does not allow copying. Select the code and copy it.
start-publisher = Publisher developer
start-publisher-note = Add a player to an article with one tag and no layout shift.
start-cms = CMS developer
start-cms-note = Find an embed, preview it, change its settings and copy its code in every format.
start-ad-ops = Ad operations
start-ad-ops-note = Learn why an ad did not run, who has to act and what to do.
start-guides = There is a guide for each of them in the
start-guides-link = documentation
start-served = These pages are served by the sandbox, which accepts connections from this machine only.
start-embeds = Without a key, it serves the
start-embeds-link = published embeds
start-rest = Its REST interface is under
start-token = and requires an access token; the key to get one is printed in the terminal that started the sandbox.

## Publisher page

publisher-skip-link = Skip to the article
publisher-markup = The markup
publisher-fields-of-embed = Fields of this embed
publisher-foot = A fictional article in a fictional newspaper. The page is served with a strict Content Security Policy: no inline script, no inline style, no other origin. To see another embed in the first figure, add to the URL
publisher-foot-id = and its public id, or its id if it has none, as in
publisher-panel = Fields of the embed
publisher-fields-label = Fields
publisher-watch = Watch the video
publisher-intro = The fields of this embed that change its player. All other fields have their default values.
publisher-events = Player events, latest first

# Variables:
#   $name (String) - id or public id of the embed
publisher-chosen = Embed { $name }, chosen by the URL.

publisher-caused-by = caused by

# Variables:
#   $index (Number) - position of the ad in its break, from 1
#   $count (Number) - how many ads the break has
publisher-ad-position = { $index } of { $count }

# Variables:
#   $code (Number) - error code of VAST
publisher-vast-error = VAST error { NUMBER($code, useGrouping: 0) }

publisher-caption-plain-video = A video in the frame of the hosted player, the default format. All scenes on this page are drawn by a script.
publisher-caption-scroll-mode = A player in the page with the browser’s own controls. Start it and scroll down: it follows you until you close it or it ends.
publisher-caption-live = A live stream. Its embed starts it muted.
publisher-caption-ad-breaks = With a preroll, a midroll and a postroll. The panel lists their events.
publisher-caption-portrait = A portrait video. Its box has its final size before anything is loaded.
publisher-caption-watermark = The service’s own code in a sandboxed frame, which has no access to this page. With a watermark.
publisher-caption-overlays = Loaded when half of it is in view. Overlay ads appear over the video for a few seconds.
publisher-caption-italian = Only a poster until you click: no part of the player is loaded before. With an Italian title and subtitles; the player’s texts follow the language of the figure.
publisher-caption-arabic = Addressed by its public id. Screen readers read the Arabic and Japanese title on the button.
publisher-caption-custom-look = Consent is required: no request goes to another origin before the reader allows it. With a background, colors, and subtitles in two languages.
publisher-caption-autoplay = Starts automatically and muted when half of it is in view, after an ad.
publisher-caption-converting = A video that is still being converted, with a message.

## What the fields of an embed do, on the publisher page

phrase-seconds = { NUMBER($seconds, style: "unit", unit: "second", unitDisplay: "long") }
phrase-ad-count = { $count ->
    [one] an ad
   *[other] { $count } ads
  }
phrase-ads = { phrase-ad-count }{ $hosted ->
    [0] {""}
   *[other] {" "}({ $hosted } hosted by the service)
  }{ $fallback ->
    [yes] , with fallback tags
   *[no] {""}
  }

effect-title = The title of the player, unless the page sets one.
effect-converting = Is still being converted, so a message is shown.
effect-conversion-failed = Could not be converted, so a message is shown.
effect-plays = Plays.
effect-live = Plays as a live stream: with a badge, without a time bar.
effect-crop = Fills the box and crops the edges.
effect-autoplay = Starts automatically; muted if the browser requires it.
effect-mute = Starts muted.
effect-preload = Loads the media before playback starts.
effect-picture-in-picture = Adds a button for picture-in-picture.
effect-no-bar = Removes the control bar.
effect-keeps-bar = Keeps the control bar visible.
effect-no-seeking = Prevents seeking forward.
effect-background-image = Shows an image in the area around the video.
effect-floats = Follows the reader down the page while it plays.
effect-float-muted = Mutes the floating player while the mouse is over it.
effect-watermark = Shows an image over the video.
effect-watermark-hidden = The image is hidden together with the controls.
effect-ima = Requests the IMA SDK. This page does not allow its script, so the built-in ad manager plays the ads.
effect-analytics = Is passed to the analytics adapter that the page has registered, if any.

# Variables:
#   $id (String) - public id of the embed
effect-public-id = The URL of the player contains { $id } instead of the id.

# Variables:
#   $seconds (Number) - duration of the video
effect-plays-for = Plays for { phrase-seconds }.

# Variables:
#   $labels (List) - names of the languages or tracks
effect-subtitles = Offers subtitles: { $labels }.

# Variables:
#   $language (String) - tag of the language, such as it
effect-subtitles-default = Shows subtitles in { $language } at the start.

# Variables:
#   $color (String) - color as in CSS
effect-background = Fills the area around the video with { $color }.

# Variables:
#   $color (String) - color as in CSS
effect-player-color = Shows the player’s buttons and bars in { $color }.

# Variables:
#   $events (List) - names of the events
effect-destroy-on = Removes the player on { LIST($events, type: "disjunction") }.

# Variables:
#   $pixels (Number) - width in CSS pixels
effect-watermark-width = The image is { $pixels } px wide.

# Variables:
#   $pixels (Number) - height in CSS pixels
effect-watermark-height = The image is { $pixels } px high.

# Variables:
#   $share (Number) - transparency from 0 to 1
effect-watermark-opacity = The image is { NUMBER($share, style: "percent") } transparent.

# Variables:
#   $seconds (Number) - for how long the image is shown
effect-watermark-time = The image disappears after { phrase-seconds } of playback.

# Variables:
#   $url (String) - address that a click opens
effect-watermark-link = A click on the image opens { $url }.

# Variables:
#   $count (Number) - how many ads the slot has
#   $hosted (Number) - how many of them the service hosts
#   $fallback ("yes" | "no") - whether an ad tag has fallback tags
effect-preroll = Plays { phrase-ads } before the content.

# Variables:
#   $times (Numbers) - positions in the content in seconds
effect-midroll = Interrupts the content after { NUMBER($times, style: "unit", unit: "second", unitDisplay: "long") }.

# Variables:
#   $count (Number) - how many ads the slot has
#   $hosted (Number) - how many of them the service hosts
#   $fallback ("yes" | "no") - whether an ad tag has fallback tags
effect-postroll = Plays { phrase-ads } after the content.

# Variables:
#   $seconds (Number) - after which the ad can be skipped
effect-skip = Lets the viewer skip the preroll after { phrase-seconds }.

# Variables:
#   $count (Number) - how many overlays the slot has
#   $seconds (Number) - when the first overlay appears
#   $duration (Number) - seconds for which it stays
effect-overlay-for = Shows { phrase-ad-count } over the video after { phrase-seconds }, for { NUMBER($duration, style: "unit", unit: "second", unitDisplay: "long") }.

# Variables:
#   $count (Number) - how many overlays the slot has
#   $seconds (Number) - when the first overlay appears
effect-overlay-to-end = Shows { phrase-ad-count } over the video after { phrase-seconds }, until the end.

# Variables:
#   $label (String) - label of the bulk
effect-bulk-label = The settings of the bulk “{ $label }” override the embed’s, because its label is set in the page.

# Variables:
#   $label (String) - label of the bulk
effect-bulk-origin = The settings of the bulk “{ $label }” override the embed’s, because it matches this page.

# Variables:
#   $label (String) - label of the bulk
effect-bulk-any = The settings of the bulk “{ $label }” override the embed’s, because it matches all pages.

# Variables:
#   $length (String) - length with its unit, such as 5px
effect-watermark-offset-top = The image is { $length } from the top edge.

# Variables:
#   $length (String) - length with its unit, such as 5px
effect-watermark-offset-right = The image is { $length } from the right edge.

# Variables:
#   $length (String) - length with its unit, such as 5px
effect-watermark-offset-bottom = The image is { $length } from the bottom edge.

# Variables:
#   $length (String) - length with its unit, such as 5px
effect-watermark-offset-left = The image is { $length } from the left edge.

effect-volume-unchecked = Leaves the sound of ads unchanged.
effect-volume-on = Plays ads with sound.
effect-volume-off = Plays ads muted.

## CMS page

cms-title = Embeds and their code
cms-sign-in = Sign in
cms-sign-in-note = This is a demo: user name and password are both “editor”, unless another password was chosen when it was started.
cms-user-name = User name
cms-password = Password
cms-sign-out = Sign out
cms-guest = You write as a guest

# Variables:
#   $name (String) - name of the user
cms-account = Signed in as { $name }

cms-views = Views
cms-embeds = Embeds
cms-embed = Code
cms-article = Article
cms-write = Write
cms-articles = Articles
cms-all-articles = Articles and drafts
cms-insertion = Insert an embed
cms-insert-into-article = Insert into the article
cms-insert-as-embed = Insert as embed
cms-insert-at-cursor = Insert at the cursor
cms-insertion-hint = Choose an embed in the list. It is inserted where the cursor is in the text.
cms-insertion-note = It goes where the cursor is in the text. For another one, choose it in the list.
cms-chosen-embed = Chosen:
cms-choose-embed = Choose an embed
cms-choose-another = Choose another
cms-format-taken = The article keeps the player, its size and its title.

# Variables:
#   $format (String) - name of the format of the code
cms-format-refused = The article does not keep code of the format “{ $format }”. “Insert as embed” puts the same video in as a player, with its size and its title.

# Variables:
#   $option (String) - name of an option of the code
cms-quoted = “{ $option }”

# Variables:
#   $names (List) - names of the options, quoted
cms-options-dropped = It does not keep { $names }: the settings of the embed itself apply.

cms-saving = Saving …

# Variables:
#   $time (String) - day and time
cms-saved-at = Saved { $time }

cms-kept = Kept on this device. It will be sent when the server can be reached again.
cms-kept-refused = Kept on this device, not saved.
cms-kept-signed-out = Signed out. The text is kept on this device: sign in to save it.
cms-kept-conflict = Kept on this device until you have chosen.
cms-not-kept = Not saved, and this device cannot keep the text. Leave this page open.
cms-save-as-new = Save as a new article
cms-conflict-passage = Passage
cms-conflict-mine = Your text

# Variables:
#   $author (String) - who saved the text
#   $time (String) - date and time of saving
cms-conflict-theirs = { $author }, saved { $time }

cms-conflict-deleted = deleted
cms-keep-both = Keep both
cms-keep-mine = Keep your text
cms-keep-theirs = Keep the other text
cms-conflict-continue = Continue with the chosen texts

cms-no-articles = There is no article yet. What you write under “Write” is saved here by itself.
cms-untitled = Without a title
cms-article-state-draft = draft
cms-article-state-published = published
cms-article-state-changed = changed since published
cms-open-article = Open
cms-unpublish = Unpublish
cms-delete-article = Delete

# Variables:
#   $title (String) - title of the article
cms-delete-question = Delete “{ $title }”? This cannot be undone.

cms-delete-published = Readers will find nothing at its address.
cms-keep-article = Keep it
cms-search = Search by title, tag or id
cms-filters = Filters and order

# Variables:
#   $count (Number) - how many filters are set
cms-filters-active = { $count } active

cms-state = Status
cms-kind = Type
cms-ads = Ads
cms-sort = Order
cms-any = Any
cms-with-ads = With ads
cms-without-ads = Without ads
cms-reset = Reset the filters
cms-state-ready = ready
cms-state-processing = processing
cms-state-failed = failed
cms-state-empty = no content
cms-kind-video = video
cms-kind-live = live
cms-kind-none = none
cms-sort-relevance = Best match
cms-sort-newest = Newest first
cms-sort-oldest = Oldest first
cms-sort-title = By title
cms-sort-longest = Longest first

# Variables:
#   $found (Number) - how many embeds match
#   $all (Number) - how many there are
cms-count = { $found } of { $all } embeds

# Variables:
#   $indexed (Number) - how many embeds were read
#   $all (Number) - how many there are
cms-indexing = { $indexed } of { $all } embeds read so far

cms-none-found = No embed matches. Check the filters, or use fewer words.
cms-no-embeds = There is no embed yet. Upload a video.
cms-reset-search = Reset the search and the filters
cms-pages = Pages of the list
cms-previous = Previous
cms-next = Next

# Variables:
#   $from (Number) - position of the first embed of the page
#   $to (Number) - position of the last one
#   $total (Number) - how many embeds match
cms-range = { $from }–{ $to } of { $total }

# Variables:
#   $count (Number) - how many ads the embed has
cms-ad-count = { $count ->
    [one] { $count } ad
   *[other] { $count } ads
  }

cms-size-not-set = size not set
cms-chosen = The chosen embed
cms-choose = Choose an embed from the list.
cms-code = Code
cms-code-for = For:
cms-not-listed = The list does not show this embed now.
cms-preview = Preview
cms-public-id = public id
cms-upload = Upload a video
cms-upload-title = Title
cms-upload-file = Video file
cms-upload-start = Upload
cms-upload-cancel = Cancel

# Variables:
#   $percent (Number) - from 0 to 100
cms-upload-progress = { $percent }% sent

cms-upload-storing = The service stores the video …
cms-upload-interrupted = The connection was lost. The upload starts again when the server can be reached.
cms-queue = Uploads
cms-upload-state-waiting = waiting
cms-upload-state-encoding = being encoded
cms-upload-state-available = available
cms-upload-state-failed = failed
cms-upload-failed = The encoder could not convert the file. Upload a video in another format.

# Variables:
#   $count (Number) - how many videos are encoded before this one
cms-ahead = { $count ->
    [one] { $count } video before it
   *[other] { $count } videos before it
  }

cms-show = Show
cms-article-title = Title of the article
cms-article-text = Text of the article
cms-article-note = Paste the address or the code of an embed on its own line: it becomes a player.
cms-formats = Style of the text
cms-format-bold = Bold
cms-format-italic = Italic
cms-format-heading = Heading
cms-format-bulletList = List
cms-format-quote = Quote
cms-publish = Publish
cms-publish-again = Publish the changes
cms-published = Published.
cms-new-article = New article
cms-loading-editor = The editor is being loaded …
cms-error-editor-failed = The editor could not be loaded. Reload the page.
cms-error-not-an-embed = The editor could not insert this embed. Choose it in the list again.
cms-code-refused = The pasted code is not in the article, which keeps text and embeds of this site only. Choose an embed in the list, or paste its address.

# Variables:
#   $names (List) - names of the options, in quotation marks
cms-code-without-options = The article does not keep { $names } of the pasted code: the settings of the embed itself apply.

cms-error-article-changed = Somebody else has changed the same passages. Choose what the article keeps.
cms-error-signed-out = Your session has ended. Sign in again.
cms-error-wrong-password = The user name or the password is wrong.
cms-error-other-origin = The request came from another site. Reload the page.
cms-error-invalid-request = The server did not understand the request. Check what you entered.
cms-error-no-such-embed = There is no embed with this id. Choose another embed.
cms-error-no-such-article = This article was deleted. Save it as a new article to keep its text.
cms-error-service-failed = The media service could not answer as expected. Try again; the terminal of the server has the details.
cms-error-upload-too-large = The file is larger than 2 GiB. Choose a smaller one.
cms-error-article-without-title = The article has no title. Write one.
cms-error-article-without-text = The article has no text. Write one, or insert an embed.
cms-error-article-too-large = The article is larger than 1 MiB. Shorten it.
cms-error-article-too-deep = The article has more than 100 quotes and lists in each other. Nothing was saved; take some of them apart.
cms-error-too-many-articles = There are 1,000 articles already. Delete some under “Articles”.
cms-error-disk-full = The disk of the server is full; nothing was saved. Free some space.
cms-error-not-found = There is nothing at this address.
cms-error-internal = The server failed. The terminal of the server has the details.
cms-error-no-response = The server did not respond. Check that it is still running.
cms-error-invalid-response = The response of the server is not the JSON that this page expects. Reload the page.

## Ad ops page

ad-ops-title = Why is there no ad?
ad-ops-embed = Embed
ad-ops-choose-embed = Choose an embed of the sandbox
ad-ops-no-embeds = The sandbox has no embed yet. Upload a video on the CMS page.
ad-ops-examples-label = Examples from the ad server of the sandbox
ad-ops-report = Open a report of the audit
ad-ops-report-note = Choose or drop the file that media-embed audit --format ndjson writes. Nothing of it leaves this page.
ad-ops-report-file = Report
ad-ops-report-unreadable = This file is not a report of the audit.
ad-ops-record = Record the ads of a live page
ad-ops-record-note = Run this in the console of a page with the player. The first run opens the page again and records its ads. Play the embed, run it again, and paste what it copies above.
ad-ops-record-script = The script for the console
ad-ops-record-copy = Copy script

# Variables:
#   $count (Number) - how many examples follow
ad-ops-more-examples = { $count ->
    [one] { $count } more example
   *[other] { $count } more examples
  }

ad-ops-example-no-ad = No ad
ad-ops-example-time-out = Time-out
ad-ops-example-wrapper-time-out = Wrapper times out
ad-ops-example-no-ad-on-mobile = No ad on mobile
ad-ops-example-consent-missing = Consent missing
ad-ops-example-encoded-twice = Page encoded twice
ad-ops-example-http-on-https = http on https
ad-ops-example-vpaid-only = VPAID only
ad-ops-example-foreign-macros = Another player’s macros
ad-ops-example-plays = Plays
ad-ops-example-three-wrappers = Three wrappers
ad-ops-example-vmap = VMAP
ad-ops-example-unplayable-then-ad = Unplayable, then an ad
ad-ops-example-error-500 = Error 500
ad-ops-example-malformed = Malformed
ad-ops-example-no-cors = No CORS
ad-ops-example-wrapper-loop = Wrapper loop
ad-ops-example-too-many-wrappers = Too many wrappers
ad-ops-example-relative-wrapper = Relative wrapper
ad-ops-example-companion-required = Companion required
ad-ops-example-overlay-as-preroll = Overlay as preroll

## The sandbox: the hosted player without a video, and the landing page of ads

sandbox-processing = This video is being prepared. Please come back later.
sandbox-failed = This video could not be converted.
sandbox-empty = There is nothing to play.
sandbox-missing = This player does not exist.
sandbox-advertiser = The advertiser of the demo
sandbox-landing = This is the landing page of the demo’s adverts.

## The sandbox: what it shows for an address that it cannot show

# Variables:
#   $fault ("not-found" | "server" | "request") - whether nothing is there, the sandbox failed, or anything else
sandbox-error-title = { $fault ->
    [not-found] There is nothing at this address
    [server] The sandbox failed
   *[request] This address cannot be shown
  }

# Behind the path of the address, as in “/nowhere responded with status 404.”
# Variables:
#   $status (Number) - status of the response
sandbox-error-status = responded with status { NUMBER($status, useGrouping: 0) }.

sandbox-error-advice = Check the address, or open one of these pages:
sandbox-shows-publisher = an article with players of every kind
sandbox-shows-cms = the embeds, and their code in every format
sandbox-shows-ad-ops = why an ad does not play
sandbox-shows-docs = guides, elements, reference and lint rules
sandbox-published = Published embeds
sandbox-shows-published = the list as JSON, with the names for addresses

## Documentation: the keys of its pages

docs-keys = Keys
docs-keys-title = Keys of this site
docs-key-search = Search the documentation
docs-key-next = Next page
docs-key-previous = Previous page
docs-key-home = First page
docs-key-help = Show these keys
docs-key-close = Close this dialog or the results
docs-keys-on = Use single keys on this site
docs-keys-close = Close

## Documentation: what is around its texts, which are in English

docs-skip-link = Skip to the text
docs-menu = Menu
docs-contents = On this page
docs-search = Search
docs-search-results = Search results
docs-previous = Previous
docs-next = Next
docs-edit = Edit this page
docs-report = Report a mistake

# Variables:
#   $count (Number) - how many sections the search has found
docs-results = { $count ->
    [one] { $count } result
   *[other] { $count } results
  }

# Variables:
#   $query (String) - what the reader searches for
docs-no-result = Nothing matches “{ $query }”.

docs-search-failed = The search index could not be loaded. Check the connection and try again.
