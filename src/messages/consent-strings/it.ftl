### Decoded consent strings: TC strings, GPP strings and US privacy strings.

## Parts of several texts

phrase-purpose = { $id ->
    [1] : archiviare o leggere informazioni sul dispositivo
    [2] : scegliere annunci con dati limitati
    [3] : creare profili per annunci personalizzati
    [4] : scegliere annunci personalizzati con profili
    [5] : creare profili per contenuti personalizzati
    [6] : scegliere contenuti personalizzati con profili
    [7] : misurare gli annunci
    [8] : misurare i contenuti
    [9] : capire il pubblico
    [10] : sviluppare e migliorare i servizi
    [11] : scegliere contenuti con dati limitati
   *[other] {""}
  }
phrase-special-feature = { $id ->
    [1] : posizione precisa
    [2] : identificare il dispositivo tramite scansione
   *[other] {""}
  }
phrase-ids = { LENGTH($ids) ->
    [0] nessuno
   *[other] { LIST($ids, type: "unit", style: "short") }{ $more ->
        [0] {""}
       *[other] {" "}e { $more } in più
      }{ $count ->
        [1] {""}
       *[other] {" "}({ $count } in tutto)
      }
  }
phrase-found = { LENGTH($found) ->
    [0] la fine della stringa
   *[other] «{ $found }»
  }

## Sections

title-us-privacy = US privacy (deprecata dal 2024)
title-tcfeuv1 = tcfeuv1: Europa, versione 1 (non più valida)
title-tcfcav1 = tcfcav1: Canada
title-usnat = usnat: Stati Uniti, nazionale
title-disclosed-vendors = Fornitori mostrati
title-allowed-vendors = Fornitori ammessi
title-publisher-purposes = Finalità dell’editore
title-other-section = Sezione { NUMBER($id, useGrouping: 0) }

## Fields

label-version = Versione
label-created = Creata
label-last-updated = Ultimo aggiornamento
label-consent-platform = Piattaforma del consenso
label-consent-platform-version = Versione della piattaforma del consenso
label-screen = Schermata
label-language = Lingua
label-vendor-list-version = Versione della lista dei fornitori
label-policy-version = Versione delle regole
label-service-specific = Solo per questo servizio
label-non-standard-texts = Testi non standard
label-purpose-1-not-shown = La finalità 1 non è stata mostrata
label-publisher-country = Paese dell’editore
label-consent-vendors = Fornitori con consenso
label-interest-vendors = Fornitori con interesse legittimo
label-custom-consent-purposes = Altre finalità con consenso
label-custom-interest-purposes = Altre finalità con interesse legittimo
label-vendors = Fornitori
label-sections = Sezioni
label-content = Contenuto
label-notice = Avviso e possibilità di rifiutare
label-sale-opt-out = Rifiuto della vendita
label-service-provider-agreement = Coperto dall’accordo per fornitori di servizi limitati
label-purpose = Finalità { $id }{ phrase-purpose }
label-publisher-purpose = Finalità dell’editore { $id }{ phrase-purpose }
label-special-feature = Caratteristica speciale { $id }{ phrase-special-feature }
label-restriction = Restrizione dell’editore per la finalità { $id }

## Values

value-yes = sì
value-no = no
value-consent = consenso
value-interest = interesse legittimo
value-consent-and-interest = consenso e interesse legittimo
value-no-consent = nessun consenso
value-given = dato
value-not-given = non dato
value-opted-out = rifiutato
value-not-opted-out = non rifiutato
value-opted-out-or-no-consent = rifiutato o nessun consenso
value-not-opted-out-or-consent = non rifiutato o consenso
value-shown = mostrato
value-not-shown = non mostrato
value-not-applicable = non pertinente
value-not-set = non impostato
value-not-a-time = non è un istante
value-not-decoded = non decodificato
value-ids = { phrase-ids }
value-not-allowed-vendors = non ammessa: fornitori { phrase-ids }
value-consent-vendors = solo con consenso: fornitori { phrase-ids }
value-interest-vendors = solo con interesse legittimo: fornitori { phrase-ids }

## What is wrong with a string

fault-no-field = Trovato alla posizione { $position }: { phrase-found }. Atteso: il campo { $field }.
fault-base64url = Trovato alla posizione { $position }: { phrase-found }. Atteso: una lettera, una cifra, - o _ (base64url).
fault-number = Trovato alla posizione { $position }: { phrase-found }. Atteso: { LIST($allowed, type: "disjunction") } nel campo { $field }.
fault-letter = Trovato alla posizione { $position }: { phrase-found }. Atteso: una lettera nel campo { $field }.
fault-last-id = Trovato alla posizione { $position }: { phrase-found }. Atteso: un ultimo id di almeno { NUMBER($min, useGrouping: 0) } nel campo { $field }.
fault-large-number = Trovato alla posizione { $position }: { phrase-found }. Atteso: un numero di al massimo { NUMBER($max, useGrouping: 0) } nel campo { $field }.
fault-max-sections = Trovato alla posizione { $position }: { phrase-found }. Atteso: al massimo { $max } sezioni nell’intestazione.
fault-no-section = Trovato alla posizione { $position }: { phrase-found }. Atteso: la sezione { NUMBER($id, useGrouping: 0) }.
fault-missing-section = Trovato alla posizione { $position }: { phrase-found }. Atteso: ~ e la sezione { NUMBER($id, useGrouping: 0) }, nominata nell’intestazione.
fault-surplus-section = Trovato alla posizione { $position }: { phrase-found }. Atteso: { $count ->
    [1] la fine, perché l’intestazione nomina solo una sezione
   *[other] la fine, perché l’intestazione nomina solo { $count } sezioni
  }.
fault-tc-version = Trovato alla posizione { $position }: { phrase-found }. Atteso: la versione 2 della stringa TC{ $version ->
    [1] {" "}(la versione 1 non è più valida; chiedi la versione 2 alla piattaforma del consenso)
   *[other] {""}
  }.
fault-us-privacy-version = Trovato alla posizione { $position }: { phrase-found }. Atteso: la versione 1.
fault-us-privacy-letter = Trovato alla posizione { $position }: { phrase-found }. Atteso: Y, N o -.
fault-us-privacy-length = Trovato alla posizione { $position }: { phrase-found }. Atteso: la fine dopo { $length } caratteri.
fault-format = Trovato alla posizione { $position }: { phrase-found }. Atteso: C (una stringa TC), D (una stringa GPP) o 1 (una stringa US privacy).
