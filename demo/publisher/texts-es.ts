import { site } from '../page-language/site-es.js';
import { effects } from './effects/texts-es.js';
import type { PublisherTexts } from './texts.js';

export const es: PublisherTexts = {
  ...site,
  labels: {
    skipLink: 'Ir al artículo',
    markup: 'El código HTML',
    fieldsOfEmbed: 'Campos de este embed',
    foot: 'Un artículo ficticio en un periódico ficticio. La página se sirve con una Content Security Policy estricta: sin scripts ni estilos en línea, sin otro origen. Para ver otro embed en la primera figura, añada a la URL',
    footId: 'y su identificador público, o su identificador si no lo tiene, como en',
  },
  panel: 'Campos del embed',
  fieldsLabel: 'Campos',
  watch: 'Ver el vídeo',
  intro:
    'Los campos de este embed que cambian su reproductor. Todos los demás tienen sus valores predeterminados.',
  events: 'Eventos del reproductor, los últimos primero',
  chosen: (name) => `Embed ${name}, elegido por la URL.`,
  causedBy: 'causado por',
  adPosition: (index, count) => `${index} de ${count}`,
  vastError: (code) => `error VAST ${code}`,
  captions: {
    plainVideo:
      'Un vídeo en el marco del reproductor alojado, el formato predeterminado. Un script ha dibujado todas las escenas de esta página.',
    scrollMode:
      'Un reproductor en la página con los controles del navegador. Inícielo y desplácese hacia abajo: le sigue hasta que lo cierre o termine.',
    live: 'Una emisión en directo. Su embed la inicia sin sonido.',
    adBreaks: 'Con pre-roll, mid-roll y post-roll. El panel muestra sus eventos.',
    portrait: 'Un vídeo vertical. Su recuadro tiene el tamaño final antes de que se cargue nada.',
    watermark:
      'El código propio del servicio en un marco aislado, que no tiene acceso a esta página. Con una marca de agua.',
    overlays:
      'Se carga cuando se ve la mitad. Unos anuncios overlay aparecen sobre el vídeo unos segundos.',
    italian:
      'Solo un póster hasta que haga clic: antes no se carga ninguna parte del reproductor. Con título y subtítulos en italiano; los textos del reproductor siguen el idioma de la figura.',
    arabic:
      'Con su identificador público. Los lectores de pantalla leen en el botón el título en árabe y japonés.',
    customLook:
      'Requiere consentimiento: ninguna solicitud va a otro origen antes de que el lector lo permita. Con fondo, colores y subtítulos en dos idiomas.',
    autoplay: 'Empieza automáticamente y sin sonido cuando se ve la mitad, después de un anuncio.',
    converting: 'Un vídeo que todavía se está convirtiendo, con un mensaje.',
  },
  effects,
};
