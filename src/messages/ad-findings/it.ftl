### Osservazioni sugli annunci, comuni agli embed e all’espansione degli ad tag: che cosa è stato trovato, e che cosa fare (.remedy).

tag-empty = { $count ->
    [1] L’ad tag è vuoto.
   *[other] Il tag { $number } della cascata è vuoto.
  }
    .remedy = { $count ->
        [1] Imposta il tag o togli l’oggetto dell’annuncio.
       *[other] Imposta il tag o togli gli *** accanto.
      }

rule-subject-form = Una regola di sostituzione non ha un testo come soggetto o come valore.
    .remedy = Imposta tutti e due a un testo.
