### Why embed code cannot be written, and what to do.

bulk-label = The label of the bulk is one or two dots. Use a bulk with another label.

# Variables:
#   $customer (String) - the name of the option
#   $script (String) - the name of the option
customer-and-script = The embed has no code of the service. Set { $customer } and { $script }.

date = The embed has no date. Set it in the service as YYYY-MM-DD hh:mm:ss.
embed-id = The embed has no id. Save it in the service first.

# Variables:
#   $src (String) - the name of the option
embed-source = The address of the published embed is not known. Set { $src }.

format = The format is unknown. Use one of `CODE_FORMATS`.

# Variables:
#   $frame (String) - the name of the option
media = The embed has neither a video nor a player. Attach a video, or set { $frame }.

not-360 = The embed is not a 360° video. Publish it as one, or use another format.

# Variables:
#   $page (String) - the name of the option
page-address = The page that shows the embed is not known. Set { $page }.

# Variables:
#   $frame (String) - the name of the option
parameter-of-amp = The address of the player contains __amp_source_origin, which AMP adds itself. Set { $frame } without it.

# Variables:
#   $frame (String) - the name of the option
player-address = The embed has no address of a hosted player. Set { $frame }.

player-address-360 = The frame in the 360° code has no web address. Set its src to an http(s) URL.
playable-media = The embed has no video or live stream that can be played. Attach one, or wait until it is ready.
preview-image = The embed has no preview image. Upload one.

# Variables:
#   $title (String) - the name of the option
title = The embed has no title. Set it, or { $title }.
