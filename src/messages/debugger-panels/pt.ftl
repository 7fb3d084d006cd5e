### Texts of the parts of the ad tag debugger that are loaded when they are opened.

## Ads, media files and trackers

ad-name = Anúncio { $number }{ LENGTH($title) ->
    [0] {""}
   *[other] : { $title }
  }
ad-no-ads = A resposta não tem anúncio.
ad-file = Arquivo
ad-format = Tipo
ad-size = Tamanho
ad-bitrate = Taxa de bits
ad-verdict = No player
ad-chosen = escolhido
ad-playable = reproduzível
ad-not-playable = não reproduzível
ad-check-found = arquivo encontrado
ad-check-missing = falta o arquivo{ $status ->
    [0] {""}
   *[other] {" "}· { NUMBER($status, useGrouping: 0) }
  }
ad-check-not-media = não é um arquivo de mídia
ad-check-empty = vazio ou curto demais
ad-check-mixed-content = http, bloqueado em páginas https
ad-check-unreachable = sem conexão com o servidor
ad-check-other-site = proibido para páginas de outros sites
ad-check-not-checked = {""}
ad-duration = Duração
ad-skippable = Pode ser pulado depois de
ad-refused = O anúncio tem código { $code }, que o player não executa.
ad-event = Evento
ad-when = Quando
ad-count = Pixels
ad-time-at = em { $time }
ad-time-viewable = depois de { $seconds } s visível
ad-time-shown = ao ser exibido
ad-time-removed = ao ser removido
ad-time-action = só se acontecer
ad-time-late = não se aplica: depois do fim do anúncio
ad-not-due = não se aplica: o anúncio não é reproduzido
ad-urls = { $count ->
    [one] { $count } URL
   *[other] { $count } URLs
  }
ad-companions = Anúncios companion
ad-required-all = Todos precisam ser exibidos, ou o anúncio não é reproduzido.
ad-required-any = Um precisa ser exibido, ou o anúncio não é reproduzido.
ad-required-none = O anúncio é reproduzido sem eles.
ad-icons = Ícones
ad-captions = Legendas
ad-no-additions = O anúncio não tem companions, ícones nem legendas.
ad-no-trackers = O anúncio não tem pixels de rastreamento.
ad-error-trackers = Erros que um player informaria
ad-audit-due = Previsto
ad-audit-requested = Chamado
ad-audit-result = Resultado
ad-audit-result-requested = como previsto
ad-audit-result-not-due = não se aplica
ad-audit-result-missing = faltando
ad-audit-result-duplicate = vezes demais
ad-audit-result-unexpected = nunca previsto
ad-audit-result-refused = não é uma URL
ad-audit-none = A gravação não tem pixels de rastreamento.

## Context

context-expected-size = Escreva largura x altura em pixels, por exemplo 640x360. Até lá, o tamanho é desconhecido.
context-expected-ip = Escreva um endereço IPv4 ou IPv6, por exemplo 203.0.113.7. O valor é usado como está.
context-expected-lat-long = Escreva latitude e longitude em graus, por exemplo 45.44, 12.33. Até lá, a localização é desconhecida.
context-expected-page-url = Escreva a URL http ou https completa. O valor é usado como está.
context-expected-referrer = Escreva a URL http ou https completa. O valor é usado como está.
context-expected-language = Escreva um código de idioma, por exemplo en ou it-CH. O valor é usado como está.
context-expected-correlator = Escreva um número inteiro. Outros valores são desconhecidos.
context-expected-playhead = Escreva segundos, por exemplo 12.5. Outros valores são desconhecidos.
context-expected-mime = Escreva tipos de mídia separados por vírgulas, por exemplo video/mp4.
context-expected-tc-string = Esta não é uma string TC da versão 2. O valor é usado como está.
context-expected-gpp = Esta não é uma string GPP. O valor é usado como está.
context-expected-gpp-sid = Escreva ids de seções GPP separados por vírgulas, por exemplo 2, 6.
context-expected-usp = Escreva uma string US privacy, por exemplo 1YNN. O valor é usado como está.
context-expected-addtl = Escreva uma string AC, por exemplo 1~70.89. O valor é usado como está.
context-expected-random = Escreva um número a partir de 0 e menor que 1, por exemplo 0.42. Até lá, o número é o atual.
context-expected-now = Escreva uma hora em ISO 8601, por exemplo 2026-08-29T20:15:00Z. Até lá, a hora é a atual.

## Under other consent

consent-note = O que esta tag levaria para usuários que fizeram outra escolha. As strings são exemplos.
consent-scenario-page = Este contexto
    .meaning = como no contexto acima
consent-scenario-granted = Concedido
    .meaning = o usuário aceitou tudo
consent-scenario-refused = Recusado
    .meaning = o usuário recusou tudo
consent-scenario-no-platform = Sem CMP
    .meaning = a página não tem plataforma de consentimento
consent-scenario-late = Atrasado
    .meaning = a CMP não respondeu a tempo
consent-scenario-us-opt-out = Opt-out nos EUA
    .meaning = o usuário recusou a venda e o compartilhamento
consent-scenario-child-directed = Para crianças
    .meaning = o conteúdo é dirigido a crianças
consent-parameter = Parâmetro
consent-unchanged = O consentimento não muda nada nesta tag.
consent-decoded = Decodificado
consent-no-strings = sem string de consentimento
consent-apply = Usar
consent-use = Usar “{ $scenario }” como contexto
consent-kept = mantido como está

## Parameters of Google Ad Manager

google-note = Edite um valor para mudar a tag acima. Os itens das listas são separados por vírgulas.
google-name = Parâmetro
google-meaning = Significado
google-value = Valor
google-nested = Chave-valor em cust_params
google-unknown = Não é um parâmetro documentado.
google-wrong-form = não está nesta forma
google-placeholder = marcador
google-legacy = não tem mais efeito
google-html-escaped = A tag foi copiada de HTML: aqui &amp; é lido como &.
google-unescape = Escrever & na tag

## Other players

player-note = O que outros players solicitariam com a mesma tag e o mesmo contexto. As diferenças estão marcadas.
player-that = O outro player
player-own = Este player
player-same = mesma solicitação
player-no-request = sem solicitação
player-why = Diferenças e motivos
player-differences = { $count ->
    [one] { $count } diferença
   *[other] { $count } diferenças
  }
player-kind-different = diferente
player-kind-kept = sem alteração
player-kind-unknown = valor próprio
player-omitted = omitido

## Meanings of the parameters of Google Ad Manager

google-parameter-iu = A rede e o bloco de anúncios.
google-parameter-sz = Os tamanhos do player em pixels.
google-parameter-env = O ambiente da solicitação: vp é vídeo.
google-parameter-gdfp_req = A solicitação é para o Google Ad Manager.
google-parameter-output = O formato da resposta.
google-parameter-unviewed_position_start = Conta uma impressão só quando o anúncio é exibido.
google-parameter-url = A página com o player.
google-parameter-description_url = A página que descreve o vídeo.
google-parameter-correlator = Um número aleatório que todas as solicitações de uma visita à página compartilham, e nenhuma outra visita tem.
google-parameter-vpmute = Se o player começa sem som.
google-parameter-plcmt = O posicionamento do vídeo, na numeração do IAB.
google-parameter-vpa = Se o vídeo começa sozinho ou com um clique.
google-parameter-ott_placement = O posicionamento em uma TV conectada.
google-parameter-vpos = A posição do intervalo comercial.
google-parameter-vconp = Se outro conteúdo segue sem ação do usuário.
google-parameter-aconp = Se o conteúdo de áudio é reproduzido continuamente.
google-parameter-vid_d = A duração do conteúdo.
google-parameter-hl = O idioma dos anúncios.
google-parameter-omid_p = O parceiro de Open Measurement.
google-parameter-dth = O tipo do dispositivo.
google-parameter-givn = O nonce das bibliotecas de acesso programático.
google-parameter-wta = Se o player pode mostrar o ícone do AdChoices.
google-parameter-gdpr = Se o GDPR se aplica.
google-parameter-gdpr_consent = O consentimento do usuário.
google-parameter-addtl_consent = O consentimento para os provedores de tecnologia de anúncios do Google que não estão na Global Vendor List.
google-parameter-us_privacy = A string US Privacy.
google-parameter-gpp = A string da Global Privacy Platform.
google-parameter-gpp_sid = As seções da string GPP que se aplicam.
google-parameter-tfcd = Se o conteúdo é direcionado a crianças.
google-parameter-npa = Se os anúncios não podem ser personalizados.
google-parameter-rdp = Se o tratamento de dados é restrito, para estados dos EUA.
google-parameter-ltd = Se só são permitidos anúncios limitados, sem cookies.
google-parameter-cust_params = Pares chave-valor para a segmentação.
google-parameter-ad_rule = Se a resposta é uma lista de intervalos comerciais; precisa de output=vmap.
google-parameter-ciu_szs = Os tamanhos dos companions.
google-parameter-cmsid = A fonte de conteúdo do vídeo.
google-parameter-vid = O id do vídeo nessa fonte.
google-parameter-vid_t = O título do vídeo.
google-parameter-ppid = Um id do usuário que o publisher fornece.
google-parameter-pod = O número do intervalo comercial.
google-parameter-ppos = A posição do anúncio no intervalo.
google-parameter-mridx = O número do midroll.
google-parameter-pmnd = A duração mínima de um intervalo comercial.
google-parameter-pmxd = A duração máxima de um intervalo comercial.
google-parameter-pmad = O máximo de anúncios em um intervalo.
google-parameter-min_ad_duration = A duração mínima de um anúncio.
google-parameter-max_ad_duration = A duração máxima de um anúncio.
google-parameter-excl_cat = Rótulos de anúncios que não são desejados.
google-parameter-nofb = Se os anúncios substitutos estão desativados.
google-parameter-vad_type = O tipo de anúncios.
google-parameter-allcues = As posições de todos os intervalos comerciais, em milissegundos.
google-parameter-lip = Se este é o último intervalo do conteúdo.
google-parameter-scor = Um número que todas as solicitações de um stream de vídeo compartilham.
google-parameter-trt = O tipo de tráfego: comprado ou orgânico.
google-parameter-rdid = O id de publicidade do dispositivo.
google-parameter-idtype = O tipo do id de publicidade.
google-parameter-is_lat = Se o dispositivo limita o rastreamento de anúncios.
google-parameter-msid = O id do app.
google-parameter-an = O nome do app.
google-parameter-impl = Um parâmetro de tags antigas, sem efeito em vídeos.
google-parameter-sdkv = A versão do SDK do IMA, que ele mesmo define.
google-parameter-overlay = Um parâmetro de tags antigas para anúncios sobre o conteúdo.

## Values that a parameter of Google Ad Manager takes

google-form-values = { LIST($values, type: "disjunction") }
google-form-iu = /REDE/BLOCO
google-form-sz = LARGURAxALTURA, vários separados por |
google-form-output = vast, xml_vast2 a xml_vast4, vmap, xml_vmap1
google-form-vconp = 1 para reprodução contínua, 2 para não
google-form-hl = uma tag de idioma
google-form-omid_p = PARCEIRO/VERSÃO
google-form-gdpr_consent = uma string da versão 2 do TCF
google-form-addtl_consent = VERSÃO~IDS
google-form-us_privacy = 1, depois três de Y, N ou -
google-form-ciu_szs = tamanhos separados por vírgulas
google-form-integer = um número inteiro
google-form-milliseconds = um número inteiro de milissegundos
google-form-seconds = um número inteiro de segundos
google-form-positive = um número inteiro positivo
google-form-address = uma URL http(s)
google-form-integers = números inteiros separados por vírgulas

## Names of other players

player-name = { LIST($products) }
player-name-encoded = { LIST($products) }, com uriEncode

## Why another player writes a part of a URL in another way

player-reason-own-random = Este player gera um número aleatório próprio de até { $digits } dígitos.
player-reason-own-cachebuster = Este player gera um cache buster próprio de { $length } letras e dígitos.
player-reason-null-variable = Este player escreve uma variável de página que é null como o texto “null”.
player-reason-unknown-default = Este player descarta o valor padrão de uma macro que não conhece.
player-reason-undefined-comma = Este player escreve uma vírgula para um valor não definido.
player-reason-curly-brackets = Este player só substitui as próprias macros, que ficam entre chaves.
player-reason-double-underscores = Este player só substitui as próprias macros, que ficam entre sublinhados duplos.
player-reason-square-brackets = Este player só substitui macros entre colchetes.
player-reason-first-occurrence = Este player só substitui a primeira ocorrência de uma macro, e só as que conhece.
player-reason-trackers-only = Este player substitui macros em trackers, mas não na URL de uma tag de anúncio.
player-reason-repeated = Este player também substitui marcadores dentro de um valor que acabou de inserir.
player-reason-dollar-sign = Este player lê $& e semelhantes em um valor como parte do texto em volta do marcador.
player-reason-missing-as-word = Este player escreve um valor ausente como o texto “null” ou “undefined”.
player-reason-empty = Este player não tem valor e não escreve nada, onde outros escrevem -1 ou mantêm o marcador.
player-reason-minus-one = Este player envia -1 para uma macro do padrão VAST que não tem valor.
player-reason-filled = Este player preenche um marcador que aqui é mantido.
player-reason-not-withheld = Este player envia um valor que o consentimento retém aqui.
player-reason-not-encoded = Este player insere o valor sem codificá-lo.
player-reason-encoded-commas = Este player codifica também as vírgulas de uma lista.
player-reason-encoded-once = Este player codifica o valor uma só vez, embora o texto em volta já esteja codificado.
player-reason-other-encoding = Este player codifica outros caracteres do valor.
player-reason-flag-as-word = Este player escreve um sim ou não como palavra.
player-reason-other-value = Este player tem outro valor para este marcador.
player-reason-unknown-value = Este player tem um valor próprio, que aqui não é conhecido.
player-reason-illegal-characters = Este player deixa para o navegador os caracteres que nenhuma URL permite, e ele codifica a maioria.
player-reason-no-parameter = Este player não adiciona nem preenche este parâmetro.
player-reason-removed = Este player remove uma macro que não tem valor.
player-reason-kept-without-value = Este player mantém uma macro para a qual não tem valor.
player-reason-cut = Este player corta valores depois de { $max } caracteres.
player-reason-added-parameters = Este player adiciona vpa e vpmute às tags do Google Ad Manager.
player-reason-fixed = Este player escreve aqui um valor fixo.
player-reason-late-break = Este player envia 3 para cada intervalo depois do início do conteúdo.
player-reason-state = Este player também envia o próprio estado com uma solicitação.
player-reason-click-position = Este player nunca compartilha a posição de um clique.
player-reason-ima-correlator = O SDK do IMA substitui o correlator por um próprio.
player-reason-ima-us-privacy = O SDK do IMA adiciona a string US Privacy da página, mas não a string GPP.
player-reason-ima-no-macros = O SDK do IMA não expande nenhuma macro de uma tag de anúncio; a página precisa preenchê-la.

## Why another player sends no request

player-failure-lone-surrogate = Ele lança um URIError para um valor com um substituto isolado.
player-failure-no-value = Ele lança um TypeError, porque { $name } não tem valor.
player-failure-too-long = A URL teria mais de { $max } caracteres.

## What to do after the verdict

step-copy-ad-server = Copiar para o operador do servidor de anúncios
step-copy-network = Copiar para a rede de anúncios
step-copy-advertiser = Copiar para o anunciante
step-show = Mostrar as observações
step-as-desktop = Solicitar como computador
step-as-mobile = Solicitar como celular
step-as-note = O outro dispositivo conta como uma solicitação de anúncio, com seus marcadores, tamanhos e identificadores; o navegador envia o próprio User-Agent.
step-as-same = Nenhum marcador desta tag depende do dispositivo: as duas solicitações são iguais.
rate-ask = Solicitar { $times } vezes
rate-note = { $times } vezes contam como { $times } solicitações de anúncio, uma por segundo; sem resposta, cada uma é repetida até duas vezes.
rate-stop = Parar
rate-filled = { $answers ->
    [0] nenhuma resposta
    [one] anúncios em { $filled } resposta de { $answers }
   *[other] anúncios em { $filled } respostas de { $answers }
  }
