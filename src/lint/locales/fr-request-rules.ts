import type { LanguageRules } from './language-rules.js';

/** The rules about what ad tags send, their waterfalls and replace rules, by name. The fault is what stands behind "Le tag publicitaire". */
export const REQUEST_RULES: LanguageRules['requestRules'] = {
  'cachebuster-missing': [
    'n’a pas de paramètre qui rende chaque requête unique',
    'Ajoutez cb=[CACHEBUSTING], ou le paramètre que lit le serveur publicitaire.',
  ],
  'cachebuster-frozen': [
    'a un nombre fixe là où chaque requête devrait en avoir un nouveau',
    'Remplacez-le par une macro comme [CACHEBUSTING] : le tag a été copié après le remplacement.',
  ],
  'user-id-frozen': [
    'contient l’identifiant d’une seule personne ou d’un seul appareil',
    'Retirez-le : tous les utilisateurs compteraient comme un seul, et son identifiant serait public.',
  ],
  'consent-flag-without-string': [
    'envoie gdpr=1 quand le RGPD s’applique, et n’a aucune chaîne de consentement',
    'Demandez l’annonce après la réponse de la CMP, et remplissez gdpr_consent avec [GDPRCONSENT].',
  ],
  'consent-string-without-flag': [
    'a une chaîne de consentement et ne dit pas si le RGPD s’applique',
    'Ajoutez gdpr=[gdpr].',
  ],
  'consent-flag-form': [
    'a une valeur de gdpr qui n’est ni 0 ni 1',
    'Envoyez 1 ou 0, ou la macro [gdpr].',
  ],
  'consent-tcstring-form': [
    'a une chaîne de consentement qui n’est pas de TCF 2',
    'Envoyez la chaîne de la CMP avec la macro [GDPRCONSENT]. La version 1 n’est plus valide.',
  ],
  'consent-usp-form': [
    'a une chaîne us_privacy non valide',
    'Envoyez quatre caractères comme 1YNN, ou la macro [us_privacy].',
  ],
  'consent-gpp-sid': [
    'a une chaîne GPP sans les bonnes sections, ou des sections sans chaîne',
    'Envoyez ensemble gpp=[GPPSTRING] et gpp_sid=[GPPSECTIONID].',
  ],
  'consent-frozen': [
    'contient le consentement d’un seul utilisateur',
    'Remplacez-le par une macro comme [GDPRCONSENT] : le tag a été copié après le remplacement.',
  ],
  'consent-absent': [
    'n’a pas de paramètre pour le consentement, qui compte pour cet utilisateur',
    'Ajoutez gdpr=[gdpr] et gdpr_consent=[GDPRCONSENT], si le serveur publicitaire ne lit pas lui-même le consentement.',
  ],
  'consent-late': [
    'a été rempli avant la réponse de la CMP',
    'Attendez la CMP plus longtemps, ou remplissez de nouveau le tag après sa réponse.',
  ],
  'gam-missing-required': [
    'n’a pas tous les paramètres que Google Ad Manager exige',
    'Ajoutez ceux qui manquent ; env=vp, gdfp_req=1, output=vast et unviewed_position_start=1 sont habituels.',
  ],
  'gam-correlator': [
    'est de Google Ad Manager, et son correlator manque ou n’est pas un entier positif',
    'Écrivez correlator=[timestamp]. Seul le SDK IMA définit lui-même le correlator.',
  ],
  'gam-page-missing': [
    'est de Google Ad Manager et n’a ni url ni description_url',
    'Ajoutez url=[PAGEURL] et description_url=[PAGEURL] : sans la page, la demande est plus faible.',
  ],
  'gam-live': [
    'est pour un direct et n’a pas le chemin /gampad/live/ads',
    'Utilisez le chemin /gampad/live/ads, conçu pour de nombreuses requêtes simultanées.',
  ],
  'gam-impl-s': ['a impl=s', 'Retirez ce paramètre.'],
  'gam-vpa-vpmute': [
    'est de Google Ad Manager et n’a pas vpmute, vpa ou plcmt',
    'Ajoutez-les sans valeur : le lecteur les remplit, et les acheteurs programmatiques les lisent.',
  ],
  'gam-test-unit': [
    'a pour bloc d’annonces un exemple de Google',
    'Utilisez votre propre bloc d’annonces avant de publier.',
  ],
  'gam-sz': [
    'a dans sz autre chose qu’une liste de tailles',
    'Écrivez les tailles comme 640x480, et plusieurs comme 640x480%7C400x300.',
  ],
  'gam-output': [
    'n’a dans output ni VAST ni VMAP, ou a VMAP sans ad_rule=1',
    'Utilisez output=vast pour une coupure publicitaire, ou output=vmap avec ad_rule=1 pour toutes.',
  ],
  'gam-url-params': [
    'a dans url ou description_url une autre adresse que celle de la page, ou elle n’est pas encodée',
    'Envoyez l’adresse encodée de la page principale : url=[PAGEURL].',
  ],
  'gam-cust-params': [
    'a cust_params non encodé, ou encodé deux fois',
    'Encodez clé=valeur&clé=valeur une seule fois, en entier.',
  ],
  'gam-slot-vpos': [
    'a dans vpos un autre emplacement que le sien',
    'Définissez vpos selon l’emplacement, ou déplacez l’annonce vers l’emplacement prévu pour elle.',
  ],
  'gam-playback-contradiction': [
    'dit avec vpmute ou vpa autre chose que l’embed',
    'Laissez les valeurs vides, pour que le lecteur les remplisse.',
  ],
  'tag-empty': ['est vide', 'Définissez le tag, ou retirez l’objet de l’annonce.'],
  'tag-whitespace': [
    'a des espaces aux extrémités, ou des retours à la ligne, tabulations ou caractères invisibles',
    'Retirez-les : collez de nouveau le tag en texte brut.',
  ],
  'tag-waterfall': [
    'est un waterfall de plusieurs tags, séparés par ***',
    'Il n’y a rien à faire, si le service a activé les waterfalls pour ce compte.',
  ],
  'waterfall-no-failover': [
    'a dans un waterfall, avant le dernier, un tag qui répond toujours',
    'Mettez-le en dernier : les tags suivants ne sont jamais demandés.',
  ],
  'waterfall-too-many': [
    'est un waterfall de plus de cinq tags',
    'Gardez au plus 5 tags, en commençant par ceux qui ont le meilleur taux de remplissage.',
  ],
  'waterfall-duplicate': ['a deux fois le même tag dans un waterfall', 'Retirez le tag en double.'],
  'rule-subject-form': [
    'a une règle de remplacement sans sujet ou sans valeur',
    'Donnez un texte à chacun des deux.',
  ],
  'rule-subject-unused': [
    'ne contient pas le sujet d’une règle de remplacement',
    'Retirez la règle, ou corrigez son sujet.',
  ],
  'rule-unknown': [
    'a une règle de remplacement qui n’existe pas',
    'Utilisez random-number, url-video, url-page, url-primary, url-secondary, url-tertiary ou le nom d’une macro, ou fournissez la valeur dans `values`.',
  ],
  'rule-duplicate': [
    'a deux règles de remplacement avec le même sujet et des valeurs différentes',
    'Retirez l’une des deux.',
  ],
  'rule-source-empty': [
    'a une règle de remplacement qui lit un champ vide de l’embed',
    'Remplissez le champ que lit la règle.',
  ],
  'rule-subject-plain': [
    'a une règle dont le sujet est un mot courant, présent aussi ailleurs dans le tag',
    'Écrivez le sujet entre crochets, comme [nom], dans la règle et dans le tag.',
  ],
};
