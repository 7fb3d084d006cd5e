### Texts of the report of an audit, for ad operations.

title = Revisión de los anuncios

## What was audited

about-account = Cuenta: { $service }
about-page = Página para la que son los anuncios: { $page }
about-time = Inicio: { $time }
about-requests = { $isInspected ->
    [yes] Cada tag distinto se ha solicitado una vez.
   *[no] No se ha solicitado ningún tag.
  }

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

no-names = { $count ->
    [one] Este equipo no encuentra la dirección de ningún host: no se ha podido solicitar 1 tag de anuncio, y no se sabe nada de su servidor de anuncios. Compruebe la red de este equipo y repita la auditoría.
   *[other] Este equipo no encuentra la dirección de ningún host: no se han podido solicitar { $count } tags de anuncio, y no se sabe nada de sus servidores de anuncios. Compruebe la red de este equipo y repita la auditoría.
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
flapping-objects = { $count ->
    [one] 1 objeto intermitente
   *[other] { $count } objetos intermitentes
  }
repairable = En archivos lo repara `media-embed lint --fix`; en una cuenta, `media-embed audit fix`.
tag-addresses = { $count ->
    [one] Tag de anuncio
   *[other] Tags de anuncio
  }
addresses-at-fault = { $count ->
    [one] Dirección con el fallo
   *[other] Direcciones con el fallo
  }

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
    [flapping] Intermitente
    [gone] Desaparecida
   *[known] Todavía presente
  }
shown-causes = Se muestran { $shown } de { $all } causas.
nothing-found = No se ha encontrado nada.
more-objects = Los demás objetos están en el informe CSV.

## What is no longer found, and what is accepted

compared = En comparación con la última revisión: { $new } nuevas, { $known } todavía presentes, { $flapping } intermitentes, { $gone } desaparecidas.
gone = Ya no se encuentra: { $names }.
accepted = Aceptado por { $owner }: { $id } ({ $reason }), en { $count ->
    [one] 1 objeto
   *[other] { $count } objetos
  }.
acceptance-over = { $owner } aceptó { $id } hasta { $until }: vuelve a contar.
