import type { TRACKER_RULES as English } from './en-tracker-rules.js';
import type { VastRuleTexts } from './vast-rule-texts.js';

/** Trackers, links, icons, captions, overlays, companions and measurement. */
export const TRACKER_RULES: VastRuleTexts<typeof English> = {
  'track-no-impression': [
    ['{ad} hat keine <Impression> mit einer URL; ihre Auslieferung lässt sich nicht zählen.'],
    'Bitten Sie den Ad-Server um eine Impression-URL: Ohne sie wird nichts gezählt oder abgerechnet.',
  ],
  'wrapper-no-impression': [
    ['{ad} hat keine <Impression> mit einer URL; dieser Ad-Server kann sie nicht zählen.'],
    'Fügen Sie dem Wrapper eine Impression-URL hinzu, wenn sein Ad-Server zählt.',
  ],
  'track-no-error': [
    [
      '{ad} hat keine <Error>-URL mit [ERRORCODE]; der Ad-Server erfährt nicht, warum sie fehlschlägt.',
    ],
    'Fügen Sie eine Error-URL mit dem Makro [ERRORCODE] hinzu.',
  ],
  'track-empty': [
    ['Der Tracker für {a} hat keine URL.'],
    'Schreiben Sie die URL, oder entfernen Sie das Element.',
  ],
  'track-not-url': [
    ['Der Tracker für {a} ist keine absolute http(s)-URL; er wird nie angefordert.'],
    'Schreiben Sie eine URL, die mit https:// beginnt.',
  ],
  'track-http': [
    ['Der Tracker für {a} auf {host} ist http, und die Seite ist https.'],
    'Bitten Sie den Anbieter um https: Der Player fordert den Tracker über https an, und er zählt nur, wenn der Server es anbietet.',
  ],
  'track-macro-left': [
    ['Der Tracker für {a} hat {parts}.'],
    'Verwenden Sie ein VAST-Makro, oder lassen Sie es den Ad-Server vor der Antwort ersetzen.',
  ],
  'track-duplicate': [
    ['Der Tracker für {a} hat dieselbe URL zweimal; er zählt doppelt.'],
    'Behalten Sie einen der beiden.',
  ],
  'click-not-url': [
    ['<{a}> ist keine absolute http(s)-URL; die Anzeige hat daher keinen Link.'],
    'Schreiben Sie eine URL, die mit https:// beginnt.',
  ],
  'track-event-missing': [
    ['Ein Element <Tracking> hat kein event; es wird nie angefordert.'],
    'Fügen Sie das Attribut event hinzu, oder entfernen Sie das Element.',
  ],
  'track-event-unknown': [
    [
      'Das Ereignis {a} steht nicht im Standard; Player melden es nie.',
      'Das Ereignis ist {a} geschrieben; Player melden nur {b}.',
    ],
    'Verwenden Sie ein Ereignis des Standards, in dessen Schreibweise.',
  ],
  'track-progress-offset': [
    [
      'Ein progress-Tracker hat keinen offset; er wird nie angefordert.',
      'Der offset eines progress-Trackers ist {a}; erwartet wird HH:MM:SS oder ein Prozentwert.',
      'Der offset eines progress-Trackers ist {a}, und die Anzeige endet nach {n} s.',
    ],
    'Schreiben Sie einen offset innerhalb der Dauer der Anzeige.',
  ],
  'icon-not-shown': [
    ['{icon} wird nicht gezeigt: {reason}.'],
    'Fügen Sie eine <StaticResource> mit einem Bild und einem creativeType wie image/png hinzu.',
  ],
  'icon-duplicate': [
    ['{icon} ist zweimal da; nur das erste wird gezeigt.'],
    'Behalten Sie ein Icon je Programm.',
  ],
  'icon-late': [
    ['{icon} beginnt nach {n} s, und die Anzeige endet nach {m} s.'],
    'Schreiben Sie einen offset innerhalb der Dauer der Anzeige.',
  ],
  'captions-not-shown': [
    [
      'Die Untertitel haben den Typ {a}; der Player zeigt text/vtt und SubRip.',
      'Die Untertitel sind keine http(s)-URL; sie werden nie geladen.',
    ],
    'Bitten Sie um Untertitel als WebVTT (text/vtt) unter einer https-URL.',
  ],
  'overlay-not-shown': [
    ['Das Overlay wird nicht gezeigt: {reason} (VAST-Fehler 503).'],
    'Bitten Sie um eine <StaticResource> mit einem Bild oder einem Text.',
  ],
  'overlay-variation-not-shown': [
    ['Eine Variante des Overlays wird nicht gezeigt: {reason}.'],
    'Es ist nichts zu tun: Eine andere Variante wird gezeigt.',
  ],
  'companion-required': [
    [
      'Die Anzeige verlangt Companions ({a}): Ohne Plätze auf der Seite läuft sie nicht (VAST-Fehler 602).',
    ],
    'Fügen Sie der Seite Plätze für die Companions hinzu, oder lassen Sie den Ad-Server required="none" schreiben.',
  ],
  'omid-partial': [
    [
      'Die Verifizierung {a} hat keine <JavaScriptResource apiFramework="omid">; kein Browser kann sie ausführen.',
    ],
    'Bitten Sie den Anbieter um ein Skript mit apiFramework="omid"; der Player meldet verificationNotExecuted.',
  ],
};
