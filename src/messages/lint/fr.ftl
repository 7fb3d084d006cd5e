### Constats des règles sur les tags publicitaires et les emplacements.

phrase-more = { $more ->
    [0] {""}
   *[other] {" "}(et { $more } de plus)
  }
phrase-parameters = { LENGTH($names) ->
    [one] le paramètre { $names }
   *[other] les paramètres { $names }
  }
phrase-of-parameters = { LENGTH($names) ->
    [one] du paramètre { $names }
   *[other] des paramètres { $names }
  }
phrase-lacks = { LENGTH($names) ->
    [one] Il manque au tag publicitaire le paramètre { $names }
   *[other] Il manque au tag publicitaire les paramètres { $names }
  }
phrase-placeholders = { $placeholders }{ phrase-more }
phrase-time = { NUMBER($seconds) } s

## Textes qui contiennent un tag publicitaire

tag-surrounded = { $fault ->
    [quotes] Le tag publicitaire est entre guillemets, parenthèses ou crochets.
    [markup] Le tag publicitaire est à l’intérieur de HTML ou de XML.
    [code] Le tag publicitaire est à l’intérieur d’un script, de JSON ou d’une formule.
    [mail-quote] Des lignes du tag publicitaire commencent par >, comme dans un e-mail cité.
    [text] Un autre texte se trouve avant ou après le tag publicitaire.
    [several] Le texte contient plusieurs tags publicitaires, non séparés par ***.
    [joined] Deux tags publicitaires sont écrits à la suite, sans rien entre eux.
    [unclear] Le texte contient plusieurs URL, et chacune peut être le tag publicitaire.
    [computed] Le tag publicitaire est à l’intérieur d’un script qui y ajoute des valeurs.
   *[no-url] Le texte est du code et ne contient pas d’URL de tag publicitaire.
  }
    .remedy = { $fault ->
        [mail-quote] Retirez ces caractères.
        [several] Séparez les tags d’un waterfall par ***, ou n’en gardez qu’un.
        [joined] Gardez l’un des deux. Pour que les deux soient jugés, collez chacun sur une ligne.
        [computed] Gardez seulement l’URL, et écrivez une macro comme [CACHEBUSTING] pour chaque valeur.
        [no-url] Demandez au serveur publicitaire le tag VAST d’un emplacement vidéo, et indiquez son URL : un tel code est le plus souvent celui d’annonces display.
       *[text] Gardez seulement l’URL du tag publicitaire.
      }

tag-script-escaped = Le tag publicitaire contient des caractères précédés d’une barre oblique inverse, comme \/ ou \u0026.
    .remedy = Remplacez les codes : le tag a été copié depuis un script, du JSON ou du Markdown.

tag-percent-encoded = Le tag publicitaire est entièrement encodé avec le signe %, y compris son schéma ou les signes entre ses paramètres.
    .remedy = Décodez-le : le tag a été copié depuis un paramètre d’une autre URL.

tag-mail-encoded = Le tag publicitaire est encodé comme dans la source d’un e-mail, avec =3D au lieu de =.
    .remedy = Décodez-le : le tag a été copié depuis la source d’un e-mail.

tag-lookalike-chars = Le tag publicitaire contient des caractères qui ne font que ressembler aux caractères ordinaires, comme – pour -, × pour x, ＆ pour & ou des guillemets typographiques autour d’une valeur.
    .remedy = Écrivez à leur place les caractères ordinaires.

tag-link-rewritten = Le tag publicitaire est un lien réécrit par une messagerie ou un autre service.
    .remedy = Utilisez l’adresse cachée derrière : les requêtes via ce lien échouent.

tag-cut-off = Le tag publicitaire a … à la place d’une partie, car le programme d’où il a été copié l’a raccourci.
    .remedy = Copiez à nouveau le tag entier depuis l’endroit où il est modifié.

## Le texte et son waterfall

tag-whitespace = Le tag publicitaire contient des espaces, des retours à la ligne ou des caractères invisibles qui n’en font pas partie.
    .remedy = Retirez-les : collez de nouveau le tag en texte brut.

tag-waterfall = L’annonce est un waterfall de { $count } tags, qui se partagent { phrase-time }.
    .remedy = Il n’y a rien à faire, si le service a activé les waterfalls pour ce compte.

waterfall-no-failover = { $cause ->
    [vmap] Le tag { $number } du waterfall demande une playlist VMAP, qui n’est jamais sans annonces.
   *[sample] Le tag { $number } du waterfall est un exemple, qui renvoie toujours une annonce.
  }
    .remedy = Mettez-le en dernier : les tags suivants ne sont jamais demandés.

waterfall-too-many = Le waterfall a { $count } tags, si bien que chacun dispose d’environ { $share } ms sur les { phrase-time } pour tous.
    .remedy = Gardez au plus { $limit } tags, en commençant par ceux qui ont le meilleur taux de remplissage.

waterfall-duplicate = Le tag { $number } du waterfall est identique à un tag précédent, qui n’avait pas d’annonce.
    .remedy = Retirez le tag en double.

rule-subject-plain = Le sujet { $subject } se trouve aussi dans d’autres mots et dans des noms du tag publicitaire, où il est également remplacé.
    .remedy = Écrivez le sujet entre crochets, comme [nom], dans la règle et dans le tag.

## L’URL

tag-html-escaped = Le tag publicitaire contient des caractères codés en HTML, par exemple &amp;.
    .remedy = Remplacez les codes : le tag a été copié depuis du HTML ou du XML.

tag-http-on-https = Le tag publicitaire est une URL http, et la page est en https.
    .remedy = Utilisez le tag https : le navigateur bloque la requête ou la passe en https.

tag-protocol-relative = Le tag publicitaire n’a pas de schéma.
    .remedy = Écrivez https://, pour que le tag fonctionne aussi hors d’une page web.

tag-fragment = Le tag publicitaire contient un #, et ce qui suit n’est pas envoyé au serveur publicitaire.
    .remedy = Écrivez # sous la forme %23, ou retirez-le avec ce qui suit.

tag-request-too-long = La requête compte { $length } caractères, soit plus de { $limit }.
    .remedy = Raccourcissez les paramètres : la plupart des serveurs refusent une requête aussi longue.

tag-long = La requête compte { $length } caractères, soit plus de { $limit }.
    .remedy = Raccourcissez les paramètres si des annonces manquent : certains serveurs tronquent une requête aussi longue.

tag-illegal-chars = { LENGTH($name) ->
    [0] Le tag publicitaire a des caractères qui doivent être encodés avec le signe % dans une URL.
   *[other] Le & de &{ $name } a été lu comme une entité HTML ; le tag publicitaire n’a donc pas de paramètre { $name }.
  }
    .remedy = { LENGTH($name) ->
        [0] Encodez-les avec le signe % : les lecteurs les envoient de différentes façons.
       *[other] Écrivez de nouveau &{ $name }=, et en HTML &amp;{ $name }=.
      }

tag-bad-percent = { $fault ->
    [cut] Le tag publicitaire est coupé : il se termine au milieu d’un caractère encodé.
   *[sign] Le tag publicitaire a un signe % qui n’est pas suivi de deux chiffres hexadécimaux.
  }
    .remedy = { $fault ->
        [cut] Copiez à nouveau le tag entier depuis l’endroit où il est modifié : un champ ou un programme l’a raccourci.
       *[sign] Écrivez le signe % sous la forme %25.
      }

ad-host-gone = L’hôte appartient { $server ->
    [liverail] à LiveRail, dont Facebook a fermé le serveur publicitaire en 2016
    [adtech] à Adtech, dont Verizon Media a fermé le serveur publicitaire en 2020
    [mopub] à MoPub, qui a été fermé en 2022
    [adaptv] à la plateforme côté offre de Yahoo, qui a été fermée en 2023
    [emx] à EMX Digital, devenu insolvable en 2023
    [spotx] à SpotX, que Magnite a racheté en 2021 et intégré à sa propre plateforme
   *[sizmek] à Sizmek, dont Amazon a fermé le serveur publicitaire fin 2024
  }.
    .remedy = Demandez un nouveau tag au fournisseur, ou retirez l’annonce.

## Paramètres

tag-no-query = Le tag publicitaire a un & sans ? devant, et n’a donc pas de query string.
    .remedy = Faites commencer la query string par un point d’interrogation.

param-question-mark = { $fault ->
    [address] L’adresse du paramètre { $name } n’est pas encodée avec le signe % : ses propres paramètres sont devenus ceux du tag publicitaire.
    [waterfall] Un second tag publicitaire commence dans le paramètre { $name }, sans *** qui le sépare.
   *[separator] Le tag publicitaire a un second ? après le paramètre { $name }, à la place d’un &.
  }
    .remedy = { $fault ->
        [address] Encodez en entier l’adresse de { $name }.
        [waterfall] Écrivez *** entre les deux tags publicitaires.
       *[separator] Écrivez & à la place du second ?.
      }

param-implausible = { $fault ->
    [floor] Aucune campagne ne paie un prix plancher aussi élevé : { $settings }.
    [size] Le tag publicitaire ne donne pas de taille au lecteur : { $settings }.
    [sound] Le tag publicitaire annonce une lecture automatique avec son : { $settings }.
    [page] Le paramètre { $settings } a l’adresse d’un aperçu ou d’un test, et non celle de la page publique.
    [slot] Le tag publicitaire demande un type d’annonce que son emplacement n’affiche pas : { $settings }.
   *[format] Le tag publicitaire demande un autre format que VAST ou VMAP : { $settings }.
  }
    .remedy = { $fault ->
        [floor] Écrivez le prix pour 1 000 impressions dans la devise de l’enchère, comme 1.50, ou retirez le paramètre.
        [size] Écrivez la taille du lecteur en pixels, et ne formez le tag que lorsque le lecteur en a une.
        [sound] Démarrez sans le son ou sur un clic, et indiquez-le dans le tag : les navigateurs bloquent la lecture automatique avec son.
        [page] Écrivez l’adresse publique encodée avec le signe %, ou [PAGEURL].
        [slot] Demandez des annonces linéaires en preroll, midroll ou postroll, et non linéaires en overlay ; ou mettez le tag dans l’emplacement pour lequel il est fait.
        [freewheel] Écrivez resp=vast3, ou resp=vmap1 pour une liste de coupures publicitaires.
       *[format] Écrivez la valeur pour VAST que documente le serveur publicitaire, ou demandez-lui son tag VAST.
      }

tag-media = { $fault ->
    [stream] C’est l’adresse d’un flux, et non un tag publicitaire.
    [platform] C’est l’adresse d’une vidéo d’une plateforme, et non un tag publicitaire.
    [console] C’est l’adresse d’une page pour les personnes, comme la console d’un serveur publicitaire, et non un tag publicitaire.
   *[video] C’est l’adresse d’un fichier vidéo, et non un tag publicitaire.
  }
    .remedy = { $fault ->
        [stream] Si un serveur insère les annonces dans le flux, lisez-le comme contenu ; pour des annonces du lecteur, demandez le tag VAST.
        [platform] Demandez au serveur publicitaire son tag VAST. Une vidéo d’une plateforme s’intègre avec le code de la plateforme.
        [console] Copiez le tag VAST de cette page ; ce qui suit le # n’est jamais envoyé à un serveur.
       *[video] Demandez au serveur publicitaire un tag VAST de cette vidéo.
      }

tag-double-encoded = La valeur { phrase-of-parameters }{ phrase-more } est encodée deux fois avec le signe %.
    .remedy = N’encodez la valeur qu’une fois.

param-duplicate = Le tag publicitaire a plusieurs fois { phrase-parameters }{ phrase-more }, avec { $values ->
    [same] la même valeur
   *[different] des valeurs différentes
  }.
    .remedy = N’en gardez qu’un : les serveurs ne lisent pas tous le même.

param-empty = Le tag publicitaire n’a pas de valeur pour { phrase-parameters }{ phrase-more }.
    .remedy = Donnez-leur une valeur, ou retirez les paramètres.

## Variables

macro-near-miss = { $placeholder } est inconnue, et signifie sans doute { $macro }.
    .remedy = Écrivez { $macro } au lieu de { $placeholder }.

macro-case = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] devrait
   *[other] devraient
  } être en majuscules.
    .remedy = Écrivez des majuscules : la plupart des autres lecteurs font la différence.

macro-not-iab = Certains autres lecteurs ne remplissent pas { phrase-placeholders }, car l’IAB n’a pas de macro écrite ainsi.
    .remedy = { LENGTH($known) ->
        [0] {""}
       *[other] Pour d’autres lecteurs, écrivez { $macros } au lieu de { $known }.
      }{ LENGTH($unknown) ->
        [0] {""}
       *[other] { LENGTH($known) ->
            [0] {""}
           *[other] {" "}
          }L’IAB n’a pas de macro avec la valeur de { $unknown }.
      }

macro-deprecated = VAST 4.1 a remplacé { phrase-placeholders }.
    .remedy = Utilisez [MEDIAPLAYHEAD].

macro-mixed-syntax = Le tag publicitaire a des variables dans la syntaxe de { $count } autres systèmes.
    .remedy = Utilisez des macros entre crochets : des morceaux de tags de plusieurs systèmes ont été copiés ensemble.

macro-mismatched = Les crochets de { phrase-placeholders } ne correspondent pas.
    .remedy = Corrigez les crochets.

macro-unresolved = Personne ne remplit { phrase-placeholders }.
    .remedy = Écrivez une macro entre crochets, comme [PAGEURL], ou la valeur.

macro-quoted = Les guillemets ou astérisques de { phrase-placeholders } sont envoyés au serveur publicitaire.
    .remedy = Supprimez-les : ils ont été copiés avec la macro.

macro-encoded-brackets = Les crochets de { phrase-placeholders } sont encodés avec le signe %.
    .remedy = Écrivez [ et ] : la plupart des autres lecteurs ne remplissent pas des crochets encodés.

macro-bare-word = Un mot tient lieu de valeur dans { phrase-parameters }{ phrase-more }.
    .remedy = Écrivez une macro entre crochets, ou la valeur.

macro-value-text = Le texte d’une valeur manquante, comme undefined, se trouve dans { phrase-parameters }{ phrase-more }.
    .remedy = Corrigez le script qui a écrit le tag ou la valeur.

macro-value-unknown = La requête contient -1, c’est-à-dire inconnu, pour { phrase-placeholders }.
    .remedy = Fournissez la valeur dans le contexte, si vous la connaissez.

macro-value-withheld = La requête contient -2, c’est-à-dire retenu, pour { phrase-placeholders }.
    .remedy = Il n’y a rien à faire : l’utilisateur n’a pas consenti à la transmettre.

macro-nested-encoding = Le texte autour de { phrase-placeholders } est encodé avec le signe %, si bien que la valeur insérée est encodée une fois de plus.
    .remedy = Vérifiez la requête : la plupart des autres lecteurs encodent la valeur trop peu de fois.

## Cache busters

cachebuster-missing = { LENGTH($name) ->
    [0] Le tag publicitaire n’a pas de paramètre qui rende chaque requête unique.
   *[other] Le paramètre { $name } n’a pas de valeur, si bien que toutes les requêtes sont identiques.
  }
    .remedy = Ajoutez cb=[CACHEBUSTING], ou le paramètre que lit le serveur publicitaire.

cachebuster-frozen = Un nombre fixe se trouve dans { phrase-parameters }{ phrase-more }, alors qu’il devrait être différent à chaque requête.
    .remedy = Remplacez-le par une macro comme [CACHEBUSTING] : le tag a été copié après le remplacement des macros.

user-id-frozen = L’identifiant d’une seule personne ou d’un seul appareil se trouve dans { phrase-parameters }{ phrase-more }.
    .remedy = Retirez-le : tous les utilisateurs compteraient comme un seul, et son identifiant serait public.

## Consentement

consent-flag-without-string = { LENGTH($flag) ->
    [0] Le tag publicitaire dit que le RGPD s’applique, mais n’a aucune chaîne de consentement.
   *[other] Si le RGPD s’applique, { $flag } devient 1, mais le tag publicitaire n’envoie aucune chaîne de consentement.
  }
    .remedy = { LENGTH($consent) ->
        [0] Demandez l’annonce après la réponse de la CMP, et remplissez gdpr_consent avec [GDPRCONSENT].
       *[other] Demandez l’annonce après la réponse de la CMP : avant, { $consent } n’a pas de valeur.
      }

consent-string-without-flag = Le tag publicitaire a une chaîne de consentement, mais ne dit pas si le RGPD s’applique.
    .remedy = Ajoutez gdpr=[gdpr].

consent-flag-form = Le paramètre { $name } n’est ni 0 ni 1.
    .remedy = Envoyez 1 ou 0, ou la macro [gdpr].

consent-tcstring-form = La valeur du paramètre { $name } n’est pas une chaîne de consentement TCF 2.
    .remedy = Envoyez la chaîne de la CMP avec la macro [GDPRCONSENT]. La version 1 n’est plus valide.

consent-usp-form = La valeur du paramètre { $name } n’est pas une chaîne US Privacy comme 1YNN.
    .remedy = Envoyez quatre caractères comme 1YNN, ou la macro [us_privacy].

consent-gpp-sid = { $fault ->
    [other-sections] La chaîne GPP n’a pas toutes les sections de gpp_sid.
    [no-sections] Le tag publicitaire a une chaîne GPP sans ses sections.
   *[no-string] Le tag publicitaire a les sections d’une chaîne GPP sans la chaîne.
  }
    .remedy = Envoyez ensemble gpp=[GPPSTRING] et gpp_sid=[GPPSECTIONID].

consent-frozen = Le consentement d’un seul utilisateur se trouve dans { phrase-parameters }{ phrase-more }.
    .remedy = Remplacez-le par la macro de son paramètre, comme [GDPRCONSENT] pour une chaîne TCF : le tag a été copié après le remplacement des macros.

consent-absent = { $known ->
    [tcf] L’utilisateur a une chaîne de consentement TCF
    [gpp] L’utilisateur a une chaîne de consentement GPP
   *[gdpr] Le RGPD s’applique à l’utilisateur
  }, mais le tag publicitaire n’a pas de paramètre pour le consentement.
    .remedy = Ajoutez gdpr=[gdpr] et gdpr_consent=[GDPRCONSENT], si le serveur publicitaire ne lit pas lui-même le consentement.

consent-late = Les macros du tag publicitaire ont été remplacées avant la réponse de la CMP.
    .remedy = Attendez la CMP plus longtemps, ou remplacez de nouveau les macros après sa réponse.

## Google Ad Manager

gam-missing-required = { phrase-lacks }.
    .remedy = Ajoutez { $settings }.

gam-correlator = Le correlator { $fault ->
    [missing] manque
    [empty] est vide
   *[not-integer] n’est pas un entier positif
  }.
    .remedy = Écrivez correlator=[timestamp]. Seul le SDK IMA définit lui-même le correlator.

gam-page-missing = { phrase-lacks }.
    .remedy = Ajoutez { $names } avec l’adresse de la page ([PAGEURL]) : sans elle, la demande est plus faible.

gam-live = Le contenu est un direct, mais le tag publicitaire n’a pas le chemin des directs.
    .remedy = Utilisez le chemin /gampad/live/ads, conçu pour de nombreuses requêtes simultanées.

gam-impl-s = Le tag publicitaire a le paramètre impl=s, qui n’est plus utilisé.
    .remedy = Retirez ce paramètre.

gam-vpa-vpmute = { phrase-lacks }.
    .remedy = Ajoutez-les sans valeur : le lecteur les remplit, et les acheteurs programmatiques les lisent.

gam-test-unit = Le bloc d’annonces est un exemple de Google, qui ne rapporte rien.
    .remedy = Utilisez votre propre bloc d’annonces avant de publier.

gam-iu = Le paramètre iu n’est pas le chemin d’un bloc d’annonces : { $fault ->
    [no-slash] il ne commence pas par une barre oblique
    [no-unit] il n’a pas de bloc d’annonces après le code de réseau
   *[no-network] il ne commence pas par un code de réseau
  }.
    .remedy = Écrivez iu comme dans Google Ad Manager : une barre oblique, le code de réseau, une barre oblique et le bloc d’annonces, par exemple /1234567/video.

gam-bids-empty = Les clés du header bidding dans cust_params sont vides : { $names }{ phrase-more }.
    .remedy = Ne demandez l’annonce qu’après la fin du header bidding, et omettez les clés s’il n’y a pas d’enchère.

gam-sz = Le paramètre sz n’est pas une liste de tailles comme 640x480.
    .remedy = Écrivez une taille sous la forme 640x480, et plusieurs sous la forme 640x480%7C400x300.

gam-value = { $fault ->
    [above] Le paramètre { $name } est { $value }, soit plus que { $values }.
    [preview] Le paramètre { $name } est celui d’un aperçu, qui montre un élément de campagne pendant peu de temps, puis plus rien une fois expiré.
    [server] Le paramètre { $name } est destiné aux serveurs qui insèrent des annonces dans un flux, et non au tag publicitaire d’une page.
   *[value] Google Ad Manager ne connaît pas la valeur { $value } du paramètre { $name }.
  }
    .remedy = { $fault ->
        [above] Corrigez l’une des deux valeurs : aucune annonce n’a une telle durée.
        [preview] Copiez le tag publicitaire sans l’aperçu, ou créez un nouveau lien d’aperçu.
        [server] Retirez le paramètre, ou demandez le tag publicitaire pour lecteurs.
        [milliseconds] Écrivez des millisecondes, par exemple { $name }={ $values }.
       *[value] Écrivez une valeur comme { LIST($values, type: "disjunction") }.
      }

gam-output = { $fault ->
    [unknown-format] Le paramètre output n’est ni vast ni vmap.
    [no-vmap] Le tag publicitaire a ad_rule=1, mais demande VAST.
   *[no-ad-rule] Le tag publicitaire demande VMAP sans ad_rule=1.
  }
    .remedy = Utilisez output=vast pour une coupure publicitaire, ou output=vmap avec ad_rule=1 pour toutes.

gam-url-params = Le paramètre { $name } { $fault ->
    [no-page] n’est pas l’adresse de la page, mais celle d’un cadre ou d’un test
    [not-absolute] n’est pas une URL http(s) absolue
   *[not-encoded] n’est pas encodé avec le signe %
  }.
    .remedy = Envoyez l’adresse encodée de la page principale : url=[PAGEURL].

gam-cust-params = Le paramètre cust_params { $fault ->
    [not-encoded] n’est pas encodé avec le signe %
   *[encoded-twice] est encodé deux fois avec le signe %
  }.
    .remedy = Encodez clé=valeur&clé=valeur une seule fois, en entier.

gam-slot-vpos = Le paramètre vpos n’est pas { $position }, l’emplacement de l’annonce.
    .remedy = Définissez vpos selon l’emplacement, ou déplacez l’annonce vers l’emplacement prévu pour elle.

gam-playback-contradiction = Le lecteur ne démarre pas comme { LENGTH($names) ->
    [one] l’indique le paramètre { $names }
   *[other] l’indiquent les paramètres { $names }
  }.
    .remedy = Laissez les valeurs vides, pour que le lecteur les remplisse.

## Annonces dans leurs emplacements

slot-type-mismatch = L’annonce est { $type ->
    [linear] linéaire
   *[non-linear] non linéaire
  }, mais l’emplacement lit des annonces { $expected ->
    [linear] linéaires
   *[non-linear] non linéaires
  }.
    .remedy = Déplacez l’annonce vers un autre emplacement, ou corrigez son type : les lecteurs la refusent avec l’erreur VAST 201.

slot-duplicate-tag = Le même tag est aussi dans { $path }.
    .remedy = Utilisez un bloc d’annonces par annonce, pour que la même ne passe pas deux fois.

slot-desktop-missing = L’emplacement a des annonces pour mobile, mais aucune pour ordinateur.
    .remedy = Remplissez aussi ce champ.

slot-overlay-times = L’overlay apparaît après { $at } s, mais le contenu ne dure que { $duration } s.
    .remedy = Faites apparaître l’overlay plus tôt.

slot-overlay-size = Le tag publicitaire ne demande que des tailles supérieures à celles que permettent max_width et max_height.
    .remedy = Augmentez max_width et max_height, ou demandez des annonces plus petites : les lecteurs refusent les plus grandes avec l’erreur VAST 501.

## Réparations

repair-keep-tag = Ne garder que l’URL du tag.
repair-remove-characters = Retirer ces caractères.
repair-separate-tags = Séparer les tags par ***.
repair-replace-escapes = Remplacer les échappements par leurs caractères.
repair-replace-html-escapes = Remplacer les codes HTML par leurs caractères.
repair-replace-lookalikes = Remplacer les caractères par ceux d’une URL.
repair-decode-tag = Décoder le tag.
repair-use-link-target = Utiliser l’adresse derrière le lien.
repair-remove-empty-tags = Retirer les tags vides.
repair-keep-first-tags = Ne garder que le premier de chaque.
repair-start-with-https = Commencer le tag par https://.
repair-use-https = Utiliser https. Le serveur publicitaire doit l’accepter.
repair-remove-user = Retirer le nom d’utilisateur et le mot de passe.
repair-encode-hash = Remplacer # par %23.
repair-encode-characters = Encoder ces caractères avec le signe %.
repair-encode-percent-sign = Écrire le signe % sous la forme %25.
repair-begin-query = Remplacer le premier & par ?.
repair-separate-parameters = Remplacer le second ? par &.
repair-encode-once = Encoder la valeur une seule fois.
repair-encode-parameter = Encoder { $name } avec le signe %.
repair-keep-first-parameters = Ne garder que le premier de chaque.
repair-remove-empty-parameters = Retirer les paramètres sans valeur.
repair-remove-parameters = Retirer { phrase-parameters }{ phrase-more }.
repair-set-parameters = Définir { $settings }.
repair-add-parameters = Ajouter { $settings }.
repair-add-empty-parameters = Ajouter { $names } sans valeur, que le lecteur remplit.
repair-leave-values = Laisser les valeurs au lecteur.
repair-use-live-path = Utiliser le chemin /gampad/live/ads.
repair-add-random-number = Ajouter un nombre aléatoire.
repair-replace-number = Remplacer le nombre par une macro.
repair-remove-id = Retirer l’identifiant.
repair-replace-consent = Remplacer le consentement par des macros.
repair-write-macro = Écrire { $macro }.
repair-write-macros = Écrire les macros entre crochets.
repair-write-capitals = Écrire les macros en majuscules.
repair-correct-brackets = Corriger les crochets.
repair-decode-brackets = Écrire les crochets sans encodage.
repair-correct-macros = Corriger les noms des macros.
repair-translate-placeholders = Écrire { phrase-placeholders } sous forme de { LENGTH($placeholders) ->
    [one] macro
   *[other] macros
  } entre crochets.
repair-remove-rule = Retirer la règle.
repair-keep-first-rule = Garder la première des règles.
repair-use-rule = Utiliser la règle { $name }.

## Corrections de champs

repair-remove-list-element = Retirer l’élément, qui n’est pas utilisé.
repair-clear-field = Retirer la valeur, qui n’est pas utilisée.
repair-set-flag = Mettre la valeur à { $flag }.
repair-clamp-number = Utiliser la valeur permise la plus proche, { $value }.
repair-clean-address = Retirer le nom d’utilisateur et le mot de passe.
repair-set-field-null = Mettre le champ à null.
repair-remove-live = Retirer le direct, qui n’est pas lu.
repair-remove-offset = Retirer cette marge, qui n’est pas utilisée.
