import type { LanguageRules } from './language-rules.js';

/** The rules about the other fields of an embed, by name. The fault is a sentence. */
export const EMBED_RULES: LanguageRules['embedRules'] = {
  'not-object': [
    'Ein Feld oder ein Listenelement ist kein Objekt.',
    'Senden Sie ein Objekt, oder null.',
  ],
  'not-list': ['Ein Feld ist keine Liste.', 'Senden Sie eine Liste, oder null.'],
  'not-text': ['Ein Feld ist kein Text.', 'Senden Sie einen Text, oder null.'],
  'not-flag': ['Ein Ja/Nein-Feld ist weder 1 noch 0.', 'Senden Sie 1 oder 0, oder null.'],
  'not-number': ['Ein Feld ist keine Dezimalzahl.', 'Senden Sie eine Dezimalzahl, oder null.'],
  'not-length': [
    'Ein Feld ist keine Länge.',
    'Senden Sie eine Zahl, bei Bedarf mit px oder %, oder null.',
  ],
  'not-pixels': ['Ein Feld ist keine Pixelzahl.', 'Senden Sie eine Pixelzahl, oder null.'],
  'not-color': [
    'Ein Feld ist keine Hexadezimalfarbe.',
    'Senden Sie eine Hexadezimalfarbe, oder null.',
  ],
  'not-date': [
    'Ein Feld ist keine Zeitangabe wie YYYY-MM-DD hh:mm:ss.',
    'Senden Sie eine Zeitangabe wie YYYY-MM-DD hh:mm:ss, oder null.',
  ],
  'not-language': ['Ein Feld ist kein Sprachkürzel.', 'Senden Sie ein Sprachkürzel, oder null.'],
  'not-address': [
    'Ein Feld ist keine absolute http(s)-URL.',
    'Senden Sie eine absolute http(s)-URL, oder null.',
  ],
  'unknown-volume': [
    '`setting_volume` ist keiner der vier möglichen Werte.',
    'Senden Sie -1, none, defaultOn oder defaultOff, oder null.',
  ],
  'unknown-ad-type': [
    'Der Typ einer Anzeige ist weder linear noch non-linear.',
    'Senden Sie linear oder non-linear, oder null.',
  ],
  'bulk-rule-form': [
    'Die Regel eines Bulks ist weder * noch ein Origin mit /*.',
    'Senden Sie * oder einen Origin mit /*, wie https://www.example.com/*, oder null.',
  ],
  'empty-value': ['Ein Feld ist ein leerer Text statt null.', 'Senden Sie null.'],
  'out-of-bounds': [
    'Eine Zahl liegt außerhalb ihres Bereichs.',
    'Verwenden Sie einen Wert aus dem dokumentierten Bereich.',
  ],
  'address-userinfo': [
    'Eine URL enthält einen Benutzernamen oder ein Passwort.',
    'Entfernen Sie beides aus der URL.',
  ],
  'source-video-and-live': [
    'Der Embed hat ein Video und einen Livestream.',
    'Entfernen Sie eines von beiden.',
  ],
  'stream-url-callback': [
    '`options.streamUrl` hat einen Fehler ausgelöst, oder keine absolute http(s)-URL geliefert.',
    'Geben Sie eine absolute http(s)-URL zurück, oder null.',
  ],
  'hosted-player-missing': [
    '`code_iframe` hat keinen Frame mit einer http(s)-URL.',
    'Senden Sie den Code so, wie der Dienst ihn erzeugt hat.',
  ],
  'bulk-label-unknown': [
    'Kein Bulk hat das Label aus `options.bulkLabel`.',
    'Setzen Sie `options.bulkLabel` auf das Label eines Bulks dieses Embeds.',
  ],
  'bulk-ambiguous': ['Zwei Bulks passen zu der Seite.', 'Entfernen Sie einen der beiden.'],
  'unknown-destroy-event': [
    '`scrollmode_destroy_on` ist kein Ereignis des Players.',
    'Verwenden Sie den Namen eines Player-Ereignisses, wie ENDED.',
  ],
  'unknown-ad-kind': [
    'Ein Anzeigenobjekt hat weder ein Tag noch ein Video.',
    'Setzen Sie seine source_url auf ein Ad-Tag.',
  ],
  'ad-video-not-ready': [
    'Das Video einer Anzeige ist noch nicht konvertiert.',
    'Warten Sie auf die Konvertierung, oder laden Sie das Video noch einmal hoch.',
  ],
  'slot-mobile-missing': [
    'Ein Slot hat Anzeigen für Desktop und keine für mobil.',
    'Setzen Sie auch dieses Feld.',
  ],
  'midroll-without-time': [
    'Der Beginn eines Mid-Rolls ist nicht bekannt.',
    'Setzen Sie seine Sekunden in `options.midrollAt`.',
  ],
  'watermark-offsets': [
    'Das Wasserzeichen hat zwei gegenüberliegende Abstände.',
    'Entfernen Sie einen der beiden.',
  ],
  'slot-type-mismatch': [
    'Eine Anzeige vom Typ linear steht in einem Overlay-Slot, oder eine non-linear in einem Pre-, Mid- oder Post-Roll.',
    'Verschieben Sie die Anzeige in einen anderen Slot, oder korrigieren Sie ihren Typ: Player lehnen sie mit VAST-Fehler 201 ab.',
  ],
  'slot-duplicate-tag': [
    'Dasselbe Tag steht in zwei Slots, oder zweimal in einem.',
    'Verwenden Sie für jede Anzeige eine eigene Ad-Unit, damit nicht zweimal dieselbe läuft.',
  ],
  'slot-desktop-missing': [
    'Ein Slot hat Anzeigen für mobil und keine für Desktop.',
    'Setzen Sie auch dieses Feld.',
  ],
  'overlay-main-only': [
    'Ein Overlay am Anfang hat `fixed` oder `delay_time`.',
    'Entfernen Sie das Feld, oder verschieben Sie die Anzeige nach overlay_main.',
  ],
  'slot-overlay-times': [
    'Ein Overlay erscheint nach dem Ende des Inhalts.',
    'Lassen Sie das Overlay früher erscheinen.',
  ],
  'slot-overlay-size': [
    'Das Tag eines Overlays fordert nur Größen an, die über den erlaubten liegen.',
    'Erhöhen Sie max_width und max_height, oder fordern Sie kleinere Anzeigen an: Player lehnen die anderen mit VAST-Fehler 501 ab.',
  ],
};
