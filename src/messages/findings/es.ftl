### Observaciones sobre un embed y sus tags de anuncio: qué se encontró y qué hacer (.remedy).

## Partes de varios textos

phrase-value = { $kind ->
    [text] El valor «{ $value }»
    [list] El valor (una lista)
    [object] El valor (un objeto)
   *[literal] El valor { $value }
  }
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

## Valores de forma incorrecta

not-object = El valor no es un objeto.
    .remedy = Envíe un objeto, o null.
not-list = El valor no es una lista.
    .remedy = Envíe una lista, o null.
not-text = { phrase-value } no es un texto.
    .remedy = Envíe un texto, o null.
not-flag = { phrase-value } no es ni 1 ni 0.
    .remedy = Envíe 1 o 0, o null.
not-number = { phrase-value } no es un número decimal.
    .remedy = Envíe un número decimal, o null.
not-length = { phrase-value } no es un número, si hace falta con px o %.
    .remedy = Envíe un número, si hace falta con px o %, o null.
not-pixels = { phrase-value } no es un número de píxeles.
    .remedy = Envíe un número de píxeles, o null.
not-color = { phrase-value } no es un color hexadecimal.
    .remedy = Envíe un color hexadecimal, o null.
not-date = { phrase-value } no es fecha y hora como YYYY-MM-DD hh:mm:ss.
    .remedy = Envíe fecha y hora como YYYY-MM-DD hh:mm:ss, o null.
not-language = { phrase-value } no es un código de idioma.
    .remedy = Envíe un código de idioma, o null.
not-address = El valor no es una URL http(s) absoluta.
    .remedy = Envíe una URL http(s) absoluta, o null.
unknown-volume = { phrase-value } no es ni -1 ni none, defaultOn o defaultOff.
    .remedy = Envíe -1, none, defaultOn o defaultOff, o null.
unknown-ad-type = { phrase-value } no es ni linear ni non-linear.
    .remedy = Envíe linear o non-linear, o null.
bulk-rule-form = El valor no es ni * ni un origen con /*, como https://www.example.com/*.
    .remedy = Envíe * o un origen con /*, como https://www.example.com/*, o null.

## Otras observaciones sobre campos

empty-value = El texto está vacío y se lee como null.
    .remedy = Envíe null.
out-of-bounds = { $unit ->
    [characters] El valor tiene más de { $max } caracteres.
   *[number] El valor { $value } está fuera del intervalo documentado.
  }
    .remedy = { $unit ->
        [characters] Acórtelo a { $max } caracteres como máximo.
       *[number] Use un valor del intervalo documentado: de { $min } a { $max }.
      }
address-userinfo = La URL contiene un nombre de usuario o una contraseña, que se quitaron.
    .remedy = Quítelos de la URL.
source-video-and-live = El embed tiene un vídeo y un directo; se reproduce el vídeo.
    .remedy = Quite uno de los dos.
stream-url-callback = `options.streamUrl` dio un error, o ninguna URL http(s) absoluta.
    .remedy = Devuelva una URL http(s) absoluta, o null.
hosted-player-missing = El código no tiene un iframe con una URL http(s).
    .remedy = Envíe el código tal como lo generó el servicio.
bulk-label-unknown = Ningún bulk tiene la etiqueta «{ $label }».
    .remedy = Asigne a `options.bulkLabel` la etiqueta de un bulk de este embed.
bulk-ambiguous = También corresponde un bulk anterior, que se usa en lugar de este.
    .remedy = Quite uno de los dos.
unknown-destroy-event = El reproductor no tiene ningún evento llamado «{ $name }».
    .remedy = Use el nombre de un evento del reproductor, como ENDED.
unknown-ad-kind = El anuncio de tipo «{ $type }» no tiene ni tag ni vídeo.
    .remedy = Asigne a su source_url un tag de anuncio.
ad-video-not-ready = El vídeo del anuncio aún no está convertido.
    .remedy = Espere a la conversión, o suba de nuevo el vídeo.
slot-mobile-missing = El espacio tiene anuncios para ordenador y ninguno para móvil.
    .remedy = Rellene también este campo.
midroll-without-time = No se conoce el inicio del mid-roll.
    .remedy = Indique sus segundos en `options.midrollAt`.
overlay-main-only = El campo solo vale para un overlay principal y se ignora.
    .remedy = Quítelo, o mueva el anuncio a overlay_main.
watermark-offsets = El margen se ignora, porque también está definido el opuesto.
    .remedy = Quite uno de los dos.

## Anuncios en sus espacios

slot-type-mismatch = El anuncio es { $type }, y el espacio reproduce anuncios { $expected }.
    .remedy = Mueva el anuncio a otro espacio, o corrija su tipo: los reproductores lo rechazan con el error VAST 201.
slot-duplicate-tag = El mismo tag está también en { $path }.
    .remedy = Use un bloque de anuncios para cada anuncio, para que no salga el mismo dos veces.
slot-desktop-missing = El espacio tiene anuncios para móvil y ninguno para ordenador.
    .remedy = Rellene también este campo.
slot-overlay-times = El overlay aparece a los { $at } s, y el contenido dura { $duration } s.
    .remedy = Haga que el overlay aparezca antes.
slot-overlay-size = El tag de anuncio solo solicita tamaños mayores que los que permiten max_width y max_height.
    .remedy = Aumente max_width y max_height, o solicite anuncios más pequeños: los reproductores rechazan los mayores con el error VAST 501.

## Tags de anuncio

tag-empty = { $count ->
    [1] El tag de anuncio está vacío.
   *[other] El tag { $number } del waterfall está vacío.
  }
    .remedy = { $count ->
        [1] Defina el tag, o quite el objeto del anuncio.
       *[other] Defina el tag, o quite los *** de al lado.
      }
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
rule-subject-form = Una regla de sustitución no tiene un texto como sujeto o como valor.
    .remedy = Asigne un texto a ambos.
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

## Nombres de las correcciones

repair-remove-list-element = Quitar el elemento, que no se usa.
repair-clear-field = Quitar el valor, que no se usa.
repair-set-flag = Poner el valor { $flag }.
repair-clamp-number = Usar el valor permitido más cercano, { $value }.
repair-clean-address = Quitar el nombre de usuario y la contraseña.
repair-set-field-null = Poner el campo a null.
repair-remove-live = Quitar el directo, que no se reproduce.
repair-remove-offset = Quitar este margen, que no se usa.
