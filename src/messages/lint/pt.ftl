### Resultados das regras sobre tags de anúncio e espaços.

phrase-more = { $more ->
    [0] {""}
   *[other] {" "}(e mais { $more })
  }
phrase-parameters = { LENGTH($names) ->
    [one] o parâmetro { $names }
   *[other] os parâmetros { $names }
  }
phrase-of-parameters = { LENGTH($names) ->
    [one] do parâmetro { $names }
   *[other] dos parâmetros { $names }
  }
phrase-in-parameters = { LENGTH($names) ->
    [one] no parâmetro { $names }
   *[other] nos parâmetros { $names }
  }
phrase-lacks = { LENGTH($names) ->
    [one] Falta na tag de anúncio o parâmetro { $names }
   *[other] Faltam na tag de anúncio os parâmetros { $names }
  }
phrase-placeholders = { $placeholders }{ phrase-more }
phrase-time = { NUMBER($seconds) } s

## Textos que contêm uma tag de anúncio

tag-surrounded = { $fault ->
    [quotes] A tag de anúncio está entre aspas ou colchetes.
    [markup] A tag de anúncio está dentro de HTML ou XML.
    [code] A tag de anúncio está dentro de um script, de JSON ou de uma fórmula.
    [mail-quote] Há linhas da tag de anúncio que começam com >, como em um e-mail citado.
    [text] Há outro texto antes ou depois da tag de anúncio.
    [several] O texto contém várias tags de anúncio, que não estão separadas por ***.
    [joined] Duas tags de anúncio estão escritas em seguida, sem nada entre elas.
    [unclear] O texto contém várias URLs, e qualquer uma delas pode ser a tag de anúncio.
    [computed] A tag de anúncio está dentro de um script que acrescenta valores a ela.
   *[no-url] O texto é código, e não contém a URL de uma tag de anúncio.
  }
    .remedy = { $fault ->
        [mail-quote] Remova esses caracteres.
        [several] Separe com *** as tags de um waterfall, ou mantenha uma.
        [joined] Mantenha uma das duas. Para que ambas sejam avaliadas, cole cada uma em uma linha.
        [computed] Mantenha apenas a URL, e escreva uma macro como [CACHEBUSTING] para cada valor.
        [no-url] Peça ao servidor de anúncios a tag VAST de um posicionamento de vídeo, e defina a URL dela: um código assim é quase sempre de anúncios de display.
       *[text] Mantenha apenas a URL da tag de anúncio.
      }

tag-script-escaped = A tag de anúncio contém caracteres precedidos por uma barra invertida, como \/ ou \u0026.
    .remedy = Substitua os códigos: a tag foi copiada de um script, de JSON ou de Markdown.

tag-percent-encoded = A tag de anúncio está inteiramente codificada com %, incluindo seu esquema ou os sinais entre seus parâmetros.
    .remedy = Decodifique-a: a tag foi copiada de um parâmetro de outra URL.

tag-mail-encoded = A tag de anúncio está codificada como no código-fonte de um e-mail, com =3D em vez de =.
    .remedy = Decodifique-a: a tag foi copiada do código-fonte de um e-mail.

tag-lookalike-chars = A tag de anúncio contém caracteres que apenas se parecem com os comuns, como – no lugar de -, × de x, ＆ de & ou aspas tipográficas em torno de um valor.
    .remedy = Escreva no lugar deles os caracteres comuns.

tag-link-rewritten = A tag de anúncio é um link reescrito por um programa de e-mail ou outro serviço.
    .remedy = Use o endereço que está por trás: as solicitações por este link falham.

tag-cut-off = A tag de anúncio tem … no lugar de uma parte, porque o programa de onde foi copiada a encurtou.
    .remedy = Copie de novo a tag inteira de onde ela é editada.

## O texto e seu waterfall

tag-whitespace = A tag de anúncio tem espaços, quebras de linha ou caracteres invisíveis que não fazem parte dela.
    .remedy = Remova-os: cole a tag de novo como texto simples.

tag-waterfall = O anúncio é um waterfall de { $count } tags, que dividem { phrase-time }.
    .remedy = Não é preciso fazer nada, se o serviço ativou os waterfalls para esta conta.

waterfall-no-failover = { $cause ->
    [vmap] A tag { $number } do waterfall solicita uma playlist VMAP, que nunca fica sem anúncios.
   *[sample] A tag { $number } do waterfall é um exemplo, que sempre retorna um anúncio.
  }
    .remedy = Coloque-a por último: as tags seguintes nunca são solicitadas.

waterfall-too-many = O waterfall tem { $count } tags, de modo que cada uma dispõe de cerca de { $share } ms dos { phrase-time } para todas.
    .remedy = Mantenha no máximo { $limit } tags, primeiro as de melhor taxa de preenchimento.

waterfall-duplicate = A tag { $number } do waterfall é igual a uma anterior, que não tinha anúncio.
    .remedy = Remova a tag repetida.

rule-subject-plain = O sujeito { $subject } também está em outras palavras e em nomes da tag de anúncio, onde também é substituído.
    .remedy = Escreva o sujeito entre colchetes, como [nome], na regra e na tag.

## A URL

tag-html-escaped = A tag de anúncio contém caracteres codificados como em HTML, por exemplo &amp;.
    .remedy = Substitua os códigos: a tag foi copiada de HTML ou XML.

tag-http-on-https = A tag de anúncio é uma URL http, e a página é https.
    .remedy = Use a tag https: o navegador bloqueia a solicitação ou a muda para https.

tag-protocol-relative = A tag de anúncio não tem esquema.
    .remedy = Escreva https://, para que a tag funcione também fora de uma página web.

tag-fragment = A tag de anúncio contém um #, e o que vem depois não é enviado ao servidor de anúncios.
    .remedy = Escreva # como %23, ou remova-o com o que vem depois.

tag-request-too-long = A solicitação tem { $length } caracteres, mais de { $limit }.
    .remedy = Encurte os parâmetros: a maioria dos servidores recusa uma solicitação tão longa.

tag-long = A solicitação tem { $length } caracteres, mais de { $limit }.
    .remedy = Encurte os parâmetros se faltarem anúncios: alguns servidores cortam uma solicitação tão longa.

tag-illegal-chars = { LENGTH($name) ->
    [0] A tag de anúncio tem caracteres que em uma URL devem ser codificados com %.
   *[other] O & de &{ $name } foi lido como uma entidade HTML, por isso a tag de anúncio não tem o parâmetro { $name }.
  }
    .remedy = { LENGTH($name) ->
        [0] Codifique-os com %: os players os enviam de formas diferentes.
       *[other] Escreva de novo &{ $name }=; em HTML, &amp;{ $name }=.
      }

tag-bad-percent = { $fault ->
    [cut] A tag de anúncio está cortada: termina no meio de um caractere codificado.
   *[sign] A tag de anúncio tem um sinal de porcentagem que não é seguido de dois dígitos hexadecimais.
  }
    .remedy = { $fault ->
        [cut] Copie de novo a tag inteira de onde ela é editada: um campo ou um programa a encurtou.
       *[sign] Escreva o sinal de porcentagem como %25.
      }

ad-host-gone = O host pertence { $server ->
    [liverail] à LiveRail, cujo servidor de anúncios o Facebook fechou em 2016
    [adtech] à Adtech, cujo servidor de anúncios a Verizon Media fechou em 2020
    [mopub] à MoPub, que foi encerrada em 2022
    [adaptv] à plataforma de oferta (SSP) do Yahoo, que foi encerrada em 2023
    [emx] à EMX Digital, que ficou insolvente em 2023
    [spotx] à SpotX, que a Magnite comprou em 2021 e integrou à própria plataforma
   *[sizmek] à Sizmek, cujo servidor de anúncios a Amazon fechou no fim de 2024
  }.
    .remedy = Peça uma tag nova ao fornecedor, ou remova o anúncio.

## Parâmetros

tag-no-query = A tag de anúncio tem um & mas nenhum ? antes dele, e por isso não tem query string.
    .remedy = Comece a query string com um ponto de interrogação.

param-question-mark = { $fault ->
    [address] O endereço no parâmetro { $name } não está codificado com %, então os parâmetros dele viraram os da tag de anúncio.
    [waterfall] No parâmetro { $name } começa uma segunda tag de anúncio, sem *** que a separe.
   *[separator] A tag de anúncio tem um segundo ? depois do parâmetro { $name }, no lugar de um &.
  }
    .remedy = { $fault ->
        [address] Codifique por inteiro o endereço em { $name }.
        [waterfall] Escreva *** entre as duas tags de anúncio.
       *[separator] Escreva & no lugar do segundo ?.
      }

param-implausible = { $fault ->
    [floor] Nenhuma campanha paga um preço mínimo tão alto: { $settings }.
    [size] A tag de anúncio não dá tamanho ao player: { $settings }.
    [sound] A tag de anúncio declara reprodução automática com som: { $settings }.
    [page] O parâmetro { $settings } tem o endereço de uma prévia ou de um teste, e não o da página pública.
    [slot] A tag de anúncio pede um tipo de anúncio que seu espaço não exibe: { $settings }.
   *[format] A tag de anúncio pede um formato diferente de VAST ou VMAP: { $settings }.
  }
    .remedy = { $fault ->
        [floor] Escreva o preço por 1.000 impressões na moeda do leilão, como 1.50, ou remova o parâmetro.
        [size] Escreva o tamanho do player em pixels, e forme a tag só quando o player tiver um.
        [sound] Inicie sem som ou com um clique, e indique isso na tag: os navegadores bloqueiam a reprodução automática com som.
        [page] Escreva o endereço público codificado com %, ou [PAGEURL].
        [slot] Peça anúncios lineares em preroll, midroll ou postroll, e não lineares em um overlay; ou mova a tag para o espaço para o qual foi feita.
        [freewheel] Escreva resp=vast3, ou resp=vmap1 para uma lista de intervalos comerciais.
       *[format] Escreva o valor para VAST que o servidor de anúncios documenta, ou peça a ele a tag VAST.
      }

tag-media = { $fault ->
    [stream] Este é o endereço de um stream, e não uma tag de anúncio.
    [platform] Este é o endereço de um vídeo de uma plataforma, e não uma tag de anúncio.
    [console] Este é o endereço de uma página para pessoas, como o console de um servidor de anúncios, e não uma tag de anúncio.
   *[video] Este é o endereço de um arquivo de vídeo, e não uma tag de anúncio.
  }
    .remedy = { $fault ->
        [stream] Se um servidor insere os anúncios no stream, reproduza-o como conteúdo; para anúncios do player, peça a tag VAST.
        [platform] Peça ao servidor de anúncios a sua tag VAST. Um vídeo de uma plataforma é incorporado com o código da própria plataforma.
        [console] Copie a tag VAST dessa página; o que vem depois do # nunca é enviado a um servidor.
       *[video] Peça ao servidor de anúncios uma tag VAST deste vídeo.
      }

tag-double-encoded = O valor { phrase-of-parameters }{ phrase-more } está codificado duas vezes.
    .remedy = Codifique o valor uma única vez.

param-duplicate = A tag de anúncio tem mais de uma vez { phrase-parameters }{ phrase-more }, com { $values ->
    [same] o mesmo valor
   *[different] valores diferentes
  }.
    .remedy = Mantenha um: nem todos os servidores leem o mesmo.

param-empty = A tag de anúncio não tem valor para { phrase-parameters }{ phrase-more }.
    .remedy = Defina os valores, ou remova os parâmetros.

## Marcadores

macro-near-miss = { $placeholder } é desconhecido, e provavelmente significa { $macro }.
    .remedy = Escreva { $macro } em vez de { $placeholder }.

macro-case = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] deveria
   *[other] deveriam
  } estar em maiúsculas.
    .remedy = Escreva maiúsculas: a maioria dos outros players as distingue das minúsculas.

macro-not-iab = Alguns outros players não preenchem { phrase-placeholders }, porque o IAB não tem { LENGTH($placeholders) ->
    [one] uma macro escrita assim
   *[other] macros escritas assim
  }.
    .remedy = { LENGTH($known) ->
        [0] {""}
       *[other] Para outros players, escreva { $macros } em vez de { $known }.
      }{ LENGTH($unknown) ->
        [0] {""}
       *[other] { LENGTH($known) ->
            [0] {""}
           *[other] {" "}
          }O IAB não tem uma macro com o valor de { $unknown }.
      }

macro-deprecated = O VAST 4.1 substituiu { phrase-placeholders }.
    .remedy = Escreva [MEDIAPLAYHEAD].

macro-mixed-syntax = A tag de anúncio tem marcadores com a sintaxe de { $count } outros sistemas.
    .remedy = Use macros entre colchetes: partes de tags de vários sistemas foram copiadas juntas.

macro-mismatched = Os colchetes de { phrase-placeholders } não correspondem.
    .remedy = Corrija os colchetes.

macro-unresolved = Ninguém preenche { phrase-placeholders }.
    .remedy = Escreva uma macro entre colchetes, como [PAGEURL], ou o valor.

macro-quoted = As aspas ou os asteriscos de { phrase-placeholders } são enviados ao servidor de anúncios.
    .remedy = Remova-os: foram copiados com a macro.

macro-encoded-brackets = Os colchetes de { phrase-placeholders } estão codificados com %.
    .remedy = Escreva [ e ]: a maioria dos outros players não preenche colchetes codificados.

macro-bare-word = Há uma simples palavra no lugar do valor { phrase-of-parameters }{ phrase-more }.
    .remedy = Escreva uma macro entre colchetes, ou o valor.

macro-value-text = O texto de um valor que falta, como undefined, está { phrase-in-parameters }{ phrase-more }.
    .remedy = Corrija o script que escreveu a tag ou o valor.

macro-value-unknown = A solicitação tem -1, ou seja, desconhecido, para { phrase-placeholders }.
    .remedy = Forneça o valor no contexto, se o conhecer.

macro-value-withheld = A solicitação tem -2, ou seja, retido, para { phrase-placeholders }.
    .remedy = Não é preciso fazer nada: o usuário não consentiu em compartilhá-lo.

macro-nested-encoding = O texto em volta de { phrase-placeholders } está codificado com %, de modo que o valor inserido é codificado mais uma vez.
    .remedy = Verifique a solicitação: a maioria dos outros players codifica o valor menos vezes do que deveria.

## Cache busters

cachebuster-missing = { LENGTH($name) ->
    [0] A tag de anúncio não tem um parâmetro que torne cada solicitação única.
   *[other] O parâmetro { $name } não tem valor, de modo que todas as solicitações são iguais.
  }
    .remedy = Adicione cb=[CACHEBUSTING], ou o parâmetro que o servidor de anúncios lê.

cachebuster-frozen = Há um número fixo { phrase-in-parameters }{ phrase-more }, que deveria ser diferente a cada solicitação.
    .remedy = Substitua-o por uma macro como [CACHEBUSTING]: a tag foi copiada depois da substituição.

user-id-frozen = O identificador de uma única pessoa ou de um único dispositivo está { phrase-in-parameters }{ phrase-more }.
    .remedy = Remova-o: todos os usuários contariam como um só, e o identificador dele seria público.

## Consentimento

consent-flag-without-string = { LENGTH($flag) ->
    [0] A tag de anúncio diz que o GDPR se aplica, mas não tem string de consentimento.
   *[other] Se o GDPR se aplica, { $flag } passa a ser 1, mas a tag de anúncio não envia uma string de consentimento.
  }
    .remedy = { LENGTH($consent) ->
        [0] Solicite o anúncio depois da resposta da CMP, e preencha gdpr_consent com [GDPRCONSENT].
       *[other] Solicite o anúncio depois da resposta da CMP: antes dela, { $consent } não tem valor.
      }

consent-string-without-flag = A tag de anúncio tem uma string de consentimento, mas não diz se o GDPR se aplica.
    .remedy = Adicione gdpr=[gdpr].

consent-flag-form = O parâmetro { $name } não é 0 nem 1.
    .remedy = Envie 1 ou 0, ou a macro [gdpr].

consent-tcstring-form = O valor do parâmetro { $name } não é uma string de consentimento do TCF 2.
    .remedy = Envie a string da CMP com a macro [GDPRCONSENT]. A versão 1 não é mais válida.

consent-usp-form = O valor do parâmetro { $name } não é uma string US Privacy como 1YNN.
    .remedy = Envie quatro caracteres como 1YNN, ou a macro [us_privacy].

consent-gpp-sid = { $fault ->
    [other-sections] A string GPP não tem todas as seções de gpp_sid.
    [no-sections] A tag de anúncio tem uma string GPP sem suas seções.
   *[no-string] A tag de anúncio tem as seções de uma string GPP sem a string.
  }
    .remedy = Envie juntos gpp=[GPPSTRING] e gpp_sid=[GPPSECTIONID].

consent-frozen = O consentimento de um único usuário está { phrase-in-parameters }{ phrase-more }.
    .remedy = Substitua-o pela macro do seu parâmetro, como [GDPRCONSENT] para uma string TCF: a tag foi copiada depois da substituição.

consent-absent = { $known ->
    [tcf] O usuário tem uma string de consentimento TCF
    [gpp] O usuário tem uma string de consentimento GPP
   *[gdpr] O GDPR se aplica ao usuário
  }, mas a tag de anúncio não tem um parâmetro para o consentimento.
    .remedy = Adicione gdpr=[gdpr] e gdpr_consent=[GDPRCONSENT], se o servidor de anúncios não lê o consentimento sozinho.

consent-late = As macros da tag de anúncio foram substituídas antes da resposta da CMP.
    .remedy = Espere mais pela CMP, ou substitua as macros de novo depois da resposta.

## Google Ad Manager

gam-missing-required = { phrase-lacks }.
    .remedy = Adicione { $settings }.

gam-correlator = O correlator { $fault ->
    [missing] falta
    [empty] está vazio
   *[not-integer] não é um inteiro positivo
  }.
    .remedy = Escreva correlator=[timestamp]. Só o SDK do IMA define o correlator sozinho.

gam-page-missing = { phrase-lacks }.
    .remedy = Adicione { $names } com o endereço da página ([PAGEURL]): sem ele há menos demanda.

gam-live = O conteúdo é uma transmissão ao vivo, mas a tag de anúncio não tem o caminho das transmissões ao vivo.
    .remedy = Use o caminho /gampad/live/ads, feito para muitas solicitações simultâneas.

gam-impl-s = A tag de anúncio tem o parâmetro impl=s, que não é mais usado.
    .remedy = Remova esse parâmetro.

gam-vpa-vpmute = { phrase-lacks }.
    .remedy = Adicione-os sem valor: o player os preenche, e os compradores programáticos os leem.

gam-test-unit = O bloco de anúncios é um exemplo do Google, que não paga nada.
    .remedy = Use um bloco de anúncios próprio antes de publicar.

gam-iu = O parâmetro iu não é o caminho de um bloco de anúncios: { $fault ->
    [no-slash] não começa com uma barra
    [no-unit] não tem bloco de anúncios depois do código de rede
   *[no-network] não começa com um código de rede
  }.
    .remedy = Escreva iu como no Google Ad Manager: uma barra, o código de rede, uma barra e o bloco de anúncios, por exemplo /1234567/video.

gam-bids-empty = As chaves do header bidding em cust_params estão vazias: { $names }{ phrase-more }.
    .remedy = Solicite o anúncio só depois que o header bidding terminar, e omita as chaves se não houver lance.

gam-sz = O parâmetro sz não é uma lista de tamanhos como 640x480.
    .remedy = Escreva os tamanhos como 640x480, e vários como 640x480%7C400x300.

gam-value = { $fault ->
    [above] O parâmetro { $name } é { $value }, maior que { $values }.
    [preview] O parâmetro { $name } é de uma prévia, que mostra um item de linha por pouco tempo, e nada depois de expirar.
    [server] O parâmetro { $name } é para servidores que inserem anúncios em um stream, e não para a tag de anúncio de uma página.
   *[value] O Google Ad Manager não conhece o valor { $value } do parâmetro { $name }.
  }
    .remedy = { $fault ->
        [above] Corrija um dos dois valores: nenhum anúncio tem essa duração.
        [preview] Copie a tag de anúncio sem a prévia, ou crie um novo link de prévia.
        [server] Remova o parâmetro, ou peça a tag de anúncio para players.
        [milliseconds] Escreva milissegundos, por exemplo { $name }={ $values }.
       *[value] Escreva um valor como { LIST($values, type: "disjunction") }.
      }

gam-output = { $fault ->
    [unknown-format] O parâmetro output não é vast nem vmap.
    [no-vmap] A tag de anúncio tem ad_rule=1, mas solicita VAST.
   *[no-ad-rule] A tag de anúncio solicita VMAP sem ad_rule=1.
  }
    .remedy = Use output=vast para um intervalo comercial, ou output=vmap com ad_rule=1 para todos.

gam-url-params = O parâmetro { $name } não { $fault ->
    [no-page] é o endereço da página, mas o de um frame ou de um teste
    [not-absolute] é uma URL http(s) absoluta
   *[not-encoded] está codificado com %
  }.
    .remedy = Envie o endereço codificado da página principal: url=[PAGEURL].

gam-cust-params = O parâmetro cust_params { $fault ->
    [not-encoded] não está codificado com %
   *[encoded-twice] está codificado duas vezes com %
  }.
    .remedy = Codifique chave=valor&chave=valor uma única vez, por inteiro.

gam-slot-vpos = O parâmetro vpos não é { $position }, o espaço do anúncio.
    .remedy = Defina vpos conforme o espaço, ou mova o anúncio para o espaço para o qual foi feito.

gam-playback-contradiction = O player não começa como { LENGTH($names) ->
    [one] indica o parâmetro { $names }
   *[other] indicam os parâmetros { $names }
  }.
    .remedy = Deixe os valores vazios, para que o player os preencha.

## Anúncios em seus espaços

slot-type-mismatch = O anúncio é { $type ->
    [linear] linear
   *[non-linear] não linear
  }, mas o espaço exibe anúncios { $expected ->
    [linear] lineares
   *[non-linear] não lineares
  }.
    .remedy = Mova o anúncio para outro espaço, ou corrija seu tipo: os players o recusam com o erro VAST 201.

slot-duplicate-tag = A mesma tag também está em { $path }.
    .remedy = Use um bloco de anúncios para cada anúncio, para que o mesmo não seja exibido duas vezes.

slot-desktop-missing = O espaço tem anúncios para celular, mas nenhum para computador.
    .remedy = Preencha também este campo.

slot-overlay-times = O overlay aparece após { $at } s, mas o conteúdo dura só { $duration } s.
    .remedy = Faça o overlay aparecer antes.

slot-overlay-size = A tag de anúncio só solicita tamanhos maiores que os permitidos por max_width e max_height.
    .remedy = Aumente max_width e max_height, ou solicite anúncios menores: os players recusam os maiores com o erro VAST 501.

## Reparos

repair-keep-tag = Manter só a URL da tag.
repair-remove-characters = Remover estes caracteres.
repair-separate-tags = Separar as tags com ***.
repair-replace-escapes = Substituir os escapes pelos seus caracteres.
repair-replace-html-escapes = Substituir os códigos de HTML pelos caracteres deles.
repair-replace-lookalikes = Substituir os caracteres pelos de uma URL.
repair-decode-tag = Decodificar a tag.
repair-use-link-target = Usar o endereço por trás do link.
repair-remove-empty-tags = Remover as tags vazias.
repair-keep-first-tags = Manter a primeira de cada uma.
repair-start-with-https = Começar a tag com https://.
repair-use-https = Usar https. O servidor de anúncios precisa aceitá-lo.
repair-remove-user = Remover o nome de usuário e a senha.
repair-encode-hash = Substituir # por %23.
repair-encode-characters = Codificar estes caracteres com %.
repair-encode-percent-sign = Escrever o sinal de porcentagem como %25.
repair-begin-query = Substituir o primeiro & por ?.
repair-separate-parameters = Substituir o segundo ? por &.
repair-encode-once = Codificar o valor uma só vez.
repair-encode-parameter = Codificar { $name } com %.
repair-keep-first-parameters = Manter o primeiro de cada um.
repair-remove-empty-parameters = Remover os parâmetros sem valor.
repair-remove-parameters = Remover { phrase-parameters }{ phrase-more }.
repair-set-parameters = Definir { $settings }.
repair-add-parameters = Adicionar { $settings }.
repair-add-empty-parameters = Adicionar { $names } sem valores, que o player preenche.
repair-leave-values = Deixar os valores para o player.
repair-use-live-path = Usar o caminho /gampad/live/ads.
repair-add-random-number = Adicionar um número aleatório.
repair-replace-number = Substituir o número por uma macro.
repair-remove-id = Remover o identificador.
repair-replace-consent = Substituir o consentimento por macros.
repair-write-macro = Escrever { $macro }.
repair-write-macros = Escrever as macros entre colchetes.
repair-write-capitals = Escrever as macros em maiúsculas.
repair-correct-brackets = Corrigir os colchetes.
repair-decode-brackets = Escrever os colchetes sem codificação.
repair-correct-macros = Corrigir os nomes das macros.
repair-translate-placeholders = Escrever { phrase-placeholders } como { LENGTH($placeholders) ->
    [one] macro
   *[other] macros
  } entre colchetes.
repair-remove-rule = Remover a regra.
repair-keep-first-rule = Manter a primeira das regras.
repair-use-rule = Usar a regra { $name }.

## Correções de campos

repair-remove-list-element = Remover o item, que não é usado.
repair-clear-field = Remover o valor, que não é usado.
repair-set-flag = Definir o valor como { $flag }.
repair-clamp-number = Usar o valor permitido mais próximo, { $value }.
repair-clean-address = Remover o nome de usuário e a senha.
repair-set-field-null = Definir o campo como null.
repair-remove-live = Remover a transmissão ao vivo, que não é exibida.
repair-remove-offset = Remover esta margem, que não é usada.
