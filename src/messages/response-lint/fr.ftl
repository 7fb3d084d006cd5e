## Parts of several texts

phrase-ad = { LENGTH($ad) ->
    [0] L’annonce
   *[other] L’annonce `{ $ad }`
  }
phrase-icon = { LENGTH($program) ->
    [0] L’icône
   *[other] L’icône `{ $program }`
  }
phrase-tracker = { LENGTH($event) ->
    [0] <Tracking>
   *[other] `{ $event }`
  }
phrase-server = { LENGTH($host) ->
    [0] Le serveur publicitaire
   *[other] `{ $host }`
  }
phrase-picture = { $reason ->
    [missing] il n’y a pas de <StaticResource>
    [never-loaded] il n’y a que <{ $element }>, qui n’est jamais chargé
    [not-url] la <StaticResource> n’est pas une URL http(s)
    [not-picture] le type est `{ $type }`, qui n’est pas une image
   *[without-type] la <StaticResource> n’a pas de creativeType
  }

## Responses as XML

xml-too-long = La réponse dépasse les { $limit } octets que lisent les lecteurs ; rien n’y a donc été vérifié (erreur VAST 100).
    .remedy = Demandez au serveur publicitaire une réponse plus courte : un document VAST a quelques milliers de caractères.

xml-empty = La réponse est vide ; un document VAST était attendu.
    .remedy = Faites répondre le serveur publicitaire par <VAST version="4.2"/> ou par le statut 204 quand il n’a pas d’annonce.

xml-doctype = Le document a une déclaration de type de document, et les lecteurs le refusent (erreur VAST 100).
    .remedy = Retirez la déclaration de type de document : les lecteurs la refusent, car elle peut déclarer des entités.

xml-leading-space = Des espaces précèdent la déclaration XML, qui doit être au tout début.
    .remedy = Retirez ces espaces : ce lecteur les accepte, d’autres signalent l’erreur VAST 100.

xml-leading-text = Un autre texte précède le document XML ({ $length ->
    [one] { $length } caractère
   *[other] { $length } caractères
  }).
    .remedy = Retirez ce texte ; souvent, le serveur écrit un avertissement ou une ligne de débogage avant le document.

xml-unescaped-amp = { LENGTH($entity) ->
    [0] Un & non échappé est hors d’une section CDATA ; le document n’est donc pas bien formé.
   *[other] { $entity } n’est pas une entité XML ; le document n’est donc pas bien formé.
  }
    .remedy = { LENGTH($entity) ->
        [0] Mettez l’URL dans une section CDATA, ou écrivez &amp; pour chaque esperluette : ce lecteur l’accepte, d’autres signalent l’erreur VAST 100.
       *[other] Écrivez le caractère lui-même ou son numéro, ou mettez le texte dans une section CDATA : ce lecteur l’accepte, d’autres signalent l’erreur VAST 100.
      }

url-escaped-twice = L’adresse dans <{ $element }> a été échappée deux fois : le serveur reçoit amp; dans ses paramètres.
    .remedy = Écrivez & dans CDATA, ou &amp; sans CDATA.

xml-undeclared-xsi = Le préfixe `{ $prefix }` est utilisé sans déclaration ; le document n’est donc pas bien formé.
    .remedy = Déclarez-le dans l’élément racine, xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" : ce lecteur accepte le document, d’autres signalent l’erreur VAST 100.

xml-undeclared-prefix = Le préfixe `{ $prefix }` est utilisé sans déclaration ; le document n’est donc pas bien formé.
    .remedy = Déclarez le préfixe dans l’élément racine, ou retirez-le.

xml-malformed = { $fault ->
    [attribute] L’attribut `{ $detail }` n’a pas de valeur entre guillemets, un guillemet manque, ou il manque une espace devant lui.
    [cdata] Une section CDATA n’est jamais fermée.
    [cdata-end] Le texte a ]]> hors d’une section CDATA.
    [character] `{ $detail }` n’est pas permis en XML.
    [comment] Un commentaire n’est jamais fermé, ou il contient deux tirets.
    [cut] Le document est tronqué à l’intérieur de la balise `{ $detail }`.
    [declaration] La déclaration XML est mal formée ou n’est pas au début du document.
    [depth] Les éléments ont plus de { $detail } niveaux d’imbrication.
    [duplicate-attribute] L’attribut `{ $detail }` figure deux fois dans un élément.
    [end-tag] Une balise fermante ne ferme pas l’élément ouvert : `{ $detail }` était attendu.
    [instruction] Une instruction de traitement n’est jamais fermée, ou elle n’a pas de nom.
    [joined] Un second document commence ici : deux réponses ont été mises bout à bout.
    [less-than] Le texte contient un < non échappé.
    [json] La réponse n’est pas du XML. Elle ressemble à du JSON.
    [no-root] La réponse n’est pas du XML.
    [outside-root] Du texte est hors de l’élément racine.
    [second-root] Un second élément racine, `{ $detail }`, suit le premier.
    [tag] Une balise est mal formée ou n’est jamais fermée : `{ $detail }`.
   *[unclosed] L’élément `{ $detail }` n’est jamais fermé. Le document est tronqué, ou une balise fermante manque.
  }
    .remedy = { $fault ->
        [cut] La réponse se termine trop tôt : faites chercher par l’opérateur du serveur ce qui la tronque (une limite de longueur, un proxy, un modèle). Les lecteurs signalent l’erreur VAST 100 et n’affichent aucune annonce.
       *[other] Corrigez le XML à cet endroit : les lecteurs signalent l’erreur VAST 100 et n’affichent aucune annonce.
      }

xml-html = La réponse est une page web ; un document VAST était attendu.
    .remedy = Ouvrez l’URL dans un navigateur : souvent, c’est une page de connexion, une page d’erreur ou une redirection vers un site.

## Elements and attributes

xml-root = L’élément racine est `{ $element }` ; VAST ou VMAP était attendu.
    .remedy = Vérifiez l’URL du tag : la réponse est un autre type de XML (erreur VAST 101).

vmap-not-expected = La réponse est du VMAP, une liste de coupures publicitaires ; du VAST avec les annonces d’une seule coupure était attendu (erreur VAST 101).
    .remedy = Demandez ici du VAST (avec Google Ad Manager, output=vast), ou utilisez le tag pour tout le contenu.

vast-version = { $root ->
    [VideoAdServingTemplate] La réponse est du VAST 1 (<VideoAdServingTemplate>) ; les lecteurs acceptent 2.0 à 4.3 (erreur VAST 102).
   *[VAST] La version est `{ $version }` ; les lecteurs acceptent 2.0 à 4.3 (erreur VAST 102).
  }
    .remedy = Demandez au serveur publicitaire du VAST 2.0 à 4.3.

vast-version-missing = L’élément <VAST> n’a pas de version. Ce lecteur le lit comme VAST 4, d’autres le refusent.
    .remedy = Écrivez la version dans l’élément racine : <VAST version="4.2">.

vast-element-case = L’élément est écrit `{ $element }` ; les lecteurs ne trouvent que `{ $expected }`.
    .remedy = Écrivez l’élément comme dans la norme : XML distingue majuscules et minuscules.

vast-attribute-case = L’attribut est écrit `{ $attribute }` ; les lecteurs ne trouvent que `{ $expected }`.
    .remedy = Écrivez l’attribut comme dans la norme : XML distingue majuscules et minuscules.

vast-element-misplaced = <{ $element }> est dans <{ $parent }>, où les lecteurs ne le lisent pas ; sa place est dans { LIST($expected, type: "disjunction") }.
    .remedy = Déplacez l’élément vers l’élément parent que la norme indique.

vast-escaped-markup = Dans <{ $parent }>, le balisage est échappé ou dans une section CDATA : l’élément { $element } n’est que du texte pour un lecteur.
    .remedy = Insérez-le comme XML et non comme texte.

vast-element-repeated = Un second <{ $element }> est dans le même élément ; les lecteurs ne lisent que le premier.
    .remedy = N’en gardez qu’un.

## Ads

vast-no-ad = Le document n’a pas de <Ad> : le serveur publicitaire n’a rien à afficher.
    .remedy = Si une annonce était attendue, vérifiez le ciblage, le bloc d’annonces et les tailles dans le serveur publicitaire.

vast-ad-empty = { $children ->
    [both] { phrase-ad } a à la fois <InLine> et <Wrapper> ; un seul des deux était attendu (erreur VAST 101).
   *[neither] { phrase-ad } n’a ni <InLine> ni <Wrapper> ; l’un des deux était attendu (erreur VAST 101).
  }
    .remedy = Demandez au serveur publicitaire un <InLine> ou un <Wrapper> dans chaque <Ad>.

vast-inline-missing = { phrase-ad } n’a pas tout ce que la norme exige : il manque { $missing }.
    .remedy = Demandez au serveur publicitaire d’ajouter ce que la norme exige : les lecteurs stricts signalent l’erreur VAST 101.

vast-id-missing = { phrase-ad } n’a pas tous les identifiants que VAST { $version } exige : il manque { $missing }.
    .remedy = Demandez les identifiants au serveur publicitaire : la mesure et la limitation de fréquence entre systèmes s’en servent.

vast-companions-only = { phrase-ad } n’a ni création linéaire ni création non linéaire (erreur VAST 200).
    .remedy = Affectez une vidéo ou un overlay à cet emplacement.

vast-sequence = { $fault ->
    [repeated] Deux annonces ont la sequence { $sequence } ; une annonce par position du pod était attendue.
   *[invalid] La sequence est `{ $sequence }` ; un nombre entier à partir de 1 était attendu.
  }
    .remedy = Numérotez les annonces d’un pod à partir de 1, chaque numéro une seule fois.

vast-duration = { $fault ->
    [missing] La création linéaire n’a pas de <Duration> ; HH:MM:SS était attendu.
   *[invalid] La durée est `{ $duration }` ; un temps supérieur à 0 sous la forme HH:MM:SS ou HH:MM:SS.mmm était attendu.
  }
    .remedy = Écrivez la durée sous la forme HH:MM:SS : les lecteurs stricts signalent l’erreur VAST 101 ou 202.

vast-skip-offset = { $fault ->
    [invalid] Le skipoffset est `{ $offset }` ; HH:MM:SS ou un pourcentage jusqu’à 100% était attendu.
   *[after-end] Le skipoffset est `{ $offset }`, mais l’annonce se termine après { $duration } s ; on ne peut donc jamais la passer.
  }
    .remedy = Écrivez un temps avant la fin de l’annonce, ou retirez l’attribut.

## Media files

vast-no-media = { $creative ->
    [interactive] La création linéaire n’a que du code interactif (InteractiveCreativeFile) et aucun <MediaFile>.
    [mezzanine] La création linéaire n’a qu’un fichier mezzanine, dont il faut encore tirer des fichiers média, et aucun <MediaFile>.
   *[empty] La création linéaire n’a pas de <MediaFile> (erreur VAST 401).
  }
    .remedy = Demandez au serveur publicitaire un <MediaFile> de type video/mp4.

media-audio-only = L’annonce n’a que du son ({ $types }), et passe donc sans image.
    .remedy = Demandez une création avec vidéo, ou demandez cette annonce pour un emplacement audio.

media-not-url = { $url ->
    [missing] Le fichier média n’a pas d’URL.
   *[invalid] Le fichier média n’est pas une URL http(s) absolue ; les lecteurs l’ignorent donc.
  }
    .remedy = Écrivez une URL https absolue.

media-http = Le fichier média de `{ $host }` est en http, et la page est en https.
    .remedy = Demandez https au fournisseur : les navigateurs bloquent le fichier ou le demandent en https.

media-unsupported = Le navigateur ne peut lire aucun des fichiers média : { LENGTH($types) ->
    [0] sans type
   *[other] { $types }{ $untyped ->
        [0] {""}
       *[other] , certains sans type
      }
  } (erreur VAST 403).
    .remedy = Demandez du video/mp4 en H.264, que tout navigateur lit.

media-flash = La création linéaire n’a que du Flash, qu’aucun navigateur n’exécute.
    .remedy = Demandez du video/mp4 au lieu de Flash.

media-interactive-only = Tous les fichiers média sont des unités interactives ({ $frameworks }) ; rien n’est donc lu (erreur VAST 901).
    .remedy = Demandez une création qui a aussi un fichier video/mp4 simple.

media-vpaid = Un fichier média est une unité VPAID : du code de l’annonce que le lecteur n’exécute pas.
    .remedy = Demandez un simple fichier vidéo : VPAID est obsolète depuis VAST 4.1.

media-simid = Le code interactif ({ LENGTH($framework) ->
    [0] sans apiFramework
   *[other] `{ $framework }`
  }) n’est pas exécuté ; le fichier média est lu sans lui.
    .remedy = Il n’y a rien à faire, sauf si la campagne dépend de l’interaction.

media-file-unsupported = Le navigateur ne peut pas lire ce fichier ({ LENGTH($type) ->
    [0] sans type
   *[other] `{ $type }`
  }) ; il en lit un autre.
    .remedy = Il n’y a rien à faire : ce fichier est pour d’autres lecteurs.

media-type-missing = { LENGTH($type) ->
    [0] Le fichier média n’a pas de type, et son extension ne l’indique pas ; les lecteurs l’ignorent donc.
   *[other] Le fichier média n’a pas de type. D’après son extension, c’est { $type }.
  }
    .remedy = Écrivez le type MIME du fichier dans l’attribut type.

media-type-alias = Le type est `{ $type }`, que les navigateurs ne connaissent pas ; `{ $expected }` était attendu.
    .remedy = Écrivez le type MIME enregistré : les lecteurs qui comparent les types ignorent le fichier.

media-mime-mismatch = { LENGTH($typeByEnding) ->
    [0] Le type est `{ $type }` ; un type MIME comme video/mp4 était attendu.
   *[other] { LENGTH($playlist) ->
        [0] Le type est `{ $type }`, et l’URL se termine comme { $typeByEnding }.
       *[other] Le type est `{ $type }`, et l’URL est celle d’une playlist ({ $playlist }), que beaucoup de navigateurs ne peuvent pas lire comme un fichier.
      }
  }
    .remedy = { LENGTH($playlist) ->
        [0] Ouvrez le fichier et corrigez son type ou son URL : un type incorrect est l’erreur VAST 405.
       *[other] Ajoutez un fichier MP4, ou déclarez le type de la playlist pour les lecteurs qui ont { $playlist } : un type incorrect est l’erreur VAST 405.
      }

media-size-missing = Il manque au fichier média { $missing }, dont les lecteurs se servent pour choisir.
    .remedy = Demandez width, height et bitrate de chaque fichier.

media-ladder = { $fault ->
    [bitrate] Tous les fichiers média dépassent { $limit } kbit/s, trop pour beaucoup de connexions.
   *[size] Aucun fichier média n’approche la largeur du lecteur, { NUMBER($width, useGrouping: 0) } pixels.
  }
    .remedy = Demandez plusieurs fichiers de tailles et de débits différents.

media-framework-vast = L’apiFramework est VAST, qui n’en est pas un ; certains lecteurs prennent le fichier pour une unité interactive.
    .remedy = Retirez l’attribut apiFramework des fichiers média simples.

## Trackers and links

track-no-impression = { phrase-ad } n’a pas d’<Impression> avec une URL ; sa diffusion ne peut pas être comptée.
    .remedy = Demandez au serveur publicitaire une URL d’Impression : sans elle, rien n’est compté ni facturé.

wrapper-no-impression = { phrase-ad } n’a pas d’<Impression> avec une URL ; ce serveur publicitaire ne peut pas la compter.
    .remedy = Ajoutez au wrapper une URL d’Impression si son serveur publicitaire compte.

track-no-error = { phrase-ad } n’a pas d’URL <Error> avec [ERRORCODE] ; le serveur publicitaire ne sait pas pourquoi elle échoue.
    .remedy = Ajoutez une URL d’Error avec la macro [ERRORCODE].

track-empty = Le tracker de { phrase-tracker } n’a pas d’URL.
    .remedy = Écrivez l’URL, ou retirez l’élément.

track-not-url = Le tracker de { phrase-tracker } n’est pas une URL http(s) absolue ; il n’est jamais appelé.
    .remedy = Écrivez une URL qui commence par https://.

track-http = Le tracker de { phrase-tracker } sur `{ $host }` est en http, et la page est en https.
    .remedy = Demandez https au fournisseur : le lecteur l’appelle en https, ce qui ne compte que si le serveur l’accepte.

track-macro-left = Le tracker de { phrase-tracker } a { $placeholders }{ $reason ->
    [unknown] , qu’aucun lecteur ne connaît
    [ad-server] , que seul un serveur publicitaire remplit
   *[host] {" "}dans son hôte, où aucune macro n’est remplie
  }.
    .remedy = Utilisez une macro de VAST, ou faites-la remplir par le serveur publicitaire avant sa réponse.

track-duplicate = Le tracker de { phrase-tracker } a deux fois la même URL ; il compte double.
    .remedy = N’en gardez qu’un.

click-not-url = <{ $element }> n’est pas une URL http(s) absolue ; l’annonce n’a donc pas de lien.
    .remedy = Écrivez une URL qui commence par https://.

track-event-missing = Un élément <Tracking> n’a pas d’event ; il n’est jamais appelé.
    .remedy = Ajoutez l’attribut event, ou retirez l’élément.

track-event-unknown = { LENGTH($expected) ->
    [0] L’événement `{ $event }` n’est pas dans la norme ; les lecteurs ne le signalent jamais.
   *[other] L’événement est écrit `{ $event }` ; les lecteurs ne signalent que `{ $expected }`.
  }
    .remedy = Utilisez un événement de la norme, écrit comme dans la norme.

track-progress-offset = { $fault ->
    [missing] Un tracker de progress n’a pas d’offset ; il n’est jamais appelé.
    [invalid] L’offset d’un tracker de progress est `{ $offset }` ; HH:MM:SS ou un pourcentage était attendu.
   *[after-end] L’offset d’un tracker de progress est `{ $offset }`, mais l’annonce se termine après { $duration } s.
  }
    .remedy = Écrivez un offset inférieur à la durée de l’annonce.

## Icons, captions, overlays, companions and measurement

icon-not-shown = { phrase-icon } n’est pas affichée : { phrase-picture }.
    .remedy = Ajoutez une <StaticResource> avec une image et un creativeType comme image/png.

icon-duplicate = { phrase-icon } figure deux fois dans l’annonce ; seule la première est affichée.
    .remedy = Gardez une seule icône par programme.

icon-late = { phrase-icon } commence après { $offset } s, mais l’annonce se termine après { $duration } s.
    .remedy = Écrivez un offset inférieur à la durée de l’annonce.

captions-not-shown = { $fault ->
    [type] Les sous-titres ont le type `{ $type }` ; le lecteur affiche text/vtt et SubRip.
   *[url] Les sous-titres ne sont pas une URL http(s) ; ils ne sont jamais chargés.
  }
    .remedy = Demandez les sous-titres en WebVTT (text/vtt) à une URL https.

overlay-not-shown = L’overlay n’est pas affiché : { phrase-picture } (erreur VAST 503).
    .remedy = Demandez une <StaticResource> avec une image ou un texte.

overlay-variation-not-shown = Une variante de l’overlay n’est pas affichée : { phrase-picture }.
    .remedy = Il n’y a rien à faire : une autre variante est affichée.

companion-required = L’annonce exige des companions ({ $required }) : sans emplacements dans la page, elle n’est pas lue (erreur VAST 602).
    .remedy = Ajoutez à la page des emplacements pour les companions, ou faites écrire required="none" par le serveur publicitaire.

omid-partial = La vérification { LENGTH($vendor) ->
    [0] sans fournisseur
   *[other] `{ $vendor }`
  } n’a pas de <JavaScriptResource apiFramework="omid"> ; aucun navigateur ne peut l’exécuter.
    .remedy = Demandez au fournisseur un script avec apiFramework="omid" ; le lecteur signale verificationNotExecuted.

## Wrappers

wrapper-no-uri = { phrase-ad } est un wrapper sans <VASTAdTagURI> (erreur VAST 300).
    .remedy = Demandez au serveur publicitaire du wrapper le tag du suivant.

wrapper-not-url = Le tag d’un wrapper n’est pas une URL http(s) (erreur VAST 300).
    .remedy = Écrivez une URL qui commence par https://.

wrapper-relative = Le tag d’un wrapper est relatif à son document ; d’autres lecteurs ne le résolvent pas.
    .remedy = Écrivez l’URL entière.

wrapper-http = Le tag d’un wrapper sur `{ $host }` est en http, que les navigateurs bloquent sur une page https.
    .remedy = Demandez au fournisseur le tag en https.

wrapper-macro-left = Le tag d’un wrapper a { $placeholders }, qu’aucun lecteur ne remplit.
    .remedy = Utilisez une macro de VAST, ou faites-la remplir par le serveur publicitaire avant sa réponse.

wrapper-macro-in-host = Le tag d’un wrapper a { $placeholders } dans son schéma ou son hôte, où aucune macro n’est remplie.
    .remedy = Remplacez la macro par l’hôte réel.

wrapper-no-follow = { $attribute ->
    [followAdditionalWrappers] Le wrapper a { $attribute }="{ $value }" : un autre wrapper derrière lui n’est pas suivi.
   *[fallbackOnNoAd] Le wrapper a { $attribute }="{ $value }" : s’il ne mène à aucune annonce, aucune autre ne le remplace.
  }
    .remedy = Il n’y a rien à faire, sauf si la chaîne se termine ici sans annonce.

## VMAP

vmap-version = La version de VMAP est `{ $version }` ; 1.0 était attendu (erreur VMAP 1001).
    .remedy = Demandez au serveur publicitaire du VMAP 1.0.

vmap-namespace = <{ $element }> est { LENGTH($namespace) ->
    [0] hors de tout espace de noms
   *[other] dans l’espace de noms { $namespace }
  } et non dans celui de VMAP : les lecteurs qui lisent les espaces de noms l’ignorent.
    .remedy = Déclarez xmlns:vmap="http://www.iab.net/videosuite/vmap" dans l’élément racine, et écrivez le préfixe vmap: devant chaque élément de VMAP.

vmap-no-break = Le document VMAP n’a pas de <AdBreak>.
    .remedy = Si des coupures étaient attendues, vérifiez les règles publicitaires du contenu dans le serveur publicitaire.

vmap-offset = { $fault ->
    [missing] La coupure publicitaire n’a pas de timeOffset (erreur VMAP 1000).
    [position] Le timeOffset est `{ $offset }`, une position que le lecteur n’a pas.
   *[invalid] Le timeOffset est `{ $offset }` ; hh:mm:ss, un pourcentage, start ou end était attendu (erreur VMAP 1000).
  }
    .remedy = Écrivez le moment de la coupure sous la forme hh:mm:ss, un pourcentage jusqu’à 100%, start ou end.

vmap-break-type = Le breakType est `{ $type }` ; le lecteur a des coupures linear et nonlinear (erreur VMAP 1003).
    .remedy = Utilisez linear pour les annonces à la place du contenu et nonlinear pour les overlays.

vmap-source = { $fault ->
    [custom-data] La coupure publicitaire a CustomAdData, que seul le lecteur de son fournisseur lit (erreur VMAP 1005).
    [missing] <AdSource> n’a ni VASTAdData ni AdTagURI (erreur VMAP 1000).
   *[template-type] Le templateType est `{ $templateType }` ; vast2, vast3 ou vast4 était attendu (erreur VMAP 1005).
  }
    .remedy = Utilisez VASTAdData ou AdTagURI avec VAST 2, 3 ou 4.

vmap-cut = { $ignored ->
    [wrapper] followRedirects="false" : le wrapper de cette coupure n’est pas suivi.
   *[pod] allowMultipleAds="false" : du pod de cette coupure, une seule annonce est diffusée.
  }
    .remedy = Mettez l’attribut de <AdSource> à "true", ou placez une annonce sans wrapper dans la coupure.

vmap-tag-not-url = Le tag d’une coupure n’est pas une URL http(s) absolue (erreur VMAP 1008).
    .remedy = Écrivez une URL qui commence par https://.

## Requests

net-cors = { $values ->
    [several] { phrase-server } répond avec plusieurs valeurs dans Access-Control-Allow-Origin.
   *[none] { phrase-server } répond sans en-tête CORS pour cette page.
  }
    .remedy = { $values ->
        [several] Faites envoyer l’en-tête une seule fois par le serveur : lui et son CDN ou proxy ne doivent pas l’ajouter tous les deux.
       *[none] Faites renvoyer l’en-tête Origin dans Access-Control-Allow-Origin par le serveur, avec Access-Control-Allow-Credentials: true.
      }

net-cors-credentials = { phrase-server } n’autorise pas les cookies ; un lecteur qui en envoie doit faire la requête deux fois.
    .remedy = Faites renvoyer l’en-tête Origin par le serveur, avec Access-Control-Allow-Credentials: true.

net-timeout = { phrase-server } n’a pas répondu dans les { $ms } ms de la coupure publicitaire (erreur VAST 301).
    .remedy = Demandez au fournisseur pourquoi son serveur est lent, ou retirez-le de la chaîne.

net-unreachable = { $fault ->
    [dns] { phrase-server } ne peut pas être résolu par le DNS (erreur VAST 301).
    [refused] { phrase-server } a refusé la connexion (erreur VAST 301).
    [tls] { phrase-server } n’a pas de certificat valide, ou sa négociation TLS a échoué (erreur VAST 301).
    [redirect] { phrase-server } redirige vers une adresse qui ne peut pas être demandée (erreur VAST 301).
    [private] { phrase-server } mène à une adresse d’un réseau privé, qui n’a pas été demandée (erreur VAST 301).
    [unexplained] { phrase-server } ne donne pas de réponse, ou aucune que la page puisse lire (erreur VAST 301).
   *[other] { phrase-server } est injoignable (erreur VAST 301).
  }
    .remedy = Vérifiez l’hôte de l’URL et le réseau.

adblock = La requête à `{ $host }`, un serveur publicitaire connu, a échoué après { $ms } ms, comme avec un bloqueur de publicité.
    .remedy = Ouvrez la page sans extensions ni filtres, et comparez.

net-status = { phrase-server } a répondu avec le statut { NUMBER($status, useGrouping: 0) } ; 200 était attendu (erreur VAST 301).
    .remedy = Vérifiez l’URL ; pour un statut à partir de 500, contactez l’opérateur du serveur publicitaire.

net-no-fill = { phrase-server } a répondu avec le statut 204 : il n’a pas d’annonce.
    .remedy = Si une annonce était attendue, vérifiez le ciblage, le bloc d’annonces et les tailles dans le serveur publicitaire.

net-content-type = { LENGTH($type) ->
    [0] { phrase-server } n’envoie pas de type de contenu ; application/xml était attendu.
   *[other] { phrase-server } envoie le type de contenu `{ $type }` ; application/xml était attendu.
  }
    .remedy = Faites envoyer application/xml ou text/xml par le serveur : certains lecteurs refusent d’autres types.

net-slow = { $scope ->
    [chain] Toute la chaîne a mis { $ms } ms ; au plus { $limit } ms étaient attendues.
   *[request] { phrase-server } a mis { $ms } ms ; au plus { $limit } ms étaient attendues.
  }
    .remedy = Raccourcissez la chaîne, ou contactez le fournisseur lent : le contenu attend l’annonce.

net-mixed-chain = { $source ->
    [tag] Le tag de `{ $host }` est en http, que les navigateurs bloquent sur une page https.
   *[redirect] { phrase-server } redirige vers http, que les navigateurs bloquent sur une page https.
  }
    .remedy = Demandez https au fournisseur.

## Chains of wrappers

wrapper-depth = La chaîne a plus de { $limit } wrappers ; les lecteurs s’arrêtent là (erreur VAST 302).
    .remedy = Demandez un tag avec moins de wrappers avant l’annonce.

wrapper-loop = Un wrapper mène à une URL que la chaîne a déjà demandée (erreur VAST 302).
    .remedy = Rompez la boucle sur le serveur publicitaire qui renvoie en arrière.

wrapper-cut = { $ignored ->
    [wrapper] Le wrapper qui a mené ici a des limites. followAdditionalWrappers="false" : le wrapper de cette réponse n’est pas suivi.
    [pod] Le wrapper qui a mené ici a des limites. allowMultipleAds n’est pas "true" : le pod de cette réponse est ignoré.
    [later-ads] Le wrapper qui a mené ici a des limites. allowMultipleAds n’est pas "true" : seule la première annonce de cette réponse est essayée.
   *[fallback] Le wrapper qui a mené ici a des limites. fallbackOnNoAd="false" : aucune autre annonce ne remplace celle-ci.
  }
    .remedy = Si une annonce était attendue, demandez au serveur publicitaire du wrapper de l’autoriser.

wrapper-value-missing = La requête a encore { $placeholders }, dont la valeur n’est pas connue ici.
    .remedy = Donnez la valeur de la macro, ou retirez-la du wrapper.

wrapper-empty-after = { $wrappers ->
    [one] Il n’y a pas d’annonce après { $wrappers } wrapper (erreur VAST 303).
   *[other] Il n’y a pas d’annonce après { $wrappers } wrappers (erreur VAST 303).
  }
    .remedy = Demandez au serveur publicitaire du wrapper pourquoi il renvoie à un serveur sans annonce.

## More findings than are listed

more-findings = { $rule } a { $total } constats, dont { $listed } sont listés.
    .remedy = Corrigez les constats listés, puis vérifiez de nouveau la réponse.

## Repairs

repair-document-write = Écrire { $text }.
repair-document-escape = Écrire { $text } à sa place.
repair-document-escape-ampersands = Écrire &amp; pour l’esperluette.
repair-document-write-cdata = Mettre le texte dans une section CDATA.
repair-document-write-version = Écrire la version comme { $version }.
repair-document-add-version = Ajouter la version { $version }, la plus basse avec ces éléments.
repair-document-add-type = Ajouter le type { $type }.
repair-document-write-https = Écrire https:// au lieu de http://.
repair-document-declare-prefix = Déclarer le préfixe.
repair-document-remove = Le retirer.
repair-document-remove-second = Retirer le second.
repair-document-remove-attribute = Retirer l’attribut.
repair-document-remove-leading-text = Retirer le texte avant le document.
repair-document-remove-doctype = Retirer le type de document.
