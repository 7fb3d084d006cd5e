import { AD_RULES } from './fr-ad-rules.js';
import { CHAIN_RULES } from './fr-chain-rules.js';
import { DOCUMENT_RULES } from './fr-document-rules.js';
import { TRACKER_RULES } from './fr-tracker-rules.js';
import { translateVastFindings } from './translate-vast-findings.js';
import type { VastTexts } from './vast-rule-texts.js';

const texts: VastTexts = {
  language: 'fr',
  rules: { ...DOCUMENT_RULES, ...AD_RULES, ...TRACKER_RULES, ...CHAIN_RULES },
  phrases: [
    'L’annonce {a}',
    'L’annonce',
    'L’icône {a}',
    'L’icône',
    'il n’y a pas de <StaticResource>',
    'il n’y a que <{a}>, qui n’est jamais chargé',
    'la <StaticResource> n’est pas une URL http(s)',
    'le type est {a}, qui n’est pas une image',
    'la <StaticResource> n’a pas de creativeType',
    '{a}, qu’aucun lecteur ne connaît',
    '{a}, que seul un serveur publicitaire remplit',
    '{a} dans son hôte, où aucune macro n’est remplie',
    'Creatives avec un Creative',
    '`sans fournisseur`',
    '`sans type`',
    '`sans apiFramework`',
    '`le serveur publicitaire`',
  ],
  more: 'En tout, il y a {n} endroits de ce type, dont {m} sont listés.',
};

/** The sentences about findings in responses. */
export const vastFindingText = translateVastFindings(texts);
