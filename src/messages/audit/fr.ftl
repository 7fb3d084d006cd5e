### Texts of the report of an audit, for ad operations.

title = Audit des publicités

## What was audited

about-account = Compte : { $service }
about-page = Page à laquelle les publicités sont destinées : { $page }
about-time = Début : { $time }
about-requests = { $isInspected ->
    [yes] Chaque tag distinct a été demandé une fois.
   *[no] Aucun tag n’a été demandé.
  }

## How many objects were checked, and what became of their ads

checked = Vérifié : { $embeds ->
    [one] 1 embed
   *[other] { $embeds } embeds
  }, { $templates ->
    [one] 1 modèle
   *[other] { $templates } modèles
  }, { $bulks ->
    [one] 1 bulk
   *[other] { $bulks } bulks
  }.
earns-nothing = { $count ->
    [one] 1 embed n’a aucune publicité lisible, sur aucun appareil.
   *[other] { $count } embeds n’ont aucune publicité lisible, sur aucun appareil.
  }
device-without-ad = { $count ->
    [one] 1 embed n’a aucune publicité lisible sur { $device ->
        [mobile] mobile
       *[other] ordinateur
      }.
   *[other] { $count } embeds n’ont aucune publicité lisible sur { $device ->
        [mobile] mobile
       *[other] ordinateur
      }.
  }
not-requested = { $count ->
    [one] On ne sait pas si 1 embed a une publicité, car ses tags n’ont pas été demandés.
   *[other] On ne sait pas si { $count } embeds ont une publicité, car leurs tags n’ont pas été demandés.
  }

no-names = { $count ->
    [one] Cette machine ne trouve l’adresse d’aucun hôte : 1 tag n’a pas pu être demandé, et on ne sait rien de son serveur publicitaire. Vérifiez le réseau de cette machine, puis relancez l’audit.
   *[other] Cette machine ne trouve l’adresse d’aucun hôte : { $count } tags n’ont pas pu être demandés, et on ne sait rien de leurs serveurs publicitaires. Vérifiez le réseau de cette machine, puis relancez l’audit.
  }

## The reach of a cause

reach-objects = { $kind ->
    [embed] { $count ->
        [one] 1 embed
       *[other] { $count } embeds
      }
   *[object] { $count ->
        [one] 1 objet
       *[other] { $count } objets
      }
  }
reach-slots = { $count ->
    [one] 1 emplacement
   *[other] { $count } emplacements
  }
reach-tags = { $count ->
    [one] 1 tag publicitaire
   *[other] { $count } tags publicitaires
  }
device = { $device ->
    [mobile] mobile
   *[other] ordinateur
  }
since = depuis le { $date }
new-objects = { $count ->
    [one] 1 nouvel objet
   *[other] { $count } nouveaux objets
  }
flapping-objects = { $count ->
    [one] 1 objet intermittent
   *[other] { $count } objets intermittents
  }
repairable = Dans des fichiers, `media-embed lint --fix` le répare ; dans un compte, `media-embed audit fix`.
tag-addresses = { $count ->
    [one] Tag publicitaire
   *[other] Tags publicitaires
  }
addresses-at-fault = { $count ->
    [one] Adresse en cause
   *[other] Adresses en cause
  }

## Columns and filters

cause = Motif
owner = Responsable
severity = Gravité
reach = Portée
object = Objet
object-title = Titre
category = Catégorie
devices = Appareils
field = Champ
status = État
search = Rechercher
all = Tous
no-category = Sans catégorie
severity-name = { $severity ->
    [error] Erreur
    [warning] Avertissement
   *[info] Remarque
  }
status-name = { $status ->
    [new] Nouveau
    [flapping] Intermittent
    [gone] Disparu
   *[known] Toujours présent
  }
shown-causes = { $shown } motifs sur { $all } sont affichés.
nothing-found = Rien n’a été trouvé.
more-objects = Les autres objets sont dans le rapport CSV.

## What is no longer found, and what is accepted

compared = Par rapport au dernier audit : { $new } nouveaux, { $known } toujours présents, { $flapping } intermittents, { $gone } disparus.
gone = N’est plus trouvé : { $names }.
accepted = Accepté par { $owner } : { $id } ({ $reason }), dans { $count ->
    [one] 1 objet
   *[other] { $count } objets
  }.
acceptance-over = { $owner } a accepté { $id } jusqu’au { $until } : il compte de nouveau.
