import type { TagPanelSentence } from './core-sentence.js';

/** Other players and the parameters of Google Ad Manager. */
export const tagPanels: Readonly<Record<TagPanelSentence, string>> = {
  'This player makes its own random number of up to {n} digits.':
    'Questo player genera un proprio numero casuale di al massimo {n} cifre.',
  'This player makes its own random number of {n} digits and ignores one that it is given.':
    'Questo player genera un proprio numero casuale di {n} cifre e ignora quello che riceve.',
  'This player makes its own cache buster of {n} letters and digits.':
    'Questo player genera un proprio cache buster di {n} lettere e cifre.',
  'This player writes a page variable that is null as the text "null".':
    'Questo player scrive una variabile della pagina che è null come il testo “null”.',
  'This player drops the default of a macro that it does not know.':
    'Questo player scarta il valore predefinito di una macro che non conosce.',
  'This player writes a comma for a value that is undefined.':
    'Questo player scrive una virgola per un valore non definito.',
  'This player replaces only its own macros, which are in curly brackets.':
    'Questo player sostituisce solo le proprie macro, che sono tra parentesi graffe.',
  'This player replaces only its own macros, which are between double underscores.':
    'Questo player sostituisce solo le proprie macro, che sono tra doppi trattini bassi.',
  'This player replaces only macros in square brackets.':
    'Questo player sostituisce solo le macro tra parentesi quadre.',
  'This player replaces only the first occurrence of a macro, and only those that it knows.':
    'Questo player sostituisce solo la prima occorrenza di una macro, e solo le macro che conosce.',
  'This player replaces only [X] and %%X%% with the exact names of the macros that it knows.':
    'Questo player sostituisce solo [X] e %%X%% con i nomi esatti delle macro che conosce.',
  'This player replaces macros in trackers, but not in the URL of an ad tag.':
    'Questo player sostituisce le macro nei tracker, ma non nell’URL di un ad tag.',
  'This player also replaces placeholders inside a value that it has just inserted.':
    'Questo player sostituisce anche i segnaposto dentro un valore che ha appena inserito.',
  'This player reads $& and the like in a value as a part of the text around the placeholder.':
    'Questo player legge $& e simili in un valore come parte del testo attorno al segnaposto.',
  'This player writes a missing value as the text "null" or "undefined".':
    'Questo player scrive un valore mancante come il testo “null” o “undefined”.',
  'This player has no value and writes nothing, where others write -1 or keep the placeholder.':
    'Questo player non ha un valore e non scrive nulla, dove altri scrivono -1 o lasciano il segnaposto.',
  'This player sends -1 for a macro of the VAST standard that has no value.':
    'Questo player invia -1 per una macro dello standard VAST che non ha valore.',
  'This player fills a placeholder that is kept here.':
    'Questo player riempie un segnaposto che qui resta com’è.',
  'This player sends a value that consent withholds here.':
    'Questo player invia un valore che qui il consenso trattiene.',
  'This player inserts the value without encoding it.':
    'Questo player inserisce il valore senza codificarlo.',
  'This player encodes the commas of a list, too.':
    'Questo player codifica anche le virgole di un elenco.',
  'This player encodes the value once, although the text around it is encoded already.':
    'Questo player codifica il valore una volta, anche se il testo attorno è già codificato.',
  'This player encodes other characters of the value.':
    'Questo player codifica altri caratteri del valore.',
  'This player writes a flag as a word.': 'Questo player scrive un sì o un no come parola.',
  'This player has another value for this placeholder.':
    'Questo player ha un altro valore per questo segnaposto.',
  'This player has a value of its own, which is not known here.':
    'Questo player ha un valore proprio, che qui non è noto.',
  'This player leaves characters that no URL allows to the browser, which encodes most of them.':
    'Questo player lascia al browser i caratteri che nessun URL ammette, e il browser ne codifica la maggior parte.',
  'This player does not add or fill this parameter.':
    'Questo player non aggiunge e non riempie questo parametro.',
  'This player removes a macro that has no value.':
    'Questo player toglie una macro che non ha valore.',
  'This player keeps a macro for which it has no value.':
    'Questo player lascia una macro per cui non ha un valore.',
  'This player cuts values after {n} characters.':
    'Questo player taglia i valori dopo {n} caratteri.',
  'This player adds vpa and vpmute to tags of Google Ad Manager.':
    'Questo player aggiunge vpa e vpmute agli ad tag di Google Ad Manager.',
  'This player writes a fixed value here.': 'Questo player scrive qui un valore fisso.',
  'This player sends 3 for every break after the start of the content.':
    'Questo player invia 3 per ogni pausa dopo l’inizio del contenuto.',
  'This player sends its state with a request, too.':
    'Questo player invia il suo stato anche con una richiesta.',
  'This player never shares the position of a click.':
    'Questo player non comunica mai la posizione di un clic.',
  'The IMA SDK replaces the correlator with one of its own.':
    'L’IMA SDK sostituisce il correlator con uno proprio.',
  'The IMA SDK adds the US privacy string of the page, but not the GPP string.':
    'L’IMA SDK aggiunge la stringa US privacy della pagina, ma non la stringa GPP.',
  'The IMA SDK expands no macro of an ad tag; the page has to fill it.':
    'L’IMA SDK non espande le macro di un ad tag; deve riempirle la pagina.',
  'It throws a URIError for a value with a lone surrogate.':
    'Genera un URIError per un valore con un surrogato isolato.',
  'It throws a TypeError, because {a} has no value.':
    'Genera un TypeError, perché {a} non ha valore.',
  '0 or 1': '0 o 1',
  'a whole number': 'un numero intero',
  'a whole number of milliseconds': 'un numero intero di millisecondi',
  'a whole number of seconds': 'un numero intero di secondi',
  'a positive whole number': 'un numero intero positivo',
  'an http(s) URL': 'un URL http(s)',
  'whole numbers with commas between them': 'numeri interi separati da virgole',
  'WIDTHxHEIGHT, several with | between them': 'LARGHEZZAxALTEZZA, più d’una separate da |',
  'vast, xml_vast2 to xml_vast4, vmap, xml_vmap1':
    'vast, da xml_vast2 a xml_vast4, vmap, xml_vmap1',
  '1 to 4': 'da 1 a 4',
  '1 for continuous play, 2 for not': '1 per la riproduzione continua, 2 se non lo è',
  '1 or 2': '1 o 2',
  'a language tag': 'un tag di lingua',
  'a TCF version 2 string': 'una stringa TCF versione 2',
  '1, then three of Y, N or -': '1, poi tre tra Y, N o -',
  'an encoded list of key=value pairs': 'un elenco codificato di coppie key=value',
  'sizes with commas between them': 'dimensioni separate da virgole',
  'The network and the ad unit.': 'La rete e l’unità pubblicitaria.',
  'The sizes of the player in pixels.': 'Le dimensioni del player in pixel.',
  'The environment of the request: vp is video.': 'L’ambiente della richiesta: vp è video.',
  'The request is for Google Ad Manager.': 'La richiesta è per Google Ad Manager.',
  'The format of the response.': 'Il formato della risposta.',
  'Counts an impression only when the ad is shown.':
    'Conta un’impressione solo quando l’annuncio viene mostrato.',
  'The page with the player.': 'La pagina con il player.',
  'The page that describes the video.': 'La pagina che descrive il video.',
  'A random number that all requests of one page view share, and no other page view has.':
    'Un numero casuale che tutte le richieste di una visita alla pagina condividono, e nessun’altra visita ha.',
  'Whether the player starts without sound.': 'Se il player parte senza audio.',
  'The placement of the video, as the IAB numbers it.':
    'Il posizionamento del video, come lo numera lo IAB.',
  'Whether the video starts by itself or by a click.': 'Se il video parte da solo o con un clic.',
  'The placement on a connected TV.': 'Il posizionamento su una TV connessa.',
  'The position of the ad break.': 'La posizione della pausa pubblicitaria.',
  'Whether further content follows without the viewer’s doing.':
    'Se altri contenuti seguono senza che l’utente faccia nulla.',
  'Whether audio content plays continuously.':
    'Se i contenuti audio vengono riprodotti di continuo.',
  'The duration of the content.': 'La durata del contenuto.',
  'The language of the ads.': 'La lingua degli annunci.',
  'The partner for Open Measurement.': 'Il partner per Open Measurement.',
  'The type of the device.': 'Il tipo di dispositivo.',
  'The nonce of programmatic access libraries.':
    'Il nonce delle librerie di accesso programmatico.',
  'Whether the player can show the AdChoices icon.': 'Se il player può mostrare l’icona AdChoices.',
  'Whether the GDPR applies.': 'Se vale il GDPR.',
  'The consent of the viewer.': 'Il consenso dell’utente.',
  'Consent to Google’s ad technology providers that are not in the Global Vendor List.':
    'Il consenso ai fornitori di tecnologia pubblicitaria di Google che non sono nella Global Vendor List.',
  'The US privacy string.': 'La stringa US privacy.',
  'The string of the Global Privacy Platform.': 'La stringa della Global Privacy Platform.',
  'The sections of the GPP string that apply.': 'Le sezioni della stringa GPP che valgono.',
  'Whether the content is directed at children.': 'Se il contenuto è rivolto ai bambini.',
  'Whether ads must not be personalized.': 'Se gli annunci non devono essere personalizzati.',
  'Whether data processing is restricted, for US states.':
    'Se il trattamento dei dati è limitato, per gli stati USA.',
  'Whether only limited ads are allowed, without cookies.':
    'Se sono ammessi solo annunci limitati, senza cookie.',
  'Key-values for targeting.': 'Coppie chiave-valore per il targeting.',
  'Whether the response is a playlist of ad breaks; needs output=vmap.':
    'Se la risposta è un elenco di pause pubblicitarie; richiede output=vmap.',
  'The sizes of companions.': 'Le dimensioni dei companion.',
  'The content source of the video.': 'La fonte di contenuti del video.',
  'The id of the video in that content source.': 'L’id del video in quella fonte.',
  'The title of the video.': 'Il titolo del video.',
  'An id of the viewer that the publisher provides.': 'Un id dell’utente fornito dall’editore.',
  'The number of the ad break.': 'Il numero della pausa pubblicitaria.',
  'The position of the ad in its break.': 'La posizione dell’annuncio nella sua pausa.',
  'The number of the midroll.': 'Il numero del midroll.',
  'The shortest duration of an ad break.': 'La durata minima di una pausa pubblicitaria.',
  'The longest duration of an ad break.': 'La durata massima di una pausa pubblicitaria.',
  'The most ads in a break.': 'Il massimo di annunci in una pausa.',
  'The shortest duration of an ad.': 'La durata minima di un annuncio.',
  'The longest duration of an ad.': 'La durata massima di un annuncio.',
  'Labels of ads that are not wanted.': 'Etichette di annunci non desiderati.',
  'Whether fallback ads are off.': 'Se gli annunci di riserva sono disattivati.',
  'The type of ads.': 'Il tipo di annunci.',
  'The positions of all ad breaks, in milliseconds.':
    'Le posizioni di tutte le pause pubblicitarie, in millisecondi.',
  'Whether this is the last break of the content.': 'Se questa è l’ultima pausa del contenuto.',
  'A number that all requests of one video stream share.':
    'Un numero che tutte le richieste di uno stream video condividono.',
  'The type of traffic: purchased or organic.': 'Il tipo di traffico: acquistato o organico.',
  'The advertising id of the device.': 'L’id pubblicitario del dispositivo.',
  'The kind of the advertising id.': 'Il genere di id pubblicitario.',
  'Whether the device limits ad tracking.':
    'Se il dispositivo limita il tracciamento pubblicitario.',
  'The id of the app.': 'L’id dell’app.',
  'The name of the app.': 'Il nome dell’app.',
  'A parameter of old tags, which has no effect on video.':
    'Un parametro di vecchi ad tag, senza effetto sui video.',
  'The version of the IMA SDK, which sets it by itself.':
    'La versione dell’IMA SDK, che la imposta da sé.',
  'A parameter of old tags for ads over the content.':
    'Un parametro di vecchi ad tag per annunci sopra il contenuto.',
};
