import type { VerdictTexts } from './language-texts.js';

export const vastCodes: VerdictTexts['codes']['vast'] = {
  100: [
    'La respuesta del servidor de anuncios no es XML bien formado (error VAST 100).',
    'Haga que el servidor de anuncios corrija el documento; la causa suele ser una URL con & fuera de CDATA.',
  ],
  101: [
    'La respuesta es XML que no sigue el esquema VAST (error VAST 101).',
    'Haga que el servidor de anuncios añada el elemento que falta o mueva el mal situado.',
  ],
  102: [
    'La respuesta tiene una versión de VAST que el reproductor no lee (error VAST 102).',
    'Haga que el servidor de anuncios envíe VAST 2 a 4.',
  ],
  200: [
    'El anuncio es de un tipo que el reproductor no espera o no puede mostrar (error VAST 200).',
    'Compruebe en el servidor de anuncios qué creatividades están reservadas para este bloque.',
  ],
  201: [
    'Llegó un anuncio lineal a un espacio de overlay, o al revés (error VAST 201).',
    'Reserve el tipo de anuncio que muestra el espacio.',
  ],
  202: [
    'El anuncio tiene otra duración de la esperada (error VAST 202).',
    'Ponga en VAST la duración del archivo multimedia.',
  ],
  203: [
    'El anuncio tiene otro tamaño del esperado (error VAST 203).',
    'Reserve creatividades del tamaño del espacio.',
  ],
  204: [
    'A la respuesta le falta la categoría de anuncio que exige el reproductor (error VAST 204).',
    'Haga que el servidor de anuncios envíe la categoría del anuncio.',
  ],
  205: [
    'Un wrapper bloquea la categoría del anuncio (error VAST 205).',
    'Pida un anuncio de otra categoría, o quite el bloqueo del wrapper.',
  ],
  206: [
    'La pausa publicitaria se acortó, y el anuncio no se mostró (error VAST 206).',
    'Acorte el pod, o alargue la pausa publicitaria.',
  ],
  300: [
    'Un wrapper es defectuoso (error VAST 300).',
    'Pida a la red del wrapper que compruebe la URL de su tag.',
  ],
  301: [
    'Un servidor de anuncios no respondió a tiempo o no estaba disponible (error VAST 301).',
    'Diagnostique el tag para encontrar el servidor lento de la cadena, y pida a su operador una respuesta más rápida.',
  ],
  302: [
    'La cadena tiene demasiados wrappers o vuelve en círculo (error VAST 302).',
    'Pida al servidor de anuncios una campaña con menos revendedores.',
  ],
  303: [
    'El servidor de anuncios no tiene anuncio, o sus wrappers no llevan a ninguno (error VAST 303).',
    'Compruebe en el servidor de anuncios que una campaña activa está segmentada a este bloque; detrás de un wrapper, pregunte a su red por qué no rellena.',
  ],
  304: [
    'El anuncio no se pudo mostrar dentro de su límite de tiempo (error VAST 304).',
    'Pida a la red una creatividad más ligera.',
  ],
  400: [
    'El anuncio lineal no se pudo reproducir (error VAST 400).',
    'Abra el archivo multimedia del anuncio en un navegador, y comunique el fallo a la red.',
  ],
  401: [
    'No se encontró el archivo multimedia del anuncio (error VAST 401).',
    'Pida a la red que corrija la dirección del archivo multimedia.',
  ],
  402: [
    'El archivo multimedia del anuncio no se cargó a tiempo (error VAST 402).',
    'Pida a la red un archivo más pequeño en un servidor más rápido.',
  ],
  403: [
    'El anuncio no tiene ningún archivo multimedia que admita el reproductor (error VAST 403).',
    'Pida la creatividad en MP4 (H.264 y AAC).',
  ],
  405: [
    'El archivo multimedia del anuncio no se pudo mostrar (error VAST 405).',
    'Pida a la red que codifique de nuevo el archivo en MP4 (H.264 y AAC).',
  ],
  406: [
    'Al anuncio le falta el archivo mezzanine exigido (error VAST 406).',
    'Pida a la red que añada el archivo mezzanine.',
  ],
  407: [
    'El archivo mezzanine se descarga por primera vez, y el anuncio aún no se muestra (error VAST 407).',
    'Solicite de nuevo el anuncio más tarde.',
  ],
  408: [
    'El reproductor rechazó un anuncio condicional (error VAST 408).',
    'Pida a la red un anuncio sin condiciones.',
  ],
  409: [
    'La unidad interactiva del anuncio no se ejecutó (error VAST 409).',
    'Pida una creatividad sin código interactivo.',
  ],
  410: [
    'La unidad de verificación del anuncio no se ejecutó (error VAST 410).',
    'Pida una creatividad que se reproduzca sin código de verificación.',
  ],
  411: [
    'El archivo mezzanine no cumple la especificación (error VAST 411).',
    'Pida a la red que sustituya el archivo mezzanine.',
  ],
  500: [
    'El overlay no se pudo mostrar (error VAST 500).',
    'Pida a la red una imagen estática como overlay.',
  ],
  501: [
    'El overlay es mayor que su espacio (error VAST 501).',
    'Reserve un overlay más pequeño, o aumente max_width y max_height del espacio.',
  ],
  502: [
    'El recurso del overlay no se pudo cargar (error VAST 502).',
    'Pida a la red que corrija la dirección de la imagen.',
  ],
  503: [
    'El overlay no tiene ningún recurso que admita el reproductor (error VAST 503).',
    'Pida el overlay como imagen estática.',
  ],
  600: [
    'Un companion no se pudo mostrar (error VAST 600).',
    'Revise con la red los companions de la creatividad.',
  ],
  601: [
    'Un companion no cabe en su sitio de la página (error VAST 601).',
    'Dé al sitio del companion el tamaño de la creatividad.',
  ],
  602: [
    'Un companion exigido no se pudo mostrar, y el anuncio se descartó (error VAST 602).',
    'Añada a la página un sitio para el companion, o haga que el servidor de anuncios lo deje como opcional.',
  ],
  603: [
    'El recurso de un companion no se pudo cargar (error VAST 603).',
    'Pida a la red que corrija la dirección del companion.',
  ],
  604: [
    'Un companion no tiene ningún recurso que admita el reproductor (error VAST 604).',
    'Pida el companion como imagen estática.',
  ],
  900: [
    'El anuncio falló por un motivo que no tiene código propio (error VAST 900).',
    'Diagnostique el propio tag para ver en qué solicitud falla.',
  ],
  901: [
    'El código VPAID del anuncio falló o no se ejecutó (error VAST 901).',
    'Pida la misma creatividad en MP4 (H.264 y AAC).',
  ],
  902: [
    'El archivo interactivo del anuncio falló (error VAST 902).',
    'Pida una creatividad sin código interactivo.',
  ],
};
