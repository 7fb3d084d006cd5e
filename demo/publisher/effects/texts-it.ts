import { pluralText } from '../../../src/locales/plural-text.js';
import type { EffectTexts } from './effect-texts.js';

export const effects: EffectTexts = {
  title: 'Il titolo del player, se la pagina non ne imposta uno.',
  converting: 'È ancora in conversione, quindi compare un messaggio.',
  conversionFailed: 'Non è stato possibile convertirlo, quindi compare un messaggio.',
  plays: 'Viene riprodotto.',
  live: 'Viene riprodotto in diretta: con un’etichetta, senza barra del tempo.',
  crop: 'Riempie il riquadro e taglia i bordi.',
  autoplay: 'Parte da solo; senza audio se il browser lo richiede.',
  mute: 'Parte senza audio.',
  preload: 'Carica il contenuto prima che inizi la riproduzione.',
  pictureInPicture: 'Aggiunge un pulsante per il picture-in-picture.',
  noBar: 'Toglie la barra dei comandi.',
  keepsBar: 'Tiene visibile la barra dei comandi.',
  noSeeking: 'Impedisce di andare avanti nel video.',
  backgroundImage: 'Mostra un’immagine nell’area intorno al video.',
  floats: 'Segue il lettore lungo la pagina mentre va.',
  floatMuted: 'Toglie l’audio al player fluttuante quando il mouse è sopra.',
  watermark: 'Mostra un’immagine sopra il video.',
  watermarkHidden: 'L’immagine si nasconde insieme ai comandi.',
  fallback: ', con tag di riserva',
  ima: 'Richiede l’IMA SDK. Questa pagina non permette il suo script, quindi gli annunci li riproduce il gestore integrato.',
  analytics: 'Viene passato all’adattatore di analisi che la pagina ha registrato, se c’è.',
  publicId: (id) => `L’URL del player contiene ${id} al posto dell’id.`,
  playsFor: (duration) => `Dura ${duration}.`,
  subtitles: (labels) => `Offre sottotitoli: ${labels}.`,
  subtitlesDefault: (language) => `Mostra all’inizio i sottotitoli in ${language}.`,
  background: (color) => `Riempie di ${color} l’area intorno al video.`,
  playerColor: (color) => `Mostra i pulsanti e le barre del player in ${color}.`,
  destroyOn: (events) => `Toglie il player con ${events}.`,
  watermarkWidth: (pixels) => `L’immagine è larga ${pixels} px.`,
  watermarkHeight: (pixels) => `L’immagine è alta ${pixels} px.`,
  watermarkOpacity: (percent) => `L’immagine è trasparente al ${percent}.`,
  watermarkTime: (duration) => `L’immagine scompare dopo ${duration} di riproduzione.`,
  watermarkLink: (url) => `Un clic sull’immagine apre ${url}.`,
  preroll: (ads) => `Riproduce ${ads} prima del contenuto.`,
  midroll: (times) => `Interrompe il contenuto dopo ${times}.`,
  postroll: (ads) => `Riproduce ${ads} dopo il contenuto.`,
  skip: (time) => `Permette di saltare il preroll dopo ${time}.`,
  overlayFor: (ads, time, duration) =>
    `Mostra ${ads} sopra il video dopo ${time}, per ${duration}.`,
  overlayToEnd: (ads, time) => `Mostra ${ads} sopra il video dopo ${time}, fino alla fine.`,
  bulk: {
    label: (label) =>
      `Le impostazioni del bulk «${label}» sostituiscono quelle dell’embed, perché la pagina indica la sua etichetta.`,
    origin: (label) =>
      `Le impostazioni del bulk «${label}» sostituiscono quelle dell’embed, perché corrisponde a questa pagina.`,
    any: (label) =>
      `Le impostazioni del bulk «${label}» sostituiscono quelle dell’embed, perché corrisponde a tutte le pagine.`,
  },
  watermarkOffset: {
    top: (length) => `L’immagine è a ${length} dal bordo superiore.`,
    right: (length) => `L’immagine è a ${length} dal bordo destro.`,
    bottom: (length) => `L’immagine è a ${length} dal bordo inferiore.`,
    left: (length) => `L’immagine è a ${length} dal bordo sinistro.`,
  },
  volumes: {
    unchecked: 'Lascia invariato l’audio degli annunci.',
    on: 'Riproduce gli annunci con l’audio.',
    off: 'Riproduce gli annunci senza audio.',
  },
  ads: (count) => pluralText('it', count, { one: 'un annuncio', other: '# annunci' }),
  hosted: (count) =>
    pluralText('it', count, { one: ' (# sul servizio)', other: ' (# sul servizio)' }),
};
