import type { VerdictTexts } from './language-texts.js';

export const vastCodes: VerdictTexts['codes']['vast'] = {
  100: [
    'Die Antwort des Ad-Servers ist kein wohlgeformtes XML (VAST-Fehler 100).',
    'Lassen Sie den Ad-Server das Dokument korrigieren; meist ist eine URL mit & außerhalb von CDATA die Ursache.',
  ],
  101: [
    'Die Antwort ist XML, das nicht dem VAST-Schema folgt (VAST-Fehler 101).',
    'Lassen Sie den Ad-Server das fehlende Element ergänzen oder das falsch platzierte verschieben.',
  ],
  102: [
    'Die Antwort hat eine VAST-Version, die der Player nicht liest (VAST-Fehler 102).',
    'Lassen Sie den Ad-Server VAST 2 bis 4 senden.',
  ],
  200: [
    'Die Anzeige ist von einem Typ, den der Player nicht erwartet oder nicht zeigen kann (VAST-Fehler 200).',
    'Prüfen Sie im Ad-Server, welche Creatives für diese Ad-Unit gebucht sind.',
  ],
  201: [
    'Für einen Overlay-Slot kam eine lineare Anzeige, oder umgekehrt (VAST-Fehler 201).',
    'Buchen Sie den Anzeigentyp, den der Slot zeigt.',
  ],
  202: [
    'Die Anzeige hat eine andere Dauer als erwartet (VAST-Fehler 202).',
    'Setzen Sie die Dauer in VAST auf die der Mediendatei.',
  ],
  203: [
    'Die Anzeige hat eine andere Größe als erwartet (VAST-Fehler 203).',
    'Buchen Sie Creatives in der Größe des Slots.',
  ],
  204: [
    'In der Antwort fehlt die Anzeigenkategorie, die der Player verlangt (VAST-Fehler 204).',
    'Lassen Sie den Ad-Server die Kategorie der Anzeige senden.',
  ],
  205: [
    'Ein Wrapper blockiert die Kategorie der Anzeige (VAST-Fehler 205).',
    'Bitten Sie um eine Anzeige einer anderen Kategorie, oder entfernen Sie die Sperre aus dem Wrapper.',
  ],
  206: [
    'Die Werbeunterbrechung wurde gekürzt, daher wurde die Anzeige nicht gezeigt (VAST-Fehler 206).',
    'Kürzen Sie den Pod, oder verlängern Sie die Werbeunterbrechung.',
  ],
  300: [
    'Ein Wrapper ist fehlerhaft (VAST-Fehler 300).',
    'Bitten Sie das Netzwerk des Wrappers, seine Ad-Tag-URL zu prüfen.',
  ],
  301: [
    'Ein Ad-Server hat nicht rechtzeitig geantwortet oder war nicht erreichbar (VAST-Fehler 301).',
    'Diagnostizieren Sie das Ad-Tag, um den langsamen Server der Kette zu finden, und bitten Sie dessen Betreiber um schnellere Antworten.',
  ],
  302: [
    'Die Kette hat zu viele Wrapper oder führt im Kreis (VAST-Fehler 302).',
    'Bitten Sie den Ad-Server um eine Kampagne mit weniger Resellern.',
  ],
  303: [
    'Der Ad-Server hat keine Anzeige, oder seine Wrapper führen zu keiner (VAST-Fehler 303).',
    'Prüfen Sie im Ad-Server, ob eine aktive Kampagne auf diese Ad-Unit ausgerichtet ist; fragen Sie bei einem Wrapper dessen Netzwerk, warum es nicht füllt.',
  ],
  304: [
    'Die Anzeige konnte nicht innerhalb ihres Zeitlimits gezeigt werden (VAST-Fehler 304).',
    'Bitten Sie das Netzwerk um ein leichteres Creative.',
  ],
  400: [
    'Die lineare Anzeige konnte nicht abgespielt werden (VAST-Fehler 400).',
    'Öffnen Sie die Mediendatei der Anzeige in einem Browser, und melden Sie den Fehler dem Netzwerk.',
  ],
  401: [
    'Die Mediendatei der Anzeige wurde nicht gefunden (VAST-Fehler 401).',
    'Bitten Sie das Netzwerk, die Adresse der Mediendatei zu korrigieren.',
  ],
  402: [
    'Die Mediendatei der Anzeige wurde nicht rechtzeitig geladen (VAST-Fehler 402).',
    'Bitten Sie das Netzwerk um eine kleinere Mediendatei auf einem schnelleren Server.',
  ],
  403: [
    'Die Anzeige hat keine Mediendatei, die der Player unterstützt (VAST-Fehler 403).',
    'Bitten Sie um das Creative als MP4 (H.264 und AAC).',
  ],
  405: [
    'Die Mediendatei der Anzeige konnte nicht gezeigt werden (VAST-Fehler 405).',
    'Bitten Sie das Netzwerk, die Mediendatei neu als MP4 (H.264 und AAC) zu kodieren.',
  ],
  406: [
    'Der Anzeige fehlt die verlangte Mezzanine-Datei (VAST-Fehler 406).',
    'Bitten Sie das Netzwerk, die Mezzanine-Datei hinzuzufügen.',
  ],
  407: [
    'Die Mezzanine-Datei wird zum ersten Mal geladen, daher wird die Anzeige noch nicht gezeigt (VAST-Fehler 407).',
    'Fordern Sie die Anzeige später noch einmal an.',
  ],
  408: [
    'Der Player hat eine Conditional Ad abgelehnt (VAST-Fehler 408).',
    'Bitten Sie das Netzwerk um eine Anzeige ohne Bedingung.',
  ],
  409: [
    'Die interaktive Einheit der Anzeige wurde nicht ausgeführt (VAST-Fehler 409).',
    'Bitten Sie um ein Creative ohne interaktiven Code.',
  ],
  410: [
    'Die Verifizierungseinheit der Anzeige wurde nicht ausgeführt (VAST-Fehler 410).',
    'Bitten Sie um ein Creative, das ohne Verifizierungscode läuft.',
  ],
  411: [
    'Die Mezzanine-Datei entspricht nicht der Spezifikation (VAST-Fehler 411).',
    'Bitten Sie das Netzwerk, die Mezzanine-Datei zu ersetzen.',
  ],
  500: [
    'Das Overlay konnte nicht gezeigt werden (VAST-Fehler 500).',
    'Bitten Sie das Netzwerk um ein statisches Bild als Overlay.',
  ],
  501: [
    'Das Overlay ist größer als sein Slot (VAST-Fehler 501).',
    'Buchen Sie ein kleineres Overlay, oder erhöhen Sie max_width und max_height des Slots.',
  ],
  502: [
    'Die Ressource des Overlays konnte nicht geladen werden (VAST-Fehler 502).',
    'Bitten Sie das Netzwerk, die Adresse des Bildes zu korrigieren.',
  ],
  503: [
    'Das Overlay hat keine Ressource, die der Player unterstützt (VAST-Fehler 503).',
    'Bitten Sie um das Overlay als statisches Bild.',
  ],
  600: [
    'Ein Companion konnte nicht gezeigt werden (VAST-Fehler 600).',
    'Prüfen Sie die Companions des Creatives mit dem Netzwerk.',
  ],
  601: [
    'Ein Companion passt nicht in seinen Platz auf der Seite (VAST-Fehler 601).',
    'Geben Sie dem Platz des Companions die Größe des Creatives.',
  ],
  602: [
    'Ein verlangter Companion konnte nicht gezeigt werden, daher wurde die Anzeige verworfen (VAST-Fehler 602).',
    'Fügen Sie der Seite einen Platz für den Companion hinzu, oder lassen Sie den Ad-Server ihn optional machen.',
  ],
  603: [
    'Die Ressource eines Companions konnte nicht geladen werden (VAST-Fehler 603).',
    'Bitten Sie das Netzwerk, die Adresse des Companions zu korrigieren.',
  ],
  604: [
    'Ein Companion hat keine Ressource, die der Player unterstützt (VAST-Fehler 604).',
    'Bitten Sie um den Companion als statisches Bild.',
  ],
  900: [
    'Die Anzeige ist aus einem Grund fehlgeschlagen, der keinen eigenen Code hat (VAST-Fehler 900).',
    'Diagnostizieren Sie das Ad-Tag selbst, um zu sehen, an welcher Anfrage es scheitert.',
  ],
  901: [
    'Der VPAID-Code der Anzeige ist fehlgeschlagen oder wurde nicht ausgeführt (VAST-Fehler 901).',
    'Bitten Sie um dasselbe Creative als MP4 (H.264 und AAC).',
  ],
  902: [
    'Die interaktive Datei der Anzeige ist fehlgeschlagen (VAST-Fehler 902).',
    'Bitten Sie um ein Creative ohne interaktiven Code.',
  ],
};
