### Decoded consent strings: TC strings, GPP strings and US privacy strings.

## Parts of several texts

phrase-purpose = { $id ->
    [1] : armazenar ou ler informações no dispositivo
    [2] : selecionar anúncios com dados limitados
    [3] : criar perfis para anúncios personalizados
    [4] : selecionar anúncios personalizados com perfis
    [5] : criar perfis para conteúdo personalizado
    [6] : selecionar conteúdo personalizado com perfis
    [7] : medir os anúncios
    [8] : medir o conteúdo
    [9] : compreender o público
    [10] : desenvolver e melhorar os serviços
    [11] : selecionar conteúdo com dados limitados
   *[other] {""}
  }
phrase-special-feature = { $id ->
    [1] : localização precisa
    [2] : identificar o dispositivo pela análise de suas características
   *[other] {""}
  }
phrase-ids = { LENGTH($ids) ->
    [0] nenhum
   *[other] { LIST($ids, type: "unit", style: "short") }{ $more ->
        [0] {""}
       *[other] {" "}e mais { $more }
      }{ $count ->
        [1] {""}
       *[other] {" "}({ $count } no total)
      }
  }
phrase-found = { LENGTH($found) ->
    [0] o fim da string
   *[other] “{ $found }”
  }

## Sections

title-us-privacy = US privacy (obsoleta desde 2024)
title-tcfeuv1 = tcfeuv1: Europa, versão 1 (não é mais válida)
title-tcfcav1 = tcfcav1: Canadá
title-usnat = usnat: EUA, nacional
title-disclosed-vendors = Fornecedores exibidos
title-allowed-vendors = Fornecedores permitidos
title-publisher-purposes = Finalidades do publisher
title-other-section = Seção { NUMBER($id, useGrouping: 0) }

## Fields

label-version = Versão
label-created = Criação
label-last-updated = Última atualização
label-consent-platform = Plataforma de consentimento
label-consent-platform-version = Versão da plataforma de consentimento
label-screen = Tela
label-language = Idioma
label-vendor-list-version = Versão da lista de fornecedores
label-policy-version = Versão das políticas
label-service-specific = Só para este serviço
label-non-standard-texts = Textos não padronizados
label-purpose-1-not-shown = A finalidade 1 não foi mostrada ao usuário
label-publisher-country = País do publisher
label-consent-vendors = Fornecedores com consentimento
label-interest-vendors = Fornecedores com interesse legítimo
label-custom-consent-purposes = Finalidades próprias com consentimento
label-custom-interest-purposes = Finalidades próprias com interesse legítimo
label-vendors = Fornecedores
label-sections = Seções
label-content = Conteúdo
label-notice = Aviso e possibilidade de recusa
label-sale-opt-out = Recusa da venda
label-service-provider-agreement = Coberto pelo acordo de prestador de serviços limitado
label-purpose = Finalidade { $id }{ phrase-purpose }
label-publisher-purpose = Finalidade { $id } do publisher{ phrase-purpose }
label-special-feature = Recurso especial { $id }{ phrase-special-feature }
label-restriction = Restrição do publisher para a finalidade { $id }

## Values

value-yes = sim
value-no = não
value-consent = consentimento
value-interest = interesse legítimo
value-consent-and-interest = consentimento e interesse legítimo
value-no-consent = sem consentimento
value-given = dado
value-not-given = não dado
value-opted-out = recusado
value-not-opted-out = não recusado
value-opted-out-or-no-consent = recusado ou sem consentimento
value-not-opted-out-or-consent = não recusado ou consentimento
value-shown = mostrado
value-not-shown = não mostrado
value-not-applicable = não se aplica
value-not-set = não definido
value-not-a-time = não é uma data
value-not-decoded = não decodificado
value-ids = { phrase-ids }
value-not-allowed-vendors = não permitida: fornecedores { phrase-ids }
value-consent-vendors = só com consentimento: fornecedores { phrase-ids }
value-interest-vendors = só com interesse legítimo: fornecedores { phrase-ids }

## What is wrong with a string

fault-no-field = Encontrado na posição { $position }: { phrase-found }. Esperado: o campo { $field }.
fault-base64url = Encontrado na posição { $position }: { phrase-found }. Esperado: uma letra, um dígito, - ou _ (base64url).
fault-number = Encontrado na posição { $position }: { phrase-found }. Esperado: { LIST($allowed, type: "disjunction") } no campo { $field }.
fault-letter = Encontrado na posição { $position }: { phrase-found }. Esperado: uma letra no campo { $field }.
fault-last-id = Encontrado na posição { $position }: { phrase-found }. Esperado: um último id de pelo menos { NUMBER($min, useGrouping: 0) } no campo { $field }.
fault-large-number = Encontrado na posição { $position }: { phrase-found }. Esperado: um número de no máximo { NUMBER($max, useGrouping: 0) } no campo { $field }.
fault-max-sections = Encontrado na posição { $position }: { phrase-found }. Esperado: no máximo { $max } seções no cabeçalho.
fault-no-section = Encontrado na posição { $position }: { phrase-found }. Esperado: a seção { NUMBER($id, useGrouping: 0) }.
fault-missing-section = Encontrado na posição { $position }: { phrase-found }. Esperado: ~ e a seção { NUMBER($id, useGrouping: 0) }, que o cabeçalho cita.
fault-surplus-section = Encontrado na posição { $position }: { phrase-found }. Esperado: { $count ->
    [1] o fim, porque o cabeçalho cita só uma seção
   *[other] o fim, porque o cabeçalho cita só { $count } seções
  }.
fault-tc-version = Encontrado na posição { $position }: { phrase-found }. Esperado: a versão 2 da string TC{ $version ->
    [1] {" "}(a versão 1 não é mais válida; peça a versão 2 à plataforma de consentimento)
   *[other] {""}
  }.
fault-us-privacy-version = Encontrado na posição { $position }: { phrase-found }. Esperado: a versão 1.
fault-us-privacy-letter = Encontrado na posição { $position }: { phrase-found }. Esperado: Y, N ou -.
fault-us-privacy-length = Encontrado na posição { $position }: { phrase-found }. Esperado: o fim depois de { $length } caracteres.
fault-format = Encontrado na posição { $position }: { phrase-found }. Esperado: C (uma string TC), D (uma string GPP) ou 1 (uma string US privacy).
