import { AD_RULES } from './pt-ad-rules.js';
import { CHAIN_RULES } from './pt-chain-rules.js';
import { DOCUMENT_RULES } from './pt-document-rules.js';
import { TRACKER_RULES } from './pt-tracker-rules.js';
import { translateVastFindings } from './translate-vast-findings.js';
import type { VastTexts } from './vast-rule-texts.js';

const texts: VastTexts = {
  language: 'pt',
  rules: { ...DOCUMENT_RULES, ...AD_RULES, ...TRACKER_RULES, ...CHAIN_RULES },
  phrases: [
    'O anúncio {a}',
    'O anúncio',
    'O ícone {a}',
    'O ícone',
    'não há nenhuma <StaticResource>',
    'só há <{a}>, que nunca é carregado',
    'a <StaticResource> não é uma URL http(s)',
    'o tipo é {a}, que não é uma imagem',
    'a <StaticResource> não tem creativeType',
    '{a}, que nenhum player conhece',
    '{a}, que só um servidor de anúncios preenche',
    '{a} no host, onde nenhuma macro é preenchida',
    'Creatives com um Creative',
    '`sem fornecedor`',
    '`sem tipo`',
    '`sem apiFramework`',
    '`o servidor de anúncios`',
  ],
  more: 'Ao todo há {n} lugares assim, dos quais {m} são listados.',
};

/** The sentences about findings in responses. */
export const vastFindingText = translateVastFindings(texts);
