### Texts of the report of an audit, for ad operations.

title = Ad audit

## What was audited

# Variables:
#   $service (String) - address of the service
about-account = Account: { $service }

# Variables:
#   $page (String) - address of the page
about-page = Page that the ads are for: { $page }

# Variables:
#   $time (String) - when the audit was started, in UTC
about-time = Started: { $time }

# Variables:
#   $isInspected ("yes" | "no") - whether ad tags were requested
about-requests = { $isInspected ->
    [yes] Each distinct ad tag was requested once.
   *[no] No ad tag was requested.
  }

## How many objects were checked, and what became of their ads

# Variables:
#   $embeds (Number) - embeds that were checked
#   $templates (Number) - embed templates that were checked
#   $bulks (Number) - bulks that were checked
checked = Checked: { $embeds ->
    [one] 1 embed
   *[other] { $embeds } embeds
  }, { $templates ->
    [one] 1 template
   *[other] { $templates } templates
  }, { $bulks ->
    [one] 1 bulk
   *[other] { $bulks } bulks
  }.

# Variables:
#   $count (Number) - embeds
earns-nothing = { $count ->
    [one] 1 embed has no ad that plays on any device.
   *[other] { $count } embeds have no ad that plays on any device.
  }

# Variables:
#   $count (Number) - embeds
#   $device ("desktop" | "mobile") - the device
device-without-ad = { $count ->
    [one] 1 embed has no ad that plays on { $device ->
        [mobile] phones
       *[other] desktops
      }.
   *[other] { $count } embeds have no ad that plays on { $device ->
        [mobile] phones
       *[other] desktops
      }.
  }

# Variables:
#   $count (Number) - embeds
not-requested = { $count ->
    [one] Whether 1 embed has an ad is not known, because its ad tags were not requested.
   *[other] Whether { $count } embeds have an ad is not known, because their ad tags were not requested.
  }

# Variables:
#   $count (Number) - distinct ad tags
no-names = { $count ->
    [one] This machine finds the address of no host, so that 1 ad tag could not be requested, and nothing is known of its ad server. Check the network of this machine, and audit again.
   *[other] This machine finds the address of no host, so that { $count } ad tags could not be requested, and nothing is known of their ad servers. Check the network of this machine, and audit again.
  }

## The reach of a cause

# Variables:
#   $count (Number) - embeds, templates and bulks
#   $kind ("embed" | "object") - whether all are embeds
reach-objects = { $kind ->
    [embed] { $count ->
        [one] 1 embed
       *[other] { $count } embeds
      }
   *[object] { $count ->
        [one] 1 object
       *[other] { $count } objects
      }
  }

# Variables:
#   $count (Number) - slots
reach-slots = { $count ->
    [one] 1 slot
   *[other] { $count } slots
  }

# Variables:
#   $count (Number) - distinct ad tags
reach-tags = { $count ->
    [one] 1 ad tag
   *[other] { $count } ad tags
  }

# Variables:
#   $device ("desktop" | "mobile") - the device
device = { $device ->
    [mobile] phone
   *[other] desktop
  }

# Variables:
#   $date (String) - day on which it was found first
since = since { $date }

# Variables:
#   $count (Number) - objects that did not have it in the last audit
new-objects = { $count ->
    [one] 1 object new
   *[other] { $count } objects new
  }

# Variables:
#   $count (Number) - objects that had it, did not have it, and have it again
flapping-objects = { $count ->
    [one] 1 object flapping
   *[other] { $count } objects flapping
  }

repairable = In files, `media-embed lint --fix` repairs it; in an account, `media-embed audit fix`.

# Variables:
#   $count (Number) - distinct addresses
tag-addresses = { $count ->
    [one] Ad tag
   *[other] Ad tags
  }

# Variables:
#   $count (Number) - distinct addresses
addresses-at-fault = { $count ->
    [one] Address at fault
   *[other] Addresses at fault
  }

## Columns and filters

cause = Cause
owner = Owner
severity = Severity
reach = Reach
object = Object
object-title = Title
category = Category
devices = Devices
field = Field
status = Status
search = Search
all = All
no-category = No category

# Variables:
#   $severity ("error" | "warning" | "info") - how much it matters
severity-name = { $severity ->
    [error] Error
    [warning] Warning
   *[info] Note
  }

# Variables:
#   $status ("new" | "known" | "flapping" | "gone") - compared with the last audits
status-name = { $status ->
    [new] New
    [flapping] Flapping
    [gone] Gone
   *[known] Still there
  }

# Variables:
#   $shown (Number) - causes that match the filters
#   $all (Number) - all causes
shown-causes = { $shown } of { $all } causes are shown.

nothing-found = Nothing was found.
more-objects = Further objects are in the CSV report.

## What is no longer found, and what is accepted

# Variables:
#   $new (Number) - causes that the last audit did not find
#   $known (Number) - causes that it found too
#   $flapping (Number) - causes that were found, not found, and found again by the last audits
#   $gone (Number) - causes that only it found
compared = Compared with the last audit: { $new } new, { $known } still there, { $flapping } flapping, { $gone } gone.

# Variables:
#   $names (String) - names of causes
gone = No longer found: { $names }.

# Variables:
#   $id (String) - verdict or rule
#   $owner (String) - who accepted it
#   $reason (String) - why
#   $count (Number) - objects that have it
accepted = Accepted by { $owner }: { $id } ({ $reason }), in { $count ->
    [one] 1 object
   *[other] { $count } objects
  }.

# Variables:
#   $id (String) - verdict or rule
#   $owner (String) - who accepted it
#   $until (String) - the last day
acceptance-over = { $owner } accepted { $id } until { $until }: it counts again.
