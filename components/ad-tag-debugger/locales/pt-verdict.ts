import type { VerdictMessages } from './messages.js';

export const verdict: VerdictMessages = {
  heading: 'Diagnóstico',
  owners: {
    publisher: 'Publisher',
    'ad-server': 'Servidor de anúncios',
    network: 'Rede de anúncios',
    browser: 'Navegador',
    consent: 'Consentimento',
    nobody: 'Tudo certo',
    unknown: 'Ainda não se sabe',
  },
  nextStep: 'Próximo passo',
  copy: 'Copiar o diagnóstico',
  checking: 'Verificando…',
  requesting: 'Aguardando o servidor de anúncios…',
  pressRequest: (button) => `Clique em “${button}”, ou cole a resposta do servidor de anúncios.`,
  recorded: 'Gravado',
  recordings: {
    case: (date) => `Arquivo de caso ${date === '' ? '' : `de ${date}`}`.trim(),
    record: (date) => `Gravação de uma página ${date === '' ? '' : `de ${date}`}`.trim(),
  },
  checkLive: 'Verificar de novo ao vivo',
  empty: 'Ainda não há nada para verificar.',
  failed:
    'A entrada não pode ser verificada por causa de uma falha do depurador. Copie-a em um relato de erro.',
  kinds: {
    'ad-tag': 'Tag de anúncio',
    embed: 'Objeto embed',
    'embed-code': 'Código de incorporação',
    vast: 'Documento VAST',
    vmap: 'Documento VMAP',
    response: 'Resposta que não é VAST',
    har: 'Arquivo HAR',
    'error-code': 'Código de erro',
    case: 'Arquivo de caso',
    unknown: 'Entrada desconhecida',
  },
  request: (hosts) => `Solicitar o anúncio a ${hosts}`,
  requestNote:
    'Conta como solicitação de anúncio. Nenhum tracker é chamado, e dos arquivos de mídia só se pede o cabeçalho.',
  again: 'Solicitar de novo',
  outdated: 'As respostas abaixo são de um contexto anterior.',
};
