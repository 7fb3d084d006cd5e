### Resultados de las reglas sobre tags de anuncio y espacios.

phrase-more = { $more ->
    [0] {""}
   *[other] {" "}(y { $more } más)
  }
phrase-parameters = { LENGTH($names) ->
    [one] el parámetro { $names }
   *[other] los parámetros { $names }
  }
phrase-of-parameters = { LENGTH($names) ->
    [one] del parámetro { $names }
   *[other] de los parámetros { $names }
  }
phrase-lacks = { LENGTH($names) ->
    [one] Al tag de anuncio le falta el parámetro { $names }
   *[other] Al tag de anuncio le faltan los parámetros { $names }
  }
phrase-placeholders = { $placeholders }{ phrase-more }
phrase-time = { NUMBER($seconds) } s

## Textos que contienen un tag de anuncio

tag-surrounded = { $fault ->
    [quotes] El tag de anuncio está entre comillas o corchetes.
    [markup] El tag de anuncio está dentro de HTML o XML.
    [code] El tag de anuncio está dentro de un script, de JSON o de una fórmula.
    [mail-quote] Hay líneas del tag de anuncio que empiezan por >, como en un correo citado.
    [text] Hay otro texto delante o detrás del tag de anuncio.
    [several] El texto contiene varios tags de anuncio, que no están separados por ***.
    [joined] Dos tags de anuncio están escritos seguidos, sin nada entre ellos.
    [unclear] El texto contiene varias URL, y cualquiera puede ser el tag de anuncio.
    [computed] El tag de anuncio está dentro de un script que le añade valores.
   *[no-url] El texto es código, y no contiene la URL de un tag de anuncio.
  }
    .remedy = { $fault ->
        [mail-quote] Quite estos caracteres.
        [several] Separe con *** los tags de un waterfall, o deje uno.
        [joined] Deje uno de los dos. Para que se evalúen ambos, pegue cada uno en una línea.
        [computed] Deje solo la URL, y escriba una macro como [CACHEBUSTING] para cada valor.
        [no-url] Pida al servidor de anuncios el tag VAST de un emplazamiento de vídeo, y ponga su URL: un código así suele ser de anuncios de display.
       *[text] Deje solo la URL del tag de anuncio.
      }

tag-script-escaped = El tag de anuncio contiene caracteres precedidos de una barra invertida, como \/ o \u0026.
    .remedy = Sustituya los códigos: el tag se copió de un script, de JSON o de Markdown.

tag-percent-encoded = El tag de anuncio está codificado por entero con %, incluidos su esquema o los signos entre sus parámetros.
    .remedy = Decodifíquelo: el tag se copió de un parámetro de otra URL.

tag-mail-encoded = El tag de anuncio está codificado como en el código fuente de un correo, con =3D en lugar de =.
    .remedy = Decodifíquelo: el tag se copió del código fuente de un correo.

tag-lookalike-chars = El tag de anuncio contiene caracteres que solo parecen los normales, como – por -, × por x, ＆ por & o comillas tipográficas alrededor de un valor.
    .remedy = Escriba en su lugar los caracteres normales.

tag-link-rewritten = El tag de anuncio es un enlace que reescribió un programa de correo u otro servicio.
    .remedy = Use la dirección que hay detrás: las solicitudes con este enlace fallan.

tag-cut-off = El tag de anuncio tiene … en lugar de una parte, porque lo acortó el programa del que se copió.
    .remedy = Copie de nuevo el tag entero desde donde se edita.

## El texto y su waterfall

tag-whitespace = El tag de anuncio tiene espacios, saltos de línea o caracteres invisibles que no forman parte de él.
    .remedy = Quítelos: pegue de nuevo el tag como texto sin formato.

tag-waterfall = El anuncio es un waterfall de { $count } tags, que se reparten { phrase-time }.
    .remedy = No hay que hacer nada, si el servicio ha activado los waterfalls para esta cuenta.

waterfall-no-failover = { $cause ->
    [vmap] El tag { $number } del waterfall solicita una lista VMAP, que nunca está sin anuncios.
   *[sample] El tag { $number } del waterfall es un ejemplo, que siempre devuelve un anuncio.
  }
    .remedy = Póngalo al final: los tags posteriores nunca se solicitan.

waterfall-too-many = El waterfall tiene { $count } tags, de modo que cada uno dispone de unos { $share } ms de los { phrase-time } para todos.
    .remedy = Deje como máximo { $limit } tags, primero los de mejor tasa de relleno.

waterfall-duplicate = El tag { $number } del waterfall es igual a uno anterior, que no tenía anuncio.
    .remedy = Quite el tag repetido.

rule-subject-plain = El sujeto { $subject } también está en otras palabras y en nombres del tag de anuncio, donde se sustituye igualmente.
    .remedy = Escriba el sujeto entre corchetes, como [nombre], en la regla y en el tag.

## La URL

tag-html-escaped = El tag de anuncio contiene caracteres codificados como en HTML, por ejemplo &amp;.
    .remedy = Sustituya los códigos: el tag se copió de HTML o XML.

tag-http-on-https = El tag de anuncio es una URL http, y la página es https.
    .remedy = Use el tag https: el navegador bloquea la solicitud o la cambia a https.

tag-protocol-relative = El tag de anuncio no tiene esquema.
    .remedy = Escriba https://, para que el tag funcione también fuera de una página web.

tag-fragment = El tag de anuncio contiene un #, y lo que sigue no se envía al servidor de anuncios.
    .remedy = Escriba # como %23, o quítelo con lo que sigue.

tag-request-too-long = La solicitud tiene { $length } caracteres, más de { $limit }.
    .remedy = Acorte los parámetros: la mayoría de los servidores rechazan una solicitud tan larga.

tag-long = La solicitud tiene { $length } caracteres, más de { $limit }.
    .remedy = Acorte los parámetros si faltan anuncios: algunos servidores cortan una solicitud tan larga.

tag-illegal-chars = { LENGTH($name) ->
    [0] El tag de anuncio tiene caracteres que en una URL deben codificarse con %.
   *[other] El & de &{ $name } se leyó como una entidad HTML, así que el tag de anuncio no tiene el parámetro { $name }.
  }
    .remedy = { LENGTH($name) ->
        [0] Codifíquelos con %: los reproductores los envían de distintas formas.
       *[other] Escriba de nuevo &{ $name }=; en HTML, &amp;{ $name }=.
      }

tag-bad-percent = { $fault ->
    [cut] El tag de anuncio está cortado: termina en medio de un carácter codificado.
   *[sign] El tag de anuncio tiene un signo de porcentaje que no va seguido de dos cifras hexadecimales.
  }
    .remedy = { $fault ->
        [cut] Copie de nuevo el tag entero desde donde se edita: un campo o un programa lo acortó.
       *[sign] Escriba el signo de porcentaje como %25.
      }

ad-host-gone = El host pertenece a { $server ->
    [liverail] LiveRail, cuyo servidor de anuncios cerró Facebook en 2016
    [adtech] Adtech, cuyo servidor de anuncios cerró Verizon Media en 2020
    [mopub] MoPub, que se cerró en 2022
    [adaptv] la plataforma de oferta (SSP) de Yahoo, que se cerró en 2023
    [emx] EMX Digital, que se declaró insolvente en 2023
    [spotx] SpotX, que Magnite compró en 2021 e integró en su propia plataforma
   *[sizmek] Sizmek, cuyo servidor de anuncios cerró Amazon a finales de 2024
  }.
    .remedy = Pida un tag nuevo al proveedor, o quite el anuncio.

## Parámetros

tag-no-query = El tag de anuncio tiene un & pero ningún ? delante, así que no tiene cadena de consulta.
    .remedy = Empiece la cadena de consulta con un signo de interrogación.

param-question-mark = { $fault ->
    [address] La dirección del parámetro { $name } no está codificada con %, así que sus propios parámetros pasaron a ser los del tag de anuncio.
    [waterfall] En el parámetro { $name } comienza un segundo tag de anuncio, sin *** que lo separe.
   *[separator] El tag de anuncio tiene un segundo ? después del parámetro { $name }, donde va un &.
  }
    .remedy = { $fault ->
        [address] Codifique entera la dirección de { $name }.
        [waterfall] Escriba *** entre los dos tags de anuncio.
       *[separator] Escriba & en lugar del segundo ?.
      }

param-implausible = { $fault ->
    [floor] Ninguna campaña paga un precio mínimo tan alto: { $settings }.
    [size] El tag de anuncio no da tamaño al reproductor: { $settings }.
    [sound] El tag de anuncio declara reproducción automática con sonido: { $settings }.
    [page] El parámetro { $settings } tiene la dirección de una vista previa o de una prueba, y no la de la página pública.
    [slot] El tag de anuncio pide un tipo de anuncio que su espacio no muestra: { $settings }.
   *[format] El tag de anuncio pide un formato distinto de VAST o VMAP: { $settings }.
  }
    .remedy = { $fault ->
        [floor] Escriba el precio por 1000 impresiones en la moneda de la subasta, como 1.50, o quite el parámetro.
        [size] Escriba el tamaño del reproductor en píxeles, y forme el tag solo cuando el reproductor tenga uno.
        [sound] Empiece sin sonido o con un clic, e indíquelo en el tag: los navegadores bloquean la reproducción automática con sonido.
        [page] Escriba la dirección pública codificada con %, o [PAGEURL].
        [slot] Pida anuncios lineales en preroll, midroll o postroll, y no lineales en un overlay; o mueva el tag al espacio para el que se hizo.
        [freewheel] Escriba resp=vast3, o resp=vmap1 para una lista de pausas publicitarias.
       *[format] Escriba el valor para VAST que documenta el servidor de anuncios, o pídale su tag VAST.
      }

tag-media = { $fault ->
    [stream] Esta es la dirección de un stream, y no un tag de anuncio.
    [platform] Esta es la dirección de un vídeo de una plataforma, y no un tag de anuncio.
    [console] Esta es la dirección de una página para personas, como la consola de un servidor de anuncios, y no un tag de anuncio.
   *[video] Esta es la dirección de un archivo de vídeo, y no un tag de anuncio.
  }
    .remedy = { $fault ->
        [stream] Si un servidor inserta los anuncios en el stream, reprodúzcalo como contenido; para anuncios del reproductor, pida el tag VAST.
        [platform] Pida al servidor de anuncios su tag VAST. Un vídeo de una plataforma se inserta con el código de la propia plataforma.
        [console] Copie el tag VAST de esa página; lo que sigue al # nunca se envía a un servidor.
       *[video] Pida al servidor de anuncios un tag VAST de este vídeo.
      }

tag-double-encoded = El valor { phrase-of-parameters }{ phrase-more } está codificado dos veces.
    .remedy = Codifique el valor una sola vez.

param-duplicate = El tag de anuncio tiene más de una vez { phrase-parameters }{ phrase-more }, con { $values ->
    [same] el mismo valor
   *[different] valores distintos
  }.
    .remedy = Deje uno: no todos los servidores leen el mismo.

param-empty = El tag de anuncio no tiene un valor para { phrase-parameters }{ phrase-more }.
    .remedy = Asigne los valores, o quite los parámetros.

## Marcadores

macro-near-miss = { $placeholder } es desconocido, y probablemente significa { $macro }.
    .remedy = Escriba { $macro } en lugar de { $placeholder }.

macro-case = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] debería
   *[other] deberían
  } estar en mayúsculas.
    .remedy = Escriba mayúsculas: la mayoría de los demás reproductores las distinguen de las minúsculas.

macro-not-iab = Algunos otros reproductores no rellenan { phrase-placeholders }, porque el IAB no tiene { LENGTH($placeholders) ->
    [one] una macro escrita así
   *[other] macros escritas así
  }.
    .remedy = { LENGTH($known) ->
        [0] {""}
       *[other] Para otros reproductores, escriba { $macros } en lugar de { $known }.
      }{ LENGTH($unknown) ->
        [0] {""}
       *[other] { LENGTH($known) ->
            [0] {""}
           *[other] {" "}
          }El IAB no tiene una macro con el valor de { $unknown }.
      }

macro-deprecated = VAST 4.1 sustituyó { phrase-placeholders }.
    .remedy = Escriba [MEDIAPLAYHEAD].

macro-mixed-syntax = El tag de anuncio tiene marcadores con la sintaxis de otros { $count } sistemas.
    .remedy = Use macros entre corchetes: se copiaron juntas partes de tags de varios sistemas.

macro-mismatched = Los corchetes de { phrase-placeholders } no coinciden.
    .remedy = Corrija los corchetes.

macro-unresolved = Nadie rellena { phrase-placeholders }.
    .remedy = Escriba una macro entre corchetes, como [PAGEURL], o el valor.

macro-quoted = Las comillas o los asteriscos de { phrase-placeholders } se envían al servidor de anuncios.
    .remedy = Quítelos: se copiaron con la macro.

macro-encoded-brackets = Los corchetes de { phrase-placeholders } están codificados con %.
    .remedy = Escriba [ y ]: la mayoría de los demás reproductores no rellenan corchetes codificados.

macro-bare-word = Hay una simple palabra en lugar del valor { phrase-of-parameters }{ phrase-more }.
    .remedy = Escriba una macro entre corchetes, o el valor.

macro-value-text = El texto de un valor que falta, como undefined, está en { phrase-parameters }{ phrase-more }.
    .remedy = Corrija el script que escribió el tag o el valor.

macro-value-unknown = La solicitud tiene -1, es decir, desconocido, para { phrase-placeholders }.
    .remedy = Proporcione el valor en el contexto, si lo conoce.

macro-value-withheld = La solicitud tiene -2, es decir, retenido, para { phrase-placeholders }.
    .remedy = No hay que hacer nada: el usuario no ha consentido compartirlo.

macro-nested-encoding = El texto alrededor de { phrase-placeholders } está codificado con %, de modo que el valor insertado se codifica una vez más.
    .remedy = Compruebe la solicitud: la mayoría de los demás reproductores codifican el valor menos veces de las debidas.

## Cache busters

cachebuster-missing = { LENGTH($name) ->
    [0] El tag de anuncio no tiene un parámetro que haga única cada solicitud.
   *[other] El parámetro { $name } no tiene valor, de modo que todas las solicitudes son iguales.
  }
    .remedy = Añada cb=[CACHEBUSTING], o el parámetro que lee el servidor de anuncios.

cachebuster-frozen = Hay un número fijo en { phrase-parameters }{ phrase-more }, que debería ser distinto en cada solicitud.
    .remedy = Sustitúyalo por una macro como [CACHEBUSTING]: el tag se copió después de la sustitución.

user-id-frozen = El identificador de una sola persona o de un solo dispositivo está en { phrase-parameters }{ phrase-more }.
    .remedy = Quítelo: todos los usuarios contarían como uno, y su identificador sería público.

## Consentimiento

consent-flag-without-string = { LENGTH($flag) ->
    [0] El tag de anuncio dice que se aplica el RGPD, pero no tiene cadena de consentimiento.
   *[other] Si se aplica el RGPD, { $flag } pasa a ser 1, pero el tag de anuncio no envía una cadena de consentimiento.
  }
    .remedy = { LENGTH($consent) ->
        [0] Solicite el anuncio después de la respuesta de la CMP, y rellene gdpr_consent con [GDPRCONSENT].
       *[other] Solicite el anuncio después de la respuesta de la CMP: antes, { $consent } no tiene valor.
      }

consent-string-without-flag = El tag de anuncio tiene una cadena de consentimiento, pero no dice si se aplica el RGPD.
    .remedy = Añada gdpr=[gdpr].

consent-flag-form = El parámetro { $name } no es 0 ni 1.
    .remedy = Envíe 1 o 0, o la macro [gdpr].

consent-tcstring-form = El valor del parámetro { $name } no es una cadena de consentimiento de TCF 2.
    .remedy = Envíe la cadena de la CMP con la macro [GDPRCONSENT]. La versión 1 ya no es válida.

consent-usp-form = El valor del parámetro { $name } no es una cadena US Privacy como 1YNN.
    .remedy = Envíe cuatro caracteres como 1YNN, o la macro [us_privacy].

consent-gpp-sid = { $fault ->
    [other-sections] La cadena GPP no tiene todas las secciones de gpp_sid.
    [no-sections] El tag de anuncio tiene una cadena GPP sin sus secciones.
   *[no-string] El tag de anuncio tiene las secciones de una cadena GPP sin la cadena.
  }
    .remedy = Envíe juntos gpp=[GPPSTRING] y gpp_sid=[GPPSECTIONID].

consent-frozen = El consentimiento de un solo usuario está en { phrase-parameters }{ phrase-more }.
    .remedy = Sustitúyalo por la macro de su parámetro, como [GDPRCONSENT] para una cadena TCF: el tag se copió después de la sustitución.

consent-absent = { $known ->
    [tcf] El usuario tiene una cadena de consentimiento TCF
    [gpp] El usuario tiene una cadena de consentimiento GPP
   *[gdpr] El RGPD se aplica al usuario
  }, pero el tag de anuncio no tiene un parámetro para el consentimiento.
    .remedy = Añada gdpr=[gdpr] y gdpr_consent=[GDPRCONSENT], si el servidor de anuncios no lee el consentimiento por su cuenta.

consent-late = Las macros del tag de anuncio se sustituyeron antes de la respuesta de la CMP.
    .remedy = Espere más a la CMP, o sustituya de nuevo las macros después de su respuesta.

## Google Ad Manager

gam-missing-required = { phrase-lacks }.
    .remedy = Añada { $settings }.

gam-correlator = El correlator { $fault ->
    [missing] falta
    [empty] está vacío
   *[not-integer] no es un entero positivo
  }.
    .remedy = Escriba correlator=[timestamp]. Solo el SDK de IMA define el correlator por su cuenta.

gam-page-missing = { phrase-lacks }.
    .remedy = Añada { $names } con la dirección de la página ([PAGEURL]): sin ella hay menos demanda.

gam-live = El contenido es un directo, pero el tag de anuncio no tiene la ruta de los directos.
    .remedy = Use la ruta /gampad/live/ads, pensada para muchas solicitudes simultáneas.

gam-impl-s = El tag de anuncio tiene el parámetro impl=s, que ya no se usa.
    .remedy = Quite este parámetro.

gam-vpa-vpmute = { phrase-lacks }.
    .remedy = Añádalos sin valor: el reproductor los rellena, y los compradores programáticos los leen.

gam-test-unit = El bloque de anuncios es un ejemplo de Google, que no paga nada.
    .remedy = Use un bloque de anuncios propio antes de publicar.

gam-iu = El parámetro iu no es la ruta de un bloque de anuncios: { $fault ->
    [no-slash] no empieza por una barra
    [no-unit] no tiene bloque de anuncios después del código de red
   *[no-network] no empieza por un código de red
  }.
    .remedy = Escriba iu como en Google Ad Manager: una barra, el código de red, una barra y el bloque de anuncios, por ejemplo /1234567/video.

gam-bids-empty = Las claves de header bidding en cust_params están vacías: { $names }{ phrase-more }.
    .remedy = Solicite el anuncio solo cuando el header bidding haya terminado, y omita las claves si no hay puja.

gam-sz = El parámetro sz no es una lista de tamaños como 640x480.
    .remedy = Escriba los tamaños como 640x480, y varios como 640x480%7C400x300.

gam-value = { $fault ->
    [above] El parámetro { $name } es { $value }, mayor que { $values }.
    [preview] El parámetro { $name } es de una vista previa, que muestra una línea de pedido durante poco tiempo, y nada cuando ha caducado.
    [server] El parámetro { $name } es para servidores que insertan anuncios en un stream, y no para el tag de anuncio de una página.
   *[value] Google Ad Manager no conoce el valor { $value } del parámetro { $name }.
  }
    .remedy = { $fault ->
        [above] Corrija uno de los dos valores: ningún anuncio tiene esa duración.
        [preview] Copie el tag de anuncio sin la vista previa, o cree un nuevo enlace de vista previa.
        [server] Quite el parámetro, o pida el tag de anuncio para reproductores.
        [milliseconds] Escriba milisegundos, por ejemplo { $name }={ $values }.
       *[value] Escriba un valor como { LIST($values, type: "disjunction") }.
      }

gam-output = { $fault ->
    [unknown-format] El parámetro output no es vast ni vmap.
    [no-vmap] El tag de anuncio tiene ad_rule=1, pero solicita VAST.
   *[no-ad-rule] El tag de anuncio solicita VMAP sin ad_rule=1.
  }
    .remedy = Use output=vast para una pausa publicitaria, u output=vmap con ad_rule=1 para todas.

gam-url-params = El parámetro { $name } no { $fault ->
    [no-page] es la dirección de la página, sino la de un marco o una prueba
    [not-absolute] es una URL http(s) absoluta
   *[not-encoded] está codificado con %
  }.
    .remedy = Envíe la dirección codificada de la página principal: url=[PAGEURL].

gam-cust-params = El parámetro cust_params { $fault ->
    [not-encoded] no está codificado con %
   *[encoded-twice] está codificado dos veces con %
  }.
    .remedy = Codifique clave=valor&clave=valor una vez, todo junto.

gam-slot-vpos = El parámetro vpos no es { $position }, el espacio del anuncio.
    .remedy = Ponga en vpos el espacio, o mueva el anuncio al espacio para el que está hecho.

gam-playback-contradiction = El reproductor no empieza como { LENGTH($names) ->
    [one] indica el parámetro { $names }
   *[other] indican los parámetros { $names }
  }.
    .remedy = Deje los valores vacíos, para que el reproductor los rellene.

## Anuncios en sus espacios

slot-type-mismatch = El anuncio es { $type ->
    [linear] lineal
   *[non-linear] no lineal
  }, pero el espacio reproduce anuncios { $expected ->
    [linear] lineales
   *[non-linear] no lineales
  }.
    .remedy = Mueva el anuncio a otro espacio, o corrija su tipo: los reproductores lo rechazan con el error VAST 201.

slot-duplicate-tag = El mismo tag está también en { $path }.
    .remedy = Use un bloque de anuncios para cada anuncio, para que no salga el mismo dos veces.

slot-desktop-missing = El espacio tiene anuncios para móvil, pero ninguno para ordenador.
    .remedy = Rellene también este campo.

slot-overlay-times = El overlay aparece a los { $at } s, pero el contenido solo dura { $duration } s.
    .remedy = Haga que el overlay aparezca antes.

slot-overlay-size = El tag de anuncio solo solicita tamaños mayores que los que permiten max_width y max_height.
    .remedy = Aumente max_width y max_height, o solicite anuncios más pequeños: los reproductores rechazan los mayores con el error VAST 501.

## Reparaciones

repair-keep-tag = Conservar solo la URL del tag de anuncio.
repair-remove-characters = Quitar estos caracteres.
repair-separate-tags = Separar los tags con ***.
repair-replace-escapes = Sustituir los escapes por sus caracteres.
repair-replace-html-escapes = Sustituir los códigos de HTML por sus caracteres.
repair-replace-lookalikes = Sustituir los caracteres por los de una URL.
repair-decode-tag = Decodificar el tag de anuncio.
repair-use-link-target = Usar la dirección que hay detrás del enlace.
repair-remove-empty-tags = Quitar los tags vacíos.
repair-keep-first-tags = Conservar el primero de cada uno.
repair-start-with-https = Empezar el tag por https://.
repair-use-https = Usar https. El servidor de anuncios debe admitirlo.
repair-remove-user = Quitar el nombre de usuario y la contraseña.
repair-encode-hash = Sustituir # por %23.
repair-encode-characters = Codificar estos caracteres con %.
repair-encode-percent-sign = Escribir el signo de porcentaje como %25.
repair-begin-query = Sustituir el primer & por ?.
repair-separate-parameters = Sustituir el segundo ? por &.
repair-encode-once = Codificar el valor una sola vez.
repair-encode-parameter = Codificar { $name } con %.
repair-keep-first-parameters = Conservar el primero de cada uno.
repair-remove-empty-parameters = Quitar los parámetros sin valor.
repair-remove-parameters = Quitar { phrase-parameters }{ phrase-more }.
repair-set-parameters = Poner { $settings }.
repair-add-parameters = Añadir { $settings }.
repair-add-empty-parameters = Añadir { $names } sin valores, que rellena el reproductor.
repair-leave-values = Dejar los valores al reproductor.
repair-use-live-path = Usar la ruta /gampad/live/ads.
repair-add-random-number = Añadir un número aleatorio.
repair-replace-number = Sustituir el número por una macro.
repair-remove-id = Quitar el identificador.
repair-replace-consent = Sustituir el consentimiento por macros.
repair-write-macro = Escribir { $macro }.
repair-write-macros = Escribir las macros entre corchetes.
repair-write-capitals = Escribir las macros en mayúsculas.
repair-correct-brackets = Corregir los corchetes.
repair-decode-brackets = Escribir los corchetes sin codificar.
repair-correct-macros = Corregir los nombres de las macros.
repair-translate-placeholders = Escribir { phrase-placeholders } como { LENGTH($placeholders) ->
    [one] macro
   *[other] macros
  } entre corchetes.
repair-remove-rule = Quitar la regla.
repair-keep-first-rule = Conservar la primera de las reglas.
repair-use-rule = Usar la regla { $name }.

## Correcciones de campos

repair-remove-list-element = Quitar el elemento, que no se usa.
repair-clear-field = Quitar el valor, que no se usa.
repair-set-flag = Poner el valor { $flag }.
repair-clamp-number = Usar el valor permitido más cercano, { $value }.
repair-clean-address = Quitar el nombre de usuario y la contraseña.
repair-set-field-null = Poner el campo a null.
repair-remove-live = Quitar el directo, que no se reproduce.
repair-remove-offset = Quitar este margen, que no se usa.
