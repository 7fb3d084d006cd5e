import { tagRuleText } from '../../lint/locales/fr.js';
import { MAX_WRAPPERS } from '../../vast/request/wrapper-limit.js';
import { inputVerdicts } from './fr-input-verdicts.js';
import { ENCODED_TWICE, NOT_URL } from './fr-phrases.js';
import {
  ad,
  asMacros,
  behind,
  of,
  response,
  seconds,
  server,
  to,
  where,
  fixed,
} from './fr-words.js';
import type { VerdictTexts } from './language-texts.js';

const NOTHING = 'Il n’y a rien à faire.';

export const verdicts: VerdictTexts['verdicts'] = {
  ...inputVerdicts,
  'tag-empty': (p) => [
    `Le tag publicitaire est vide${where(p)}.`,
    'Définissez le tag publicitaire, ou retirez l’objet de l’emplacement.',
  ],
  'tag-html-escaped': (p) => [
    `Le tag publicitaire ${of(p.host)} contient &amp;, car il a été copié depuis du HTML${where(p)}.`,
    'Remplacez chaque &amp; du tag publicitaire par &.',
  ],
  'tag-not-url': (p) => [
    `Le tag publicitaire ${NOT_URL[p.reason][0]}${where(p)}.`,
    NOT_URL[p.reason][1],
  ],
  'tag-fault': (p) => {
    const [fault, nextStep] = tagRuleText(p.finding) ?? [
      `a une erreur (${p.finding})`,
      `Corrigez le tag publicitaire selon la règle ${p.finding}.`,
    ];
    return [`Le tag publicitaire ${of(p.host)} ${fault}${where(p)}.`, nextStep];
  },
  'http-tag': (p) => [
    `Le tag publicitaire appelle http://${p.host}, que les navigateurs bloquent sur toute page https${where(p)}.`,
    'Écrivez le tag publicitaire avec https://.',
  ],
  'http-on-https': (p) => [
    p.blockedHost === p.host
      ? `Le tag publicitaire appelle http://${p.host}, que les navigateurs bloquent sur les pages https${where(p)}.`
      : `Un wrapper ${of(p.host)} mène à http://${p.blockedHost}, que les navigateurs bloquent sur les pages https${where(p)}.`,
    p.blockedHost === p.host
      ? 'Écrivez le tag publicitaire avec https://.'
      : `Demandez à la régie ${of(p.blockedHost)} un tag avec https://.`,
  ],
  'slot-type-mismatch': (p) => [
    `L’objet de l’annonce est de type ${p.type}, qui ne convient pas à son emplacement${where(p)}.`,
    'Déplacez l’objet vers un emplacement de son type, ou corrigez le type.',
  ],
  'consent-late': (p) => [
    p.seconds === null
      ? `Le tag publicitaire ${of(p.host)} a été rempli alors que la fenêtre de consentement était ouverte${where(p)}.`
      : `Le tag publicitaire ${of(p.host)} a été rempli ${seconds(p.seconds)} avant que le consentement soit connu${where(p)}.`,
    'Faites attendre la CMP par le lecteur, ou augmentez son délai d’attente.',
  ],
  'consent-missing': (p) => [
    `La requête ${to(p.host)} indique gdpr=1 sans chaîne de consentement dans ${p.parameter}${where(p)}.`,
    p.hasMacro
      ? `La CMP n’a donné aucune chaîne pour la macro de ${p.parameter} : demandez l’annonce après sa réponse.`
      : `Ne demandez l’annonce qu’après la réponse de la CMP, et remplissez ${p.parameter} avec [GDPRCONSENT].`,
  ],
  'consent-withheld': (p) => [
    `${server(p.host)} n’a pas d’annonce, et le consentement de l’utilisateur retient ${p.placeholders}${where(p)}.`,
    'Testez avec un utilisateur qui a consenti ; sans consentement, seules les campagnes sans données personnelles sont diffusées.',
  ],
  'page-url-encoded-twice': (p) => [
    `L’adresse du paramètre ${p.parameter} est encodée deux fois : la page n’est pas lisible par le serveur ${of(p.host)}${where(p)}.`,
    ENCODED_TWICE[p.cause](p.parameter),
  ],
  'macro-foreign-player': (p) => [
    `Le tag publicitaire ${of(p.host)} a des variables de ${p.dialect || 'un autre lecteur'} que personne ne remplit : ${p.placeholders}${where(p)}.`,
    asMacros(p.equivalents) ||
      'Ajoutez des règles de remplacement pour ces variables, ou retirez-les.',
  ],
  'macro-server-side': (p) => {
    const macros = asMacros(p.equivalents);
    return [
      `Le tag publicitaire ${of(p.host)} a des variables que seul un serveur publicitaire peut remplir : ${p.placeholders}${where(p)}.`,
      `Exportez le tag du serveur publicitaire avec ces valeurs.${macros && ` Ou : ${macros}`}`,
    ];
  },
  'macro-unresolved': (p) => [
    `La requête ${to(p.host)} a encore des variables : ${p.placeholders}${where(p)}.`,
    fixed(p.fixes),
  ],
  'ad-blocker': (p) => [
    `Le navigateur a bloqué la requête à ${p.blockedHost} avant son envoi, comme le font les bloqueurs de publicité${where(p)}.`,
    'Testez dans un navigateur sans bloqueur de publicité ni protection contre le pistage.',
  ],
  'cors-refused': (p) => [
    `Le navigateur ne peut pas lire la réponse de ${p.refusedHost} : elle n’a pas d’en-tête CORS pour la page${p.isAnswered ? '' : ', ou le serveur est injoignable'}${where(p)}.`,
    `Faites envoyer par ${p.refusedHost} Access-Control-Allow-Origin avec l’origine de la page, et Access-Control-Allow-Credentials: true.`,
  ],
  'policy-refused': (p) => [
    `La Content Security Policy de la page n’autorise pas la requête à ${p.refusedHost}${where(p)}.`,
    `Ajoutez https://${p.refusedHost} à connect-src dans la Content Security Policy de la page.`,
  ],
  'certificate-invalid': (p) => [
    `Le certificat de ${p.refusedHost} n’est pas valide, ou sa négociation TLS a échoué${where(p)}.`,
    `Demandez à l’opérateur de ${p.refusedHost} d’installer un certificat valide pour cet hôte ; vérifiez que l’horloge de l’utilisateur est à l’heure.`,
  ],
  'address-refused': (p) => [
    `La requête à ${p.lastHost} mène à ${p.target}, ${p.isPrivate ? 'dans un réseau privé, et n’y a pas été envoyée' : 'que les navigateurs ne suivent pas'}${where(p)}.`,
    `Demandez à l’opérateur de ${p.lastHost} de mener directement à une adresse https publique${p.isPrivate ? ' ; si ce réseau est le vôtre, autorisez-le avec `allowPrivate`' : ''}.`,
  ],
  unreachable: (p) => {
    if (p.fault === 'dns')
      return [
        `Le nom d’hôte ${p.unreachableHost} ne peut pas être résolu (DNS)${where(p)}.`,
        `Corrigez l’hôte dans le tag publicitaire : ${p.unreachableHost} n’a pas d’adresse.`,
      ];
    if (p.fault === 'refused')
      return [
        `${p.unreachableHost} a refusé la connexion${where(p)}.`,
        `Vérifiez que le serveur de ${p.unreachableHost} fonctionne et que le port est le bon.`,
      ];
    return [
      `La connexion à ${p.unreachableHost} a échoué${where(p)}.`,
      `Vérifiez que l’hôte ${p.unreachableHost} est bien écrit et que son serveur fonctionne.`,
    ];
  },
  'response-timeout': (p) => [
    `${server(p.host)} n’a pas répondu en ${seconds(p.seconds)}${where(p)}.`,
    `Demandez ${to(p.host)} une réponse plus rapide, ou placez un serveur publicitaire plus rapide en tête du waterfall.`,
  ],
  'wrapper-timeout': (p) => [
    `Le serveur ${p.lastHost}, ${behind(p.wrappers, p.host)}, n’a pas répondu en ${seconds(p.seconds)}${where(p)}.`,
    `Demandez à la régie de ${p.lastHost} une réponse plus rapide ; d’ici là, mettez sa campagne en pause chez ${p.host || 'le serveur publicitaire'}.`,
  ],
  'http-client-error': (p) => [
    `${server(p.lastHost)} a refusé la requête avec le statut ${p.status}${where(p)}.`,
    'Comparez le bloc d’annonces et les paramètres du tag avec ceux qu’attend le serveur publicitaire.',
  ],
  'http-server-error': (p) => [
    `${server(p.lastHost)} a échoué avec le statut ${p.status}${where(p)}.`,
    `Signalez le statut ${p.status} à l’opérateur ${of(p.lastHost)}.`,
  ],
  'response-html': (p) => [
    `${response(p.lastHost)} est une page HTML au lieu de VAST${where(p)}.`,
    'Vérifiez le chemin du tag publicitaire : la page est en général une connexion, une erreur ou un mur de consentement.',
  ],
  'response-json': (p) => [
    `${response(p.lastHost)} est du JSON au lieu de VAST${where(p)}.`,
    'Demandez du VAST à ce serveur publicitaire : son tag a en général un paramètre pour le format.',
  ],
  'response-feed': (p) => [
    `${response(p.lastHost)} est un flux RSS au lieu de VAST${where(p)}.`,
    'Demandez du VAST à ce serveur : son adresse est celle d’une liste de contenus, comme Media RSS, et non d’annonces.',
  ],
  'response-javascript': (p) => [
    `${response(p.lastHost)} est du JavaScript au lieu de VAST${where(p)}.`,
    'Demandez du VAST à ce serveur publicitaire : son tag est fait pour des bannières ou pour son propre lecteur.',
  ],
  'xml-malformed': (p) => [
    `${response(p.lastHost)} n’est pas du XML bien formé${where(p)}.`,
    'Faites corriger le document par le serveur publicitaire ; la cause est en général une URL avec & hors de CDATA.',
  ],
  'root-unexpected': (p) => [
    `${response(p.lastHost)} a l’élément racine <${p.root}> au lieu de <VAST>${where(p)}.`,
    'Faites envoyer VAST 2 à 4 par le serveur publicitaire.',
  ],
  'vast-version': (p) => [
    `${response(p.lastHost)} est en VAST ${p.version}, que le lecteur ne lit pas${where(p)}.`,
    'Faites envoyer VAST 2 à 4 par le serveur publicitaire.',
  ],
  'vmap-misplaced': (p) => [
    `Un wrapper mène à une playlist VMAP de ${p.lastHost}, là où seul VAST est permis${where(p)}.`,
    'Faites mener le wrapper à du VAST, ou utilisez l’URL VMAP elle-même comme tag publicitaire.',
  ],
  'wrapper-loop': (p) => [
    `Les wrappers ${of(p.host)} tournent en rond vers une URL déjà demandée${where(p)}.`,
    `Demandez à la régie de ${p.lastHost} de retirer sa redirection vers un serveur publicitaire précédent.`,
  ],
  'wrapper-limit': (p) => [
    `${server(p.host)} passe par plus de wrappers que les ${MAX_WRAPPERS} que suivent les lecteurs${where(p)}.`,
    `Demandez à la régie de ${p.lastHost} une campagne avec moins de revendeurs.`,
  ],
  'wrapper-without-tag': (p) => [
    `Le wrapper ${of(p.lastHost)} ne nomme aucun tag publicitaire utilisable${where(p)}.`,
    'Faites définir VASTAdTagURI comme une URL https par le serveur publicitaire.',
  ],
  'vpaid-only': (p) => [
    `${ad(p.lastHost)} n’a que des médias VPAID, que le lecteur n’exécute pas${where(p)}.`,
    'Demandez la même création en MP4 (H.264 et AAC).',
  ],
  'media-file-missing': (p) => [
    `Le fichier média de l’annonce est absent : ${p.mediaHost} a répondu avec le statut ${p.status}${where(p)}.`,
    `Demandez à l’opérateur ${of(p.lastHost)} de remettre le fichier en ligne, ou de corriger son URL.`,
  ],
  'media-file-not-media': (p) => [
    `Le fichier média de l’annonce n’est pas une vidéo : ${p.mediaHost} a répondu avec ${p.type}${where(p)}.`,
    `Demandez à l’opérateur ${of(p.lastHost)} de corriger l’URL du fichier : elle mène à une page, un texte ou une image.`,
  ],
  'media-file-mixed-content': (p) => [
    `Le fichier média de l’annonce est sur http://${p.mediaHost}, que les navigateurs bloquent sur les pages https, et n’existe pas en https${where(p)}.`,
    `Demandez à l’opérateur ${of(p.lastHost)} un fichier média avec https://.`,
  ],
  'companion-required': (p) => [
    `${ad(p.lastHost)} exige des companions pour lesquels la page n’a pas de place${where(p)}.`,
    'Ajoutez à la page des éléments avec data-companion-for, ou faites rendre les companions facultatifs par le serveur publicitaire.',
  ],
  'category-blocked': (p) => [
    `Un wrapper bloque la catégorie de l’annonce ${of(p.lastHost)}${where(p)}.`,
    'Demandez à la régie une annonce d’une autre catégorie, ou retirez le blocage du wrapper.',
  ],
  'media-unplayable': (p) => [
    `${ad(p.lastHost)} n’a aucun média que lisent les navigateurs, seulement ${p.types}${where(p)}.`,
    'Demandez la création en MP4 (H.264 et AAC).',
  ],
  'media-missing': (p) => [
    `${ad(p.lastHost)} n’a pas de fichier média${where(p)}.`,
    'Faites ajouter un fichier média à la création par le serveur publicitaire.',
  ],
  'linearity-mismatch': (p) => [
    `${server(p.host)} a répondu avec une annonce de type ${p.found}, qui ne convient pas à l’emplacement${where(p)}.`,
    `Faites envoyer des annonces de type ${p.found === 'linear' ? 'non-linear' : 'linear'} par le serveur publicitaire.`,
  ],
  'no-ad-on-device': (p) => [
    `${server(p.host)} a une annonce pour ${p.sold} et aucune pour ${p.empty}${where({ slot: p.slot, device: null })}.`,
    `Vérifiez dans le serveur publicitaire qu’une campagne cible ${p.empty}.`,
  ],
  'no-ad-after-wrapper': (p) => [
    `Le serveur ${p.lastHost}, ${behind(p.wrappers, p.host)}, n’a pas d’annonce${where(p)}.`,
    `Demandez à la régie de ${p.lastHost} pourquoi elle ne remplit pas, ou ajoutez une campagne de repli chez ${p.host || 'le serveur publicitaire'}.`,
  ],
  'no-ad': (p) => [
    `${response(p.host)} ne contient aucune annonce${where(p)}.`,
    'Vérifiez dans le serveur publicitaire qu’une campagne active cible ce bloc d’annonces, cette taille, cette page et ce pays.',
  ],
  'playback-failed': (p) => [
    `${ad(p.lastHost)} n’a pas été diffusée : erreur VAST ${p.code}.`,
    `Signalez l’erreur VAST ${p.code} à l’opérateur ${of(p.lastHost)}.`,
  ],
  'failure-code': (p) => [
    `${ad(p.lastHost)} échoue avec l’erreur VAST ${p.code}${where(p)}.`,
    `Signalez l’erreur VAST ${p.code} à l’opérateur ${of(p.lastHost)}.`,
  ],
  'wrapper-not-requested': (p) => [
    `La réponse est un wrapper qui mène à ${p.lastHost || 'un autre serveur publicitaire'}, qui n’a pas été appelé.`,
    `Collez la réponse ${of(p.lastHost)}, ou lancez un diagnostic avec requêtes.`,
  ],
  'har-without-bodies': () => [
    'Le fichier HAR ne contient aucun corps de réponse.',
    'Exportez-le de nouveau avec le contenu, et collez-le.',
  ],
  'not-requested': (p) => [
    `Le texte du tag publicitaire ${of(p.host)} ne montre aucune erreur${where(p)} ; le tag n’a pas été demandé.`,
    'Lancez un diagnostic avec requêtes, ou collez la réponse du serveur publicitaire.',
  ],
  'playlist-plays': (p) => [
    `${response(p.host)} est une playlist VMAP de ${p.breaks === 1 ? '1 coupure publicitaire' : `${p.breaks} coupures publicitaires`}${where(p)}.`,
    'Diagnostiquez le tag d’une coupure qui ne montre pas d’annonce.',
  ],
  'hosted-ad-plays': (p) => [
    `L’annonce hébergée est convertie et devrait être diffusée${where(p)} ; sa vidéo n’a pas été demandée.`,
    NOTHING,
  ],
  'ad-plays': (p) => {
    const playing = `${p.seconds === null ? '' : ` pendant ${seconds(p.seconds)}`}${p.type === 'linear' ? '' : ' en overlay'}${where(p)}`;
    const subject = ad(p.host);
    if (p.file === 'responded') return [`${subject} est diffusée${playing}.`, NOTHING];
    if (p.type === 'non-linear')
      return [
        `${subject} devrait être diffusée${playing} ; son image n’a pas été demandée.`,
        NOTHING,
      ];
    return [
      p.file === 'unreadable'
        ? `${subject} devrait être diffusée${playing} ; aucune réponse n’a pu être lue pour son fichier média sur ${p.mediaHost}.`
        : `${subject} devrait être diffusée${playing} ; son fichier média n’a pas été demandé.`,
      'Si l’annonce n’est pas diffusée, ouvrez l’URL de son fichier média dans un navigateur : le fichier est peut-être absent.',
    ];
  },
};
