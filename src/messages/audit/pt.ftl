### Texts of the report of an audit, for ad operations.

title = Verificação dos anúncios

## What was audited

about-account = Conta: { $service }
about-page = Página a que os anúncios se destinam: { $page }
about-time = Início: { $time }
about-requests = { $isInspected ->
    [yes] Cada tag distinta foi solicitada uma vez.
   *[no] Nenhuma tag foi solicitada.
  }

## How many objects were checked, and what became of their ads

checked = Verificado: { $embeds ->
    [one] 1 embed
   *[other] { $embeds } embeds
  }, { $templates ->
    [one] 1 modelo
   *[other] { $templates } modelos
  }, { $bulks ->
    [one] 1 bulk
   *[other] { $bulks } bulks
  }.
earns-nothing = { $count ->
    [one] 1 embed não tem nenhum anúncio que seja reproduzido em nenhum dispositivo.
   *[other] { $count } embeds não têm nenhum anúncio que seja reproduzido em nenhum dispositivo.
  }
device-without-ad = { $count ->
    [one] 1 embed não tem nenhum anúncio que seja reproduzido em { $device ->
        [mobile] celulares
       *[other] computadores
      }.
   *[other] { $count } embeds não têm nenhum anúncio que seja reproduzido em { $device ->
        [mobile] celulares
       *[other] computadores
      }.
  }
not-requested = { $count ->
    [one] Não se sabe se 1 embed tem um anúncio, porque as suas tags não foram solicitadas.
   *[other] Não se sabe se { $count } embeds têm um anúncio, porque as suas tags não foram solicitadas.
  }

no-names = { $count ->
    [one] Esta máquina não encontra o endereço de nenhum host: 1 tag não pôde ser solicitada, e nada se sabe do seu servidor de anúncios. Verifique a rede desta máquina e repita a auditoria.
   *[other] Esta máquina não encontra o endereço de nenhum host: { $count } tags não puderam ser solicitadas, e nada se sabe dos seus servidores de anúncios. Verifique a rede desta máquina e repita a auditoria.
  }

## The reach of a cause

reach-objects = { $kind ->
    [embed] { $count ->
        [one] 1 embed
       *[other] { $count } embeds
      }
   *[object] { $count ->
        [one] 1 objeto
       *[other] { $count } objetos
      }
  }
reach-slots = { $count ->
    [one] 1 espaço
   *[other] { $count } espaços
  }
reach-tags = { $count ->
    [one] 1 tag de anúncio
   *[other] { $count } tags de anúncio
  }
device = { $device ->
    [mobile] celular
   *[other] computador
  }
since = desde { $date }
new-objects = { $count ->
    [one] 1 objeto novo
   *[other] { $count } objetos novos
  }
flapping-objects = { $count ->
    [one] 1 objeto intermitente
   *[other] { $count } objetos intermitentes
  }
repairable = Em arquivos, `media-embed lint --fix` o corrige; em uma conta, `media-embed audit fix`.
tag-addresses = { $count ->
    [one] Tag de anúncio
   *[other] Tags de anúncio
  }
addresses-at-fault = { $count ->
    [one] Endereço com a falha
   *[other] Endereços com a falha
  }

## Columns and filters

cause = Causa
owner = Responsável
severity = Gravidade
reach = Alcance
object = Objeto
object-title = Título
category = Categoria
devices = Dispositivos
field = Campo
status = Estado
search = Pesquisar
all = Todos
no-category = Sem categoria
severity-name = { $severity ->
    [error] Erro
    [warning] Aviso
   *[info] Nota
  }
status-name = { $status ->
    [new] Nova
    [flapping] Intermitente
    [gone] Desaparecida
   *[known] Ainda presente
  }
shown-causes = São mostradas { $shown } de { $all } causas.
nothing-found = Nada foi encontrado.
more-objects = Os outros objetos estão no relatório CSV.

## What is no longer found, and what is accepted

compared = Em comparação com a última verificação: { $new } novas, { $known } ainda presentes, { $flapping } intermitentes, { $gone } desaparecidas.
gone = Não se encontra mais: { $names }.
accepted = Aceito por { $owner }: { $id } ({ $reason }), em { $count ->
    [one] 1 objeto
   *[other] { $count } objetos
  }.
acceptance-over = { $owner } aceitou { $id } até { $until }: volta a contar.
