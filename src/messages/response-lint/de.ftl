## Parts of several texts

phrase-ad = { LENGTH($ad) ->
    [0] Die Anzeige
   *[other] Die Anzeige `{ $ad }`
  }
phrase-icon = { LENGTH($program) ->
    [0] Das Icon
   *[other] Das Icon `{ $program }`
  }
phrase-tracker = { LENGTH($event) ->
    [0] <Tracking>
   *[other] `{ $event }`
  }
phrase-server = { LENGTH($host) ->
    [0] Der Ad-Server
   *[other] `{ $host }`
  }
phrase-picture = { $reason ->
    [missing] Es gibt keine <StaticResource>
    [never-loaded] Es gibt nur <{ $element }>, das nie geladen wird
    [not-url] Die <StaticResource> ist keine http(s)-URL
    [not-picture] Der Typ ist `{ $type }`, also kein Bild
   *[without-type] Die <StaticResource> hat keinen creativeType
  }

## Responses as XML

xml-too-long = Die Antwort ist länger als die { $limit } Byte, die Player lesen; deshalb wurde nichts darin geprüft (VAST-Fehler 100).
    .remedy = Bitten Sie den Ad-Server um eine kürzere Antwort: Ein VAST-Dokument hat einige tausend Zeichen.

xml-empty = Die Antwort ist leer; erwartet wird ein VAST-Dokument.
    .remedy = Lassen Sie den Ad-Server mit <VAST version="4.2"/> oder mit Status 204 antworten, wenn er keine Anzeige hat.

xml-doctype = Das Dokument hat eine Dokumenttyp-Deklaration; Player lehnen es deshalb ab (VAST-Fehler 100).
    .remedy = Entfernen Sie die Dokumenttyp-Deklaration: Player lehnen sie ab, weil sie Entitäten deklarieren kann.

xml-leading-space = Vor der XML-Deklaration steht Leerraum; sie muss ganz am Anfang stehen.
    .remedy = Entfernen Sie den Leerraum: Dieser Player akzeptiert ihn, andere melden VAST-Fehler 100.

xml-leading-text = Vor dem XML-Dokument steht anderer Text ({ $length } Zeichen).
    .remedy = Entfernen Sie den Text; oft gibt der Server vor dem Dokument eine Warnung oder eine Debug-Zeile aus.

xml-unescaped-amp = { LENGTH($entity) ->
    [0] Ein nicht maskiertes & steht außerhalb eines CDATA-Abschnitts; das Dokument ist deshalb nicht wohlgeformt.
   *[other] { $entity } ist keine XML-Entität; das Dokument ist deshalb nicht wohlgeformt.
  }
    .remedy = { LENGTH($entity) ->
        [0] Setzen Sie die URL in einen CDATA-Abschnitt oder schreiben Sie &amp; für jedes &: Dieser Player akzeptiert es, andere melden VAST-Fehler 100.
       *[other] Schreiben Sie das Zeichen selbst oder seine Nummer, oder setzen Sie den Text in einen CDATA-Abschnitt: Dieser Player akzeptiert es, andere melden VAST-Fehler 100.
      }

url-escaped-twice = Die Adresse in <{ $element }> wurde zweimal maskiert: Der Server erhält amp; als Teil ihrer Parameter.
    .remedy = Schreiben Sie & in CDATA oder &amp; ohne CDATA.

xml-undeclared-xsi = Das Präfix `{ $prefix }` wird ohne Deklaration verwendet; das Dokument ist deshalb nicht wohlgeformt.
    .remedy = Deklarieren Sie es im Wurzelelement, xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance": Dieser Player akzeptiert das Dokument, andere melden VAST-Fehler 100.

xml-undeclared-prefix = Das Präfix `{ $prefix }` wird ohne Deklaration verwendet; das Dokument ist deshalb nicht wohlgeformt.
    .remedy = Deklarieren Sie das Präfix im Wurzelelement oder entfernen Sie es.

xml-malformed = { $fault ->
    [attribute] Das Attribut `{ $detail }` hat keinen Wert in Anführungszeichen, ein Anführungszeichen fehlt, oder vor dem Attribut fehlt ein Leerzeichen.
    [cdata] Ein CDATA-Abschnitt wird nie geschlossen.
    [cdata-end] Im Text steht ]]> außerhalb eines CDATA-Abschnitts.
    [character] `{ $detail }` ist in XML nicht erlaubt.
    [comment] Ein Kommentar wird nie geschlossen, oder er enthält zwei Bindestriche.
    [cut] Das Dokument ist innerhalb des Tags `{ $detail }` abgeschnitten.
    [declaration] Die XML-Deklaration ist fehlerhaft oder steht nicht am Anfang des Dokuments.
    [depth] Die Elemente sind mehr als { $detail } Ebenen tief verschachtelt.
    [duplicate-attribute] Das Attribut `{ $detail }` steht zweimal in einem Element.
    [end-tag] Ein End-Tag schließt nicht das offene Element: Erwartet wird `{ $detail }`.
    [instruction] Eine Verarbeitungsanweisung wird nie geschlossen, oder sie hat keinen Namen.
    [joined] Hier beginnt ein zweites Dokument: Zwei Antworten wurden aneinandergehängt.
    [less-than] Im Text steht ein nicht maskiertes <.
    [json] Die Antwort ist kein XML. Sie sieht wie JSON aus.
    [no-root] Die Antwort ist kein XML.
    [outside-root] Außerhalb des Wurzelelements steht Text.
    [second-root] Auf das erste Wurzelelement folgt ein zweites, `{ $detail }`.
    [tag] Ein Tag ist fehlerhaft oder wird nie geschlossen: `{ $detail }`.
   *[unclosed] Das Element `{ $detail }` wird nie geschlossen. Das Dokument ist abgeschnitten, oder ein End-Tag fehlt.
  }
    .remedy = { $fault ->
        [cut] Die Antwort endet zu früh: Lassen Sie den Betreiber des Servers herausfinden, was sie abschneidet (eine Längengrenze, ein Proxy, eine Vorlage). Player melden VAST-Fehler 100 und zeigen keine Anzeige.
       *[other] Korrigieren Sie das XML an dieser Stelle: Player melden VAST-Fehler 100 und zeigen keine Anzeige.
      }

xml-html = Die Antwort ist eine Webseite; erwartet wird ein VAST-Dokument.
    .remedy = Öffnen Sie die URL in einem Browser: Oft ist es eine Anmeldung, eine Fehlerseite oder eine Weiterleitung auf eine Website.

## Elements and attributes

xml-root = Das Wurzelelement ist `{ $element }`; erwartet wird VAST oder VMAP.
    .remedy = Prüfen Sie die URL des Ad-Tags: Die Antwort ist anderes XML (VAST-Fehler 101).

vmap-not-expected = Die Antwort ist VMAP, eine Liste von Werbepausen; erwartet wird VAST mit den Anzeigen einer Werbepause (VAST-Fehler 101).
    .remedy = Fordern Sie hier VAST an (bei Google Ad Manager output=vast) oder verwenden Sie das Tag für den ganzen Inhalt.

vast-version = { $root ->
    [VideoAdServingTemplate] Die Antwort ist VAST 1 (<VideoAdServingTemplate>); Player unterstützen 2.0 bis 4.3 (VAST-Fehler 102).
   *[VAST] Die Version ist `{ $version }`; Player unterstützen 2.0 bis 4.3 (VAST-Fehler 102).
  }
    .remedy = Bitten Sie den Ad-Server um VAST 2.0 bis 4.3.

vast-version-missing = Das Element <VAST> hat keine Version. Dieser Player liest es als VAST 4, andere lehnen es ab.
    .remedy = Schreiben Sie die Version in das Wurzelelement: <VAST version="4.2">.

vast-element-case = Das Element ist `{ $element }` geschrieben; Player finden nur `{ $expected }`.
    .remedy = Schreiben Sie das Element wie im Standard: XML unterscheidet Groß- und Kleinschreibung.

vast-attribute-case = Das Attribut ist `{ $attribute }` geschrieben; Player finden nur `{ $expected }`.
    .remedy = Schreiben Sie das Attribut wie im Standard: XML unterscheidet Groß- und Kleinschreibung.

vast-element-misplaced = <{ $element }> steht in <{ $parent }>, wo Player es nicht lesen; es gehört in { LIST($expected, type: "disjunction") }.
    .remedy = Verschieben Sie das Element in das übergeordnete Element, das der Standard nennt.

vast-escaped-markup = In <{ $parent }> ist das Markup maskiert oder in CDATA: Das Element { $element } ist für einen Player nur Text.
    .remedy = Fügen Sie es als XML und nicht als Text ein.

vast-element-repeated = Ein zweites <{ $element }> steht in demselben Element; Player lesen nur das erste.
    .remedy = Behalten Sie eines der beiden.

## Ads

vast-no-ad = Das Dokument hat kein <Ad>: Der Ad-Server hat nichts zu zeigen.
    .remedy = Prüfen Sie im Ad-Server Targeting, Ad-Unit und Größen, wenn eine Anzeige erwartet wurde.

vast-ad-empty = { $children ->
    [both] { phrase-ad } hat sowohl <InLine> als auch <Wrapper>; erwartet wird nur eines von beiden (VAST-Fehler 101).
   *[neither] { phrase-ad } hat weder <InLine> noch <Wrapper>; erwartet wird eines von beiden (VAST-Fehler 101).
  }
    .remedy = Bitten Sie den Ad-Server um ein <InLine> oder einen <Wrapper> in jedem <Ad>.

vast-inline-missing = { phrase-ad } hat nicht alles, was der Standard verlangt: Es { LENGTH($missing) ->
    [one] fehlt
   *[other] fehlen
  } { $missing }.
    .remedy = Bitten Sie den Ad-Server, zu ergänzen, was der Standard verlangt: Strenge Player melden VAST-Fehler 101.

vast-id-missing = { phrase-ad } hat nicht alle IDs, die VAST { $version } verlangt: Es { LENGTH($missing) ->
    [one] fehlt
   *[other] fehlen
  } { $missing }.
    .remedy = Bitten Sie den Ad-Server um die IDs: Messung und Frequency Capping über Systeme hinweg nutzen sie.

vast-companions-only = { phrase-ad } hat weder ein lineares noch ein nicht lineares Creative (VAST-Fehler 200).
    .remedy = Buchen Sie ein Video oder ein Overlay für diesen Slot.

vast-sequence = { $fault ->
    [repeated] Zwei Anzeigen haben die sequence { $sequence }; erwartet wird eine Anzeige für jede Position des Pods.
   *[invalid] Die sequence ist `{ $sequence }`; erwartet wird eine ganze Zahl ab 1.
  }
    .remedy = Nummerieren Sie die Anzeigen eines Pods ab 1, jede Zahl einmal.

vast-duration = { $fault ->
    [missing] Das lineare Creative hat keine <Duration>; erwartet wird HH:MM:SS.
   *[invalid] Die Dauer ist `{ $duration }`; erwartet wird eine Zeit über 0 als HH:MM:SS oder HH:MM:SS.mmm.
  }
    .remedy = Schreiben Sie die Dauer als HH:MM:SS: Strenge Player melden VAST-Fehler 101 oder 202.

vast-skip-offset = { $fault ->
    [invalid] Der skipoffset ist `{ $offset }`; erwartet wird HH:MM:SS oder ein Prozentwert bis 100%.
   *[after-end] Der skipoffset ist `{ $offset }`, die Anzeige endet aber nach { $duration } s; sie lässt sich also nie überspringen.
  }
    .remedy = Schreiben Sie eine Zeit vor dem Ende der Anzeige oder entfernen Sie das Attribut.

## Media files

vast-no-media = { $creative ->
    [interactive] Das lineare Creative hat nur interaktiven Code (InteractiveCreativeFile) und kein <MediaFile>.
    [mezzanine] Das lineare Creative hat nur eine Mezzanine-Datei, aus der Mediendateien erst zu erzeugen sind, und kein <MediaFile>.
   *[empty] Das lineare Creative hat kein <MediaFile> (VAST-Fehler 401).
  }
    .remedy = Bitten Sie den Ad-Server um ein <MediaFile> vom Typ video/mp4.

media-audio-only = Die Anzeige hat nur Ton ({ $types }) und läuft deshalb ohne Bild.
    .remedy = Bitten Sie um ein Creative mit Video, oder fordern Sie diese Anzeige für einen Audio-Werbeplatz an.

media-not-url = { $url ->
    [missing] Die Mediendatei hat keine URL.
   *[invalid] Die Mediendatei ist keine absolute http(s)-URL; Player ignorieren sie daher.
  }
    .remedy = Schreiben Sie eine absolute https-URL.

media-http = Die Mediendatei auf `{ $host }` ist http, die Seite aber https.
    .remedy = Bitten Sie den Anbieter um https: Browser blockieren die Datei oder fordern sie über https an.

media-unsupported = Der Browser kann keine der Mediendateien abspielen: { LENGTH($types) ->
    [0] ohne Typ
   *[other] { $types }{ $untyped ->
        [0] {""}
       *[other] , einige ohne Typ
      }
  } (VAST-Fehler 403).
    .remedy = Bitten Sie um video/mp4 mit H.264, das jeder Browser abspielt.

media-flash = Das lineare Creative hat nur Flash, das kein Browser ausführt.
    .remedy = Bitten Sie um video/mp4 statt Flash.

media-interactive-only = Alle Mediendateien sind interaktive Einheiten ({ $frameworks }); es wird also nichts abgespielt (VAST-Fehler 901).
    .remedy = Bitten Sie um ein Creative, das auch eine einfache video/mp4-Datei hat.

media-vpaid = Eine Mediendatei ist eine VPAID-Einheit: Code der Anzeige, den der Player nicht ausführt.
    .remedy = Bitten Sie um eine einfache Videodatei: VPAID ist seit VAST 4.1 veraltet.

media-simid = Der interaktive Code ({ LENGTH($framework) ->
    [0] ohne apiFramework
   *[other] `{ $framework }`
  }) wird nicht ausgeführt; die Mediendatei läuft ohne ihn.
    .remedy = Es ist nichts zu tun, außer wenn die Kampagne von der Interaktion abhängt.

media-file-unsupported = Der Browser kann diese Datei nicht abspielen ({ LENGTH($type) ->
    [0] ohne Typ
   *[other] `{ $type }`
  }); er spielt eine andere ab.
    .remedy = Es ist nichts zu tun: Die Datei ist für andere Player.

media-type-missing = { LENGTH($type) ->
    [0] Die Mediendatei hat keinen Typ, und ihre Endung verrät ihn nicht; Player ignorieren sie daher.
   *[other] Die Mediendatei hat keinen Typ. Nach ihrer Endung ist sie { $type }.
  }
    .remedy = Schreiben Sie den MIME-Typ der Datei in das Attribut type.

media-type-alias = Der Typ ist `{ $type }`, den Browser nicht kennen; erwartet wird `{ $expected }`.
    .remedy = Schreiben Sie den registrierten MIME-Typ: Player, die Typen vergleichen, ignorieren die Datei.

media-mime-mismatch = { LENGTH($typeByEnding) ->
    [0] Der Typ ist `{ $type }`; erwartet wird ein MIME-Typ wie video/mp4.
   *[other] { LENGTH($playlist) ->
        [0] Der Typ ist `{ $type }`, und die URL endet wie { $typeByEnding }.
       *[other] Der Typ ist `{ $type }`, und die URL ist die einer Playlist ({ $playlist }), die viele Browser nicht als Datei abspielen können.
      }
  }
    .remedy = { LENGTH($playlist) ->
        [0] Öffnen Sie die Datei und korrigieren Sie ihren Typ oder ihre URL: Ein falscher Typ ist VAST-Fehler 405.
       *[other] Fügen Sie eine MP4-Datei hinzu oder geben Sie für Player mit { $playlist } den Typ der Playlist an: Ein falscher Typ ist VAST-Fehler 405.
      }

media-size-missing = Der Mediendatei { LENGTH($missing) ->
    [one] fehlt
   *[other] fehlen
  } { $missing }, wonach Player auswählen.
    .remedy = Bitten Sie um width, height und bitrate jeder Datei.

media-ladder = { $fault ->
    [bitrate] Alle Mediendateien haben mehr als { $limit } kbit/s, zu viel für viele Verbindungen.
   *[size] Keine Mediendatei kommt der Breite des Players nahe ({ NUMBER($width, useGrouping: 0) } Pixel).
  }
    .remedy = Bitten Sie um mehrere Dateien mit verschiedenen Größen und Bitraten.

media-framework-vast = Das apiFramework ist VAST, das kein Framework ist; manche Player halten die Datei für eine interaktive Einheit.
    .remedy = Entfernen Sie das Attribut apiFramework bei einfachen Mediendateien.

## Trackers and links

track-no-impression = { phrase-ad } hat keine <Impression> mit einer URL; ihre Auslieferung lässt sich nicht zählen.
    .remedy = Bitten Sie den Ad-Server um eine Impression-URL: Ohne sie wird nichts gezählt oder abgerechnet.

wrapper-no-impression = { phrase-ad } hat keine <Impression> mit einer URL; dieser Ad-Server kann sie nicht zählen.
    .remedy = Fügen Sie dem Wrapper eine Impression-URL hinzu, wenn sein Ad-Server zählt.

track-no-error = { phrase-ad } hat keine <Error>-URL mit [ERRORCODE]; der Ad-Server erfährt nicht, warum sie fehlschlägt.
    .remedy = Fügen Sie eine Error-URL mit dem Makro [ERRORCODE] hinzu.

track-empty = Der Tracker für { phrase-tracker } hat keine URL.
    .remedy = Schreiben Sie die URL oder entfernen Sie das Element.

track-not-url = Der Tracker für { phrase-tracker } ist keine absolute http(s)-URL; er wird nie angefordert.
    .remedy = Schreiben Sie eine URL, die mit https:// beginnt.

track-http = Der Tracker für { phrase-tracker } auf `{ $host }` ist http, die Seite aber https.
    .remedy = Bitten Sie den Anbieter um https: Der Player fordert den Tracker über https an, und er zählt nur, wenn der Server es anbietet.

track-macro-left = Der Tracker für { phrase-tracker } hat { $placeholders }{ $reason ->
    [unknown] ; das kennt kein Player
    [ad-server] ; das füllt nur ein Ad-Server
   *[host] {" "}im Host, wo kein Makro gefüllt wird
  }.
    .remedy = Verwenden Sie ein VAST-Makro oder lassen Sie es den Ad-Server vor der Antwort ersetzen.

track-duplicate = Der Tracker für { phrase-tracker } hat dieselbe URL zweimal; er zählt doppelt.
    .remedy = Behalten Sie einen der beiden.

click-not-url = <{ $element }> ist keine absolute http(s)-URL; die Anzeige hat daher keinen Link.
    .remedy = Schreiben Sie eine URL, die mit https:// beginnt.

track-event-missing = Ein Element <Tracking> hat kein event; es wird nie angefordert.
    .remedy = Fügen Sie das Attribut event hinzu oder entfernen Sie das Element.

track-event-unknown = { LENGTH($expected) ->
    [0] Das Ereignis `{ $event }` steht nicht im Standard; Player melden es nie.
   *[other] Das Ereignis ist `{ $event }` geschrieben; Player melden nur `{ $expected }`.
  }
    .remedy = Verwenden Sie ein Ereignis des Standards, in dessen Schreibweise.

track-progress-offset = { $fault ->
    [missing] Ein progress-Tracker hat keinen offset; er wird nie angefordert.
    [invalid] Der offset eines progress-Trackers ist `{ $offset }`; erwartet wird HH:MM:SS oder ein Prozentwert.
   *[after-end] Der offset eines progress-Trackers ist `{ $offset }`, die Anzeige endet aber nach { $duration } s.
  }
    .remedy = Schreiben Sie einen offset innerhalb der Dauer der Anzeige.

## Icons, captions, overlays, companions and measurement

icon-not-shown = { phrase-icon } wird nicht gezeigt: { phrase-picture }.
    .remedy = Fügen Sie eine <StaticResource> mit einem Bild und einem creativeType wie image/png hinzu.

icon-duplicate = { phrase-icon } kommt in der Anzeige zweimal vor; nur das erste wird gezeigt.
    .remedy = Behalten Sie ein Icon je Programm.

icon-late = { phrase-icon } beginnt nach { $offset } s, die Anzeige endet aber nach { $duration } s.
    .remedy = Schreiben Sie einen offset innerhalb der Dauer der Anzeige.

captions-not-shown = { $fault ->
    [type] Die Untertitel haben den Typ `{ $type }`; der Player zeigt text/vtt und SubRip.
   *[url] Die Untertitel sind keine http(s)-URL; sie werden nie geladen.
  }
    .remedy = Bitten Sie um Untertitel als WebVTT (text/vtt) unter einer https-URL.

overlay-not-shown = Das Overlay wird nicht gezeigt: { phrase-picture } (VAST-Fehler 503).
    .remedy = Bitten Sie um eine <StaticResource> mit einem Bild oder einem Text.

overlay-variation-not-shown = Eine Variante des Overlays wird nicht gezeigt: { phrase-picture }.
    .remedy = Es ist nichts zu tun: Eine andere Variante wird gezeigt.

companion-required = Die Anzeige verlangt Companions ({ $required }): Ohne Plätze auf der Seite läuft sie nicht (VAST-Fehler 602).
    .remedy = Fügen Sie der Seite Plätze für die Companions hinzu oder lassen Sie den Ad-Server required="none" schreiben.

omid-partial = Die Verifizierung { LENGTH($vendor) ->
    [0] ohne Anbieter
   *[other] `{ $vendor }`
  } hat keine <JavaScriptResource apiFramework="omid">; kein Browser kann sie ausführen.
    .remedy = Bitten Sie den Anbieter um ein Skript mit apiFramework="omid"; der Player meldet verificationNotExecuted.

## Wrappers

wrapper-no-uri = { phrase-ad } ist ein Wrapper ohne <VASTAdTagURI> (VAST-Fehler 300).
    .remedy = Bitten Sie den Ad-Server des Wrappers um das Ad-Tag des nächsten.

wrapper-not-url = Das Ad-Tag eines Wrappers ist keine http(s)-URL (VAST-Fehler 300).
    .remedy = Schreiben Sie eine URL, die mit https:// beginnt.

wrapper-relative = Das Ad-Tag eines Wrappers ist relativ zu seinem Dokument; andere Player lösen es nicht auf.
    .remedy = Schreiben Sie die ganze URL.

wrapper-http = Das Ad-Tag eines Wrappers auf `{ $host }` ist http; das blockieren Browser auf einer https-Seite.
    .remedy = Bitten Sie den Anbieter um das https-Tag.

wrapper-macro-left = Das Ad-Tag eines Wrappers hat { $placeholders }; das füllt kein Player.
    .remedy = Verwenden Sie ein VAST-Makro oder lassen Sie es den Ad-Server vor der Antwort ersetzen.

wrapper-macro-in-host = Das Ad-Tag eines Wrappers hat { $placeholders } im Schema oder Host, wo kein Makro gefüllt wird.
    .remedy = Ersetzen Sie das Makro durch den wirklichen Host.

wrapper-no-follow = { $attribute ->
    [followAdditionalWrappers] Der Wrapper hat { $attribute }="{ $value }": Einem weiteren Wrapper dahinter wird nicht gefolgt.
   *[fallbackOnNoAd] Der Wrapper hat { $attribute }="{ $value }": Führt er zu keiner Anzeige, ersetzt ihn keine andere.
  }
    .remedy = Es ist nichts zu tun, außer wenn die Kette hier ohne Anzeige endet.

## VMAP

vmap-version = Die VMAP-Version ist `{ $version }`; erwartet wird 1.0 (VMAP-Fehler 1001).
    .remedy = Bitten Sie den Ad-Server um VMAP 1.0.

vmap-namespace = <{ $element }> steht { LENGTH($namespace) ->
    [0] in keinem Namensraum
   *[other] im Namensraum { $namespace }
  } und nicht in dem von VMAP: Player, die Namensräume lesen, ignorieren es.
    .remedy = Deklarieren Sie xmlns:vmap="http://www.iab.net/videosuite/vmap" im Wurzelelement, und schreiben Sie das Präfix vmap: vor jedes Element von VMAP.

vmap-no-break = Das VMAP-Dokument hat keinen <AdBreak>.
    .remedy = Prüfen Sie im Ad-Server die Anzeigenregeln des Inhalts, wenn Werbepausen erwartet wurden.

vmap-offset = { $fault ->
    [missing] Die Werbepause hat keinen timeOffset (VMAP-Fehler 1000).
    [position] Der timeOffset ist `{ $offset }`, eine Position, die der Player nicht hat.
   *[invalid] Der timeOffset ist `{ $offset }`; erwartet wird hh:mm:ss, ein Prozentwert, start oder end (VMAP-Fehler 1000).
  }
    .remedy = Schreiben Sie den Zeitpunkt der Werbepause als hh:mm:ss, als Prozentwert bis 100%, start oder end.

vmap-break-type = Der breakType ist `{ $type }`; der Player hat Werbepausen vom Typ linear und nonlinear (VMAP-Fehler 1003).
    .remedy = Verwenden Sie linear für Anzeigen anstelle des Inhalts und nonlinear für Overlays.

vmap-source = { $fault ->
    [custom-data] Die Werbepause hat CustomAdData, die nur der Player des Anbieters liest (VMAP-Fehler 1005).
    [missing] Die <AdSource> hat weder VASTAdData noch AdTagURI (VMAP-Fehler 1000).
   *[template-type] Der templateType ist `{ $templateType }`; erwartet wird vast2, vast3 oder vast4 (VMAP-Fehler 1005).
  }
    .remedy = Verwenden Sie VASTAdData oder AdTagURI mit VAST 2, 3 oder 4.

vmap-cut = { $ignored ->
    [wrapper] followRedirects="false": Dem Wrapper in dieser Werbepause wird nicht gefolgt.
   *[pod] allowMultipleAds="false": Vom Pod in dieser Werbepause läuft nur eine Anzeige.
  }
    .remedy = Setzen Sie das Attribut von <AdSource> auf "true" oder setzen Sie eine Anzeige ohne Wrapper in die Werbepause.

vmap-tag-not-url = Das Ad-Tag einer Werbepause ist keine absolute http(s)-URL (VMAP-Fehler 1008).
    .remedy = Schreiben Sie eine URL, die mit https:// beginnt.

## Requests

net-cors = { $values ->
    [several] { phrase-server } antwortet mit mehr als einem Wert in Access-Control-Allow-Origin.
   *[none] { phrase-server } antwortet ohne CORS-Header für diese Seite.
  }
    .remedy = { $values ->
        [several] Lassen Sie den Server den Header nur einmal senden: Er und sein CDN oder Proxy dürfen ihn nicht beide setzen.
       *[none] Lassen Sie den Server den Origin-Header in Access-Control-Allow-Origin zurückgeben und Access-Control-Allow-Credentials: true senden.
      }

net-cors-credentials = { phrase-server } erlaubt keine Cookies; ein Player, der sie sendet, muss zweimal anfragen.
    .remedy = Lassen Sie den Server den Origin-Header zurückgeben und Access-Control-Allow-Credentials: true senden.

net-timeout = { phrase-server } hat nicht innerhalb der { $ms } ms der Werbepause geantwortet (VAST-Fehler 301).
    .remedy = Fragen Sie den Anbieter, warum sein Server langsam ist, oder entfernen Sie ihn aus der Kette.

net-unreachable = { $fault ->
    [dns] { phrase-server } lässt sich per DNS nicht auflösen (VAST-Fehler 301).
    [refused] { phrase-server } hat die Verbindung abgelehnt (VAST-Fehler 301).
    [tls] { phrase-server } hat kein gültiges Zertifikat, oder der TLS-Handshake ist gescheitert (VAST-Fehler 301).
    [redirect] { phrase-server } leitet zu einer Adresse um, die nicht angefordert werden darf (VAST-Fehler 301).
    [private] { phrase-server } führt zu einer Adresse in einem privaten Netz, die nicht angefordert wurde (VAST-Fehler 301).
    [unexplained] { phrase-server } gibt keine Antwort oder keine, die die Seite lesen darf (VAST-Fehler 301).
   *[other] { phrase-server } ist nicht erreichbar (VAST-Fehler 301).
  }
    .remedy = Prüfen Sie den Host der URL und das Netzwerk.

adblock = Die Anfrage an `{ $host }`, einen bekannten Ad-Server, ist nach { $ms } ms gescheitert, wie bei einem Werbeblocker.
    .remedy = Öffnen Sie die Seite ohne Erweiterungen und Filter, und vergleichen Sie.

net-status = { phrase-server } hat mit Status { NUMBER($status, useGrouping: 0) } geantwortet; erwartet wird 200 (VAST-Fehler 301).
    .remedy = Prüfen Sie die URL; bei einem Status ab 500 fragen Sie den Betreiber des Ad-Servers.

net-no-fill = { phrase-server } hat mit Status 204 geantwortet: Es gibt keine Anzeige.
    .remedy = Prüfen Sie im Ad-Server Targeting, Ad-Unit und Größen, wenn eine Anzeige erwartet wurde.

net-content-type = { LENGTH($type) ->
    [0] { phrase-server } sendet keinen Content-Type; erwartet wird application/xml.
   *[other] { phrase-server } sendet den Content-Type `{ $type }`; erwartet wird application/xml.
  }
    .remedy = Lassen Sie den Server application/xml oder text/xml senden: Manche Player lehnen andere Typen ab.

net-slow = { $scope ->
    [chain] Die ganze Kette hat { $ms } ms gebraucht; erwartet werden höchstens { $limit } ms.
   *[request] { phrase-server } hat { $ms } ms gebraucht; erwartet werden höchstens { $limit } ms.
  }
    .remedy = Kürzen Sie die Kette oder fragen Sie den langsamen Anbieter: Der Inhalt wartet auf die Anzeige.

net-mixed-chain = { $source ->
    [tag] Das Ad-Tag auf `{ $host }` ist http; das blockieren Browser auf einer https-Seite.
   *[redirect] { phrase-server } leitet auf http um; das blockieren Browser auf einer https-Seite.
  }
    .remedy = Bitten Sie den Anbieter um https.

## Chains of wrappers

wrapper-depth = Die Kette hat mehr als { $limit } Wrapper; dort hören Player auf (VAST-Fehler 302).
    .remedy = Bitten Sie um ein Tag mit weniger Wrappern vor der Anzeige.

wrapper-loop = Ein Wrapper führt zu einer URL, die die Kette schon angefordert hat (VAST-Fehler 302).
    .remedy = Unterbrechen Sie die Schleife bei dem Ad-Server, der zurückverweist.

wrapper-cut = { $ignored ->
    [wrapper] Der Wrapper, der hierher führte, hat Grenzen. followAdditionalWrappers="false": Dem Wrapper in dieser Antwort wird nicht gefolgt.
    [pod] Der Wrapper, der hierher führte, hat Grenzen. allowMultipleAds ist nicht "true": Der Pod in dieser Antwort wird ignoriert.
    [later-ads] Der Wrapper, der hierher führte, hat Grenzen. allowMultipleAds ist nicht "true": Nur die erste Anzeige dieser Antwort wird versucht.
   *[fallback] Der Wrapper, der hierher führte, hat Grenzen. fallbackOnNoAd="false": Keine andere Anzeige tritt an die Stelle von dieser.
  }
    .remedy = Bitten Sie den Ad-Server des Wrappers, es zu erlauben, wenn eine Anzeige erwartet wurde.

wrapper-value-missing = Die Anfrage hat noch { $placeholders }; der Wert ist hier nicht bekannt.
    .remedy = Geben Sie den Wert des Makros an oder entfernen Sie es aus dem Wrapper.

wrapper-empty-after = { $wrappers ->
    [one] Nach { $wrappers } Wrapper gibt es keine Anzeige (VAST-Fehler 303).
   *[other] Nach { $wrappers } Wrappern gibt es keine Anzeige (VAST-Fehler 303).
  }
    .remedy = Fragen Sie den Ad-Server des Wrappers, warum er zu einem Server führt, der keine Anzeige hat.

## More findings than are listed

more-findings = { $rule } hat { $total } Befunde, von denen { $listed } aufgeführt sind.
    .remedy = Korrigieren Sie die aufgeführten Befunde, und prüfen Sie die Antwort noch einmal.

## Repairs

repair-document-write = { $text } schreiben.
repair-document-escape = { $text } dafür schreiben.
repair-document-escape-ampersands = &amp; statt & schreiben.
repair-document-write-cdata = Den Text in einen CDATA-Abschnitt setzen.
repair-document-write-version = Die Version als { $version } schreiben.
repair-document-add-version = Version { $version } hinzufügen, die niedrigste mit diesen Elementen.
repair-document-add-type = Den Typ { $type } hinzufügen.
repair-document-write-https = https:// statt http:// schreiben.
repair-document-declare-prefix = Das Präfix deklarieren.
repair-document-remove = Es entfernen.
repair-document-remove-second = Das zweite entfernen.
repair-document-remove-attribute = Das Attribut entfernen.
repair-document-remove-leading-text = Den Text vor dem Dokument entfernen.
repair-document-remove-doctype = Den Dokumenttyp entfernen.
