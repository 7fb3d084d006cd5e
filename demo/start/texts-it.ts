import { site } from '../page-language/site-it.js';
import type { StartTexts } from './texts.js';

export const it: StartTexts = {
  ...site,
  labels: {
    skipLink: 'Vai alle demo',
    intro:
      'Riproduce in una pagina gli embed di un servizio di pubblicazione di media, scrive il loro codice per ogni CMS e spiega i loro ad tag. Scegli una demo:',
    publisher: 'Per gli editori',
    publisherNote: 'Un player in un articolo con un solo tag e senza salti del layout.',
    cms: 'Per gli sviluppatori di CMS',
    cmsNote:
      'Trovare un embed, vederlo, cambiarne le impostazioni e copiarne il codice in ogni formato.',
    adOps: 'Per la gestione della pubblicità',
    adOpsNote: 'Come e perché ogni segnaposto di un ad tag è stato riempito, su desktop e mobile.',
    guides: 'Ognuna ha una guida nella',
    guidesLink: 'documentazione',
    served:
      'Queste pagine sono servite dalla sandbox, che accetta connessioni solo da questo computer.',
    embeds: 'Senza chiave, serve gli',
    embedsLink: 'embed pubblicati',
    rest: 'La sua interfaccia REST è in',
    token:
      'e richiede un token di accesso; la chiave per ottenerlo è nel terminale che ha avviato la sandbox.',
  },
};
