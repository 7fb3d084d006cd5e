### Texts of the ad tag debugger.

## All parts

copied = Copiado.
more = Mostrar mais { $next } de { $rest }
more-characters = Mostrar mais (restam { $rest ->
    [one] { $rest } caractere
   *[other] { $rest } caracteres
  })

## Parts that are loaded when they are opened

panel-loading = Carregando…
panel-failed = Não foi possível carregar esta parte. Verifique a conexão.
panel-retry = Tentar novamente

## Sections of the evidence

section-tags = Tags de anúncio
section-slots = Espaços e dispositivos
section-findings = Observações
section-tag = Tag de anúncio
section-chain = Solicitações
section-media = Arquivos de mídia
section-trackers = Pixels de rastreamento
section-additions = Companions e ícones
section-context = Contexto
section-consent = Com outro consentimento
section-google = Parâmetros do Google Ad Manager
section-players = Outros players

## Input

input-label = O que não é reproduzido?
input-placeholder = Cole uma tag de anúncio, um embed ou seu código, VAST, VMAP, um arquivo HAR ou um código de erro. Ou solte um arquivo.
input-file = Abrir um arquivo
input-clear = Limpar
input-undo = Desfazer
input-redo = Refazer
input-tags = { $count ->
    [one] { $count } tag de anúncio encontrada
   *[other] { $count } tags de anúncio encontradas
  }. Verificar:
input-all-tags = todas
input-waterfall = todas, como waterfall
input-drop = Solte o arquivo para verificá-lo.
input-from-page = O embed desta página é verificado.
input-not-loaded = Não é possível carregar o embed desta página. Verifique o endereço em src, ou cole o embed.
input-too-large = O arquivo tem mais de { $megabytes } MB. Remova o que não pertence à solicitação de anúncio.
input-unreadable = Não é possível ler o arquivo. Salve-o como texto UTF-8 e abra-o de novo.
input-excerpt = O campo mostra os primeiros { $shown } de { $total } caracteres; todos são verificados. Cole outro texto para substituí-los.

## Verdict

verdict-heading = Diagnóstico
verdict-owner-publisher = Publisher
verdict-owner-ad-server = Servidor de anúncios
verdict-owner-network = Rede de anúncios
verdict-owner-advertiser = Anunciante
verdict-owner-browser = Navegador
verdict-owner-consent = Plataforma de consentimento
verdict-owner-nobody = Tudo certo
verdict-owner-unknown = Ainda não se sabe
verdict-who-acts = Quem age: { $owner }
verdict-next-step = Próximo passo
verdict-copy = Copiar o diagnóstico
verdict-checking = Verificando…
verdict-requesting = Aguardando o servidor de anúncios…
verdict-press-request = Clique em “{ $button }”, ou cole a resposta do servidor de anúncios.
verdict-recorded = Gravado
verdict-recording-case = { LENGTH($date) ->
    [0] Arquivo de caso
   *[other] Arquivo de caso de { $date }
  }
verdict-recording-record = { LENGTH($date) ->
    [0] Gravação de uma página
   *[other] Gravação de uma página de { $date }
  }
verdict-check-live = Verificar de novo ao vivo
verdict-empty = Ainda não há nada para verificar.
verdict-failed = A entrada não pode ser verificada por causa de uma falha do depurador. Copie-a em um relato de erro.
verdict-kind-ad-tag = Tag de anúncio
verdict-kind-embed = Objeto embed
verdict-kind-embed-code = Código de incorporação
verdict-kind-vast = Documento VAST
verdict-kind-vmap = Documento VMAP
verdict-kind-response = Resposta que não é VAST
verdict-kind-har = Arquivo HAR
verdict-kind-command = Saída de um comando
verdict-kind-charles = Sessão do Charles
verdict-kind-error-code = Código de erro
verdict-kind-case = Arquivo de caso
verdict-kind-unknown = Entrada desconhecida
verdict-request = Solicitar o anúncio a { $hosts }
verdict-request-note = Conta como solicitação de anúncio. Nenhum tracker é chamado, e dos arquivos de mídia só se pede o cabeçalho. Sem resposta, ela é repetida até duas vezes, e outro endereço do host é tentado, para descobrir por quê.
verdict-again = Solicitar de novo
verdict-outdated = As respostas abaixo são de um contexto anterior.

## Exports

export-report = Copiar o relatório
export-case-file = Salvar o arquivo de caso
export-link = Copiar o link
export-not-copied = O navegador não permite copiar. Selecione o texto e copie-o.
export-saved = Salvo.
export-link-too-long = A entrada é longa demais para um link. Salve um arquivo de caso.
export-link-copied = Copiado.
export-link-omits = O link não inclui: { $names }.
export-in-input = strings de consentimento e identificadores no texto colado

## Slots and devices

slot-caption = Cada espaço de anúncio nos dois dispositivos, e o que acontece ali
slot-heading = Espaço
slot-device-desktop = Computador
slot-device-mobile = Celular
slot-name-preroll = Pre-roll
slot-name-midroll = Mid-roll
slot-name-postroll = Post-roll
slot-name-overlayInitial = Overlay inicial
slot-name-overlayMain = Overlay principal
slot-empty = vazio
slot-hosted = anúncio em vídeo hospedado
slot-unknown-ad = tipo de anúncio desconhecido
slot-no-tag = sem tag
slot-comparison-none = vazio nos dois
slot-comparison-desktop-only = só computador
slot-comparison-mobile-only = só celular
slot-comparison-same = igual nos dois
slot-comparison-different = diferente
slot-not-requested = não solicitado
slot-no-url = sem solicitação
slot-result-linear = é reproduzido
slot-result-non-linear = overlay é exibido
slot-result-playlist = playlist VMAP
slot-failure = { $code ->
    [303] sem anúncio · { NUMBER($code, useGrouping: 0) }
   *[other] falha · { NUMBER($code, useGrouping: 0) }
  }
slot-show = Mostrar { $title }
slot-step = { $index } de { $count }
slot-tag = Tag de anúncio { $number }
slot-check-only = Verificar só esta
slot-requested-first = solicitada primeiro
slot-requested-next = solicitada se a tag anterior não tiver um anúncio reproduzível
slot-untitled = Sem título
slot-midroll-at = em { $time }
slot-midroll-unknown = em um momento desconhecido
slot-skip-after = pode ser pulado depois de { $seconds } s
slot-appears = aparece depois de { $seconds } s
slot-stays = fica por { $seconds } s
slot-stays-until-end = fica até o fim
slot-video = Vídeo
slot-click = Destino do clique
slot-poster = Imagem de prévia
slot-none = nenhum

## Ad tag

tag-template = Modelo
tag-request = Solicitação
tag-no-request = Nenhuma solicitação é enviada: esta não é uma URL http ou https válida.
tag-copy-url = Copiar a URL
tag-copy-template = Copiar a tag
tag-placeholders = Cada marcador com seu valor e o motivo
tag-no-placeholders = A tag não tem marcadores.
tag-column-placeholder = Marcador
tag-column-value = Valor
tag-column-reason = Motivo
tag-unchanged = sem alteração
tag-empty-value = (vazio)
tag-encoded-as = codificado como
tag-differs = diferente
tag-to-row = Marcador { $number }, { $placeholder }: mostrar o motivo
tag-to-mark = { $number }: mostrar na tag
tag-status-replaced = substituído
    .reason = {""}
tag-status-unknown-value = desconhecido
    .reason = O valor não é conhecido: vale -1, como o VAST exige.
tag-status-withheld = retido
    .reason = O consentimento não permite compartilhar o valor: vale -2.
tag-status-no-rule = sem alteração
    .reason = Nenhuma regra de substituição e nenhuma macro tem este nome.
tag-status-unknown-rule = sem alteração
    .reason = A regra de substituição cita uma regra desconhecida.
tag-status-no-value = sem alteração
    .reason = O nome é conhecido, mas aqui não há valor.
tag-status-ad-server = sem alteração
    .reason = Só um servidor de anúncios pode substituí-lo.
tag-status-not-allowed-here = recusado
    .reason = Um valor aqui poderia enviar a solicitação a outro servidor ou caminho.
tag-source-time = a hora
tag-source-random = o número aleatório
tag-source-page = a página
tag-source-embed = o embed
tag-source-content = o vídeo ou a transmissão
tag-source-player = o player
tag-source-slot = o intervalo comercial
tag-source-device = o dispositivo
tag-source-app = o aplicativo
tag-source-consent = o consentimento
tag-source-event = um evento do anúncio
tag-source-response = a resposta do servidor de anúncios
tag-source-template = o valor padrão do marcador
tag-source-values = os valores fornecidos
tag-rule = { LENGTH($name) ->
    [0] Regra de substituição
   *[other] Regra de substituição { $name }
  }
tag-macro = { LENGTH($name) ->
    [0] Macro de anúncio
   *[other] Macro de anúncio { $name }
  }
tag-from = fonte: { $source }

## Requests and documents

chain-hop = Solicitação { $number }
chain-pasted = O documento colado
chain-no-response = sem resposta
chain-type = Tipo de conteúdo
chain-cors = CORS
chain-cors-verdict-same-origin = mesma origem
chain-cors-verdict-with-credentials = permitida com cookies
chain-cors-verdict-without-credentials = permitida sem cookies
chain-cors-verdict-refused = recusada, ou o servidor está fora do ar
chain-cors-verdict-not-applicable = não se aplica
chain-cookies = Cookies
chain-cookies-sent = enviados
chain-cookies-not-sent = não enviados
chain-document = Documento
chain-ad-systems = Sistemas de anúncios
chain-redirected = Redirecionada para
chain-macros = { $count ->
    [one] { $count } macro substituída
   *[other] { $count } macros substituídas
  }{ $kept ->
    [0] {""}
   *[other] , { $kept } sem alteração
  }
chain-stopped = Parou aqui · { NUMBER($code, useGrouping: 0) }
chain-response = Corpo
chain-truncated = Os primeiros { $shown } de { $total } caracteres.
chain-total = { $milliseconds } ms no total
chain-not-requested = A tag não foi solicitada.

## Findings and repairs

finding-severity-error = erro
finding-severity-warning = aviso
finding-severity-info = observação
finding-count-error = { $count ->
    [one] { $count } erro
   *[other] { $count } erros
  }
finding-count-warning = { $count ->
    [one] { $count } aviso
   *[other] { $count } avisos
  }
finding-count-info = { $count ->
    [one] { $count } observação
   *[other] { $count } observações
  }
finding-none = Nada a relatar.
finding-apply = Aplicar
finding-applied = A correção foi aplicada à entrada.
finding-undo = Desfazer
finding-copy-tag = Copiar a tag
finding-copy-rules = Copiar replace_rules
finding-copy-input = Copiar a entrada
finding-copy-diff = Copiar o diff
finding-input = a entrada
finding-line = linha { NUMBER($line, useGrouping: 0) }, coluna { NUMBER($column, useGrouping: 0) }

## Context

context-group-desktop = Computador
context-group-mobile = Celular
context-group-page = Página
context-group-player = Reprodutor
context-group-consent = Consentimento
context-group-time = Hora
context-field-ua = Agente do usuário
context-field-size = Tamanho do player, px
context-field-lmt = Limitar o rastreamento
context-field-ifa = ID de publicidade (IFA)
context-field-ifa-type = Tipo de IFA
context-field-ip = Endereço IP
context-field-lat-long = Latitude e longitude
context-field-page-url = URL da página
context-field-referrer = Página de origem
context-field-page-title = Título da página
context-field-language = Idioma
context-field-correlator = Valor do correlator
context-field-label = Rótulo do bulk
context-field-companions = Mostra companions
context-field-playhead = Posição, s
context-field-muted = Sem som
context-field-mime = Tipos de mídia aceitos
context-field-gdpr = O TCF se aplica
context-field-coppa = O COPPA se aplica
context-field-tc-string = String TC
context-field-gpp = String GPP
context-field-gpp-sid = Seções GPP
context-field-usp = String US privacy
context-field-addtl = String AC do Google
context-field-withheld = Retidos pelo consentimento
context-field-moment = Modo
context-field-random = Número aleatório
context-field-now = Hora
context-flag-unknown = Desconhecido
context-flag-yes = Sim
context-flag-no = Não
context-moment-live = Ao vivo
context-moment-fixed = Fixa
context-unknown-value = desconhecido
context-keep = Manter os valores atuais
context-reset = Redefinir
context-tcf-unknown = TCF desconhecido
context-tcf-yes = o TCF se aplica
context-tcf-no = o TCF não se aplica
context-withheld = retido: { $names }
context-nothing-withheld = nada retido
