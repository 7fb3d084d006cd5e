### Befunde zu Anzeigen, die Embeds und das Ausfüllen von Ad-Tags gemeinsam haben: was gefunden wurde, und was zu tun ist (.remedy).

tag-empty = { $count ->
    [1] Das Ad-Tag ist leer.
   *[other] Tag { $number } des Waterfalls ist leer.
  }
    .remedy = { $count ->
        [1] Setzen Sie das Tag oder entfernen Sie das Anzeigenobjekt.
       *[other] Setzen Sie das Tag oder entfernen Sie die *** daneben.
      }

rule-subject-form = Eine Ersetzungsregel hat keinen Text als Suchtext oder Wert.
    .remedy = Setzen Sie beide auf einen Text.
