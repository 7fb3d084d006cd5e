import { AD_RULES } from './it-ad-rules.js';
import { CHAIN_RULES } from './it-chain-rules.js';
import { DOCUMENT_RULES } from './it-document-rules.js';
import { TRACKER_RULES } from './it-tracker-rules.js';
import { translateVastFindings } from './translate-vast-findings.js';
import type { VastTexts } from './vast-rule-texts.js';

const texts: VastTexts = {
  language: 'it',
  rules: { ...DOCUMENT_RULES, ...AD_RULES, ...TRACKER_RULES, ...CHAIN_RULES },
  phrases: [
    'L’annuncio {a}',
    'L’annuncio',
    'L’icona {a}',
    'L’icona',
    'manca la <StaticResource>',
    'c’è solo <{a}>, che non viene mai caricato',
    'la <StaticResource> non è un URL http(s)',
    'il tipo è {a}, che non è un’immagine',
    'la <StaticResource> non ha creativeType',
    '{a}, che nessun player conosce',
    '{a}, che solo un ad server riempie',
    '{a} nell’host, dove nessuna macro viene riempita',
    'Creatives con un Creative',
    '`senza fornitore`',
    '`senza tipo`',
    '`senza apiFramework`',
    '`l’ad server`',
  ],
  more: 'In tutto ci sono {n} punti così, di cui {m} sono elencati.',
};

/** The sentences about findings in responses. */
export const vastFindingText = translateVastFindings(texts);
