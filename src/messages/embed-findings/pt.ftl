### Observações sobre os campos de um embed: o que foi encontrado e o que fazer (.remedy).

## Partes de vários textos

phrase-value = { $kind ->
    [text] O valor “{ $value }”
    [list] O valor (uma lista)
    [object] O valor (um objeto)
   *[literal] O valor { $value }
  }

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

not-length = { phrase-value } não é um número, com ou sem px ou %.
    .remedy = Envie um número, com ou sem px ou %, ou null.

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
