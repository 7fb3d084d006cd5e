import type { TagPanelSentence } from './core-sentence.js';

/** Other players and the parameters of Google Ad Manager. */
export const tagPanels: Readonly<Record<TagPanelSentence, string>> = {
  'This player makes its own random number of up to {n} digits.':
    'Dieser Player erzeugt eine eigene Zufallszahl mit bis zu {n} Ziffern.',
  'This player makes its own random number of {n} digits and ignores one that it is given.':
    'Dieser Player erzeugt eine eigene Zufallszahl mit {n} Ziffern und ignoriert eine, die er bekommt.',
  'This player makes its own cache buster of {n} letters and digits.':
    'Dieser Player erzeugt einen eigenen Cachebuster aus {n} Buchstaben und Ziffern.',
  'This player writes a page variable that is null as the text "null".':
    'Dieser Player schreibt eine Seitenvariable, die null ist, als den Text „null“.',
  'This player drops the default of a macro that it does not know.':
    'Dieser Player lässt den Standardwert eines Makros weg, das er nicht kennt.',
  'This player writes a comma for a value that is undefined.':
    'Dieser Player schreibt ein Komma für einen Wert, der nicht definiert ist.',
  'This player replaces only its own macros, which are in curly brackets.':
    'Dieser Player ersetzt nur seine eigenen Makros, die in geschweiften Klammern stehen.',
  'This player replaces only its own macros, which are between double underscores.':
    'Dieser Player ersetzt nur seine eigenen Makros, die zwischen doppelten Unterstrichen stehen.',
  'This player replaces only macros in square brackets.':
    'Dieser Player ersetzt nur Makros in eckigen Klammern.',
  'This player replaces only the first occurrence of a macro, and only those that it knows.':
    'Dieser Player ersetzt ein Makro nur an der ersten Stelle, und nur die Makros, die er kennt.',
  'This player replaces only [X] and %%X%% with the exact names of the macros that it knows.':
    'Dieser Player ersetzt nur [X] und %%X%% mit den genauen Namen der Makros, die er kennt.',
  'This player replaces macros in trackers, but not in the URL of an ad tag.':
    'Dieser Player ersetzt Makros in Trackern, aber nicht in der URL eines Ad-Tags.',
  'This player also replaces placeholders inside a value that it has just inserted.':
    'Dieser Player ersetzt auch Platzhalter in einem Wert, den er gerade eingesetzt hat.',
  'This player reads $& and the like in a value as a part of the text around the placeholder.':
    'Dieser Player liest $& und Ähnliches in einem Wert als Teil des Textes um den Platzhalter.',
  'This player writes a missing value as the text "null" or "undefined".':
    'Dieser Player schreibt einen fehlenden Wert als den Text „null“ oder „undefined“.',
  'This player has no value and writes nothing, where others write -1 or keep the placeholder.':
    'Dieser Player hat keinen Wert und schreibt nichts, wo andere -1 schreiben oder den Platzhalter behalten.',
  'This player sends -1 for a macro of the VAST standard that has no value.':
    'Dieser Player sendet -1 für ein Makro des VAST-Standards, das keinen Wert hat.',
  'This player fills a placeholder that is kept here.':
    'Dieser Player füllt einen Platzhalter, der hier unverändert bleibt.',
  'This player sends a value that consent withholds here.':
    'Dieser Player sendet einen Wert, den die Einwilligung hier zurückhält.',
  'This player inserts the value without encoding it.':
    'Dieser Player setzt den Wert ein, ohne ihn zu kodieren.',
  'This player encodes the commas of a list, too.':
    'Dieser Player kodiert auch die Kommas einer Liste.',
  'This player encodes the value once, although the text around it is encoded already.':
    'Dieser Player kodiert den Wert einmal, obwohl der Text um ihn schon kodiert ist.',
  'This player encodes other characters of the value.':
    'Dieser Player kodiert andere Zeichen des Wertes.',
  'This player writes a flag as a word.': 'Dieser Player schreibt ein Ja oder Nein als Wort.',
  'This player has another value for this placeholder.':
    'Dieser Player hat einen anderen Wert für diesen Platzhalter.',
  'This player has a value of its own, which is not known here.':
    'Dieser Player hat einen eigenen Wert, der hier nicht bekannt ist.',
  'This player leaves characters that no URL allows to the browser, which encodes most of them.':
    'Dieser Player überlässt Zeichen, die keine URL enthalten darf, dem Browser, der die meisten kodiert.',
  'This player does not add or fill this parameter.':
    'Dieser Player fügt diesen Parameter nicht hinzu und füllt ihn nicht.',
  'This player removes a macro that has no value.':
    'Dieser Player entfernt ein Makro, das keinen Wert hat.',
  'This player keeps a macro for which it has no value.':
    'Dieser Player behält ein Makro, für das er keinen Wert hat.',
  'This player cuts values after {n} characters.':
    'Dieser Player schneidet Werte nach {n} Zeichen ab.',
  'This player adds vpa and vpmute to tags of Google Ad Manager.':
    'Dieser Player fügt Tags von Google Ad Manager vpa und vpmute hinzu.',
  'This player writes a fixed value here.': 'Dieser Player schreibt hier einen festen Wert.',
  'This player sends 3 for every break after the start of the content.':
    'Dieser Player sendet 3 für jede Werbepause nach dem Beginn des Inhalts.',
  'This player sends its state with a request, too.':
    'Dieser Player sendet seinen Zustand auch mit einer Anfrage.',
  'This player never shares the position of a click.':
    'Dieser Player gibt die Position eines Klicks nie weiter.',
  'The IMA SDK replaces the correlator with one of its own.':
    'Das IMA SDK ersetzt den correlator durch einen eigenen.',
  'The IMA SDK adds the US privacy string of the page, but not the GPP string.':
    'Das IMA SDK fügt den US-Privacy-String der Seite hinzu, aber nicht den GPP-String.',
  'The IMA SDK expands no macro of an ad tag; the page has to fill it.':
    'Das IMA SDK füllt kein Makro eines Ad-Tags; das muss die Seite tun.',
  'It throws a URIError for a value with a lone surrogate.':
    'Er wirft einen URIError bei einem Wert mit einem einzelnen Surrogat.',
  'It throws a TypeError, because {a} has no value.':
    'Er wirft einen TypeError, weil {a} keinen Wert hat.',
  '0 or 1': '0 oder 1',
  'a whole number': 'eine ganze Zahl',
  'a whole number of milliseconds': 'eine ganze Zahl von Millisekunden',
  'a whole number of seconds': 'eine ganze Zahl von Sekunden',
  'a positive whole number': 'eine positive ganze Zahl',
  'an http(s) URL': 'eine http(s)-URL',
  'whole numbers with commas between them': 'ganze Zahlen mit Kommas dazwischen',
  'WIDTHxHEIGHT, several with | between them': 'BREITExHÖHE, mehrere mit | dazwischen',
  'vast, xml_vast2 to xml_vast4, vmap, xml_vmap1': 'vast, xml_vast2 bis xml_vast4, vmap, xml_vmap1',
  '1 to 4': '1 bis 4',
  '1 for continuous play, 2 for not': '1 für fortlaufende Wiedergabe, 2 für keine',
  '1 or 2': '1 oder 2',
  'a language tag': 'ein Sprach-Tag',
  'a TCF version 2 string': 'ein String von TCF Version 2',
  '1, then three of Y, N or -': '1, dann dreimal Y, N oder -',
  'an encoded list of key=value pairs': 'eine kodierte Liste von Paaren key=value',
  'sizes with commas between them': 'Größen mit Kommas dazwischen',
  'The network and the ad unit.': 'Das Netzwerk und die Ad-Unit.',
  'The sizes of the player in pixels.': 'Die Größen des Players in Pixeln.',
  'The environment of the request: vp is video.': 'Die Umgebung der Anfrage: vp ist Video.',
  'The request is for Google Ad Manager.': 'Die Anfrage ist für Google Ad Manager.',
  'The format of the response.': 'Das Format der Antwort.',
  'Counts an impression only when the ad is shown.':
    'Zählt eine Impression erst, wenn die Anzeige erscheint.',
  'The page with the player.': 'Die Seite mit dem Player.',
  'The page that describes the video.': 'Die Seite, die das Video beschreibt.',
  'A random number that all requests of one page view share, and no other page view has.':
    'Eine Zufallszahl, die alle Anfragen eines Seitenaufrufs gemeinsam haben und kein anderer Seitenaufruf hat.',
  'Whether the player starts without sound.': 'Ob der Player ohne Ton beginnt.',
  'The placement of the video, as the IAB numbers it.':
    'Die Platzierung des Videos, wie das IAB sie nummeriert.',
  'Whether the video starts by itself or by a click.':
    'Ob das Video von selbst oder durch einen Klick beginnt.',
  'The placement on a connected TV.': 'Die Platzierung auf einem Connected TV.',
  'The position of the ad break.': 'Die Position der Werbepause.',
  'Whether further content follows without the viewer’s doing.':
    'Ob weiterer Inhalt ohne Zutun des Nutzers folgt.',
  'Whether audio content plays continuously.': 'Ob Audioinhalte fortlaufend spielen.',
  'The duration of the content.': 'Die Dauer des Inhalts.',
  'The language of the ads.': 'Die Sprache der Anzeigen.',
  'The partner for Open Measurement.': 'Der Partner für Open Measurement.',
  'The type of the device.': 'Der Typ des Geräts.',
  'The nonce of programmatic access libraries.': 'Die Nonce von Programmatic-Access-Bibliotheken.',
  'Whether the player can show the AdChoices icon.':
    'Ob der Player das AdChoices-Icon zeigen kann.',
  'Whether the GDPR applies.': 'Ob die DSGVO gilt.',
  'The consent of the viewer.': 'Die Einwilligung des Nutzers.',
  'Consent to Google’s ad technology providers that are not in the Global Vendor List.':
    'Die Einwilligung für Googles Anbieter von Werbetechnologie, die nicht in der Global Vendor List stehen.',
  'The US privacy string.': 'Der US-Privacy-String.',
  'The string of the Global Privacy Platform.': 'Der String der Global Privacy Platform.',
  'The sections of the GPP string that apply.': 'Die Abschnitte des GPP-Strings, die gelten.',
  'Whether the content is directed at children.': 'Ob sich der Inhalt an Kinder richtet.',
  'Whether ads must not be personalized.': 'Ob Anzeigen nicht personalisiert werden dürfen.',
  'Whether data processing is restricted, for US states.':
    'Ob die Datenverarbeitung eingeschränkt ist, für US-Bundesstaaten.',
  'Whether only limited ads are allowed, without cookies.':
    'Ob nur eingeschränkte Anzeigen ohne Cookies erlaubt sind.',
  'Key-values for targeting.': 'Key-Values für das Targeting.',
  'Whether the response is a playlist of ad breaks; needs output=vmap.':
    'Ob die Antwort eine Liste von Werbepausen ist; braucht output=vmap.',
  'The sizes of companions.': 'Die Größen der Companion-Anzeigen.',
  'The content source of the video.': 'Die Inhaltsquelle des Videos.',
  'The id of the video in that content source.': 'Die ID des Videos in dieser Inhaltsquelle.',
  'The title of the video.': 'Der Titel des Videos.',
  'An id of the viewer that the publisher provides.':
    'Eine ID des Nutzers, die der Publisher liefert.',
  'The number of the ad break.': 'Die Nummer der Werbepause.',
  'The position of the ad in its break.': 'Die Position der Anzeige in ihrer Pause.',
  'The number of the midroll.': 'Die Nummer des Mid-Rolls.',
  'The shortest duration of an ad break.': 'Die kürzeste Dauer einer Werbepause.',
  'The longest duration of an ad break.': 'Die längste Dauer einer Werbepause.',
  'The most ads in a break.': 'Die höchste Zahl der Anzeigen in einer Pause.',
  'The shortest duration of an ad.': 'Die kürzeste Dauer einer Anzeige.',
  'The longest duration of an ad.': 'Die längste Dauer einer Anzeige.',
  'Labels of ads that are not wanted.': 'Labels von Anzeigen, die nicht erwünscht sind.',
  'Whether fallback ads are off.': 'Ob Fallback-Anzeigen ausgeschaltet sind.',
  'The type of ads.': 'Die Art der Anzeigen.',
  'The positions of all ad breaks, in milliseconds.':
    'Die Positionen aller Werbepausen in Millisekunden.',
  'Whether this is the last break of the content.': 'Ob dies die letzte Pause des Inhalts ist.',
  'A number that all requests of one video stream share.':
    'Eine Zahl, die alle Anfragen eines Videostreams gemeinsam haben.',
  'The type of traffic: purchased or organic.': 'Die Art des Traffics: gekauft oder organisch.',
  'The advertising id of the device.': 'Die Werbe-ID des Geräts.',
  'The kind of the advertising id.': 'Die Art der Werbe-ID.',
  'Whether the device limits ad tracking.': 'Ob das Gerät das Ad-Tracking einschränkt.',
  'The id of the app.': 'Die ID der App.',
  'The name of the app.': 'Der Name der App.',
  'A parameter of old tags, which has no effect on video.':
    'Ein Parameter alter Tags ohne Wirkung auf Video.',
  'The version of the IMA SDK, which sets it by itself.':
    'Die Version des IMA SDK, das sie selbst setzt.',
  'A parameter of old tags for ads over the content.':
    'Ein Parameter alter Tags für Anzeigen über dem Inhalt.',
};
