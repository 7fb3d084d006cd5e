### Decoded consent strings: TC strings, GPP strings and US privacy strings.

## Parts of several texts

phrase-purpose = { $id ->
    [1] : almacenar o leer información en el dispositivo
    [2] : seleccionar anuncios con datos limitados
    [3] : crear perfiles para anuncios personalizados
    [4] : seleccionar anuncios personalizados con perfiles
    [5] : crear perfiles para contenidos personalizados
    [6] : seleccionar contenidos personalizados con perfiles
    [7] : medir los anuncios
    [8] : medir los contenidos
    [9] : comprender al público
    [10] : desarrollar y mejorar los servicios
    [11] : seleccionar contenidos con datos limitados
   *[other] {""}
  }
phrase-special-feature = { $id ->
    [1] : ubicación precisa
    [2] : identificar el dispositivo analizando sus características
   *[other] {""}
  }
phrase-ids = { LENGTH($ids) ->
    [0] ninguno
   *[other] { LIST($ids, type: "unit", style: "short") }{ $more ->
        [0] {""}
       *[other] {" "}y { $more } más
      }{ $count ->
        [1] {""}
       *[other] {" "}({ $count } en total)
      }
  }
phrase-found = { LENGTH($found) ->
    [0] el final de la cadena
   *[other] «{ $found }»
  }

## Sections

title-us-privacy = US privacy (obsoleta desde 2024)
title-tcfeuv1 = tcfeuv1: Europa, versión 1 (ya no es válida)
title-tcfcav1 = tcfcav1: Canadá
title-usnat = usnat: EE. UU., nacional
title-disclosed-vendors = Proveedores mostrados
title-allowed-vendors = Proveedores permitidos
title-publisher-purposes = Finalidades del editor
title-other-section = Sección { NUMBER($id, useGrouping: 0) }

## Fields

label-version = Versión
label-created = Creación
label-last-updated = Última actualización
label-consent-platform = Plataforma de consentimiento
label-consent-platform-version = Versión de la plataforma de consentimiento
label-screen = Pantalla
label-language = Idioma
label-vendor-list-version = Versión de la lista de proveedores
label-policy-version = Versión de las políticas
label-service-specific = Solo para este servicio
label-non-standard-texts = Textos no estándar
label-purpose-1-not-shown = La finalidad 1 no se mostró al usuario
label-publisher-country = País del editor
label-consent-vendors = Proveedores con consentimiento
label-interest-vendors = Proveedores con interés legítimo
label-custom-consent-purposes = Finalidades propias con consentimiento
label-custom-interest-purposes = Finalidades propias con interés legítimo
label-vendors = Proveedores
label-sections = Secciones
label-content = Contenido
label-notice = Aviso y posibilidad de exclusión
label-sale-opt-out = Exclusión de la venta
label-service-provider-agreement = Cubierto por el acuerdo de proveedor de servicios limitado
label-purpose = Finalidad { $id }{ phrase-purpose }
label-publisher-purpose = Finalidad { $id } del editor{ phrase-purpose }
label-special-feature = Función especial { $id }{ phrase-special-feature }
label-restriction = Restricción del editor para la finalidad { $id }

## Values

value-yes = sí
value-no = no
value-consent = consentimiento
value-interest = interés legítimo
value-consent-and-interest = consentimiento e interés legítimo
value-no-consent = sin consentimiento
value-given = dado
value-not-given = no dado
value-opted-out = excluido
value-not-opted-out = no excluido
value-opted-out-or-no-consent = excluido o sin consentimiento
value-not-opted-out-or-consent = no excluido o consentimiento
value-shown = mostrado
value-not-shown = no mostrado
value-not-applicable = no procede
value-not-set = sin definir
value-not-a-time = no es una fecha
value-not-decoded = sin decodificar
value-ids = { phrase-ids }
value-not-allowed-vendors = no permitida: proveedores { phrase-ids }
value-consent-vendors = solo con consentimiento: proveedores { phrase-ids }
value-interest-vendors = solo con interés legítimo: proveedores { phrase-ids }

## What is wrong with a string

fault-no-field = Encontrado en la posición { $position }: { phrase-found }. Se esperaba: el campo { $field }.
fault-base64url = Encontrado en la posición { $position }: { phrase-found }. Se esperaba: una letra, un dígito, - o _ (base64url).
fault-number = Encontrado en la posición { $position }: { phrase-found }. Se esperaba: { LIST($allowed, type: "disjunction") } en el campo { $field }.
fault-letter = Encontrado en la posición { $position }: { phrase-found }. Se esperaba: una letra en el campo { $field }.
fault-last-id = Encontrado en la posición { $position }: { phrase-found }. Se esperaba: un último id de al menos { NUMBER($min, useGrouping: 0) } en el campo { $field }.
fault-large-number = Encontrado en la posición { $position }: { phrase-found }. Se esperaba: un número de como máximo { NUMBER($max, useGrouping: 0) } en el campo { $field }.
fault-max-sections = Encontrado en la posición { $position }: { phrase-found }. Se esperaba: como máximo { $max } secciones en la cabecera.
fault-no-section = Encontrado en la posición { $position }: { phrase-found }. Se esperaba: la sección { NUMBER($id, useGrouping: 0) }.
fault-missing-section = Encontrado en la posición { $position }: { phrase-found }. Se esperaba: ~ y la sección { NUMBER($id, useGrouping: 0) }, que nombra la cabecera.
fault-surplus-section = Encontrado en la posición { $position }: { phrase-found }. Se esperaba: { $count ->
    [1] el final, porque la cabecera solo nombra una sección
   *[other] el final, porque la cabecera solo nombra { $count } secciones
  }.
fault-tc-version = Encontrado en la posición { $position }: { phrase-found }. Se esperaba: la versión 2 de la cadena TC{ $version ->
    [1] {" "}(la versión 1 ya no es válida; pida la versión 2 a la plataforma de consentimiento)
   *[other] {""}
  }.
fault-us-privacy-version = Encontrado en la posición { $position }: { phrase-found }. Se esperaba: la versión 1.
fault-us-privacy-letter = Encontrado en la posición { $position }: { phrase-found }. Se esperaba: Y, N o -.
fault-us-privacy-length = Encontrado en la posición { $position }: { phrase-found }. Se esperaba: el final después de { $length } caracteres.
fault-format = Encontrado en la posición { $position }: { phrase-found }. Se esperaba: C (una cadena TC), D (una cadena GPP) o 1 (una cadena US privacy).
