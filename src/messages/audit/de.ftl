### Texts of the report of an audit, for ad operations.

title = Prüfung der Werbung

## What was audited

about-account = Konto: { $service }
about-page = Seite, für die die Anzeigen sind: { $page }
about-time = Begonnen: { $time }
about-requests = { $isInspected ->
    [yes] Jedes Ad-Tag wurde einmal abgerufen.
   *[no] Kein Ad-Tag wurde abgerufen.
  }

## How many objects were checked, and what became of their ads

checked = Geprüft: { $embeds ->
    [one] 1 Embed
   *[other] { $embeds } Embeds
  }, { $templates ->
    [one] 1 Vorlage
   *[other] { $templates } Vorlagen
  }, { $bulks ->
    [one] 1 Bulk
   *[other] { $bulks } Bulks
  }.
earns-nothing = { $count ->
    [one] 1 Embed hat auf keinem Gerät einen Spot, der läuft.
   *[other] { $count } Embeds haben auf keinem Gerät einen Spot, der läuft.
  }
device-without-ad = { $count ->
    [one] 1 Embed hat auf { $device ->
        [mobile] Smartphones
       *[other] Desktops
      } keinen Spot, der läuft.
   *[other] { $count } Embeds haben auf { $device ->
        [mobile] Smartphones
       *[other] Desktops
      } keinen Spot, der läuft.
  }
not-requested = { $count ->
    [one] Ob 1 Embed einen Spot hat, ist nicht bekannt, weil seine Ad-Tags nicht abgerufen wurden.
   *[other] Ob { $count } Embeds einen Spot haben, ist nicht bekannt, weil ihre Ad-Tags nicht abgerufen wurden.
  }

no-names = { $count ->
    [one] Dieser Rechner findet die Adresse keines Hosts. 1 Ad-Tag konnte deshalb nicht abgerufen werden, und über seinen Ad-Server ist nichts bekannt. Prüfen Sie das Netzwerk dieses Rechners und starten Sie die Prüfung erneut.
   *[other] Dieser Rechner findet die Adresse keines Hosts. { $count } Ad-Tags konnten deshalb nicht abgerufen werden, und über ihre Ad-Server ist nichts bekannt. Prüfen Sie das Netzwerk dieses Rechners und starten Sie die Prüfung erneut.
  }

## The reach of a cause

reach-objects = { $kind ->
    [embed] { $count ->
        [one] 1 Embed
       *[other] { $count } Embeds
      }
   *[object] { $count ->
        [one] 1 Objekt
       *[other] { $count } Objekte
      }
  }
reach-slots = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
  }
reach-tags = { $count ->
    [one] 1 Ad-Tag
   *[other] { $count } Ad-Tags
  }
device = { $device ->
    [mobile] Smartphone
   *[other] Desktop
  }
since = seit { $date }
new-objects = { $count ->
    [one] 1 Objekt neu
   *[other] { $count } Objekte neu
  }
flapping-objects = { $count ->
    [one] 1 Objekt mal da, mal weg
   *[other] { $count } Objekte mal da, mal weg
  }
repairable = In Dateien behebt es `media-embed lint --fix`, in einem Konto `media-embed audit fix`.
tag-addresses = { $count ->
    [one] Ad-Tag
   *[other] Ad-Tags
  }
addresses-at-fault = { $count ->
    [one] Fehlerhafte Adresse
   *[other] Fehlerhafte Adressen
  }

## Columns and filters

cause = Ursache
owner = Verantwortlich
severity = Schwere
reach = Reichweite
object = Objekt
object-title = Titel
category = Kategorie
devices = Geräte
field = Feld
status = Stand
search = Suchen
all = Alle
no-category = Ohne Kategorie
severity-name = { $severity ->
    [error] Fehler
    [warning] Warnung
   *[info] Hinweis
  }
status-name = { $status ->
    [new] Neu
    [flapping] Mal da, mal weg
    [gone] Weg
   *[known] Noch da
  }
shown-causes = { $shown } von { $all } Ursachen werden gezeigt.
nothing-found = Nichts gefunden.
more-objects = Weitere Objekte stehen im CSV-Bericht.

## What is no longer found, and what is accepted

compared = Verglichen mit der letzten Prüfung: { $new } neu, { $known } noch da, { $flapping } mal da, mal weg, { $gone } weg.
gone = Nicht mehr gefunden: { $names }.
accepted = Hingenommen von { $owner }: { $id } ({ $reason }), in { $count ->
    [one] 1 Objekt
   *[other] { $count } Objekten
  }.
acceptance-over = { $owner } hat { $id } bis { $until } hingenommen: Es zählt wieder.
