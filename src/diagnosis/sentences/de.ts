import type { SentenceTexts } from './core-sentence.js';
import { tagPanels } from './de-tag-panels.js';

export const german: SentenceTexts = {
  '{n} more': '{n} weitere',
  'Brightcove and videojs-contrib-ads': 'Brightcove und videojs-contrib-ads',
  'IAB consent': 'Einwilligung nach IAB',
  'Brightcove Player and videojs-contrib-ads': 'Brightcove Player und videojs-contrib-ads',
  'Brightcove Player and videojs-contrib-ads, with uriEncode':
    'Brightcove Player und videojs-contrib-ads, mit uriEncode',
  'IMA SDK and videojs-ima': 'IMA SDK und videojs-ima',
  'Radiant Media Player and rmp-vast': 'Radiant Media Player und rmp-vast',
  'Correct the brackets.': 'Die Klammern korrigieren.',
  'Write macros in brackets.': 'Makros in Klammern schreiben.',
  'Write the brackets unencoded.': 'Die Klammern nicht kodiert schreiben.',
  'Write the macros in capitals.': 'Die Makros in Großbuchstaben schreiben.',
  'Write the placeholders as macros in brackets.':
    'Die Platzhalter als Makros in Klammern schreiben.',
  'Write the placeholders of {a} as macros in brackets.':
    'Die Platzhalter von {a} als Makros in Klammern schreiben.',
  'Write the placeholders of another system as macros in brackets.':
    'Die Platzhalter eines anderen Systems als Makros in Klammern schreiben.',
  'Correct the names of the macros.': 'Die Namen der Makros korrigieren.',
  'Keep only the URL of the ad tag.': 'Nur die URL des Ad-Tags behalten.',
  'Replace the escapes by their characters.': 'Die Escape-Sequenzen durch ihre Zeichen ersetzen.',
  'Decode the ad tag.': 'Das Ad-Tag dekodieren.',
  'Replace the characters by those of a URL.': 'Die Zeichen durch die einer URL ersetzen.',
  'Use the address behind the link.': 'Die Adresse hinter dem Link verwenden.',
  'Start the tag with https://.': 'Das Tag mit https:// beginnen.',
  'Remove the user name and the password.': 'Benutzernamen und Passwort entfernen.',
  'Use https. The ad server must support it.':
    'https verwenden. Der Ad-Server muss es unterstützen.',
  'Replace # by %23.': '# durch %23 ersetzen.',
  'Remove these characters.': 'Diese Zeichen entfernen.',
  'Remove the empty tags.': 'Die leeren Tags entfernen.',
  'Keep the first of each.': 'Jeweils das erste behalten.',
  'Set {list}.': '{list} setzen.',
  'Add a random number.': 'Eine Zufallszahl hinzufügen.',
  'Replace the number by a macro.': 'Die Zahl durch ein Makro ersetzen.',
  'Remove the id.': 'Die ID entfernen.',
  'Remove the rule.': 'Die Regel entfernen.',
  'Keep the first of the rules.': 'Die erste der Regeln behalten.',
  'Use the rule {a}.': 'Die Regel {a} verwenden.',
  'Percent-encode the URL.': 'Die URL prozentkodieren.',
  'Percent-encode cust_params.': 'cust_params prozentkodieren.',
  'Encode cust_params once.': 'cust_params einmal kodieren.',
  'Leave the values to the player.': 'Die Werte dem Player überlassen.',
  'Remove the parameter {a}.': 'Den Parameter {a} entfernen.',
  'Remove the parameters {list}.': 'Die Parameter {list} entfernen.',
  'Remove the element, which is not used.': 'Das Element entfernen, das nicht verwendet wird.',
  'Remove the value, which is not used.': 'Den Wert entfernen, der nicht verwendet wird.',
  'Set the value to {a}.': 'Den Wert auf {a} setzen.',
  'Use the nearest allowed value.': 'Den nächsten zulässigen Wert verwenden.',
  'Set the field to null.': 'Das Feld auf null setzen.',
  'Remove this offset, which is not used.': 'Diesen Abstand entfernen, der nicht verwendet wird.',
  'Remove the live, which is not played.': 'Den Livestream entfernen, der nicht abgespielt wird.',
  'Replace the consent by macros.': 'Die Einwilligung durch Makros ersetzen.',
  'Add {a}.': '{a} hinzufügen.',
  'Add {list} without values, which the player fills.':
    '{list} ohne Werte hinzufügen, die der Player füllt.',
  'Use the path /gampad/live/ads.': 'Den Pfad /gampad/live/ads verwenden.',
  'Remove impl=s.': 'impl=s entfernen.',
  'Remove the parameters without a value.': 'Die Parameter ohne Wert entfernen.',
  'Replace the first & by ?.': 'Das erste & durch ? ersetzen.',
  'Encode the value once.': 'Den Wert einmal kodieren.',
  'Replace the escapes of HTML by their characters.': 'Die HTML-Codes durch ihre Zeichen ersetzen.',
  'Percent-encode these characters.': 'Diese Zeichen prozentkodieren.',
  'Write the percent sign as %25.': 'Das Prozentzeichen als %25 schreiben.',
  'Write {a}.': '{a} schreiben.',
  'Write &amp; for the ampersand.': '&amp; für das kaufmännische Und schreiben.',
  'Put the text into a CDATA section.': 'Den Text in einen CDATA-Abschnitt setzen.',
  'Write the version as {a}.': 'Die Version als {a} schreiben.',
  'Add version {a}, the lowest with these elements.':
    'Version {a} hinzufügen, die niedrigste mit diesen Elementen.',
  'Remove it.': 'Es entfernen.',
  'Add the type {a}.': 'Den Typ {a} hinzufügen.',
  'Remove the attribute.': 'Das Attribut entfernen.',
  'Remove the text before the document.': 'Den Text vor dem Dokument entfernen.',
  'Declare the prefix.': 'Das Präfix deklarieren.',
  'Write {a} for it.': '{a} dafür schreiben.',
  'Remove the document type.': 'Den Dokumenttyp entfernen.',
  'Write https:// for http://.': 'https:// statt http:// schreiben.',
  'Remove the second one.': 'Das zweite entfernen.',
  'Its bitrate of {n} kbit/s exceeds {m} kbit/s.':
    'Ihre Bitrate von {n} kbit/s überschreitet {m} kbit/s.',
  'All files exceed {n} kbit/s, and the chosen file has a lower bitrate.':
    'Alle Dateien überschreiten {n} kbit/s, und die ausgewählte Datei hat eine niedrigere Bitrate.',
  'The size of the chosen file suits the player of {n} × {m} pixels better.':
    'Die Größe der ausgewählten Datei passt besser zum Player mit {n} × {m} Pixeln.',
  'The chosen file suits the player equally well and has a higher bitrate.':
    'Die ausgewählte Datei passt genauso gut zum Player und hat eine höhere Bitrate.',
  'The chosen file suits the player equally well and comes first.':
    'Die ausgewählte Datei passt genauso gut zum Player und steht weiter vorn.',
  'It is the only file that plays within {n} kbit/s.':
    'Nur diese Datei ist innerhalb von {n} kbit/s abspielbar.',
  'All files exceed {n} kbit/s, and it has the lowest bitrate.':
    'Alle Dateien überschreiten {n} kbit/s, und diese hat die niedrigste Bitrate.',
  'Its size suits the player of {n} × {m} pixels best.':
    'Ihre Größe passt am besten zum Player mit {n} × {m} Pixeln.',
  'Of the files whose size suits the player best, it has the highest bitrate.':
    'Von den Dateien, deren Größe am besten zum Player passt, hat sie die höchste Bitrate.',
  'It is the first of the files that suit the player best.':
    'Sie ist die erste der Dateien, die am besten zum Player passen.',
  'The player does not run {a} code.': 'Der Player führt keinen Code für {a} aus.',
  'The file has no type, and its URL has no ending that the player knows.':
    'Die Datei hat keinen Typ, und ihre URL hat keine Endung, die der Player kennt.',
  'The browser does not play {a}.': 'Der Browser spielt {a} nicht ab.',
  'It is the only file that plays.': 'Nur diese Datei ist abspielbar.',
  'The ad does not play in this slot.': 'Die Anzeige läuft in diesem Slot nicht.',
  'The ad is an overlay, and the slot is for linear ads.':
    'Die Anzeige ist ein Overlay, und der Slot ist für lineare Anzeigen.',
  'The ad is linear, and the slot is for overlays.':
    'Die Anzeige ist linear, und der Slot ist für Overlays.',
  'The ad has only an interactive unit (VPAID).':
    'Die Anzeige hat nur eine interaktive Einheit (VPAID).',
  'The browser can play none of the media files of the ad.':
    'Der Browser kann keine der Mediendateien der Anzeige abspielen.',
  'The response is VAST 1; versions 2 to 4 are supported.':
    'Die Antwort ist VAST 1; unterstützt werden die Versionen 2 bis 4.',
  'The root element of the response is not <VAST>.':
    'Das Wurzelelement der Antwort ist nicht <VAST>.',
  'The VAST version is not supported; versions 2 to 4 are.':
    'Die VAST-Version wird nicht unterstützt; unterstützt werden 2 bis 4.',
  'The VMAP version is not supported; version 1 is.':
    'Die VMAP-Version wird nicht unterstützt; unterstützt wird 1.',
  'The ad server cannot be reached, or its response has no CORS header.':
    'Der Ad-Server ist nicht erreichbar, oder seiner Antwort fehlt der CORS-Header.',
  'The response has a document type before its root element.':
    'Die Antwort hat einen Dokumenttyp vor ihrem Wurzelelement.',
  'The response is not well-formed XML.': 'Die Antwort ist kein wohlgeformtes XML.',
  'Reading the response needs the Trusted Types policy media-embed, which the page does not allow.':
    'Um die Antwort zu lesen, ist die Trusted-Types-Richtlinie media-embed nötig, die die Seite nicht zulässt.',
  'The response has more than {n} bytes.': 'Die Antwort hat mehr als {n} Byte.',
  'The ad server responded with status {a}.': 'Der Ad-Server hat mit Status {a} geantwortet.',
  'An http URL cannot be requested on an https page.':
    'Eine http-URL kann auf einer https-Seite nicht angefordert werden.',
  'The page does not show a required companion.':
    'Die Seite zeigt eine erforderliche Companion-Anzeige nicht.',
  'The media file responded with status {a}.': 'Die Mediendatei hat mit Status {a} geantwortet.',
  'The media file is {a}, not media.': 'Die Mediendatei ist {a}, also kein Medium.',
  'The media file is http, and the page is https.':
    'Die Mediendatei ist http, und die Seite ist https.',
  'The ad failed unexpectedly.': 'Die Anzeige ist unerwartet gescheitert.',
  'The ad server has no ad.': 'Der Ad-Server hat keine Anzeige.',
  'The ad server did not respond in time.': 'Der Ad-Server hat nicht rechtzeitig geantwortet.',
  'The ad tag is not an http(s) URL.': 'Das Ad-Tag ist keine http(s)-URL.',
  'The ad tag leads to more than {n} documents.': 'Das Ad-Tag führt zu mehr als {n} Dokumenten.',
  'A wrapper blocks the category of the ad.': 'Ein Wrapper blockiert die Kategorie der Anzeige.',
  'The ad is within more than {n} wrappers.': 'Die Anzeige liegt in mehr als {n} Wrappern.',
  'The ad tag of the wrapper is not a URL that can be requested.':
    'Das Ad-Tag des Wrappers ist keine URL, die angefordert werden kann.',
  'The wrappers lead in a circle.': 'Die Wrapper führen im Kreis.',
  'The ad has neither a linear nor a non-linear creative.':
    'Die Anzeige hat weder ein lineares noch ein nicht lineares Creative.',
  'The ad has no creative.': 'Die Anzeige hat kein Creative.',
  'The wrapper has no ad tag URL.': 'Der Wrapper hat keine Ad-Tag-URL.',
  'The ad has neither <InLine> nor <Wrapper>.': 'Die Anzeige hat weder <InLine> noch <Wrapper>.',
  'The ad tag of the wrapper is relative, and its document has no URL.':
    'Das Ad-Tag des Wrappers ist relativ, und sein Dokument hat keine URL.',
  'The AdTagURI of an ad break is not an http(s) URL.':
    'Die AdTagURI einer Werbepause ist keine http(s)-URL.',
  'The overlay does not fit into the player.': 'Das Overlay passt nicht in den Player.',
  'The ad has neither a picture nor a text.': 'Die Anzeige hat weder ein Bild noch einen Text.',
  'No time is left to request the ad tag.': 'Für die Anfrage des Ad-Tags bleibt keine Zeit.',
  'The response of the ad server has no CORS header that allows the page to read it.':
    'Der Antwort des Ad-Servers fehlt der CORS-Header, der sie für die Seite lesbar macht.',
  'The request leads to an address in a private network, which was not allowed.':
    'Die Anfrage führt zu einer Adresse in einem privaten Netz, was nicht erlaubt wurde.',
  'The ad server redirects to an address that may not be requested.':
    'Der Ad-Server leitet zu einer Adresse weiter, die nicht angefordert werden darf.',
  'The host name of the ad server cannot be resolved (DNS).':
    'Der Hostname des Ad-Servers kann nicht aufgelöst werden (DNS).',
  'The ad server refused the connection.': 'Der Ad-Server hat die Verbindung abgelehnt.',
  'The certificate of the ad server is not valid, or its TLS handshake failed.':
    'Das Zertifikat des Ad-Servers ist nicht gültig, oder sein TLS-Handshake ist gescheitert.',
  'There is no connection to the ad server.': 'Zum Ad-Server besteht keine Verbindung.',
  'The ad server closed the connection without a response.':
    'Der Ad-Server hat die Verbindung ohne Antwort geschlossen.',
  'The response of the ad server is not valid HTTP.':
    'Die Antwort des Ad-Servers ist kein gültiges HTTP.',
  'The ad server cannot be reached.': 'Der Ad-Server ist nicht erreichbar.',
  'An ad break of the VMAP document has a position (#…) as its timeOffset. Write a time or a percentage: the player has no break positions of its own.':
    'Eine Werbepause des VMAP-Dokuments hat eine Position (#…) als timeOffset. Schreiben Sie eine Zeit oder einen Prozentwert: Der Player hat keine eigenen Positionen für Werbepausen.',
  'An ad break of the VMAP document has no valid timeOffset. Write hh:mm:ss, a percentage up to 100%, start or end.':
    'Eine Werbepause des VMAP-Dokuments hat keinen gültigen timeOffset. Schreiben Sie hh:mm:ss, einen Prozentwert bis 100%, start oder end.',
  'An ad break of the VMAP document is neither linear nor nonlinear. The player shows no display ads.':
    'Eine Werbepause des VMAP-Dokuments ist weder linear noch nonlinear. Der Player zeigt keine Display-Anzeigen.',
  'The templateType of an AdTagURI is not VAST 2, 3 or 4.':
    'Der templateType einer AdTagURI ist nicht VAST 2, 3 oder 4.',
  'CustomAdData is not supported. Use VASTAdData or AdTagURI.':
    'CustomAdData wird nicht unterstützt. Verwenden Sie VASTAdData oder AdTagURI.',
  'An AdSource has neither VASTAdData nor AdTagURI.':
    'Eine AdSource hat weder VASTAdData noch AdTagURI.',
  'The media file of the ad took too long to load.':
    'Die Mediendatei der Anzeige hat zu lange geladen.',
  'The media file of the ad cannot be loaded.':
    'Die Mediendatei der Anzeige kann nicht geladen werden.',
  'The media file of the ad cannot be played.':
    'Die Mediendatei der Anzeige kann nicht abgespielt werden.',
  'The browser does not allow the ad to play.': 'Der Browser erlaubt der Anzeige nicht zu spielen.',
  'The picture of the overlay cannot be loaded.':
    'Das Bild des Overlays kann nicht geladen werden.',
  'The ad is unknown.': 'Die Anzeige ist unbekannt.',
  ...tagPanels,
};
