### Observações sobre um embed e suas tags de anúncio: o que foi encontrado e o que fazer (.remedy).

## Partes de vários textos

phrase-value = { $kind ->
    [text] O valor “{ $value }”
    [list] O valor (uma lista)
    [object] O valor (um objeto)
   *[literal] O valor { $value }
  }
phrase-more = { $more ->
    [0] {""}
   *[other] {" "}(e mais { $more })
  }
phrase-placeholders = { $placeholders }{ phrase-more }
phrase-filled = { LENGTH($filled) ->
    [0] {""}
   *[other] {" "}Preenchidos: { $filled }{ $moreFilled ->
        [0] {""}
       *[other] {" "}(e mais { $moreFilled })
      }.
  }
phrase-ad-servers = { LENGTH($adServers) ->
    [0] {""}
   *[other] {" "}Mantidos, porque só um servidor de anúncios pode preenchê-los: { $adServers }{ $moreAdServers ->
        [0] {""}
       *[other] {" "}(e mais { $moreAdServers })
      }.
  }
phrase-kept = { LENGTH($kept) ->
    [0] {""}
   *[other] {" "}Mantidos, porque seu significado ou valor é desconhecido: { $kept }{ $moreKept ->
        [0] {""}
       *[other] {" "}(e mais { $moreKept })
      }.
  }
phrase-dialect = A tag de anúncio tem marcadores de { $system }.{ phrase-filled }{ phrase-ad-servers }{ phrase-kept }

## Valores com a forma errada

not-object = O valor não é um objeto.
    .remedy = Envie um objeto, ou null.
not-list = O valor não é uma lista.
    .remedy = Envie uma lista, ou null.
not-text = { phrase-value } não é um texto.
    .remedy = Envie um texto, ou null.
not-flag = { phrase-value } não é nem 1 nem 0.
    .remedy = Envie 1 ou 0, ou null.
not-number = { phrase-value } não é um número decimal.
    .remedy = Envie um número decimal, ou null.
not-length = { phrase-value } não é um número, se preciso com px ou %.
    .remedy = Envie um número, se preciso com px ou %, ou null.
not-pixels = { phrase-value } não é um número de pixels.
    .remedy = Envie um número de pixels, ou null.
not-color = { phrase-value } não é uma cor hexadecimal.
    .remedy = Envie uma cor hexadecimal, ou null.
not-date = { phrase-value } não é data e hora como YYYY-MM-DD hh:mm:ss.
    .remedy = Envie data e hora como YYYY-MM-DD hh:mm:ss, ou null.
not-language = { phrase-value } não é um código de idioma.
    .remedy = Envie um código de idioma, ou null.
not-address = O valor não é uma URL http(s) absoluta.
    .remedy = Envie uma URL http(s) absoluta, ou null.
unknown-volume = { phrase-value } não é nem -1 nem none, defaultOn ou defaultOff.
    .remedy = Envie -1, none, defaultOn ou defaultOff, ou null.
unknown-ad-type = { phrase-value } não é nem linear nem non-linear.
    .remedy = Envie linear ou non-linear, ou null.
bulk-rule-form = O valor não é nem * nem uma origem com /*, como https://www.example.com/*.
    .remedy = Envie * ou uma origem com /*, como https://www.example.com/*, ou null.

## Outras observações sobre campos

empty-value = O texto está vazio e é lido como null.
    .remedy = Envie null.
out-of-bounds = { $unit ->
    [characters] O valor tem mais de { $max } caracteres.
   *[number] O valor { $value } está fora do intervalo documentado.
  }
    .remedy = { $unit ->
        [characters] Encurte-o para no máximo { $max } caracteres.
       *[number] Use um valor do intervalo documentado: de { $min } a { $max }.
      }
address-userinfo = A URL contém um nome de usuário ou uma senha, que foram removidos.
    .remedy = Remova-os da URL.
source-video-and-live = O embed tem um vídeo e uma transmissão ao vivo; o vídeo é exibido.
    .remedy = Remova um dos dois.
stream-url-callback = `options.streamUrl` causou um erro, ou não deu uma URL http(s) absoluta.
    .remedy = Retorne uma URL http(s) absoluta, ou null.
hosted-player-missing = O código não tem um iframe com uma URL http(s).
    .remedy = Envie o código como o serviço o gerou.
bulk-label-unknown = Nenhum bulk tem o rótulo “{ $label }”.
    .remedy = Defina `options.bulkLabel` como o rótulo de um bulk deste embed.
bulk-ambiguous = Um bulk anterior também corresponde e é usado no lugar deste.
    .remedy = Remova um dos dois.
unknown-destroy-event = O player não tem um evento chamado “{ $name }”.
    .remedy = Use o nome de um evento do player, como ENDED.
unknown-ad-kind = O anúncio do tipo “{ $type }” não tem nem tag nem vídeo.
    .remedy = Defina seu source_url como uma tag de anúncio.
ad-video-not-ready = O vídeo do anúncio ainda não foi convertido.
    .remedy = Espere a conversão, ou envie o vídeo de novo.
slot-mobile-missing = O espaço tem anúncios para computador e nenhum para celular.
    .remedy = Preencha também este campo.
midroll-without-time = O início do mid-roll não é conhecido.
    .remedy = Informe seus segundos em `options.midrollAt`.
overlay-main-only = O campo só vale para um overlay principal e é ignorado.
    .remedy = Remova-o, ou mova o anúncio para overlay_main.
watermark-offsets = A margem é ignorada, porque a margem oposta também está definida.
    .remedy = Remova uma das duas.

## Anúncios em seus espaços

slot-type-mismatch = O anúncio é { $type }, e o espaço exibe anúncios { $expected }.
    .remedy = Mova o anúncio para outro espaço, ou corrija seu tipo: os players o recusam com o erro VAST 201.
slot-duplicate-tag = A mesma tag também está em { $path }.
    .remedy = Use um bloco de anúncios para cada anúncio, para que o mesmo não seja exibido duas vezes.
slot-desktop-missing = O espaço tem anúncios para celular e nenhum para computador.
    .remedy = Preencha também este campo.
slot-overlay-times = O overlay aparece após { $at } s, e o conteúdo dura { $duration } s.
    .remedy = Faça o overlay aparecer antes.
slot-overlay-size = A tag de anúncio só solicita tamanhos maiores que os permitidos por max_width e max_height.
    .remedy = Aumente max_width e max_height, ou solicite anúncios menores: os players recusam os maiores com o erro VAST 501.

## Tags de anúncio

tag-empty = { $count ->
    [1] A tag de anúncio está vazia.
   *[other] A tag { $number } do waterfall está vazia.
  }
    .remedy = { $count ->
        [1] Defina a tag, ou remova o objeto do anúncio.
       *[other] Defina a tag, ou remova os *** ao lado.
      }
tag-not-absolute = A tag de anúncio não é uma URL absoluta.
    .remedy = Faça-a começar com https://.
tag-scheme = A tag de anúncio tem um esquema diferente de http e https.
    .remedy = Faça-a começar com https://.
tag-host = A tag de anúncio não tem um host válido.
    .remedy = Corrija o host e a porta.
tag-userinfo = A tag de anúncio contém um nome de usuário ou uma senha.
    .remedy = Remova-os.
tag-too-long = A solicitação tem { $length } caracteres, mais de { $limit }.
    .remedy = Encurte os parâmetros: a maioria dos servidores recusa uma solicitação tão longa.
macro-unsafe-position = { LENGTH($placeholders) ->
    [0] Um marcador está em uma parte da URL em que seu valor mudaria o host ou o caminho.
    [one] { phrase-placeholders } está em uma parte da URL em que seu valor mudaria o host ou o caminho.
   *[other] { phrase-placeholders } estão em uma parte da URL em que seus valores mudariam o host ou o caminho.
  }
    .remedy = Substitua a macro pelo valor.
rule-subject-form = Uma regra de substituição não tem um texto como sujeito ou como valor.
    .remedy = Defina um texto para ambos.
rule-duplicate = Duas regras de substituição têm o sujeito { $subject }; vale a primeira.
    .remedy = Remova uma das duas.
rule-subject-unused = A tag de anúncio não contém { $subject }, o sujeito de uma regra de substituição.
    .remedy = Remova a regra, ou corrija seu sujeito.
rule-unknown = A regra de substituição para { $subject } nomeia uma regra que não existe.
    .remedy = Use { LIST($rules, type: "disjunction") }, o nome de uma macro, ou forneça o valor em `values`.
rule-source-empty = A regra de substituição para { $subject } não tem valor, então { $subject } foi mantido.
    .remedy = Preencha o campo que a regra lê.
macro-unknown = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] não tem regra de substituição e não é uma macro conhecida, então foi mantido.
   *[other] não têm regras de substituição e não são macros conhecidas, então foram mantidos.
  }
    .remedy = Adicione uma regra de substituição, ou forneça o valor em `values`.
macro-value-missing = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] não tem valor, então foi mantido.
   *[other] não têm valores, então foram mantidos.
  }
    .remedy = Forneça o valor, ou remova a macro.
macro-wrong-context = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] é uma macro para URLs de rastreamento; em uma solicitação vale -1.
   *[other] são macros para URLs de rastreamento; em uma solicitação valem -1.
  }
    .remedy = { LENGTH($placeholders) ->
        [one] Remova-a.
       *[other] Remova-as.
      }
macro-server-side = { phrase-dialect }
    .remedy = Faça o servidor de anúncios preenchê-los, ou use macros entre colchetes.
macro-foreign-player = { phrase-dialect }
    .remedy = Forneça os valores em `values`, ou use macros entre colchetes.
dialect = { phrase-dialect }
    .remedy = Não é preciso fazer nada. Para escrever a tag com macros entre colchetes, use translateAdTag.

## Nomes das correções

repair-remove-list-element = Remover o item, que não é usado.
repair-clear-field = Remover o valor, que não é usado.
repair-set-flag = Definir o valor como { $flag }.
repair-clamp-number = Usar o valor permitido mais próximo, { $value }.
repair-clean-address = Remover o nome de usuário e a senha.
repair-set-field-null = Definir o campo como null.
repair-remove-live = Remover a transmissão ao vivo, que não é exibida.
repair-remove-offset = Remover esta margem, que não é usada.
