import type { AD_RULES as English } from './en-ad-rules.js';
import type { VastRuleTexts } from './vast-rule-texts.js';

/** Ads, their creatives and their media files. */
export const AD_RULES: VastRuleTexts<typeof English> = {
  'vast-no-ad': [
    ['O documento não tem nenhum <Ad>: o servidor de anúncios não tem nada para mostrar.'],
    'Se você esperava um anúncio, verifique no servidor de anúncios a segmentação, o bloco e os tamanhos.',
  ],
  'vast-ad-empty': [
    [
      '{ad} tem <InLine> e <Wrapper>; esperava-se só um dos dois (erro VAST 101).',
      '{ad} não tem nem <InLine> nem <Wrapper>; esperava-se um dos dois (erro VAST 101).',
    ],
    'Peça ao servidor de anúncios um <InLine> ou um <Wrapper> em cada <Ad>.',
  ],
  'vast-inline-missing': [
    ['{ad} não tem tudo o que o padrão exige: falta {list}.'],
    'Peça ao servidor de anúncios que adicione o que o padrão exige: os players rigorosos informam o erro VAST 101.',
  ],
  'vast-id-missing': [
    ['{ad} não tem todos os identificadores que o VAST {version} exige: falta {list}.'],
    'Peça os identificadores ao servidor de anúncios: a medição e o limite de frequência entre sistemas os usam.',
  ],
  'vast-companions-only': [
    ['{ad} não tem nem criativo linear nem não linear (erro VAST 200).'],
    'Reserve um vídeo ou um overlay para este espaço.',
  ],
  'vast-sequence': [
    [
      'Dois anúncios têm a sequence {n}; esperava-se um anúncio para cada posição do pod.',
      'A sequence é {a}; esperava-se um número inteiro a partir de 1.',
    ],
    'Numere os anúncios de um pod a partir de 1, cada número uma só vez.',
  ],
  'vast-duration': [
    [
      'O criativo linear não tem <Duration>; esperava-se HH:MM:SS.',
      'A duração é {a}; esperava-se um tempo maior que 0 como HH:MM:SS ou HH:MM:SS.mmm.',
    ],
    'Escreva a duração como HH:MM:SS: os players rigorosos informam o erro VAST 101 ou 202.',
  ],
  'vast-skip-offset': [
    [
      'O skipoffset é {a}; esperava-se HH:MM:SS ou uma porcentagem de até 100%.',
      'O skipoffset é {a} e o anúncio termina após {n} s, por isso nunca pode ser pulado.',
    ],
    'Escreva um tempo antes do fim do anúncio, ou remova o atributo.',
  ],
  'vast-no-media': [
    [
      'O criativo linear só tem código interativo (InteractiveCreativeFile) e nenhum <MediaFile>.',
      'O criativo linear não tem nenhum <MediaFile> (erro VAST 401).',
    ],
    'Peça ao servidor de anúncios um <MediaFile> do tipo video/mp4.',
  ],
  'media-not-url': [
    [
      'O arquivo de mídia não tem URL.',
      'O arquivo de mídia não é uma URL http(s) absoluta, por isso os players o ignoram.',
    ],
    'Escreva uma URL https absoluta.',
  ],
  'media-http': [
    ['O arquivo de mídia em {host} é http, e a página é https.'],
    'Peça https ao fornecedor: os navegadores bloqueiam o arquivo ou o solicitam por https.',
  ],
  'media-unsupported': [
    ['O navegador não consegue reproduzir nenhum dos arquivos de mídia: {a} (erro VAST 403).'],
    'Peça video/mp4 com H.264, que qualquer navegador reproduz.',
  ],
  'media-flash': [
    ['O criativo linear só tem Flash, que nenhum navegador executa.'],
    'Peça video/mp4 no lugar de Flash.',
  ],
  'media-interactive-only': [
    [
      'Todos os arquivos de mídia são unidades interativas ({a}), por isso nada é reproduzido (erro VAST 901).',
    ],
    'Peça um criativo que também tenha um arquivo video/mp4 simples.',
  ],
  'media-vpaid': [
    ['Um arquivo de mídia é uma unidade VPAID: código do anúncio que o player não executa.'],
    'Peça um arquivo de vídeo simples: o VPAID está obsoleto desde o VAST 4.1.',
  ],
  'media-simid': [
    ['O código interativo ({a}) não é executado; o arquivo de mídia é reproduzido sem ele.'],
    'Não é preciso fazer nada, a menos que a campanha dependa da interação.',
  ],
  'media-file-unsupported': [
    ['O navegador não consegue reproduzir este arquivo ({a}); reproduz outro.'],
    'Não é preciso fazer nada: é para outros players.',
  ],
  'media-type-missing': [
    [
      'O arquivo de mídia não tem tipo e a extensão não o indica, por isso os players o ignoram.',
      'O arquivo de mídia não tem tipo. Pela extensão, é {a}.',
    ],
    'Escreva o tipo MIME do arquivo no atributo type.',
  ],
  'media-type-alias': [
    ['O tipo é {a}, que os navegadores não conhecem; esperava-se {b}.'],
    'Escreva o tipo MIME registrado: os players que comparam tipos ignoram o arquivo.',
  ],
  'media-mime-mismatch': [
    [
      'O tipo é {a}; esperava-se um tipo MIME como video/mp4.',
      'O tipo é {a}, e a URL termina como {b}.',
    ],
    'Abra o arquivo e corrija o tipo ou a URL: um tipo errado é o erro VAST 405.',
  ],
  'media-size-missing': [
    ['Falta {list} no arquivo de mídia, por isso os players não podem escolher por esse dado.'],
    'Peça width, height e bitrate de cada arquivo.',
  ],
  'media-ladder': [
    [
      'Todos os arquivos de mídia passam de {n} kbit/s, demais para muitas conexões.',
      'Nenhum arquivo de mídia se aproxima da largura do player, {n} pixels.',
    ],
    'Peça vários arquivos de tamanhos e taxas de bits diferentes.',
  ],
  'media-framework-vast': [
    [
      'O apiFramework é VAST, que não é um framework; alguns players tomam o arquivo por uma unidade interativa.',
    ],
    'Remova o atributo apiFramework dos arquivos de mídia simples.',
  ],
};
