### Texts of the report of an audit, for ad operations.

title = Revisión de los anuncios

## How many objects were checked, and what became of their ads

checked = Revisado: { $embeds ->
    [one] 1 embed
   *[other] { $embeds } embeds
  }, { $templates ->
    [one] 1 plantilla
   *[other] { $templates } plantillas
  }, { $bulks ->
    [one] 1 bulk
   *[other] { $bulks } bulks
  }.
earns-nothing = { $count ->
    [one] 1 embed no tiene ningún anuncio que se reproduzca en ningún dispositivo.
   *[other] { $count } embeds no tienen ningún anuncio que se reproduzca en ningún dispositivo.
  }
device-without-ad = { $count ->
    [one] 1 embed no tiene ningún anuncio que se reproduzca en { $device ->
        [mobile] móviles
       *[other] ordenadores
      }.
   *[other] { $count } embeds no tienen ningún anuncio que se reproduzca en { $device ->
        [mobile] móviles
       *[other] ordenadores
      }.
  }
not-requested = { $count ->
    [one] No se sabe si 1 embed tiene un anuncio, porque sus tags de anuncio no se han solicitado.
   *[other] No se sabe si { $count } embeds tienen un anuncio, porque sus tags de anuncio no se han solicitado.
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
    [one] 1 espacio
   *[other] { $count } espacios
  }
reach-tags = { $count ->
    [one] 1 tag de anuncio
   *[other] { $count } tags de anuncio
  }
device = { $device ->
    [mobile] móvil
   *[other] ordenador
  }
since = desde { $date }
new-objects = { $count ->
    [one] 1 objeto nuevo
   *[other] { $count } objetos nuevos
  }
repairable = El comando `media-embed lint --fix` lo repara.

## Columns and filters

cause = Causa
owner = Responsable
severity = Gravedad
reach = Alcance
object = Objeto
object-title = Título
category = Categoría
devices = Dispositivos
field = Campo
status = Estado
search = Buscar
all = Todos
no-category = Sin categoría
severity-name = { $severity ->
    [error] Error
    [warning] Advertencia
   *[info] Nota
  }
status-name = { $status ->
    [new] Nueva
   *[known] Conocida
  }
shown-causes = Se muestran { $shown } de { $all } causas.
nothing-found = No se ha encontrado nada.
more-objects = Los demás objetos están en el informe CSV.

## What is no longer found, and what is accepted

gone = { $count ->
    [one] 1 causa de la última revisión ha desaparecido.
   *[other] { $count } causas de la última revisión han desaparecido.
  }
accepted = Aceptado por { $owner }: { $id } ({ $reason }), en { $count ->
    [one] 1 objeto
   *[other] { $count } objetos
  }.
acceptance-over = { $owner } aceptó { $id } hasta { $until }.
