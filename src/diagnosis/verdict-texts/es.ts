import { findingText } from '../../lint/locales/es.js';
import { vastFindingText } from '../../vast/lint/locales/es.js';
import { codes } from './es-codes.js';
import { verdicts } from './es-verdicts.js';
import type { VerdictTexts } from './language-texts.js';

export const texts: VerdictTexts = {
  language: 'es',
  verdicts,
  codes,
  toHost: (host) => ` a ${host}`,
  owners: {
    publisher: 'Editor',
    'ad-server': 'Servidor de anuncios',
    network: 'Red publicitaria',
    browser: 'Navegador',
    consent: 'Consentimiento del usuario',
    nobody: 'Nadie',
    unknown: 'Desconocido',
  },
  notRequested: 'No se envió ninguna solicitud; el diagnóstico procede solo del texto.',
  assumed: ({ pageHost: h, gdprApplies, hasConsentString }) => {
    const page = h === null ? 'la página no se conoce' : `la página está en ${h}`;
    const gdpr =
      gdprApplies === null
        ? 'no se sabe si se aplica el RGPD'
        : gdprApplies
          ? 'se aplica el RGPD'
          : 'no se aplica el RGPD';
    const string = hasConsentString
      ? 'hay una cadena de consentimiento'
      : 'no hay cadena de consentimiento';
    return `Se supone: ${page}; ${gdpr}; ${string}.`;
  },
  aboutTag: (tag, count) =>
    `El texto tiene ${count} tags de anuncio; este diagnóstico es del tag ${tag}.`,
  finding: (rule, message, remedy) =>
    findingText(rule, message, remedy) ?? vastFindingText(rule, message),
  report: {
    title: 'Caso publicitario',
    owner: 'Responsable',
    nextStep: 'Siguiente paso',
    viewer: 'Usuario',
    tags: 'Tags de anuncio',
    expandedTo: 'URL solicitada',
    placeholders: 'Marcadores',
    requests: 'Solicitudes',
    responses: 'Respuestas',
    findings: 'Observaciones',
    input: 'Entrada',
    none: 'Ninguno',
    field: 'Campo',
    value: 'Valor',
    status: 'Estado',
    time: 'Tiempo',
    root: 'Elemento raíz',
    result: 'Resultado',
    redacted:
      'Las cadenas de consentimiento, identificadores, cookies y credenciales se sustituyen por valores de la misma forma.',
  },
};
