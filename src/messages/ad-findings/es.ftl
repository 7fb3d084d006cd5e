### Observaciones sobre anuncios que comparten los embeds y la expansión de los tags: qué se encontró y qué hacer (.remedy).

tag-empty = { $count ->
    [1] El tag de anuncio está vacío.
   *[other] El tag { $number } del waterfall está vacío.
  }
    .remedy = { $count ->
        [1] Defina el tag, o quite el objeto del anuncio.
       *[other] Defina el tag, o quite los *** de al lado.
      }

rule-subject-form = Una regla de sustitución no tiene un texto como sujeto o como valor.
    .remedy = Asigne un texto a ambos.
