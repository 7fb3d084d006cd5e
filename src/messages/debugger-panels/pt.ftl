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
ad-check-mixed-content = http, bloqueado em páginas https
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
consent-scenario-us-opt-out = Exclusão nos EUA
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
