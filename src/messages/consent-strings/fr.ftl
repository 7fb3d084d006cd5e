### Decoded consent strings: TC strings, GPP strings and US privacy strings.

## Parts of several texts

phrase-purpose = { $id ->
    [1] {" "}: stocker ou lire des informations sur l’appareil
    [2] {" "}: sélectionner des publicités avec des données limitées
    [3] {" "}: créer des profils de publicité personnalisée
    [4] {" "}: sélectionner des publicités personnalisées avec des profils
    [5] {" "}: créer des profils de contenus personnalisés
    [6] {" "}: sélectionner des contenus personnalisés avec des profils
    [7] {" "}: mesurer la performance des publicités
    [8] {" "}: mesurer la performance des contenus
    [9] {" "}: comprendre les publics
    [10] {" "}: développer et améliorer les services
    [11] {" "}: sélectionner des contenus avec des données limitées
   *[other] {""}
  }
phrase-special-feature = { $id ->
    [1] {" "}: géolocalisation précise
    [2] {" "}: identifier l’appareil par analyse de ses caractéristiques
   *[other] {""}
  }
phrase-ids = { LENGTH($ids) ->
    [0] aucun
   *[other] { LIST($ids, type: "unit", style: "short") }{ $more ->
        [0] {""}
       *[other] {" "}ainsi que { $more } de plus
      }{ $count ->
        [1] {""}
       *[other] {" "}({ $count } au total)
      }
  }
phrase-found = { LENGTH($found) ->
    [0] la fin de la chaîne
   *[other] « { $found } »
  }

## Sections

title-us-privacy = US privacy (obsolète depuis 2024)
title-tcfeuv1 = tcfeuv1 : Europe, version 1 (n’est plus valide)
title-tcfcav1 = tcfcav1 : Canada
title-usnat = usnat : États-Unis, national
title-disclosed-vendors = Fournisseurs affichés
title-allowed-vendors = Fournisseurs autorisés
title-publisher-purposes = Finalités de l’éditeur
title-other-section = Section n° { NUMBER($id, useGrouping: 0) }

## Fields

label-version = Version de la chaîne
label-created = Création
label-last-updated = Dernière mise à jour
label-consent-platform = Plateforme de consentement
label-consent-platform-version = Version de la plateforme de consentement
label-screen = Écran
label-language = Langue
label-vendor-list-version = Version de la liste des fournisseurs
label-policy-version = Version des règles
label-service-specific = Pour ce service uniquement
label-non-standard-texts = Textes non standard
label-purpose-1-not-shown = La finalité 1 n’a pas été présentée à l’utilisateur
label-publisher-country = Pays de l’éditeur
label-consent-vendors = Fournisseurs avec consentement
label-interest-vendors = Fournisseurs avec intérêt légitime
label-custom-consent-purposes = Finalités propres avec consentement
label-custom-interest-purposes = Finalités propres avec intérêt légitime
label-vendors = Fournisseurs
label-sections = Sections
label-content = Contenu
label-notice = Information et possibilité de refuser
label-sale-opt-out = Refus de la vente
label-service-provider-agreement = Couvert par l’accord sur les prestataires limités
label-purpose = Finalité { $id }{ phrase-purpose }
label-publisher-purpose = Finalité { $id } de l’éditeur{ phrase-purpose }
label-special-feature = Fonctionnalité spéciale { $id }{ phrase-special-feature }
label-restriction = Restriction de l’éditeur pour la finalité { $id }

## Values

value-yes = oui
value-no = non
value-consent = consentement
value-interest = intérêt légitime
value-consent-and-interest = consentement et intérêt légitime
value-no-consent = pas de consentement
value-given = donné
value-not-given = non donné
value-opted-out = refusé
value-not-opted-out = non refusé
value-opted-out-or-no-consent = refusé ou pas de consentement
value-not-opted-out-or-consent = non refusé ou consentement
value-shown = présenté
value-not-shown = non présenté
value-not-applicable = sans objet
value-not-set = non défini
value-not-a-time = pas une date
value-not-decoded = non décodé
value-ids = { phrase-ids }
value-not-allowed-vendors = non autorisée : fournisseurs { phrase-ids }
value-consent-vendors = uniquement avec consentement : fournisseurs { phrase-ids }
value-interest-vendors = uniquement avec intérêt légitime : fournisseurs { phrase-ids }

## What is wrong with a string

fault-no-field = Trouvé à la position { $position } : { phrase-found }. Attendu : le champ { $field }.
fault-base64url = Trouvé à la position { $position } : { phrase-found }. Attendu : une lettre, un chiffre, - ou _ (base64url).
fault-number = Trouvé à la position { $position } : { phrase-found }. Attendu : { LIST($allowed, type: "disjunction") } dans le champ { $field }.
fault-letter = Trouvé à la position { $position } : { phrase-found }. Attendu : une lettre dans le champ { $field }.
fault-last-id = Trouvé à la position { $position } : { phrase-found }. Attendu : un dernier id d’au moins { NUMBER($min, useGrouping: 0) } dans le champ { $field }.
fault-large-number = Trouvé à la position { $position } : { phrase-found }. Attendu : un nombre d’au plus { NUMBER($max, useGrouping: 0) } dans le champ { $field }.
fault-max-sections = Trouvé à la position { $position } : { phrase-found }. Attendu : au plus { $max } sections dans l’en-tête.
fault-no-section = Trouvé à la position { $position } : { phrase-found }. Attendu : la section { NUMBER($id, useGrouping: 0) }.
fault-missing-section = Trouvé à la position { $position } : { phrase-found }. Attendu : ~ et la section { NUMBER($id, useGrouping: 0) }, que nomme l’en-tête.
fault-surplus-section = Trouvé à la position { $position } : { phrase-found }. Attendu : { $count ->
    [1] la fin, car l’en-tête ne nomme qu’une section
   *[other] la fin, car l’en-tête ne nomme que { $count } sections
  }.
fault-tc-version = Trouvé à la position { $position } : { phrase-found }. Attendu : la version 2 de la chaîne TC{ $version ->
    [1] {" "}(la version 1 n’est plus valide ; demandez la version 2 à la plateforme de consentement)
   *[other] {""}
  }.
fault-us-privacy-version = Trouvé à la position { $position } : { phrase-found }. Attendu : la version 1.
fault-us-privacy-letter = Trouvé à la position { $position } : { phrase-found }. Attendu : Y, N ou -.
fault-us-privacy-length = Trouvé à la position { $position } : { phrase-found }. Attendu : la fin après { $length } caractères.
fault-format = Trouvé à la position { $position } : { phrase-found }. Attendu : C (une chaîne TC), D (une chaîne GPP) ou 1 (une chaîne US privacy).
