import { site } from '../page-language/site-es.js';
import type { StartTexts } from './texts.js';

export const es: StartTexts = {
  ...site,
  labels: {
    skipLink: 'Ir a las demos',
    intro:
      'Reproduce en una página los embeds de un servicio de publicación de medios, escribe su código para cada CMS y explica sus tags de anuncio. Elija una demo:',
    publisher: 'Para editores',
    publisherNote: 'Un reproductor en un artículo con una sola etiqueta y sin saltos de diseño.',
    cms: 'Para desarrolladores de CMS',
    cmsNote: 'Buscar un embed, verlo, cambiar sus opciones y copiar su código en cada formato.',
    adOps: 'Para operaciones publicitarias',
    adOpsNote:
      'Cómo y por qué se rellenó cada marcador de un tag de anuncio, en escritorio y móvil.',
    guides: 'Cada una tiene una guía en la',
    guidesLink: 'documentación',
    served: 'Estas páginas las sirve el sandbox, que solo acepta conexiones de este equipo.',
    embeds: 'Sin clave, sirve los',
    embedsLink: 'embeds publicados',
    rest: 'Su interfaz REST está en',
    token:
      'y exige un token de acceso; la clave para obtenerlo aparece en la terminal que inició el sandbox.',
  },
};
