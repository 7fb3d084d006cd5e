import type { VerdictMessages } from './messages.js';

export const verdict: VerdictMessages = {
  heading: 'Diagnostic',
  owners: {
    publisher: 'Éditeur',
    'ad-server': 'Serveur publicitaire',
    network: 'Régie publicitaire',
    browser: 'Navigateur',
    consent: 'Consentement',
    nobody: 'Tout va bien',
    unknown: 'Pas encore connu',
  },
  nextStep: 'Étape suivante',
  copy: 'Copier le diagnostic',
  checking: 'Vérification en cours…',
  requesting: 'En attente du serveur publicitaire…',
  pressRequest: (button) =>
    `Cliquez sur « ${button} », ou collez la réponse du serveur publicitaire.`,
  recorded: 'Enregistré',
  recordings: {
    case: (date) => `Fichier de cas ${date === '' ? '' : `du ${date}`}`.trim(),
    record: (date) => `Enregistrement d’une page ${date === '' ? '' : `du ${date}`}`.trim(),
  },
  checkLive: 'Vérifier à nouveau en direct',
  empty: 'Rien à vérifier pour l’instant.',
  failed:
    'La saisie ne peut pas être vérifiée à cause d’une erreur du débogueur. Copiez-la dans un signalement.',
  kinds: {
    'ad-tag': 'Tag publicitaire',
    embed: 'Objet embed',
    'embed-code': 'Code d’intégration',
    vast: 'Document VAST',
    vmap: 'Document VMAP',
    response: 'Réponse autre que VAST',
    har: 'Fichier HAR',
    'error-code': 'Code d’erreur',
    case: 'Fichier de cas',
    unknown: 'Saisie inconnue',
  },
  request: (hosts) => `Demander l’annonce à ${hosts}`,
  requestNote:
    'Cela compte comme une requête publicitaire. Aucun tracker n’est appelé, et seul l’en-tête des fichiers média est demandé.',
  again: 'Demander à nouveau',
  outdated: 'Les réponses ci-dessous appartiennent à un contexte précédent.',
};
