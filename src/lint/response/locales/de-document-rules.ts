import type { DOCUMENT_RULES as English } from './en-document-rules.js';
import type { VastRuleTexts } from './vast-rule-texts.js';

/** Responses as XML, and the elements of VAST and VMAP documents. */
export const DOCUMENT_RULES: VastRuleTexts<typeof English> = {
  'xml-too-long': [
    ['Die Antwort hat {n} Zeichen; Player lesen höchstens {m} (VAST-Fehler 100).'],
    'Bitten Sie den Ad-Server um eine kürzere Antwort: Ein VAST-Dokument hat einige tausend Zeichen.',
  ],
  'xml-empty': [
    ['Die Antwort ist leer; erwartet wird ein VAST-Dokument.'],
    'Lassen Sie den Ad-Server mit <VAST version="4.2"/> oder mit Status 204 antworten, wenn er keine Anzeige hat.',
  ],
  'xml-doctype': [
    ['Das Dokument hat eine Dokumenttyp-Deklaration; damit lehnen Player es ab (VAST-Fehler 100).'],
    'Entfernen Sie die Dokumenttyp-Deklaration: Player lehnen sie ab, weil sie Entitäten deklarieren kann.',
  ],
  'xml-leading-space': [
    ['Vor der XML-Deklaration steht Leerraum; sie muss ganz am Anfang stehen.'],
    'Entfernen Sie den Leerraum: Dieser Player akzeptiert ihn, andere melden VAST-Fehler 100.',
  ],
  'xml-leading-text': [
    ['Vor dem XML-Dokument steht anderer Text (Zeichen: {n}).'],
    'Entfernen Sie den Text; oft gibt der Server vor dem Dokument eine Warnung oder eine Debug-Zeile aus.',
  ],
  'xml-unescaped-amp': [
    [
      'Ein einfaches & steht außerhalb eines CDATA-Abschnitts; das Dokument ist deshalb nicht wohlgeformt.',
      '{a} ist keine Entität von XML; das Dokument ist deshalb nicht wohlgeformt.',
    ],
    'Setzen Sie die URL in einen CDATA-Abschnitt, oder schreiben Sie &amp; für jedes Et-Zeichen: Dieser Player akzeptiert es, andere melden VAST-Fehler 100.',
  ],
  'xml-undeclared-xsi': [
    ['Das Präfix {a} wird ohne Deklaration verwendet; das Dokument ist deshalb nicht wohlgeformt.'],
    'Deklarieren Sie es im Wurzelelement, xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance": Dieser Player akzeptiert das Dokument, andere melden VAST-Fehler 100.',
  ],
  'xml-undeclared-prefix': [
    ['Das Präfix {a} wird ohne Deklaration verwendet; das Dokument ist deshalb nicht wohlgeformt.'],
    'Deklarieren Sie das Präfix im Wurzelelement, oder entfernen Sie es.',
  ],
  'xml-malformed': [
    [
      'Das Attribut {a} hat keinen Wert in Anführungszeichen, ein Anführungszeichen fehlt, oder vor dem Attribut fehlt ein Leerzeichen.',
      'Ein CDATA-Abschnitt wird nie geschlossen.',
      'Im Text steht ]]> außerhalb eines CDATA-Abschnitts.',
      '{a} ist in XML nicht erlaubt.',
      'Ein Kommentar wird nie geschlossen, oder er enthält zwei Bindestriche.',
      'Die XML-Deklaration ist fehlerhaft oder steht nicht am Anfang des Dokuments.',
      'Die Elemente sind tiefer verschachtelt als {a} Ebenen.',
      'Das Attribut {a} steht zweimal in einem Element.',
      'Ein End-Tag schließt nicht das offene Element: Erwartet wird {a}.',
      'Eine Verarbeitungsanweisung wird nie geschlossen, oder sie hat keinen Namen.',
      'Im Text steht ein einfaches <.',
      'Die Antwort ist kein XML. Sie sieht wie JSON aus.',
      'Die Antwort ist kein XML.',
      'Außerhalb des Wurzelelements steht Text.',
      'Auf das erste Wurzelelement folgt ein zweites, {a}.',
      'Ein Tag ist fehlerhaft oder wird nie geschlossen: {a}.',
      'Das Element {a} wird nie geschlossen. Das Dokument ist abgeschnitten, oder ein End-Tag fehlt.',
    ],
    'Korrigieren Sie das XML an dieser Stelle: Player melden VAST-Fehler 100 und zeigen keine Anzeige.',
  ],
  'xml-html': [
    ['Die Antwort ist eine Webseite; erwartet wird ein VAST-Dokument.'],
    'Öffnen Sie die URL in einem Browser: Oft ist es eine Anmeldung, eine Fehlerseite oder eine Weiterleitung auf eine Website.',
  ],
  'xml-root': [
    ['Das Wurzelelement ist {a}; erwartet wird VAST oder VMAP.'],
    'Prüfen Sie die URL des Ad-Tags: Die Antwort ist anderes XML (VAST-Fehler 101).',
  ],
  'vmap-not-expected': [
    [
      'Die Antwort ist VMAP, eine Liste von Werbepausen; erwartet wird VAST mit den Anzeigen einer Werbepause (VAST-Fehler 101).',
    ],
    'Fordern Sie hier VAST an (bei Google Ad Manager output=vast), oder verwenden Sie das Tag für den ganzen Inhalt.',
  ],
  'vast-version': [
    [
      'Die Antwort ist VAST 1 (<VideoAdServingTemplate>); Player unterstützen 2.0 bis 4.3 (VAST-Fehler 102).',
      'Die Version ist {a}; Player unterstützen 2.0 bis 4.3 (VAST-Fehler 102).',
    ],
    'Bitten Sie den Ad-Server um VAST 2.0 bis 4.3.',
  ],
  'vast-version-missing': [
    [
      'Das Element <VAST> hat keine Version. Dieser Player liest es als VAST 4, andere lehnen es ab.',
    ],
    'Schreiben Sie die Version in das Wurzelelement: <VAST version="4.2">.',
  ],
  'vast-element-case': [
    ['Das Element ist {a} geschrieben; Player finden nur {b}.'],
    'Schreiben Sie das Element wie im Standard: XML unterscheidet Groß- und Kleinschreibung.',
  ],
  'vast-attribute-case': [
    ['Das Attribut ist {a} geschrieben; Player finden nur {b}.'],
    'Schreiben Sie das Attribut wie im Standard: XML unterscheidet Groß- und Kleinschreibung.',
  ],
  'vast-element-misplaced': [
    ['<{a}> steht in <{b}>, wo Player es nicht lesen; es gehört in {c}.'],
    'Verschieben Sie das Element in das übergeordnete Element, das der Standard nennt.',
  ],
  'vast-element-repeated': [
    ['Ein zweites <{a}> steht in demselben Element; Player lesen nur das erste.'],
    'Behalten Sie eines der beiden.',
  ],
};
