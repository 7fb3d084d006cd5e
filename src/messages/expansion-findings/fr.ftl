### Constats sur l’expansion d’un tag publicitaire : ce qui a été trouvé, et ce qu’il faut faire (.remedy).

## Parties de plusieurs textes

phrase-more = { $more ->
    [0] {""}
   *[other] {" "}(et { $more } de plus)
  }
phrase-placeholders = { $placeholders }{ phrase-more }
phrase-filled = { LENGTH($filled) ->
    [0] {""}
   *[other] {" "}Remplies : { $filled }{ $moreFilled ->
        [0] {""}
       *[other] {" "}(et { $moreFilled } de plus)
      }.
  }
phrase-ad-servers = { LENGTH($adServers) ->
    [0] {""}
   *[other] {" "}Conservées, parce que seul un serveur publicitaire peut les remplir : { $adServers }{ $moreAdServers ->
        [0] {""}
       *[other] {" "}(et { $moreAdServers } de plus)
      }.
  }
phrase-kept = { LENGTH($kept) ->
    [0] {""}
   *[other] {" "}Conservées, parce que leur signification ou leur valeur est inconnue : { $kept }{ $moreKept ->
        [0] {""}
       *[other] {" "}(et { $moreKept } de plus)
      }.
  }
phrase-dialect = Le tag publicitaire a des variables de { $system }.{ phrase-filled }{ phrase-ad-servers }{ phrase-kept }

## Tags publicitaires

tag-not-absolute = Le tag publicitaire n’est pas une URL absolue.
    .remedy = Faites-le commencer par https://.

tag-scheme = Le tag publicitaire a un autre schéma que http et https.
    .remedy = Faites-le commencer par https://.

tag-host = Le tag publicitaire n’a pas d’hôte valide.
    .remedy = Corrigez l’hôte et le port.

tag-userinfo = Le tag publicitaire contient un nom d’utilisateur ou un mot de passe.
    .remedy = Retirez-les.

tag-too-long = La requête a { $length } caractères, plus de { $limit }.
    .remedy = Raccourcissez les paramètres : la plupart des serveurs refusent une requête aussi longue.

macro-unsafe-position = { LENGTH($placeholders) ->
    [0] Une variable est dans une partie de l’URL où sa valeur changerait l’hôte ou le chemin.
    [one] { phrase-placeholders } est dans une partie de l’URL où sa valeur changerait l’hôte ou le chemin.
   *[other] { phrase-placeholders } sont dans une partie de l’URL où leurs valeurs changeraient l’hôte ou le chemin.
  }
    .remedy = Remplacez la macro par la valeur.

rule-duplicate = Deux règles de remplacement ont le sujet { $subject } ; la première s’applique.
    .remedy = Retirez l’une des deux.

rule-subject-unused = Le tag publicitaire ne contient pas { $subject }, le sujet d’une règle de remplacement.
    .remedy = Retirez la règle, ou corrigez son sujet.

rule-unknown = La règle de remplacement pour { $subject } nomme une règle qui n’existe pas.
    .remedy = Utilisez { LIST($rules, type: "disjunction") }, le nom d’une macro, ou fournissez la valeur dans `values`.

rule-source-empty = La règle de remplacement pour { $subject } n’a pas de valeur, donc { $subject } a été conservé.
    .remedy = Remplissez le champ que lit la règle.

macro-unknown = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] n’a pas de règle de remplacement et n’est pas une macro connue ; la variable a été conservée.
   *[other] n’ont pas de règle de remplacement et ne sont pas des macros connues ; elles ont été conservées.
  }
    .remedy = Ajoutez une règle de remplacement, ou fournissez la valeur dans `values`.

macro-value-missing = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] n’a pas de valeur ; la variable a été conservée.
   *[other] n’ont pas de valeur ; elles ont été conservées.
  }
    .remedy = Fournissez la valeur, ou retirez la macro.

macro-wrong-context = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] est une macro pour les URL de suivi ; dans une requête d’annonces elle vaut -1.
   *[other] sont des macros pour les URL de suivi ; dans une requête d’annonces elles valent -1.
  }
    .remedy = { LENGTH($placeholders) ->
        [one] Retirez-la.
       *[other] Retirez-les.
      }

macro-server-side = { phrase-dialect }
    .remedy = Faites-les remplir par le serveur publicitaire, ou utilisez des macros entre crochets.

macro-foreign-player = { phrase-dialect }
    .remedy = Fournissez les valeurs dans `values`, ou utilisez des macros entre crochets.

dialect = { phrase-dialect }
    .remedy = Il n’y a rien à faire. Pour écrire le tag avec des macros entre crochets, utilisez translateAdTag.
