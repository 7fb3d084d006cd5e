### Findings about ads that embeds and the expansion of ad tags have in common: what was found, and what to do about it (.remedy).

# Variables:
#   $number (Number) - the number of the tag in its waterfall, from 1
#   $count (Number) - the tags of the waterfall; 1 for a tag without one
tag-empty = { $count ->
    [1] The ad tag is empty.
   *[other] Tag { $number } of the waterfall is empty.
  }
    .remedy = { $count ->
        [1] Set the tag, or remove the ad object.
       *[other] Set the tag, or remove the *** beside it.
      }

rule-subject-form = A replace rule has no text as its subject or value.
    .remedy = Set both to a text.
