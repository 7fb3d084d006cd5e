import { findingText } from '../../lint/locales/pt.js';
import { vastFindingText } from '../../vast/lint/locales/pt.js';
import { codes } from './pt-codes.js';
import { verdicts } from './pt-verdicts.js';
import type { VerdictTexts } from './language-texts.js';

export const texts: VerdictTexts = {
  language: 'pt',
  verdicts,
  codes,
  toHost: (host) => ` a ${host}`,
  owners: {
    publisher: 'Publisher',
    'ad-server': 'Servidor de anúncios',
    network: 'Rede de anúncios',
    browser: 'Navegador',
    consent: 'Consentimento do usuário',
    nobody: 'Ninguém',
    unknown: 'Desconhecido',
  },
  notRequested: 'Nenhuma solicitação foi enviada; o diagnóstico vem só do texto.',
  assumed: ({ pageHost: h, gdprApplies, hasConsentString }) => {
    const page = h === null ? 'a página não é conhecida' : `a página está em ${h}`;
    const gdpr =
      gdprApplies === null
        ? 'não se sabe se o RGPD se aplica'
        : gdprApplies
          ? 'o RGPD se aplica'
          : 'o RGPD não se aplica';
    const string = hasConsentString
      ? 'há uma string de consentimento'
      : 'não há string de consentimento';
    return `Supõe-se: ${page}; ${gdpr}; ${string}.`;
  },
  aboutTag: (tag, count) =>
    `O texto tem ${count} tags de anúncio; este diagnóstico é da tag ${tag}.`,
  finding: (rule, message, remedy) =>
    findingText(rule, message, remedy) ?? vastFindingText(rule, message),
  report: {
    title: 'Caso de publicidade',
    owner: 'Responsável',
    nextStep: 'Próximo passo',
    viewer: 'Usuário',
    tags: 'Tags de anúncio',
    expandedTo: 'URL solicitada',
    placeholders: 'Marcadores',
    requests: 'Solicitações',
    responses: 'Respostas',
    findings: 'Observações',
    input: 'Entrada',
    none: 'Nenhum',
    field: 'Campo',
    value: 'Valor',
    status: 'Status',
    time: 'Tempo',
    root: 'Elemento raiz',
    result: 'Resultado',
    redacted:
      'As strings de consentimento, identificadores, cookies e credenciais são substituídos por valores da mesma forma.',
  },
};
