### Texts of the preview of an embed, for editors.

## In place of the preview

notice-loading = Loading the video…
notice-empty = There is no video here.
notice-error = This video cannot be shown.
retry = Try again

## Player

show-player = Show the player
show-preview = Back to the preview
state-processing = The video is being prepared.
state-failed = The video could not be prepared.
state-empty = The embed has no video.
live = Live
untitled = No title

## Devices, and when ads and the watermark appear on them

device-desktop = Desktop
device-mobile = Phone
timeline = Ads and watermark
timeline-empty = No ads.
entry-preroll = Preroll
entry-midroll = Midroll
entry-postroll = Postroll
entry-overlay = Overlay
entry-watermark = Watermark

# Variables:
#   $from (String) - the time as people read it: 1:23
time-at = at { $from }

# Variables:
#   $from (String) - the time as people read it: 1:23
#   $to (String) - the time as people read it: 1:23
time-between = from { $from } to { $to }

# Variables:
#   $from (String) - the time as people read it: 1:23
time-until-end = from { $from } to the end

time-after-end = after the end
time-unknown = at an unknown time

## Settings

settings = Settings
size = Size
size-responsive = width of its container
playback = Playback
playback-autoplay = starts automatically
playback-on-click = starts on a click
playback-muted = muted
playback-with-sound = with sound
bar = Control bar
bar-visible = always visible
bar-hides = hides automatically
bar-none = hidden
bar-no-seeking = no seeking
watermark = Watermark
watermark-none = none
watermark-always = always visible

# Variables:
#   $seconds (Number) - seconds
watermark-seconds = visible for { $seconds } s

watermark-hides = hides with the control bar

# Variables:
#   $percent (Number) - 100 is opaque
watermark-opacity = { $percent }% opaque

scroll = Scroll mode
scroll-off = off
scroll-on = floats while the page is scrolled
scroll-muted = muted while the mouse is over it

# Variables:
#   $events (List) - names of events of the player
scroll-ends = ends on { $events }

skip = Skipping ads

# Variables:
#   $seconds (Number) - seconds
skip-after = after { $seconds } s

skip-never = not possible

## The bulk that changes the embed on some pages

bulk = Bulk
bulk-none = none
bulk-by-label = by its label
bulk-by-origin = by the origin of the page
bulk-by-any = for every page

# Variables:
#   $parts (List) - the texts of the parts below
bulk-changes = changes { $parts }

bulk-part-size = size
bulk-part-playback = playback
bulk-part-controls = controls
bulk-part-look = colors
bulk-part-watermark = watermark
bulk-part-scrollMode = scroll mode
bulk-part-ads = ads

## Findings

findings = Findings
findings-none = Nothing to report.
severity-error = Error
severity-warning = Warning
severity-info = Note
