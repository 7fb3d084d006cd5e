import { vastCodes } from './de-vast-codes.js';
import type { VerdictTexts } from './language-texts.js';

export const codes: VerdictTexts['codes'] = {
  vast: vastCodes,
  ima: {
    1005: [
      'Das IMA SDK konnte die Anzeigen nicht anfordern (Fehler 1005).',
      'Öffnen Sie das Ad-Tag in einem neuen Browser-Tab, und korrigieren Sie, was sich dort zeigt.',
    ],
    1007: [
      'Die Antwort enthält weder Medien noch Bild (IMA-Fehler 1007).',
      'Bitten Sie das Netzwerk, dem Creative eine Mediendatei hinzuzufügen.',
    ],
    1009: [
      'Der Ad-Server hat mit VAST ohne Anzeige geantwortet (IMA-Fehler 1009).',
      'Prüfen Sie im Ad-Server, ob eine aktive Kampagne auf diese Ad-Unit, Größe, Seite und dieses Land ausgerichtet ist.',
    ],
    1010: [
      'Das IMA SDK versteht die Antwort nicht (Fehler 1010).',
      'Lassen Sie den Ad-Server VAST oder VMAP senden.',
    ],
    1012: [
      'Der Browser konnte die Anfrage nicht senden oder ihre Antwort nicht lesen (IMA-Fehler 1012).',
      'Testen Sie ohne Adblocker, und prüfen Sie die CORS-Header des Ad-Servers.',
    ],
    1013: [
      'Das Ad-Tag ist keine gültige URL (IMA-Fehler 1013).',
      'Kodieren Sie die Parameter des Ad-Tags, und beginnen Sie es mit https://.',
    ],
    1014: [
      'Die Protected Audience API des Browsers ist fehlgeschlagen (IMA-Fehler 1014).',
      'Testen Sie in einem anderen Browser, und melden Sie den inneren Fehler dem Ad-Server.',
    ],
    1020: [
      'Der Stream mit eingefügten Anzeigen konnte nicht gestartet werden (IMA-Fehler 1020).',
      'Prüfen Sie die IDs des Streams im Ad-Server.',
    ],
    1021: [
      'Der Stream und sein Ersatz sind beide fehlgeschlagen (IMA-Fehler 1021).',
      'Prüfen Sie den Stream und seinen Fallback im Ad-Server.',
    ],
    1022: [
      'Der Browser unterstützt eine URL der Anzeige nicht (IMA-Fehler 1022).',
      'Verwenden Sie https-URLs im Ad-Tag und in seinen Creatives.',
    ],
    1101: [
      'Die Seite hat das IMA SDK mit ungültigen Argumenten aufgerufen (Fehler 1101).',
      'Korrigieren Sie den Aufruf, den der innere Fehler nennt.',
    ],
    1204: [
      'Das IMA SDK hat eine fehlerhafte Nachricht von seiner App erhalten (Fehler 1204).',
      'Aktualisieren Sie das IMA SDK der App.',
    ],
    1205: [
      'Der Browser ließ die Anzeige ohne Klick nicht starten (IMA-Fehler 1205).',
      'Starten Sie den Player ohne Ton, oder per Klick.',
    ],
    1300: [
      'Die CMP hatte noch nicht geantwortet, als die Anzeige angefordert wurde (IMA-Fehler 1300).',
      'Fordern Sie Anzeigen erst nach der Antwort der CMP an.',
    ],
  },
  vmap: {
    900: [
      'Die Werbeunterbrechung ist aus einem Grund fehlgeschlagen, der keinen eigenen Code hat (VMAP-Fehler 900).',
      'Diagnostizieren Sie das Ad-Tag der Unterbrechung selbst.',
    ],
    1000: [
      'Das VMAP-Dokument folgt nicht seinem Schema (VMAP-Fehler 1000).',
      'Lassen Sie den Ad-Server das Dokument korrigieren.',
    ],
    1001: [
      'Die VMAP-Version wird nicht unterstützt (VMAP-Fehler 1001).',
      'Lassen Sie den Ad-Server VMAP 1.0 senden.',
    ],
    1002: [
      'Das VMAP-Dokument konnte nicht gelesen werden (VMAP-Fehler 1002).',
      'Lassen Sie den Ad-Server wohlgeformtes XML senden.',
    ],
    1003: [
      'Eine Werbeunterbrechung hat einen Typ, den der Player nicht zeigt (VMAP-Fehler 1003).',
      'Verwenden Sie Unterbrechungen vom Typ linear oder nonlinear.',
    ],
    1004: [
      'Die Anzeigen einer Unterbrechung konnten nicht gelesen werden (VMAP-Fehler 1004).',
      'Diagnostizieren Sie das Ad-Tag der Unterbrechung selbst.',
    ],
    1005: [
      'Die Anzeigen einer Unterbrechung haben einen Vorlagentyp, der nicht unterstützt wird (VMAP-Fehler 1005).',
      'Lassen Sie den Ad-Server in der Unterbrechung VAST 2 bis 4 verwenden.',
    ],
    1006: [
      'Das VAST-Dokument in einer Unterbrechung konnte nicht gelesen werden (VMAP-Fehler 1006).',
      'Lassen Sie den Ad-Server das Dokument in VASTAdData korrigieren.',
    ],
    1007: [
      'Der Ad-Server einer Unterbrechung hat nicht rechtzeitig geantwortet (VMAP-Fehler 1007).',
      'Bitten Sie den Betreiber dieses Ad-Servers um schnellere Antworten.',
    ],
    1008: [
      'Die Anfrage für die Anzeigen einer Unterbrechung ist fehlgeschlagen (VMAP-Fehler 1008).',
      'Diagnostizieren Sie das Ad-Tag der Unterbrechung selbst.',
    ],
  },
  embed: {
    'source-refused': [
      'Das Element lehnt die Adresse des Embeds ab, weil ihr Origin nicht erlaubt ist.',
      'Fügen Sie den Origin zu MediaEmbed.allowedSources hinzu, oder liefern Sie das JSON vom eigenen Origin aus.',
    ],
    network: [
      'Das JSON des Embeds konnte nicht angefordert werden.',
      'Prüfen Sie die Verbindung und Access-Control-Allow-Origin des Servers.',
    ],
    timeout: [
      'Das JSON des Embeds war nach 10 s nicht vollständig.',
      'Liefern Sie das JSON als statische oder gecachte Datei aus.',
    ],
    'http-status': [
      'Der Server hat die Anfrage nach dem Embed abgelehnt.',
      'Prüfen Sie, ob der Embed unter dieser Adresse veröffentlicht ist.',
    ],
    'content-type': [
      'Die Antwort für den Embed ist nicht als JSON deklariert.',
      'Senden Sie den Header Content-Type: application/json.',
    ],
    'too-large': [
      'Das JSON des Embeds ist größer als 2 MB.',
      'Veröffentlichen Sie nur, was der Player braucht.',
    ],
    'not-json': [
      'Der Text des Embeds ist kein JSON.',
      'Fügen Sie das JSON hier ein, um die Zeile des Fehlers zu sehen.',
    ],
    'not-an-embed': [
      'Das JSON des Elements ist kein Embed-Objekt.',
      'Veröffentlichen Sie das Embed-Objekt des Dienstes.',
    ],
    'no-player': [
      'Der Embed nennt keinen gehosteten Player und hat kein Video.',
      'Fordern Sie den Embed mit code_iframe an, oder mit seinem Video oder Livestream.',
    ],
    'player-refused': [
      'Der Origin des gehosteten Players ist nicht erlaubt.',
      'Fügen Sie den Origin zu MediaEmbed.allowedPlayerOrigins hinzu.',
    ],
    'no-code': [
      'Der Embed hat keinen Code für das Format standard.',
      'Fordern Sie den Embed mit dem Feld code an, oder verwenden Sie ein anderes Format.',
    ],
    'not-controllable': [
      'Die Seite kann den Player im Format standard nicht steuern.',
      'Verwenden Sie das Format iframe oder player.',
    ],
    'code-unavailable': [
      'Dem Embed fehlt ein Feld, das dieses Codeformat braucht.',
      'Lesen Sie die Ursache des Fehlers, und fordern Sie den Embed mit diesem Feld an.',
    ],
    module: [
      'Eine Datei des Players konnte nicht geladen werden.',
      'Stellen Sie alle Dateien des Pakets bereit, und rufen Sie dann retry() auf.',
    ],
    'no-stream': [
      'Der Embed nennt keinen Stream, daher laufen weder Inhalt noch Anzeigen.',
      'Setzen Sie streamUrl, oder fordern Sie Video oder Livestream mit ihren Adressen an.',
    ],
    'media-network': [
      'Die Medien des Inhalts konnten nicht geladen werden.',
      'Prüfen Sie die Adresse der Medien und ihren CORS-Header.',
    ],
    'media-decode': [
      'Der Browser konnte die Medien des Inhalts nicht dekodieren.',
      'Kodieren Sie die Medien neu.',
    ],
    'media-unsupported': [
      'Der Browser unterstützt keines der Formate des Inhalts.',
      'Stellen Sie HLS oder MP4 mit H.264 und AAC bereit.',
    ],
    'trusted-types': [
      'Die Richtlinie der Seite erlaubt die Trusted-Types-Policy media-embed nicht.',
      'Fügen Sie media-embed zur Direktive trusted-types hinzu.',
    ],
  },
  browser: {
    'blocked-by-client': [
      'Eine Erweiterung des Browsers hat die Anfrage{host} blockiert, wie es Adblocker tun.',
      'Testen Sie in einem Browser ohne Adblocker und Trackingschutz.',
    ],
    'mixed-content': [
      'Der Browser hat auf einer https-Seite eine http-Anfrage{host} blockiert.',
      'Verwenden Sie https im Ad-Tag und in allem, wozu es führt.',
    ],
    cors: [
      'Der Browser darf die Antwort auf die Anfrage{host} nicht lesen, weil ihr der CORS-Header für die Seite fehlt.',
      'Lassen Sie den Ad-Server Access-Control-Allow-Origin mit dem Origin der Seite und Access-Control-Allow-Credentials: true senden.',
    ],
    csp: [
      'Die Content Security Policy der Seite hat die Anfrage{host} blockiert.',
      'Fügen Sie den Host zu connect-src hinzu, und die der Medien und Tracker zu media-src und img-src.',
    ],
    'timed-out': [
      'Die Anfrage{host} erhielt nicht rechtzeitig eine Antwort.',
      'Bitten Sie den Betreiber des Ad-Servers um schnellere Antworten.',
    ],
    'name-not-resolved': [
      'Die Anfrage{host} ist fehlgeschlagen, weil es den Host nicht gibt.',
      'Korrigieren Sie den Host des Ad-Tags.',
    ],
    'connection-failed': [
      'Die Anfrage{host} ist fehlgeschlagen, weil der Server die Verbindung nicht angenommen hat.',
      'Fragen Sie den Betreiber des Ad-Servers, ob er läuft.',
    ],
    'certificate-invalid': [
      'Die Anfrage{host} ist fehlgeschlagen, weil der Server ein ungültiges Zertifikat hat.',
      'Bitten Sie den Betreiber des Ad-Servers, sein Zertifikat zu erneuern.',
    ],
    offline: [
      'Die Anfrage{host} ist fehlgeschlagen, weil der Browser offline war.',
      'Testen Sie noch einmal mit Verbindung.',
    ],
  },
};
