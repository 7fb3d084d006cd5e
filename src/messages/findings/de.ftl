### Befunde zu einem Embed und seinen Ad-Tags: was gefunden wurde, und was zu tun ist (.remedy).

## Teile mehrerer Texte

phrase-value = { $kind ->
    [text] Der Wert „{ $value }“
    [list] Der Wert (eine Liste)
    [object] Der Wert (ein Objekt)
   *[literal] Der Wert { $value }
  }
phrase-more = { $more ->
    [0] {""}
   *[other] {" "}(und { $more } weitere)
  }
phrase-placeholders = { $placeholders }{ phrase-more }
phrase-filled = { LENGTH($filled) ->
    [0] {""}
   *[other] {" "}Gefüllt: { $filled }{ $moreFilled ->
        [0] {""}
       *[other] {" "}(und { $moreFilled } weitere)
      }.
  }
phrase-ad-servers = { LENGTH($adServers) ->
    [0] {""}
   *[other] {" "}Beibehalten, weil nur ein Ad-Server sie füllen kann: { $adServers }{ $moreAdServers ->
        [0] {""}
       *[other] {" "}(und { $moreAdServers } weitere)
      }.
  }
phrase-kept = { LENGTH($kept) ->
    [0] {""}
   *[other] {" "}Beibehalten, weil Bedeutung oder Wert unbekannt sind: { $kept }{ $moreKept ->
        [0] {""}
       *[other] {" "}(und { $moreKept } weitere)
      }.
  }
phrase-dialect = Das Ad-Tag hat Platzhalter von { $system }.{ phrase-filled }{ phrase-ad-servers }{ phrase-kept }

## Werte der falschen Form

not-object = Der Wert ist kein Objekt.
    .remedy = Senden Sie ein Objekt, oder null.
not-list = Der Wert ist keine Liste.
    .remedy = Senden Sie eine Liste, oder null.
not-text = { phrase-value } ist kein Text.
    .remedy = Senden Sie einen Text, oder null.
not-flag = { phrase-value } ist weder 1 noch 0.
    .remedy = Senden Sie 1 oder 0, oder null.
not-number = { phrase-value } ist keine Dezimalzahl.
    .remedy = Senden Sie eine Dezimalzahl, oder null.
not-length = { phrase-value } ist keine Zahl, bei Bedarf mit px oder %.
    .remedy = Senden Sie eine Zahl, bei Bedarf mit px oder %, oder null.
not-pixels = { phrase-value } ist keine Pixelzahl.
    .remedy = Senden Sie eine Pixelzahl, oder null.
not-color = { phrase-value } ist keine Hexadezimalfarbe.
    .remedy = Senden Sie eine Hexadezimalfarbe, oder null.
not-date = { phrase-value } ist keine Zeitangabe wie YYYY-MM-DD hh:mm:ss.
    .remedy = Senden Sie eine Zeitangabe wie YYYY-MM-DD hh:mm:ss, oder null.
not-language = { phrase-value } ist kein Sprachkürzel.
    .remedy = Senden Sie ein Sprachkürzel, oder null.
not-address = Der Wert ist keine absolute http(s)-URL.
    .remedy = Senden Sie eine absolute http(s)-URL, oder null.
unknown-volume = { phrase-value } ist weder -1 noch none, defaultOn oder defaultOff.
    .remedy = Senden Sie -1, none, defaultOn oder defaultOff, oder null.
unknown-ad-type = { phrase-value } ist weder linear noch non-linear.
    .remedy = Senden Sie linear oder non-linear, oder null.
bulk-rule-form = Der Wert ist weder * noch ein Origin mit /*, wie https://www.example.com/*.
    .remedy = Senden Sie * oder einen Origin mit /*, wie https://www.example.com/*, oder null.

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
stream-url-callback = `options.streamUrl` hat einen Fehler ausgelöst, oder keine absolute http(s)-URL geliefert.
    .remedy = Geben Sie eine absolute http(s)-URL zurück, oder null.
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
    .remedy = Warten Sie auf die Konvertierung, oder laden Sie das Video noch einmal hoch.
slot-mobile-missing = Der Slot hat Anzeigen für Desktop und keine für Mobilgeräte.
    .remedy = Setzen Sie auch dieses Feld.
midroll-without-time = Der Beginn des Mid-Rolls ist nicht bekannt.
    .remedy = Setzen Sie seine Sekunden in `options.midrollAt`.
overlay-main-only = Das Feld gilt nur für ein Haupt-Overlay und wird ignoriert.
    .remedy = Entfernen Sie das Feld, oder verschieben Sie die Anzeige nach overlay_main.
watermark-offsets = Der Abstand wird ignoriert, weil auch der gegenüberliegende gesetzt ist.
    .remedy = Entfernen Sie einen der beiden.

## Anzeigen in ihren Slots

slot-type-mismatch = Die Anzeige ist vom Typ { $type }, und der Slot spielt Anzeigen vom Typ { $expected }.
    .remedy = Verschieben Sie die Anzeige in einen anderen Slot, oder korrigieren Sie ihren Typ: Player lehnen sie mit VAST-Fehler 201 ab.
slot-duplicate-tag = Dasselbe Ad-Tag steht auch in { $path }.
    .remedy = Verwenden Sie für jede Anzeige eine eigene Ad-Unit, damit nicht zweimal dieselbe läuft.
slot-desktop-missing = Der Slot hat Anzeigen für Mobilgeräte und keine für Desktop.
    .remedy = Setzen Sie auch dieses Feld.
slot-overlay-times = Das Overlay erscheint nach { $at } s, und der Inhalt dauert { $duration } s.
    .remedy = Lassen Sie das Overlay früher erscheinen.
slot-overlay-size = Das Ad-Tag fordert nur Größen an, die über max_width und max_height liegen.
    .remedy = Erhöhen Sie max_width und max_height, oder fordern Sie kleinere Anzeigen an: Player lehnen größere mit VAST-Fehler 501 ab.

## Ad-Tags

tag-empty = { $count ->
    [1] Das Ad-Tag ist leer.
   *[other] Tag { $number } des Waterfalls ist leer.
  }
    .remedy = { $count ->
        [1] Setzen Sie das Tag, oder entfernen Sie das Anzeigenobjekt.
       *[other] Setzen Sie das Tag, oder entfernen Sie die *** daneben.
      }
tag-not-absolute = Das Ad-Tag ist keine absolute URL.
    .remedy = Beginnen Sie es mit https://.
tag-scheme = Das Ad-Tag hat ein anderes Schema als http und https.
    .remedy = Beginnen Sie es mit https://.
tag-host = Das Ad-Tag hat keinen gültigen Host.
    .remedy = Korrigieren Sie Host und Port.
tag-userinfo = Das Ad-Tag enthält einen Benutzernamen oder ein Passwort.
    .remedy = Entfernen Sie beides.
tag-too-long = Die Anfrage hat { $length } Zeichen, mehr als { $limit }.
    .remedy = Kürzen Sie die Parameter: Die meisten Server lehnen eine so lange Anfrage ab.
macro-unsafe-position = { LENGTH($placeholders) ->
    [0] Ein Platzhalter steht in einem Teil der URL, in dem sein Wert den Host oder den Pfad ändern würde.
    [one] { phrase-placeholders } steht in einem Teil der URL, in dem der Wert den Host oder den Pfad ändern würde.
   *[other] { phrase-placeholders } stehen in einem Teil der URL, in dem ihre Werte den Host oder den Pfad ändern würden.
  }
    .remedy = Ersetzen Sie das Makro durch den Wert.
rule-subject-form = Eine Ersetzungsregel hat keinen Text als Suchtext oder Wert.
    .remedy = Setzen Sie beide auf einen Text.
rule-duplicate = Zwei Ersetzungsregeln haben den Suchtext { $subject }; die erste gilt.
    .remedy = Entfernen Sie eine der beiden.
rule-subject-unused = Das Ad-Tag enthält { $subject } nicht, den Suchtext einer Ersetzungsregel.
    .remedy = Entfernen Sie die Regel, oder korrigieren Sie ihren Suchtext.
rule-unknown = Die Ersetzungsregel für { $subject } nennt eine Regel, die es nicht gibt.
    .remedy = Verwenden Sie { LIST($rules, type: "disjunction") }, den Namen eines Makros, oder übergeben Sie den Wert in `values`.
rule-source-empty = Die Ersetzungsregel für { $subject } hat keinen Wert, daher wurde { $subject } beibehalten.
    .remedy = Setzen Sie das Feld, das die Regel liest.
macro-unknown = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] hat keine Ersetzungsregel und ist kein bekanntes Makro; der Platzhalter wurde beibehalten.
   *[other] haben keine Ersetzungsregeln und sind keine bekannten Makros; sie wurden beibehalten.
  }
    .remedy = Fügen Sie eine Ersetzungsregel hinzu, oder übergeben Sie den Wert in `values`.
macro-value-missing = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] hat keinen Wert; der Platzhalter wurde beibehalten.
   *[other] haben keine Werte; sie wurden beibehalten.
  }
    .remedy = Übergeben Sie den Wert, oder entfernen Sie das Makro.
macro-wrong-context = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] ist ein Makro für Tracking-URLs; in einer Anzeigenanfrage ist es -1.
   *[other] sind Makros für Tracking-URLs; in einer Anzeigenanfrage sind sie -1.
  }
    .remedy = { LENGTH($placeholders) ->
        [one] Entfernen Sie es.
       *[other] Entfernen Sie sie.
      }
macro-server-side = { phrase-dialect }
    .remedy = Lassen Sie sie vom Ad-Server füllen, oder verwenden Sie Makros in eckigen Klammern.
macro-foreign-player = { phrase-dialect }
    .remedy = Übergeben Sie die Werte in `values`, oder verwenden Sie Makros in eckigen Klammern.
dialect = { phrase-dialect }
    .remedy = Sie müssen nichts tun. Mit translateAdTag wird das Tag mit Makros in eckigen Klammern geschrieben.

## Namen der Korrekturen

repair-remove-list-element = Das Element entfernen, das nicht verwendet wird.
repair-clear-field = Den Wert entfernen, der nicht verwendet wird.
repair-set-flag = Den Wert auf { $flag } setzen.
repair-clamp-number = Den nächsten erlaubten Wert verwenden: { $value }.
repair-clean-address = Benutzernamen und Passwort entfernen.
repair-set-field-null = Das Feld auf null setzen.
repair-remove-live = Den Livestream entfernen, der nicht abgespielt wird.
repair-remove-offset = Diesen Abstand entfernen, der nicht verwendet wird.
