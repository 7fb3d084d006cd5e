import type { DOCUMENT_RULES as English } from './en-document-rules.js';
import type { VastRuleTexts } from './vast-rule-texts.js';

/** Responses as XML, and the elements of VAST and VMAP documents. */
export const DOCUMENT_RULES: VastRuleTexts<typeof English> = {
  'xml-too-long': [
    ['La risposta ha {n} caratteri; i player ne leggono al massimo {m} (errore VAST 100).'],
    'Chiedi all’ad server una risposta più corta: un documento VAST ha qualche migliaio di caratteri.',
  ],
  'xml-empty': [
    ['La risposta è vuota; doveva essere un documento VAST.'],
    'Fai rispondere l’ad server con <VAST version="4.2"/> o con lo stato 204 quando non ha annunci.',
  ],
  'xml-doctype': [
    [
      'Il documento ha una dichiarazione di tipo, e per questo i player lo rifiutano (errore VAST 100).',
    ],
    'Togli la dichiarazione di tipo: i player la rifiutano perché può dichiarare entità.',
  ],
  'xml-leading-space': [
    ['Prima della dichiarazione XML ci sono spazi; deve essere all’inizio del testo.'],
    'Togli gli spazi: questo player li accetta, altri segnalano l’errore VAST 100.',
  ],
  'xml-leading-text': [
    ['Prima del documento XML c’è altro testo (caratteri: {n}).'],
    'Togli il testo; spesso il server scrive un avviso o una riga di debug prima del documento.',
  ],
  'xml-unescaped-amp': [
    [
      'Una & è fuori da una sezione CDATA, quindi il documento non è ben formato.',
      '{a} non è un’entità di XML, quindi il documento non è ben formato.',
    ],
    'Metti l’URL in una sezione CDATA, o scrivi &amp; per ogni e commerciale: questo player la accetta, altri segnalano l’errore VAST 100.',
  ],
  'xml-undeclared-xsi': [
    ['Il prefisso {a} è usato senza dichiarazione, quindi il documento non è ben formato.'],
    'Dichiaralo nell’elemento radice, xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance": questo player accetta il documento, altri segnalano l’errore VAST 100.',
  ],
  'xml-undeclared-prefix': [
    ['Il prefisso {a} è usato senza dichiarazione, quindi il documento non è ben formato.'],
    'Dichiara il prefisso nell’elemento radice, o toglilo.',
  ],
  'xml-malformed': [
    [
      'L’attributo {a} non ha un valore tra virgolette, manca una virgoletta, o manca lo spazio davanti.',
      'Una sezione CDATA non viene mai chiusa.',
      'Il testo ha ]]> fuori da una sezione CDATA.',
      '{a} non è ammesso in XML.',
      'Un commento non viene mai chiuso, o contiene due trattini.',
      'La dichiarazione XML non è corretta o non è all’inizio del documento.',
      'Gli elementi hanno più di {a} livelli di profondità.',
      'L’attributo {a} è due volte nello stesso elemento.',
      'Un tag di chiusura non chiude l’elemento aperto: doveva essere {a}.',
      'Un’istruzione di elaborazione non viene mai chiusa, o non ha un nome.',
      'Nel testo c’è un < da solo.',
      'La risposta non è XML. Sembra JSON.',
      'La risposta non è XML.',
      'C’è testo fuori dall’elemento radice.',
      'Dopo il primo elemento radice ce n’è un secondo, {a}.',
      'Un tag non è corretto o non viene mai chiuso: {a}.',
      'L’elemento {a} non viene mai chiuso. Il documento è tagliato, o manca un tag di chiusura.',
    ],
    'Correggi l’XML in questo punto: i player segnalano l’errore VAST 100 e non mostrano annunci.',
  ],
  'xml-html': [
    ['La risposta è una pagina web; doveva essere un documento VAST.'],
    'Apri l’URL in un browser: spesso è un login, una pagina di errore o un reindirizzamento a un sito.',
  ],
  'xml-root': [
    ['L’elemento radice è {a}; doveva essere VAST o VMAP.'],
    'Controlla l’URL dell’ad tag: la risposta è un altro tipo di XML (errore VAST 101).',
  ],
  'vmap-not-expected': [
    [
      'La risposta è VMAP, un elenco di pause pubblicitarie; doveva essere VAST con gli annunci di una sola pausa (errore VAST 101).',
    ],
    'Richiedi VAST qui (con Google Ad Manager output=vast), o usa il tag per tutto il contenuto.',
  ],
  'vast-version': [
    [
      'La risposta è VAST 1 (<VideoAdServingTemplate>); i player supportano da 2.0 a 4.3 (errore VAST 102).',
      'La versione è {a}; i player supportano da 2.0 a 4.3 (errore VAST 102).',
    ],
    'Chiedi all’ad server VAST da 2.0 a 4.3.',
  ],
  'vast-version-missing': [
    [
      'L’elemento <VAST> non ha una versione. Questo player lo legge come VAST 4, altri lo rifiutano.',
    ],
    'Scrivi la versione nell’elemento radice: <VAST version="4.2">.',
  ],
  'vast-element-case': [
    ['L’elemento è scritto {a}; i player trovano solo {b}.'],
    'Scrivi l’elemento come nello standard: XML distingue maiuscole e minuscole.',
  ],
  'vast-attribute-case': [
    ['L’attributo è scritto {a}; i player trovano solo {b}.'],
    'Scrivi l’attributo come nello standard: XML distingue maiuscole e minuscole.',
  ],
  'vast-element-misplaced': [
    ['<{a}> è in <{b}>, dove i player non lo leggono; il suo posto è in {c}.'],
    'Sposta l’elemento nel genitore che lo standard indica.',
  ],
  'vast-element-repeated': [
    ['C’è un secondo <{a}> nello stesso elemento; i player leggono solo il primo.'],
    'Tienine uno solo.',
  ],
};
