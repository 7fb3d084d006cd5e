### Befunde der Regeln für Ad-Tags und Slots.

phrase-more = { $more ->
    [0] {""}
   *[other] {" "}(und { $more } weitere)
  }
phrase-parameters-subject = { LENGTH($names) ->
    [one] Der Parameter { $names }
   *[other] Die Parameter { $names }
  }
phrase-parameters-object = { LENGTH($names) ->
    [one] den Parameter { $names }
   *[other] die Parameter { $names }
  }
phrase-placeholders = { $placeholders }{ phrase-more }
phrase-time = { NUMBER($seconds) } s

## Texte, in denen ein Ad-Tag steht

tag-surrounded = { $fault ->
    [quotes] Das Ad-Tag steht in Anführungszeichen oder Klammern.
    [markup] Das Ad-Tag steht in HTML oder XML.
    [code] Das Ad-Tag steht in einem Skript, in JSON oder einer Formel.
    [mail-quote] Zeilen des Ad-Tags beginnen mit >, wie in einer zitierten E-Mail.
    [text] Vor oder hinter dem Ad-Tag steht anderer Text.
    [several] Der Text enthält mehrere Ad-Tags, die nicht durch *** getrennt sind.
    [joined] Zwei Ad-Tags stehen unmittelbar hintereinander, ohne etwas dazwischen.
    [unclear] Der Text enthält mehrere URLs, und jede davon kann das Ad-Tag sein.
    [computed] Das Ad-Tag steht in einem Skript, das Werte hinzufügt.
   *[no-url] Der Text ist Code und enthält keine URL eines Ad-Tags.
  }
    .remedy = { $fault ->
        [mail-quote] Entfernen Sie diese Zeichen.
        [several] Trennen Sie die Tags eines Waterfalls durch *** oder behalten Sie eines.
        [joined] Behalten Sie eines davon. Damit beide beurteilt werden, fügen Sie jedes in einer eigenen Zeile ein.
        [computed] Behalten Sie nur die URL, und schreiben Sie für jeden Wert ein Makro wie [CACHEBUSTING].
        [no-url] Fragen Sie den Ad-Server nach dem VAST-Tag einer Videoplatzierung, und setzen Sie dessen URL: Solcher Code ist meist der von Displaywerbung.
       *[text] Behalten Sie nur die URL des Ad-Tags.
      }

tag-script-escaped = Das Ad-Tag enthält Zeichen mit einem Backslash davor, wie \/ oder \u0026.
    .remedy = Ersetzen Sie die Codes: Das Tag wurde aus einem Skript, aus JSON oder Markdown kopiert.

tag-percent-encoded = Das Ad-Tag ist als Ganzes prozentkodiert, auch sein Schema oder die Zeichen zwischen seinen Parametern.
    .remedy = Dekodieren Sie es: Das Tag wurde aus einem Parameter einer anderen URL kopiert.

tag-mail-encoded = Das Ad-Tag ist wie im Quelltext einer E-Mail kodiert, mit =3D statt =.
    .remedy = Dekodieren Sie es: Das Tag wurde aus dem Quelltext einer E-Mail kopiert.

tag-lookalike-chars = Das Ad-Tag enthält Zeichen, die nur wie die gewöhnlichen aussehen, etwa – für -, × für x, ＆ für & oder typografische Anführungszeichen um einen Wert.
    .remedy = Schreiben Sie stattdessen die gewöhnlichen Zeichen.

tag-link-rewritten = Das Ad-Tag ist ein Link, den ein Mailprogramm oder ein anderer Dienst umgeschrieben hat.
    .remedy = Verwenden Sie die Adresse dahinter: Anfragen über diesen Link scheitern.

tag-cut-off = Das Ad-Tag hat … anstelle eines Teils, weil das Programm, aus dem es kopiert wurde, es gekürzt hat.
    .remedy = Kopieren Sie das ganze Tag noch einmal von dort, wo es bearbeitet wird.

## Der Text und sein Waterfall

tag-whitespace = Das Ad-Tag enthält Leerzeichen, Zeilenumbrüche oder unsichtbare Zeichen, die nicht dazugehören.
    .remedy = Entfernen Sie sie: Fügen Sie das Tag noch einmal als reinen Text ein.

tag-waterfall = Die Anzeige ist ein Waterfall aus { $count } Tags, die sich { phrase-time } teilen.
    .remedy = Sie müssen nichts tun, wenn der Dienst Waterfalls für dieses Konto aktiviert hat.

waterfall-no-failover = { $cause ->
    [vmap] Tag { $number } des Waterfalls fordert eine VMAP-Playlist an, die nie ohne Anzeigen ist.
   *[sample] Tag { $number } des Waterfalls ist ein Beispiel, das immer eine Anzeige liefert.
  }
    .remedy = Setzen Sie es ans Ende: Die Tags danach werden nie angefordert.

waterfall-too-many = Der Waterfall hat { $count } Tags, sodass jedes etwa { $share } ms der { phrase-time } für alle hat.
    .remedy = Behalten Sie höchstens { $limit } Tags, die mit der besten Fill-Rate zuerst.

waterfall-duplicate = Tag { $number } des Waterfalls gleicht einem früheren, das keine Anzeige hatte.
    .remedy = Entfernen Sie das doppelte Tag.

rule-subject-plain = Der Suchtext { $subject } steht auch in anderen Wörtern und in Namen des Ad-Tags, wo er ebenfalls ersetzt wird.
    .remedy = Schreiben Sie den Suchtext in eckigen Klammern (etwa [name]), und zwar in der Ersetzungsregel und im Ad-Tag.

## Die URL

tag-html-escaped = Das Ad-Tag enthält als HTML kodierte Zeichen, zum Beispiel &amp;.
    .remedy = Ersetzen Sie die Codes: Das Tag wurde aus HTML oder XML kopiert.

tag-http-on-https = Das Ad-Tag ist eine http-URL, die Seite aber https.
    .remedy = Verwenden Sie das https-Tag: Der Browser blockiert die Anfrage oder ändert sie in https.

tag-protocol-relative = Das Ad-Tag hat kein Schema.
    .remedy = Schreiben Sie https://, damit das Tag auch außerhalb einer Webseite funktioniert.

tag-fragment = Das Ad-Tag enthält ein #, und was darauf folgt, wird nicht an den Ad-Server gesendet.
    .remedy = Schreiben Sie # als %23, oder entfernen Sie es mit allem, was darauf folgt.

tag-request-too-long = Die Anfrage ist { $length } Zeichen lang, also länger als { $limit }.
    .remedy = Kürzen Sie die Parameter: Die meisten Server lehnen eine so lange Anfrage ab.

tag-long = Die Anfrage ist { $length } Zeichen lang, also länger als { $limit }.
    .remedy = Kürzen Sie die Parameter, wenn Anzeigen fehlen: Manche Server schneiden eine so lange Anfrage ab.

tag-illegal-chars = { LENGTH($name) ->
    [0] Das Ad-Tag enthält Zeichen, die in einer URL prozentkodiert sein müssen.
   *[other] Das & von &{ $name } wurde als HTML-Entität gelesen; das Ad-Tag hat deshalb keinen Parameter { $name }.
  }
    .remedy = { LENGTH($name) ->
        [0] Kodieren Sie sie mit Prozentzeichen: Player senden sie unterschiedlich.
       *[other] Schreiben Sie wieder &{ $name }=, in HTML &amp;{ $name }=.
      }

tag-bad-percent = { $fault ->
    [cut] Das Ad-Tag ist abgeschnitten: Es endet mitten in einem kodierten Zeichen.
   *[sign] Das Ad-Tag enthält ein Prozentzeichen ohne zwei Hexadezimalziffern danach.
  }
    .remedy = { $fault ->
        [cut] Kopieren Sie das ganze Tag noch einmal von dort, wo es bearbeitet wird: Ein Feld oder ein Programm hat es gekürzt.
       *[sign] Schreiben Sie das Prozentzeichen als %25.
      }

ad-host-gone = Der Host gehört zu { $server ->
    [liverail] LiveRail, dessen Ad-Server Facebook 2016 abgeschaltet hat
    [adtech] Adtech, dessen Ad-Server Verizon Media 2020 abgeschaltet hat
    [mopub] MoPub, das 2022 eingestellt wurde
    [adaptv] Yahoos Supply-Side-Plattform, die 2023 eingestellt wurde
    [emx] EMX Digital, das 2023 insolvent wurde
    [spotx] SpotX, das Magnite 2021 übernommen und in seine eigene Plattform überführt hat
   *[sizmek] Sizmek, dessen Ad-Server Amazon Ende 2024 abgeschaltet hat
  }.
    .remedy = Bitten Sie den Anbieter um ein neues Tag oder entfernen Sie die Anzeige.

## Parameter

tag-no-query = Das Ad-Tag enthält ein &, aber kein ? davor, also keinen Query-String.
    .remedy = Beginnen Sie den Query-String mit einem Fragezeichen.

param-question-mark = { $fault ->
    [address] Die Adresse im Parameter { $name } ist nicht prozentkodiert, sodass ihre eigenen Parameter zu denen des Ad-Tags wurden.
    [waterfall] Im Parameter { $name } beginnt ein zweites Ad-Tag, das nicht durch *** getrennt ist.
   *[separator] Das Ad-Tag hat nach dem Parameter { $name } ein zweites ?, wo ein & stehen muss.
  }
    .remedy = { $fault ->
        [address] Kodieren Sie die Adresse in { $name } als Ganzes.
        [waterfall] Schreiben Sie *** zwischen die beiden Ad-Tags.
       *[separator] Schreiben Sie & statt des zweiten ?.
      }

param-implausible = { $fault ->
    [floor] Keine Kampagne zahlt einen so hohen Mindestpreis: { $settings }.
    [size] Das Ad-Tag gibt dem Player keine Größe: { $settings }.
    [sound] Das Ad-Tag kündigt Autoplay mit Ton an: { $settings }.
    [page] Der Parameter { $settings } hat die Adresse einer Vorschau oder eines Tests und nicht die der öffentlichen Seite.
    [slot] Das Ad-Tag verlangt eine andere Art von Anzeige, als sein Slot zeigt: { $settings }.
   *[format] Das Ad-Tag verlangt ein anderes Format als VAST oder VMAP: { $settings }.
  }
    .remedy = { $fault ->
        [floor] Schreiben Sie den Preis für 1.000 Impressionen in der Währung der Auktion, etwa 1.50, oder entfernen Sie den Parameter.
        [size] Schreiben Sie die Größe des Players in Pixeln, und bilden Sie das Ad-Tag erst, wenn der Player eine hat.
        [sound] Starten Sie stumm oder auf Klick, und schreiben Sie das ins Ad-Tag: Browser blockieren Autoplay mit Ton.
        [page] Schreiben Sie die öffentliche Adresse prozentkodiert oder als [PAGEURL].
        [slot] Verlangen Sie in Preroll, Midroll und Postroll lineare Anzeigen und im Overlay nicht lineare, oder setzen Sie das Ad-Tag in den Slot, für den es gemacht ist.
        [freewheel] Schreiben Sie resp=vast3 oder, für eine Liste von Werbepausen, resp=vmap1.
       *[format] Schreiben Sie den Wert für VAST aus der Dokumentation des Ad-Servers oder lassen Sie sich dessen VAST-Tag geben.
      }

tag-media = { $fault ->
    [stream] Das ist die Adresse eines Streams und kein Ad-Tag.
    [platform] Das ist die Adresse eines Videos auf einer Plattform und kein Ad-Tag.
    [console] Das ist die Adresse einer Seite für Menschen, etwa der Konsole eines Ad-Servers, und kein Ad-Tag.
   *[video] Das ist die Adresse einer Videodatei und kein Ad-Tag.
  }
    .remedy = { $fault ->
        [stream] Fügt ein Server die Anzeigen in den Stream ein, spielen Sie ihn als Inhalt ab; für Anzeigen des Players lassen Sie sich das VAST-Tag geben.
        [platform] Lassen Sie sich vom Ad-Server sein VAST-Tag geben. Ein Video einer Plattform wird mit deren eigenem Code eingebettet.
        [console] Kopieren Sie das VAST-Tag von dieser Seite; was hinter dem # steht, wird nie an einen Server gesendet.
       *[video] Lassen Sie sich vom Ad-Server ein VAST-Tag für dieses Video geben.
      }

tag-double-encoded = Der Wert { LENGTH($names) ->
    [one] des Parameters { $names }
   *[other] der Parameter { $names }
  }{ phrase-more } ist doppelt prozentkodiert.
    .remedy = Kodieren Sie den Wert nur einmal.

param-duplicate = Das Ad-Tag hat { phrase-parameters-object }{ phrase-more } mehr als einmal, mit { $values ->
    [same] demselben Wert
   *[different] verschiedenen Werten
  }.
    .remedy = Behalten Sie einen: Nicht alle Server lesen denselben.

param-empty = Das Ad-Tag hat keinen Wert für { phrase-parameters-object }{ phrase-more }.
    .remedy = Setzen Sie die Werte oder entfernen Sie die Parameter.

## Platzhalter

macro-near-miss = { $placeholder } ist unbekannt und bedeutet wahrscheinlich { $macro }.
    .remedy = Schreiben Sie { $macro } statt { $placeholder }.

macro-case = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] sollte
   *[other] sollten
  } in Großbuchstaben stehen.
    .remedy = Schreiben Sie Großbuchstaben: Die meisten anderen Player unterscheiden Groß- und Kleinschreibung.

macro-not-iab = Manche anderen Player füllen { phrase-placeholders } nicht, weil das IAB kein Makro { LENGTH($placeholders) ->
    [one] in dieser Schreibweise
   *[other] in diesen Schreibweisen
  } hat.
    .remedy = { LENGTH($known) ->
        [0] {""}
       *[other] Schreiben Sie für andere Player { $macros } statt { $known }.
      }{ LENGTH($unknown) ->
        [0] {""}
       *[other] { LENGTH($known) ->
            [0] {""}
           *[other] {" "}
          }Das IAB hat kein Makro mit dem Wert von { $unknown }.
      }

macro-deprecated = VAST 4.1 hat { phrase-placeholders } ersetzt.
    .remedy = Verwenden Sie [MEDIAPLAYHEAD].

macro-mixed-syntax = Das Ad-Tag hat Platzhalter in der Schreibweise von { $count } anderen Systemen.
    .remedy = Verwenden Sie Makros in eckigen Klammern: Hier wurden Teile der Tags mehrerer Systeme zusammenkopiert.

macro-mismatched = Die Klammern von { phrase-placeholders } passen nicht zusammen.
    .remedy = Korrigieren Sie die Klammern.

macro-unresolved = Niemand füllt { phrase-placeholders }.
    .remedy = Schreiben Sie ein Makro in eckigen Klammern (etwa [PAGEURL]) oder den Wert.

macro-quoted = Die Anführungszeichen oder Sternchen von { phrase-placeholders } werden an den Ad-Server gesendet.
    .remedy = Entfernen Sie sie: Sie wurden mit dem Makro kopiert.

macro-encoded-brackets = Die Klammern von { phrase-placeholders } sind prozentkodiert.
    .remedy = Schreiben Sie [ und ]: Die meisten anderen Player füllen kodierte Klammern nicht.

macro-bare-word = Statt eines Wertes steht ein Wort { LENGTH($names) ->
    [one] im Parameter { $names }
   *[other] in den Parametern { $names }
  }{ phrase-more }.
    .remedy = Schreiben Sie ein Makro in eckigen Klammern oder den Wert.

macro-value-text = Der Text eines fehlenden Wertes, wie undefined, steht { LENGTH($names) ->
    [one] im Parameter { $names }
   *[other] in den Parametern { $names }
  }{ phrase-more }.
    .remedy = Korrigieren Sie das Skript, das das Tag oder den Wert geschrieben hat.

macro-value-unknown = Die Anfrage enthält für { phrase-placeholders } -1, also unbekannt.
    .remedy = Setzen Sie den Wert im Kontext, wenn Sie ihn kennen.

macro-value-withheld = Die Anfrage enthält für { phrase-placeholders } -2, also zurückgehalten.
    .remedy = Sie müssen nichts tun: Der Nutzer hat in die Weitergabe nicht eingewilligt.

macro-nested-encoding = Der Text um { phrase-placeholders } ist prozentkodiert, sodass der eingesetzte Wert noch einmal kodiert wird.
    .remedy = Prüfen Sie die Anfrage: Die meisten anderen Player kodieren den Wert zu selten.

## Cachebuster

cachebuster-missing = { LENGTH($name) ->
    [0] Das Ad-Tag hat keinen Parameter, der jede Anfrage eindeutig macht.
   *[other] Der Parameter { $name } hat keinen Wert, sodass alle Anfragen gleich sind.
  }
    .remedy = Fügen Sie cb=[CACHEBUSTING] oder den Parameter hinzu, den der Ad-Server liest.

cachebuster-frozen = { phrase-parameters-subject }{ phrase-more } { LENGTH($names) ->
    [one] enthält
   *[other] enthalten
  } eine feste Zahl, die in jeder Anfrage neu sein sollte.
    .remedy = Ersetzen Sie sie durch ein Makro wie [CACHEBUSTING]: Das Tag wurde nach dem Ersetzen der Makros kopiert.

user-id-frozen = { phrase-parameters-subject }{ phrase-more } { LENGTH($names) ->
    [one] enthält
   *[other] enthalten
  } die Kennung einer einzigen Person oder eines einzigen Geräts.
    .remedy = Entfernen Sie sie: Alle Nutzer würden als einer gezählt, und seine Kennung wäre öffentlich.

## Einwilligung

consent-flag-without-string = { LENGTH($flag) ->
    [0] Das Ad-Tag sagt, dass die DSGVO gilt, hat aber keinen Consent-String.
   *[other] Wenn die DSGVO gilt, wird { $flag } zu 1, aber das Ad-Tag sendet keinen Consent-String.
  }
    .remedy = { LENGTH($consent) ->
        [0] Fordern Sie die Anzeige erst nach der Antwort der CMP an, und füllen Sie gdpr_consent mit [GDPRCONSENT].
       *[other] Fordern Sie die Anzeige erst nach der Antwort der CMP an: Vorher hat { $consent } keinen Wert.
      }

consent-string-without-flag = Das Ad-Tag hat einen Consent-String, sagt aber nicht, ob die DSGVO gilt.
    .remedy = Fügen Sie gdpr=[gdpr] hinzu.

consent-flag-form = Der Parameter { $name } ist weder 0 noch 1.
    .remedy = Senden Sie 1, 0 oder das Makro [gdpr].

consent-tcstring-form = Der Wert des Parameters { $name } ist kein Consent-String von TCF 2.
    .remedy = Senden Sie den String der CMP mit dem Makro [GDPRCONSENT]. Version 1 gilt nicht mehr.

consent-usp-form = Der Wert des Parameters { $name } ist kein US-Privacy-String wie 1YNN.
    .remedy = Senden Sie vier Zeichen wie 1YNN oder das Makro [us_privacy].

consent-gpp-sid = { $fault ->
    [other-sections] Der GPP-String enthält nicht alle Abschnitte in gpp_sid.
    [no-sections] Das Ad-Tag hat einen GPP-String ohne seine Abschnitte.
   *[no-string] Das Ad-Tag hat Abschnitte eines GPP-Strings ohne den String.
  }
    .remedy = Senden Sie gpp=[GPPSTRING] und gpp_sid=[GPPSECTIONID] zusammen.

consent-frozen = { phrase-parameters-subject }{ phrase-more } { LENGTH($names) ->
    [one] enthält
   *[other] enthalten
  } die Einwilligung eines einzigen Nutzers.
    .remedy = Ersetzen Sie sie durch das Makro ihres Parameters, etwa [GDPRCONSENT] für einen TCF-String: Das Tag wurde nach dem Ersetzen der Makros kopiert.

consent-absent = { $known ->
    [tcf] Der Nutzer hat einen TCF-Consent-String
    [gpp] Der Nutzer hat einen GPP-Consent-String
   *[gdpr] Für den Nutzer gilt die DSGVO
  }, aber das Ad-Tag hat keinen Parameter für die Einwilligung.
    .remedy = Fügen Sie gdpr=[gdpr] und gdpr_consent=[GDPRCONSENT] hinzu, wenn der Ad-Server die Einwilligung nicht selbst liest.

consent-late = Die Makros des Ad-Tags wurden vor der Antwort der CMP ersetzt.
    .remedy = Warten Sie länger auf die CMP oder ersetzen Sie die Makros nach ihrer Antwort noch einmal.

## Google Ad Manager

gam-missing-required = Dem Ad-Tag { LENGTH($names) ->
    [one] fehlt der Parameter { $names }
   *[other] fehlen die Parameter { $names }
  }.
    .remedy = Fügen Sie { $settings } hinzu.

gam-correlator = Der Correlator { $fault ->
    [missing] fehlt
    [empty] ist leer
   *[not-integer] ist keine positive ganze Zahl
  }.
    .remedy = Schreiben Sie correlator=[timestamp]. Nur das IMA SDK setzt den Correlator selbst.

gam-page-missing = Dem Ad-Tag { LENGTH($names) ->
    [one] fehlt der Parameter { $names }
   *[other] fehlen die Parameter { $names }
  }.
    .remedy = Fügen Sie { $names } mit der Adresse der Seite ([PAGEURL]) hinzu: Ohne sie gibt es weniger Nachfrage.

gam-live = Der Inhalt ist ein Livestream, aber das Ad-Tag hat nicht den Pfad für Livestreams.
    .remedy = Verwenden Sie den Pfad /gampad/live/ads, der für viele gleichzeitige Anfragen gedacht ist.

gam-impl-s = Das Ad-Tag hat den Parameter impl=s, der nicht mehr verwendet wird.
    .remedy = Entfernen Sie den Parameter.

gam-vpa-vpmute = Dem Ad-Tag { LENGTH($names) ->
    [one] fehlt der Parameter { $names }
   *[other] fehlen die Parameter { $names }
  }.
    .remedy = Fügen Sie sie ohne Wert hinzu: Der Player füllt sie, und programmatische Käufer lesen sie.

gam-test-unit = Der Anzeigenblock ist ein Beispiel von Google, das nichts einbringt.
    .remedy = Verwenden Sie vor der Veröffentlichung einen eigenen Anzeigenblock.

gam-iu = Der Parameter iu ist nicht der Pfad eines Anzeigenblocks: { $fault ->
    [no-slash] Er beginnt nicht mit einem Schrägstrich
    [no-unit] Ihm fehlt der Anzeigenblock hinter dem Netzwerkcode
   *[no-network] Er beginnt nicht mit einem Netzwerkcode
  }.
    .remedy = Schreiben Sie iu wie in Google Ad Manager: Schrägstrich, Netzwerkcode, Schrägstrich und Anzeigenblock, etwa /1234567/video.

gam-bids-empty = Die Header-Bidding-Schlüssel in cust_params sind leer: { $names }{ phrase-more }.
    .remedy = Fordern Sie die Anzeige erst nach dem Ende des Header-Biddings an, und lassen Sie die Schlüssel ohne Gebot weg.

gam-sz = Der Parameter sz ist keine Liste von Größen wie 640x480.
    .remedy = Schreiben Sie Größen als 640x480 und mehrere als 640x480%7C400x300.

gam-value = { $fault ->
    [above] Der Parameter { $name } ist { $value } und damit größer als { $values }.
    [preview] Der Parameter { $name } gehört zu einer Vorschau, die für kurze Zeit eine Werbebuchung zeigt und nach ihrem Ablauf nichts.
    [server] Der Parameter { $name } ist für Server, die Anzeigen in einen Stream einfügen, und nicht für das Ad-Tag einer Seite.
   *[value] Google Ad Manager kennt den Wert { $value } des Parameters { $name } nicht.
  }
    .remedy = { $fault ->
        [above] Korrigieren Sie einen der beiden Werte: Keine Anzeige hat eine solche Dauer.
        [preview] Kopieren Sie das Ad-Tag ohne die Vorschau, oder erzeugen Sie einen neuen Vorschaulink.
        [server] Entfernen Sie den Parameter oder lassen Sie sich das Ad-Tag für Player geben.
        [milliseconds] Schreiben Sie Millisekunden, zum Beispiel { $name }={ $values }.
       *[value] Schreiben Sie einen Wert wie { LIST($values, type: "disjunction") }.
      }

gam-output = { $fault ->
    [unknown-format] Der Parameter output ist weder vast noch vmap.
    [no-vmap] Das Ad-Tag hat ad_rule=1, fordert aber VAST an.
   *[no-ad-rule] Das Ad-Tag fordert VMAP ohne ad_rule=1 an.
  }
    .remedy = Verwenden Sie output=vast für eine Werbepause oder output=vmap mit ad_rule=1 für alle.

gam-url-params = Der Parameter { $name } ist { $fault ->
    [no-page] nicht die Adresse der Seite, sondern die eines Frames oder eines Tests
    [not-absolute] keine absolute http(s)-URL
   *[not-encoded] nicht prozentkodiert
  }.
    .remedy = Senden Sie die kodierte Adresse der obersten Seite: url=[PAGEURL].

gam-cust-params = Der Parameter cust_params ist { $fault ->
    [not-encoded] nicht prozentkodiert
   *[encoded-twice] doppelt prozentkodiert
  }.
    .remedy = Kodieren Sie key=value&key=value einmal als Ganzes.

gam-slot-vpos = Der Parameter vpos ist nicht { $position }, der Slot der Anzeige.
    .remedy = Setzen Sie vpos auf den Slot oder verschieben Sie die Anzeige in den Slot, für den sie gedacht ist.

gam-playback-contradiction = Der Player startet anders, als { LENGTH($names) ->
    [one] der Parameter { $names } angibt
   *[other] die Parameter { $names } angeben
  }.
    .remedy = Lassen Sie die Werte leer, damit der Player sie füllt.

## Anzeigen in ihren Slots

slot-type-mismatch = Die Anzeige ist { $type ->
    [linear] linear
   *[non-linear] nicht linear
  }, der Slot spielt aber { $expected ->
    [linear] lineare
   *[non-linear] nicht lineare
  } Anzeigen.
    .remedy = Verschieben Sie die Anzeige in einen anderen Slot oder korrigieren Sie ihren Typ: Player lehnen sie mit VAST-Fehler 201 ab.

slot-duplicate-tag = Dasselbe Ad-Tag steht auch in { $path }.
    .remedy = Verwenden Sie für jede Anzeige eine eigene Ad-Unit, damit nicht zweimal dieselbe läuft.

slot-desktop-missing = Der Slot hat Anzeigen für Mobilgeräte, aber keine für Desktop.
    .remedy = Setzen Sie auch dieses Feld.

slot-overlay-times = Das Overlay erscheint nach { $at } s, der Inhalt dauert aber nur { $duration } s.
    .remedy = Lassen Sie das Overlay früher erscheinen.

slot-overlay-size = Das Ad-Tag fordert nur Größen an, die über max_width und max_height liegen.
    .remedy = Erhöhen Sie max_width und max_height oder fordern Sie kleinere Anzeigen an: Player lehnen größere mit VAST-Fehler 501 ab.

## Reparaturen

repair-keep-tag = Nur die URL des Ad-Tags behalten.
repair-remove-characters = Diese Zeichen entfernen.
repair-separate-tags = Die Tags durch *** trennen.
repair-replace-escapes = Die Escape-Sequenzen durch ihre Zeichen ersetzen.
repair-replace-html-escapes = Die HTML-Codes durch ihre Zeichen ersetzen.
repair-replace-lookalikes = Die Zeichen durch die einer URL ersetzen.
repair-decode-tag = Das Ad-Tag dekodieren.
repair-use-link-target = Die Adresse hinter dem Link verwenden.
repair-remove-empty-tags = Die leeren Tags entfernen.
repair-keep-first-tags = Jeweils das erste behalten.
repair-start-with-https = Das Tag mit https:// beginnen.
repair-use-https = https verwenden. Der Ad-Server muss es unterstützen.
repair-remove-user = Benutzernamen und Passwort entfernen.
repair-encode-hash = # durch %23 ersetzen.
repair-encode-characters = Diese Zeichen prozentkodieren.
repair-encode-percent-sign = Das Prozentzeichen als %25 schreiben.
repair-begin-query = Das erste & durch ? ersetzen.
repair-separate-parameters = Das zweite ? durch & ersetzen.
repair-encode-once = Den Wert einmal kodieren.
repair-encode-parameter = { $name } prozentkodieren.
repair-keep-first-parameters = Jeweils den ersten behalten.
repair-remove-empty-parameters = Die Parameter ohne Wert entfernen.
repair-remove-parameters = { LENGTH($names) ->
    [one] Den Parameter { $names }
   *[other] Die Parameter { $names }
  }{ phrase-more } entfernen.
repair-set-parameters = { $settings } setzen.
repair-add-parameters = { $settings } hinzufügen.
repair-add-empty-parameters = { $names } ohne Werte hinzufügen, die der Player füllt.
repair-leave-values = Die Werte dem Player überlassen.
repair-use-live-path = Den Pfad /gampad/live/ads verwenden.
repair-add-random-number = Eine Zufallszahl hinzufügen.
repair-replace-number = Die Zahl durch ein Makro ersetzen.
repair-remove-id = Die ID entfernen.
repair-replace-consent = Die Einwilligung durch Makros ersetzen.
repair-write-macro = { $macro } schreiben.
repair-write-macros = Makros in Klammern schreiben.
repair-write-capitals = Die Makros in Großbuchstaben schreiben.
repair-correct-brackets = Die Klammern korrigieren.
repair-decode-brackets = Die Klammern nicht kodiert schreiben.
repair-correct-macros = Die Namen der Makros korrigieren.
repair-translate-placeholders = { phrase-placeholders } als { LENGTH($placeholders) ->
    [one] Makro
   *[other] Makros
  } in Klammern schreiben.
repair-remove-rule = Die Regel entfernen.
repair-keep-first-rule = Die erste der Regeln behalten.
repair-use-rule = Die Regel { $name } verwenden.

## Korrekturen von Feldern

repair-remove-list-element = Das Element entfernen, das nicht verwendet wird.
repair-clear-field = Den Wert entfernen, der nicht verwendet wird.
repair-set-flag = Den Wert auf { $flag } setzen.
repair-clamp-number = Den nächsten erlaubten Wert verwenden: { $value }.
repair-clean-address = Benutzernamen und Passwort entfernen.
repair-set-field-null = Das Feld auf null setzen.
repair-remove-live = Den Livestream entfernen, der nicht abgespielt wird.
repair-remove-offset = Diesen Abstand entfernen, der nicht verwendet wird.
