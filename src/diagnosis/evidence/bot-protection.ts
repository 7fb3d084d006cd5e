import { quoteOf } from './quote.js';

/** What protections against bots write into the responses by which they refuse a client, whatever it requests. */
const PROTECTIONS: readonly (readonly [mark: RegExp, name: string])[] = [
  [
    /_cf_chl_|\/cdn-cgi\/challenge-platform\/h\/|Attention Required! \| Cloudflare|^error code: 10(?:0\d|1[0-3]|20)\b/,
    'Cloudflare',
  ],
  [/errors\.edgesuite\.net|Reference(?:&#32;|\s)(?:&#35;|#)\d/, 'Akamai'],
  [/captcha-delivery\.com/, 'DataDome'],
  [/px-captcha|captcha\.px-c|Access to this page has been denied/, 'HUMAN'],
  [/_Incapsula_Resource|Incapsula incident ID/, 'Imperva'],
  [
    /awsWafCookieDomainList|gokuProps|\.awswaf\.com|Request blocked\.\s{0,9}We can't connect/,
    'AWS WAF',
  ],
  [/Sucuri WebSite Firewall/, 'Sucuri'],
];

/** Titles of pages that ask a person to show that there is one. */
const CHALLENGE =
  /captcha|just a moment|\b(?:a robot|(?:are|you're) (?:a )?human|human verification|security check|unusual traffic|bot detection)\b/i;

/** Characters of a response that are looked at. */
const MAX_TEXT = 20_000;

/** The protection that a response is from; an empty name if it is not known, null for every other response. */
export const botProtection = (text: string): string | null => {
  const read = text.slice(0, MAX_TEXT);
  const known = PROTECTIONS.find(([mark]) => mark.test(read))?.[1];
  return known ?? (CHALLENGE.test(quoteOf(read)) ? '' : null);
};

/** Headers of responses by which protections refuse a client. */
const IN_HEADERS: readonly (readonly [header: RegExp, name: string])[] = [
  [/^cf-mitigated: challenge/m, 'Cloudflare'],
  [/^x-amzn-waf-action: /m, 'AWS WAF'],
  [/^x-vercel-mitigated: (?:challenge|deny)/m, 'Vercel'],
  [/^x-datadome\b/m, 'DataDome'],
  [/^x-sucuri-block: /m, 'Sucuri'],
];

/** The protection that the headers of a response without success name; null if they name none. */
export const protectionInHeaders = (headers: string, status: number | null): string | null =>
  (status !== null && status >= 400) || /-action: |-mitigated: /.test(headers)
    ? (IN_HEADERS.find(([header]) => header.test(headers))?.[1] ?? null)
    : null;

/** Filters of networks that sign the pages by which they block a request. */
const NETWORK_FILTERS =
  /\b(?:Zscaler|FortiGuard|Cisco Umbrella|Forcepoint|Palo Alto Networks|Sophos|WebTitan|Netskope)\b/i;

/** What a page of a filter says, and one that only names its vendor does not. */
const IS_BLOCKED = /\b(?:blocked|denied)\b/i;

/** What other filters of networks, and log-ins of public ones, write. */
const BLOCK_PAGE =
  /\b(?:your|company|organi[sz]ation(?:'s|&#39;s|\u2019s)?) (?:\w+ )?(?:policy|administrator)\b[^<]{0,80}\b(?:blocks?|blocked|does not allow|prohibits?|denies)|\bcaptive portal\b|WISPAccessGatewayParam|\bweb ?(?:site|page) (?:is |was |has been )?blocked\b/i;

/** The filter of the viewer's network that a response is from; empty if its name is not known, null for every other. */
export const networkFilter = (text: string): string | null => {
  const read = text.slice(0, MAX_TEXT);
  const name = IS_BLOCKED.test(read) ? NETWORK_FILTERS.exec(read)?.[0] : undefined;
  return name ?? (BLOCK_PAGE.test(read) ? '' : null);
};
