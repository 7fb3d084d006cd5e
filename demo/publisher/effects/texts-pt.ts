import { pluralText } from '../../../src/locales/plural-text.js';
import type { EffectTexts } from './effect-texts.js';

export const effects: EffectTexts = {
  title: 'O título do player, a menos que a página defina um.',
  converting: 'Ainda está em conversão, por isso uma mensagem é exibida.',
  conversionFailed: 'Não pôde ser convertido, por isso uma mensagem é exibida.',
  plays: 'É reproduzido.',
  live: 'É reproduzido ao vivo: com um selo, sem barra de tempo.',
  crop: 'Preenche a caixa e corta as bordas.',
  autoplay: 'Começa automaticamente; sem som se o navegador exigir.',
  mute: 'Começa sem som.',
  preload: 'Carrega a mídia antes do início da reprodução.',
  pictureInPicture: 'Adiciona um botão de imagem na imagem.',
  noBar: 'Remove a barra de controles.',
  keepsBar: 'Mantém visível a barra de controles.',
  noSeeking: 'Impede avançar no vídeo.',
  backgroundImage: 'Mostra uma imagem na área em volta do vídeo.',
  floats: 'Acompanha o leitor pela página enquanto é reproduzido.',
  floatMuted: 'Silencia o player flutuante enquanto o mouse está sobre ele.',
  watermark: 'Mostra uma imagem sobre o vídeo.',
  watermarkHidden: 'A imagem some junto com os controles.',
  fallback: ', com tags de reserva',
  ima: 'Solicita o SDK do IMA. Esta página não permite o script dele, por isso o gerenciador de anúncios integrado reproduz os anúncios.',
  analytics: 'É passado ao adaptador de análise que a página registrou, se houver.',
  publicId: (id) => `A URL do player contém ${id} no lugar do id.`,
  playsFor: (duration) => `Dura ${duration}.`,
  subtitles: (labels) => `Oferece legendas: ${labels}.`,
  subtitlesDefault: (language) => `Mostra no início legendas em ${language}.`,
  background: (color) => `Preenche com ${color} a área em volta do vídeo.`,
  playerColor: (color) => `Mostra os botões e as barras do player em ${color}.`,
  destroyOn: (events) => `Remove o player com ${events}.`,
  watermarkWidth: (pixels) => `A imagem tem ${pixels} px de largura.`,
  watermarkHeight: (pixels) => `A imagem tem ${pixels} px de altura.`,
  watermarkOpacity: (percent) => `A imagem é ${percent} transparente.`,
  watermarkTime: (duration) => `A imagem some após ${duration} de reprodução.`,
  watermarkLink: (url) => `Um clique na imagem abre ${url}.`,
  preroll: (ads) => `Reproduz ${ads} antes do conteúdo.`,
  midroll: (times) => `Interrompe o conteúdo após ${times}.`,
  postroll: (ads) => `Reproduz ${ads} depois do conteúdo.`,
  skip: (time) => `Permite pular o pre-roll após ${time}.`,
  overlayFor: (ads, time, duration) =>
    `Mostra ${ads} sobre o vídeo após ${time}, durante ${duration}.`,
  overlayToEnd: (ads, time) => `Mostra ${ads} sobre o vídeo após ${time}, até o fim.`,
  bulk: {
    label: (label) =>
      `As configurações do bulk “${label}” substituem as do embed, porque a página indica o rótulo dele.`,
    origin: (label) =>
      `As configurações do bulk “${label}” substituem as do embed, porque ele corresponde a esta página.`,
    any: (label) =>
      `As configurações do bulk “${label}” substituem as do embed, porque ele corresponde a todas as páginas.`,
  },
  watermarkOffset: {
    top: (length) => `A imagem está a ${length} da borda superior.`,
    right: (length) => `A imagem está a ${length} da borda direita.`,
    bottom: (length) => `A imagem está a ${length} da borda inferior.`,
    left: (length) => `A imagem está a ${length} da borda esquerda.`,
  },
  volumes: {
    unchecked: 'Não altera o som dos anúncios.',
    on: 'Reproduz os anúncios com som.',
    off: 'Reproduz os anúncios sem som.',
  },
  ads: (count) => pluralText('pt', count, { one: 'um anúncio', other: '# anúncios' }),
  hosted: (count) =>
    pluralText('pt', count, {
      one: ' (# hospedado no serviço)',
      other: ' (# hospedados no serviço)',
    }),
};
