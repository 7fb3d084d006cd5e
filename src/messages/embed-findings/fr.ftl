### Constats sur les champs d’un embed : ce qui a été trouvé, et ce qu’il faut faire (.remedy).

## Parties de plusieurs textes

phrase-value = { $kind ->
    [text] La valeur « { $value } »
    [list] La valeur (une liste)
    [object] La valeur (un objet)
   *[literal] La valeur { $value }
  }

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
