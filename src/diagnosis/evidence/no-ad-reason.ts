/** Why an ad server has no ad, as far as its response says. */
export type NoAdReason =
  | ('ads-txt' | 'child-directed' | 'consent' | 'traffic' | 'capped')
  | ('ad-rules' | 'targeting' | 'floor' | 'location' | 'blocked' | 'inventory' | 'unknown');

/** What an ad server says about a response without an ad. */
export interface NoAdComment {
  /** For a person, at most 80 characters on one line; may be empty. */
  readonly quote: string;
  readonly reason: NoAdReason;
}

const INVENTORY =
  '(?:publisher|placement|inventory|zone|site|domain|ad ?(?:unit|slot|space)|tag ?id|supply(?: source)?|section)s?';
const MISSING = '(?:unknown|invalid|no such|unrecogni[sz]ed|inactive|disabled|unregistered|paused)';

/** The words of each reason, in lower case with a blank between them and without numbers. */
const REASONS: readonly (readonly [reason: NoAdReason, words: RegExp])[] = [
  ['targeting', /\bhb (?:pb|uuid)\b/],
  ['ads-txt', /\bads ?txt\b|\bsellers? json\b|\b(?:seller|reseller) (?:\w+ )?(?:not|un)/],
  ['child-directed', /\bchild(?:ren)? directed\b|\bcoppa\b|\btfcd\b|\btfua\b|\bmade for kids\b/],
  [
    'consent',
    /\b(?:no|missing|without|invalid|empty|refused|denied|insufficient|lacks?) (?:\w+ ){0,3}(?:consent|tc ?string)\b|\bconsent (?:is )?(?:missing|required|denied|refused|rejected|absent|invalid|empty|withheld|not)\b|\b(?:gdpr|tcf) (?:blocked|restricted|not|filter)/,
  ],
  [
    'traffic',
    /\b(?:[gs]?ivt|invalid traffic|non ?human|bots?|spiders?|crawlers?|robots?|data ?cent(?:er|re)s?|proxy|vpn|fraud\w*)\b/,
  ],
  [
    'capped',
    /\bfreq\w* ?capp?|\bf ?cap\b|\bcapp(?:ed|ing)\b|\bcap (?:is )?(?:reached|met|hit|exceeded)\b|\bpac(?:ed|ing)\b|\bbudget (?:is )?(?:spent|exhausted|reached|depleted|exceeded|empty)|\b(?:no|out of|over) budget\b/,
  ],
  [
    'floor',
    /\b(?:below|under|meet|met|reach) (?:\w+ ){0,3}floor\b|\bfloor (?:price )?(?:is )?(?:not|too)\b|\b(?:price|bid|e?cpm) (?:is |was )?(?:too low|below|under)\b/,
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
    'inventory',
    new RegExp(
      `\\b${MISSING} (?:\\w+ )?${INVENTORY}\\b|\\b${INVENTORY} (?:id )?(?:is |was )?(?:${MISSING}|not (?:found|active|allowed|approved|registered|known)|does not exist)\\b`,
    ),
  ],
];

/** What only says that something does not apply, such as `coppa=0`. */
const NEGATED = /\b[\w.-]{1,40}["']?\s?[=:]\s?["']?(?:0|false|no|none|null|ok)\b/gi;

/** The reason that a text of an ad server gives, by the words of the field. */
export const noAdReason = (text: string): NoAdReason => {
  const words = text
    .replace(NEGATED, ' ')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replace(/[^A-Za-z]+/g, ' ')
    .toLowerCase();
  return REASONS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'unknown';
};
