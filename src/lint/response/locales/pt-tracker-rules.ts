import type { TRACKER_RULES as English } from './en-tracker-rules.js';
import type { VastRuleTexts } from './vast-rule-texts.js';

/** Trackers, links, icons, captions, overlays, companions and measurement. */
export const TRACKER_RULES: VastRuleTexts<typeof English> = {
  'track-no-impression': [
    ['{ad} não tem uma <Impression> com URL, por isso a entrega não pode ser contada.'],
    'Peça ao servidor de anúncios uma URL de Impression: sem ela, nada é contado nem faturado.',
  ],
  'wrapper-no-impression': [
    [
      '{ad} não tem uma <Impression> com URL, por isso este servidor de anúncios não pode contá-lo.',
    ],
    'Adicione ao wrapper uma URL de Impression se o servidor de anúncios dele fizer contagem.',
  ],
  'track-no-error': [
    [
      '{ad} não tem uma URL <Error> com [ERRORCODE], por isso o servidor de anúncios não sabe por que ele falha.',
    ],
    'Adicione uma URL de Error com a macro [ERRORCODE].',
  ],
  'track-empty': [['O tracker de {a} não tem URL.'], 'Escreva a URL, ou remova o elemento.'],
  'track-not-url': [
    ['O tracker de {a} não é uma URL http(s) absoluta, por isso nunca é solicitado.'],
    'Escreva uma URL que comece com https://.',
  ],
  'track-http': [
    ['O tracker de {a} em {host} é http, e a página é https.'],
    'Peça https ao fornecedor: o player o solicita por https, e só conta se o servidor aceitar.',
  ],
  'track-macro-left': [
    ['O tracker de {a} tem {parts}.'],
    'Use uma macro do VAST, ou faça o servidor de anúncios preenchê-la antes de responder.',
  ],
  'track-duplicate': [
    ['O tracker de {a} tem a mesma URL duas vezes, por isso conta em dobro.'],
    'Deixe só um dos dois.',
  ],
  'click-not-url': [
    ['<{a}> não é uma URL http(s) absoluta, por isso o anúncio não tem link.'],
    'Escreva uma URL que comece com https://.',
  ],
  'track-event-missing': [
    ['Um elemento <Tracking> não tem event, por isso nunca é solicitado.'],
    'Adicione o atributo event, ou remova o elemento.',
  ],
  'track-event-unknown': [
    [
      'O evento {a} não está no padrão, por isso os players nunca o informam.',
      'O evento está escrito {a}; os players só informam {b}.',
    ],
    'Use um evento do padrão, escrito como no padrão.',
  ],
  'track-progress-offset': [
    [
      'Um tracker de progress não tem offset, por isso nunca é solicitado.',
      'O offset de um tracker de progress é {a}; esperava-se HH:MM:SS ou uma porcentagem.',
      'O offset de um tracker de progress é {a}, e o anúncio termina após {n} s.',
    ],
    'Escreva um offset dentro da duração do anúncio.',
  ],
  'icon-not-shown': [
    ['{icon} não é exibido: {reason}.'],
    'Adicione uma <StaticResource> com uma imagem e um creativeType como image/png.',
  ],
  'icon-duplicate': [
    ['{icon} aparece duas vezes; só o primeiro é exibido.'],
    'Deixe um só ícone de cada programa.',
  ],
  'icon-late': [
    ['{icon} começa após {n} s, e o anúncio termina após {m} s.'],
    'Escreva um offset dentro da duração do anúncio.',
  ],
  'captions-not-shown': [
    [
      'As legendas têm o tipo {a}; o player exibe text/vtt e SubRip.',
      'As legendas não são uma URL http(s), por isso nunca são carregadas.',
    ],
    'Peça as legendas como WebVTT (text/vtt) em uma URL https.',
  ],
  'overlay-not-shown': [
    ['O overlay não é exibido: {reason} (erro VAST 503).'],
    'Peça uma <StaticResource> com uma imagem ou um texto.',
  ],
  'overlay-variation-not-shown': [
    ['Uma variante do overlay não é exibida: {reason}.'],
    'Não é preciso fazer nada: outra variante é exibida.',
  ],
  'companion-required': [
    ['O anúncio exige companions ({a}): sem lugares na página, não é reproduzido (erro VAST 602).'],
    'Adicione à página lugares para os companions, ou faça o servidor de anúncios escrever required="none".',
  ],
  'omid-partial': [
    [
      'A verificação {a} não tem <JavaScriptResource apiFramework="omid">, por isso nenhum navegador pode executá-la.',
    ],
    'Peça ao fornecedor um script com apiFramework="omid"; o player informa verificationNotExecuted.',
  ],
};
