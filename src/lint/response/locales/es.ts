import { AD_RULES } from './es-ad-rules.js';
import { CHAIN_RULES } from './es-chain-rules.js';
import { DOCUMENT_RULES } from './es-document-rules.js';
import { TRACKER_RULES } from './es-tracker-rules.js';
import { translateVastFindings } from './translate-vast-findings.js';
import type { VastTexts } from './vast-rule-texts.js';

const texts: VastTexts = {
  language: 'es',
  rules: { ...DOCUMENT_RULES, ...AD_RULES, ...TRACKER_RULES, ...CHAIN_RULES },
  phrases: [
    'El anuncio {a}',
    'El anuncio',
    'El icono {a}',
    'El icono',
    'no hay ninguna <StaticResource>',
    'solo hay <{a}>, que nunca se carga',
    'la <StaticResource> no es una URL http(s)',
    'el tipo es {a}, que no es una imagen',
    'la <StaticResource> no tiene creativeType',
    '{a}, que ningún reproductor conoce',
    '{a}, que solo rellena un servidor de anuncios',
    '{a} en el host, donde no se rellena ninguna macro',
    'Creatives con un Creative',
    '`sin proveedor`',
    '`sin tipo`',
    '`sin apiFramework`',
    '`el servidor de anuncios`',
  ],
  more: 'En total hay {n} lugares así, de los que se muestran {m}.',
};

/** The sentences about findings in responses. */
export const vastFindingText = translateVastFindings(texts);
