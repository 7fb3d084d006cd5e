/** Why a server has no ad or refuses a request, as far as its response says. */
export type StatedReason =
  | ('ads-txt' | 'child-directed' | 'consent' | 'traffic' | 'capped' | 'mismatch')
  | ('ad-rules' | 'targeting' | 'floor' | 'location' | 'blocked' | 'inventory')
  | ('site' | 'ended' | 'credentials' | 'parameter' | 'limit' | 'outage' | 'moved')
  | ('verification' | 'creative' | 'transcoding' | 'room' | 'scheme')
  | ('auction' | 'parked' | 'commented' | 'serialized' | 'login' | 'unknown');

/** What an ad server says about a response without an ad. */
export interface NoAdComment {
  /** For a person, at most 80 characters on one line; may be empty. */
  readonly quote: string;
  readonly reason: StatedReason;
}

const INVENTORY =
  '(?:publisher|placement|inventory|asset(?: key)?|stream|zone|site|domain|ad ?(?:unit|slot|space)|tag ?id|supply(?: source)?|section)s?';
const UNKNOWN = '(?:unknown|invalid|no such|unrecogni[sz]ed|unregistered)';
/** What an operator switches on and off. */
const SWITCHED =
  '(?:publisher|placement|zone|ad ?(?:unit|slot|space|tag)|tag|supply(?: source)?|section|campaign|line ?item|account|seat|deal|feed|channel|player|order|flight|contract|subscription|trial)s?(?: id)?';
const OFF =
  '(?:inactive|archived|deactivated|disabled|expired|ended|paused|suspended|terminated|closed|removed|deleted|retired|stopped|cancell?ed|blocked|over|finished|completed|overdue|(?:not|no longer|never) (?:running|active|live|enabled|valid|booked|approved|allowed|authori[sz]ed))';
const SITE = '(?:(?:sub)?domain|(?:web ?)?site|referr?er|origin)s?';
const LISTED =
  '(?:allow(?:ed)?|approved|authori[sz]ed|(?:white|allow) ?listed|permitted|registered|verified)';
const CREDENTIAL =
  '(?:(?:api|access|auth\\w*|security|licen[cs]e) ?(?:key|token)|token|signature|credentials?|password|hmac|licen[cs]e|session)';

/** The words of each reason, in lower case with a blank between them and without numbers. */
const REASONS: readonly (readonly [reason: StatedReason, words: RegExp])[] = [
  ['targeting', /\bhb (?:pb|uuid)\b/],
  ['ads-txt', /\bads ?txt\b|\bsellers? json\b|\b(?:seller|reseller) (?:\w+ )?(?:not|un)/],
  ['child-directed', /\bchild(?:ren)? directed\b|\bcoppa\b|\btfcd\b|\btfua\b|\bmade for kids\b/],
  [
    'consent',
    /\b(?:no|missing|without|invalid|empty|refused|denied|insufficient|lacks?) (?:\w+ ){0,3}(?:consent|tc ?string)\b|\bconsent (?:is )?(?:missing|required|denied|refused|rejected|absent|invalid|empty|withheld|not)\b|\b(?:gdpr|tcf) (?:blocked|restricted|not|filter)/,
  ],
  [
    'traffic',
    /\b(?:[gs]?ivt|invalid traffic|non ?human|bots?|spiders?|crawlers?|robots?|data ?cent(?:er|re)s?|prox(?:y|ies) (?:is |was )?(?:detected|blocked|not|filter\w*|traffic|ip)|vpn|fraud\w*)\b/,
  ],
  [
    'capped',
    /\bfreq\w* ?capp?|\bf ?cap\b|\bcapp(?:ed|ing)\b|\bcap (?:is )?(?:reached|met|hit|exceeded)\b|\bpac(?:ed|ing)\b|\bbudget (?:is )?(?:spent|exhausted|reached|depleted|exceeded|empty)|\b(?:no|out of|over) budget\b/,
  ],
  [
    'mismatch',
    /\b(?:targeting|targets?|sizes?|dimensions|creative|device|key ?values?|criteria|ratio) (?:\w+ ){0,4}(?:mismatch\w*|not (?:match|fit|meet|supported)\w*|no match)\b|\b(?:mismatch\w*|not match\w*) (?:\w+ ){0,3}(?:targeting|sizes?|criteria)\b|\b(?:no|zero) (?:eligible|matching) (?:\w+ )?(?:line items?|campaigns?|ads?|creatives?)\b/,
  ],
  [
    'scheme',
    /\bhttp (?:request )?(?:was )?(?:sent )?to (?:an |a )?(?:https|ssl|tls)\b|\b(?:https|ssl|tls|secure channel ssl) (?:connection )?(?:is |are )?required\b|\b(?:requires|only accepts|must use|over a secure channel) (?:https|ssl|tls)\b/,
  ],
  [
    'floor',
    /\b(?:below|under|meet|met|reach) (?:\w+ ){0,3}(?:floor|reserve)\b|\b(?:floor|reserve) (?:price )?(?:is )?(?:not|too)\b|\bno ?bids? (?:\w+ )?floor\b|\bfloor (?:\w+ ){0,3}(?:highest|best|top|max)\b|\b(?:highest|best|top|max) (?:\w+ ){0,3}floor\b|\b(?:price|bid|e?cpm) (?:is |was )?(?:too low|below|under)\b/,
  ],
  [
    'location',
    /\bgeo\w* ?(?:blocked|block|filter|filtered|restricted|mismatch|excluded|targeting|not)\b|\b(?:country|region|location) (?:\w+ )?(?:is )?(?:not|mismatch|excluded|blocked|restricted|unsupported)\b/,
  ],
  [
    'blocked',
    /\b(?:blocked|excluded|competitive) (?:\w+ )?(?:categor\w+|advertisers?|adomain|creative|exclusion|separation|iab)\b|\b(?:category|advertiser|brand) (?:is )?(?:blocked|excluded|exclusion)\b|\bbrand safety\b|\bblock ?list/,
  ],
  [
    'limit',
    /\brate (?:limit|exceeded)\w*|\bquota\b|\btoo many requests\b|\bqps\b|\bthrottl\w+|\brequest limit\b|\blimit (?:of requests )?(?:is )?(?:reached|exceeded)\b/,
  ],
  [
    'parked',
    /\bdomain (?:\w+ ){0,4}(?:for sale|is parked|parked|expired|available)\b|\b(?:buy|parked) (?:this )?domain\b|\bbuy this website\b|\bdomain parking\b|^\w+ (?:\w+ ){1,4}is for sale\b/,
  ],
  [
    'site',
    new RegExp(
      `\\b${SITE} (?:\\w+ ){0,3}?not (?:\\w+ ){0,2}?${LISTED}\\b|\\b(?:un(?:authori[sz]ed|approved|registered|verified)|not ${LISTED}|blocked|disallowed|forbidden|denied) (?:for |from |on |by )?(?:this |the |your )?${SITE}\\b|\\b${SITE} (?:check|validation|verification) failed\\b|\\b(?:allow|white) ?list`,
    ),
  ],
  [
    'moved',
    /\b(?:moved|migrated|relocated) to\b|\bhas (?:been )?(?:moved|migrated)\b|\b(?:endpoint|version|api|service|platform|product|domain|host|path|url) (?:\w+ ){0,4}(?:deprecated|discontinued|retired|sunset|decommissioned|no longer (?:supported|available|exists?|served)|shut ?down|end of life|superseded)\b|\bplease (?:use|migrate|upgrade|switch)\b/,
  ],
  [
    'ended',
    new RegExp(
      `\\bend (?:date|time) (?:\\w+ ){0,3}(?:passed|past|reached|over)\\b|\\bstart (?:date|time) (?:\\w+ ){0,4}(?:future|not|later)\\b|\\bnot (?:yet )?(?:started|begun)\\b|\\b(?:has|already) ended\\b|\\b${SWITCHED} (?:\\w+ ){0,3}?${OFF}\\b|\\b${OFF} ${SWITCHED}\\b|\\b(?:unpaid|overdue|outstanding) (?:invoice|balance)|\\bpayment (?:is )?(?:required|overdue)\\b`,
    ),
  ],
  [
    'credentials',
    new RegExp(
      `\\b(?:invalid|missing|expired|bad|wrong|no|incorrect|unknown|revoked) (?:or \\w+ )?${CREDENTIAL}\\b|\\b${CREDENTIAL} (?:\\w+ ){0,2}?(?:invalid|missing|expired|required|revoked|mismatch|wrong|not|does)\\b|\\bauthentication (?:is )?(?:required|failed)\\b`,
    ),
  ],
  [
    'inventory',
    new RegExp(
      `\\b${UNKNOWN} (?:\\w+ )?${INVENTORY}\\b|\\b${INVENTORY} (?:id )?(?:is |was )?(?:${UNKNOWN}|not (?:found|known)|does not exist)\\b|\\bnot in (?:the |our )?inventory\\b`,
    ),
  ],
  [
    'parameter',
    /\b(?:missing|required|invalid|unknown|bad|empty|malformed|unsupported|incorrect|illegal) (?:\w+ ){0,3}?(?:param(?:eter)?|argument|field|value|macro|query(?: string)?|size|dimensions?|format)s?\b|\b(?:param(?:eter)?|argument|field|value|macro) (?:\w+ ){0,4}?(?:is |are |was )?(?:missing|required|invalid|empty|malformed|not (?:set|found|valid|supported|allowed|a|an)|must|cannot)\b|\b\w+ (?:is required|must be|is a required)\b|\bmissing required\b|\bno (?:\w+ ){1,4}in (?:the )?request\b/,
  ],
  [
    'login',
    /\b(?:sign|log) ?(?:in|on)\b|\blogin\b|\b(?:anmelden|anmeldung|connexion|accedi|accesso|iniciar sesi|entrar)\b/,
  ],
  [
    'creative',
    /\b(?:transcod|transkod)\w* (?:\w+ ){0,2}(?:failed|failure|error|fehlgeschlagen|gescheitert|non riuscita|fallita|fallida|falhou)\b|\b(?:fail\w*|error|fehler|chec|erreur|errore|fallo|falha|erro) (?:\w+ ){0,2}(?:transcod|transkod)\w*/,
  ],
  [
    'outage',
    /\b(?:service|server|system|backend|upstream|gateway|database|site|application) (?:\w+ ){0,3}?(?:unavailable|overloaded|down|timeout|timed out|busy|not available)\b|\bmaintenance\b|\btry again\b|\btemporar(?:y|ily)\b|\bno healthy\b/,
  ],
];

/** What only says that something does not apply, such as `coppa=0`. */
const NEGATED = /\b[\w.-]{1,40}["']?\s?[=:]\s?["']?(?:0|false|no|none|null|ok)\b/gi;

/** In lower case with a blank between them. */
export const wordsOf = (text: string): string =>
  text
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replace(/[^A-Za-z]+/g, ' ')
    .toLowerCase();

/** The reason that a text of a server gives, by the words of the field. */
export const statedReason = (text: string): StatedReason => {
  const words = wordsOf(text.replace(NEGATED, ' '));
  return REASONS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'unknown';
};
