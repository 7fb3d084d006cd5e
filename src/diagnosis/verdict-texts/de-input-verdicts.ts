import { BULK_REASONS, JSON_ERRORS, UNKNOWN } from './de-phrases.js';
import { slotName, where } from './de-words.js';
import type { InputVerdictId, VerdictTexts } from './language-texts.js';

const ACCEPTED =
  'Fügen Sie ein Ad-Tag, einen Embed als JSON oder Einbettungscode, eine VAST- oder VMAP-Antwort, eine HAR-Datei, einen Fehlercode oder eine Falldatei ein.';

/** The texts about inputs, recordings and embeds as a whole. */
export const inputVerdicts: Pick<VerdictTexts['verdicts'], InputVerdictId> = {
  'input-empty': () => ['Der Text ist leer.', ACCEPTED],
  'input-unknown': ({ reason }) => [UNKNOWN[reason], ACCEPTED],
  'json-malformed': ({ error, line, column }) => [
    `Das JSON ist in Zeile ${line}, Spalte ${column} fehlerhaft: ${JSON_ERRORS[error]}.`,
    `Korrigieren Sie Zeile ${line}, Spalte ${column}, und fügen Sie das JSON noch einmal ein.`,
  ],
  'case-invalid': ({ problem }) => [
    `Die Falldatei kann nicht gelesen werden: ${problem}`,
    'Exportieren Sie den Fall noch einmal, und fügen Sie die ganze Datei ein.',
  ],
  'error-code': ({ code }) => [`Der Fehlercode ${code} steht nicht in der Tabelle.`, ACCEPTED],
  'embed-address': ({ host }) => [
    `Der Code lädt seinen Embed von ${host || 'einer Adresse'} und enthält ihn nicht.`,
    'Öffnen Sie die Adresse des Embeds, und fügen Sie sein JSON ein.',
  ],
  'har-without-ads': ({ total, hasImaSdk }) => [
    `Die HAR-Datei enthält unter ${total === 1 ? '1 Anfrage' : `${total} Anfragen`} keine nach Anzeigen${hasImaSdk ? ', obwohl das IMA SDK geladen wurde' : ''}.`,
    'Zeichnen Sie noch einmal auf, beginnend vor der Wiedergabe; fehlt sie weiterhin, prüfen Sie die Anzeigen des Embeds und die Einwilligung des Nutzers.',
  ],
  'ima-sdk-blocked': () => [
    'Der Browser hat das Skript des IMA SDK blockiert, wie es Adblocker tun; daher wurde keine Anzeige angefordert.',
    'Testen Sie in einem Browser ohne Adblocker und Trackingschutz.',
  ],
  'ima-sdk-failed': ({ error }) => [
    `Das Skript des IMA SDK wurde nicht geladen${error === '' ? '' : ` (${error})`}; daher wurde keine Anzeige angefordert.`,
    'Erlauben Sie https://imasdk.googleapis.com in der Content Security Policy der Seite, und prüfen Sie das Netzwerk des Nutzers.',
  ],
  'content-failed': () => [
    'Das Video des Embeds konnte nicht konvertiert werden; daher laufen weder das Video noch seine Anzeigen.',
    'Laden Sie das Video noch einmal hoch.',
  ],
  'content-processing': () => [
    'Das Video des Embeds ist noch nicht konvertiert; daher laufen weder das Video noch seine Anzeigen.',
    'Warten Sie, bis die Konvertierung beendet ist.',
  ],
  'embed-without-ads': () => [
    'Der Embed hat in keinem Slot eine Anzeige, weder für Desktop noch für mobil.',
    'Setzen Sie ein Ad-Tag in einen Slot des Embeds, wie preroll und mobile_preroll.',
  ],
  'ads-off-by-bulk': ({ label, by }) => [
    `Der Bulk „${label}“ schaltet die Anzeigen des Embeds ab, weil ${BULK_REASONS[by]}.`,
    `Um die Anzeigen des Embeds zu behalten, setzen Sie die des Bulks „${label}“ auf null oder wählen ein anderes Label.`,
  ],
  'device-without-ads': ({ slot, empty, sold }) => [
    `Der Slot ${slotName(slot)} hat Anzeigen für ${sold} und keine für ${empty}.`,
    `Setzen Sie ${slotName(slot)} auch für ${empty}, oder bestätigen Sie, dass es auf ${empty} keine Anzeigen gibt.`,
  ],
  'ad-video-not-ready': (p) => [
    `Das Video der gehosteten Anzeige ist noch nicht konvertiert${where(p)}.`,
    'Warten Sie auf die Konvertierung des Anzeigenvideos, oder laden Sie es noch einmal hoch.',
  ],
  'ad-object-unknown': (p) => [
    `Das Anzeigenobjekt hat weder ein Ad-Tag noch ein Video${where(p)}.`,
    'Setzen Sie source_url des Anzeigenobjekts auf ein Ad-Tag.',
  ],
};
