## Parts of several texts

phrase-case-field = { LENGTH($path) ->
    [0] le fichier
   *[other] { $path }
  }
phrase-slot = { $slot ->
    [overlayInitial] overlay initial
    [overlayMain] overlay principal
   *[other] { $slot }
  }
phrase-where-slot = { LENGTH($slot) ->
    [0] {""}
   *[other] {" "}({ phrase-slot })
  }
phrase-part = { LENGTH($part) ->
    [0] {""}
   *[other] {" "}(pour { $part } de sa playlist)
  }
phrase-quote = { LENGTH($quote) ->
    [0] {""}
   *[other] {" "}: « { $quote } »
  }
phrase-where = { LENGTH($slot) ->
    [0] { LENGTH($device) ->
        [0] {""}
       *[other] {" "}({ $device })
      }
   *[other] {" "}({ phrase-slot }{ LENGTH($device) ->
        [0] {""}
       *[other] , { $device }
      })
  }
phrase-bidder = { LENGTH($bidder) ->
    [0] {""}
   *[other] {" "}({ $bidder })
  }
phrase-detail = { LENGTH($detail) ->
    [0] {""}
   *[other] {" "}({ $detail })
  }
phrase-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
phrase-within = { $seconds ->
    [0] à temps
   *[other] en { phrase-seconds }
  }
phrase-of = { LENGTH($host) ->
    [0] du serveur publicitaire
   *[other] de { $host }
  }
phrase-of-blocked-host = { LENGTH($blockedHost) ->
    [0] du serveur publicitaire
   *[other] de { $blockedHost }
  }
phrase-to = { LENGTH($host) ->
    [0] au serveur publicitaire
   *[other] à { $host }
  }
phrase-server = { LENGTH($host) ->
    [0] Le serveur publicitaire
   *[other] { $host }
  }
phrase-behind-wrappers = derrière { $wrappers ->
    [0] la playlist VMAP
    [1] 1 wrapper
   *[other] { $wrappers } wrappers
  } { phrase-of }
phrase-server-last-host = { LENGTH($lastHost) ->
    [0] Le serveur publicitaire
   *[other] { $lastHost }
  }
phrase-forbidding = { LENGTH($forbiddingHost) ->
    [0] Le wrapper
   *[other] { $forbiddingHost }
  }
phrase-of-forbidding = { LENGTH($forbiddingHost) ->
    [0] à la régie du wrapper
   *[other] à l’opérateur de { $forbiddingHost }
  }
phrase-of-last-host = { LENGTH($lastHost) ->
    [0] du serveur publicitaire
   *[other] de { $lastHost }
  }
phrase-response-last-host = { LENGTH($lastHost) ->
    [0] La réponse
   *[other] La réponse de { $lastHost }
  }
phrase-ad-last-host = { LENGTH($lastHost) ->
    [0] L’annonce
   *[other] L’annonce de { $lastHost }
  }
phrase-response = { LENGTH($host) ->
    [0] La réponse
   *[other] La réponse de { $host }
  }
phrase-ad = { LENGTH($host) ->
    [0] L’annonce
   *[other] L’annonce de { $host }
  }
phrase-change-format = L’adresse demande ce format avec { $parameter } : remplacez la valeur par celle de VAST, en général « vast ».
phrase-to-host = { LENGTH($host) ->
    [0] {""}
   *[other] {" "}à { $host }
  }
phrase-to-failed = { LENGTH($failedHost) ->
    [0] {""}
   *[other] {" "}à { $failedHost }
  }
phrase-failed = { LENGTH($failedHost) ->
    [0] le serveur publicitaire
   *[other] { $failedHost }
  }
phrase-correct-wrapper = Demandez au réseau dont le wrapper ou la playlist mène à { $host } de corriger cette adresse.
phrase-file-owner = { $isOfServer ->
    [yes] à l’opérateur { phrase-of-last-host }
   *[no] à l’annonceur
  }

## Verdicts

input-empty = Le texte est vide.
    .next-step = Collez un tag publicitaire, un embed en JSON ou en code d’intégration, une réponse VAST ou VMAP, un fichier HAR, un code d’erreur ou un fichier de cas.

input-unknown = { $reason ->
    [too-large] Le texte a plus de 10 millions de caractères.
    [json-content] Le JSON n’est ni un embed, ni un fichier HAR, ni un fichier de cas.
    [html] C’est du HTML, mais pas un code d’intégration.
    [javascript] C’est du JavaScript, et il ne nomme aucun tag publicitaire.
    [binary] C’est un fichier binaire, par exemple une session de Charles ou de Proxyman. Exportez la session au format HAR et ouvrez ce fichier.
    [cut-off] Le texte est coupé : il se termine avant la fin du document, si bien que la réponse ne peut pas être jugée.
   *[no-match] Ce texte ne peut pas être diagnostiqué.
  }
    .next-step = { $reason ->
        [cut-off] Copiez le document entier et collez-le de nouveau, ou collez le tag publicitaire qui l’a demandé. Si le document se termine là aussi dans la réponse, c’est le serveur publicitaire qui le coupe.
       *[no-match] Collez un tag publicitaire, un embed en JSON ou en code d’intégration, une réponse VAST ou VMAP, un fichier HAR, un code d’erreur ou un fichier de cas.
      }

no-bid = La réponse de l’enchère n’a aucune offre avec VAST.
    .next-step = Vérifiez les enchérisseurs, leurs identifiants d’emplacement, le prix plancher et le consentement avec lesquels les offres ont été demandées ; demandez aux enchérisseurs pourquoi ils ne font pas d’offre.

bid-refused = L’enchérisseur n’a fait aucune offre : « { $name } » (motif { NUMBER($code, useGrouping: 0) } d’OpenRTB).
    .next-step = { $code ->
        [2] L’enchérisseur juge la demande d’offre non valide. Vérifiez qu’elle a id, imp et site ou app, et que imp.video a mimes, protocols, minduration, maxduration, w et h, comme cet enchérisseur l’exige.
       *[other] Demandez à l’opérateur de l’enchère ce que ce motif signifie pour la demande d’offre.
      }

bid-rejected = L’offre{ phrase-bidder } ne peut pas être utilisée : « { $quote } ».
    .next-step = Demandez à l’enchérisseur ou à l’exploitant de l’enchère ce que cela signifie.

reason-stated = Le texte dit pourquoi il n’y a pas de publicité : « { $quote } ».
    .next-step = Demandez à son auteur, ou à l’opérateur du serveur publicitaire, ce que cela signifie.

text-judged = { $finding ->
    [stream-unmarked] Cette playlist n’a pas de marqueurs publicitaires (SCTE-35) ; un serveur qui insère des annonces n’y trouve donc aucune coupure.
    [stream-unfilled] Cette playlist a des marqueurs publicitaires et aucun segment d’annonce : là où elle a été enregistrée, aucun serveur n’en a inséré.
    [stream-filled] Cette playlist a des segments d’une autre source, comme un serveur en insère pour des annonces.
    [request-without-video] La demande d’enchère OpenRTB ne demande pas de vidéo (imp.video).
    [request-floor] Le prix plancher de la demande d’enchère est de { $detail } pour mille impressions, ce que presque personne n’offre.
    [request-tmax] La demande d’enchère laisse { $detail } ms aux enchérisseurs (tmax), ce qui ne suffit à presque aucun.
    [request-mimes] La demande d’enchère n’accepte pas le MP4 (video.mimes : { $detail }), format de presque toutes les annonces.
    [request-protocols] La demande d’enchère n’accepte aucun VAST de version 2 ou ultérieure (video.protocols : { $detail }).
    [request-size] La demande d’enchère n’indique aucune taille de lecteur pour laquelle des annonces se vendent (video : { $detail }).
    [request-duration] Aucun spot ne convient aux durées de la demande d’enchère (video : { $detail }).
    [request-linearity] La demande d’enchère demande des overlays ({ $detail }), et non des vidéos.
    [request-placement] La demande d’enchère ne dit pas où la vidéo est lue (video.plcmt) ; les acheteurs d’annonces instream l’ignorent donc.
    [request-consent] La demande d’enchère indique { $detail } et n’a pas de chaîne de consentement (user.consent).
    [request-restricted] La demande d’enchère est marquée comme destinée aux enfants ({ $detail }), si bien que peu de campagnes peuvent être diffusées.
    [request-deals] La demande d’enchère est réservée aux deals ({ $detail }) et n’en a aucun (pmp.deals).
    [request-channel] La demande d’enchère ne dit pas clairement où l’annonce est affichée : { $detail }.
    [request-viewer] Il manque à la demande d’enchère ce que les enchérisseurs doivent savoir du spectateur : { $detail }.
    [break-filled] Le serveur qui insère les annonces a rempli toute la coupure. Nombre d’annonces : { $detail }.
    [events-complete] Le journal montre une annonce qui a été chargée, lancée et terminée.
    [events-among-others] Le journal a les événements d’une annonce qui a commencé et s’est terminée, parmi des lignes qui n’ont pas été comprises.
    [events-not-started] Le journal se termine par { $detail } : une annonce a été chargée, et aucune n’a commencé.
    [events-broken-off] Le journal se termine par { $detail } : une annonce a commencé, et sa fin manque.
    [code-without-call] Le code n’appelle jamais { $detail } ; aucune annonce n’est donc lue.
    [consent-open] La fenêtre de consentement est encore ouverte ({ $detail }), il n’y a donc pas encore de consentement.
    [consent-unready] La plateforme de consentement n’est pas prête ({ $detail }), il n’y a donc pas de chaîne de consentement.
    [consent-empty] La plateforme de consentement a répondu ({ $detail }) sans chaîne de consentement, alors que le RGPD s’applique.
    [consent-refused] Selon la chaîne de consentement, la personne a refusé le stockage et la personnalisation pour les annonces ({ $detail }).
    [consent-given] La plateforme de consentement a répondu ({ $detail }), et rien n’y empêche de demander des annonces.
   *[request-sound] La demande d’enchère n’a aucun défaut que son texte montre.
  }
    .next-step = { $finding ->
        [stream-unmarked] Si elle a été enregistrée pendant une coupure, activez les marqueurs publicitaires dans l’encodeur ou le packager, et laissez-les passer jusqu’au serveur qui insère les annonces.
        [stream-unfilled] Si c’est la playlist de l’origine, elle est correcte. Si c’est ce que reçoivent les spectateurs, cherchez dans le journal du serveur qui insère les annonces la réponse de son serveur publicitaire.
        [stream-filled] Cherchez les trackers des annonces dans les requêtes du spectateur, ou dans le journal du serveur qui les insère.
        [request-without-video] Ajoutez la vidéo au bloc d’annonces (mediaTypes.video dans Prebid).
        [request-floor] Indiquez le plancher comme prix de mille impressions, dans la devise de bidfloorcur, par exemple 4.5.
        [request-tmax] Laissez de 200 à 1 000 ms aux enchérisseurs, et autant de temps en plus au lecteur.
        [request-consent] Demandez le consentement avant la requête, et transmettez la chaîne de consentement du spectateur.
        [request-restricted] Retirez la marque si le contenu n’est pas destiné aux enfants ; s’il l’est, seules des annonces pour enfants peuvent être diffusées.
        [request-deals] Ajoutez les deals à la demande, ou ouvrez l’enchère.
        [break-filled] Il n’y a rien à faire : cette coupure a été remplie. Pour une autre, collez son enregistrement.
        [events-complete] Il n’y a rien à faire : cette annonce a été lue jusqu’au bout.
        [events-among-others] L’annonce a été lue. Si des spectateurs n’en voient pas, collez les lignes qui les concernent, ou un enregistrement de la page (HAR).
        [events-not-started] Appelez adsManager.init() et adsManager.start() quand l’ads manager est chargé, après un clic si le navigateur en demande un.
        [events-broken-off] Collez la suite du journal, ou un enregistrement de la page (HAR).
        [code-without-call] Appelez { $detail }.
        [consent-open] Ne demandez d’annonces que lorsque l’écouteur de la plateforme de consentement (__tcfapi, addEventListener) signale useractioncomplete ou tcloaded.
        [consent-unready] Ne demandez d’annonces que lorsque l’écouteur de la plateforme de consentement (__tcfapi, addEventListener) signale useractioncomplete ou tcloaded.
        [consent-empty] Demandez au fournisseur de la plateforme de consentement pourquoi tcString est vide, et ne demandez d’annonces que lorsqu’elle a une valeur.
        [consent-refused] Testez avec une personne qui consent ; pour les autres, seules des annonces sans données personnelles peuvent être diffusées.
        [consent-given] Il n’y a rien à faire ici. S’il n’y a pas d’annonce, diagnostiquez le tag publicitaire demandé, qui doit transmettre cette chaîne.
        [request-sound] Collez la réponse de l’enchère, ou demandez aux enchérisseurs pourquoi ils n’enchérissent pas.
       *[request-mimes] Corrigez cela dans les réglages du bloc d’annonces vidéo d’où vient la demande : les enchérisseurs écartent de telles demandes avant d’enchérir.
      }

no-ad-for-some = { $by ->
    [country] { phrase-server } n’a pas d’annonce pour les spectateurs de certains pays seulement : « { $quote } ».
   *[device] { phrase-server } n’a pas d’annonce pour les spectateurs de certains appareils seulement : « { $quote } ».
  }
    .next-step = { $by ->
        [country] Comparez les pays que cible la campagne avec celui-ci, et ajoutez-le si la campagne doit y être diffusée.
       *[device] Comparez les appareils et navigateurs que cible la campagne avec ceux-ci, et ajoutez-les si la campagne doit y être diffusée.
      }

creative-value-missing = Une création dans Google Ad Manager mène à { $lastHost } avec la valeur de { $names }, que la requête du tag publicitaire n’a pas{ phrase-where }.
    .next-step = Envoyez { $names } dans cust_params du tag publicitaire, comme le fait le module vidéo de Prebid, et vérifiez l’URL VAST de cette création ; sans enchère, un tel élément de campagne ne doit pas être éligible.

bid-not-video = L’offre{ LENGTH($bidder) ->
    [0] {""}
   *[other] {" "}de { $bidder }
  } est pour { $mediaType ->
    [native] une annonce native
    [audio] une annonce audio
   *[banner] une bannière
  }, et non pour une vidéo.
    .next-step = Vérifiez que la requête demande de la vidéo (mediaTypes.video dans Prebid, imp.video dans OpenRTB) ; si c’est le cas, demandez à l’enchérisseur de répondre avec du VAST, et bloquez la création jusque-là. Ne donnez au lecteur que des offres de vidéo.

display-tag = { $format ->
    [cm360] C’est un tag d’affichage de Campaign Manager 360, et non un tag vidéo.
    [cm360-tracker] Cette adresse de Campaign Manager 360 compte des impressions ou des clics ; ce n’est pas un tag vidéo.
    [gpt] C’est du code de Google Publisher Tag pour des annonces d’affichage, et non un tag vidéo.
    [adsense] C’est du code d’AdSense pour des annonces d’affichage, et non un tag vidéo.
    [banner] C’est le code ou l’adresse d’une bannière, et non un tag vidéo.
    [dai] C’est du code pour un flux dans lequel un serveur insère les annonces (DAI) ; il n’a pas de tag publicitaire.
    [gpt-held] Le code de Google Publisher Tag désactive le premier chargement (disableInitialLoad) et n’appelle jamais refresh(), si bien qu’aucune annonce n’est demandée.
    [outstream] Ce sont des blocs d’annonces de Prebid pour la vidéo outstream sans renderer, si bien qu’aucune offre vidéo n’est affichée.
    [prebid-video] Ce sont des blocs d’annonces de Prebid pour la vidéo : ils n’ont pas de tag publicitaire, que forme l’enchère.
    [prebid-cache] Ces blocs d’annonces de Prebid pour la vidéo n’ont pas de cache pour leurs offres : sans cache dans pbjs.setConfig, le serveur publicitaire ne peut pas récupérer le VAST d’une offre.
    [amp-video] L’élément amp-video ne lit aucune annonce et ignore cet attribut.
    [option-empty] L’option { $tag } du lecteur est vide ; aucune annonce n’est donc demandée.
    [option-value] Le lecteur ne connaît pas la valeur dans { $tag }, donc aucune annonce n’est demandée.
    [option-unknown] L’option { $tag } prend sa valeur dans un code qui n’est pas montré, donc son tag n’est pas connu.
    [option-off] L’option { $tag } désactive les annonces du lecteur ; aucune n’est donc demandée.
    [option-time] La limite de temps { $tag } est en millisecondes, qui s’écoulent avant qu’un serveur puisse répondre ; le lecteur abandonne donc chaque annonce.
    [option-missing] Sans l’option { $tag }, le lecteur ne demande aucune annonce.
    [option-name] Le lecteur lit le tag dans l’option { $tag }, que ce code écrit autrement ; aucune annonce n’est donc demandée.
    [ima-script] La page ne charge pas le SDK IMA, sans lequel le lecteur ne demande aucune annonce.
    [jw-client] Dans ce code de JW Player, advertising n’a pas de client ; le lecteur ne charge donc rien pour lire des annonces et n’en demande aucune.
    [player-id] Le script cherche l’élément « { $tag } », que ce code n’a pas ; aucun lecteur ne démarre donc et aucune annonce n’est demandée.
   *[prebid] Ce sont des blocs d’annonces de Prebid pour des bannières, et non un tag vidéo.
  }
    .next-step = { $format ->
        [gpt] Exportez de Google Ad Manager le tag VAST d’un bloc d’annonces vidéo{ LENGTH($tag) ->
            [0] {""}
           *[other] , ou complétez ce modèle : { $tag }
          }.
        [adsense] AdSense n’a pas de tag VAST : exportez-en un de Google Ad Manager, ou demandez-en un à une régie vidéo.
        [prebid-video] Diagnostiquez le tag VAST que Prebid forme, les réponses de pbjs.getBidResponses() ou un enregistrement de la page.
        [prebid-cache] Ajoutez à pbjs.setConfig cache avec l’url d’un Prebid Cache.
        [amp-video] Utilisez amp-ima-video avec data-tag et chargez son script.
        [prebid] Ajoutez mediaTypes.video au bloc d’annonces, et laissez le module vidéo de Prebid former le tag VAST.
        [banner] Demandez au serveur publicitaire le tag VAST d’un emplacement vidéo.
        [dai] Cherchez la faute dans le flux et son SDK. Pour des annonces du lecteur, demandez le tag VAST d’un bloc d’annonces vidéo.
        [gpt-held] Appelez googletag.pubads().refresh() après l’affichage des emplacements, ou retirez disableInitialLoad().
        [outstream] Pour des annonces dans un lecteur, mettez context à "instream" ; un bloc hors d’un lecteur a besoin d’un renderer.
        [option-empty] Écrivez le tag VAST dans l’option { $tag }.
        [option-value] Écrivez un tag, ou une des valeurs de la documentation, exactement dans ces lettres.
        [option-unknown] Affichez cette valeur dans la console de la page et collez-la, ou collez un enregistrement de la page (HAR).
        [option-off] Activez les annonces dans les options du lecteur.
        [option-time] Écrivez la limite de temps en millisecondes, par exemple 8000 pour 8 secondes.
        [option-missing] Ajoutez { $tag } aux options du lecteur.
        [option-name] Nommez l’option { $tag }, exactement avec ces lettres.
        [ima-script] Chargez https://imasdk.googleapis.com/js/sdkloader/ima3.js avant les scripts du lecteur.
        [jw-client] Ajoutez client: "vast" (ou "googima") à advertising.
        [player-id] Écrivez le même id dans le script et dans l’élément de la vidéo.
       *[cm360] Demandez à l’agence qui a envoyé le tag, ou à l’opérateur du compte Campaign Manager 360, le tag VAST d’un emplacement vidéo in-stream.
      }

json-malformed = Le JSON est incorrect à la ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : { $error ->
    [trailing-comma] une virgule avant un crochet fermant
    [missing-comma] une virgule manquante
    [missing-colon] deux-points manquants après un nom
    [missing-value] une valeur manquante
    [single-quotes] un guillemet autre que "
    [unquoted-name] un nom sans guillemets
    [comment] un commentaire
    [unterminated-string] un texte sans fin
    [control-character] un caractère de contrôle dans un texte
    [bad-escape] une séquence d’échappement inconnue dans un texte
    [unexpected-end] la fin du texte à l’intérieur du JSON
    [text-after-end] du texte après la fin du JSON
   *[unexpected-character] un caractère inattendu
  }.
    .next-step = Corrigez la ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }, et collez de nouveau le JSON.

case-invalid = Le fichier de cas ne peut pas être lu : { $expected ->
    [json] ce n’est pas du JSON
    [case-file] il n’a pas le format d’un fichier de cas
    [version] { LENGTH($version) ->
        [0] il n’a pas de version
       *[other] il a la version { $version }
      } ; ce programme lit la version { $values }
    [string] { phrase-case-field } n’est pas un texte
    [boolean] { phrase-case-field } n’est ni true ni false
    [number] { phrase-case-field } n’est pas un nombre
    [index] { phrase-case-field } n’est pas un nombre entier à partir de 0
    [list] { phrase-case-field } n’est pas une liste
    [short-list] { phrase-case-field } a plus de { $values } éléments
    [one-of] { phrase-case-field } n’est aucune de ces valeurs : { LIST($values) }
    [error-code] { phrase-case-field } n’est pas un code d’erreur de { $values }
   *[object] { phrase-case-field } n’est pas un objet
  }.
    .next-step = Exportez de nouveau le cas, et collez tout le fichier.

error-code = Le code d’erreur { $code } n’est pas dans la table.
    .next-step = Collez un tag publicitaire, un embed en JSON ou en code d’intégration, une réponse VAST ou VMAP, un fichier HAR, un code d’erreur ou un fichier de cas.

code-copied = Un éditeur a rendu typographiques les guillemets du code, ou insécables ses espaces, de sorte que les navigateurs ne lisent pas ses valeurs.
    .next-step = Là où il se trouve sous cette forme, mettez le code réparé, collé comme HTML et non comme texte mis en forme : { $repaired }

embed-address = Le code charge son embed depuis { LENGTH($host) ->
    [0] une adresse
   *[other] { $host }
  } et ne le contient pas.
    .next-step = Ouvrez l’adresse de l’embed, et collez son JSON.

har-without-ads = { $playback ->
    [none] Rien n’a été lu pendant l’enregistrement de la page, si bien qu’aucune annonce n’a été demandée
   *[other] L’enregistrement ne contient aucune requête d’annonce parmi { $total ->
      [1] sa seule requête (1)
     *[other] ses { $total } requêtes
    }
  }{ $hasImaSdk ->
    [yes] , bien que le SDK IMA ait été chargé
   *[no] {""}
  }{ $refusesConsent ->
    [yes] , après que l’utilisateur a refusé le consentement
   *[no] {""}
  }{ LENGTH($script) ->
    [0] {""}
   *[other] , et le script { $script } n’a pas été chargé ({ $error })
  }.
    .next-step = { $refusesConsent ->
        [yes] Rien n’est défectueux si aucune annonce n’est voulue sans consentement. Pour juger les annonces, enregistrez à nouveau en consentant ; sinon, faites demander par le lecteur des annonces qui n’en ont pas besoin.
       *[no] { LENGTH($script) ->
            [0] { $playback ->
                [none] Enregistrez de nouveau avec --click et le sélecteur de ce qui démarre le lecteur ; si vous l’avez fait, vérifiez que cela le démarre.
                [some] Vérifiez les annonces de l’embed pour cet appareil et le consentement de l’utilisateur.
               *[other] Enregistrez de nouveau en commençant avant la lecture ; s’il n’y en a toujours pas, vérifiez les annonces de l’embed et le consentement de l’utilisateur.
              }
           *[other] Faites charger le script, puis enregistrez de nouveau : corrigez son adresse, ou autorisez-le dans la Content Security Policy de la page et dans le bloqueur de publicités.
          }
      }

ima-sdk-blocked = Le navigateur a bloqué le script du SDK IMA, comme le font les bloqueurs de publicité ; aucune annonce n’a été demandée.
    .next-step = Testez dans un navigateur sans bloqueur de publicité ni protection contre le pistage.

ima-sdk-failed = Le script du SDK IMA n’a pas été chargé{ LENGTH($error) ->
    [0] {""}
   *[other] {" "}({ $error })
  } ; aucune annonce n’a été demandée.
    .next-step = Autorisez https://imasdk.googleapis.com dans la Content Security Policy de la page, et vérifiez le réseau de l’utilisateur.

content-failed = La vidéo de l’embed n’a pas pu être convertie : ni elle ni ses annonces ne sont lues.
    .next-step = Importez de nouveau la vidéo.

content-processing = La vidéo de l’embed n’est pas encore convertie : ni elle ni ses annonces ne sont lues.
    .next-step = Attendez la fin de la conversion.

# Variables:
#   $mediaHost (String) - host of the file of the content
#   $status (Number) - status of its response; 0 if there is none
#   $type (String) - media type of a response that is no media; else empty
#   $isRefused ("yes" | "no") - whether the status is that of a refusal
content-unplayable = Le contenu n’est pas lu : { $status ->
    [0] la requête de sa vidéo à { $mediaHost } a échoué
   *[other] { LENGTH($type) ->
        [0] { $mediaHost } a répondu à la requête de sa vidéo avec le statut { $status }
       *[other] { $mediaHost } a répondu par { $type } au lieu de sa vidéo
      }
  }. Les annonces n’en sont pas la cause.
    .next-step = { $isRefused ->
        [yes] Vérifiez le jeton ou la signature dans l’adresse du contenu : ils doivent être valables, et parvenir aussi aux segments d’une playlist.
       *[no] Corrigez l’adresse du contenu, ou téléversez-le de nouveau ; pour un direct, vérifiez qu’il est diffusé.
      }
embed-without-ads = L’embed n’a d’annonce dans aucun emplacement, ni pour ordinateur ni pour mobile.
    .next-step = Définissez un tag publicitaire dans un emplacement de l’embed, comme preroll et mobile_preroll.

ads-off-by-bulk = Le bulk « { $label } » désactive les annonces de l’embed, car { $by ->
    [label] la page choisit son libellé
    [origin] sa règle correspond à l’origine de la page
   *[any] sa règle correspond à toutes les pages
  }.
    .next-step = Mettez les annonces du bulk « { $label } » à null pour garder celles de l’embed, ou choisissez un autre libellé.

device-without-ads = L’emplacement { phrase-slot } a des annonces pour { $sold } et aucune pour { $empty }.
    .next-step = Définissez aussi { phrase-slot } pour { $empty }, ou confirmez qu’il n’y a pas d’annonces pour { $empty }.

ad-video-not-ready = La vidéo de l’annonce hébergée n’est pas encore convertie{ phrase-where }.
    .next-step = Attendez la conversion de la vidéo de l’annonce, ou importez-la de nouveau.

ad-object-unknown = L’objet de l’annonce n’a ni tag publicitaire ni vidéo{ phrase-where }.
    .next-step = Donnez à source_url de l’objet un tag publicitaire.

campaign-dates = { $isOver ->
    [yes] La campagne s’est terminée le { $date }, d’après le texte, il n’y a donc pas d’annonce.
   *[no] La campagne commence le { $date }, d’après le texte, il n’y a donc pas encore d’annonce.
  }
    .next-step = { $isOver ->
        [yes] Faites prolonger la campagne dans le serveur publicitaire, ou utilisez le tag d’une campagne en cours.
       *[no] Attendez ce jour ; pour avoir l’annonce plus tôt, faites avancer le début de la campagne dans le serveur publicitaire.
      }

tag-empty = Le tag publicitaire est vide{ phrase-where }.
    .next-step = Définissez le tag publicitaire, ou retirez l’objet de l’emplacement.

tag-html-escaped = { $isInWrapper ->
    [yes] Un wrapper mène à { $host } avec &amp; dans l’adresse, qui a été échappée deux fois, donc les paramètres qui suivent sont perdus{ phrase-where }.
   *[no] Le tag publicitaire { phrase-of } contient &amp; ou &#038;, car il a été copié depuis du HTML{ phrase-where }.
  }
    .next-step = { $isInWrapper ->
        [yes] Demandez à l’opérateur { phrase-of-last-host }, dont c’est le wrapper, d’écrire & au lieu de &amp; dans CDATA, ou de n’échapper qu’une fois.
       *[no] Remplacez chaque &amp; et &#038; du tag publicitaire par &.
      }

tag-not-url = Le tag publicitaire { $reason ->
    [tag-not-absolute] n’est pas une URL absolue
    [tag-scheme] n’est pas une URL http(s)
    [tag-host] n’a pas d’hôte valide
    [tag-userinfo] contient un nom d’utilisateur ou un mot de passe, que les navigateurs refusent
    [tag-too-long] dépasse { $limit } caractères
    [placeholder] est une variable que personne n’a remplie
    [local] est une adresse comme blob: ou file:, qui n’existe que dans une page ou sur un ordinateur
   *[macro-unsafe-position] a une variable dans l’hôte ou le chemin
  }{ phrase-where }.
    .next-step = { $reason ->
        [tag-not-absolute] Faites commencer le tag publicitaire par https://.
        [tag-scheme] Faites commencer le tag publicitaire par https://.
        [tag-host] Corrigez l’hôte et le port du tag publicitaire.
        [tag-userinfo] Retirez le nom d’utilisateur et le mot de passe du tag publicitaire.
        [tag-too-long] Raccourcissez les paramètres du tag publicitaire.
        [placeholder] Faites mettre le tag publicitaire à sa place là où la page ou l’embed est écrit ; une variable de ce lecteur a besoin d’une règle de remplacement.
        [local] Utilisez l’adresse https du VAST, comme celle d’un cache Prebid, ou donnez au lecteur le VAST lui-même sous forme de texte.
       *[macro-unsafe-position] Remplacez cette variable par sa valeur.
      }

http-tag = Le tag publicitaire appelle http://{ $host }, que les navigateurs bloquent sur toute page https{ phrase-where }.
    .next-step = Écrivez le tag publicitaire avec https://.

http-on-https = { $source ->
    [tag] Le tag publicitaire appelle http://{ $host }, que les navigateurs bloquent sur les pages https{ phrase-where }.
   *[wrapper] Un wrapper { phrase-of } mène à http://{ $blockedHost }, que les navigateurs bloquent sur les pages https{ phrase-where }.
  }
    .next-step = { $source ->
        [tag] Écrivez le tag publicitaire avec https://.
       *[wrapper] Demandez au réseau de { $blockedHost } son tag avec https://, et mettez-le dans le wrapper { phrase-of-last-host }.
      }

slot-type-mismatch = L’objet de l’annonce est de type { $type }, qui ne convient pas à son emplacement{ phrase-where }.
    .next-step = Déplacez l’objet vers un emplacement de son type, ou corrigez le type.

consent-late = { $seconds ->
    [0] Le tag publicitaire { phrase-of } a été rempli alors que la fenêtre de consentement était ouverte{ phrase-where }.
   *[other] Le tag publicitaire { phrase-of } a été rempli { phrase-seconds } avant que le consentement soit connu{ phrase-where }.
  }
    .next-step = Faites attendre la CMP par le lecteur, ou augmentez son délai d’attente.

consent-missing = La requête { phrase-to } indique gdpr=1 sans chaîne de consentement dans { $parameter }{ LENGTH($value) ->
    [0] {""}
   *[other] , mais avec le texte « { $value } » d’un script
  }{ phrase-where }.
    .next-step = { $hasMacro ->
        [yes] La CMP n’a donné aucune chaîne pour la macro de { $parameter } : demandez l’annonce après sa réponse.
       *[no] { $isInWrapper ->
            [yes] { phrase-correct-wrapper }
           *[no] Ne demandez l’annonce qu’après la réponse de la CMP, et remplissez { $parameter } avec [GDPRCONSENT].
          }
      }

consent-withheld = { phrase-server } n’a pas d’annonce, { LENGTH($placeholders) ->
    [0] { $refused ->
        [purpose-1] et l’utilisateur a refusé le stockage sur l’appareil (finalité 1)
        [vendor-755] et le consentement de l’utilisateur n’inclut pas Google (fournisseur 755)
       *[all] et l’utilisateur a refusé toutes les finalités du consentement
      }
   *[other] et le consentement de l’utilisateur retient { $placeholders }
  }{ phrase-where }.
    .next-step = Testez avec un utilisateur qui a consenti ; sans consentement, seules les campagnes sans données personnelles sont diffusées.

ads-restricted = Le serveur { $host } n’a pas d’annonce pour une requête avec { $parameter }, avec lequel moins de campagnes peuvent être diffusées{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] Demandez à la régie dont le wrapper mène à { $host } si { $parameter } convient à ce contenu et à ce spectateur.
       *[no] Retirez { $parameter } s’il ne convient pas à ce contenu et à ce spectateur ; s’il convient, demandez des campagnes qui peuvent être diffusées avec lui.
      }

page-url-encoded-twice = L’adresse du paramètre { $parameter } est encodée deux fois : la page n’est pas lisible par le serveur { LENGTH($host) ->
    [0] publicitaire
   *[other] de { $host }
  }{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { $cause ->
            [literal] Décodez une fois la valeur de { $parameter } dans le tag publicitaire.
            [placeholder] N’encodez qu’une fois la valeur de { $parameter } : retirez l’encodage autour de la variable.
           *[page] Donnez au lecteur l’adresse de la page sans encodage : le tag publicitaire l’encode pour { $parameter }.
          }
      }

macro-foreign-player = Le tag publicitaire { phrase-of } a des variables de { LENGTH($systems) ->
    [0] un autre lecteur
   *[other] { $systems }
  } que personne ne remplit : { $placeholders }{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { LENGTH($macros) ->
            [0] Ajoutez des règles de remplacement pour ces variables, ou retirez-les.
           *[other] { $macros }
          }
      }

macro-server-side = Le tag publicitaire { phrase-of } a des variables que seul un serveur publicitaire peut remplir : { $placeholders }{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { LENGTH($macros) ->
            [0] Écrivez à leur place la valeur elle-même, ou retirez le paramètre : un lecteur ne les remplit pas.
           *[other] { $macros }
          }
      }

macro-unresolved = La requête { phrase-to } a encore des variables : { $placeholders }{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { $fixes }
      }

scheme-twice = L’adresse de { $host } commence par un second schéma, donc elle mène à un hôte qui n’existe pas{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] Écrivez https:// une seule fois au début du tag publicitaire.
      }

local-host = { LENGTH($parameter) ->
    [0] { $localHost } n’existe que sur une machine ou dans un réseau, et les spectateurs ne peuvent pas l’atteindre{ phrase-where }.
   *[other] Le paramètre { $parameter } du tag publicitaire nomme { $localHost }, qui n’existe que sur une machine ou dans un réseau{ phrase-where }.
  }
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { LENGTH($parameter) ->
            [0] Écrivez l’hôte public du serveur publicitaire à la place de { $localHost }{ $isPrivate ->
                [yes] {""} ; pour tester dans ce réseau, autorisez-le avec { $allowPrivate }
               *[no] {""}
              }.
           *[other] Écrivez l’adresse publique de la page dans { $parameter }, ou testez sur la page publique.
          }
      }

ad-blocker = Le navigateur a bloqué la requête à { $blockedHost } avant son envoi, comme le font les bloqueurs de publicité{ phrase-where }.
    .next-step = Testez dans un navigateur sans bloqueur de publicité ni protection contre le pistage.

network-filter = Un filtre ou une page de connexion du réseau du spectateur{ LENGTH($filter) ->
    [0] {""}
   *[other] {" "}({ $filter })
  } a répondu à la place { LENGTH($host) ->
    [0] du serveur publicitaire
   *[other] de { $host }
  }{ phrase-where }.
    .next-step = Testez depuis un autre réseau, ou demandez à l’administrateur de celui-ci de laisser passer { LENGTH($host) ->
        [0] le serveur publicitaire
       *[other] { $host }
      }. Le tag publicitaire n’est pas en cause.

viewer-network = { $cause ->
    [clock] L’horloge de cet appareil n’est pas à l’heure : il tient donc le certificat de { $failedHost } pour non valide{ phrase-where }.
    [sinkhole] Le nom { $failedHost } mène à une adresse qu’un filtre DNS ou le fichier hosts de ce réseau ou de cet appareil donne à la place de la sienne{ phrase-where }.
    [filtered] Les noms de plusieurs hôtes, dont { $failedHost }, n’ont pas été trouvés, alors que d’autres hôtes ont répondu, comme avec un filtre DNS de ce réseau ou de cet appareil{ phrase-where }.
    [proxy] Le proxy de ce réseau n’a pas laissé passer la requête{ phrase-to-failed }{ phrase-where }.
    [proxy-certificate] Le proxy de ce réseau ou un programme de cet appareil a répondu à la place de { $failedHost } avec son propre certificat, auquel l’outil ne fait pas confiance{ phrase-where }.
    [offline] Cet appareil n’avait pas de connexion réseau lors de la requête à { $failedHost }{ phrase-where }.
   *[resolver] Aucun serveur de noms n’a répondu pour { $failedHost }{ phrase-where }.
  }
    .next-step = { $cause ->
        [clock] Réglez la date et l’heure de l’appareil, puis testez à nouveau ; si elles sont justes, interrogez l’opérateur de { $failedHost } sur son certificat.
        [sinkhole] Testez depuis un autre réseau ou avec un autre serveur DNS, ou autorisez { $failedHost } dans le filtre ou dans le fichier hosts. Le tag publicitaire n’est pas en cause.
        [filtered] Testez depuis un autre réseau ou avec un autre serveur DNS, ou autorisez { $failedHost } dans le filtre ou dans le fichier hosts.
        [proxy] Testez sans le proxy, ou demandez à son administrateur de laisser passer { phrase-failed }.
        [proxy-certificate] Testez depuis un réseau sans ce proxy, ou donnez à l’outil le certificat racine du proxy (curl : --cacert, Node : NODE_EXTRA_CA_CERTS). Rien n’indique un défaut du certificat de { $failedHost }.
        [offline] Testez de nouveau avec une connexion.
       *[resolver] Vérifiez la connexion et le serveur DNS de cet appareil ; si d’autres hôtes sont trouvés, interrogez l’opérateur de { $failedHost } sur ses serveurs de noms.
      }

cors-refused = Le navigateur ne peut pas lire la réponse de { $refusedHost } : { $isSeveral ->
    [yes] son Access-Control-Allow-Origin a plus d’une valeur
   *[no] { LENGTH($allowed) ->
        [0] elle n’a pas d’en-tête CORS pour la page
       *[other] son en-tête CORS n’autorise que { $allowed }
      }
  }{ phrase-where }.
    .next-step = { $isSeveral ->
        [yes] Faites envoyer par { $refusedHost } Access-Control-Allow-Origin une seule fois : le serveur et son CDN ou proxy ne doivent pas le définir tous les deux.
       *[no] Faites envoyer par { $refusedHost } Access-Control-Allow-Origin avec l’origine de la page, et Access-Control-Allow-Credentials: true.
      }

policy-refused = La Content Security Policy de la page n’autorise pas la requête à { $refusedHost }{ phrase-where }.
    .next-step = Ajoutez { $origin } à { $directive } dans la Content Security Policy de la page.

certificate-invalid = Le certificat de { $refusedHost } n’est pas valide, ou sa négociation TLS a échoué{ phrase-where }.
    .next-step = { $hasPort ->
        [yes] Vérifiez que ce port parle TLS, car celui de http ne le fait pas : demandez à l’opérateur de { $refusedHost } son adresse https, ou d’installer un certificat valide.
       *[no] Demandez à l’opérateur de { $refusedHost } d’installer un certificat valide pour cet hôte ; vérifiez que l’horloge de l’utilisateur est à l’heure.
      }

address-refused = { $isLoop ->
    [yes] La requête à { $lastHost } est redirigée en boucle{ $needsCookies ->
        [yes] , car son cookie ne revient pas
       *[no] {""}
      }{ phrase-where }.
   *[no] La requête à { $lastHost } mène à { $target }, { $isPrivate ->
        [yes] dans un réseau privé, et n’y a pas été envoyée
       *[no] que les navigateurs ne suivent pas
      }{ phrase-where }.
  }
    .next-step = { $isLoop ->
        [yes] { $needsCookies ->
            [yes] Demandez à l’opérateur de { $lastHost } de terminer la vérification de son cookie après une redirection et de répondre sans lui : les navigateurs ne gardent pas les cookies tiers.
           *[no] Faites retirer la boucle de redirections par l’opérateur de { $lastHost }.
          }
       *[no] Demandez à l’opérateur de { $lastHost } de mener directement à { $isPrivate ->
            [yes] une adresse https publique ; si ce réseau est le vôtre, autorisez-le avec { $allowPrivate }
           *[no] une adresse https
          }.
      }

unreachable = { $fault ->
    [dns] Le nom d’hôte { $unreachableHost } ne peut pas être résolu (DNS){ phrase-where }.
    [filtered] Le nom d’hôte { $unreachableHost }, celui d’un serveur publicitaire connu, n’a pas d’adresse sur ce réseau, comme avec un filtre DNS{ phrase-where }.
    [refused] { $unreachableHost } a refusé la connexion{ phrase-where }.
    [reset] { $unreachableHost } a fermé la connexion sans répondre{ phrase-where }.
    [cut-off] La connexion à { $unreachableHost } a été coupée au milieu de la réponse{ phrase-where }.
    [encoding] La réponse de { $unreachableHost } ne peut pas être décompressée{ phrase-where }.
    [redirected] { $unreachableHost } redirige la requête, et rien ne vient de là{ phrase-where }.
    [host-answers] { $unreachableHost } répond à d’autres requêtes, mais pas à celle-ci{ phrase-where }.
    [no-answer] Rien ne répond à { $unreachableHost } : son nom n’a pas d’adresse, son serveur est arrêté, son certificat n’est pas valide, ou le navigateur ou le réseau le bloque{ phrase-where }.
    [unexplained] La page n’a reçu aucune réponse de { $unreachableHost } : le serveur ne permet pas à la page de la lire (CORS), ou rien n’y répond{ phrase-where }.
    [service-worker] Le service worker de la page a répondu lui-même à la requête à { $unreachableHost }, donc le serveur publicitaire n’a pas été interrogé{ phrase-where }.
    [opaque-origin] La page a l’origine « null », car son cadre a un sandbox sans allow-same-origin ou elle est un fichier, et ne peut donc pas lire la réponse de { $unreachableHost }{ phrase-where }.
    [canceled] La page a annulé la requête vers { $unreachableHost } avant toute réponse{ phrase-where }.
    [head] { $unreachableHost } refuse les requêtes avec la méthode HEAD, comme celles de curl -I ; les lecteurs envoient GET, donc cela ne dit rien de l’annonce{ phrase-where }.
   *[other] La connexion à { $unreachableHost } a échoué{ phrase-where }.
  }
    .next-step = { $fault ->
        [dns] { $isInWrapper ->
            [yes] Demandez au réseau dont le wrapper ou la playlist mène à { $unreachableHost } de corriger cet hôte : il n’a pas d’adresse.
           *[no] Corrigez l’hôte dans le tag publicitaire : { $unreachableHost } n’a pas d’adresse.
          }
        [filtered] Testez depuis un autre réseau ou avec un autre serveur DNS. Si le nom n’a pas d’adresse là non plus, vérifiez comment { $unreachableHost } est écrit.
        [refused] Vérifiez que le serveur de { $unreachableHost } fonctionne et que le port est le bon.
        [reset] Demandez à l’opérateur de { $unreachableHost } pourquoi son serveur coupe la connexion.
        [cut-off] Demandez à l’opérateur de { $unreachableHost } pourquoi son serveur coupe la connexion.
        [encoding] Faites corriger par l’opérateur de { $unreachableHost } l’en-tête Content-Encoding, qui ne correspond pas au contenu.
        [redirected] Demandez à l’opérateur de { $unreachableHost } de vérifier où il redirige : en boucle, vers une adresse que les navigateurs ne suivent pas, ou vers un serveur qui ne répond pas.
        [host-answers] Testez sans bloqueur de publicité ; si rien ne change, demandez à l’opérateur de { $unreachableHost } pourquoi son serveur ne répond pas à cette requête.
        [no-answer] Ouvrez { $unreachableHost } dans un nouvel onglet. Si le nom n’a pas d’adresse, corrigez l’hôte ; si la connexion ou le certificat échoue, demandez à son opérateur ; si la page s’ouvre, testez sans bloqueur de publicité.
        [unexplained] Ouvrez l’adresse dans un nouvel onglet. Si le serveur répond, faites envoyer par { $unreachableHost } Access-Control-Allow-Origin avec l’origine de la page ; sinon, corrigez l’hôte ou demandez à son opérateur.
        [service-worker] Faites en sorte que le service worker de la page laisse au navigateur les requêtes à d’autres hôtes, afin de ne répondre lui-même à aucune.
        [opaque-origin] Ajoutez allow-same-origin à l’attribut sandbox du cadre, ou servez la page depuis un serveur web.
        [canceled] Enregistrez de nouveau en restant sur la page. Si elle est encore annulée, cherchez ce qui l’arrête : un nouveau démarrage du lecteur, une limite de temps ou une extension.
        [head] Demandez le tag publicitaire avec GET, par exemple avec curl -i, et regardez cette réponse.
       *[other] Vérifiez que l’hôte { $unreachableHost } est bien écrit et que son serveur fonctionne.
      }

response-timeout = { phrase-server } n’a pas répondu { phrase-within }{ phrase-where }.
    .next-step = Demandez { phrase-to } une réponse plus rapide, ou placez un serveur publicitaire plus rapide en tête du waterfall.

wrapper-timeout = Le serveur { $lastHost }, { phrase-behind-wrappers }, n’a pas répondu { phrase-within }{ phrase-where }.
    .next-step = Demandez à la régie de { $lastHost } une réponse plus rapide ; d’ici là, mettez sa campagne en pause chez { LENGTH($host) ->
        [0] le serveur publicitaire
       *[other] { $host }
      }.

http-client-error = { phrase-server-last-host } a refusé la requête avec le statut { NUMBER($status, useGrouping: 0) }{ phrase-where }{ phrase-quote }.
    .next-step = { $meaning ->
        [access] Demandez à l’opérateur { phrase-of-last-host } si ce site, cette adresse et ce pays peuvent demander ses annonces.
        [law] Demandez à l’opérateur { phrase-of-last-host } dans quels pays la réponse est bloquée pour des raisons légales.
        [limit] Demandez à l’opérateur { phrase-of-last-host } de relever sa limite de requêtes, ou demandez des annonces moins souvent.
        [wrapper] Demandez à l’opérateur du wrapper ou de la playlist qui y mène de corriger l’adresse. { phrase-server-last-host } n’a aucune publicité à cette adresse.
        [not-found] Comparez le chemin et le bloc d’annonces du tag avec ceux qu’attend l’opérateur { phrase-of-last-host }.
        [request] Comparez le bloc d’annonces et les paramètres du tag avec ceux qu’attend l’opérateur { phrase-of-last-host }.
        [stored-bid] Le tag publicitaire a l’id d’une enchère passée, dont l’offre n’est plus stockée : lancez une enchère pour chaque vue, et formez le tag de nouveau, sans hb_uuid ni hb_cache_id fixe.
       *[other] Signalez le statut { NUMBER($status, useGrouping: 0) } à l’opérateur { phrase-of-last-host }.
      }

http-server-error = { $isRedirect ->
    [yes] { LENGTH($signIn) ->
        [0] { phrase-server-last-host } a répondu avec le statut { NUMBER($status, useGrouping: 0) }, qui ne mène nulle part{ phrase-where }{ phrase-quote }.
       *[other] { phrase-server-last-host } redirige vers une page de connexion de { $signIn } au lieu d’envoyer du VAST{ phrase-where }.
      }
   *[no] { phrase-server-last-host } a échoué avec le statut { NUMBER($status, useGrouping: 0) }{ phrase-where }{ phrase-quote }.
  }
    .next-step = Signalez le statut { NUMBER($status, useGrouping: 0) } à l’opérateur { phrase-of-last-host }.

client-challenged = { phrase-server-last-host } refuse ce client : au lieu d’une annonce, c’est sa protection contre les robots{ LENGTH($protection) ->
    [0] {""}
   *[other] {" "}({ $protection })
  } qui a répondu{ phrase-where }.
    .next-step = Demandez à l’opérateur { phrase-of-last-host } de laisser passer les lecteurs et ce réseau. Tout dépend de qui demande : ouvrez dans un navigateur une page avec l’annonce, qui peut y fonctionner.

response-compressed = { phrase-response-last-host } contient { $format ->
    [binary] des données binaires, peut-être compressées, par exemple avec Brotli
   *[other] des données compressées avec { $format }
  }, et aucun en-tête Content-Encoding ne l’indique{ phrase-where }.
    .next-step = Demandez à l’opérateur { phrase-of-last-host } d’indiquer la compression dans l’en-tête Content-Encoding, ou d’envoyer le document sans elle.

response-html = { phrase-response-last-host } est une page HTML au lieu de VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] { $isPage ->
            [yes] Mettez le tag publicitaire à la place de cette adresse, qui est celle d’une page web.
           *[no] Vérifiez le chemin du tag publicitaire : la page est en général une connexion, une erreur ou un mur de consentement.
          }
       *[other] { phrase-change-format }
      }

response-json = { phrase-response-last-host } est du JSON au lieu de VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] Demandez du VAST à ce serveur publicitaire : son tag a en général un paramètre pour le format.
       *[other] { phrase-change-format }
      }

response-feed = { phrase-response-last-host } est un flux RSS au lieu de VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] Demandez du VAST à ce serveur : son adresse est celle d’une liste de contenus, comme Media RSS, et non d’annonces.
       *[other] { phrase-change-format }
      }

response-javascript = { phrase-response-last-host } est du JavaScript au lieu de VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] Demandez du VAST à ce serveur publicitaire : son tag est fait pour des bannières ou pour son propre lecteur.
       *[other] { phrase-change-format }
      }

response-media = { phrase-response-last-host } est { LENGTH($format) ->
    [0] une image, une vidéo ou une liste de lecture
   *[other] un fichier ({ $format })
  }{ LENGTH($type) ->
    [0] {""}
   *[other] {" "}({ $type })
  } au lieu de VAST{ phrase-where }.
    .next-step = { $isStream ->
        [yes] C’est un flux, tel que l’insertion publicitaire côté serveur le livre : diffusez-le avec un lecteur de flux, ou utilisez le tag pour les annonces que le lecteur insère.
       *[no] { $isPixel ->
            [yes] C’est un pixel qui compte des impressions ou des clics : demandez à l’agence le tag VAST de son emplacement vidéo in-stream. Le pixel va dans le champ des traceurs d’impressions.
           *[no] Vérifiez le chemin du tag publicitaire : c’est l’adresse d’un fichier et non d’un serveur publicitaire.
          }
      }

response-text = { phrase-response-last-host } est un texte au lieu de VAST{ phrase-where }{ phrase-quote }.
    .next-step = Demandez à l’opérateur { phrase-of-last-host } ce que ce texte signifie ; souvent, le bloc d’annonces ou le compte n’est pas actif.

xml-malformed = { phrase-response-last-host } n’est pas du XML bien formé{ phrase-where }{ LENGTH($message) ->
    [0] .
   *[other] , ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : { $message }
  }
    .next-step = { LENGTH($remedy) ->
        [0] Faites corriger le document par le serveur publicitaire.
       *[other] { $remedy }
      }

root-unexpected = { phrase-response-last-host } a l’élément racine <{ $root }> au lieu de <VAST>{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($file) ->
        [0] Faites envoyer VAST 2 à 4 par le serveur publicitaire.
       *[other] C’est la liste d’un dossier de stockage : utilisez l’adresse entière du fichier, comme celle de { $file }.
      }

vast-version = { phrase-response-last-host } est en VAST { $version }, que le lecteur ne lit pas{ phrase-where }.
    .next-step = Faites envoyer VAST 2 à 4 par le serveur publicitaire.

vmap-misplaced = { $isBreak ->
    [yes] Le tag publicitaire d’une coupure mène à une playlist VMAP de { $lastHost }, là où seul VAST est permis{ phrase-where }.
   *[no] Un wrapper mène à une playlist VMAP de { $lastHost }, là où seul VAST est permis{ phrase-where }.
  }
    .next-step = { $isBreak ->
        [yes] Demandez du VAST dans le tag de la coupure (output=vast, sans ad_rule), ou donnez cette URL VMAP elle-même au lecteur comme tag publicitaire.
       *[no] Faites mener le wrapper { phrase-of } à du VAST, ou utilisez l’URL VMAP elle-même comme tag publicitaire.
      }

wrapper-forbidden = { phrase-forbidding } interdit d’autres wrappers, et { $lastHost } a répondu avec un wrapper{ phrase-where }.
    .next-step = Demandez à la régie de { $lastHost } une annonce sans wrapper, ou { phrase-of-forbidding } de les autoriser.

wrapper-loop = Les wrappers { phrase-of } tournent en rond vers une URL déjà demandée{ LENGTH($backHost) ->
    [0] {""}
   *[other] {" "}: { $lastHost } renvoie à { $backHost }
  }{ phrase-where }.
    .next-step = Demandez à la régie de { $lastHost } de retirer sa redirection vers un serveur publicitaire précédent.

wrapper-limit = { phrase-server } passe par plus de wrappers que les { $limit } que suivent les lecteurs{ phrase-where }.
    .next-step = Demandez à la régie de { $lastHost } une campagne avec moins de revendeurs.

wrapper-without-tag = Le wrapper { phrase-of-last-host } ne nomme aucun tag publicitaire utilisable{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($quote) ->
        [0] Faites définir VASTAdTagURI comme une URL https par le serveur publicitaire.
       *[other] Faites mettre par l’opérateur { phrase-of-last-host } un tag publicitaire à la place de la variable, que personne ne remplit.
      }

vpaid-only = { phrase-ad-last-host } n’a que des médias VPAID, que le lecteur n’exécute pas{ phrase-where }.
    .next-step = Demandez à l’annonceur la même création en MP4 (H.264 et AAC).

media-file-missing = Le fichier média de l’annonce { phrase-of-last-host } est absent : { $mediaHost } a répondu avec le statut { NUMBER($status, useGrouping: 0) }{ phrase-part }{ phrase-where }.
    .next-step = Demandez { phrase-file-owner } de remettre le fichier en ligne, ou de corriger son URL.

media-file-refused = { $mediaHost } a refusé le fichier média de l’annonce { phrase-of-last-host } avec le statut { NUMBER($status, useGrouping: 0) }{ phrase-part }{ phrase-where }.
    .next-step = { $meaning ->
        [access] { LENGTH($expired) ->
            [0] Demandez { phrase-file-owner } si la signature dans l’URL du fichier a expiré, et si ce site et ce pays peuvent le demander.
           *[other] La signature dans l’URL du fichier a expiré le { $expired }. Demandez { phrase-file-owner } une URL valable aussi longtemps que la campagne.
          }
        [law] Demandez { phrase-file-owner } une création qui n’est pas bloquée ici pour des raisons légales.
        [limit] Demandez { phrase-file-owner } de relever la limite de requêtes de { $mediaHost }.
       *[other] Signalez le statut { NUMBER($status, useGrouping: 0) } de { $mediaHost } { phrase-file-owner }.
      }

media-file-not-media = Le fichier média de l’annonce { phrase-of-last-host } n’est pas une vidéo : { $mediaHost } a répondu avec { LENGTH($type) ->
    [0] un autre type
   *[other] { $type }
  }{ phrase-part }{ phrase-where }.
    .next-step = Demandez { phrase-file-owner } de corriger l’URL du fichier : elle mène à une page, un texte ou une image.

media-file-empty = Le fichier média de l’annonce { phrase-of-last-host } est vide ou trop court pour une vidéo : { $mediaHost } a répondu avec { $bytes ->
    [1] 1 octet
   *[other] { $bytes } octets
  }{ phrase-part }{ phrase-where }.
    .next-step = Demandez { phrase-file-owner } de remettre le fichier en ligne, ou de corriger son URL.

media-file-mixed-content = Le fichier média de l’annonce { phrase-of-last-host } est sur http://{ $mediaHost }, que les navigateurs bloquent sur les pages https, et n’existe pas en https{ phrase-where }.
    .next-step = Demandez { phrase-file-owner } un fichier média avec https://.

media-file-unreachable = Il n’y a pas de connexion à { $mediaHost }, où se trouve le fichier média de l’annonce{ LENGTH($lastHost) ->
    [0] {""}
   *[other] {" "}de { $lastHost }
  }{ phrase-where }.
    .next-step = Demandez { phrase-file-owner } de corriger l’URL du fichier média ou de faire réparer le serveur { $mediaHost }.

media-file-other-site = { $mediaHost } interdit aux pages d’autres sites, par l’en-tête Cross-Origin-Resource-Policy, d’afficher le fichier média de l’annonce { phrase-of-last-host }{ phrase-where }.
    .next-step = Faites envoyer à { $mediaHost } l’en-tête Cross-Origin-Resource-Policy : cross-origin, ou aucun en-tête de ce nom.

impression-lost = L’annonce est lue, mais { $event ->
    [impression] son impression n’est pas comptée
    [verification] le script qui mesure sa visibilité n’a pas été chargé
   *[other] son rapport « { $event } » n’est pas arrivé
  } : { $lastHost } { $status ->
    [0] est injoignable
   *[other] a répondu avec le statut { NUMBER($status, useGrouping: 0) }
  }{ phrase-where }.
    .next-step = Demandez à l’exploitant de { $lastHost } de réparer le traceur ou d’en corriger l’adresse : une annonce qui n’est pas comptée peut ne pas être payée.
companion-required = { phrase-ad-last-host } exige des companions pour lesquels la page n’a pas de place{ phrase-where }.
    .next-step = Ajoutez à la page des éléments avec data-companion-for, ou faites rendre les companions facultatifs par le serveur publicitaire.

category-blocked = Un wrapper bloque la catégorie de l’annonce { phrase-of-last-host }{ phrase-where }.
    .next-step = Demandez à la régie une annonce d’une autre catégorie, ou retirez le blocage du wrapper.

media-unplayable = { phrase-ad-last-host } n’a aucun média que lisent les navigateurs, seulement { $types }{ phrase-where }.
    .next-step = Demandez à l’annonceur la création en MP4 (H.264 et AAC).

media-missing = { phrase-ad-last-host } n’a pas de fichier média{ phrase-where }.
    .next-step = Faites ajouter un fichier média à la création par le serveur publicitaire.

linearity-mismatch = { phrase-server-last-host } a répondu avec une annonce de type { $found }, qui ne convient pas à l’emplacement{ phrase-where }.
    .next-step = Faites envoyer des annonces de type { $found ->
        [linear] non-linear
       *[non-linear] linear
      } par le serveur publicitaire.

break-after-end = La playlist VMAP{ LENGTH($host) ->
    [0] {""}
   *[other] {" "}de { $host }
  } a une coupure publicitaire à { $offset }, après la fin de la vidéo ({ phrase-seconds }){ phrase-where }.
    .next-step = Faites planifier au serveur publicitaire ses coupures dans la vidéo, ou écrire le temps en pourcentage.

playlist-without-break = { phrase-response } est une playlist VMAP sans coupure publicitaire pour cet emplacement{ phrase-where } : ses coupures sont à { $offsets }.
    .next-step = Demandez à l’opérateur { phrase-of } une coupure avec timeOffset="{ $wanted }".

no-ad-on-device = { phrase-server } a une annonce pour { $sold } et aucune pour { $empty }{ phrase-where-slot }.
    .next-step = Vérifiez dans le serveur publicitaire qu’une campagne cible { $empty }.

no-ad-after-wrapper = Le serveur { $lastHost }, { phrase-behind-wrappers }, n’a pas d’annonce{ phrase-where }{ phrase-quote }.
    .next-step = Demandez à la régie de { $lastHost } pourquoi elle ne remplit pas, ou ajoutez une campagne de repli chez { LENGTH($host) ->
        [0] le serveur publicitaire
       *[other] { $host }
      }.

no-ad = { phrase-response } ne contient aucune annonce{ phrase-where }{ phrase-quote }.
    .next-step = Vérifiez dans le serveur publicitaire qu’une campagne active cible ce bloc d’annonces, cette taille, cette page et ce pays.

playback-failed = { phrase-ad-last-host } n’a pas été diffusée : erreur VAST { NUMBER($code, useGrouping: 0) }.
    .next-step = Signalez l’erreur VAST { NUMBER($code, useGrouping: 0) } à l’opérateur { phrase-of-last-host }.

response-fault = { phrase-server-last-host } a répondu avec une annonce qui ne peut pas être diffusée{ phrase-where } : { $message }
    .next-step = { $remedy }

failure-code = { phrase-ad-last-host } échoue avec l’erreur { $standard } { NUMBER($code, useGrouping: 0) }{ phrase-where }{ LENGTH($message) ->
    [0] .
   *[other] {" "}: { $message }
  }
    .next-step = Signalez l’erreur { $standard } { NUMBER($code, useGrouping: 0) } à l’opérateur { phrase-of-last-host }.

wrapper-not-requested = La réponse mène à { LENGTH($lastHost) ->
    [0] un autre serveur publicitaire
   *[other] { $lastHost }
  }, qui n’a pas été appelé.
    .next-step = Collez la réponse { phrase-of-last-host }, ou lancez un diagnostic avec requêtes.

har-without-bodies = L’enregistrement ne contient aucun corps de réponse.
    .next-step = { $source ->
        [command] Demandez le tag publicitaire avec curl -i, et collez toute la sortie, en-têtes et corps.
        [charles] Enregistrez de nouveau avec le corps des réponses, et exportez la session.
       *[file] Exportez-le de nouveau avec le contenu, et collez-le. Chrome et Edge : « Exporter HAR (avec données sensibles) » ; Firefox : « Tout enregistrer en tant que HAR » une fois la page chargée ; Safari : « Exporter », l’onglet Réseau étant ouvert pendant le chargement de la page.
      }

not-requested = Le texte du tag publicitaire { phrase-of } ne montre aucune erreur{ phrase-where } ; le tag n’a pas été demandé.
    .next-step = Lancez un diagnostic avec requêtes, ou collez la réponse du serveur publicitaire.

tag-copied = { LENGTH($character) ->
    [0] Le texte du tag publicitaire { phrase-of } n’est pas utilisable ainsi par un lecteur : la copie l’a modifié{ phrase-where }.
   *[other] Le tag publicitaire { phrase-of } a un caractère invisible ({ $character }) derrière « { $behind } »{ phrase-where } : le serveur publicitaire reçoit une autre valeur que celle que l’on voit.
  }
    .next-step = { LENGTH($character) ->
        [0] S’il figure ainsi dans la page ou dans l’embed, mettez-y le tag réparé ; lancez ensuite un diagnostic avec requêtes.
       *[other] Saisissez cette valeur de nouveau là où se trouve le tag, ou mettez-y le tag réparé.
      }

playlist-plays = { phrase-response } est une playlist VMAP de { $breaks ->
    [1] 1 coupure publicitaire
   *[other] { $breaks } coupures publicitaires
  }{ phrase-where }{ $filled ->
    [all]  ; ses annonces sont diffusées.
    [some]  ; dans certaines d’entre elles, des annonces sont diffusées.
   *[none] .
  }
    .next-step = { $filled ->
        [all] Il n’y a rien à faire.
       *[none] Diagnostiquez le tag d’une coupure qui ne montre pas d’annonce.
      }

ad-skipped = { phrase-ad } a été diffusée, et l’utilisateur l’a passée{ phrase-where }.
    .next-step = Il n’y a rien à faire : une annonce sans skipoffset ne peut pas être passée.

plays-with-fault = { phrase-ad-last-host } est diffusée, avec une erreur{ phrase-where } : { $message }
    .next-step = { $remedy }

break-not-played = La coupure publicitaire « { $adBreak } » (timeOffset="{ $offset }") n’est pas diffusée.

ad-not-played = L’annonce { $ad } n’est pas diffusée.

hosted-ad-plays = L’annonce hébergée est convertie et devrait être diffusée{ phrase-where } ; sa vidéo n’a pas été demandée.
    .next-step = Il n’y a rien à faire.

ad-plays = { $file ->
    [responded] { phrase-ad } est diffusée{ $seconds ->
        [0] {""}
       *[other] {" "}pendant { phrase-seconds }
      }{ $type ->
        [linear] {""}
       *[non-linear] {" "}en overlay
      }{ phrase-where }.
   *[other] { $type ->
        [non-linear] { phrase-ad } devrait être diffusée{ $seconds ->
            [0] {""}
           *[other] {" "}pendant { phrase-seconds }
          } en overlay{ phrase-where } ; son image n’a pas été demandée.
       *[linear] { $file ->
            [unreadable] { phrase-ad } devrait être diffusée{ $seconds ->
                [0] {""}
               *[other] {" "}pendant { phrase-seconds }
              }{ phrase-where } ; aucune réponse n’a pu être lue pour son fichier média sur { $mediaHost }.
           *[other] { phrase-ad } devrait être diffusée{ $seconds ->
                [0] {""}
               *[other] {" "}pendant { phrase-seconds }
              }{ phrase-where } ; son fichier média n’a pas été demandé.
          }
      }
  }
    .next-step = { $isAboutCounts ->
        [yes] { $isRecorded ->
            [yes] Aucun tracker de l’annonce n’a échoué dans cet enregistrement. Demandez aux deux parties ce qu’elles comptent (requêtes, réponses ou annonces démarrées), dans quel fuseau horaire et quel trafic elles filtrent. Enregistrez ensuite une visite des spectateurs dont les chiffres diffèrent le plus, selon l’appareil, le navigateur, le bloqueur de publicité et le consentement.
           *[other] La réponse ne montre aucun défaut dans ses trackers. Enregistrez une visite de la page pendant laquelle l’annonce est diffusée (HAR) et diagnostiquez l’enregistrement : il montre quel tracker n’est pas demandé ou reste sans réponse. Comparez aussi les fuseaux horaires et les filtres des deux rapports.
          }
       *[other] { $type ->
            [non-linear] { LENGTH($slot) ->
                [0] Si l’annonce est destinée à un preroll, un midroll ou un postroll, demandez au serveur publicitaire une annonce linéaire : un overlay n’y est pas diffusé.
               *[other] Il n’y a rien à faire.
              }
           *[linear] { $file ->
                [responded] Il n’y a rien à faire.
               *[other] Si l’annonce n’est pas diffusée, ouvrez l’URL de son fichier média dans un navigateur : le fichier est peut-être absent.
              }
          }
      }

tag-fault = Tag publicitaire{ LENGTH($host) ->
    [0] {""}
   *[other] {" "}de { $host }
  }{ phrase-where } : { $message }
    .next-step = { $remedy }

reason-step = { $reason ->
    [ads-txt] Ajoutez la ligne que l’exchange indique pour ce vendeur à ads.txt (d’une application : app-ads.txt) sur le domaine de l’éditeur, et attendez qu’il soit relu.
    [child-directed] Si le contenu n’est pas destiné aux enfants, retirez du tag publicitaire ce qui le marque ainsi ; s’il l’est, seules des annonces pour enfants peuvent être diffusées.
    [consent] Testez avec un spectateur qui a donné son consentement, et transmettez la chaîne de consentement au serveur publicitaire ; sans consentement, seules des campagnes sans données personnelles peuvent être diffusées.
    [traffic] Testez dans un navigateur avec une connexion ordinaire, sans VPN, proxy ni centre de données ; un serveur qui demande des annonces doit transmettre l’adresse et le navigateur du spectateur.
    [capped] Rien n’est en panne : la campagne a atteint sa limite. Pour voir l’annonce, testez avec un autre spectateur, par exemple dans une fenêtre privée, ou plus tard.
    [mismatch] Comparez le ciblage, les tailles et les dates de la campagne avec cette requête : bloc d’annonces, taille, page, appareil et pays.
    [floor] Baissez le prix plancher de cet inventaire, ou trouvez une demande qui le paie.
    [location] Testez depuis un pays où la campagne est diffusée, ou demandez au serveur publicitaire de cibler celui-ci.
    [blocked] Vérifiez quelles catégories et quels annonceurs sont bloqués pour cet inventaire : débloquez celui-ci, ou trouvez une autre demande.
    [targeting] Corrigez ce que Prebid envoie au serveur publicitaire : les tranches de prix (priceGranularity) dans la devise de l’offre, pour que hb_pb soit proche de son prix, et pour une vidéo le cache, qui donne hb_uuid.
    [ad-rules] Aucune règle d’annonces ne s’applique à cette demande : vérifiez qu’une règle est active pour ce bloc d’annonces et, si les règles ciblent le contenu, envoyez ses id (cmsid et vid) dans le tag.
    [site] Demandez à l’exploitant du serveur d’autoriser le domaine de cette page.
    [ended] Ce que l’adresse désigne n’y est pas actif, ou ne l’est plus : demandez à l’exploitant de l’activer, ou mettez dans l’adresse l’identifiant d’un élément actif.
    [credentials] Écrivez dans l’adresse la clé, le jeton ou la signature valable aujourd’hui ; l’exploitant du serveur l’a.
    [parameter] Corrigez le paramètre que la réponse nomme, ou ajoutez-le à l’adresse.
    [limit] Demandez à l’exploitant du serveur de relever sa limite de requêtes, ou demandez des annonces moins souvent.
    [outage] Renvoyez la requête dans quelques minutes ; si rien ne change, signalez-le à l’exploitant du serveur.
    [scheme] Écrivez https:// à la place de http:// dans l’adresse : ce port du serveur n’accepte que https.
    [moved] Remplacez l’adresse par l’actuelle, que l’exploitant du service a : l’ancienne n’est plus servie.
    [auction] C’est l’adresse d’une enchère, qui reçoit des demandes d’offres (OpenRTB, par POST) : donnez au lecteur un tag VAST, que l’exploitant du serveur publicitaire ou de l’enchère a.
    [parked] Plus personne ne sert d’annonces sous ce domaine : retirez l’adresse, ou demandez l’actuelle au réseau publicitaire.
    [verification] Le service avec lequel l’annonceur vérifie les pages a bloqué celle-ci : demandez à l’agence de l’annonceur quelle catégorie ou page il bloque, d’assouplir cela, ou d’utiliser un tag qui ne fait que mesurer.
    [creative] Demandez à l’annonceur une création utilisable ici, par exemple un MP4 avec H.264 et AAC, et importez-la de nouveau.
    [transcoding] Rien n’est cassé : la création est en cours de conversion. Regardez à nouveau dans quelques minutes ; avant une campagne, faites convertir ses créations à l’avance.
    [room] L’annonce est plus longue que la coupure : allongez celle-ci, ou demandez au serveur publicitaire des annonces plus courtes.
    [commented] L’annonce se trouve dans un commentaire de la réponse : faites-la envoyer en dehors du commentaire.
    [serialized] Le document est une chaîne dans du JSON : faites-le envoyer seul, avec le type text/xml.
    [login] C’est une page protégée par une connexion, comme une console ou un aperçu : copiez-y le tag VAST.
   *[inventory] Comparez les identifiants de l’adresse (éditeur, emplacement, zone) avec ceux que le serveur publicitaire a donnés, et faites-les activer là-bas.
  }
redirected = { $redirectingHost } redirige la requête vers { $redirectedHost }.
    .next-step = Demandez à l’opérateur de { $redirectedHost } de corriger cela ; l’opérateur de { $redirectingHost }, qui y redirige, sait qui c’est.

## Placeholders

macro-equivalent = { $placeholder } sous la forme { $macro }
macros-write = Écrivez { $macros }{ LENGTH($placeholders) ->
    [0] {""}
   *[other] {" "}; ajoutez des règles de remplacement pour { $placeholders }
  }.
fix-instead = { $macro } à la place de { $placeholder }
fix-write = Écrivez { $corrections }.
fix-value-for = { $field } pour { $placeholder }
fix-provide = Fournissez { $values }.
fix-define = Ajoutez une règle de remplacement ou une valeur dans { $values } pour { $placeholders }, ou retirez-la du tag publicitaire.

fix-write-value = Écrivez à la place de { $placeholders } la valeur donnée par le serveur publicitaire.
fix-use-sdk = Faites remplir { $placeholders } par { $sdk } dans l’application avant la requête : seul ce SDK en connaît les valeurs. Pour d’autres lecteurs, utilisez un tag publicitaire sans eux.

viewer-field = { $name ->
    [url] l’adresse de la page
    [referrer] l’adresse de la page précédente
    [title] le titre de la page
    [gdprApplies] le consentement du spectateur (si le RGPD s’applique)
    [tcString] le consentement du spectateur (chaîne TCF)
    [gppString] le consentement du spectateur (chaîne GPP)
    [uspString] le consentement du spectateur (chaîne US Privacy)
    [coppa] le consentement du spectateur (COPPA)
    [ifa] l’identifiant publicitaire de l’appareil
    [ip] l’adresse IP du spectateur
    [latLong] la position du spectateur
   *[other] { $group ->
        [consent] le consentement du spectateur
        [page] des données de la page
        [player] des données du lecteur
        [app] des données de l’application
       *[device] des données de l’appareil
      }
  }

## Notes on a verdict

code-step = Le tag publicitaire fonctionne. Le code qui l’entoure n’a été évalué qu’en partie{ $count ->
    [0] {""}
   *[other]  ; non évalué : { LIST($unjudged) }
  }.{ $startsWithSound ->
    [yes] {" "}Il démarre la vidéo avec le son, ce que les navigateurs refusent sans clic : démarrez-la en sourdine.
   *[no] {""}
  } Si la page n’affiche aucune annonce, vérifiez ses réglages, ou collez un enregistrement de la page (HAR).

note-not-requested = Aucune requête n’a été envoyée ; le diagnostic vient du texte seul.
note-content-open = Ce diagnostic porte sur les annonces : le contenu n’a pas été vérifié.
note-assumed = Hypothèses : { LENGTH($pageHost) ->
    [0] la page n’est pas connue
   *[other] la page est sur { $pageHost }
  } ; { $gdprApplies ->
    [unknown] on ne sait pas si le RGPD s’applique
    [yes] le RGPD s’applique
   *[other] le RGPD ne s’applique pas
  } ; { $hasConsentString ->
    [yes] il y a une chaîne de consentement
   *[no] il n’y a pas de chaîne de consentement
  }.
note-unfilled = Seul le lecteur de la page connaît les valeurs de { $placeholders }, que le diagnostic a laissés tels quels.
note-readers = Seules les pages de { $allowed } peuvent lire la réponse de { $host }.

note-about-tag = Le texte a { $count } tags publicitaires ; ce diagnostic concerne le tag { $tag }.
note-about-bid = Ce diagnostic concerne l’offre à { $pointer } ({ $bidder }), une sur { $count }.
repaired-step = { LENGTH($tag) ->
    [0] Le texte ne fonctionne pas tel qu’il a été collé ; l’annonce n’est lue que sans ce que la copie a changé. Là où il figure ainsi, mettez-le tel qu’il était avant la copie.
   *[other] Le tag publicitaire ne fonctionne pas tel qu’il a été collé. Là où il figure ainsi, mettez ce tag réparé : { $tag }
  }

note-copied = { $change ->
    [terminal-colors] Les codes de couleur d’un terminal ont été retirés du texte.
    [xml-viewer] Les mots et les marques de la vue XML d’un navigateur ont été retirés.
    [mail-quote] Les marques d’un e-mail cité ont été retirées du début des lignes.
    [line-numbers] Les numéros de ligne ont été retirés.
    [code-block] Les marques d’un bloc de code ont été retirées.
    [formula] La formule de tableur autour du tag publicitaire a été retirée.
    [mail-encoded] Le texte était encodé comme dans la source d’un e-mail (=3D) et a été décodé.
    [html-escaped] Le texte était échappé en HTML (&lt;) et a été décodé.
    [script-escaped] Le texte était échappé par des barres obliques inverses, comme dans un script, et a été décodé.
    [percent-encoded] Tout le texte était encodé en pourcent et a été décodé.
    [scheme-twice] Le schéma devant le tag publicitaire était doublé ou abîmé, et a été corrigé.
    [base64] Le texte était encodé en Base64 et a été décodé.
    [quotes] Des guillemets ou des parenthèses autour du tag publicitaire ont été retirés. Retirez-les aussi là où se trouve le tag.
    [table-cell] Les guillemets d’une cellule de tableau ont été retirés.
    [typography] Les guillemets ou les espaces d’un traitement de texte ont été remplacés par des caractères simples.
    [invisible-characters] Des caractères invisibles ont été retirés.
    [rewritten-link] Les liens réécrits par un logiciel de messagerie ou un site ont été remplacés par leurs cibles.
    [look-alikes] Des caractères qui ne font que ressembler aux caractères ordinaires, comme – pour -, × pour x, ＆ pour & ou des guillemets typographiques autour d’une valeur ont été remplacés.
    [line-breaks] Plusieurs lignes ont été réunies en un tag publicitaire.
    [stray-blanks] Des espaces ont été retirées du tag publicitaire.
    [text-around] Le texte avant et après a été laissé de côté. Si le serveur l’a envoyé, sa réponse est mal formée.
    [text-behind] Le texte qui suit le tag publicitaire a été laissé de côté. S’il fait partie du tag, écrivez %20 à la place de l’espace.
   *[cut-off] Une partie du tag publicitaire manque peut-être : il contient des points, ou se termine là où les formulaires et les bases de données coupent les textes. Copiez-le de nouveau depuis sa source.
  }

## Owners

owner-publisher = Éditeur
owner-ad-server = Serveur publicitaire
owner-network = Régie publicitaire
owner-advertiser = Annonceur
owner-browser = Navigateur
owner-consent = Consentement de l’utilisateur
owner-nobody = Personne
owner-unknown = Inconnu

## Report of a case

report-title = Cas publicitaire
report-owner = Responsable
report-next-step = Étape suivante
report-viewer = Utilisateur
report-tags = Tags publicitaires
report-expanded-to = URL demandée
report-placeholders = Variables
report-requests = Requêtes
report-responses = Réponses
report-findings = Constats
report-input = Saisie
report-none = Aucun
report-field = Champ
report-value = Valeur
report-status = Statut
report-time = Temps
report-root = Élément racine
report-result = Résultat
report-redacted = Les chaînes de consentement, identifiants, cookies et données d’accès sont remplacés par des valeurs de même forme.

## Error codes

code-vast-100 = La réponse du serveur publicitaire n’est pas du XML bien formé (erreur VAST 100).
    .next-step = Faites corriger le document par le serveur publicitaire ; la cause est en général une URL avec & hors de CDATA.
code-vast-101 = La réponse est du XML qui ne suit pas le schéma VAST (erreur VAST 101).
    .next-step = Faites ajouter l’élément manquant ou déplacer l’élément mal placé par le serveur publicitaire.
code-vast-102 = La réponse a une version de VAST que le lecteur ne lit pas (erreur VAST 102).
    .next-step = Faites envoyer VAST 2 à 4 par le serveur publicitaire.
code-vast-200 = L’annonce est d’un type que le lecteur n’attend pas ou ne peut pas afficher (erreur VAST 200).
    .next-step = Vérifiez dans le serveur publicitaire quelles créations sont réservées pour ce bloc d’annonces.
code-vast-201 = Une annonce linéaire est arrivée pour un emplacement d’overlay, ou l’inverse (erreur VAST 201).
    .next-step = Réservez le type d’annonce que l’emplacement affiche.
code-vast-202 = L’annonce a une autre durée que prévu (erreur VAST 202).
    .next-step = Donnez à la durée dans VAST celle du fichier média.
code-vast-203 = L’annonce a une autre taille que prévu (erreur VAST 203).
    .next-step = Réservez des créations à la taille de l’emplacement.
code-vast-204 = La réponse n’a pas la catégorie d’annonce que le lecteur exige (erreur VAST 204).
    .next-step = Faites envoyer la catégorie de l’annonce par le serveur publicitaire.
code-vast-205 = Un wrapper bloque la catégorie de l’annonce (erreur VAST 205).
    .next-step = Demandez une annonce d’une autre catégorie, ou retirez le blocage du wrapper.
code-vast-206 = La coupure publicitaire a été raccourcie, et l’annonce n’a pas été affichée (erreur VAST 206).
    .next-step = Raccourcissez le pod, ou allongez la coupure publicitaire.
code-vast-300 = Un wrapper est défectueux (erreur VAST 300).
    .next-step = Demandez à la régie du wrapper de vérifier l’URL de son tag.
code-vast-301 = Un serveur publicitaire n’a pas donné de réponse utilisable : elle n’est pas arrivée à temps, c’était une erreur HTTP comme 404, ou CORS ou la Content Security Policy de la page l’a bloquée (erreur VAST 301).
    .next-step = Diagnostiquez le tag ; dans la page, `reason` de l’événement `aderror` dit la raison.
code-vast-302 = La chaîne a trop de wrappers ou tourne en rond (erreur VAST 302).
    .next-step = Demandez au serveur publicitaire une campagne avec moins de revendeurs.
code-vast-303 = Le serveur publicitaire n’a pas d’annonce, ou ses wrappers ne mènent à aucune (erreur VAST 303).
    .next-step = Vérifiez dans le serveur publicitaire qu’une campagne active cible ce bloc d’annonces ; derrière un wrapper, demandez à sa régie pourquoi elle ne remplit pas.
code-vast-304 = L’annonce n’a pas pu être affichée dans le délai prévu (erreur VAST 304).
    .next-step = Demandez à la régie une création plus légère.
code-vast-400 = L’annonce linéaire n’a pas pu être lue (erreur VAST 400).
    .next-step = Ouvrez le fichier média de l’annonce dans un navigateur, et signalez l’erreur à la régie.
code-vast-401 = Le fichier média de l’annonce est introuvable (erreur VAST 401).
    .next-step = Demandez à la régie de corriger l’adresse du fichier média.
code-vast-402 = Le fichier média de l’annonce n’a pas été chargé à temps (erreur VAST 402).
    .next-step = Demandez à la régie un fichier média plus petit sur un serveur plus rapide.
code-vast-403 = L’annonce n’a aucun fichier média que le lecteur accepte (erreur VAST 403).
    .next-step = Demandez à l’annonceur la création en MP4 (H.264 et AAC).
code-vast-405 = Le fichier média de l’annonce n’a pas pu être affiché (erreur VAST 405).
    .next-step = Demandez à l’annonceur d’encoder de nouveau le fichier en MP4 (H.264 et AAC).
code-vast-406 = L’annonce n’a pas le fichier mezzanine exigé (erreur VAST 406).
    .next-step = Demandez à la régie d’ajouter le fichier mezzanine.
code-vast-407 = Le fichier mezzanine est téléchargé pour la première fois, et l’annonce n’est pas encore affichée (erreur VAST 407).
    .next-step = Demandez de nouveau l’annonce plus tard.
code-vast-408 = Le lecteur a refusé une annonce conditionnelle (erreur VAST 408).
    .next-step = Demandez à la régie une annonce sans condition.
code-vast-409 = L’unité interactive de l’annonce n’a pas été exécutée (erreur VAST 409).
    .next-step = Demandez une création sans code interactif.
code-vast-410 = L’unité de vérification de l’annonce n’a pas été exécutée (erreur VAST 410).
    .next-step = Demandez une création lisible sans code de vérification.
code-vast-411 = Le fichier mezzanine ne respecte pas la spécification (erreur VAST 411).
    .next-step = Demandez à la régie de remplacer le fichier mezzanine.
code-vast-500 = L’overlay n’a pas pu être affiché (erreur VAST 500).
    .next-step = Demandez à la régie une image statique comme overlay.
code-vast-501 = L’overlay est plus grand que son emplacement (erreur VAST 501).
    .next-step = Réservez un overlay plus petit, ou augmentez max_width et max_height de l’emplacement.
code-vast-502 = La ressource de l’overlay n’a pas pu être chargée (erreur VAST 502).
    .next-step = Demandez à la régie de corriger l’adresse de l’image.
code-vast-503 = L’overlay n’a aucune ressource que le lecteur accepte (erreur VAST 503).
    .next-step = Demandez l’overlay sous forme d’image statique.
code-vast-600 = Un companion n’a pas pu être affiché (erreur VAST 600).
    .next-step = Vérifiez les companions de la création avec la régie.
code-vast-601 = Un companion ne tient pas dans son emplacement de la page (erreur VAST 601).
    .next-step = Donnez à l’emplacement du companion la taille de la création.
code-vast-602 = Un companion exigé n’a pas pu être affiché, et l’annonce a été abandonnée (erreur VAST 602).
    .next-step = Ajoutez à la page un emplacement pour le companion, ou faites-le rendre facultatif par le serveur publicitaire.
code-vast-603 = La ressource d’un companion n’a pas pu être chargée (erreur VAST 603).
    .next-step = Demandez à la régie de corriger l’adresse du companion.
code-vast-604 = Un companion n’a aucune ressource que le lecteur accepte (erreur VAST 604).
    .next-step = Demandez le companion sous forme d’image statique.
code-vast-900 = L’annonce a échoué pour une raison qui n’a pas de code propre (erreur VAST 900).
    .next-step = Diagnostiquez le tag lui-même pour voir à quelle requête il échoue.
code-vast-901 = Le code VPAID de l’annonce a échoué ou n’a pas été exécuté (erreur VAST 901).
    .next-step = Demandez à l’annonceur la même création en MP4 (H.264 et AAC).
code-vast-902 = Le fichier interactif de l’annonce a échoué (erreur VAST 902).
    .next-step = Demandez une création sans code interactif.
code-ima-1005 = Le SDK IMA n’a pas pu demander les annonces (erreur 1005).
    .next-step = Ouvrez le tag dans un nouvel onglet, et corrigez ce qu’il montre.
code-ima-1007 = La réponse n’a ni média ni image à afficher (erreur IMA 1007).
    .next-step = Demandez à la régie d’ajouter un fichier média à la création.
code-ima-1009 = Le serveur publicitaire a répondu avec du VAST sans annonce (erreur IMA 1009).
    .next-step = Vérifiez dans le serveur publicitaire qu’une campagne active cible ce bloc d’annonces, cette taille, cette page et ce pays.
code-ima-1010 = Le SDK IMA ne comprend pas la réponse (erreur 1010).
    .next-step = Faites envoyer VAST ou VMAP par le serveur publicitaire.
code-ima-1012 = Le navigateur n’a pas pu envoyer la requête ou lire sa réponse (erreur IMA 1012).
    .next-step = Testez sans bloqueur de publicité, et vérifiez les en-têtes CORS du serveur publicitaire.
code-ima-1013 = Le tag publicitaire n’est pas une URL valide (erreur IMA 1013).
    .next-step = Encodez les paramètres du tag, et faites-le commencer par https://.
code-ima-1014 = La Protected Audience API du navigateur a échoué (erreur IMA 1014).
    .next-step = Testez dans un autre navigateur, et signalez l’erreur interne au serveur publicitaire.
code-ima-1020 = Le flux avec annonces insérées n’a pas pu démarrer (erreur IMA 1020).
    .next-step = Vérifiez les identifiants du flux dans le serveur publicitaire.
code-ima-1021 = Le flux et son remplaçant ont tous deux échoué (erreur IMA 1021).
    .next-step = Vérifiez le flux et son repli dans le serveur publicitaire.
code-ima-1022 = Le navigateur n’accepte pas une URL de l’annonce (erreur IMA 1022).
    .next-step = Utilisez des URL https dans le tag et ses créations.
code-ima-1101 = La page a appelé le SDK IMA avec des arguments non valides (erreur 1101).
    .next-step = Corrigez l’appel que nomme l’erreur interne.
code-ima-1204 = Le SDK IMA a reçu un message défectueux de son application (erreur 1204).
    .next-step = Mettez à jour le SDK IMA de l’application.
code-ima-1205 = Le navigateur n’a pas laissé l’annonce démarrer sans clic (erreur IMA 1205).
    .next-step = Démarrez le lecteur sans le son, ou au clic.
code-ima-1300 = La CMP n’avait pas encore répondu quand l’annonce a été demandée (erreur IMA 1300).
    .next-step = Ne demandez les annonces qu’après la réponse de la CMP.
code-vmap-900 = La coupure publicitaire a échoué pour une raison qui n’a pas de code propre (erreur VMAP 900).
    .next-step = Diagnostiquez le tag de la coupure lui-même.
code-vmap-1000 = Le document VMAP ne suit pas son schéma (erreur VMAP 1000).
    .next-step = Faites corriger le document par le serveur publicitaire.
code-vmap-1001 = La version de VMAP n’est pas prise en charge (erreur VMAP 1001).
    .next-step = Faites envoyer VMAP 1.0 par le serveur publicitaire.
code-vmap-1002 = Le document VMAP n’a pas pu être analysé (erreur VMAP 1002).
    .next-step = Faites envoyer du XML bien formé par le serveur publicitaire.
code-vmap-1003 = Une coupure publicitaire a un type que le lecteur n’affiche pas (erreur VMAP 1003).
    .next-step = Utilisez des coupures de type linear ou nonlinear.
code-vmap-1004 = Les annonces d’une coupure n’ont pas pu être lues (erreur VMAP 1004).
    .next-step = Diagnostiquez le tag de la coupure lui-même.
code-vmap-1005 = Les annonces d’une coupure sont d’un type de modèle non pris en charge (erreur VMAP 1005).
    .next-step = Faites utiliser VAST 2 à 4 dans la coupure par le serveur publicitaire.
code-vmap-1006 = Le document VAST d’une coupure n’a pas pu être lu (erreur VMAP 1006).
    .next-step = Faites corriger le document dans VASTAdData par le serveur publicitaire.
code-vmap-1007 = Le serveur publicitaire d’une coupure n’a pas répondu à temps (erreur VMAP 1007).
    .next-step = Demandez à l’opérateur de ce serveur une réponse plus rapide.
code-vmap-1008 = La requête pour les annonces d’une coupure a échoué (erreur VMAP 1008).
    .next-step = Diagnostiquez le tag de la coupure lui-même.
code-embed-source-refused = L’élément refuse l’adresse de l’embed, car son origine n’est pas autorisée.
    .next-step = Ajoutez l’origine à MediaEmbed.allowedSources, ou servez le JSON depuis votre propre origine.
code-embed-network = Le JSON de l’embed n’a pas pu être demandé.
    .next-step = Vérifiez la connexion et Access-Control-Allow-Origin du serveur.
code-embed-timeout = Le JSON de l’embed n’était pas complet après 10 s.
    .next-step = Servez le JSON comme fichier statique ou mis en cache.
code-embed-http-status = Le serveur a refusé la requête de l’embed.
    .next-step = Vérifiez que l’embed est publié à cette adresse.
code-embed-content-type = La réponse de l’embed n’est pas déclarée comme JSON.
    .next-step = Envoyez l’en-tête Content-Type: application/json.
code-embed-too-large = Le JSON de l’embed dépasse 2 Mo.
    .next-step = Ne publiez que ce dont le lecteur a besoin.
code-embed-not-json = Le texte de l’embed n’est pas du JSON.
    .next-step = Collez le JSON ici pour voir la ligne de l’erreur.
code-embed-not-an-embed = Le JSON de l’élément n’est pas un objet embed.
    .next-step = Publiez l’objet embed du service.
code-embed-no-player = L’embed ne nomme aucun lecteur hébergé et n’a pas de vidéo.
    .next-step = Demandez l’embed avec code_iframe, ou avec sa vidéo ou son direct.
code-embed-player-refused = L’origine du lecteur hébergé n’est pas autorisée.
    .next-step = Ajoutez l’origine à MediaEmbed.allowedPlayerOrigins.
code-embed-no-code = L’embed n’a pas de code pour le format standard.
    .next-step = Demandez l’embed avec le champ code, ou utilisez un autre format.
code-embed-not-controllable = La page ne peut pas commander le lecteur du format standard.
    .next-step = Utilisez le format iframe ou player.
code-embed-code-unavailable = L’embed n’a pas un champ dont ce format de code a besoin.
    .next-step = Lisez la cause de l’erreur, et demandez l’embed avec ce champ.
code-embed-module = Un fichier du lecteur n’a pas pu être chargé.
    .next-step = Déployez tous les fichiers du paquet, puis appelez retry().
code-embed-no-stream = L’embed ne nomme aucun flux : ni le contenu ni les annonces ne sont lus.
    .next-step = Définissez streamUrl, ou demandez la vidéo ou le direct avec ses adresses.
code-embed-media-network = Les médias du contenu n’ont pas pu être chargés.
    .next-step = Vérifiez l’adresse des médias et leur en-tête CORS.
code-embed-media-decode = Le navigateur n’a pas pu décoder les médias du contenu.
    .next-step = Encodez de nouveau les médias.
code-embed-media-unsupported = Le navigateur n’accepte aucun des formats du contenu.
    .next-step = Fournissez du HLS ou du MP4 avec H.264 et AAC.
code-embed-trusted-types = La politique de la page n’autorise pas la politique Trusted Types media-embed.
    .next-step = Ajoutez media-embed à la directive trusted-types.
code-embed-unexpected = L’élément a échoué sur une erreur que son code n’avait pas prévue.
    .next-step = Lisez la cause de l’erreur (cause) dans la console ; si l’embed ne contient que des données, signalez-la comme un défaut de la bibliothèque.
code-browser-blocked-by-client = Une extension du navigateur a bloqué la requête{ phrase-to-host }, comme le font les bloqueurs de publicité.
    .next-step = Testez dans un navigateur sans bloqueur de publicité ni protection contre le pistage.
code-browser-blocked-by-protection = La protection contre le pistage du navigateur a bloqué la requête{ phrase-to-host }.
    .next-step = Désactivez la protection pour ce site (dans Firefox, par le bouclier de la barre d’adresse) et testez de nouveau : avec elle, aucune annonce n’est vue.
code-browser-mixed-content = Le navigateur ou l’application a refusé une requête http{ phrase-to-host }, car une page https ou les réglages de l’application n’autorisent que https.
    .next-step = Utilisez https dans le tag et dans tout ce à quoi il mène.
code-browser-media-mixed-content = La requête{ phrase-to-host } d’un fichier média a une adresse http, que la page https ou les réglages de l’application n’autorisent pas.
    .next-step = Si le fichier est celui d’une annonce, demandez à son réseau ou à son annonceur un fichier média avec https://. Si c’est la vidéo de la page, corrigez son adresse.
code-browser-cors = Le navigateur ne peut pas lire la réponse à la requête{ phrase-to-host }, car elle n’a pas d’en-tête CORS pour la page.
    .next-step = Faites envoyer par le serveur publicitaire Access-Control-Allow-Origin avec l’origine de la page, et Access-Control-Allow-Credentials: true.
code-browser-opaque-origin = Le navigateur ne peut pas lire la réponse à la requête{ phrase-to-host }, car la page a l’origine « null » : son cadre a un sandbox sans allow-same-origin, ou elle est un fichier.
    .next-step = Ajoutez allow-same-origin à l’attribut sandbox du cadre, ou servez la page depuis un serveur web.
code-browser-cors-several = Le navigateur ne peut pas lire la réponse à la requête{ phrase-to-host }, car elle a l’en-tête CORS Access-Control-Allow-Origin deux fois ou avec plusieurs valeurs.
    .next-step = Faites envoyer par l’opérateur du serveur Access-Control-Allow-Origin une seule fois : souvent, l’application et le serveur ou le CDN placé devant l’ajoutent tous deux.
code-browser-cors-wildcard = Le navigateur ne peut pas lire la réponse à la requête{ phrase-to-host }, car une requête avec cookies n’accepte pas l’origine *.
    .next-step = Faites envoyer par le serveur publicitaire l’origine de la page dans Access-Control-Allow-Origin, avec Access-Control-Allow-Credentials: true, ou envoyez la requête sans cookies.
code-browser-response-broken = Le navigateur n’a pas pu utiliser la réponse à la requête{ phrase-to-host } : son encodage, sa longueur, son protocole ou ses redirections sont incorrects.
    .next-step = Demandez à l’opérateur du serveur publicitaire de corriger la réponse.
code-browser-media-failed = { LENGTH($detail) ->
    [0] La requête{ phrase-to-host } d’une vidéo ou de son manifeste a échoué : elle manque, est refusée, ou les navigateurs ne lisent pas son format.
   *[other] La requête{ phrase-to-host } de { $detail } a échoué : c’est le flux du contenu, et non une annonce.
  }
    .next-step = { LENGTH($detail) ->
        [0] S’il s’agit de la vidéo de la page, corrigez son adresse, son serveur ou son format ; s’il s’agit de celle d’une annonce, diagnostiquez le tag publicitaire.
       *[other] Corrigez l’adresse du flux, ou faites en sorte que son serveur le livre. Si un serveur insère les annonces dans ce flux, adressez-vous à son exploitant ; pour toutes les autres annonces, diagnostiquez le tag publicitaire.
      }
code-browser-plugin-late = Le plugin publicitaire du lecteur a été démarré trop tard et a manqué le début de la vidéo et son preroll.
    .next-step = Démarrez le plugin publicitaire dans la même tâche que le lecteur, avant le chargement de la source.
code-browser-sdk-missing = Le SDK IMA n’était pas chargé au démarrage du plugin publicitaire du lecteur, donc aucune annonce n’a été demandée.
    .next-step = Chargez https://imasdk.googleapis.com/js/sdkloader/ima3.js avant le plugin. Si la page le fait, vérifiez qu’aucun bloqueur de publicité ni aucune politique ne l’arrête.
code-browser-container-missing = L’élément pour les annonces que la page donne au SDK IMA n’existe pas quand celui-ci démarre, donc aucune annonce n’a été demandée.
    .next-step = Corrigez l’id du conteneur publicitaire, et lancez le script une fois l’élément dans la page.
code-browser-cache-missing = Prebid a rejeté une enchère qui n’a son VAST que sous forme de texte, car aucun cache n’est configuré.
    .next-step = Définissez cache.url dans la configuration de Prebid, ou cache.useLocal si le lecteur accepte un VAST sous forme de blob.
code-browser-frame-sandboxed = Le sandbox de l’iframe ne laisse pas fonctionner le lecteur.
    .next-step = Ajoutez allow-scripts et allow-same-origin à l’attribut sandbox de l’iframe (et allow-popups, pour les clics sur les annonces), ou retirez l’attribut.
code-browser-autoplay-refused = Le navigateur n’a pas laissé la vidéo démarrer avec le son et sans clic.
    .next-step = Démarrez le lecteur sans le son, ou au clic.
code-browser-autoplay-in-frame = La page ne permet pas à l’iframe du lecteur de démarrer une vidéo.
    .next-step = Ajoutez allow="autoplay" à l’iframe du lecteur.
code-browser-private-address = La page a envoyé la requête{ phrase-to-host } à une adresse accessible depuis un seul réseau, comme celle d’un serveur de test.
    .next-step = Utilisez dans la page le tag du serveur publicitaire public.
code-browser-cache-refused = Le cache de Prebid{ phrase-to-host } n’a pas enregistré le VAST de l’offre, si bien que le serveur publicitaire ne peut pas le livrer.
    .next-step = Vérifiez l’adresse et la limite de taille du cache, ou demandez à l’enchérisseur un VAST plus petit ou son adresse (vastUrl).
code-browser-cache-expired = Le cache de Prebid{ phrase-to-host } n’a pas de VAST sous cet identifiant : il a expiré, ou a été enregistré ailleurs.
    .next-step = Demandez l’annonce plus tôt après l’enchère, augmentez la durée de vie du cache, et utilisez le même cache pour les deux.
code-browser-bidder-unavailable = Un enchérisseur du bloc d’annonces{ phrase-detail } n’est pas dans le build de Prebid, ou son adaptateur ne prend pas en charge la vidéo, si bien qu’aucune offre ne lui a été demandée.
    .next-step = Compilez Prebid avec un adaptateur de cet enchérisseur qui prend en charge la vidéo, ou utilisez un autre enchérisseur pour le bloc d’annonces.
code-browser-clock-wrong = La requête{ phrase-to-host } a échoué, car, d’après l’horloge de l’appareil, le certificat du serveur n’est pas encore valide.
    .next-step = Réglez la date et l’heure de l’appareil, puis testez à nouveau ; si elles sont justes, interrogez l’opérateur du serveur publicitaire sur le certificat.
code-browser-not-transcoded = Le serveur qui insère les annonces en a sauté une, car il n’a pas encore transcodé sa nouvelle création.
    .next-step = Attendez quelques minutes : les coupures suivantes auront l’annonce. Pour les campagnes avec de nouvelles créations, demandez les annonces avant la coupure (prefetch).
code-browser-break-shortened = Le serveur qui insère les annonces en a sauté une, car la coupure s’est terminée plus tôt ou n’a pas pu être assez remplie.
    .next-step = Si c’est rare, rien n’est cassé ; sinon, vérifiez les marqueurs des coupures dans le flux et le seuil de personnalisation.
code-browser-insertion-off = Le serveur qui insère les annonces ne peut en insérer aucune : sa configuration, sa session ou l’hôte du serveur publicitaire n’est pas accepté.
    .next-step = Vérifiez la configuration du serveur qui insère les annonces : son profil de transcodage, les paramètres de la session et l’adresse du serveur publicitaire.
code-browser-preflight = La page envoie { LENGTH($detail) ->
    [0] sa requête{ phrase-to-host } avec un élément
   *[other] { $detail } avec sa requête{ phrase-to-host }, un en-tête ou une méthode
  } que le serveur doit d’abord autoriser (preflight), et il ne l’autorise pas.
    .next-step = Faites demander l’annonce par la page avec un simple GET et sans { LENGTH($detail) ->
        [0] en-têtes propres
       *[other] { $detail }
      } ; les serveurs publicitaires n’attendent pas de preflight. Ou faites-le autoriser par le serveur dans sa réponse à OPTIONS.
code-browser-csp = La Content Security Policy de la page a bloqué la requête{ phrase-to-host }.
    .next-step = { LENGTH($detail) ->
        [0] Ajoutez l’hôte à connect-src, et ceux des médias et des trackers à media-src et img-src.
       *[other] Ajoutez l’hôte à { $detail } dans la Content Security Policy de la page.
      }
code-browser-timed-out = La requête{ phrase-to-host } n’a pas reçu de réponse à temps.
    .next-step = Demandez à l’opérateur du serveur publicitaire une réponse plus rapide.
code-browser-name-not-resolved = La requête{ phrase-to-host } a échoué, car l’hôte n’existe pas.
    .next-step = Corrigez l’hôte du tag publicitaire.
code-browser-connection-failed = La requête{ phrase-to-host } a échoué, car le serveur n’a pas accepté la connexion.
    .next-step = Demandez à l’opérateur du serveur publicitaire s’il fonctionne.
code-browser-upgrade-failed = La requête{ phrase-to-host } a échoué : son adresse est en http, le navigateur l’a envoyée en https comme la page, et le serveur n’a pas de https qui fonctionne.
    .next-step = Faites livrer le fichier en https, depuis un serveur qui le prend en charge.
code-browser-certificate-invalid = La requête{ phrase-to-host } a échoué, car le serveur a un certificat non valide.
    .next-step = Vérifiez que l’horloge de l’utilisateur est à l’heure ; si oui, demandez à l’opérateur du serveur publicitaire de renouveler son certificat.
code-browser-proxy-certificate = Un proxy du réseau ou un programme de l’appareil a répondu à la requête{ phrase-to-host } avec son propre certificat, auquel l’outil ne fait pas confiance.
    .next-step = Testez depuis un réseau sans ce proxy, ou donnez à l’outil le certificat racine du proxy (curl : --cacert, Node : NODE_EXTRA_CA_CERTS). Rien n’indique un défaut du serveur.
code-browser-proxy-failed = La requête{ phrase-to-host } a échoué au proxy du réseau.
    .next-step = Testez sans le proxy, ou demandez à son administrateur de laisser passer le serveur publicitaire.
code-browser-proxy-untrusted = Le client ne fait pas confiance au certificat du proxy qui enregistre ses requêtes : la requête{ phrase-to-host } n’a échoué qu’à cause de l’enregistrement.
    .next-step = Installez le certificat racine du proxy sur l’appareil et déclarez-le fiable (dans une application Android : dans la configuration de sécurité réseau d’une version de débogage), puis enregistrez de nouveau. Si l’application n’accepte que certains certificats (pinning), excluez ses hôtes de l’enregistrement. Le serveur n’est pas en cause.
code-browser-resolver-failed = La requête{ phrase-to-host } a échoué, car aucun serveur de noms n’a répondu.
    .next-step = Vérifiez la connexion et le serveur DNS de l’appareil ; si d’autres hôtes sont trouvés, interrogez l’opérateur du serveur publicitaire sur ses serveurs de noms.
code-browser-address-filtered = La requête{ phrase-to-host } a échoué, car un filtre DNS ou le fichier hosts cache l’adresse de l’hôte.
    .next-step = Testez depuis un autre réseau ou avec un autre serveur DNS. Le tag publicitaire n’est pas en cause.
code-browser-offline = La requête{ phrase-to-host } a échoué, car le navigateur était hors ligne.
    .next-step = Testez de nouveau avec une connexion.
code-browser-plugin-missing = Le plugin publicitaire du lecteur n’est pas chargé, donc aucune annonce n’a été demandée.
    .next-step = Chargez le script du plugin publicitaire après celui du lecteur et avant son utilisation, dans une version adaptée au lecteur.
code-browser-ima-plugin-missing = Le lecteur n’a pas de fonction ima : son plugin videojs-ima n’est pas chargé, donc aucune annonce n’a été demandée.
    .next-step = Chargez ima3.js du SDK IMA, videojs-contrib-ads et videojs-ima, dans cet ordre, après Video.js et avant cet appel.
code-browser-request-canceled = La page a annulé la requête{ phrase-to-host } avant toute réponse.
    .next-step = Enregistrez de nouveau en restant sur la page. Si elle est encore annulée, cherchez ce qui l’arrête : un nouveau démarrage du lecteur, une limite de temps ou une extension.
code-browser-play-interrupted = Le démarrage de la vidéo a été interrompu par une pause ou une autre source, donc l’annonce ou le contenu n’a peut-être pas démarré.
    .next-step = Laissez un seul script démarrer le lecteur : la page doit attendre la promesse de play() et la fin de l’annonce avant de mettre en pause ou de changer de source. Si l’annonce est lue, rien n’est cassé.
code-browser-player-size = Prebid a retiré la taille du lecteur du bloc d’annonces, dont la forme est fausse, donc des enchérisseurs refusent peut-être la requête.
    .next-step = Écrivez mediaTypes.video.playerSize comme [[640, 480]] ou [640, 480].
code-browser-status-missing = Le serveur ne connaît pas l’adresse de la requête{ phrase-to-host }, ou n’accepte pas ses paramètres (statut comme 404 ou 400).
    .next-step = Si c’est l’adresse du tag publicitaire, comparez son chemin et ses paramètres à ceux du serveur publicitaire ; si un wrapper y mène, demandez à son réseau.
code-browser-stream-unknown = Le serveur qui insère les annonces ne connaît pas le flux de la requête{ phrase-to-host }{ phrase-detail } ; le lecteur n’a donc reçu aucun flux avec des annonces.
    .next-step = Comparez les identifiants du flux (pour une vidéo, la source de contenu et la vidéo ; pour un direct, sa clé d’asset) avec ceux du compte de ce serveur, et vérifiez que la vidéo y a été importée ou que le direct est actif.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-embedder-policy = La Cross-Origin-Embedder-Policy de la page n’admet pas la réponse à la requête{ phrase-to-host }, à laquelle manque un en-tête qui autorise d’autres sites.
    .next-step = Renoncez à Cross-Origin-Embedder-Policy sur les pages avec des annonces, ou envoyez-la avec credentialless : les serveurs publicitaires et les hôtes de leurs fichiers n’envoient presque jamais Cross-Origin-Resource-Policy.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-frame-refused = { LENGTH($host) ->
    [0] La page dans le cadre
   *[other] La page de { $host }
  } ne se laisse pas afficher dans un cadre par d’autres sites (X-Frame-Options ou frame-ancestors).
    .next-step = Prenez le code d’intégration de ce site, dont l’adresse n’est pas celle de la page pour les spectateurs ; si c’est déjà son code d’intégration, demandez à son exploitant d’autoriser votre site dans frame-ancestors.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-service-worker = Le service worker de la page a pris la requête{ phrase-to-host } et n’y a pas répondu.
    .next-step = Laissez passer dans le service worker les requêtes vers d’autres hôtes : quittez son écouteur de fetch sans respondWith().
code-browser-autoplay-policy = L’en-tête Permissions-Policy de la page interdit la lecture automatique, aussi dans ses cadres, quel que soit leur attribut allow.
    .next-step = Retirez autoplay=() de l’en-tête, ou écrivez autoplay=(self "https://player.example") avec l’origine du lecteur.
code-browser-sdk-held = L’outil de consentement de la page retient le SDK IMA jusqu’à l’accord du spectateur (type="text/plain"), et un script qui en a besoin a démarré avant.
    .next-step = Ne démarrez le script des annonces qu’après le consentement, lui aussi : marquez-le comme le SDK, ou démarrez-le à l’événement de l’outil de consentement.
# Variables:
#   $host (String) - host of the address that a script should set; empty if there is none
code-browser-frame-empty = L’iframe n’a pas d’adresse à charger dans src{ LENGTH($host) ->
    [0] {""}
   *[other] , car un script doit y mettre plus tard celle de { $host } ; là où il ne fonctionne pas, l’iframe reste vide
  }.
    .next-step = Écrivez l’adresse du lecteur dans src. Si un plugin de chargement différé l’a déplacée dans un attribut data, excluez-en cette iframe : loading="lazy" se passe de script.
code-browser-other-site = Le navigateur n’a pas donné à la page la réponse à la requête{ phrase-to-host } : son serveur la réserve aux pages de son site (Cross-Origin-Resource-Policy), ou son type n’est ni celui d’un média ni celui de données.
    .next-step = Faites envoyer par le serveur Cross-Origin-Resource-Policy: cross-origin, ou aucun en-tête de ce nom, et le bon Content-Type.
code-browser-status-refused = Le serveur a refusé la requête{ phrase-to-host } (statut comme 401, 403 ou 429).
    .next-step = Demandez à l’opérateur du serveur publicitaire si ce site, cette adresse et ce pays peuvent demander ses annonces, et à quelle fréquence ; si l’adresse a une signature, vérifiez qu’elle n’a pas expiré.
code-browser-status-failed = Le serveur a échoué à la requête{ phrase-to-host } (statut comme 500 ou 503).
    .next-step = Signalez le statut à l’opérateur du serveur.
