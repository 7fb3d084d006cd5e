## Parts of several texts

phrase-case-field = { LENGTH($path) ->
    [0] die Datei
   *[other] { $path }
  }
phrase-slot = { $slot ->
    [overlayInitial] Overlay am Anfang
    [overlayMain] Haupt-Overlay
   *[other] { $slot }
  }
phrase-where-slot = { LENGTH($slot) ->
    [0] {""}
   *[other] {" "}({ phrase-slot })
  }
phrase-part = { LENGTH($part) ->
    [0] {""}
   *[other] {" "}(für { $part } aus ihrer Playlist)
  }
phrase-quote = { LENGTH($quote) ->
    [0] {""}
   *[other] : „{ $quote }“
  }
phrase-where = { LENGTH($slot) ->
    [0] { LENGTH($device) ->
        [0] {""}
       *[other] {" "}({ $device })
      }
   *[other] {" "}({ phrase-slot }{ LENGTH($device) ->
        [0] {""}
       *[other] , { $device }
      })
  }
phrase-bidder = { LENGTH($bidder) ->
    [0] {""}
   *[other] {" "}({ $bidder })
  }
phrase-detail = { LENGTH($detail) ->
    [0] {""}
   *[other] {" "}({ $detail })
  }
phrase-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
phrase-within = { $seconds ->
    [0] rechtzeitig
   *[other] innerhalb von { phrase-seconds }
  }
phrase-of = { LENGTH($host) ->
    [0] des Ad-Servers
   *[other] von { $host }
  }
phrase-of-blocked-host = { LENGTH($blockedHost) ->
    [0] des Ad-Servers
   *[other] von { $blockedHost }
  }
phrase-server = { LENGTH($host) ->
    [0] Der Ad-Server
   *[other] { $host }
  }
phrase-inner = { LENGTH($host) ->
    [0] dem Ad-Server
   *[other] { $host }
  }
phrase-behind-wrappers = hinter { $wrappers ->
    [0] der VMAP-Playlist
    [one] 1 Wrapper
   *[other] { $wrappers } Wrappern
  } { phrase-of }
phrase-server-last-host = { LENGTH($lastHost) ->
    [0] Der Ad-Server
   *[other] { $lastHost }
  }
phrase-forbidding = { LENGTH($forbiddingHost) ->
    [0] Der Wrapper
   *[other] { $forbiddingHost }
  }
phrase-of-forbidding = { LENGTH($forbiddingHost) ->
    [0] das Netzwerk des Wrappers
   *[other] den Betreiber von { $forbiddingHost }
  }
phrase-of-last-host = { LENGTH($lastHost) ->
    [0] des Ad-Servers
   *[other] von { $lastHost }
  }
phrase-response-last-host = { LENGTH($lastHost) ->
    [0] Die Antwort
   *[other] Die Antwort von { $lastHost }
  }
phrase-ad-last-host = { LENGTH($lastHost) ->
    [0] Die Anzeige
   *[other] Die Anzeige von { $lastHost }
  }
phrase-response = { LENGTH($host) ->
    [0] Die Antwort
   *[other] Die Antwort von { $host }
  }
phrase-ad = { LENGTH($host) ->
    [0] Die Anzeige
   *[other] Die Anzeige von { $host }
  }
phrase-change-format = Die Adresse verlangt dieses Format mit { $parameter }: Ändern Sie den Wert in den für VAST, meist „vast“.
phrase-to-host = { LENGTH($host) ->
    [0] {""}
   *[other] {" "}an { $host }
  }
phrase-to-failed = { LENGTH($failedHost) ->
    [0] {""}
   *[other] {" "}an { $failedHost }
  }
phrase-failed = { LENGTH($failedHost) ->
    [0] den Ad-Server
   *[other] { $failedHost }
  }
phrase-correct-wrapper = Bitten Sie das Netzwerk, dessen Wrapper oder Playlist zu { $host } führt, diese Adresse zu korrigieren.
phrase-file-owner = { $isOfServer ->
    [yes] den Betreiber { phrase-of-last-host }
   *[no] den Werbekunden
  }
phrase-to-file-owner = { $isOfServer ->
    [yes] dem Betreiber { phrase-of-last-host }
   *[no] dem Werbekunden
  }

## Verdicts

input-empty = Der Text ist leer.
    .next-step = Fügen Sie ein Ad-Tag, einen Embed als JSON oder Einbettungscode, eine VAST- oder VMAP-Antwort, eine HAR-Datei, einen Fehlercode oder eine Falldatei ein.

input-unknown = { $reason ->
    [too-large] Der Text hat mehr als 10 Millionen Zeichen.
    [json-content] Das JSON ist weder ein Embed noch eine HAR-Datei noch eine Falldatei.
    [html] Das ist HTML, das kein Einbettungscode ist.
    [javascript] Das ist JavaScript, und es nennt kein Ad-Tag.
    [binary] Das ist eine Binärdatei, etwa eine Sitzung von Charles oder Proxyman. Exportieren Sie die Sitzung als HAR und öffnen Sie diese Datei.
    [cut-off] Der Text ist abgeschnitten: Er endet vor dem Ende des Dokuments, daher lässt sich die Antwort nicht beurteilen.
   *[no-match] Dieser Text kann nicht diagnostiziert werden.
  }
    .next-step = { $reason ->
        [cut-off] Kopieren Sie das ganze Dokument und fügen Sie es erneut ein, oder fügen Sie das Ad-Tag ein, mit dem es angefordert wurde. Endet das Dokument auch in der Antwort dort, bricht der Ad-Server es ab.
       *[no-match] Fügen Sie ein Ad-Tag, einen Embed als JSON oder Einbettungscode, eine VAST- oder VMAP-Antwort, eine HAR-Datei, einen Fehlercode oder eine Falldatei ein.
      }

no-bid = Die Antwort der Auktion enthält kein Gebot mit VAST.
    .next-step = Prüfen Sie die Bieter, ihre Platzierungs-IDs, den Mindestpreis und die Einwilligung, mit denen die Gebote angefordert wurden; fragen Sie die Bieter, warum sie nicht bieten.

bid-refused = Der Bieter hat kein Gebot abgegeben: „{ $name }“ (No-Bid-Grund { NUMBER($code, useGrouping: 0) } von OpenRTB).
    .next-step = { $code ->
        [2] Der Bieter hält die Gebotsanfrage für ungültig. Prüfen Sie, ob sie id, imp und site oder app hat und imp.video auch mimes, protocols, minduration, maxduration, w und h, wie dieser Bieter es verlangt.
       *[other] Fragen Sie den Betreiber der Auktion, was dieser Grund für die Gebotsanfrage bedeutet.
      }

bid-rejected = Das Gebot{ phrase-bidder } ist nicht verwendbar: „{ $quote }“.
    .next-step = Fragen Sie den Bieter oder den Betreiber der Auktion, was das bedeutet.

reason-stated = Der Text sagt, warum es keine Werbung gibt: „{ $quote }“.
    .next-step = Fragen Sie, wer ihn geschrieben hat, oder den Betreiber des Ad-Servers, was das bedeutet.

text-judged = { $finding ->
    [stream-unmarked] Diese Playlist hat keine Werbemarker (SCTE-35), daher findet ein Server, der Werbung einfügt, darin keine Unterbrechung.
    [stream-unfilled] Diese Playlist hat Werbemarker und keine Werbesegmente: Wo sie aufgezeichnet wurde, hat kein Server welche eingefügt.
    [stream-filled] Diese Playlist hat Segmente einer anderen Quelle, wie ein Server sie für Werbung einfügt.
    [request-without-video] Die Gebotsanfrage von OpenRTB fragt kein Video an (imp.video).
    [request-floor] Der Mindestpreis der Gebotsanfrage ist { $detail } für tausend Einblendungen, was kaum jemand bietet.
    [request-tmax] Die Gebotsanfrage gibt Bietern { $detail } ms (tmax), in denen kaum einer antwortet.
    [request-mimes] Die Gebotsanfrage nimmt kein MP4 an (video.mimes: { $detail }), die Form fast aller Anzeigen.
    [request-protocols] Die Gebotsanfrage nimmt kein VAST der Version 2 oder später an (video.protocols: { $detail }).
    [request-size] Die Gebotsanfrage nennt keine Playergröße, für die Werbung verkauft wird (video: { $detail }).
    [request-duration] Kein Spot passt zu den Längen der Gebotsanfrage (video: { $detail }).
    [request-linearity] Die Gebotsanfrage fragt Overlays an ({ $detail }) und keine Videos.
    [request-placement] Die Gebotsanfrage sagt nicht, wo das Video läuft (video.plcmt), daher lassen Käufer von Instream-Werbung sie aus.
    [request-consent] Die Gebotsanfrage sagt { $detail } und hat keinen Consent-String (user.consent).
    [request-restricted] Die Gebotsanfrage ist als an Kinder gerichtet markiert ({ $detail }), daher dürfen nur wenige Kampagnen laufen.
    [request-deals] Die Gebotsanfrage gilt nur für Deals ({ $detail }) und hat keinen (pmp.deals).
    [request-channel] Die Gebotsanfrage sagt nicht klar, wo die Werbung gezeigt wird: { $detail }.
    [request-viewer] Der Gebotsanfrage fehlt, was Bieter vom Zuschauer wissen müssen: { $detail }.
    [break-filled] Der Server, der die Anzeigen einfügt, hat den ganzen Werbeblock gefüllt. Anzahl der Anzeigen: { $detail }.
    [events-complete] Das Log zeigt eine Anzeige, die geladen, gestartet und beendet wurde.
    [events-among-others] Das Log hat die Ereignisse einer Anzeige, die begann und endete, zwischen Zeilen, die nicht verstanden wurden.
    [events-not-started] Das Log endet mit { $detail }: Eine Anzeige wurde geladen, und keine begann.
    [events-broken-off] Das Log endet mit { $detail }: Eine Anzeige begann, und ihr Ende fehlt.
    [code-without-call] Der Code ruft { $detail } nie auf, daher läuft keine Werbung.
    [consent-open] Der Einwilligungsdialog ist noch offen ({ $detail }), daher gibt es noch keine Einwilligung des Zuschauers.
    [consent-unready] Die Consent-Plattform ist nicht bereit ({ $detail }), daher gibt es keinen Consent-String.
    [consent-empty] Die Consent-Plattform hat ohne Consent-String geantwortet ({ $detail }), obwohl die DSGVO gilt.
    [consent-refused] Laut Consent-String hat der Zuschauer abgelehnt, dass für Werbung gespeichert und sie personalisiert wird ({ $detail }).
    [consent-given] Die Consent-Plattform hat geantwortet ({ $detail }), und nichts darin verhindert, dass Werbung angefragt wird.
   *[request-sound] Die Gebotsanfrage hat keinen Fehler, den ihr Text zeigt.
  }
    .next-step = { $finding ->
        [stream-unmarked] Wurde sie während einer Unterbrechung aufgezeichnet, schalten Sie die Werbemarker im Encoder oder Packager ein und lassen Sie sie bis zum Server durch, der Werbung einfügt.
        [stream-unfilled] Ist es die Playlist des Ursprungs, stimmt sie. Ist es das, was Zuschauer bekommen, suchen Sie im Log des Servers, der Werbung einfügt, die Antwort seines Ad-Servers.
        [stream-filled] Sehen Sie in den Anfragen des Zuschauers nach den Trackern der Anzeigen oder im Log des Servers, der sie einfügt.
        [request-without-video] Ergänzen Sie Video in der Ad Unit (mediaTypes.video in Prebid).
        [request-floor] Schreiben Sie den Mindestpreis als Preis für tausend Einblendungen in der Währung von bidfloorcur, etwa 4.5.
        [request-tmax] Geben Sie Bietern 200 bis 1000 ms und dem Player ebenso viel Zeit mehr.
        [request-consent] Fragen Sie vor der Anfrage nach der Einwilligung, und geben Sie den Consent-String des Zuschauers weiter.
        [request-restricted] Entfernen Sie die Markierung, wenn der Inhalt nicht für Kinder ist; ist er es, darf nur Werbung für Kinder laufen.
        [request-deals] Nehmen Sie die Deals in die Anfrage auf, oder öffnen Sie die Auktion.
        [break-filled] Es ist nichts zu tun: Dieser Werbeblock wurde gefüllt. Fügen Sie für einen anderen dessen Eintrag ein.
        [events-complete] Es ist nichts zu tun: Diese Anzeige lief bis zum Ende.
        [events-among-others] Die Anzeige lief. Sehen Zuschauer keine, fügen Sie die Zeilen über sie ein oder eine Aufzeichnung der Seite (HAR).
        [events-not-started] Rufen Sie adsManager.init() und adsManager.start() auf, wenn der Ads Manager geladen ist, nach einem Klick, wenn der Browser einen verlangt.
        [events-broken-off] Fügen Sie den Rest des Logs ein oder eine Aufzeichnung der Seite (HAR).
        [code-without-call] Rufen Sie { $detail } auf.
        [consent-open] Fragen Sie Werbung erst an, wenn der Listener der Consent-Plattform (__tcfapi, addEventListener) useractioncomplete oder tcloaded meldet.
        [consent-unready] Fragen Sie Werbung erst an, wenn der Listener der Consent-Plattform (__tcfapi, addEventListener) useractioncomplete oder tcloaded meldet.
        [consent-empty] Fragen Sie den Anbieter der Consent-Plattform, warum tcString leer ist, und fragen Sie Werbung erst an, wenn er einen Wert hat.
        [consent-refused] Testen Sie mit einem Zuschauer, der einwilligt; bei anderen darf nur Werbung ohne personenbezogene Daten laufen.
        [consent-given] Hier ist nichts zu tun. Fehlt die Werbung, diagnostizieren Sie das angefragte Ad-Tag, das diesen String weitergeben muss.
        [request-sound] Fügen Sie die Antwort der Auktion ein, oder fragen Sie die Bieter, warum sie nicht bieten.
       *[request-mimes] Berichtigen Sie das in den Einstellungen der Video-Ad-Unit, aus der die Anfrage entsteht: Bieter verwerfen solche Anfragen, bevor sie bieten.
      }

no-ad-for-some = { $by ->
    [country] { phrase-server } hat nur für Zuschauer einiger Länder keine Anzeige: „{ $quote }“.
   *[device] { phrase-server } hat nur für Zuschauer mit einigen Geräten keine Anzeige: „{ $quote }“.
  }
    .next-step = { $by ->
        [country] Vergleichen Sie die Länder, auf die die Kampagne zielt, mit diesem, und nehmen Sie es auf, wenn die Kampagne dort laufen soll.
       *[device] Vergleichen Sie die Geräte und Browser, auf die die Kampagne zielt, mit diesen, und nehmen Sie sie auf, wenn die Kampagne dort laufen soll.
      }

creative-value-missing = Ein Creative in Google Ad Manager führt zu { $lastHost } mit dem Wert von { $names }, den die Anfrage des Ad-Tags nicht hat{ phrase-where }.
    .next-step = Senden Sie { $names } in cust_params des Ad-Tags, wie es das Video-Modul von Prebid tut, und prüfen Sie die VAST-URL dieses Creatives; ohne Gebot darf eine solche Werbebuchung nicht infrage kommen.

bid-not-video = Das Gebot{ LENGTH($bidder) ->
    [0] {""}
   *[other] {" "}von { $bidder }
  } ist für { $mediaType ->
    [native] eine native Anzeige
    [audio] eine Audioanzeige
   *[banner] ein Banner
  } und nicht für ein Video.
    .next-step = Prüfen Sie, ob die Anfrage Video verlangt (mediaTypes.video in Prebid, imp.video in OpenRTB); falls ja, lassen Sie den Bieter mit VAST antworten, und sperren Sie bis dahin das Werbemittel. Geben Sie dem Player nur Gebote für Video.

display-tag = { $format ->
    [cm360] Das ist ein Display-Tag von Campaign Manager 360 und kein Video-Tag.
    [cm360-tracker] Diese Adresse von Campaign Manager 360 zählt Impressionen oder Klicks; sie ist kein Video-Tag.
    [gpt] Das ist Code von Google Publisher Tag für Display-Anzeigen und kein Video-Tag.
    [adsense] Das ist Code von AdSense für Display-Anzeigen und kein Video-Tag.
    [banner] Das ist der Code oder die Adresse eines Banners und kein Video-Tag.
    [dai] Das ist Code für einen Stream, in den ein Server die Anzeigen einfügt (DAI); er hat kein Ad-Tag.
    [gpt-held] Der Code von Google Publisher Tag schaltet das erste Laden ab (disableInitialLoad) und ruft refresh() nie auf, sodass keine Anzeige angefordert wird.
    [outstream] Das sind Anzeigenblöcke von Prebid für Outstream-Video ohne Renderer, sodass kein Videogebot gezeigt wird.
    [prebid-video] Das sind Anzeigenblöcke von Prebid für Video: Sie haben kein Ad-Tag, das erst die Auktion bildet.
    [prebid-cache] Diese Anzeigenblöcke von Prebid für Video haben keinen Cache für ihre Gebote: Ohne cache in pbjs.setConfig kann der Adserver das VAST eines Gebots nicht abrufen.
    [amp-video] Das Element amp-video spielt keine Anzeigen ab und liest dieses Attribut nicht.
    [option-empty] Die Option { $tag } des Players ist leer; deshalb wird keine Anzeige angefordert.
    [option-value] Der Player kennt den Wert in { $tag } nicht, also wird keine Anzeige angefordert.
    [option-unknown] Die Option { $tag } bekommt ihren Wert aus Code, der nicht gezeigt wird, also ist ihr Ad-Tag nicht bekannt.
    [option-off] Die Option { $tag } schaltet die Anzeigen des Players aus; deshalb wird keine angefordert.
    [option-time] Das Zeitlimit { $tag } gilt in Millisekunden, die enden, bevor ein Server antworten kann; deshalb gibt der Player jede Anzeige auf.
    [option-missing] Ohne die Option { $tag } fordert der Player keine Anzeige an.
    [option-name] Der Player liest das Ad-Tag aus der Option { $tag }, die dieser Code anders schreibt; deshalb wird keine Anzeige angefordert.
    [ima-script] Die Seite lädt das IMA SDK nicht, ohne das der Player keine Anzeige anfordert.
    [jw-client] In diesem Code von JW Player hat advertising kein client; der Player lädt deshalb nichts, was Anzeigen abspielt, und fordert keine an.
    [player-id] Das Skript sucht das Element „{ $tag }“, das dieser Code nicht hat; deshalb startet kein Player, und keine Anzeige wird angefordert.
   *[prebid] Das sind Anzeigenblöcke von Prebid für Banner und kein Video-Tag.
  }
    .next-step = { $format ->
        [gpt] Exportieren Sie das VAST-Tag eines Video-Anzeigenblocks aus Google Ad Manager{ LENGTH($tag) ->
            [0] {""}
           *[other]  oder vervollständigen Sie diese Vorlage: { $tag }
          }.
        [adsense] AdSense hat kein VAST-Tag: Exportieren Sie eines aus Google Ad Manager oder bitten Sie ein Video-Werbenetzwerk darum.
        [prebid-video] Diagnostizieren Sie das VAST-Tag, das Prebid bildet, die Antworten von pbjs.getBidResponses() oder eine Aufzeichnung der Seite.
        [prebid-cache] Ergänzen Sie in pbjs.setConfig cache mit der url eines Prebid Cache.
        [amp-video] Verwenden Sie amp-ima-video mit data-tag und laden Sie dessen Skript.
        [prebid] Ergänzen Sie mediaTypes.video im Anzeigenblock, und lassen Sie das Videomodul von Prebid das VAST-Tag bilden.
        [banner] Lassen Sie sich vom Ad-Server das VAST-Tag eines Videoplatzes geben.
        [dai] Suchen Sie den Fehler im Stream und seinem SDK. Für Anzeigen des Players lassen Sie sich das VAST-Tag eines Video-Anzeigenblocks geben.
        [gpt-held] Rufen Sie nach dem Anzeigen der Slots googletag.pubads().refresh() auf oder entfernen Sie disableInitialLoad().
        [outstream] Setzen Sie context für Anzeigen in einem Player auf "instream"; ein Anzeigenblock außerhalb eines Players braucht einen Renderer.
        [option-empty] Tragen Sie das VAST-Tag in die Option { $tag } ein.
        [option-value] Schreiben Sie ein Ad-Tag oder einen der Werte der Dokumentation, in genau diesen Buchstaben.
        [option-unknown] Geben Sie diesen Wert in der Konsole der Seite aus und fügen Sie ihn ein, oder fügen Sie eine Aufzeichnung der Seite ein (HAR).
        [option-off] Schalten Sie die Anzeigen in den Optionen des Players ein.
        [option-time] Schreiben Sie das Zeitlimit in Millisekunden, etwa 8000 für 8 Sekunden.
        [option-missing] Ergänzen Sie { $tag } in den Optionen des Players.
        [option-name] Nennen Sie die Option { $tag }, genau in diesen Buchstaben.
        [ima-script] Laden Sie https://imasdk.googleapis.com/js/sdkloader/ima3.js vor den Skripten des Players.
        [jw-client] Ergänzen Sie client: "vast" (oder "googima") in advertising.
        [player-id] Schreiben Sie im Skript und im Element des Videos dieselbe id.
       *[cm360] Bitten Sie die Agentur, die das Tag geschickt hat, oder den Betreiber des Kontos von Campaign Manager 360 um das VAST-Tag eines In-Stream-Videoplatzes.
      }

json-malformed = Das JSON ist in Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) } fehlerhaft: { $error ->
    [trailing-comma] ein Komma vor einer schließenden Klammer
    [missing-comma] ein fehlendes Komma
    [missing-colon] ein fehlender Doppelpunkt nach einem Namen
    [missing-value] ein fehlender Wert
    [single-quotes] ein anderes Anführungszeichen als "
    [unquoted-name] ein Name ohne Anführungszeichen
    [comment] ein Kommentar
    [unterminated-string] ein Text ohne Ende
    [control-character] ein Steuerzeichen in einem Text
    [bad-escape] eine unbekannte Escape-Sequenz in einem Text
    [unexpected-end] das Ende des Textes innerhalb des JSON
    [text-after-end] Text nach dem Ende des JSON
   *[unexpected-character] ein unerwartetes Zeichen
  }.
    .next-step = Korrigieren Sie Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }, und fügen Sie das JSON noch einmal ein.

case-invalid = Die Falldatei kann nicht gelesen werden: { $expected ->
    [json] Sie ist kein JSON
    [case-file] Sie hat nicht das Format einer Falldatei
    [version] { LENGTH($version) ->
        [0] Sie hat keine Version
       *[other] Sie hat die Version { $version }
      }; dieses Programm liest die Version { $values }
    [string] { phrase-case-field } ist kein Text
    [boolean] { phrase-case-field } ist weder true noch false
    [number] { phrase-case-field } ist keine Zahl
    [index] { phrase-case-field } ist keine ganze Zahl ab 0
    [list] { phrase-case-field } ist keine Liste
    [short-list] { phrase-case-field } hat mehr als { $values } Elemente
    [one-of] { phrase-case-field } ist keiner dieser Werte: { LIST($values) }
    [error-code] { phrase-case-field } ist kein Fehlercode von { $values }
   *[object] { phrase-case-field } ist kein Objekt
  }.
    .next-step = Exportieren Sie den Fall noch einmal, und fügen Sie die ganze Datei ein.

error-code = Der Fehlercode { $code } steht nicht in der Tabelle.
    .next-step = Fügen Sie ein Ad-Tag, einen Embed als JSON oder Einbettungscode, eine VAST- oder VMAP-Antwort, eine HAR-Datei, einen Fehlercode oder eine Falldatei ein.

code-copied = Ein Editor hat die Anführungszeichen des Codes typografisch oder seine Leerzeichen geschützt gemacht, sodass Browser seine Werte nicht lesen.
    .next-step = Setzen Sie dort, wo er so steht, den reparierten Code ein, und zwar als HTML und nicht als formatierten Text: { $repaired }

embed-address = Der Code lädt seinen Embed von { LENGTH($host) ->
    [0] einer Adresse
   *[other] { $host }
  } und enthält ihn nicht.
    .next-step = Öffnen Sie die Adresse des Embeds, und fügen Sie sein JSON ein.

har-without-ads = { $playback ->
    [none] Während der Aufzeichnung lief nichts, daher wurde keine Anzeige angefordert
   *[other] Die Aufzeichnung enthält unter { $total ->
      [one] 1 Anfrage
     *[other] { $total } Anfragen
    } keine nach Anzeigen
  }{ $hasImaSdk ->
    [yes] , obwohl das IMA SDK geladen wurde
   *[no] {""}
  }{ $refusesConsent ->
    [yes] , nachdem der Nutzer die Einwilligung abgelehnt hatte
   *[no] {""}
  }{ LENGTH($script) ->
    [0] {""}
   *[other] , und das Skript { $script } wurde nicht geladen ({ $error })
  }.
    .next-step = { $refusesConsent ->
        [yes] Nichts ist defekt, wenn ohne Einwilligung keine Anzeigen gewünscht sind. Um die Anzeigen zu beurteilen, zeichnen Sie noch einmal mit Einwilligung auf; sonst lassen Sie den Player Anzeigen anfordern, die keine brauchen.
       *[no] { LENGTH($script) ->
            [0] { $playback ->
                [none] Zeichnen Sie noch einmal auf, mit --click und dem Selektor des Elements, das den Player startet; falls Sie das getan haben, prüfen Sie, ob es ihn startet.
                [some] Prüfen Sie die Anzeigen des Embeds für dieses Gerät und die Einwilligung des Nutzers.
               *[other] Zeichnen Sie noch einmal auf, beginnend vor der Wiedergabe; fehlt sie weiterhin, prüfen Sie die Anzeigen des Embeds und die Einwilligung des Nutzers.
              }
           *[other] Sorgen Sie dafür, dass das Skript geladen wird, und zeichnen Sie noch einmal auf: Korrigieren Sie seine Adresse, oder erlauben Sie es in der Content Security Policy der Seite und im Werbeblocker.
          }
      }

ima-sdk-blocked = Der Browser hat das Skript des IMA SDK blockiert, wie es Adblocker tun; daher wurde keine Anzeige angefordert.
    .next-step = Testen Sie in einem Browser ohne Adblocker und Trackingschutz.

ima-sdk-failed = Das Skript des IMA SDK wurde nicht geladen{ LENGTH($error) ->
    [0] {""}
   *[other] {" "}({ $error })
  }; daher wurde keine Anzeige angefordert.
    .next-step = Erlauben Sie https://imasdk.googleapis.com in der Content Security Policy der Seite, und prüfen Sie das Netzwerk des Nutzers.

content-failed = Das Video des Embeds konnte nicht konvertiert werden; daher laufen weder das Video noch seine Anzeigen.
    .next-step = Laden Sie das Video noch einmal hoch.

content-processing = Das Video des Embeds ist noch nicht konvertiert; daher laufen weder das Video noch seine Anzeigen.
    .next-step = Warten Sie, bis die Konvertierung beendet ist.

# Variables:
#   $mediaHost (String) - host of the file of the content
#   $status (Number) - status of its response; 0 if there is none
#   $type (String) - media type of a response that is no media; else empty
#   $isRefused ("yes" | "no") - whether the status is that of a refusal
content-unplayable = Der Inhalt spielt nicht: { $status ->
    [0] Die Anfrage an { $mediaHost } nach seinem Video ist gescheitert
   *[other] { LENGTH($type) ->
        [0] { $mediaHost } hat die Anfrage nach seinem Video mit Status { $status } beantwortet
       *[other] { $mediaHost } hat mit { $type } statt mit seinem Video geantwortet
      }
  }. Die Werbung ist nicht die Ursache.
    .next-step = { $isRefused ->
        [yes] Prüfen Sie das Token oder die Signatur in der Adresse des Inhalts: Sie muss gültig sein und auch bei den Segmenten einer Playlist ankommen.
       *[no] Korrigieren Sie die Adresse des Inhalts, oder laden Sie ihn noch einmal hoch; prüfen Sie bei einem Livestream, ob er gesendet wird.
      }
embed-without-ads = Der Embed hat in keinem Slot eine Anzeige, weder für Desktop noch für Mobilgeräte.
    .next-step = Setzen Sie ein Ad-Tag in einen Slot des Embeds, wie preroll und mobile_preroll.

ads-off-by-bulk = Der Bulk „{ $label }“ schaltet die Anzeigen des Embeds ab, weil { $by ->
    [label] die Seite sein Label auswählt
    [origin] seine Regel zum Origin der Seite passt
   *[any] seine Regel zu jeder Seite passt
  }.
    .next-step = Um die Anzeigen des Embeds zu behalten, setzen Sie die des Bulks „{ $label }“ auf null oder wählen ein anderes Label.

device-without-ads = Der Slot { phrase-slot } hat Anzeigen für { $sold } und keine für { $empty }.
    .next-step = Setzen Sie { phrase-slot } auch für { $empty } oder bestätigen Sie, dass es auf { $empty } keine Anzeigen gibt.

ad-video-not-ready = Das Video der gehosteten Anzeige ist noch nicht konvertiert{ phrase-where }.
    .next-step = Warten Sie auf die Konvertierung des Anzeigenvideos oder laden Sie es noch einmal hoch.

ad-object-unknown = Das Anzeigenobjekt hat weder ein Ad-Tag noch ein Video{ phrase-where }.
    .next-step = Setzen Sie source_url des Anzeigenobjekts auf ein Ad-Tag.

campaign-dates = { $isOver ->
    [yes] Die Kampagne endete am { $date }, wie der Text sagt, also gibt es keine Anzeige.
   *[no] Die Kampagne beginnt am { $date }, wie der Text sagt, also gibt es noch keine Anzeige.
  }
    .next-step = { $isOver ->
        [yes] Lassen Sie die Kampagne im Ad-Server verlängern, oder verwenden Sie den Tag einer laufenden.
       *[no] Warten Sie bis zu diesem Tag; soll die Anzeige früher laufen, lassen Sie im Ad-Server den Beginn der Kampagne ändern.
      }

tag-empty = Das Ad-Tag ist leer{ phrase-where }.
    .next-step = Setzen Sie das Ad-Tag oder entfernen Sie das Anzeigenobjekt aus dem Slot.

tag-html-escaped = { $isInWrapper ->
    [yes] Ein Wrapper führt zu { $host } mit &amp; in der Adresse, die zweimal maskiert wurde, deshalb gehen die Parameter dahinter verloren{ phrase-where }.
   *[no] Das Ad-Tag { phrase-of } enthält &amp; oder &#038;, weil es aus HTML kopiert wurde{ phrase-where }.
  }
    .next-step = { $isInWrapper ->
        [yes] Bitten Sie den Betreiber { phrase-of-last-host }, dessen Wrapper es ist, in CDATA & statt &amp; zu schreiben oder nur einmal zu maskieren.
       *[no] Ersetzen Sie jedes &amp; und &#038; im Ad-Tag durch &.
      }

tag-not-url = Das Ad-Tag { $reason ->
    [tag-not-absolute] ist keine absolute URL
    [tag-scheme] ist keine http(s)-URL
    [tag-host] hat keinen gültigen Host
    [tag-userinfo] enthält einen Benutzernamen oder ein Passwort, was Browser ablehnen
    [tag-too-long] ist länger als { $limit } Zeichen
    [placeholder] ist ein Platzhalter, den niemand ausgefüllt hat
    [local] ist eine Adresse wie blob: oder file:, die es nur in einer Seite oder auf einem Computer gibt
   *[macro-unsafe-position] hat einen Platzhalter im Host oder Pfad
  }{ phrase-where }.
    .next-step = { $reason ->
        [tag-not-absolute] Beginnen Sie das Ad-Tag mit https://.
        [tag-scheme] Beginnen Sie das Ad-Tag mit https://.
        [tag-host] Korrigieren Sie Host und Port des Ad-Tags.
        [tag-userinfo] Entfernen Sie Benutzernamen und Passwort aus dem Ad-Tag.
        [tag-too-long] Kürzen Sie die Parameter des Ad-Tags.
        [placeholder] Lassen Sie dort, wo Seite oder Embed geschrieben werden, das Ad-Tag dafür einsetzen; ein Platzhalter dieses Players braucht eine Ersetzungsregel.
        [local] Verwenden Sie die https-Adresse des VAST, etwa die eines Prebid-Caches, oder geben Sie dem Player das VAST selbst als Text.
       *[macro-unsafe-position] Ersetzen Sie den Platzhalter durch seinen Wert.
      }

http-tag = Das Ad-Tag ruft http://{ $host } auf, was Browser auf jeder https-Seite blockieren{ phrase-where }.
    .next-step = Schreiben Sie das Ad-Tag mit https://.

http-on-https = { $source ->
    [tag] Das Ad-Tag ruft http://{ $host } auf, was Browser auf https-Seiten blockieren{ phrase-where }.
   *[wrapper] Ein Wrapper { phrase-of } führt zu http://{ $blockedHost }, was Browser auf https-Seiten blockieren{ phrase-where }.
  }
    .next-step = { $source ->
        [tag] Schreiben Sie das Ad-Tag mit https://.
       *[wrapper] Bitten Sie das Netzwerk von { $blockedHost } um sein Tag mit https:// und setzen Sie es in den Wrapper { phrase-of-last-host } ein.
      }

slot-type-mismatch = Das Anzeigenobjekt ist vom Typ { $type } und passt nicht in seinen Slot{ phrase-where }.
    .next-step = Verschieben Sie es in einen Slot seines Typs oder korrigieren Sie den Typ.

consent-late = { $seconds ->
    [0] Das Ad-Tag { phrase-of } wurde ausgefüllt, während der Consent-Dialog offen war{ phrase-where }.
   *[other] Das Ad-Tag { phrase-of } wurde { phrase-seconds } vor der Einwilligung ausgefüllt{ phrase-where }.
  }
    .next-step = Lassen Sie den Player auf die CMP warten oder erhöhen Sie seine Wartezeit dafür.

consent-missing = Die Anfrage an { LENGTH($host) ->
    [0] den Ad-Server
   *[other] { $host }
  } enthält gdpr=1, aber keinen Consent-String in { $parameter }{ LENGTH($value) ->
    [0] {""}
   *[other] , sondern den Text „{ $value }“ eines Skripts
  }{ phrase-where }.
    .next-step = { $hasMacro ->
        [yes] Die CMP hat für das Makro in { $parameter } keinen String geliefert: Fordern Sie die Anzeige erst nach ihrer Antwort an.
       *[no] { $isInWrapper ->
            [yes] { phrase-correct-wrapper }
           *[no] Fordern Sie die Anzeige erst nach der Antwort der CMP an, und füllen Sie { $parameter } mit [GDPRCONSENT].
          }
      }

consent-withheld = { phrase-server } hat keine Anzeige, { LENGTH($placeholders) ->
    [0] { $refused ->
        [purpose-1] und der Nutzer hat die Speicherung auf dem Gerät (Zweck 1) abgelehnt
        [vendor-755] und die Einwilligung des Nutzers schließt Google (Anbieter 755) nicht ein
       *[all] und der Nutzer hat jeden Zweck der Einwilligung abgelehnt
      }
   *[other] und mangels Einwilligung werden zurückgehalten: { $placeholders }
  }{ phrase-where }.
    .next-step = Testen Sie mit einem Nutzer, der eingewilligt hat; ohne Einwilligung laufen nur Kampagnen ohne personenbezogene Daten.

ads-restricted = Der Server { $host } hat keine Anzeige für eine Anfrage mit { $parameter }, bei der weniger Kampagnen laufen dürfen{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] Fragen Sie das Netzwerk, dessen Wrapper zu { $host } führt, ob { $parameter } für diesen Inhalt und Zuschauer stimmt.
       *[no] Entfernen Sie { $parameter }, wenn es für diesen Inhalt und Zuschauer nicht stimmt; stimmt es, fragen Sie nach Kampagnen, die damit laufen dürfen.
      }

page-url-encoded-twice = Die Adresse im Parameter { $parameter } ist doppelt kodiert, sodass die Seite bei { phrase-inner } nicht lesbar ist{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { $cause ->
            [literal] Dekodieren Sie den Wert von { $parameter } im Ad-Tag einmal.
            [placeholder] Kodieren Sie den Wert von { $parameter } nur einmal: Entfernen Sie die Kodierung um den Platzhalter.
           *[page] Übergeben Sie dem Player die Seitenadresse unkodiert: Das Ad-Tag kodiert sie für { $parameter }.
          }
      }

macro-foreign-player = Das Ad-Tag { phrase-of } hat Platzhalter von { LENGTH($systems) ->
    [0] einem anderen Player
   *[other] { $systems }
  }, die niemand füllt: { $placeholders }{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { LENGTH($macros) ->
            [0] Fügen Sie Ersetzungsregeln für diese Platzhalter hinzu oder entfernen Sie sie.
           *[other] { $macros }
          }
      }

macro-server-side = Das Ad-Tag { phrase-of } hat Platzhalter, die nur ein Ad-Server füllen kann: { $placeholders }{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { LENGTH($macros) ->
            [0] Schreiben Sie stattdessen den Wert selbst oder entfernen Sie den Parameter: Ein Player füllt sie nicht.
           *[other] { $macros }
          }
      }

macro-unresolved = Die Anfrage an { LENGTH($host) ->
    [0] den Ad-Server
   *[other] { $host }
  } hat noch Platzhalter: { $placeholders }{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { $fixes }
      }

scheme-twice = Die Adresse von { $host } beginnt mit einem zweiten Schema und führt deshalb zu einem Host, den es nicht gibt{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] Schreiben Sie https:// nur einmal an den Anfang des Ad-Tags.
      }

local-host = { LENGTH($parameter) ->
    [0] { $localHost } gibt es nur auf einem Gerät oder in einem Netz, und Zuschauer erreichen es nicht{ phrase-where }.
   *[other] Der Parameter { $parameter } des Ad-Tags nennt { $localHost }, das es nur auf einem Gerät oder in einem Netz gibt{ phrase-where }.
  }
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { LENGTH($parameter) ->
            [0] Schreiben Sie anstelle von { $localHost } den öffentlichen Host des Ad-Servers{ $isPrivate ->
                [yes] ; um in diesem Netz zu testen, erlauben Sie es mit { $allowPrivate }
               *[no] {""}
              }.
           *[other] Schreiben Sie die öffentliche Adresse der Seite in { $parameter } oder testen Sie auf der öffentlichen Seite.
          }
      }

ad-blocker = Der Browser hat die Anfrage an { $blockedHost } vor dem Senden blockiert, wie es Adblocker tun{ phrase-where }.
    .next-step = Testen Sie in einem Browser ohne Adblocker und Trackingschutz.

network-filter = Ein Filter oder eine Anmeldeseite im Netz des Zuschauers{ LENGTH($filter) ->
    [0] {""}
   *[other] {" "}({ $filter })
  } hat anstelle { LENGTH($host) ->
    [0] des Ad-Servers
   *[other] von { $host }
  } geantwortet{ phrase-where }.
    .next-step = Testen Sie in einem anderen Netz oder bitten Sie den Administrator dieses Netzes, { LENGTH($host) ->
        [0] den Ad-Server
       *[other] { $host }
      } durchzulassen. Am Ad-Tag liegt es nicht.

viewer-network = { $cause ->
    [clock] Die Uhr dieses Geräts geht falsch; daher hält es das Zertifikat von { $failedHost } für ungültig{ phrase-where }.
    [sinkhole] Der Name { $failedHost } führt zu einer Adresse, die ein DNS-Filter oder die Hosts-Datei dieses Netzes oder Geräts anstelle der richtigen angibt{ phrase-where }.
    [filtered] Die Namen mehrerer Hosts, darunter { $failedHost }, wurden nicht gefunden, während andere Hosts antworteten, wie bei einem DNS-Filter dieses Netzes oder Geräts{ phrase-where }.
    [proxy] Der Proxy dieses Netzes hat die Anfrage{ phrase-to-failed } nicht durchgelassen{ phrase-where }.
    [proxy-certificate] Der Proxy dieses Netzes oder ein Programm auf diesem Gerät hat anstelle von { $failedHost } mit einem eigenen Zertifikat geantwortet, dem das Werkzeug nicht vertraut{ phrase-where }.
    [offline] Dieses Gerät hatte keine Netzverbindung, als es { $failedHost } anfragte{ phrase-where }.
   *[resolver] Kein Nameserver hat für { $failedHost } geantwortet{ phrase-where }.
  }
    .next-step = { $cause ->
        [clock] Stellen Sie Datum und Uhrzeit des Geräts, und testen Sie noch einmal; wenn sie stimmen, fragen Sie den Betreiber von { $failedHost } nach dem Zertifikat.
        [sinkhole] Testen Sie in einem anderen Netz oder mit einem anderen DNS-Server oder lassen Sie { $failedHost } im Filter oder in der Hosts-Datei zu. Am Ad-Tag liegt es nicht.
        [filtered] Testen Sie in einem anderen Netz oder mit einem anderen DNS-Server oder lassen Sie { $failedHost } im Filter oder in der Hosts-Datei zu.
        [proxy] Testen Sie ohne den Proxy oder bitten Sie seinen Administrator, { phrase-failed } durchzulassen.
        [proxy-certificate] Testen Sie aus einem Netz ohne diesen Proxy, oder geben Sie dem Werkzeug das Stammzertifikat des Proxys (curl: --cacert, Node: NODE_EXTRA_CA_CERTS). Am Zertifikat von { $failedHost } liegt es nicht, soweit dies zeigt.
        [offline] Testen Sie noch einmal mit Verbindung.
       *[resolver] Prüfen Sie die Verbindung und den DNS-Server dieses Geräts; wenn andere Hosts gefunden werden, fragen Sie den Betreiber von { $failedHost } nach seinen Nameservern.
      }

cors-refused = Der Browser darf die Antwort von { $refusedHost } nicht lesen: { $isSeveral ->
    [yes] Ihr Access-Control-Allow-Origin hat mehr als einen Wert
   *[no] { LENGTH($allowed) ->
        [0] Ihr fehlt der CORS-Header für die Seite
       *[other] Ihr CORS-Header erlaubt nur { $allowed }
      }
  }{ phrase-where }.
    .next-step = { $isSeveral ->
        [yes] Lassen Sie { $refusedHost } Access-Control-Allow-Origin nur einmal senden: Der Server und sein CDN oder Proxy dürfen es nicht beide setzen.
       *[no] Lassen Sie { $refusedHost } Access-Control-Allow-Origin mit dem Origin der Seite und Access-Control-Allow-Credentials: true senden.
      }

policy-refused = Die Content Security Policy der Seite erlaubt die Anfrage an { $refusedHost } nicht{ phrase-where }.
    .next-step = Fügen Sie { $origin } in der Content Security Policy der Seite zu { $directive } hinzu.

certificate-invalid = Das Zertifikat von { $refusedHost } ist nicht gültig, oder der TLS-Handshake ist gescheitert{ phrase-where }.
    .next-step = { $hasPort ->
        [yes] Prüfen Sie, ob dieser Port überhaupt TLS spricht, denn der von http tut es nicht: Fragen Sie den Betreiber von { $refusedHost } nach seiner https-Adresse, oder lassen Sie ihn ein gültiges Zertifikat installieren.
       *[no] Lassen Sie den Betreiber von { $refusedHost } ein gültiges Zertifikat installieren; prüfen Sie, ob die Uhr des Nutzers stimmt.
      }

address-refused = { $isLoop ->
    [yes] Die Anfrage an { $lastHost } wird im Kreis weitergeleitet{ $needsCookies ->
        [yes] , weil sein Cookie nicht zurückkommt
       *[no] {""}
      }{ phrase-where }.
   *[no] Die Anfrage an { $lastHost } führt zu { $target }{ $isPrivate ->
        [yes] {" "}in einem privaten Netz und wurde nicht dorthin gesendet
       *[no] , wohin Browser nicht folgen
      }{ phrase-where }.
  }
    .next-step = { $isLoop ->
        [yes] { $needsCookies ->
            [yes] Lassen Sie den Betreiber von { $lastHost } die Prüfung seines Cookies nach einer Weiterleitung beenden und ohne es antworten: Browser behalten keine Cookies von Dritten.
           *[no] Lassen Sie den Betreiber von { $lastHost } den Kreis der Weiterleitungen entfernen.
          }
       *[no] Lassen Sie den Betreiber von { $lastHost } direkt auf { $isPrivate ->
            [yes] eine öffentliche https-Adresse verweisen; gehört das Netz Ihnen, erlauben Sie es mit { $allowPrivate }
           *[no] eine https-Adresse verweisen
          }.
      }

unreachable = { $fault ->
    [dns] Der Hostname { $unreachableHost } lässt sich nicht auflösen (DNS){ phrase-where }.
    [filtered] Der Hostname { $unreachableHost }, einer eines bekannten Adservers, hat in diesem Netz keine Adresse, wie bei einem DNS-Filter{ phrase-where }.
    [refused] { $unreachableHost } hat die Verbindung abgelehnt{ phrase-where }.
    [reset] { $unreachableHost } hat die Verbindung ohne Antwort geschlossen{ phrase-where }.
    [cut-off] Die Verbindung zu { $unreachableHost } ist mitten in der Antwort abgebrochen{ phrase-where }.
    [encoding] Die Antwort von { $unreachableHost } kann nicht entpackt werden{ phrase-where }.
    [redirected] { $unreachableHost } leitet die Anfrage weiter, und von dort kommt nichts{ phrase-where }.
    [host-answers] { $unreachableHost } beantwortet andere Anfragen, aber nicht diese{ phrase-where }.
    [no-answer] Unter { $unreachableHost } antwortet nichts: Der Name hat keine Adresse, der Server läuft nicht, sein Zertifikat ist ungültig, oder der Browser oder das Netz blockiert ihn{ phrase-where }.
    [unexplained] Die Seite hat keine Antwort von { $unreachableHost }: Der Server erlaubt ihr nicht, sie zu lesen (CORS), oder dort antwortet nichts{ phrase-where }.
    [service-worker] Der Service Worker der Seite hat die Anfrage an { $unreachableHost } selbst beantwortet, der Ad-Server wurde also nicht gefragt{ phrase-where }.
    [opaque-origin] Die Seite hat den Origin „null“, weil ihr Frame eine Sandbox ohne allow-same-origin hat oder sie eine Datei ist, und darf die Antwort von { $unreachableHost } daher nicht lesen{ phrase-where }.
    [canceled] Die Seite hat die Anfrage an { $unreachableHost } abgebrochen, bevor es eine Antwort gab{ phrase-where }.
    [head] { $unreachableHost } lehnt Anfragen mit der Methode HEAD ab, wie curl -I sie sendet; Player senden GET, über die Anzeige sagt das also nichts{ phrase-where }.
   *[other] Es gab keine Verbindung zu { $unreachableHost }{ phrase-where }.
  }
    .next-step = { $fault ->
        [dns] { $isInWrapper ->
            [yes] Bitten Sie das Netzwerk, dessen Wrapper oder Playlist zu { $unreachableHost } führt, diesen Host zu korrigieren: Er hat keine Adresse.
           *[no] Korrigieren Sie den Host im Ad-Tag: { $unreachableHost } hat keine Adresse.
          }
        [filtered] Testen Sie in einem anderen Netz oder mit einem anderen DNS-Server. Hat der Name auch dort keine Adresse, prüfen Sie, wie { $unreachableHost } geschrieben ist.
        [refused] Prüfen Sie, ob der Server von { $unreachableHost } läuft und der Port stimmt.
        [reset] Fragen Sie den Betreiber von { $unreachableHost }, warum sein Server die Verbindung abbricht.
        [cut-off] Fragen Sie den Betreiber von { $unreachableHost }, warum sein Server die Verbindung abbricht.
        [encoding] Lassen Sie den Betreiber von { $unreachableHost } den Header Content-Encoding korrigieren, der nicht zum Inhalt passt.
        [redirected] Lassen Sie den Betreiber von { $unreachableHost } prüfen, wohin er weiterleitet: im Kreis, zu einer Adresse, der Browser nicht folgen, oder zu einem Server, der nicht antwortet.
        [host-answers] Testen Sie ohne Adblocker; ändert sich nichts, fragen Sie den Betreiber von { $unreachableHost }, warum sein Server diese Anfrage nicht beantwortet.
        [no-answer] Öffnen Sie { $unreachableHost } in einem neuen Tab. Hat der Name keine Adresse, korrigieren Sie den Host; scheitert die Verbindung oder das Zertifikat, fragen Sie den Betreiber; öffnet sich die Seite, testen Sie ohne Adblocker.
        [unexplained] Öffnen Sie die Adresse in einem neuen Tab. Antwortet der Server, lassen Sie { $unreachableHost } Access-Control-Allow-Origin mit dem Origin der Seite senden; wenn nicht, korrigieren Sie den Host oder fragen Sie den Betreiber.
        [service-worker] Lassen Sie den Service Worker der Seite Anfragen an andere Hosts dem Browser überlassen, damit er keine davon selbst beantwortet.
        [opaque-origin] Fügen Sie dem Attribut sandbox des Frames allow-same-origin hinzu, oder liefern Sie die Seite von einem Webserver aus.
        [canceled] Zeichnen Sie noch einmal auf und bleiben Sie auf der Seite. Wird sie wieder abgebrochen, suchen Sie, was sie beendet: ein neuer Start des Players, eine Zeitgrenze oder eine Erweiterung.
        [head] Fordern Sie das Ad-Tag mit GET an, etwa mit curl -i, und sehen Sie sich diese Antwort an.
       *[other] Prüfen Sie, ob der Host { $unreachableHost } richtig geschrieben ist und sein Server läuft.
      }

response-timeout = { phrase-server } hat nicht { phrase-within } geantwortet{ phrase-where }.
    .next-step = Bitten Sie um schnellere Antworten { phrase-of } oder setzen Sie einen schnelleren Ad-Server an den Anfang des Waterfalls.

wrapper-timeout = Der Server { $lastHost }, { phrase-behind-wrappers }, hat nicht { phrase-within } geantwortet{ phrase-where }.
    .next-step = Bitten Sie das Netzwerk von { $lastHost } um schnellere Antworten; pausieren Sie bis dahin seine Kampagne in { phrase-inner }.

http-client-error = { phrase-server-last-host } hat die Anfrage mit Status { NUMBER($status, useGrouping: 0) } abgelehnt{ phrase-where }{ phrase-quote }.
    .next-step = { $meaning ->
        [access] Fragen Sie den Betreiber { phrase-of-last-host }, ob diese Website, diese Adresse und dieses Land seine Anzeigen anfordern dürfen.
        [law] Fragen Sie den Betreiber { phrase-of-last-host }, für welche Länder die Antwort aus rechtlichen Gründen gesperrt ist.
        [limit] Bitten Sie den Betreiber { phrase-of-last-host }, seine Grenze für Anfragen zu erhöhen, oder fordern Sie Anzeigen seltener an.
        [wrapper] Lassen Sie den Betreiber des Wrappers oder der Playlist, die dorthin führt, die Adresse berichtigen. { phrase-server-last-host } hat unter dieser Adresse keine Anzeige.
        [not-found] Vergleichen Sie Pfad und Ad-Unit des Ad-Tags mit denen, die der Betreiber { phrase-of-last-host } erwartet.
        [request] Vergleichen Sie Ad-Unit und Parameter des Ad-Tags mit denen, die der Betreiber { phrase-of-last-host } erwartet.
        [stored-bid] Das Ad-Tag hat die id einer vergangenen Auktion, deren Gebot nicht mehr gespeichert ist: Lassen Sie für jeden Aufruf eine Auktion laufen, und bilden Sie das Ad-Tag neu, ohne feste hb_uuid oder hb_cache_id.
       *[other] Melden Sie Status { NUMBER($status, useGrouping: 0) } dem Betreiber { phrase-of-last-host }.
      }

http-server-error = { $isRedirect ->
    [yes] { LENGTH($signIn) ->
        [0] { phrase-server-last-host } hat mit Status { NUMBER($status, useGrouping: 0) } geantwortet, der nirgendwohin führt{ phrase-where }{ phrase-quote }.
       *[other] { phrase-server-last-host } leitet auf eine Anmeldeseite von { $signIn } weiter, statt VAST zu senden{ phrase-where }.
      }
   *[no] { phrase-server-last-host } ist mit Status { NUMBER($status, useGrouping: 0) } fehlgeschlagen{ phrase-where }{ phrase-quote }.
  }
    .next-step = Melden Sie Status { NUMBER($status, useGrouping: 0) } dem Betreiber { phrase-of-last-host }.

client-challenged = { phrase-server-last-host } weist diesen Client ab: Statt einer Anzeige antwortet der Schutz vor Bots{ LENGTH($protection) ->
    [0] {""}
   *[other] {" "}({ $protection })
  }{ phrase-where }.
    .next-step = Bitten Sie den Betreiber { phrase-of-last-host }, Player und dieses Netz durchzulassen. Es kommt darauf an, wer anfragt: Öffnen Sie eine Seite mit der Anzeige im Browser, wo sie laufen kann.

response-compressed = { phrase-response-last-host } besteht aus { $format ->
    [binary] binären Daten, die etwa mit Brotli komprimiert sein können
   *[other] Daten, die mit { $format } komprimiert sind
  }, und kein Header Content-Encoding gibt das an{ phrase-where }.
    .next-step = Lassen Sie den Betreiber { phrase-of-last-host } die Kompression im Header Content-Encoding angeben oder das Dokument ohne sie senden.

response-html = { phrase-response-last-host } ist eine HTML-Seite statt VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] { $isPage ->
            [yes] Setzen Sie das Ad-Tag an die Stelle dieser Adresse, die zu einer Webseite gehört.
           *[no] Prüfen Sie den Pfad des Ad-Tags: Die Seite ist meist ein Login, ein Fehler oder eine Consent-Wall.
          }
       *[other] { phrase-change-format }
      }

response-json = { phrase-response-last-host } ist JSON statt VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] Fordern Sie VAST von diesem Ad-Server an: Sein Tag hat meist einen Parameter für das Format.
       *[other] { phrase-change-format }
      }

response-feed = { phrase-response-last-host } ist ein RSS-Feed statt VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] Fordern Sie VAST von diesem Server an: Seine Adresse ist die einer Inhaltsliste, etwa Media RSS, und nicht die von Anzeigen.
       *[other] { phrase-change-format }
      }

response-javascript = { phrase-response-last-host } ist JavaScript statt VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] Fordern Sie VAST von diesem Ad-Server an: Sein Tag ist für Banner oder für einen eigenen Player.
       *[other] { phrase-change-format }
      }

response-media = { phrase-response-last-host } ist { LENGTH($format) ->
    [0] ein Bild, ein Video oder eine Playlist
   *[other] eine Datei ({ $format })
  }{ LENGTH($type) ->
    [0] {""}
   *[other] {" "}({ $type })
  } statt VAST{ phrase-where }.
    .next-step = { $isStream ->
        [yes] Das ist ein Stream, wie ihn die serverseitige Werbeeinblendung liefert: Spielen Sie ihn mit einem Player für Streams ab oder verwenden Sie das Ad-Tag für Werbung, die der Player einfügt.
       *[no] { $isPixel ->
            [yes] Das ist ein Zählpixel für Impressionen oder Klicks: Lassen Sie sich von der Agentur das VAST-Tag ihrer In-Stream-Platzierung geben. Das Pixel gehört in das Feld für Impression-Tracker.
           *[no] Prüfen Sie den Pfad des Ad-Tags: Er ist die Adresse einer Datei und nicht die eines Ad-Servers.
          }
      }

response-text = { phrase-response-last-host } ist ein Text statt VAST{ phrase-where }{ phrase-quote }.
    .next-step = Fragen Sie den Betreiber { phrase-of-last-host }, was dieser Text bedeutet; oft ist die Ad-Unit oder das Konto nicht aktiv.

xml-malformed = { phrase-response-last-host } ist kein wohlgeformtes XML{ phrase-where }{ LENGTH($message) ->
    [0] .
   *[other] , Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }: { $message }
  }
    .next-step = { LENGTH($remedy) ->
        [0] Lassen Sie den Ad-Server das Dokument korrigieren.
       *[other] { $remedy }
      }

root-unexpected = { phrase-response-last-host } hat das Wurzelelement <{ $root }> statt <VAST>{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($file) ->
        [0] Lassen Sie den Ad-Server VAST 2 bis 4 senden.
       *[other] Das ist die Liste eines Speicherordners: Verwenden Sie die ganze Adresse der Datei, etwa die von { $file }.
      }

vast-version = { phrase-response-last-host } ist VAST { $version }, das der Player nicht liest{ phrase-where }.
    .next-step = Lassen Sie den Ad-Server VAST 2 bis 4 senden.

vmap-misplaced = { $isBreak ->
    [yes] Das Ad-Tag einer Werbepause führt zu einer VMAP-Playlist von { $lastHost }, wo nur VAST erlaubt ist{ phrase-where }.
   *[no] Ein Wrapper führt zu einer VMAP-Playlist von { $lastHost }, wo nur VAST erlaubt ist{ phrase-where }.
  }
    .next-step = { $isBreak ->
        [yes] Verlangen Sie im Ad-Tag der Werbepause VAST (output=vast, ohne ad_rule), oder geben Sie dem Player diese VMAP-URL selbst als Ad-Tag.
       *[no] Lassen Sie den Wrapper { phrase-of } zu VAST führen oder verwenden Sie die VMAP-URL selbst als Ad-Tag.
      }

wrapper-forbidden = { phrase-forbidding } verbietet weitere Wrapper, und { $lastHost } hat mit einem geantwortet{ phrase-where }.
    .next-step = Bitten Sie das Netzwerk von { $lastHost } um eine Anzeige ohne Wrapper oder { phrase-of-forbidding }, sie zu erlauben.

wrapper-loop = Die Wrapper { phrase-of } führen im Kreis zu einer URL zurück, die schon angefordert wurde{ LENGTH($backHost) ->
    [0] {""}
   *[other] : { $lastHost } führt zurück zu { $backHost }
  }{ phrase-where }.
    .next-step = Bitten Sie das Netzwerk von { $lastHost }, die Weiterleitung auf einen früheren Ad-Server zu entfernen.

wrapper-limit = { phrase-server } führt durch mehr als die { $limit } Wrapper, denen Player folgen{ phrase-where }.
    .next-step = Bitten Sie das Netzwerk von { $lastHost } um eine Kampagne mit weniger Resellern.

wrapper-without-tag = Der Wrapper { phrase-of-last-host } nennt kein Ad-Tag, das angefordert werden kann{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($quote) ->
        [0] Lassen Sie den Ad-Server VASTAdTagURI auf eine https-URL setzen.
       *[other] Lassen Sie den Betreiber { phrase-of-last-host } ein Ad-Tag anstelle des Platzhalters einsetzen, den niemand ausfüllt.
      }

vpaid-only = { phrase-ad-last-host } hat nur VPAID-Medien, die der Player nicht ausführt{ phrase-where }.
    .next-step = Bitten Sie den Werbekunden um dasselbe Creative als MP4 (H.264 und AAC).

media-file-missing = Die Mediendatei der Anzeige { phrase-of-last-host } fehlt: { $mediaHost } hat mit Status { NUMBER($status, useGrouping: 0) } geantwortet{ phrase-part }{ phrase-where }.
    .next-step = Lassen Sie { phrase-file-owner } die Mediendatei noch einmal hochladen oder ihre URL korrigieren.

media-file-refused = { $mediaHost } hat die Mediendatei der Anzeige { phrase-of-last-host } mit Status { NUMBER($status, useGrouping: 0) } abgelehnt{ phrase-part }{ phrase-where }.
    .next-step = { $meaning ->
        [access] { LENGTH($expired) ->
            [0] Fragen Sie { phrase-file-owner }, ob die Signatur in der URL der Datei abgelaufen ist und ob diese Website und dieses Land sie anfordern dürfen.
           *[other] Die Signatur in der URL der Datei ist am { $expired } abgelaufen. Bitten Sie { phrase-file-owner } um eine URL, die so lange gilt wie die Kampagne.
          }
        [law] Bitten Sie { phrase-file-owner } um ein Creative, das hier nicht aus rechtlichen Gründen gesperrt ist.
        [limit] Bitten Sie { phrase-file-owner }, die Grenze für Anfragen von { $mediaHost } zu erhöhen.
       *[other] Melden Sie Status { NUMBER($status, useGrouping: 0) } von { $mediaHost } { phrase-to-file-owner }.
      }

media-file-not-media = Die Mediendatei der Anzeige { phrase-of-last-host } ist kein Video: { $mediaHost } hat mit { LENGTH($type) ->
    [0] einem anderen Typ
   *[other] { $type }
  } geantwortet{ phrase-part }{ phrase-where }.
    .next-step = Lassen Sie { phrase-file-owner } die URL der Mediendatei korrigieren: Sie führt zu einer Seite, einem Text oder einem Bild.

media-file-empty = Die Mediendatei der Anzeige { phrase-of-last-host } ist leer oder zu kurz für ein Video: { $mediaHost } hat mit { $bytes } Byte geantwortet{ phrase-part }{ phrase-where }.
    .next-step = Lassen Sie { phrase-file-owner } die Mediendatei noch einmal hochladen oder ihre URL korrigieren.

media-file-mixed-content = Die Mediendatei der Anzeige { phrase-of-last-host } liegt auf http://{ $mediaHost }, was Browser auf https-Seiten blockieren, und ist mit https nicht vorhanden{ phrase-where }.
    .next-step = Bitten Sie { phrase-file-owner } um eine Mediendatei mit https://.

media-file-unreachable = Zu { $mediaHost } besteht keine Verbindung; dort liegt die Mediendatei der Anzeige{ LENGTH($lastHost) ->
    [0] {""}
   *[other] {" "}von { $lastHost }
  }{ phrase-where }.
    .next-step = Lassen Sie { phrase-file-owner } die URL der Mediendatei korrigieren oder den Server { $mediaHost } instand setzen.

media-file-other-site = { $mediaHost } verbietet mit dem Header Cross-Origin-Resource-Policy, dass Seiten anderer Websites die Mediendatei der Anzeige { phrase-of-last-host } zeigen{ phrase-where }.
    .next-step = Lassen Sie { $mediaHost } Cross-Origin-Resource-Policy: cross-origin senden oder den Header weglassen.

impression-lost = Die Anzeige läuft, und { $event ->
    [impression] ihre Impression wird nicht gezählt
    [verification] das Skript, das ihre Sichtbarkeit misst, wurde nicht geladen
   *[other] ihre Meldung „{ $event }“ kam nicht an
  }: { $lastHost } { $status ->
    [0] ist nicht erreichbar
   *[other] hat mit Status { NUMBER($status, useGrouping: 0) } geantwortet
  }{ phrase-where }.
    .next-step = Bitten Sie den Betreiber von { $lastHost }, den Tracker zu reparieren oder seine Adresse zu korrigieren: Eine Anzeige, die nicht gezählt wird, wird vielleicht nicht bezahlt.
companion-required = { phrase-ad-last-host } verlangt Companions, für die auf der Seite kein Platz ist{ phrase-where }.
    .next-step = Fügen Sie der Seite Elemente mit data-companion-for hinzu oder lassen Sie den Ad-Server die Companions optional machen.

category-blocked = Ein Wrapper blockiert die Kategorie der Anzeige { phrase-of-last-host }{ phrase-where }.
    .next-step = Bitten Sie das Netzwerk um eine Anzeige einer anderen Kategorie oder entfernen Sie die Sperre aus dem Wrapper.

media-unplayable = { phrase-ad-last-host } hat keine Medien, die Browser abspielen, nur { $types }{ phrase-where }.
    .next-step = Bitten Sie den Werbekunden um das Creative als MP4 (H.264 und AAC).

media-missing = { phrase-ad-last-host } hat keine Mediendatei{ phrase-where }.
    .next-step = Lassen Sie den Ad-Server dem Creative eine Mediendatei hinzufügen.

linearity-mismatch = { phrase-server-last-host } hat mit einer Anzeige vom Typ { $found } geantwortet, die nicht in den Slot passt{ phrase-where }.
    .next-step = Lassen Sie den Ad-Server Anzeigen vom Typ { $found ->
        [linear] non-linear
       *[non-linear] linear
      } senden.

break-after-end = Die VMAP-Playlist{ LENGTH($host) ->
    [0] {""}
   *[other] {" "}von { $host }
  } hat eine Werbepause bei { $offset }, nach dem Ende des Videos ({ phrase-seconds }){ phrase-where }.
    .next-step = Lassen Sie den Ad-Server seine Pausen innerhalb des Videos planen oder die Zeit in Prozent schreiben.

playlist-without-break = { phrase-response } ist eine VMAP-Playlist ohne Werbeunterbrechung für diesen Slot{ phrase-where }: Ihre Unterbrechungen sind bei { $offsets }.
    .next-step = Bitten Sie den Betreiber { phrase-of } um eine Unterbrechung mit timeOffset="{ $wanted }".

no-ad-on-device = { phrase-server } hat eine Anzeige für { $sold } und keine für { $empty }{ phrase-where-slot }.
    .next-step = Prüfen Sie im Ad-Server, ob eine Kampagne auf { $empty } ausgerichtet ist.

no-ad-after-wrapper = Der Server { $lastHost }, { phrase-behind-wrappers }, hat keine Anzeige{ phrase-where }{ phrase-quote }.
    .next-step = Fragen Sie das Netzwerk von { $lastHost }, warum es nicht füllt, oder legen Sie in { phrase-inner } eine Fallback-Kampagne an.

no-ad = { LENGTH($host) ->
    [0] Die Antwort enthält keine Anzeige{ phrase-where }{ phrase-quote }.
   *[other] Die Antwort von { $host } enthält keine Anzeige{ phrase-where }{ phrase-quote }.
  }
    .next-step = Prüfen Sie im Ad-Server, ob eine aktive Kampagne auf diese Ad-Unit, Größe, Seite und dieses Land ausgerichtet ist.

playback-failed = { phrase-ad-last-host } wurde nicht abgespielt: VAST-Fehler { NUMBER($code, useGrouping: 0) }.
    .next-step = Melden Sie VAST-Fehler { NUMBER($code, useGrouping: 0) } dem Betreiber { phrase-of-last-host }.

response-fault = { phrase-server-last-host } hat mit einer Anzeige geantwortet, die nicht laufen kann{ phrase-where }: { $message }
    .next-step = { $remedy }

failure-code = { phrase-ad-last-host } schlägt mit { $standard }-Fehler { NUMBER($code, useGrouping: 0) } fehl{ phrase-where }{ LENGTH($message) ->
    [0] .
   *[other] : { $message }
  }
    .next-step = Melden Sie { $standard }-Fehler { NUMBER($code, useGrouping: 0) } dem Betreiber { phrase-of-last-host }.

wrapper-not-requested = Die Antwort führt zu { LENGTH($lastHost) ->
    [0] einem anderen Ad-Server
   *[other] { $lastHost }
  }; dort wurde nichts angefordert.
    .next-step = Fügen Sie die Antwort { LENGTH($lastHost) ->
        [0] jenes Ad-Servers
       *[other] von { $lastHost }
      } ein oder diagnostizieren Sie mit Anfragen.

har-without-bodies = Die Aufzeichnung enthält keine Antworttexte.
    .next-step = { $source ->
        [command] Fordern Sie das Ad-Tag mit curl -i an, und fügen Sie die ganze Ausgabe ein, Header und Inhalt.
        [charles] Zeichnen Sie noch einmal mit den Inhalten der Antworten auf, und exportieren Sie die Sitzung.
       *[file] Exportieren Sie sie noch einmal mit Inhalt, und fügen Sie sie ein. Chrome und Edge: „HAR exportieren (mit vertraulichen Daten)“; Firefox: „Alles als HAR speichern“, nachdem die Seite geladen ist; Safari: „Exportieren“, wenn der Tab „Netzwerk“ beim Laden der Seite offen war.
      }

not-requested = Der Text des Ad-Tags { phrase-of } zeigt keinen Fehler{ phrase-where }; es wurde nicht angefordert.
    .next-step = Diagnostizieren Sie mit Anfragen oder fügen Sie die Antwort des Ad-Servers ein.

tag-copied = { LENGTH($character) ->
    [0] Der Text des Ad-Tags { phrase-of } ist so für keinen Player brauchbar: Er wurde beim Kopieren verändert{ phrase-where }.
   *[other] Das Ad-Tag { phrase-of } hat hinter „{ $behind }“ ein unsichtbares Zeichen ({ $character }){ phrase-where }: Der Ad-Server bekommt einen anderen Wert als den, der zu sehen ist.
  }
    .next-step = { LENGTH($character) ->
        [0] Wenn er so in der Seite oder im Embed steht, setzen Sie dort das reparierte Tag ein; diagnostizieren Sie dann mit Anfragen.
       *[other] Tippen Sie diesen Wert dort neu, wo das Ad-Tag steht, oder setzen Sie dort das reparierte Tag ein.
      }

playlist-plays = { phrase-response } ist eine VMAP-Playlist mit { $breaks ->
    [one] 1 Werbepause
   *[other] { $breaks } Werbepausen
  }{ phrase-where }{ $filled ->
    [all] ; ihre Anzeigen laufen.
    [some] ; in einigen davon laufen Anzeigen.
   *[none] .
  }
    .next-step = { $filled ->
        [all] Sie müssen nichts tun.
       *[none] Diagnostizieren Sie das Ad-Tag einer Werbepause, die keine Anzeige zeigt.
      }

ad-skipped = { phrase-ad } ist gelaufen, und der Zuschauer hat sie übersprungen{ phrase-where }.
    .next-step = Sie müssen nichts tun: Eine Anzeige ohne skipoffset lässt sich nicht überspringen.

plays-with-fault = { phrase-ad-last-host } wird abgespielt, hat aber einen Fehler{ phrase-where }: { $message }
    .next-step = { $remedy }

break-not-played = Die Werbepause „{ $adBreak }“ (timeOffset="{ $offset }") wird nicht abgespielt.

ad-not-played = Anzeige { $ad } wird nicht abgespielt.

hosted-ad-plays = Die gehostete Anzeige ist konvertiert und müsste laufen{ phrase-where }; ihr Video wurde nicht angefordert.
    .next-step = Sie müssen nichts tun.

ad-plays = { $file ->
    [responded] { phrase-ad } läuft{ $seconds ->
        [0] {""}
       *[other] {" "}{ phrase-seconds } lang
      }{ $type ->
        [linear] {""}
       *[non-linear] {" "}als Overlay
      }{ phrase-where }.
   *[other] { $type ->
        [non-linear] { phrase-ad } müsste laufen{ $seconds ->
            [0] {""}
           *[other] {" "}{ phrase-seconds } lang
          } als Overlay{ phrase-where }; ihr Bild wurde nicht angefordert.
       *[linear] { $file ->
            [unreadable] { phrase-ad } müsste laufen{ $seconds ->
                [0] {""}
               *[other] {" "}{ phrase-seconds } lang
              }{ phrase-where }; für ihre Mediendatei auf { $mediaHost } war keine Antwort lesbar.
           *[other] { phrase-ad } müsste laufen{ $seconds ->
                [0] {""}
               *[other] {" "}{ phrase-seconds } lang
              }{ phrase-where }; ihre Mediendatei wurde nicht angefordert.
          }
      }
  }
    .next-step = { $isAboutCounts ->
        [yes] { $isRecorded ->
            [yes] In dieser Aufzeichnung ist kein Tracker der Anzeige gescheitert. Fragen Sie beide Seiten, was sie zählen (Anfragen, Antworten oder gestartete Anzeigen), in welcher Zeitzone, und welche Zugriffe sie herausfiltern. Zeichnen Sie dann einen Seitenaufruf der Zuschauer auf, deren Zahlen am stärksten abweichen, nach Gerät, Browser, Werbeblocker und Einwilligung.
           *[other] Die Antwort zeigt keinen Fehler an ihren Trackern. Zeichnen Sie einen Seitenaufruf auf, in dem die Anzeige läuft (HAR), und untersuchen Sie die Aufzeichnung: Sie zeigt, welcher Tracker nicht angefragt oder nicht beantwortet wird. Vergleichen Sie auch Zeitzonen und Filter der beiden Berichte.
          }
       *[other] { $type ->
            [non-linear] { LENGTH($slot) ->
                [0] Ist die Anzeige für einen Preroll, Midroll oder Postroll bestimmt, fordern Sie vom Ad-Server eine lineare Anzeige an: Ein Overlay läuft dort nicht.
               *[other] Sie müssen nichts tun.
              }
           *[linear] { $file ->
                [responded] Sie müssen nichts tun.
               *[other] Läuft die Anzeige nicht, öffnen Sie die URL ihrer Mediendatei in einem Browser: Die Datei fehlt vielleicht.
              }
          }
      }

tag-fault = Ad-Tag{ LENGTH($host) ->
    [0] {""}
   *[other] {" "}von { $host }
  }{ phrase-where }: { $message }
    .next-step = { $remedy }

reason-step = { $reason ->
    [ads-txt] Tragen Sie die Zeile, die die Exchange für diesen Verkäufer angibt, in ads.txt (einer App: app-ads.txt) auf der Domain des Publishers ein, und warten Sie, bis sie neu gelesen wird.
    [child-directed] Wenn der Inhalt nicht für Kinder ist, entfernen Sie aus dem Ad-Tag, was ihn so kennzeichnet; ist er es, dürfen nur Anzeigen für Kinder laufen.
    [consent] Testen Sie mit einem Zuschauer, der zugestimmt hat, und übergeben Sie dem Ad-Server den Consent-String; ohne Einwilligung können nur Kampagnen ohne personenbezogene Daten laufen.
    [traffic] Testen Sie in einem Browser an einem üblichen Anschluss, ohne VPN, Proxy oder Rechenzentrum; ein Server, der Anzeigen anfordert, muss die Adresse und den Browser des Zuschauers übergeben.
    [capped] Nichts ist defekt: Die Kampagne hat ihr Limit erreicht. Um die Anzeige zu sehen, testen Sie mit einem anderen Zuschauer, etwa in einem privaten Fenster, oder später.
    [mismatch] Vergleichen Sie Targeting, Größen und Zeitraum der Kampagne mit dieser Anfrage: mit Ad Unit, Größe, Seite, Gerät und Land.
    [floor] Senken Sie den Mindestpreis dieses Inventars oder finden Sie Nachfrage, die ihn zahlt.
    [location] Testen Sie aus einem Land, in dem die Kampagne läuft, oder bitten Sie den Betreiber des Ad-Servers, sie auf dieses auszurichten.
    [blocked] Prüfen Sie, welche Kategorien und Werbetreibenden für dieses Inventar gesperrt sind: Geben Sie diese frei oder finden Sie andere Nachfrage.
    [targeting] Korrigieren Sie, was Prebid an den Ad-Server sendet: Preisstufen (priceGranularity) in der Währung des Gebots, sodass hb_pb nahe an dessen Preis liegt, und für ein Video den Cache, der hb_uuid gibt.
    [ad-rules] Keine Anzeigenregel gilt für diese Anfrage: Prüfen Sie, ob eine für diesen Anzeigenblock aktiv ist, und senden Sie, wenn die Regeln nach Inhalten gehen, deren ids (cmsid und vid) im Ad-Tag.
    [site] Bitten Sie den Betreiber des Servers, die Domain dieser Seite freizugeben.
    [ended] Was die Adresse nennt, ist dort nicht oder nicht mehr aktiv: Bitten Sie den Betreiber, es zu aktivieren, oder setzen Sie die Kennung von etwas Aktivem in die Adresse ein.
    [credentials] Schreiben Sie den gültigen Schlüssel, das gültige Token oder die gültige Signatur in die Adresse; der Betreiber des Servers hat sie.
    [parameter] Korrigieren Sie den Parameter, den die Antwort nennt, oder ergänzen Sie ihn in der Adresse.
    [limit] Bitten Sie den Betreiber des Servers, sein Limit für Anfragen zu erhöhen, oder fordern Sie seltener Anzeigen an.
    [outage] Wiederholen Sie die Anfrage in einigen Minuten; bleibt es dabei, melden Sie es dem Betreiber des Servers.
    [scheme] Schreiben Sie in der Adresse https:// statt http://: Dieser Port des Servers nimmt nur https an.
    [moved] Ersetzen Sie die Adresse durch die heutige, die der Betreiber des Dienstes hat: Die alte wird nicht mehr bedient.
    [auction] Dies ist die Adresse einer Auktion, die Gebotsanfragen annimmt (OpenRTB, per POST): Geben Sie dem Player ein VAST-Tag, das der Betreiber des Ad-Servers oder der Auktion hat.
    [parked] Unter dieser Domain liefert niemand mehr Anzeigen aus: Entfernen Sie die Adresse, oder fragen Sie das Werbenetzwerk nach der heutigen.
    [verification] Der Dienst, mit dem der Werbetreibende Seiten prüft, hat diese gesperrt: Fragen Sie die Agentur des Werbetreibenden, welche Kategorie oder Seite er sperrt, und bitten Sie sie, das zu lockern oder ein Tag zu verwenden, das nur misst.
    [creative] Bitten Sie den Werbetreibenden um ein Creative, das hier verwendet werden kann, etwa ein MP4 mit H.264 und AAC, und laden Sie es neu hoch.
    [transcoding] Es ist nichts kaputt: Das Creative wird gerade umgewandelt. Sehen Sie in einigen Minuten wieder nach; lassen Sie Creatives vor einer Kampagne im Voraus umwandeln.
    [room] Die Anzeige ist länger als die Unterbrechung: Verlängern Sie diese, oder bitten Sie den Ad-Server um kürzere Anzeigen.
    [commented] Die Anzeige steht in einem Kommentar der Antwort: Lassen Sie sie außerhalb des Kommentars senden.
    [serialized] Das Dokument steht als Zeichenkette in JSON: Lassen Sie es für sich senden, mit dem Typ text/xml.
    [login] Dies ist eine Seite hinter einer Anmeldung, etwa eine Konsole oder eine Vorschau: Kopieren Sie von dort das VAST-Tag.
   *[inventory] Vergleichen Sie die Kennungen in der Adresse (Publisher, Placement, Zone) mit denen, die der Betreiber des Ad-Servers angegeben hat, und lassen Sie sie dort aktivieren.
  }
redirected = { $redirectingHost } leitet die Anfrage an { $redirectedHost } weiter.
    .next-step = Lassen Sie es den Betreiber von { $redirectedHost } beheben; der Betreiber von { $redirectingHost }, das dorthin weiterleitet, weiß, wer das ist.

## Placeholders

macro-equivalent = { $placeholder } als { $macro }
macros-write = Schreiben Sie { $macros }{ LENGTH($placeholders) ->
    [0] {""}
   *[other] ; fügen Sie Ersetzungsregeln für { $placeholders } hinzu
  }.
fix-instead = { $macro } statt { $placeholder }
fix-write = Schreiben Sie { $corrections }.
fix-value-for = { $field } für { $placeholder }
fix-provide = Geben Sie { $values } an.
fix-define = Fügen Sie für { $placeholders } eine Ersetzungsregel oder einen Wert in { $values } hinzu oder entfernen Sie ihn aus dem Ad-Tag.

fix-write-value = Schreiben Sie statt { $placeholders } den Wert, den der Ad-Server vergeben hat.
fix-use-sdk = Lassen Sie { $placeholders } vor der Anfrage von { $sdk } in der App füllen: Nur dieses SDK kennt die Werte. Verwenden Sie für andere Player ein Ad-Tag ohne diese Platzhalter.

viewer-field = { $name ->
    [url] die Adresse der Seite
    [referrer] die Adresse der Seite davor
    [title] den Titel der Seite
    [gdprApplies] die Einwilligung des Zuschauers (ob die DSGVO gilt)
    [tcString] die Einwilligung des Zuschauers (TCF-String)
    [gppString] die Einwilligung des Zuschauers (GPP-String)
    [uspString] die Einwilligung des Zuschauers (US-Privacy-String)
    [coppa] die Einwilligung des Zuschauers (COPPA)
    [ifa] die Werbe-ID des Geräts
    [ip] die IP-Adresse des Zuschauers
    [latLong] den Standort des Zuschauers
   *[other] { $group ->
        [consent] die Einwilligung des Zuschauers
        [page] Daten der Seite
        [player] Daten des Players
        [app] Daten der App
       *[device] Daten des Geräts
      }
  }

## Notes on a verdict

code-step = Das Ad-Tag funktioniert. Der Code darum wurde nur zum Teil beurteilt{ $count ->
    [0] {""}
   *[other] ; nicht beurteilt: { LIST($unjudged) }
  }.{ $startsWithSound ->
    [yes] {" "}Er startet das Video mit Ton, was Browser ohne Klick verweigern: Starten Sie es stumm.
   *[no] {""}
  } Zeigt die Seite keine Anzeige, prüfen Sie dessen Einstellungen, oder fügen Sie eine Aufzeichnung der Seite (HAR) ein.

note-not-requested = Es wurde keine Anfrage gesendet; die Diagnose beruht nur auf dem Text.
note-content-open = Diese Diagnose betrifft die Werbung: Der Inhalt wurde nicht geprüft.
note-assumed = Angenommen: { LENGTH($pageHost) ->
    [0] die Seite ist unbekannt
   *[other] die Seite liegt auf { $pageHost }
  }; { $gdprApplies ->
    [unknown] ob die DSGVO gilt, ist unbekannt
    [yes] die DSGVO gilt
   *[other] die DSGVO gilt nicht
  }; { $hasConsentString ->
    [yes] es gibt einen Consent-String
   *[no] es gibt keinen Consent-String
  }.
note-unfilled = Nur der Player der Seite kennt die Werte von { $placeholders }; die Diagnose hat sie unverändert gelassen.
note-readers = Nur Seiten von { $allowed } dürfen die Antwort von { $host } lesen.

note-about-tag = Der Text enthält { $count } Ad-Tags; diese Diagnose betrifft Tag { $tag }.
note-about-bid = Diese Diagnose betrifft das Gebot unter { $pointer } ({ $bidder }), eines von { $count }.
repaired-step = { LENGTH($tag) ->
    [0] So, wie der Text eingefügt wurde, funktioniert er nicht; die Anzeige läuft nur ohne die Änderungen des Kopierens. Wo er so steht, setzen Sie ihn so ein, wie er vor dem Kopieren war.
   *[other] So, wie das Ad-Tag eingefügt wurde, funktioniert es nicht. Wo es so steht, setzen Sie dieses reparierte ein: { $tag }
  }

note-copied = { $change ->
    [terminal-colors] Die Farbcodes eines Terminals wurden aus dem Text entfernt.
    [xml-viewer] Die Worte und Zeichen der XML-Ansicht eines Browsers wurden entfernt.
    [mail-quote] Die Zeichen einer zitierten E-Mail am Anfang der Zeilen wurden entfernt.
    [line-numbers] Zeilennummern wurden entfernt.
    [code-block] Die Zeichen eines Codeblocks wurden entfernt.
    [formula] Die Formel einer Tabellenkalkulation um das Ad-Tag wurde entfernt.
    [mail-encoded] Der Text war wie im Quelltext einer E-Mail kodiert (=3D) und wurde dekodiert.
    [html-escaped] Der Text war als HTML maskiert (&lt;) und wurde dekodiert.
    [script-escaped] Der Text war wie in einem Skript mit Backslashes maskiert und wurde dekodiert.
    [percent-encoded] Der Text war als Ganzes prozentkodiert und wurde dekodiert.
    [scheme-twice] Das Schema vor dem Ad-Tag war doppelt oder beschädigt und wurde korrigiert.
    [base64] Der Text war in Base64 kodiert und wurde dekodiert.
    [quotes] Anführungszeichen oder Klammern um das Ad-Tag wurden entfernt. Entfernen Sie sie auch dort, wo das Tag steht.
    [table-cell] Die Anführungszeichen einer Tabellenzelle wurden entfernt.
    [typography] Anführungszeichen oder Leerzeichen einer Textverarbeitung wurden durch einfache ersetzt.
    [invisible-characters] Unsichtbare Zeichen wurden entfernt.
    [rewritten-link] Links, die ein Mailprogramm oder eine Website umgeschrieben hatte, wurden durch ihre Ziele ersetzt.
    [look-alikes] Zeichen, die nur wie die gewöhnlichen aussehen, etwa – für -, × für x, ＆ für & oder typografische Anführungszeichen um einen Wert, wurden ersetzt.
    [line-breaks] Zeilen wurden zu einem Ad-Tag verbunden.
    [stray-blanks] Leerzeichen im Ad-Tag wurden entfernt.
    [text-around] Der Text davor und danach wurde weggelassen. Wenn der Server ihn gesendet hat, ist seine Antwort fehlerhaft.
    [text-behind] Der Text hinter dem Ad-Tag wurde weggelassen. Gehört er zum Tag, schreiben Sie %20 anstelle des Leerzeichens.
   *[cut-off] Ein Teil des Ad-Tags fehlt vielleicht: Es enthält Punkte oder endet dort, wo Formulare und Datenbanken Texte abschneiden. Kopieren Sie es erneut aus der Quelle.
  }

## Owners

owner-publisher = Publisher
owner-ad-server = Ad-Server
owner-network = Werbenetzwerk
owner-advertiser = Werbekunde
owner-browser = Browser
owner-consent = Einwilligung des Nutzers
owner-nobody = Niemand
owner-unknown = Nicht bekannt

## Report of a case

report-title = Werbefall
report-owner = Zuständig
report-next-step = Nächster Schritt
report-viewer = Nutzer
report-tags = Ad-Tags
report-expanded-to = Angeforderte URL
report-placeholders = Platzhalter
report-requests = Anfragen
report-responses = Antworten
report-findings = Befunde
report-input = Eingabe
report-none = Keine
report-field = Feld
report-value = Wert
report-status = Status
report-time = Zeit
report-root = Wurzelelement
report-result = Ergebnis
report-redacted = Consent-Strings, Kennungen, Cookies und Zugangsdaten sind durch Platzhalter derselben Form ersetzt.

## Error codes

code-vast-100 = Die Antwort des Ad-Servers ist kein wohlgeformtes XML (VAST-Fehler 100).
    .next-step = Lassen Sie den Ad-Server das Dokument korrigieren; meist ist eine URL mit & außerhalb von CDATA die Ursache.
code-vast-101 = Die Antwort ist XML, das nicht dem VAST-Schema folgt (VAST-Fehler 101).
    .next-step = Lassen Sie den Ad-Server das fehlende Element ergänzen oder das falsch platzierte verschieben.
code-vast-102 = Die Antwort hat eine VAST-Version, die der Player nicht liest (VAST-Fehler 102).
    .next-step = Lassen Sie den Ad-Server VAST 2 bis 4 senden.
code-vast-200 = Die Anzeige ist von einem Typ, den der Player nicht erwartet oder nicht zeigen kann (VAST-Fehler 200).
    .next-step = Prüfen Sie im Ad-Server, welche Creatives für diese Ad-Unit gebucht sind.
code-vast-201 = Für einen Overlay-Slot kam eine lineare Anzeige oder umgekehrt (VAST-Fehler 201).
    .next-step = Buchen Sie den Anzeigentyp, den der Slot zeigt.
code-vast-202 = Die Anzeige hat eine andere Dauer als erwartet (VAST-Fehler 202).
    .next-step = Setzen Sie die Dauer in VAST auf die der Mediendatei.
code-vast-203 = Die Anzeige hat eine andere Größe als erwartet (VAST-Fehler 203).
    .next-step = Buchen Sie Creatives in der Größe des Slots.
code-vast-204 = In der Antwort fehlt die Anzeigenkategorie, die der Player verlangt (VAST-Fehler 204).
    .next-step = Lassen Sie den Ad-Server die Kategorie der Anzeige senden.
code-vast-205 = Ein Wrapper blockiert die Kategorie der Anzeige (VAST-Fehler 205).
    .next-step = Bitten Sie um eine Anzeige einer anderen Kategorie oder entfernen Sie die Sperre aus dem Wrapper.
code-vast-206 = Die Werbepause wurde gekürzt, daher wurde die Anzeige nicht gezeigt (VAST-Fehler 206).
    .next-step = Kürzen Sie den Pod oder verlängern Sie die Werbepause.
code-vast-300 = Ein Wrapper ist fehlerhaft (VAST-Fehler 300).
    .next-step = Bitten Sie das Netzwerk des Wrappers, seine Ad-Tag-URL zu prüfen.
code-vast-301 = Die Antwort eines Ad-Servers war nicht brauchbar: Sie kam nicht rechtzeitig, war ein HTTP-Fehler wie 404 oder wurde von CORS oder der Content Security Policy der Seite blockiert (VAST-Fehler 301).
    .next-step = Diagnostizieren Sie das Ad-Tag; in der Seite nennt `reason` des Events `aderror` den Grund.
code-vast-302 = Die Kette hat zu viele Wrapper oder führt im Kreis (VAST-Fehler 302).
    .next-step = Bitten Sie den Ad-Server um eine Kampagne mit weniger Resellern.
code-vast-303 = Der Ad-Server hat keine Anzeige, oder seine Wrapper führen zu keiner (VAST-Fehler 303).
    .next-step = Prüfen Sie im Ad-Server, ob eine aktive Kampagne auf diese Ad-Unit ausgerichtet ist; fragen Sie bei einem Wrapper dessen Netzwerk, warum es nicht füllt.
code-vast-304 = Die Anzeige konnte nicht innerhalb ihres Zeitlimits gezeigt werden (VAST-Fehler 304).
    .next-step = Bitten Sie das Netzwerk um ein leichteres Creative.
code-vast-400 = Die lineare Anzeige konnte nicht abgespielt werden (VAST-Fehler 400).
    .next-step = Öffnen Sie die Mediendatei der Anzeige in einem Browser, und melden Sie den Fehler dem Netzwerk.
code-vast-401 = Die Mediendatei der Anzeige wurde nicht gefunden (VAST-Fehler 401).
    .next-step = Bitten Sie das Netzwerk, die Adresse der Mediendatei zu korrigieren.
code-vast-402 = Die Mediendatei der Anzeige wurde nicht rechtzeitig geladen (VAST-Fehler 402).
    .next-step = Bitten Sie das Netzwerk um eine kleinere Mediendatei auf einem schnelleren Server.
code-vast-403 = Die Anzeige hat keine Mediendatei, die der Player unterstützt (VAST-Fehler 403).
    .next-step = Bitten Sie den Werbekunden um das Creative als MP4 (H.264 und AAC).
code-vast-405 = Die Mediendatei der Anzeige konnte nicht gezeigt werden (VAST-Fehler 405).
    .next-step = Bitten Sie den Werbekunden, die Mediendatei neu als MP4 (H.264 und AAC) zu kodieren.
code-vast-406 = Der Anzeige fehlt die verlangte Mezzanine-Datei (VAST-Fehler 406).
    .next-step = Bitten Sie das Netzwerk, die Mezzanine-Datei hinzuzufügen.
code-vast-407 = Die Mezzanine-Datei wird zum ersten Mal geladen, daher wird die Anzeige noch nicht gezeigt (VAST-Fehler 407).
    .next-step = Fordern Sie die Anzeige später noch einmal an.
code-vast-408 = Der Player hat eine Conditional Ad abgelehnt (VAST-Fehler 408).
    .next-step = Bitten Sie das Netzwerk um eine Anzeige ohne Bedingung.
code-vast-409 = Die interaktive Einheit der Anzeige wurde nicht ausgeführt (VAST-Fehler 409).
    .next-step = Bitten Sie um ein Creative ohne interaktiven Code.
code-vast-410 = Die Verifizierungseinheit der Anzeige wurde nicht ausgeführt (VAST-Fehler 410).
    .next-step = Bitten Sie um ein Creative, das ohne Verifizierungscode läuft.
code-vast-411 = Die Mezzanine-Datei entspricht nicht der Spezifikation (VAST-Fehler 411).
    .next-step = Bitten Sie das Netzwerk, die Mezzanine-Datei zu ersetzen.
code-vast-500 = Das Overlay konnte nicht gezeigt werden (VAST-Fehler 500).
    .next-step = Bitten Sie das Netzwerk um ein statisches Bild als Overlay.
code-vast-501 = Das Overlay ist größer als sein Slot (VAST-Fehler 501).
    .next-step = Buchen Sie ein kleineres Overlay oder erhöhen Sie max_width und max_height des Slots.
code-vast-502 = Die Ressource des Overlays konnte nicht geladen werden (VAST-Fehler 502).
    .next-step = Bitten Sie das Netzwerk, die Adresse des Bildes zu korrigieren.
code-vast-503 = Das Overlay hat keine Ressource, die der Player unterstützt (VAST-Fehler 503).
    .next-step = Bitten Sie um das Overlay als statisches Bild.
code-vast-600 = Ein Companion konnte nicht gezeigt werden (VAST-Fehler 600).
    .next-step = Prüfen Sie die Companions des Creatives mit dem Netzwerk.
code-vast-601 = Ein Companion passt nicht in seinen Platz auf der Seite (VAST-Fehler 601).
    .next-step = Geben Sie dem Platz des Companions die Größe des Creatives.
code-vast-602 = Ein verlangter Companion konnte nicht gezeigt werden, daher wurde die Anzeige verworfen (VAST-Fehler 602).
    .next-step = Fügen Sie der Seite einen Platz für den Companion hinzu oder lassen Sie den Ad-Server ihn optional machen.
code-vast-603 = Die Ressource eines Companions konnte nicht geladen werden (VAST-Fehler 603).
    .next-step = Bitten Sie das Netzwerk, die Adresse des Companions zu korrigieren.
code-vast-604 = Ein Companion hat keine Ressource, die der Player unterstützt (VAST-Fehler 604).
    .next-step = Bitten Sie um den Companion als statisches Bild.
code-vast-900 = Die Anzeige ist aus einem Grund fehlgeschlagen, der keinen eigenen Code hat (VAST-Fehler 900).
    .next-step = Diagnostizieren Sie das Ad-Tag selbst, um zu sehen, an welcher Anfrage es scheitert.
code-vast-901 = Der VPAID-Code der Anzeige ist fehlgeschlagen oder wurde nicht ausgeführt (VAST-Fehler 901).
    .next-step = Bitten Sie den Werbekunden um dasselbe Creative als MP4 (H.264 und AAC).
code-vast-902 = Die interaktive Datei der Anzeige ist fehlgeschlagen (VAST-Fehler 902).
    .next-step = Bitten Sie um ein Creative ohne interaktiven Code.
code-ima-1005 = Das IMA SDK konnte die Anzeigen nicht anfordern (Fehler 1005).
    .next-step = Öffnen Sie das Ad-Tag in einem neuen Browser-Tab, und korrigieren Sie, was sich dort zeigt.
code-ima-1007 = Die Antwort enthält weder Medien noch Bild (IMA-Fehler 1007).
    .next-step = Bitten Sie das Netzwerk, dem Creative eine Mediendatei hinzuzufügen.
code-ima-1009 = Der Ad-Server hat mit VAST ohne Anzeige geantwortet (IMA-Fehler 1009).
    .next-step = Prüfen Sie im Ad-Server, ob eine aktive Kampagne auf diese Ad-Unit, Größe, Seite und dieses Land ausgerichtet ist.
code-ima-1010 = Das IMA SDK versteht die Antwort nicht (Fehler 1010).
    .next-step = Lassen Sie den Ad-Server VAST oder VMAP senden.
code-ima-1012 = Der Browser konnte die Anfrage nicht senden oder ihre Antwort nicht lesen (IMA-Fehler 1012).
    .next-step = Testen Sie ohne Adblocker, und prüfen Sie die CORS-Header des Ad-Servers.
code-ima-1013 = Das Ad-Tag ist keine gültige URL (IMA-Fehler 1013).
    .next-step = Kodieren Sie die Parameter des Ad-Tags, und beginnen Sie es mit https://.
code-ima-1014 = Die Protected Audience API des Browsers ist fehlgeschlagen (IMA-Fehler 1014).
    .next-step = Testen Sie in einem anderen Browser, und melden Sie den inneren Fehler dem Ad-Server.
code-ima-1020 = Der Stream mit eingefügten Anzeigen konnte nicht gestartet werden (IMA-Fehler 1020).
    .next-step = Prüfen Sie die IDs des Streams im Ad-Server.
code-ima-1021 = Der Stream und sein Ersatz sind beide fehlgeschlagen (IMA-Fehler 1021).
    .next-step = Prüfen Sie den Stream und seinen Fallback im Ad-Server.
code-ima-1022 = Der Browser unterstützt eine URL der Anzeige nicht (IMA-Fehler 1022).
    .next-step = Verwenden Sie https-URLs im Ad-Tag und in seinen Creatives.
code-ima-1101 = Die Seite hat das IMA SDK mit ungültigen Argumenten aufgerufen (Fehler 1101).
    .next-step = Korrigieren Sie den Aufruf, den der innere Fehler nennt.
code-ima-1204 = Das IMA SDK hat eine fehlerhafte Nachricht von seiner App erhalten (Fehler 1204).
    .next-step = Aktualisieren Sie das IMA SDK der App.
code-ima-1205 = Der Browser ließ die Anzeige ohne Klick nicht starten (IMA-Fehler 1205).
    .next-step = Starten Sie den Player ohne Ton, oder per Klick.
code-ima-1300 = Die CMP hatte noch nicht geantwortet, als die Anzeige angefordert wurde (IMA-Fehler 1300).
    .next-step = Fordern Sie Anzeigen erst nach der Antwort der CMP an.
code-vmap-900 = Die Werbepause ist aus einem Grund fehlgeschlagen, der keinen eigenen Code hat (VMAP-Fehler 900).
    .next-step = Diagnostizieren Sie das Ad-Tag der Unterbrechung selbst.
code-vmap-1000 = Das VMAP-Dokument folgt nicht seinem Schema (VMAP-Fehler 1000).
    .next-step = Lassen Sie den Ad-Server das Dokument korrigieren.
code-vmap-1001 = Die VMAP-Version wird nicht unterstützt (VMAP-Fehler 1001).
    .next-step = Lassen Sie den Ad-Server VMAP 1.0 senden.
code-vmap-1002 = Das VMAP-Dokument konnte nicht gelesen werden (VMAP-Fehler 1002).
    .next-step = Lassen Sie den Ad-Server wohlgeformtes XML senden.
code-vmap-1003 = Eine Werbepause hat einen Typ, den der Player nicht zeigt (VMAP-Fehler 1003).
    .next-step = Verwenden Sie Unterbrechungen vom Typ linear oder nonlinear.
code-vmap-1004 = Die Anzeigen einer Unterbrechung konnten nicht gelesen werden (VMAP-Fehler 1004).
    .next-step = Diagnostizieren Sie das Ad-Tag der Unterbrechung selbst.
code-vmap-1005 = Die Anzeigen einer Unterbrechung haben einen Vorlagentyp, der nicht unterstützt wird (VMAP-Fehler 1005).
    .next-step = Lassen Sie den Ad-Server in der Unterbrechung VAST 2 bis 4 verwenden.
code-vmap-1006 = Das VAST-Dokument in einer Unterbrechung konnte nicht gelesen werden (VMAP-Fehler 1006).
    .next-step = Lassen Sie den Ad-Server das Dokument in VASTAdData korrigieren.
code-vmap-1007 = Der Ad-Server einer Unterbrechung hat nicht rechtzeitig geantwortet (VMAP-Fehler 1007).
    .next-step = Bitten Sie den Betreiber dieses Ad-Servers um schnellere Antworten.
code-vmap-1008 = Die Anfrage für die Anzeigen einer Unterbrechung ist fehlgeschlagen (VMAP-Fehler 1008).
    .next-step = Diagnostizieren Sie das Ad-Tag der Unterbrechung selbst.
code-embed-source-refused = Das Element lehnt die Adresse des Embeds ab, weil ihr Origin nicht erlaubt ist.
    .next-step = Fügen Sie den Origin zu MediaEmbed.allowedSources hinzu oder liefern Sie das JSON vom eigenen Origin aus.
code-embed-network = Das JSON des Embeds konnte nicht angefordert werden.
    .next-step = Prüfen Sie die Verbindung und Access-Control-Allow-Origin des Servers.
code-embed-timeout = Das JSON des Embeds war nach 10 s nicht vollständig.
    .next-step = Liefern Sie das JSON als statische oder gecachte Datei aus.
code-embed-http-status = Der Server hat die Anfrage nach dem Embed abgelehnt.
    .next-step = Prüfen Sie, ob der Embed unter dieser Adresse veröffentlicht ist.
code-embed-content-type = Die Antwort für den Embed ist nicht als JSON deklariert.
    .next-step = Senden Sie den Header Content-Type: application/json.
code-embed-too-large = Das JSON des Embeds ist größer als 2 MB.
    .next-step = Veröffentlichen Sie nur, was der Player braucht.
code-embed-not-json = Der Text des Embeds ist kein JSON.
    .next-step = Fügen Sie das JSON hier ein, um die Zeile des Fehlers zu sehen.
code-embed-not-an-embed = Das JSON des Elements ist kein Embed-Objekt.
    .next-step = Veröffentlichen Sie das Embed-Objekt des Dienstes.
code-embed-no-player = Der Embed nennt keinen gehosteten Player und hat kein Video.
    .next-step = Fordern Sie den Embed mit code_iframe an, oder mit seinem Video oder Livestream.
code-embed-player-refused = Der Origin des gehosteten Players ist nicht erlaubt.
    .next-step = Fügen Sie den Origin zu MediaEmbed.allowedPlayerOrigins hinzu.
code-embed-no-code = Der Embed hat keinen Code für das Format standard.
    .next-step = Fordern Sie den Embed mit dem Feld code an oder verwenden Sie ein anderes Format.
code-embed-not-controllable = Die Seite kann den Player im Format standard nicht steuern.
    .next-step = Verwenden Sie das Format iframe oder player.
code-embed-code-unavailable = Dem Embed fehlt ein Feld, das dieses Codeformat braucht.
    .next-step = Lesen Sie die Ursache des Fehlers, und fordern Sie den Embed mit diesem Feld an.
code-embed-module = Eine Datei des Players konnte nicht geladen werden.
    .next-step = Stellen Sie alle Dateien des Pakets bereit, und rufen Sie dann retry() auf.
code-embed-no-stream = Der Embed nennt keinen Stream, daher laufen weder Inhalt noch Anzeigen.
    .next-step = Setzen Sie streamUrl oder fordern Sie Video oder Livestream mit ihren Adressen an.
code-embed-media-network = Die Medien des Inhalts konnten nicht geladen werden.
    .next-step = Prüfen Sie die Adresse der Medien und ihren CORS-Header.
code-embed-media-decode = Der Browser konnte die Medien des Inhalts nicht dekodieren.
    .next-step = Kodieren Sie die Medien neu.
code-embed-media-unsupported = Der Browser unterstützt keines der Formate des Inhalts.
    .next-step = Stellen Sie HLS oder MP4 mit H.264 und AAC bereit.
code-embed-trusted-types = Die Richtlinie der Seite erlaubt die Trusted-Types-Policy media-embed nicht.
    .next-step = Fügen Sie media-embed zur Direktive trusted-types hinzu.
code-embed-unexpected = Das Element ist mit einem Fehler gescheitert, mit dem sein Code nicht gerechnet hat.
    .next-step = Lesen Sie die Ursache (cause) des Fehlers in der Konsole; besteht der Embed aus einfachen Daten, melden Sie sie als Fehler der Bibliothek.
code-browser-blocked-by-client = Eine Erweiterung des Browsers hat die Anfrage{ phrase-to-host } blockiert, wie es Adblocker tun.
    .next-step = Testen Sie in einem Browser ohne Adblocker und Trackingschutz.
code-browser-blocked-by-protection = Der Trackingschutz des Browsers hat die Anfrage{ phrase-to-host } blockiert.
    .next-step = Schalten Sie den Schutz für diese Website aus (in Firefox am Schild in der Adressleiste) und testen Sie noch einmal: Wer ihn hat, sieht keine Anzeige.
code-browser-mixed-content = Der Browser oder die App hat eine http-Anfrage{ phrase-to-host } abgelehnt, weil eine https-Seite oder die Einstellungen der App nur https erlauben.
    .next-step = Verwenden Sie https im Ad-Tag und in allem, wozu es führt.
code-browser-media-mixed-content = Die Anfrage{ phrase-to-host } nach einer Mediendatei hat eine http-Adresse, die die https-Seite oder die Einstellungen der App nicht erlauben.
    .next-step = Gehört die Datei zu einer Anzeige, bitten Sie das Netzwerk oder den Werbekunden um eine Mediendatei mit https://. Ist sie das Video der Seite, korrigieren Sie ihre Adresse.
code-browser-cors = Der Browser darf die Antwort auf die Anfrage{ phrase-to-host } nicht lesen, weil ihr der CORS-Header für die Seite fehlt.
    .next-step = Lassen Sie den Ad-Server Access-Control-Allow-Origin mit dem Origin der Seite und Access-Control-Allow-Credentials: true senden.
code-browser-opaque-origin = Der Browser darf die Antwort auf die Anfrage{ phrase-to-host } nicht lesen, weil die Seite den Origin „null“ hat: Ihr Frame hat eine Sandbox ohne allow-same-origin, oder sie ist eine Datei.
    .next-step = Fügen Sie dem Attribut sandbox des Frames allow-same-origin hinzu, oder liefern Sie die Seite von einem Webserver aus.
code-browser-cors-several = Der Browser darf die Antwort auf die Anfrage{ phrase-to-host } nicht lesen, weil sie den CORS-Header Access-Control-Allow-Origin zweimal oder mit mehreren Werten hat.
    .next-step = Lassen Sie den Betreiber des Servers Access-Control-Allow-Origin einmal senden: Oft ergänzen ihn die Anwendung und der Server oder das CDN davor beide.
code-browser-cors-wildcard = Der Browser darf die Antwort auf die Anfrage{ phrase-to-host } nicht lesen, weil eine Anfrage mit Cookies den Origin * nicht akzeptiert.
    .next-step = Lassen Sie den Ad-Server den Origin der Seite in Access-Control-Allow-Origin senden, zusammen mit Access-Control-Allow-Credentials: true oder senden Sie die Anfrage ohne Cookies.
code-browser-response-broken = Der Browser konnte die Antwort auf die Anfrage{ phrase-to-host } nicht verwenden: Ihre Kodierung, ihre Länge, ihr Protokoll oder ihre Weiterleitungen sind falsch.
    .next-step = Bitten Sie den Betreiber des Ad-Servers, die Antwort zu korrigieren.
code-browser-media-failed = { LENGTH($detail) ->
    [0] Die Anfrage{ phrase-to-host } nach einem Video oder dessen Manifest ist gescheitert: Es fehlt, wird verweigert, oder Browser spielen sein Format nicht ab.
   *[other] Die Anfrage{ phrase-to-host } nach { $detail } ist gescheitert: Das ist der Stream des Inhalts und keine Anzeige.
  }
    .next-step = { LENGTH($detail) ->
        [0] Ist es das Video der Seite, korrigieren Sie dessen Adresse, Server oder Format; ist es das einer Anzeige, diagnostizieren Sie das Ad-Tag.
       *[other] Korrigieren Sie die Adresse des Streams, oder lassen Sie ihn von seinem Server ausliefern. Fügt ein Server die Anzeigen in diesen Stream ein, fragen Sie dessen Betreiber; für alle anderen Anzeigen diagnostizieren Sie das Ad-Tag.
      }
code-browser-plugin-late = Das Werbe-Plugin des Players wurde zu spät gestartet und hat den Beginn des Videos samt Preroll verpasst.
    .next-step = Starten Sie das Werbe-Plugin im selben Task wie den Player, bevor die Quelle geladen wird.
code-browser-sdk-missing = Das IMA SDK war noch nicht da, als das Werbe-Plugin des Players startete, deshalb wurde keine Anzeige angefordert.
    .next-step = Laden Sie https://imasdk.googleapis.com/js/sdkloader/ima3.js vor dem Plugin. Wenn die Seite das tut, prüfen Sie, ob ein Adblocker oder eine Richtlinie es aufhält.
code-browser-container-missing = Das Element für die Anzeigen, das die Seite dem IMA SDK übergibt, ist beim Start des SDK nicht vorhanden, deshalb wurde keine Anzeige angefordert.
    .next-step = Korrigieren Sie die id des Werbecontainers, und starten Sie das Skript erst, wenn das Element in der Seite ist.
code-browser-cache-missing = Prebid hat ein Gebot verworfen, das sein VAST nur als Text hat, weil kein Cache eingestellt ist.
    .next-step = Setzen Sie cache.url in der Konfiguration von Prebid oder cache.useLocal, wenn der Player VAST als Blob annimmt.
code-browser-frame-sandboxed = Die Sandbox des iframe lässt den Player nicht laufen.
    .next-step = Fügen Sie dem Attribut sandbox des iframe allow-scripts und allow-same-origin hinzu (und allow-popups für Klicks auf Werbung), oder entfernen Sie das Attribut.
code-browser-autoplay-refused = Der Browser ließ das Video nicht mit Ton und ohne Klick starten.
    .next-step = Starten Sie den Player ohne Ton, oder per Klick.
code-browser-autoplay-in-frame = Die Seite erlaubt dem iframe des Players nicht, ein Video zu starten.
    .next-step = Ergänzen Sie allow="autoplay" am iframe des Players.
code-browser-private-address = Die Seite hat die Anfrage{ phrase-to-host } an eine Adresse gesendet, die nur aus einem Netzwerk erreichbar ist, etwa die eines Testservers.
    .next-step = Verwenden Sie in der Seite das Ad-Tag des öffentlichen Ad-Servers.
code-browser-cache-refused = Der Cache von Prebid{ phrase-to-host } hat das VAST des Gebots nicht gespeichert, sodass der Ad-Server es nicht ausliefern kann.
    .next-step = Prüfen Sie die Adresse und die Größengrenze des Caches oder bitten Sie den Bieter um kleineres VAST oder dessen Adresse (vastUrl).
code-browser-cache-expired = Der Cache von Prebid{ phrase-to-host } hat unter dieser Kennung kein VAST: Es ist abgelaufen oder wurde anderswo gespeichert.
    .next-step = Fordern Sie die Anzeige früher nach der Auktion an, erhöhen Sie die Lebensdauer im Cache, und verwenden Sie für beides denselben Cache.
code-browser-bidder-unavailable = Ein Bieter des Anzeigenblocks{ phrase-detail } ist nicht im Build von Prebid enthalten, oder sein Adapter unterstützt kein Video; daher wurde er nicht um ein Gebot gebeten.
    .next-step = Bauen Sie Prebid mit einem Adapter dieses Bieters, der Video unterstützt, oder verwenden Sie für den Anzeigenblock einen anderen Bieter.
code-browser-clock-wrong = Die Anfrage{ phrase-to-host } ist fehlgeschlagen, weil das Zertifikat des Servers nach der Uhr des Geräts noch nicht gültig ist.
    .next-step = Stellen Sie Datum und Uhrzeit des Geräts, und testen Sie noch einmal; wenn sie stimmen, fragen Sie den Betreiber des Ad-Servers nach dem Zertifikat.
code-browser-not-transcoded = Der Server, der die Anzeigen einfügt, hat eine Anzeige übersprungen, weil er ihr neues Werbemittel noch nicht transkodiert hat.
    .next-step = Warten Sie einige Minuten: Spätere Werbeblöcke haben die Anzeige. Fordern Sie Anzeigen bei Kampagnen mit neuen Werbemitteln vor dem Werbeblock an (Prefetch).
code-browser-break-shortened = Der Server, der die Anzeigen einfügt, hat eine Anzeige übersprungen, weil der Werbeblock früher endete oder zu wenig davon gefüllt werden konnte.
    .next-step = Ist das selten, ist nichts kaputt; sonst prüfen Sie die Marken der Werbeblöcke im Stream und den Schwellenwert der Personalisierung.
code-browser-insertion-off = Der Server, der die Anzeigen einfügt, kann keine einfügen: Seine Konfiguration, seine Sitzung oder der Host des Ad-Servers wird nicht akzeptiert.
    .next-step = Prüfen Sie die Konfiguration des Servers, der die Anzeigen einfügt: sein Transkodierungsprofil, die Parameter der Sitzung und die Adresse des Ad-Servers.
code-browser-preflight = Die Seite sendet { LENGTH($detail) ->
    [0] ihre Anfrage{ phrase-to-host } mit etwas
   *[other] { $detail } mit ihrer Anfrage{ phrase-to-host }, einen Header oder eine Methode
  }, was der Server zuerst erlauben muss (Preflight), und er erlaubt es nicht.
    .next-step = Lassen Sie die Seite die Anzeige mit einem einfachen GET und ohne { LENGTH($detail) ->
        [0] eigene Header
       *[other] { $detail }
      } anfordern; Ad-Server erwarten keinen Preflight. Oder lassen Sie den Server es in seiner Antwort auf OPTIONS erlauben.
code-browser-csp = Die Content Security Policy der Seite hat die Anfrage{ phrase-to-host } blockiert.
    .next-step = { LENGTH($detail) ->
        [0] Fügen Sie den Host zu connect-src hinzu, und die der Medien und Tracker zu media-src und img-src.
       *[other] Fügen Sie den Host in der Content Security Policy der Seite zu { $detail } hinzu.
      }
code-browser-timed-out = Die Anfrage{ phrase-to-host } erhielt nicht rechtzeitig eine Antwort.
    .next-step = Bitten Sie den Betreiber des Ad-Servers um schnellere Antworten.
code-browser-name-not-resolved = Die Anfrage{ phrase-to-host } ist fehlgeschlagen, weil es den Host nicht gibt.
    .next-step = Korrigieren Sie den Host des Ad-Tags.
code-browser-connection-failed = Die Anfrage{ phrase-to-host } ist fehlgeschlagen, weil der Server die Verbindung nicht angenommen hat.
    .next-step = Fragen Sie den Betreiber des Ad-Servers, ob er läuft.
code-browser-upgrade-failed = Die Anfrage{ phrase-to-host } ist fehlgeschlagen: Ihre Adresse hat http, der Browser hat sie wie die Seite mit https gesendet, und der Server hat kein funktionierendes https.
    .next-step = Lassen Sie die Datei mit https ausliefern, von einem Server, der es unterstützt.
code-browser-certificate-invalid = Die Anfrage{ phrase-to-host } ist fehlgeschlagen, weil der Server ein ungültiges Zertifikat hat.
    .next-step = Prüfen Sie, ob die Uhr des Nutzers stimmt; wenn ja, bitten Sie den Betreiber des Ad-Servers, sein Zertifikat zu erneuern.
code-browser-proxy-certificate = Ein Proxy des Netzes oder ein Programm auf dem Gerät hat die Anfrage{ phrase-to-host } mit einem eigenen Zertifikat beantwortet, dem das Werkzeug nicht vertraut.
    .next-step = Testen Sie aus einem Netz ohne diesen Proxy, oder geben Sie dem Werkzeug das Stammzertifikat des Proxys (curl: --cacert, Node: NODE_EXTRA_CA_CERTS). Am Server liegt es nicht, soweit dies zeigt.
code-browser-proxy-failed = Die Anfrage{ phrase-to-host } ist am Proxy des Netzes gescheitert.
    .next-step = Testen Sie ohne den Proxy oder bitten Sie seinen Administrator, den Ad-Server durchzulassen.
code-browser-proxy-untrusted = Der Client vertraut dem Zertifikat des Proxys nicht, der seine Anfragen aufzeichnet; die Anfrage{ phrase-to-host } ist nur an der Aufzeichnung gescheitert.
    .next-step = Installieren Sie das Stammzertifikat des Proxys auf dem Gerät, stufen Sie es als vertrauenswürdig ein (in einer Android-App: in der Netzwerksicherheitskonfiguration eines Debug-Builds), und zeichnen Sie noch einmal auf. Wenn die App nur bestimmte Zertifikate annimmt (Pinning), nehmen Sie ihre Hosts von der Aufzeichnung aus. Am Server liegt es nicht.
code-browser-resolver-failed = Die Anfrage{ phrase-to-host } ist fehlgeschlagen, weil kein Nameserver geantwortet hat.
    .next-step = Prüfen Sie die Verbindung und den DNS-Server des Geräts; wenn andere Hosts gefunden werden, fragen Sie den Betreiber des Ad-Servers nach seinen Nameservern.
code-browser-address-filtered = Die Anfrage{ phrase-to-host } ist fehlgeschlagen, weil ein DNS-Filter oder die Hosts-Datei die Adresse des Hosts verbirgt.
    .next-step = Testen Sie in einem anderen Netz oder mit einem anderen DNS-Server. Am Ad-Tag liegt es nicht.
code-browser-offline = Die Anfrage{ phrase-to-host } ist fehlgeschlagen, weil der Browser offline war.
    .next-step = Testen Sie noch einmal mit Verbindung.
code-browser-plugin-missing = Das Werbe-Plugin des Players ist nicht geladen, deshalb wurde keine Anzeige angefordert.
    .next-step = Laden Sie das Skript des Werbe-Plugins nach dem des Players und vor seiner Verwendung, in einer Version, die zum Player passt.
code-browser-ima-plugin-missing = Der Player hat keine Funktion ima: Sein Plugin videojs-ima ist nicht geladen, deshalb wurde keine Anzeige angefordert.
    .next-step = Laden Sie ima3.js des IMA SDK, videojs-contrib-ads und videojs-ima in dieser Reihenfolge, nach Video.js und vor diesem Aufruf.
code-browser-request-canceled = Die Seite hat die Anfrage{ phrase-to-host } abgebrochen, bevor es eine Antwort gab.
    .next-step = Zeichnen Sie noch einmal auf und bleiben Sie auf der Seite. Wird sie wieder abgebrochen, suchen Sie, was sie beendet: ein neuer Start des Players, eine Zeitgrenze oder eine Erweiterung.
code-browser-play-interrupted = Der Start des Videos wurde durch eine Pause oder eine andere Quelle unterbrochen, deshalb sind Anzeige oder Inhalt vielleicht nicht gestartet.
    .next-step = Lassen Sie nur ein Skript den Player starten: Die Seite soll das Promise von play() und das Ende der Anzeige abwarten, bevor sie pausiert oder die Quelle wechselt. Wenn die Anzeige läuft, ist nichts defekt.
code-browser-player-size = Prebid hat die Playergröße des Anzeigenblocks entfernt, weil sie die falsche Form hat, deshalb lehnen Bieter die Anfrage vielleicht ab.
    .next-step = Schreiben Sie mediaTypes.video.playerSize als [[640, 480]] oder [640, 480].
code-browser-status-missing = Der Server kennt die Adresse der Anfrage{ phrase-to-host } nicht oder nimmt ihre Parameter nicht an (Status wie 404 oder 400).
    .next-step = Ist es die Adresse des Ad-Tags, vergleichen Sie Pfad und Parameter mit denen, die der Ad-Server vergeben hat; führt ein Wrapper dorthin, fragen Sie dessen Netzwerk.
code-browser-stream-unknown = Der Server, der die Anzeigen einfügt, kennt den Stream der Anfrage{ phrase-to-host } nicht{ phrase-detail }; daher erhielt der Player keinen Stream mit Anzeigen.
    .next-step = Vergleichen Sie die Kennungen des Streams (bei einem Video Inhaltsquelle und Video, bei einem Livestream seinen Asset-Key) mit denen im Konto dieses Servers, und prüfen Sie, ob das Video dort aufgenommen wurde oder der Livestream aktiv ist.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-embedder-policy = Die Cross-Origin-Embedder-Policy der Seite lässt die Antwort auf die Anfrage{ phrase-to-host } nicht zu, der ein Header fehlt, der andere Websites erlaubt.
    .next-step = Verzichten Sie auf Seiten mit Werbung auf Cross-Origin-Embedder-Policy, oder senden Sie sie mit credentialless: Ad-Server und die Hosts ihrer Dateien senden fast nie Cross-Origin-Resource-Policy.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-frame-refused = { LENGTH($host) ->
    [0] Die Seite im Frame
   *[other] Die Seite von { $host }
  } lässt sich von anderen Websites nicht in einem Frame zeigen (X-Frame-Options oder frame-ancestors).
    .next-step = Verwenden Sie den Embed-Code dieser Website, dessen Adresse eine andere ist als die der Seite für Zuschauer; ist dies ihr Embed-Code, bitten Sie ihren Betreiber, Ihre Website in frame-ancestors zu erlauben.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-service-worker = Der Service Worker der Seite hat die Anfrage{ phrase-to-host } übernommen und keine Antwort darauf gegeben.
    .next-step = Lassen Sie den Service Worker Anfragen an andere Hosts nicht anfassen: Verlassen Sie seinen Listener für fetch ohne respondWith().
code-browser-autoplay-policy = Der Header Permissions-Policy der Seite verbietet Autoplay, auch in ihren Frames, was immer deren Attribut allow sagt.
    .next-step = Entfernen Sie autoplay=() aus dem Header, oder schreiben Sie autoplay=(self "https://player.example") mit dem Origin des Players.
code-browser-sdk-held = Das Consent-Tool der Seite hält das IMA SDK zurück, bis der Zuschauer zustimmt (type="text/plain"), und ein Skript, das es braucht, ist vorher gestartet.
    .next-step = Starten Sie auch das Skript der Werbung erst nach der Einwilligung: Zeichnen Sie es wie das SDK aus, oder starten Sie es beim Ereignis des Consent-Tools.
# Variables:
#   $host (String) - host of the address that a script should set; empty if there is none
code-browser-frame-empty = Der iframe hat in src keine Adresse, die er lädt{ LENGTH($host) ->
    [0] {""}
   *[other] , denn die von { $host } soll erst ein Skript setzen; wo es nicht läuft, bleibt er leer
  }.
    .next-step = Schreiben Sie die Adresse des Players in src. Hat ein Plugin für Lazy Loading sie in ein data-Attribut verschoben, nehmen Sie diesen iframe davon aus: loading="lazy" braucht kein Skript.
code-browser-other-site = Der Browser hat der Seite die Antwort auf die Anfrage{ phrase-to-host } nicht gegeben: Ihr Server hält sie von Seiten anderer Websites fern (Cross-Origin-Resource-Policy), oder ihr Typ ist nicht der von Medien oder Daten.
    .next-step = Lassen Sie den Server Cross-Origin-Resource-Policy: cross-origin oder keinen solchen Header und den richtigen Content-Type senden.
code-browser-status-refused = Der Server hat die Anfrage{ phrase-to-host } abgelehnt (Status wie 401, 403 oder 429).
    .next-step = Fragen Sie den Betreiber des Ad-Servers, ob diese Website, diese Adresse und dieses Land Anzeigen anfordern dürfen und wie oft; hat die Adresse eine Signatur, prüfen Sie, ob sie abgelaufen ist.
code-browser-status-failed = Der Server ist an der Anfrage{ phrase-to-host } gescheitert (Status wie 500 oder 503).
    .next-step = Melden Sie den Status dem Betreiber des Servers.
