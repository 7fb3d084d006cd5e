import { BULK_REASONS, JSON_ERRORS, UNKNOWN } from './it-phrases.js';
import { slotName, where } from './it-words.js';
import type { InputVerdictId, VerdictTexts } from './language-texts.js';

const ACCEPTED =
  'Incolla un ad tag, un embed come JSON o codice, una risposta VAST o VMAP, un file HAR, un codice di errore o un file di caso.';

/** The texts about inputs, recordings and embeds as a whole. */
export const inputVerdicts: Pick<VerdictTexts['verdicts'], InputVerdictId> = {
  'input-empty': () => ['Il testo è vuoto.', ACCEPTED],
  'input-unknown': ({ reason }) => [UNKNOWN[reason], ACCEPTED],
  'json-malformed': ({ error, line, column }) => [
    `Il JSON è errato alla riga ${line}, colonna ${column}: ${JSON_ERRORS[error]}.`,
    `Correggi la riga ${line}, colonna ${column}, e incolla di nuovo il JSON.`,
  ],
  'case-invalid': ({ problem }) => [
    `Il file di caso non si può leggere: ${problem}`,
    'Esporta di nuovo il caso e incolla tutto il file.',
  ],
  'error-code': ({ code }) => [`Il codice di errore ${code} non è nella tabella.`, ACCEPTED],
  'embed-address': ({ host }) => [
    `Il codice carica il suo embed da ${host || 'un indirizzo'} e non lo contiene.`,
    'Apri l’indirizzo dell’embed e incolla il suo JSON.',
  ],
  'har-without-ads': ({ total, hasImaSdk }) => [
    `Nessuna delle richieste del file HAR (${total}) è per annunci${hasImaSdk ? ', benché l’SDK IMA sia stato caricato' : ''}.`,
    'Registra di nuovo da prima dell’avvio; se non ce n’è ancora nessuna, controlla gli annunci dell’embed e il consenso dell’utente.',
  ],
  'ima-sdk-blocked': () => [
    'Il browser ha bloccato lo script dell’SDK IMA, come fanno gli ad blocker, quindi nessun annuncio è stato richiesto.',
    'Prova con un browser senza ad blocker e senza protezione dal tracciamento.',
  ],
  'ima-sdk-failed': ({ error }) => [
    `Lo script dell’SDK IMA non è stato caricato${error === '' ? '' : ` (${error})`}, quindi nessun annuncio è stato richiesto.`,
    'Ammetti https://imasdk.googleapis.com nella Content Security Policy della pagina, e controlla la rete dell’utente.',
  ],
  'content-failed': () => [
    'La conversione del video dell’embed non è riuscita, quindi non parte né il video né la pubblicità.',
    'Carica di nuovo il video.',
  ],
  'content-processing': () => [
    'Il video dell’embed non è ancora convertito, quindi non parte né il video né la pubblicità.',
    'Aspetta la fine della conversione.',
  ],
  'embed-without-ads': () => [
    'L’embed non ha annunci in nessuno slot, né per desktop né per mobile.',
    'Imposta un ad tag in uno slot dell’embed, per esempio preroll e mobile_preroll.',
  ],
  'ads-off-by-bulk': ({ label, by }) => [
    `Il bulk "${label}" disattiva gli annunci dell’embed, perché ${BULK_REASONS[by]}.`,
    `Imposta a null gli annunci del bulk "${label}" per tenere quelli dell’embed, o scegli un’altra etichetta.`,
  ],
  'device-without-ads': ({ slot, empty, sold }) => [
    `Lo slot ${slotName(slot)} ha annunci per ${sold} e nessuno per ${empty}.`,
    `Imposta lo slot ${slotName(slot)} anche per ${empty}, o conferma che ${empty} resta senza annunci.`,
  ],
  'ad-video-not-ready': (p) => [
    `Il video dell’annuncio ospitato non è ancora convertito${where(p)}.`,
    'Aspetta la conversione del video dell’annuncio, o caricalo di nuovo.',
  ],
  'ad-object-unknown': (p) => [
    `L’oggetto dell’annuncio non ha né un ad tag né un video${where(p)}.`,
    'Imposta source_url dell’oggetto a un ad tag.',
  ],
};
