### Texts for viewers. Players write them without a formatter: all variables are texts.

## <media-embed> before its player is loaded

facade-player = Video player
facade-live = Live

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

# Variables:
#   $host (String) - host of the player; may be empty
consent-required = This video comes from { LENGTH($host) ->
    [0] another service
   *[other] { $host }
  }, which may store data on your device.

consent-denied = This video is not shown, because you have not allowed it.

# Variables:
#   $host (String) - host of the player; may be empty
consent-allow = { LENGTH($host) ->
    [0] Allow and show the video
   *[other] Allow and show the video from { $host }
  }

## <media-embed-code>

# Variables:
#   $format (String) - name of the code format
code-code = Embed code: { $format }

code-copy = Copy code
code-copied = Code copied.
code-selected = The code is selected. Copy it with the keyboard.
code-unavailable = This code cannot be written.

## <media-embed-player>

player-player = Video player
player-empty = There is no video here.
player-processing = This video is being prepared. Please come back later.
player-failed = This video could not be prepared.
player-error = This video cannot be played here.
player-network = The video could not be loaded. Please check the connection.
player-destroyed = The player was closed.
player-retry = Try again
player-play = Play
player-pause = Pause
player-unmute = Unmute
player-fullscreen = Full screen
player-watermark = Visit the publisher (opens in a new tab)
player-waiting = Loading…
player-mute = Mute
player-volume = Volume
player-seek = Seek
player-captions = Captions
player-captions-off = Off
player-exit-fullscreen = Exit full screen
player-picture-in-picture = Picture in picture
player-exit-picture-in-picture = Exit picture in picture
player-live = Live
player-seek-to-live = Go to live
player-playing-live = Playing live

# Variables:
#   $time (String) - position in words
#   $duration (String) - duration in words
player-time-of = { $time } of { $duration }

## Around an ad

ads-advertisement = Advertisement

# Variables:
#   $index (String) - position of the ad in its break, in digits
#   $count (String) - ads of the break, in digits
ads-position = { $index } of { $count }

ads-play = Play the advertisement
ads-pause = Pause the advertisement
ads-mute = Mute the advertisement
ads-unmute = Unmute the advertisement
ads-visit = Visit the advertiser

# Variables:
#   $seconds (String) - whole seconds, in digits
ads-skip-in = Skip in { $seconds }

ads-skip = Skip ad
ads-close = Close the advertisement
ads-captions = Captions of the advertisement
ads-close-picture = Back to the advertisement
ads-started = An advertisement has started.
ads-ended = The advertisement is over.

## Scroll mode

scroll-region = Floating video player
scroll-close = Close the floating video
scroll-back = The video goes on in the corner. Watch it here
