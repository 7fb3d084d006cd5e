## Parts of several texts

phrase-case-field = { LENGTH($path) ->
    [0] el archivo
   *[other] { $path }
  }
phrase-slot = { $slot ->
    [overlayInitial] overlay inicial
    [overlayMain] overlay principal
   *[other] { $slot }
  }
phrase-where-slot = { LENGTH($slot) ->
    [0] {""}
   *[other] {" "}({ phrase-slot })
  }
phrase-part = { LENGTH($part) ->
    [0] {""}
   *[other] {" "}(para { $part } de su lista de reproducción)
  }
phrase-quote = { LENGTH($quote) ->
    [0] {""}
   *[other] : «{ $quote }»
  }
phrase-where = { LENGTH($slot) ->
    [0] { LENGTH($device) ->
        [0] {""}
       *[other] {" "}({ $device })
      }
   *[other] {" "}({ phrase-slot }{ LENGTH($device) ->
        [0] {""}
       *[other] , { $device }
      })
  }
phrase-bidder = { LENGTH($bidder) ->
    [0] {""}
   *[other] {" "}({ $bidder })
  }
phrase-detail = { LENGTH($detail) ->
    [0] {""}
   *[other] {" "}({ $detail })
  }
phrase-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
phrase-within = { $seconds ->
    [0] a tiempo
   *[other] en { phrase-seconds }
  }
phrase-of = { LENGTH($host) ->
    [0] del servidor de anuncios
   *[other] de { $host }
  }
phrase-of-blocked-host = { LENGTH($blockedHost) ->
    [0] del servidor de anuncios
   *[other] de { $blockedHost }
  }
phrase-to = { LENGTH($host) ->
    [0] al servidor de anuncios
   *[other] a { $host }
  }
phrase-server = { LENGTH($host) ->
    [0] El servidor de anuncios
   *[other] { $host }
  }
phrase-behind-wrappers = detrás de { $wrappers ->
    [0] la lista VMAP
    [one] 1 wrapper
   *[other] { $wrappers } wrappers
  } { phrase-of }
phrase-server-last-host = { LENGTH($lastHost) ->
    [0] El servidor de anuncios
   *[other] { $lastHost }
  }
phrase-forbidding = { LENGTH($forbiddingHost) ->
    [0] El wrapper
   *[other] { $forbiddingHost }
  }
phrase-of-forbidding = { LENGTH($forbiddingHost) ->
    [0] a la red del wrapper
   *[other] al operador de { $forbiddingHost }
  }
phrase-of-last-host = { LENGTH($lastHost) ->
    [0] del servidor de anuncios
   *[other] de { $lastHost }
  }
phrase-response-last-host = { LENGTH($lastHost) ->
    [0] La respuesta
   *[other] La respuesta de { $lastHost }
  }
phrase-ad-last-host = { LENGTH($lastHost) ->
    [0] El anuncio
   *[other] El anuncio de { $lastHost }
  }
phrase-response = { LENGTH($host) ->
    [0] La respuesta
   *[other] La respuesta de { $host }
  }
phrase-ad = { LENGTH($host) ->
    [0] El anuncio
   *[other] El anuncio de { $host }
  }
phrase-change-format = La dirección pide este formato con { $parameter }: cambie el valor por el de VAST, normalmente «vast».
phrase-to-host = { LENGTH($host) ->
    [0] {""}
   *[other] {" "}a { $host }
  }
phrase-to-failed = { LENGTH($failedHost) ->
    [0] {""}
   *[other] {" "}a { $failedHost }
  }
phrase-failed = { LENGTH($failedHost) ->
    [0] el servidor de anuncios
   *[other] { $failedHost }
  }
phrase-correct-wrapper = Pida a la red cuyo wrapper o cuya lista lleva a { $host } que corrija esa dirección.
phrase-file-owner = { $isOfServer ->
    [yes] al operador { phrase-of-last-host }
   *[no] al anunciante
  }

## Verdicts

input-empty = El texto está vacío.
    .next-step = Pegue un tag de anuncio, un embed como JSON o código de inserción, una respuesta VAST o VMAP, un archivo HAR, un código de error o un archivo de caso.

input-unknown = { $reason ->
    [too-large] El texto tiene más de 10 millones de caracteres.
    [json-content] El JSON no es ni un embed, ni un archivo HAR, ni un archivo de caso.
    [html] Esto es HTML que no es un código de inserción.
    [javascript] Esto es JavaScript, y no nombra ningún tag de anuncio.
    [binary] Es un archivo binario, como una sesión de Charles o Proxyman. Exporte la sesión como HAR y abra ese archivo.
    [cut-off] El texto está cortado: termina antes del final del documento, y la respuesta no se puede evaluar.
   *[no-match] Este texto no se puede diagnosticar.
  }
    .next-step = { $reason ->
        [cut-off] Copie el documento completo y péguelo de nuevo, o pegue el tag de anuncio con el que se solicitó. Si el documento termina ahí también en la respuesta, es el servidor de anuncios quien lo corta.
       *[no-match] Pegue un tag de anuncio, un embed como JSON o código de inserción, una respuesta VAST o VMAP, un archivo HAR, un código de error o un archivo de caso.
      }

no-bid = La respuesta de la subasta no tiene ninguna puja con VAST.
    .next-step = Compruebe los postores, sus ids de emplazamiento, el precio mínimo y el consentimiento con los que se solicitaron las pujas; pregunte a los postores por qué no pujan.

bid-refused = El postor no hizo ninguna puja: «{ $name }» (motivo { NUMBER($code, useGrouping: 0) } de OpenRTB).
    .next-step = { $code ->
        [2] El postor considera no válida la solicitud de puja. Compruebe que tiene id, imp y site o app, y que imp.video tiene mimes, protocols, minduration, maxduration, w y h, como exige este postor.
       *[other] Pregunte al operador de la subasta qué significa este motivo para la solicitud de puja.
      }

bid-rejected = La puja{ phrase-bidder } no se puede usar: «{ $quote }».
    .next-step = Pregunte al postor o al operador de la subasta qué significa esto.

reason-stated = El texto dice por qué no hay anuncio: «{ $quote }».
    .next-step = Pregunte a quien lo escribió, o al operador del servidor de anuncios, qué significa.

text-judged = { $finding ->
    [stream-unmarked] Esta lista no tiene marcadores de anuncios (SCTE-35), así que un servidor que inserta anuncios no encuentra en ella ninguna pausa.
    [stream-unfilled] Esta lista tiene marcadores de anuncios y ningún segmento de anuncio: donde se grabó, ningún servidor los ha insertado.
    [stream-filled] Esta lista tiene segmentos de otra fuente, como los inserta un servidor para los anuncios.
    [request-without-video] La solicitud de puja de OpenRTB no pide vídeo (imp.video).
    [request-floor] El precio mínimo de la solicitud de puja es { $detail } por mil impresiones, lo que casi nadie ofrece.
    [request-tmax] La solicitud de puja da a los postores { $detail } ms (tmax), en los que casi ninguno responde.
    [request-mimes] La solicitud de puja no acepta MP4 (video.mimes: { $detail }), el formato de casi todos los anuncios.
    [request-protocols] La solicitud de puja no acepta VAST de la versión 2 o posterior (video.protocols: { $detail }).
    [request-size] La solicitud de puja no indica un tamaño de reproductor para el que se vendan anuncios (video: { $detail }).
    [request-duration] Ningún spot cabe en las duraciones de la solicitud de puja (video: { $detail }).
    [request-linearity] La solicitud de puja pide overlays ({ $detail }), y no vídeos.
    [request-placement] La solicitud de puja no dice dónde se reproduce el vídeo (video.plcmt), así que los compradores de anuncios instream la omiten.
    [request-consent] La solicitud de puja dice { $detail } y no tiene cadena de consentimiento (user.consent).
    [request-restricted] La solicitud de puja está marcada como dirigida a niños ({ $detail }), así que pueden mostrarse pocas campañas.
    [request-deals] La solicitud de puja es solo para acuerdos ({ $detail }) y no tiene ninguno (pmp.deals).
    [request-channel] La solicitud de puja no dice con claridad dónde se muestra el anuncio: { $detail }.
    [request-viewer] A la solicitud de puja le falta lo que los postores necesitan saber del espectador: { $detail }.
    [break-filled] El servidor que inserta los anuncios llenó toda la pausa. Número de anuncios: { $detail }.
    [events-complete] El registro muestra un anuncio que se cargó, empezó y terminó.
    [events-among-others] El registro tiene los eventos de un anuncio que empezó y terminó, entre líneas que no se han entendido.
    [events-not-started] El registro termina con { $detail }: se cargó un anuncio, y ninguno empezó.
    [events-broken-off] El registro termina con { $detail }: un anuncio empezó, y falta su final.
    [code-without-call] El código nunca llama a { $detail }, así que no se reproduce ningún anuncio.
    [consent-open] La ventana de consentimiento sigue abierta ({ $detail }), así que aún no hay consentimiento del espectador.
    [consent-unready] La plataforma de consentimiento no está lista ({ $detail }), así que no hay cadena de consentimiento.
    [consent-empty] La plataforma de consentimiento respondió ({ $detail }) sin cadena de consentimiento, aunque se aplica el RGPD.
    [consent-refused] Según la cadena de consentimiento, el espectador rechazó el almacenamiento y la personalización de anuncios ({ $detail }).
    [consent-given] La plataforma de consentimiento respondió ({ $detail }), y nada en ella impide que se soliciten anuncios.
   *[request-sound] La solicitud de puja no tiene ningún fallo que su texto muestre.
  }
    .next-step = { $finding ->
        [stream-unmarked] Si se grabó durante una pausa, active los marcadores de anuncios en el codificador o el empaquetador, y déjelos pasar hasta el servidor que inserta los anuncios.
        [stream-unfilled] Si es la lista del origen, es correcta. Si es lo que reciben los espectadores, busque en el registro del servidor que inserta los anuncios la respuesta de su servidor de anuncios.
        [stream-filled] Busque los rastreadores de los anuncios en las solicitudes del espectador, o en el registro del servidor que los inserta.
        [request-without-video] Añada vídeo al bloque de anuncios (mediaTypes.video en Prebid).
        [request-floor] Escriba el precio mínimo como precio de mil impresiones, en la moneda de bidfloorcur, por ejemplo 4.5.
        [request-tmax] Dé a los postores de 200 a 1000 ms, y al reproductor otro tanto más.
        [request-consent] Pida el consentimiento antes de la solicitud, y pase la cadena de consentimiento del espectador.
        [request-restricted] Quite la marca si el contenido no es para niños; si lo es, solo pueden mostrarse anuncios para niños.
        [request-deals] Añada los acuerdos a la solicitud, o abra la subasta.
        [break-filled] No hay que hacer nada: esta pausa se llenó. Para otra, pegue su registro.
        [events-complete] No hay que hacer nada: este anuncio llegó hasta el final.
        [events-among-others] El anuncio se reprodujo. Si los espectadores no ven ninguno, pegue las líneas sobre ellos, o una grabación de la página (HAR).
        [events-not-started] Llame a adsManager.init() y adsManager.start() cuando el ads manager esté cargado, tras un clic si el navegador lo pide.
        [events-broken-off] Pegue el resto del registro, o una grabación de la página (HAR).
        [code-without-call] Llame a { $detail }.
        [consent-open] Solicite anuncios solo cuando el listener de la plataforma de consentimiento (__tcfapi, addEventListener) informe useractioncomplete o tcloaded.
        [consent-unready] Solicite anuncios solo cuando el listener de la plataforma de consentimiento (__tcfapi, addEventListener) informe useractioncomplete o tcloaded.
        [consent-empty] Pregunte al proveedor de la plataforma de consentimiento por qué tcString está vacía, y solicite anuncios solo cuando tenga un valor.
        [consent-refused] Pruebe con un espectador que dé su consentimiento; para los demás solo pueden emitirse anuncios sin datos personales.
        [consent-given] Aquí no hay que hacer nada. Si no hay anuncio, diagnostique el tag de anuncio solicitado, que debe transmitir esta cadena.
        [request-sound] Pegue la respuesta de la subasta, o pregunte a los postores por qué no pujan.
       *[request-mimes] Corríjalo en los ajustes del bloque de anuncios de vídeo del que sale la solicitud: los postores descartan tales solicitudes antes de pujar.
      }

no-ad-for-some = { $by ->
    [country] { phrase-server } no tiene anuncio solo para los espectadores de algunos países: «{ $quote }».
   *[device] { phrase-server } no tiene anuncio solo para los espectadores con algunos dispositivos: «{ $quote }».
  }
    .next-step = { $by ->
        [country] Compare los países a los que se dirige la campaña con este, y añádalo si la campaña debe mostrarse allí.
       *[device] Compare los dispositivos y navegadores a los que se dirige la campaña con estos, y añádalos si la campaña debe mostrarse allí.
      }

creative-value-missing = Una creatividad de Google Ad Manager lleva a { $lastHost } con el valor de { $names }, que la solicitud del tag de anuncio no tiene{ phrase-where }.
    .next-step = Envíe { $names } en cust_params del tag de anuncio, como hace el módulo de vídeo de Prebid, y compruebe la URL de VAST de esta creatividad; sin puja, una línea de pedido así no debe ser apta.

bid-not-video = La puja{ LENGTH($bidder) ->
    [0] {""}
   *[other] {" "}de { $bidder }
  } es para { $mediaType ->
    [native] un anuncio nativo
    [audio] un anuncio de audio
   *[banner] un banner
  }, y no para un vídeo.
    .next-step = Compruebe que la solicitud pide vídeo (mediaTypes.video en Prebid, imp.video en OpenRTB); si es así, pida al postor que responda con VAST y bloquee la creatividad hasta entonces. Dé al reproductor solo pujas de vídeo.

display-tag = { $format ->
    [cm360] Este es un tag de display de Campaign Manager 360, y no un tag de vídeo.
    [cm360-tracker] Esta dirección de Campaign Manager 360 cuenta impresiones o clics; no es un tag de vídeo.
    [gpt] Este es código de Google Publisher Tag para anuncios de display, y no un tag de vídeo.
    [adsense] Este es código de AdSense para anuncios de display, y no un tag de vídeo.
    [banner] Este es el código o la dirección de un banner, y no un tag de vídeo.
    [dai] Este es código para un stream en el que un servidor inserta los anuncios (DAI); no tiene tag de anuncio.
    [gpt-held] El código de Google Publisher Tag desactiva la primera carga (disableInitialLoad) y nunca llama a refresh(), así que no se solicita ningún anuncio.
    [outstream] Son bloques de anuncios de Prebid para vídeo outstream sin renderer, así que no se muestra ninguna puja de vídeo.
    [prebid-video] Estos son bloques de anuncios de Prebid para vídeo: no tienen tag de anuncio, que forma la subasta.
    [prebid-cache] Estos bloques de anuncios de Prebid para vídeo no tienen caché para sus ofertas: sin cache en pbjs.setConfig, el servidor de anuncios no puede obtener el VAST de una oferta.
    [amp-video] El elemento amp-video no reproduce anuncios y no lee este atributo.
    [option-empty] La opción { $tag } del reproductor está vacía, así que no se solicita ningún anuncio.
    [option-value] El reproductor no conoce el valor de { $tag }, así que no se solicita ningún anuncio.
    [option-unknown] La opción { $tag } toma su valor de código que no se muestra, así que no se conoce su tag.
    [option-off] La opción { $tag } desactiva los anuncios del reproductor, así que no se solicita ninguno.
    [option-time] El límite de tiempo { $tag } está en milisegundos, que terminan antes de que un servidor pueda responder, así que el reproductor abandona cada anuncio.
    [option-missing] Sin la opción { $tag } el reproductor no solicita ningún anuncio.
    [option-name] El reproductor lee el tag de la opción { $tag }, que este código escribe de otro modo, así que no se solicita ningún anuncio.
    [ima-script] La página no carga el SDK de IMA, sin el cual el reproductor no solicita ningún anuncio.
    [jw-client] En este código de JW Player, advertising no tiene client, así que el reproductor no carga nada que reproduzca anuncios ni solicita ninguno.
    [player-id] El script busca el elemento «{ $tag }», que este código no tiene, así que no se inicia ningún reproductor ni se solicita ningún anuncio.
   *[prebid] Estos son bloques de anuncios de Prebid para banners, y no un tag de vídeo.
  }
    .next-step = { $format ->
        [gpt] Exporte de Google Ad Manager el tag VAST de un bloque de anuncios de vídeo{ LENGTH($tag) ->
            [0] {""}
           *[other] , o complete esta plantilla: { $tag }
          }.
        [adsense] AdSense no tiene tag VAST: exporte uno de Google Ad Manager, o pídalo a una red de vídeo.
        [prebid-video] Diagnostique el tag VAST que forma Prebid, las respuestas de pbjs.getBidResponses() o una grabación de la página.
        [prebid-cache] Añada a pbjs.setConfig cache con la url de un Prebid Cache.
        [amp-video] Use amp-ima-video con data-tag y cargue su script.
        [prebid] Añada mediaTypes.video al bloque de anuncios, y deje que el módulo de vídeo de Prebid forme el tag VAST.
        [banner] Pida al servidor de anuncios el tag VAST de un emplazamiento de vídeo.
        [dai] Busque el fallo en el stream y su SDK. Para anuncios del reproductor, pida el tag VAST de un bloque de anuncios de vídeo.
        [gpt-held] Llame a googletag.pubads().refresh() después de mostrar los espacios, o quite disableInitialLoad().
        [outstream] Para anuncios en un reproductor, ponga context en "instream"; un bloque fuera de un reproductor necesita un renderer.
        [option-empty] Escriba el tag VAST en la opción { $tag }.
        [option-value] Escriba un tag, o uno de los valores de la documentación, exactamente con estas letras.
        [option-unknown] Muestre este valor en la consola de la página y péguelo, o pegue una grabación de la página (HAR).
        [option-off] Active los anuncios en las opciones del reproductor.
        [option-time] Escriba el límite de tiempo en milisegundos, por ejemplo 8000 para 8 segundos.
        [option-missing] Añada { $tag } a las opciones del reproductor.
        [option-name] Dé a la opción el nombre { $tag }, exactamente con estas letras.
        [ima-script] Cargue https://imasdk.googleapis.com/js/sdkloader/ima3.js antes de los scripts del reproductor.
        [jw-client] Añada client: "vast" (o "googima") a advertising.
        [player-id] Escriba el mismo id en el script y en el elemento del vídeo.
       *[cm360] Pida a la agencia que envió el tag, o al operador de la cuenta de Campaign Manager 360, el tag VAST de un emplazamiento de vídeo in-stream.
      }

json-malformed = El JSON es incorrecto en la línea { NUMBER($line, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }: { $error ->
    [trailing-comma] una coma antes de un corchete de cierre
    [missing-comma] falta una coma
    [missing-colon] faltan los dos puntos después de un nombre
    [missing-value] falta un valor
    [single-quotes] unas comillas distintas de "
    [unquoted-name] un nombre sin comillas
    [comment] un comentario
    [unterminated-string] un texto sin final
    [control-character] un carácter de control en un texto
    [bad-escape] una secuencia de escape desconocida en un texto
    [unexpected-end] el final del texto dentro del JSON
    [text-after-end] texto después del final del JSON
   *[unexpected-character] un carácter inesperado
  }.
    .next-step = Corrija la línea { NUMBER($line, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }, y pegue de nuevo el JSON.

case-invalid = No se puede leer el archivo de caso: { $expected ->
    [json] no es JSON
    [case-file] no tiene el formato de un archivo de caso
    [version] { LENGTH($version) ->
        [0] no tiene versión
       *[other] tiene la versión { $version }
      }; este programa lee la versión { $values }
    [string] { phrase-case-field } no es un texto
    [boolean] { phrase-case-field } no es true ni false
    [number] { phrase-case-field } no es un número
    [index] { phrase-case-field } no es un número entero desde 0
    [list] { phrase-case-field } no es una lista
    [short-list] { phrase-case-field } tiene más de { $values } elementos
    [one-of] { phrase-case-field } no es ninguno de estos valores: { LIST($values) }
    [error-code] { phrase-case-field } no es un código de error de { $values }
   *[object] { phrase-case-field } no es un objeto
  }.
    .next-step = Exporte de nuevo el caso, y pegue el archivo completo.

error-code = El código de error { $code } no está en la tabla.
    .next-step = Pegue un tag de anuncio, un embed como JSON o código de inserción, una respuesta VAST o VMAP, un archivo HAR, un código de error o un archivo de caso.

code-copied = Un editor ha convertido las comillas del código en tipográficas o sus espacios en espacios duros, por lo que los navegadores no leen sus valores.
    .next-step = Donde esté así, ponga el código reparado, pegado como HTML y no como texto con formato: { $repaired }

embed-address = El código carga su embed desde { LENGTH($host) ->
    [0] una dirección
   *[other] { $host }
  } y no lo contiene.
    .next-step = Abra la dirección del embed, y pegue su JSON.

har-without-ads = { $playback ->
    [none] No se reprodujo nada mientras se grababa la página, así que no se solicitó ningún anuncio
   *[other] La grabación no tiene ninguna solicitud de anuncios entre { $total ->
      [one] 1 solicitud
     *[other] sus { $total } solicitudes
    }
  }{ $hasImaSdk ->
    [yes] , aunque se cargó el SDK de IMA
   *[no] {""}
  }{ $refusesConsent ->
    [yes] , después de que el usuario rechazara el consentimiento
   *[no] {""}
  }{ LENGTH($script) ->
    [0] {""}
   *[other] , y el script { $script } no se cargó ({ $error })
  }.
    .next-step = { $refusesConsent ->
        [yes] No hay ningún fallo si no se quieren anuncios sin consentimiento. Para evaluar los anuncios, grabe de nuevo con consentimiento; si no, haga que el reproductor solicite anuncios que no lo necesiten.
       *[no] { LENGTH($script) ->
            [0] { $playback ->
                [none] Grabe de nuevo con --click y el selector de lo que inicia el reproductor; si ya lo hizo, compruebe que lo inicia.
                [some] Compruebe los anuncios que el embed tiene para este dispositivo y el consentimiento del usuario.
               *[other] Grabe de nuevo desde antes de la reproducción; si sigue sin haber ninguna, compruebe los anuncios del embed y el consentimiento del usuario.
              }
           *[other] Haga que se cargue el script y grabe de nuevo: corrija su dirección, o permítalo en la Content Security Policy de la página y en el bloqueador de anuncios.
          }
      }

ima-sdk-blocked = El navegador bloqueó el script del SDK de IMA, como hacen los bloqueadores de anuncios; no se solicitó ningún anuncio.
    .next-step = Pruebe en un navegador sin bloqueador de anuncios ni protección contra el rastreo.

ima-sdk-failed = El script del SDK de IMA no se cargó{ LENGTH($error) ->
    [0] {""}
   *[other] {" "}({ $error })
  }; no se solicitó ningún anuncio.
    .next-step = Permita https://imasdk.googleapis.com en la Content Security Policy de la página, y compruebe la red del usuario.

content-failed = El vídeo del embed no se pudo convertir: no se reproducen ni el vídeo ni sus anuncios.
    .next-step = Suba de nuevo el vídeo.

content-processing = El vídeo del embed aún no está convertido: no se reproducen ni el vídeo ni sus anuncios.
    .next-step = Espere a que termine la conversión.

# Variables:
#   $mediaHost (String) - host of the file of the content
#   $status (Number) - status of its response; 0 if there is none
#   $type (String) - media type of a response that is no media; else empty
#   $isRefused ("yes" | "no") - whether the status is that of a refusal
content-unplayable = El contenido no se reproduce: { $status ->
    [0] la solicitud de su vídeo a { $mediaHost } falló
   *[other] { LENGTH($type) ->
        [0] { $mediaHost } respondió a la solicitud de su vídeo con el estado { $status }
       *[other] { $mediaHost } respondió con { $type } en lugar de su vídeo
      }
  }. Los anuncios no son la causa.
    .next-step = { $isRefused ->
        [yes] Compruebe el token o la firma en la dirección del contenido: tienen que ser válidos, y llegar también a los segmentos de una lista.
       *[no] Corrija la dirección del contenido, o súbalo de nuevo; en un directo, compruebe que se está emitiendo.
      }
embed-without-ads = El embed no tiene anuncios en ningún espacio, ni para ordenador ni para móvil.
    .next-step = Defina un tag de anuncio en un espacio del embed, como preroll y mobile_preroll.

ads-off-by-bulk = El bulk «{ $label }» desactiva los anuncios del embed, porque { $by ->
    [label] la página elige su etiqueta
    [origin] su regla corresponde al origen de la página
   *[any] su regla corresponde a todas las páginas
  }.
    .next-step = Ponga a null los anuncios del bulk «{ $label }» para conservar los del embed, o elija otra etiqueta.

device-without-ads = El espacio { phrase-slot } tiene anuncios para { $sold } y ninguno para { $empty }.
    .next-step = Defina también { phrase-slot } para { $empty }, o confirme que en { $empty } no hay anuncios.

ad-video-not-ready = El vídeo del anuncio alojado aún no está convertido{ phrase-where }.
    .next-step = Espere a la conversión del vídeo del anuncio, o súbalo de nuevo.

ad-object-unknown = El objeto de anuncio no tiene ni tag de anuncio ni vídeo{ phrase-where }.
    .next-step = Asigne a source_url del objeto un tag de anuncio.

campaign-dates = { $isOver ->
    [yes] La campaña terminó el { $date }, según el texto, así que no hay anuncio.
   *[no] La campaña empieza el { $date }, según el texto, así que todavía no hay anuncio.
  }
    .next-step = { $isOver ->
        [yes] Pida que se prolongue la campaña en el servidor de anuncios, o use el tag de una que esté en curso.
       *[no] Espere a ese día; para tener antes el anuncio, pida que se adelante el inicio de la campaña en el servidor de anuncios.
      }

tag-empty = El tag de anuncio está vacío{ phrase-where }.
    .next-step = Defina el tag de anuncio, o quite el objeto del espacio.

tag-html-escaped = { $isInWrapper ->
    [yes] Un wrapper lleva a { $host } con &amp; en la dirección, que se escapó dos veces, así que se pierden los parámetros que siguen{ phrase-where }.
   *[no] El tag de anuncio { phrase-of } contiene &amp; o &#038;, porque se copió de HTML{ phrase-where }.
  }
    .next-step = { $isInWrapper ->
        [yes] Pida al operador { phrase-of-last-host }, de quien es el wrapper, que escriba & en lugar de &amp; dentro de CDATA, o que escape una sola vez.
       *[no] Sustituya cada &amp; y &#038; del tag de anuncio por &.
      }

tag-not-url = El tag de anuncio { $reason ->
    [tag-not-absolute] no es una URL absoluta
    [tag-scheme] no es una URL http(s)
    [tag-host] no tiene un host válido
    [tag-userinfo] contiene un nombre de usuario o una contraseña, que los navegadores rechazan
    [tag-too-long] supera los { $limit } caracteres
    [placeholder] es un marcador que nadie ha rellenado
    [local] es una dirección como blob: o file:, que solo existe en una página o en un ordenador
   *[macro-unsafe-position] tiene un marcador en el host o la ruta
  }{ phrase-where }.
    .next-step = { $reason ->
        [tag-not-absolute] Haga que el tag de anuncio empiece por https://.
        [tag-scheme] Haga que el tag de anuncio empiece por https://.
        [tag-host] Corrija el host y el puerto del tag de anuncio.
        [tag-userinfo] Quite el nombre de usuario y la contraseña del tag de anuncio.
        [tag-too-long] Acorte los parámetros del tag de anuncio.
        [placeholder] Haga que quien escribe la página o el embed ponga el tag de anuncio en su lugar; un marcador de este reproductor necesita una regla de sustitución.
        [local] Use la dirección https del VAST, como la de una caché de Prebid, o dé al reproductor el propio VAST como texto.
       *[macro-unsafe-position] Sustituya ese marcador por su valor.
      }

http-tag = El tag de anuncio llama a http://{ $host }, que los navegadores bloquean en toda página https{ phrase-where }.
    .next-step = Escriba el tag de anuncio con https://.

http-on-https = { $source ->
    [tag] El tag de anuncio llama a http://{ $host }, que los navegadores bloquean en páginas https{ phrase-where }.
   *[wrapper] Un wrapper { phrase-of } lleva a http://{ $blockedHost }, que los navegadores bloquean en páginas https{ phrase-where }.
  }
    .next-step = { $source ->
        [tag] Escriba el tag de anuncio con https://.
       *[wrapper] Pida a la red de { $blockedHost } su tag con https:// y póngalo en el wrapper { phrase-of-last-host }.
      }

slot-type-mismatch = El objeto de anuncio es de tipo { $type }, que no encaja en su espacio{ phrase-where }.
    .next-step = Mueva el objeto a un espacio de su tipo, o corrija el tipo.

consent-late = { $seconds ->
    [0] El tag de anuncio { phrase-of } se rellenó con la ventana de consentimiento abierta{ phrase-where }.
   *[other] El tag de anuncio { phrase-of } se rellenó { phrase-seconds } antes de conocerse el consentimiento{ phrase-where }.
  }
    .next-step = Haga que el reproductor espere a la CMP, o aumente su tiempo de espera.

consent-missing = La solicitud { phrase-to } indica gdpr=1 y no tiene cadena de consentimiento en { $parameter }{ LENGTH($value) ->
    [0] {""}
   *[other] , sino el texto «{ $value }» de un script
  }{ phrase-where }.
    .next-step = { $hasMacro ->
        [yes] La CMP no dio ninguna cadena para la macro de { $parameter }: solicite el anuncio después de su respuesta.
       *[no] { $isInWrapper ->
            [yes] { phrase-correct-wrapper }
           *[no] Solicite el anuncio solo después de la respuesta de la CMP, y rellene { $parameter } con [GDPRCONSENT].
          }
      }

consent-withheld = { phrase-server } no tiene anuncio, { LENGTH($placeholders) ->
    [0] { $refused ->
        [purpose-1] y el usuario rechazó el almacenamiento en el dispositivo (finalidad 1)
        [vendor-755] y el consentimiento del usuario no incluye a Google (proveedor 755)
       *[all] y el usuario rechazó todas las finalidades del consentimiento
      }
   *[other] y el consentimiento del usuario retiene { $placeholders }
  }{ phrase-where }.
    .next-step = Pruebe con un usuario que haya dado su consentimiento; sin él, solo salen campañas sin datos personales.

ads-restricted = El servidor { $host } no tiene anuncio para una solicitud con { $parameter }, con el que pueden mostrarse menos campañas{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] Pregunte a la red cuyo wrapper lleva a { $host } si { $parameter } es correcto para este contenido y espectador.
       *[no] Quite { $parameter } si no es correcto para este contenido y espectador; si lo es, pida campañas que puedan mostrarse con él.
      }

page-url-encoded-twice = La dirección del parámetro { $parameter } está codificada dos veces, y { LENGTH($host) ->
    [0] el servidor de anuncios
   *[other] el servidor de { $host }
  } no puede leer la página{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { $cause ->
            [literal] Decodifique una vez el valor de { $parameter } en el tag de anuncio.
            [placeholder] Codifique una sola vez el valor de { $parameter }: quite la codificación alrededor del marcador.
           *[page] Dé al reproductor la dirección de la página sin codificar: el tag de anuncio la codifica para { $parameter }.
          }
      }

macro-foreign-player = El tag de anuncio { phrase-of } tiene marcadores de { LENGTH($systems) ->
    [0] otro reproductor
   *[other] { $systems }
  } que nadie rellena: { $placeholders }{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { LENGTH($macros) ->
            [0] Añada reglas de sustitución para estos marcadores, o quítelos.
           *[other] { $macros }
          }
      }

macro-server-side = El tag de anuncio { phrase-of } tiene marcadores que solo un servidor de anuncios puede rellenar: { $placeholders }{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { LENGTH($macros) ->
            [0] Escriba en su lugar el propio valor, o quite el parámetro: un reproductor no los rellena.
           *[other] { $macros }
          }
      }

macro-unresolved = La solicitud { phrase-to } todavía tiene marcadores: { $placeholders }{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { $fixes }
      }

scheme-twice = La dirección de { $host } empieza con un segundo esquema, así que lleva a un host que no existe{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] Escriba https:// una sola vez al principio del tag de anuncio.
      }

local-host = { LENGTH($parameter) ->
    [0] { $localHost } solo existe en una máquina o en una red, y los espectadores no pueden alcanzarlo{ phrase-where }.
   *[other] El parámetro { $parameter } del tag de anuncio menciona { $localHost }, que solo existe en una máquina o en una red{ phrase-where }.
  }
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { LENGTH($parameter) ->
            [0] Escriba el host público del servidor de anuncios en lugar de { $localHost }{ $isPrivate ->
                [yes] ; para probar en esta red, permítalo con { $allowPrivate }
               *[no] {""}
              }.
           *[other] Escriba la dirección pública de la página en { $parameter }, o pruebe en la página pública.
          }
      }

ad-blocker = El navegador bloqueó la solicitud a { $blockedHost } antes de enviarla, como hacen los bloqueadores de anuncios{ phrase-where }.
    .next-step = Pruebe en un navegador sin bloqueador de anuncios ni protección contra el rastreo.

network-filter = Un filtro o una página de acceso de la red del espectador{ LENGTH($filter) ->
    [0] {""}
   *[other] {" "}({ $filter })
  } respondió en lugar { LENGTH($host) ->
    [0] del servidor de anuncios
   *[other] de { $host }
  }{ phrase-where }.
    .next-step = Pruebe desde otra red, o pida al administrador de esta que deje pasar { LENGTH($host) ->
        [0] el servidor de anuncios
       *[other] { $host }
      }. El tag de anuncio no tiene ningún fallo.

viewer-network = { $cause ->
    [clock] El reloj de este dispositivo no está en hora, por lo que da por no válido el certificado de { $failedHost }{ phrase-where }.
    [sinkhole] El nombre { $failedHost } lleva a una dirección que un filtro DNS o el archivo hosts de esta red o de este dispositivo da en lugar de la suya{ phrase-where }.
    [filtered] No se encontraron los nombres de varios hosts, entre ellos { $failedHost }, mientras otros hosts respondieron, como ocurre con un filtro DNS de esta red o de este dispositivo{ phrase-where }.
    [proxy] El proxy de esta red no dejó pasar la solicitud{ phrase-to-failed }{ phrase-where }.
    [proxy-certificate] El proxy de esta red o un programa de este dispositivo respondió en lugar de { $failedHost } con un certificado propio, en el que la herramienta no confía{ phrase-where }.
    [offline] Este dispositivo no tenía conexión de red cuando solicitó { $failedHost }{ phrase-where }.
   *[resolver] Ningún servidor de nombres respondió sobre { $failedHost }{ phrase-where }.
  }
    .next-step = { $cause ->
        [clock] Ajuste la fecha y la hora del dispositivo, y pruebe de nuevo; si son correctas, pregunte por el certificado al operador de { $failedHost }.
        [sinkhole] Pruebe desde otra red o con otro servidor DNS, o permita { $failedHost } en el filtro o en el archivo hosts. El tag de anuncio no tiene ningún fallo.
        [filtered] Pruebe desde otra red o con otro servidor DNS, o permita { $failedHost } en el filtro o en el archivo hosts.
        [proxy] Pruebe sin el proxy, o pida a su administrador que deje pasar { phrase-failed }.
        [proxy-certificate] Pruebe desde una red sin este proxy, o dé a la herramienta el certificado raíz del proxy (curl: --cacert, Node: NODE_EXTRA_CA_CERTS). Nada indica un fallo del certificado de { $failedHost }.
        [offline] Pruebe de nuevo con conexión.
       *[resolver] Compruebe la conexión y el servidor DNS de este dispositivo; si se encuentran otros hosts, pregunte al operador de { $failedHost } por sus servidores de nombres.
      }

cors-refused = El navegador no puede leer la respuesta de { $refusedHost }: { $isSeveral ->
    [yes] su Access-Control-Allow-Origin tiene más de un valor
   *[no] { LENGTH($allowed) ->
        [0] no tiene cabecera CORS para la página
       *[other] su cabecera CORS solo permite { $allowed }
      }
  }{ phrase-where }.
    .next-step = { $isSeveral ->
        [yes] Haga que { $refusedHost } envíe Access-Control-Allow-Origin una sola vez: el servidor y su CDN o proxy no deben ponerlo los dos.
       *[no] Haga que { $refusedHost } envíe Access-Control-Allow-Origin con el origen de la página, y Access-Control-Allow-Credentials: true.
      }

policy-refused = La Content Security Policy de la página no permite la solicitud a { $refusedHost }{ phrase-where }.
    .next-step = Añada { $origin } a { $directive } en la Content Security Policy de la página.

certificate-invalid = El certificado de { $refusedHost } no es válido, o falló su negociación TLS{ phrase-where }.
    .next-step = { $hasPort ->
        [yes] Compruebe si este puerto habla TLS, pues el de http no lo hace: pida al operador de { $refusedHost } su dirección https, o que instale un certificado válido.
       *[no] Pida al operador de { $refusedHost } que instale un certificado válido para este host; compruebe que el reloj del espectador está en hora.
      }

address-refused = { $isLoop ->
    [yes] La solicitud a { $lastHost } se redirige en círculo{ $needsCookies ->
        [yes] , porque su cookie no vuelve
       *[no] {""}
      }{ phrase-where }.
   *[no] La solicitud a { $lastHost } lleva a { $target }, { $isPrivate ->
        [yes] en una red privada, y no se envió allí
       *[no] adonde los navegadores no van
      }{ phrase-where }.
  }
    .next-step = { $isLoop ->
        [yes] { $needsCookies ->
            [yes] Pida al operador de { $lastHost } que termine la comprobación de su cookie tras una redirección y responda sin ella: los navegadores no guardan cookies de terceros.
           *[no] Pida al operador de { $lastHost } que elimine el círculo de redirecciones.
          }
       *[no] Pida al operador de { $lastHost } que lleve directamente a { $isPrivate ->
            [yes] una dirección https pública; si la red es suya, permítala con { $allowPrivate }
           *[no] una dirección https
          }.
      }

unreachable = { $fault ->
    [dns] El nombre de host { $unreachableHost } no se puede resolver (DNS){ phrase-where }.
    [filtered] El nombre de host { $unreachableHost }, el de un servidor de anuncios conocido, no tiene dirección en esta red, como con un filtro DNS{ phrase-where }.
    [refused] { $unreachableHost } rechazó la conexión{ phrase-where }.
    [reset] { $unreachableHost } cerró la conexión sin responder{ phrase-where }.
    [cut-off] La conexión con { $unreachableHost } se cortó en medio de la respuesta{ phrase-where }.
    [encoding] La respuesta de { $unreachableHost } no se puede descomprimir{ phrase-where }.
    [redirected] { $unreachableHost } redirige la solicitud, y de allí no llega nada{ phrase-where }.
    [host-answers] { $unreachableHost } responde a otras solicitudes, pero no a esta{ phrase-where }.
    [no-answer] Nada responde en { $unreachableHost }: su nombre no tiene dirección, su servidor no funciona, su certificado no es válido, o el navegador o la red lo bloquea{ phrase-where }.
    [unexplained] La página no recibió respuesta de { $unreachableHost }: el servidor no permite que la página la lea (CORS), o allí no responde nada{ phrase-where }.
    [service-worker] El service worker de la página respondió él mismo a la solicitud a { $unreachableHost }, así que no se preguntó al servidor de anuncios{ phrase-where }.
    [opaque-origin] La página tiene el origen «null», porque su marco tiene un sandbox sin allow-same-origin o es un archivo, y por eso no puede leer la respuesta de { $unreachableHost }{ phrase-where }.
    [canceled] La página canceló la solicitud a { $unreachableHost } antes de que hubiera respuesta{ phrase-where }.
    [head] { $unreachableHost } rechaza las solicitudes con el método HEAD, como las de curl -I; los reproductores envían GET, así que esto no dice nada sobre el anuncio{ phrase-where }.
   *[other] No hubo conexión con { $unreachableHost }{ phrase-where }.
  }
    .next-step = { $fault ->
        [dns] { $isInWrapper ->
            [yes] Pida a la red cuyo wrapper o cuya lista lleva a { $unreachableHost } que corrija ese host: no tiene dirección.
           *[no] Corrija el host en el tag de anuncio: { $unreachableHost } no tiene dirección.
          }
        [filtered] Pruebe desde otra red o con otro servidor DNS. Si allí el nombre tampoco tiene dirección, compruebe cómo está escrito { $unreachableHost }.
        [refused] Compruebe que el servidor de { $unreachableHost } funciona y que el puerto es correcto.
        [reset] Pregunte al operador de { $unreachableHost } por qué su servidor corta la conexión.
        [cut-off] Pregunte al operador de { $unreachableHost } por qué su servidor corta la conexión.
        [encoding] Pida al operador de { $unreachableHost } que corrija la cabecera Content-Encoding, que no corresponde al contenido.
        [redirected] Pida al operador de { $unreachableHost } que compruebe adónde redirige: en círculo, a una dirección que los navegadores no siguen, o a un servidor que no responde.
        [host-answers] Pruebe sin bloqueador de anuncios; si nada cambia, pregunte al operador de { $unreachableHost } por qué su servidor no responde a esta solicitud.
        [no-answer] Abra { $unreachableHost } en una pestaña nueva. Si el nombre no tiene dirección, corrija el host; si falla la conexión o el certificado, pregunte a su operador; si la página se abre, pruebe sin bloqueador de anuncios.
        [unexplained] Abra la dirección en una pestaña nueva. Si el servidor responde, haga que { $unreachableHost } envíe Access-Control-Allow-Origin con el origen de la página; si no, corrija el host o pregunte a su operador.
        [service-worker] Haga que el service worker de la página deje al navegador las solicitudes a otros hosts, para que no responda él mismo a ninguna.
        [opaque-origin] Añada allow-same-origin al atributo sandbox del marco, o sirva la página desde un servidor web.
        [canceled] Grabe de nuevo sin salir de la página. Si se cancela otra vez, busque qué la termina: un nuevo inicio del reproductor, un límite de tiempo o una extensión.
        [head] Solicite el tag de anuncio con GET, por ejemplo con curl -i, y mire esa respuesta.
       *[other] Compruebe que el host { $unreachableHost } está bien escrito y que su servidor funciona.
      }

response-timeout = { phrase-server } no respondió { phrase-within }{ phrase-where }.
    .next-step = Pida { phrase-to } una respuesta más rápida, o ponga un servidor de anuncios más rápido al principio del waterfall.

wrapper-timeout = El servidor { $lastHost }, { phrase-behind-wrappers }, no respondió { phrase-within }{ phrase-where }.
    .next-step = Pida a la red de { $lastHost } una respuesta más rápida; hasta entonces, pause su campaña en { LENGTH($host) ->
        [0] el servidor de anuncios
       *[other] { $host }
      }.

http-client-error = { phrase-server-last-host } rechazó la solicitud con el estado { NUMBER($status, useGrouping: 0) }{ phrase-where }{ phrase-quote }.
    .next-step = { $meaning ->
        [access] Pregunte al operador { phrase-of-last-host } si este sitio, esta dirección y este país pueden solicitar sus anuncios.
        [law] Pregunte al operador { phrase-of-last-host } en qué países la respuesta está bloqueada por motivos legales.
        [limit] Pida al operador { phrase-of-last-host } que aumente su límite de solicitudes, o solicite anuncios con menos frecuencia.
        [wrapper] Pida al operador del wrapper o de la lista que lleva allí que corrija la dirección. { phrase-server-last-host } no tiene ningún anuncio en esa dirección.
        [not-found] Compare la ruta y el bloque de anuncios del tag con los que espera el operador { phrase-of-last-host }.
        [request] Compare el bloque de anuncios y los parámetros del tag con los que espera el operador { phrase-of-last-host }.
        [stored-bid] El tag de anuncio tiene el id de una subasta pasada, cuya puja ya no está guardada: haga una subasta para cada visualización, y forme el tag de nuevo, sin hb_uuid ni hb_cache_id fijos.
       *[other] Comunique el estado { NUMBER($status, useGrouping: 0) } al operador { phrase-of-last-host }.
      }

http-server-error = { $isRedirect ->
    [yes] { LENGTH($signIn) ->
        [0] { phrase-server-last-host } respondió con el estado { NUMBER($status, useGrouping: 0) }, que no lleva a ninguna parte{ phrase-where }{ phrase-quote }.
       *[other] { phrase-server-last-host } redirige a una página de inicio de sesión de { $signIn } en lugar de enviar VAST{ phrase-where }.
      }
   *[no] { phrase-server-last-host } falló con el estado { NUMBER($status, useGrouping: 0) }{ phrase-where }{ phrase-quote }.
  }
    .next-step = Comunique el estado { NUMBER($status, useGrouping: 0) } al operador { phrase-of-last-host }.

client-challenged = { phrase-server-last-host } rechaza este cliente: en lugar de un anuncio respondió su protección contra bots{ LENGTH($protection) ->
    [0] {""}
   *[other] {" "}({ $protection })
  }{ phrase-where }.
    .next-step = Pida al operador { phrase-of-last-host } que deje pasar a los reproductores y a esta red. Depende de quién pregunta: abra en un navegador una página con el anuncio, donde puede funcionar.

response-compressed = { phrase-response-last-host } contiene { $format ->
    [binary] datos binarios, quizá comprimidos, por ejemplo con Brotli
   *[other] datos comprimidos con { $format }
  }, y ninguna cabecera Content-Encoding lo indica{ phrase-where }.
    .next-step = Pida al operador { phrase-of-last-host } que indique la compresión en la cabecera Content-Encoding, o que envíe el documento sin ella.

response-html = { phrase-response-last-host } es una página HTML en lugar de VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] { $isPage ->
            [yes] Ponga el tag de anuncio en lugar de esta dirección, que es la de una página web.
           *[no] Compruebe la ruta del tag de anuncio: la página suele ser un inicio de sesión, un error o una petición de consentimiento.
          }
       *[other] { phrase-change-format }
      }

response-json = { phrase-response-last-host } es JSON en lugar de VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] Solicite VAST a este servidor de anuncios: su tag suele tener un parámetro para el formato.
       *[other] { phrase-change-format }
      }

response-feed = { phrase-response-last-host } es un feed RSS en lugar de VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] Solicite VAST a este servidor: su dirección es la de una lista de contenidos, como Media RSS, y no de anuncios.
       *[other] { phrase-change-format }
      }

response-javascript = { phrase-response-last-host } es JavaScript en lugar de VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] Solicite VAST a este servidor de anuncios: su tag es para banners o para un reproductor propio.
       *[other] { phrase-change-format }
      }

response-media = { phrase-response-last-host } es { LENGTH($format) ->
    [0] una imagen, un vídeo o una lista de reproducción
   *[other] un archivo ({ $format })
  }{ LENGTH($type) ->
    [0] {""}
   *[other] {" "}({ $type })
  } en lugar de VAST{ phrase-where }.
    .next-step = { $isStream ->
        [yes] Esto es un stream, como lo entrega la inserción de anuncios en el servidor: reprodúzcalo con un reproductor de streams, o use el tag para anuncios que inserta el reproductor.
       *[no] { $isPixel ->
            [yes] Es un píxel que cuenta impresiones o clics: pida a la agencia el tag VAST de su emplazamiento de vídeo in-stream. El píxel corresponde al campo de los rastreadores de impresiones.
           *[no] Compruebe la ruta del tag de anuncio: es la dirección de un archivo y no de un servidor de anuncios.
          }
      }

response-text = { phrase-response-last-host } es un texto en lugar de VAST{ phrase-where }{ phrase-quote }.
    .next-step = Pregunte al operador { phrase-of-last-host } qué significa este texto; a menudo el bloque de anuncios o la cuenta no están activos.

xml-malformed = { phrase-response-last-host } no es XML bien formado{ phrase-where }{ LENGTH($message) ->
    [0] .
   *[other] , línea { NUMBER($line, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }: { $message }
  }
    .next-step = { LENGTH($remedy) ->
        [0] Pida al servidor de anuncios que corrija el documento.
       *[other] { $remedy }
      }

root-unexpected = { phrase-response-last-host } tiene el elemento raíz <{ $root }> en lugar de <VAST>{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($file) ->
        [0] Haga que el servidor de anuncios envíe VAST 2 a 4.
       *[other] Esta es la lista de una carpeta de almacenamiento: use la dirección entera del archivo, como la de { $file }.
      }

vast-version = { phrase-response-last-host } es VAST { $version }, que el reproductor no lee{ phrase-where }.
    .next-step = Haga que el servidor de anuncios envíe VAST 2 a 4.

vmap-misplaced = { $isBreak ->
    [yes] El tag de anuncio de una pausa lleva a una lista VMAP de { $lastHost }, donde solo se permite VAST{ phrase-where }.
   *[no] Un wrapper lleva a una lista VMAP de { $lastHost }, donde solo se permite VAST{ phrase-where }.
  }
    .next-step = { $isBreak ->
        [yes] Pida VAST en el tag de la pausa (output=vast, sin ad_rule), o dé al reproductor esta URL de VMAP como tag de anuncio.
       *[no] Haga que el wrapper { phrase-of } lleve a VAST, o use la propia URL de VMAP como tag de anuncio.
      }

wrapper-forbidden = { phrase-forbidding } prohíbe más wrappers, y { $lastHost } respondió con uno{ phrase-where }.
    .next-step = Pida a la red de { $lastHost } un anuncio sin wrappers, o { phrase-of-forbidding } que los permita.

wrapper-loop = Los wrappers { phrase-of } vuelven en círculo a una URL ya solicitada{ LENGTH($backHost) ->
    [0] {""}
   *[other] : { $lastHost } lleva de vuelta a { $backHost }
  }{ phrase-where }.
    .next-step = Pida a la red de { $lastHost } que quite su redirección a un servidor de anuncios anterior.

wrapper-limit = { phrase-server } pasa por más wrappers que los { $limit } que siguen los reproductores{ phrase-where }.
    .next-step = Pida a la red de { $lastHost } una campaña con menos revendedores.

wrapper-without-tag = El wrapper { phrase-of-last-host } no nombra ningún tag de anuncio que se pueda solicitar{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($quote) ->
        [0] Haga que el servidor de anuncios ponga en VASTAdTagURI una URL https.
       *[other] Haga que el operador { phrase-of-last-host } ponga un tag de anuncio en lugar del marcador, que nadie rellena.
      }

vpaid-only = { phrase-ad-last-host } solo tiene medios VPAID, que el reproductor no ejecuta{ phrase-where }.
    .next-step = Pida al anunciante la misma creatividad en MP4 (H.264 y AAC).

media-file-missing = Falta el archivo multimedia del anuncio { phrase-of-last-host }: { $mediaHost } respondió con el estado { NUMBER($status, useGrouping: 0) }{ phrase-part }{ phrase-where }.
    .next-step = Pida { phrase-file-owner } que suba de nuevo el archivo, o que corrija su URL.

media-file-refused = { $mediaHost } rechazó el archivo multimedia del anuncio { phrase-of-last-host } con el estado { NUMBER($status, useGrouping: 0) }{ phrase-part }{ phrase-where }.
    .next-step = { $meaning ->
        [access] { LENGTH($expired) ->
            [0] Pregunte { phrase-file-owner } si ha caducado la firma de la URL del archivo, y si este sitio y este país pueden solicitarlo.
           *[other] La firma de la URL del archivo caducó el { $expired }. Pida { phrase-file-owner } una URL válida mientras dure la campaña.
          }
        [law] Pida { phrase-file-owner } una creatividad que aquí no esté bloqueada por motivos legales.
        [limit] Pida { phrase-file-owner } que aumente el límite de solicitudes de { $mediaHost }.
       *[other] Comunique el estado { NUMBER($status, useGrouping: 0) } de { $mediaHost } { phrase-file-owner }.
      }

media-file-not-media = El archivo multimedia del anuncio { phrase-of-last-host } no es un vídeo: { $mediaHost } respondió con { LENGTH($type) ->
    [0] otro tipo
   *[other] { $type }
  }{ phrase-part }{ phrase-where }.
    .next-step = Pida { phrase-file-owner } que corrija la URL del archivo: lleva a una página, un texto o una imagen.

media-file-empty = El archivo multimedia del anuncio { phrase-of-last-host } está vacío o es demasiado corto para un vídeo: { $mediaHost } respondió con { $bytes ->
    [one] 1 byte
   *[other] { $bytes } bytes
  }{ phrase-part }{ phrase-where }.
    .next-step = Pida { phrase-file-owner } que suba de nuevo el archivo, o que corrija su URL.

media-file-mixed-content = El archivo multimedia del anuncio { phrase-of-last-host } está en http://{ $mediaHost }, que los navegadores bloquean en páginas https, y no existe con https{ phrase-where }.
    .next-step = Pida { phrase-file-owner } un archivo multimedia con https://.

media-file-unreachable = No hay conexión con { $mediaHost }, donde está el archivo multimedia del anuncio{ LENGTH($lastHost) ->
    [0] {""}
   *[other] {" "}de { $lastHost }
  }{ phrase-where }.
    .next-step = Pida { phrase-file-owner } que corrija la URL del archivo multimedia o que repare el servidor { $mediaHost }.

media-file-other-site = { $mediaHost } prohíbe a las páginas de otros sitios, con la cabecera Cross-Origin-Resource-Policy, mostrar el archivo multimedia del anuncio { phrase-of-last-host }{ phrase-where }.
    .next-step = Haga que { $mediaHost } envíe Cross-Origin-Resource-Policy: cross-origin, o que no envíe esa cabecera.

impression-lost = El anuncio se reproduce, pero { $event ->
    [impression] su impresión no se cuenta
    [verification] el script que mide su visibilidad no se cargó
   *[other] su aviso «{ $event }» no llegó
  }: { $lastHost } { $status ->
    [0] no es accesible
   *[other] respondió con el estado { NUMBER($status, useGrouping: 0) }
  }{ phrase-where }.
    .next-step = Pida al operador de { $lastHost } que repare el rastreador o corrija su dirección: un anuncio que no se cuenta puede no pagarse.
companion-required = { phrase-ad-last-host } exige companions para los que la página no tiene sitio{ phrase-where }.
    .next-step = Añada a la página elementos con data-companion-for, o haga que el servidor de anuncios deje los companions como opcionales.

category-blocked = Un wrapper bloquea la categoría del anuncio { phrase-of-last-host }{ phrase-where }.
    .next-step = Pida a la red un anuncio de otra categoría, o quite el bloqueo del wrapper.

media-unplayable = { phrase-ad-last-host } no tiene medios que reproduzcan los navegadores, solo { $types }{ phrase-where }.
    .next-step = Pida al anunciante la creatividad en MP4 (H.264 y AAC).

media-missing = { phrase-ad-last-host } no tiene archivo multimedia{ phrase-where }.
    .next-step = Haga que el servidor de anuncios añada un archivo multimedia a la creatividad.

linearity-mismatch = { phrase-server-last-host } respondió con un anuncio de tipo { $found }, que no encaja en el espacio{ phrase-where }.
    .next-step = Haga que el servidor de anuncios envíe anuncios de tipo { $found ->
        [linear] non-linear
       *[non-linear] linear
      }.

break-after-end = La lista VMAP{ LENGTH($host) ->
    [0] {""}
   *[other] {" "}de { $host }
  } tiene una pausa publicitaria en { $offset }, después del final del vídeo ({ phrase-seconds }){ phrase-where }.
    .next-step = Haga que el servidor de anuncios planifique sus pausas dentro del vídeo o escriba el tiempo en porcentaje.

playlist-without-break = { phrase-response } es una lista VMAP sin pausa publicitaria para este espacio{ phrase-where }: sus pausas están en { $offsets }.
    .next-step = Pida al operador { phrase-of } una pausa con timeOffset="{ $wanted }".

no-ad-on-device = { phrase-server } tiene un anuncio para { $sold } y ninguno para { $empty }{ phrase-where-slot }.
    .next-step = Compruebe en el servidor de anuncios que una campaña está segmentada a { $empty }.

no-ad-after-wrapper = El servidor { $lastHost }, { phrase-behind-wrappers }, no tiene anuncio{ phrase-where }{ phrase-quote }.
    .next-step = Pregunte a la red de { $lastHost } por qué no sirve anuncios, o añada una campaña de reserva en { LENGTH($host) ->
        [0] el servidor de anuncios
       *[other] { $host }
      }.

no-ad = { phrase-response } no tiene ningún anuncio{ phrase-where }{ phrase-quote }.
    .next-step = Compruebe en el servidor de anuncios que una campaña activa está segmentada a este bloque de anuncios, tamaño, página y país.

playback-failed = { phrase-ad-last-host } no se reprodujo: error VAST { NUMBER($code, useGrouping: 0) }.
    .next-step = Comunique el error VAST { NUMBER($code, useGrouping: 0) } al operador { phrase-of-last-host }.

response-fault = { phrase-server-last-host } respondió con un anuncio que no se puede reproducir{ phrase-where }: { $message }
    .next-step = { $remedy }

failure-code = { phrase-ad-last-host } falla con el error { $standard } { NUMBER($code, useGrouping: 0) }{ phrase-where }{ LENGTH($message) ->
    [0] .
   *[other] : { $message }
  }
    .next-step = Comunique el error { $standard } { NUMBER($code, useGrouping: 0) } al operador { phrase-of-last-host }.

wrapper-not-requested = La respuesta lleva a { LENGTH($lastHost) ->
    [0] otro servidor de anuncios
   *[other] { $lastHost }
  }, al que no se llamó.
    .next-step = Pegue la respuesta { phrase-of-last-host }, o haga el diagnóstico con solicitudes.

har-without-bodies = La grabación no tiene cuerpos de respuesta.
    .next-step = { $source ->
        [command] Solicite el tag de anuncio con curl -i, y pegue toda la salida, cabeceras y cuerpo.
        [charles] Grabe de nuevo con los cuerpos de las respuestas, y exporte la sesión.
       *[file] Expórtelo de nuevo con contenido, y péguelo. Chrome y Edge: «Exportar HAR (con datos sensibles)»; Firefox: «Guardar todo como HAR» cuando la página haya cargado; Safari: «Exportar» con la pestaña Red abierta mientras carga la página.
      }

not-requested = El texto del tag de anuncio { phrase-of } no muestra ningún fallo{ phrase-where }; no se solicitó.
    .next-step = Haga el diagnóstico con solicitudes, o pegue la respuesta del servidor de anuncios.

tag-copied = { LENGTH($character) ->
    [0] El texto del tag de anuncio { phrase-of } no sirve así a ningún reproductor: se alteró al copiarlo{ phrase-where }.
   *[other] El tag de anuncio { phrase-of } tiene un carácter invisible ({ $character }) detrás de «{ $behind }»{ phrase-where }: el servidor de anuncios recibe otro valor que el que se ve.
  }
    .next-step = { LENGTH($character) ->
        [0] Si está así en la página o en el embed, ponga allí el tag reparado; después haga el diagnóstico con solicitudes.
       *[other] Escriba de nuevo este valor donde está el tag, o ponga allí el tag reparado.
      }

playlist-plays = { phrase-response } es una lista VMAP de { $breaks ->
    [one] 1 pausa publicitaria
   *[other] { $breaks } pausas publicitarias
  }{ phrase-where }{ $filled ->
    [all] ; sus anuncios se reproducen.
    [some] ; en algunas de ellas se reproducen anuncios.
   *[none] .
  }
    .next-step = { $filled ->
        [all] No hay que hacer nada.
       *[none] Diagnostique el tag de una pausa que no muestra anuncio.
      }

ad-skipped = { phrase-ad } se reprodujo, y el usuario lo saltó{ phrase-where }.
    .next-step = No hay que hacer nada: un anuncio sin skipoffset no se puede saltar.

plays-with-fault = { phrase-ad-last-host } se reproduce, con un error{ phrase-where }: { $message }
    .next-step = { $remedy }

break-not-played = La pausa publicitaria «{ $adBreak }» (timeOffset="{ $offset }") no se reproduce.

ad-not-played = El anuncio { $ad } no se reproduce.

hosted-ad-plays = El anuncio alojado está convertido y debería reproducirse{ phrase-where }; su vídeo no se solicitó.
    .next-step = No hay que hacer nada.

ad-plays = { $file ->
    [responded] { phrase-ad } se reproduce{ $seconds ->
        [0] {""}
       *[other] {" "}durante { phrase-seconds }
      }{ $type ->
        [linear] {""}
       *[non-linear] {" "}como overlay
      }{ phrase-where }.
   *[other] { $type ->
        [non-linear] { phrase-ad } debería reproducirse{ $seconds ->
            [0] {""}
           *[other] {" "}durante { phrase-seconds }
          } como overlay{ phrase-where }; su imagen no se solicitó.
       *[linear] { $file ->
            [unreadable] { phrase-ad } debería reproducirse{ $seconds ->
                [0] {""}
               *[other] {" "}durante { phrase-seconds }
              }{ phrase-where }; no se pudo leer ninguna respuesta para su archivo multimedia en { $mediaHost }.
           *[other] { phrase-ad } debería reproducirse{ $seconds ->
                [0] {""}
               *[other] {" "}durante { phrase-seconds }
              }{ phrase-where }; su archivo multimedia no se solicitó.
          }
      }
  }
    .next-step = { $isAboutCounts ->
        [yes] { $isRecorded ->
            [yes] En esta grabación no falló ningún tracker del anuncio. Pregunte a ambas partes qué cuentan (solicitudes, respuestas o anuncios iniciados), en qué huso horario y qué tráfico filtran. Grabe después una visita de los espectadores cuyas cifras difieren más, según dispositivo, navegador, bloqueador de anuncios y consentimiento.
           *[other] La respuesta no muestra ningún fallo en sus trackers. Grabe una visita a la página en la que se reproduzca el anuncio (HAR) y diagnostique la grabación: muestra qué tracker no se solicita o queda sin respuesta. Compare también los husos horarios y los filtros de ambos informes.
          }
       *[other] { $type ->
            [non-linear] { LENGTH($slot) ->
                [0] Si el anuncio es para un preroll, midroll o postroll, pida al servidor de anuncios un anuncio lineal: un overlay no se reproduce ahí.
               *[other] No hay que hacer nada.
              }
           *[linear] { $file ->
                [responded] No hay que hacer nada.
               *[other] Si el anuncio no se reproduce, abra la URL de su archivo multimedia en un navegador: puede que falte el archivo.
              }
          }
      }

tag-fault = Tag de anuncio{ LENGTH($host) ->
    [0] {""}
   *[other] {" "}de { $host }
  }{ phrase-where }: { $message }
    .next-step = { $remedy }

reason-step = { $reason ->
    [ads-txt] Añada la línea que el exchange indica para este vendedor a ads.txt (de una aplicación: app-ads.txt) en el dominio del editor, y espere a que se lea de nuevo.
    [child-directed] Si el contenido no es para niños, quite del tag de anuncio lo que lo marca como tal; si lo es, solo pueden mostrarse anuncios para niños.
    [consent] Pruebe con un espectador que haya dado su consentimiento, y pase la cadena de consentimiento al servidor de anuncios; sin consentimiento solo pueden mostrarse campañas sin datos personales.
    [traffic] Pruebe en un navegador con una conexión habitual, sin VPN, proxy ni centro de datos; un servidor que solicita anuncios debe pasar la dirección y el navegador del espectador.
    [capped] No hay ningún fallo: la campaña ha alcanzado su límite. Para ver el anuncio, pruebe con otro espectador, por ejemplo en una ventana privada, o más tarde.
    [mismatch] Compare la segmentación, los tamaños y las fechas de la campaña con esta solicitud: bloque de anuncios, tamaño, página, dispositivo y país.
    [floor] Baje el precio mínimo de este inventario, o busque demanda que lo pague.
    [location] Pruebe desde un país en el que se muestra la campaña, o pida al servidor de anuncios que la segmente a este.
    [blocked] Compruebe qué categorías y anunciantes están bloqueados para este inventario: desbloquee el de este caso, o busque otra demanda.
    [targeting] Corrija lo que Prebid envía al servidor de anuncios: los tramos de precio (priceGranularity) en la moneda de la puja, para que hb_pb se acerque a su precio, y, para un vídeo, la caché, que da hb_uuid.
    [ad-rules] Ninguna regla de anuncios se aplica a esta solicitud: compruebe que hay una activa para este bloque y, si las reglas se orientan por contenido, envíe sus id (cmsid y vid) en el tag.
    [site] Pida al operador del servidor que permita el dominio de esta página.
    [ended] Lo que nombra la dirección no está activo allí, o ya no lo está: pida al operador que lo active, o ponga en la dirección el id de uno activo.
    [credentials] Escriba en la dirección la clave, el token o la firma que es válida ahora; la tiene el operador del servidor.
    [parameter] Corrija el parámetro que nombra la respuesta, o añádalo a la dirección.
    [limit] Pida al operador del servidor que aumente su límite de solicitudes, o solicite anuncios con menos frecuencia.
    [outage] Repita la solicitud en unos minutos; si sigue igual, comuníquelo al operador del servidor.
    [scheme] Escriba https:// en lugar de http:// en la dirección: este puerto del servidor solo acepta https.
    [moved] Sustituya la dirección por la actual, que tiene el operador del servicio: la antigua ya no se atiende.
    [auction] Es la dirección de una subasta, que recibe solicitudes de puja (OpenRTB, por POST): dé al reproductor un tag VAST, que tiene el operador del servidor de anuncios o de la subasta.
    [parked] Ya nadie sirve anuncios en este dominio: quite la dirección, o pida la actual a la red publicitaria.
    [verification] El servicio con el que el anunciante verifica las páginas ha bloqueado esta: pregunte a la agencia del anunciante qué categoría o página bloquea, y pídale que lo relaje o que use un tag que solo mida.
    [creative] Pida al anunciante una creatividad que se pueda usar aquí, por ejemplo un MP4 con H.264 y AAC, y súbala de nuevo.
    [transcoding] No hay nada roto: la creatividad se está convirtiendo. Vuelva a mirar en unos minutos; antes de una campaña, haga convertir sus creatividades con antelación.
    [room] El anuncio es más largo que la pausa: alargue esta, o pida al servidor de anuncios anuncios más cortos.
    [commented] El anuncio está en un comentario de la respuesta: haga que se envíe fuera del comentario.
    [serialized] El documento está como cadena dentro de JSON: pida que se envíe solo, con el tipo text/xml.
    [login] Es una página que exige iniciar sesión, como una consola o una vista previa: copie de allí el tag VAST.
   *[inventory] Compare los identificadores de la dirección (editor, emplazamiento, zona) con los que dio el servidor de anuncios, y haga que se activen allí.
  }
redirected = { $redirectingHost } redirige la solicitud a { $redirectedHost }.
    .next-step = Pida al operador de { $redirectedHost } que lo corrija; el operador de { $redirectingHost }, que redirige allí, sabe quién es.

## Placeholders

macro-equivalent = { $placeholder } como { $macro }
macros-write = Escriba { $macros }{ LENGTH($placeholders) ->
    [0] {""}
   *[other] ; añada reglas de sustitución para { $placeholders }
  }.
fix-instead = { $macro } en lugar de { $placeholder }
fix-write = Escriba { $corrections }.
fix-value-for = { $field } para { $placeholder }
fix-provide = Proporcione { $values }.
fix-define = Añada una regla de sustitución o un valor en { $values } para { $placeholders }, o quítelo del tag de anuncio.

fix-write-value = Escriba en lugar de { $placeholders } el valor que dio el servidor de anuncios.
fix-use-sdk = Haga que { $sdk } rellene { $placeholders } en la aplicación antes de la solicitud: solo ese SDK conoce sus valores. Para otros reproductores, use un tag de anuncio sin esos marcadores.

viewer-field = { $name ->
    [url] la dirección de la página
    [referrer] la dirección de la página anterior
    [title] el título de la página
    [gdprApplies] el consentimiento del espectador (si se aplica el RGPD)
    [tcString] el consentimiento del espectador (cadena TCF)
    [gppString] el consentimiento del espectador (cadena GPP)
    [uspString] el consentimiento del espectador (cadena US Privacy)
    [coppa] el consentimiento del espectador (COPPA)
    [ifa] el identificador publicitario del dispositivo
    [ip] la dirección IP del espectador
    [latLong] la posición del espectador
   *[other] { $group ->
        [consent] el consentimiento del espectador
        [page] datos de la página
        [player] datos del reproductor
        [app] datos de la aplicación
       *[device] datos del dispositivo
      }
  }

## Notes on a verdict

code-step = El tag de anuncio funciona. El código que lo rodea solo se evaluó en parte{ $count ->
    [0] {""}
   *[other] ; sin evaluar: { LIST($unjudged) }
  }.{ $startsWithSound ->
    [yes] {" "}Inicia el vídeo con sonido, lo que los navegadores rechazan sin un clic: inícielo silenciado.
   *[no] {""}
  } Si la página no muestra ningún anuncio, revise sus ajustes o pegue una grabación de la página (HAR).

note-not-requested = No se envió ninguna solicitud; el diagnóstico procede solo del texto.
note-content-open = Este diagnóstico trata de los anuncios: el contenido no se comprobó.
note-assumed = Se supone: { LENGTH($pageHost) ->
    [0] la página no se conoce
   *[other] la página está en { $pageHost }
  }; { $gdprApplies ->
    [unknown] no se sabe si se aplica el RGPD
    [yes] se aplica el RGPD
   *[other] no se aplica el RGPD
  }; { $hasConsentString ->
    [yes] hay una cadena de consentimiento
   *[no] no hay cadena de consentimiento
  }.
note-unfilled = Solo el reproductor de la página conoce los valores de { $placeholders }, que el diagnóstico ha dejado tal cual.
note-readers = Solo las páginas de { $allowed } pueden leer la respuesta de { $host }.

note-about-tag = El texto tiene { $count } tags de anuncio; este diagnóstico es del tag { $tag }.
note-about-bid = Este diagnóstico es de la puja en { $pointer } ({ $bidder }), una de { $count }.
repaired-step = { LENGTH($tag) ->
    [0] El texto no funciona tal como se pegó; el anuncio solo se reproduce sin lo que cambió la copia. Donde está así, póngalo como era antes de la copia.
   *[other] El tag de anuncio no funciona tal como se pegó. Donde está así, ponga este reparado: { $tag }
  }

note-copied = { $change ->
    [terminal-colors] Se quitaron del texto los códigos de color de un terminal.
    [xml-viewer] Se quitaron las palabras y las marcas del visor de XML de un navegador.
    [mail-quote] Se quitaron las marcas de un correo citado al principio de las líneas.
    [line-numbers] Se quitaron los números de línea.
    [code-block] Se quitaron las marcas de un bloque de código.
    [formula] Se quitó la fórmula de hoja de cálculo que rodeaba el tag de anuncio.
    [mail-encoded] El texto estaba codificado como en el código fuente de un correo (=3D) y se descodificó.
    [html-escaped] El texto estaba escapado como HTML (&lt;) y se descodificó.
    [script-escaped] El texto estaba escapado con barras invertidas, como en un script, y se descodificó.
    [percent-encoded] Todo el texto tenía codificación porcentual y se descodificó.
    [scheme-twice] El esquema delante del tag de anuncio estaba duplicado o dañado, y se corrigió.
    [base64] El texto estaba codificado en Base64 y se descodificó.
    [quotes] Se quitaron comillas o paréntesis alrededor del tag de anuncio. Quítelos también donde está el tag.
    [table-cell] Se quitaron las comillas de una celda de tabla.
    [typography] Las comillas o los espacios de un procesador de textos se sustituyeron por otros sencillos.
    [invisible-characters] Se quitaron caracteres invisibles.
    [rewritten-link] Los enlaces que había reescrito un programa de correo o un sitio web se sustituyeron por sus destinos.
    [look-alikes] Se sustituyeron caracteres que solo parecen los normales, como – por -, × por x, ＆ por & o comillas tipográficas alrededor de un valor.
    [line-breaks] Varias líneas se unieron en un tag de anuncio.
    [stray-blanks] Se quitaron espacios del tag de anuncio.
    [text-around] El texto de antes y de después se omitió. Si lo envió el servidor, su respuesta está mal formada.
    [text-behind] El texto que sigue al tag de anuncio se omitió. Si forma parte de él, escriba %20 en lugar del espacio.
   *[cut-off] Quizá falte una parte del tag de anuncio: tiene puntos suspensivos o termina donde los formularios y las bases de datos cortan los textos. Cópielo de nuevo desde su origen.
  }

## Owners

owner-publisher = Editor
owner-ad-server = Servidor de anuncios
owner-network = Red publicitaria
owner-advertiser = Anunciante
owner-browser = Navegador
owner-consent = Consentimiento del usuario
owner-nobody = Nadie
owner-unknown = Desconocido

## Report of a case

report-title = Caso publicitario
report-owner = Responsable
report-next-step = Siguiente paso
report-viewer = Espectador
report-tags = Tags de anuncio
report-expanded-to = URL solicitada
report-placeholders = Marcadores
report-requests = Solicitudes
report-responses = Respuestas
report-findings = Observaciones
report-input = Entrada
report-none = Ninguno
report-field = Campo
report-value = Valor
report-status = Estado
report-time = Tiempo
report-root = Elemento raíz
report-result = Resultado
report-redacted = Las cadenas de consentimiento, identificadores, cookies y credenciales se sustituyen por valores con la misma forma.

## Error codes

code-vast-100 = La respuesta del servidor de anuncios no es XML bien formado (error VAST 100).
    .next-step = Haga que el servidor de anuncios corrija el documento; la causa suele ser una URL con & fuera de CDATA.
code-vast-101 = La respuesta es XML que no sigue el esquema VAST (error VAST 101).
    .next-step = Haga que el servidor de anuncios añada el elemento que falta o mueva el mal situado.
code-vast-102 = La respuesta tiene una versión de VAST que el reproductor no lee (error VAST 102).
    .next-step = Haga que el servidor de anuncios envíe VAST 2 a 4.
code-vast-200 = El anuncio es de un tipo que el reproductor no espera o no puede mostrar (error VAST 200).
    .next-step = Compruebe en el servidor de anuncios qué creatividades están asignadas a este bloque.
code-vast-201 = Llegó un anuncio lineal a un espacio de overlay, o al revés (error VAST 201).
    .next-step = Asigne el tipo de anuncio que muestra el espacio.
code-vast-202 = El anuncio tiene otra duración de la esperada (error VAST 202).
    .next-step = Ponga en VAST la duración del archivo multimedia.
code-vast-203 = El anuncio tiene otro tamaño del esperado (error VAST 203).
    .next-step = Asigne creatividades del tamaño del espacio.
code-vast-204 = A la respuesta le falta la categoría de anuncio que exige el reproductor (error VAST 204).
    .next-step = Haga que el servidor de anuncios envíe la categoría del anuncio.
code-vast-205 = Un wrapper bloquea la categoría del anuncio (error VAST 205).
    .next-step = Pida un anuncio de otra categoría, o quite el bloqueo del wrapper.
code-vast-206 = La pausa publicitaria se acortó, y el anuncio no se mostró (error VAST 206).
    .next-step = Acorte el pod, o alargue la pausa publicitaria.
code-vast-300 = Un wrapper tiene un fallo (error VAST 300).
    .next-step = Pida a la red del wrapper que compruebe la URL de su tag.
code-vast-301 = Un servidor de anuncios no dio una respuesta utilizable: no llegó a tiempo, fue un error HTTP como 404, o CORS o la Content Security Policy de la página la bloqueó (error VAST 301).
    .next-step = Diagnostique el tag; en la página, `reason` del evento `aderror` dice el motivo.
code-vast-302 = La cadena tiene demasiados wrappers o forma un bucle (error VAST 302).
    .next-step = Pida al servidor de anuncios una campaña con menos revendedores.
code-vast-303 = El servidor de anuncios no tiene anuncio, o sus wrappers no llevan a ninguno (error VAST 303).
    .next-step = Compruebe en el servidor de anuncios que una campaña activa está segmentada a este bloque; detrás de un wrapper, pregunte a su red por qué no sirve anuncios.
code-vast-304 = El anuncio no se pudo mostrar dentro de su límite de tiempo (error VAST 304).
    .next-step = Pida a la red una creatividad más ligera.
code-vast-400 = El anuncio lineal no se pudo reproducir (error VAST 400).
    .next-step = Abra el archivo multimedia del anuncio en un navegador, y comunique el fallo a la red.
code-vast-401 = No se encontró el archivo multimedia del anuncio (error VAST 401).
    .next-step = Pida a la red que corrija la dirección del archivo multimedia.
code-vast-402 = El archivo multimedia del anuncio no se cargó a tiempo (error VAST 402).
    .next-step = Pida a la red un archivo más pequeño en un servidor más rápido.
code-vast-403 = El anuncio no tiene ningún archivo multimedia que admita el reproductor (error VAST 403).
    .next-step = Pida al anunciante la creatividad en MP4 (H.264 y AAC).
code-vast-405 = El archivo multimedia del anuncio no se pudo mostrar (error VAST 405).
    .next-step = Pida al anunciante que codifique de nuevo el archivo en MP4 (H.264 y AAC).
code-vast-406 = Al anuncio le falta el archivo mezzanine exigido (error VAST 406).
    .next-step = Pida a la red que añada el archivo mezzanine.
code-vast-407 = El archivo mezzanine se está descargando por primera vez, y el anuncio aún no se muestra (error VAST 407).
    .next-step = Solicite de nuevo el anuncio más tarde.
code-vast-408 = El reproductor rechazó un anuncio condicional (error VAST 408).
    .next-step = Pida a la red un anuncio sin condiciones.
code-vast-409 = La unidad interactiva del anuncio no se ejecutó (error VAST 409).
    .next-step = Pida una creatividad sin código interactivo.
code-vast-410 = La unidad de verificación del anuncio no se ejecutó (error VAST 410).
    .next-step = Pida una creatividad que se reproduzca sin código de verificación.
code-vast-411 = El archivo mezzanine no cumple la especificación (error VAST 411).
    .next-step = Pida a la red que sustituya el archivo mezzanine.
code-vast-500 = El overlay no se pudo mostrar (error VAST 500).
    .next-step = Pida a la red una imagen estática como overlay.
code-vast-501 = El overlay es mayor que su espacio (error VAST 501).
    .next-step = Asigne un overlay más pequeño, o aumente max_width y max_height del espacio.
code-vast-502 = El recurso del overlay no se pudo cargar (error VAST 502).
    .next-step = Pida a la red que corrija la dirección de la imagen.
code-vast-503 = El overlay no tiene ningún recurso que admita el reproductor (error VAST 503).
    .next-step = Pida el overlay como imagen estática.
code-vast-600 = Un companion no se pudo mostrar (error VAST 600).
    .next-step = Revise con la red los companions de la creatividad.
code-vast-601 = Un companion no cabe en su espacio de la página (error VAST 601).
    .next-step = Dé al espacio del companion el tamaño de la creatividad.
code-vast-602 = Un companion exigido no se pudo mostrar, y el anuncio se descartó (error VAST 602).
    .next-step = Añada a la página un espacio para el companion, o haga que el servidor de anuncios lo deje como opcional.
code-vast-603 = El recurso de un companion no se pudo cargar (error VAST 603).
    .next-step = Pida a la red que corrija la dirección del companion.
code-vast-604 = Un companion no tiene ningún recurso que admita el reproductor (error VAST 604).
    .next-step = Pida el companion como imagen estática.
code-vast-900 = El anuncio falló por un motivo que no tiene código propio (error VAST 900).
    .next-step = Diagnostique el propio tag para ver en qué solicitud falla.
code-vast-901 = El código VPAID del anuncio falló o no se ejecutó (error VAST 901).
    .next-step = Pida al anunciante la misma creatividad en MP4 (H.264 y AAC).
code-vast-902 = El archivo interactivo del anuncio falló (error VAST 902).
    .next-step = Pida una creatividad sin código interactivo.
code-ima-1005 = El SDK de IMA no pudo solicitar los anuncios (error 1005).
    .next-step = Abra el tag en una pestaña nueva, y corrija lo que muestre.
code-ima-1007 = La respuesta no tiene medios ni imagen que mostrar (error IMA 1007).
    .next-step = Pida a la red que añada un archivo multimedia a la creatividad.
code-ima-1009 = El servidor de anuncios respondió con VAST sin anuncio (error IMA 1009).
    .next-step = Compruebe en el servidor de anuncios que una campaña activa está segmentada a este bloque de anuncios, tamaño, página y país.
code-ima-1010 = El SDK de IMA no entiende la respuesta (error 1010).
    .next-step = Haga que el servidor de anuncios envíe VAST o VMAP.
code-ima-1012 = El navegador no pudo enviar la solicitud o leer su respuesta (error IMA 1012).
    .next-step = Pruebe sin bloqueador de anuncios, y compruebe las cabeceras CORS del servidor de anuncios.
code-ima-1013 = El tag de anuncio no es una URL válida (error IMA 1013).
    .next-step = Codifique los parámetros del tag, y haga que empiece por https://.
code-ima-1014 = La Protected Audience API del navegador falló (error IMA 1014).
    .next-step = Pruebe en otro navegador, y comunique el error interno al servidor de anuncios.
code-ima-1020 = La emisión con anuncios insertados no pudo empezar (error IMA 1020).
    .next-step = Compruebe los id de la emisión en el servidor de anuncios.
code-ima-1021 = La emisión y su sustituta fallaron (error IMA 1021).
    .next-step = Compruebe la emisión y su alternativa en el servidor de anuncios.
code-ima-1022 = El navegador no admite una URL del anuncio (error IMA 1022).
    .next-step = Use URL https en el tag y sus creatividades.
code-ima-1101 = La página llamó al SDK de IMA con argumentos no válidos (error 1101).
    .next-step = Corrija la llamada que nombra el error interno.
code-ima-1204 = El SDK de IMA recibió un mensaje defectuoso de su aplicación (error 1204).
    .next-step = Actualice el SDK de IMA de la aplicación.
code-ima-1205 = El navegador no dejó empezar el anuncio sin un clic (error IMA 1205).
    .next-step = Inicie el reproductor sin sonido, o con un clic.
code-ima-1300 = La CMP no había respondido cuando se solicitó el anuncio (error IMA 1300).
    .next-step = Solicite anuncios solo después de la respuesta de la CMP.
code-vmap-900 = La pausa publicitaria falló por un motivo que no tiene código propio (error VMAP 900).
    .next-step = Diagnostique el propio tag de la pausa.
code-vmap-1000 = El documento VMAP no sigue su esquema (error VMAP 1000).
    .next-step = Haga que el servidor de anuncios corrija el documento.
code-vmap-1001 = La versión de VMAP no es compatible (error VMAP 1001).
    .next-step = Haga que el servidor de anuncios envíe VMAP 1.0.
code-vmap-1002 = El documento VMAP no se pudo analizar (error VMAP 1002).
    .next-step = Haga que el servidor de anuncios envíe XML bien formado.
code-vmap-1003 = Una pausa publicitaria tiene un tipo que el reproductor no muestra (error VMAP 1003).
    .next-step = Use pausas de tipo linear o nonlinear.
code-vmap-1004 = Los anuncios de una pausa no se pudieron leer (error VMAP 1004).
    .next-step = Diagnostique el propio tag de la pausa.
code-vmap-1005 = Los anuncios de una pausa son de un tipo de plantilla no compatible (error VMAP 1005).
    .next-step = Haga que el servidor de anuncios use VAST 2 a 4 en la pausa.
code-vmap-1006 = El documento VAST de una pausa no se pudo leer (error VMAP 1006).
    .next-step = Haga que el servidor de anuncios corrija el documento en VASTAdData.
code-vmap-1007 = El servidor de anuncios de una pausa no respondió a tiempo (error VMAP 1007).
    .next-step = Pida al operador de ese servidor una respuesta más rápida.
code-vmap-1008 = La solicitud de los anuncios de una pausa falló (error VMAP 1008).
    .next-step = Diagnostique el propio tag de la pausa.
code-embed-source-refused = El elemento rechaza la dirección del embed, porque su origen no está permitido.
    .next-step = Añada el origen a MediaEmbed.allowedSources, o sirva el JSON desde su propio origen.
code-embed-network = El JSON del embed no se pudo solicitar.
    .next-step = Compruebe la conexión y Access-Control-Allow-Origin del servidor.
code-embed-timeout = El JSON del embed no estaba completo después de 10 s.
    .next-step = Sirva el JSON como archivo estático o en caché.
code-embed-http-status = El servidor rechazó la solicitud del embed.
    .next-step = Compruebe que el embed está publicado en esta dirección.
code-embed-content-type = La respuesta del embed no está declarada como JSON.
    .next-step = Envíe la cabecera Content-Type: application/json.
code-embed-too-large = El JSON del embed supera los 2 MB.
    .next-step = Publique solo lo que necesita el reproductor.
code-embed-not-json = El texto del embed no es JSON.
    .next-step = Pegue aquí el JSON para ver la línea del error.
code-embed-not-an-embed = El JSON del elemento no es un objeto embed.
    .next-step = Publique el objeto embed del servicio.
code-embed-no-player = El embed no nombra ningún reproductor alojado y no tiene vídeo.
    .next-step = Solicite el embed con code_iframe, o con su vídeo o directo.
code-embed-player-refused = El origen del reproductor alojado no está permitido.
    .next-step = Añada el origen a MediaEmbed.allowedPlayerOrigins.
code-embed-no-code = El embed no tiene código para el formato standard.
    .next-step = Solicite el embed con el campo code, o use otro formato.
code-embed-not-controllable = La página no puede controlar el reproductor del formato standard.
    .next-step = Use el formato iframe o player.
code-embed-code-unavailable = Al embed le falta un campo que necesita este formato de código.
    .next-step = Lea la causa del error, y solicite el embed con ese campo.
code-embed-module = Un archivo del reproductor no se pudo cargar.
    .next-step = Publique todos los archivos del paquete, y llame después a retry().
code-embed-no-stream = El embed no nombra ninguna emisión: no se reproducen ni el contenido ni los anuncios.
    .next-step = Defina streamUrl, o solicite el vídeo o directo con sus direcciones.
code-embed-media-network = Los medios del contenido no se pudieron cargar.
    .next-step = Compruebe la dirección de los medios y su cabecera CORS.
code-embed-media-decode = El navegador no pudo decodificar los medios del contenido.
    .next-step = Codifique de nuevo los medios.
code-embed-media-unsupported = El navegador no admite ninguno de los formatos del contenido.
    .next-step = Proporcione HLS o MP4 con H.264 y AAC.
code-embed-trusted-types = La política de la página no permite la política de Trusted Types media-embed.
    .next-step = Añada media-embed a la directiva trusted-types.
code-embed-unexpected = El elemento falló con un error que su código no esperaba.
    .next-step = Lea la causa del error (cause) en la consola; si el embed contiene solo datos, notifíquela como un error de la biblioteca.
code-browser-blocked-by-client = Una extensión del navegador bloqueó la solicitud{ phrase-to-host }, como hacen los bloqueadores de anuncios.
    .next-step = Pruebe en un navegador sin bloqueador de anuncios ni protección contra el rastreo.
code-browser-blocked-by-protection = La protección contra el rastreo del navegador bloqueó la solicitud{ phrase-to-host }.
    .next-step = Desactive la protección para este sitio (en Firefox, en el escudo de la barra de direcciones) y pruebe de nuevo: quien la tiene no ve anuncios.
code-browser-mixed-content = El navegador o la aplicación rechazó una solicitud http{ phrase-to-host }, porque una página https o los ajustes de la aplicación solo permiten https.
    .next-step = Use https en el tag y en todo aquello a lo que lleva.
code-browser-media-mixed-content = La solicitud{ phrase-to-host } de un archivo multimedia tiene una dirección http, que la página https o los ajustes de la aplicación no permiten.
    .next-step = Si el archivo es de un anuncio, pida a su red o al anunciante un archivo multimedia con https://. Si es el vídeo de la página, corrija su dirección.
code-browser-cors = El navegador no puede leer la respuesta a la solicitud{ phrase-to-host }, porque no tiene cabecera CORS para la página.
    .next-step = Haga que el servidor de anuncios envíe Access-Control-Allow-Origin con el origen de la página, y Access-Control-Allow-Credentials: true.
code-browser-opaque-origin = El navegador no puede leer la respuesta a la solicitud{ phrase-to-host }, porque la página tiene el origen «null»: su marco tiene un sandbox sin allow-same-origin, o es un archivo.
    .next-step = Añada allow-same-origin al atributo sandbox del marco, o sirva la página desde un servidor web.
code-browser-cors-several = El navegador no puede leer la respuesta a la solicitud{ phrase-to-host }, porque tiene la cabecera CORS Access-Control-Allow-Origin dos veces o con varios valores.
    .next-step = Haga que el operador del servidor envíe Access-Control-Allow-Origin una sola vez: a menudo la añaden tanto la aplicación como el servidor o la CDN que está delante.
code-browser-cors-wildcard = El navegador no puede leer la respuesta a la solicitud{ phrase-to-host }, porque una solicitud con cookies no acepta el origen *.
    .next-step = Haga que el servidor de anuncios envíe el origen de la página en Access-Control-Allow-Origin, con Access-Control-Allow-Credentials: true, o envíe la solicitud sin cookies.
code-browser-response-broken = El navegador no pudo usar la respuesta a la solicitud{ phrase-to-host }: su codificación, su longitud, su protocolo o sus redirecciones son incorrectos.
    .next-step = Pida al operador del servidor de anuncios que corrija la respuesta.
code-browser-media-failed = { LENGTH($detail) ->
    [0] La solicitud{ phrase-to-host } de un vídeo o de su manifiesto falló: falta, se rechaza o los navegadores no reproducen su formato.
   *[other] La solicitud{ phrase-to-host } de { $detail } falló: es el flujo del contenido, y no un anuncio.
  }
    .next-step = { LENGTH($detail) ->
        [0] Si es el vídeo de la página, corrija su dirección, su servidor o su formato; si es el de un anuncio, diagnostique el tag de anuncio.
       *[other] Corrija la dirección del flujo, o haga que su servidor lo entregue. Si un servidor inserta los anuncios en este flujo, pregunte a su operador; para los demás anuncios, diagnostique el tag de anuncio.
      }
code-browser-plugin-late = El plugin de anuncios del reproductor se inició demasiado tarde y perdió el inicio del vídeo y su preroll.
    .next-step = Inicie el plugin de anuncios en la misma tarea que el reproductor, antes de cargar la fuente.
code-browser-sdk-missing = El SDK de IMA no estaba cargado cuando se inició el plugin de anuncios del reproductor, así que no se solicitó ningún anuncio.
    .next-step = Cargue https://imasdk.googleapis.com/js/sdkloader/ima3.js antes del plugin. Si la página lo hace, compruebe que ningún bloqueador de anuncios ni ninguna política lo detiene.
code-browser-container-missing = El elemento para los anuncios que la página da al SDK de IMA no existe cuando este se inicia, así que no se solicitó ningún anuncio.
    .next-step = Corrija el id del contenedor de anuncios, e inicie el script cuando el elemento ya esté en la página.
code-browser-cache-missing = Prebid descartó una puja que tiene su VAST solo como texto, porque no hay ninguna caché configurada.
    .next-step = Defina cache.url en la configuración de Prebid, o cache.useLocal si el reproductor acepta VAST como blob.
code-browser-frame-sandboxed = El sandbox del iframe no deja funcionar al reproductor.
    .next-step = Añada allow-scripts y allow-same-origin al atributo sandbox del iframe (y allow-popups, para los clics en anuncios), o quite el atributo.
code-browser-autoplay-refused = El navegador no dejó empezar el vídeo con sonido y sin un clic.
    .next-step = Inicie el reproductor sin sonido, o con un clic.
code-browser-autoplay-in-frame = La página no permite que el iframe del reproductor inicie un vídeo.
    .next-step = Añada allow="autoplay" al iframe del reproductor.
code-browser-private-address = La página envió la solicitud{ phrase-to-host } a una dirección accesible desde una sola red, como la de un servidor de pruebas.
    .next-step = Use en la página el tag del servidor de anuncios público.
code-browser-cache-refused = La caché de Prebid{ phrase-to-host } no guardó el VAST de la puja, así que el servidor de anuncios no puede entregarlo.
    .next-step = Compruebe la dirección y el límite de tamaño de la caché, o pida al postor un VAST más pequeño o su dirección (vastUrl).
code-browser-cache-expired = La caché de Prebid{ phrase-to-host } no tiene ningún VAST con este id: ha caducado o se guardó en otro sitio.
    .next-step = Solicite el anuncio antes después de la subasta, aumente el tiempo de vida de la caché, y use la misma caché para ambos.
code-browser-bidder-unavailable = Un postor del bloque de anuncios{ phrase-detail } no está en la compilación de Prebid, o su adaptador no admite vídeo, así que no se le pidió ninguna puja.
    .next-step = Compile Prebid con un adaptador de este postor que admita vídeo, o use otro postor para el bloque de anuncios.
code-browser-clock-wrong = La solicitud{ phrase-to-host } falló, porque, según el reloj del dispositivo, el certificado del servidor todavía no es válido.
    .next-step = Ajuste la fecha y la hora del dispositivo, y pruebe de nuevo; si son correctas, pregunte por el certificado al operador del servidor de anuncios.
code-browser-not-transcoded = El servidor que inserta los anuncios omitió uno, porque aún no ha transcodificado su creatividad nueva.
    .next-step = Espere unos minutos: las pausas siguientes tendrán el anuncio. En campañas con creatividades nuevas, solicite los anuncios antes de la pausa (prefetch).
code-browser-break-shortened = El servidor que inserta los anuncios omitió uno, porque la pausa terminó antes o se pudo llenar muy poco de ella.
    .next-step = Si es raro, nada está roto; si no, revise los marcadores de las pausas en el stream y el umbral de personalización.
code-browser-insertion-off = El servidor que inserta los anuncios no puede insertar ninguno: no se acepta su configuración, su sesión o el host del servidor de anuncios.
    .next-step = Revise la configuración del servidor que inserta los anuncios: su perfil de transcodificación, los parámetros de la sesión y la dirección del servidor de anuncios.
code-browser-preflight = La página envía { LENGTH($detail) ->
    [0] la solicitud{ phrase-to-host } con algo
   *[other] { $detail } con la solicitud{ phrase-to-host }, una cabecera o un método
  } que el servidor debe permitir antes (preflight), y no lo permite.
    .next-step = Haga que la página solicite el anuncio con un GET sencillo y sin { LENGTH($detail) ->
        [0] cabeceras propias
       *[other] { $detail }
      }; los servidores de anuncios no esperan un preflight. O haga que el servidor lo permita en su respuesta a OPTIONS.
code-browser-csp = La Content Security Policy de la página bloqueó la solicitud{ phrase-to-host }.
    .next-step = { LENGTH($detail) ->
        [0] Añada el host a connect-src, y los de los medios y trackers a media-src e img-src.
       *[other] Añada el host a { $detail } en la Content Security Policy de la página.
      }
code-browser-timed-out = La solicitud{ phrase-to-host } no obtuvo respuesta a tiempo.
    .next-step = Pida al operador del servidor de anuncios una respuesta más rápida.
code-browser-name-not-resolved = La solicitud{ phrase-to-host } falló, porque el host no existe.
    .next-step = Corrija el host del tag de anuncio.
code-browser-connection-failed = La solicitud{ phrase-to-host } falló, porque el servidor no aceptó la conexión.
    .next-step = Pregunte al operador del servidor de anuncios si está en marcha.
code-browser-upgrade-failed = La solicitud{ phrase-to-host } falló: su dirección tiene http, el navegador la envió con https como la página, y el servidor no tiene un https que funcione.
    .next-step = Haga que el archivo se entregue con https, desde un servidor que lo admita.
code-browser-certificate-invalid = La solicitud{ phrase-to-host } falló, porque el servidor tiene un certificado no válido.
    .next-step = Compruebe que el reloj del espectador está en hora; si lo está, pida al operador del servidor de anuncios que renueve su certificado.
code-browser-proxy-certificate = Un proxy de la red o un programa del dispositivo respondió a la solicitud{ phrase-to-host } con un certificado propio, en el que la herramienta no confía.
    .next-step = Pruebe desde una red sin este proxy, o dé a la herramienta el certificado raíz del proxy (curl: --cacert, Node: NODE_EXTRA_CA_CERTS). Nada indica un fallo del servidor.
code-browser-proxy-failed = La solicitud{ phrase-to-host } falló en el proxy de la red.
    .next-step = Pruebe sin el proxy, o pida a su administrador que deje pasar el servidor de anuncios.
code-browser-proxy-untrusted = El cliente no confía en el certificado del proxy que graba sus solicitudes: la solicitud{ phrase-to-host } solo falló a causa de la grabación.
    .next-step = Instale el certificado raíz del proxy en el dispositivo y márquelo como de confianza (en una aplicación Android: en la configuración de seguridad de red de una compilación de depuración), y grabe de nuevo. Si la aplicación solo acepta ciertos certificados (pinning), excluya sus hosts de la grabación. El servidor no tiene ningún fallo.
code-browser-resolver-failed = La solicitud{ phrase-to-host } falló, porque ningún servidor DNS respondió.
    .next-step = Compruebe la conexión y el servidor DNS del dispositivo; si se encuentran otros hosts, pregunte al operador del servidor de anuncios por sus servidores de nombres.
code-browser-address-filtered = La solicitud{ phrase-to-host } falló, porque un filtro DNS o el archivo hosts oculta la dirección del host.
    .next-step = Pruebe desde otra red o con otro servidor DNS. El tag de anuncio no tiene ningún fallo.
code-browser-offline = La solicitud{ phrase-to-host } falló, porque el navegador no tenía conexión.
    .next-step = Pruebe de nuevo con conexión.
code-browser-plugin-missing = El plugin de anuncios del reproductor no está cargado, así que no se solicitó ningún anuncio.
    .next-step = Cargue el script del plugin de anuncios después del reproductor y antes de usarlo, en una versión adecuada al reproductor.
code-browser-ima-plugin-missing = El reproductor no tiene la función ima: su plugin videojs-ima no está cargado, así que no se solicitó ningún anuncio.
    .next-step = Cargue ima3.js del SDK de IMA, videojs-contrib-ads y videojs-ima, en este orden, después de Video.js y antes de esta llamada.
code-browser-request-canceled = La página canceló la solicitud{ phrase-to-host } antes de que hubiera respuesta.
    .next-step = Grabe de nuevo sin salir de la página. Si se cancela otra vez, busque qué la termina: un nuevo inicio del reproductor, un límite de tiempo o una extensión.
code-browser-play-interrupted = Una pausa u otra fuente interrumpió el inicio del vídeo, así que el anuncio o el contenido quizá no empezó.
    .next-step = Deje que un solo script inicie el reproductor: la página debe esperar la promesa de play() y el final del anuncio antes de pausar o cambiar la fuente. Si el anuncio se reproduce, nada está roto.
code-browser-player-size = Prebid quitó el tamaño del reproductor del bloque de anuncios, que tiene una forma incorrecta, así que los postores pueden rechazar la solicitud.
    .next-step = Escriba mediaTypes.video.playerSize como [[640, 480]] o [640, 480].
code-browser-status-missing = El servidor no conoce la dirección de la solicitud{ phrase-to-host }, o no acepta sus parámetros (estado como 404 o 400).
    .next-step = Si es la dirección del tag de anuncio, compare su ruta y sus parámetros con los que dio el servidor de anuncios; si un wrapper lleva allí, pregunte a su red.
code-browser-stream-unknown = El servidor que inserta los anuncios no conoce el stream de la solicitud{ phrase-to-host }{ phrase-detail }, así que el reproductor no recibió ningún stream con anuncios.
    .next-step = Compare los identificadores del stream (de un vídeo, la fuente de contenido y el vídeo; de un directo, su clave de recurso) con los de la cuenta de este servidor, y compruebe que el vídeo se ha importado allí o que el directo está activo.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-embedder-policy = La Cross-Origin-Embedder-Policy de la página no admite la respuesta a la solicitud{ phrase-to-host }, a la que falta una cabecera que permita otros sitios.
    .next-step = Prescinda de Cross-Origin-Embedder-Policy en las páginas con anuncios, o envíela con credentialless: los servidores de anuncios y los hosts de sus archivos casi nunca envían Cross-Origin-Resource-Policy.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-frame-refused = { LENGTH($host) ->
    [0] La página del marco
   *[other] La página de { $host }
  } no deja que otros sitios la muestren en un marco (X-Frame-Options o frame-ancestors).
    .next-step = Use el código de inserción de ese sitio, cuya dirección no es la de la página para espectadores; si ya es su código de inserción, pida a su operador que permita su sitio en frame-ancestors.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-service-worker = El service worker de la página tomó la solicitud{ phrase-to-host } y no dio respuesta.
    .next-step = Haga que el service worker deje pasar las solicitudes a otros hosts: salga de su listener de fetch sin respondWith().
code-browser-autoplay-policy = La cabecera Permissions-Policy de la página prohíbe la reproducción automática, también en sus marcos, diga lo que diga su atributo allow.
    .next-step = Quite autoplay=() de la cabecera, o escriba autoplay=(self "https://player.example") con el origen del reproductor.
code-browser-sdk-held = La herramienta de consentimiento de la página retiene el SDK de IMA hasta que el espectador acepte (type="text/plain"), y un script que lo necesita empezó antes.
    .next-step = Inicie también el script de los anuncios solo después del consentimiento: márquelo como el SDK, o inícielo con el evento de la herramienta de consentimiento.
# Variables:
#   $host (String) - host of the address that a script should set; empty if there is none
code-browser-frame-empty = El iframe no tiene en src una dirección que cargar{ LENGTH($host) ->
    [0] {""}
   *[other] , porque un script debe poner más tarde la de { $host }; donde no funciona, el iframe queda vacío
  }.
    .next-step = Escriba la dirección del reproductor en src. Si un plugin de carga diferida la movió a un atributo data, excluya este iframe: loading="lazy" no necesita script.
code-browser-other-site = El navegador no dio a la página la respuesta a la solicitud{ phrase-to-host }: su servidor la reserva a las páginas de su sitio (Cross-Origin-Resource-Policy), o su tipo no es de medios ni de datos.
    .next-step = Haga que el servidor envíe Cross-Origin-Resource-Policy: cross-origin, o ninguna cabecera así, y el Content-Type correcto.
code-browser-status-refused = El servidor rechazó la solicitud{ phrase-to-host } (estado como 401, 403 o 429).
    .next-step = Pregunte al operador del servidor de anuncios si este sitio, esta dirección y este país pueden solicitar sus anuncios, y con qué frecuencia; si la dirección tiene una firma, compruebe que no ha caducado.
code-browser-status-failed = El servidor falló con la solicitud{ phrase-to-host } (estado como 500 o 503).
    .next-step = Comunique el estado al operador del servidor.
