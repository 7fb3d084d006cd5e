import type { SiteTexts } from './site-texts.js';

export const site: SiteTexts = {
  language: 'Idioma',
  site: { publisher: 'Revista', cms: 'CMS', 'ad-ops': 'Publicidade', docs: 'Documentação' },
  loading: 'Carregando…',
  tryAgain: 'Tentar novamente',
  catalogueErrors: {
    'no-response': 'A sandbox não respondeu. Verifique se ela ainda está em execução.',
    'not-found': 'A sandbox não tem nenhum embed com este id. Escolha outro.',
    'wrong-status': 'A sandbox não respondeu com o embed. Recarregue a página.',
    'invalid-json':
      'A resposta da sandbox não é o JSON que esta página espera. Recarregue a página.',
  },
};
