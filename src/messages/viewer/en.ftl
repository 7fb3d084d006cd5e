### Texts for viewers. Players write them without a formatter, so that numbers are written in digits.

## <media-embed> before its player is loaded

# Accessible name of a frame whose embed has no title.
facade-player = Video player
# Badge of a live stream.
facade-live = Live

# Accessible name of the button that starts the player.
#
# Variables:
#   $title (String) - title of the embed; may be empty
facade-play = { LENGTH($title) ->
    [0] Play video
   *[other] Play video: { $title }
  }

## <media-embed> and <media-embed-code> in place of the embed

notice-loading = Loading the video…
notice-empty = There is no video here.
notice-processing = This video is being prepared. Please come back later.
notice-failed = This video could not be prepared.
notice-error = This video cannot be shown.
notice-retry = Try again

## <media-embed> while it needs consent

# Why the video is not shown.
#
# Variables:
#   $host (String) - host of the player; may be empty
consent-required = This video comes from { LENGTH($host) ->
    [0] another service
   *[other] { $host }
  }, which may store data on your device.

consent-denied = This video is not shown, because you have not allowed it.

# Label of the button.
#
# Variables:
#   $host (String) - host of the player; may be empty
consent-allow = { LENGTH($host) ->
    [0] Allow and show the video
   *[other] Allow and show the video from { $host }
  }

## <media-embed-code>

# Accessible name of the region that shows the code of a format.
#
# Variables:
#   $format (String) - name of the code format
code-code = Embed code: { $format }

code-copy = Copy code
code-copied = Code copied.
# Shown when the code could not be copied and was selected instead.
code-selected = The code is selected. Copy it with the keyboard.
code-unavailable = This code cannot be written.

## <media-embed-player>

# Accessible name of a player whose content has no title.
player-player = Video player
player-empty = There is no video here.
player-processing = This video is being prepared. Please come back later.
player-failed = This video could not be prepared.
# The content has no stream, or the browser cannot play it.
player-error = This video cannot be played here.
# The media cannot be loaded.
player-network = The video could not be loaded. Please check the connection.
player-destroyed = The player was closed.
player-retry = Try again
player-play = Play
player-pause = Pause
player-unmute = Unmute
player-fullscreen = Full screen
# Accessible name of the link on the watermark.
player-watermark = Visit the publisher (opens in a new tab)
# Accessible name of the indicator that media or an ad is loading.
player-waiting = Loading…
player-mute = Mute
player-volume = Volume
player-seek = Seek
# The choice of subtitles.
player-captions = Captions
# The entry that turns subtitles off.
player-captions-off = Off
player-exit-fullscreen = Exit full screen
player-picture-in-picture = Picture in picture
player-exit-picture-in-picture = Exit picture in picture
# The button that goes to the newest part of a live.
player-live = Live
# Accessible name of that button before the newest part.
player-seek-to-live = Go to live
# Accessible name of that button in the newest part.
player-playing-live = Playing live

# Position in the content, in words.
#
# Variables:
#   $time (String) - position in words
#   $duration (String) - duration in words
player-time-of = { $time } of { $duration }

## Around an ad

ads-advertisement = Advertisement

# Position among the ads of a break.
#
# Variables:
#   $index (Number) - position of the ad in its break
#   $count (Number) - ads of the break
ads-position = { $index } of { $count }

ads-play = Play the advertisement
ads-pause = Pause the advertisement
ads-mute = Mute the advertisement
ads-unmute = Unmute the advertisement
# Accessible name of the link around the picture.
ads-visit = Visit the advertiser

# Shown before the ad may be skipped.
#
# Variables:
#   $seconds (Number) - whole seconds
ads-skip-in = Skip in { $seconds }

ads-skip = Skip ad
ads-close = Close the advertisement
# The button that turns the captions of an ad on and off.
ads-captions = Captions of the advertisement
# Closes the picture that explains an icon of an ad.
ads-close-picture = Back to the advertisement
ads-started = An advertisement has started.
ads-ended = The advertisement is over.

## Scroll mode

# Accessible name of the floating player.
scroll-region = Floating video player
scroll-close = Close the floating video
# Label of the button that covers the gap in the page and scrolls back to it.
scroll-back = The video goes on in the corner. Watch it here
