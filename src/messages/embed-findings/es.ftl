### Observaciones sobre los campos de un embed: qué se encontró y qué hacer (.remedy).

## Partes de varios textos

phrase-value = { $kind ->
    [text] El valor «{ $value }»
    [list] El valor (una lista)
    [object] El valor (un objeto)
   *[literal] El valor { $value }
  }

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

not-length = { phrase-value } no es un número, con o sin px o %.
    .remedy = Envíe un número, con o sin px o %, o null.

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
