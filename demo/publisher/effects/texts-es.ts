import { pluralText } from '../../../src/locales/plural-text.js';
import type { EffectTexts } from './effect-texts.js';

export const effects: EffectTexts = {
  title: 'El título del reproductor, salvo que la página ponga otro.',
  converting: 'Todavía se está convirtiendo, así que se muestra un mensaje.',
  conversionFailed: 'No se pudo convertir, así que se muestra un mensaje.',
  plays: 'Se reproduce.',
  live: 'Se reproduce en directo: con un distintivo, sin barra de tiempo.',
  crop: 'Llena el recuadro y recorta los bordes.',
  autoplay: 'Empieza automáticamente; sin sonido si el navegador lo exige.',
  mute: 'Empieza sin sonido.',
  preload: 'Carga el contenido antes de que empiece la reproducción.',
  pictureInPicture: 'Añade un botón de imagen en imagen.',
  noBar: 'Quita la barra de controles.',
  keepsBar: 'Mantiene visible la barra de controles.',
  noSeeking: 'Impide avanzar en el vídeo.',
  backgroundImage: 'Muestra una imagen en la zona que rodea el vídeo.',
  floats: 'Sigue al lector por la página mientras se reproduce.',
  floatMuted: 'Silencia el reproductor flotante mientras el ratón está encima.',
  watermark: 'Muestra una imagen sobre el vídeo.',
  watermarkHidden: 'La imagen se oculta junto con los controles.',
  fallback: ', con tags de reserva',
  ima: 'Solicita el SDK de IMA. Esta página no permite su script, así que el gestor de anuncios integrado reproduce los anuncios.',
  analytics: 'Se pasa al adaptador de analítica que la página haya registrado, si lo hay.',
  publicId: (id) => `La URL del reproductor contiene ${id} en lugar del identificador.`,
  playsFor: (duration) => `Dura ${duration}.`,
  subtitles: (labels) => `Ofrece subtítulos: ${labels}.`,
  subtitlesDefault: (language) => `Muestra al principio subtítulos en ${language}.`,
  background: (color) => `Llena de ${color} la zona que rodea el vídeo.`,
  playerColor: (color) => `Muestra en ${color} los botones y las barras del reproductor.`,
  destroyOn: (events) => `Quita el reproductor con ${events}.`,
  watermarkWidth: (pixels) => `La imagen tiene ${pixels} px de ancho.`,
  watermarkHeight: (pixels) => `La imagen tiene ${pixels} px de alto.`,
  watermarkOpacity: (percent) => `La imagen es transparente al ${percent}.`,
  watermarkTime: (duration) => `La imagen desaparece tras ${duration} de reproducción.`,
  watermarkLink: (url) => `Un clic en la imagen abre ${url}.`,
  preroll: (ads) => `Reproduce ${ads} antes del contenido.`,
  midroll: (times) => `Interrumpe el contenido tras ${times}.`,
  postroll: (ads) => `Reproduce ${ads} después del contenido.`,
  skip: (time) => `Deja saltar el pre-roll tras ${time}.`,
  overlayFor: (ads, time, duration) =>
    `Muestra ${ads} sobre el vídeo tras ${time}, durante ${duration}.`,
  overlayToEnd: (ads, time) => `Muestra ${ads} sobre el vídeo tras ${time}, hasta el final.`,
  bulk: {
    label: (label) =>
      `Los ajustes del bulk «${label}» sustituyen a los del embed, porque la página indica su etiqueta.`,
    origin: (label) =>
      `Los ajustes del bulk «${label}» sustituyen a los del embed, porque corresponde a esta página.`,
    any: (label) =>
      `Los ajustes del bulk «${label}» sustituyen a los del embed, porque corresponde a todas las páginas.`,
  },
  watermarkOffset: {
    top: (length) => `La imagen está a ${length} del borde superior.`,
    right: (length) => `La imagen está a ${length} del borde derecho.`,
    bottom: (length) => `La imagen está a ${length} del borde inferior.`,
    left: (length) => `La imagen está a ${length} del borde izquierdo.`,
  },
  volumes: {
    unchecked: 'No cambia el sonido de los anuncios.',
    on: 'Reproduce los anuncios con sonido.',
    off: 'Reproduce los anuncios sin sonido.',
  },
  ads: (count) => pluralText('es', count, { one: 'un anuncio', other: '# anuncios' }),
  hosted: (count) =>
    pluralText('es', count, {
      one: ' (# alojado en el servicio)',
      other: ' (# alojados en el servicio)',
    }),
};
