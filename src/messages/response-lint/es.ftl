## Parts of several texts

phrase-ad = { LENGTH($ad) ->
    [0] El anuncio
   *[other] El anuncio `{ $ad }`
  }
phrase-icon = { LENGTH($program) ->
    [0] El icono
   *[other] El icono `{ $program }`
  }
phrase-tracker = { LENGTH($event) ->
    [0] <Tracking>
   *[other] `{ $event }`
  }
phrase-server = { LENGTH($host) ->
    [0] El servidor de anuncios
   *[other] `{ $host }`
  }
phrase-picture = { $reason ->
    [missing] no hay ninguna <StaticResource>
    [never-loaded] solo hay <{ $element }>, que nunca se carga
    [not-url] la <StaticResource> no es una URL http(s)
    [not-picture] el tipo es `{ $type }`, que no es una imagen
   *[without-type] la <StaticResource> no tiene creativeType
  }

## Responses as XML

xml-too-long = La respuesta supera los { $limit } bytes que leen los reproductores, así que no se comprobó (error VAST 100).
    .remedy = Pida al servidor de anuncios una respuesta más corta: un documento VAST tiene unos miles de caracteres.

xml-empty = La respuesta está vacía; se esperaba un documento VAST.
    .remedy = Haga que el servidor de anuncios responda con <VAST version="4.2"/> o con el estado 204 cuando no tenga anuncio.

xml-doctype = El documento declara un tipo de documento, y por eso los reproductores lo rechazan (error VAST 100).
    .remedy = Quite la declaración del tipo de documento: los reproductores la rechazan porque puede declarar entidades.

xml-leading-space = Hay espacios antes de la declaración XML, que debe ser lo primero del texto.
    .remedy = Quite los espacios: este reproductor los acepta, otros notifican el error VAST 100.

xml-leading-text = Hay otro texto antes del documento XML ({ $length ->
    [one] 1 carácter
   *[other] { $length } caracteres
  }).
    .remedy = Quite ese texto; a menudo el servidor escribe una advertencia o una línea de depuración antes del documento.

xml-unescaped-amp = { LENGTH($entity) ->
    [0] Hay un & sin escapar fuera de una sección CDATA, así que el documento no está bien formado.
   *[other] { $entity } no es una entidad XML, así que el documento no está bien formado.
  }
    .remedy = { LENGTH($entity) ->
        [0] Ponga la URL en una sección CDATA, o escriba &amp; en lugar de cada &: este reproductor lo acepta, otros notifican el error VAST 100.
       *[other] Escriba el carácter mismo o su número, o ponga el texto en una sección CDATA: este reproductor lo acepta, otros notifican el error VAST 100.
      }

url-escaped-twice = La dirección en <{ $element }> se escapó dos veces: el servidor recibe amp; como parte de sus parámetros.
    .remedy = Escriba & dentro de CDATA, o &amp; sin CDATA.

xml-undeclared-xsi = Se usa el prefijo `{ $prefix }` sin declararlo, así que el documento no está bien formado.
    .remedy = Declárelo en el elemento raíz, xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance": este reproductor acepta el documento, otros notifican el error VAST 100.

xml-undeclared-prefix = Se usa el prefijo `{ $prefix }` sin declararlo, así que el documento no está bien formado.
    .remedy = Declare el prefijo en el elemento raíz, o quítelo.

xml-malformed = { $fault ->
    [attribute] El atributo `{ $detail }` no tiene un valor entre comillas, falta una comilla o falta un espacio delante.
    [cdata] Una sección CDATA no se cierra nunca.
    [cdata-end] El texto tiene ]]> fuera de una sección CDATA.
    [character] `{ $detail }` no está permitido en XML.
    [comment] Un comentario no se cierra nunca o contiene dos guiones.
    [cut] El documento está cortado dentro de la etiqueta `{ $detail }`.
    [declaration] La declaración XML está mal formada o no está al principio del documento.
    [depth] Los elementos tienen más de { $detail } niveles de profundidad.
    [duplicate-attribute] El atributo `{ $detail }` está dos veces en un mismo elemento.
    [end-tag] Una etiqueta de cierre no cierra el elemento abierto: se esperaba `{ $detail }`.
    [instruction] Una instrucción de procesamiento no se cierra nunca o no tiene nombre.
    [joined] Aquí comienza un segundo documento: dos respuestas están una tras otra.
    [less-than] Hay un < sin escapar en el texto.
    [json] La respuesta no es XML. Parece JSON.
    [no-root] La respuesta no es XML.
    [outside-root] Hay texto fuera del elemento raíz.
    [second-root] Después del primer elemento raíz hay otro, `{ $detail }`.
    [tag] Una etiqueta está mal formada o no se cierra nunca: `{ $detail }`.
   *[unclosed] El elemento `{ $detail }` no se cierra nunca. El documento está cortado o falta una etiqueta de cierre.
  }
    .remedy = { $fault ->
        [cut] La respuesta termina demasiado pronto: haga que el operador del servidor averigüe qué la corta (un límite de longitud, un proxy, una plantilla). Los reproductores notifican el error VAST 100 y no muestran ningún anuncio.
       *[other] Corrija el XML en este lugar: los reproductores notifican el error VAST 100 y no muestran ningún anuncio.
      }

xml-html = La respuesta es una página web; se esperaba un documento VAST.
    .remedy = Abra la URL en un navegador: a menudo es un inicio de sesión, una página de error o una redirección a un sitio web.

## Elements and attributes

xml-root = El elemento raíz es `{ $element }`; se esperaba VAST o VMAP.
    .remedy = Compruebe la URL del tag: la respuesta es otro tipo de XML (error VAST 101).

vmap-not-expected = La respuesta es VMAP, una lista de pausas publicitarias; se esperaba VAST con los anuncios de una sola pausa (error VAST 101).
    .remedy = Solicite VAST aquí (con Google Ad Manager, output=vast), o use el tag para todo el contenido.

vast-version = { $root ->
    [VideoAdServingTemplate] La respuesta es VAST 1 (<VideoAdServingTemplate>); los reproductores admiten de 2.0 a 4.3 (error VAST 102).
   *[VAST] La versión es `{ $version }`; los reproductores admiten de 2.0 a 4.3 (error VAST 102).
  }
    .remedy = Pida al servidor de anuncios VAST 2.0 a 4.3.

vast-version-missing = El elemento <VAST> no tiene versión. Este reproductor lo lee como VAST 4, otros lo rechazan.
    .remedy = Escriba la versión en el elemento raíz: <VAST version="4.2">.

vast-element-case = El elemento está escrito `{ $element }`; los reproductores solo encuentran `{ $expected }`.
    .remedy = Escriba el elemento como en el estándar: XML distingue entre mayúsculas y minúsculas.

vast-attribute-case = El atributo está escrito `{ $attribute }`; los reproductores solo encuentran `{ $expected }`.
    .remedy = Escriba el atributo como en el estándar: XML distingue entre mayúsculas y minúsculas.

vast-element-misplaced = <{ $element }> está en <{ $parent }>, donde los reproductores no lo leen; su lugar es { LIST($expected, type: "disjunction") }.
    .remedy = Mueva el elemento al elemento padre que indica el estándar.

vast-escaped-markup = Dentro de <{ $parent }>, el marcado está escapado o en CDATA: el elemento { $element } es solo texto para un reproductor.
    .remedy = Insértelo como XML y no como texto.

vast-element-repeated = Hay un segundo <{ $element }> en el mismo elemento; los reproductores solo leen el primero.
    .remedy = Deje solo uno de los dos.

## Ads

vast-no-ad = El documento no tiene ningún <Ad>: el servidor de anuncios no tiene nada que mostrar.
    .remedy = Si esperaba un anuncio, compruebe en el servidor de anuncios la segmentación, el bloque y los tamaños.

vast-ad-empty = { $children ->
    [both] { phrase-ad } tiene tanto <InLine> como <Wrapper>; se esperaba solo uno de los dos (error VAST 101).
   *[neither] { phrase-ad } no tiene ni <InLine> ni <Wrapper>; se esperaba uno de los dos (error VAST 101).
  }
    .remedy = Pida al servidor de anuncios un <InLine> o un <Wrapper> en cada <Ad>.

vast-inline-missing = { phrase-ad } no tiene todo lo que exige el estándar: { LENGTH($missing) ->
    [one] falta
   *[other] faltan
  } { $missing }.
    .remedy = Pida al servidor de anuncios que añada lo que exige el estándar: los reproductores estrictos notifican el error VAST 101.

vast-id-missing = { phrase-ad } no tiene todos los identificadores que exige VAST { $version }: { LENGTH($missing) ->
    [one] falta
   *[other] faltan
  } { $missing }.
    .remedy = Pida los identificadores al servidor de anuncios: la medición y la limitación de frecuencia entre sistemas los usan.

vast-companions-only = { phrase-ad } no tiene ni una creatividad lineal ni una no lineal (error VAST 200).
    .remedy = Asigne un vídeo o un overlay a este espacio.

vast-sequence = { $fault ->
    [repeated] Dos anuncios tienen la sequence { $sequence }; se esperaba un anuncio por cada posición del pod.
   *[invalid] La sequence es `{ $sequence }`; se esperaba un número entero a partir de 1.
  }
    .remedy = Numere los anuncios de un pod a partir de 1, cada número una sola vez.

vast-duration = { $fault ->
    [missing] La creatividad lineal no tiene <Duration>; se esperaba HH:MM:SS.
   *[invalid] La duración es `{ $duration }`; se esperaba un tiempo mayor que 0 como HH:MM:SS o HH:MM:SS.mmm.
  }
    .remedy = Escriba la duración como HH:MM:SS: los reproductores estrictos notifican el error VAST 101 o 202.

vast-skip-offset = { $fault ->
    [invalid] El skipoffset es `{ $offset }`; se esperaba HH:MM:SS o un porcentaje de hasta 100%.
   *[after-end] El skipoffset es `{ $offset }`, pero el anuncio termina a los { $duration } s, así que nunca se puede saltar.
  }
    .remedy = Escriba un tiempo anterior al final del anuncio, o quite el atributo.

## Media files

vast-no-media = { $creative ->
    [interactive] La creatividad lineal solo tiene código interactivo (InteractiveCreativeFile) y ningún <MediaFile>.
    [mezzanine] La creatividad lineal solo tiene un archivo mezzanine, del que aún hay que hacer archivos multimedia, y ningún <MediaFile>.
   *[empty] La creatividad lineal no tiene ningún <MediaFile> (error VAST 401).
  }
    .remedy = Pida al servidor de anuncios un <MediaFile> de tipo video/mp4.

media-audio-only = El anuncio solo tiene audio ({ $types }), así que se reproduce sin imagen.
    .remedy = Pida una creatividad con vídeo, o solicite este anuncio en un espacio de audio.

media-not-url = { $url ->
    [missing] El archivo multimedia no tiene URL.
   *[invalid] El archivo multimedia no es una URL http(s) absoluta, así que los reproductores lo ignoran.
  }
    .remedy = Escriba una URL https absoluta.

media-http = El archivo multimedia de `{ $host }` es http, pero la página es https.
    .remedy = Pida https al proveedor: los navegadores bloquean el archivo o lo solicitan por https.

media-unsupported = El navegador no puede reproducir ninguno de los archivos multimedia: { LENGTH($types) ->
    [0] sin tipo
   *[other] { $types }{ $untyped ->
        [0] {""}
       *[other] , algunos sin tipo
      }
  } (error VAST 403).
    .remedy = Pida video/mp4 con H.264, que reproduce cualquier navegador.

media-flash = La creatividad lineal solo tiene Flash, que ningún navegador ejecuta.
    .remedy = Pida video/mp4 en lugar de Flash.

media-interactive-only = Todos los archivos multimedia son unidades interactivas ({ $frameworks }), así que no se reproduce nada (error VAST 901).
    .remedy = Pida una creatividad que también tenga un archivo video/mp4 sencillo.

media-vpaid = Un archivo multimedia es una unidad VPAID: código del anuncio que el reproductor no ejecuta.
    .remedy = Pida un archivo de vídeo sencillo: VPAID está obsoleto desde VAST 4.1.

media-simid = El código interactivo ({ LENGTH($framework) ->
    [0] sin apiFramework
   *[other] `{ $framework }`
  }) no se ejecuta; el archivo multimedia se reproduce sin él.
    .remedy = No hay que hacer nada, salvo que la campaña dependa de la interacción.

media-file-unsupported = El navegador no puede reproducir este archivo ({ LENGTH($type) ->
    [0] sin tipo
   *[other] `{ $type }`
  }); reproduce otro.
    .remedy = No hay que hacer nada: es para otros reproductores.

media-type-missing = { LENGTH($type) ->
    [0] El archivo multimedia no tiene tipo y su extensión no lo indica, así que los reproductores lo ignoran.
   *[other] El archivo multimedia no tiene tipo. Por su extensión es { $type }.
  }
    .remedy = Escriba el tipo MIME del archivo en el atributo type.

media-type-alias = El tipo es `{ $type }`, que los navegadores no conocen; se esperaba `{ $expected }`.
    .remedy = Escriba el tipo MIME registrado: los reproductores que comparan tipos ignoran el archivo.

media-mime-mismatch = { LENGTH($typeByEnding) ->
    [0] El tipo es `{ $type }`; se esperaba un tipo MIME como video/mp4.
   *[other] { LENGTH($playlist) ->
        [0] El tipo es `{ $type }` y la URL termina como { $typeByEnding }.
       *[other] El tipo es `{ $type }`, y la URL es la de una lista de reproducción ({ $playlist }), que muchos navegadores no pueden reproducir como archivo.
      }
  }
    .remedy = { LENGTH($playlist) ->
        [0] Abra el archivo y corrija su tipo o su URL: un tipo incorrecto es el error VAST 405.
       *[other] Añada un archivo MP4, o declare el tipo de la lista para reproductores con { $playlist }: un tipo incorrecto es el error VAST 405.
      }

media-size-missing = Al archivo multimedia le { LENGTH($missing) ->
    [one] falta
   *[other] faltan
  } { $missing }, que los reproductores usan para elegir.
    .remedy = Pida width, height y bitrate de cada archivo.

media-ladder = { $fault ->
    [bitrate] Todos los archivos multimedia superan los { $limit } kbit/s, demasiado para muchas conexiones.
   *[size] Ningún archivo multimedia se acerca a la anchura del reproductor, { NUMBER($width, useGrouping: 0) } píxeles.
  }
    .remedy = Pida varios archivos de distintos tamaños y tasas de bits.

media-framework-vast = El apiFramework es VAST, que no es un framework; algunos reproductores toman el archivo por una unidad interactiva.
    .remedy = Quite el atributo apiFramework de los archivos multimedia sencillos.

## Trackers and links

track-no-impression = { phrase-ad } no tiene una <Impression> con URL, así que su entrega no se puede contar.
    .remedy = Pida al servidor de anuncios una URL de Impression: sin ella no se cuenta ni se factura nada.

wrapper-no-impression = { phrase-ad } no tiene una <Impression> con URL, así que este servidor de anuncios no puede contarlo.
    .remedy = Añada al wrapper una URL de Impression si su servidor de anuncios cuenta.

track-no-error = { phrase-ad } no tiene una URL <Error> con [ERRORCODE], así que el servidor de anuncios no sabe por qué falla.
    .remedy = Añada una URL de Error con la macro [ERRORCODE].

track-empty = El tracker de { phrase-tracker } no tiene URL.
    .remedy = Escriba la URL, o quite el elemento.

track-not-url = El tracker de { phrase-tracker } no es una URL http(s) absoluta, así que nunca se solicita.
    .remedy = Escriba una URL que empiece por https://.

track-http = El tracker de { phrase-tracker } en `{ $host }` es http, pero la página es https.
    .remedy = Pida https al proveedor: el reproductor lo solicita por https, y solo cuenta si el servidor lo admite.

track-macro-left = El tracker de { phrase-tracker } tiene { $placeholders }{ $reason ->
    [unknown] , que ningún reproductor conoce
    [ad-server] , que solo rellena un servidor de anuncios
   *[host] {" "}en el host, donde no se rellena ninguna macro
  }.
    .remedy = Use una macro de VAST, o haga que el servidor de anuncios la rellene antes de responder.

track-duplicate = El tracker de { phrase-tracker } tiene la misma URL dos veces, así que cuenta doble.
    .remedy = Deje solo uno de los dos.

click-not-url = <{ $element }> no es una URL http(s) absoluta, así que el anuncio no tiene enlace.
    .remedy = Escriba una URL que empiece por https://.

track-event-missing = Un elemento <Tracking> no tiene event, así que nunca se solicita.
    .remedy = Añada el atributo event, o quite el elemento.

track-event-unknown = { LENGTH($expected) ->
    [0] El evento `{ $event }` no está en el estándar, así que los reproductores nunca lo notifican.
   *[other] El evento está escrito `{ $event }`; los reproductores solo notifican `{ $expected }`.
  }
    .remedy = Use un evento del estándar, escrito como en el estándar.

track-progress-offset = { $fault ->
    [missing] Un tracker de progress no tiene offset, así que nunca se solicita.
    [invalid] El offset de un tracker de progress es `{ $offset }`; se esperaba HH:MM:SS o un porcentaje.
   *[after-end] El offset de un tracker de progress es `{ $offset }`, pero el anuncio termina a los { $duration } s.
  }
    .remedy = Escriba un offset dentro de la duración del anuncio.

## Icons, captions, overlays, companions and measurement

icon-not-shown = { phrase-icon } no se muestra: { phrase-picture }.
    .remedy = Añada una <StaticResource> con una imagen y un creativeType como image/png.

icon-duplicate = { phrase-icon } está dos veces en el anuncio; solo se muestra el primero.
    .remedy = Deje un solo icono de cada programa.

icon-late = { phrase-icon } empieza a los { $offset } s, pero el anuncio termina a los { $duration } s.
    .remedy = Escriba un offset dentro de la duración del anuncio.

captions-not-shown = { $fault ->
    [type] Los subtítulos tienen el tipo `{ $type }`; el reproductor muestra text/vtt y SubRip.
   *[url] Los subtítulos no son una URL http(s), así que nunca se cargan.
  }
    .remedy = Pida los subtítulos como WebVTT (text/vtt) en una URL https.

overlay-not-shown = El overlay no se muestra: { phrase-picture } (error VAST 503).
    .remedy = Pida una <StaticResource> con una imagen o un texto.

overlay-variation-not-shown = Una variante del overlay no se muestra: { phrase-picture }.
    .remedy = No hay que hacer nada: se muestra otra variante.

companion-required = El anuncio exige companions ({ $required }): sin espacios en la página no se reproduce (error VAST 602).
    .remedy = Añada a la página espacios para los companions, o haga que el servidor de anuncios escriba required="none".

omid-partial = La verificación { LENGTH($vendor) ->
    [0] sin proveedor
   *[other] `{ $vendor }`
  } no tiene <JavaScriptResource apiFramework="omid">, así que ningún navegador puede ejecutarla.
    .remedy = Pida al proveedor un script con apiFramework="omid"; el reproductor notifica verificationNotExecuted.

## Wrappers

wrapper-no-uri = { phrase-ad } es un wrapper sin <VASTAdTagURI> (error VAST 300).
    .remedy = Pida al servidor de anuncios del wrapper el tag del siguiente.

wrapper-not-url = El tag de un wrapper no es una URL http(s) (error VAST 300).
    .remedy = Escriba una URL que empiece por https://.

wrapper-relative = El tag de un wrapper es relativo a su documento; otros reproductores no lo resuelven.
    .remedy = Escriba la URL completa.

wrapper-http = El tag de un wrapper en `{ $host }` es http, que los navegadores bloquean en una página https.
    .remedy = Pida al proveedor el tag https.

wrapper-macro-left = El tag de un wrapper tiene { $placeholders }, que ningún reproductor rellena.
    .remedy = Use una macro de VAST, o haga que el servidor de anuncios la rellene antes de responder.

wrapper-macro-in-host = El tag de un wrapper tiene { $placeholders } en el esquema o el host, donde no se rellena ninguna macro.
    .remedy = Sustituya la macro por el host real.

wrapper-no-follow = { $attribute ->
    [followAdditionalWrappers] El wrapper tiene { $attribute }="{ $value }": no se sigue ningún otro wrapper.
   *[fallbackOnNoAd] El wrapper tiene { $attribute }="{ $value }": si no lleva a ningún anuncio, ningún otro ocupa su lugar.
  }
    .remedy = No hay que hacer nada, salvo que la cadena termine aquí sin anuncio.

## VMAP

vmap-version = La versión de VMAP es `{ $version }`; se esperaba 1.0 (error VMAP 1001).
    .remedy = Pida al servidor de anuncios VMAP 1.0.

vmap-namespace = <{ $element }> está { LENGTH($namespace) ->
    [0] fuera de todo espacio de nombres
   *[other] en el espacio de nombres { $namespace }
  } y no en el de VMAP: los reproductores que leen espacios de nombres lo ignoran.
    .remedy = Declare xmlns:vmap="http://www.iab.net/videosuite/vmap" en el elemento raíz, y escriba el prefijo vmap: delante de cada elemento de VMAP.

vmap-no-break = El documento VMAP no tiene ningún <AdBreak>.
    .remedy = Si esperaba pausas, compruebe en el servidor de anuncios las reglas publicitarias del contenido.

vmap-offset = { $fault ->
    [missing] La pausa publicitaria no tiene timeOffset (error VMAP 1000).
    [position] El timeOffset es `{ $offset }`, una posición que el reproductor no tiene.
   *[invalid] El timeOffset es `{ $offset }`; se esperaba hh:mm:ss, un porcentaje, start o end (error VMAP 1000).
  }
    .remedy = Escriba el momento de la pausa como hh:mm:ss, un porcentaje de hasta 100%, start o end.

vmap-break-type = El breakType es `{ $type }`; el reproductor tiene pausas linear y nonlinear (error VMAP 1003).
    .remedy = Use linear para anuncios en lugar del contenido y nonlinear para overlays.

vmap-source = { $fault ->
    [custom-data] La pausa publicitaria tiene CustomAdData, que solo lee el reproductor de su proveedor (error VMAP 1005).
    [missing] <AdSource> no tiene ni VASTAdData ni AdTagURI (error VMAP 1000).
   *[template-type] El templateType es `{ $templateType }`; se esperaba vast2, vast3 o vast4 (error VMAP 1005).
  }
    .remedy = Use VASTAdData o AdTagURI con VAST 2, 3 o 4.

vmap-cut = { $ignored ->
    [wrapper] followRedirects="false": no se sigue el wrapper de esta pausa.
   *[pod] allowMultipleAds="false": del pod de esta pausa solo se reproduce un anuncio.
  }
    .remedy = Ponga el atributo de <AdSource> en "true", o ponga en la pausa un anuncio sin wrapper.

vmap-tag-not-url = El tag de una pausa no es una URL http(s) absoluta (error VMAP 1008).
    .remedy = Escriba una URL que empiece por https://.

## Requests

net-cors = { $values ->
    [several] { phrase-server } responde con más de un valor en Access-Control-Allow-Origin.
   *[none] { phrase-server } responde sin una cabecera CORS para esta página.
  }
    .remedy = { $values ->
        [several] Haga que el servidor envíe la cabecera una sola vez: él y su CDN o proxy no deben añadirla ambos.
       *[none] Haga que el servidor devuelva la cabecera Origin en Access-Control-Allow-Origin y envíe Access-Control-Allow-Credentials: true.
      }

net-cors-credentials = { phrase-server } no permite cookies, así que un reproductor que las envía tiene que hacer la solicitud dos veces.
    .remedy = Haga que el servidor devuelva la cabecera Origin y envíe Access-Control-Allow-Credentials: true.

net-timeout = { phrase-server } no respondió en los { $ms } ms de la pausa publicitaria (error VAST 301).
    .remedy = Pregunte al proveedor por qué su servidor es lento, o quítelo de la cadena.

net-unreachable = { $fault ->
    [dns] El DNS no resuelve { LENGTH($host) ->
        [0] el servidor de anuncios
       *[other] `{ $host }`
      } (error VAST 301).
    [refused] { phrase-server } rechazó la conexión (error VAST 301).
    [tls] { phrase-server } no tiene un certificado válido, o falló su negociación TLS (error VAST 301).
    [redirect] { phrase-server } redirige a una dirección que no se puede solicitar (error VAST 301).
    [private] { phrase-server } lleva a una dirección de una red privada, que no se solicitó (error VAST 301).
    [unexplained] { phrase-server } no da ninguna respuesta que la página pueda leer (error VAST 301).
   *[other] No se puede acceder { LENGTH($host) ->
        [0] al servidor de anuncios
       *[other] a `{ $host }`
      } (error VAST 301).
  }
    .remedy = Compruebe el host de la URL y la red.

adblock = La solicitud a `{ $host }`, un servidor de anuncios conocido, falló a los { $ms } ms, como con un bloqueador de anuncios.
    .remedy = Abra la página sin extensiones ni filtros y compare.

net-status = { phrase-server } respondió con el estado { NUMBER($status, useGrouping: 0) }; se esperaba 200 (error VAST 301).
    .remedy = Compruebe la URL; con un estado de 500 o más, pregunte al operador del servidor de anuncios.

net-no-fill = { phrase-server } respondió con el estado 204: no tiene ningún anuncio.
    .remedy = Si esperaba un anuncio, compruebe en el servidor de anuncios la segmentación, el bloque y los tamaños.

net-content-type = { LENGTH($type) ->
    [0] { phrase-server } no envía el tipo de contenido; se esperaba application/xml.
   *[other] { phrase-server } envía el tipo de contenido `{ $type }`; se esperaba application/xml.
  }
    .remedy = Haga que el servidor envíe application/xml o text/xml: algunos reproductores rechazan otros tipos.

net-slow = { $scope ->
    [chain] Toda la cadena tardó { $ms } ms; se esperaban como máximo { $limit } ms.
   *[request] { phrase-server } tardó { $ms } ms; se esperaban como máximo { $limit } ms.
  }
    .remedy = Acorte la cadena, o pregunte al proveedor lento: el contenido espera al anuncio.

net-mixed-chain = { $source ->
    [tag] El tag de `{ $host }` es http, que los navegadores bloquean en una página https.
   *[redirect] { phrase-server } redirige a http, que los navegadores bloquean en una página https.
  }
    .remedy = Pida https al proveedor.

## Chains of wrappers

wrapper-depth = La cadena tiene más de { $limit } wrappers, y los reproductores se detienen ahí (error VAST 302).
    .remedy = Pida un tag con menos wrappers antes del anuncio.

wrapper-loop = Un wrapper lleva a una URL que la cadena ya solicitó (error VAST 302).
    .remedy = Rompa el bucle en el servidor de anuncios que apunta hacia atrás.

wrapper-cut = { $ignored ->
    [wrapper] El wrapper que llevó aquí tiene límites. followAdditionalWrappers="false": no se sigue el wrapper de esta respuesta.
    [pod] El wrapper que llevó aquí tiene límites. allowMultipleAds no es "true": se ignora el pod de esta respuesta.
    [later-ads] El wrapper que llevó aquí tiene límites. allowMultipleAds no es "true": solo se prueba el primer anuncio de esta respuesta.
   *[fallback] El wrapper que llevó aquí tiene límites. fallbackOnNoAd="false": ningún otro anuncio ocupa el lugar de este.
  }
    .remedy = Si esperaba un anuncio, pida al servidor de anuncios del wrapper que lo permita.

wrapper-value-missing = La solicitud todavía tiene { $placeholders }, cuyo valor no se conoce aquí.
    .remedy = Indique el valor de la macro, o quítela del wrapper.

wrapper-empty-after = { $wrappers ->
    [one] No hay anuncio después de { $wrappers } wrapper (error VAST 303).
   *[other] No hay anuncio después de { $wrappers } wrappers (error VAST 303).
  }
    .remedy = Pregunte al servidor de anuncios del wrapper por qué apunta a un servidor que no tiene anuncio.

## More findings than are listed

more-findings = { $rule } tiene { $total } observaciones, de las que se muestran { $listed }.
    .remedy = Corrija las que se muestran y vuelva a comprobar la respuesta.

## Repairs

repair-document-write = Escribir { $text }.
repair-document-escape = Escribir { $text } en su lugar.
repair-document-escape-ampersands = Escribir &amp; en lugar del signo &.
repair-document-write-cdata = Poner el texto en una sección CDATA.
repair-document-write-version = Escribir la versión como { $version }.
repair-document-add-version = Añadir la versión { $version }, la más baja con estos elementos.
repair-document-add-type = Añadir el tipo { $type }.
repair-document-write-https = Escribir https:// en lugar de http://.
repair-document-declare-prefix = Declarar el prefijo.
repair-document-remove = Quitarlo.
repair-document-remove-second = Quitar el segundo.
repair-document-remove-attribute = Quitar el atributo.
repair-document-remove-leading-text = Quitar el texto anterior al documento.
repair-document-remove-doctype = Quitar el tipo de documento.
