### Decoded consent strings: TC strings, GPP strings and US privacy strings.

## Parts of several texts

phrase-purpose = { $id ->
    [1] : store or read information on the device
    [2] : select ads with limited data
    [3] : create profiles for personalized ads
    [4] : select personalized ads with profiles
    [5] : create profiles for personalized content
    [6] : select personalized content with profiles
    [7] : measure ads
    [8] : measure content
    [9] : understand audiences
    [10] : develop and improve services
    [11] : select content with limited data
   *[other] {""}
  }
phrase-special-feature = { $id ->
    [1] : precise location
    [2] : identify the device by scanning it
   *[other] {""}
  }
phrase-ids = { LENGTH($ids) ->
    [0] none
   *[other] { LIST($ids, type: "unit", style: "short") }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
      }{ $count ->
        [1] {""}
       *[other] {" "}({ $count } in all)
      }
  }
phrase-found = { LENGTH($found) ->
    [0] the end of the string
   *[other] “{ $found }”
  }

## Sections

title-us-privacy = US privacy (deprecated since 2024)
title-tcfeuv1 = tcfeuv1: Europe, version 1 (no longer valid)
title-tcfcav1 = tcfcav1: Canada
title-usnat = usnat: US national
title-disclosed-vendors = Disclosed vendors
title-allowed-vendors = Allowed vendors
title-publisher-purposes = Purposes of the publisher

# Variables:
#   $id (Number) - id of the section
title-other-section = Section { NUMBER($id, useGrouping: 0) }

## Fields

label-version = Version
label-created = Created
label-last-updated = Last updated
label-consent-platform = Consent platform
label-consent-platform-version = Version of the consent platform
label-screen = Screen
label-language = Language
label-vendor-list-version = Version of the vendor list
label-policy-version = Version of the policies
label-service-specific = Only for this service
label-non-standard-texts = Non-standard texts
label-purpose-1-not-shown = Purpose 1 was not shown to the viewer
label-publisher-country = Country of the publisher
label-consent-vendors = Vendors with consent
label-interest-vendors = Vendors with legitimate interest
label-custom-consent-purposes = Custom purposes with consent
label-custom-interest-purposes = Custom purposes with legitimate interest
label-vendors = Vendors
label-sections = Sections
label-content = Content
label-notice = Notice and opportunity to opt out
label-sale-opt-out = Opt-out of sale
label-service-provider-agreement = Covered by the limited service provider agreement

# Variables:
#   $id (Number) - id of the purpose
label-purpose = Purpose { $id }{ phrase-purpose }

# Variables:
#   $id (Number) - id of the purpose
label-publisher-purpose = Publisher purpose { $id }{ phrase-purpose }

# Variables:
#   $id (Number) - id of the special feature
label-special-feature = Special feature { $id }{ phrase-special-feature }

# Variables:
#   $id (Number) - id of the purpose
label-restriction = Publisher restriction of purpose { $id }

## Values

value-yes = yes
value-no = no
value-consent = consent
value-interest = legitimate interest
value-consent-and-interest = consent and legitimate interest
value-no-consent = no consent
value-given = given
value-not-given = not given
value-opted-out = opted out
value-not-opted-out = not opted out
value-opted-out-or-no-consent = opted out or no consent
value-not-opted-out-or-consent = not opted out or consent
value-shown = shown
value-not-shown = not shown
value-not-applicable = not applicable
value-not-set = not set
value-not-a-time = not a time
value-not-decoded = not decoded

# Variables:
#   $ids (List) - ids, and ranges of ids such as 1-3
#   $more (Number) - ids that are not listed
#   $count (Number) - all ids
value-ids = { phrase-ids }

# Variables:
#   $ids (List) - ids, and ranges of ids such as 1-3
#   $more (Number) - ids that are not listed
#   $count (Number) - all ids
value-not-allowed-vendors = not allowed: vendors { phrase-ids }

# Variables:
#   $ids (List) - ids, and ranges of ids such as 1-3
#   $more (Number) - ids that are not listed
#   $count (Number) - all ids
value-consent-vendors = only with consent: vendors { phrase-ids }

# Variables:
#   $ids (List) - ids, and ranges of ids such as 1-3
#   $more (Number) - ids that are not listed
#   $count (Number) - all ids
value-interest-vendors = only with legitimate interest: vendors { phrase-ids }

## What is wrong with a string

# Variables:
#   $position (Number) - offset of a character, from 0
#   $found (String) - the character; empty at the end of the string
#   $field (String) - name of the field
fault-no-field = Position { $position } has { phrase-found }, but the field { $field } was expected.

# Variables:
#   $position (Number) - offset of a character, from 0
#   $found (String) - the character; empty at the end of the string
fault-base64url = Position { $position } has { phrase-found }, but a letter, a digit, - or _ (base64url) was expected.

# Variables:
#   $position (Number) - offset of a character, from 0
#   $found (String) - the character; empty at the end of the string
#   $allowed (List) - the numbers that are allowed
#   $field (String) - name of the field
fault-number = Position { $position } has { phrase-found }, but { LIST($allowed, type: "disjunction") } in the field { $field } was expected.

# Variables:
#   $position (Number) - offset of a character, from 0
#   $found (String) - the character; empty at the end of the string
#   $field (String) - name of the field
fault-letter = Position { $position } has { phrase-found }, but a letter in the field { $field } was expected.

# Variables:
#   $position (Number) - offset of a character, from 0
#   $found (String) - the character; empty at the end of the string
#   $min (Number) - the id at which the range starts
#   $field (String) - name of the field
fault-last-id = Position { $position } has { phrase-found }, but a last id of at least { NUMBER($min, useGrouping: 0) } in the field { $field } was expected.

# Variables:
#   $position (Number) - offset of a character, from 0
#   $found (String) - the character; empty at the end of the string
#   $max (Number) - the limit
#   $field (String) - name of the field
fault-large-number = Position { $position } has { phrase-found }, but a number of at most { NUMBER($max, useGrouping: 0) } in the field { $field } was expected.

# Variables:
#   $position (Number) - offset of a character, from 0
#   $found (String) - the character; empty at the end of the string
#   $max (Number) - the limit
fault-max-sections = Position { $position } has { phrase-found }, but at most { $max } sections in the header were expected.

# Variables:
#   $position (Number) - offset of a character, from 0
#   $found (String) - the character; empty at the end of the string
#   $id (Number) - id of the section
fault-no-section = Position { $position } has { phrase-found }, but section { NUMBER($id, useGrouping: 0) } was expected.

# Variables:
#   $position (Number) - offset of a character, from 0
#   $found (String) - the character; empty at the end of the string
#   $id (Number) - id of the section
fault-missing-section = Position { $position } has { phrase-found }, but ~ and section { NUMBER($id, useGrouping: 0) }, which the header names, was expected.

# Variables:
#   $position (Number) - offset of a character, from 0
#   $found (String) - the character; empty at the end of the string
#   $count (Number) - sections that the header names
fault-surplus-section = Position { $position } has { phrase-found }, but { $count ->
    [1] the end, because the header names only one section
   *[other] the end, because the header names only { $count } sections
  } was expected.

# Variables:
#   $position (Number) - offset of a character, from 0
#   $found (String) - the character; empty at the end of the string
#   $version (Number) - the version that the string has
fault-tc-version = Position { $position } has { phrase-found }, but version 2 of the TC string{ $version ->
    [1] {" "}(version 1 is no longer valid; ask the consent platform for version 2)
   *[other] {""}
  } was expected.

# Variables:
#   $position (Number) - offset of a character, from 0
#   $found (String) - the character; empty at the end of the string
fault-us-privacy-version = Position { $position } has { phrase-found }, but version 1 was expected.

# Variables:
#   $position (Number) - offset of a character, from 0
#   $found (String) - the character; empty at the end of the string
fault-us-privacy-letter = Position { $position } has { phrase-found }, but Y, N or - was expected.

# Variables:
#   $position (Number) - offset of a character, from 0
#   $found (String) - the character; empty at the end of the string
#   $length (Number) - characters of a US privacy string
fault-us-privacy-length = Position { $position } has { phrase-found }, but the end after { $length } characters was expected.

# Variables:
#   $position (Number) - offset of a character, from 0
#   $found (String) - the character; empty at the end of the string
fault-format = Position { $position } has { phrase-found }, but C (a TC string), D (a GPP string) or 1 (a US privacy string) was expected.
