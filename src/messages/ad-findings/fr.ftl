### Constats sur les annonces, communs aux embeds et à l’expansion des tags publicitaires : ce qui a été trouvé, et ce qu’il faut faire (.remedy).

tag-empty = { $count ->
    [1] Le tag publicitaire est vide.
   *[other] Le tag { $number } du waterfall est vide.
  }
    .remedy = { $count ->
        [1] Définissez le tag, ou retirez l’objet de l’annonce.
       *[other] Définissez le tag, ou retirez les *** à côté.
      }

rule-subject-form = Une règle de remplacement n’a pas de texte comme sujet ou comme valeur.
    .remedy = Donnez un texte à chacun des deux.
