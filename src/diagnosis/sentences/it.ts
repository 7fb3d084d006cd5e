import type { SentenceTexts } from './core-sentence.js';
import { tagPanels } from './it-tag-panels.js';

export const italian: SentenceTexts = {
  '{n} more': 'altri {n}',
  'Brightcove and videojs-contrib-ads': 'Brightcove e videojs-contrib-ads',
  'IAB consent': 'consenso IAB',
  'Brightcove Player and videojs-contrib-ads': 'Brightcove Player e videojs-contrib-ads',
  'Brightcove Player and videojs-contrib-ads, with uriEncode':
    'Brightcove Player e videojs-contrib-ads, con uriEncode',
  'IMA SDK and videojs-ima': 'IMA SDK e videojs-ima',
  'Radiant Media Player and rmp-vast': 'Radiant Media Player e rmp-vast',
  'Correct the brackets.': 'Correggere le parentesi.',
  'Write macros in brackets.': 'Scrivere le macro tra parentesi.',
  'Write the brackets unencoded.': 'Scrivere le parentesi senza codifica.',
  'Write the macros in capitals.': 'Scrivere le macro in maiuscolo.',
  'Write the placeholders as macros in brackets.':
    'Scrivere i segnaposto come macro tra parentesi.',
  'Write the placeholders of {a} as macros in brackets.':
    'Scrivere i segnaposto di {a} come macro tra parentesi.',
  'Write the placeholders of another system as macros in brackets.':
    'Scrivere i segnaposto di un altro sistema come macro tra parentesi.',
  'Correct the names of the macros.': 'Correggere i nomi delle macro.',
  'Keep only the URL of the ad tag.': 'Tenere solo l’URL del tag.',
  'Replace the escapes by their characters.': 'Sostituire gli escape con i loro caratteri.',
  'Decode the ad tag.': 'Decodificare il tag.',
  'Replace the characters by those of a URL.': 'Sostituire i caratteri con quelli di un URL.',
  'Use the address behind the link.': 'Usare l’indirizzo dietro il link.',
  'Start the tag with https://.': 'Iniziare l’ad tag con https://.',
  'Remove the user name and the password.': 'Togliere il nome utente e la password.',
  'Use https. The ad server must support it.': 'Usare https. L’ad server deve supportarlo.',
  'Replace # by %23.': 'Sostituire # con %23.',
  'Remove these characters.': 'Togliere questi caratteri.',
  'Remove the empty tags.': 'Togliere gli ad tag vuoti.',
  'Keep the first of each.': 'Tenere il primo di ciascuno.',
  'Set {list}.': 'Impostare {list}.',
  'Add a random number.': 'Aggiungere un numero casuale.',
  'Replace the number by a macro.': 'Sostituire il numero con una macro.',
  'Remove the id.': 'Togliere l’identificativo.',
  'Remove the rule.': 'Togliere la regola.',
  'Keep the first of the rules.': 'Tenere la prima delle regole.',
  'Use the rule {a}.': 'Usare la regola {a}.',
  'Percent-encode the URL.': 'Codificare l’URL con le percentuali.',
  'Percent-encode cust_params.': 'Codificare cust_params con le percentuali.',
  'Encode cust_params once.': 'Codificare cust_params una volta sola.',
  'Leave the values to the player.': 'Lasciare i valori al player.',
  'Remove the parameter {a}.': 'Togliere il parametro {a}.',
  'Remove the parameters {list}.': 'Togliere i parametri {list}.',
  'Remove the element, which is not used.': 'Togliere l’elemento, che non viene usato.',
  'Remove the value, which is not used.': 'Togliere il valore, che non viene usato.',
  'Set the value to {a}.': 'Impostare il valore {a}.',
  'Use the nearest allowed value.': 'Usare il valore ammesso più vicino.',
  'Set the field to null.': 'Impostare il campo a null.',
  'Remove this offset, which is not used.': 'Togliere questo scostamento, che non viene usato.',
  'Remove the live, which is not played.': 'Togliere la diretta, che non viene riprodotta.',
  'Replace the consent by macros.': 'Sostituire il consenso con delle macro.',
  'Add {a}.': 'Aggiungere {a}.',
  'Add {list} without values, which the player fills.':
    'Aggiungere {list} senza valori, che il player riempie.',
  'Use the path /gampad/live/ads.': 'Usare il percorso /gampad/live/ads.',
  'Remove impl=s.': 'Togliere impl=s.',
  'Remove the parameters without a value.': 'Togliere i parametri senza valore.',
  'Replace the first & by ?.': 'Sostituire il primo & con ?.',
  'Encode the value once.': 'Codificare il valore una volta sola.',
  'Replace the escapes of HTML by their characters.':
    'Sostituire i codici HTML con i loro caratteri.',
  'Percent-encode these characters.': 'Codificare questi caratteri con le percentuali.',
  'Write the percent sign as %25.': 'Scrivere il segno di percentuale come %25.',
  'Write {a}.': 'Scrivere {a}.',
  'Write &amp; for the ampersand.': 'Scrivere &amp; al posto della e commerciale.',
  'Put the text into a CDATA section.': 'Mettere il testo in una sezione CDATA.',
  'Write the version as {a}.': 'Scrivere la versione come {a}.',
  'Add version {a}, the lowest with these elements.':
    'Aggiungere la versione {a}, la più bassa con questi elementi.',
  'Remove it.': 'Toglierlo.',
  'Add the type {a}.': 'Aggiungere il tipo {a}.',
  'Remove the attribute.': 'Togliere l’attributo.',
  'Remove the text before the document.': 'Togliere il testo prima del documento.',
  'Declare the prefix.': 'Dichiarare il prefisso.',
  'Write {a} for it.': 'Scrivere {a} al suo posto.',
  'Remove the document type.': 'Togliere il tipo di documento.',
  'Write https:// for http://.': 'Scrivere https:// al posto di http://.',
  'Remove the second one.': 'Togliere il secondo.',
  'Its bitrate of {n} kbit/s exceeds {m} kbit/s.':
    'Il suo bitrate di {n} kbit/s supera {m} kbit/s.',
  'All files exceed {n} kbit/s, and the chosen file has a lower bitrate.':
    'Tutti i file superano {n} kbit/s, e il file scelto ha un bitrate più basso.',
  'The size of the chosen file suits the player of {n} × {m} pixels better.':
    'La dimensione del file scelto si adatta meglio al player di {n} × {m} pixel.',
  'The chosen file suits the player equally well and has a higher bitrate.':
    'Il file scelto si adatta altrettanto bene al player e ha un bitrate più alto.',
  'The chosen file suits the player equally well and comes first.':
    'Il file scelto si adatta altrettanto bene al player e viene prima.',
  'It is the only file that plays within {n} kbit/s.':
    'È l’unico file riproducibile entro {n} kbit/s.',
  'All files exceed {n} kbit/s, and it has the lowest bitrate.':
    'Tutti i file superano {n} kbit/s, e questo ha il bitrate più basso.',
  'Its size suits the player of {n} × {m} pixels best.':
    'La sua dimensione è la più adatta al player di {n} × {m} pixel.',
  'Of the files whose size suits the player best, it has the highest bitrate.':
    'Tra i file di dimensione più adatta al player, ha il bitrate più alto.',
  'It is the first of the files that suit the player best.':
    'È il primo dei file più adatti al player.',
  'The player does not run {a} code.': 'Il player non esegue codice {a}.',
  'The file has no type, and its URL has no ending that the player knows.':
    'Il file non ha un tipo, e il suo URL non ha un’estensione che il player conosce.',
  'The browser does not play {a}.': 'Il browser non riproduce {a}.',
  'It is the only file that plays.': 'È l’unico file riproducibile.',
  'The ad does not play in this slot.': 'L’annuncio non va in onda in questo slot.',
  'The ad is an overlay, and the slot is for linear ads.':
    'L’annuncio è un overlay, e lo slot è per annunci lineari.',
  'The ad is linear, and the slot is for overlays.':
    'L’annuncio è lineare, e lo slot è per gli overlay.',
  'The ad has only an interactive unit (VPAID).':
    'L’annuncio ha solo un’unità interattiva (VPAID).',
  'The browser can play none of the media files of the ad.':
    'Il browser non può riprodurre nessun file multimediale dell’annuncio.',
  'The response is VAST 1; versions 2 to 4 are supported.':
    'La risposta è VAST 1; sono supportate le versioni da 2 a 4.',
  'The root element of the response is not <VAST>.':
    'L’elemento radice della risposta non è <VAST>.',
  'The VAST version is not supported; versions 2 to 4 are.':
    'La versione di VAST non è supportata; lo sono quelle da 2 a 4.',
  'The VMAP version is not supported; version 1 is.':
    'La versione di VMAP non è supportata; lo è la 1.',
  'The ad server cannot be reached, or its response has no CORS header.':
    'L’ad server non è raggiungibile, o la sua risposta non ha l’intestazione CORS.',
  'The response has a document type before its root element.':
    'La risposta ha un tipo di documento prima dell’elemento radice.',
  'The response is not well-formed XML.': 'La risposta non è XML ben formato.',
  'Reading the response needs the Trusted Types policy media-embed, which the page does not allow.':
    'Per leggere la risposta serve il criterio di Trusted Types media-embed, che la pagina non consente.',
  'The response has more than {n} bytes.': 'La risposta ha più di {n} byte.',
  'The ad server responded with status {a}.': 'L’ad server ha risposto con lo stato {a}.',
  'An http URL cannot be requested on an https page.':
    'Un URL http non può essere richiesto in una pagina https.',
  'The page does not show a required companion.': 'La pagina non mostra un companion obbligatorio.',
  'The media file responded with status {a}.': 'Il file multimediale ha risposto con lo stato {a}.',
  'The media file is {a}, not media.':
    'Il file multimediale è {a}, che non è un contenuto multimediale.',
  'The media file is http, and the page is https.':
    'Il file multimediale è http, e la pagina è https.',
  'The ad failed unexpectedly.': 'L’annuncio è fallito in modo imprevisto.',
  'The ad server has no ad.': 'L’ad server non ha annunci.',
  'The ad server did not respond in time.': 'L’ad server non ha risposto in tempo.',
  'The ad tag is not an http(s) URL.': 'L’ad tag non è un URL http(s).',
  'The ad tag leads to more than {n} documents.': 'L’ad tag porta a più di {n} documenti.',
  'A wrapper blocks the category of the ad.': 'Un wrapper blocca la categoria dell’annuncio.',
  'The ad is within more than {n} wrappers.': 'L’annuncio è dentro più di {n} wrapper.',
  'The ad tag of the wrapper is not a URL that can be requested.':
    'L’ad tag del wrapper non è un URL che si può richiedere.',
  'The wrappers lead in a circle.': 'I wrapper formano un cerchio.',
  'The ad has neither a linear nor a non-linear creative.':
    'L’annuncio non ha né una creatività lineare né una non lineare.',
  'The ad has no creative.': 'L’annuncio non ha creatività.',
  'The wrapper has no ad tag URL.': 'Il wrapper non ha l’URL dell’ad tag.',
  'The ad has neither <InLine> nor <Wrapper>.': 'L’annuncio non ha né <InLine> né <Wrapper>.',
  'The ad tag of the wrapper is relative, and its document has no URL.':
    'L’ad tag del wrapper è relativo, e il suo documento non ha un URL.',
  'The AdTagURI of an ad break is not an http(s) URL.':
    'L’AdTagURI di una pausa pubblicitaria non è un URL http(s).',
  'The overlay does not fit into the player.': 'L’overlay non entra nel player.',
  'The ad has neither a picture nor a text.': 'L’annuncio non ha né un’immagine né un testo.',
  'No time is left to request the ad tag.': 'Non resta tempo per richiedere l’ad tag.',
  'The response of the ad server has no CORS header that allows the page to read it.':
    'La risposta dell’ad server non ha un’intestazione CORS che permette alla pagina di leggerla.',
  'The request leads to an address in a private network, which was not allowed.':
    'La richiesta porta a un indirizzo di una rete privata, che non è stato consentito.',
  'The ad server redirects to an address that may not be requested.':
    'L’ad server reindirizza a un indirizzo che non si può richiedere.',
  'The host name of the ad server cannot be resolved (DNS).':
    'Il nome host dell’ad server non può essere risolto (DNS).',
  'The ad server refused the connection.': 'L’ad server ha rifiutato la connessione.',
  'The certificate of the ad server is not valid, or its TLS handshake failed.':
    'Il certificato dell’ad server non è valido, o il suo handshake TLS è fallito.',
  'There is no connection to the ad server.': 'Non c’è connessione con l’ad server.',
  'The ad server closed the connection without a response.':
    'L’ad server ha chiuso la connessione senza rispondere.',
  'The response of the ad server is not valid HTTP.':
    'La risposta dell’ad server non è HTTP valido.',
  'The ad server cannot be reached.': 'L’ad server non è raggiungibile.',
  'An ad break of the VMAP document has a position (#…) as its timeOffset. Write a time or a percentage: the player has no break positions of its own.':
    'Una pausa pubblicitaria del documento VMAP ha una posizione (#…) come timeOffset. Scrivi un tempo o una percentuale: il player non ha posizioni proprie per le pause.',
  'An ad break of the VMAP document has no valid timeOffset. Write hh:mm:ss, a percentage up to 100%, start or end.':
    'Una pausa pubblicitaria del documento VMAP non ha un timeOffset valido. Scrivi hh:mm:ss, una percentuale fino a 100%, start o end.',
  'An ad break of the VMAP document is neither linear nor nonlinear. The player shows no display ads.':
    'Una pausa pubblicitaria del documento VMAP non è né linear né nonlinear. Il player non mostra annunci display.',
  'The templateType of an AdTagURI is not VAST 2, 3 or 4.':
    'Il templateType di un AdTagURI non è VAST 2, 3 o 4.',
  'CustomAdData is not supported. Use VASTAdData or AdTagURI.':
    'CustomAdData non è supportato. Usa VASTAdData o AdTagURI.',
  'An AdSource has neither VASTAdData nor AdTagURI.':
    'Un AdSource non ha né VASTAdData né AdTagURI.',
  'The media file of the ad took too long to load.':
    'Il file multimediale dell’annuncio ha impiegato troppo a caricarsi.',
  'The media file of the ad cannot be loaded.':
    'Il file multimediale dell’annuncio non può essere caricato.',
  'The media file of the ad cannot be played.':
    'Il file multimediale dell’annuncio non può essere riprodotto.',
  'The browser does not allow the ad to play.': 'Il browser non permette all’annuncio di partire.',
  'The picture of the overlay cannot be loaded.':
    'L’immagine dell’overlay non può essere caricata.',
  'The ad is unknown.': 'L’annuncio è sconosciuto.',
  ...tagPanels,
};
