import type { DOCUMENT_RULES as English } from './en-document-rules.js';
import type { VastRuleTexts } from './vast-rule-texts.js';

/** Responses as XML, and the elements of VAST and VMAP documents. */
export const DOCUMENT_RULES: VastRuleTexts<typeof English> = {
  'xml-too-long': [
    ['La réponse a {n} caractères ; les lecteurs en lisent au plus {m} (erreur VAST 100).'],
    'Demandez au serveur publicitaire une réponse plus courte : un document VAST a quelques milliers de caractères.',
  ],
  'xml-empty': [
    ['La réponse est vide ; un document VAST était attendu.'],
    'Faites répondre le serveur publicitaire par <VAST version="4.2"/> ou par le statut 204 quand il n’a pas d’annonce.',
  ],
  'xml-doctype': [
    [
      'Le document a une déclaration de type de document, et les lecteurs le refusent (erreur VAST 100).',
    ],
    'Retirez la déclaration de type de document : les lecteurs la refusent, car elle peut déclarer des entités.',
  ],
  'xml-leading-space': [
    ['Des espaces précèdent la déclaration XML, qui doit être au tout début.'],
    'Retirez ces espaces : ce lecteur les accepte, d’autres signalent l’erreur VAST 100.',
  ],
  'xml-leading-text': [
    ['Un autre texte précède le document XML (caractères : {n}).'],
    'Retirez ce texte ; souvent, le serveur écrit un avertissement ou une ligne de débogage avant le document.',
  ],
  'xml-unescaped-amp': [
    [
      'Un & non échappé est hors d’une section CDATA ; le document n’est donc pas bien formé.',
      '{a} n’est pas une entité de XML ; le document n’est donc pas bien formé.',
    ],
    'Mettez l’URL dans une section CDATA, ou écrivez &amp; pour chaque esperluette : ce lecteur l’accepte, d’autres signalent l’erreur VAST 100.',
  ],
  'xml-undeclared-xsi': [
    ['Le préfixe {a} est utilisé sans déclaration ; le document n’est donc pas bien formé.'],
    'Déclarez-le dans l’élément racine, xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" : ce lecteur accepte le document, d’autres signalent l’erreur VAST 100.',
  ],
  'xml-undeclared-prefix': [
    ['Le préfixe {a} est utilisé sans déclaration ; le document n’est donc pas bien formé.'],
    'Déclarez le préfixe dans l’élément racine, ou retirez-le.',
  ],
  'xml-malformed': [
    [
      'L’attribut {a} n’a pas de valeur entre guillemets, un guillemet manque, ou l’espace devant lui manque.',
      'Une section CDATA n’est jamais fermée.',
      'Le texte a ]]> hors d’une section CDATA.',
      '{a} n’est pas permis en XML.',
      'Un commentaire n’est jamais fermé, ou il contient deux tirets.',
      'La déclaration XML est mal formée ou n’est pas au début du document.',
      'Les éléments ont plus de {a} niveaux d’imbrication.',
      'L’attribut {a} figure deux fois dans un élément.',
      'Une balise fermante ne ferme pas l’élément ouvert : {a} était attendu.',
      'Une instruction de traitement n’est jamais fermée, ou elle n’a pas de nom.',
      'Le texte contient un < non échappé.',
      'La réponse n’est pas du XML. Elle ressemble à du JSON.',
      'La réponse n’est pas du XML.',
      'Du texte est hors de l’élément racine.',
      'Un second élément racine, {a}, suit le premier.',
      'Une balise est mal formée ou n’est jamais fermée : {a}.',
      'L’élément {a} n’est jamais fermé. Le document est tronqué, ou une balise fermante manque.',
    ],
    'Corrigez le XML à cet endroit : les lecteurs signalent l’erreur VAST 100 et n’affichent aucune annonce.',
  ],
  'xml-html': [
    ['La réponse est une page web ; un document VAST était attendu.'],
    'Ouvrez l’URL dans un navigateur : souvent, c’est une page de connexion, une page d’erreur ou une redirection vers un site.',
  ],
  'xml-root': [
    ['L’élément racine est {a} ; VAST ou VMAP était attendu.'],
    'Vérifiez l’URL du tag : la réponse est un autre type de XML (erreur VAST 101).',
  ],
  'vmap-not-expected': [
    [
      'La réponse est du VMAP, une liste de coupures publicitaires ; du VAST avec les annonces d’une seule coupure était attendu (erreur VAST 101).',
    ],
    'Demandez ici du VAST (avec Google Ad Manager, output=vast), ou utilisez le tag pour tout le contenu.',
  ],
  'vast-version': [
    [
      'La réponse est du VAST 1 (<VideoAdServingTemplate>) ; les lecteurs acceptent 2.0 à 4.3 (erreur VAST 102).',
      'La version est {a} ; les lecteurs acceptent 2.0 à 4.3 (erreur VAST 102).',
    ],
    'Demandez au serveur publicitaire du VAST 2.0 à 4.3.',
  ],
  'vast-version-missing': [
    ['L’élément <VAST> n’a pas de version. Ce lecteur le lit comme VAST 4, d’autres le refusent.'],
    'Écrivez la version dans l’élément racine : <VAST version="4.2">.',
  ],
  'vast-element-case': [
    ['L’élément est écrit {a} ; les lecteurs ne trouvent que {b}.'],
    'Écrivez l’élément comme dans la norme : XML distingue majuscules et minuscules.',
  ],
  'vast-attribute-case': [
    ['L’attribut est écrit {a} ; les lecteurs ne trouvent que {b}.'],
    'Écrivez l’attribut comme dans la norme : XML distingue majuscules et minuscules.',
  ],
  'vast-element-misplaced': [
    ['<{a}> est dans <{b}>, où les lecteurs ne le lisent pas ; sa place est dans {c}.'],
    'Déplacez l’élément vers l’élément parent que la norme indique.',
  ],
  'vast-element-repeated': [
    ['Un second <{a}> est dans le même élément ; les lecteurs ne lisent que le premier.'],
    'N’en gardez qu’un.',
  ],
};
