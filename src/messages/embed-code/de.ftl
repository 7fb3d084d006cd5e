### Texts of the builder of embed code, for editors.

## Where the code is pasted, and how to use it there

destination = Wo fügen Sie den Code ein?
destination-wordpress = WordPress
    .guide = Fügen Sie die Adresse in einer eigenen Zeile in den Beitrag ein. WordPress zeigt an dieser Stelle den Player. Bleibt ein Link stehen, wählen Sie das Format „Responsiver Iframe“ und fügen es in einen Block „Individuelles HTML“ ein; das dürfen Administratoren und Redakteure. Mit dem Plugin Media Embed fügen Autoren die Adresse oder den Code in den Text ein.
destination-web-page = Webseite mit Skripten
    .guide = Fügen Sie den Code dort ein, wo der Player stehen soll. Fügen Sie das Skript darunter einmal in das head-Element der Seite ein, falls die Website es noch nicht hat.
destination-html-without-scripts = CMS, das Skripte entfernt
    .guide = Fügen Sie den Code in die HTML-Ansicht des Editors ein. Er braucht kein Skript und passt in Spalten jeder Breite. Entfernt das CMS auch Frames, wählen Sie „Soziales Netzwerk oder Chat“ und fügen die Adresse ein.
destination-amp = AMP-Seite
    .guide = Fügen Sie den Code in das body-Element der AMP-Seite ein und das Skript darunter einmal in das head-Element.
destination-newsletter = Newsletter
    .guide = Fügen Sie den Code in den HTML-Quelltext des Newsletters ein. Leser sehen ein Bild und eine Schaltfläche, die zum Video führt, denn kein E-Mail-Programm spielt Videos ab.
destination-social = Soziales Netzwerk oder Chat
    .guide = Fügen Sie die Adresse in den Post oder die Nachricht ein. Netzwerke und Chats zeigen eine Vorschau der Seite.
destination-search = Suchmaschine oder Sitemap
    .guide = Fügen Sie den Code in das head-Element der Seite ein, die das Video zeigt. Suchmaschinen führen das Video dann mit seinem Bild auf.
destination-other-players = Feed, App oder anderer Player
    .guide = Setzen Sie das Element in den Feed, den die App oder der Partner liest, und zwar in das channel-Element.

## Formats, where their code may be pasted, and what content management systems do to it

format = Codeformat
other-formats = Andere Formate
legacy-format = Veraltet; bleibt für archivierte Seiten.
format-360 = 360°-Video
    .note = Für HTML-Blöcke wie jeder Frame; ein CMS, das das Attribut allow entfernt, wie WordPress bei Autoren, schaltet die Bewegungssensoren ab, Ziehen bleibt möglich.
format-standard = Container und Skript
    .note = Für Seiten, die Skripte zulassen, etwa in einem Theme oder einem HTML-Block; WordPress und Drupal entfernen das Skript aus Beiträgen von Redakteuren, die kein ungefiltertes HTML einfügen dürfen.
format-iframe = Iframe
    .note = Für HTML-Blöcke und Page-Builder; WordPress entfernt Frames aus Beiträgen von Autoren, TinyMCE und CKEditor behalten sie nur, wenn ihre Konfiguration iframe zulässt.
format-responsive-iframe = Responsiver Iframe
    .note = Für HTML-Blöcke in Spalten jeder Breite; ein CMS, das das Attribut style entfernt, wie die Filter von Drupal und Joomla, lässt einen Frame mit fester Größe übrig.
format-amp = AMP
    .note = Nur für AMP-Seiten; das AMP-Plugin von WordPress behält den Code, andere Editoren entfernen das unbekannte Element.
format-instant-article = Instant Article
    .note = Für archivierte Instant Articles; jedes andere CMS zeigt ihn als gewöhnlichen Frame.
format-media-embed = <media-embed> mit seinen Daten
    .note = Für HTML-Blöcke und Markdown in Seiten, deren Theme das Skript lädt; die Filter von WordPress und Drupal entfernen Custom Elements und das JSON darin, wenn sie nicht erlaubt sind.
format-media-embed-src = <media-embed src>, eine Zeile
    .note = Die erste Wahl, wenn das Theme das Skript lädt: eine Zeile, die statische Website-Generatoren und Markdown behalten; die Filter von WordPress und Drupal müssen media-embed zulassen.
format-link = Link oder Adresse
    .note = Für jeden Editor, Newsletter und Chat; WordPress und Drupal machen aus einer URL in einer eigenen Zeile einen Player, wenn die Website sie als oEmbed-Provider kennt.
format-email = E-Mail mit Bild und Schaltfläche
    .note = Für den HTML-Quelltext eines Newsletters; Outlook und Gmail zeigen Bild und Schaltfläche, und kein E-Mail-Programm spielt Videos ab.
format-json-ld = JSON-LD für Suchmaschinen
    .note = Für head oder body der Seite, die den Embed zeigt; WordPress entfernt den Code aus Beiträgen, also gehört er in das Theme oder ein SEO-Plugin.
format-open-graph = Open-Graph- und Twitter-Tags
    .note = Für das head-Element der Seite; SEO-Plugins von WordPress und Drupal schreiben dieselben Tags, behalten Sie nur eine der beiden Quellen.
format-oembed = oEmbed-JSON
    .note = Für eine Datei oder einen Endpunkt eines oEmbed-Providers; WordPress setzt unbekannte Provider in einen Sandbox-Frame und entfernt ihre Stile.
format-vmap = VMAP-1.0-Werbeplaylist
    .note = Als Datei für die Werbeeinstellungen anderer Player; fügen Sie sie nie in einen Beitrag ein, dort entfernt sie jedes CMS.
format-mrss = Media-RSS-Element
    .note = Für den Feed eines Syndication-Partners oder Smart-TVs, in dessen channel-Element; fügen Sie es nie in einen Beitrag ein.
format-video-sitemap = Eintrag der Video-Sitemap
    .note = Für die Sitemap der Website, in deren urlset-Element; Sitemap-Plugins überschreiben eine Datei, die sie selbst schreiben.

## Options

group-size = Größe
group-playback = Wiedergabe
group-appearance = Darstellung
group-delivery = Auslieferung
options-in-use = { $count ->
    [one] { $count } Option gesetzt
   *[other] { $count } Optionen gesetzt
  }
option-width = Breite, px
option-height = Höhe, px
option-aspectRatio = Seitenverhältnis
option-responsive = Anpassbare Breite
option-autoplay = Automatisch starten
option-mute = Ohne Ton
option-loop = Endlosschleife
option-captions = Untertitel
option-start = Anfang, s
option-end = Ende, s
option-label = Label des Bulks
option-title = Titel für Screenreader
option-lazy = Verzögert laden
option-src = URL des veröffentlichten Embeds
option-elementFormat = Art des Players
option-elementLoading = Ladezeitpunkt
option-consent = Einwilligung
option-fallback = Inhalt ohne Skripte
option-page = URL der Seite
option-addressOnly = Nur die Adresse, ohne HTML
option-timeZone = Zeitzone der Datumsangaben
option-customer = Kunde
option-script = URL des Embed-Skripts
option-frame = URL des gehosteten Players
reset = Optionen zurücksetzen
option-name = „{ $label }“

## Values of options that are chosen from a list

choice-default = Standard
choice-yes = Ja
choice-no = Nein
choice-iframe = Gehosteter Player in einem Frame
choice-standard = Player des Dienst-Skripts
choice-player = Player in der Seite
choice-near = Nahe am sichtbaren Bereich
choice-visible = Sobald sichtbar
choice-eager = Sofort
choice-click = Per Klick
choice-required = Erforderlich

## Texts of fields that cannot be used

problem-whole-number = „{ $text }“ wird nicht verwendet. Geben Sie eine ganze Zahl von { $min } bis { $max } ein.
problem-seconds = „{ $text }“ wird nicht verwendet. Geben Sie Sekunden von { $min } bis { $max } ein, zum Beispiel 12,5.
problem-after-start = „{ $text }“ wird nicht verwendet. Geben Sie ein Ende nach dem Anfang ein.
problem-address = „{ $text }“ wird nicht verwendet. Geben Sie eine URL ein, die mit https:// beginnt.
problem-time-zone = „{ $text }“ wird nicht verwendet. Geben Sie eine Zeitzone wie Europe/Berlin ein.

## The code, and the script that its page needs once

insert = Code einfügen
inserted = Code eingefügt.
script = Dieser Code braucht ein Skript, einmal pro Seite:
script-form = Die Seite lädt es über
script-form-html = ein script-Tag
script-form-npm = npm und einen Bundler
script-assumed = Die Adresse des Skripts ist eine Annahme. Ein Entwickler setzt sie mit MediaEmbedCode.scriptSource.
copy-script = Skript kopieren

## What does not work where the code is pasted

finding-amp-needs-https = AMP akzeptiert nur https, und der Player liegt auf http ({ $hosts }). Der Code enthält stattdessen https und funktioniert nur, wenn der Server dort antwortet. Liefern Sie den Player über https aus.
finding-frame-needs-https = Der Player liegt auf http ({ $hosts }). Seiten mit https zeigen einen solchen Frame nicht an. Liefern Sie den Player über https aus.
finding-local-address = Der Code enthält eine Adresse dieses Computers oder Netzwerks ({ $hosts }). Von anderswo funktioniert das Video nicht. Erstellen Sie den Code auf der öffentlichen Website.
