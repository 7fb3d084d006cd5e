### Observações sobre anúncios que os embeds e a expansão das tags têm em comum: o que foi encontrado e o que fazer (.remedy).

tag-empty = { $count ->
    [1] A tag de anúncio está vazia.
   *[other] A tag { $number } do waterfall está vazia.
  }
    .remedy = { $count ->
        [1] Defina a tag, ou remova o objeto do anúncio.
       *[other] Defina a tag, ou remova os *** ao lado.
      }

rule-subject-form = Uma regra de substituição não tem um texto como sujeito ou como valor.
    .remedy = Defina um texto para ambos.
