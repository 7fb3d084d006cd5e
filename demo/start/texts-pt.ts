import { site } from '../page-language/site-pt.js';
import type { StartTexts } from './texts.js';

export const pt: StartTexts = {
  ...site,
  labels: {
    skipLink: 'Ir para as demos',
    intro:
      'Reproduz em uma página os embeds de um serviço de publicação de mídia, escreve o código deles para cada CMS e explica as tags de anúncio. Escolha uma demo:',
    publisher: 'Para editores',
    publisherNote: 'Um player em um artigo com uma única tag e sem saltos de layout.',
    cms: 'Para desenvolvedores de CMS',
    cmsNote: 'Encontrar um embed, vê-lo, mudar as configurações e copiar o código em cada formato.',
    adOps: 'Para operações de anúncios',
    adOpsNote:
      'Como e por que cada marcador de uma tag de anúncio foi preenchido, no desktop e no celular.',
    guides: 'Cada uma tem um guia na',
    guidesLink: 'documentação',
    served: 'Estas páginas são servidas pela sandbox, que só aceita conexões desta máquina.',
    embeds: 'Sem chave, ela serve os',
    embedsLink: 'embeds publicados',
    rest: 'A interface REST fica em',
    token:
      'e exige um token de acesso; a chave para obtê-lo aparece no terminal que iniciou a sandbox.',
  },
};
