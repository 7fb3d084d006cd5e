### Texts of the builder of embed code, for editors.

## Where the code is pasted, and how to use it there

destination = Où allez-vous coller le code ?
destination-wordpress = WordPress
    .guide = Collez l’adresse dans l’article, seule sur une ligne. WordPress affiche le lecteur à sa place. Si elle reste un lien, choisissez le format « Iframe adaptative » et collez-la dans un bloc « HTML personnalisé » ; les administrateurs et les éditeurs en ont le droit. Avec l’extension Media Embed, les auteurs collent l’adresse ou le code dans le texte.
destination-web-page = Page web avec scripts
    .guide = Collez le code à l’emplacement du lecteur. Collez le script ci-dessous une seule fois dans l’élément head de la page, sauf si le site l’a déjà.
destination-html-without-scripts = CMS qui supprime les scripts
    .guide = Collez le code dans la vue HTML de l’éditeur. Il n’a besoin d’aucun script et s’adapte à toutes les largeurs de colonne. Si le CMS supprime aussi les iframes, choisissez « Réseau social ou messagerie » et collez l’adresse.
destination-amp = Page AMP
    .guide = Collez le code dans l’élément body de la page AMP, et le script ci-dessous une seule fois dans l’élément head.
destination-newsletter = Newsletter
    .guide = Collez le code dans la source HTML de la newsletter. Les lecteurs voient une image et un bouton qui mène à la vidéo, car aucune messagerie ne lit de vidéo.
destination-social = Réseau social ou messagerie
    .guide = Collez l’adresse dans la publication ou le message. Les réseaux et les messageries affichent un aperçu de la page.
destination-search = Moteur de recherche ou sitemap
    .guide = Collez le code dans l’élément head de la page qui affiche la vidéo. Les moteurs de recherche référencent alors la vidéo avec son image.
destination-other-players = Flux, application ou autre lecteur
    .guide = Placez l’élément dans le flux que lit l’application ou le partenaire, à l’intérieur de son élément channel.

## Formats, where their code may be pasted, and what content management systems do to it

format = Format du code
other-formats = Autres formats
legacy-format = Obsolète ; conservé pour les pages archivées.
format-360 = Vidéo à 360°
    .note = Pour les blocs HTML, comme toute iframe ; un CMS qui supprime l’attribut allow, comme WordPress pour les auteurs, désactive les capteurs de mouvement et laisse le glissement.
format-standard = Conteneur et script
    .note = Pour les pages qui acceptent les scripts, par exemple dans un thème ou un bloc HTML ; WordPress et Drupal suppriment le script des articles des rédacteurs qui n’ont pas droit au HTML non filtré.
format-iframe = Iframe
    .note = Pour les blocs HTML et les constructeurs de pages ; WordPress supprime les iframes des articles des auteurs, TinyMCE et CKEditor ne les gardent que si leur configuration accepte iframe.
format-responsive-iframe = Iframe adaptative
    .note = Pour les blocs HTML dans des colonnes de toute largeur ; un CMS qui supprime l’attribut style, comme les filtres de Drupal et Joomla, laisse une iframe de taille fixe.
format-amp = AMP
    .note = Pour les pages AMP uniquement ; l’extension AMP de WordPress garde le code, les autres éditeurs suppriment l’élément inconnu.
format-instant-article = Instant article
    .note = Pour les instant articles archivés ; tout autre CMS l’affiche comme une simple iframe.
format-media-embed = <media-embed> avec ses données
    .note = Pour les blocs HTML et le Markdown des pages dont le thème charge le script ; les filtres de WordPress et de Drupal suppriment les éléments personnalisés et leur JSON s’ils ne sont pas autorisés.
format-media-embed-src = <media-embed src>, une ligne
    .note = Le premier choix si le thème charge le script : une ligne que gardent les générateurs de sites statiques et Markdown ; les filtres de WordPress et de Drupal doivent autoriser media-embed.
format-link = Lien ou adresse
    .note = Pour tout éditeur, newsletter et messagerie ; WordPress et Drupal transforment l’URL seule sur une ligne en lecteur si le site la connaît comme fournisseur oEmbed.
format-email = E-mail avec image et bouton
    .note = Pour la source HTML d’une newsletter ; Outlook et Gmail affichent l’image et le bouton, et aucune messagerie ne lit de vidéo.
format-json-ld = JSON-LD pour les moteurs de recherche
    .note = Pour head ou body de la page qui affiche l’embed ; WordPress le supprime des articles : placez-le dans le thème ou dans une extension SEO.
format-open-graph = Balises Open Graph et Twitter
    .note = Pour head ; les extensions SEO de WordPress et de Drupal écrivent les mêmes balises : ne gardez que l’une des deux sources.
format-oembed = JSON oEmbed
    .note = Pour un fichier ou un endpoint servi par un fournisseur oEmbed ; WordPress place les fournisseurs inconnus dans une iframe isolée et supprime leur style.
format-vmap = Playlist publicitaire VMAP 1.0
    .note = Pour les paramètres publicitaires d’autres lecteurs, sous forme de fichier ; ne le collez jamais dans un article, tout CMS l’y supprime.
format-mrss = Élément Media RSS
    .note = Pour le flux d’un partenaire de syndication ou d’une smart TV, dans son élément channel ; ne le collez jamais dans un article.
format-video-sitemap = Entrée de sitemap vidéo
    .note = Pour le sitemap du site, dans son élément urlset ; les extensions de sitemap écrasent un fichier qu’elles écrivent aussi.

## Options

group-size = Taille
group-playback = Lecture
group-appearance = Apparence
group-delivery = Diffusion
options-in-use = { $count ->
    [one] { $count } option définie
   *[other] { $count } options définies
  }
option-width = Largeur, px
option-height = Hauteur, px
option-aspectRatio = Format de l’image
option-responsive = Largeur adaptative
option-autoplay = Lecture automatique
option-mute = Sans le son
option-loop = Lecture en boucle
option-captions = Sous-titres
option-start = Début, s
option-end = Fin, s
option-label = Libellé du bulk
option-title = Titre pour les lecteurs d’écran
option-lazy = Chargement différé
option-src = URL de l’embed publié
option-elementFormat = Type de lecteur
option-elementLoading = Chargement
option-consent = Consentement
option-fallback = Contenu sans scripts
option-page = URL de la page
option-addressOnly = Adresse seule, sans HTML
option-timeZone = Fuseau horaire des dates
option-customer = Client
option-script = URL du script d’intégration
option-frame = URL du lecteur hébergé
reset = Réinitialiser les options
option-name = « { $label } »

## Values of options that are chosen from a list

choice-default = Par défaut
choice-yes = Oui
choice-no = Non
choice-iframe = Lecteur hébergé dans une iframe
choice-standard = Lecteur du script du service
choice-player = Lecteur dans la page
choice-near = Près de la zone visible
choice-visible = Dès qu’il est visible
choice-eager = Immédiatement
choice-click = Au clic
choice-required = Obligatoire

## Texts of fields that cannot be used

problem-whole-number = « { $text } » n’est pas utilisé. Saisissez un nombre entier de { $min } à { $max }.
problem-seconds = « { $text } » n’est pas utilisé. Saisissez des secondes de { $min } à { $max }, par exemple 12,5.
problem-after-start = « { $text } » n’est pas utilisé. Saisissez une fin postérieure au début.
problem-address = « { $text } » n’est pas utilisé. Saisissez une URL qui commence par https://.
problem-time-zone = « { $text } » n’est pas utilisé. Saisissez un fuseau horaire comme Europe/Paris.

## The code, and the script that its page needs once

insert = Insérer le code
inserted = Code inséré.
script = Ce code a besoin d’un script, une fois par page :
script-form = La page le charge avec
script-form-html = une balise script
script-form-npm = npm et un bundler
script-assumed = L’adresse du script est supposée. Un développeur la définit avec MediaEmbedCode.scriptSource.
copy-script = Copier le script

## What does not work where the code is pasted

finding-amp-needs-https = AMP n’accepte que https, et le lecteur est en http ({ $hosts }). Le code contient https à la place : il ne fonctionne que si le serveur y répond. Servez le lecteur en https.
finding-frame-needs-https = Le lecteur est en http ({ $hosts }). Les pages en https n’affichent pas une telle iframe. Servez le lecteur en https.
finding-local-address = Le code contient une adresse de cet ordinateur ou de ce réseau ({ $hosts }). La vidéo ne fonctionnera pas ailleurs. Générez le code sur le site public.
