import { site } from '../page-language/site-it.js';
import { effects } from './effects/texts-it.js';
import type { PublisherTexts } from './texts.js';

export const it: PublisherTexts = {
  ...site,
  labels: {
    skipLink: 'Vai all’articolo',
    markup: 'Il markup',
    fieldsOfEmbed: 'Campi di questo embed',
    foot: 'Un articolo inventato in un giornale inventato. La pagina è servita con una Content Security Policy severa: nessuno script e nessuno stile nella pagina, nessun’altra origine. Per vedere un altro embed nella prima figura, aggiungi all’URL',
    footId: 'e il suo id pubblico, o il suo id se non ne ha uno, come in',
  },
  panel: 'Campi dell’embed',
  fieldsLabel: 'Campi',
  watch: 'Guarda il video',
  intro:
    'I campi di questo embed che cambiano il suo player. Tutti gli altri hanno i valori predefiniti.',
  events: 'Eventi del player, dal più recente',
  chosen: (name) => `Embed ${name}, scelto dall’URL.`,
  causedBy: 'causato da',
  adPosition: (index, count) => `${index} di ${count}`,
  vastError: (code) => `errore VAST ${code}`,
  captions: {
    plainVideo:
      'Un video nel frame del player ospitato, il formato predefinito. Tutte le scene di questa pagina sono disegnate da uno script.',
    scrollMode:
      'Un player nella pagina con i comandi del browser. Avvialo e scorri in basso: ti segue finché non lo chiudi o finisce.',
    live: 'Una diretta. Il suo embed la avvia senza audio.',
    adBreaks: 'Con un preroll, un midroll e un postroll. Il pannello elenca i loro eventi.',
    portrait:
      'Un video verticale. Il suo riquadro ha la dimensione finale prima che si carichi qualcosa.',
    watermark:
      'Il codice del servizio in un frame isolato, che non ha accesso a questa pagina. Con un watermark.',
    overlays:
      'Si carica quando se ne vede metà. Annunci overlay compaiono sul video per qualche secondo.',
    italian:
      'Solo un’immagine finché non fai clic: prima non si carica nessuna parte del player. Con titolo e sottotitoli in italiano; i testi del player seguono la lingua della figura.',
    arabic:
      'Indirizzato con il suo id pubblico. Gli screen reader leggono sul pulsante il titolo in arabo e giapponese.',
    customLook:
      'Serve il consenso: nessuna richiesta va a un’altra origine prima che il lettore la permetta. Con sfondo, colori e sottotitoli in due lingue.',
    autoplay: 'Parte da solo e senza audio quando se ne vede metà, dopo un annuncio.',
    converting: 'Un video ancora in conversione, con un messaggio.',
  },
  effects,
};
