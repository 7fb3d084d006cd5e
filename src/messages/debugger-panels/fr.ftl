### Texts of the parts of the ad tag debugger that are loaded when they are opened.

## Ads, media files and trackers

ad-name = Annonce { $number }{ LENGTH($title) ->
    [0] {""}
   *[other] {" "}: { $title }
  }
ad-no-ads = La réponse ne contient aucune annonce.
ad-file = Fichier
ad-format = Format
ad-size = Taille
ad-bitrate = Débit
ad-verdict = Dans le lecteur
ad-chosen = choisi
ad-playable = lisible
ad-not-playable = illisible
ad-check-found = fichier trouvé
ad-check-missing = fichier absent{ $status ->
    [0] {""}
   *[other] {" "}· { NUMBER($status, useGrouping: 0) }
  }
ad-check-not-media = pas un fichier média
ad-check-mixed-content = http, bloqué sur les pages https
ad-check-not-checked = {""}
ad-duration = Durée
ad-skippable = Peut être ignorée après
ad-refused = L’annonce contient du code { $code }, que le lecteur n’exécute pas.
ad-event = Événement
ad-when = Moment
ad-count = Nombre de pixels
ad-time-at = à { $time }
ad-time-viewable = après { $seconds } s de visibilité
ad-time-shown = à l’affichage
ad-time-removed = au retrait
ad-time-action = seulement si cela se produit
ad-time-late = non dû : après la fin de l’annonce
ad-not-due = non dû : l’annonce n’est pas diffusée
ad-urls = { $count } URL
ad-companions = Annonces companion
ad-required-all = Toutes doivent être affichées, sinon l’annonce n’est pas diffusée.
ad-required-any = L’une d’elles doit être affichée, sinon l’annonce n’est pas diffusée.
ad-required-none = L’annonce est diffusée même sans elles.
ad-icons = Icônes
ad-captions = Sous-titres
ad-no-additions = L’annonce n’a ni companion, ni icône, ni sous-titres.
ad-no-trackers = L’annonce n’a aucun pixel de suivi.
ad-error-trackers = Erreurs qu’un lecteur signalerait
ad-audit-due = Dû
ad-audit-requested = Appelé
ad-audit-result = Résultat
ad-audit-result-requested = comme prévu
ad-audit-result-not-due = non dû
ad-audit-result-missing = manquant
ad-audit-result-duplicate = trop souvent
ad-audit-result-unexpected = jamais dû
ad-audit-result-refused = pas une URL
ad-audit-none = L’enregistrement ne contient aucun pixel de suivi.

## Context

context-expected-size = Saisissez largeur x hauteur en pixels, par exemple 640x360. D’ici là, la taille est inconnue.
context-expected-ip = Saisissez une adresse IPv4 ou IPv6, par exemple 203.0.113.7. La valeur est utilisée telle quelle.
context-expected-lat-long = Saisissez la latitude et la longitude en degrés, par exemple 45.44, 12.33. D’ici là, la position est inconnue.
context-expected-page-url = Saisissez l’URL http ou https complète. La valeur est utilisée telle quelle.
context-expected-referrer = Saisissez l’URL http ou https complète. La valeur est utilisée telle quelle.
context-expected-language = Saisissez un code de langue, par exemple en ou it-CH. La valeur est utilisée telle quelle.
context-expected-correlator = Saisissez un nombre entier. Les autres valeurs sont inconnues.
context-expected-playhead = Saisissez des secondes, par exemple 12.5. Les autres valeurs sont inconnues.
context-expected-mime = Saisissez des types de média séparés par des virgules, par exemple video/mp4.
context-expected-tc-string = Ce n’est pas une chaîne TC de version 2. La valeur est utilisée telle quelle.
context-expected-gpp = Ce n’est pas une chaîne GPP. La valeur est utilisée telle quelle.
context-expected-gpp-sid = Saisissez des id de sections GPP séparés par des virgules, par exemple 2, 6.
context-expected-usp = Saisissez une chaîne US privacy, par exemple 1YNN. La valeur est utilisée telle quelle.
context-expected-addtl = Saisissez une chaîne AC, par exemple 1~70.89. La valeur est utilisée telle quelle.
context-expected-random = Saisissez un nombre de 0 inclus à 1 exclu, par exemple 0.42. D’ici là, le nombre est réel.
context-expected-now = Saisissez une heure au format ISO 8601, par exemple 2026-08-29T20:15:00Z. D’ici là, l’heure est réelle.

## Under other consent

consent-note = Ce que ce tag contiendrait pour des utilisateurs ayant fait un autre choix. Les chaînes sont des exemples.
consent-scenario-page = Ce contexte
    .meaning = comme dans le contexte ci-dessus
consent-scenario-granted = Accordé
    .meaning = l’utilisateur a tout accepté
consent-scenario-refused = Refusé
    .meaning = l’utilisateur a tout refusé
consent-scenario-no-platform = Pas de CMP
    .meaning = la page n’a pas de plateforme de consentement
consent-scenario-late = En retard
    .meaning = la CMP n’a pas répondu à temps
consent-scenario-us-opt-out = Opt-out US
    .meaning = l’utilisateur a refusé la vente et le partage
consent-scenario-child-directed = Pour enfants
    .meaning = le contenu s’adresse aux enfants
consent-parameter = Paramètre
consent-unchanged = Le consentement ne change rien dans ce tag.
consent-decoded = Décodé
consent-no-strings = aucune chaîne de consentement
consent-apply = Utiliser
consent-use = Utiliser « { $scenario } » comme contexte
consent-kept = gardée telle quelle

## Parameters of Google Ad Manager

google-note = Modifiez une valeur pour modifier le tag ci-dessus. Les éléments des listes sont séparés par des virgules.
google-name = Paramètre
google-meaning = Signification
google-value = Valeur
google-nested = Clé-valeur dans cust_params
google-unknown = Paramètre non documenté.
google-wrong-form = pas dans cette forme
google-placeholder = variable
google-legacy = n’a plus d’effet
google-html-escaped = Le tag a été copié depuis du HTML : &amp; est lu comme & ici.
google-unescape = Écrire & dans le tag

## Other players

player-note = Ce que d’autres lecteurs demanderaient avec le même tag et le même contexte. Les différences sont marquées.
player-that = L’autre lecteur
player-own = Ce lecteur
player-same = même requête
player-no-request = aucune requête
player-why = Différences et raisons
player-differences = { $count ->
    [one] { $count } différence
   *[other] { $count } différences
  }
player-kind-different = différente
player-kind-kept = inchangée
player-kind-unknown = valeur propre
player-omitted = omise
