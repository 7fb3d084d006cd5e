### Constats sur un embed et ses tags publicitaires : ce qui a été trouvé, et ce qu’il faut faire (.remedy).

## Parties de plusieurs textes

phrase-value = { $kind ->
    [text] La valeur « { $value } »
    [list] La valeur (une liste)
    [object] La valeur (un objet)
   *[literal] La valeur { $value }
  }
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

## Valeurs de forme incorrecte

not-object = La valeur n’est pas un objet.
    .remedy = Envoyez un objet, ou null.
not-list = La valeur n’est pas une liste.
    .remedy = Envoyez une liste, ou null.
not-text = { phrase-value } n’est pas un texte.
    .remedy = Envoyez un texte, ou null.
not-flag = { phrase-value } n’est ni 1 ni 0.
    .remedy = Envoyez 1 ou 0, ou null.
not-number = { phrase-value } n’est pas un nombre décimal.
    .remedy = Envoyez un nombre décimal, ou null.
not-length = { phrase-value } n’est pas un nombre, au besoin avec px ou %.
    .remedy = Envoyez un nombre, au besoin avec px ou %, ou null.
not-pixels = { phrase-value } n’est pas un nombre de pixels.
    .remedy = Envoyez un nombre de pixels, ou null.
not-color = { phrase-value } n’est pas une couleur hexadécimale.
    .remedy = Envoyez une couleur hexadécimale, ou null.
not-date = { phrase-value } n’est pas une date et heure comme YYYY-MM-DD hh:mm:ss.
    .remedy = Envoyez une date et heure comme YYYY-MM-DD hh:mm:ss, ou null.
not-language = { phrase-value } n’est pas un code de langue.
    .remedy = Envoyez un code de langue, ou null.
not-address = La valeur n’est pas une URL http(s) absolue.
    .remedy = Envoyez une URL http(s) absolue, ou null.
unknown-volume = { phrase-value } n’est ni -1 ni none, defaultOn ou defaultOff.
    .remedy = Envoyez -1, none, defaultOn ou defaultOff, ou null.
unknown-ad-type = { phrase-value } n’est ni linear ni non-linear.
    .remedy = Envoyez linear ou non-linear, ou null.
bulk-rule-form = La valeur n’est ni * ni une origine avec /*, comme https://www.example.com/*.
    .remedy = Envoyez * ou une origine avec /*, comme https://www.example.com/*, ou null.

## Autres constats sur les champs

empty-value = Le texte est vide et est lu comme null.
    .remedy = Envoyez null.
out-of-bounds = { $unit ->
    [characters] La valeur a plus de { $max } caractères.
   *[number] La valeur { $value } est hors de l’intervalle documenté.
  }
    .remedy = { $unit ->
        [characters] Raccourcissez-la à { $max } caractères au plus.
       *[number] Utilisez une valeur de l’intervalle documenté : de { $min } à { $max }.
      }
address-userinfo = L’URL contient un nom d’utilisateur ou un mot de passe, qui ont été retirés.
    .remedy = Retirez-les de l’URL.
source-video-and-live = L’embed a une vidéo et un direct ; la vidéo est lue.
    .remedy = Retirez l’un des deux.
stream-url-callback = `options.streamUrl` a causé une erreur, ou n’a donné aucune URL http(s) absolue.
    .remedy = Renvoyez une URL http(s) absolue, ou null.
hosted-player-missing = Le code n’a pas d’iframe avec une URL http(s).
    .remedy = Envoyez le code tel que le service l’a généré.
bulk-label-unknown = Aucun bulk n’a le libellé « { $label } ».
    .remedy = Donnez à `options.bulkLabel` le libellé d’un bulk de cet embed.
bulk-ambiguous = Un bulk précédent correspond aussi et est utilisé à la place de celui-ci.
    .remedy = Retirez l’un des deux.
unknown-destroy-event = Le lecteur n’a pas d’événement nommé « { $name } ».
    .remedy = Utilisez le nom d’un événement du lecteur, comme ENDED.
unknown-ad-kind = L’annonce de type « { $type } » n’a ni tag ni vidéo.
    .remedy = Donnez à son source_url un tag publicitaire.
ad-video-not-ready = La vidéo de l’annonce n’est pas encore convertie.
    .remedy = Attendez la conversion, ou importez de nouveau la vidéo.
slot-mobile-missing = L’emplacement a des annonces pour ordinateur et aucune pour mobile.
    .remedy = Remplissez aussi ce champ.
midroll-without-time = Le début du mid-roll n’est pas connu.
    .remedy = Donnez ses secondes dans `options.midrollAt`.
overlay-main-only = Le champ ne vaut que pour un overlay principal et est ignoré.
    .remedy = Retirez ce champ, ou déplacez l’annonce vers overlay_main.
watermark-offsets = La marge est ignorée, parce que la marge opposée est aussi définie.
    .remedy = Retirez l’une des deux.

## Annonces dans leurs emplacements

slot-type-mismatch = L’annonce est { $type }, et l’emplacement lit des annonces { $expected }.
    .remedy = Déplacez l’annonce vers un autre emplacement, ou corrigez son type : les lecteurs la refusent avec l’erreur VAST 201.
slot-duplicate-tag = Le même tag est aussi dans { $path }.
    .remedy = Utilisez un bloc d’annonces par annonce, pour que la même ne passe pas deux fois.
slot-desktop-missing = L’emplacement a des annonces pour mobile et aucune pour ordinateur.
    .remedy = Remplissez aussi ce champ.
slot-overlay-times = L’overlay apparaît après { $at } s, et le contenu dure { $duration } s.
    .remedy = Faites apparaître l’overlay plus tôt.
slot-overlay-size = Le tag publicitaire ne demande que des tailles supérieures à celles que permettent max_width et max_height.
    .remedy = Augmentez max_width et max_height, ou demandez des annonces plus petites : les lecteurs refusent les plus grandes avec l’erreur VAST 501.

## Tags publicitaires

tag-empty = { $count ->
    [1] Le tag publicitaire est vide.
   *[other] Le tag { $number } du waterfall est vide.
  }
    .remedy = { $count ->
        [1] Définissez le tag, ou retirez l’objet de l’annonce.
       *[other] Définissez le tag, ou retirez les *** à côté.
      }
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
rule-subject-form = Une règle de remplacement n’a pas de texte comme sujet ou comme valeur.
    .remedy = Donnez un texte à chacun des deux.
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

## Noms des corrections

repair-remove-list-element = Retirer l’élément, qui n’est pas utilisé.
repair-clear-field = Retirer la valeur, qui n’est pas utilisée.
repair-set-flag = Mettre la valeur { $flag }.
repair-clamp-number = Utiliser la valeur permise la plus proche, { $value }.
repair-clean-address = Retirer le nom d’utilisateur et le mot de passe.
repair-set-field-null = Mettre le champ à null.
repair-remove-live = Retirer le direct, qui n’est pas lu.
repair-remove-offset = Retirer cette marge, qui n’est pas utilisée.
