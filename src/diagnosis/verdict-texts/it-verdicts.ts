import { MAX_WRAPPERS } from '../../vast/request/wrapper-limit.js';
import { tagRuleText } from '../../lint/locales/it.js';
import { inputVerdicts } from './it-input-verdicts.js';
import { ENCODED_TWICE, NOT_URL } from './it-phrases.js';
import {
  where,
  server,
  of,
  to,
  seconds,
  on,
  response,
  ad,
  behind,
  before,
  asMacros,
  fixed,
} from './it-words.js';
import type { VerdictTexts } from './language-texts.js';

const NOTHING = 'Non c’è nulla da fare.';

export const verdicts: VerdictTexts['verdicts'] = {
  ...inputVerdicts,
  'tag-empty': (p) => [
    `L’ad tag è vuoto${where(p)}.`,
    'Imposta l’ad tag, o togli l’oggetto dallo slot.',
  ],
  'tag-html-escaped': (p) => [
    `L’ad tag ${of(p.host)} contiene &amp;, perché è stato copiato da HTML${where(p)}.`,
    'Sostituisci ogni &amp; dell’ad tag con &.',
  ],
  'tag-not-url': (p) => [`L’ad tag ${NOT_URL[p.reason][0]}${where(p)}.`, NOT_URL[p.reason][1]],
  'tag-fault': (p) => {
    const [fault, nextStep] = tagRuleText(p.finding) ?? [
      `ha un errore (${p.finding})`,
      `Correggi l’ad tag secondo la regola ${p.finding}.`,
    ];
    return [`L’ad tag ${of(p.host)} ${fault}${where(p)}.`, nextStep];
  },
  'http-tag': (p) => [
    `L’ad tag richiede http://${p.host}, che i browser bloccano in ogni pagina https${where(p)}.`,
    'Scrivi l’ad tag con https://.',
  ],
  'http-on-https': (p) => [
    p.blockedHost === p.host
      ? `L’ad tag richiede http://${p.host}, che i browser bloccano nelle pagine https${where(p)}.`
      : `Un wrapper ${of(p.host)} porta a http://${p.blockedHost}, che i browser bloccano nelle pagine https${where(p)}.`,
    p.blockedHost === p.host
      ? 'Scrivi l’ad tag con https://.'
      : `Chiedi alla rete ${of(p.blockedHost)} un tag con https://.`,
  ],
  'slot-type-mismatch': (p) => [
    `L’oggetto dell’annuncio è ${p.type}, che non è adatto al suo slot${where(p)}.`,
    'Sposta l’oggetto in uno slot del suo tipo, o correggi il tipo.',
  ],
  'consent-late': (p) => [
    p.seconds === null
      ? `L’ad tag ${of(p.host)} è stato espanso con la finestra del consenso aperta${where(p)}.`
      : `L’ad tag ${of(p.host)} è stato espanso ${seconds(p.seconds)} prima che il consenso fosse noto${where(p)}.`,
    'Fai aspettare al player la piattaforma del consenso, o alza il suo tempo di attesa.',
  ],
  'consent-missing': (p) => [
    `La richiesta ${to(p.host)} dice gdpr=1 e non ha la stringa di consenso in ${p.parameter}${where(p)}.`,
    p.hasMacro
      ? `La piattaforma del consenso non ha dato una stringa per la macro in ${p.parameter}: richiedi l’annuncio dopo la sua risposta.`
      : `Richiedi l’annuncio solo dopo la risposta della piattaforma del consenso, e riempi ${p.parameter} con [GDPRCONSENT].`,
  ],
  'consent-withheld': (p) => [
    `${server(p.host)} non ha annunci, e il consenso dell’utente nega ${p.placeholders}${where(p)}.`,
    'Prova con un utente che ha dato il consenso; senza, possono partire solo campagne senza dati personali.',
  ],
  'page-url-encoded-twice': (p) => [
    `L’indirizzo nel parametro ${p.parameter} è codificato due volte, quindi ${p.host || 'l’ad server'} non riconosce la pagina${where(p)}.`,
    ENCODED_TWICE[p.cause](p.parameter),
  ],
  'macro-foreign-player': (p) => [
    `L’ad tag ${of(p.host)} ha segnaposto di ${p.dialect || 'un altro player'} che nessuno riempie: ${p.placeholders}${where(p)}.`,
    asMacros(p.equivalents) ||
      'Aggiungi regole di sostituzione per questi segnaposto, o toglili dall’ad tag.',
  ],
  'macro-server-side': (p) => [
    `L’ad tag ${of(p.host)} ha segnaposto che solo un ad server può riempire: ${p.placeholders}${where(p)}.`,
    `Esporta l’ad tag dall’ad server con questi valori.${before(' Oppure: ', asMacros(p.equivalents))}`,
  ],
  'macro-unresolved': (p) => [
    `La richiesta ${to(p.host)} ha ancora segnaposto: ${p.placeholders}${where(p)}.`,
    fixed(p.fixes),
  ],
  'ad-blocker': (p) => [
    `Il browser ha bloccato la richiesta a ${p.blockedHost} prima dell’invio, come fanno gli ad blocker${where(p)}.`,
    'Prova con un browser senza ad blocker e senza protezione dal tracciamento.',
  ],
  'cors-refused': (p) => [
    `Il browser non può leggere la risposta di ${p.refusedHost}: manca l’intestazione CORS per la pagina${p.isAnswered ? '' : ', o il server è fermo'}${where(p)}.`,
    `Fai inviare a ${p.refusedHost} Access-Control-Allow-Origin con l’origine della pagina, e Access-Control-Allow-Credentials: true.`,
  ],
  'policy-refused': (p) => [
    `La Content Security Policy della pagina non ammette la richiesta a ${p.refusedHost}${where(p)}.`,
    `Aggiungi https://${p.refusedHost} a connect-src nella Content Security Policy della pagina.`,
  ],
  'certificate-invalid': (p) => [
    `Il certificato di ${p.refusedHost} non è valido, o l’handshake TLS è fallito${where(p)}.`,
    `Fai installare a chi gestisce ${p.refusedHost} un certificato valido per questo host; controlla l’orologio dell’utente.`,
  ],
  'address-refused': (p) => [
    `La richiesta a ${p.lastHost} porta a ${p.target}, ${p.isPrivate ? 'in una rete privata, e non vi è stata inviata' : 'che i browser non seguono'}${where(p)}.`,
    `Fai in modo che chi gestisce ${p.lastHost} porti direttamente a un indirizzo https pubblico${p.isPrivate ? '; se la rete è tua, consentila con `allowPrivate`' : ''}.`,
  ],
  unreachable: (p) => {
    if (p.fault === 'dns')
      return [
        `Il nome dell’host ${p.unreachableHost} non si può risolvere (DNS)${where(p)}.`,
        `Correggi l’host nell’ad tag: ${p.unreachableHost} non ha un indirizzo.`,
      ];
    if (p.fault === 'refused')
      return [
        `${p.unreachableHost} ha rifiutato la connessione${where(p)}.`,
        `Controlla che il server di ${p.unreachableHost} sia attivo e che la porta sia giusta.`,
      ];
    return [
      `Non c’è stata connessione con ${p.unreachableHost}${where(p)}.`,
      `Controlla che l’host ${p.unreachableHost} sia scritto bene e che il suo server sia attivo.`,
    ];
  },
  'response-timeout': (p) => [
    `${server(p.host)} non ha risposto entro ${seconds(p.seconds)}${where(p)}.`,
    `Chiedi ${to(p.host)} una risposta più veloce, o metti prima nella cascata un ad server più veloce.`,
  ],
  'wrapper-timeout': (p) => [
    `${p.lastHost}, ${behind(p)}, non ha risposto entro ${seconds(p.seconds)}${where(p)}.`,
    `Chiedi alla rete ${of(p.lastHost)} una risposta più veloce; fino ad allora sospendi la sua campagna in ${p.host || 'ad server'}.`,
  ],
  'http-client-error': (p) => [
    `${server(p.lastHost)} ha rifiutato la richiesta con lo stato ${p.status}${where(p)}.`,
    `Confronta l’ad unit e i parametri dell’ad tag con quelli ${of(p.lastHost)}.`,
  ],
  'http-server-error': (p) => [
    `${server(p.lastHost)} è fallito con lo stato ${p.status}${where(p)}.`,
    `Segnala lo stato ${p.status} a chi gestisce ${p.lastHost || 'l’ad server'}.`,
  ],
  'response-html': (p) => [
    `${response(p.lastHost)} è una pagina HTML invece di VAST${where(p)}.`,
    'Controlla il percorso dell’ad tag: di solito la pagina è un accesso, un errore o un muro di consenso.',
  ],
  'response-json': (p) => [
    `${response(p.lastHost)} è JSON invece di VAST${where(p)}.`,
    'Richiedi VAST a questo ad server: di solito il tag ha un parametro per il formato.',
  ],
  'response-feed': (p) => [
    `${response(p.lastHost)} è un feed RSS invece di VAST${where(p)}.`,
    'Richiedi VAST a questo server: l’indirizzo è quello di una lista di contenuti, come Media RSS, e non di annunci.',
  ],
  'response-javascript': (p) => [
    `${response(p.lastHost)} è JavaScript invece di VAST${where(p)}.`,
    'Richiedi VAST a questo ad server: il suo tag è per banner o per un player proprio.',
  ],
  'xml-malformed': (p) => [
    `${response(p.lastHost)} non è XML ben formato${where(p)}.`,
    'Fai correggere il documento all’ad server; la causa solita è un URL con & fuori da CDATA.',
  ],
  'root-unexpected': (p) => [
    `${response(p.lastHost)} ha l’elemento radice <${p.root}> invece di <VAST>${where(p)}.`,
    'Fai inviare all’ad server VAST da 2 a 4.',
  ],
  'vast-version': (p) => [
    `${response(p.lastHost)} è VAST ${p.version}, che il player non legge${where(p)}.`,
    'Fai inviare all’ad server VAST da 2 a 4.',
  ],
  'vmap-misplaced': (p) => [
    `Un wrapper porta a una playlist VMAP su ${p.lastHost}, dove è ammesso solo VAST${where(p)}.`,
    `Fai portare ${to(p.host)} a VAST, o usa l’URL del VMAP come ad tag.`,
  ],
  'wrapper-loop': (p) => [
    `I wrapper ${of(p.host)} tornano a un URL già richiesto${where(p)}.`,
    `Chiedi alla rete ${of(p.lastHost)} di togliere il rinvio a un ad server precedente.`,
  ],
  'wrapper-limit': (p) => [
    `${server(p.host)} porta attraverso più wrapper dei ${MAX_WRAPPERS} che i player seguono${where(p)}.`,
    `Chiedi alla rete ${of(p.lastHost)} una campagna con meno rivenditori.`,
  ],
  'wrapper-without-tag': (p) => [
    `Il wrapper ${of(p.lastHost)} non indica un ad tag che si possa richiedere${where(p)}.`,
    'Fai impostare all’ad server VASTAdTagURI a un URL https.',
  ],
  'vpaid-only': (p) => [
    `${ad(p.lastHost)} ha solo media VPAID, che il player non esegue${where(p)}.`,
    'Chiedi la stessa creatività come MP4 (H.264 e AAC).',
  ],
  'media-file-missing': (p) => [
    `Il file multimediale dell’annuncio ${of(p.lastHost)} manca: ${p.mediaHost} ha risposto con lo stato ${p.status}${where(p)}.`,
    `Chiedi ${to(p.lastHost)} di caricare di nuovo il file, o di correggere il suo URL.`,
  ],
  'media-file-not-media': (p) => [
    `Il file multimediale dell’annuncio ${of(p.lastHost)} non è un video: ${p.mediaHost} ha risposto con ${p.type}${where(p)}.`,
    `Chiedi ${to(p.lastHost)} di correggere l’URL del file: porta a una pagina, un testo o un’immagine.`,
  ],
  'media-file-mixed-content': (p) => [
    `Il file multimediale dell’annuncio ${of(p.lastHost)} è su http://${p.mediaHost}, che i browser bloccano nelle pagine https, e con https non c’è${where(p)}.`,
    `Chiedi ${to(p.lastHost)} un file multimediale con https://.`,
  ],
  'companion-required': (p) => [
    `${ad(p.lastHost)} richiede companion per i quali la pagina non ha posto${where(p)}.`,
    'Aggiungi alla pagina elementi con data-companion-for, o fai rendere facoltativi i companion all’ad server.',
  ],
  'category-blocked': (p) => [
    `Un wrapper blocca la categoria dell’annuncio ${of(p.lastHost)}${where(p)}.`,
    'Chiedi alla rete un annuncio di un’altra categoria, o togli il blocco dal wrapper.',
  ],
  'media-unplayable': (p) => [
    `${ad(p.lastHost)} non ha media che i browser riproducono, solo ${p.types}${where(p)}.`,
    'Chiedi la creatività come MP4 (H.264 e AAC).',
  ],
  'media-missing': (p) => [
    `${ad(p.lastHost)} non ha nessun file multimediale${where(p)}.`,
    'Fai aggiungere all’ad server un file multimediale alla creatività.',
  ],
  'linearity-mismatch': (p) => [
    `${server(p.host)} ha risposto con un annuncio ${p.found}, che non è adatto allo slot${where(p)}.`,
    `Fai inviare ${to(p.host)} annunci ${p.found === 'linear' ? 'non-linear' : 'linear'} per questo slot.`,
  ],
  'no-ad-on-device': (p) => [
    `${server(p.host)} ha un annuncio ${on(p.sold)} e nessuno ${on(p.empty)}${where({ slot: p.slot, device: null })}.`,
    `Controlla nell’ad server che una campagna sia destinata ai dispositivi ${p.empty}.`,
  ],
  'no-ad-after-wrapper': (p) => [
    `${p.lastHost}, ${behind(p)}, non ha annunci${where(p)}.`,
    `Chiedi alla rete ${of(p.lastHost)} perché non riempie, o aggiungi una campagna di riserva in ${p.host || 'ad server'}.`,
  ],
  'no-ad': (p) => [
    p.host === ''
      ? `La risposta non ha annunci${where(p)}.`
      : `${p.host} ha risposto senza annunci${where(p)}.`,
    'Controlla nell’ad server che una campagna attiva comprenda questa ad unit, dimensione, pagina e nazione.',
  ],
  'playback-failed': (p) => [
    `${ad(p.lastHost)} non è stato riprodotto: errore VAST ${p.code}.`,
    `Segnala l’errore VAST ${p.code} a chi gestisce ${p.lastHost || 'l’ad server'}.`,
  ],
  'failure-code': (p) => [
    `${ad(p.lastHost)} fallisce con l’errore VAST ${p.code}${where(p)}.`,
    `Segnala l’errore VAST ${p.code} a chi gestisce ${p.lastHost || 'l’ad server'}.`,
  ],
  'wrapper-not-requested': (p) => [
    `La risposta è un wrapper che porta a ${p.lastHost || 'un altro ad server'}, che non è stato richiesto.`,
    `Incolla la risposta di ${p.lastHost || 'quell’ad server'}, o fai la diagnosi con le richieste.`,
  ],
  'har-without-bodies': () => [
    'Il file HAR non contiene il corpo delle risposte.',
    'Esportalo di nuovo con il contenuto e incollalo.',
  ],
  'not-requested': (p) => [
    `L’ad tag ${of(p.host)} non ha difetti visibili nel testo${where(p)}; non è stato richiesto.`,
    'Fai la diagnosi con le richieste, o incolla la risposta dell’ad server.',
  ],
  'playlist-plays': (p) => [
    `${response(p.host)} è una playlist VMAP con ${p.breaks === 1 ? '1 interruzione' : `${p.breaks} interruzioni`}${where(p)}.`,
    'Fai la diagnosi dell’ad tag di un’interruzione che non mostra annunci.',
  ],
  'hosted-ad-plays': (p) => [
    `L’annuncio ospitato è convertito e dovrebbe essere riprodotto${where(p)}; il suo video non è stato richiesto.`,
    NOTHING,
  ],
  'ad-plays': (p) => {
    const playing = `${p.seconds === null ? '' : ` per ${seconds(p.seconds)}`}${p.type === 'linear' ? '' : ' come overlay'}${where(p)}`;
    if (p.file === 'responded') return [`${ad(p.host)} viene riprodotto${playing}.`, NOTHING];
    const should = `${ad(p.host)} dovrebbe essere riprodotto${playing}`;
    if (p.type === 'non-linear')
      return [`${should}; la sua immagine non è stata richiesta.`, NOTHING];
    return [
      p.file === 'unreadable'
        ? `${should}; nessuna risposta per il suo file multimediale su ${p.mediaHost} si è potuta leggere.`
        : `${should}; il suo file multimediale non è stato richiesto.`,
      'Se l’annuncio non parte, apri l’URL del file multimediale in un browser: il file potrebbe mancare.',
    ];
  },
};
