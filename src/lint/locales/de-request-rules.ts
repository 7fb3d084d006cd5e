import type { LanguageRules } from './language-rules.js';

/** The rules about what ad tags send, their waterfalls and replace rules, by name. The fault is what stands behind "Das Ad-Tag". */
export const REQUEST_RULES: LanguageRules['requestRules'] = {
  'cachebuster-missing': [
    'hat keinen Parameter, der jede Anfrage eindeutig macht',
    'Fügen Sie cb=[CACHEBUSTING] hinzu, oder den Parameter, den der Ad-Server liest.',
  ],
  'cachebuster-frozen': [
    'hat eine feste Zahl, wo jede Anfrage eine neue haben sollte',
    'Ersetzen Sie sie durch ein Makro wie [CACHEBUSTING]: Das Tag wurde nach dem Ersetzen kopiert.',
  ],
  'user-id-frozen': [
    'enthält die Kennung einer einzigen Person oder eines einzigen Geräts',
    'Entfernen Sie sie: Alle Nutzer würden als einer gezählt, und seine Kennung wäre öffentlich.',
  ],
  'consent-flag-without-string': [
    'sendet gdpr=1, wenn die DSGVO gilt, und hat keinen Consent-String',
    'Fordern Sie die Anzeige erst nach der Antwort der CMP an, und füllen Sie gdpr_consent mit [GDPRCONSENT].',
  ],
  'consent-string-without-flag': [
    'hat einen Consent-String und sagt nicht, ob die DSGVO gilt',
    'Fügen Sie gdpr=[gdpr] hinzu.',
  ],
  'consent-flag-form': [
    'hat einen Wert von gdpr, der weder 0 noch 1 ist',
    'Senden Sie 1 oder 0, oder das Makro [gdpr].',
  ],
  'consent-tcstring-form': [
    'hat einen Consent-String, der nicht von TCF 2 ist',
    'Senden Sie den String der CMP mit dem Makro [GDPRCONSENT]. Version 1 gilt nicht mehr.',
  ],
  'consent-usp-form': [
    'hat einen ungültigen us_privacy-String',
    'Senden Sie vier Zeichen wie 1YNN, oder das Makro [us_privacy].',
  ],
  'consent-gpp-sid': [
    'hat einen GPP-String ohne die richtigen Abschnitte, oder Abschnitte ohne String',
    'Senden Sie gpp=[GPPSTRING] und gpp_sid=[GPPSECTIONID] zusammen.',
  ],
  'consent-frozen': [
    'enthält die Einwilligung eines einzigen Nutzers',
    'Ersetzen Sie sie durch ein Makro wie [GDPRCONSENT]: Das Tag wurde nach dem Ersetzen kopiert.',
  ],
  'consent-absent': [
    'hat keinen Parameter für die Einwilligung, die bei diesem Nutzer zählt',
    'Fügen Sie gdpr=[gdpr] und gdpr_consent=[GDPRCONSENT] hinzu, wenn der Ad-Server die Einwilligung nicht selbst liest.',
  ],
  'consent-late': [
    'wurde vor der Antwort der CMP ersetzt',
    'Warten Sie länger auf die CMP, oder ersetzen Sie das Tag nach ihrer Antwort noch einmal.',
  ],
  'gam-missing-required': [
    'hat nicht alle Parameter, die Google Ad Manager verlangt',
    'Fügen Sie die fehlenden hinzu; üblich sind env=vp, gdfp_req=1, output=vast und unviewed_position_start=1.',
  ],
  'gam-correlator': [
    'ist von Google Ad Manager, und sein Correlator fehlt oder ist keine positive ganze Zahl',
    'Schreiben Sie correlator=[timestamp]. Nur das IMA SDK setzt den Correlator selbst.',
  ],
  'gam-page-missing': [
    'ist von Google Ad Manager und hat weder url noch description_url',
    'Fügen Sie url=[PAGEURL] und description_url=[PAGEURL] hinzu: Ohne die Seite gibt es weniger Nachfrage.',
  ],
  'gam-live': [
    'ist für einen Livestream und hat nicht den Pfad /gampad/live/ads',
    'Verwenden Sie den Pfad /gampad/live/ads, der für viele gleichzeitige Anfragen gedacht ist.',
  ],
  'gam-impl-s': ['hat impl=s', 'Entfernen Sie den Parameter.'],
  'gam-vpa-vpmute': [
    'ist von Google Ad Manager und hat kein vpmute, vpa oder plcmt',
    'Fügen Sie sie ohne Wert hinzu: Der Player füllt sie, und programmatische Käufer lesen sie.',
  ],
  'gam-test-unit': [
    'hat als Ad-Unit ein Beispiel von Google',
    'Verwenden Sie vor der Veröffentlichung eine eigene Ad-Unit.',
  ],
  'gam-sz': [
    'hat in sz etwas anderes als eine Liste von Größen',
    'Schreiben Sie Größen als 640x480, und mehrere als 640x480%7C400x300.',
  ],
  'gam-output': [
    'hat in output weder VAST noch VMAP, oder VMAP ohne ad_rule=1',
    'Verwenden Sie output=vast für eine Werbeunterbrechung, oder output=vmap mit ad_rule=1 für alle.',
  ],
  'gam-url-params': [
    'hat in url oder description_url eine andere Adresse als die der Seite, oder sie ist nicht kodiert',
    'Senden Sie die kodierte Adresse der obersten Seite: url=[PAGEURL].',
  ],
  'gam-cust-params': [
    'hat cust_params nicht oder doppelt kodiert',
    'Kodieren Sie key=value&key=value einmal als Ganzes.',
  ],
  'gam-slot-vpos': [
    'hat in vpos einen anderen Slot als seinen eigenen',
    'Setzen Sie vpos auf den Slot, oder verschieben Sie die Anzeige in den Slot, für den sie gedacht ist.',
  ],
  'gam-playback-contradiction': [
    'sagt mit vpmute oder vpa etwas anderes als der Embed',
    'Lassen Sie die Werte leer, damit der Player sie füllt.',
  ],
  'tag-empty': ['ist leer', 'Setzen Sie das Tag, oder entfernen Sie das Anzeigenobjekt.'],
  'tag-whitespace': [
    'hat Leerzeichen am Rand, oder Zeilenumbrüche, Tabulatoren oder unsichtbare Zeichen',
    'Entfernen Sie sie: Fügen Sie das Tag noch einmal als reinen Text ein.',
  ],
  'tag-waterfall': [
    'ist ein Waterfall aus mehreren Tags, getrennt durch ***',
    'Sie müssen nichts tun, wenn der Dienst Waterfalls für dieses Konto aktiviert hat.',
  ],
  'waterfall-no-failover': [
    'hat in einem Waterfall vor dem letzten ein Tag, das immer antwortet',
    'Setzen Sie es ans Ende: Die Tags danach werden nie angefordert.',
  ],
  'waterfall-too-many': [
    'ist ein Waterfall aus mehr als fünf Tags',
    'Behalten Sie höchstens 5 Tags, die mit der besten Fill-Rate zuerst.',
  ],
  'waterfall-duplicate': [
    'hat dasselbe Tag zweimal in einem Waterfall',
    'Entfernen Sie das doppelte Tag.',
  ],
  'rule-subject-form': [
    'hat eine Ersetzungsregel ohne Suchtext oder ohne Wert',
    'Setzen Sie beide auf einen Text.',
  ],
  'rule-subject-unused': [
    'enthält den Suchtext einer Ersetzungsregel nicht',
    'Entfernen Sie die Regel, oder korrigieren Sie ihren Suchtext.',
  ],
  'rule-unknown': [
    'hat eine Ersetzungsregel, die es nicht gibt',
    'Verwenden Sie random-number, url-video, url-page, url-primary, url-secondary, url-tertiary oder den Namen eines Makros, oder übergeben Sie den Wert in `values`.',
  ],
  'rule-duplicate': [
    'hat zwei Ersetzungsregeln mit demselben Suchtext und verschiedenen Werten',
    'Entfernen Sie eine der beiden.',
  ],
  'rule-source-empty': [
    'hat eine Ersetzungsregel, die ein leeres Feld des Embeds liest',
    'Setzen Sie das Feld, das die Regel liest.',
  ],
  'rule-subject-plain': [
    'hat eine Regel, deren Suchtext ein gewöhnliches Wort ist, das auch anderswo im Tag steht',
    'Schreiben Sie den Suchtext in eckigen Klammern, wie [name], in der Regel und im Tag.',
  ],
};
