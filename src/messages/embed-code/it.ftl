### Texts of the builder of embed code, for editors.

## Where the code is pasted, and how to use it there

destination = Dove lo incollerai?
destination-wordpress = WordPress
    .guide = Incolla l’indirizzo nell’articolo, da solo su una riga. WordPress mostra il lettore al suo posto. Se resta un link, scegli il formato «Iframe adattabile» e incollalo in un blocco «HTML personalizzato»; possono farlo amministratori ed editori. Con il plugin Media Embed, gli autori incollano l’indirizzo o il codice nel testo.
destination-web-page = Pagina web con script
    .guide = Incolla il codice dove va il lettore. Incolla lo script qui sotto una volta nell’elemento head della pagina, se il sito non lo ha già.
destination-html-without-scripts = CMS che rimuove gli script
    .guide = Incolla il codice nella vista HTML dell’editor. Non richiede script e si adatta a colonne di ogni larghezza. Se il CMS rimuove anche i frame, scegli «Social network o chat» e incolla l’indirizzo.
destination-amp = Pagina AMP
    .guide = Incolla il codice nell’elemento body della pagina AMP, e lo script qui sotto una volta nell’elemento head.
destination-newsletter = Newsletter
    .guide = Incolla il codice nel sorgente HTML della newsletter. I lettori vedono un’immagine e un pulsante che porta al video, perché nessun programma di posta riproduce video.
destination-social = Social network o chat
    .guide = Incolla l’indirizzo nel post o nel messaggio. Social network e chat mostrano un’anteprima della pagina.
destination-search = Motore di ricerca o sitemap
    .guide = Incolla il codice nell’elemento head della pagina che mostra il video. I motori di ricerca elencano così il video con la sua immagine.
destination-other-players = Feed, app o altro lettore
    .guide = Metti l’elemento nel feed che l’app o il partner legge, dentro il suo elemento channel.

## Formats, where their code may be pasted, and what content management systems do to it

format = Formato
other-formats = Altri formati
legacy-format = Deprecato; resta per le pagine archiviate.
format-360 = Video a 360°
    .note = Per blocchi HTML come ogni frame; un CMS che toglie l’attributo allow, come WordPress per gli autori, disattiva i sensori di movimento e lascia il trascinamento.
format-standard = Contenitore e script
    .note = Per pagine che ammettono script, come un tema o un blocco HTML personalizzato; WordPress e Drupal tolgono lo script dagli articoli di chi non può inserire HTML senza filtri.
format-iframe = Iframe
    .note = Per blocchi HTML e page builder; WordPress toglie i frame dagli articoli degli autori, TinyMCE e CKEditor li tengono solo se la configurazione ammette iframe.
format-responsive-iframe = Iframe adattabile
    .note = Per blocchi HTML in colonne di ogni larghezza; un CMS che toglie l’attributo style, come i filtri di Drupal e Joomla, lascia un frame di dimensione fissa.
format-amp = AMP
    .note = Solo per pagine AMP; il plugin AMP di WordPress lo tiene, gli altri editor tolgono l’elemento sconosciuto.
format-instant-article = Instant article
    .note = Per instant article archiviati; ogni altro CMS lo mostra come un normale frame.
format-media-embed = <media-embed> con i suoi dati
    .note = Per blocchi HTML e Markdown di pagine il cui tema carica lo script; i filtri di WordPress e Drupal tolgono gli elementi personalizzati e il JSON che contengono, se non sono ammessi.
format-media-embed-src = <media-embed src>, una riga
    .note = La prima scelta dove il tema carica lo script: una riga che i generatori di siti statici e Markdown tengono; i filtri di WordPress e Drupal devono ammettere media-embed.
format-link = Link o indirizzo
    .note = Per ogni editor, newsletter e chat; WordPress e Drupal trasformano l’URL da solo su una riga in un lettore, se il sito lo conosce come provider oEmbed.
format-email = E-mail con immagine e pulsante
    .note = Per il sorgente HTML di una newsletter; Outlook e Gmail mostrano l’immagine e il pulsante, e nessun programma di posta riproduce video.
format-json-ld = JSON-LD per i motori di ricerca
    .note = Per head o body della pagina che mostra l’embed; WordPress lo toglie dagli articoli: mettilo nel tema o in un plugin SEO.
format-open-graph = Tag Open Graph e Twitter
    .note = Per head della pagina; i plugin SEO di WordPress e Drupal scrivono gli stessi tag: tieni solo uno dei due.
format-oembed = JSON oEmbed
    .note = Per un file o un endpoint servito da un provider oEmbed; WordPress mette i provider sconosciuti in un frame isolato e ne toglie lo stile.
format-vmap = Playlist pubblicitaria VMAP 1.0
    .note = Per le impostazioni pubblicitarie di altri lettori, come file; non incollarlo in un articolo, dove ogni CMS lo toglie.
format-mrss = Elemento Media RSS
    .note = Per il feed di un partner o di una smart TV, dentro il suo elemento channel; non incollarlo in un articolo.
format-video-sitemap = Voce della sitemap video
    .note = Per la sitemap del sito, dentro il suo elemento urlset; i plugin di sitemap sovrascrivono un file che scrivono anche loro.

## Options

group-size = Dimensioni
group-playback = Riproduzione
group-appearance = Aspetto
group-delivery = Distribuzione
options-in-use = { $count ->
    [one] { $count } opzione impostata
   *[other] { $count } opzioni impostate
  }
option-width = Larghezza, px
option-height = Altezza, px
option-aspectRatio = Proporzioni
option-responsive = Adattabile
option-autoplay = Avvio automatico
option-mute = Senza audio
option-loop = Ripetizione
option-captions = Sottotitoli
option-start = Inizio, s
option-end = Fine, s
option-label = Etichetta del bulk
option-title = Titolo per i lettori di schermo
option-lazy = Caricamento differito
option-src = URL dell’embed pubblicato
option-elementFormat = Lettore
option-elementLoading = Caricamento
option-consent = Consenso
option-fallback = Contenuto senza script
option-page = URL della pagina
option-addressOnly = Solo l’indirizzo, senza HTML
option-timeZone = Fuso orario delle date
option-customer = Cliente
option-script = URL dello script di embed
option-frame = URL del lettore ospitato
reset = Reimposta le opzioni
option-name = «{ $label }»

## Values of options that are chosen from a list

choice-default = Predefinito
choice-yes = Sì
choice-no = No
choice-iframe = Lettore ospitato in un frame
choice-standard = Lettore dello script del servizio
choice-player = Lettore nella pagina
choice-near = Vicino all’area visibile
choice-visible = Quando è visibile
choice-eager = Subito
choice-click = Con un clic
choice-required = Obbligatorio

## Texts of fields that cannot be used

problem-whole-number = «{ $text }» non è utilizzabile. Inserisci un numero intero da { $min } a { $max }.
problem-seconds = «{ $text }» non è utilizzabile. Inserisci i secondi da { $min } a { $max }, per esempio 12,5.
problem-after-start = «{ $text }» non è utilizzabile. Inserisci una fine dopo l’inizio.
problem-address = «{ $text }» non è utilizzabile. Inserisci un URL che inizia con https://.
problem-time-zone = «{ $text }» non è utilizzabile. Inserisci un fuso orario come Europe/Rome.

## The code, and the script that its page needs once

insert = Inserisci il codice
inserted = Codice inserito.
script = Questo codice richiede uno script, una volta per pagina:
script-form = La pagina lo carica con
script-form-html = un tag script
script-form-npm = npm e un bundler
script-assumed = L’indirizzo dello script è presunto. Uno sviluppatore lo imposta con MediaEmbedCode.scriptSource.
copy-script = Copia lo script

## What does not work where the code is pasted

finding-amp-needs-https = AMP accetta solo https, e il lettore è su http ({ $hosts }). Il codice ha https al suo posto: funziona solo se il server risponde lì. Servi il lettore su https.
finding-frame-needs-https = Il lettore è su http ({ $hosts }). Le pagine su https non mostrano un frame simile. Servi il lettore su https.
finding-local-address = Il codice ha un indirizzo di questo computer o di questa rete ({ $hosts }). Il video non funzionerà da altrove. Copia invece il codice dal sito pubblico.
