import { BULK_REASONS, JSON_ERRORS, UNKNOWN } from './fr-phrases.js';
import { slotName, where } from './fr-words.js';
import type { InputVerdictId, VerdictTexts } from './language-texts.js';

const ACCEPTED =
  'Collez un tag publicitaire, un embed en JSON ou en code d’intégration, une réponse VAST ou VMAP, un fichier HAR, un code d’erreur ou un fichier de cas.';

/** The texts about inputs, recordings and embeds as a whole. */
export const inputVerdicts: Pick<VerdictTexts['verdicts'], InputVerdictId> = {
  'input-empty': () => ['Le texte est vide.', ACCEPTED],
  'input-unknown': ({ reason }) => [UNKNOWN[reason], ACCEPTED],
  'json-malformed': ({ error, line, column }) => [
    `Le JSON est incorrect à la ligne ${line}, colonne ${column} : ${JSON_ERRORS[error]}.`,
    `Corrigez la ligne ${line}, colonne ${column}, et collez de nouveau le JSON.`,
  ],
  'case-invalid': ({ problem }) => [
    `Le fichier de cas ne peut pas être lu : ${problem}`,
    'Exportez de nouveau le cas, et collez tout le fichier.',
  ],
  'error-code': ({ code }) => [`Le code d’erreur ${code} n’est pas dans la table.`, ACCEPTED],
  'embed-address': ({ host }) => [
    `Le code charge son embed depuis ${host || 'une adresse'} et ne le contient pas.`,
    'Ouvrez l’adresse de l’embed, et collez son JSON.',
  ],
  'har-without-ads': ({ total, hasImaSdk }) => [
    `Le fichier HAR ne contient aucune requête d’annonce parmi ${total === 1 ? 'sa seule requête (1)' : `ses ${total} requêtes`}${hasImaSdk ? ', bien que le SDK IMA ait été chargé' : ''}.`,
    'Enregistrez de nouveau en commençant avant la lecture ; s’il n’y en a toujours pas, vérifiez les annonces de l’embed et le consentement de l’utilisateur.',
  ],
  'ima-sdk-blocked': () => [
    'Le navigateur a bloqué le script du SDK IMA, comme le font les bloqueurs de publicité ; aucune annonce n’a été demandée.',
    'Testez dans un navigateur sans bloqueur de publicité ni protection contre le pistage.',
  ],
  'ima-sdk-failed': ({ error }) => [
    `Le script du SDK IMA n’a pas été chargé${error === '' ? '' : ` (${error})`} ; aucune annonce n’a été demandée.`,
    'Autorisez https://imasdk.googleapis.com dans la Content Security Policy de la page, et vérifiez le réseau de l’utilisateur.',
  ],
  'content-failed': () => [
    'La vidéo de l’embed n’a pas pu être convertie : ni elle ni ses annonces ne sont lues.',
    'Importez de nouveau la vidéo.',
  ],
  'content-processing': () => [
    'La vidéo de l’embed n’est pas encore convertie : ni elle ni ses annonces ne sont lues.',
    'Attendez la fin de la conversion.',
  ],
  'embed-without-ads': () => [
    'L’embed n’a d’annonce dans aucun emplacement, ni pour ordinateur ni pour mobile.',
    'Définissez un tag publicitaire dans un emplacement de l’embed, comme preroll et mobile_preroll.',
  ],
  'ads-off-by-bulk': ({ label, by }) => [
    `Le bulk « ${label} » désactive les annonces de l’embed, car ${BULK_REASONS[by]}.`,
    `Mettez les annonces du bulk « ${label} » à null pour garder celles de l’embed, ou choisissez un autre libellé.`,
  ],
  'device-without-ads': ({ slot, empty, sold }) => [
    `L’emplacement ${slotName(slot)} a des annonces pour ${sold} et aucune pour ${empty}.`,
    `Définissez aussi ${slotName(slot)} pour ${empty}, ou confirmez qu’il n’y a pas d’annonces pour ${empty}.`,
  ],
  'ad-video-not-ready': (p) => [
    `La vidéo de l’annonce hébergée n’est pas encore convertie${where(p)}.`,
    'Attendez la conversion de la vidéo de l’annonce, ou importez-la de nouveau.',
  ],
  'ad-object-unknown': (p) => [
    `L’objet de l’annonce n’a ni tag publicitaire ni vidéo${where(p)}.`,
    'Donnez à source_url de l’objet un tag publicitaire.',
  ],
};
