### Texts of the parts of the ad tag debugger that are loaded when they are opened.

## Ads, media files and trackers

ad-name = Anuncio { $number }{ LENGTH($title) ->
    [0] {""}
   *[other] : { $title }
  }
ad-no-ads = La respuesta no tiene ningún anuncio.
ad-file = Archivo
ad-format = Tipo
ad-size = Tamaño
ad-bitrate = Tasa de bits
ad-verdict = En el reproductor
ad-chosen = elegido
ad-playable = reproducible
ad-not-playable = no reproducible
ad-check-found = archivo encontrado
ad-check-missing = falta el archivo{ $status ->
    [0] {""}
   *[other] {" "}· { NUMBER($status, useGrouping: 0) }
  }
ad-check-not-media = no es un archivo multimedia
ad-check-mixed-content = http, bloqueado en páginas https
ad-check-not-checked = {""}
ad-duration = Duración
ad-skippable = Se puede saltar después de
ad-refused = El anuncio tiene código { $code }, que el reproductor no ejecuta.
ad-event = Evento
ad-when = Momento
ad-count = Píxeles
ad-time-at = en { $time }
ad-time-viewable = después de { $seconds } s visible
ad-time-shown = al mostrarse
ad-time-removed = al retirarse
ad-time-action = solo si ocurre
ad-time-late = no corresponde: después del final del anuncio
ad-not-due = no corresponde: el anuncio no se reproduce
ad-urls = { $count } URL
ad-companions = Anuncios companion
ad-required-all = Deben mostrarse todos, o el anuncio no se reproduce.
ad-required-any = Debe mostrarse uno, o el anuncio no se reproduce.
ad-required-none = El anuncio se reproduce sin ellos.
ad-icons = Iconos
ad-captions = Subtítulos
ad-no-additions = El anuncio no tiene companions, iconos ni subtítulos.
ad-no-trackers = El anuncio no tiene píxeles de seguimiento.
ad-error-trackers = Errores que comunicaría un reproductor
ad-audit-due = Previsto
ad-audit-requested = Llamado
ad-audit-result = Resultado
ad-audit-result-requested = según lo previsto
ad-audit-result-not-due = no corresponde
ad-audit-result-missing = falta
ad-audit-result-duplicate = demasiadas veces
ad-audit-result-unexpected = nunca previsto
ad-audit-result-refused = no es una URL
ad-audit-none = La grabación no tiene píxeles de seguimiento.

## Context

context-expected-size = Escriba ancho x alto en píxeles, por ejemplo 640x360. Hasta entonces no se conoce el tamaño.
context-expected-ip = Escriba una dirección IPv4 o IPv6, por ejemplo 203.0.113.7. El valor se usa tal cual.
context-expected-lat-long = Escriba latitud y longitud en grados, por ejemplo 45.44, 12.33. Hasta entonces no se conoce la ubicación.
context-expected-page-url = Escriba la URL http o https completa. El valor se usa tal cual.
context-expected-referrer = Escriba la URL http o https completa. El valor se usa tal cual.
context-expected-language = Escriba un código de idioma, por ejemplo en o it-CH. El valor se usa tal cual.
context-expected-correlator = Escriba un número entero. Los demás valores son desconocidos.
context-expected-playhead = Escriba segundos, por ejemplo 12.5. Los demás valores son desconocidos.
context-expected-mime = Escriba tipos de medios separados por comas, por ejemplo video/mp4.
context-expected-tc-string = No es una cadena TC de la versión 2. El valor se usa tal cual.
context-expected-gpp = No es una cadena GPP. El valor se usa tal cual.
context-expected-gpp-sid = Escriba id de secciones GPP separados por comas, por ejemplo 2, 6.
context-expected-usp = Escriba una cadena US privacy, por ejemplo 1YNN. El valor se usa tal cual.
context-expected-addtl = Escriba una cadena AC, por ejemplo 1~70.89. El valor se usa tal cual.
context-expected-random = Escriba un número desde 0 y menor que 1, por ejemplo 0.42. Hasta entonces el número es el actual.
context-expected-now = Escriba una hora en ISO 8601, por ejemplo 2026-08-29T20:15:00Z. Hasta entonces la hora es la actual.

## Under other consent

consent-note = Lo que llevaría este tag con usuarios que eligieron otra cosa. Las cadenas son ejemplos.
consent-scenario-page = Este contexto
    .meaning = como en el contexto de arriba
consent-scenario-granted = Concedido
    .meaning = el usuario lo aceptó todo
consent-scenario-refused = Rechazado
    .meaning = el usuario lo rechazó todo
consent-scenario-no-platform = Sin CMP
    .meaning = la página no tiene plataforma de consentimiento
consent-scenario-late = Tarde
    .meaning = la CMP no respondió a tiempo
consent-scenario-us-opt-out = Exclusión en EE. UU.
    .meaning = el usuario rechazó la venta y la cesión
consent-scenario-child-directed = Para niños
    .meaning = el contenido va dirigido a niños
consent-parameter = Parámetro
consent-unchanged = El consentimiento no cambia nada en este tag.
consent-decoded = Decodificado
consent-no-strings = sin cadena de consentimiento
consent-apply = Usar
consent-use = Usar «{ $scenario }» como contexto
consent-kept = se deja tal cual

## Parameters of Google Ad Manager

google-note = Edite un valor para cambiar el tag de arriba. Los elementos de las listas se separan con comas.
google-name = Parámetro
google-meaning = Significado
google-value = Valor
google-nested = Clave-valor en cust_params
google-unknown = No es un parámetro documentado.
google-wrong-form = no tiene esta forma
google-placeholder = marcador
google-legacy = ya no tiene efecto
google-html-escaped = El tag se copió de HTML: aquí &amp; se lee como &.
google-unescape = Escribir & en el tag

## Other players

player-note = Lo que solicitarían otros reproductores con el mismo tag y contexto. Las diferencias están marcadas.
player-that = El otro reproductor
player-own = Este reproductor
player-same = misma solicitud
player-no-request = sin solicitud
player-why = Diferencias y motivos
player-differences = { $count ->
    [one] { $count } diferencia
   *[other] { $count } diferencias
  }
player-kind-different = diferente
player-kind-kept = sin cambios
player-kind-unknown = valor propio
player-omitted = omitido
