import type { BuilderTexts } from './builder-texts.js';
import { pluralText } from '../../../src/locales/plural-text.js';

const labels: BuilderTexts['labels'] = {
  width: 'Larghezza, px',
  height: 'Altezza, px',
  aspectRatio: 'Proporzioni',
  responsive: 'Adattabile',
  autoplay: 'Avvio automatico',
  mute: 'Senza audio',
  loop: 'Ripetizione',
  captions: 'Sottotitoli',
  start: 'Inizio, s',
  end: 'Fine, s',
  label: 'Etichetta del bulk',
  title: 'Titolo per i lettori di schermo',
  lazy: 'Caricamento differito',
  src: 'URL dell’embed pubblicato',
  elementFormat: 'Lettore',
  elementLoading: 'Caricamento',
  consent: 'Consenso',
  fallback: 'Contenuto senza script',
  page: 'URL della pagina',
  addressOnly: 'Solo l’indirizzo, senza HTML',
  timeZone: 'Fuso orario delle date',
  customer: 'Cliente',
  script: 'URL dello script di embed',
  frame: 'URL del lettore ospitato',
};

export const italian: BuilderTexts = {
  language: 'it',
  destination: 'Dove lo incollerai?',
  destinations: {
    wordPress: 'WordPress',
    webPage: 'Pagina web con script',
    htmlWithoutScripts: 'CMS che rimuove gli script',
    amp: 'Pagina AMP',
    newsletter: 'Newsletter',
    social: 'Social network o chat',
    search: 'Motore di ricerca o sitemap',
    otherPlayers: 'Feed, app o altro lettore',
  },
  guides: {
    wordPress:
      'Incolla l’indirizzo nell’articolo, da solo su una riga. WordPress mostra il lettore al suo posto. Se resta un link, scegli il formato “Iframe adattabile” e incollalo in un blocco “HTML personalizzato”; possono farlo amministratori ed editori.',
    webPage:
      'Incolla il codice dove va il lettore. Incolla lo script qui sotto una volta nell’elemento head della pagina, se il sito non lo ha già.',
    htmlWithoutScripts:
      'Incolla il codice nella vista HTML dell’editor. Non richiede script e si adatta a colonne di ogni larghezza. Se il CMS rimuove anche i frame, scegli “Social network o chat” e incolla l’indirizzo.',
    amp: 'Incolla il codice nell’elemento body della pagina AMP, e lo script qui sotto una volta nell’elemento head.',
    newsletter:
      'Incolla il codice nel sorgente HTML della newsletter. I lettori vedono un’immagine e un pulsante che porta al video, perché nessun programma di posta riproduce video.',
    social:
      'Incolla l’indirizzo nel post o nel messaggio. Social network e chat mostrano un’anteprima della pagina.',
    search:
      'Incolla il codice nell’elemento head della pagina che mostra il video. I motori di ricerca elencano così il video con la sua immagine.',
    otherPlayers:
      'Metti l’elemento nel feed che l’app o il partner legge, dentro il suo elemento channel.',
  },
  format: 'Formato',
  formats: {
    standard: 'Contenitore e script',
    iframe: 'Iframe',
    amp: 'AMP',
    360: 'Video a 360°',
    'instant-article': 'Instant article',
    'media-embed': '<media-embed> con i suoi dati',
    'media-embed-src': '<media-embed src>, una riga',
    'responsive-iframe': 'Iframe adattabile',
    link: 'Link o indirizzo',
    email: 'E-mail con immagine e pulsante',
    'json-ld': 'JSON-LD per i motori di ricerca',
    'open-graph': 'Tag Open Graph e Twitter',
    oembed: 'JSON oEmbed',
    vmap: 'Playlist pubblicitaria VMAP 1.0',
    mrss: 'Elemento Media RSS',
    'video-sitemap': 'Voce della sitemap video',
  },
  otherFormats: 'Altri formati',
  groups: {
    size: 'Dimensioni',
    playback: 'Riproduzione',
    appearance: 'Aspetto',
    delivery: 'Distribuzione',
  },
  inUse: (count) =>
    pluralText('it', count, { one: '# opzione impostata', other: '# opzioni impostate' }),
  byDefault: 'Predefinito',
  yes: 'Sì',
  no: 'No',
  choices: {
    iframe: 'Lettore ospitato in un frame',
    standard: 'Lettore dello script del servizio',
    player: 'Lettore nella pagina',
    near: 'Vicino all’area visibile',
    visible: 'Quando è visibile',
    eager: 'Subito',
    click: 'Con un clic',
    required: 'Obbligatorio',
  },
  reset: 'Reimposta le opzioni',
  insert: 'Inserisci il codice',
  inserted: 'Codice inserito.',
  script: 'Questo codice richiede uno script, una volta per pagina:',
  scriptForm: 'La pagina lo carica con',
  scriptForms: { html: 'un tag script', npm: 'npm e un bundler' },
  scriptAssumed:
    'L’indirizzo dello script è presunto. Uno sviluppatore lo imposta con MediaEmbedCode.scriptSource.',
  copyScript: 'Copia lo script',
  legacy: 'Deprecato; resta per le pagine archiviate.',
  labels,
  notes: {
    standard:
      'Per pagine che ammettono script, come un tema o un blocco HTML personalizzato; WordPress e Drupal tolgono lo script dagli articoli di chi non può inserire HTML senza filtri.',
    iframe:
      'Per blocchi HTML e page builder; WordPress toglie i frame dagli articoli degli autori, TinyMCE e CKEditor li tengono solo se la configurazione ammette iframe.',
    'responsive-iframe':
      'Per blocchi HTML in colonne di ogni larghezza; un CMS che toglie l’attributo style, come i filtri di Drupal e Joomla, lascia un frame di dimensione fissa.',
    amp: 'Solo per pagine AMP; il plugin AMP di WordPress lo tiene, gli altri editor tolgono l’elemento sconosciuto.',
    '360':
      'Per blocchi HTML come ogni frame; un CMS che toglie l’attributo allow, come WordPress per gli autori, disattiva i sensori di movimento e lascia il trascinamento.',
    'instant-article':
      'Per instant article archiviati; ogni altro CMS lo mostra come un normale frame.',
    'media-embed':
      'Per blocchi HTML e Markdown di pagine il cui tema carica lo script; i filtri di WordPress e Drupal tolgono gli elementi personalizzati e il JSON che contengono, se non sono ammessi.',
    'media-embed-src':
      'La prima scelta dove il tema carica lo script: una riga che i generatori di siti statici e Markdown tengono; i filtri di WordPress e Drupal devono ammettere media-embed.',
    link: 'Per ogni editor, newsletter e chat; WordPress e Drupal trasformano l’URL da solo su una riga in un lettore, se il sito lo conosce come provider oEmbed.',
    email:
      'Per il sorgente HTML di una newsletter; Outlook e Gmail mostrano l’immagine e il pulsante, e nessun programma di posta riproduce video.',
    'json-ld':
      'Per head o body della pagina che mostra l’embed; WordPress lo toglie dagli articoli: mettilo nel tema o in un plugin SEO.',
    'open-graph':
      'Per head della pagina; i plugin SEO di WordPress e Drupal scrivono gli stessi tag: tieni solo uno dei due.',
    oembed:
      'Per un file o un endpoint servito da un provider oEmbed; WordPress mette i provider sconosciuti in un frame isolato e ne toglie lo stile.',
    vmap: 'Per le impostazioni pubblicitarie di altri lettori, come file; non incollarlo in un articolo, dove ogni CMS lo toglie.',
    mrss: 'Per il feed di un partner o di una smart TV, dentro il suo elemento channel; non incollarlo in un articolo.',
    'video-sitemap':
      'Per la sitemap del sito, dentro il suo elemento urlset; i plugin di sitemap sovrascrivono un file che scrivono anche loro.',
  },
  problems: {
    wholeNumber: ({ found, min, max }) =>
      `“${found}” non è utilizzabile. Inserisci un numero intero da ${min} a ${max}.`,
    seconds: ({ found, min, max }) =>
      `“${found}” non è utilizzabile. Inserisci i secondi da ${min} a ${max}, per esempio 12,5.`,
    afterStart: ({ found }) => `“${found}” non è utilizzabile. Inserisci una fine dopo l’inizio.`,
    address: ({ found }) =>
      `“${found}” non è utilizzabile. Inserisci un URL che inizia con https://.`,
    timeZone: ({ found }) =>
      `“${found}” non è utilizzabile. Inserisci un fuso orario come Europe/Rome.`,
  },
  quoted: (label) => `“${label}”`,
  missing: (names) => ({
    'bulk-label':
      'L’etichetta del bulk è fatta di uno o due punti. Usa un bulk con un’altra etichetta.',
    'customer-and-script': `L’embed non ha il codice del servizio. Compila ${names.customer} e ${names.script}.`,
    date: 'L’embed non ha una data. Impostala nel servizio come AAAA-MM-GG hh:mm:ss.',
    'embed-id': 'L’embed non ha un id. Prima salvalo nel servizio.',
    'embed-source': `L’indirizzo dell’embed pubblicato non è noto. Compila ${names.src}.`,
    format: 'Il formato è sconosciuto. Scegline un altro.',
    media: `L’embed non ha né un video né un lettore. Aggiungi un video, o compila ${names.frame}.`,
    'not-360': 'L’embed non è un video a 360°. Pubblicalo come tale, o scegli un altro formato.',
    'page-address': `La pagina che mostra il video non è nota. Compila ${names.page}.`,
    'parameter-of-amp': `L’indirizzo del lettore contiene __amp_source_origin, che AMP aggiunge da sé. Compila ${names.frame} senza questo parametro.`,
    'player-address': `L’embed non ha l’indirizzo di un lettore ospitato. Compila ${names.frame}.`,
    'player-address-360':
      'Il frame nel codice a 360° non ha un indirizzo web. Imposta src su un URL http(s).',
    'playable-media':
      'L’embed non ha un video o una diretta riproducibile. Aggiungine uno, o attendi che sia pronto.',
    'preview-image': 'L’embed non ha un’immagine di anteprima. Caricane una.',
    title: `L’embed non ha un titolo. Impostalo, o compila ${names.title}.`,
  }),
  findings: {
    'amp-needs-https': (hosts) =>
      `AMP accetta solo https, e il lettore è su http (${hosts}). Il codice ha https al suo posto: funziona solo se il server risponde lì. Servi il lettore su https.`,
    'frame-needs-https': (hosts) =>
      `Il lettore è su http (${hosts}). Le pagine su https non mostrano un frame simile. Servi il lettore su https.`,
    'local-address': (hosts) =>
      `Il codice ha un indirizzo di questo computer o di questa rete (${hosts}). Il video non funzionerà da altrove. Copia invece il codice dal sito pubblico.`,
  },
};
