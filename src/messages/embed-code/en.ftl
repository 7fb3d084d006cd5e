### Texts of the builder of embed code, for editors.

## Where the code is pasted, and how to use it there

destination = Where will you paste it?
destination-wordpress = WordPress
    .guide = Paste the address into the post, on its own line. WordPress shows the player in its place. If it stays a link, choose the format “Responsive iframe” and paste that into a block “Custom HTML”, for which administrators and editors have the right. With the plugin Media Embed, authors paste the address or the code into the text.
destination-web-page = Web page with scripts
    .guide = Paste the code where the player belongs. Paste the script below it once into the head of the page, unless the site already has it.
destination-html-without-scripts = CMS that removes scripts
    .guide = Paste the code into the HTML view of the editor. It needs no script, and fits columns of any width. If the CMS removes frames too, choose “Social network or chat” and paste the address.
destination-amp = AMP page
    .guide = Paste the code into the body of the AMP page, and the script below it once into the head.
destination-newsletter = Newsletter
    .guide = Paste the code into the HTML source of the newsletter. Readers see a picture and a button that leads to the video, since no mail program plays video.
destination-social = Social network or chat
    .guide = Paste the address into the post or message. Networks and chats show a preview of the page behind it.
destination-search = Search engine or sitemap
    .guide = Paste the code into the head of the page that shows the video. Search engines then list the video with its picture.
destination-other-players = Feed, app or other player
    .guide = Put the item into the feed that the app or partner reads, inside its channel element.

## Formats, where their code may be pasted, and what content management systems do to it

format = Format
other-formats = Other formats
legacy-format = Deprecated; kept for archived pages.
format-360 = 360° video
    .note = For HTML blocks, like any frame; if a CMS removes the allow attribute, as WordPress does for authors, motion sensors do not work and people can only drag.
format-standard = Container and script
    .note = For pages that allow scripts, such as a theme or a custom HTML block; WordPress and Drupal remove the script from posts of editors without unfiltered HTML.
format-iframe = Iframe
    .note = For HTML blocks and page builders; WordPress removes frames from posts of authors, and TinyMCE and CKEditor keep them only if their configuration allows iframe.
format-responsive-iframe = Responsive iframe
    .note = For HTML blocks in columns of any width; a CMS that removes the style attribute, as Drupal and Joomla filters do, leaves a frame of fixed size.
format-amp = AMP
    .note = For AMP pages only; the AMP plugin of WordPress keeps it, and other editors remove the unknown element.
format-instant-article = Instant article
    .note = For archived instant articles; every other CMS shows it as a plain frame.
format-media-embed = <media-embed> with its data
    .note = For HTML blocks and Markdown of pages whose theme loads the script; WordPress and Drupal filters remove custom elements and the JSON inside them unless they are allowed.
format-media-embed-src = <media-embed src>, one line
    .note = The first choice where the theme loads the script: one line that static site generators and Markdown keep; WordPress and Drupal filters need media-embed among the allowed elements.
format-link = Link or address
    .note = For every editor, newsletter and chat; WordPress and Drupal turn a URL that is alone on its line into a player if the site knows it as an oEmbed provider.
format-email = E-mail with picture and button
    .note = For the HTML source of a newsletter; Outlook and Gmail show the picture and the button, and no mail program plays video.
format-json-ld = JSON-LD for search engines
    .note = For the head or body of the page that shows the embed; WordPress removes it from posts, so place it in the theme or an SEO plugin.
format-open-graph = Open Graph and Twitter tags
    .note = For the head of the page; SEO plugins of WordPress and Drupal write the same tags, so keep only one of the two.
format-oembed = oEmbed JSON
    .note = For a file or an endpoint that an oEmbed provider serves; WordPress puts unknown providers into a sandboxed frame and removes their style.
format-vmap = VMAP 1.0 ad playlist
    .note = For the ad settings of other players, as a file; never paste it into a post, where every CMS removes it.
format-mrss = Media RSS item
    .note = For the feed of a syndication partner or smart TV, inside its channel element; never paste it into a post.
format-video-sitemap = Video sitemap entry
    .note = For the sitemap of the site, inside its urlset element; sitemap plugins overwrite a file that they also write.

## Options

group-size = Size
group-playback = Playback
group-appearance = Appearance
group-delivery = Delivery

# Variables:
#   $count (Number) - how many options of a group have a value
options-in-use = { $count ->
    [one] { $count } option set
   *[other] { $count } options set
  }

option-width = Width, px
option-height = Height, px
option-aspectRatio = Aspect ratio
option-responsive = Responsive
option-autoplay = Autoplay
option-mute = Muted
option-loop = Loop
option-captions = Captions
option-start = Start, s
option-end = End, s
option-label = Bulk label
option-title = Title for screen readers
option-lazy = Lazy loading
option-src = URL of the published embed
option-elementFormat = Player
option-elementLoading = Loading
option-consent = Consent
option-fallback = Content without scripts
option-page = URL of the page
option-addressOnly = Only the address, without HTML
option-timeZone = Time zone of the dates
option-customer = Customer
option-script = URL of the embed script
option-frame = URL of the hosted player
reset = Reset the options

# Variables:
#   $label (String) - the label of an option, in a sentence
option-name = “{ $label }”

## Values of options that are chosen from a list

choice-default = Default
choice-yes = Yes
choice-no = No
choice-iframe = Hosted player in a frame
choice-standard = Player of the service’s script
choice-player = Player in the page
choice-near = Near the viewport
choice-visible = When visible
choice-eager = Immediately
choice-click = On a click
choice-required = Required

## Texts of fields that cannot be used

# Variables:
#   $text (String) - the text of the field, shortened
#   $min (Number) - the least number
#   $max (Number) - the greatest number
problem-whole-number = “{ $text }” is not used. Enter a whole number from { $min } to { $max }.

# Variables:
#   $text (String) - the text of the field, shortened
#   $min (Number) - the least number
#   $max (Number) - the greatest number
problem-seconds = “{ $text }” is not used. Enter seconds from { $min } to { $max }, such as 12.5.

# Variables:
#   $text (String) - the text of the field, shortened
problem-after-start = “{ $text }” is not used. Enter an end after the start.

# Variables:
#   $text (String) - the text of the field, shortened
problem-address = “{ $text }” is not used. Enter a URL that starts with https://.

# Variables:
#   $text (String) - the text of the field, shortened
problem-time-zone = “{ $text }” is not used. Enter a time zone such as Europe/Rome.

## The code, and the script that its page needs once

insert = Insert code
inserted = Code inserted.
script = This code needs a script, once per page:
script-form = The page loads it by
script-form-html = a script tag
script-form-npm = npm and a bundler
script-assumed = The address of the script is assumed. A developer sets it with MediaEmbedCode.scriptSource.
copy-script = Copy script

## What does not work where the code is pasted

# Variables:
#   $hosts (List) - hosts in the code, with their ports
finding-amp-needs-https = AMP accepts only https, and the player is served over http ({ $hosts }). The code has https instead, which works only if the server supports it. Serve the player over https.

# Variables:
#   $hosts (List) - hosts in the code, with their ports
finding-frame-needs-https = The player is served over http ({ $hosts }). Pages served over https do not show such a frame. Serve the player over https.

# Variables:
#   $hosts (List) - hosts in the code, with their ports
finding-local-address = The code has an address of this computer or network ({ $hosts }). The video will not work anywhere else. Copy the code from the public site instead.
