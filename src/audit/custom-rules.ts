/** Objects that all of these match; `*` stands for any characters. */
export interface AuditWhere {
  /** Name of a category with those of its parents: `News / *`. */
  readonly category?: string | undefined;
  readonly title?: string | undefined;
  /** Label of the object or of one of its bulks. */
  readonly label?: string | undefined;
}

/** Another severity of a verdict or a lint rule. */
export interface AuditRule {
  /** Id of the verdict or the rule. */
  readonly id: string;
  readonly severity: 'error' | 'warning' | 'info' | 'off';
  /** Default: all objects. */
  readonly where?: AuditWhere | undefined;
}

/** What objects or their ad tags must have. */
export interface AuditRequirement {
  readonly id: string;
  /** What is wrong, for people. */
  readonly sentence: string;
  /** What to do; may be empty. */
  readonly remedy: string;
  readonly severity: 'error' | 'warning' | 'info';
  /** Default: all objects. */
  readonly where?: AuditWhere | undefined;
  /** Each ad tag must have this parameter. */
  readonly parameter?: string | undefined;
  /** Ad tags may lead only to these hosts, such as `*.ads.example`. */
  readonly hosts?: readonly string[] | undefined;
  /** The slot must have an ad on desktop and on mobile. */
  readonly slot?: 'preroll' | 'midroll' | 'postroll' | 'overlayInitial' | 'overlayMain' | undefined;
  /** Pattern of the title. */
  readonly title?: string | undefined;
  /** An embed may have so many ads on one device. */
  readonly maxAds?: number | undefined;
  /** Each ad tag must have these macros, such as `GDPRCONSENT`. */
  readonly macros?: readonly string[] | undefined;
}

/** Custom rules, as in the file of `media-embed audit --rules`. */
export interface AuditRules {
  /** The last one that matches counts. */
  readonly rules: readonly AuditRule[];
  readonly requirements: readonly AuditRequirement[];
}

/** A finding that somebody has accepted. */
export interface AcceptedFinding {
  /** A verdict or a rule. */
  readonly id: string;
  readonly reason: string;
  readonly owner: string;
  /** Only of this host. Default: of all. */
  readonly host?: string | undefined;
  /** Only of the object with this id. Default: of all. */
  readonly object?: string | undefined;
  /** The last day on which it is accepted, YYYY-MM-DD. Default: forever. */
  readonly until?: string | undefined;
}
