import type { BuilderTexts } from './builder-texts.js';
import { pluralText } from '../../../src/locales/plural-text.js';

const labels: BuilderTexts['labels'] = {
  width: 'Largura, px',
  height: 'Altura, px',
  aspectRatio: 'Proporção da imagem',
  responsive: 'Largura adaptável',
  autoplay: 'Reprodução automática',
  mute: 'Sem som',
  loop: 'Repetição',
  captions: 'Legendas',
  start: 'Início, s',
  end: 'Fim, s',
  label: 'Rótulo do bulk',
  title: 'Título para leitores de tela',
  lazy: 'Carregamento adiado',
  src: 'URL do embed publicado',
  elementFormat: 'Tipo de player',
  elementLoading: 'Carregamento',
  consent: 'Consentimento',
  fallback: 'Conteúdo sem scripts',
  page: 'URL da página',
  addressOnly: 'Só o endereço, sem HTML',
  timeZone: 'Fuso horário das datas',
  customer: 'Cliente',
  script: 'URL do script de incorporação',
  frame: 'URL do player hospedado',
};

export const portuguese: BuilderTexts = {
  language: 'pt',
  destination: 'Onde você vai colar o código?',
  destinations: {
    wordPress: 'WordPress',
    webPage: 'Página web com scripts',
    htmlWithoutScripts: 'CMS que remove scripts',
    amp: 'Página AMP',
    newsletter: 'Newsletter',
    social: 'Rede social ou chat',
    search: 'Mecanismo de busca ou sitemap',
    otherPlayers: 'Feed, aplicativo ou outro player',
  },
  guides: {
    wordPress:
      'Cole o endereço no post, sozinho em uma linha. O WordPress mostra o player no lugar dele. Se ele continuar como link, escolha o formato “Iframe adaptável” e cole-o em um bloco “HTML personalizado”; administradores e editores podem fazer isso.',
    webPage:
      'Cole o código no lugar do player. Cole o script abaixo uma única vez no elemento head da página, a menos que o site já o tenha.',
    htmlWithoutScripts:
      'Cole o código na visualização HTML do editor. Ele não precisa de script e se adapta a colunas de qualquer largura. Se o CMS também remover iframes, escolha “Rede social ou chat” e cole o endereço.',
    amp: 'Cole o código no elemento body da página AMP, e o script abaixo uma única vez no elemento head.',
    newsletter:
      'Cole o código no HTML da newsletter. Os leitores veem uma imagem e um botão que leva ao vídeo, porque nenhum programa de e-mail reproduz vídeo.',
    social: 'Cole o endereço no post ou na mensagem. Redes e chats mostram uma prévia da página.',
    search:
      'Cole o código no elemento head da página que mostra o vídeo. Assim os mecanismos de busca listam o vídeo com sua imagem.',
    otherPlayers:
      'Coloque o item no feed que o aplicativo ou o parceiro lê, dentro do elemento channel.',
  },
  format: 'Formato',
  formats: {
    standard: 'Contêiner e script',
    iframe: 'Iframe',
    amp: 'AMP',
    360: 'Vídeo em 360°',
    'instant-article': 'Instant article',
    'media-embed': '<media-embed> com seus dados',
    'media-embed-src': '<media-embed src>, uma linha',
    'responsive-iframe': 'Iframe adaptável',
    link: 'Link ou endereço',
    email: 'E-mail com imagem e botão',
    'json-ld': 'JSON-LD para mecanismos de busca',
    'open-graph': 'Tags Open Graph e Twitter',
    oembed: 'JSON oEmbed',
    vmap: 'Playlist de anúncios VMAP 1.0',
    mrss: 'Item Media RSS',
    'video-sitemap': 'Entrada do sitemap de vídeo',
  },
  otherFormats: 'Outros formatos',
  groups: {
    size: 'Tamanho',
    playback: 'Reprodução',
    appearance: 'Aparência',
    delivery: 'Distribuição',
  },
  inUse: (count) =>
    pluralText('pt', count, { one: '# opção definida', other: '# opções definidas' }),
  byDefault: 'Padrão',
  yes: 'Sim',
  no: 'Não',
  choices: {
    iframe: 'Player hospedado em um iframe',
    standard: 'Player do script do serviço',
    player: 'Player na página',
    near: 'Perto da área visível',
    visible: 'Quando estiver visível',
    eager: 'Imediatamente',
    click: 'Com um clique',
    required: 'Obrigatório',
  },
  reset: 'Redefinir as opções',
  insert: 'Inserir o código',
  inserted: 'Código inserido.',
  script: 'Este código precisa de um script, uma vez por página:',
  scriptForm: 'A página o carrega com',
  scriptForms: { html: 'uma tag script', npm: 'npm e um bundler' },
  scriptAssumed:
    'O endereço do script é presumido. Um desenvolvedor o define com MediaEmbedCode.scriptSource.',
  copyScript: 'Copiar o script',
  legacy: 'Obsoleto; mantido para páginas arquivadas.',
  labels,
  notes: {
    standard:
      'Para páginas que permitem scripts, como um tema ou um bloco HTML; WordPress e Drupal removem o script dos posts de quem não pode usar HTML sem filtro.',
    iframe:
      'Para blocos HTML e construtores de páginas; o WordPress remove iframes dos posts de autores, e TinyMCE e CKEditor só os mantêm se a configuração permitir iframe.',
    'responsive-iframe':
      'Para blocos HTML em colunas de qualquer largura; um CMS que remove o atributo style, como os filtros do Drupal e do Joomla, deixa um iframe de tamanho fixo.',
    amp: 'Só para páginas AMP; o plugin AMP do WordPress mantém o código, e outros editores removem o elemento desconhecido.',
    '360':
      'Para blocos HTML, como qualquer iframe; um CMS que remove o atributo allow, como o WordPress para autores, desativa os sensores de movimento e deixa o arraste.',
    'instant-article':
      'Para instant articles arquivados; qualquer outro CMS o mostra como um iframe comum.',
    'media-embed':
      'Para blocos HTML e Markdown de páginas cujo tema carrega o script; os filtros do WordPress e do Drupal removem elementos personalizados e o JSON dentro deles se não forem permitidos.',
    'media-embed-src':
      'A primeira opção se o tema carrega o script: uma linha que geradores de sites estáticos e Markdown mantêm; os filtros do WordPress e do Drupal precisam permitir media-embed.',
    link: 'Para qualquer editor, newsletter e chat; WordPress e Drupal transformam a URL sozinha em uma linha em um player se o site a conhecer como provedor oEmbed.',
    email:
      'Para o HTML de uma newsletter; Outlook e Gmail mostram a imagem e o botão, e nenhum programa de e-mail reproduz vídeo.',
    'json-ld':
      'Para head ou body da página que mostra o embed; o WordPress o remove dos posts: coloque-o no tema ou em um plugin de SEO.',
    'open-graph':
      'Para head; os plugins de SEO do WordPress e do Drupal escrevem as mesmas tags: mantenha só uma das duas fontes.',
    oembed:
      'Para um arquivo ou endpoint servido por um provedor oEmbed; o WordPress coloca provedores desconhecidos em um iframe isolado e remove o estilo deles.',
    vmap: 'Para as configurações de anúncios de outros players, como arquivo; nunca o cole em um post, onde todo CMS o remove.',
    mrss: 'Para o feed de um parceiro de distribuição ou de uma smart TV, dentro do elemento channel; nunca o cole em um post.',
    'video-sitemap':
      'Para o sitemap do site, dentro do elemento urlset; plugins de sitemap sobrescrevem um arquivo que eles também escrevem.',
  },
  problems: {
    wholeNumber: ({ found, min, max }) =>
      `“${found}” não é usado. Insira um número inteiro de ${min} a ${max}.`,
    seconds: ({ found, min, max }) =>
      `“${found}” não é usado. Insira segundos de ${min} a ${max}, por exemplo 12,5.`,
    afterStart: ({ found }) => `“${found}” não é usado. Insira um fim depois do início.`,
    address: ({ found }) => `“${found}” não é usado. Insira uma URL que comece com https://.`,
    timeZone: ({ found }) =>
      `“${found}” não é usado. Insira um fuso horário como America/Sao_Paulo.`,
  },
  quoted: (label) => `“${label}”`,
  missing: (names) => ({
    'bulk-label': 'O rótulo do bulk tem só um ou dois pontos. Use um bulk com outro rótulo.',
    'customer-and-script': `O embed não tem código do serviço. Preencha ${names.customer} e ${names.script}.`,
    date: 'O embed não tem data. Defina-a no serviço como AAAA-MM-DD hh:mm:ss.',
    'embed-id': 'O embed não tem id. Salve-o primeiro no serviço.',
    'embed-source': `O endereço do embed publicado não é conhecido. Preencha ${names.src}.`,
    format: 'O formato é desconhecido. Escolha outro.',
    media: `O embed não tem vídeo nem player. Adicione um vídeo, ou preencha ${names.frame}.`,
    'not-360': 'O embed não é um vídeo em 360°. Publique-o como tal, ou escolha outro formato.',
    'page-address': `A página que mostra o vídeo não é conhecida. Preencha ${names.page}.`,
    'parameter-of-amp': `O endereço do player contém __amp_source_origin, que o próprio AMP adiciona. Preencha ${names.frame} sem esse parâmetro.`,
    'player-address': `O embed não tem o endereço de um player hospedado. Preencha ${names.frame}.`,
    'player-address-360':
      'O iframe do código em 360° não tem um endereço web. Defina o src como uma URL http(s).',
    'playable-media':
      'O embed não tem um vídeo nem uma transmissão que se possa reproduzir. Adicione um, ou espere até que esteja pronto.',
    'preview-image': 'O embed não tem imagem de prévia. Envie uma.',
    title: `O embed não tem título. Defina-o, ou preencha ${names.title}.`,
  }),
  findings: {
    'amp-needs-https': (hosts) =>
      `O AMP só aceita https, e o player está em http (${hosts}). O código tem https no lugar: só funciona se o servidor responder ali. Sirva o player por https.`,
    'frame-needs-https': (hosts) =>
      `O player está em http (${hosts}). Páginas em https não mostram um iframe assim. Sirva o player por https.`,
    'local-address': (hosts) =>
      `O código tem um endereço deste computador ou desta rede (${hosts}). O vídeo não funcionará em outro lugar. Gere o código no site público.`,
  },
};
