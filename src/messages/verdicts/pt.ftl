## Parts of several texts

phrase-case-field = { LENGTH($path) ->
    [0] o arquivo
   *[other] { $path }
  }
phrase-slot = { $slot ->
    [overlayInitial] overlay inicial
    [overlayMain] overlay principal
   *[other] { $slot }
  }
phrase-where-slot = { LENGTH($slot) ->
    [0] {""}
   *[other] {" "}({ phrase-slot })
  }
phrase-part = { LENGTH($part) ->
    [0] {""}
   *[other] {" "}(para { $part } da sua playlist)
  }
phrase-quote = { LENGTH($quote) ->
    [0] {""}
   *[other] : “{ $quote }”
  }
phrase-where = { LENGTH($slot) ->
    [0] { LENGTH($device) ->
        [0] {""}
       *[other] {" "}({ $device })
      }
   *[other] {" "}({ phrase-slot }{ LENGTH($device) ->
        [0] {""}
       *[other] , { $device }
      })
  }
phrase-bidder = { LENGTH($bidder) ->
    [0] {""}
   *[other] {" "}({ $bidder })
  }
phrase-detail = { LENGTH($detail) ->
    [0] {""}
   *[other] {" "}({ $detail })
  }
phrase-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
phrase-within = { $seconds ->
    [0] a tempo
   *[other] em { phrase-seconds }
  }
phrase-of = { LENGTH($host) ->
    [0] do servidor de anúncios
   *[other] de { $host }
  }
phrase-of-blocked-host = { LENGTH($blockedHost) ->
    [0] do servidor de anúncios
   *[other] de { $blockedHost }
  }
phrase-to = { LENGTH($host) ->
    [0] ao servidor de anúncios
   *[other] a { $host }
  }
phrase-server = { LENGTH($host) ->
    [0] O servidor de anúncios
   *[other] { $host }
  }
phrase-behind-wrappers = atrás de { $wrappers ->
    [0] uma playlist VMAP
    [1] 1 wrapper
   *[other] { $wrappers } wrappers
  } { phrase-of }
phrase-server-last-host = { LENGTH($lastHost) ->
    [0] O servidor de anúncios
   *[other] { $lastHost }
  }
phrase-forbidding = { LENGTH($forbiddingHost) ->
    [0] O wrapper
   *[other] { $forbiddingHost }
  }
phrase-of-forbidding = { LENGTH($forbiddingHost) ->
    [0] à rede do wrapper
   *[other] ao operador de { $forbiddingHost }
  }
phrase-of-last-host = { LENGTH($lastHost) ->
    [0] do servidor de anúncios
   *[other] de { $lastHost }
  }
phrase-response-last-host = { LENGTH($lastHost) ->
    [0] A resposta
   *[other] A resposta de { $lastHost }
  }
phrase-ad-last-host = { LENGTH($lastHost) ->
    [0] O anúncio
   *[other] O anúncio de { $lastHost }
  }
phrase-response = { LENGTH($host) ->
    [0] A resposta
   *[other] A resposta de { $host }
  }
phrase-ad = { LENGTH($host) ->
    [0] O anúncio
   *[other] O anúncio de { $host }
  }
phrase-change-format = O endereço pede este formato com { $parameter }: troque o valor pelo de VAST, em geral “vast”.
phrase-to-host = { LENGTH($host) ->
    [0] {""}
   *[other] {" "}a { $host }
  }
phrase-to-failed = { LENGTH($failedHost) ->
    [0] {""}
   *[other] {" "}a { $failedHost }
  }
phrase-failed = { LENGTH($failedHost) ->
    [0] o servidor de anúncios
   *[other] { $failedHost }
  }
phrase-correct-wrapper = Peça à rede cujo wrapper ou cuja playlist leva a { $host } que corrija esse endereço.
phrase-file-owner = { $isOfServer ->
    [yes] ao operador { phrase-of-last-host }
   *[no] ao anunciante
  }

## Verdicts

input-empty = O texto está vazio.
    .next-step = Cole uma tag de anúncio, um embed como JSON ou código de incorporação, uma resposta VAST ou VMAP, um arquivo HAR, um código de erro ou um arquivo de caso.

input-unknown = { $reason ->
    [too-large] O texto tem mais de 10 milhões de caracteres.
    [json-content] O JSON não é um embed, nem um arquivo HAR, nem um arquivo de caso.
    [html] Isto é HTML que não é um código de incorporação.
    [javascript] Isto é JavaScript, e não indica nenhuma tag de anúncio.
    [binary] É um arquivo binário, como uma sessão do Charles ou do Proxyman. Exporte a sessão como HAR e abra esse arquivo.
    [cut-off] O texto está cortado: ele termina antes do fim do documento, e a resposta não pode ser avaliada.
   *[no-match] Este texto não pode ser diagnosticado.
  }
    .next-step = { $reason ->
        [cut-off] Copie o documento inteiro e cole-o de novo, ou cole a tag de anúncio com que foi solicitado. Se o documento termina ali também na resposta, é o servidor de anúncios que o interrompe.
       *[no-match] Cole uma tag de anúncio, um embed como JSON ou código de incorporação, uma resposta VAST ou VMAP, um arquivo HAR, um código de erro ou um arquivo de caso.
      }

no-bid = A resposta do leilão não tem nenhum lance com VAST.
    .next-step = Verifique os licitantes, os ids de posicionamento deles, o preço mínimo e o consentimento com que os lances foram pedidos; pergunte aos licitantes por que não dão lances.

bid-refused = O licitante não fez nenhum lance: “{ $name }” (motivo { NUMBER($code, useGrouping: 0) } do OpenRTB).
    .next-step = { $code ->
        [2] O licitante considera inválida a solicitação de lance. Verifique se ela tem id, imp e site ou app, e se imp.video tem mimes, protocols, minduration, maxduration, w e h, como este licitante exige.
       *[other] Pergunte ao operador do leilão o que este motivo significa para a solicitação de lance.
      }

bid-rejected = O lance{ phrase-bidder } não pode ser usado: “{ $quote }”.
    .next-step = Pergunte ao licitante ou ao operador do leilão o que isso significa.

reason-stated = O texto diz por que não há anúncio: “{ $quote }”.
    .next-step = Pergunte a quem o escreveu, ou ao operador do servidor de anúncios, o que significa.

text-judged = { $finding ->
    [stream-unmarked] Esta playlist não tem marcadores de anúncios (SCTE-35), então um servidor que insere anúncios não encontra nenhum intervalo nela.
    [stream-unfilled] Esta playlist tem marcadores de anúncios e nenhum segmento de anúncio: onde foi gravada, nenhum servidor os inseriu.
    [stream-filled] Esta playlist tem segmentos de outra fonte, como um servidor os insere para anúncios.
    [request-without-video] A solicitação de lance do OpenRTB não pede vídeo (imp.video).
    [request-floor] O preço mínimo da solicitação de lance é { $detail } por mil impressões, o que quase ninguém oferece.
    [request-tmax] A solicitação de lance dá aos licitantes { $detail } ms (tmax), em que quase nenhum responde.
    [request-mimes] A solicitação de lance não aceita MP4 (video.mimes: { $detail }), o formato de quase todos os anúncios.
    [request-protocols] A solicitação de lance não aceita VAST da versão 2 ou posterior (video.protocols: { $detail }).
    [request-size] A solicitação de lance não indica um tamanho de player para o qual se vendem anúncios (video: { $detail }).
    [request-duration] Nenhum spot cabe nas durações da solicitação de lance (video: { $detail }).
    [request-linearity] A solicitação de lance pede overlays ({ $detail }), e não vídeos.
    [request-placement] A solicitação de lance não diz onde o vídeo é reproduzido (video.plcmt), então os compradores de anúncios instream a ignoram.
    [request-consent] A solicitação de lance diz { $detail } e não tem string de consentimento (user.consent).
    [request-restricted] A solicitação de lance está marcada como dirigida a crianças ({ $detail }), então poucas campanhas podem ser exibidas.
    [request-deals] A solicitação de lance é só para deals ({ $detail }) e não tem nenhum (pmp.deals).
    [request-channel] A solicitação de lance não diz com clareza onde o anúncio é exibido: { $detail }.
    [request-viewer] Falta à solicitação de lance o que os licitantes precisam saber do espectador: { $detail }.
    [break-filled] O servidor que insere os anúncios preencheu todo o intervalo. Número de anúncios: { $detail }.
    [events-complete] O log mostra um anúncio que foi carregado, iniciado e concluído.
    [events-among-others] O log tem os eventos de um anúncio que começou e terminou, entre linhas que não foram entendidas.
    [events-not-started] O log termina com { $detail }: um anúncio foi carregado, e nenhum começou.
    [events-broken-off] O log termina com { $detail }: um anúncio começou, e falta o seu fim.
    [code-without-call] O código nunca chama { $detail }, então nenhum anúncio é reproduzido.
    [consent-open] A janela de consentimento ainda está aberta ({ $detail }), então ainda não há consentimento do espectador.
    [consent-unready] A plataforma de consentimento não está pronta ({ $detail }), então não há string de consentimento.
    [consent-empty] A plataforma de consentimento respondeu ({ $detail }) sem string de consentimento, embora o GDPR se aplique.
    [consent-refused] Segundo a string de consentimento, o espectador recusou o armazenamento e a personalização de anúncios ({ $detail }).
    [consent-given] A plataforma de consentimento respondeu ({ $detail }), e nada nela impede que anúncios sejam solicitados.
   *[request-sound] A solicitação de lance não tem nenhuma falha que o seu texto mostre.
  }
    .next-step = { $finding ->
        [stream-unmarked] Se foi gravada durante um intervalo, ative os marcadores de anúncios no codificador ou no empacotador, e deixe-os passar até o servidor que insere os anúncios.
        [stream-unfilled] Se é a playlist da origem, ela está certa. Se é o que os espectadores recebem, procure no log do servidor que insere os anúncios a resposta do seu servidor de anúncios.
        [stream-filled] Procure os rastreadores dos anúncios nas solicitações do espectador, ou no log do servidor que os insere.
        [request-without-video] Adicione vídeo ao bloco de anúncios (mediaTypes.video no Prebid).
        [request-floor] Escreva o preço mínimo como preço de mil impressões, na moeda de bidfloorcur, por exemplo 4.5.
        [request-tmax] Dê aos licitantes de 200 a 1000 ms, e ao player outro tanto a mais.
        [request-consent] Peça o consentimento antes da solicitação, e passe a string de consentimento do espectador.
        [request-restricted] Remova a marca se o conteúdo não é para crianças; se é, só podem ser exibidos anúncios para crianças.
        [request-deals] Adicione os deals à solicitação, ou abra o leilão.
        [break-filled] Não é preciso fazer nada: este intervalo foi preenchido. Para outro, cole o registro dele.
        [events-complete] Não é preciso fazer nada: este anúncio chegou ao fim.
        [events-among-others] O anúncio foi exibido. Se os espectadores não veem nenhum, cole as linhas sobre eles, ou uma gravação da página (HAR).
        [events-not-started] Chame adsManager.init() e adsManager.start() quando o ads manager estiver carregado, depois de um clique se o navegador o exigir.
        [events-broken-off] Cole o resto do log, ou uma gravação da página (HAR).
        [code-without-call] Chame { $detail }.
        [consent-open] Solicite anúncios só quando o listener da plataforma de consentimento (__tcfapi, addEventListener) informar useractioncomplete ou tcloaded.
        [consent-unready] Solicite anúncios só quando o listener da plataforma de consentimento (__tcfapi, addEventListener) informar useractioncomplete ou tcloaded.
        [consent-empty] Pergunte ao fornecedor da plataforma de consentimento por que tcString está vazia, e solicite anúncios só quando ela tiver um valor.
        [consent-refused] Teste com um espectador que consinta; para os outros, só podem ser exibidos anúncios sem dados pessoais.
        [consent-given] Não é preciso fazer nada aqui. Se não houver anúncio, diagnostique a tag de anúncio solicitada, que precisa repassar esta string.
        [request-sound] Cole a resposta do leilão, ou pergunte aos licitantes por que não dão lances.
       *[request-mimes] Corrija isso nas configurações do bloco de anúncios de vídeo de que vem a solicitação: os licitantes descartam tais solicitações antes de dar um lance.
      }

no-ad-for-some = { $by ->
    [country] { phrase-server } não tem anúncio só para os espectadores de alguns países: “{ $quote }”.
   *[device] { phrase-server } não tem anúncio só para os espectadores com alguns dispositivos: “{ $quote }”.
  }
    .next-step = { $by ->
        [country] Compare os países que a campanha visa com este, e adicione-o se a campanha deve ser exibida lá.
       *[device] Compare os dispositivos e navegadores que a campanha visa com estes, e adicione-os se a campanha deve ser exibida lá.
      }

creative-value-missing = Um criativo no Google Ad Manager leva a { $lastHost } com o valor de { $names }, que a solicitação da tag de anúncio não tem{ phrase-where }.
    .next-step = Envie { $names } em cust_params da tag de anúncio, como faz o módulo de vídeo do Prebid, e verifique a URL de VAST deste criativo; sem lance, um item de linha assim não deve ser elegível.

bid-not-video = O lance{ LENGTH($bidder) ->
    [0] {""}
   *[other] {" "}de { $bidder }
  } é para { $mediaType ->
    [native] um anúncio nativo
    [audio] um anúncio de áudio
   *[banner] um banner
  }, e não para um vídeo.
    .next-step = Verifique se a solicitação pede vídeo (mediaTypes.video no Prebid, imp.video no OpenRTB); se sim, peça ao licitante que responda com VAST e bloqueie o criativo até lá. Dê ao player só lances de vídeo.

display-tag = { $format ->
    [cm360] Esta é uma tag de display do Campaign Manager 360, e não uma tag de vídeo.
    [cm360-tracker] Este endereço do Campaign Manager 360 conta impressões ou cliques; não é uma tag de vídeo.
    [gpt] Este é código do Google Publisher Tag para anúncios de display, e não uma tag de vídeo.
    [adsense] Este é código do AdSense para anúncios de display, e não uma tag de vídeo.
    [banner] Este é o código ou o endereço de um banner, e não uma tag de vídeo.
    [dai] Este é código para um stream em que um servidor insere os anúncios (DAI); não tem tag de anúncio.
    [gpt-held] O código do Google Publisher Tag desativa o primeiro carregamento (disableInitialLoad) e nunca chama refresh(), então nenhum anúncio é solicitado.
    [outstream] Estes são blocos de anúncios do Prebid para vídeo outstream sem renderer, então nenhum lance de vídeo é exibido.
    [prebid-video] Estes são blocos de anúncios do Prebid para vídeo: não têm tag de anúncio, que o leilão forma.
    [prebid-cache] Estes blocos de anúncios do Prebid para vídeo não têm cache para seus lances: sem cache em pbjs.setConfig, o servidor de anúncios não consegue buscar o VAST de um lance.
    [amp-video] O elemento amp-video não exibe anúncios e não lê este atributo.
    [option-empty] A opção { $tag } do player está vazia, por isso nenhum anúncio é solicitado.
    [option-value] O player não conhece o valor em { $tag }, portanto nenhum anúncio é solicitado.
    [option-unknown] A opção { $tag } recebe o valor de um código que não é mostrado, portanto sua tag não é conhecida.
    [option-off] A opção { $tag } desativa os anúncios do player, por isso nenhum é solicitado.
    [option-time] O limite de tempo { $tag } é em milissegundos, que terminam antes que um servidor possa responder, por isso o player desiste de cada anúncio.
    [option-missing] Sem a opção { $tag }, o player não solicita nenhum anúncio.
    [option-name] O player lê a tag da opção { $tag }, que este código escreve de outra forma, por isso nenhum anúncio é solicitado.
    [ima-script] A página não carrega o SDK do IMA, sem o qual o player não solicita nenhum anúncio.
    [jw-client] Neste código do JW Player, advertising não tem client, por isso o player não carrega nada que reproduza anúncios nem solicita nenhum.
    [player-id] O script procura o elemento “{ $tag }”, que este código não tem, por isso nenhum player é iniciado e nenhum anúncio é solicitado.
   *[prebid] Estes são blocos de anúncios do Prebid para banners, e não uma tag de vídeo.
  }
    .next-step = { $format ->
        [gpt] Exporte do Google Ad Manager a tag VAST de um bloco de anúncios de vídeo{ LENGTH($tag) ->
            [0] {""}
           *[other] , ou complete este modelo: { $tag }
          }.
        [adsense] O AdSense não tem tag VAST: exporte uma do Google Ad Manager, ou peça a uma rede de vídeo.
        [prebid-video] Diagnostique a tag VAST que o Prebid forma, as respostas de pbjs.getBidResponses() ou uma gravação da página.
        [prebid-cache] Adicione a pbjs.setConfig cache com a url de um Prebid Cache.
        [amp-video] Use amp-ima-video com data-tag e carregue o script dele.
        [prebid] Adicione mediaTypes.video ao bloco de anúncios, e deixe o módulo de vídeo do Prebid formar a tag VAST.
        [banner] Peça ao servidor de anúncios a tag VAST de um posicionamento de vídeo.
        [dai] Procure a falha no stream e no SDK dele. Para anúncios do player, peça a tag VAST de um bloco de anúncios de vídeo.
        [gpt-held] Chame googletag.pubads().refresh() depois de exibir os espaços, ou remova disableInitialLoad().
        [outstream] Para anúncios em um player, defina context como "instream"; um bloco fora de um player precisa de um renderer.
        [option-empty] Escreva a tag VAST na opção { $tag }.
        [option-value] Escreva uma tag, ou um dos valores da documentação, exatamente com estas letras.
        [option-unknown] Mostre esse valor no console da página e cole-o, ou cole uma gravação da página (HAR).
        [option-off] Ative os anúncios nas opções do player.
        [option-time] Escreva o limite de tempo em milissegundos, por exemplo 8000 para 8 segundos.
        [option-missing] Adicione { $tag } às opções do player.
        [option-name] Dê à opção o nome { $tag }, exatamente com estas letras.
        [ima-script] Carregue https://imasdk.googleapis.com/js/sdkloader/ima3.js antes dos scripts do player.
        [jw-client] Adicione client: "vast" (ou "googima") a advertising.
        [player-id] Escreva o mesmo id no script e no elemento do vídeo.
       *[cm360] Peça à agência que enviou a tag, ou ao operador da conta do Campaign Manager 360, a tag VAST de um posicionamento de vídeo in-stream.
      }

json-malformed = O JSON está incorreto na linha { NUMBER($line, useGrouping: 0) }, coluna { NUMBER($column, useGrouping: 0) }: { $error ->
    [trailing-comma] uma vírgula antes de um colchete de fechamento
    [missing-comma] falta uma vírgula
    [missing-colon] faltam dois-pontos depois de um nome
    [missing-value] falta um valor
    [single-quotes] aspas diferentes de "
    [unquoted-name] um nome sem aspas
    [comment] um comentário
    [unterminated-string] um texto sem fim
    [control-character] um caractere de controle em um texto
    [bad-escape] uma sequência de escape desconhecida em um texto
    [unexpected-end] o fim do texto dentro do JSON
    [text-after-end] texto depois do fim do JSON
   *[unexpected-character] um caractere inesperado
  }.
    .next-step = Corrija a linha { NUMBER($line, useGrouping: 0) }, coluna { NUMBER($column, useGrouping: 0) }, e cole o JSON de novo.

case-invalid = O arquivo de caso não pode ser lido: { $expected ->
    [json] não é JSON
    [case-file] não tem o formato de um arquivo de caso
    [version] { LENGTH($version) ->
        [0] não tem versão
       *[other] tem a versão { $version }
      }; este programa lê a versão { $values }
    [string] { phrase-case-field } não é um texto
    [boolean] { phrase-case-field } não é true nem false
    [number] { phrase-case-field } não é um número
    [index] { phrase-case-field } não é um número inteiro a partir de 0
    [list] { phrase-case-field } não é uma lista
    [short-list] { phrase-case-field } tem mais de { $values } elementos
    [one-of] { phrase-case-field } não é nenhum destes valores: { LIST($values) }
    [error-code] { phrase-case-field } não é um código de erro de { $values }
   *[object] { phrase-case-field } não é um objeto
  }.
    .next-step = Exporte o caso de novo, e cole o arquivo inteiro.

error-code = O código de erro { $code } não está na tabela.
    .next-step = Cole uma tag de anúncio, um embed como JSON ou código de incorporação, uma resposta VAST ou VMAP, um arquivo HAR, um código de erro ou um arquivo de caso.

code-copied = Um editor tornou tipográficas as aspas do código ou inseparáveis os seus espaços, e os navegadores não leem os valores dele.
    .next-step = Onde ele estiver assim, coloque o código reparado, colado como HTML e não como texto formatado: { $repaired }

embed-address = O código carrega seu embed de { LENGTH($host) ->
    [0] um endereço
   *[other] { $host }
  } e não o contém.
    .next-step = Abra o endereço do embed, e cole o JSON dele.

har-without-ads = { $playback ->
    [none] Nada foi reproduzido enquanto a página era gravada, por isso nenhum anúncio foi solicitado
   *[other] A gravação não tem nenhuma solicitação de anúncios entre { $total ->
      [1] 1 solicitação
     *[other] suas { $total } solicitações
    }
  }{ $hasImaSdk ->
    [yes] , embora o SDK do IMA tenha sido carregado
   *[no] {""}
  }{ $refusesConsent ->
    [yes] , depois que o usuário recusou o consentimento
   *[no] {""}
  }{ LENGTH($script) ->
    [0] {""}
   *[other] , e o script { $script } não foi carregado ({ $error })
  }.
    .next-step = { $refusesConsent ->
        [yes] Não há nenhuma falha se não se querem anúncios sem consentimento. Para avaliar os anúncios, grave de novo com consentimento; senão, faça o player solicitar anúncios que não precisem dele.
       *[no] { LENGTH($script) ->
            [0] { $playback ->
                [none] Grave de novo com --click e o seletor do que inicia o player; se já fez isso, verifique se ele o inicia.
                [some] Verifique os anúncios que o embed tem para este dispositivo e o consentimento do usuário.
               *[other] Grave de novo desde antes da reprodução; se ainda não houver nenhuma, verifique os anúncios do embed e o consentimento do usuário.
              }
           *[other] Faça o script ser carregado e grave de novo: corrija o endereço dele, ou permita-o na Content Security Policy da página e no bloqueador de anúncios.
          }
      }

ima-sdk-blocked = O navegador bloqueou o script do SDK do IMA, como fazem os bloqueadores de anúncios; nenhum anúncio foi solicitado.
    .next-step = Teste em um navegador sem bloqueador de anúncios e sem proteção contra rastreamento.

ima-sdk-failed = O script do SDK do IMA não foi carregado{ LENGTH($error) ->
    [0] {""}
   *[other] {" "}({ $error })
  }; nenhum anúncio foi solicitado.
    .next-step = Permita https://imasdk.googleapis.com na Content Security Policy da página, e verifique a rede do usuário.

content-failed = O vídeo do embed não pôde ser convertido: nem ele nem seus anúncios são reproduzidos.
    .next-step = Envie o vídeo de novo.

content-processing = O vídeo do embed ainda não foi convertido: nem ele nem seus anúncios são reproduzidos.
    .next-step = Espere o fim da conversão.

# Variables:
#   $mediaHost (String) - host of the file of the content
#   $status (Number) - status of its response; 0 if there is none
#   $type (String) - media type of a response that is no media; else empty
#   $isRefused ("yes" | "no") - whether the status is that of a refusal
content-unplayable = O conteúdo não é reproduzido: { $status ->
    [0] a solicitação do vídeo dele a { $mediaHost } falhou
   *[other] { LENGTH($type) ->
        [0] { $mediaHost } respondeu à solicitação do vídeo dele com o status { $status }
       *[other] { $mediaHost } respondeu com { $type } em vez do vídeo dele
      }
  }. Os anúncios não são a causa.
    .next-step = { $isRefused ->
        [yes] Verifique o token ou a assinatura no endereço do conteúdo: precisam ser válidos, e chegar também aos segmentos de uma playlist.
       *[no] Corrija o endereço do conteúdo, ou envie-o de novo; em uma transmissão ao vivo, verifique se ela está no ar.
      }
embed-without-ads = O embed não tem anúncios em nenhum espaço, nem para computador nem para celular.
    .next-step = Defina uma tag de anúncio em um espaço do embed, como preroll e mobile_preroll.

ads-off-by-bulk = O bulk “{ $label }” desativa os anúncios do embed, porque { $by ->
    [label] a página escolhe o rótulo dele
    [origin] a regra dele corresponde à origem da página
   *[any] a regra dele corresponde a todas as páginas
  }.
    .next-step = Defina os anúncios do bulk “{ $label }” como null para manter os do embed, ou escolha outro rótulo.

device-without-ads = O espaço { phrase-slot } tem anúncios para { $sold } e nenhum para { $empty }.
    .next-step = Defina também { phrase-slot } para { $empty }, ou confirme que em { $empty } não há anúncios.

ad-video-not-ready = O vídeo do anúncio hospedado ainda não foi convertido{ phrase-where }.
    .next-step = Espere a conversão do vídeo do anúncio, ou envie-o de novo.

ad-object-unknown = O objeto de anúncio não tem tag de anúncio nem vídeo{ phrase-where }.
    .next-step = Defina source_url do objeto como uma tag de anúncio.

campaign-dates = { $isOver ->
    [yes] A campanha terminou em { $date }, como diz o texto, portanto não há anúncio.
   *[no] A campanha começa em { $date }, como diz o texto, portanto ainda não há anúncio.
  }
    .next-step = { $isOver ->
        [yes] Peça que a campanha seja prolongada no servidor de anúncios, ou use a tag de uma que esteja no ar.
       *[no] Espere até esse dia; para ter o anúncio antes, peça que o início da campanha seja antecipado no servidor de anúncios.
      }

tag-empty = A tag de anúncio está vazia{ phrase-where }.
    .next-step = Defina a tag de anúncio, ou remova o objeto do espaço.

tag-html-escaped = { $isInWrapper ->
    [yes] Um wrapper leva a { $host } com &amp; no endereço, que foi escapado duas vezes, por isso os parâmetros seguintes se perdem{ phrase-where }.
   *[no] A tag de anúncio { phrase-of } contém &amp; ou &#038;, porque foi copiada de HTML{ phrase-where }.
  }
    .next-step = { $isInWrapper ->
        [yes] Peça ao operador { phrase-of-last-host }, dono do wrapper, que escreva & no lugar de &amp; dentro de CDATA, ou que escape só uma vez.
       *[no] Substitua cada &amp; e &#038; da tag de anúncio por &.
      }

tag-not-url = A tag de anúncio { $reason ->
    [tag-not-absolute] não é uma URL absoluta
    [tag-scheme] não é uma URL http(s)
    [tag-host] não tem um host válido
    [tag-userinfo] contém um nome de usuário ou uma senha, que os navegadores recusam
    [tag-too-long] tem mais de { $limit } caracteres
    [placeholder] é um marcador que ninguém preencheu
    [local] é um endereço como blob: ou file:, que só existe em uma página ou em um computador
   *[macro-unsafe-position] tem um marcador no host ou no caminho
  }{ phrase-where }.
    .next-step = { $reason ->
        [tag-not-absolute] Faça a tag de anúncio começar com https://.
        [tag-scheme] Faça a tag de anúncio começar com https://.
        [tag-host] Corrija o host e a porta da tag de anúncio.
        [tag-userinfo] Remova o nome de usuário e a senha da tag de anúncio.
        [tag-too-long] Encurte os parâmetros da tag de anúncio.
        [placeholder] Faça quem escreve a página ou o embed colocar a tag de anúncio no lugar dele; um marcador deste player precisa de uma regra de substituição.
        [local] Use o endereço https do VAST, como o de um cache do Prebid, ou dê ao player o próprio VAST como texto.
       *[macro-unsafe-position] Substitua esse marcador pelo valor.
      }

http-tag = A tag de anúncio chama http://{ $host }, que os navegadores bloqueiam em toda página https{ phrase-where }.
    .next-step = Escreva a tag de anúncio com https://.

http-on-https = { $source ->
    [tag] A tag de anúncio chama http://{ $host }, que os navegadores bloqueiam em páginas https{ phrase-where }.
   *[wrapper] Um wrapper { phrase-of } leva a http://{ $blockedHost }, que os navegadores bloqueiam em páginas https{ phrase-where }.
  }
    .next-step = { $source ->
        [tag] Escreva a tag de anúncio com https://.
       *[wrapper] Peça à rede de { $blockedHost } a tag dela com https:// e coloque-a no wrapper { phrase-of-last-host }.
      }

slot-type-mismatch = O objeto de anúncio é do tipo { $type }, que não serve para o seu espaço{ phrase-where }.
    .next-step = Mova o objeto para um espaço do tipo dele, ou corrija o tipo.

consent-late = { $seconds ->
    [0] A tag de anúncio { phrase-of } foi preenchida com a janela de consentimento aberta{ phrase-where }.
   *[other] A tag de anúncio { phrase-of } foi preenchida { phrase-seconds } antes de o consentimento ser conhecido{ phrase-where }.
  }
    .next-step = Faça o player esperar pela CMP, ou aumente seu tempo de espera.

consent-missing = A solicitação { phrase-to } diz gdpr=1 e não tem string de consentimento em { $parameter }{ LENGTH($value) ->
    [0] {""}
   *[other] , mas o texto “{ $value }” de um script
  }{ phrase-where }.
    .next-step = { $hasMacro ->
        [yes] A CMP não deu nenhuma string para a macro de { $parameter }: solicite o anúncio depois da resposta dela.
       *[no] { $isInWrapper ->
            [yes] { phrase-correct-wrapper }
           *[no] Solicite o anúncio só depois da resposta da CMP, e preencha { $parameter } com [GDPRCONSENT].
          }
      }

consent-withheld = { phrase-server } não tem anúncio, { LENGTH($placeholders) ->
    [0] { $refused ->
        [purpose-1] e o usuário recusou o armazenamento no dispositivo (finalidade 1)
        [vendor-755] e o consentimento do usuário não inclui o Google (fornecedor 755)
       *[all] e o usuário recusou todas as finalidades do consentimento
      }
   *[other] e o consentimento do usuário retém { $placeholders }
  }{ phrase-where }.
    .next-step = Teste com um usuário que tenha consentido; sem consentimento, só rodam campanhas sem dados pessoais.

ads-restricted = O servidor { $host } não tem anúncio para uma solicitação com { $parameter }, com o qual menos campanhas podem ser exibidas{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] Pergunte à rede cujo wrapper leva a { $host } se { $parameter } está certo para este conteúdo e espectador.
       *[no] Remova { $parameter } se não está certo para este conteúdo e espectador; se está, peça campanhas que possam ser exibidas com ele.
      }

page-url-encoded-twice = O endereço no parâmetro { $parameter } está codificado duas vezes, e { LENGTH($host) ->
    [0] o servidor de anúncios
   *[other] o servidor de { $host }
  } não consegue ler a página{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { $cause ->
            [literal] Decodifique uma vez o valor de { $parameter } na tag de anúncio.
            [placeholder] Codifique uma única vez o valor de { $parameter }: remova a codificação em volta do marcador.
           *[page] Dê ao player o endereço da página sem codificação: a tag de anúncio o codifica para { $parameter }.
          }
      }

macro-foreign-player = A tag de anúncio { phrase-of } tem marcadores de { LENGTH($systems) ->
    [0] outro player
   *[other] { $systems }
  } que ninguém preenche: { $placeholders }{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { LENGTH($macros) ->
            [0] Adicione regras de substituição para esses marcadores, ou remova-os.
           *[other] { $macros }
          }
      }

macro-server-side = A tag de anúncio { phrase-of } tem marcadores que só um servidor de anúncios pode preencher: { $placeholders }{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { LENGTH($macros) ->
            [0] Escreva no lugar deles o próprio valor, ou remova o parâmetro: um player não os preenche.
           *[other] { $macros }
          }
      }

macro-unresolved = A solicitação { phrase-to } ainda tem marcadores: { $placeholders }{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { $fixes }
      }

scheme-twice = O endereço de { $host } começa com um segundo esquema, por isso leva a um host que não existe{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] Escreva https:// uma só vez no início da tag de anúncio.
      }

local-host = { LENGTH($parameter) ->
    [0] { $localHost } só existe em uma máquina ou em uma rede, e os espectadores não conseguem alcançá-lo{ phrase-where }.
   *[other] O parâmetro { $parameter } da tag de anúncio cita { $localHost }, que só existe em uma máquina ou em uma rede{ phrase-where }.
  }
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { LENGTH($parameter) ->
            [0] Escreva o host público do servidor de anúncios no lugar de { $localHost }{ $isPrivate ->
                [yes] ; para testar nesta rede, permita-o com { $allowPrivate }
               *[no] {""}
              }.
           *[other] Escreva o endereço público da página em { $parameter }, ou teste na página pública.
          }
      }

ad-blocker = O navegador bloqueou a solicitação a { $blockedHost } antes do envio, como fazem os bloqueadores de anúncios{ phrase-where }.
    .next-step = Teste em um navegador sem bloqueador de anúncios e sem proteção contra rastreamento.

network-filter = Um filtro ou uma página de login da rede do espectador{ LENGTH($filter) ->
    [0] {""}
   *[other] {" "}({ $filter })
  } respondeu no lugar { LENGTH($host) ->
    [0] do servidor de anúncios
   *[other] de { $host }
  }{ phrase-where }.
    .next-step = Teste em outra rede, ou peça ao administrador desta que deixe passar { LENGTH($host) ->
        [0] o servidor de anúncios
       *[other] { $host }
      }. A tag de anúncio não tem nenhum problema.

viewer-network = { $cause ->
    [clock] O relógio deste dispositivo está errado, por isso ele considera inválido o certificado de { $failedHost }{ phrase-where }.
    [sinkhole] O nome { $failedHost } leva a um endereço que um filtro de DNS ou o arquivo hosts desta rede ou deste dispositivo dá no lugar do seu{ phrase-where }.
    [filtered] Os nomes de vários hosts, entre eles { $failedHost }, não foram encontrados, enquanto outros hosts responderam, como ocorre com um filtro de DNS desta rede ou deste dispositivo{ phrase-where }.
    [proxy] O proxy desta rede não deixou passar a solicitação{ phrase-to-failed }{ phrase-where }.
    [proxy-certificate] O proxy desta rede ou um programa deste dispositivo respondeu no lugar de { $failedHost } com um certificado próprio, no qual a ferramenta não confia{ phrase-where }.
    [offline] Este dispositivo estava sem conexão de rede quando solicitou { $failedHost }{ phrase-where }.
   *[resolver] Nenhum servidor de nomes respondeu por { $failedHost }{ phrase-where }.
  }
    .next-step = { $cause ->
        [clock] Acerte a data e a hora do dispositivo, e teste de novo; se estiverem certas, pergunte ao operador de { $failedHost } sobre o certificado.
        [sinkhole] Teste em outra rede ou com outro servidor DNS, ou permita { $failedHost } no filtro ou no arquivo hosts. A tag de anúncio não tem nenhum problema.
        [filtered] Teste em outra rede ou com outro servidor DNS, ou permita { $failedHost } no filtro ou no arquivo hosts.
        [proxy] Teste sem o proxy, ou peça ao administrador dele que deixe passar { phrase-failed }.
        [proxy-certificate] Teste a partir de uma rede sem este proxy, ou dê à ferramenta o certificado raiz do proxy (curl: --cacert, Node: NODE_EXTRA_CA_CERTS). Nada indica uma falha do certificado de { $failedHost }.
        [offline] Teste de novo com conexão.
       *[resolver] Verifique a conexão e o servidor DNS deste dispositivo; se outros hosts forem encontrados, pergunte ao operador de { $failedHost } sobre os seus servidores de nomes.
      }

cors-refused = O navegador não pode ler a resposta de { $refusedHost }: { $isSeveral ->
    [yes] o Access-Control-Allow-Origin dela tem mais de um valor
   *[no] { LENGTH($allowed) ->
        [0] ela não tem cabeçalho CORS para a página
       *[other] o cabeçalho CORS dela permite apenas { $allowed }
      }
  }{ phrase-where }.
    .next-step = { $isSeveral ->
        [yes] Faça { $refusedHost } enviar Access-Control-Allow-Origin uma única vez: o servidor e a CDN ou o proxy dele não devem defini-lo ambos.
       *[no] Faça { $refusedHost } enviar Access-Control-Allow-Origin com a origem da página, e Access-Control-Allow-Credentials: true.
      }

policy-refused = A Content Security Policy da página não permite a solicitação a { $refusedHost }{ phrase-where }.
    .next-step = Adicione { $origin } a { $directive } na Content Security Policy da página.

certificate-invalid = O certificado de { $refusedHost } não é válido, ou o handshake TLS falhou{ phrase-where }.
    .next-step = { $hasPort ->
        [yes] Verifique se esta porta fala TLS, pois a de http não fala: peça ao operador de { $refusedHost } o endereço https, ou que instale um certificado válido.
       *[no] Peça ao operador de { $refusedHost } que instale um certificado válido para este host; verifique se o relógio do espectador está certo.
      }

address-refused = { $isLoop ->
    [yes] A solicitação a { $lastHost } é redirecionada em círculo{ $needsCookies ->
        [yes] , porque o seu cookie não volta
       *[no] {""}
      }{ phrase-where }.
   *[no] A solicitação a { $lastHost } leva a { $target }, { $isPrivate ->
        [yes] em uma rede privada, e não foi enviada para lá
       *[no] que os navegadores não seguem
      }{ phrase-where }.
  }
    .next-step = { $isLoop ->
        [yes] { $needsCookies ->
            [yes] Peça ao operador de { $lastHost } que termine a verificação do seu cookie após um redirecionamento e responda sem ele: os navegadores não guardam cookies de terceiros.
           *[no] Peça ao operador de { $lastHost } que remova o círculo de redirecionamentos.
          }
       *[no] Peça ao operador de { $lastHost } que leve diretamente a { $isPrivate ->
            [yes] um endereço https público; se a rede for sua, permita-a com { $allowPrivate }
           *[no] um endereço https
          }.
      }

unreachable = { $fault ->
    [dns] O nome de host { $unreachableHost } não pode ser resolvido (DNS){ phrase-where }.
    [filtered] O nome de host { $unreachableHost }, de um servidor de anúncios conhecido, não tem endereço nesta rede, como com um filtro de DNS{ phrase-where }.
    [refused] { $unreachableHost } recusou a conexão{ phrase-where }.
    [reset] { $unreachableHost } fechou a conexão sem responder{ phrase-where }.
    [cut-off] A conexão com { $unreachableHost } foi interrompida no meio da resposta{ phrase-where }.
    [encoding] A resposta de { $unreachableHost } não pode ser descompactada{ phrase-where }.
    [redirected] { $unreachableHost } redireciona a solicitação, e nada vem de lá{ phrase-where }.
    [host-answers] { $unreachableHost } responde a outras solicitações, mas não a esta{ phrase-where }.
    [no-answer] Nada responde em { $unreachableHost }: o nome não tem endereço, o servidor está fora do ar, o certificado não é válido, ou o navegador ou a rede o bloqueia{ phrase-where }.
    [unexplained] A página não recebeu resposta de { $unreachableHost }: o servidor não permite que a página a leia (CORS), ou nada responde lá{ phrase-where }.
    [service-worker] O service worker da página respondeu ele mesmo à solicitação a { $unreachableHost }, por isso o servidor de anúncios não foi consultado{ phrase-where }.
    [opaque-origin] A página tem a origem “null”, porque seu frame tem um sandbox sem allow-same-origin ou ela é um arquivo, e por isso não pode ler a resposta de { $unreachableHost }{ phrase-where }.
    [canceled] A página cancelou a solicitação a { $unreachableHost } antes de haver resposta{ phrase-where }.
    [head] { $unreachableHost } recusa solicitações com o método HEAD, como as de curl -I; os players enviam GET, por isso isto não diz nada sobre o anúncio{ phrase-where }.
   *[other] Não houve conexão com { $unreachableHost }{ phrase-where }.
  }
    .next-step = { $fault ->
        [dns] { $isInWrapper ->
            [yes] Peça à rede cujo wrapper ou cuja playlist leva a { $unreachableHost } que corrija esse host: ele não tem endereço.
           *[no] Corrija o host na tag de anúncio: { $unreachableHost } não tem endereço.
          }
        [filtered] Teste em outra rede ou com outro servidor DNS. Se lá o nome também não tiver endereço, verifique como { $unreachableHost } está escrito.
        [refused] Verifique se o servidor de { $unreachableHost } está funcionando e se a porta está certa.
        [reset] Pergunte ao operador de { $unreachableHost } por que o servidor dele interrompe a conexão.
        [cut-off] Pergunte ao operador de { $unreachableHost } por que o servidor dele interrompe a conexão.
        [encoding] Peça ao operador de { $unreachableHost } que corrija o cabeçalho Content-Encoding, que não corresponde ao conteúdo.
        [redirected] Peça ao operador de { $unreachableHost } que verifique para onde ele redireciona: em círculo, para um endereço que os navegadores não seguem, ou para um servidor que não responde.
        [host-answers] Teste sem bloqueador de anúncios; se nada mudar, pergunte ao operador de { $unreachableHost } por que o servidor dele não responde a esta solicitação.
        [no-answer] Abra { $unreachableHost } em uma nova aba. Se o nome não tem endereço, corrija o host; se a conexão ou o certificado falhar, pergunte ao operador; se a página abrir, teste sem bloqueador de anúncios.
        [unexplained] Abra o endereço em uma nova aba. Se o servidor responder, faça { $unreachableHost } enviar Access-Control-Allow-Origin com a origem da página; se não, corrija o host ou pergunte ao operador.
        [service-worker] Faça o service worker da página deixar ao navegador as solicitações a outros hosts, para que não responda ele mesmo a nenhuma.
        [opaque-origin] Adicione allow-same-origin ao atributo sandbox do frame, ou sirva a página a partir de um servidor web.
        [canceled] Grave de novo e permaneça na página. Se ela for cancelada outra vez, procure o que a encerra: um novo início do player, um limite de tempo ou uma extensão.
        [head] Solicite a tag de anúncio com GET, por exemplo com curl -i, e veja essa resposta.
       *[other] Verifique se o host { $unreachableHost } está escrito corretamente e se o servidor dele funciona.
      }

response-timeout = { phrase-server } não respondeu { phrase-within }{ phrase-where }.
    .next-step = Peça { phrase-to } uma resposta mais rápida, ou coloque um servidor de anúncios mais rápido no início do waterfall.

wrapper-timeout = O servidor { $lastHost }, { phrase-behind-wrappers }, não respondeu { phrase-within }{ phrase-where }.
    .next-step = Peça à rede de { $lastHost } uma resposta mais rápida; até lá, pause a campanha dela em { LENGTH($host) ->
        [0] seu servidor de anúncios
       *[other] { $host }
      }.

http-client-error = { phrase-server-last-host } recusou a solicitação com o status { NUMBER($status, useGrouping: 0) }{ phrase-where }{ phrase-quote }.
    .next-step = { $meaning ->
        [access] Pergunte ao operador { phrase-of-last-host } se este site, este endereço e este país podem solicitar os anúncios dele.
        [law] Pergunte ao operador { phrase-of-last-host } em que países a resposta está bloqueada por motivos legais.
        [limit] Peça ao operador { phrase-of-last-host } que aumente o limite de solicitações, ou solicite anúncios com menos frequência.
        [wrapper] Peça ao operador do wrapper ou da playlist que leva até lá que corrija o endereço. { phrase-server-last-host } não tem nenhum anúncio nesse endereço.
        [not-found] Compare o caminho e o bloco de anúncios da tag com os que o operador { phrase-of-last-host } espera.
        [request] Compare o bloco de anúncios e os parâmetros da tag com os que o operador { phrase-of-last-host } espera.
        [stored-bid] A tag de anúncio tem o id de um leilão passado, cujo lance não está mais guardado: faça um leilão para cada exibição, e forme a tag de novo, sem hb_uuid nem hb_cache_id fixos.
       *[other] Informe o status { NUMBER($status, useGrouping: 0) } ao operador { phrase-of-last-host }.
      }

http-server-error = { $isRedirect ->
    [yes] { LENGTH($signIn) ->
        [0] { phrase-server-last-host } respondeu com o status { NUMBER($status, useGrouping: 0) }, que não leva a lugar nenhum{ phrase-where }{ phrase-quote }.
       *[other] { phrase-server-last-host } redireciona para uma página de login de { $signIn } em vez de enviar VAST{ phrase-where }.
      }
   *[no] { phrase-server-last-host } falhou com o status { NUMBER($status, useGrouping: 0) }{ phrase-where }{ phrase-quote }.
  }
    .next-step = Informe o status { NUMBER($status, useGrouping: 0) } ao operador { phrase-of-last-host }.

client-challenged = { phrase-server-last-host } recusa este cliente: em vez de um anúncio, respondeu a proteção contra bots{ LENGTH($protection) ->
    [0] {""}
   *[other] {" "}({ $protection })
  }{ phrase-where }.
    .next-step = Peça ao operador { phrase-of-last-host } que deixe passar os players e esta rede. Depende de quem pede: abra em um navegador uma página com o anúncio, onde ele pode funcionar.

response-compressed = { phrase-response-last-host } contém { $format ->
    [binary] dados binários, talvez comprimidos, por exemplo com Brotli
   *[other] dados comprimidos com { $format }
  }, e nenhum cabeçalho Content-Encoding indica isso{ phrase-where }.
    .next-step = Peça ao operador { phrase-of-last-host } que indique a compressão no cabeçalho Content-Encoding, ou que envie o documento sem ela.

response-html = { phrase-response-last-host } é uma página HTML em vez de VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] { $isPage ->
            [yes] Coloque a tag de anúncio no lugar deste endereço, que é o de uma página da web.
           *[no] Verifique o caminho da tag de anúncio: a página costuma ser um login, um erro ou um pedido de consentimento.
          }
       *[other] { phrase-change-format }
      }

response-json = { phrase-response-last-host } é JSON em vez de VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] Solicite VAST a este servidor de anúncios: a tag dele costuma ter um parâmetro para o formato.
       *[other] { phrase-change-format }
      }

response-feed = { phrase-response-last-host } é um feed RSS em vez de VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] Solicite VAST a este servidor: o endereço é o de uma lista de conteúdo, como Media RSS, e não de anúncios.
       *[other] { phrase-change-format }
      }

response-javascript = { phrase-response-last-host } é JavaScript em vez de VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] Solicite VAST a este servidor de anúncios: a tag dele é para banners ou para um player próprio.
       *[other] { phrase-change-format }
      }

response-media = { phrase-response-last-host } é { LENGTH($format) ->
    [0] uma imagem, um vídeo ou uma playlist
   *[other] um arquivo ({ $format })
  }{ LENGTH($type) ->
    [0] {""}
   *[other] {" "}({ $type })
  } em vez de VAST{ phrase-where }.
    .next-step = { $isStream ->
        [yes] Isto é um stream, como a inserção de anúncios no servidor o entrega: reproduza-o com um player de streams, ou use a tag para anúncios que o player insere.
       *[no] { $isPixel ->
            [yes] É um pixel que conta impressões ou cliques: peça à agência a tag VAST do posicionamento de vídeo in-stream. O pixel pertence ao campo de rastreadores de impressões.
           *[no] Verifique o caminho da tag de anúncio: é o endereço de um arquivo e não de um servidor de anúncios.
          }
      }

response-text = { phrase-response-last-host } é um texto em vez de VAST{ phrase-where }{ phrase-quote }.
    .next-step = Pergunte ao operador { phrase-of-last-host } o que este texto significa; muitas vezes o bloco de anúncios ou a conta não está ativo.

xml-malformed = { phrase-response-last-host } não é XML bem formado{ phrase-where }{ LENGTH($message) ->
    [0] .
   *[other] , linha { NUMBER($line, useGrouping: 0) }, coluna { NUMBER($column, useGrouping: 0) }: { $message }
  }
    .next-step = { LENGTH($remedy) ->
        [0] Peça ao servidor de anúncios que corrija o documento.
       *[other] { $remedy }
      }

root-unexpected = { phrase-response-last-host } tem o elemento raiz <{ $root }> em vez de <VAST>{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($file) ->
        [0] Faça o servidor de anúncios enviar VAST 2 a 4.
       *[other] Esta é a lista de uma pasta de armazenamento: use o endereço inteiro do arquivo, como o de { $file }.
      }

vast-version = { phrase-response-last-host } é VAST { $version }, que o player não lê{ phrase-where }.
    .next-step = Faça o servidor de anúncios enviar VAST 2 a 4.

vmap-misplaced = { $isBreak ->
    [yes] A tag de anúncio de um intervalo leva a uma playlist VMAP de { $lastHost }, onde só VAST é permitido{ phrase-where }.
   *[no] Um wrapper leva a uma playlist VMAP de { $lastHost }, onde só VAST é permitido{ phrase-where }.
  }
    .next-step = { $isBreak ->
        [yes] Peça VAST na tag do intervalo (output=vast, sem ad_rule), ou dê ao player esta URL de VMAP como tag de anúncio.
       *[no] Faça o wrapper { phrase-of } levar a VAST, ou use a própria URL de VMAP como tag de anúncio.
      }

wrapper-forbidden = { phrase-forbidding } proíbe outros wrappers, e { $lastHost } respondeu com um{ phrase-where }.
    .next-step = Peça à rede de { $lastHost } um anúncio sem wrappers, ou { phrase-of-forbidding } que os permita.

wrapper-loop = Os wrappers { phrase-of } voltam em círculo a uma URL já solicitada{ LENGTH($backHost) ->
    [0] {""}
   *[other] : { $lastHost } leva de volta a { $backHost }
  }{ phrase-where }.
    .next-step = Peça à rede de { $lastHost } que remova o redirecionamento para um servidor de anúncios anterior.

wrapper-limit = { phrase-server } passa por mais wrappers que os { $limit } que os players seguem{ phrase-where }.
    .next-step = Peça à rede de { $lastHost } uma campanha com menos revendedores.

wrapper-without-tag = O wrapper { phrase-of-last-host } não indica nenhuma tag de anúncio que se possa solicitar{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($quote) ->
        [0] Faça o servidor de anúncios definir VASTAdTagURI como uma URL https.
       *[other] Peça ao operador { phrase-of-last-host } que coloque uma tag de anúncio no lugar do marcador, que ninguém preenche.
      }

vpaid-only = { phrase-ad-last-host } só tem mídia VPAID, que o player não executa{ phrase-where }.
    .next-step = Peça ao anunciante o mesmo criativo em MP4 (H.264 e AAC).

media-file-missing = Falta o arquivo de mídia do anúncio { phrase-of-last-host }: { $mediaHost } respondeu com o status { NUMBER($status, useGrouping: 0) }{ phrase-part }{ phrase-where }.
    .next-step = Peça { phrase-file-owner } que envie o arquivo de novo, ou que corrija a URL dele.

media-file-refused = { $mediaHost } recusou o arquivo de mídia do anúncio { phrase-of-last-host } com o status { NUMBER($status, useGrouping: 0) }{ phrase-part }{ phrase-where }.
    .next-step = { $meaning ->
        [access] { LENGTH($expired) ->
            [0] Pergunte { phrase-file-owner } se a assinatura na URL do arquivo expirou, e se este site e este país podem solicitá-lo.
           *[other] A assinatura na URL do arquivo expirou em { $expired }. Peça { phrase-file-owner } uma URL válida enquanto durar a campanha.
          }
        [law] Peça { phrase-file-owner } um criativo que aqui não esteja bloqueado por motivos legais.
        [limit] Peça { phrase-file-owner } que aumente o limite de solicitações de { $mediaHost }.
       *[other] Informe o status { NUMBER($status, useGrouping: 0) } de { $mediaHost } { phrase-file-owner }.
      }

media-file-not-media = O arquivo de mídia do anúncio { phrase-of-last-host } não é um vídeo: { $mediaHost } respondeu com { LENGTH($type) ->
    [0] outro tipo
   *[other] { $type }
  }{ phrase-part }{ phrase-where }.
    .next-step = Peça { phrase-file-owner } que corrija a URL do arquivo: ela leva a uma página, um texto ou uma imagem.

media-file-empty = O arquivo de mídia do anúncio { phrase-of-last-host } está vazio ou é curto demais para um vídeo: { $mediaHost } respondeu com { $bytes ->
    [1] 1 byte
   *[other] { $bytes } bytes
  }{ phrase-part }{ phrase-where }.
    .next-step = Peça { phrase-file-owner } que envie o arquivo de novo, ou que corrija a URL dele.

media-file-mixed-content = O arquivo de mídia do anúncio { phrase-of-last-host } está em http://{ $mediaHost }, que os navegadores bloqueiam em páginas https, e não existe com https{ phrase-where }.
    .next-step = Peça { phrase-file-owner } um arquivo de mídia com https://.

media-file-unreachable = Não há conexão com { $mediaHost }, onde está o arquivo de mídia do anúncio{ LENGTH($lastHost) ->
    [0] {""}
   *[other] {" "}de { $lastHost }
  }{ phrase-where }.
    .next-step = Peça { phrase-file-owner } que corrija a URL do arquivo de mídia ou conserte o servidor { $mediaHost }.

media-file-other-site = { $mediaHost } proíbe que páginas de outros sites, com o cabeçalho Cross-Origin-Resource-Policy, mostrem o arquivo de mídia do anúncio { phrase-of-last-host }{ phrase-where }.
    .next-step = Faça com que { $mediaHost } envie Cross-Origin-Resource-Policy: cross-origin, ou não envie esse cabeçalho.

impression-lost = O anúncio é exibido, mas { $event ->
    [impression] sua impressão não é contada
    [verification] o script que mede sua visibilidade não foi carregado
   *[other] seu aviso “{ $event }” não chegou
  }: { $lastHost } { $status ->
    [0] não pode ser acessado
   *[other] respondeu com o status { NUMBER($status, useGrouping: 0) }
  }{ phrase-where }.
    .next-step = Peça ao operador de { $lastHost } que conserte o rastreador ou corrija o endereço dele: um anúncio que não é contado pode não ser pago.
companion-required = { phrase-ad-last-host } exige companions para os quais a página não tem lugar{ phrase-where }.
    .next-step = Adicione à página elementos com data-companion-for, ou faça o servidor de anúncios tornar os companions opcionais.

category-blocked = Um wrapper bloqueia a categoria do anúncio { phrase-of-last-host }{ phrase-where }.
    .next-step = Peça à rede um anúncio de outra categoria, ou remova o bloqueio do wrapper.

media-unplayable = { phrase-ad-last-host } não tem mídia que os navegadores reproduzam, só { $types }{ phrase-where }.
    .next-step = Peça ao anunciante o criativo em MP4 (H.264 e AAC).

media-missing = { phrase-ad-last-host } não tem arquivo de mídia{ phrase-where }.
    .next-step = Faça o servidor de anúncios adicionar um arquivo de mídia ao criativo.

linearity-mismatch = { phrase-server-last-host } respondeu com um anúncio do tipo { $found }, que não serve para o espaço{ phrase-where }.
    .next-step = Faça o servidor de anúncios enviar anúncios do tipo { $found ->
        [linear] non-linear
       *[non-linear] linear
      }.

break-after-end = A playlist VMAP{ LENGTH($host) ->
    [0] {""}
   *[other] {" "}de { $host }
  } tem um intervalo comercial em { $offset }, depois do fim do vídeo ({ phrase-seconds }){ phrase-where }.
    .next-step = Faça o servidor de anúncios planejar os intervalos dentro do vídeo ou escrever o tempo em porcentagem.

playlist-without-break = { phrase-response } é uma playlist VMAP sem intervalo comercial para este espaço{ phrase-where }: os intervalos dela são em { $offsets }.
    .next-step = Peça ao operador { phrase-of } um intervalo com timeOffset="{ $wanted }".

no-ad-on-device = { phrase-server } tem um anúncio para { $sold } e nenhum para { $empty }{ phrase-where-slot }.
    .next-step = Verifique no servidor de anúncios se uma campanha está segmentada para { $empty }.

no-ad-after-wrapper = O servidor { $lastHost }, { phrase-behind-wrappers }, não tem anúncio{ phrase-where }{ phrase-quote }.
    .next-step = Pergunte à rede de { $lastHost } por que ela não entrega anúncios, ou adicione uma campanha de reserva em { LENGTH($host) ->
        [0] seu servidor de anúncios
       *[other] { $host }
      }.

no-ad = { phrase-response } não tem anúncio{ phrase-where }{ phrase-quote }.
    .next-step = Verifique no servidor de anúncios se uma campanha ativa está segmentada para este bloco de anúncios, tamanho, página e país.

playback-failed = { phrase-ad-last-host } não foi reproduzido: erro VAST { NUMBER($code, useGrouping: 0) }.
    .next-step = Informe o erro VAST { NUMBER($code, useGrouping: 0) } ao operador { phrase-of-last-host }.

response-fault = { phrase-server-last-host } respondeu com um anúncio que não pode ser reproduzido{ phrase-where }: { $message }
    .next-step = { $remedy }

failure-code = { phrase-ad-last-host } falha com o erro { $standard } { NUMBER($code, useGrouping: 0) }{ phrase-where }{ LENGTH($message) ->
    [0] .
   *[other] : { $message }
  }
    .next-step = Informe o erro { $standard } { NUMBER($code, useGrouping: 0) } ao operador { phrase-of-last-host }.

wrapper-not-requested = A resposta leva a { LENGTH($lastHost) ->
    [0] outro servidor de anúncios
   *[other] { $lastHost }
  }, que não foi chamado.
    .next-step = Cole a resposta { phrase-of-last-host }, ou faça o diagnóstico com solicitações.

har-without-bodies = A gravação não tem corpos de resposta.
    .next-step = { $source ->
        [command] Solicite a tag de anúncio com curl -i, e cole toda a saída, cabeçalhos e corpo.
        [charles] Grave de novo com os corpos das respostas, e exporte a sessão.
       *[file] Exporte-o de novo com conteúdo, e cole-o. Chrome e Edge: “Exportar HAR (com dados confidenciais)”; Firefox: “Salvar tudo como HAR” depois que a página carregar; Safari: “Exportar” com a aba Rede aberta enquanto a página carrega.
      }

not-requested = O texto da tag de anúncio { phrase-of } não mostra nenhuma falha{ phrase-where }; ela não foi solicitada.
    .next-step = Faça o diagnóstico com solicitações, ou cole a resposta do servidor de anúncios.

tag-copied = { LENGTH($character) ->
    [0] O texto da tag de anúncio { phrase-of } não serve assim a nenhum player: a cópia o alterou{ phrase-where }.
   *[other] A tag de anúncio { phrase-of } tem um caractere invisível ({ $character }) depois de “{ $behind }”{ phrase-where }: o servidor de anúncios recebe outro valor que não o que se vê.
  }
    .next-step = { LENGTH($character) ->
        [0] Se o texto estiver assim na página ou no embed, coloque ali a tag reparada; depois faça o diagnóstico com solicitações.
       *[other] Digite de novo esse valor onde a tag está, ou coloque ali a tag reparada.
      }

playlist-plays = { phrase-response } é uma playlist VMAP de { $breaks ->
    [1] 1 intervalo comercial
   *[other] { $breaks } intervalos comerciais
  }{ phrase-where }{ $filled ->
    [all] ; seus anúncios são reproduzidos.
    [some] ; em alguns deles, anúncios são reproduzidos.
   *[none] .
  }
    .next-step = { $filled ->
        [all] Não há nada a fazer.
       *[none] Diagnostique a tag de um intervalo que não mostra anúncio.
      }

ad-skipped = { phrase-ad } foi reproduzido, e o usuário o pulou{ phrase-where }.
    .next-step = Não é preciso fazer nada: um anúncio sem skipoffset não pode ser pulado.

plays-with-fault = { phrase-ad-last-host } é reproduzido, com um erro{ phrase-where }: { $message }
    .next-step = { $remedy }

break-not-played = O intervalo “{ $adBreak }” (timeOffset="{ $offset }") não é reproduzido.

ad-not-played = O anúncio { $ad } não é reproduzido.

hosted-ad-plays = O anúncio hospedado está convertido e deveria ser reproduzido{ phrase-where }; o vídeo dele não foi solicitado.
    .next-step = Não é preciso fazer nada.

ad-plays = { $file ->
    [responded] { phrase-ad } é reproduzido{ $seconds ->
        [0] {""}
       *[other] {" "}por { phrase-seconds }
      }{ $type ->
        [linear] {""}
       *[non-linear] {" "}como overlay
      }{ phrase-where }.
   *[other] { $type ->
        [non-linear] { phrase-ad } deveria ser reproduzido{ $seconds ->
            [0] {""}
           *[other] {" "}por { phrase-seconds }
          } como overlay{ phrase-where }; a imagem dele não foi solicitada.
       *[linear] { $file ->
            [unreadable] { phrase-ad } deveria ser reproduzido{ $seconds ->
                [0] {""}
               *[other] {" "}por { phrase-seconds }
              }{ phrase-where }; nenhuma resposta pôde ser lida para o arquivo de mídia em { $mediaHost }.
           *[other] { phrase-ad } deveria ser reproduzido{ $seconds ->
                [0] {""}
               *[other] {" "}por { phrase-seconds }
              }{ phrase-where }; o arquivo de mídia não foi solicitado.
          }
      }
  }
    .next-step = { $isAboutCounts ->
        [yes] { $isRecorded ->
            [yes] Nesta gravação, nenhum tracker do anúncio falhou. Pergunte aos dois lados o que contam (solicitações, respostas ou anúncios iniciados), em que fuso horário e que tráfego filtram. Depois grave uma visita dos espectadores cujos números mais divergem, por dispositivo, navegador, bloqueador de anúncios e consentimento.
           *[other] A resposta não mostra falhas nos seus trackers. Grave uma visita à página em que o anúncio é reproduzido (HAR) e diagnostique a gravação: ela mostra qual tracker não é solicitado ou fica sem resposta. Compare também os fusos horários e os filtros dos dois relatórios.
          }
       *[other] { $type ->
            [non-linear] { LENGTH($slot) ->
                [0] Se o anúncio for para um preroll, midroll ou postroll, peça ao servidor de anúncios um anúncio linear: um overlay não é reproduzido ali.
               *[other] Não é preciso fazer nada.
              }
           *[linear] { $file ->
                [responded] Não é preciso fazer nada.
               *[other] Se o anúncio não for reproduzido, abra a URL do arquivo de mídia em um navegador: o arquivo pode estar faltando.
              }
          }
      }

tag-fault = Tag de anúncio{ LENGTH($host) ->
    [0] {""}
   *[other] {" "}de { $host }
  }{ phrase-where }: { $message }
    .next-step = { $remedy }

reason-step = { $reason ->
    [ads-txt] Adicione a linha que a exchange indica para este vendedor ao ads.txt (de um aplicativo: app-ads.txt) no domínio do publisher, e aguarde até que seja lido de novo.
    [child-directed] Se o conteúdo não é para crianças, retire da tag de anúncio o que o marca assim; se é, só podem ser exibidos anúncios para crianças.
    [consent] Teste com um espectador que deu consentimento, e passe a string de consentimento ao servidor de anúncios; sem consentimento, só podem ser exibidas campanhas sem dados pessoais.
    [traffic] Teste em um navegador com uma conexão comum, sem VPN, proxy ou data center; um servidor que solicita anúncios precisa passar o endereço e o navegador do espectador.
    [capped] Não há nenhuma falha: a campanha atingiu seu limite. Para ver o anúncio, teste com outro espectador, por exemplo em uma janela privada, ou mais tarde.
    [mismatch] Compare a segmentação, os tamanhos e as datas da campanha com esta solicitação: bloco de anúncios, tamanho, página, dispositivo e país.
    [floor] Reduza o preço mínimo deste inventário, ou encontre demanda que o pague.
    [location] Teste de um país em que a campanha é exibida, ou peça ao servidor de anúncios que inclua este.
    [blocked] Verifique quais categorias e anunciantes estão bloqueados para este inventário: desbloqueie o deste caso, ou encontre outra demanda.
    [targeting] Corrija o que o Prebid envia ao servidor de anúncios: as faixas de preço (priceGranularity) na moeda do lance, para que hb_pb fique perto do preço, e, para um vídeo, o cache, que dá hb_uuid.
    [ad-rules] Nenhuma regra de anúncios se aplica a esta solicitação: verifique se há uma ativa para este bloco e, se as regras segmentam conteúdo, envie os ids dele (cmsid e vid) na tag.
    [site] Peça ao operador do servidor que permita o domínio desta página.
    [ended] O que o endereço indica não está ativo lá, ou não está mais: peça ao operador que o ative, ou coloque no endereço o id de um que esteja ativo.
    [credentials] Escreva no endereço a chave, o token ou a assinatura válida agora; o operador do servidor a tem.
    [parameter] Corrija o parâmetro que a resposta nomeia, ou adicione-o ao endereço.
    [limit] Peça ao operador do servidor que aumente o limite de solicitações, ou solicite anúncios com menos frequência.
    [outage] Repita a solicitação em alguns minutos; se continuar assim, comunique ao operador do servidor.
    [scheme] Escreva https:// no lugar de http:// no endereço: esta porta do servidor só aceita https.
    [moved] Substitua o endereço pelo atual, que o operador do serviço tem: o antigo não é mais atendido.
    [auction] É o endereço de um leilão, que recebe solicitações de lance (OpenRTB, por POST): dê ao player uma tag VAST, que o operador do servidor de anúncios ou do leilão tem.
    [parked] Ninguém mais veicula anúncios neste domínio: retire o endereço, ou peça o atual à rede de anúncios.
    [verification] O serviço com que o anunciante verifica páginas bloqueou esta: pergunte à agência do anunciante que categoria ou página ele bloqueia, e peça que relaxe isso ou use uma tag que só mede.
    [creative] Peça ao anunciante um criativo que possa ser usado aqui, por exemplo um MP4 com H.264 e AAC, e envie-o de novo.
    [transcoding] Nada está quebrado: o criativo está sendo convertido. Olhe de novo em alguns minutos; antes de uma campanha, mande converter os criativos com antecedência.
    [room] O anúncio é mais longo que o intervalo: aumente o intervalo, ou peça ao servidor de anúncios anúncios mais curtos.
    [commented] O anúncio está em um comentário da resposta: peça que seja enviado fora do comentário.
    [serialized] O documento está como string dentro de JSON: peça que seja enviado sozinho, com o tipo text/xml.
    [login] É uma página que exige login, como um console ou uma prévia: copie de lá a tag VAST.
   *[inventory] Compare os ids do endereço (publisher, posicionamento, zona) com os que o servidor de anúncios deu, e peça que sejam ativados lá.
  }
redirected = { $redirectingHost } redireciona a solicitação para { $redirectedHost }.
    .next-step = Peça ao operador de { $redirectedHost } que corrija isso; o operador de { $redirectingHost }, que redireciona para lá, sabe quem é.

## Placeholders

macro-equivalent = { $placeholder } como { $macro }
macros-write = Escreva { $macros }{ LENGTH($placeholders) ->
    [0] {""}
   *[other] ; adicione regras de substituição para { $placeholders }
  }.
fix-instead = { $macro } em vez de { $placeholder }
fix-write = Escreva { $corrections }.
fix-value-for = { $field } para { $placeholder }
fix-provide = Forneça { $values }.
fix-define = Adicione uma regra de substituição ou um valor em { $values } para { $placeholders }, ou remova-o da tag de anúncio.

fix-write-value = Escreva no lugar de { $placeholders } o valor que o servidor de anúncios deu.
fix-use-sdk = Faça com que { $sdk } preencha { $placeholders } no aplicativo antes da solicitação: só esse SDK conhece os valores. Para outros players, use uma tag de anúncio sem esses marcadores.

viewer-field = { $name ->
    [url] o endereço da página
    [referrer] o endereço da página anterior
    [title] o título da página
    [gdprApplies] o consentimento do espectador (se o GDPR se aplica)
    [tcString] o consentimento do espectador (string TCF)
    [gppString] o consentimento do espectador (string GPP)
    [uspString] o consentimento do espectador (string US Privacy)
    [coppa] o consentimento do espectador (COPPA)
    [ifa] o ID de publicidade do dispositivo
    [ip] o endereço IP do espectador
    [latLong] a posição do espectador
   *[other] { $group ->
        [consent] o consentimento do espectador
        [page] dados da página
        [player] dados do player
        [app] dados do aplicativo
       *[device] dados do dispositivo
      }
  }

## Notes on a verdict

code-step = A tag de anúncio funciona. O código ao redor dela foi avaliado só em parte{ $count ->
    [0] {""}
   *[other] ; não avaliado: { LIST($unjudged) }
  }.{ $startsWithSound ->
    [yes] {" "}Ele inicia o vídeo com som, o que os navegadores recusam sem um clique: inicie-o sem som.
   *[no] {""}
  } Se a página não mostrar anúncio, verifique as configurações dele ou cole uma gravação da página (HAR).

note-not-requested = Nenhuma solicitação foi enviada; o diagnóstico vem só do texto.
note-content-open = Este diagnóstico é sobre os anúncios: o conteúdo não foi verificado.
note-assumed = Supõe-se: { LENGTH($pageHost) ->
    [0] a página não é conhecida
   *[other] a página está em { $pageHost }
  }; { $gdprApplies ->
    [unknown] não se sabe se o GDPR se aplica
    [yes] o GDPR se aplica
   *[other] o GDPR não se aplica
  }; { $hasConsentString ->
    [yes] há uma string de consentimento
   *[no] não há string de consentimento
  }.
note-unfilled = Só o player da página conhece os valores de { $placeholders }, que o diagnóstico deixou como estão.
note-readers = Só páginas de { $allowed } podem ler a resposta de { $host }.

note-about-tag = O texto tem { $count } tags de anúncio; este diagnóstico é da tag { $tag }.
note-about-bid = Este diagnóstico é do lance em { $pointer } ({ $bidder }), um de { $count }.
repaired-step = { LENGTH($tag) ->
    [0] O texto não funciona como foi colado; o anúncio só é reproduzido sem o que a cópia mudou. Onde ele está assim, coloque-o como era antes da cópia.
   *[other] A tag de anúncio não funciona como foi colada. Onde ela está assim, coloque esta corrigida: { $tag }
  }

note-copied = { $change ->
    [terminal-colors] Os códigos de cor de um terminal foram retirados do texto.
    [xml-viewer] As palavras e marcas do visualizador de XML de um navegador foram retiradas.
    [mail-quote] As marcas de um e-mail citado foram retiradas do início das linhas.
    [line-numbers] Os números de linha foram retirados.
    [code-block] As marcas de um bloco de código foram retiradas.
    [formula] A fórmula de planilha em volta da tag de anúncio foi removida.
    [mail-encoded] O texto estava codificado como no código-fonte de um e-mail (=3D) e foi decodificado.
    [html-escaped] O texto estava escapado como HTML (&lt;) e foi decodificado.
    [script-escaped] O texto estava escapado com barras invertidas, como em um script, e foi decodificado.
    [percent-encoded] Todo o texto tinha codificação percentual e foi decodificado.
    [scheme-twice] O esquema antes da tag de anúncio estava duplicado ou danificado, e foi corrigido.
    [base64] O texto estava codificado em Base64 e foi decodificado.
    [quotes] As aspas ou os parênteses em volta da tag de anúncio foram retirados. Retire-os também onde a tag está.
    [table-cell] As aspas de uma célula de tabela foram retiradas.
    [typography] As aspas ou os espaços de um processador de texto foram substituídos por caracteres simples.
    [invisible-characters] Caracteres invisíveis foram retirados.
    [rewritten-link] Os links que um programa de e-mail ou um site reescreveu foram substituídos pelos seus destinos.
    [look-alikes] Caracteres que apenas se parecem com os comuns, como – no lugar de -, × de x, ＆ de & ou aspas tipográficas em torno de um valor foram substituídos.
    [line-breaks] Várias linhas foram unidas em uma tag de anúncio.
    [stray-blanks] Espaços dentro da tag de anúncio foram retirados.
    [text-around] O texto antes e depois foi deixado de fora. Se o servidor o enviou, a resposta dele está malformada.
    [text-behind] O texto depois da tag de anúncio foi deixado de fora. Se ele faz parte da tag, escreva %20 no lugar do espaço.
   *[cut-off] Talvez falte uma parte da tag de anúncio: ela tem reticências ou termina onde formulários e bancos de dados cortam textos. Copie-a de novo da origem.
  }

## Owners

owner-publisher = Publisher
owner-ad-server = Servidor de anúncios
owner-network = Rede de anúncios
owner-advertiser = Anunciante
owner-browser = Navegador
owner-consent = Consentimento do usuário
owner-nobody = Ninguém
owner-unknown = Desconhecido

## Report of a case

report-title = Caso de publicidade
report-owner = Responsável
report-next-step = Próximo passo
report-viewer = Espectador
report-tags = Tags de anúncio
report-expanded-to = URL solicitada
report-placeholders = Marcadores
report-requests = Solicitações
report-responses = Respostas
report-findings = Observações
report-input = Entrada
report-none = Nenhum
report-field = Campo
report-value = Valor
report-status = Status
report-time = Tempo
report-root = Elemento raiz
report-result = Resultado
report-redacted = As strings de consentimento, identificadores, cookies e credenciais são substituídos por valores com a mesma forma.

## Error codes

code-vast-100 = A resposta do servidor de anúncios não é XML bem formado (erro VAST 100).
    .next-step = Faça o servidor de anúncios corrigir o documento; a causa costuma ser uma URL com & fora de CDATA.
code-vast-101 = A resposta é XML que não segue o esquema VAST (erro VAST 101).
    .next-step = Faça o servidor de anúncios adicionar o elemento que falta ou mover o que está no lugar errado.
code-vast-102 = A resposta tem uma versão de VAST que o player não lê (erro VAST 102).
    .next-step = Faça o servidor de anúncios enviar VAST 2 a 4.
code-vast-200 = O anúncio é de um tipo que o player não espera ou não pode mostrar (erro VAST 200).
    .next-step = Verifique no servidor de anúncios quais criativos estão atribuídos a este bloco.
code-vast-201 = Um anúncio linear chegou a um espaço de overlay, ou o contrário (erro VAST 201).
    .next-step = Atribua o tipo de anúncio que o espaço exibe.
code-vast-202 = O anúncio tem duração diferente da esperada (erro VAST 202).
    .next-step = Defina em VAST a duração do arquivo de mídia.
code-vast-203 = O anúncio tem tamanho diferente do esperado (erro VAST 203).
    .next-step = Atribua criativos do tamanho do espaço.
code-vast-204 = Falta na resposta a categoria de anúncio que o player exige (erro VAST 204).
    .next-step = Faça o servidor de anúncios enviar a categoria do anúncio.
code-vast-205 = Um wrapper bloqueia a categoria do anúncio (erro VAST 205).
    .next-step = Peça um anúncio de outra categoria, ou remova o bloqueio do wrapper.
code-vast-206 = O intervalo comercial foi encurtado, e o anúncio não foi exibido (erro VAST 206).
    .next-step = Encurte o pod, ou aumente o intervalo comercial.
code-vast-300 = Um wrapper está com defeito (erro VAST 300).
    .next-step = Peça à rede do wrapper que verifique a URL da tag dela.
code-vast-301 = Um servidor de anúncios não deu uma resposta utilizável: ela não chegou a tempo, era um erro HTTP como 404, ou CORS ou a Content Security Policy da página a bloqueou (erro VAST 301).
    .next-step = Diagnostique a tag; na página, `reason` do evento `aderror` diz o motivo.
code-vast-302 = A cadeia tem wrappers demais ou forma um loop (erro VAST 302).
    .next-step = Peça ao servidor de anúncios uma campanha com menos revendedores.
code-vast-303 = O servidor de anúncios não tem anúncio, ou seus wrappers não levam a nenhum (erro VAST 303).
    .next-step = Verifique no servidor de anúncios se uma campanha ativa está segmentada para este bloco; atrás de um wrapper, pergunte à rede dele por que ela não entrega anúncios.
code-vast-304 = O anúncio não pôde ser exibido dentro do limite de tempo (erro VAST 304).
    .next-step = Peça à rede um criativo mais leve.
code-vast-400 = O anúncio linear não pôde ser reproduzido (erro VAST 400).
    .next-step = Abra o arquivo de mídia do anúncio em um navegador, e informe a falha à rede.
code-vast-401 = O arquivo de mídia do anúncio não foi encontrado (erro VAST 401).
    .next-step = Peça à rede que corrija o endereço do arquivo de mídia.
code-vast-402 = O arquivo de mídia do anúncio não carregou a tempo (erro VAST 402).
    .next-step = Peça à rede um arquivo menor em um servidor mais rápido.
code-vast-403 = O anúncio não tem nenhum arquivo de mídia que o player aceite (erro VAST 403).
    .next-step = Peça ao anunciante o criativo em MP4 (H.264 e AAC).
code-vast-405 = O arquivo de mídia do anúncio não pôde ser exibido (erro VAST 405).
    .next-step = Peça ao anunciante que codifique o arquivo de novo em MP4 (H.264 e AAC).
code-vast-406 = Falta ao anúncio o arquivo mezzanine exigido (erro VAST 406).
    .next-step = Peça à rede que adicione o arquivo mezzanine.
code-vast-407 = O arquivo mezzanine está sendo baixado pela primeira vez, e o anúncio ainda não é exibido (erro VAST 407).
    .next-step = Solicite o anúncio de novo mais tarde.
code-vast-408 = O player recusou um anúncio condicional (erro VAST 408).
    .next-step = Peça à rede um anúncio sem condições.
code-vast-409 = A unidade interativa do anúncio não foi executada (erro VAST 409).
    .next-step = Peça um criativo sem código interativo.
code-vast-410 = A unidade de verificação do anúncio não foi executada (erro VAST 410).
    .next-step = Peça um criativo que rode sem código de verificação.
code-vast-411 = O arquivo mezzanine não cumpre a especificação (erro VAST 411).
    .next-step = Peça à rede que substitua o arquivo mezzanine.
code-vast-500 = O overlay não pôde ser exibido (erro VAST 500).
    .next-step = Peça à rede uma imagem estática como overlay.
code-vast-501 = O overlay é maior que o espaço (erro VAST 501).
    .next-step = Atribua um overlay menor, ou aumente max_width e max_height do espaço.
code-vast-502 = O recurso do overlay não pôde ser carregado (erro VAST 502).
    .next-step = Peça à rede que corrija o endereço da imagem.
code-vast-503 = O overlay não tem nenhum recurso que o player aceite (erro VAST 503).
    .next-step = Peça o overlay como imagem estática.
code-vast-600 = Um companion não pôde ser exibido (erro VAST 600).
    .next-step = Revise com a rede os companions do criativo.
code-vast-601 = Um companion não cabe no espaço dele na página (erro VAST 601).
    .next-step = Dê ao espaço do companion o tamanho do criativo.
code-vast-602 = Um companion exigido não pôde ser exibido, e o anúncio foi descartado (erro VAST 602).
    .next-step = Adicione à página um espaço para o companion, ou faça o servidor de anúncios torná-lo opcional.
code-vast-603 = O recurso de um companion não pôde ser carregado (erro VAST 603).
    .next-step = Peça à rede que corrija o endereço do companion.
code-vast-604 = Um companion não tem nenhum recurso que o player aceite (erro VAST 604).
    .next-step = Peça o companion como imagem estática.
code-vast-900 = O anúncio falhou por um motivo que não tem código próprio (erro VAST 900).
    .next-step = Diagnostique a própria tag para ver em qual solicitação ela falha.
code-vast-901 = O código VPAID do anúncio falhou ou não foi executado (erro VAST 901).
    .next-step = Peça ao anunciante o mesmo criativo em MP4 (H.264 e AAC).
code-vast-902 = O arquivo interativo do anúncio falhou (erro VAST 902).
    .next-step = Peça um criativo sem código interativo.
code-ima-1005 = O SDK do IMA não conseguiu solicitar os anúncios (erro 1005).
    .next-step = Abra a tag em uma nova aba, e corrija o que ela mostrar.
code-ima-1007 = A resposta não tem mídia nem imagem para mostrar (erro IMA 1007).
    .next-step = Peça à rede que adicione um arquivo de mídia ao criativo.
code-ima-1009 = O servidor de anúncios respondeu com VAST sem anúncio (erro IMA 1009).
    .next-step = Verifique no servidor de anúncios se uma campanha ativa está segmentada para este bloco de anúncios, tamanho, página e país.
code-ima-1010 = O SDK do IMA não entende a resposta (erro 1010).
    .next-step = Faça o servidor de anúncios enviar VAST ou VMAP.
code-ima-1012 = O navegador não conseguiu enviar a solicitação ou ler a resposta (erro IMA 1012).
    .next-step = Teste sem bloqueador de anúncios, e verifique os cabeçalhos CORS do servidor de anúncios.
code-ima-1013 = A tag de anúncio não é uma URL válida (erro IMA 1013).
    .next-step = Codifique os parâmetros da tag, e faça-a começar com https://.
code-ima-1014 = A Protected Audience API do navegador falhou (erro IMA 1014).
    .next-step = Teste em outro navegador, e informe o erro interno ao servidor de anúncios.
code-ima-1020 = A transmissão com anúncios inseridos não pôde começar (erro IMA 1020).
    .next-step = Verifique os ids da transmissão no servidor de anúncios.
code-ima-1021 = A transmissão e sua substituta falharam (erro IMA 1021).
    .next-step = Verifique a transmissão e sua alternativa no servidor de anúncios.
code-ima-1022 = O navegador não aceita uma URL do anúncio (erro IMA 1022).
    .next-step = Use URLs https na tag e em seus criativos.
code-ima-1101 = A página chamou o SDK do IMA com argumentos inválidos (erro 1101).
    .next-step = Corrija a chamada que o erro interno indica.
code-ima-1204 = O SDK do IMA recebeu uma mensagem com defeito do aplicativo (erro 1204).
    .next-step = Atualize o SDK do IMA do aplicativo.
code-ima-1205 = O navegador não deixou o anúncio começar sem um clique (erro IMA 1205).
    .next-step = Inicie o player sem som, ou com um clique.
code-ima-1300 = A CMP ainda não tinha respondido quando o anúncio foi solicitado (erro IMA 1300).
    .next-step = Solicite anúncios só depois da resposta da CMP.
code-vmap-900 = O intervalo comercial falhou por um motivo que não tem código próprio (erro VMAP 900).
    .next-step = Diagnostique a própria tag do intervalo.
code-vmap-1000 = O documento VMAP não segue seu esquema (erro VMAP 1000).
    .next-step = Faça o servidor de anúncios corrigir o documento.
code-vmap-1001 = A versão de VMAP não é compatível (erro VMAP 1001).
    .next-step = Faça o servidor de anúncios enviar VMAP 1.0.
code-vmap-1002 = O documento VMAP não pôde ser analisado (erro VMAP 1002).
    .next-step = Faça o servidor de anúncios enviar XML bem formado.
code-vmap-1003 = Um intervalo comercial tem um tipo que o player não mostra (erro VMAP 1003).
    .next-step = Use intervalos do tipo linear ou nonlinear.
code-vmap-1004 = Os anúncios de um intervalo não puderam ser lidos (erro VMAP 1004).
    .next-step = Diagnostique a própria tag do intervalo.
code-vmap-1005 = Os anúncios de um intervalo são de um tipo de modelo não compatível (erro VMAP 1005).
    .next-step = Faça o servidor de anúncios usar VAST 2 a 4 no intervalo.
code-vmap-1006 = O documento VAST de um intervalo não pôde ser lido (erro VMAP 1006).
    .next-step = Faça o servidor de anúncios corrigir o documento em VASTAdData.
code-vmap-1007 = O servidor de anúncios de um intervalo não respondeu a tempo (erro VMAP 1007).
    .next-step = Peça ao operador desse servidor uma resposta mais rápida.
code-vmap-1008 = A solicitação dos anúncios de um intervalo falhou (erro VMAP 1008).
    .next-step = Diagnostique a própria tag do intervalo.
code-embed-source-refused = O elemento recusa o endereço do embed, porque sua origem não é permitida.
    .next-step = Adicione a origem a MediaEmbed.allowedSources, ou sirva o JSON da sua própria origem.
code-embed-network = O JSON do embed não pôde ser solicitado.
    .next-step = Verifique a conexão e Access-Control-Allow-Origin do servidor.
code-embed-timeout = O JSON do embed não estava completo depois de 10 s.
    .next-step = Sirva o JSON como arquivo estático ou em cache.
code-embed-http-status = O servidor recusou a solicitação do embed.
    .next-step = Verifique se o embed está publicado neste endereço.
code-embed-content-type = A resposta do embed não está declarada como JSON.
    .next-step = Envie o cabeçalho Content-Type: application/json.
code-embed-too-large = O JSON do embed tem mais de 2 MB.
    .next-step = Publique só o que o player precisa.
code-embed-not-json = O texto do embed não é JSON.
    .next-step = Cole o JSON aqui para ver a linha do erro.
code-embed-not-an-embed = O JSON do elemento não é um objeto embed.
    .next-step = Publique o objeto embed do serviço.
code-embed-no-player = O embed não indica nenhum player hospedado e não tem vídeo.
    .next-step = Solicite o embed com code_iframe, ou com seu vídeo ou transmissão.
code-embed-player-refused = A origem do player hospedado não é permitida.
    .next-step = Adicione a origem a MediaEmbed.allowedPlayerOrigins.
code-embed-no-code = O embed não tem código para o formato standard.
    .next-step = Solicite o embed com o campo code, ou use outro formato.
code-embed-not-controllable = A página não pode controlar o player do formato standard.
    .next-step = Use o formato iframe ou player.
code-embed-code-unavailable = Falta ao embed um campo de que este formato de código precisa.
    .next-step = Leia a causa do erro, e solicite o embed com esse campo.
code-embed-module = Um arquivo do player não pôde ser carregado.
    .next-step = Publique todos os arquivos do pacote, e depois chame retry().
code-embed-no-stream = O embed não indica nenhuma transmissão: nem o conteúdo nem os anúncios são reproduzidos.
    .next-step = Defina streamUrl, ou solicite o vídeo ou a transmissão com seus endereços.
code-embed-media-network = A mídia do conteúdo não pôde ser carregada.
    .next-step = Verifique o endereço da mídia e seu cabeçalho CORS.
code-embed-media-decode = O navegador não conseguiu decodificar a mídia do conteúdo.
    .next-step = Codifique a mídia de novo.
code-embed-media-unsupported = O navegador não aceita nenhum dos formatos do conteúdo.
    .next-step = Forneça HLS ou MP4 com H.264 e AAC.
code-embed-trusted-types = A política da página não permite a política de Trusted Types media-embed.
    .next-step = Adicione media-embed à diretiva trusted-types.
code-embed-unexpected = O elemento falhou com um erro que seu código não esperava.
    .next-step = Leia a causa do erro (cause) no console; se o embed contém apenas dados, informe-a como um erro da biblioteca.
code-browser-blocked-by-client = Uma extensão do navegador bloqueou a solicitação{ phrase-to-host }, como fazem os bloqueadores de anúncios.
    .next-step = Teste em um navegador sem bloqueador de anúncios e sem proteção contra rastreamento.
code-browser-blocked-by-protection = A proteção contra rastreamento do navegador bloqueou a solicitação{ phrase-to-host }.
    .next-step = Desative a proteção para este site (no Firefox, no escudo da barra de endereços) e teste de novo: quem a usa não vê anúncios.
code-browser-mixed-content = O navegador ou o aplicativo recusou uma solicitação http{ phrase-to-host }, porque uma página https ou as configurações do aplicativo só permitem https.
    .next-step = Use https na tag e em tudo a que ela leva.
code-browser-media-mixed-content = A solicitação{ phrase-to-host } de um arquivo de mídia tem um endereço http, que a página https ou as configurações do aplicativo não permitem.
    .next-step = Se o arquivo for de um anúncio, peça à rede ou ao anunciante um arquivo de mídia com https://. Se for o vídeo da página, corrija o endereço dele.
code-browser-cors = O navegador não pode ler a resposta à solicitação{ phrase-to-host }, porque ela não tem cabeçalho CORS para a página.
    .next-step = Faça o servidor de anúncios enviar Access-Control-Allow-Origin com a origem da página, e Access-Control-Allow-Credentials: true.
code-browser-opaque-origin = O navegador não pode ler a resposta à solicitação{ phrase-to-host }, porque a página tem a origem “null”: seu frame tem um sandbox sem allow-same-origin, ou ela é um arquivo.
    .next-step = Adicione allow-same-origin ao atributo sandbox do frame, ou sirva a página a partir de um servidor web.
code-browser-cors-several = O navegador não pode ler a resposta à solicitação{ phrase-to-host }, porque ela tem o cabeçalho CORS Access-Control-Allow-Origin duas vezes ou com vários valores.
    .next-step = Faça o operador do servidor enviar Access-Control-Allow-Origin uma só vez: muitas vezes tanto a aplicação quanto o servidor ou a CDN à frente dela o adicionam.
code-browser-cors-wildcard = O navegador não pode ler a resposta à solicitação{ phrase-to-host }, porque uma solicitação com cookies não aceita a origem *.
    .next-step = Faça o servidor de anúncios enviar a origem da página em Access-Control-Allow-Origin, com Access-Control-Allow-Credentials: true, ou envie a solicitação sem cookies.
code-browser-response-broken = O navegador não conseguiu usar a resposta à solicitação{ phrase-to-host }: a codificação, o tamanho, o protocolo ou os redirecionamentos estão errados.
    .next-step = Peça ao operador do servidor de anúncios que corrija a resposta.
code-browser-media-failed = { LENGTH($detail) ->
    [0] A solicitação{ phrase-to-host } de um vídeo ou do manifesto dele falhou: ele falta, é recusado ou os navegadores não reproduzem o formato.
   *[other] A solicitação{ phrase-to-host } de { $detail } falhou: é o fluxo do conteúdo, e não um anúncio.
  }
    .next-step = { LENGTH($detail) ->
        [0] Se for o vídeo da página, corrija o endereço, o servidor ou o formato dele; se for o de um anúncio, diagnostique a tag de anúncio.
       *[other] Corrija o endereço do fluxo, ou faça com que o servidor o entregue. Se um servidor insere os anúncios neste fluxo, pergunte ao operador dele; para todos os outros anúncios, diagnostique a tag de anúncio.
      }
code-browser-plugin-late = O plugin de anúncios do player foi iniciado tarde demais e perdeu o início do vídeo e o preroll.
    .next-step = Inicie o plugin de anúncios na mesma tarefa que o player, antes de a fonte ser carregada.
code-browser-sdk-missing = O SDK do IMA não estava carregado quando o plugin de anúncios do player foi iniciado, por isso nenhum anúncio foi solicitado.
    .next-step = Carregue https://imasdk.googleapis.com/js/sdkloader/ima3.js antes do plugin. Se a página fizer isso, verifique se nenhum bloqueador de anúncios nem política o impede.
code-browser-container-missing = O elemento para os anúncios que a página passa ao SDK do IMA não existe quando ele é iniciado, por isso nenhum anúncio foi solicitado.
    .next-step = Corrija o id do contêiner de anúncios, e inicie o script quando o elemento já estiver na página.
code-browser-cache-missing = O Prebid descartou um lance que tem o VAST apenas como texto, porque não há cache configurado.
    .next-step = Defina cache.url na configuração do Prebid, ou cache.useLocal se o player aceitar VAST como blob.
code-browser-frame-sandboxed = O sandbox do iframe não deixa o player funcionar.
    .next-step = Adicione allow-scripts e allow-same-origin ao atributo sandbox do iframe (e allow-popups, para os cliques em anúncios), ou remova o atributo.
code-browser-autoplay-refused = O navegador não deixou o vídeo começar com som e sem um clique.
    .next-step = Inicie o player sem som, ou com um clique.
code-browser-autoplay-in-frame = A página não permite que o iframe do player inicie um vídeo.
    .next-step = Adicione allow="autoplay" ao iframe do player.
code-browser-private-address = A página enviou a solicitação{ phrase-to-host } a um endereço acessível de uma única rede, como o de um servidor de teste.
    .next-step = Use na página a tag do servidor de anúncios público.
code-browser-cache-refused = O cache do Prebid{ phrase-to-host } não guardou o VAST do lance, então o servidor de anúncios não pode entregá-lo.
    .next-step = Verifique o endereço e o limite de tamanho do cache, ou peça ao licitante um VAST menor ou o endereço dele (vastUrl).
code-browser-cache-expired = O cache do Prebid{ phrase-to-host } não tem VAST com este id: ele expirou ou foi guardado em outro lugar.
    .next-step = Solicite o anúncio mais cedo depois do leilão, aumente o tempo de vida do cache, e use o mesmo cache para os dois.
code-browser-bidder-unavailable = Um licitante do bloco de anúncios{ phrase-detail } não está no build do Prebid, ou o adaptador dele não aceita vídeo, então nenhum lance foi pedido a ele.
    .next-step = Compile o Prebid com um adaptador deste licitante que aceite vídeo, ou use outro licitante para o bloco de anúncios.
code-browser-clock-wrong = A solicitação{ phrase-to-host } falhou, porque, pelo relógio do dispositivo, o certificado do servidor ainda não é válido.
    .next-step = Acerte a data e a hora do dispositivo, e teste de novo; se estiverem certas, pergunte ao operador do servidor de anúncios sobre o certificado.
code-browser-not-transcoded = O servidor que insere os anúncios pulou um anúncio, porque ainda não transcodificou o criativo novo.
    .next-step = Espere alguns minutos: os intervalos seguintes terão o anúncio. Em campanhas com criativos novos, peça os anúncios antes do intervalo (prefetch).
code-browser-break-shortened = O servidor que insere os anúncios pulou um anúncio, porque o intervalo terminou antes ou pouco dele pôde ser preenchido.
    .next-step = Se isso é raro, nada está quebrado; senão, verifique os marcadores dos intervalos no stream e o limite de personalização.
code-browser-insertion-off = O servidor que insere os anúncios não pode inserir nenhum: a configuração, a sessão ou o host do servidor de anúncios não é aceito.
    .next-step = Verifique a configuração do servidor que insere os anúncios: o perfil de transcodificação, os parâmetros da sessão e o endereço do servidor de anúncios.
code-browser-preflight = A página envia { LENGTH($detail) ->
    [0] a solicitação{ phrase-to-host } com algo
   *[other] { $detail } com a solicitação{ phrase-to-host }, um cabeçalho ou um método
  } que o servidor precisa permitir antes (preflight), e ele não permite.
    .next-step = Faça a página solicitar o anúncio com um GET simples e sem { LENGTH($detail) ->
        [0] cabeçalhos próprios
       *[other] { $detail }
      }; servidores de anúncios não esperam um preflight. Ou faça o servidor permitir isso na resposta a OPTIONS.
code-browser-csp = A Content Security Policy da página bloqueou a solicitação{ phrase-to-host }.
    .next-step = { LENGTH($detail) ->
        [0] Adicione o host a connect-src, e os da mídia e dos trackers a media-src e img-src.
       *[other] Adicione o host a { $detail } na Content Security Policy da página.
      }
code-browser-timed-out = A solicitação{ phrase-to-host } não teve resposta a tempo.
    .next-step = Peça ao operador do servidor de anúncios uma resposta mais rápida.
code-browser-name-not-resolved = A solicitação{ phrase-to-host } falhou, porque o host não existe.
    .next-step = Corrija o host da tag de anúncio.
code-browser-connection-failed = A solicitação{ phrase-to-host } falhou, porque o servidor não aceitou a conexão.
    .next-step = Pergunte ao operador do servidor de anúncios se ele está funcionando.
code-browser-upgrade-failed = A solicitação{ phrase-to-host } falhou: seu endereço tem http, o navegador a enviou com https como a página, e o servidor não tem um https que funcione.
    .next-step = Faça o arquivo ser entregue com https, de um servidor que o suporte.
code-browser-certificate-invalid = A solicitação{ phrase-to-host } falhou, porque o servidor tem um certificado inválido.
    .next-step = Verifique se o relógio do espectador está certo; se estiver, peça ao operador do servidor de anúncios que renove o certificado.
code-browser-proxy-certificate = Um proxy da rede ou um programa do dispositivo respondeu à solicitação{ phrase-to-host } com um certificado próprio, no qual a ferramenta não confia.
    .next-step = Teste a partir de uma rede sem este proxy, ou dê à ferramenta o certificado raiz do proxy (curl: --cacert, Node: NODE_EXTRA_CA_CERTS). Nada indica uma falha do servidor.
code-browser-proxy-failed = A solicitação{ phrase-to-host } falhou no proxy da rede.
    .next-step = Teste sem o proxy, ou peça ao administrador dele que deixe passar o servidor de anúncios.
code-browser-proxy-untrusted = O cliente não confia no certificado do proxy que grava as suas solicitações: a solicitação{ phrase-to-host } só falhou por causa da gravação.
    .next-step = Instale o certificado raiz do proxy no dispositivo e marque-o como confiável (em um aplicativo Android: na configuração de segurança de rede de uma versão de depuração), e grave de novo. Se o aplicativo só aceitar certos certificados (pinning), exclua os hosts dele da gravação. O servidor não tem nenhum problema.
code-browser-resolver-failed = A solicitação{ phrase-to-host } falhou, porque nenhum servidor DNS respondeu.
    .next-step = Verifique a conexão e o servidor DNS do dispositivo; se outros hosts forem encontrados, pergunte ao operador do servidor de anúncios sobre os seus servidores de nomes.
code-browser-address-filtered = A solicitação{ phrase-to-host } falhou, porque um filtro de DNS ou o arquivo hosts esconde o endereço do host.
    .next-step = Teste em outra rede ou com outro servidor DNS. A tag de anúncio não tem nenhum problema.
code-browser-offline = A solicitação{ phrase-to-host } falhou, porque o navegador estava sem conexão.
    .next-step = Teste de novo com conexão.
code-browser-plugin-missing = O plugin de anúncios do player não está carregado, por isso nenhum anúncio foi solicitado.
    .next-step = Carregue o script do plugin de anúncios depois do player e antes de usá-lo, em uma versão adequada ao player.
code-browser-ima-plugin-missing = O player não tem a função ima: o plugin videojs-ima não está carregado, por isso nenhum anúncio foi solicitado.
    .next-step = Carregue ima3.js do SDK do IMA, videojs-contrib-ads e videojs-ima, nesta ordem, depois do Video.js e antes desta chamada.
code-browser-request-canceled = A página cancelou a solicitação{ phrase-to-host } antes de haver resposta.
    .next-step = Grave de novo e permaneça na página. Se ela for cancelada outra vez, procure o que a encerra: um novo início do player, um limite de tempo ou uma extensão.
code-browser-play-interrupted = O início do vídeo foi interrompido por uma pausa ou outra fonte, por isso o anúncio ou o conteúdo talvez não tenha começado.
    .next-step = Deixe um só script iniciar o player: a página deve esperar a promise de play() e o fim do anúncio antes de pausar ou trocar a fonte. Se o anúncio toca, nada está quebrado.
code-browser-player-size = O Prebid removeu o tamanho do player do bloco de anúncios, que tem a forma errada, por isso os licitantes podem recusar a solicitação.
    .next-step = Escreva mediaTypes.video.playerSize como [[640, 480]] ou [640, 480].
code-browser-status-missing = O servidor não conhece o endereço da solicitação{ phrase-to-host }, ou não aceita os parâmetros (status como 404 ou 400).
    .next-step = Se for o endereço da tag de anúncio, compare o caminho e os parâmetros com os que o servidor de anúncios deu; se um wrapper leva até lá, pergunte à rede dele.
code-browser-stream-unknown = O servidor que insere os anúncios não conhece o stream da solicitação{ phrase-to-host }{ phrase-detail }, por isso o player não recebeu nenhum stream com anúncios.
    .next-step = Compare os identificadores do stream (de um vídeo, a fonte de conteúdo e o vídeo; de uma transmissão ao vivo, a chave do recurso) com os da conta desse servidor, e verifique se o vídeo foi importado lá ou se a transmissão ao vivo está ativa.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-embedder-policy = A Cross-Origin-Embedder-Policy da página não admite a resposta à solicitação{ phrase-to-host }, à qual falta um cabeçalho que permita outros sites.
    .next-step = Dispense Cross-Origin-Embedder-Policy em páginas com anúncios, ou envie-a com credentialless: os servidores de anúncios e os hosts dos arquivos deles quase nunca enviam Cross-Origin-Resource-Policy.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-frame-refused = { LENGTH($host) ->
    [0] A página no frame
   *[other] A página de { $host }
  } não deixa outros sites a mostrarem em um frame (X-Frame-Options ou frame-ancestors).
    .next-step = Use o código de incorporação desse site, cujo endereço não é o da página para espectadores; se este já for o código de incorporação, peça ao operador que permita o seu site em frame-ancestors.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-service-worker = O service worker da página pegou a solicitação{ phrase-to-host } e não deu resposta.
    .next-step = Faça o service worker deixar passar as solicitações a outros hosts: saia do listener de fetch sem respondWith().
code-browser-autoplay-policy = O cabeçalho Permissions-Policy da página proíbe a reprodução automática, também nos frames dela, diga o que disser o atributo allow deles.
    .next-step = Tire autoplay=() do cabeçalho, ou escreva autoplay=(self "https://player.example") com a origem do player.
code-browser-sdk-held = A ferramenta de consentimento da página retém o SDK do IMA até o espectador concordar (type="text/plain"), e um script que precisa dele começou antes.
    .next-step = Inicie também o script dos anúncios só depois do consentimento: marque-o como o SDK, ou inicie-o no evento da ferramenta de consentimento.
# Variables:
#   $host (String) - host of the address that a script should set; empty if there is none
code-browser-frame-empty = O iframe não tem em src um endereço para carregar{ LENGTH($host) ->
    [0] {""}
   *[other] , porque um script deve pôr mais tarde o de { $host }; onde ele não funciona, o iframe fica vazio
  }.
    .next-step = Escreva o endereço do player em src. Se um plugin de carregamento adiado o moveu para um atributo data, exclua este iframe: loading="lazy" não precisa de script.
code-browser-other-site = O navegador não deu à página a resposta à solicitação{ phrase-to-host }: o servidor a reserva às páginas do próprio site (Cross-Origin-Resource-Policy), ou o tipo não é de mídia nem de dados.
    .next-step = Faça o servidor enviar Cross-Origin-Resource-Policy: cross-origin, ou nenhum cabeçalho desses, e o Content-Type certo.
code-browser-status-refused = O servidor recusou a solicitação{ phrase-to-host } (status como 401, 403 ou 429).
    .next-step = Pergunte ao operador do servidor de anúncios se este site, este endereço e este país podem solicitar os anúncios dele, e com que frequência; se o endereço tem uma assinatura, verifique se ela não expirou.
code-browser-status-failed = O servidor falhou na solicitação{ phrase-to-host } (status como 500 ou 503).
    .next-step = Comunique o status ao operador do servidor.
