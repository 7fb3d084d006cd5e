import type { RuleTexts } from './rule-text.js';

/** The rules about the form and the macros of ad tags, by name. The fault is what stands behind "L’ad tag". */
export const FORM_RULES = {
  'tag-surrounded': [
    'è dentro un altro testo: virgolette, HTML, codice, una mail o una frase',
    'Tieni solo l’URL dell’ad tag.',
  ],
  'tag-script-escaped': [
    'contiene caratteri preceduti da una barra rovesciata, come \\/ o \\u0026',
    'Sostituisci i codici: il tag è stato copiato da uno script, da JSON o da Markdown.',
  ],
  'tag-percent-encoded': [
    'è codificato per intero con il percento',
    'Decodificalo: il tag è stato copiato da un parametro di un altro URL.',
  ],
  'tag-mail-encoded': [
    'è codificato come nel sorgente di una mail, con =3D al posto di =',
    'Decodificalo: il tag è stato copiato dal sorgente di una mail.',
  ],
  'tag-lookalike-chars': [
    'contiene caratteri a larghezza intera che somigliano a :, /, ?, & o =',
    'Scrivi questi caratteri come negli altri URL.',
  ],
  'tag-link-rewritten': [
    'è un link riscritto da un programma di posta o da un altro servizio',
    'Usa l’indirizzo che c’è dietro: le richieste con questo link non riescono.',
  ],
  'tag-cut-off': [
    'finisce con …, perché il programma da cui è stato copiato lo ha abbreviato',
    'Copia di nuovo il tag intero da dove viene modificato.',
  ],
  'tag-html-escaped': [
    'contiene caratteri codificati come in HTML o XML, per esempio &amp;',
    'Sostituisci i codici: il tag è stato copiato da HTML o XML.',
  ],
  'tag-not-absolute': ['non è un URL assoluto', 'Fallo iniziare con https://.'],
  'tag-scheme': ['ha uno schema diverso da http e https', 'Fallo iniziare con https://.'],
  'tag-host': ['non ha un host valido', 'Correggi host e porta.'],
  'tag-userinfo': ['contiene un nome utente o una password', 'Toglili.'],
  'tag-http-on-https': [
    'è un URL http, e la pagina è https',
    'Usa il tag https: il browser blocca la richiesta o la cambia in https.',
  ],
  'tag-protocol-relative': [
    'inizia con //',
    'Scrivi https://, così il tag funziona anche fuori da una pagina web.',
  ],
  'tag-fragment': ['contiene un #', 'Scrivi %23: nulla dopo # arriva all’ad server.'],
  'tag-too-long': [
    'dà una richiesta di oltre 8.192 caratteri',
    'Accorcia i parametri: la maggior parte dei server rifiuta una richiesta così lunga.',
  ],
  'tag-long': [
    'dà una richiesta di oltre 2.048 caratteri',
    'Accorcia i parametri se mancano annunci: alcuni server tagliano una richiesta così lunga.',
  ],
  'tag-illegal-chars': [
    'ha caratteri che in un URL vanno codificati con il percento',
    'Codificali con il percento: i player li inviano in modi diversi.',
  ],
  'tag-bad-percent': [
    'ha un segno di percento senza due cifre esadecimali',
    'Scrivi il segno di percento come %25.',
  ],
  'ad-host-gone': [
    'porta a un ad server che non esiste più',
    'Chiedi al fornitore un tag nuovo, o togli l’annuncio.',
  ],
  'tag-no-query': [
    'ha parametri senza un punto interrogativo prima',
    'Fai iniziare la query con un punto interrogativo.',
  ],
  'tag-double-encoded': ['ha un valore codificato due volte', 'Codifica il valore una sola volta.'],
  'param-duplicate': [
    'ha un parametro più di una volta',
    'Tienine uno: i server non leggono tutti lo stesso.',
  ],
  'param-empty': [
    'ha parametri senza valore, che nessun player riempie',
    'Imposta i valori, o togli i parametri.',
  ],
  'macro-unknown': [
    'ha segnaposto senza regola di sostituzione che non sono macro conosciute',
    'Aggiungi una regola di sostituzione, o fornisci il valore in `values`.',
  ],
  'macro-near-miss': [
    'ha un segnaposto sconosciuto che somiglia a una macro conosciuta',
    'Correggi il nome della macro.',
  ],
  'macro-case': [
    'ha una macro IAB che non è scritta in maiuscole',
    'Scrivila in maiuscole: la maggior parte degli altri player le distingue.',
  ],
  'macro-not-iab': [
    'ha nomi in maiuscole che sembrano macro IAB e non lo sono, per cui altri player possono non riempirli',
    'Per altri player scrivi la macro IAB, se ce n’è una.',
  ],
  'macro-deprecated': ['ha una macro che VAST 4.1 ha sostituito', 'Usa [MEDIAPLAYHEAD].'],
  'macro-wrong-context': [
    'ha macro che sono ammesse solo negli URL di tracciamento; in una richiesta valgono -1',
    'Toglile.',
  ],
  'macro-unsafe-position': [
    'ha un segnaposto nello schema, nell’host o nella porta, o il suo valore cambierebbe il percorso',
    'Sostituisci la macro con il valore.',
  ],
  'macro-mixed-syntax': [
    'ha segnaposto scritti nei modi di più sistemi',
    'Usa macro tra parentesi quadre: sono state unite parti dei tag di più sistemi.',
  ],
  'macro-server-side': [
    'ha segnaposto che solo un ad server può riempire',
    'Falli riempire all’ad server, o usa macro tra parentesi quadre.',
  ],
  'macro-foreign-player': [
    'ha segnaposto di un altro player o ad server, senza significato o valore noto',
    'Fornisci i valori in `values`, o usa macro tra parentesi quadre.',
  ],
  dialect: [
    'ha segnaposto di un altro player o ad server, che vengono riempiti',
    'Non c’è nulla da fare. Per scrivere il tag con macro tra parentesi quadre usa translateAdTag.',
  ],
  'macro-mismatched': ['ha una macro con parentesi che non si chiudono', 'Correggi le parentesi.'],
  'macro-unresolved': [
    'ha un segnaposto che nessuno riempie',
    'Scrivi una macro tra parentesi quadre, come [PAGEURL], o il valore.',
  ],
  'macro-quoted': [
    'ha una macro tra virgolette o asterischi, che arrivano all’ad server',
    'Toglili: sono stati copiati insieme alla macro.',
  ],
  'macro-encoded-brackets': [
    'ha macro con le parentesi codificate con il percento',
    'Scrivi [ e ]: la maggior parte degli altri player non riempie parentesi codificate.',
  ],
  'macro-bare-word': [
    'ha come valore una parola che sta per un valore',
    'Scrivi una macro tra parentesi quadre, o il valore.',
  ],
  'macro-value-text': [
    'ha come valore un testo che uno script lascia per errore, come undefined o null',
    'Correggi lo script che ha scritto il tag o il valore.',
  ],
  'macro-value-missing': [
    'ha un segnaposto conosciuto senza valore per questo utente',
    'Fornisci il valore, o togli la macro.',
  ],
  'macro-value-unknown': [
    'ha una macro IAB senza valore per questo utente, che parte come -1',
    'Fornisci il valore nel contesto, se lo conosci.',
  ],
  'macro-value-withheld': [
    'ha una macro che parte come -2, perché l’utente non ha acconsentito',
    'Non c’è nulla da fare: l’utente non ha acconsentito a condividerla.',
  ],
  'macro-nested-encoding': [
    'ha un segnaposto dentro un valore già codificato',
    'Controlla la richiesta: la maggior parte degli altri player codifica il valore troppo poche volte.',
  ],
} satisfies RuleTexts;
