import { site } from '../page-language/site-pt.js';
import { effects } from './effects/texts-pt.js';
import type { PublisherTexts } from './texts.js';

export const pt: PublisherTexts = {
  ...site,
  labels: {
    skipLink: 'Ir para o artigo',
    markup: 'O código HTML',
    fieldsOfEmbed: 'Campos deste embed',
    foot: 'Um artigo fictício em um jornal fictício. A página é servida com uma Content Security Policy rigorosa: sem script nem estilo embutido, sem outra origem. Para ver outro embed na primeira figura, acrescente à URL',
    footId: 'e o identificador público dele, ou o id se não tiver um, como em',
  },
  panel: 'Campos do embed',
  fieldsLabel: 'Campos',
  watch: 'Assistir ao vídeo',
  intro: 'Os campos deste embed que mudam o player. Todos os outros têm os valores padrão.',
  events: 'Eventos do player, os mais recentes primeiro',
  chosen: (name) => `Embed ${name}, escolhido pela URL.`,
  causedBy: 'causado por',
  adPosition: (index, count) => `${index} de ${count}`,
  vastError: (code) => `erro VAST ${code}`,
  captions: {
    plainVideo:
      'Um vídeo no frame do player hospedado, o formato padrão. Todas as cenas desta página foram desenhadas por um script.',
    scrollMode:
      'Um player na página com os controles do navegador. Inicie-o e role para baixo: ele acompanha você até que o feche ou termine.',
    live: 'Uma transmissão ao vivo. O embed a inicia sem som.',
    adBreaks: 'Com pre-roll, mid-roll e post-roll. O painel lista os eventos deles.',
    portrait: 'Um vídeo vertical. A caixa tem o tamanho final antes que algo seja carregado.',
    watermark:
      'O código do próprio serviço em um frame isolado, que não tem acesso a esta página. Com uma marca-d’água.',
    overlays:
      'Carregado quando metade está visível. Anúncios em overlay aparecem sobre o vídeo por alguns segundos.',
    italian:
      'Só um pôster até você clicar: antes disso, nenhuma parte do player é carregada. Com título e legendas em italiano; os textos do player seguem o idioma da figura.',
    arabic:
      'Endereçado pelo identificador público. Leitores de tela leem no botão o título em árabe e japonês.',
    customLook:
      'Exige consentimento: nenhuma solicitação vai para outra origem antes que o leitor permita. Com fundo, cores e legendas em dois idiomas.',
    autoplay: 'Começa automaticamente e sem som quando metade está visível, depois de um anúncio.',
    converting: 'Um vídeo que ainda está em conversão, com uma mensagem.',
  },
  effects,
};
