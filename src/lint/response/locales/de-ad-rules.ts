import type { AD_RULES as English } from './en-ad-rules.js';
import type { VastRuleTexts } from './vast-rule-texts.js';

/** Ads, their creatives and their media files. */
export const AD_RULES: VastRuleTexts<typeof English> = {
  'vast-no-ad': [
    ['Das Dokument hat kein <Ad>: Der Ad-Server hat nichts zu zeigen.'],
    'Prüfen Sie im Ad-Server Targeting, Ad-Unit und Größen, wenn eine Anzeige erwartet wurde.',
  ],
  'vast-ad-empty': [
    [
      '{ad} hat <InLine> und <Wrapper>; erwartet wird eines von beiden (VAST-Fehler 101).',
      '{ad} hat weder <InLine> noch <Wrapper>; erwartet wird eines von beiden (VAST-Fehler 101).',
    ],
    'Bitten Sie den Ad-Server um ein <InLine> oder einen <Wrapper> in jedem <Ad>.',
  ],
  'vast-inline-missing': [
    ['{ad} hat nicht alles, was der Standard verlangt: Es fehlt {list}.'],
    'Bitten Sie den Ad-Server, zu ergänzen, was der Standard verlangt: Strenge Player melden VAST-Fehler 101.',
  ],
  'vast-id-missing': [
    ['{ad} hat nicht alle IDs, die VAST {version} verlangt: Es fehlt {list}.'],
    'Bitten Sie den Ad-Server um die IDs: Messung und Frequency Capping über Systeme hinweg nutzen sie.',
  ],
  'vast-companions-only': [
    ['{ad} hat weder ein lineares noch ein nicht lineares Creative (VAST-Fehler 200).'],
    'Buchen Sie ein Video oder ein Overlay für diesen Slot.',
  ],
  'vast-sequence': [
    [
      'Zwei Anzeigen haben die sequence {n}; erwartet wird eine Anzeige für jede Position des Pods.',
      'Die sequence ist {a}; erwartet wird eine ganze Zahl ab 1.',
    ],
    'Nummerieren Sie die Anzeigen eines Pods ab 1, jede Zahl einmal.',
  ],
  'vast-duration': [
    [
      'Das lineare Creative hat keine <Duration>; erwartet wird HH:MM:SS.',
      'Die Dauer ist {a}; erwartet wird eine Zeit über 0 als HH:MM:SS oder HH:MM:SS.mmm.',
    ],
    'Schreiben Sie die Dauer als HH:MM:SS: Strenge Player melden VAST-Fehler 101 oder 202.',
  ],
  'vast-skip-offset': [
    [
      'Der skipoffset ist {a}; erwartet wird HH:MM:SS oder ein Prozentwert bis 100%.',
      'Der skipoffset ist {a}, und die Anzeige endet nach {n} s; sie lässt sich also nie überspringen.',
    ],
    'Schreiben Sie eine Zeit vor dem Ende der Anzeige, oder entfernen Sie das Attribut.',
  ],
  'vast-no-media': [
    [
      'Das lineare Creative hat nur interaktiven Code (InteractiveCreativeFile) und kein <MediaFile>.',
      'Das lineare Creative hat kein <MediaFile> (VAST-Fehler 401).',
    ],
    'Bitten Sie den Ad-Server um ein <MediaFile> vom Typ video/mp4.',
  ],
  'media-not-url': [
    [
      'Die Mediendatei hat keine URL.',
      'Die Mediendatei ist keine absolute http(s)-URL; Player ignorieren sie daher.',
    ],
    'Schreiben Sie eine absolute https-URL.',
  ],
  'media-http': [
    ['Die Mediendatei auf {host} ist http, und die Seite ist https.'],
    'Bitten Sie den Anbieter um https: Browser blockieren die Datei oder fordern sie über https an.',
  ],
  'media-unsupported': [
    ['Der Browser kann keine der Mediendateien abspielen: {a} (VAST-Fehler 403).'],
    'Bitten Sie um video/mp4 mit H.264, das jeder Browser abspielt.',
  ],
  'media-flash': [
    ['Das lineare Creative hat nur Flash, das kein Browser ausführt.'],
    'Bitten Sie um video/mp4 statt Flash.',
  ],
  'media-interactive-only': [
    [
      'Alle Mediendateien sind interaktive Einheiten ({a}); es wird also nichts abgespielt (VAST-Fehler 901).',
    ],
    'Bitten Sie um ein Creative, das auch eine einfache video/mp4-Datei hat.',
  ],
  'media-vpaid': [
    ['Eine Mediendatei ist eine VPAID-Einheit: Code der Anzeige, den der Player nicht ausführt.'],
    'Bitten Sie um eine einfache Videodatei: VPAID ist seit VAST 4.1 veraltet.',
  ],
  'media-simid': [
    ['Der interaktive Code ({a}) wird nicht ausgeführt; die Mediendatei läuft ohne ihn.'],
    'Es ist nichts zu tun, außer wenn die Kampagne von der Interaktion abhängt.',
  ],
  'media-file-unsupported': [
    ['Der Browser kann diese Datei nicht abspielen ({a}); er spielt eine andere ab.'],
    'Es ist nichts zu tun: Die Datei ist für andere Player.',
  ],
  'media-type-missing': [
    [
      'Die Mediendatei hat keinen Typ, und ihre Endung verrät ihn nicht; Player ignorieren sie daher.',
      'Die Mediendatei hat keinen Typ. Nach ihrer Endung ist sie {a}.',
    ],
    'Schreiben Sie den MIME-Typ der Datei in das Attribut type.',
  ],
  'media-type-alias': [
    ['Der Typ ist {a}, den Browser nicht kennen; erwartet wird {b}.'],
    'Schreiben Sie den registrierten MIME-Typ: Player, die Typen vergleichen, ignorieren die Datei.',
  ],
  'media-mime-mismatch': [
    [
      'Der Typ ist {a}; erwartet wird ein MIME-Typ wie video/mp4.',
      'Der Typ ist {a}, und die URL endet wie {b}.',
    ],
    'Öffnen Sie die Datei und korrigieren Sie ihren Typ oder ihre URL: Ein falscher Typ ist VAST-Fehler 405.',
  ],
  'media-size-missing': [
    ['Der Mediendatei fehlt {list}; Player können danach nicht auswählen.'],
    'Bitten Sie um width, height und bitrate jeder Datei.',
  ],
  'media-ladder': [
    [
      'Alle Mediendateien haben mehr als {n} kbit/s, zu viel für viele Verbindungen.',
      'Keine Mediendatei kommt der Breite des Players nahe ({n} Pixel).',
    ],
    'Bitten Sie um mehrere Dateien mit verschiedenen Größen und Bitraten.',
  ],
  'media-framework-vast': [
    [
      'Das apiFramework ist VAST, das keines ist; manche Player halten die Datei für eine interaktive Einheit.',
    ],
    'Entfernen Sie das Attribut apiFramework von einfachen Mediendateien.',
  ],
};
