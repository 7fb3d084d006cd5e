import type { LanguageRules } from './language-rules.js';

/** The rules about the form and the macros of ad tags, by name. The fault is what stands behind "Le tag publicitaire". */
export const FORM_RULES: LanguageRules['formRules'] = {
  'tag-surrounded': [
    'est à l’intérieur d’un autre texte : guillemets, HTML, code, e-mail ou phrase',
    'Gardez seulement l’URL de l’ad tag.',
  ],
  'tag-script-escaped': [
    'contient des caractères précédés d’une barre oblique inverse, comme \\/ ou \\u0026',
    'Remplacez les codes : le tag a été copié depuis un script, du JSON ou du Markdown.',
  ],
  'tag-percent-encoded': [
    'est entièrement encodé en pourcentage',
    'Décodez-le : le tag a été copié depuis un paramètre d’une autre URL.',
  ],
  'tag-mail-encoded': [
    'est encodé comme dans la source d’un e-mail, avec =3D au lieu de =',
    'Décodez-le : le tag a été copié depuis la source d’un e-mail.',
  ],
  'tag-lookalike-chars': [
    'contient des caractères pleine chasse qui ressemblent à :, /, ?, & ou =',
    'Écrivez ces caractères comme dans les autres URL.',
  ],
  'tag-link-rewritten': [
    'est un lien réécrit par une messagerie ou un autre service',
    'Utilisez l’adresse cachée derrière : les requêtes par ce lien échouent.',
  ],
  'tag-cut-off': [
    'se termine par …, car le programme d’où il a été copié l’a raccourci',
    'Copiez à nouveau le tag entier là où il est modifié.',
  ],
  'tag-html-escaped': [
    'contient des caractères codés en HTML ou XML, par exemple &amp;',
    'Remplacez les codes : le tag a été copié depuis du HTML ou du XML.',
  ],
  'tag-not-absolute': ['n’est pas une URL absolue', 'Faites-le commencer par https://.'],
  'tag-scheme': ['a un autre schéma que http et https', 'Faites-le commencer par https://.'],
  'tag-host': ['n’a pas d’hôte valide', 'Corrigez l’hôte et le port.'],
  'tag-userinfo': ['contient un nom d’utilisateur ou un mot de passe', 'Retirez-les.'],
  'tag-http-on-https': [
    'est une URL http, et la page est en https',
    'Utilisez le tag https : le navigateur bloque la requête ou la passe en https.',
  ],
  'tag-protocol-relative': [
    'commence par //',
    'Écrivez https://, pour que le tag fonctionne aussi hors d’une page web.',
  ],
  'tag-fragment': [
    'contient un #',
    'Écrivez %23 : rien après # n’atteint le serveur publicitaire.',
  ],
  'tag-too-long': [
    'donne une requête de plus de 8 192 caractères',
    'Raccourcissez les paramètres : la plupart des serveurs refusent une requête aussi longue.',
  ],
  'tag-long': [
    'donne une requête de plus de 2 048 caractères',
    'Raccourcissez les paramètres si des annonces manquent : certains serveurs tronquent une requête aussi longue.',
  ],
  'tag-illegal-chars': [
    'a des caractères qui doivent être encodés avec le signe % dans une URL',
    'Encodez-les avec le signe % : les lecteurs les envoient de différentes façons.',
  ],
  'tag-bad-percent': [
    'a un signe % sans deux chiffres hexadécimaux',
    'Écrivez le signe % sous la forme %25.',
  ],
  'ad-host-gone': [
    'mène à un serveur publicitaire qui n’existe plus',
    'Demandez un nouveau tag au fournisseur, ou retirez l’annonce.',
  ],
  'tag-no-query': [
    'a des paramètres sans point d’interrogation devant',
    'Faites commencer la query string par un point d’interrogation.',
  ],
  'tag-double-encoded': ['a une valeur encodée deux fois', 'N’encodez la valeur qu’une fois.'],
  'param-duplicate': [
    'a un paramètre plusieurs fois',
    'N’en gardez qu’un : les serveurs ne lisent pas tous le même.',
  ],
  'param-empty': [
    'a des paramètres sans valeur, qu’aucun lecteur ne remplit',
    'Donnez-leur une valeur, ou retirez les paramètres.',
  ],
  'macro-unknown': [
    'a des variables sans règle de remplacement qui ne sont pas des macros connues',
    'Ajoutez une règle de remplacement, ou fournissez la valeur dans `values`.',
  ],
  'macro-near-miss': [
    'a une variable inconnue qui ressemble à une macro connue',
    'Corrigez le nom de la macro.',
  ],
  'macro-case': [
    'a une macro IAB qui n’est pas écrite en majuscules',
    'Écrivez-la en majuscules : la plupart des autres lecteurs font la différence.',
  ],
  'macro-not-iab': [
    'a des noms en majuscules qui ressemblent à des macros IAB et n’en sont pas, si bien que d’autres lecteurs peuvent ne pas les remplir',
    'Pour d’autres lecteurs, écrivez la macro IAB s’il y en a une.',
  ],
  'macro-deprecated': ['a une macro que VAST 4.1 a remplacée', 'Utilisez [MEDIAPLAYHEAD].'],
  'macro-wrong-context': [
    'a des macros qui ne sont permises que dans les URL de suivi ; dans une requête elles valent -1',
    'Retirez-les.',
  ],
  'macro-unsafe-position': [
    'a une variable dans le schéma, l’hôte ou le port, ou sa valeur changerait le chemin',
    'Remplacez la macro par la valeur.',
  ],
  'macro-mixed-syntax': [
    'a des variables dans la syntaxe de plusieurs systèmes',
    'Utilisez des macros entre crochets : des parties de tags de plusieurs systèmes ont été réunies.',
  ],
  'macro-server-side': [
    'a des variables que seul un serveur publicitaire peut remplir',
    'Faites-les remplir par le serveur publicitaire, ou utilisez des macros entre crochets.',
  ],
  'macro-foreign-player': [
    'a des variables d’un autre lecteur ou serveur publicitaire, sans signification ou valeur connue',
    'Fournissez les valeurs dans `values`, ou utilisez des macros entre crochets.',
  ],
  dialect: [
    'a des variables d’un autre lecteur ou serveur publicitaire, qui sont remplies',
    'Il n’y a rien à faire. Pour écrire le tag avec des macros entre crochets, utilisez translateAdTag.',
  ],
  'macro-mismatched': ['a une macro dont les crochets ne se ferment pas', 'Corrigez les crochets.'],
  'macro-unresolved': [
    'a une variable que personne ne remplit',
    'Écrivez une macro entre crochets, comme [PAGEURL], ou la valeur.',
  ],
  'macro-quoted': [
    'a une macro entre guillemets ou astérisques, qui arrivent au serveur publicitaire',
    'Supprimez-les : ils ont été copiés avec la macro.',
  ],
  'macro-encoded-brackets': [
    'a des macros dont les crochets sont encodés avec le signe %',
    'Écrivez [ et ] : la plupart des autres lecteurs ne remplissent pas des crochets encodés.',
  ],
  'macro-bare-word': [
    'a pour valeur un mot qui tient lieu de valeur',
    'Écrivez une macro entre crochets, ou la valeur.',
  ],
  'macro-value-text': [
    'a pour valeur un texte qu’un script laisse par erreur, comme undefined ou null',
    'Corrigez le script qui a écrit le tag ou la valeur.',
  ],
  'macro-value-missing': [
    'a une variable connue sans valeur pour cet utilisateur',
    'Fournissez la valeur, ou retirez la macro.',
  ],
  'macro-value-unknown': [
    'a une macro IAB sans valeur pour cet utilisateur, envoyée comme -1',
    'Fournissez la valeur dans le contexte, si vous la connaissez.',
  ],
  'macro-value-withheld': [
    'a une macro envoyée comme -2, car l’utilisateur n’a pas consenti',
    'Il n’y a rien à faire : l’utilisateur n’a pas consenti à la transmettre.',
  ],
  'macro-nested-encoding': [
    'a une variable dans une valeur déjà encodée',
    'Vérifiez la requête : la plupart des autres lecteurs encodent la valeur trop peu de fois.',
  ],
};
