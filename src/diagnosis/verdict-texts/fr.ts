import { findingText } from '../../lint/locales/fr.js';
import { vastFindingText } from '../../vast/lint/locales/fr.js';
import { codes } from './fr-codes.js';
import { verdicts } from './fr-verdicts.js';
import type { VerdictTexts } from './language-texts.js';

export const texts: VerdictTexts = {
  language: 'fr',
  verdicts,
  codes,
  toHost: (host) => ` à ${host}`,
  owners: {
    publisher: 'Éditeur',
    'ad-server': 'Serveur publicitaire',
    network: 'Régie publicitaire',
    browser: 'Navigateur',
    consent: 'Consentement de l’utilisateur',
    nobody: 'Personne',
    unknown: 'Inconnu',
  },
  notRequested: 'Aucune requête n’a été envoyée ; le diagnostic vient du texte seul.',
  assumed: ({ pageHost: h, gdprApplies, hasConsentString }) => {
    const page = h === null ? 'la page n’est pas connue' : `la page est sur ${h}`;
    const gdpr =
      gdprApplies === null
        ? 'on ne sait pas si le RGPD s’applique'
        : gdprApplies
          ? 'le RGPD s’applique'
          : 'le RGPD ne s’applique pas';
    const string = hasConsentString
      ? 'il y a une chaîne de consentement'
      : 'il n’y a pas de chaîne de consentement';
    return `Hypothèses : ${page}; ${gdpr}; ${string}.`;
  },
  aboutTag: (tag, count) =>
    `Le texte a ${count} tags publicitaires ; ce diagnostic concerne le tag ${tag}.`,
  finding: (rule, message, remedy) =>
    findingText(rule, message, remedy) ?? vastFindingText(rule, message),
  report: {
    title: 'Cas publicitaire',
    owner: 'Responsable',
    nextStep: 'Étape suivante',
    viewer: 'Utilisateur',
    tags: 'Tags publicitaires',
    expandedTo: 'URL demandée',
    placeholders: 'Variables',
    requests: 'Requêtes',
    responses: 'Réponses',
    findings: 'Constats',
    input: 'Saisie',
    none: 'Aucun',
    field: 'Champ',
    value: 'Valeur',
    status: 'Statut',
    time: 'Temps',
    root: 'Élément racine',
    result: 'Résultat',
    redacted:
      'Les chaînes de consentement, identifiants, cookies et données d’accès sont remplacés par des valeurs de même forme.',
  },
};
