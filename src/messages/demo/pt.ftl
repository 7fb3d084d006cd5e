## All pages

language = Idioma
site-publisher = Revista
site-cms = CMS
site-ad-ops = Publicidade
site-docs = Documentação
loading = Carregando…
try-again = Tentar novamente
catalogue-error-no-response = A sandbox não respondeu. Verifique se ela ainda está em execução.
catalogue-error-not-found = A sandbox não tem nenhum embed com este id. Escolha outro.
catalogue-error-wrong-status = A sandbox não respondeu com o embed. Recarregue a página.
catalogue-error-invalid-json = A resposta da sandbox não é o JSON que esta página espera. Recarregue a página.

## Start page

start-skip-link = Ir para as demos
start-intro = Reproduz em uma página os embeds de um serviço de publicação de mídia, escreve o código deles para cada CMS e explica as tags de anúncio.
start-code = Formas de escrever
start-copy = Copiar
start-copied = Copiado.
start-not-copied = O navegador não permite copiar. Selecione o código e copie-o.
start-publisher = Para quem faz o site
start-publisher-note = Um player em um artigo com uma única tag e sem saltos de layout.
start-cms = Para quem integra o CMS
start-cms-note = Encontrar um embed, vê-lo, mudar as configurações e copiar o código em cada formato.
start-ad-ops = Para operações de anúncios
start-ad-ops-note = Descubra por que um anúncio não foi exibido, quem precisa agir e o que fazer.
start-guides = Há um guia para cada perfil na
start-guides-link = documentação
start-served = Estas páginas são servidas pela sandbox, que só aceita conexões desta máquina.
start-embeds = Sem chave, ela serve os
start-embeds-link = embeds publicados
start-rest = A interface REST fica em
start-token = e exige um token de acesso; a chave para obtê-lo aparece no terminal que iniciou a sandbox.

## Publisher page

publisher-skip-link = Ir para o artigo
publisher-markup = O código HTML
publisher-fields-of-embed = Campos deste embed
publisher-foot = Um artigo fictício em um jornal fictício. A página é servida com uma Content Security Policy rigorosa: sem script nem estilo embutido, sem outra origem. Para ver outro embed na primeira figura, acrescente à URL
publisher-foot-id = e o identificador público dele, ou o id se não tiver um, como em
publisher-panel = Campos do embed
publisher-fields-label = Campos
publisher-watch = Assistir ao vídeo
publisher-intro = Os campos deste embed que mudam o player. Todos os outros têm os valores padrão.
publisher-events = Eventos do player, os mais recentes primeiro
publisher-chosen = Embed { $name }, escolhido pela URL.
publisher-caused-by = causado por
publisher-ad-position = { $index } de { $count }
publisher-vast-error = erro VAST { NUMBER($code, useGrouping: 0) }
publisher-caption-plain-video = Um vídeo no frame do player hospedado, o formato padrão. Todas as cenas desta página foram desenhadas por um script.
publisher-caption-scroll-mode = Um player na página com os controles do navegador. Inicie-o e role para baixo: ele acompanha você até que você o feche ou ele termine.
publisher-caption-live = Uma transmissão ao vivo. O embed a inicia sem som.
publisher-caption-ad-breaks = Com pre-roll, mid-roll e post-roll. O painel lista os eventos deles.
publisher-caption-portrait = Um vídeo vertical. A caixa tem o tamanho final antes que algo seja carregado.
publisher-caption-watermark = O código do próprio serviço em um frame isolado, que não tem acesso a esta página. Com uma marca-d’água.
publisher-caption-overlays = Carregado quando metade está visível. Anúncios em overlay aparecem sobre o vídeo por alguns segundos.
publisher-caption-italian = Só um pôster até você clicar: antes disso, nenhuma parte do player é carregada. Com título e legendas em italiano; os textos do player seguem o idioma da figura.
publisher-caption-arabic = Endereçado pelo identificador público. Leitores de tela leem no botão o título em árabe e japonês.
publisher-caption-custom-look = Exige consentimento: nenhuma solicitação vai para outra origem antes que o leitor permita. Com fundo, cores e legendas em dois idiomas.
publisher-caption-autoplay = Começa automaticamente e sem som quando metade está visível, depois de um anúncio.
publisher-caption-converting = Um vídeo que ainda está em conversão, com uma mensagem.

## What the fields of an embed do, on the publisher page

phrase-seconds = { NUMBER($seconds, style: "unit", unit: "second", unitDisplay: "long") }
phrase-ad-count = { $count ->
    [one] um anúncio
   *[other] { $count } anúncios
  }
phrase-ads = { phrase-ad-count }{ $hosted ->
    [0] {""}
    [one] {" "}({ $hosted } hospedado no serviço)
   *[other] {" "}({ $hosted } hospedados no serviço)
  }{ $fallback ->
    [yes] , com tags de reserva
   *[no] {""}
  }

effect-title = O título do player, a menos que a página defina um.
effect-converting = Ainda está em conversão, por isso uma mensagem é exibida.
effect-conversion-failed = Não pôde ser convertido, por isso uma mensagem é exibida.
effect-plays = É reproduzido.
effect-live = É reproduzido ao vivo: com um selo, sem barra de tempo.
effect-crop = Preenche a caixa e corta as bordas.
effect-autoplay = Começa automaticamente; sem som se o navegador exigir.
effect-mute = Começa sem som.
effect-preload = Carrega a mídia antes do início da reprodução.
effect-picture-in-picture = Adiciona um botão de imagem na imagem.
effect-no-bar = Remove a barra de controles.
effect-keeps-bar = Mantém visível a barra de controles.
effect-no-seeking = Impede avançar no vídeo.
effect-background-image = Mostra uma imagem na área em volta do vídeo.
effect-floats = Acompanha o leitor pela página enquanto é reproduzido.
effect-float-muted = Silencia o player flutuante enquanto o mouse está sobre ele.
effect-watermark = Mostra uma imagem sobre o vídeo.
effect-watermark-hidden = A imagem some junto com os controles.
effect-ima = Solicita o SDK do IMA. Esta página não permite o script dele, por isso o gerenciador de anúncios integrado reproduz os anúncios.
effect-analytics = É passado ao adaptador de análise que a página registrou, se houver.
effect-public-id = A URL do player contém { $id } no lugar do id.
effect-plays-for = Dura { phrase-seconds }.
effect-subtitles = Oferece legendas: { $labels }.
effect-subtitles-default = Mostra no início legendas em { $language }.
effect-background = Preenche com { $color } a área em volta do vídeo.
effect-player-color = Mostra os botões e as barras do player em { $color }.
effect-destroy-on = Remove o player com { LIST($events, type: "disjunction") }.
effect-watermark-width = A imagem tem { $pixels } px de largura.
effect-watermark-height = A imagem tem { $pixels } px de altura.
effect-watermark-opacity = A imagem é { NUMBER($share, style: "percent") } transparente.
effect-watermark-time = A imagem some após { phrase-seconds } de reprodução.
effect-watermark-link = Um clique na imagem abre { $url }.
effect-preroll = Reproduz { phrase-ads } antes do conteúdo.
effect-midroll = Interrompe o conteúdo após { NUMBER($times, style: "unit", unit: "second", unitDisplay: "long") }.
effect-postroll = Reproduz { phrase-ads } depois do conteúdo.
effect-skip = Permite pular o pre-roll após { phrase-seconds }.
effect-overlay-for = Mostra { phrase-ad-count } sobre o vídeo após { phrase-seconds }, durante { NUMBER($duration, style: "unit", unit: "second", unitDisplay: "long") }.
effect-overlay-to-end = Mostra { phrase-ad-count } sobre o vídeo após { phrase-seconds }, até o fim.
effect-bulk-label = As configurações do bulk “{ $label }” substituem as do embed, porque a página indica o rótulo dele.
effect-bulk-origin = As configurações do bulk “{ $label }” substituem as do embed, porque ele corresponde a esta página.
effect-bulk-any = As configurações do bulk “{ $label }” substituem as do embed, porque ele corresponde a todas as páginas.
effect-watermark-offset-top = A imagem está a { $length } da borda superior.
effect-watermark-offset-right = A imagem está a { $length } da borda direita.
effect-watermark-offset-bottom = A imagem está a { $length } da borda inferior.
effect-watermark-offset-left = A imagem está a { $length } da borda esquerda.
effect-volume-unchecked = Não altera o som dos anúncios.
effect-volume-on = Reproduz os anúncios com som.
effect-volume-off = Reproduz os anúncios sem som.

## CMS page

cms-title = Os embeds e seu código
cms-sign-in = Entrar
cms-sign-in-note = Esta é uma demonstração: o usuário e a senha são “editor”, a menos que outra senha tenha sido escolhida ao iniciá-la.
cms-user-name = Nome de usuário
cms-password = Senha
cms-sign-out = Sair
cms-guest = Você escreve como convidado
cms-account = Sessão de { $name }
cms-views = Seções
cms-embeds = Lista de embeds
cms-embed = Código
cms-article = Artigo
cms-write = Escrever
cms-articles = Artigos
cms-all-articles = Artigos e rascunhos
cms-insertion = Inserir um embed
cms-insert-into-article = Inserir no artigo
cms-insert-as-embed = Inserir como embed
cms-insert-at-cursor = Inserir na posição do cursor
cms-insertion-hint = Escolha um embed na lista. Ele é inserido onde está o cursor.
cms-insertion-note = Ele é inserido onde está o cursor. Para outro embed, escolha-o na lista.
cms-chosen-embed = Escolhido:
cms-choose-embed = Escolher um embed
cms-choose-another = Escolher outro
cms-format-taken = O artigo mantém o player com seu tamanho e seu título.
cms-format-refused = O artigo não mantém o código do formato “{ $format }”. “Inserir como embed” insere o mesmo vídeo como player, com seu tamanho e seu título.
cms-quoted = “{ $option }”
cms-options-dropped = Ele não mantém { $names }: valem as configurações do embed.
cms-saving = Salvando…
cms-saved-at = Salvo: { $time }
cms-kept = Guardado neste dispositivo. O texto será enviado quando o servidor puder ser acessado de novo.
cms-kept-refused = Guardado só neste dispositivo.
cms-kept-signed-out = Sessão encerrada. O texto está guardado neste dispositivo: entre para salvá-lo no servidor.
cms-kept-conflict = Guardado neste dispositivo até você escolher.
cms-not-kept = Não salvo, e este dispositivo não pode guardar o texto. Deixe esta página aberta.
cms-save-as-new = Salvar como novo artigo
cms-conflict-passage = Trecho
cms-conflict-mine = Seu texto
cms-conflict-theirs = { $author }, salvo: { $time }
cms-conflict-deleted = excluído
cms-keep-both = Manter os dois
cms-keep-mine = Manter o seu texto
cms-keep-theirs = Manter o outro texto
cms-conflict-continue = Continuar com os textos escolhidos
cms-no-articles = Ainda não há artigos. O que você escrever em “Escrever” é salvo aqui automaticamente.
cms-untitled = Sem título
cms-article-state-draft = rascunho
cms-article-state-published = publicado
cms-article-state-changed = alterado desde a publicação
cms-open-article = Abrir
cms-unpublish = Despublicar
cms-delete-article = Excluir
cms-delete-question = Excluir “{ $title }”? Não é possível desfazer.
cms-delete-published = Os leitores não encontrarão nada no endereço dele.
cms-keep-article = Manter
cms-search = Buscar por título, tag ou id
cms-filters = Filtros e ordem
cms-filters-active = { $count ->
    [one] { $count } ativo
   *[other] { $count } ativos
  }
cms-state = Estado
cms-kind = Tipo
cms-ads = Anúncios
cms-sort = Ordem
cms-any = Qualquer
cms-with-ads = Com anúncios
cms-without-ads = Sem anúncios
cms-reset = Redefinir os filtros
cms-state-ready = pronto
cms-state-processing = em processamento
cms-state-failed = falhou
cms-state-empty = sem conteúdo
cms-kind-video = vídeo
cms-kind-live = ao vivo
cms-kind-none = nenhum
cms-sort-relevance = Mais relevantes
cms-sort-newest = Mais recentes
cms-sort-oldest = Mais antigos
cms-sort-title = Por título
cms-sort-longest = Mais longos
cms-count = { $found } de { $all } embeds
cms-indexing = { $indexed } de { $all } embeds lidos
cms-none-found = Nenhum embed corresponde. Verifique os filtros, ou use menos palavras.
cms-no-embeds = Ainda não há nenhum embed. Envie um vídeo.
cms-reset-search = Redefinir a pesquisa e os filtros
cms-pages = Páginas da lista
cms-previous = Anterior
cms-next = Próximo
cms-range = { $from }–{ $to } de { $total }
cms-ad-count = { $count ->
    [one] { $count } anúncio
   *[other] { $count } anúncios
  }
cms-size-not-set = tamanho não definido
cms-chosen = O embed escolhido
cms-choose = Escolha um embed na lista.
cms-code = Código
cms-code-for = Para:
cms-not-listed = A lista não mostra este embed agora.
cms-preview = Prévia
cms-public-id = id público
cms-upload = Enviar um vídeo
cms-upload-title = Título
cms-upload-file = Arquivo de vídeo
cms-upload-start = Enviar
cms-upload-cancel = Cancelar
cms-upload-progress = { $percent }% enviado
cms-upload-storing = O serviço armazena o vídeo…
cms-upload-interrupted = A conexão caiu. O envio recomeçará quando o servidor puder ser acessado de novo.
cms-queue = Envios
cms-upload-state-waiting = aguardando
cms-upload-state-encoding = sendo codificado
cms-upload-state-available = disponível
cms-upload-state-failed = falhou
cms-upload-failed = O codificador não conseguiu converter o arquivo. Envie um vídeo em outro formato.
cms-ahead = { $count ->
    [one] { $count } vídeo antes
   *[other] { $count } vídeos antes
  }
cms-show = Mostrar
cms-article-title = Título do artigo
cms-article-text = Texto do artigo
cms-article-note = Cole o endereço ou o código de um embed sozinho em uma linha: ele se torna um player.
cms-formats = Estilo do texto
cms-format-bold = Negrito
cms-format-italic = Itálico
cms-format-heading = Intertítulo
cms-format-bulletList = Lista
cms-format-quote = Citação
cms-publish = Publicar
cms-publish-again = Publicar as alterações
cms-published = Publicado.
cms-new-article = Novo artigo
cms-loading-editor = Carregando o editor…
cms-error-editor-failed = Não foi possível carregar o editor. Recarregue a página.
cms-error-not-an-embed = O editor não conseguiu inserir este embed. Escolha-o de novo na lista.
cms-code-refused = O código colado não está no artigo, que guarda apenas texto e embeds deste site. Escolha um embed na lista ou cole o endereço dele.
cms-code-without-options = O artigo não mantém { $names } do código colado: valem as configurações do embed.
cms-error-article-changed = Outra pessoa alterou os mesmos trechos. Escolha o que o artigo mantém.
cms-error-signed-out = Sua sessão terminou. Entre de novo.
cms-error-wrong-password = O nome de usuário ou a senha está incorreto.
cms-error-other-origin = A solicitação veio de outro site. Recarregue a página.
cms-error-invalid-request = O servidor não entendeu a solicitação. Verifique o que você digitou.
cms-error-no-such-embed = Não há embed com este id. Escolha outro.
cms-error-no-such-article = Este artigo foi excluído. Salve-o como novo artigo para manter o texto.
cms-error-service-failed = O serviço de mídia não respondeu como esperado. Tente de novo; o terminal do servidor tem os detalhes.
cms-error-upload-too-large = O arquivo tem mais de 2 GiB. Escolha um menor.
cms-error-article-without-title = O artigo não tem título. Escreva um.
cms-error-article-without-text = O artigo não tem texto. Escreva um ou insira um embed.
cms-error-article-too-large = O artigo tem mais de 1 MiB. Encurte-o.
cms-error-article-too-deep = O artigo tem mais de 100 citações e listas umas dentro das outras. Nada foi guardado; reduza os níveis.
cms-error-too-many-articles = Já existem 1.000 artigos. Exclua alguns em “Artigos”.
cms-error-disk-full = O disco do servidor está cheio; nada foi salvo. Libere espaço.
cms-error-not-found = Não há nada neste endereço.
cms-error-internal = O servidor falhou. O terminal dele tem os detalhes.
cms-error-no-response = O servidor não respondeu. Verifique se ele ainda está em execução.
cms-error-invalid-response = A resposta do servidor não é o JSON que esta página espera. Recarregue a página.

## Ad ops page

ad-ops-title = Por que não há publicidade?
ad-ops-embed = Embed
ad-ops-choose-embed = Escolha um embed da sandbox
ad-ops-no-embeds = A sandbox ainda não tem nenhum embed. Envie um vídeo na página CMS.
ad-ops-examples-label = Exemplos do servidor de anúncios da sandbox
ad-ops-report = Abrir um relatório da auditoria
ad-ops-report-note = Escolha ou solte aqui o arquivo que media-embed audit --format ndjson grava. Nada dele sai desta página.
ad-ops-report-file = Relatório
ad-ops-report-unreadable = Este arquivo não é um relatório da auditoria.
ad-ops-record = Gravar os anúncios de uma página publicada
ad-ops-record-note = Execute isto no console de uma página com o player. Na primeira vez, a página é aberta de novo e seus anúncios são gravados. Reproduza o embed, execute outra vez e cole acima o que ele copia.
ad-ops-record-script = O script para o console
ad-ops-record-copy = Copiar o script
ad-ops-more-examples = { $count ->
    [one] mais { $count } exemplo
   *[other] mais { $count } exemplos
  }
ad-ops-example-no-ad = Sem anúncio
ad-ops-example-time-out = Tempo esgotado
ad-ops-example-wrapper-time-out = Wrapper lento demais
ad-ops-example-no-ad-on-mobile = Sem anúncio no celular
ad-ops-example-consent-missing = Consentimento ausente
ad-ops-example-encoded-twice = Página codificada duas vezes
ad-ops-example-http-on-https = http em https
ad-ops-example-vpaid-only = Só VPAID
ad-ops-example-foreign-macros = Macros de outro player
ad-ops-example-plays = É reproduzido
ad-ops-example-three-wrappers = Três wrappers
ad-ops-example-vmap = Lista VMAP
ad-ops-example-unplayable-then-ad = Não reproduzível, depois um anúncio
ad-ops-example-error-500 = Erro 500
ad-ops-example-malformed = XML malformado
ad-ops-example-no-cors = Sem CORS
ad-ops-example-wrapper-loop = Ciclo de wrappers
ad-ops-example-too-many-wrappers = Wrappers demais
ad-ops-example-relative-wrapper = Wrapper relativo
ad-ops-example-companion-required = Companion exigido
ad-ops-example-overlay-as-preroll = Overlay como pre-roll

## The sandbox: the hosted player without a video, and the landing page of ads

sandbox-processing = Este vídeo está sendo preparado. Volte mais tarde.
sandbox-failed = Este vídeo não pôde ser convertido.
sandbox-empty = Não há nada para reproduzir.
sandbox-missing = Este player não existe.
sandbox-advertiser = O anunciante da demo
sandbox-landing = Os anúncios da demo levam a esta página.

## The sandbox: what it shows for an address that it cannot show

sandbox-error-title = { $fault ->
    [not-found] Não há nada neste endereço
    [server] A sandbox falhou
   *[request] Este endereço não pode ser exibido
  }
sandbox-error-status = respondeu com o status { NUMBER($status, useGrouping: 0) }.
sandbox-error-advice = Verifique o endereço ou abra uma destas páginas:
sandbox-shows-publisher = um artigo com players de todo tipo
sandbox-shows-cms = os embeds e o código deles em cada formato
sandbox-shows-ad-ops = por que um anúncio não é reproduzido
sandbox-shows-docs = guias, elementos, referência e regras de verificação
sandbox-published = Embeds publicados
sandbox-shows-published = a lista em JSON, com os nomes para os endereços

## Documentation: the keys of its pages

docs-keys = Teclas
docs-keys-title = Teclas deste site
docs-key-search = Buscar na documentação
docs-key-next = Próxima página
docs-key-previous = Página anterior
docs-key-home = Primeira página
docs-key-help = Mostrar estas teclas
docs-key-close = Fechar esta janela ou os resultados
docs-keys-on = Usar teclas simples neste site
docs-keys-close = Fechar

## Documentation: what is around its texts, which are in English

docs-skip-link = Ir para o texto
docs-menu = Menu
docs-contents = Nesta página
docs-search = Buscar
docs-search-results = Resultados da busca
docs-previous = Anterior
docs-next = Próxima
docs-edit = Editar esta página
docs-report = Relatar um erro
docs-results = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
  }
docs-no-result = Nada corresponde a “{ $query }”.
docs-search-failed = Não foi possível carregar o índice da busca. Verifique a conexão e tente novamente.
