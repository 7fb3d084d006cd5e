### Texts of the report of an audit, for ad operations.

title = Verifica della pubblicità

## What was audited

about-account = Account verificato: { $service }
about-page = Pagina a cui sono destinati gli annunci: { $page }
about-time = Inizio: { $time }
about-requests = { $isInspected ->
    [yes] Ogni ad tag distinto è stato richiesto una volta.
   *[no] Nessun ad tag è stato richiesto.
  }

## How many objects were checked, and what became of their ads

checked = Verificati: { $embeds ->
    [one] 1 embed
   *[other] { $embeds } embed
  }, { $templates ->
    [one] 1 modello
   *[other] { $templates } modelli
  }, { $bulks ->
    [one] 1 bulk
   *[other] { $bulks } bulk
  }.
earns-nothing = { $count ->
    [one] 1 embed non ha alcun annuncio riproducibile su nessun dispositivo.
   *[other] { $count } embed non hanno alcun annuncio riproducibile su nessun dispositivo.
  }
device-without-ad = { $count ->
    [one] 1 embed non ha alcun annuncio riproducibile su { $device ->
        [mobile] telefono
       *[other] computer
      }.
   *[other] { $count } embed non hanno alcun annuncio riproducibile su { $device ->
        [mobile] telefono
       *[other] computer
      }.
  }
not-requested = { $count ->
    [one] Non è noto se 1 embed abbia un annuncio, perché i suoi ad tag non sono stati richiesti.
   *[other] Non è noto se { $count } embed abbiano un annuncio, perché i loro ad tag non sono stati richiesti.
  }

no-names = { $count ->
    [one] Questa macchina non trova l’indirizzo di nessun host: 1 ad tag non ha potuto essere richiesto, e del suo ad server non si sa nulla. Controlla la rete di questa macchina e ripeti l’audit.
   *[other] Questa macchina non trova l’indirizzo di nessun host: { $count } ad tag non hanno potuto essere richiesti, e dei loro ad server non si sa nulla. Controlla la rete di questa macchina e ripeti l’audit.
  }

## The reach of a cause

reach-objects = { $kind ->
    [embed] { $count ->
        [one] 1 embed
       *[other] { $count } embed
      }
   *[object] { $count ->
        [one] 1 oggetto
       *[other] { $count } oggetti
      }
  }
reach-slots = { $count ->
    [one] 1 spazio
   *[other] { $count } spazi
  }
reach-tags = { $count ->
    [one] 1 ad tag
   *[other] { $count } ad tag
  }
device = { $device ->
    [mobile] telefono
   *[other] computer
  }
since = dal { $date }
new-objects = { $count ->
    [one] 1 oggetto nuovo
   *[other] { $count } oggetti nuovi
  }
flapping-objects = { $count ->
    [one] 1 oggetto intermittente
   *[other] { $count } oggetti intermittenti
  }
repairable = Nei file lo ripara `media-embed lint --fix`; in un account, `media-embed audit fix`.
tag-addresses = { $count ->
    [one] Ad tag
   *[other] Ad tag
  }
addresses-at-fault = { $count ->
    [one] Indirizzo all’origine
   *[other] Indirizzi all’origine
  }

## Columns and filters

cause = Causa
owner = Responsabile
severity = Gravità
reach = Portata
object = Oggetto
object-title = Titolo
category = Categoria
devices = Dispositivi
field = Campo
status = Stato
search = Cerca
all = Tutti
no-category = Senza categoria
severity-name = { $severity ->
    [error] Errore
    [warning] Avviso
   *[info] Nota
  }
status-name = { $status ->
    [new] Nuova
    [flapping] Intermittente
    [gone] Scomparsa
   *[known] Ancora presente
  }
shown-causes = Sono mostrate { $shown } cause su { $all }.
nothing-found = Non è stato trovato nulla.
more-objects = Gli altri oggetti sono nel report CSV.

## What is no longer found, and what is accepted

compared = Rispetto all’ultima verifica: { $new } nuove, { $known } ancora presenti, { $flapping } intermittenti, { $gone } scomparse.
gone = Non si trova più: { $names }.
accepted = Accettato da { $owner }: { $id } ({ $reason }), in { $count ->
    [one] 1 oggetto
   *[other] { $count } oggetti
  }.
acceptance-over = { $owner } ha accettato { $id } fino al { $until }: conta di nuovo.
