### Findings about the expansion of an ad tag: what was found, and what to do about it (.remedy).

## Parts of several texts

phrase-more = { $more ->
    [0] {""}
   *[other] {" "}(and { $more } more)
  }
phrase-placeholders = { $placeholders }{ phrase-more }
phrase-filled = { LENGTH($filled) ->
    [0] {""}
   *[other] {" "}Filled: { $filled }{ $moreFilled ->
        [0] {""}
       *[other] {" "}(and { $moreFilled } more)
      }.
  }
phrase-ad-servers = { LENGTH($adServers) ->
    [0] {""}
   *[other] {" "}Kept, because only an ad server can fill them: { $adServers }{ $moreAdServers ->
        [0] {""}
       *[other] {" "}(and { $moreAdServers } more)
      }.
  }
phrase-kept = { LENGTH($kept) ->
    [0] {""}
   *[other] {" "}Kept, because their meaning or value is unknown: { $kept }{ $moreKept ->
        [0] {""}
       *[other] {" "}(and { $moreKept } more)
      }.
  }
phrase-dialect = The ad tag has placeholders of { $system }.{ phrase-filled }{ phrase-ad-servers }{ phrase-kept }

## Ad tags

tag-not-absolute = The ad tag is not an absolute URL.
    .remedy = Start it with https://.

tag-scheme = The ad tag is not an http(s) URL.
    .remedy = Start it with https://.

tag-host = The ad tag has no valid host.
    .remedy = Correct its host and port.

tag-userinfo = The ad tag contains a user name or password.
    .remedy = Remove it.

# Variables:
#   $length (Number) - characters of the request
#   $limit (Number) - the most characters that are allowed
tag-too-long = The request is { $length } characters long, which is more than { $limit }.
    .remedy = Shorten the parameters: most servers refuse a request of this length.

# Variables:
#   $placeholders (List) - the placeholders; empty if it is not known which ones
#   $more (Number) - how many more there are
macro-unsafe-position = { LENGTH($placeholders) ->
    [0] A placeholder is in a part of the URL where its value would change the host or the path.
    [one] { phrase-placeholders } is in a part of the URL where its value would change the host or the path.
   *[other] { phrase-placeholders } are in a part of the URL where their values would change the host or the path.
  }
    .remedy = Replace the macro with the literal value.

# Variables:
#   $subject (String) - the subject of the rule
rule-duplicate = Two replace rules have the subject { $subject }; the first one applies.
    .remedy = Remove one of the two.

# Variables:
#   $subject (String) - the subject of the rule
rule-subject-unused = The ad tag does not contain { $subject }, the subject of a replace rule.
    .remedy = Remove the rule, or correct its subject.

# Variables:
#   $subject (String) - the subject of the rule
#   $rules (List) - the names of the rules that exist
rule-unknown = The replace rule for { $subject } names an unknown rule.
    .remedy = Use { LIST($rules, type: "disjunction") }, the name of a macro, or provide the value in `values`.

# Variables:
#   $subject (String) - the subject of the rule
rule-source-empty = The replace rule for { $subject } has no value, so { $subject } was kept.
    .remedy = Set the field that the rule reads.

# Variables:
#   $placeholders (List) - the placeholders
#   $more (Number) - how many more there are
macro-unknown = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] has no replace rule and is not a known macro, so it was kept.
   *[other] have no replace rules and are not known macros, so they were kept.
  }
    .remedy = Add a replace rule, or provide the value in `values`.

# Variables:
#   $placeholders (List) - the placeholders
#   $more (Number) - how many more there are
macro-value-missing = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] has no value, so it was kept.
   *[other] have no values, so they were kept.
  }
    .remedy = Provide the value, or remove the macro.

# Variables:
#   $placeholders (List) - the placeholders
#   $more (Number) - how many more there are
macro-wrong-context = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] is a macro for tracking URLs; in an ad request it is -1.
   *[other] are macros for tracking URLs; in an ad request they are -1.
  }
    .remedy = { LENGTH($placeholders) ->
        [one] Remove it.
       *[other] Remove them.
      }

# Variables:
#   $system (String) - the player or ad server that the placeholders belong to
#   $filled (List) - the placeholders that were filled
#   $moreFilled (Number) - how many more there are
#   $adServers (List) - the placeholders that only an ad server can fill
#   $moreAdServers (Number) - how many more there are
#   $kept (List) - the other placeholders that were kept
#   $moreKept (Number) - how many more there are
macro-server-side = { phrase-dialect }
    .remedy = Have the ad server fill it, or use a macro in brackets.

# Variables:
#   $system (String) - the player or ad server that the placeholders belong to
#   $filled (List) - the placeholders that were filled
#   $moreFilled (Number) - how many more there are
#   $adServers (List) - the placeholders that only an ad server can fill
#   $moreAdServers (Number) - how many more there are
#   $kept (List) - the other placeholders that were kept
#   $moreKept (Number) - how many more there are
macro-foreign-player = { phrase-dialect }
    .remedy = Provide the values in `values`, or use macros in brackets.

# Variables:
#   $system (String) - the player or ad server that the placeholders belong to
#   $filled (List) - the placeholders that were filled
#   $moreFilled (Number) - how many more there are
#   $adServers (List) - the placeholders that only an ad server can fill
#   $moreAdServers (Number) - how many more there are
#   $kept (List) - the other placeholders that were kept
#   $moreKept (Number) - how many more there are
dialect = { phrase-dialect }
    .remedy = Nothing has to be done. To write the ad tag with macros in brackets, use translateAdTag.
