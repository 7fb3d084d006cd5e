import { AD_RULES } from './de-ad-rules.js';
import { CHAIN_RULES } from './de-chain-rules.js';
import { DOCUMENT_RULES } from './de-document-rules.js';
import { TRACKER_RULES } from './de-tracker-rules.js';
import { translateVastFindings } from './translate-vast-findings.js';
import type { VastTexts } from './vast-rule-texts.js';

const texts: VastTexts = {
  language: 'de',
  rules: { ...DOCUMENT_RULES, ...AD_RULES, ...TRACKER_RULES, ...CHAIN_RULES },
  phrases: [
    'Die Anzeige {a}',
    'Die Anzeige',
    'Das Icon {a}',
    'Das Icon',
    'Es gibt keine <StaticResource>',
    'Es gibt nur <{a}>, das nie geladen wird',
    'Die <StaticResource> ist keine http(s)-URL',
    'Der Typ ist {a}, also kein Bild',
    'Die <StaticResource> hat keinen creativeType',
    '{a}, das kein Player kennt',
    '{a}, das nur ein Ad-Server füllt',
    '{a} im Host, wo kein Makro gefüllt wird',
    'Creatives mit einem Creative',
    '`ohne Anbieter`',
    '`ohne Typ`',
    '`ohne apiFramework`',
    '`der Ad-Server`',
  ],
  more: 'Insgesamt gibt es {n} solche Stellen, von denen {m} aufgeführt sind.',
};

/** The sentences about findings in responses. */
export const vastFindingText = translateVastFindings(texts);
