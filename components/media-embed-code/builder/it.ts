import type { BuilderTexts } from './builder-texts.js';

export const italian: BuilderTexts = {
  language: 'it',
  format: 'Formato',
  destinations: {
    themeWithScript: 'Siti il cui tema carica lo script',
    editorWithoutHtml: 'Articoli di WordPress e altri editor senza HTML',
    htmlWithoutScripts: 'HTML di un CMS che rimuove gli script',
    amp: 'Pagine AMP',
    newsletter: 'Newsletter',
    searchAndNetworks: 'Motori di ricerca e social network',
    otherPlayers: 'Altri lettori e feed',
    archive: 'Pagine archiviate',
  },
  options: 'Opzioni',
  byDefault: 'Predefinito',
  yes: 'Sì',
  no: 'No',
  reset: 'Reimposta le opzioni',
  insert: 'Inserisci il codice',
  inserted: 'Codice inserito.',
  script: 'Questo codice richiede uno script, una volta per pagina:',
  copyScript: 'Copia lo script',
  legacy: 'Deprecato; resta per le pagine archiviate.',
  labels: {
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
    timeZone: 'Fuso orario delle date',
    customer: 'Cliente',
    script: 'URL dello script di embed',
    frame: 'URL del lettore ospitato',
  },
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
};
