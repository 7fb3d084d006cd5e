### Texts of the parts of the ad tag debugger that are loaded when they are opened.

## Ads, media files and trackers

ad-name = Annuncio { $number }{ LENGTH($title) ->
    [0] {""}
   *[other] : { $title }
  }
ad-no-ads = La risposta non ha annunci.
ad-file = File
ad-format = Tipo
ad-size = Dimensioni
ad-bitrate = Bitrate
ad-verdict = Nel lettore
ad-chosen = scelto
ad-playable = riproducibile
ad-not-playable = non riproducibile
ad-check-found = file trovato
ad-check-missing = file mancante{ $status ->
    [0] {""}
   *[other] {" "}· { NUMBER($status, useGrouping: 0) }
  }
ad-check-not-media = non è un file multimediale
ad-check-mixed-content = http, bloccato nelle pagine https
ad-check-not-checked = {""}
ad-duration = Durata
ad-skippable = Si può saltare dopo
ad-refused = L’annuncio ha codice { $code }, che il lettore non esegue.
ad-event = Evento
ad-when = Quando
ad-count = Tracker
ad-time-at = a { $time }
ad-time-viewable = dopo { $seconds } s in vista
ad-time-shown = quando viene mostrato
ad-time-removed = quando viene tolto
ad-time-action = solo se accade
ad-time-late = non dovuto: dopo la fine dell’annuncio
ad-not-due = non dovuto: l’annuncio non parte
ad-urls = { $count } URL
ad-companions = Companion
ad-required-all = Tutti devono essere mostrati, altrimenti l’annuncio non parte.
ad-required-any = Uno deve essere mostrato, altrimenti l’annuncio non parte.
ad-required-none = L’annuncio parte anche senza.
ad-icons = Icone
ad-captions = Sottotitoli
ad-no-additions = L’annuncio non ha companion, icone o sottotitoli.
ad-no-trackers = L’annuncio non ha tracker.
ad-error-trackers = Errori che un lettore segnalerebbe
ad-audit-due = Dovuti
ad-audit-requested = Richiesti
ad-audit-result = Esito
ad-audit-result-requested = come dovuto
ad-audit-result-not-due = non dovuto
ad-audit-result-missing = mancante
ad-audit-result-duplicate = troppe volte
ad-audit-result-unexpected = mai dovuto
ad-audit-result-refused = non è un URL
ad-audit-none = La registrazione non ha tracker.

## Context

context-expected-size = Scrivi larghezza x altezza in pixel, per esempio 640x360. Fino ad allora la dimensione è ignota.
context-expected-ip = Scrivi un indirizzo IPv4 o IPv6, per esempio 203.0.113.7. Il valore è usato così com’è.
context-expected-lat-long = Scrivi latitudine e longitudine in gradi, per esempio 45.44, 12.33. Fino ad allora la posizione è ignota.
context-expected-page-url = Scrivi l’URL http o https per intero. Il valore è usato così com’è.
context-expected-referrer = Scrivi l’URL http o https per intero. Il valore è usato così com’è.
context-expected-language = Scrivi il codice di una lingua, per esempio en o it-CH. Il valore è usato così com’è.
context-expected-correlator = Scrivi un numero intero. Altri valori sono ignoti.
context-expected-playhead = Scrivi i secondi, per esempio 12.5. Altri valori sono ignoti.
context-expected-mime = Scrivi i tipi di media separati da virgole, per esempio video/mp4.
context-expected-tc-string = Questa non è una stringa TC della versione 2. Il valore è usato così com’è.
context-expected-gpp = Questa non è una stringa GPP. Il valore è usato così com’è.
context-expected-gpp-sid = Scrivi gli id delle sezioni GPP separati da virgole, per esempio 2, 6.
context-expected-usp = Scrivi una stringa US privacy, per esempio 1YNN. Il valore è usato così com’è.
context-expected-addtl = Scrivi una stringa AC, per esempio 1~70.89. Il valore è usato così com’è.
context-expected-random = Scrivi un numero da 0 a meno di 1, per esempio 0.42. Fino ad allora il numero è dal vivo.
context-expected-now = Scrivi un istante in ISO 8601, per esempio 2026-08-29T20:15:00Z. Fino ad allora l’ora è quella attuale.

## Under other consent

consent-note = Che cosa porterebbe questo tag per chi ha scelto altro. Le stringhe sono esempi.
consent-scenario-page = Questo contesto
    .meaning = come nel contesto qui sopra
consent-scenario-granted = Concesso
    .meaning = ha accettato tutto
consent-scenario-refused = Rifiutato
    .meaning = ha rifiutato tutto
consent-scenario-no-platform = Senza piattaforma
    .meaning = la pagina non ha una piattaforma di consenso
consent-scenario-late = In ritardo
    .meaning = la piattaforma non ha risposto in tempo
consent-scenario-us-opt-out = Opt-out USA
    .meaning = ha rifiutato vendita e condivisione
consent-scenario-child-directed = Per bambini
    .meaning = il contenuto è rivolto ai bambini
consent-parameter = Parametro
consent-unchanged = Il consenso non cambia niente in questo tag.
consent-decoded = In chiaro
consent-no-strings = nessuna stringa di consenso
consent-apply = Usa
consent-use = Usa «{ $scenario }» come contesto
consent-kept = invariato

## Parameters of Google Ad Manager

google-note = Modifica un valore per cambiare il tag qui sopra. Le liste hanno virgole tra gli elementi.
google-name = Parametro
google-meaning = Significato
google-value = Valore
google-nested = Chiave in cust_params
google-unknown = Parametro non documentato.
google-wrong-form = forma non valida
google-placeholder = segnaposto
google-legacy = senza più effetto
google-html-escaped = Il tag è stato copiato da HTML: qui &amp; è letto come &.
google-unescape = Scrivi & nel tag

## Other players

player-note = Che cosa richiederebbero altri lettori per lo stesso tag e contesto. Le differenze sono marcate.
player-that = Quel lettore
player-own = Questo lettore
player-same = stessa richiesta
player-no-request = nessuna richiesta
player-why = Differenze e motivi
player-differences = { $count } { $count ->
    [one] differenza
   *[other] differenze
  }
player-kind-different = diverso
player-kind-kept = invariato
player-kind-unknown = valore proprio
player-omitted = omesso
