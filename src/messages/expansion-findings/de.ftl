### Befunde zum Ausfüllen eines Ad-Tags: was gefunden wurde, und was zu tun ist (.remedy).

## Teile mehrerer Texte

phrase-more = { $more ->
    [0] {""}
   *[other] {" "}(und { $more } weitere)
  }
phrase-placeholders = { $placeholders }{ phrase-more }
phrase-filled = { LENGTH($filled) ->
    [0] {""}
   *[other] {" "}Gefüllt: { $filled }{ $moreFilled ->
        [0] {""}
       *[other] {" "}(und { $moreFilled } weitere)
      }.
  }
phrase-ad-servers = { LENGTH($adServers) ->
    [0] {""}
   *[other] {" "}Beibehalten, weil nur ein Ad-Server sie füllen kann: { $adServers }{ $moreAdServers ->
        [0] {""}
       *[other] {" "}(und { $moreAdServers } weitere)
      }.
  }
phrase-kept = { LENGTH($kept) ->
    [0] {""}
   *[other] {" "}Beibehalten, weil Bedeutung oder Wert unbekannt sind: { $kept }{ $moreKept ->
        [0] {""}
       *[other] {" "}(und { $moreKept } weitere)
      }.
  }
phrase-dialect = Das Ad-Tag hat Platzhalter von { $system }.{ phrase-filled }{ phrase-ad-servers }{ phrase-kept }

## Ad-Tags

tag-not-absolute = Das Ad-Tag ist keine absolute URL.
    .remedy = Beginnen Sie es mit https://.

tag-scheme = Das Ad-Tag hat ein anderes Schema als http und https.
    .remedy = Beginnen Sie es mit https://.

tag-host = Das Ad-Tag hat keinen gültigen Host.
    .remedy = Korrigieren Sie Host und Port.

tag-userinfo = Das Ad-Tag enthält einen Benutzernamen oder ein Passwort.
    .remedy = Entfernen Sie beides.

tag-too-long = Die Anfrage hat { $length } Zeichen, mehr als { $limit }.
    .remedy = Kürzen Sie die Parameter: Die meisten Server lehnen eine so lange Anfrage ab.

macro-unsafe-position = { LENGTH($placeholders) ->
    [0] Ein Platzhalter steht in einem Teil der URL, in dem sein Wert den Host oder den Pfad ändern würde.
    [one] { phrase-placeholders } steht in einem Teil der URL, in dem der Wert den Host oder den Pfad ändern würde.
   *[other] { phrase-placeholders } stehen in einem Teil der URL, in dem ihre Werte den Host oder den Pfad ändern würden.
  }
    .remedy = Ersetzen Sie das Makro durch den Wert.

rule-duplicate = Zwei Ersetzungsregeln haben den Suchtext { $subject }; die erste gilt.
    .remedy = Entfernen Sie eine der beiden.

rule-subject-unused = Das Ad-Tag enthält { $subject } nicht, den Suchtext einer Ersetzungsregel.
    .remedy = Entfernen Sie die Regel oder korrigieren Sie ihren Suchtext.

rule-unknown = Die Ersetzungsregel für { $subject } nennt eine Regel, die es nicht gibt.
    .remedy = Verwenden Sie { LIST($rules, type: "disjunction") } oder den Namen eines Makros, oder übergeben Sie den Wert in `values`.

rule-source-empty = Die Ersetzungsregel für { $subject } hat keinen Wert, daher wurde { $subject } beibehalten.
    .remedy = Setzen Sie das Feld, das die Regel liest.

macro-unknown = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] hat keine Ersetzungsregel und ist kein bekanntes Makro; der Platzhalter wurde beibehalten.
   *[other] haben keine Ersetzungsregeln und sind keine bekannten Makros; sie wurden beibehalten.
  }
    .remedy = Fügen Sie eine Ersetzungsregel hinzu oder übergeben Sie den Wert in `values`.

macro-value-missing = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] hat keinen Wert; der Platzhalter wurde beibehalten.
   *[other] haben keine Werte; sie wurden beibehalten.
  }
    .remedy = Übergeben Sie den Wert oder entfernen Sie das Makro.

macro-wrong-context = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] ist ein Makro für Tracking-URLs; in einer Anzeigenanfrage ist es -1.
   *[other] sind Makros für Tracking-URLs; in einer Anzeigenanfrage sind sie -1.
  }
    .remedy = { LENGTH($placeholders) ->
        [one] Entfernen Sie es.
       *[other] Entfernen Sie sie.
      }

macro-server-side = { phrase-dialect }
    .remedy = Lassen Sie sie vom Ad-Server füllen oder verwenden Sie Makros in eckigen Klammern.

macro-foreign-player = { phrase-dialect }
    .remedy = Übergeben Sie die Werte in `values` oder verwenden Sie Makros in eckigen Klammern.

dialect = { phrase-dialect }
    .remedy = Sie müssen nichts tun. Mit translateAdTag wird das Tag mit Makros in eckigen Klammern geschrieben.
