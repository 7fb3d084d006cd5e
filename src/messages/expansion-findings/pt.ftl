### Observações sobre a expansão de uma tag de anúncio: o que foi encontrado e o que fazer (.remedy).

## Partes de vários textos

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

## Tags de anúncio

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
