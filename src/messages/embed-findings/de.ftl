### Befunde zu den Feldern eines Embeds: was gefunden wurde, und was zu tun ist (.remedy).

## Teile mehrerer Texte

phrase-value = { $kind ->
    [text] Der Wert „{ $value }“
    [list] Der Wert (eine Liste)
    [object] Der Wert (ein Objekt)
   *[literal] Der Wert { $value }
  }

## Werte der falschen Form

not-object = Der Wert ist kein Objekt.
    .remedy = Senden Sie ein Objekt oder null.

not-list = Der Wert ist keine Liste.
    .remedy = Senden Sie eine Liste oder null.

not-text = { phrase-value } ist kein Text.
    .remedy = Senden Sie einen Text oder null.

not-flag = { phrase-value } ist weder 1 noch 0.
    .remedy = Senden Sie 1, 0 oder null.

not-number = { phrase-value } ist keine Dezimalzahl.
    .remedy = Senden Sie eine Dezimalzahl oder null.

not-length = { phrase-value } ist keine Zahl, bei Bedarf mit px oder %.
    .remedy = Senden Sie eine Zahl (bei Bedarf mit px oder %) oder null.

not-pixels = { phrase-value } ist keine Pixelzahl.
    .remedy = Senden Sie eine Pixelzahl oder null.

not-color = { phrase-value } ist keine Hexadezimalfarbe.
    .remedy = Senden Sie eine Hexadezimalfarbe oder null.

not-date = { phrase-value } ist keine Zeitangabe wie YYYY-MM-DD hh:mm:ss.
    .remedy = Senden Sie eine Zeitangabe wie YYYY-MM-DD hh:mm:ss oder null.

not-language = { phrase-value } ist kein Sprachkürzel.
    .remedy = Senden Sie ein Sprachkürzel oder null.

not-address = Der Wert ist keine absolute http(s)-URL.
    .remedy = Senden Sie eine absolute http(s)-URL oder null.

unknown-volume = { phrase-value } ist weder -1 noch none, defaultOn oder defaultOff.
    .remedy = Senden Sie -1, none, defaultOn, defaultOff oder null.

unknown-ad-type = { phrase-value } ist weder linear noch non-linear.
    .remedy = Senden Sie linear, non-linear oder null.

bulk-rule-form = Der Wert ist weder * noch ein Origin mit /*, wie https://www.example.com/*.
    .remedy = Senden Sie *, einen Origin mit /* (etwa https://www.example.com/*) oder null.

## Andere Befunde zu Feldern

empty-value = Der Text ist leer und wird als null gelesen.
    .remedy = Senden Sie null.

out-of-bounds = { $unit ->
    [characters] Der Wert hat mehr als { $max } Zeichen.
   *[number] Der Wert { $value } liegt außerhalb des dokumentierten Bereichs.
  }
    .remedy = { $unit ->
        [characters] Kürzen Sie ihn auf höchstens { $max } Zeichen.
       *[number] Verwenden Sie einen Wert aus dem dokumentierten Bereich: { $min } bis { $max }.
      }

address-userinfo = Die URL enthält einen Benutzernamen oder ein Passwort und wurde ohne sie gelesen.
    .remedy = Entfernen Sie beides aus der URL.

source-video-and-live = Der Embed hat ein Video und einen Livestream; das Video wird abgespielt.
    .remedy = Entfernen Sie eines von beiden.

stream-url-callback = `options.streamUrl` hat einen Fehler ausgelöst oder keine absolute http(s)-URL geliefert.
    .remedy = Geben Sie eine absolute http(s)-URL zurück oder null.

hosted-player-missing = Der Code hat kein iframe mit einer http(s)-URL.
    .remedy = Senden Sie den Code so, wie der Dienst ihn erzeugt hat.

bulk-label-unknown = Kein Bulk hat das Label „{ $label }“.
    .remedy = Setzen Sie `options.bulkLabel` auf das Label eines Bulks dieses Embeds.

bulk-ambiguous = Ein früherer Bulk passt auch und wird statt diesem verwendet.
    .remedy = Entfernen Sie einen der beiden.

unknown-destroy-event = Der Player hat kein Ereignis namens „{ $name }“.
    .remedy = Verwenden Sie den Namen eines Player-Ereignisses, wie ENDED.

unknown-ad-kind = Die Anzeige vom Typ „{ $type }“ hat weder ein Tag noch ein Video.
    .remedy = Setzen Sie ihre source_url auf ein Ad-Tag.

ad-video-not-ready = Das Video der Anzeige ist noch nicht konvertiert.
    .remedy = Warten Sie auf die Konvertierung oder laden Sie das Video noch einmal hoch.

slot-mobile-missing = Der Slot hat Anzeigen für Desktop und keine für Mobilgeräte.
    .remedy = Setzen Sie auch dieses Feld.

midroll-without-time = Der Beginn des Mid-Rolls ist nicht bekannt.
    .remedy = Setzen Sie seine Sekunden in `options.midrollAt`.

overlay-main-only = Das Feld gilt nur für ein Haupt-Overlay und wird ignoriert.
    .remedy = Entfernen Sie das Feld oder verschieben Sie die Anzeige nach overlay_main.

watermark-offsets = Der Abstand wird ignoriert, weil auch der gegenüberliegende gesetzt ist.
    .remedy = Entfernen Sie einen der beiden.
