import type { LanguageRules } from './language-rules.js';

/** The rules about what ad tags send, their waterfalls and replace rules, by name. The fault is what stands behind "El tag de anuncio". */
export const REQUEST_RULES: LanguageRules['requestRules'] = {
  'cachebuster-missing': [
    'no tiene un parámetro que haga única cada solicitud',
    'Añada cb=[CACHEBUSTING], o el parámetro que lee el servidor de anuncios.',
  ],
  'cachebuster-frozen': [
    'tiene un número fijo donde cada solicitud debería tener uno nuevo',
    'Sustitúyalo por una macro como [CACHEBUSTING]: el tag se copió después de la sustitución.',
  ],
  'user-id-frozen': [
    'contiene el identificador de una sola persona o de un solo dispositivo',
    'Quítelo: todos los usuarios contarían como uno, y su identificador sería público.',
  ],
  'consent-flag-without-string': [
    'envía gdpr=1 cuando se aplica el RGPD, y no tiene cadena de consentimiento',
    'Solicite el anuncio después de la respuesta de la CMP, y rellene gdpr_consent con [GDPRCONSENT].',
  ],
  'consent-string-without-flag': [
    'tiene una cadena de consentimiento y no dice si se aplica el RGPD',
    'Añada gdpr=[gdpr].',
  ],
  'consent-flag-form': [
    'tiene un valor de gdpr que no es 0 ni 1',
    'Envíe 1 o 0, o la macro [gdpr].',
  ],
  'consent-tcstring-form': [
    'tiene una cadena de consentimiento que no es de TCF 2',
    'Envíe la cadena de la CMP con la macro [GDPRCONSENT]. La versión 1 ya no es válida.',
  ],
  'consent-usp-form': [
    'tiene una cadena us_privacy no válida',
    'Envíe cuatro caracteres como 1YNN, o la macro [us_privacy].',
  ],
  'consent-gpp-sid': [
    'tiene una cadena GPP sin las secciones correctas, o secciones sin cadena',
    'Envíe juntos gpp=[GPPSTRING] y gpp_sid=[GPPSECTIONID].',
  ],
  'consent-frozen': [
    'contiene el consentimiento de un solo usuario',
    'Sustitúyalo por una macro como [GDPRCONSENT]: el tag se copió después de la sustitución.',
  ],
  'consent-absent': [
    'no tiene un parámetro para el consentimiento, que importa para este usuario',
    'Añada gdpr=[gdpr] y gdpr_consent=[GDPRCONSENT], si el servidor de anuncios no lee el consentimiento por su cuenta.',
  ],
  'consent-late': [
    'se rellenó antes de la respuesta de la CMP',
    'Espere más a la CMP, o rellene de nuevo el tag después de su respuesta.',
  ],
  'gam-missing-required': [
    'no tiene todos los parámetros que exige Google Ad Manager',
    'Añada los que faltan; env=vp, gdfp_req=1, output=vast y unviewed_position_start=1 son habituales.',
  ],
  'gam-correlator': [
    'es de Google Ad Manager, y su correlator falta o no es un entero positivo',
    'Escriba correlator=[timestamp]. Solo el SDK de IMA define el correlator por su cuenta.',
  ],
  'gam-page-missing': [
    'es de Google Ad Manager y no tiene url ni description_url',
    'Añada url=[PAGEURL] y description_url=[PAGEURL]: sin la página hay menos demanda.',
  ],
  'gam-live': [
    'es para un directo y no tiene la ruta /gampad/live/ads',
    'Use la ruta /gampad/live/ads, pensada para muchas solicitudes simultáneas.',
  ],
  'gam-impl-s': ['tiene impl=s', 'Quite este parámetro.'],
  'gam-vpa-vpmute': [
    'es de Google Ad Manager y no tiene vpmute, vpa o plcmt',
    'Añádalos sin valor: el reproductor los rellena, y los compradores programáticos los leen.',
  ],
  'gam-test-unit': [
    'tiene como bloque de anuncios un ejemplo de Google',
    'Use un bloque de anuncios propio antes de publicar.',
  ],
  'gam-sz': [
    'tiene en sz algo que no es una lista de tamaños',
    'Escriba los tamaños como 640x480, y varios como 640x480%7C400x300.',
  ],
  'gam-output': [
    'no tiene en output ni VAST ni VMAP, o tiene VMAP sin ad_rule=1',
    'Use output=vast para una pausa publicitaria, u output=vmap con ad_rule=1 para todas.',
  ],
  'gam-url-params': [
    'tiene en url o description_url una dirección que no es la de la página, o no está codificada',
    'Envíe la dirección codificada de la página principal: url=[PAGEURL].',
  ],
  'gam-cust-params': [
    'tiene cust_params sin codificar, o codificado dos veces',
    'Codifique clave=valor&clave=valor una vez, todo junto.',
  ],
  'gam-slot-vpos': [
    'tiene en vpos un espacio distinto del suyo',
    'Ponga en vpos el espacio, o mueva el anuncio al espacio para el que está hecho.',
  ],
  'gam-playback-contradiction': [
    'dice con vpmute o vpa algo distinto que el embed',
    'Deje los valores vacíos, para que el reproductor los rellene.',
  ],
  'tag-empty': ['está vacío', 'Defina el tag, o quite el objeto del anuncio.'],
  'tag-whitespace': [
    'tiene espacios en los extremos, o saltos de línea, tabuladores o caracteres invisibles',
    'Quítelos: pegue de nuevo el tag como texto sin formato.',
  ],
  'tag-waterfall': [
    'es un waterfall de varios tags, separados por ***',
    'No hay que hacer nada, si el servicio ha activado los waterfalls para esta cuenta.',
  ],
  'waterfall-no-failover': [
    'tiene en un waterfall, antes del último, un tag que siempre responde',
    'Póngalo al final: los tags posteriores nunca se solicitan.',
  ],
  'waterfall-too-many': [
    'es un waterfall de más de cinco tags',
    'Deje como máximo 5 tags, primero los de mejor tasa de relleno.',
  ],
  'waterfall-duplicate': ['tiene dos veces el mismo tag en un waterfall', 'Quite el tag repetido.'],
  'rule-subject-form': [
    'tiene una regla de sustitución sin sujeto o sin valor',
    'Asigne un texto a ambos.',
  ],
  'rule-subject-unused': [
    'no contiene el sujeto de una regla de sustitución',
    'Quite la regla, o corrija su sujeto.',
  ],
  'rule-unknown': [
    'tiene una regla de sustitución que no existe',
    'Use random-number, url-video, url-page, url-primary, url-secondary, url-tertiary o el nombre de una macro, o proporcione el valor en `values`.',
  ],
  'rule-duplicate': [
    'tiene dos reglas de sustitución con el mismo sujeto y valores distintos',
    'Quite una de las dos.',
  ],
  'rule-source-empty': [
    'tiene una regla de sustitución que lee un campo vacío del embed',
    'Rellene el campo que lee la regla.',
  ],
  'rule-subject-plain': [
    'tiene una regla cuyo sujeto es una palabra común, que también está en otra parte del tag',
    'Escriba el sujeto entre corchetes, como [nombre], en la regla y en el tag.',
  ],
};
