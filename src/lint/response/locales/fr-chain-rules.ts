import type { CHAIN_RULES as English } from './en-chain-rules.js';
import type { VastRuleTexts } from './vast-rule-texts.js';

/** Wrappers, ad breaks and requests. */
export const CHAIN_RULES: VastRuleTexts<typeof English> = {
  'wrapper-no-uri': [
    ['{ad} est un wrapper sans <VASTAdTagURI> (erreur VAST 300).'],
    'Demandez au serveur publicitaire du wrapper le tag du suivant.',
  ],
  'wrapper-not-url': [
    ['Le tag d’un wrapper n’est pas une URL http(s) (erreur VAST 300).'],
    'Écrivez une URL qui commence par https://.',
  ],
  'wrapper-relative': [
    ['Le tag d’un wrapper est relatif à son document ; d’autres lecteurs ne le résolvent pas.'],
    'Écrivez l’URL entière.',
  ],
  'wrapper-http': [
    [
      'Le tag d’un wrapper sur {host} est en http, que les navigateurs bloquent sur une page https.',
    ],
    'Demandez au fournisseur le tag en https.',
  ],
  'wrapper-macro-left': [
    ['Le tag d’un wrapper a {a}, qu’aucun lecteur ne remplit.'],
    'Utilisez une macro de VAST, ou faites-la remplir par le serveur publicitaire avant sa réponse.',
  ],
  'wrapper-macro-in-host': [
    ['Le tag d’un wrapper a {a} dans son schéma ou son hôte, où aucune macro n’est remplie.'],
    'Remplacez la macro par l’hôte réel.',
  ],
  'wrapper-no-follow': [
    [
      'Le wrapper a {a} : un autre wrapper derrière lui n’est pas suivi.',
      'Le wrapper a {a} : s’il ne mène à aucune annonce, aucune autre ne le remplace.',
    ],
    'Il n’y a rien à faire, sauf si la chaîne se termine ici sans annonce.',
  ],
  'vmap-version': [
    ['La version de VMAP est {a} ; 1.0 était attendu (erreur VMAP 1001).'],
    'Demandez au serveur publicitaire du VMAP 1.0.',
  ],
  'vmap-no-break': [
    ['Le document VMAP n’a pas de <AdBreak>.'],
    'Si des coupures étaient attendues, vérifiez les règles publicitaires du contenu dans le serveur publicitaire.',
  ],
  'vmap-offset': [
    [
      'La coupure publicitaire n’a pas de timeOffset (erreur VMAP 1000).',
      'Le timeOffset est {a}, une position que le lecteur n’a pas.',
      'Le timeOffset est {a} ; hh:mm:ss, un pourcentage, start ou end était attendu (erreur VMAP 1000).',
    ],
    'Écrivez le moment de la coupure sous la forme hh:mm:ss, d’un pourcentage jusqu’à 100%, start ou end.',
  ],
  'vmap-break-type': [
    ['Le breakType est {a} ; le lecteur a des coupures linear et nonlinear (erreur VMAP 1003).'],
    'Utilisez linear pour les annonces à la place du contenu et nonlinear pour les overlays.',
  ],
  'vmap-source': [
    [
      'La coupure publicitaire a CustomAdData, que seul son propre lecteur lit (erreur VMAP 1005).',
      '<AdSource> n’a ni VASTAdData ni AdTagURI (erreur VMAP 1000).',
      'Le templateType est {a} ; vast2, vast3 ou vast4 était attendu (erreur VMAP 1005).',
    ],
    'Utilisez VASTAdData ou AdTagURI avec VAST 2, 3 ou 4.',
  ],
  'vmap-tag-not-url': [
    ['Le tag d’une coupure n’est pas une URL http(s) absolue (erreur VMAP 1008).'],
    'Écrivez une URL qui commence par https://.',
  ],
  'wrapper-depth': [
    ['La chaîne a plus de {n} wrappers, où les lecteurs s’arrêtent (erreur VAST 302).'],
    'Demandez un tag plus proche de l’annonce.',
  ],
  'wrapper-loop': [
    ['Un wrapper mène à une URL que la chaîne a déjà demandée (erreur VAST 302).'],
    'Rompez la boucle au serveur publicitaire qui renvoie en arrière.',
  ],
  'wrapper-cut': [
    [
      'Le wrapper qui a mené ici a des limites. followAdditionalWrappers="false" : le wrapper de cette réponse n’est pas suivi.',
      'Le wrapper qui a mené ici a des limites. allowMultipleAds n’est pas "true" : le pod de cette réponse est ignoré.',
      'Le wrapper qui a mené ici a des limites. allowMultipleAds n’est pas "true" : seule la première annonce de cette réponse est essayée.',
      'Le wrapper qui a mené ici a des limites. fallbackOnNoAd="false" : aucune autre annonce ne remplace celle-ci.',
    ],
    'Si une annonce était attendue, demandez au serveur publicitaire du wrapper de l’autoriser.',
  ],
  'wrapper-value-missing': [
    ['La requête a encore {a}, dont la valeur n’est pas connue ici.'],
    'Donnez la valeur de la macro, ou retirez-la du wrapper.',
  ],
  'wrapper-empty-after': [
    [
      'Il n’y a pas d’annonce après {n} wrapper (erreur VAST 303).',
      'Il n’y a pas d’annonce après {n} wrappers (erreur VAST 303).',
    ],
    'Demandez au serveur publicitaire du wrapper pourquoi il renvoie à un serveur sans annonce.',
  ],
  'net-cors': [
    [
      '{host} répond sans en-tête CORS pour cette page, ou est injoignable.',
      '{host} répond sans en-tête CORS pour cette page.',
    ],
    'Faites renvoyer l’en-tête Origin dans Access-Control-Allow-Origin par le serveur, avec Access-Control-Allow-Credentials: true ; vérifiez qu’il fonctionne.',
  ],
  'net-cors-credentials': [
    [
      '{host} n’autorise pas les cookies ; un lecteur qui en envoie doit faire la requête deux fois.',
    ],
    'Faites renvoyer l’en-tête Origin par le serveur, avec Access-Control-Allow-Credentials: true.',
  ],
  'net-timeout': [
    ['{host} n’a pas répondu dans les {n} ms de la coupure publicitaire (erreur VAST 301).'],
    'Demandez au fournisseur pourquoi son serveur est lent, ou retirez-le de la chaîne.',
  ],
  'net-unreachable': [
    [
      '{host} est injoignable (erreur VAST 301).',
      '{host} a un nom que le DNS ne peut pas résoudre (erreur VAST 301).',
      '{host} a refusé la connexion (erreur VAST 301).',
      '{host} n’a pas de certificat valide, ou sa négociation TLS a échoué (erreur VAST 301).',
    ],
    'Vérifiez l’hôte de l’URL et le réseau.',
  ],
  adblock: [
    [
      'La requête à {host}, un serveur publicitaire connu, a échoué après {n} ms, comme avec un bloqueur de publicité.',
    ],
    'Ouvrez la page sans extensions ni filtres, et comparez.',
  ],
  'net-status': [
    ['{host} a répondu avec le statut {status} ; 200 était attendu (erreur VAST 301).'],
    'Vérifiez l’URL ; pour 5xx, demandez au serveur publicitaire.',
  ],
  'net-no-fill': [
    ['{host} a répondu avec le statut 204 : il n’a pas d’annonce.'],
    'Si une annonce était attendue, vérifiez le ciblage, le bloc d’annonces et les tailles dans le serveur publicitaire.',
  ],
  'net-content-type': [
    [
      '{host} n’envoie pas de type de contenu ; application/xml était attendu.',
      '{host} envoie le type de contenu {a} ; application/xml était attendu.',
    ],
    'Faites envoyer application/xml ou text/xml par le serveur : certains lecteurs refusent d’autres types.',
  ],
  'net-slow': [
    [
      'Toute la chaîne a mis {n} ms ; au plus {m} ms étaient attendues.',
      '{host} a mis {n} ms ; au plus {m} ms étaient attendues.',
    ],
    'Raccourcissez la chaîne, ou demandez au fournisseur lent : le contenu attend l’annonce.',
  ],
  'net-mixed-chain': [
    [
      'Le tag de {host} est en http, que les navigateurs bloquent sur une page https.',
      '{host} redirige vers http, que les navigateurs bloquent sur une page https.',
    ],
    'Demandez https au fournisseur.',
  ],
};
