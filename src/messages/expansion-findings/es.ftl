### Observaciones sobre la expansión de un tag de anuncio: qué se encontró y qué hacer (.remedy).

## Partes de varios textos

phrase-more = { $more ->
    [0] {""}
   *[other] {" "}(y { $more } más)
  }
phrase-placeholders = { $placeholders }{ phrase-more }
phrase-filled = { LENGTH($filled) ->
    [0] {""}
   *[other] {" "}Rellenados: { $filled }{ $moreFilled ->
        [0] {""}
       *[other] {" "}(y { $moreFilled } más)
      }.
  }
phrase-ad-servers = { LENGTH($adServers) ->
    [0] {""}
   *[other] {" "}Conservados, porque solo un servidor de anuncios puede rellenarlos: { $adServers }{ $moreAdServers ->
        [0] {""}
       *[other] {" "}(y { $moreAdServers } más)
      }.
  }
phrase-kept = { LENGTH($kept) ->
    [0] {""}
   *[other] {" "}Conservados, porque no se conoce su significado o su valor: { $kept }{ $moreKept ->
        [0] {""}
       *[other] {" "}(y { $moreKept } más)
      }.
  }
phrase-dialect = El tag de anuncio tiene marcadores de { $system }.{ phrase-filled }{ phrase-ad-servers }{ phrase-kept }

## Tags de anuncio

tag-not-absolute = El tag de anuncio no es una URL absoluta.
    .remedy = Haga que empiece por https://.

tag-scheme = El tag de anuncio tiene un esquema distinto de http y https.
    .remedy = Haga que empiece por https://.

tag-host = El tag de anuncio no tiene un host válido.
    .remedy = Corrija el host y el puerto.

tag-userinfo = El tag de anuncio contiene un nombre de usuario o una contraseña.
    .remedy = Quítelos.

tag-too-long = La solicitud tiene { $length } caracteres, más de { $limit }.
    .remedy = Acorte los parámetros: la mayoría de los servidores rechazan una solicitud tan larga.

macro-unsafe-position = { LENGTH($placeholders) ->
    [0] Un marcador está en una parte de la URL en la que su valor cambiaría el host o la ruta.
    [one] { phrase-placeholders } está en una parte de la URL en la que su valor cambiaría el host o la ruta.
   *[other] { phrase-placeholders } están en una parte de la URL en la que sus valores cambiarían el host o la ruta.
  }
    .remedy = Sustituya la macro por el valor.

rule-duplicate = Dos reglas de sustitución tienen el sujeto { $subject }; vale la primera.
    .remedy = Quite una de las dos.

rule-subject-unused = El tag de anuncio no contiene { $subject }, el sujeto de una regla de sustitución.
    .remedy = Quite la regla, o corrija su sujeto.

rule-unknown = La regla de sustitución para { $subject } nombra una regla que no existe.
    .remedy = Use { LIST($rules, type: "disjunction") }, el nombre de una macro, o proporcione el valor en `values`.

rule-source-empty = La regla de sustitución para { $subject } no tiene valor, así que { $subject } se conservó.
    .remedy = Rellene el campo que lee la regla.

macro-unknown = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] no tiene regla de sustitución y no es una macro conocida, así que se conservó.
   *[other] no tienen reglas de sustitución y no son macros conocidas, así que se conservaron.
  }
    .remedy = Añada una regla de sustitución, o proporcione el valor en `values`.

macro-value-missing = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] no tiene valor, así que se conservó.
   *[other] no tienen valores, así que se conservaron.
  }
    .remedy = Proporcione el valor, o quite la macro.

macro-wrong-context = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] es una macro para URL de seguimiento; en una solicitud vale -1.
   *[other] son macros para URL de seguimiento; en una solicitud valen -1.
  }
    .remedy = { LENGTH($placeholders) ->
        [one] Quítela.
       *[other] Quítelas.
      }

macro-server-side = { phrase-dialect }
    .remedy = Haga que los rellene el servidor de anuncios, o use macros entre corchetes.

macro-foreign-player = { phrase-dialect }
    .remedy = Proporcione los valores en `values`, o use macros entre corchetes.

dialect = { phrase-dialect }
    .remedy = No hay que hacer nada. Para escribir el tag con macros entre corchetes, use translateAdTag.
