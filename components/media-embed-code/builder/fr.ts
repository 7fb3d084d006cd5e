import type { BuilderTexts } from './builder-texts.js';
import { pluralText } from '../../../src/locales/plural-text.js';

const labels: BuilderTexts['labels'] = {
  width: 'Largeur, px',
  height: 'Hauteur, px',
  aspectRatio: 'Format de l’image',
  responsive: 'Largeur adaptative',
  autoplay: 'Lecture automatique',
  mute: 'Sans le son',
  loop: 'Lecture en boucle',
  captions: 'Sous-titres',
  start: 'Début, s',
  end: 'Fin, s',
  label: 'Libellé du bulk',
  title: 'Titre pour les lecteurs d’écran',
  lazy: 'Chargement différé',
  src: 'URL de l’embed publié',
  elementFormat: 'Type de lecteur',
  elementLoading: 'Chargement',
  consent: 'Consentement',
  fallback: 'Contenu sans scripts',
  page: 'URL de la page',
  addressOnly: 'Adresse seule, sans HTML',
  timeZone: 'Fuseau horaire des dates',
  customer: 'Client',
  script: 'URL du script d’intégration',
  frame: 'URL du lecteur hébergé',
};

export const french: BuilderTexts = {
  language: 'fr',
  destination: 'Où allez-vous coller le code ?',
  destinations: {
    wordPress: 'WordPress',
    webPage: 'Page web avec scripts',
    htmlWithoutScripts: 'CMS qui supprime les scripts',
    amp: 'Page AMP',
    newsletter: 'Newsletter',
    social: 'Réseau social ou messagerie',
    search: 'Moteur de recherche ou sitemap',
    otherPlayers: 'Flux, application ou autre lecteur',
  },
  guides: {
    wordPress:
      'Collez l’adresse dans l’article, seule sur une ligne. WordPress affiche le lecteur à sa place. Si elle reste un lien, choisissez le format « Iframe adaptatif » et collez-le dans un bloc « HTML personnalisé » ; les administrateurs et les éditeurs en ont le droit.',
    webPage:
      'Collez le code à l’emplacement du lecteur. Collez le script ci-dessous une seule fois dans l’élément head de la page, sauf si le site l’a déjà.',
    htmlWithoutScripts:
      'Collez le code dans la vue HTML de l’éditeur. Il n’a besoin d’aucun script et s’adapte à toutes les largeurs de colonne. Si le CMS supprime aussi les iframes, choisissez « Réseau social ou messagerie » et collez l’adresse.',
    amp: 'Collez le code dans l’élément body de la page AMP, et le script ci-dessous une seule fois dans l’élément head.',
    newsletter:
      'Collez le code dans la source HTML de la newsletter. Les lecteurs voient une image et un bouton qui mène à la vidéo, car aucune messagerie ne lit de vidéo.',
    social:
      'Collez l’adresse dans la publication ou le message. Les réseaux et les messageries affichent un aperçu de la page.',
    search:
      'Collez le code dans l’élément head de la page qui affiche la vidéo. Les moteurs de recherche référencent alors la vidéo avec son image.',
    otherPlayers:
      'Placez l’élément dans le flux que lit l’application ou le partenaire, à l’intérieur de son élément channel.',
  },
  format: 'Format du code',
  formats: {
    standard: 'Conteneur et script',
    iframe: 'Iframe',
    amp: 'AMP',
    360: 'Vidéo à 360°',
    'instant-article': 'Instant article',
    'media-embed': '<media-embed> avec ses données',
    'media-embed-src': '<media-embed src>, une ligne',
    'responsive-iframe': 'Iframe adaptatif',
    link: 'Lien ou adresse',
    email: 'E-mail avec image et bouton',
    'json-ld': 'JSON-LD pour les moteurs de recherche',
    'open-graph': 'Balises Open Graph et Twitter',
    oembed: 'JSON oEmbed',
    vmap: 'Playlist publicitaire VMAP 1.0',
    mrss: 'Élément Media RSS',
    'video-sitemap': 'Entrée de sitemap vidéo',
  },
  otherFormats: 'Autres formats',
  groups: {
    size: 'Taille',
    playback: 'Lecture',
    appearance: 'Apparence',
    delivery: 'Diffusion',
  },
  inUse: (count) =>
    pluralText('fr', count, { one: '# option définie', other: '# options définies' }),
  byDefault: 'Par défaut',
  yes: 'Oui',
  no: 'Non',
  choices: {
    iframe: 'Lecteur hébergé dans une iframe',
    standard: 'Lecteur du script du service',
    player: 'Lecteur dans la page',
    near: 'Près de la zone visible',
    visible: 'Dès qu’il est visible',
    eager: 'Immédiatement',
    click: 'Au clic',
    required: 'Obligatoire',
  },
  reset: 'Réinitialiser les options',
  insert: 'Insérer le code',
  inserted: 'Code inséré.',
  script: 'Ce code a besoin d’un script, une fois par page :',
  scriptForm: 'La page le charge avec',
  scriptForms: { html: 'une balise script', npm: 'npm et un bundler' },
  scriptAssumed:
    'L’adresse du script est supposée. Un développeur la définit avec MediaEmbedCode.scriptSource.',
  copyScript: 'Copier le script',
  legacy: 'Obsolète ; conservé pour les pages archivées.',
  labels,
  notes: {
    standard:
      'Pour les pages qui acceptent les scripts, par exemple dans un thème ou un bloc HTML ; WordPress et Drupal suppriment le script des articles des rédacteurs qui n’ont pas droit au HTML non filtré.',
    iframe:
      'Pour les blocs HTML et les constructeurs de pages ; WordPress supprime les iframes des articles des auteurs, TinyMCE et CKEditor ne les gardent que si leur configuration accepte iframe.',
    'responsive-iframe':
      'Pour les blocs HTML dans des colonnes de toute largeur ; un CMS qui supprime l’attribut style, comme les filtres de Drupal et Joomla, laisse une iframe de taille fixe.',
    amp: 'Pour les pages AMP uniquement ; l’extension AMP de WordPress garde le code, les autres éditeurs suppriment l’élément inconnu.',
    '360':
      'Pour les blocs HTML, comme toute iframe ; un CMS qui supprime l’attribut allow, comme WordPress pour les auteurs, désactive les capteurs de mouvement et laisse le glissement.',
    'instant-article':
      'Pour les instant articles archivés ; tout autre CMS l’affiche comme une simple iframe.',
    'media-embed':
      'Pour les blocs HTML et le Markdown des pages dont le thème charge le script ; les filtres de WordPress et de Drupal suppriment les éléments personnalisés et leur JSON s’ils ne sont pas autorisés.',
    'media-embed-src':
      'Le premier choix si le thème charge le script : une ligne que gardent les générateurs de sites statiques et Markdown ; les filtres de WordPress et de Drupal doivent autoriser media-embed.',
    link: 'Pour tout éditeur, newsletter et messagerie ; WordPress et Drupal transforment l’URL seule sur une ligne en lecteur si le site la connaît comme fournisseur oEmbed.',
    email:
      'Pour la source HTML d’une newsletter ; Outlook et Gmail affichent l’image et le bouton, et aucune messagerie ne lit de vidéo.',
    'json-ld':
      'Pour head ou body de la page qui affiche l’embed ; WordPress le supprime des articles : placez-le dans le thème ou dans une extension SEO.',
    'open-graph':
      'Pour head ; les extensions SEO de WordPress et de Drupal écrivent les mêmes balises : ne gardez que l’une des deux sources.',
    oembed:
      'Pour un fichier ou un endpoint servi par un fournisseur oEmbed ; WordPress place les fournisseurs inconnus dans une iframe isolée et supprime leur style.',
    vmap: 'Pour les paramètres publicitaires d’autres lecteurs, sous forme de fichier ; ne le collez jamais dans un article, tout CMS l’y supprime.',
    mrss: 'Pour le flux d’un partenaire de syndication ou d’une smart TV, dans son élément channel ; ne le collez jamais dans un article.',
    'video-sitemap':
      'Pour le sitemap du site, dans son élément urlset ; les extensions de sitemap écrasent un fichier qu’elles écrivent aussi.',
  },
  problems: {
    wholeNumber: ({ found, min, max }) =>
      `« ${found} » n’est pas utilisé. Saisissez un nombre entier de ${min} à ${max}.`,
    seconds: ({ found, min, max }) =>
      `« ${found} » n’est pas utilisé. Saisissez des secondes de ${min} à ${max}, par exemple 12,5.`,
    afterStart: ({ found }) =>
      `« ${found} » n’est pas utilisé. Saisissez une fin postérieure au début.`,
    address: ({ found }) =>
      `« ${found} » n’est pas utilisé. Saisissez une URL qui commence par https://.`,
    timeZone: ({ found }) =>
      `« ${found} » n’est pas utilisé. Saisissez un fuseau horaire comme Europe/Paris.`,
  },
  quoted: (label) => `« ${label} »`,
  missing: (names) => ({
    'bulk-label':
      'Le libellé du bulk se compose d’un ou deux points. Utilisez un bulk avec un autre libellé.',
    'customer-and-script': `L’embed n’a pas de code du service. Renseignez ${names.customer} et ${names.script}.`,
    date: 'L’embed n’a pas de date. Définissez-la dans le service sous la forme AAAA-MM-JJ hh:mm:ss.',
    'embed-id': 'L’embed n’a pas d’identifiant. Enregistrez-le d’abord dans le service.',
    'embed-source': `L’adresse de l’embed publié n’est pas connue. Renseignez ${names.src}.`,
    format: 'Le format est inconnu. Choisissez-en un autre.',
    media: `L’embed n’a ni vidéo ni lecteur. Ajoutez une vidéo, ou renseignez ${names.frame}.`,
    'not-360':
      'L’embed n’est pas une vidéo à 360°. Publiez-le comme telle, ou choisissez un autre format.',
    'page-address': `La page qui affiche la vidéo n’est pas connue. Renseignez ${names.page}.`,
    'parameter-of-amp': `L’adresse du lecteur contient __amp_source_origin, qu’AMP ajoute lui-même. Renseignez ${names.frame} sans ce paramètre.`,
    'player-address': `L’embed n’a pas d’adresse de lecteur hébergé. Renseignez ${names.frame}.`,
    'player-address-360':
      'L’iframe du code à 360° n’a pas d’adresse web. Donnez à src une URL http(s).',
    'playable-media':
      'L’embed n’a ni vidéo ni direct à lire. Ajoutez-en un, ou attendez qu’il soit prêt.',
    'preview-image': 'L’embed n’a pas d’image d’aperçu. Importez-en une.',
    title: `L’embed n’a pas de titre. Définissez-le, ou renseignez ${names.title}.`,
  }),
  findings: {
    'amp-needs-https': (hosts) =>
      `AMP n’accepte que https, et le lecteur est en http (${hosts}). Le code contient https à la place : il ne fonctionne que si le serveur y répond. Servez le lecteur en https.`,
    'frame-needs-https': (hosts) =>
      `Le lecteur est en http (${hosts}). Les pages en https n’affichent pas une telle iframe. Servez le lecteur en https.`,
    'local-address': (hosts) =>
      `Le code contient une adresse de cet ordinateur ou de ce réseau (${hosts}). La vidéo ne fonctionnera pas ailleurs. Générez le code sur le site public.`,
  },
};
