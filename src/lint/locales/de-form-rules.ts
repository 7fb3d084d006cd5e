import type { LanguageRules } from './language-rules.js';

/** The rules about the form and the macros of ad tags, by name. The fault is what stands behind "Das Ad-Tag". */
export const FORM_RULES: LanguageRules['formRules'] = {
  'tag-surrounded': [
    'steht in einem anderen Text: in Anführungszeichen, HTML, Code, einer E-Mail oder einem Satz',
    'Behalten Sie nur die URL des Ad-Tags.',
  ],
  'tag-script-escaped': [
    'enthält Zeichen mit einem Backslash davor, wie \\/ oder \\u0026',
    'Ersetzen Sie die Codes: Das Tag wurde aus einem Skript, aus JSON oder Markdown kopiert.',
  ],
  'tag-percent-encoded': [
    'ist als Ganzes prozentkodiert',
    'Dekodieren Sie es: Das Tag wurde aus einem Parameter einer anderen URL kopiert.',
  ],
  'tag-mail-encoded': [
    'ist wie im Quelltext einer E-Mail kodiert, mit =3D statt =',
    'Dekodieren Sie es: Das Tag wurde aus dem Quelltext einer E-Mail kopiert.',
  ],
  'tag-lookalike-chars': [
    'enthält Zeichen in voller Breite, die wie :, /, ?, & oder = aussehen',
    'Schreiben Sie diese Zeichen wie in anderen URLs.',
  ],
  'tag-link-rewritten': [
    'ist ein Link, den ein Mailprogramm oder ein anderer Dienst umgeschrieben hat',
    'Verwenden Sie die Adresse dahinter: Anfragen über diesen Link scheitern.',
  ],
  'tag-cut-off': [
    'endet mit …, weil das Programm, aus dem es kopiert wurde, es gekürzt hat',
    'Kopieren Sie das ganze Tag noch einmal von dort, wo es bearbeitet wird.',
  ],
  'tag-html-escaped': [
    'enthält als HTML oder XML kodierte Zeichen, zum Beispiel &amp;',
    'Ersetzen Sie die Codes: Das Tag wurde aus HTML oder XML kopiert.',
  ],
  'tag-not-absolute': ['ist keine absolute URL', 'Beginnen Sie es mit https://.'],
  'tag-scheme': ['hat ein anderes Schema als http und https', 'Beginnen Sie es mit https://.'],
  'tag-host': ['hat keinen gültigen Host', 'Korrigieren Sie Host und Port.'],
  'tag-userinfo': ['enthält einen Benutzernamen oder ein Passwort', 'Entfernen Sie beides.'],
  'tag-http-on-https': [
    'ist eine http-URL, und die Seite ist https',
    'Verwenden Sie das https-Tag: Der Browser blockiert die Anfrage oder ändert sie in https.',
  ],
  'tag-protocol-relative': [
    'beginnt mit //',
    'Schreiben Sie https://, damit das Tag auch außerhalb einer Webseite funktioniert.',
  ],
  'tag-fragment': ['enthält ein #', 'Schreiben Sie %23: Nichts nach # erreicht den Ad-Server.'],
  'tag-too-long': [
    'ergibt eine Anfrage mit mehr als 8.192 Zeichen',
    'Kürzen Sie die Parameter: Die meisten Server lehnen eine so lange Anfrage ab.',
  ],
  'tag-long': [
    'ergibt eine Anfrage mit mehr als 2.048 Zeichen',
    'Kürzen Sie die Parameter, wenn Anzeigen fehlen: Manche Server schneiden eine so lange Anfrage ab.',
  ],
  'tag-illegal-chars': [
    'hat Zeichen, die in einer URL prozentkodiert sein müssen',
    'Kodieren Sie sie mit Prozentzeichen: Die Player senden sie unterschiedlich.',
  ],
  'tag-bad-percent': [
    'hat ein Prozentzeichen ohne zwei Hexadezimalziffern',
    'Schreiben Sie das Prozentzeichen als %25.',
  ],
  'ad-host-gone': [
    'führt zu einem Ad-Server, den es nicht mehr gibt',
    'Bitten Sie den Anbieter um ein neues Tag, oder entfernen Sie die Anzeige.',
  ],
  'tag-no-query': [
    'hat Parameter ohne Fragezeichen davor',
    'Beginnen Sie den Query-String mit einem Fragezeichen.',
  ],
  'tag-double-encoded': ['hat einen doppelt kodierten Wert', 'Kodieren Sie den Wert nur einmal.'],
  'param-duplicate': [
    'hat einen Parameter mehr als einmal',
    'Behalten Sie einen: Nicht alle Server lesen denselben.',
  ],
  'param-empty': [
    'hat Parameter ohne Wert, die kein Player füllt',
    'Setzen Sie die Werte, oder entfernen Sie die Parameter.',
  ],
  'macro-unknown': [
    'hat Platzhalter ohne Ersetzungsregel, die keine bekannten Makros sind',
    'Fügen Sie eine Ersetzungsregel hinzu, oder übergeben Sie den Wert in `values`.',
  ],
  'macro-near-miss': [
    'hat einen unbekannten Platzhalter, der einem bekannten Makro ähnelt',
    'Korrigieren Sie den Namen des Makros.',
  ],
  'macro-case': [
    'hat ein IAB-Makro, das nicht in Großbuchstaben steht',
    'Schreiben Sie es in Großbuchstaben: Die meisten anderen Player unterscheiden sie.',
  ],
  'macro-not-iab': [
    'hat Namen in Großbuchstaben, die wie Makros des IAB aussehen und keine sind, sodass andere Player sie vielleicht nicht füllen',
    'Schreiben Sie für andere Player das Makro des IAB, wenn es eines gibt.',
  ],
  'macro-deprecated': ['hat ein Makro, das VAST 4.1 ersetzt hat', 'Verwenden Sie [MEDIAPLAYHEAD].'],
  'macro-wrong-context': [
    'hat Makros, die nur in Tracking-URLs erlaubt sind; in einer Anfrage sind sie -1',
    'Entfernen Sie sie.',
  ],
  'macro-unsafe-position': [
    'hat einen Platzhalter in Schema, Host oder Port, oder sein Wert würde den Pfad ändern',
    'Ersetzen Sie das Makro durch den Wert.',
  ],
  'macro-mixed-syntax': [
    'hat Platzhalter in den Schreibweisen mehrerer Systeme',
    'Verwenden Sie Makros in eckigen Klammern: Hier wurden Teile der Tags mehrerer Systeme verbunden.',
  ],
  'macro-server-side': [
    'hat Platzhalter, die nur ein Ad-Server füllen kann',
    'Lassen Sie sie vom Ad-Server füllen, oder verwenden Sie Makros in eckigen Klammern.',
  ],
  'macro-foreign-player': [
    'hat Platzhalter eines anderen Players oder Ad-Servers ohne bekannte Bedeutung oder bekannten Wert',
    'Übergeben Sie die Werte in `values`, oder verwenden Sie Makros in eckigen Klammern.',
  ],
  dialect: [
    'hat Platzhalter eines anderen Players oder Ad-Servers, die gefüllt werden',
    'Sie müssen nichts tun. Mit translateAdTag wird das Tag mit Makros in eckigen Klammern geschrieben.',
  ],
  'macro-mismatched': [
    'hat ein Makro, dessen Klammern nicht schließen',
    'Korrigieren Sie die Klammern.',
  ],
  'macro-unresolved': [
    'hat einen Platzhalter, den niemand füllt',
    'Schreiben Sie ein Makro in eckigen Klammern, wie [PAGEURL], oder den Wert.',
  ],
  'macro-quoted': [
    'hat ein Makro in Anführungszeichen oder Sternchen, die an den Adserver gehen',
    'Entfernen Sie sie: Sie wurden mit dem Makro kopiert.',
  ],
  'macro-encoded-brackets': [
    'hat Makros mit prozentkodierten Klammern',
    'Schreiben Sie [ und ]: Die meisten anderen Player füllen kodierte Klammern nicht.',
  ],
  'macro-bare-word': [
    'hat als Wert ein Wort, das für einen Wert steht',
    'Schreiben Sie ein Makro in eckigen Klammern, oder den Wert.',
  ],
  'macro-value-text': [
    'hat als Wert einen Text, den ein Skript versehentlich hinterlässt, wie undefined oder null',
    'Korrigieren Sie das Skript, das das Tag oder den Wert geschrieben hat.',
  ],
  'macro-value-missing': [
    'hat einen bekannten Platzhalter ohne Wert für diesen Nutzer',
    'Übergeben Sie den Wert, oder entfernen Sie das Makro.',
  ],
  'macro-value-unknown': [
    'hat ein IAB-Makro ohne Wert für diesen Nutzer, das als -1 gesendet wird',
    'Setzen Sie den Wert im Kontext, wenn Sie ihn kennen.',
  ],
  'macro-value-withheld': [
    'hat ein Makro, das als -2 gesendet wird, weil der Nutzer nicht eingewilligt hat',
    'Sie müssen nichts tun: Der Nutzer hat in die Weitergabe nicht eingewilligt.',
  ],
  'macro-nested-encoding': [
    'hat einen Platzhalter in einem bereits kodierten Wert',
    'Prüfen Sie die Anfrage: Die meisten anderen Player kodieren den Wert zu selten.',
  ],
};
