## Parts of several texts

phrase-ad = { LENGTH($ad) ->
    [0] O anúncio
   *[other] O anúncio `{ $ad }`
  }
phrase-icon = { LENGTH($program) ->
    [0] O ícone
   *[other] O ícone `{ $program }`
  }
phrase-tracker = { LENGTH($event) ->
    [0] <Tracking>
   *[other] `{ $event }`
  }
phrase-server = { LENGTH($host) ->
    [0] O servidor de anúncios
   *[other] `{ $host }`
  }
phrase-picture = { $reason ->
    [missing] não há nenhuma <StaticResource>
    [never-loaded] só há <{ $element }>, que nunca é carregado
    [not-url] a <StaticResource> não é uma URL http(s)
    [not-picture] o tipo é `{ $type }`, que não é uma imagem
   *[without-type] a <StaticResource> não tem creativeType
  }

## Responses as XML

xml-too-long = A resposta passa dos { $limit } bytes que os players leem, por isso não foi verificada (erro VAST 100).
    .remedy = Peça ao servidor de anúncios uma resposta mais curta: um documento VAST tem alguns milhares de caracteres.

xml-empty = A resposta está vazia; esperava-se um documento VAST.
    .remedy = Faça o servidor de anúncios responder com <VAST version="4.2"/> ou com o status 204 quando não tiver anúncio.

xml-doctype = O documento declara um tipo de documento, e por isso os players o recusam (erro VAST 100).
    .remedy = Remova a declaração do tipo de documento: os players a recusam porque ela pode declarar entidades.

xml-leading-space = Há espaços antes da declaração XML, que deve ser o início do texto.
    .remedy = Remova os espaços: este player os aceita, outros informam o erro VAST 100.

xml-leading-text = Há outro texto antes do documento XML ({ $length ->
    [one] { $length } caractere
   *[other] { $length } caracteres
  }).
    .remedy = Remova esse texto; muitas vezes o servidor escreve um aviso ou uma linha de depuração antes do documento.

xml-unescaped-amp = { LENGTH($entity) ->
    [0] Há um & sem escape fora de uma seção CDATA, por isso o documento não é bem formado.
   *[other] { $entity } não é uma entidade XML, por isso o documento não é bem formado.
  }
    .remedy = { LENGTH($entity) ->
        [0] Coloque a URL em uma seção CDATA, ou escreva &amp; no lugar de cada &: este player o aceita, outros informam o erro VAST 100.
       *[other] Escreva o próprio caractere ou seu número, ou coloque o texto em uma seção CDATA: este player o aceita, outros informam o erro VAST 100.
      }

url-escaped-twice = O endereço em <{ $element }> foi escapado duas vezes: o servidor recebe amp; como parte dos parâmetros.
    .remedy = Escreva & dentro de CDATA, ou &amp; sem CDATA.

xml-undeclared-xsi = O prefixo `{ $prefix }` é usado sem declaração, por isso o documento não é bem formado.
    .remedy = Declare-o no elemento raiz, xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance": este player aceita o documento, outros informam o erro VAST 100.

xml-undeclared-prefix = O prefixo `{ $prefix }` é usado sem declaração, por isso o documento não é bem formado.
    .remedy = Declare o prefixo no elemento raiz, ou remova-o.

xml-malformed = { $fault ->
    [attribute] O atributo `{ $detail }` não tem um valor entre aspas, faltam aspas ou falta um espaço antes dele.
    [cdata] Uma seção CDATA nunca é fechada.
    [cdata-end] O texto tem ]]> fora de uma seção CDATA.
    [character] `{ $detail }` não é permitido em XML.
    [comment] Um comentário nunca é fechado ou contém dois hifens.
    [cut] O documento está cortado dentro da tag `{ $detail }`.
    [declaration] A declaração XML está malformada ou não está no início do documento.
    [depth] Os elementos têm mais de { $detail } níveis de profundidade.
    [duplicate-attribute] O atributo `{ $detail }` aparece duas vezes no mesmo elemento.
    [end-tag] Uma tag de fechamento não fecha o elemento aberto: esperava-se `{ $detail }`.
    [instruction] Uma instrução de processamento nunca é fechada ou não tem nome.
    [joined] Aqui começa um segundo documento: duas respostas estão uma após a outra.
    [less-than] Há um < sem escape no texto.
    [json] A resposta não é XML. Parece JSON.
    [no-root] A resposta não é XML.
    [outside-root] Há texto fora do elemento raiz.
    [second-root] Depois do primeiro elemento raiz há outro, `{ $detail }`.
    [tag] Uma tag está malformada ou nunca é fechada: `{ $detail }`.
   *[unclosed] O elemento `{ $detail }` nunca é fechado. O documento está cortado ou falta uma tag de fechamento.
  }
    .remedy = { $fault ->
        [cut] A resposta termina cedo demais: peça ao operador do servidor que descubra o que a corta (um limite de tamanho, um proxy, um modelo). Os players informam o erro VAST 100 e não mostram nenhum anúncio.
       *[other] Corrija o XML neste ponto: os players informam o erro VAST 100 e não mostram nenhum anúncio.
      }

xml-html = A resposta é uma página da web; esperava-se um documento VAST.
    .remedy = Abra a URL em um navegador: muitas vezes é um login, uma página de erro ou um redirecionamento para um site.

## Elements and attributes

xml-root = O elemento raiz é `{ $element }`; esperava-se VAST ou VMAP.
    .remedy = Verifique a URL da tag: a resposta é outro tipo de XML (erro VAST 101).

vmap-not-expected = A resposta é VMAP, uma lista de intervalos comerciais; esperava-se VAST com os anúncios de um só intervalo (erro VAST 101).
    .remedy = Solicite VAST aqui (com o Google Ad Manager, output=vast), ou use a tag para todo o conteúdo.

vast-version = { $root ->
    [VideoAdServingTemplate] A resposta é VAST 1 (<VideoAdServingTemplate>); os players aceitam de 2.0 a 4.3 (erro VAST 102).
   *[VAST] A versão é `{ $version }`; os players aceitam de 2.0 a 4.3 (erro VAST 102).
  }
    .remedy = Peça ao servidor de anúncios VAST 2.0 a 4.3.

vast-version-missing = O elemento <VAST> não tem versão. Este player o lê como VAST 4, outros o recusam.
    .remedy = Escreva a versão no elemento raiz: <VAST version="4.2">.

vast-element-case = O elemento está escrito `{ $element }`; os players só encontram `{ $expected }`.
    .remedy = Escreva o elemento como no padrão: XML diferencia maiúsculas de minúsculas.

vast-attribute-case = O atributo está escrito `{ $attribute }`; os players só encontram `{ $expected }`.
    .remedy = Escreva o atributo como no padrão: XML diferencia maiúsculas de minúsculas.

vast-element-misplaced = <{ $element }> está em <{ $parent }>, onde os players não o leem; o lugar dele é { LIST($expected, type: "disjunction") }.
    .remedy = Mova o elemento para o elemento pai que o padrão indica.

vast-escaped-markup = Dentro de <{ $parent }>, a marcação está escapada ou em CDATA: o elemento { $element } é apenas texto para um player.
    .remedy = Insira-a como XML e não como texto.

vast-element-repeated = Há um segundo <{ $element }> no mesmo elemento; os players só leem o primeiro.
    .remedy = Deixe só um dos dois.

## Ads

vast-no-ad = O documento não tem nenhum <Ad>: o servidor de anúncios não tem nada para mostrar.
    .remedy = Se você esperava um anúncio, verifique no servidor de anúncios a segmentação, o bloco e os tamanhos.

vast-ad-empty = { $children ->
    [both] { phrase-ad } tem tanto <InLine> quanto <Wrapper>; esperava-se só um dos dois (erro VAST 101).
   *[neither] { phrase-ad } não tem nem <InLine> nem <Wrapper>; esperava-se um dos dois (erro VAST 101).
  }
    .remedy = Peça ao servidor de anúncios um <InLine> ou um <Wrapper> em cada <Ad>.

vast-inline-missing = { phrase-ad } não tem tudo o que o padrão exige: { LENGTH($missing) ->
    [one] falta
   *[other] faltam
  } { $missing }.
    .remedy = Peça ao servidor de anúncios que adicione o que o padrão exige: os players rigorosos informam o erro VAST 101.

vast-id-missing = { phrase-ad } não tem todos os identificadores que o VAST { $version } exige: { LENGTH($missing) ->
    [one] falta
   *[other] faltam
  } { $missing }.
    .remedy = Peça os identificadores ao servidor de anúncios: a medição e o limite de frequência entre sistemas os usam.

vast-companions-only = { phrase-ad } não tem nem criativo linear nem não linear (erro VAST 200).
    .remedy = Atribua um vídeo ou um overlay a este espaço.

vast-sequence = { $fault ->
    [repeated] Dois anúncios têm a sequence { $sequence }; esperava-se um anúncio para cada posição do pod.
   *[invalid] A sequence é `{ $sequence }`; esperava-se um número inteiro a partir de 1.
  }
    .remedy = Numere os anúncios de um pod a partir de 1, cada número uma só vez.

vast-duration = { $fault ->
    [missing] O criativo linear não tem <Duration>; esperava-se HH:MM:SS.
   *[invalid] A duração é `{ $duration }`; esperava-se um tempo maior que 0 como HH:MM:SS ou HH:MM:SS.mmm.
  }
    .remedy = Escreva a duração como HH:MM:SS: os players rigorosos informam o erro VAST 101 ou 202.

vast-skip-offset = { $fault ->
    [invalid] O skipoffset é `{ $offset }`; esperava-se HH:MM:SS ou uma porcentagem de até 100%.
   *[after-end] O skipoffset é `{ $offset }`, mas o anúncio termina após { $duration } s, por isso nunca pode ser pulado.
  }
    .remedy = Escreva um tempo antes do fim do anúncio, ou remova o atributo.

## Media files

vast-no-media = { $creative ->
    [interactive] O criativo linear só tem código interativo (InteractiveCreativeFile) e nenhum <MediaFile>.
    [mezzanine] O criativo linear só tem um arquivo mezzanine, do qual os arquivos de mídia ainda precisam ser feitos, e nenhum <MediaFile>.
   *[empty] O criativo linear não tem nenhum <MediaFile> (erro VAST 401).
  }
    .remedy = Peça ao servidor de anúncios um <MediaFile> do tipo video/mp4.

media-audio-only = O anúncio só tem áudio ({ $types }), por isso toca sem imagem.
    .remedy = Peça um criativo com vídeo, ou solicite este anúncio em um espaço de áudio.

media-not-url = { $url ->
    [missing] O arquivo de mídia não tem URL.
   *[invalid] O arquivo de mídia não é uma URL http(s) absoluta, por isso os players o ignoram.
  }
    .remedy = Escreva uma URL https absoluta.

media-http = O arquivo de mídia em `{ $host }` é http, mas a página é https.
    .remedy = Peça https ao fornecedor: os navegadores bloqueiam o arquivo ou o solicitam por https.

media-unsupported = O navegador não consegue reproduzir nenhum dos arquivos de mídia: { LENGTH($types) ->
    [0] sem tipo
   *[other] { $types }{ $untyped ->
        [0] {""}
       *[other] , alguns sem tipo
      }
  } (erro VAST 403).
    .remedy = Peça video/mp4 com H.264, que qualquer navegador reproduz.

media-flash = O criativo linear só tem Flash, que nenhum navegador executa.
    .remedy = Peça video/mp4 no lugar de Flash.

media-interactive-only = Todos os arquivos de mídia são unidades interativas ({ $frameworks }), por isso nada é reproduzido (erro VAST 901).
    .remedy = Peça um criativo que também tenha um arquivo video/mp4 simples.

media-vpaid = Um arquivo de mídia é uma unidade VPAID: código do anúncio que o player não executa.
    .remedy = Peça um arquivo de vídeo simples: o VPAID está obsoleto desde o VAST 4.1.

media-simid = O código interativo ({ LENGTH($framework) ->
    [0] sem apiFramework
   *[other] `{ $framework }`
  }) não é executado; o arquivo de mídia é reproduzido sem ele.
    .remedy = Não é preciso fazer nada, a menos que a campanha dependa da interação.

media-file-unsupported = O navegador não consegue reproduzir este arquivo ({ LENGTH($type) ->
    [0] sem tipo
   *[other] `{ $type }`
  }); reproduz outro.
    .remedy = Não é preciso fazer nada: é para outros players.

media-type-missing = { LENGTH($type) ->
    [0] O arquivo de mídia não tem tipo e a extensão não o indica, por isso os players o ignoram.
   *[other] O arquivo de mídia não tem tipo. Pela extensão, é { $type }.
  }
    .remedy = Escreva o tipo MIME do arquivo no atributo type.

media-type-alias = O tipo é `{ $type }`, que os navegadores não conhecem; esperava-se `{ $expected }`.
    .remedy = Escreva o tipo MIME registrado: os players que comparam tipos ignoram o arquivo.

media-mime-mismatch = { LENGTH($typeByEnding) ->
    [0] O tipo é `{ $type }`; esperava-se um tipo MIME como video/mp4.
   *[other] { LENGTH($playlist) ->
        [0] O tipo é `{ $type }`, e a URL termina como { $typeByEnding }.
       *[other] O tipo é `{ $type }`, e a URL é a de uma playlist ({ $playlist }), que muitos navegadores não conseguem reproduzir como arquivo.
      }
  }
    .remedy = { LENGTH($playlist) ->
        [0] Abra o arquivo e corrija o tipo ou a URL: um tipo errado é o erro VAST 405.
       *[other] Adicione um arquivo MP4, ou declare o tipo da playlist para players com { $playlist }: um tipo errado é o erro VAST 405.
      }

media-size-missing = No arquivo de mídia { LENGTH($missing) ->
    [one] falta
   *[other] faltam
  } { $missing }, que os players usam para escolher.
    .remedy = Peça width, height e bitrate de cada arquivo.

media-ladder = { $fault ->
    [bitrate] Todos os arquivos de mídia passam de { $limit } kbit/s, demais para muitas conexões.
   *[size] Nenhum arquivo de mídia se aproxima da largura do player, { NUMBER($width, useGrouping: 0) } pixels.
  }
    .remedy = Peça vários arquivos de tamanhos e taxas de bits diferentes.

media-framework-vast = O apiFramework é VAST, que não é um framework; alguns players tomam o arquivo por uma unidade interativa.
    .remedy = Remova o atributo apiFramework dos arquivos de mídia simples.

## Trackers and links

track-no-impression = { phrase-ad } não tem uma <Impression> com URL, por isso a entrega não pode ser contada.
    .remedy = Peça ao servidor de anúncios uma URL de Impression: sem ela, nada é contado nem faturado.

wrapper-no-impression = { phrase-ad } não tem uma <Impression> com URL, por isso este servidor de anúncios não pode contá-lo.
    .remedy = Adicione ao wrapper uma URL de Impression se o servidor de anúncios dele fizer contagem.

track-no-error = { phrase-ad } não tem uma URL <Error> com [ERRORCODE], por isso o servidor de anúncios não sabe por que ele falha.
    .remedy = Adicione uma URL de Error com a macro [ERRORCODE].

track-empty = O tracker de { phrase-tracker } não tem URL.
    .remedy = Escreva a URL, ou remova o elemento.

track-not-url = O tracker de { phrase-tracker } não é uma URL http(s) absoluta, por isso nunca é solicitado.
    .remedy = Escreva uma URL que comece com https://.

track-http = O tracker de { phrase-tracker } em `{ $host }` é http, mas a página é https.
    .remedy = Peça https ao fornecedor: o player o solicita por https, e só conta se o servidor aceitar.

track-macro-left = O tracker de { phrase-tracker } tem { $placeholders }{ $reason ->
    [unknown] , que nenhum player conhece
    [ad-server] , que só um servidor de anúncios preenche
   *[host] {" "}no host, onde nenhuma macro é preenchida
  }.
    .remedy = Use uma macro do VAST, ou faça o servidor de anúncios preenchê-la antes de responder.

track-duplicate = O tracker de { phrase-tracker } tem a mesma URL duas vezes, por isso conta em dobro.
    .remedy = Deixe só um dos dois.

click-not-url = <{ $element }> não é uma URL http(s) absoluta, por isso o anúncio não tem link.
    .remedy = Escreva uma URL que comece com https://.

track-event-missing = Um elemento <Tracking> não tem event, por isso nunca é solicitado.
    .remedy = Adicione o atributo event, ou remova o elemento.

track-event-unknown = { LENGTH($expected) ->
    [0] O evento `{ $event }` não está no padrão, por isso os players nunca o informam.
   *[other] O evento está escrito `{ $event }`; os players só informam `{ $expected }`.
  }
    .remedy = Use um evento do padrão, escrito como no padrão.

track-progress-offset = { $fault ->
    [missing] Um tracker de progress não tem offset, por isso nunca é solicitado.
    [invalid] O offset de um tracker de progress é `{ $offset }`; esperava-se HH:MM:SS ou uma porcentagem.
   *[after-end] O offset de um tracker de progress é `{ $offset }`, mas o anúncio termina após { $duration } s.
  }
    .remedy = Escreva um offset dentro da duração do anúncio.

## Icons, captions, overlays, companions and measurement

icon-not-shown = { phrase-icon } não é exibido: { phrase-picture }.
    .remedy = Adicione uma <StaticResource> com uma imagem e um creativeType como image/png.

icon-duplicate = { phrase-icon } aparece duas vezes no anúncio; só o primeiro é exibido.
    .remedy = Deixe um só ícone de cada programa.

icon-late = { phrase-icon } começa após { $offset } s, mas o anúncio termina após { $duration } s.
    .remedy = Escreva um offset dentro da duração do anúncio.

captions-not-shown = { $fault ->
    [type] As legendas têm o tipo `{ $type }`; o player exibe text/vtt e SubRip.
   *[url] As legendas não são uma URL http(s), por isso nunca são carregadas.
  }
    .remedy = Peça as legendas como WebVTT (text/vtt) em uma URL https.

overlay-not-shown = O overlay não é exibido: { phrase-picture } (erro VAST 503).
    .remedy = Peça uma <StaticResource> com uma imagem ou um texto.

overlay-variation-not-shown = Uma variante do overlay não é exibida: { phrase-picture }.
    .remedy = Não é preciso fazer nada: outra variante é exibida.

companion-required = O anúncio exige companions ({ $required }): sem espaços na página, não é reproduzido (erro VAST 602).
    .remedy = Adicione à página espaços para os companions, ou faça o servidor de anúncios escrever required="none".

omid-partial = A verificação { LENGTH($vendor) ->
    [0] sem fornecedor
   *[other] `{ $vendor }`
  } não tem <JavaScriptResource apiFramework="omid">, por isso nenhum navegador pode executá-la.
    .remedy = Peça ao fornecedor um script com apiFramework="omid"; o player informa verificationNotExecuted.

## Wrappers

wrapper-no-uri = { phrase-ad } é um wrapper sem <VASTAdTagURI> (erro VAST 300).
    .remedy = Peça ao servidor de anúncios do wrapper a tag do próximo.

wrapper-not-url = A tag de um wrapper não é uma URL http(s) (erro VAST 300).
    .remedy = Escreva uma URL que comece com https://.

wrapper-relative = A tag de um wrapper é relativa ao documento dela; outros players não a resolvem.
    .remedy = Escreva a URL completa.

wrapper-http = A tag de um wrapper em `{ $host }` é http, que os navegadores bloqueiam em uma página https.
    .remedy = Peça ao fornecedor a tag https.

wrapper-macro-left = A tag de um wrapper tem { $placeholders }, que nenhum player preenche.
    .remedy = Use uma macro do VAST, ou faça o servidor de anúncios preenchê-la antes de responder.

wrapper-macro-in-host = A tag de um wrapper tem { $placeholders } no esquema ou no host, onde nenhuma macro é preenchida.
    .remedy = Substitua a macro pelo host real.

wrapper-no-follow = { $attribute ->
    [followAdditionalWrappers] O wrapper tem { $attribute }="{ $value }": nenhum outro wrapper é seguido.
   *[fallbackOnNoAd] O wrapper tem { $attribute }="{ $value }": se não levar a nenhum anúncio, nenhum outro toma o lugar dele.
  }
    .remedy = Não é preciso fazer nada, a menos que a cadeia termine aqui sem anúncio.

## VMAP

vmap-version = A versão do VMAP é `{ $version }`; esperava-se 1.0 (erro VMAP 1001).
    .remedy = Peça ao servidor de anúncios VMAP 1.0.

vmap-namespace = <{ $element }> está { LENGTH($namespace) ->
    [0] fora de qualquer namespace
   *[other] no namespace { $namespace }
  } e não no de VMAP: players que leem namespaces o ignoram.
    .remedy = Declare xmlns:vmap="http://www.iab.net/videosuite/vmap" no elemento raiz, e escreva o prefixo vmap: antes de cada elemento de VMAP.

vmap-no-break = O documento VMAP não tem nenhum <AdBreak>.
    .remedy = Se você esperava intervalos, verifique no servidor de anúncios as regras de anúncios do conteúdo.

vmap-offset = { $fault ->
    [missing] O intervalo comercial não tem timeOffset (erro VMAP 1000).
    [position] O timeOffset é `{ $offset }`, uma posição que o player não tem.
   *[invalid] O timeOffset é `{ $offset }`; esperava-se hh:mm:ss, uma porcentagem, start ou end (erro VMAP 1000).
  }
    .remedy = Escreva o momento do intervalo como hh:mm:ss, uma porcentagem de até 100%, start ou end.

vmap-break-type = O breakType é `{ $type }`; o player tem intervalos linear e nonlinear (erro VMAP 1003).
    .remedy = Use linear para anúncios no lugar do conteúdo e nonlinear para overlays.

vmap-source = { $fault ->
    [custom-data] O intervalo comercial tem CustomAdData, que só o player do fornecedor lê (erro VMAP 1005).
    [missing] <AdSource> não tem nem VASTAdData nem AdTagURI (erro VMAP 1000).
   *[template-type] O templateType é `{ $templateType }`; esperava-se vast2, vast3 ou vast4 (erro VMAP 1005).
  }
    .remedy = Use VASTAdData ou AdTagURI com VAST 2, 3 ou 4.

vmap-cut = { $ignored ->
    [wrapper] followRedirects="false": o wrapper deste intervalo não é seguido.
   *[pod] allowMultipleAds="false": do pod deste intervalo, só um anúncio é reproduzido.
  }
    .remedy = Defina o atributo de <AdSource> como "true", ou coloque no intervalo um anúncio sem wrapper.

vmap-tag-not-url = A tag de um intervalo não é uma URL http(s) absoluta (erro VMAP 1008).
    .remedy = Escreva uma URL que comece com https://.

## Requests

net-cors = { $values ->
    [several] { phrase-server } responde com mais de um valor em Access-Control-Allow-Origin.
   *[none] { phrase-server } responde sem um cabeçalho CORS para esta página.
  }
    .remedy = { $values ->
        [several] Faça o servidor enviar o cabeçalho só uma vez: ele e o CDN ou proxy não devem adicioná-lo ambos.
       *[none] Faça o servidor devolver o cabeçalho Origin em Access-Control-Allow-Origin e enviar Access-Control-Allow-Credentials: true.
      }

net-cors-credentials = { phrase-server } não permite cookies, por isso um player que os envia tem de fazer a solicitação duas vezes.
    .remedy = Faça o servidor devolver o cabeçalho Origin e enviar Access-Control-Allow-Credentials: true.

net-timeout = { phrase-server } não respondeu nos { $ms } ms do intervalo comercial (erro VAST 301).
    .remedy = Pergunte ao fornecedor por que o servidor dele é lento, ou remova-o da cadeia.

net-unreachable = { $fault ->
    [dns] { phrase-server } não é resolvido pelo DNS (erro VAST 301).
    [refused] { phrase-server } recusou a conexão (erro VAST 301).
    [tls] { phrase-server } não tem um certificado válido, ou o handshake TLS falhou (erro VAST 301).
    [redirect] { phrase-server } redireciona para um endereço que não pode ser solicitado (erro VAST 301).
    [private] { phrase-server } leva a um endereço de uma rede privada, que não foi solicitado (erro VAST 301).
    [unexplained] { phrase-server } não dá nenhuma resposta que a página possa ler (erro VAST 301).
   *[other] { phrase-server } está inacessível (erro VAST 301).
  }
    .remedy = Verifique o host da URL e a rede.

adblock = A solicitação a `{ $host }`, um servidor de anúncios conhecido, falhou após { $ms } ms, como com um bloqueador de anúncios.
    .remedy = Abra a página sem extensões nem filtros e compare.

net-status = { phrase-server } respondeu com o status { NUMBER($status, useGrouping: 0) }; esperava-se 200 (erro VAST 301).
    .remedy = Verifique a URL; com um status de 500 ou mais, pergunte ao operador do servidor de anúncios.

net-no-fill = { phrase-server } respondeu com o status 204: não tem anúncio.
    .remedy = Se você esperava um anúncio, verifique no servidor de anúncios a segmentação, o bloco e os tamanhos.

net-content-type = { LENGTH($type) ->
    [0] { phrase-server } não envia o tipo de conteúdo; esperava-se application/xml.
   *[other] { phrase-server } envia o tipo de conteúdo `{ $type }`; esperava-se application/xml.
  }
    .remedy = Faça o servidor enviar application/xml ou text/xml: alguns players recusam outros tipos.

net-slow = { $scope ->
    [chain] A cadeia inteira levou { $ms } ms; esperavam-se no máximo { $limit } ms.
   *[request] { phrase-server } levou { $ms } ms; esperavam-se no máximo { $limit } ms.
  }
    .remedy = Encurte a cadeia, ou pergunte ao fornecedor lento: o conteúdo espera pelo anúncio.

net-mixed-chain = { $source ->
    [tag] A tag em `{ $host }` é http, que os navegadores bloqueiam em uma página https.
   *[redirect] { phrase-server } redireciona para http, que os navegadores bloqueiam em uma página https.
  }
    .remedy = Peça https ao fornecedor.

## Chains of wrappers

wrapper-depth = A cadeia tem mais de { $limit } wrappers, e os players param aí (erro VAST 302).
    .remedy = Peça uma tag com menos wrappers antes do anúncio.

wrapper-loop = Um wrapper leva a uma URL que a cadeia já solicitou (erro VAST 302).
    .remedy = Quebre o ciclo no servidor de anúncios que aponta para trás.

wrapper-cut = { $ignored ->
    [wrapper] O wrapper que levou até aqui tem limites. followAdditionalWrappers="false": o wrapper desta resposta não é seguido.
    [pod] O wrapper que levou até aqui tem limites. allowMultipleAds não é "true": o pod desta resposta é ignorado.
    [later-ads] O wrapper que levou até aqui tem limites. allowMultipleAds não é "true": só o primeiro anúncio desta resposta é tentado.
   *[fallback] O wrapper que levou até aqui tem limites. fallbackOnNoAd="false": nenhum outro anúncio toma o lugar deste.
  }
    .remedy = Se você esperava um anúncio, peça ao servidor de anúncios do wrapper que permita isso.

wrapper-value-missing = A solicitação ainda tem { $placeholders }, cujo valor não é conhecido aqui.
    .remedy = Informe o valor da macro, ou remova-a do wrapper.

wrapper-empty-after = { $wrappers ->
    [one] Não há anúncio depois de { $wrappers } wrapper (erro VAST 303).
   *[other] Não há anúncio depois de { $wrappers } wrappers (erro VAST 303).
  }
    .remedy = Pergunte ao servidor de anúncios do wrapper por que ele aponta para um servidor que não tem anúncio.

## More findings than are listed

more-findings = { $rule } tem { $total } observações, das quais { $listed } são listadas.
    .remedy = Corrija as observações listadas e verifique a resposta de novo.

## Repairs

repair-document-write = Escrever { $text }.
repair-document-escape = Escrever { $text } no lugar dele.
repair-document-escape-ampersands = Escrever &amp; no lugar de &.
repair-document-write-cdata = Colocar o texto em uma seção CDATA.
repair-document-write-version = Escrever a versão como { $version }.
repair-document-add-version = Adicionar a versão { $version }, a mais baixa com estes elementos.
repair-document-add-type = Adicionar o tipo { $type }.
repair-document-write-https = Escrever https:// no lugar de http://.
repair-document-declare-prefix = Declarar o prefixo.
repair-document-remove = Removê-lo.
repair-document-remove-second = Remover o segundo.
repair-document-remove-attribute = Remover o atributo.
repair-document-remove-leading-text = Remover o texto antes do documento.
repair-document-remove-doctype = Remover o tipo de documento.
