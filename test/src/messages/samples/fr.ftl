-ad-server = { $with ->
    [of] du serveur publicitaire
    [to] au serveur publicitaire
   *[article] le serveur publicitaire
  }

phrase-of-server = { LENGTH($host) ->
    [0] { -ad-server(with: "of") }
   *[other] de { $host }
  }
phrase-to-server = { LENGTH($host) ->
    [0] { -ad-server(with: "to") }
   *[other] à { $host }
  }
phrase-where = { LENGTH($where) ->
    [0] {""}
   *[other] {" "}({ LIST($where, style: "narrow") })
  }

consent-missing = La requête { phrase-to-server } indique gdpr=1 sans chaîne de consentement dans { $parameter }{ phrase-where }.
    .remedy = { $filledBy ->
        [macro] La CMP n’a donné aucune chaîne pour la macro de { $parameter } : demandez l’annonce après sa réponse.
       *[nothing] Ne demandez l’annonce qu’après la réponse de la CMP, et remplissez { $parameter } avec [GDPRCONSENT].
      }

http-on-https = { $owner ->
    [tag] Le tag publicitaire appelle
   *[wrapper] Un wrapper { phrase-of-server } mène à
  } http://{ $blockedHost }, que les navigateurs bloquent sur les pages https{ phrase-where }.
    .remedy = { $owner ->
        [tag] Écrivez le tag publicitaire avec https://.
       *[wrapper] Demandez à la régie de { $blockedHost } un tag avec https://.
      }

har-without-ads = Le fichier HAR ne contient aucune requête d’annonce parmi { $requests ->
    [1] sa seule requête (1)
   *[other] ses { $requests } requêtes
  }{ $sdk ->
    [loaded] , bien que le SDK IMA ait été chargé
   *[missing] {""}
  }.

macros-filled = { $filled ->
    [one] { $filled } macro remplacée
   *[other] { $filled } macros remplacées
  }{ $kept ->
    [0] {""}
    [one] , { $kept } gardée
   *[other] , { $kept } gardées
  }

consent-late = Le tag publicitaire { phrase-of-server } a été rempli { $known ->
    [seconds] { NUMBER($seconds, style: "unit", unit: "second", unitDisplay: "short", maximumFractionDigits: 1) } avant que le consentement soit connu
   *[dialog] alors que la fenêtre de consentement était ouverte
  }{ phrase-where }.

would-play = L’annonce { phrase-of-server } devrait être diffusée{ $wrappers ->
    [0] {""}
    [one] {" "}derrière { $wrappers } wrapper
   *[other] {" "}derrière { $wrappers } wrappers
  }.

vast-ad-empty = { LENGTH($ad) ->
    [0] L’annonce
   *[other] L’annonce « { $ad } »
  } { $parts ->
    [both] a <InLine> et <Wrapper> ; un seul des deux était attendu
   *[none] n’a ni <InLine> ni <Wrapper> ; l’un des deux était attendu
  } (erreur VAST { NUMBER($code, useGrouping: 0) }).
    .remedy = Demandez { -ad-server(with: "to") } un <InLine> ou un <Wrapper> dans chaque <Ad>.

param-duplicate = { LENGTH($names) ->
    [one] Le paramètre { $names } figure
   *[other] Les paramètres { $names } figurent
  } plusieurs fois.
    .remedy = N’en gardez qu’un : les serveurs ne lisent pas tous le même.
    .label = Garder le premier { LENGTH($names) ->
        [one] { $names }
       *[other] de chacun
      }

preroll = Diffuse { $count ->
    [one] une annonce
   *[other] { $count } annonces
  }{ $hosted ->
    [0] {""}
    [one] {" "}({ $hosted } hébergée par le service)
   *[other] {" "}({ $hosted } hébergées par le service)
  }{ $fallback ->
    [yes] , avec des tags de remplacement
   *[no] {""}
  } avant le contenu.

destroy-on = Retire le lecteur sur { LIST($events, type: "disjunction") }, ou quand moins de { NUMBER($share, style: "percent") } en est visible.
