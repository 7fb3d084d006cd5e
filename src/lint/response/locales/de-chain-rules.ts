import type { CHAIN_RULES as English } from './en-chain-rules.js';
import type { VastRuleTexts } from './vast-rule-texts.js';

/** Wrappers, ad breaks and requests. */
export const CHAIN_RULES: VastRuleTexts<typeof English> = {
  'wrapper-no-uri': [
    ['{ad} ist ein Wrapper ohne <VASTAdTagURI> (VAST-Fehler 300).'],
    'Bitten Sie den Ad-Server des Wrappers um das Ad-Tag des nächsten.',
  ],
  'wrapper-not-url': [
    ['Das Ad-Tag eines Wrappers ist keine http(s)-URL (VAST-Fehler 300).'],
    'Schreiben Sie eine URL, die mit https:// beginnt.',
  ],
  'wrapper-relative': [
    ['Das Ad-Tag eines Wrappers ist relativ zu seinem Dokument; andere Player lösen es nicht auf.'],
    'Schreiben Sie die ganze URL.',
  ],
  'wrapper-http': [
    [
      'Das Ad-Tag eines Wrappers auf {host} ist http; das blockieren Browser auf einer https-Seite.',
    ],
    'Bitten Sie den Anbieter um das https-Tag.',
  ],
  'wrapper-macro-left': [
    ['Das Ad-Tag eines Wrappers hat {a}; das füllt kein Player.'],
    'Verwenden Sie ein VAST-Makro, oder lassen Sie es den Ad-Server vor der Antwort ersetzen.',
  ],
  'wrapper-macro-in-host': [
    ['Das Ad-Tag eines Wrappers hat {a} im Schema oder Host, wo kein Makro gefüllt wird.'],
    'Ersetzen Sie das Makro durch den wirklichen Host.',
  ],
  'wrapper-no-follow': [
    [
      'Der Wrapper hat {a}: Einem weiteren Wrapper dahinter wird nicht gefolgt.',
      'Der Wrapper hat {a}: Führt er zu keiner Anzeige, ersetzt ihn keine andere.',
    ],
    'Es ist nichts zu tun, außer wenn die Kette hier ohne Anzeige endet.',
  ],
  'vmap-version': [
    ['Die VMAP-Version ist {a}; erwartet wird 1.0 (VMAP-Fehler 1001).'],
    'Bitten Sie den Ad-Server um VMAP 1.0.',
  ],
  'vmap-no-break': [
    ['Das VMAP-Dokument hat keinen <AdBreak>.'],
    'Prüfen Sie im Ad-Server die Anzeigenregeln des Inhalts, wenn Werbepausen erwartet wurden.',
  ],
  'vmap-offset': [
    [
      'Die Werbepause hat keinen timeOffset (VMAP-Fehler 1000).',
      'Der timeOffset ist {a}, eine Position, die der Player nicht hat.',
      'Der timeOffset ist {a}; erwartet wird hh:mm:ss, ein Prozentwert, start oder end (VMAP-Fehler 1000).',
    ],
    'Schreiben Sie den Zeitpunkt der Werbepause als hh:mm:ss, als Prozentwert bis 100%, start oder end.',
  ],
  'vmap-break-type': [
    [
      'Der breakType ist {a}; der Player hat Werbepausen vom Typ linear und nonlinear (VMAP-Fehler 1003).',
    ],
    'Verwenden Sie linear für Anzeigen anstelle des Inhalts und nonlinear für Overlays.',
  ],
  'vmap-source': [
    [
      'Die Werbepause hat CustomAdData, die nur der zugehörige Player liest (VMAP-Fehler 1005).',
      'Die <AdSource> hat weder VASTAdData noch AdTagURI (VMAP-Fehler 1000).',
      'Der templateType ist {a}; erwartet wird vast2, vast3 oder vast4 (VMAP-Fehler 1005).',
    ],
    'Verwenden Sie VASTAdData oder AdTagURI mit VAST 2, 3 oder 4.',
  ],
  'vmap-tag-not-url': [
    ['Das Ad-Tag einer Werbepause ist keine absolute http(s)-URL (VMAP-Fehler 1008).'],
    'Schreiben Sie eine URL, die mit https:// beginnt.',
  ],
  'wrapper-depth': [
    ['Die Kette hat mehr als {n} Wrapper; dort hören Player auf (VAST-Fehler 302).'],
    'Bitten Sie um ein Tag, das näher an der Anzeige ist.',
  ],
  'wrapper-loop': [
    ['Ein Wrapper führt zu einer URL, die die Kette schon angefordert hat (VAST-Fehler 302).'],
    'Unterbrechen Sie die Schleife bei dem Ad-Server, der zurückverweist.',
  ],
  'wrapper-cut': [
    [
      'Der Wrapper, der hierher führte, hat Grenzen. followAdditionalWrappers="false": Dem Wrapper in dieser Antwort wird nicht gefolgt.',
      'Der Wrapper, der hierher führte, hat Grenzen. allowMultipleAds ist nicht "true": Der Pod in dieser Antwort wird ignoriert.',
      'Der Wrapper, der hierher führte, hat Grenzen. allowMultipleAds ist nicht "true": Nur die erste Anzeige dieser Antwort wird versucht.',
      'Der Wrapper, der hierher führte, hat Grenzen. fallbackOnNoAd="false": Keine andere Anzeige tritt an die Stelle dieser.',
    ],
    'Bitten Sie den Ad-Server des Wrappers, es zu erlauben, wenn eine Anzeige erwartet wurde.',
  ],
  'wrapper-value-missing': [
    ['Die Anfrage hat noch {a}; der Wert ist hier nicht bekannt.'],
    'Geben Sie den Wert des Makros an, oder entfernen Sie es aus dem Wrapper.',
  ],
  'wrapper-empty-after': [
    [
      'Nach {n} Wrapper gibt es keine Anzeige (VAST-Fehler 303).',
      'Nach {n} Wrappern gibt es keine Anzeige (VAST-Fehler 303).',
    ],
    'Fragen Sie den Ad-Server des Wrappers, warum er zu einem führt, der keine Anzeige hat.',
  ],
  'net-cors': [
    [
      '{host} antwortet ohne CORS-Header für diese Seite, oder der Server ist nicht erreichbar.',
      '{host} antwortet ohne CORS-Header für diese Seite.',
    ],
    'Lassen Sie den Server den Origin-Header in Access-Control-Allow-Origin zurückgeben und Access-Control-Allow-Credentials: true senden; prüfen Sie, ob er läuft.',
  ],
  'net-cors-credentials': [
    ['{host} erlaubt keine Cookies; ein Player, der sie sendet, muss zweimal anfragen.'],
    'Lassen Sie den Server den Origin-Header zurückgeben und Access-Control-Allow-Credentials: true senden.',
  ],
  'net-timeout': [
    ['{host} hat nicht innerhalb der {n} ms der Werbepause geantwortet (VAST-Fehler 301).'],
    'Fragen Sie den Anbieter, warum sein Server langsam ist, oder entfernen Sie ihn aus der Kette.',
  ],
  'net-unreachable': [
    [
      '{host} ist nicht erreichbar (VAST-Fehler 301).',
      '{host} hat einen Namen, den DNS nicht auflösen kann (VAST-Fehler 301).',
      '{host} hat die Verbindung abgelehnt (VAST-Fehler 301).',
      '{host} hat kein gültiges Zertifikat, oder der TLS-Handshake ist gescheitert (VAST-Fehler 301).',
    ],
    'Prüfen Sie den Host der URL und das Netzwerk.',
  ],
  adblock: [
    [
      'Die Anfrage an {host}, einen bekannten Ad-Server, ist nach {n} ms gescheitert, wie bei einem Werbeblocker.',
    ],
    'Öffnen Sie die Seite ohne Erweiterungen und Filter, und vergleichen Sie.',
  ],
  'net-status': [
    ['{host} hat mit Status {status} geantwortet; erwartet wird 200 (VAST-Fehler 301).'],
    'Prüfen Sie die URL; bei 5xx fragen Sie den Ad-Server.',
  ],
  'net-no-fill': [
    ['{host} hat mit Status 204 geantwortet: Es gibt keine Anzeige.'],
    'Prüfen Sie im Ad-Server Targeting, Ad-Unit und Größen, wenn eine Anzeige erwartet wurde.',
  ],
  'net-content-type': [
    [
      '{host} sendet keinen Content-Type; erwartet wird application/xml.',
      '{host} sendet den Content-Type {a}; erwartet wird application/xml.',
    ],
    'Lassen Sie den Server application/xml oder text/xml senden: Manche Player lehnen andere Typen ab.',
  ],
  'net-slow': [
    [
      'Die ganze Kette hat {n} ms gebraucht; erwartet werden höchstens {m} ms.',
      '{host} hat {n} ms gebraucht; erwartet werden höchstens {m} ms.',
    ],
    'Kürzen Sie die Kette, oder fragen Sie den langsamen Anbieter: Der Inhalt wartet auf die Anzeige.',
  ],
  'net-mixed-chain': [
    [
      'Das Ad-Tag auf {host} ist http; das blockieren Browser auf einer https-Seite.',
      '{host} leitet auf http um; das blockieren Browser auf einer https-Seite.',
    ],
    'Bitten Sie den Anbieter um https.',
  ],
};
