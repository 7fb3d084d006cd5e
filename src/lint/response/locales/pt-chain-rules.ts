import type { CHAIN_RULES as English } from './en-chain-rules.js';
import type { VastRuleTexts } from './vast-rule-texts.js';

/** Wrappers, ad breaks and requests. */
export const CHAIN_RULES: VastRuleTexts<typeof English> = {
  'wrapper-no-uri': [
    ['{ad} é um wrapper sem <VASTAdTagURI> (erro VAST 300).'],
    'Peça ao servidor de anúncios do wrapper a tag do próximo.',
  ],
  'wrapper-not-url': [
    ['A tag de um wrapper não é uma URL http(s) (erro VAST 300).'],
    'Escreva uma URL que comece com https://.',
  ],
  'wrapper-relative': [
    ['A tag de um wrapper é relativa ao documento dela; outros players não a resolvem.'],
    'Escreva a URL completa.',
  ],
  'wrapper-http': [
    ['A tag de um wrapper em {host} é http, que os navegadores bloqueiam em uma página https.'],
    'Peça ao fornecedor a tag https.',
  ],
  'wrapper-macro-left': [
    ['A tag de um wrapper tem {a}, que nenhum player preenche.'],
    'Use uma macro do VAST, ou faça o servidor de anúncios preenchê-la antes de responder.',
  ],
  'wrapper-macro-in-host': [
    ['A tag de um wrapper tem {a} no esquema ou no host, onde nenhuma macro é preenchida.'],
    'Substitua a macro pelo host real.',
  ],
  'wrapper-no-follow': [
    [
      'O wrapper tem {a}: outro wrapper atrás dele não é seguido.',
      'O wrapper tem {a}: se não levar a nenhum anúncio, outro não toma o lugar dele.',
    ],
    'Não é preciso fazer nada, a menos que a cadeia termine aqui sem anúncio.',
  ],
  'vmap-version': [
    ['A versão do VMAP é {a}; esperava-se 1.0 (erro VMAP 1001).'],
    'Peça ao servidor de anúncios VMAP 1.0.',
  ],
  'vmap-no-break': [
    ['O documento VMAP não tem nenhum <AdBreak>.'],
    'Se você esperava intervalos, verifique no servidor de anúncios as regras de anúncios do conteúdo.',
  ],
  'vmap-offset': [
    [
      'O intervalo comercial não tem timeOffset (erro VMAP 1000).',
      'O timeOffset é {a}, uma posição que o player não tem.',
      'O timeOffset é {a}; esperava-se hh:mm:ss, uma porcentagem, start ou end (erro VMAP 1000).',
    ],
    'Escreva o momento do intervalo como hh:mm:ss, uma porcentagem de até 100%, start ou end.',
  ],
  'vmap-break-type': [
    ['O breakType é {a}; o player tem intervalos linear e nonlinear (erro VMAP 1003).'],
    'Use linear para anúncios no lugar do conteúdo e nonlinear para overlays.',
  ],
  'vmap-source': [
    [
      'O intervalo comercial tem CustomAdData, que só o player próprio lê (erro VMAP 1005).',
      '<AdSource> não tem nem VASTAdData nem AdTagURI (erro VMAP 1000).',
      'O templateType é {a}; esperava-se vast2, vast3 ou vast4 (erro VMAP 1005).',
    ],
    'Use VASTAdData ou AdTagURI com VAST 2, 3 ou 4.',
  ],
  'vmap-tag-not-url': [
    ['A tag de um intervalo não é uma URL http(s) absoluta (erro VMAP 1008).'],
    'Escreva uma URL que comece com https://.',
  ],
  'wrapper-depth': [
    ['A cadeia tem mais de {n} wrappers, onde os players param (erro VAST 302).'],
    'Peça uma tag mais próxima do anúncio.',
  ],
  'wrapper-loop': [
    ['Um wrapper leva a uma URL que a cadeia já solicitou (erro VAST 302).'],
    'Quebre o ciclo no servidor de anúncios que aponta para trás.',
  ],
  'wrapper-cut': [
    [
      'O wrapper que levou até aqui tem limites. followAdditionalWrappers="false": o wrapper desta resposta não é seguido.',
      'O wrapper que levou até aqui tem limites. allowMultipleAds não é "true": o pod desta resposta é ignorado.',
      'O wrapper que levou até aqui tem limites. allowMultipleAds não é "true": só o primeiro anúncio desta resposta é tentado.',
      'O wrapper que levou até aqui tem limites. fallbackOnNoAd="false": nenhum outro anúncio toma o lugar deste.',
    ],
    'Se você esperava um anúncio, peça ao servidor de anúncios do wrapper que permita isso.',
  ],
  'wrapper-value-missing': [
    ['A solicitação ainda tem {a}, cujo valor não é conhecido aqui.'],
    'Informe o valor da macro, ou remova-a do wrapper.',
  ],
  'wrapper-empty-after': [
    [
      'Não há anúncio depois de {n} wrapper (erro VAST 303).',
      'Não há anúncio depois de {n} wrappers (erro VAST 303).',
    ],
    'Pergunte ao servidor de anúncios do wrapper por que ele aponta para um que não tem anúncio.',
  ],
  'net-cors': [
    [
      '{host} responde sem um cabeçalho CORS para esta página, ou está inacessível.',
      '{host} responde sem um cabeçalho CORS para esta página.',
    ],
    'Faça o servidor devolver o cabeçalho Origin em Access-Control-Allow-Origin e enviar Access-Control-Allow-Credentials: true; verifique se ele está no ar.',
  ],
  'net-cors-credentials': [
    [
      '{host} não permite cookies, por isso um player que os envia tem de fazer a solicitação duas vezes.',
    ],
    'Faça o servidor devolver o cabeçalho Origin e enviar Access-Control-Allow-Credentials: true.',
  ],
  'net-timeout': [
    ['{host} não respondeu nos {n} ms do intervalo comercial (erro VAST 301).'],
    'Pergunte ao fornecedor por que o servidor dele é lento, ou remova-o da cadeia.',
  ],
  'net-unreachable': [
    [
      '{host} está inacessível (erro VAST 301).',
      '{host} tem um nome que o DNS não pode resolver (erro VAST 301).',
      '{host} recusou a conexão (erro VAST 301).',
      '{host} não tem um certificado válido, ou o handshake TLS falhou (erro VAST 301).',
    ],
    'Verifique o host da URL e a rede.',
  ],
  adblock: [
    [
      'A solicitação a {host}, um servidor de anúncios conhecido, falhou após {n} ms, como com um bloqueador de anúncios.',
    ],
    'Abra a página sem extensões nem filtros e compare.',
  ],
  'net-status': [
    ['{host} respondeu com o status {status}; esperava-se 200 (erro VAST 301).'],
    'Verifique a URL; se for 5xx, pergunte ao servidor de anúncios.',
  ],
  'net-no-fill': [
    ['{host} respondeu com o status 204: não tem anúncio.'],
    'Se você esperava um anúncio, verifique no servidor de anúncios a segmentação, o bloco e os tamanhos.',
  ],
  'net-content-type': [
    [
      '{host} não envia o tipo de conteúdo; esperava-se application/xml.',
      '{host} envia o tipo de conteúdo {a}; esperava-se application/xml.',
    ],
    'Faça o servidor enviar application/xml ou text/xml: alguns players recusam outros tipos.',
  ],
  'net-slow': [
    [
      'A cadeia inteira levou {n} ms; esperavam-se no máximo {m} ms.',
      '{host} levou {n} ms; esperavam-se no máximo {m} ms.',
    ],
    'Encurte a cadeia, ou pergunte ao fornecedor lento: o conteúdo espera pelo anúncio.',
  ],
  'net-mixed-chain': [
    [
      'A tag em {host} é http, que os navegadores bloqueiam em uma página https.',
      '{host} redireciona para http, que os navegadores bloqueiam em uma página https.',
    ],
    'Peça https ao fornecedor.',
  ],
};
